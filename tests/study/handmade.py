"""A save written by hand: four people of the tiny town, a reading circle, and who told whom of it, record by record."""

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from session.three_people import people_file, thinking
from world.tiny_town import BEDROOM, SHOP, write_town

from game.ai.embedding import Embedder
from game.ai.memory import Kind, Memory, NewMemory
from game.saves import Batch, LogRow, Remembered, Save, Store
from game.session.founding import found
from game.session.ground import Ground, lay_ground
from game.session.record import state_of
from game.session.state import as_json
from game.settings import RunSettings
from game.world.bodies import Conversation, Line
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR

ADA, BO, CY, DEE = 1, 2, 3, 4
NAMES = {ADA: "Ada Reed", BO: "Bo Finch", CY: "Cy Hall", DEE: "Dee Marsh"}
PEOPLE = """
[[resident]]
name = "Ada Reed"
age = 34
paragraph = "Ada Reed keeps the Corner Shop; Bo Finch is her good friend; \
she is planning a reading circle at the Corner Shop on February 13th from 9am to 11am and has told nobody"

[[resident]]
name = "Bo Finch"
age = 61
paragraph = "Bo Finch is a retired sailor; Ada Reed is his good friend; he likes to read novels"

[[resident]]
name = "Cy Hall"
age = 20
paragraph = "Cy Hall is a student; he lost a brown dog by the pond last night"

[[resident]]
name = "Dee Marsh"
age = 45
paragraph = "Dee Marsh is a painter; she loves quiet"
"""
CIRCLE = "a reading circle at the Corner Shop on February 13 from 9am to 11am"
SEED_OF_CIRCLE, SEED_OF_DOG = 2, 1


@dataclass
class Written:
    """What is to be in the save besides seeds: memories by resident, talks, moves."""

    memories: dict[int, list[Memory]]
    talks: dict[int, Conversation] = field(default_factory=dict)
    rows: list[LogRow] = field(default_factory=list)

    def remember(self, who: int, tick: int, kind: Kind, text: str, **about: Any) -> int:
        """Give somebody a memory; returns its number."""
        number = len(self.memories[who])
        self.memories[who].append(Memory(number, tick, NewMemory(kind, text, about.pop("importance", 5), **about)))
        return number

    def says(self, talk: int, tick: int, speaker: int, hearer: int, text: str, act: str = "tell") -> int:
        """A line of a talk of two; returns the line's number."""
        conversation = self.talks.setdefault(talk, Conversation(talk, (speaker, hearer), tick, "ended"))
        conversation.lines.append(Line(speaker, text, tick, (), (hearer,), (), act))
        return len(conversation.lines) - 1

    def hears(self, who: int, teller: int, talk: int, line: int, tick: int, claim: str, retells: int | None) -> int:
        """What somebody keeps of a line; returns the number of their record."""
        told = {"said_by": teller, "talk": talk, "line": line, "retells": retells, "people": (teller,)}
        return self.remember(who, tick, Kind.CHAT, f"{NAMES[teller]} said that {claim}.", **told)

    def goes(self, who: int, tick: int, arena: int, text: str = "reading") -> None:
        """Somebody begins to do something in an arena."""
        event = {"number": len(self.rows), "tick": tick, "kind": "doing", "text": f"{NAMES[who]} is {text}", "arena": arena}
        self.rows.append(LogRow(tick, "event", {**event, "tile": [1, 1], "resident": who, "object": None, "conversation": None}))

    def plans(self, who: int, what: str, hours: str, tick: int = 61) -> int:
        """An hour of somebody's plan for the first day."""
        return self.remember(who, tick, Kind.PLAN, f"{NAMES[who]} plans to {what} from {hours} on Monday February 13")


def ground_of_four(folder: Path) -> Ground:
    """Four people in the tiny town."""
    return lay_ground(write_town(folder), people_file(folder, PEOPLE), RunSettings(seed=1))


def write_save(store: Store, name: str, ground: Ground, written: Written) -> Save:
    """The save, opened for reading; it has come to the end of the first day."""
    session = found(ground, thinking())
    state = as_json(state_of(session))
    session.close()
    state["tick"] = TICKS_PER_DAY
    state["simulation"]["conversations"] = [asdict(talk) for talk in written.talks.values()]
    embedder = Embedder()
    remembered = tuple(
        Remembered(who, memory, embedder.embed([memory.text])[0]) for who in NAMES for memory in written.memories[who]
    )
    with store.create(name, ground.header) as save:
        save.append_minute(Batch(tuple(written.rows), remembered))
        save.put_snapshot(TICKS_PER_DAY, state)
    return store.open(name, write=False)


def seeds_only(ground: Ground) -> Written:
    """What everybody remembers at the start."""
    session = found(ground, thinking())
    memories = {who: list(resident.stream.records) for who, resident in session.residents.items()}
    session.close()
    return Written(memories)


def reading_circle(ground: Ground) -> Written:
    """Ada asks Bo, who says yes, plans it and comes; Bo tells Cy, who has no time; Dee is there by chance and knows nothing.

    Cy's dog is told to Bo, who keeps it to himself.
    """
    written = seeds_only(ground)
    eight, nine = 8 * TICKS_PER_HOUR, 9 * TICKS_PER_HOUR
    invited = written.says(1, eight, ADA, BO, "I'm giving a reading circle at the Corner Shop today. Will you come?", "invite")
    accepted = written.says(1, eight + 4, BO, ADA, "I'll come!", "accept")
    heard = written.hears(BO, ADA, 1, invited, eight + 20, f"she is giving {CIRCLE}", SEED_OF_CIRCLE)
    promise = f"Bo Finch promised Ada Reed to come to {CIRCLE}."
    written.remember(BO, eight + 20, Kind.PLAN, promise, talk=1, line=accepted, evidence=(heard,), people=(ADA,))
    written.remember(BO, eight + 20, Kind.CHAT, "Bo Finch talked with Ada Reed.", talk=1, people=(ADA,))
    written.remember(ADA, eight + 20, Kind.CHAT, "Ada Reed talked with Bo Finch.", talk=1, people=(BO,))
    told = written.says(2, eight + 60, BO, CY, "Ada's giving a reading circle.")
    dog = written.says(2, eight + 64, CY, BO, "I lost my brown dog by the pond.")
    written.hears(CY, BO, 2, told, eight + 80, f"Ada Reed is giving {CIRCLE}", heard)
    written.hears(BO, CY, 2, dog, eight + 80, "he lost a brown dog by the pond the night before", SEED_OF_DOG)
    written.remember(CY, eight + 80, Kind.CHAT, "Cy Hall talked with Bo Finch.", talk=2, people=(BO,))
    written.plans(BO, "go to the reading circle at the Corner Shop", "09:00 to 11:00", eight + 100)
    written.plans(CY, "study at home", "08:30 to 12:00")
    written.remember(DEE, nine, Kind.OBSERVATION, "Cy Hall is walking by", people=(CY,))
    for who, arena in ((ADA, SHOP), (BO, SHOP), (CY, BEDROOM), (DEE, SHOP)):
        written.goes(who, 0, BEDROOM, "sleeping")
        written.goes(who, nine + 6 * who, arena)
    return written
