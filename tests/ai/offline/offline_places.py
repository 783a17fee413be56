"""A village known by heart, for tests of the offline mind: two houses, a cafe, a pub, a park, a shop, a school."""

from game.ai.known_places import KnownArena, KnownObject, KnownPlaces, KnownSector
from game.ai.mind import BreakDownHour, Circumstances, PlanDay
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Occupation, Persona
from game.ai.plans import DayPlan, Step
from game.world.places import Norms

NAME = "Nora Birk"
HOME, CAFE, PUB, PARK, SHOP, SCHOOL, STRANGER = 1, 2, 3, 4, 5, 6, 7
BED = 1001
HOME_ROOMS = {
    "bedroom": ("bed", "closet", "desk", "guitar"),
    "bathroom": ("bathroom sink", "shower", "toilet"),
    "kitchen": ("kitchen table", "stove", "refrigerator", "kitchen sink", "toaster"),
    "living room": ("sofa", "bookshelf", "fireplace"),
    "back garden": ("vegetable garden", "garden chair"),
}
GUESTS = tuple("cafe customer seating" for _ in range(6))
TAPROOM = ("bar counter", "behind the bar counter", "stove", *(("bar customer seating",) * 6))


def _arena(id: int, name: str, sector: int, kinds: tuple[str, ...], norms: Norms) -> KnownArena:
    things = tuple(KnownObject(id * 100 + place, kind, id, "idle", 0) for place, kind in enumerate(kinds, 1))
    return KnownArena(id, name, sector, norms, things)


def _place(id: int, name: str, norms: Norms, rooms: dict[str, tuple[str, ...]]) -> KnownSector:
    alone = Norms(capacity=1)
    arenas = [
        _arena(id * 10 + place, room, id, kinds, alone if room == "bathroom" else Norms())
        for place, (room, kinds) in enumerate(rooms.items())
    ]
    return KnownSector(id, name, norms, tuple(arenas))


def village(owner: str = NAME) -> KnownPlaces:
    """All of the village as its owner of the first house knows it."""
    stranger = Norms(private_to=("Somebody Else",), purpose="a home")
    sectors = (
        _place(HOME, f"{owner}'s house", Norms(private_to=(owner,), purpose="a home"), HOME_ROOMS),
        _place(
            CAFE, "The Blue Jug Café", Norms(hours=(480, 1200)), {"cafe": ("cafe counter", "behind the cafe counter", *GUESTS)}
        ),
        _place(PUB, "The Lantern", Norms(hours=(660, 1440), purpose="company in the evening"), {"pub": TAPROOM}),
        _place(PARK, "Mill Park", Norms(), {"park": ("park bench", "park bench", "pond", "park garden", "notice board")}),
        _place(
            SHOP, "Corner Shop", Norms(hours=(540, 1020)), {"shop": ("grocery shelf", "shop counter", "behind the shop counter")}
        ),
        _place(SCHOOL, "Mill School", Norms(hours=(480, 1200)), {"classroom": ("student seating", "podium", "blackboard")}),
        _place(STRANGER, "Somebody's house", stranger, {"room": ("bed", "stove", "sofa", "desk", "piano", "easel")}),
    )
    return KnownPlaces(sectors, HOME, BED, HOME * 10)


def person(**fields: object) -> Persona:
    """A person of whom only what is given is known."""
    return Persona(NAME, "", (), **fields)  # type: ignore[arg-type]


def worker(title: str, archetype: str, place: str, hours: tuple[int, int] | None) -> Persona:
    """Somebody who works there and then."""
    return person(occupations=(Occupation(title, archetype, place, hours=hours),))


def now(who: Persona, day: int = 0, seed: int = 1, known: KnownPlaces | None = None) -> Circumstances:
    """Midnight at the beginning of a day; day 0 is Monday 13 February 2023."""
    return Circumstances(3, who, seed, day * 8640, day, f"2023-02-{13 + day}", day % 7, 0, known or village(), HOME * 10)


def lived(who: Persona, day: int = 0, seed: int = 1, known: KnownPlaces | None = None) -> tuple[DayPlan, tuple[Step, ...]]:
    """A whole day as planned and broken down, the night before and after included."""
    mind, when = OfflineMind(), now(who, day, seed, known)
    plan = mind.plan_day(PlanDay(when))
    return plan, mind.break_down_hour(BreakDownHour(when, plan, 0, plan.blocks[-1].end))


def meals(steps: tuple[Step, ...]) -> list[tuple[int, int]]:
    """When they eat: (start, end) of each meal, minutes of the day."""
    found: list[tuple[int, int]] = []
    for step in steps:
        if step.activity == "eat":
            joins = bool(found) and step.start - found[-1][1] < 30
            found[-1:] = [(found[-1][0], step.end)] if joins else [*found[-1:], (step.start, step.end)]
    return found
