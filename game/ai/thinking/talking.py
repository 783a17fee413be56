"""Owns talk: writing a short dialogue between those who meet, and what each remembers of it (paper, section 4.3.2)."""

from dataclasses import replace

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import NoteTalk, Speaker, WriteDialogue
from game.ai.thinking.means import Means
from game.ai.thought import Portrait, Snapshot, Thought


def write_dialogue(snapshot: Snapshot, means: Means) -> Thought:
    """Write the whole talk from what each speaker remembers of the other; its lines are spoken later, one by one."""
    speakers = tuple(_speaker(snapshot, means, each) for each in snapshot.minds)
    lines = means.mind.write_dialogue(WriteDialogue(speakers))
    touched = tuple((each.now.resident, memory.number) for each in speakers for memory in _recalled(each))
    return Thought(snapshot.asked, touched=touched, lines=lines)


def note_talk(snapshot: Snapshot, means: Means) -> Thought:
    """Remember a talk that has ended: what it was about, and what was said, as said by whom."""
    me, asked = snapshot.me, snapshot.asked
    speaker = _speaker(snapshot, means, me)
    others = tuple(each.persona.name for each in snapshot.minds[1:])
    pronouns = tuple(each.persona.pronouns for each in snapshot.minds[1:])
    note = means.mind.note_talk(NoteTalk(speaker, others, snapshot.lines, pronouns))
    texts = [note.summary, *(text for _, text in note.heard), *note.promises]
    ratings = means.importance(speaker.now, texts)
    people = tuple(each.id for each in snapshot.minds[1:])
    memories = [NewMemory(Kind.CHAT, note.summary, ratings[0], people=people, place=me.arena, talk=asked.conversation)]
    for (index, text), rating in zip(note.heard, ratings[1:], strict=False):
        said_by = snapshot.lines[index].speaker
        told = NewMemory(Kind.CHAT, text, rating, people=people, place=me.arena, said_by=said_by)
        memories.append(replace(told, talk=asked.conversation, line=index))
    for text in note.promises:
        memories.append(NewMemory(Kind.PLAN, text, 5, people=people, talk=asked.conversation))
    return Thought(asked, tuple(memories), means.embeddings(memories))


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
    return Speaker(means.circumstances(snapshot, who, own), tuple(distinct.values()))


def _recalled(speaker: Speaker) -> tuple[Memory, ...]:
    return (*speaker.now.memories, *speaker.of_other)
