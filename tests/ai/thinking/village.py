"""Six people of another town, with news of another kind, who meet by twos and keep what they hear as anybody does."""

from dataclasses import dataclass
from datetime import date
from itertools import combinations

import numpy as np
from ai.small_town import CAFE_ROOM, small_town

from game.ai.embedding import Embedder
from game.ai.known_places import KnownPlaces
from game.ai.memory import Kind, NewMemory
from game.ai.offline.mind import OfflineMind
from game.ai.reading import read_paragraph
from game.ai.reading.seeds import seed_memories
from game.ai.residents import Resident
from game.ai.residents_file import ResidentEntry
from game.ai.stream import MemoryStream
from game.ai.thinking import Means, think
from game.ai.thought import Asked, Portrait, Snapshot
from game.session.commit import commit
from game.settings import Cognition
from game.world.bodies import Line
from game.world.chance import chance
from game.world.clock import Clock

PEOPLE = {
    "Ines Vega": "Ines Vega keeps the library and works there from 9am to 5pm; she is outgoing and warm; "
    "Otto Brand is a good friend; Pia Holt is a friend of hers; she wants to invite everybody who comes in; she loves novels; "
    "she is planning a reading circle at the library on March 3rd from 6pm to 8pm and has told nobody",
    "Otto Brand": "Otto Brand is a retired ferryman; Ines Vega is a good friend; Lev Stern is his neighbour and a kind man; "
    "he has lost his dog and has told nobody; he likes long walks",
    "Pia Holt": "Pia Holt is a baker who works from 4am to noon; Ines Vega is a friend; she loves novels and dogs; "
    "Lev Stern is a friend",
    "Lev Stern": "Lev Stern is a locksmith; Otto Brand is his neighbour and friend; Pia Holt is a friend; "
    "he likes to talk about animals",
    "Mara Quist": "Mara Quist is a student of botany; she does not know many people; she loves ferns",
    "Jon Tell": "Jon Tell tends the bar of the inn from 5pm to midnight; Mara Quist is a friend; he does not like Otto Brand",
}


@dataclass
class Village:
    """Everybody's memories, and what was said in all talks, by conversation."""

    residents: dict[int, Resident]
    talks: dict[int, tuple[Line, ...]]
    means: Means
    seed: int

    def numbered(self, resident: int, text: str) -> int:
        """The number of a resident's first memory that has a text in it."""
        return next(memory.number for memory in self.residents[resident].stream.records if text in memory.text)

    def knows(self, root: int, number: int) -> set[int]:
        """Whoever has a memory that goes back to one, by who told whom."""
        reached = {(root, number)}
        before = 0
        while len(reached) > before:
            before = len(reached)
            for resident in self.residents.values():
                for memory in resident.stream.records:
                    content = memory.content
                    if (content.said_by or 0, -1 if content.retells is None else content.retells) in reached:
                        reached.add((resident.id, memory.number))
        return {resident for resident, _ in reached}


def live(seed: int, rounds: int) -> Village:
    """So many rounds in each of which everybody meets some others."""
    village = _founded(seed)
    tick = 3600
    for turn in range(rounds):
        for one, other in combinations(village.residents, 2):
            tick += 60
            if chance(seed, tick, one, f"meet {other}").random() < 0.5:
                _talk(village, (one, other), tick, turn * 100 + len(village.talks) + 1)
    return village


def _founded(seed: int) -> Village:
    means = Means(OfflineMind(), Embedder(), small_town(), Clock(date(2031, 3, 1)), Cognition())
    entries = [ResidentEntry(name=name, paragraph=text) for name, text in PEOPLE.items()]
    residents = {}
    for number, entry in enumerate(entries, 1):
        stream = MemoryStream()
        new = [NewMemory(Kind.OBSERVATION, text, 5) for text in seed_memories(entry)]
        stream.commit(new, means.embeddings(new), 0)
        persona = read_paragraph(entry, date(2031, 3, 1))
        residents[number] = Resident(number, entry.name, persona, stream, KnownPlaces(()))
    return Village(residents, {}, means, seed)


def _talk(village: Village, members: tuple[int, ...], tick: int, number: int) -> None:
    asked = Asked(number, "dialogue", members[0], members, tick, tick, conversation=number)
    written = think(Snapshot(asked, village.seed, _portraits(village, members)), village.means)
    lines = tuple(
        Line(each.speaker, each.text, tick, each.cites, tuple(m for m in members if m != each.speaker), each.claims, each.act)
        for each in written.lines
    )
    village.talks[number] = lines
    for member in members:
        order = (member, *(each for each in members if each != member))
        noting = Asked(number, "note_talk", member, (member,), tick, tick, conversation=number)
        note = think(Snapshot(noting, village.seed, _portraits(village, order), lines), village.means)
        assert note.embeddings.dtype == np.float32
        commit(note, village.residents, tick, village.means.settings)


def _portraits(village: Village, members: tuple[int, ...]) -> tuple[Portrait, ...]:
    everybody = village.residents.values()
    names = tuple((each.id, each.name) for each in everybody)
    pronouns = tuple((each.id, each.persona.pronouns[0]) for each in everybody)
    return tuple(
        Portrait(each.id, each.persona, each.known, None, each.stream.view(), CAFE_ROOM, "", names=names, pronouns=pronouns)
        for each in (village.residents[member] for member in members)
    )
