"""Owns what binds on the day that is planned: sentences handed over become occasions; what was called off is left out."""

from collections.abc import Iterable
from datetime import date, timedelta

from game.ai.commitments import commitments, names_it
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.offline.today import Today
from game.ai.persona import Occasion
from game.world.clock import TICKS_PER_DAY, Clock


def occasions_of(today: Today, promises: Iterable[str], dropped: Iterable[str] = ()) -> tuple[Occasion, ...]:
    """Today's occasions: those of their own that were not called off, and those they gave their word for."""
    clock = Clock(date.fromisoformat(today.date) - timedelta(days=today.day))
    now = today.day * TICKS_PER_DAY
    told = [Memory(number, now, NewMemory(Kind.PLAN, text, 1)) for number, text in enumerate(promises)]
    off = tuple(dropped)
    found = commitments(today.persona, told, clock, date.fromisoformat(today.date))
    todays = [each for each in found if each.occasion.date == today.date]
    return tuple(each.occasion for each in todays if each.number is not None or not _is_off(each.occasion, off))


def hosted(today: Today, dropped: Iterable[str] = ()) -> tuple[Occasion, ...]:
    """What they give themselves, today or later, and nobody has called off."""
    off = tuple(dropped)
    own = [each for each in today.persona.occasions if each.role == "host" and each.date >= today.date]
    return tuple(each for each in own if not _is_off(each, off))


def _is_off(occasion: Occasion, dropped: tuple[str, ...]) -> bool:
    return any(names_it(text, occasion) for text in dropped)
