"""Owns writing a short talk between two residents who meet: opening, one to three beats, a natural end."""

import random
import re

from game.ai.mind import DialogueLine, WriteDialogue
from game.ai.offline.talk import beats
from game.ai.offline.talk.beats import Move, Side
from game.ai.offline.talk.bonds import DISLIKE, talks
from game.ai.offline.talk.phrases import choose
from game.ai.offline.talk.quirks import coloured
from game.ai.offline.talk.speech import spoken
from game.ai.offline.talk.topics import Topic, content_words, occasions
from game.ai.offline.talk.verbs import grammar
from game.problem import Problem
from game.world.chance import chance

MOST_LINES = 8
_WORTH = {"yesterday": 1.0, "earlier": 0.9, "project": 1.0, "worry": 0.9, "hope": 0.7, "like": 0.6, "hate": 0.5, "habit": 0.45}
_NEEDS_NEAR = {"worry": 0.5, "hope": 0.25, "hate": 0.25, "yesterday": 0.15, "earlier": 0.15}


def write_dialogue(question: WriteDialogue) -> tuple[DialogueLine, ...]:
    """A talk of 4 to 8 lines in turns. Every fact in it is a memory of its speaker, cited by the line that says it."""
    if len(question.speakers) != 2:
        raise Problem(f"A short talk is between two people, not {len(question.speakers)}; ask for one pair at a time.")
    one, two = question.speakers
    first = beats.side(0, one, two.now.persona)
    second = beats.side(1, two, one.now.persona)
    draw = chance(one.now.seed, one.now.tick, one.now.resident, f"dialogue with {two.now.resident}")
    return _said((first, second), _composed(first, second, draw), draw)


def _composed(first: Side, second: Side, draw: random.Random) -> list[Move]:
    if first.feeling <= DISLIKE or second.feeling <= DISLIKE:
        return _curt(first, second)
    moves = _opening(first, second)
    strange = moves[0].act == "greet_stranger"
    for beat in _beats(first, second, strange, draw):
        if turns([*moves, *beat]) <= MOST_LINES - 1:
            moves += beat
        if turns(moves) >= 6:
            break
    return moves + _ending(first, second, moves)


def _opening(first: Side, second: Side) -> list[Move]:
    if first.bond == "stranger" and second.bond == "stranger":
        return beats.introduce(first, second)
    if second.bond == "stranger":
        return [Move(0, "greet"), Move(1, "ask_name"), Move(0, "give_name", {"job": beats.job(first)}, beats.job_cites(first))]
    if first.bond == "stranger":
        return [Move(0, "greet_unknown"), Move(1, "remind_name", {"job": beats.job(second)}, beats.job_cites(second))]
    return [Move(0, "greet"), Move(1, "greet_back")]


def _curt(first: Side, second: Side) -> list[Move]:
    """People at odds: a greeting that is none, a remark, a way out."""
    moves = [Move(0, "greet"), Move(1, "greet_back")]
    return [*moves, *_needle(first, second), Move(0, "part", _way_out(first)), Move(1, "farewell")]


def _needle(first: Side, second: Side) -> list[Move]:
    """One says what is between them, or else something about what the other is at; the other will not have it."""
    if first.feeling <= DISLIKE:
        claim, cites = beats.grudge(first)
        if claim:
            return [Move(0, "needle_claim", {"claim": claim}, cites), Move(1, "parry")]
    seen = beats.ask_doing(first, second)
    about = Move(0, "needle_doing", seen[0].slots) if seen else Move(0, "needle")
    return [about, Move(1, "parry")]


def _beats(first: Side, second: Side, strange: bool, draw: random.Random) -> list[list[Move]]:
    """What this talk could be made of, best first, the two taking turns at being the one it is about."""
    found: list[list[Move]] = []
    for host, guest in ((first, second), (second, first)):
        ahead = [topic for topic in occasions(host.speaker) if host.near >= 0.3 and not strange and not _told(host, topic)]
        for topic in ahead[:1]:
            found.append(
                beats.invite(host, guest, topic, draw.random()) if topic.kind == "occasion" else beats.tell(host, guest, topic)
            )
    sides = [(first, second), (second, first)]
    draw.shuffle(sides)
    if not strange and draw.random() < 0.45:
        found.append(beats.ask_doing(*sides[0]))
    for asker, asked in sides:
        found.append(beats.ask_still(asker, asked) if draw.random() < 0.6 else [])
        found.append(beats.ask_kin(asker, asked) if draw.random() < 0.4 else [])
        found.append(beats.seen(asker, asked) if draw.random() < 0.4 and not strange else [])
    told = [
        [beats.tell(teller, listener, topic, draw.random() < 0.45) for topic in _ranked(teller, listener, strange, draw)]
        for teller, listener in sides
    ]
    found += [beat for pair in zip(told[0][:2], told[1][:2], strict=False) for beat in pair]
    found += told[0][2:] + told[1][2:] + told[0][:2] + told[1][:2]
    found.append(beats.ask_doing(*sides[1]))
    return _distinct([beat for beat in found if beat])


