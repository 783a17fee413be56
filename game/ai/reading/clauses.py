"""Owns cutting a paragraph into clauses and a clause into parts, each saying one thing of one person."""

import re
from dataclasses import dataclass, replace
from itertools import pairwise

from game.ai.reading.jobs import job_of
from game.ai.reading.names import named_in
from game.ai.reading.times import DAYS
from game.ai.reading.voice import SELF
from game.ai.reading.words import is_adverb, is_base_verb, is_finite, kin_words, lemma, third_person, word_set

_ABBREVIATIONS = re.compile(r"\b(Dr|Mr|Mrs|Ms|St|Prof|Jr|Sr|No|Mt)\.")
_JOINING = frozenset(["and", "but", "because", "though", "although", "while", "so"])
_REASONS = ("because", "although", "though")
_RELATIVE = frozenset(["who", "which", "where", "whom", "whose"])
_DASHES = ("--", chr(0x2013), chr(0x2014))
_SEVERAL = (["the", "two"], ["the", "whole"], ["the", "family"])
_LEAD = re.compile(
    r"^((?:on|in|at|every|each|after|before|during|for|since|lately|recently|sometimes|most|this|by|once|yesterday|today|"
    r"these|last|twice|until|from|the rest of|mornings|afternoons|evenings|nights|weekends|weekdays|(?:mon|tues|"
    r"wednes|thurs|fri|satur|sun)days|"
    r"(?:two|three|four|five|six) (?:days|mornings|afternoons|evenings|nights) (?:a|every|each)|by day|by "
    r"night)\b[^,;]{0,45}?),? "
    r"(SELF|they|we|the (?:two|both|whole family|family)(?: of (?:them|us))?)\b",
    re.I,
)


@dataclass(frozen=True, slots=True)
class Part:
    """What one clause says of one person: `subject` SELF, a name or "" (a thing); `text` from the verb on.

    `joined` is the word that joins it to what went before ("and", "who", ""); `clause` the whole clause in normal form.
    """

    subject: str
    text: str
    joined: str = ""
    clause: str = ""

    @property
    def of_self(self) -> bool:
        """Whether it is said of the person the paragraph is about."""
        return self.subject == SELF

    @property
    def verb(self) -> str:
        """The base form of what they do, without adverbs: "go" of "often goes to the park"."""
        head = next((word for word in self.text.split() if not is_adverb(word)), "")
        return lemma(head)


def split_clauses(paragraph: str) -> tuple[str, ...]:
    """The clauses of a paragraph, word for word: split at semicolons, and between sentences."""
    kept = _ABBREVIATIONS.sub(r"\1" + chr(0x2024), paragraph)
    pieces = re.split(r";|(?<=[\w\"')][.!?])\s+(?=[A-Z\"])", kept)
    clauses = (" ".join(piece.replace(chr(0x2024), ".").split()).rstrip(" .;") for piece in pieces)
    return tuple(clause for clause in clauses if clause)


def parts(clause: str, people: tuple[str, ...]) -> tuple[Part, ...]:
    """The parts of a clause in normal form; `people` are the names the paragraph mentions."""
    aside = re.match(r"SELF, ([^,]{1,50}), (?=[a-z])", clause)
    if aside:
        # "SELF, a retired baker, lives" says two things
        rest = parts(f"SELF {clause[aside.end() :]}", people)
        bare = not aside[1].startswith(("a ", "an ", "the ")) and (job := job_of(aside[1])) and job.how == "title"
        return Part(SELF, f"is {'a ' if bare else ''}{aside[1]}", "", clause), *(replace(part, clause=clause) for part in rest)
    words = clause.split()
    cuts = [0, *_cuts(words, people), len(words)]
    found: list[Part] = []
    for start, end in pairwise(cuts):
        segment = words[start:end]
        joined = segment[0].lower().strip(",") if start else ""
        if joined in _JOINING or joined in _RELATIVE or joined in _DASHES:
            segment = segment[1:]
        elif start:
            joined = ","
        closed = start > 0 and words[start - 1].endswith(",")
        text = " ".join(segment).strip(" ,")
        if text:
            found.append(_make_part(text, joined, clause, people, found, closed))
    return tuple(found)


