"""Owns when somebody gets up and goes to bed: what their paragraph says, else what their work and age suggest."""

from game.ai.knowledge import knowledge
from game.ai.offline.timeline import on_grid
from game.ai.offline.today import Today

WAKE_BY_STAGE = {"child": 420, "teen": 415, "elder": 390}
BED_BY_STAGE = {"child": 1230, "teen": 1320, "elder": 1320}
LEAST_SLEEP = 330
"""Nobody plans to sleep less, minutes."""
LONGEST_DAY = 1440 - LEAST_SLEEP
SHORTEST_DAY = 600
WIND_DOWN = 75
"""Between the end of a late shift and bed, minutes."""
NIGHT = 450


def rhythm(today: Today) -> tuple[int, int]:
    """(wake, bed) in minutes of the day; bed lies beyond 1440 when it is after midnight."""
    wake, bed = on_grid(_wake(today)), on_grid(_bed(today))
    while bed < wake + SHORTEST_DAY // 2:
        bed += 1440
    return wake, max(wake + SHORTEST_DAY, min(bed, wake + LONGEST_DAY))


def _wake(today: Today) -> int:
    said = today.persona.wake
    if said is not None:
        return max(0, said + today.dice("wake").choice((-5, 0, 0, 5)))
    if today.job and today.job.hours and today.job.hours[1] > 1440 + 60:
        return today.job.hours[1] - 1440 + WIND_DOWN + NIGHT
    usual = WAKE_BY_STAGE.get(today.persona.stage, _usual(today, "wake", 420)) + today.dice("wake").choice((-10, 0, 5, 15))
    early = [habit.start - 25 for habit in today.persona.habits if habit.start is not None and 240 < habit.start < 720]
    work = today.job.hours[0] - 80 if today.job and today.job.hours else usual
    return max(150, min(usual, work, *early)) // 5 * 5


def _bed(today: Today) -> int:
    said = today.persona.bed
    if said is not None:
        return said + today.dice("bed").choice((-5, 0, 5))
    usual = BED_BY_STAGE.get(today.persona.stage, _usual(today, "bed", 1365))
    work_ends = today.job.hours[1] + WIND_DOWN if today.job and today.job.hours else usual
    return max(usual, work_ends) // 5 * 5 + today.dice("bed").choice((-10, 0, 10))


def _usual(today: Today, what: str, otherwise: int) -> int:
    kind = today.calling.archetype if today.calling else ""
    return int(knowledge("occupations").get(kind, {}).get(what, otherwise))
