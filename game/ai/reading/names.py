"""Owns telling names apart: which capitalised words are people and which places, by what stands around them."""

import re
from dataclasses import dataclass
from functools import cache

from game.ai.reading.voice import SELF
from game.ai.reading.words import alternatives, is_auxiliary, is_finite, kin_words, lemma, place_words, word_set

_WORD = r"[A-ZÀ-ÖØ-Þ][a-zA-ZÀ-ÖØ-öø-ÿ]*(?:[-'][A-ZÀ-Ýa-zà-ý][a-zà-ÿ]+)*"
_RUN = re.compile(rf"{_WORD}\.?(?: (?:(?:van|de|da|von|al|del|der|of the|of|and the|for|and|&) )?{_WORD}\.?)*")


@dataclass(frozen=True, slots=True)
class Names:
    """The names of a paragraph. `people` longest first; `whole` gives the full name for a part of it."""

    people: tuple[str, ...]
    places: tuple[str, ...]
    whole: dict[str, str]


def find_names(clauses: tuple[str, ...]) -> Names:
    """Read the names out of clauses in normal form."""
    text = " ; ".join(clauses)
    places = _named_places(text)
    votes: dict[str, int] = {}
    ownerless = {place for place in places if not re.search(r"[a-z]'s ", place) or "family's" in place}
    for start, name in _candidates(_without(text, ownerless)):
        votes[name] = votes.get(name, 0) + _vote(text, start, name)
    people = {name for name, score in votes.items() if score > 0}
    places |= {name for name, score in votes.items() if score < 0}
    people = {name for name in people if name not in places and (_stands_alone(name, text, ownerless))}
    ordered = tuple(sorted(people, key=lambda name: (-len(name), name)))
    return Names(ordered, tuple(sorted(places, key=lambda name: (-len(name), name))), _whole_names(ordered))


def _candidates(text: str) -> list[tuple[int, str]]:
    """Runs of capitalised words with where they begin, stripped of words that are no names."""
    found = []
    for match in _RUN.finditer(text):
        for offset, piece in _split_run(match[0]):
            words = piece.split()
            while words and words[0] in word_set("not_names"):
                offset += len(words[0]) + 1
                words = words[1:]
            while words and words[-1] in word_set("not_names"):
                words = words[:-1]
            name = re.sub(r"'s?$", "", " ".join(words)).strip(".")
            start = match.start() + offset
            if name and not _no_name(name, text, start):
                found.append((start, name))
    return found


def _split_run(run: str) -> list[tuple[int, str]]:
    """A run "Ann Bell and Ben Bell" is two names; "of", "for" inside belong to places, which are found already."""
    pieces, offset = [], 0
    for piece in re.split(r"( (?:and the|and|of the|of|for) |'s )", run):
        if piece[:1].isupper():
            pieces.append((offset, piece))
        offset += len(piece)
    return pieces


def _no_name(name: str, text: str, start: int) -> bool:
    """Whether it is SELF, something quoted, or a verb that begins a sentence."""
    if (
        name.startswith((SELF, "St."))
        or name.lower() in place_words()
        or name in word_set("not_names")
        or (len(name) < 2 or (name.isupper() and len(name) > 2))
    ):
        return True
    before, after = text[:start], text[start + len(name) :]
    if before[-1:] in ('"', "'") and after[:1] in ('"', "'"):
        return True
    first_in_clause = before == "" or before.endswith("; ")
    return first_in_clause and " " not in name and (lemma(name) in word_set("verbs") or is_auxiliary(name))


def _vote(text: str, start: int, name: str) -> int:
    """Above zero for a person, below for a place, by what the name is and what stands before and behind it."""
    before, after = text[max(0, start - 34) : start], text[start + len(name) : start + len(name) + 30]
    if re.search(r"\b(?:played|plays|reads?|reading|speaks?|learning) $", before):
        return 0
    words = name.split()
    score = 4 if words[0] in word_set("titles_of_people") else 0
    if words[-1].lower() not in place_words():
        score += 2 if len(words) == 2 else 0
    elif len(words) != 2 or words[-1].lower() not in word_set("surnames_too"):
        score -= 6
    score += sum(weight for sign_before, weight in _signs_before() if sign_before.search(before))
    score += sum(weight for sign_behind, weight in _signs_behind() if sign_behind.match(after))
    called_so = before.endswith(", ") and re.match(r",|$| ;", after) is not None
    acts = is_finite(next(iter(after.split()), ""))
    return score + (3 if called_so else 0) + (2 if acts else 0)


