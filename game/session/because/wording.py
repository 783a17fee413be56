"""Owns the words of chains: what kinds of thought are called, how lines are quoted, what a time looks like in a sentence."""

from game.ai.plans import Block, Step
from game.session.because.telling import Telling
from game.world.clock import clock_face, day_number, minute_of_day
from game.world.naming import whereabouts

LONGEST = 240
"""Characters of a quotation within a sentence."""
THOUGHTS = {
    "notice": "noticed what went on around {them}",
    "plan_day": "planned the day",
    "replan": "changed the plan of the day",
    "break_down": "went through the next part of the plan step by step",
    "ground": "looked for another way to do what could not be done",
    "dialogue": "thought of what to say to each other",
    "say_line": "thought of an answer",
    "note_talk": "thought the talk over",
    "reflect": "reflected on what had happened",
    "react": "decided what to do about something noticed",
    "meet": "came near somebody and thought about whether to talk",
    "heed": "listened to an inner voice",
    "settle": "moved to town",
}
"""What somebody did when a kind of thought came to them."""


def thought_words(telling: Telling, kind: str, resident: int) -> str:
    """ "Ann planned the day"."""
    deed = THOUGHTS.get(kind, f"had a thought ({kind})").format(them=telling.pronouns(resident)[1])
    return f"{telling.first_name(resident)} {deed}"


def quoted(text: str) -> str:
    """Words in quotation marks, on one line, cut where they are long."""
    line = " ".join(text.split()).rstrip(".")
    return f"\u201c{line if len(line) <= LONGEST else line[: LONGEST - 1].rstrip() + chr(0x2026)}\u201d"


def at_time(telling: Telling, tick: int) -> str:
    """ "at 07:30", with the day where that is another than the one spoken of."""
    face = clock_face(minute_of_day(tick))
    if day_number(tick) == day_number(telling.at):
        return f"at {face}"
    moment = telling.clock.moment(tick)
    return f"on {moment:%A} {moment.day} {moment:%B} at {face}"


def hours(entry: Block | Step) -> str:
    """ "13:00 to 15:00"."""
    return f"{clock_face(entry.start)} to {clock_face(entry.end)}"


def place(telling: Telling, arena: int | None) -> str:
    """ "in Hobbs Cafe"; "outdoors"; "" for a place nobody knows."""
    return whereabouts(telling.town, arena) if arena in telling.town.arenas else ""


def names_of(telling: Telling, residents: tuple[int, ...]) -> str:
    """ "Ann Lee, Bo Finch and Cy Hall"."""
    names = [telling.name(each) for each in residents]
    return " and ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else "".join(names)


def of_them(telling: Telling, text: str, resident: int) -> str:
    """What is said of somebody, to go on with after "for": their name at the beginning becomes "she"."""
    words, name, pronoun = text.strip("\u201c\u201d").rstrip("."), telling.name(resident), telling.pronouns(resident)[0]
    return f"{pronoun}{words.removeprefix(name)}" if words.startswith(f"{name} ") and pronoun != "they" else words


def sentence(text: str) -> str:
    """Words as a sentence: begun with a capital, ended with a full stop unless something ends it already."""
    words = " ".join(text.split())
    ended = words.rstrip("\u201d").endswith((".", "!", "?", "\u2026"))
    return words[:1].upper() + words[1:] + ("" if ended else ".")
