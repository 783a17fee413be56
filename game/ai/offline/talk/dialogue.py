"""Owns writing a short talk between two residents who meet: opening, one to three beats, a natural end."""

import random

from game.ai.mind import DialogueLine, WriteDialogue
from game.ai.offline.talk import asking, beats, gossip, requests, tidings
from game.ai.offline.talk.beats import Move, Side
from game.ai.offline.talk.bonds import DISLIKE
from game.ai.offline.talk.company import talk_of_several
from game.ai.offline.talk.lines import said, turns
from game.ai.offline.talk.partings import ending, way_out
from game.ai.offline.talk.topics import Topic
from game.problem import Problem
from game.world.chance import chance

MOST_LINES = 10
ENOUGH = 6
"""Lines after which nothing new is begun."""
_OFFERS = ("invite", "pass_on_event", "ask_whether", "ask_along", "ask_help")
"""Moves that bring up something coming: once a talk is enough."""
_WORTH = {"yesterday": 1.0, "earlier": 0.9, "project": 1.0, "worry": 0.9, "hope": 0.7, "like": 0.6, "hate": 0.5, "habit": 0.45}
_NEEDS_NEAR = {"worry": 0.5, "hope": 0.25, "hate": 0.25, "yesterday": 0.15, "earlier": 0.15}


def write_dialogue(question: WriteDialogue) -> tuple[DialogueLine, ...]:
    """A talk of 4 to 10 lines in turns. Every fact in it is a memory of its speaker, cited by the line that says it."""
    if len(question.speakers) < 2:
        raise Problem(f"A talk takes two people or more, not {len(question.speakers)}; name who else is in it.")
    if len(question.speakers) > 2:
        return talk_of_several(question.speakers)
    one, two = question.speakers
    sides = {(0, 1): beats.side(0, one, two.now.persona), (1, 0): beats.side(1, two, one.now.persona)}
    draw = chance(one.now.seed, one.now.tick, one.now.resident, f"dialogue with {two.now.resident}")
    return said(sides, _composed(sides[0, 1], sides[1, 0], draw), draw)


def _composed(first: Side, second: Side, draw: random.Random) -> list[Move]:
    if first.feeling <= DISLIKE or second.feeling <= DISLIKE:
        return _curt(first, second)
    moves = _opening(first, second, draw)
    strange = moves[0].act == "greet_stranger"
    for beat in _beats(first, second, strange, draw):
        if turns([*moves, *beat]) <= MOST_LINES - 1:
            moves += beat
        if turns(moves) >= ENOUGH:
            break
    return moves + ending(first, second, moves)


def _opening(first: Side, second: Side, draw: random.Random) -> list[Move]:
    if first.bond == "stranger" and second.bond == "stranger":
        return beats.introduce(first, second, draw.random() < 0.5)
    if second.bond == "stranger":
        return [Move(0, "greet"), Move(1, "ask_name"), Move(0, "give_name", {"job": beats.job(first)}, beats.job_cites(first))]
    if first.bond == "stranger":
        return [Move(0, "greet_unknown"), Move(1, "remind_name", {"job": beats.job(second)}, beats.job_cites(second))]
    return [Move(0, "greet"), Move(1, "greet_back")]


def _curt(first: Side, second: Side) -> list[Move]:
    """People at odds: a greeting that is none, a remark, a way out."""
    moves = [Move(0, "greet"), Move(1, "greet_back")]
    return [*moves, *_needle(first, second), Move(0, "part", way_out(first)), Move(1, "farewell")]


def _needle(first: Side, second: Side) -> list[Move]:
    """One says what is between them, or else something about what the other is at; the other will not have it."""
    if first.feeling <= DISLIKE:
        claim, cites = beats.grudge(first)
        if claim:
            return [Move(0, "needle_claim", {"claim": claim}, cites), Move(1, "parry")]
    seen = asking.ask_doing(first, second)
    about = Move(0, "needle_doing", seen[0].slots) if seen else Move(0, "needle")
    return [about, Move(1, "parry")]


