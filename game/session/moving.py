"""Owns asking somebody to come and live in a running town, or to leave it: who may, where they come in, who hears of it."""

from collections.abc import Iterator, Mapping

from game.ai.commitments import Commitment, commitments, described, names_it, spoken_day
from game.ai.homes import Home, home_of
from game.ai.persona import Persona
from game.ai.relations import impression
from game.ai.residents import Resident
from game.ai.residents_file import ResidentEntry
from game.problem import Problem
from game.session.movers import homes_of
from game.session.newcomers import persona_among
from game.session.session import Session
from game.world.clock import TICKS_PER_DAY, day_number, minute_of_day
from game.world.commands import MoveIn, MoveOut
from game.world.places import OUTDOORS, Tile, Town
from game.world.visiting import LONGEST_NAME, LONGEST_PARAGRAPH


def move_in(session: Session, entry: ResidentEntry) -> int:
    """Have somebody come to live in town at the next tick. Returns their number.

    Who lived here before comes back as the same person, whatever the entry says now. Raises Problem, in a sentence, where they
    cannot come.
    """
    _may_change(session)
    name = " ".join(entry.name.split())
    _check(name, entry)
    number = _number(session, name)
    persona = persona_among(entry, [each.persona for each in session.residents.values() if not each.visitor], session.clock)
    home = home_of(session.simulation.town, persona, homes_of((each.name, each.known) for each in _present(session)))
    tile = _way_in(session, name, home)
    session.order(
        MoveIn(
            number,
            name,
            tile,
            entry.paragraph,
            entry.age,
            entry.traits,
            entry.home,
            entry.bed,
            dict(entry.look),
            entry.language,
            tuple(_who_hear_of(session, persona, home)),
        )
    )
    return number


def move_out(session: Session, resident: int) -> None:
    """Have somebody leave town for good at the next tick. Raises Problem for who does not live there, or is the last one."""
    _may_change(session)
    here = _present(session)
    leaving = next((each for each in here if each.id == resident), None)
    if leaving is None:
        raise Problem("Nobody of that number lives in town; choose one of those who do.")
    orders = [each.resident for each in session.orders if isinstance(each, MoveOut)]
    if resident in orders:
        raise Problem(f"{leaving.name} is leaving town already.")
    others = [each for each in here if each is not leaving and each.id not in orders]
    if not others:
        raise Problem(f"{leaving.name} is the last who lives in town; let somebody else move in first.")
    ahead = {each.id: tuple(_ahead(session, each)) for each in here}
    ends = _ends(_called_off(leaving, ahead))
    told = [each.id for each in others if _are_close(each, leaving) or _would_be_there(ahead[each.id], ends)]
    session.order(MoveOut(resident, ends, tuple(told)))


def _may_change(session: Session) -> None:
    if session.retold is not None:
        raise Problem("What is played back cannot be changed; go on from there in a fork, and let people move then.")
    if session.now < session.led_until:
        until = session.clock.label(session.led_until)
        raise Problem(f"Until {until} this run is as it was lived elsewhere; nobody can move before.")


def _check(name: str, entry: ResidentEntry) -> None:
    if not any(letter.isalpha() for letter in name) or len(name) > LONGEST_NAME:
        raise Problem(f"Whoever moves in needs a name of at most {LONGEST_NAME} letters, not {name[:60]!r}.")
    if not any(letter.isalpha() for letter in entry.paragraph):
        raise Problem(f"There is nothing to read of {name}; write a sentence or two about them.")
    if len(entry.paragraph) > LONGEST_PARAGRAPH:
        raise Problem(f"The paragraph of {name} is longer than {LONGEST_PARAGRAPH} characters; shorten it.")


def _number(session: Session, name: str) -> int:
    """The number they had, else the next one; those who are about to come count too."""
    coming = [each for each in session.orders if isinstance(each, MoveIn)]
    here = [each.name for each in session.residents.values() if each.id in session.simulation.bodies]
    if any(each.lower() == name.lower() for each in (*here, *(each.name for each in coming))):
        raise Problem(f'Somebody called "{name}" lives in town already; give the newcomer another name.')
    before = next((each for each in session.residents.values() if each.name.lower() == name.lower()), None)
    if before is not None and (before.visitor or before.name != name):
        raise Problem(f'Somebody called "{before.name}" has been in town before; give the newcomer another name.')
    taken = (*session.residents, *session.simulation.gone, *(getattr(each, "resident", 0) or 0 for each in session.orders))
    return before.id if before is not None else max(taken, default=0) + 1


