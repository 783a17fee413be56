"""Owns talk: writing a short dialogue between those who meet, and what each remembers of it (paper, section 4.3.2)."""

from dataclasses import replace

from game.ai.claims import people_in
from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import NoteTalk, SayLine, Speaker, TalkNote, WriteDialogue
from game.ai.thinking.means import Means
from game.ai.thought import Portrait, Snapshot, Thought
from game.world.clock import TICKS_PER_DAY

FRESH = TICKS_PER_DAY
"""What somebody did is spoken of for so long, ticks; talks, promises and insights for longer."""


def write_dialogue(snapshot: Snapshot, means: Means) -> Thought:
    """Write the whole talk from what each speaker remembers of the others; its lines are spoken later, one by one."""
    speakers = tuple(_speaker(snapshot, means, each) for each in snapshot.minds)
    lines = means.mind.write_dialogue(WriteDialogue(speakers))
    recalled = {(each.now.resident, memory.number) for each in speakers for memory in _recalled(each)}
    cited = {(line.speaker, number) for line in lines for number in line.cites}
    return Thought(snapshot.asked, touched=tuple(sorted(recalled | cited)), lines=lines)


def say_line(snapshot: Snapshot, means: Means) -> Thought:
    """The next line to a visitor, from what the speaker remembers of them, of what was said last, and the talk so far."""
    speaker = _speaker(snapshot, means, snapshot.me)
    if snapshot.lines:
        about = means.recall(snapshot.me, snapshot.lines[-1].text, snapshot.asked.asked)
        distinct = {memory.number: memory for memory in (*about, *speaker.of_other)}
        speaker = replace(speaker, of_other=tuple(distinct.values()))
    line = means.mind.say_line(SayLine(speaker, snapshot.lines, *_of_late(snapshot), _visitor(snapshot)))
    used = dict.fromkeys((*(memory.number for memory in _recalled(speaker)), *line.cites))
    return Thought(snapshot.asked, touched=tuple((snapshot.me.id, number) for number in used), lines=(line,))


def _visitor(snapshot: Snapshot) -> int | None:
    """Who of the others remembers nothing at all: no mind thinks for them."""
    return next((each.id for each in snapshot.minds[1:] if not len(each.stream)), None)


def _of_late(snapshot: Snapshot) -> tuple[tuple[Memory, ...], tuple[Memory, ...]]:
    """What they planned within a day, and whom they saw: a visitor may ask after either."""
    me, tick = snapshot.me, snapshot.asked.asked
    late = [memory for memory in me.stream if tick - memory.created < FRESH]
    plans = tuple(each for each in late if each.content.kind is Kind.PLAN and each.content.talk is None)
    seen = (each for each in late if each.content.kind is Kind.OBSERVATION and each.content.people and not each.is_seed)
    return plans, tuple(each for each in seen if me.id not in each.content.people)


def note_talk(snapshot: Snapshot, means: Means) -> Thought:
    """Remember a talk that has ended: what it was about, what was said, as said by whom, and what came of it."""
    me, asked = snapshot.me, snapshot.asked
    speaker = _speaker(snapshot, means, me)
    others = tuple(each.persona.name for each in snapshot.minds[1:])
    pronouns = tuple(each.persona.pronouns for each in snapshot.minds[1:])
    note = means.mind.note_talk(NoteTalk(speaker, others, snapshot.lines, pronouns))
    drafts = [_summary(snapshot, note), *_heard(snapshot, note), *_resolved(snapshot, note), *_stances(snapshot, note)]
    rated = len(note.importance) == len(drafts)
    ratings = note.importance if rated else means.importance(speaker.now, [draft.text for draft in drafts])
    memories = [replace(draft, importance=rating) for draft, rating in zip(drafts, ratings, strict=True)]
    return Thought(asked, tuple(memories), means.embeddings(memories))


def _summary(snapshot: Snapshot, note: TalkNote) -> NewMemory:
    """One record of the talk, about those who were in it. Its evidence is what one told: it says who has been told what."""
    me = snapshot.me
    told = [number for line in snapshot.lines if line.speaker == me.id for number in line.cites]
    evidence = tuple(number for number in dict.fromkeys(told) if number < len(me.stream))
    present = tuple(each.id for each in snapshot.minds[1:])
    return replace(_record(snapshot, Kind.CHAT, note.summary, evidence=evidence), people=present)


def _heard(snapshot: Snapshot, note: TalkNote) -> list[NewMemory]:
    """What others said, as said by them; it passes on the memory that the line rests on first."""
    found = []
    for index, text in note.heard:
        line = snapshot.lines[index]
        draft = _record(snapshot, Kind.CHAT, text, index, said_by=line.speaker)
        found.append(replace(draft, retells=line.cites[0] if line.cites else None))
    return found


def _resolved(snapshot: Snapshot, note: TalkNote) -> list[NewMemory]:
    """What one promised, and what one declined."""
    promises = [_record(snapshot, Kind.PLAN, text, index) for index, text in note.promises]
    return promises + [_record(snapshot, Kind.CHAT, text, index) for index, text in note.refusals]


def _stances(snapshot: Snapshot, note: TalkNote) -> list[NewMemory]:
    """What one thinks of something heard, resting on the record of hearing it, or on what was remembered of it already."""
    found = []
    for index, text in note.stances:
        before = [at for at, (line, _) in enumerate(note.heard) if line < index]
        own = snapshot.lines[index].cites
        rests = (-2 - before[-1],) if before else ()
        found.append(_record(snapshot, Kind.REFLECTION, text, index, evidence=(*rests, *own)))
    return found


def _record(
    snapshot: Snapshot,
    kind: Kind,
    text: str,
    line: int | None = None,
    said_by: int | None = None,
    evidence: tuple[int, ...] = (),
) -> NewMemory:
    me, talk = snapshot.me, snapshot.asked.conversation
    present = [each.id for each in snapshot.minds[1:]]
    named = [number for number in people_in(text, dict(me.names)) if number != me.id]
    people = tuple(dict.fromkeys((*named, *present)))
    return NewMemory(kind, text, 1, evidence, people, me.arena, said_by, talk, line)


def _speaker(snapshot: Snapshot, means: Means, who: Portrait) -> Speaker:
    """The paper's two queries: what the other is to them, and what the other is doing."""
    tick = snapshot.asked.asked
    others = [each for each in snapshot.minds if each.id != who.id]
    of_other: list[Memory] = []
    for other in others:
        of_other += means.recall(who, f"What is {who.persona.name}'s relationship with {other.persona.name}?", tick)
        of_other += means.recall(who, f"{other.persona.name} is {other.doing}", tick)
    own = means.recall(who, f"What is on {who.persona.name}'s mind lately?", tick)
    distinct = {memory.number: memory for memory in of_other}
    records = tuple(memory for memory in who.stream if _to_tell(memory, who.id, tick))
    return Speaker(means.circumstances(snapshot, who, own), tuple(distinct.values()), records, who.names)


def _to_tell(memory: Memory, own: int, tick: int) -> bool:
    """Seeds, talks, insights, promises and what one wants of others; of what one did, the last day."""
    content = memory.content
    if content.kind is Kind.PLAN and " wants to ask " in memory.text:
        return True
    if memory.is_seed or content.kind in (Kind.CHAT, Kind.REFLECTION) or content.talk is not None:
        return True
    return (
        content.kind is Kind.OBSERVATION and tick - memory.created < FRESH and (own in content.people or content.importance >= 5)
    )


def _recalled(speaker: Speaker) -> tuple[Memory, ...]:
    return (*speaker.now.memories, *speaker.of_other)
