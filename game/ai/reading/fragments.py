"""Owns notes: a clause in which nobody does anything ("vet, 38, two dogs") as items, and each item as a clause about SELF."""

import re

from game.ai.reading import times
from game.ai.reading.jobs import job_of
from game.ai.reading.voice import SELF
from game.ai.reading.words import is_adverb, is_base_verb, is_finite, kin_words, number, third_person, word_set

DASH = r" (?:-|--|\u2013|\u2014) "
_HOURS = re.compile(r"\bshifts?\b|^from (?:home|SELF's)\b")
_SHIFT_OF = re.compile(r"(night|day|early|late)[- ]shift ([a-z].+)")
_SO_OFTEN = re.compile(r"\w+ (?:days|mornings|afternoons|evenings|nights) a week\b")
_STATE = re.compile(
    r"^(?:\w+ly )?(?:up|home|in bed|out of|off|on|at|from|away|married|divorced|widowed|engaged|trained|single|retired|"
    r"unemployed|ill|pregnant|born|raised|"
    r"based|good|bad|afraid|fond|allergic|not (?:a|an|very|good|fond)|between jobs|\w+ing)\b"
)


def items(text: str) -> list[str]:
    """The items of a note: between dashes, or else between commas."""
    dashed = re.split(rf"(?<!\d){DASH}|(?<=\d){DASH}(?!\d)", text)
    items = dashed if len(dashed) > 1 else _at_commas(text)
    return [item.strip(" ,.()") for item in items if item.strip(" ,.()")]


def _at_commas(text: str) -> list[str]:
    """Split at commas, but not the days or hours of one item."""
    items: list[str] = []
    for piece in re.split(r",\s+", text):
        goes_on = items and re.match(
            r"(?:and |or |then |from \d|\d{1,2}[:.]|(?:mon|tues|wednes|thurs|fri|satur|sun)day)", piece, re.I
        )
        if goes_on and not number(piece):
            items[-1] += f", {piece}"
        else:
            items.append(piece)
    return items


def completed(item: str) -> str:
    """An item as a clause: what it is to SELF, by how it begins."""
    low = item[:1].lower() + item[1:] if not item[:2].isupper() else item
    first = next((word.strip(",") for word in low.split() if not is_adverb(word)), low)
    if item.startswith(SELF):
        return item
    shift = _SHIFT_OF.match(low)
    if shift and job_of(re.split(r" (?:at|in|for)\b", shift[2])[0]):
        return f"{SELF} is a {shift[2]} on the {shift[1]} shift"
    if _HOURS.search(low) or _SO_OFTEN.match(low) or (times.span(low) and not is_finite(first)):
        return f"{SELF} works {low}"
    if low.endswith(" off") or low.startswith("no "):
        return f"{SELF} has {low}"
    if _STATE.match(low) or number(low.removesuffix(" years old")) is not None or first in word_set("plain_traits"):
        return f"{SELF} is {low}"
    if re.match(r"(?:an? |the )", low):
        return f"{SELF} is {low}"
    if job_of(low) and not re.match(r"(?:two|three|four|\d+|SELF's)\b", low) and not _is_kin(low):
        return f"{SELF} is a {low}"
    if is_base_verb(first) and re.match(r"\w+ (?:at|by|after|before)\b", low):
        return f"{SELF} {third_person(first)}{low[len(first) :]}"
    return f"{SELF} {low}" if is_finite(first) and not first.endswith("ed") else f"{SELF} has {low}"


def _is_kin(text: str) -> bool:
    return any(word in kin_words() for word in text.lower().split()[:3])


def is_note(clause: str) -> bool:
    """Whether nobody does or is anything in a clause, but for verbs that begin one of its items."""
    if re.match(r"[A-Z][\w'-]+(?: [A-Z]|,|'s\b)", clause) and not re.match(r"[A-Z]\w+,? \d", clause):
        return False
    return not any(_has_a_verb(item, first=index == 0) for index, item in enumerate(items(clause)))


def _has_a_verb(item: str, first: bool) -> bool:
    """Whether an item is a statement; the `first` of several may not begin with a verb, for others do it without a subject."""
    words = [word.strip(",.:;()\"'") for word in item.split()]
    if SELF in words or any(word.lower() in word_set("others") for word in words):
        return True
    begins = not _STATE.match(item[:1].lower() + item[1:]) and (
        is_base_verb(words[0]) or is_finite(words[0]) or words[0].lower() in word_set("no_note")
    )
    return (first and begins) or any(_acts(words, index) for index in range(1, len(words)))


def _acts(words: list[str], index: int) -> bool:
    """Whether a word is what somebody does, and no plural: nothing before it counts or owns it."""
    before = words[index - 1].lower()
    counted = before in word_set("before_a_noun") or before.endswith("-hour") or number(before) is not None
    return is_finite(words[index]) and not counted and not (index == 1 and is_adverb(before))
