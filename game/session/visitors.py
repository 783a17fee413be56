"""Owns players among the residents: coming as somebody with a name and a paragraph, and being talked with turn by turn.

A visitor has a body, a name and what they said of themselves, like anybody; what they do comes from a player's commands,
so no mind is ever asked for them. A talk with a visitor in it is spoken line by line: whoever is spoken to thinks of an
answer, and then it is the visitor's turn.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from game.ai.offline.visit import Spoken, meant
from game.ai.persona import Persona
from game.ai.reading import read_paragraph
from game.ai.residents import Resident
from game.ai.residents_file import ResidentEntry
from game.ai.seeing import starting_places
from game.ai.stream import MemoryStream
from game.world.bodies import Conversation
from game.world.chance import chance
from game.world.clock import Clock
from game.world.commands import Arrive, Command, LeaveTalk, Say
from game.world.places import Town
from game.world.state import WorldState
from game.world.talking import present

LONGEST_WAIT = 36
"""Ticks a visitor may leave a talk standing (6 game minutes) before the others go on with their day."""
CHIMES_IN = 0.35
"""How likely another resident adds something to an answer."""


@dataclass(frozen=True, slots=True)
class SavedVisitor:
    """Who a visitor is, besides what is saved of every resident."""

    id: int
    name: str
    about: str
    look: str


def visitor(command: Arrive, town: Town, clock: Clock, language: str) -> Resident:
    """Somebody new, who remembers nothing of the town: the public places are all they know."""
    name = " ".join(command.name.split())
    persona = _persona(name, command.about, clock, language)
    known = starting_places(town, name, None)
    came = Resident(command.resident, name, persona, MemoryStream(), known, visitor=True)
    came.about, came.look = command.about, command.look
    return came


def _persona(name: str, about: str, clock: Clock, language: str) -> Persona:
    return read_paragraph(ResidentEntry(name, sentence_about(name, about), language=language), clock.start)


def sentence_about(name: str, about: str) -> str:
    """What a visitor says of themselves as a sentence: a role ("a reporter") becomes one; nothing said, a visitor."""
    said = " ".join(about.split())
    if not said:
        return f"{name} is a visitor in town"
    if said.lower().split()[0] in ("a", "an", "the"):
        return f"{name} is {said}"
    return said


def understood(command: Command, residents: Mapping[int, Resident], world: WorldState) -> Command:
    """A visitor's line with what it claims and does, by rule, so that it is remembered as said by them; any other as it is."""
    speaker = residents.get(command.resident) if isinstance(command, Say) else None
    if not isinstance(command, Say) or speaker is None or not speaker.visitor or command.claims or command.act:
        return command
    talk = world.conversations.get(command.conversation)
    here = [each for each in present(world, talk) if each != command.resident] if talk is not None else []
    if talk is None or not here:
        return command
    hearer = residents[_spoken_to(talk, here, residents, command.text)].name
    spoken = _spoken(speaker, hearer, talk, world)
    found, of_self = meant(command.text, spoken), _of_self(speaker, hearer, spoken, world)
    return replace(command, claims=tuple(dict.fromkeys((*of_self, *found.claims))), act=found.act)


def _spoken(speaker: Resident, hearer: str, talk: Conversation, world: WorldState) -> Spoken:
    today = world.clock.moment(world.now).date().isoformat()
    names = tuple(name for _, name in world.known_names())
    places = tuple(sector.name for sector in world.town.sectors.values() if not sector.norms.private_to)
    return Spoken(speaker.name, hearer, names, today, places, tuple(talk.lines))


def _of_self(speaker: Resident, hearer: str, spoken: Spoken, world: WorldState) -> tuple[str, ...]:
    """What they are, which they let people know with the first words they ever say to them."""
    met = (world.body(each).name for talk in world.conversations.values() for line in talk.lines
           if line.speaker == speaker.id for each in line.hearers)  # fmt: skip
    if not speaker.about.strip() or any(name == hearer for name in met):
        return ()
    sentence = sentence_about(speaker.name, speaker.about).rstrip(".")
    return (sentence,) if sentence.startswith(f"{speaker.name} ") else meant(sentence, replace(spoken, before=())).claims


def visitors_in(talk: Conversation, residents: Mapping[int, Resident]) -> tuple[int, ...]:
    """The players in a talk, by id."""
    return tuple(member for member in talk.members if residents[member].visitor)


def who_answers(talk: Conversation, world: WorldState, residents: Mapping[int, Resident]) -> int | None:
    """Whose turn it is in a talk with a visitor: a resident's id, or None while the visitor has the word."""
    here = [member for member in present(world, talk) if not residents[member].visitor]
    if not here or not visitors_in(talk, residents):
        return None
    if not talk.lines:
        return here[0] if not residents[talk.members[0]].visitor else None
    last = talk.lines[-1]
    if residents[last.speaker].visitor:
        return _spoken_to(talk, here, residents, last.text)
    asked_by_visitor = len(talk.lines) > 1 and residents[talk.lines[-2].speaker].visitor
    others = [member for member in here if member != last.speaker]
    if asked_by_visitor and others and chance(world.seed, last.tick, talk.id, "chime in").random() < CHIMES_IN:
        return others[0]
    return None


def _spoken_to(talk: Conversation, here: list[int], residents: Mapping[int, Resident], words: str) -> int:
    """Whoever is called by name; else who spoke last; else the one the talk was begun with."""
    named = [member for member in here if residents[member].persona.first_name.lower() in words.lower()]
    spoke = [line.speaker for line in reversed(talk.lines) if line.speaker in here]
    return (named or spoke or here)[0]


def partings(talks: Iterable[Conversation], world: WorldState, residents: Mapping[int, Resident]) -> list[Command]:
    """Residents who take their leave: after saying goodbye, or of a visitor who says nothing any more."""
    commands: list[Command] = []
    for talk in talks:
        if talk.state != "talking" or not visitors_in(talk, residents):
            continue
        last = talk.lines[-1] if talk.lines else None
        if world.now - (last.tick if last else talk.began) >= LONGEST_WAIT:
            commands += [LeaveTalk(member, talk.id) for member in present(world, talk) if not residents[member].visitor]
        elif last is not None and last.act == "part" and not residents[last.speaker].visitor:
            commands.append(LeaveTalk(last.speaker, talk.id))
    return commands
