"""A few people made up for tests of talk: what they are like, and what they remember."""

from dataclasses import replace

from game.ai.known_places import KnownPlaces
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import Circumstances, DialogueLine, Speaker, WriteDialogue
from game.ai.offline.talk import write_dialogue
from game.ai.persona import Occasion, Occupation, Persona, Relation
from game.world.bodies import Line
from game.world.clock import tick_at

TODAY = "2031-05-06"


def _person(name: str, pronouns: tuple[str, str, str], traits: tuple[str, ...], *clauses: str) -> Persona:
    return Persona(name, "; ".join(clauses), clauses, traits=traits, pronouns=pronouns)


NORA = replace(
    _person(
        "Nora Finch",
        ("she", "her", "her"),
        ("warm", "curious"),
        "Nora Finch keeps the bakery and works there from 5am to 1pm",
        "she is building a kite from old curtains and cannot find a tail for it",
        "she swims in the river every evening at 7",
        "she loves brass bands",
        "yesterday she burnt forty buns and gave them to the ducks",
        "she has a secret crush on Emil Sand and has told nobody",
        "she is giving a kite party at the river meadow on May 8th from 3pm to 5pm",
    ),
    relations=(Relation("Emil Sand", "friend", 0.7, 0.8, crush=True), Relation("Ida Moss", "neighbour", 0.3, -0.8)),
    occupations=(Occupation("baker", "baker"),),
    occasions=(Occasion("kite party", "party", "host", "the river meadow", "2031-05-08", 900, 1020),),
    secrets=("has a secret crush on Emil Sand and has told nobody",),
)
EMIL = replace(
    _person(
        "Emil Sand",
        ("he", "him", "his"),
        ("dry", "quiet"),
        "SELF is a bell founder",
        "SELF is casting a bell for SELF's village and is behind with it",
        "SELF swims in the river before work because nobody talks there",
        "SELF hates being photographed",
        'SELF likes to say "so it rings"',
        "yesterday SELF broke a mould but kept the pieces",
    ),
    relations=(Relation("Nora Finch", "friend", 0.7, 0.6), Relation("Ida Moss", "wife", 0.95, 0.6, shares_home=True)),
    occupations=(Occupation("bell founder", "maker"),),
    speech=('likes to say "so it rings"',),
)
IDA = replace(
    _person(
        "Ida Moss",
        ("they", "them", "their"),
        ("blunt",),
        "Ida Moss runs the ferry",
        "Ida Moss does not like Nora Finch",
        "Ida Moss reported Nora Finch to the council",
    ),
    relations=(Relation("Nora Finch", "neighbour", 0.3, -0.8), Relation("Emil", "husband", 0.95, 0.5, shares_home=True)),
)
TOVE = _person("Tove Lind", ("she", "her", "her"), (), "Tove Lind is new in town")
EVERYBODY = (NORA, EMIL, IDA, TOVE)


def speaker(
    persona: Persona,
    doing: str = "",
    minute: int = 600,
    seed: int = 1,
    recall: tuple[Memory, ...] = (),
    own: tuple[Memory, ...] = (),
) -> Speaker:
    """Somebody who remembers their whole paragraph, at a minute of the day; `recall` is what they know of the other.

    All of it is among their records too, as it would be in a run.
    """
    seeds = tuple(Memory(number, 0, NewMemory(Kind.OBSERVATION, text, 5)) for number, text in enumerate(persona.clauses))
    known = KnownPlaces(())
    now = Circumstances(
        EVERYBODY.index(persona), persona, seed, tick_at(0, minute), 0, TODAY, 1, minute, known, 0, doing, seeds + own
    )
    return Speaker(now, recall, (*seeds, *own, *recall), tuple((number, each.name) for number, each in enumerate(EVERYBODY)))


def talk(one: Speaker, two: Speaker) -> tuple[DialogueLine, ...]:
    """The talk of two who meet."""
    return write_dialogue(WriteDialogue((one, two)))


def said(*lines: DialogueLine) -> tuple[Line, ...]:
    """Lines as the world keeps them once they were spoken."""
    return tuple(Line(line.speaker, line.text, tick, line.cites, (), line.claims, line.act) for tick, line in enumerate(lines))
