"""Owns the day of somebody tried out: the plan they would make in the game, as stretches with places and pictures."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.ai.mind import BreakDownHour
from game.ai.offline.atlas import HOME
from game.ai.offline.breaking_down import SHIFTS
from game.ai.offline.timeline import unpack
from game.ai.place_names import sector_named
from game.ai.plans import Block, DayPlan, Step
from game.ai.working_hours import occupation_table
from game.tryout.candidate import Candidate
from game.tryout.trial import Stretch
from game.world.places import OUTDOORS, Town

MIDNIGHT = 1440


def day_of(who: Candidate, plan: DayPlan, town: Town) -> tuple[Stretch, ...]:
    """The hours of a plan, each where most of its steps are; what goes on at the same place is one stretch."""
    steps = _steps(who, plan)
    return tuple(_merged(_stretch(who, block, steps, town) for block in plan.blocks))


def _steps(who: Candidate, plan: DayPlan) -> tuple[Step, ...]:
    """The whole day broken down, as it is in the game hour by hour."""
    now = who.means.circumstances(who.snapshot, who.snapshot.me)
    end = max((block.end for block in plan.blocks), default=MIDNIGHT)
    grain = who.means.settings
    return who.means.mind.break_down_hour(BreakDownHour(now, plan, 0, end, grain.step_shortest, grain.step_longest))


def _stretch(who: Candidate, block: Block, steps: Iterable[Step], town: Town) -> Stretch:
    home = who.home.sector
    within = [(min(block.end, each.end) - max(block.start, each.start), each) for each in steps]
    arenas, emoji = Counter[int](), Counter[str]()
    for minutes, step in within:
        if minutes > 0:
            arenas[step.arena] += minutes
            emoji[step.emoji] += minutes
    arena = next((each for each, _ in arenas.most_common() if each in town.arenas), None)
    home = OUTDOORS if _works_for_others(who, block) else home  # who keeps an inn is at work there, though they live in it
    place = _address(town, arena, home) if arena is not None else block.place
    return Stretch(block.start, block.end, block.text, place, next((each for each, _ in emoji.most_common()), ""))


def _works_for_others(who: Candidate, block: Block) -> bool:
    """Whether a stretch is work at a place that has a name of its own, or of a kind that nobody does in a kitchen."""
    role = unpack(block.detail)[0]
    job = next((job for job in who.persona.occupations if job.archetype == role), None)
    if block.activity not in SHIFTS or job is None:
        return False
    named = sector_named(who.means.town, job.place) if job.place not in ("", HOME) else None
    if named is not None:
        return named == who.home.sector
    table = occupation_table(role)
    return HOME not in f"{table.get('place', HOME)}, {table.get('else', '')}"


def _address(town: Town, arena: int, home: int) -> str:
    """ "home: kitchen" for whose it is, "Hobbs Cafe: cafe" elsewhere."""
    at_home = home != OUTDOORS and town.arenas[arena].sector == home
    return f"home: {town.arenas[arena].name}" if at_home else town.arena_address(arena)


def _merged(stretches: Iterable[Stretch]) -> Iterator[Stretch]:
    last: Stretch | None = None
    for each in stretches:
        if last is not None and (last.text, last.place, last.end) == (each.text, each.place, each.begin):
            last = replace(last, end=each.end)
            continue
        if last is not None:
            yield last
        last = each
    if last is not None:
        yield last