def _cuts(words: list[str], people: tuple[str, ...]) -> list[int]:
    """Where a new part begins: at a relative, or at a joining word or comma with a subject or a verb behind it."""
    firsts = frozenset(name.split()[0] for name in people)
    cuts: list[int] = []
    for index in range(1, len(words) - 1):
        low = words[index].lower().strip(",")
        after_comma = words[index - 1].endswith(",")
        if (
            (low in _RELATIVE and _adds_to_somebody(words, index, low))
            or low in _REASONS
            or (low in _JOINING and not _in_pair(words, index, firsts) and _starts_anew(words, index + 1, firsts, low))
            or (after_comma and low not in _JOINING and not _in_list(words, index) and _starts_anew(words, index, firsts, ","))
            or low in _DASHES
        ) and not _is_led_to(words, index, cuts):
            cuts.append(index)
    return cuts


def _is_led_to(words: list[str], index: int, cuts: list[int]) -> bool:
    """Whether SELF stands there behind what said when: "and on Thursday evening, SELF will announce"."""
    since = words[cuts[-1] : index] if cuts else []
    led = [word.lower() for word in since[:2]]
    return (
        words[index] == SELF
        and SELF not in since
        and any(word in word_set("leads") for word in led)
        and led[0] in ("and", "but", *word_set("leads"))
    )


def _adds_to_somebody(words: list[str], index: int, word: str) -> bool:
    """Whether a relative says more of a person or of what SELF does; "a town where everybody" and "knows who came" stay whole."""
    before, after = words[index - 1], next((later for later in words[index + 1 :] if not is_adverb(later)), "")
    bare = before.strip(",")
    if bare.lower() in word_set("asking") or (is_finite(bare) and not bare[:1].isupper()):
        return False
    if after in (SELF, "SELF's"):
        return word != "which"
    if word in ("which", "where"):
        return False
    if (bare[:1].isupper() and bare != SELF) or bare in kin_words():
        return True
    return bool(re.match(r"SELF (?:\w+ly )?is (?:now )?an? ", " ".join(words))) and not any(
        earlier in _RELATIVE for earlier in words[:index]
    )


def _in_pair(words: list[str], index: int, firsts: frozenset[str]) -> bool:
    """Whether "and" joins two names ("Ann and Ben are") or two bare verbs ("SELF writes and thinks at") and no statements."""
    surname_ends = (
        not words[index - 1].endswith(",") and words[index - 1][:1].isupper() and words[index + 1].split("'")[0] in firsts
    )
    return words[index] == "and" and (
        surname_ends or (words[index - 2] == SELF and is_finite(words[index - 1]) and not words[index - 1].endswith(","))
    )


def _in_list(words: list[str], index: int) -> bool:
    """Whether a capitalised word is one of several names ("Ann, Ben and Cora") and starts nothing."""
    return words[index][:1].isupper() and words[index] != SELF and (words[index].endswith(",") or words[index + 1] == "and")


def _starts_anew(words: list[str], index: int, firsts: frozenset[str], joined: str) -> bool:
    """Whether what begins at `index` is a new statement: somebody and a verb, or (after "and", "but", ",") a verb."""
    while index < len(words) - 1 and is_adverb(words[index]):
        index += 1
    word = words[index].strip(",")
    if (
        joined in ("and", "but", ",")
        and word.lower() in word_set("leads")
        and _leads_to_self(words, index)
        and not _goes_on_with_days(words, index)
    ):
        return True
    if word == SELF or (word == "SELF's" and joined in ("and", "but", ",", "because", "although", "though", "while")):
        return word == SELF or any(is_finite(later) for later in words[index + 1 : index + 6])
    if word.lower() in word_set("others"):
        return True
    if joined in ("and", "but", ",", "though") and is_finite(word) and word != "do":
        return True
    if word.removesuffix("'s") in firsts and not word.endswith("'s"):
        return any(is_finite(later) for later in words[index + 1 : index + 4])
    return False


def _goes_on_with_days(words: list[str], index: int) -> bool:
    """Whether a day is the second of two: "on Tuesdays and Fridays SELF is at the market"."""
    return words[index].lower().endswith("days") and words[max(0, index - 2)].lower().strip(",").endswith(("day", "days"))


