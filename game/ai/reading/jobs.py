"""Owns telling a job from its words, in layers: a known title, a known ending, the same last word, else a worker of some kind."""

import re
from dataclasses import dataclass
from functools import cache

from game.ai.knowledge import knowledge
from game.ai.reading.words import cues, kin_words, lemma, word_set

_PERSON_ENDINGS = re.compile(r"(?:er|or|ist|ian|eer|man|woman|ant|ess|yst|ect)$")
LONGEST_TITLE = 12
"""Words; what is longer names no job."""
_WANTS_AN_OBJECT = ("maker", "shop", "keeper", "repair", "grower")


@dataclass(frozen=True, slots=True)
class Job:
    """What a title says: `how` it was found and how surely (0-1)."""

    title: str
    archetype: str
    stuff: tuple[str, ...] = ()
    status: str = "working"
    how: str = "title"
    score: float = 1.0


@cache
def _titles() -> dict[str, tuple[str, tuple[str, ...]]]:
    """Each title of the occupations with its archetype and what it works on."""
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for archetype, table in knowledge("occupations").items():
        for entry in table.get("titles", ()):
            title, _, stuff = entry.partition(":")
            found.setdefault(title.strip().lower(), (archetype, tuple(item.strip() for item in stuff.split(",") if item.strip())))
    return found


def stuff_of(archetype: str) -> tuple[str, ...]:
    """What somebody of an archetype works on when nothing more is said."""
    return next((stuff for kind, stuff in _titles().values() if kind == archetype and stuff), ())


def is_archetype(name: str) -> bool:
    """Whether the occupations have such a table."""
    return name in knowledge("occupations")


def job_of(phrase: str, department: str = "") -> Job | None:
    """The job a noun phrase names ("tax lawyer", "retired navy officer"), or None when it names none.

    `department` is a word that narrows it: the shopkeeper "of the pharmacy counter".
    """
    words, status = _bare(phrase)
    if not 0 < len(words) <= LONGEST_TITLE:
        return None
    if department:
        narrowed = f"{department} {words[-1]}"
        if narrowed in _titles():
            return _known(narrowed, narrowed, status)
    return _by_title(words, status) or _by_ending(words, status) or _by_last_word(words, status)


def status_in(phrase: str) -> str:
    """What a phrase that names no job says all the same: "a retired couple" is retired; "" for nothing."""
    status = _bare(phrase)[1]
    return status if status != "working" else ""


def _bare(phrase: str) -> tuple[list[str], str]:
    """The words of a title without praise and traits, and the status some of them give."""
    status = "working"
    kept: list[str] = []
    text = re.sub(r"\bout[- ]of[- ]work\b", "out-of-work", phrase.lower())
    text = re.sub(r"\b(?:[\w-]+-)?year[- ]old\b|\b\d+\b", " ", text)
    for word in re.findall(r"[\w'à-ÿ-]+", text):
        if word in cues()["jobs"]["status"]:
            status = cues()["jobs"]["status"][word]
        elif (
            word not in cues()["jobs"]["plain"].split()
            and word not in word_set("plain_traits")
            and not (word in ("and", "but") and not kept)
        ):
            kept.append(word)
    return kept, status


def _known(title: str, shown: str, status: str) -> Job:
    archetype, stuff = _titles()[title]
    return Job(shown, archetype, stuff, "retired" if archetype == "retired" else status)


def _by_title(words: list[str], status: str) -> Job | None:
    """The longest known title in the phrase; a single word only when it stands last."""
    for length in range(len(words), 0, -1):
        for start in range(len(words) - length, -1, -1):
            title = " ".join(words[start : start + length])
            singular = title[:-1] if title.endswith("s") and title not in _titles() else title
            for form in (title, singular, singular.replace("-", " ")):
                if form in _titles() and (start + length == len(words) or length > 1):
                    return _known(form, " ".join(words[max(0, start - 2) : start + length]), status)
    return None


def _by_ending(words: list[str], status: str) -> Job | None:
    """ "clock repairer", "shoe-maker", "geologist"."""
    head, title = words[-1], " ".join(words)
    if head in ("man", "woman") and len(words) > 1 and "-" in words[-2]:
        return Job(title, "worker", (words[-2],), status, "ending", 0.5)
    if head in cues()["jobs"]["not_jobs"].split() or head in kin_words():
        return None
    for ending, archetype in cues()["jobs"]["endings"].items():
        if head == ending and len(words) > 1:
            return Job(title, archetype, (" ".join(words[:-1]),), status, "ending", 0.9)
        if head.endswith(ending) and len(head) > len(ending) + 2:
            made = (head[: -len(ending)].rstrip("-"),) if archetype in _WANTS_AN_OBJECT else ()
            return Job(title, archetype, made, status, "ending", 0.8)
    return None


def _by_last_word(words: list[str], status: str) -> Job | None:
    """A title that ends in the same word; else anything that ends like a trade is a worker."""
    head, title = words[-1], " ".join(words)
    if head in cues()["jobs"]["not_jobs"].split() or head in kin_words() or lemma(head) == "be":
        return None
    for known, (archetype, stuff) in _titles().items():
        if known.split()[-1] == head:
            return Job(title, archetype, stuff, status, "nearest", 0.6)
    if _PERSON_ENDINGS.search(head) and len(head) > 4:
        return Job(title, "worker", (), status, "generic", 0.4)
    return None
