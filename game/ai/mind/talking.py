"""Owns the questions about talks: writing one, saying a line, what stays of it."""

from dataclasses import dataclass

from game.ai.memory import Memory
from game.ai.mind.circumstances import Circumstances
from game.world.bodies import Line


@dataclass(frozen=True, slots=True)
class Speaker:
    """One side of a dialogue: who they are and what they recall of the others.

    `records` are what they could tell of, by number: their seeds, talks, insights and promises, and what they did of
    late. `names` are of everybody in town, by id: whom the records' `people` and `said_by` mean.
    """

    now: Circumstances
    of_other: tuple[Memory, ...]
    records: tuple[Memory, ...] = ()
    names: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class WriteDialogue:
    """Write a whole short talk between residents who meet; the first speaker begins."""

    speakers: tuple[Speaker, ...]


@dataclass(frozen=True, slots=True)
class DialogueLine:
    """`speaker` is a resident's id; `cites` are numbers of the speaker's memories that the line rests on.

    `claims` are what the line asserts, as plain third-person sentences with full names and absolute dates, the first of
    them resting on the first of `cites`. `act` is what is done by saying it: "greet", "tell", "invite", "accept",
    "decline", "stance", "ask", "answer", "part", ... or "" from a mind that does not say.
    """

    speaker: int
    text: str
    cites: tuple[int, ...] = ()
    claims: tuple[str, ...] = ()
    act: str = ""


@dataclass(frozen=True, slots=True)
class SayLine:
    """Say the next line of a talk with somebody who is not of this mind (a player).

    `plans` are the hours of their plans for this day and the next, `seen` where they saw people of late, by number.
    `visitor` is the id of whom they speak to, where others are there too; None where only the lines say so.
    """

    speaker: Speaker
    lines: tuple[Line, ...]
    plans: tuple[Memory, ...] = ()
    seen: tuple[Memory, ...] = ()
    visitor: int | None = None


@dataclass(frozen=True, slots=True)
class NoteTalk:
    """Sum up a talk that has ended, as one of its members remembers it.

    `pronouns` are those of `others`, in the same order ("she", "her", "her"), so that what they said can be told of them.
    """

    speaker: Speaker
    others: tuple[str, ...]
    lines: tuple[Line, ...]
    pronouns: tuple[tuple[str, str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class TalkNote:
    """What stays of a talk. `summary` is one sentence; the others are pairs of the line's index and a sentence.

    `heard` is what another said, as said by them; `promises` what they have promised (or accepted), `refusals` what
    they have declined and why; `stances` what they think of something heard, with the reason. `importance` rates them
    (1-10) in this order: the summary, then each of `heard`, `promises`, `refusals`, `stances`; empty when they are to be
    rated by a question of their own.
    """

    summary: str
    heard: tuple[tuple[int, str], ...] = ()
    promises: tuple[tuple[int, str], ...] = ()
    refusals: tuple[tuple[int, str], ...] = ()
    stances: tuple[tuple[int, str], ...] = ()
    importance: tuple[int, ...] = ()
