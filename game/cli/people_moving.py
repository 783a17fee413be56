"""Owns `smallville people add` and `remove`: somebody comes to live in a saved town, or leaves it for good."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from game.ai.offline.mind import OfflineMind
from game.ai.residents_file import ResidentEntry, load_residents
from game.cli.options import MapOption, begin_or_go_on, resident_named
from game.problem import Problem
from game.saves import Store
from game.session import Session
from game.session.founding import Thinking
from game.session.moving import move_in, move_out
from game.tryout.naming import name_in
from game.world.places import OUTDOORS

SaveArgument = Annotated[str, typer.Argument(help="The save.")]
SETTLED = 12
"""Ticks that are lived so that whoever came has been seen to come, and knows who they are."""


def add(
    name: SaveArgument,
    who: Annotated[str, typer.Argument(help="A residents file (.toml), or what is said of somebody, in quotes.")],
    called: Annotated[
        str | None, typer.Option("--name", help="Their name; of a file, only the one of this name.", show_default=False)
    ] = None,
    age: Annotated[int | None, typer.Option(min=0, max=130, help="Their age in years.", show_default=False)] = None,
    map: MapOption = None,
) -> None:
    """Have somebody come to live in a saved town. It lives on for two minutes; whoever left before comes back by name.

    Examples:

      smallville people add monday "Ruth Okafor is a nurse; she lives with Klaus Mueller and loves swimming"

      smallville people add monday my_people.toml --name "Tom Vane"
    """
    with closing(_session(name, map)) as session:
        came = _ordered(session, _entries(session, who, called, age))
        _live(session, SETTLED)
        print("\n".join(_arrived(session, number) for number in came))


def remove(
    name: SaveArgument,
    who: Annotated[str, typer.Argument(help="Who leaves; a first name will do.")],
    map: MapOption = None,
) -> None:
    """Have somebody leave a saved town for good. Everybody keeps what they remember, and the one who left as well.

    Example:

      smallville people remove monday "Klaus Mueller"
    """
    with closing(_session(name, map)) as session:
        here = {number: body.name for number, body in session.simulation.bodies.items()}
        leaving = resident_named(here, who)
        move_out(session, leaving)
        _live(session, 1)
        told = next(each.text for each in session.latest if each.kind == "arrival" and each.resident == leaving)
        _live(session, SETTLED)
    print(f'{told}. They may come back: smallville people add {name} "{here[leaving]}"')


def _session(name: str, map: Path | None) -> Session:
    store = Store()
    if not store.exists(name):
        raise Problem(f'There is no run "{name}"; begin one with `smallville run {name} --days 1`.')
    return begin_or_go_on(store, name, map, None, None, Thinking(OfflineMind(), 0))


def _live(session: Session, ticks: int) -> None:
    for _ in range(ticks):
        session.advance(wait=True)


def _ordered(session: Session, entries: tuple[ResidentEntry, ...]) -> list[int]:
    """All of them, or none: where one cannot come, nobody is asked."""
    try:
        return [move_in(session, each) for each in entries]
    except Problem:
        session.orders.clear()
        raise


def _entries(session: Session, who: str, called: str | None, age: int | None) -> tuple[ResidentEntry, ...]:
    """Who comes: of a file all, or the one of a name; else whoever the words are about. Raises Problem for nobody."""
    if who.lower().endswith(".toml"):
        return _of_file(Path(who), called)
    said = " ".join(who.split())
    before = next((each.name for each in session.residents.values() if each.name.casefold() == said.casefold()), None)
    if before is not None:
        return (ResidentEntry(before, said),)
    language = next((each.persona.language for each in session.residents.values()), "English")
    return (ResidentEntry(called or name_in(said), said, age, language=language),)


def _of_file(file: Path, called: str | None) -> tuple[ResidentEntry, ...]:
    people = load_residents(file)
    found = tuple(each for each in people if called is None or each.name.casefold() == called.strip().casefold())
    if not found:
        raise Problem(f'There is no "{called}" in {file}; there are {", ".join(each.name for each in people)}.')
    return found


def _arrived(session: Session, number: int) -> str:
    """What became of it, in a sentence. Raises Problem where it was refused."""
    if number not in session.simulation.bodies:
        raise Problem("They could not come: there is nowhere on the map where they could stand.")
    resident, town = session.residents[number], session.simulation.town
    home, bed = town.sectors.get(resident.known.home or OUTDOORS), resident.known.bed
    where = f"lives at {home.name}" if home is not None and home.id != OUTDOORS else "has no home yet"
    sleeps = f"sleeps in {town.address(bed)}" if bed is not None and bed in town.objects else "has no bed"
    return f"{resident.name} has moved to {town.name}, {where} and {sleeps}."
