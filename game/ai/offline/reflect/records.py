"""Owns reading remembered sentences: who each is about, what it says of them, and how it came to be known."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from game.ai.claims import heard
from game.ai.memory import Kind, Memory
from game.ai.mind import Circumstances

KNOWN, SEEN, TOLD, TALK, PROMISE, PLAN, INSIGHT, OTHER = "known", "seen", "told", "talk", "promise", "plan", "insight", ""
NAME = r"[A-Z][\w'\u2019.-]*(?: (?:(?:[Dd]e|[Vv]an|[Vv]on|[Ll]a) )*[A-Z][\w'\u2019.-]*)*"
"""A name as sentences have it: words that begin with a capital."""
_LEAD = re.compile(r"^(?:Yesterday|Today|Lately|Recently),? ")
_SUBJECT = re.compile(rf"^(?!The |A |An )({NAME}) (.+)$")
_TALKED = re.compile(rf"\btalked with ({NAME})")
_PROMISED = re.compile(rf"^({NAME}) promised ({NAME}) to come to (.+?)(?: at .+| on .+|, .+)?\.?$")


@dataclass(frozen=True, slots=True)
class Record:
    """A memory as read. `who` it is about (a whole name, or "" for nobody) and `what` it says of them.

    `how`: "known" (from the start), "seen", "told" (`by` whom), "talk" (with `who`), "promise" (`who` to come to `what`;
    `by` is whom it was given), "plan", "insight", or "".
    """

    memory: Memory
    how: str
    who: str = ""
    what: str = ""
    by: str = ""

    @property
    def number(self) -> int:
        """The memory's number."""
        return self.memory.number

    @property
    def text(self) -> str:
        """The sentence remembered, without its full stop."""
        return self.memory.text.rstrip(".")


def read_all(memories: Iterable[Memory]) -> tuple[Record, ...]:
    """The memories as read, oldest first, each once."""
    distinct = {memory.number: memory for memory in memories}
    return tuple(_read(distinct[number]) for number in sorted(distinct))


def people_of(records: Iterable[Record], now: Circumstances) -> tuple[str, ...]:
    """Whole names of the others in the records, in order of first appearance; nobody who is only a capital letter.

    A name counts when somebody by it was seen, talked with, or is known from the start.
    """
    known = [relation.name for relation in now.persona.relations if relation.name[:1].isupper()]
    met = [each.who for each in records if each.who and (each.how == TALK or (each.how == SEEN and each.memory.content.people))]
    met += [each.by for each in records if each.by and each.how == TOLD]
    return tuple(name for name in dict.fromkeys((*known, *met)) if name not in ("", now.persona.name))


def about(name: str, records: Iterable[Record]) -> tuple[Record, ...]:
    """Those that speak of somebody: as their subject, as who told it, or by name."""
    return tuple(each for each in records if name in (each.who, each.by) or name in each.text)


def _read(memory: Memory) -> Record:
    kind, text = memory.content.kind, memory.text.rstrip(".")
    if kind is Kind.REFLECTION:
        return Record(memory, INSIGHT)
    promise = _PROMISED.match(text)
    if promise is not None:
        return Record(memory, PROMISE, promise[1], promise[3], promise[2])
    if kind is Kind.CHAT:
        return _said(memory, text)
    how = PLAN if kind is Kind.PLAN else KNOWN if memory.is_seed else SEEN
    return _subject(memory, how, text)


def _said(memory: Memory, text: str) -> Record:
    told = heard(text)
    if told is not None:
        return _subject(memory, TOLD, told.claim, told.who)
    talked = _TALKED.search(text)
    return Record(memory, TALK, talked[1].strip()) if talked is not None else Record(memory, OTHER)


def _subject(memory: Memory, how: str, text: str, by: str = "") -> Record:
    match = _SUBJECT.match(_LEAD.sub("", text))
    return Record(memory, how, match[1], match[2], by) if match is not None else Record(memory, how, "", text, by)
