"""Owns promises that have been given to somebody and still lie ahead."""

from collections.abc import Iterable
from datetime import date

from game.ai.mind import Circumstances
from game.ai.offline.reflect.records import PROMISE, Record
from game.ai.reading.times import date_in, span


def given_to(name: str, records: Iterable[Record], now: Circumstances) -> list[Record]:
    """Promises to come to something that is not over yet, in order of number."""
    return [each for each in records if each.how == PROMISE and each.by == name and _is_ahead(each.text, now)]


def _is_ahead(text: str, now: Circumstances) -> bool:
    today = date.fromisoformat(now.date)
    day, hours = date_in(text, today), span(text)
    if day is None or day > today:
        return True
    return day == today and (hours is None or now.minute < hours[1])
