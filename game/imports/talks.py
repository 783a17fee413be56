"""Owns finding the talks in released movement, where each step repeats the whole talk somebody is in."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from game.imports.released.movement import Lines, Moved

_BEFORE_THE_MATTER = re.compile(
    r"^(?:(?:conversing|an? conversation|this is an? conversation between .*?|.{1,80}? are conversing) about\s+)+", re.IGNORECASE
)
"""What the released code's model says before what a talk is about, often twice."""


def matter_of(description: str) -> str:
    """What a talk is about, out of its description: "conversing about a conversation about rain." is about rain."""
    return _BEFORE_THE_MATTER.sub("", description).rstrip(".")


@dataclass(frozen=True, slots=True)
class Spoken:
    """A talk from the tick `begin` on, over before `end`. `members` are residents by id, who speaks first being the first.

    `lines` are (speaker, words, tick), as far as the speaker is one of the members.
    """

    begin: int
    end: int
    members: tuple[int, ...]
    lines: tuple[tuple[int, str, int], ...]
    words: Lines


@dataclass(slots=True)
class _Open:
    begin: int
    members: list[int]
    present: set[int]


def talks_in(moves: Iterable[tuple[int, Moved]], ids: Mapping[str, int], end: int) -> tuple[Spoken, ...]:
    """The talks of movement given as (tick, who moved), in the order they began; none lasts beyond the tick `end`."""
    talking: dict[Lines, _Open] = {}
    within: dict[int, Lines] = {}
    found: list[Spoken] = []
    for tick, moved in moves:
        who, now = ids[moved.name], moved.lines
        before = within.get(who, ())
        if now == before:
            continue
        if before:
            found += _left(talking, before, who, tick, ids)
        if now:
            talk = talking.setdefault(now, _Open(tick, [], set()))
            talk.members.append(who)
            talk.present.add(who)
        within[who] = now
    found += [_spoken(words, talk, end, ids) for words, talk in talking.items()]
    had = (each for each in found if len(each.members) > 1 and each.end <= end)
    return tuple(sorted(had, key=lambda each: (each.begin, each.members)))


def _left(talking: dict[Lines, _Open], words: Lines, who: int, tick: int, ids: Mapping[str, int]) -> Iterator[Spoken]:
    """Somebody is not in a talk any more; it is over with the last of them."""
    talk = talking[words]
    talk.present.discard(who)
    if not talk.present:
        del talking[words]
        yield _spoken(words, talk, tick, ids)


def _spoken(words: Lines, talk: _Open, end: int, ids: Mapping[str, int]) -> Spoken:
    """The talk with its lines spread over its time: the files do not say when each was said."""
    speakers = [ids[name] for name, _ in words if name in ids]
    members = tuple(dict.fromkeys(each for each in (*speakers, *talk.members) if each in talk.members))
    said = [(ids[name], text) for name, text in words if ids.get(name) in talk.members and text]
    first, time = talk.begin + 1, max(1, end - talk.begin - 1)
    lines = tuple((who, text, first + time * number // max(1, len(said))) for number, (who, text) in enumerate(said))
    return Spoken(talk.begin, max(end, talk.begin + 2), members, lines, words)
