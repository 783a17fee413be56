"""Owns what becomes of percepts: observations in the stream, and the place tree as last seen (paper, section 4.1)."""

from dataclasses import replace

from game.ai.perceive import noticed, observations
from game.ai.seeing import see
from game.ai.thinking.means import Means
from game.ai.thought import Snapshot, Thought


def notice(snapshot: Snapshot, means: Means) -> Thought:
    """Turn what reached the senses since the last time into records, each with its importance."""
    me, asked = snapshot.me, snapshot.asked
    taken = noticed(asked.percepts, me.id, me.recent, means.settings, me.talks)
    drafts = observations(taken, me.id, dict(me.names), dict(me.pronouns))
    now = means.circumstances(snapshot, me)
    ratings = means.importance(now, [draft.text for draft in drafts])
    memories = tuple(replace(draft, importance=rating) for draft, rating in zip(drafts, ratings, strict=True))
    recent = (*me.recent, *(percept.event.text for percept in taken))[-means.settings.retention :]
    known = see(me.known, means.town, asked.percepts, asked.asked)
    return Thought(asked, memories, means.embeddings(memories), known=known, recent=recent)
