"""Owns when somebody gets up and goes to bed: what their paragraph says, else what their work and age suggest."""

from game.ai.knowledge import knowledge
from game.ai.offline.shift_hours import hours_today, night_before, works_nights
from game.ai.offline.timeline import on_grid
from game.ai.offline.today import Today
from game.ai.working_hours import LATE

WAKE_BY_STAGE = {"child": 420, "teen": 415, "elder": 390}
BED_BY_STAGE = {"child": 1230, "teen": 1320, "elder": 1320}
LEAST_SLEEP = 330
"""Nobody plans to sleep less, minutes."""
LONGEST_DAY = 1440 - LEAST_SLEEP
LONGEST_WITH_A_NAP = 1320
"""The longest day of somebody whose night shift begins it and who lies down before, minutes."""
SHORTEST_DAY = 600
WIND_DOWN = 75
"""Between the end of a late shift and bed, minutes."""
NIGHT = 450
FREE_NIGHT_BED = 1560
"""When those who work nights go to bed on a night off."""
GET_READY = 80
"""Between getting up and work, minutes."""
EVENING_ENDS = 1305
SMALL_CHILD_BED = 1170


def rhythm(today: Today) -> tuple[int, int]:
    """(wake, bed) in minutes of the day; bed lies beyond 1440 when it is after midnight."""
    wake, bed = on_grid(_wake(today)), on_grid(_bed(today))
    while bed < wake + SHORTEST_DAY // 2:
        bed += 1440
    longest = LONGEST_WITH_A_NAP if _works_tonight(today) else LONGEST_DAY
    return wake, max(wake + SHORTEST_DAY, min(bed, wake + longest))


def _wake(today: Today) -> int:
    said = today.persona.wake
    night = night_before(today)
    if said is not None and not (night and said + 1440 < night[1][1] + NIGHT // 2):
        return max(0, said + today.dice("wake").choice((-5, 0, 0, 5)))
    if night is not None:
        return night[1][1] - 1440 + WIND_DOWN + NIGHT
    if works_nights(today):
        return FREE_NIGHT_BED - 1440 + NIGHT
    usual = WAKE_BY_STAGE.get(today.persona.stage, _usual(today, "wake", 420)) + today.dice("wake").choice((-10, 0, 5, 15))
    early = [start - 25 for start in _early_habits(today)]
    work = [start - GET_READY for start, _ in hours_today(today) if _says_hours(today)]
    return max(60, min([usual, *work, *early])) // 5 * 5


def _early_habits(today: Today) -> list[int]:
    """When habits begin that get them up today."""
    its_day = [habit for habit in today.persona.habits if not habit.days or today.weekday in habit.days]
    return [habit.start for habit in its_day if habit.start is not None and 240 < habit.start < 720]


def _says_hours(today: Today) -> bool:
    return any(job.hours for job in today.jobs)


def _bed(today: Today) -> int:
    said = today.persona.bed
    if _works_tonight(today):
        return hours_today(today)[-1][1] + WIND_DOWN
    if said is not None:
        return said + today.dice("bed").choice((-5, 0, 5))
    if works_nights(today):
        return FREE_NIGHT_BED
    usual = BED_BY_STAGE.get(today.persona.stage, _usual(today, "bed", 1365))
    usual = SMALL_CHILD_BED if today.is_small_child else usual
    work_ends = max((end + WIND_DOWN for _, end in hours_today(today)), default=0) if _says_hours(today) else 0
    bed = max(usual, work_ends)
    enough = max(1440 + _wake(today.on(1)) - NIGHT, _evening_ends(today))
    return max(work_ends, min(bed, enough)) // 5 * 5 + today.dice("bed").choice((-10, 0, 10))


def _evening_ends(today: Today) -> int:
    """Until when something that is always done of an evening keeps them up."""
    its_day = [habit for habit in today.persona.habits if today.weekday in habit.days]
    timed = [(habit.end or habit.start + 60) + 45 for habit in its_day if habit.start is not None and habit.start >= 1020]
    return max([*timed, *(EVENING_ENDS for habit in its_day if habit.start is None and habit.part == "evening")], default=0)


def _works_tonight(today: Today) -> bool:
    return any(end > LATE for _, end in hours_today(today))


def _usual(today: Today, what: str, otherwise: int) -> int:
    kind = today.calling.archetype if today.calling else ""
    return int(knowledge("occupations").get(kind, {}).get(what, otherwise))
