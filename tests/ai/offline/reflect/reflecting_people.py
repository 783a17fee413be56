"""A cast of another town, and memories of theirs, for tests of reflection: a potter, a beekeeper, a bell-ringer."""

from collections.abc import Iterable
from dataclasses import replace

from game.ai.known_places import KnownPlaces
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import AskReflection, Circumstances, DrawInsights, Insight
from game.ai.offline.mind import OfflineMind
from game.ai.offline.reflect.words import understood
from game.ai.persona import Interest, Occasion, Persona, Project, Relation
from game.world.clock import TICKS_PER_HOUR

MIND = OfflineMind()
GRETE, MORITZ, ODA = 1, 2, 3
POTTER = Persona(
    "Grete Vahl",
    "",
    (),
    age=41,
    traits=("patient", "dry"),
    pronouns=("she", "her", "her"),
    interests=(Interest("old ballads"),),
    projects=(Project("glazing a set of blue bowls", "glazing", "the set of blue bowls"),),
    occasions=(Occasion("harvest supper", "supper", "host", date="2023-02-16"),),
    relations=(Relation("Moritz Ahn", "neighbour", 0.4, 0.3), Relation("Oda Rusk", "", 0.3, -0.6)),
)


def now(who: Persona = POTTER, tick: int = 15 * TICKS_PER_HOUR, memories: Iterable[Memory] = ()) -> Circumstances:
    """Three in the afternoon of the first day."""
    day, minute = divmod(tick // 6, 1440)
    date = f"2023-02-{13 + day}"
    return Circumstances(GRETE, who, 1, tick, day, date, day, minute, KnownPlaces((), 0, None, None), 0, memories=tuple(memories))


class Stream:
    """Memories in order, numbered as they are written."""

    def __init__(self) -> None:
        self.memories: list[Memory] = []

    def add(self, text: str, kind: Kind = Kind.OBSERVATION, hour: float = 0.0, importance: int = 3, **about: object) -> int:
        content = NewMemory(kind, text, importance, **about)  # type: ignore[arg-type]
        self.memories.append(Memory(len(self.memories), round(hour * TICKS_PER_HOUR), content))
        return len(self.memories) - 1

    def seeds(self, *texts: str) -> None:
        for text in texts:
            self.add(text)

    def seen(self, text: str, *hours: float, importance: int = 2) -> None:
        people = {"Grete": (GRETE,), "Moritz": (MORITZ,), "Oda": (ODA,)}[text.split()[0]]
        for hour in hours:
            self.add(text, hour=hour, importance=importance, people=people)

    def talk(self, other: str, hour: float, who: int = MORITZ) -> int:
        return self.add(f"Grete Vahl talked with {other}.", Kind.CHAT, hour, 4, people=(who,), talk=len(self.memories))

    def told(self, text: str, hour: float, who: int = MORITZ, importance: int = 6) -> int:
        return self.add(text, Kind.CHAT, hour, importance, people=(who,), said_by=who, talk=1, line=1)

    def insight(self, insight: Insight, hour: float) -> int:
        return self.add(insight.text, Kind.REFLECTION, hour, insight.importance, evidence=insight.evidence)


def drawn(stream: Stream, question: str, who: Persona = POTTER, hour: float = 15) -> tuple[Insight, ...]:
    """What they come to see, with everything before them."""
    held = tuple(each for each in stream.memories if each.content.kind is Kind.REFLECTION)
    rest = tuple(each for each in stream.memories if each.content.kind is not Kind.REFLECTION)
    return MIND.draw_insights((DrawInsights(now(who, round(hour * TICKS_PER_HOUR), rest), question, held),))[0]


def asked(stream: Stream, tick: int = 15 * TICKS_PER_HOUR) -> tuple[str, ...]:
    return MIND.ask_reflection(AskReflection(now(tick=tick, memories=stream.memories[-100:])))


def about(insights: Iterable[Insight], *words: str) -> list[Insight]:
    """Those whose text has all the words."""
    return [each for each in insights if all(word in each.text for word in words)]


def kind_of(insight: Insight) -> str:
    """Which kind of insight it is, by its words."""
    known = understood(insight.text)
    return known.kind if known is not None else ""


def with_crush(name: str) -> Persona:
    return replace(POTTER, relations=(Relation(name, "neighbour", 0.4, 0.8, crush=True),))