def _present(session: Session) -> list[Resident]:
    return [each for each in session.residents.values() if not each.visitor and each.id in session.simulation.bodies]


def _way_in(session: Session, name: str, home: Home) -> Tile:
    """Where they come to town: at their spawn, a free one, its edge, or else in their home."""
    town, routes = session.simulation.town, session.simulation.routes
    rooms = [tile for tile in town.arenas[home.arena].tiles if not town.blocked[tile[1], tile[0]]]
    spawns = [town.spawns[name]] if name in town.spawns else []
    for tile in (*spawns, *town.free_spawns, *_edge(town, rooms[0] if rooms else (0, 0)), *rooms):
        start = routes.way_out(tile)
        if start is not None and (not rooms or any(routes.connected(start, each) for each in rooms[:1])):
            return tile
    raise Problem(f"There is no place on the map of {town.name} where {name} could stand; mark one as a spawn.")


def _edge(town: Town, goal: Tile) -> list[Tile]:
    """Free tiles outdoors at the edge of the map, the nearest to somewhere first."""
    rows, columns = (0, town.height - 1), (0, town.width - 1)
    edge = [(column, row) for row in rows for column in range(town.width)]
    edge += [(column, row) for column in columns for row in range(town.height)]
    free = [tile for tile in edge if not town.blocked[tile[1], tile[0]] and town.arena_at(tile).id == OUTDOORS]
    return sorted(free, key=lambda tile: (abs(tile[0] - goal[0]) + abs(tile[1] - goal[1]), tile))


def _who_hear_of(session: Session, persona: Persona, home: Home) -> Iterator[int]:
    """Those they will live with, and those who know of them or of whom they know."""
    for each in _present(session):
        known = impression(each.persona, persona.name) or impression(persona, each.name)
        if known is not None or (home.sector != OUTDOORS and each.known.home == home.sector):
            yield each.id


def _are_close(one: Resident, other: Resident) -> bool:
    """Whether they live together, know each other from the start, or have talked."""
    together = one.known.home is not None and one.known.home == other.known.home != OUTDOORS
    known = impression(one.persona, other.name) or impression(other.persona, one.name)
    return together or known is not None or other.id in one.talked


def _called_off(leaving: Resident, ahead: Mapping[int, tuple[Commitment, ...]]) -> tuple[str, ...]:
    """What they would have held, and what was to be done with them, in words; not what somebody else holds."""
    others = [each for number, held in ahead.items() if number != leaving.id for each in held]
    off = [described(each.occasion) for each in ahead[leaving.id] if each.occasion.role == "host"]
    kept = [described(each.occasion) for each in others if each.occasion.role == "host"]
    for each in (each for each in others if each.whom == leaving.name):
        if not any(names_it(text, each.occasion) for text in (*off, *kept)):
            off.append(_named(each, leaving))
    return tuple(off)


def _would_be_there(held: tuple[Commitment, ...], ends: str) -> bool:
    """Whether somebody is bound to what is called off."""
    return bool(ends) and any(names_it(ends, each.occasion) for each in held)


def _ahead(session: Session, resident: Resident) -> Iterator[Commitment]:
    """All that binds somebody from now on."""
    clock, now = session.clock, session.now
    today = clock.moment(day_number(now) * TICKS_PER_DAY).date()
    for each in commitments(resident.persona, tuple(resident.stream.view().standing()), clock, today):
        end = each.occasion.end if each.occasion.end is not None else each.occasion.start
        over = each.occasion.date == today.isoformat() and end is not None and end <= minute_of_day(now)
        if not over:
            yield each


def _named(held: Commitment, leaving: Resident) -> str:
    """A promise as something that can be called off."""
    occasion = held.occasion
    if occasion.role == "do":
        return f"the plan with {leaving.name} to {occasion.text} on {spoken_day(occasion.date)}"
    return described(occasion)


def _ends(off: tuple[str, ...]) -> str:
    """ "the supper at Mill Hall on May 3 at 6pm is called off"; "" when nothing is."""
    if not off:
        return ""
    listed = off[0] if len(off) == 1 else f"{', '.join(off[:-1])} and {off[-1]}"
    return f"{listed} {'is' if len(off) == 1 else 'are'} called off"