def _distinct(found: list[list[Move]]) -> list[list[Move]]:
    """Beats without those that would say a memory a second time."""
    kept: list[list[Move]] = []
    seen: list[tuple[int, int]] = []
    for beat in found:
        rests = sorted({(move.side, number) for move in beat for number in move.cites})
        acts = [move.act for move in beat if move.act.startswith("ask_doing")]
        if any(each in seen for each in rests) or (acts and any(move.act == acts[0] for other in kept for move in other)):
            continue
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
        score = _WORTH[topic.kind] + shared + kept_back + 1.2 * draw.random() - 1.5 * _told(teller, topic)
        scored.append((-round(score, 5), topic.cites, topic))
    return [topic for _, _, topic in sorted(scored, key=lambda each: each[:2])]


def _told(teller: Side, topic: Topic) -> bool:
    """Whether a talk the teller remembers was about this already."""
    words = content_words(topic.claim)
    return any(len(words & content_words(memory.text)) >= 2 for memory in talks(teller.speaker))


def _ending(first: Side, second: Side, moves: list[Move]) -> list[Move]:
    """Whoever had the last word takes their leave, naming what they are off to; the other wishes them well with their own."""
    leaver, other = (first, second) if moves[-1].side == 0 else (second, first)
    if turns(moves) < 3:
        leaver, other = other, leaver
    told = [number for move in moves for number in move.cites if move.side == leaver.index]
    projects = [topic for topic in leaver.topics if topic.kind == "project" and not topic.private]
    projects = [topic for topic in projects if topic.gist and topic.cites[0] in told]
    coming = next((move for move in moves if move.act == "accept"), None)
    slots = {"gist": beats.your(projects[0].gist) if projects else "", "noun": coming.slots["noun"] if coming else ""}
    met = ("met",) if moves[0].act == "greet_stranger" else ()
    subjects = (*met, *(("coming",) if coming else ()), *beats.pace(leaver.doing))
    part = Move(leaver.index, "part", _way_out(leaver), subjects=subjects)
    return [part, Move(other.index, "farewell", slots, subjects=subjects)]


def _way_out(leaver: Side) -> dict[str, str]:
    """What the leaver goes back to, or is on the way to."""
    said = spoken(f"SELF is {leaver.doing}", leaver.voice).removeprefix("I'm ") if leaver.doing else ""
    walking = re.match(r"(?:walking|going|heading|running) (?:over |back )?(?:to|home)\b", said)
    return {"off": re.sub(r"^\w+ (?:over |back )?(?:to )?", "", said)} if walking else {"mine": said}


def turns(moves: list[Move]) -> int:
    """How many lines these moves make: moves in a row by one speaker are one line."""
    return sum(1 for at, move in enumerate(moves) if at == 0 or moves[at - 1].side != move.side)


def _said(sides: tuple[Side, Side], moves: list[Move], draw: random.Random) -> tuple[DialogueLine, ...]:
    used: set[str] = set()
    pet = draw.choice(grammar("endearments"))
    lines: list[DialogueLine] = []
    before = Move(-1, "")
    for move in moves:
        who = sides[move.side]
        names = {"me": who.persona.first_name, "mefull": who.persona.name, "you": who.other.first_name, "pet": pet}
        turn = ("turn",) if before.side == move.side and before.act.startswith(("react_", "link", "glad_")) else ()
        text = choose(move.act, who.manner | {*move.subjects, *turn}, names | move.slots, used, draw)
        before = move
        if text:
            _add(lines, DialogueLine(who.speaker.now.resident, text, _rests_on(move, text)))
    personas = {each.speaker.now.resident: each.persona for each in sides}
    return tuple(DialogueLine(each.speaker, coloured(each.text, personas[each.speaker], draw), each.cites) for each in lines)


def _rests_on(move: Move, text: str) -> tuple[int, ...]:
    """What the words rest on: a phrase that left the fact out cites nothing."""
    facts = [move.slots.get(name, "") for name in ("claim", "tail", "job", "action", "gist", "noun")]
    return (
        move.cites
        if move.act in ("seen", "ask_still", "answer_still") or any(fact and fact.lower() in text.lower() for fact in facts)
        else ()
    )


def _add(lines: list[DialogueLine], line: DialogueLine) -> None:
    """Add what is said; the same speaker going on makes one line of it."""
    if lines and lines[-1].speaker == line.speaker:
        said = lines.pop()
        line = DialogueLine(line.speaker, f"{said.text} {line.text}", tuple(dict.fromkeys((*said.cites, *line.cites))))
    lines.append(line)
