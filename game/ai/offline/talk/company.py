"""Owns talks of three and more: somebody tells something to all, each of the others answers for themselves."""

import random

from game.ai.mind import DialogueLine, Speaker
from game.ai.offline.talk import beats, tidings
from game.ai.offline.talk.beats import Move, Side
from game.ai.offline.talk.bonds import DISLIKE
from game.ai.offline.talk.lines import said, turns
from game.ai.offline.talk.news import News
from game.ai.offline.talk.partings import way_out
from game.ai.offline.talk.topics import Topic
from game.world.chance import chance

MOST_LINES = 14
TOLD = ("project", "yesterday", "worry", "hope", "like", "habit", "earlier")
"""Kinds of topic told in company, what interests most first."""
Sides = dict[tuple[int, int], Side]


def talk_of_several(speakers: tuple[Speaker, ...]) -> tuple[DialogueLine, ...]:
    """A talk of three or more in which each has at least one line."""
    sides: Sides = {
        (at, to): beats.side(at, one, other.now.persona)
        for at, one in enumerate(speakers)
        for to, other in enumerate(speakers)
        if at != to
    }
    first = speakers[0].now
    members = "-".join(str(each.now.resident) for each in speakers)
    draw = chance(first.seed, first.tick, first.resident, f"talk of {members}")
    return said(sides, _composed(sides, len(speakers), draw), draw)


def _composed(sides: Sides, count: int, draw: random.Random) -> list[Move]:
    moves = [Move(0, "greet_all", to=1), *(Move(at, "greet_back", to=0) for at in range(1, count))]
    for teller in range(count):
        spoken_of = {(move.side, number) for move in moves for number in move.cites}
        beat = _beat(sides, teller, count, spoken_of, draw)
        if turns([*moves, *beat]) <= MOST_LINES - 2:
            moves += beat
    leaver = moves[-1].side
    other = (leaver + 1) % count
    part = Move(leaver, "part", way_out(sides[leaver, other]), to=other)
    return [*moves, part, Move(other, "farewell", to=leaver)]


def _beat(sides: Sides, teller: int, count: int, spoken_of: set[tuple[int, int]], draw: random.Random) -> list[Move]:
    """What one of them has to say: the news they are keenest on, or something of their own to the one they like best."""
    others = [(teller + step) % count for step in range(1, count)]
    if any(sides[teller, to].feeling <= DISLIKE for to in others):
        return [Move(teller, "needle", to=next(to for to in others if sides[teller, to].feeling <= DISLIKE))]
    for news in sides[teller, others[0]].news:
        if (teller, news.cites[0]) in spoken_of or _was_told(news, spoken_of, sides):
            continue
        keen = max(tidings.keenness(sides[teller, to], sides[to, teller], news) for to in others)
        if draw.random() < keen:
            return _told_to_all(sides, teller, others, news, draw)
    to = max(others, key=lambda each: (sides[teller, each].near, -each))
    topic = _topic(sides[teller, to], {number for side, number in spoken_of if side == teller}, draw)
    if topic is None:
        return []
    beat = _addressed(beats.tell(sides[teller, to], sides[to, teller], topic), teller, to)
    return [move for move in beat if not any((move.side, number) in spoken_of for number in move.cites)]


def _was_told(news: News, spoken_of: set[tuple[int, int]], sides: Sides) -> bool:
    """Whether this news was brought up in this talk already, by anybody."""
    known = [(at, piece) for (at, _), side in sides.items() for piece in side.news if piece.claim == news.claim]
    return any((at, number) in spoken_of for at, piece in known for number in piece.cites)


def _told_to_all(sides: Sides, teller: int, others: list[int], news: News, draw: random.Random) -> list[Move]:
    """One telling, and an answer of each who is not the one it is about."""
    moves: list[Move] = []
    for to in others:
        if news.subject == sides[to, teller].persona.name:
            continue
        beat = _addressed(tidings.pass_on(sides[teller, to], sides[to, teller], news, draw), teller, to)
        moves += beat[1:] if moves else beat
    return moves


def _topic(teller: Side, spoken_of: set[int], draw: random.Random) -> Topic | None:
    told = [topic for topic in teller.topics if not topic.private and topic.kind in TOLD and not spoken_of & set(topic.cites)]
    return min(told, key=lambda topic: (TOLD.index(topic.kind) + 3 * draw.random(), topic.cites), default=None)


def _addressed(moves: list[Move], one: int, other: int) -> list[Move]:
    """The moves of a pair, each said to the other of the two."""
    return [beats.to(move, other if move.side == one else one) for move in moves]