def _beats(first: Side, second: Side, strange: bool, draw: random.Random) -> list[list[Move]]:
    """What this talk could be made of, best first, the two taking turns at being the one it is about."""
    sides = [(first, second), (second, first)]
    draw.shuffle(sides)
    found = [*(requests.ask_for(*pair, draw) for pair in sides), *_news(sides, draw)]
    for asker, asked in sides:
        found.append(asking.ask_still(asker, asked) if draw.random() < 0.7 else [])
        found.append(asking.ask_kin(asker, asked) if draw.random() < 0.35 else [])
        found.append(gossip.gossip(asker, asked, draw) if draw.random() < 0.45 else [])
        found.append(asking.ask_work(asker, asked) if draw.random() < 0.4 else [])
        found.append(asking.seen(asker, asked) if draw.random() < 0.08 and not strange else [])
    if not strange and draw.random() < 0.12:
        found.insert(0, asking.ask_doing(*sides[0]))
    told = [
        [beats.tell(teller, listener, topic, draw.random() < 0.45) for topic in _ranked(teller, listener, strange, draw)]
        for teller, listener in sides
    ]
    found += [beat for pair in zip(told[0][:2], told[1][:2], strict=False) for beat in pair]
    found += told[0][2:] + told[1][2:] + told[0][:2] + told[1][:2]
    found.append(asking.ask_doing(*sides[1]))
    return _distinct([beat for beat in found if beat])


def _news(sides: list[tuple[Side, Side]], draw: random.Random) -> list[list[Move]]:
    """What either comes out with: at most one piece of news each, the one they are keenest on."""
    found: list[list[Move]] = []
    for teller, listener in sides:
        keen = [(tidings.keenness(teller, listener, news), news) for news in teller.news]
        ready = [(round(chance, 5), news) for chance, news in keen if draw.random() < chance]
        if ready:
            best = max(ready, key=lambda each: (each[0], -each[1].cites[0]))[1]
            found.append(tidings.pass_on(teller, listener, best, draw))
    for asker, asked in sides[:1]:
        for news in tidings.coming(asker)[:1]:
            found.append(tidings.ask_whether(asker, asked, news, draw) if draw.random() < 0.5 else [])
        found.append(tidings.ask_view(asker, asked, draw) if draw.random() < 0.3 else [])
    return found


def _distinct(found: list[list[Move]]) -> list[list[Move]]:
    """Beats without those that would say a memory a second time."""
    kept: list[list[Move]] = []
    offered = False
    seen: list[tuple[int, int]] = []
    for beat in found:
        rests = sorted({(move.side, number) for move in beat for number in move.cites})
        acts = [move.act for move in beat if move.act.startswith("ask_doing")]
        if any(each in seen for each in rests) or (acts and any(move.act == acts[0] for other in kept for move in other)):
            continue
        if any(move.act in _OFFERS for move in beat):
            if offered:
                continue
            offered = True
        seen += rests
        kept.append(beat)
    return kept


def _ranked(teller: Side, listener: Side, strange: bool, draw: random.Random) -> list[Topic]:
    scored = []
    for topic in teller.topics:
        if topic.private or topic.kind not in _WORTH or teller.near < _NEEDS_NEAR.get(topic.kind, 0.0):
            continue
        shared = 0.4 if beats.common_ground(listener, topic) else 0.0
        kept_back = 0.3 if topic.tail else 0.0
        score = (
            _WORTH[topic.kind]
            + shared
            + kept_back
            + 1.2 * draw.random()
            - 3 * _told(teller, topic)
            - 0.3 * teller.past.tellings(topic.cites)
        )
        scored.append((-round(score, 5), topic.cites, topic))
    return [topic for _, _, topic in sorted(scored, key=lambda each: each[:2])]


def _told(teller: Side, topic: Topic) -> bool:
    """Whether the teller has told the listener this before."""
    other = next((number for number, name in teller.past.names.items() if name == teller.other.name), -1)
    return bool(set(topic.cites) & teller.past.told(other))
