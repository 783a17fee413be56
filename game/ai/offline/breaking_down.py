"""Owns turning a plan's blocks into grounded steps: the whole day at once, of which a question takes its hour."""

from dataclasses import replace
from functools import lru_cache

from game.ai.knowledge import knowledge
from game.ai.offline.atlas import Atlas
from game.ai.offline.minutes import USUAL, Grain, shared_out
from game.ai.offline.objects import words_of
from game.ai.offline.scene import Draft, Scene
from game.ai.offline.scripts import play_script
from game.ai.offline.shifts import Arcs, play_shift
from game.ai.offline.slots import day_slots, job_slots
from game.ai.offline.thoughts import thoughts
from game.ai.offline.timeline import unpack
from game.ai.offline.today import Today
from game.ai.offline.venues import activity_table
from game.ai.offline.wording import Slots, at
from game.ai.plans import Block, Step

PASSING = ("ponder", "sight", "news")
"""Slots filled anew for each block; all others hold for the day."""
SHIFTS = frozenset(("work", "class", "study"))
IMPORTANCE = {
    "routine": 1,
    "meal": 1,
    "chore": 2,
    "errand": 2,
    "rest": 1,
    "making": 3,
    "project": 3,
    "social": 4,
    "event": 5,
    "goal": 4,
}


def break_down(
    today: Today, blocks: tuple[Block, ...], start: int, end: int, arena: int, grain: Grain = USUAL
) -> tuple[Step, ...]:
    """The steps that cover [start, end) minutes of the day to the minute; `arena` is where they are, for want of a place."""
    steps = _day_in_steps(today, today.atlas, blocks, grain)
    clipped = [
        replace(step, start=max(start, step.start), end=min(end, step.end))
        for step in steps
        if step.start < end and start < step.end
    ]
    return tuple(_without_holes(clipped, start, end, arena, grain.longest))


@lru_cache(maxsize=64)
def _day_in_steps(today: Today, atlas: Atlas, blocks: tuple[Block, ...], grain: Grain) -> tuple[Step, ...]:
    """All steps of a day. The cache only saves time: the same blocks and places always give the same steps."""
    slots, used, progress = day_slots(today), set[str](), dict[str, Arcs]()
    steps: list[Step] = []
    for block in blocks:
        scene = _scene(today, block, slots, used)
        if scene is not None:
            scene.grain = grain
            steps += _steps(scene, blocks, progress)
    return tuple(steps)


def _steps(scene: Scene, blocks: tuple[Block, ...], progress: dict[str, Arcs]) -> list[Step]:
    if scene.block.activity == "sleep":
        return [_asleep(scene)]
    if scene.block.activity in SHIFTS:
        play_shift(scene, blocks, progress)
    else:
        play_script(scene, unpack(scene.block.detail)[0])
    return _timed(scene.drafts, scene.block, scene.grain)


def _scene(today: Today, block: Block, slots: Slots, used: set[str]) -> Scene | None:
    venue = today.atlas.labelled(block.place)
    if venue is None:
        return None
    role, x = unpack(block.detail)
    table = activity_table(block.activity)
    dice = today.dice(f"words {block.start}")
    slots = slots | {each: dice.choice(knowledge("slots")[each]) for each in PASSING} | {"thought": dice.choice(thoughts(today))}
    slots |= {"x": x or "it", "place": at(venue).partition(" ")[2], "habit": x or block.text}
    if x and "slot" in table:
        slots[str(table["slot"])] = x
    prefer = words_of(f"{x} {table.get('prefer', '')}")
    if block.activity in SHIFTS:
        job = next((job for job in today.persona.occupations if job.archetype == role), today.calling)
        table = knowledge("occupations").get(role) or knowledge("occupations")["worker"]
        slots = slots | job_slots(today, job)
        prefer = words_of(f"{job.title} {' '.join(job.stuff)}") if job else prefer
    importance = IMPORTANCE.get(str(table.get("kind", "making")), 2)
    return Scene(
        today,
        block,
        venue,
        slots,
        str(table.get("object", "any")),
        str(table.get("emoji", "")),
        importance,
        used,
        prefer,
        block.activity in SHIFTS,
    )


def _timed(drafts: list[Draft], block: Block, grain: Grain) -> list[Step]:
    """Steps one after another over the block; what does not fit is dropped."""
    minutes = shared_out([draft.minutes for draft in drafts], block.end - block.start, grain)
    steps, start = [], block.start
    for draft, length in zip(drafts, minutes, strict=True):
        if length:
            steps.append(draft.step(start, start + length))
            start += length
    return steps


def _asleep(scene: Scene) -> Step:
    block, bed = scene.block, scene.today.atlas.find("bed", scene.venue)
    place = bed or scene.today.atlas.find("sofa", scene.venue)
    rooms = scene.today.atlas.rooms(scene.venue.sector)
    arena = place.arena if place else rooms[0].id if rooms else -1
    state = "slept in" if place else None
    return Step("sleep", block.start, block.end, arena, place.id if place else None, state, "😴", 1, "sleep", "bed", True)


def _without_holes(steps: list[Step], start: int, end: int, arena: int, longest: int) -> list[Step]:
    """Every minute has a step: a hole goes on with what was before, or waits for what is next."""
    found: list[Step] = []
    at_minute = start
    for step in steps:
        if step.start > at_minute:
            found += _bridge(found, step, at_minute, step.start, longest)
        found.append(replace(step, start=max(step.start, at_minute)))
        at_minute = step.end
    if at_minute < end:
        last = found[-1] if found else Step("look about", start, end, arena, emoji="👀", activity="rest")
        found += _pieces(last, at_minute, end, longest)
    return [replace(step, arena=arena) if step.arena < 0 else step for step in found]


def _bridge(found: list[Step], following: Step, start: int, end: int, longest: int) -> list[Step]:
    model = found[-1] if found and not found[-1].asleep else replace(following, asleep=False)
    return _pieces(model, start, end, longest)


def _pieces(model: Step, start: int, end: int, longest: int) -> list[Step]:
    if model.asleep:
        return [replace(model, start=start, end=end)]
    return [replace(model, start=minute, end=min(end, minute + longest)) for minute in range(start, end, longest)]
