"""Owns `think`: one snapshot in, one Thought out, whatever thread or process runs it."""

from collections.abc import Callable
from dataclasses import replace

from game.ai.query import Query
from game.ai.thinking import heeding, noticing, planning, reacting, reflecting, settling, talking
from game.ai.thinking.means import Means
from game.ai.thought import Snapshot, Thought

_KINDS: dict[str, Callable[[Snapshot, Means], Thought]] = {
    "notice": noticing.notice,
    "plan_day": planning.plan_day,
    "replan": planning.replan,
    "break_down": planning.break_down,
    "ground": planning.ground,
    "dialogue": talking.write_dialogue,
    "note_talk": talking.note_talk,
    "say_line": talking.say_line,
    "reflect": reflecting.reflect,
    "react": reacting.react,
    "meet": reacting.react,
    "heed": heeding.heed,
    "settle": settling.settle,
}


def think(snapshot: Snapshot, means: Means) -> Thought:
    """Think one thought of the kind that was asked for: pure, keeping and changing nothing.

    The thought tells by which queries memories were recalled for it.
    """
    queries: list[Query] = []
    means = replace(means, queries=queries, town=means.town if snapshot.town is None else snapshot.town)
    thought = _KINDS[snapshot.asked.kind](snapshot, means)
    return replace(thought, queries=tuple(queries))
