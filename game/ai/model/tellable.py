"""Owns what somebody could tell in a talk: the few of their records that go into its prompt, and what telling each claims."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from game.ai.claims import heard
from game.ai.memory import Kind, Memory
from game.ai.mind import Speaker
from game.ai.offline.talk import beats, requests, tidings
from game.ai.offline.talk.beats import Side
from game.ai.offline.talk.bonds import NEAR, nearness, talks
from game.ai.offline.talk.happenings import happening
from game.ai.offline.talk.news import GRAVE, News, is_untold, plain
from game.ai.offline.talk.topics import Topic, is_private
from game.world.chance import chance

ROOM = 540
"""Characters of memories for each speaker of a talk."""
LEAST_KEEN, KEEN = 0.03, 0.25
"""Readiness (0 to 1) to tell a piece of news, from which on it comes to mind at all, and from which on it wants out."""
KNOWN = 0.3
"""Closeness (0 to 1) from which on what nobody knows yet can come up at all."""
_NEWS, _PROMISES, _OF_OTHER = 3, 2, 3
_TOLD = ("earlier", "yesterday", "project", "worry", "hope", "job", "like", "habit", "hate")
_NEAR_ENOUGH = {"worry": 0.5, "hope": 0.25, "hate": 0.25, "yesterday": 0.15, "earlier": 0.15}
_WANTS = re.compile(r" wants to ask .+? to (?P<deed>.+?)(?: together)?\.?$")


@dataclass(frozen=True, slots=True)
class Tellable:
    """A record that can be told. Lines cite it as `number` and then rest on `cites`, claiming `claims`.

    `deed` is what one says yes to when this is an invitation or a request ("come to the fair ..."), by `host`; "" for none.
    `whole` are the claims of a line that also says what they may keep back at first, `tail`.
    `mark` is "to tell" for what they are keen to come out with, "private" for what they keep to themselves, or "".
    """

    number: int
    text: str
    cites: tuple[int, ...]
    claims: tuple[str, ...] = ()
    deed: str = ""
    host: str = ""
    mark: str = ""
    whole: tuple[str, ...] = ()
    tail: str = ""


def tellable(speakers: Sequence[Speaker], room: int = ROOM) -> tuple[tuple[Tellable, ...], ...]:
    """What each speaker of a talk could tell the others, the weightiest first, within `room` characters for each."""
    count = range(len(speakers))
    sides = {(at, to): beats.side(at, speakers[at], speakers[to].now.persona) for at in count for to in count if at != to}
    pairs = ([(sides[at, to], sides[to, at]) for to in count if to != at] for at in count)
    return tuple(_fitting(_candidates(me, of_me), room) for me, of_me in zip(speakers, pairs, strict=True))


def _fitting(candidates: Iterable[Tellable], room: int) -> tuple[Tellable, ...]:
    """Each record once, as many as there is room for, and one at least."""
    kept: dict[int, Tellable] = {}
    used = 0
    for each in candidates:
        known = each.number in kept or any(each.number in other.cites for other in kept.values())
        if not known and (used + len(each.text) <= room or not kept):
            kept[each.number] = each
            used += len(each.text)
    return tuple(kept.values())


def told_alone(speaker: Speaker, room: int = ROOM) -> tuple[Tellable, ...]:
    """What somebody has in mind who talks to a stranger to this mind: what was recalled, best first."""
    found = (memory for memory in (*speaker.of_other, *speaker.now.memories) if not _is_sight(memory))
    return _fitting((of_record(memory, speaker, ()) for memory in found), room)


def of_record(memory: Memory, speaker: Speaker, hearers: Sequence[str], mark: str = "") -> Tellable:
    """Any record as something to tell; of the hearers themselves it claims nothing."""
    claim = _claim(memory, speaker)
    about_them = claim.startswith(tuple(f"{name} " for name in hearers))
    return Tellable(memory.number, memory.text, (memory.number,), () if about_them or not claim else (claim,), mark=mark)


def _candidates(me: Speaker, pairs: list[tuple[Side, Side]]) -> Iterator[Tellable]:
    """All that could be told, the weightiest first; `pairs` are me to each other, and each other to me."""
    names = [other.persona.name for _, other in pairs]
    records = {memory.number: memory for memory in (*me.now.memories, *me.of_other, *me.records)}
    near = min(side.near for side, _ in pairs)
    for side, other in pairs:
        yield from _wanted(side, other, records)
    for news, keen in _news(pairs):
        mark = "to tell" if keen >= KEEN else "private" if news.untold else ""
        if mark != "private" or near >= KNOWN:
            yield _of_news(news, records, mark)
    for memory in [each for each in pairs[0][0].past.promised() if _is_ahead(each, me)][-_PROMISES:]:
        yield of_record(memory, me, names)
    for memory in [each for each in me.of_other if not _is_sight(each) and _names_any(each, names)][: _OF_OTHER * len(names)]:
        secret = is_private(memory.text, me.now.persona)
        if not secret or near >= NEAR:
            yield of_record(memory, me, names, "private" if secret else "")
    yield from _own(pairs[0][0], records, near)
    for memory in me.now.memories:
        if not _is_sight(memory) and memory.content.kind is not Kind.PLAN and not is_private(memory.text, me.now.persona):
            yield of_record(memory, me, names)


def _wanted(side: Side, other: Side, records: dict[int, Memory]) -> Iterator[Tellable]:
    """What they want to ask the other and have not asked yet."""
    now = side.speaker.now
    moves = requests.ask_for(side, other, chance(now.seed, now.tick, now.resident, "wanted"))
    if not moves:
        return
    number = moves[0].cites[-1]
    want = _WANTS.search(records[number].text)
    deed = want["deed"] if want else ""
    yield Tellable(number, records[number].text, moves[0].cites, moves[0].claims, deed, side.persona.name, "to tell")


def _news(pairs: list[tuple[Side, Side]]) -> list[tuple[News, float]]:
    """The news they have for these people, what they are keenest on first; and what is coming, to ask whether they will go."""
    keen = [(news, max(tidings.keenness(side, other, news) for side, other in pairs)) for news in pairs[0][0].news]
    ready = [(news, round(chance, 5)) for news, chance in keen if chance >= LEAST_KEEN]
    known = [news for news in tidings.coming(pairs[0][0]) if news.subject not in _members(pairs)][:1]
    best = sorted(ready, key=lambda each: (-each[1], -each[0].cites[0]))[:_NEWS]
    return best + [(news, 0.0) for news in known if all(news != other for other, _ in best)]


def _members(pairs: list[tuple[Side, Side]]) -> list[str]:
    return [pairs[0][0].persona.name, *(other.persona.name for _, other in pairs)]


def _of_news(news: News, records: dict[int, Memory], mark: str) -> Tellable:
    event = news.event if news.event is not None and news.event.open else None
    deed = f"come to the {event.phrase}" if event is not None else ""
    number = news.cites[0]
    return Tellable(number, records[number].text, news.cites[: tidings.ENOUGH], (news.claim,), deed, news.subject, mark)


def _own(side: Side, records: dict[int, Memory], near: float) -> Iterator[Tellable]:
    """What they could tell of themselves: by kind, not always in the same order, what has been told last."""
    now = side.speaker.now
    draw = chance(now.seed, now.tick, now.resident, "on their mind")
    open_ = [each for each in side.topics if not each.private and each.kind in _TOLD and near >= _NEAR_ENOUGH.get(each.kind, 0)]
    ranked = [
        (side.past.tellings(each.cites), _TOLD.index(each.kind) + round(4 * draw.random(), 5), each.cites) for each in open_
    ]
    first = {each.cites: each for each in reversed(open_)}
    for _, _, cites in sorted(ranked):
        topic = first[cites]
        yield _of_topic(topic, side, records[cites[0]])


def _of_topic(topic: Topic, side: Side, memory: Memory) -> Tellable:
    """Something of their own; where it has two halves, a line may tell only the first."""
    head, tail = side.claim(beats.job(side) if topic.kind == "job" else topic.claim), topic.tail
    whole = side.claim(f"{topic.claim} {topic.joint} {tail}") if tail else head
    if topic.kind == "job":
        whole = _claim(memory, side.speaker)
        tail = whole.removeprefix(head)
    elif topic.kind not in ("earlier", "yesterday") and not tail:
        head = whole = _claim(memory, side.speaker)
    return Tellable(memory.number, memory.text, topic.cites, (head,), whole=(whole,), tail=tail)


def _claim(memory: Memory, speaker: Speaker) -> str:
    """What telling a record asserts: what was heard, what was promised, what was seen or thought, with names in full."""
    content = memory.content
    told = heard(memory.text) if content.said_by is not None else None
    if told is not None:
        return told.claim
    if content.kind is Kind.OBSERVATION:
        return plain(memory.text, speaker.now.persona)
    return memory.text.rstrip(".")


def _is_ahead(memory: Memory, speaker: Speaker) -> bool:
    event = happening(memory.text, speaker.now.date)
    return event is not None and event.ahead(speaker.now.date, speaker.now.minute)


def _is_sight(memory: Memory) -> bool:
    """Whether there is nothing in it to tell of: a sight, a step of a plan, a talk of which nothing is left."""
    content = memory.content
    if content.kind is Kind.CHAT:
        return content.said_by is None and content.line is None and " about " not in memory.text and ": " not in memory.text
    seen = content.kind is Kind.OBSERVATION and not memory.is_seed and content.importance < GRAVE
    return seen or (content.kind is Kind.PLAN and content.talk is None)


def _names_any(memory: Memory, names: Sequence[str]) -> bool:
    return any(name in memory.text for name in names)


def outward(speaker: Speaker, others: Sequence[Speaker]) -> str:
    """Their self-summary, or else their paragraph, as far as it is fit for these ears.

    Before people not close to them, it is without what nobody is told.
    """
    me = speaker.now.persona
    age = f"{me.name} is {me.age}. " if me.age is not None else ""
    text = speaker.now.summary or f"{age}{'; '.join(me.clauses)}"
    if all(nearness(speaker, other.now.persona) >= NEAR for other in others):
        return text
    parts = re.split(r"(?<=[.!?;]) ", text)
    return " ".join(each for each in parts if not (is_private(each, me) or is_untold(each)))


def last_talk(speaker: Speaker, other: Speaker) -> int | None:
    """Ticks since the two last talked, as this one remembers it; None for never."""
    before = [memory.created for memory in talks(speaker, other.now.persona)]
    return speaker.now.tick - max(before) if before else None
