"""Owns writing the paragraph of a released persona: what its files say of them, as clauses that our reader understands."""

import re
from datetime import datetime
from itertools import accumulate

from game.ai.reading.about import voice_of
from game.ai.reading.clauses import split_clauses
from game.ai.reading.times import names_a_date
from game.ai.residents_file import ResidentEntry
from game.imports.entries import LONGEST_PARAGRAPH
from game.imports.released.nodes import THOUGHT, Node
from game.imports.released.persona import Scratch
from game.imports.whispers import clauses

_STATUS = re.compile(r"^status:\s*", re.IGNORECASE)
_ORDINALS = {1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd", 31: "st"}
PLAN_BEGINS = "This is "
_LONGEST_CLAUSE = 500


def entry_of(name: str, scratch: Scratch, nodes: tuple[Node, ...], home: str, now: datetime) -> ResidentEntry:
    """Somebody as a residents file has them. `home` names the place they live in; "today" is meant as of `now`."""
    pronoun = voice_of(name, f"{scratch.learned} {scratch.currently} {scratch.lifestyle}").pronoun
    said = (
        *_sentences(scratch.learned),
        *(f"{name} lives in {_the(home)}{home}" for home in (home,) if home),
        *(_sentences(whisper)[0] for whisper in whispers_in(name, nodes)),
        *clauses(name, tuple(_to_them(deed) for deed in scratch.plan), pronoun, (name,)),
        *(_dated(sentence, now) for sentence in _sentences(_STATUS.sub("", scratch.currently))),
        *(_rising(sentence) for sentence in _sentences(scratch.lifestyle)),  # what stands last of sleep is taken
    )
    kept = tuple(dict.fromkeys(clause[:_LONGEST_CLAUSE] for clause in said))
    lengths = accumulate(len(clause) for clause in kept)
    kept = tuple(clause for clause, so_far in zip(kept, lengths, strict=True) if so_far <= LONGEST_PARAGRAPH)
    return ResidentEntry(name, "; ".join(kept) or f"Nothing is said of {name}", scratch.age, scratch.innate)


def whispers_in(name: str, nodes: tuple[Node, ...]) -> tuple[str, ...]:
    """What was whispered to somebody at the start: thoughts that rest on nothing and are no plan."""
    return tuple(dict.fromkeys(each.text for each in nodes if is_whispered(each) and any(map(str.isalnum, each.text))))


def is_whispered(node: Node) -> bool:
    """Whether a thought came from outside: it rests on nothing, and is no plan of a day."""
    return node.kind == THOUGHT and not node.evidence and not node.lines and not is_plan(node)


def is_plan(node: Node) -> bool:
    """Whether a thought is the plan of a day."""
    return node.kind == THOUGHT and node.text.startswith(f"{PLAN_BEGINS}{node.subject}'s plan for ")


def _sentences(text: str) -> tuple[str, ...]:
    return tuple(sentence.rstrip("!") for sentence in split_clauses(text.replace(";", ",")))


def _the(home: str) -> str:
    """ "the Dorm", and no article before somebody's."""
    return "" if home.lower().startswith("the ") or "'s " in home else "the "


def _to_them(deed: str) -> str:
    """A deed of the plan, as if it were said to them; "Eat dinner at 5" begins with a capital for no reason."""
    deed = re.sub(r"\b(?:his|her|their)\b", "your", deed)
    words = deed.replace(";", ",").rstrip(".").split()
    return " ".join(["You", words[0].lower(), *words[1:]]) if words else ""


def _rising(sentence: str) -> str:
    """The released code has everybody "awake up"."""
    return re.sub(r"\bawakes? up\b", "wakes up", sentence)


def _dated(sentence: str, now: datetime) -> str:
    """A sentence about today as one about its date, for it will be read on other days."""
    day = f"{now:%B} {now.day}{_ORDINALS.get(now.day, 'th')}"
    sentence = re.sub(r"^today is\b", f"{day} is", sentence, flags=re.IGNORECASE)
    if names_a_date(sentence):
        return re.sub(r",? ?\b(?:today|tonight|tomorrow)\b,?", "", sentence, flags=re.IGNORECASE)
    return re.sub(r"\btoday\b", f"on {day}", sentence, flags=re.IGNORECASE)