def _leads_to_self(words: list[str], index: int) -> bool:
    """Whether what begins there says when, and then what SELF does: "and in the evening SELF plays"."""
    behind = words[index + 1 : index + 7]
    who = next((place for place, word in enumerate(behind) if word == SELF or behind[place : place + 2] in _SEVERAL), None)
    return who is not None and not any(is_finite(word) or word.endswith(",") for word in behind[: max(0, who - 1)])


def _make_part(text: str, joined: str, clause: str, people: tuple[str, ...], before: list[Part], closed: bool) -> Part:
    """One part with its subject found and taken off its front; `closed` when a comma stands before it."""
    text = re.sub(rf"^(?:then|so|later|afterwards) (?={SELF} )", "", text)
    lead = _LEAD.match(text)
    if lead:
        # "every morning SELF walks" is "SELF walks every morning"
        text = f"{lead[2]}{text[lead.end() :]} {_in_the_middle(lead[1])}"
    if text == SELF or text.startswith("SELF "):
        return Part(SELF, _together(text[5:], people), joined, clause)
    if joined in _RELATIVE:
        return Part(_antecedent(joined, people, before), text, joined, clause)
    subject, rest = _subject(text, people)
    if subject is None:
        subject = _inherited(joined, before, closed)
    return Part(subject, rest, joined, clause)


def _in_the_middle(lead: str) -> str:
    """What began a sentence as it stands inside one: "Every evening" with a small letter, but not "Mondays"."""
    return lead if lead.lower().startswith(DAYS) else lead[:1].lower() + lead[1:]


def _together(text: str, people: tuple[str, ...]) -> str:
    """ "and Ann Bell, a neighbour, have tea" is "has tea with Ann Bell"; who two people are to each other stays as it is."""
    match = re.match(r"and ((?:[A-Z][\w.'-]+ ?)+)(?:, [^,]*,)? ?([a-z]+) (.*)", text)
    if (
        not match
        or match[1].strip() not in people
        or match[2] in ("are", "were")
        or not is_base_verb(match[2])
        or re.match(r"known|been", match[3])
    ):
        return text
    companion = f"with {match[1].strip()}"
    when = re.search(r" (?:on|every|at|in the|about)\b", match[3])
    cut = when.start() if when else len(match[3])
    return f"{third_person(match[2])} {match[3][:cut]} {companion}{match[3][cut:]}"


def _inherited(joined: str, before: list[Part], closed: bool) -> str:
    """Whose verb it is when no subject stands before it: the last one's, or, past a closed relative clause, the main one's."""
    if not before or joined not in ("and", "but", ",", "though"):
        return SELF
    last, main = before[-1], before[0].subject
    over = last.joined in _RELATIVE and (closed or "," in last.text or not last.subject)
    aside = last.subject.startswith("SELF's") and not last.text
    return (main if over or aside else last.subject) or SELF


def _antecedent(joined: str, people: tuple[str, ...], before: list[Part]) -> str:
    """Whom a relative clause is about: the last person named before it, or SELF for "SELF is a painter who"."""
    said = f"{before[-1].subject} {before[-1].text}" if before else ""
    named = named_in(said, people)
    if joined in ("who", "whose", "whom") and named:
        return named[-1]
    if joined == "who" and len(before) == 1 and before[0].of_self and re.match(r"(?:\w+ly )?is (?:now )?an? ", before[0].text):
        return SELF
    return ""


def _subject(text: str, people: tuple[str, ...]) -> tuple[str | None, str]:
    """(subject, rest of the text): a person, "" for a thing or a stranger, or None when a verb comes first."""
    first = text.split()[0].strip(",")
    if first.lower() in word_set("others") or text.split()[:2] in _SEVERAL:
        return "", text
    if is_adverb(first) or is_finite(first):
        return None, text
    own = re.match(r"SELF's (?:[\w-]+ ){0,3}?(" + "|".join(sorted(kin_words())) + r")\b(?!'s)", text)
    named = [
        (match.start(), name) for name in people if (match := re.search(rf"(?<![\w'-]){re.escape(name)}(?!'s)(?![\w-])", text))
    ]
    named.sort(key=lambda found: (found[0], -len(found[1])))
    limit = own.end() + 2 if own else 1
    if named and named[0][0] <= limit:
        start, name = named[0]
        return name, text[start + len(name) :].strip(" ,")
    if own:
        return own[0], text[own.end() :].strip(" ,")
    return ("", text) if any(is_finite(word) for word in text.split()[1:6]) else (SELF, text)
