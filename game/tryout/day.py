"""Owns the day of somebody tried out: the plan they would make in the game, as stretches with places and pictures."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from game.ai.mind import BreakDownHour
from game.ai.plans import Block, DayPlan, Step
from game.tryout.candidate import Candidate
from game.tryout.trial import Stretch
from game.world.places import OUTDOORS, Town

MIDNIGHT = 1440


def day_of(who: Candidate, plan: DayPlan, town: Town) -> tuple[Stretch, ...]:
    """The hours of a plan, each where most of its steps are; what goes on at the same place is one stretch."""
    steps = _steps(who, plan)
    return tuple(_merged(_stretch(block, steps, town, who.home.sector) for block in plan.blocks))


def _steps(who: Candidate, plan: DayPlan) -> tuple[Step, ...]:
    """The whole day broken down, as it is in the game hour by hour."""
    now = who.means.circumstances(who.snapshot, who.snapshot.me)
    end = max((block.end for block in plan.blocks), default=MIDNIGHT)
    grain = who.means.settings
    return who.means.mind.break_down_hour(BreakDownHour(now, plan, 0, end, grain.step_shortest, grain.step_longest))


def _stretch(block: Block, steps: Iterable[Step], town: Town, home: int) -> Stretch:
    within = [(min(block.end, each.end) - max(block.start, each.start), each) for each in steps]
    arenas, emoji = Counter[int](), Counter[str]()
    for minutes, step in within:
        if minutes > 0:
            arenas[step.arena] += minutes
            emoji[step.emoji] += minutes
    arena = next((each for each, _ in arenas.most_common() if each in town.arenas), None)
    place = _address(town, arena, home) if arena is not None else block.place
    return Stretch(block.start, block.end, block.text, place, next((each for each, _ in emoji.most_common()), ""))


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
