"""Owns the sentences in which a promise, a refusal or a view is remembered: exactly those that plans are bound by."""

import re
from dataclasses import dataclass
from datetime import date

from game.ai.commitments import binds, spoken_day, spoken_hours
from game.ai.offline.talk.reported import claim_of, reported
from game.ai.persona import Persona
from game.ai.reading.times import date_in, minutes, names_a_date, without_times

_ATTENDS = re.compile(r"^(?:(?:come|go|be)(?: along)? (?:to|at)|help (?:out )?with) ", re.IGNORECASE)
_MONTHS = (
    "January|February|March|April|May|June|July|August|September|October|November|December|"
    "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday"
)
_DAY = re.compile(rf",?(?: on)?(?: the)?(?: \d{{1,2}}(?:st|nd|rd|th)?(?: of)?)? (?:{_MONTHS})\b(?: \d{{1,2}}(?:st|nd|rd|th)?)?")
_SOON = re.compile(r",? (?:today|tonight|tomorrow|this (?:morning|afternoon|evening)|next week)\b")
_OPENING = re.compile(r"^(?:There|It|The|An?|This|That|These|Those|They|Her|His|Their|In|On|At|If|When)\b(?= [a-z])")
"""Words with a capital only because they begin a sentence."""
_LONGEST = 160


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody gives their word for: `what` with its verb ("come to the fair"), and where and when as far as said.

    `day` is an ISO date or words for one, `start` and `end` clock times ("17:00", "5pm"); "" for what nobody said.
    """

    what: str
    place: str = ""
    day: str = ""
    start: str = ""
    end: str = ""


def one_line(text: str) -> str:
    """A model's words as part of a record: one line, no stop at its end, not endless."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())[:_LONGEST].rstrip(" .,;:")


def deed_in_words(deed: Deed, today: str) -> str:
    """ "come to the spring fair at Mill Park on May 3 from 2pm to 4pm"; "" when it says nothing to do."""
    what = _plain(deed.what, deed.place)
    if not what:
        return ""
    place = one_line(deed.place)
    where = f" at {place}" if place and not re.search(r"\d", place[:1]) else ""
    day = _date(deed.day, today)
    start, end = _minute(deed.start), _minute(deed.end)
    if end is not None and start is not None and end <= start:  # it goes on past midnight, or nobody knows until when
        end = end + 1440 if end + 1440 - start <= 720 else None
    when = f" on {spoken_day(day)}" if day else ""
    hours = f" {spoken_hours(start, end)}" if start is not None else ""
    return f"{what}{where}{when}{hours}"


def promised(who: Persona, whom: str, deed: str) -> str:
    """A promise as everybody who heard it keeps it, without a full stop."""
    return f"{who.name} promised {whom} to {deed}"


def undecided(who: Persona, whom: str, deed: str) -> str:
    """That somebody has not made up their mind, as everybody who heard it keeps it, without a full stop."""
    return f"{who.name} told {whom} that {_subject(who)} may {deed}"


def declined(who: Persona, whom: str, deed: str, why: str) -> str:
    """A refusal as everybody who heard it keeps it, without a full stop; `why` is a clause about them, or ""."""
    reason = _reason(why, who, whom)
    return f"{who.name} told {whom} that {_subject(who)} will not {deed}" + (f", because {reason}" if reason else "")


def view_of(who: Persona, said: str) -> str:
    """What somebody thinks of something, named in full and without a full stop; "" for nothing, and for what would bind them."""
    view = naming(said, who.name, who.pronouns, "the other")
    if len(view.split()) < 3:
        return ""
    view = view if view.startswith(f"{who.name} ") else f"{who.name} thinks that {view}"
    return "" if binds(who.name, view) else view


def naming(said: str, who: str, pronouns: tuple[str, str, str], hearer: str) -> str:
    """A sentence about somebody with their name in full, whether it says "I", a pronoun or the first name."""
    plain = re.sub(rf"^{re.escape(who)} (?:said|says|mentioned|told \S+|thinks) that ", "", one_line(said))
    if re.match(r"I(?:'m|'ve|'d|'ll)? ", plain):
        return claim_of(plain, who, pronouns, hearer)
    plain = _OPENING.sub(lambda word: word[0].lower(), plain)
    first = who.split()[0] if who.split() else who
    plain = re.sub(rf"^{re.escape(first)} (?![A-Z])", lambda _: f"{who} ", plain)
    return re.sub(rf"^{re.escape(pronouns[0])} ", lambda _: f"{who} ", plain, flags=re.IGNORECASE)


def _reason(why: str, who: Persona, whom: str) -> str:
    """The reason as a clause about them: "I work then" is "she works then"."""
    plain = re.sub(r"^(?:because|since|as)\b[ ,:]*", "", one_line(why), flags=re.IGNORECASE)
    if re.match(r"I(?:'m|'ve|'d|'ll)? ", plain):
        plain = reported(plain, who.pronouns, whom)
    return re.sub(rf"^{re.escape(who.pronouns[0])} ", lambda _: f"{_subject(who)} ", plain, flags=re.IGNORECASE)


def _subject(who: Persona) -> str:
    return who.pronouns[0] if who.pronouns[0] in ("she", "he") else who.name


def _plain(what: str, place: str) -> str:
    """What is done, without where and when: these are said after it."""
    plain = re.sub(r"^(?:will |to )+", "", one_line(what), flags=re.IGNORECASE)
    plain = one_line(without_times(_SOON.sub("", _DAY.sub("", plain))))
    where = one_line(place)
    plain = re.sub(rf",? (?:at|in) (?:the )?{re.escape(where)}$", "", plain, flags=re.IGNORECASE) if where else plain
    match = _ATTENDS.match(plain)
    if match is None:
        return plain[:1].lower() + plain[1:]
    rest = plain[match.end() :]
    named = re.match(r"(?:the|a|an|his|her|their|my|your|[A-Z][\w'\u2019 -]*['\u2019]s) ", rest)
    return f"{match[0].lower()}{rest}" if named else f"{match[0].lower()}the {rest}" if rest else ""


def _date(day: str, today: str) -> str:
    """An ISO date; "" for none, one that there is not, or one gone by."""
    plain, now = one_line(day), date.fromisoformat(today)
    try:
        found: date | None = date.fromisoformat(plain[:10])
    except ValueError:
        words = plain if names_a_date(plain) or not plain[:1].isupper() else f"on {plain}"
        found = date_in(words, now) if plain else None
    return found.isoformat() if found is not None and found >= now and (found - now).days < 300 else ""


def _minute(clock: str) -> int | None:
    """Minutes of the day; None for what is no time."""
    plain = one_line(clock)
    found = minutes(plain) if re.search(r"\d|noon|midnight|midday", plain) else None
    return found if found is not None and 0 <= found <= 1440 else None