@cache
def _signs_before() -> tuple[tuple[re.Pattern[str], int], ...]:
    """What before a name speaks for a person (above zero) or a place."""
    kin = alternatives(kin_words())
    return (
        (re.compile(r"\b(?:at|in|near|into|across|outside|through) (?:the )?$"), -3),
        (re.compile(r"\b(?:dad|father|mum|mom|mother|parent) (?:to|of) $"), 3),
        (re.compile(r"\b[\w]+-(?:week|month|year)s?-old $"), 4),
        (re.compile(r" the $"), -3),
        (re.compile(rf"\b(?:{kin})s?,? (?:named |called )?$", re.I), 4),
        (re.compile(rf"\b(?:{alternatives(word_set('before_a_person'))}),? $", re.I), 3),
        (re.compile(r"\b(?:crush on|divorced from|married to|engaged to|(?:daughter|son|friend) of|letters to|calls?) $"), 3),
    )


@cache
def _signs_behind() -> tuple[tuple[re.Pattern[str], int], ...]:
    """What behind a name speaks for a person."""
    kin = alternatives(kin_words())
    return (
        (re.compile(rf", (?:a|an|the|SELF's) (?:[\w-]+ ){{0,2}}?(?:{kin})\b", re.I), 3),
        (re.compile(r" \(\d{1,2}\)"), 4),
        (re.compile(r"'s |'?s?,? (?:who|and SELF|or)\b|, (?:is|was|has|owns|runs|works|teaches|lives)\b"), 2),
    )


def _named_places(text: str) -> set[str]:
    """Names that end in a noun for a place, and "the X of/for/and Y" whose first or last noun is one."""
    word = rf"(?:(?:St\. )?{_WORD})"
    place = alternatives(frozenset(noun.title() for noun in place_words()))
    any_place = alternatives(place_words())
    found = set()
    patterns = (
        rf"\b(?:[Tt]he )?{word}(?: (?:and|of|&) {word}| {word})*? (?:and |of |& )?(?:{place})\b(?: (?:for|of) "
        rf"{word}(?: {word})*)?(?: (?:and|&) (?:{place})\b)?",
        rf"\b(?:{place}) (?:for|of) {word}(?: {word})*",
        rf"\b{word}(?: {word})?(?: (?:and|&) {word}(?: {word})?)?'s (?:(?:little|old) )?(?:{any_place}|{place})\b",
        rf"\b{word} family's (?:{any_place})\b",
        rf"(?<=\bat the ){word} and {word}\b|(?<=\bat ){word} & {word}\b",
        rf"(?<=[Tt]he ){word}(?: {word})? (?:{any_place})\b",
    )
    for pattern in patterns:
        for match in re.finditer(pattern, text):
            name = _trim_place(match[0])
            if name and SELF not in re.split(r"[ ']", name) and not _may_be_surname(name, text[: match.start()]):
                found.add(name)
    return {name for name in found if not any(name != other and name in other for other in found)}


def _may_be_surname(name: str, before: str) -> bool:
    """Whether "Cora Hill" may be somebody: two words, and nothing before them that says where."""
    words = name.split()
    if len(words) != 2 or words[0] == "The" or words[1].lower() not in word_set("surnames_too"):
        return False
    return not re.search(r"\b(?:in|at|near|through|around|to|into|across|the|frequents|visits|of|from) $", before)


def _trim_place(name: str) -> str:
    """Without what only begins the sentence: "On", "Every"."""
    words = name.split()
    while words and words[0] in word_set("not_names") and words[0] != "The" and len(words) > 1:
        words = words[1:]
    if words and words[0] in ("the", "and"):
        words = words[1:] if words[0] == "the" else []
    return "" if len(words) == 1 and words[0].lower() in place_words() else " ".join(words)


def _without(text: str, places: set[str]) -> str:
    """The text with the places blanked out, every character still where it was."""
    for place in sorted(places, key=lambda name: (-len(name), name)):
        text = re.sub(rf"\b{re.escape(place)}\b", "_" * len(place), text)
    return text


def _stands_alone(name: str, text: str, places: set[str]) -> bool:
    """Whether a name is also said outside the places that hold it."""
    return bool(re.search(rf"\b{re.escape(name)}\b", _without(text, places)))


def _whole_names(people: tuple[str, ...]) -> dict[str, str]:
    """ "Ann" -> "Ann Bell", "Bell" -> "Ann Bell" when it is the only one."""
    whole = {}
    for name in people:
        longer = [other for other in people if other != name and name in other.split()]
        firsts = [other for other in longer if other.split()[0] == name]
        whole[name] = firsts[0] if len(firsts) == 1 else longer[0] if len(longer) == 1 else name
    return whole


def named_in(text: str, people: tuple[str, ...]) -> list[str]:
    """The people named in a text, in the order in which they are named; no name within a longer one."""
    found = []
    for name in people:
        for match in re.finditer(rf"(?<![\w'-]){re.escape(name)}(?![\w-])", text):
            found.append((match.start(), match.end(), name))
    found.sort(key=lambda hit: (hit[0], -hit[1]))
    kept: list[str] = []
    covered = -1
    for start, end, name in found:
        if start >= covered and name not in kept:
            kept.append(name)
        covered = max(covered, end)
    return kept
