"""Owns what binds somebody on a day, read from their own records: promises, decisions and own occasions, unless called off."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from game.ai.memory import Memory
from game.ai.persona import Occasion, Persona
from game.ai.reading.times import clock_time, date_in, span
from game.ai.reading.words import word_set
from game.world.clock import Clock

_BINDS = re.compile(
    r" promised | decided (?:not )?to | means to (?:come|go) |(?:will not|cannot|can't|won't) (?:come|go|help|be)\b"
)
_CALLED_OFF = re.compile(r"\b(?:cancell?ed|called off|will not take place|is not going to take place|does not take place)\b")
_GIVES_WORD = re.compile(r"^(?:promised (?P<whom>.+?) to|(?:has )?decided to|means to(?= (?:come|go) )) (?P<deed>.+)$")
_REFUSES = re.compile(
    r"^(?:told .+? that \w+ |has |have )?(?:will not|cannot|can't|won't|decided not to) (?:come to|go to|be at|help with) "
    r"(?P<deed>.+?)(?:,? because .*)?$"
)
_DEEDS = (
    ("help", re.compile(r"^help (?:out )?with (?P<what>.+)$")),
    ("attend", re.compile(r"^(?:come|go|be)(?: along)? (?:to|at) (?P<what>.+)$")),
)
_WHEN = re.compile(
    r",? \b(?:on (?:the )?(?:\d|[A-Z])|(?:from|at) (?:\d|noon|midnight)|today\b|tonight\b|tomorrow\b|together\b|because\b"
    r"|this (?:morning|afternoon|evening)).*$"
)
_WHERE = re.compile(r"^(?P<what>.+?) (?:at (?P<at>\D.*)|in (?P<in>[A-Z].*))$")
_EMPTY = frozenset(("the", "a", "an", "of", "for", "at", "in", "on", "to", "with", "and", "her", "his", "their", "my", "s"))
_ORDER = {"host": 0, "perform": 1}
_SAYS = {"host": "hosts", "perform": "performs at"}


@dataclass(frozen=True, slots=True)
class Commitment:
    """Something that binds: `sentence` says it, `occasion` what, when and where it is.

    The occasion's role is "host", "perform", "attend", "help" (with what its text says) or "do" (its text, a verb first).
    `number` is the record it was read from (None: the paragraph itself), `whom` it was promised to ("": nobody).
    """

    sentence: str
    occasion: Occasion
    number: int | None = None
    whom: str = ""


def binds(name: str, text: str) -> bool:
    """Whether a record may change what `name` has to do: their promise, decision or refusal, or something called off."""
    return (text.startswith(f"{name} ") and _BINDS.search(text) is not None) or _CALLED_OFF.search(text) is not None


def commitments(persona: Persona, memories: Iterable[Memory], clock: Clock, since: date) -> tuple[Commitment, ...]:
    """All that binds them on `since` or later: what they host first, then in the order it was promised, each once."""
    found = [_own(persona.name, each) for each in persona.occasions if each.date and each.role != "news"]
    for memory in memories:
        if not binds(persona.name, memory.text):
            continue
        word = _word_given(persona.name, memory, clock)
        if word is not None:
            found += [] if any(_same(each.occasion, word.occasion) for each in found) else [word]
        else:
            found = [each for each in found if not _undone(persona.name, each, memory)]
    later = [each for each in found if each.occasion.date >= since.isoformat()]
    return tuple(sorted(later, key=lambda each: _ORDER.get(each.occasion.role, 2)))


def called_off(persona: Persona, memories: Iterable[Memory]) -> tuple[str, ...]:
    """What was refused or cancelled, in words of the record that says so: plans made before may still hold it."""
    told = (_taken_back(persona.name, memory.text) for memory in memories if binds(persona.name, memory.text))
    return tuple(text for text in told if text)


def refused(name: str, text: str) -> str:
    """What a record of `name` says they will not come to, with place and time; "" when it says nothing of the kind."""
    match = _REFUSES.match(text.removeprefix(f"{name} ").rstrip(".")) if text.startswith(f"{name} ") else None
    return match["deed"] if match else ""


def names_it(text: str, occasion: Occasion) -> bool:
    """Whether a text speaks of an occasion: all the words it is called by are in it."""
    wanted = words_of(occasion.text)
    return bool(wanted) and wanted <= words_of(text)


def heard_of(text: str, told: date) -> Occasion | None:
    """The dated event that a sentence, remembered on the day `told`, speaks of: what, where and when; None for none."""
    day = date_in(text, told)
    nouns = [word for word in re.findall(r"[a-z-]+", text.lower()) if word in word_set("events")]
    strong = [noun for noun in nouns if noun not in word_set("weak_events")] or nouns
    hours = _hours(text)
    if day is None or not strong or hours[0] is None:
        return None
    what = re.search(rf"\b(?:an?|the|her|his|their|[A-Z]\w*'s) ((?:[\w'-]+ ){{0,4}}?{strong[0]}(?: of \w+)?)\b(.*)$", text)
    if what is None:
        return None
    place = _WHERE.match(f"x{_WHEN.sub('', what[2])}")
    return Occasion(what[1], strong[0], "attend", _named(place), day.isoformat(), *hours)


def spoken_hours(start: int, end: int | None) -> str:
    """ "from 5pm to 7pm", or "at 5pm" when nobody said until when."""
    return f"at {_clock(start)}" if end is None else f"from {_clock(start)} to {_clock(end)}"


def spoken_day(iso: str) -> str:
    """ "February 14" for an ISO date."""
    day = date.fromisoformat(iso)
    return f"{day:%B} {day.day}"


def described(occasion: Occasion) -> str:
    """What, where and when, as a promise says it: "the spring fair at Mill Park on May 3 from 2pm to 4pm"."""
    what = occasion.text if occasion.text.startswith("the ") else f"the {occasion.text}"
    where = f" at {occasion.place}" if occasion.place else ""
    when = f" {spoken_hours(occasion.start, occasion.end)}" if occasion.start is not None else ""
    return f"{what}{where} on {spoken_day(occasion.date)}{when}"


def words_of(text: str) -> frozenset[str]:
    """The words of a text that can tell one occasion from another."""
    return frozenset(re.findall(r"[a-z0-9]+", text.lower())) - _EMPTY


def _own(name: str, occasion: Occasion) -> Commitment:
    return Commitment(f"{name} {_SAYS.get(occasion.role, 'has')} {described(occasion)}.", occasion)


def _word_given(name: str, memory: Memory, clock: Clock) -> Commitment | None:
    """The commitment of a record in which `name` promises or decides something for a day and an hour."""
    if not memory.text.startswith(f"{name} "):
        return None
    given = _GIVES_WORD.match(memory.text.removeprefix(f"{name} ").rstrip("."))
    day = date_in(memory.text, clock.moment(memory.created).date())
    hours = _hours(memory.text)
    if given is None or day is None or hours[0] is None:
        return None
    role, deed = _role(given["deed"])
    deed = _WHEN.sub("", deed)
    where = _WHERE.match(deed)
    what = (where["what"] if where else deed).removeprefix("the ")
    occasion = Occasion(what, what.split()[-1], role, _named(where), day.isoformat(), *hours)
    return Commitment(memory.text, occasion, memory.number, given["whom"] or "")


def _role(deed: str) -> tuple[str, str]:
    """(role, the rest) of what somebody gave their word for: "help with the tea" -> ("help", "the tea")."""
    for role, pattern in _DEEDS:
        match = pattern.match(deed)
        if match:
            return role, match["what"]
    return "do", deed


def _hours(text: str) -> tuple[int | None, int | None]:
    return span(text) or (clock_time(text), None)


def _named(where: re.Match[str] | None) -> str:
    return (where["at"] or where["in"] or "").strip(" .,") if where else ""


def _same(one: Occasion, other: Occasion) -> bool:
    """Whether two records mean one occasion: the day, and the words of one among the words of the other, in one role."""
    if one.date != other.date:
        return False
    if (one.role in ("help", "do")) != (other.role in ("help", "do")):
        return _is_to_give(one, other) or _is_to_give(other, one)
    few, many = sorted((words_of(one.text), words_of(other.text)), key=len)
    return few <= many


def _is_to_give(deed: Occasion, event: Occasion) -> bool:
    """Whether a deed decided on is the event they give themselves: "hold a bread supper" for the host of the bread supper."""
    return deed.role == "do" and event.role in _SAYS and words_of(event.text) <= words_of(deed.text)


def _undone(name: str, made: Commitment, memory: Memory) -> bool:
    """Whether a later record takes something back, or tells that it will not be."""
    told = _taken_back(name, memory.text)
    return bool(told) and names_it(told, made.occasion)


def _taken_back(name: str, text: str) -> str:
    """What a record says that `name` will not come to, or that will not be; "" for most."""
    return refused(name, text) or (text if _CALLED_OFF.search(text) else "")


def _clock(minute: int) -> str:
    minute %= 1440
    if minute in (0, 720):
        return "noon" if minute else "midnight"
    hour, rest = divmod(minute, 60)
    return f"{(hour - 1) % 12 + 1}{f':{rest:02d}' if rest else ''}{'am' if hour < 12 else 'pm'}"
