"""Owns turning moves into lines: a phrase for each, what it rests on and claims, and which moves make one line."""

import random
from dataclasses import replace

from game.ai.mind import DialogueLine
from game.ai.offline.talk.beats import Move, Side
from game.ai.offline.talk.phrases import choose
from game.ai.offline.talk.quirks import coloured
from game.ai.offline.talk.verbs import grammar

_BY_THEMSELVES = (
    "seen",
    "ask_still",
    "answer_still",
    "know_already",
    "am_going",
    "ask_view",
    "ask_whether",
    "ask_help",
    "ask_along",
    "accept",
    "accept_help",
    "perhaps",
    "decline",
)
"""What rests on its records in any words, even where none of them is in the words."""
_ACTS = {
    "invite": "invite",
    "ask_along": "invite",
    "accept": "accept",
    "accept_help": "accept",
    "perhaps": "perhaps",
    "decline": "decline",
    "link": "tell",
    "pass_on": "tell",
    "pass_on_event": "tell",
    "am_going": "answer",
    "part": "part",
    "farewell": "part",
}
_STARTS = (
    ("greet", "greet"),
    ("stance", "stance"),
    ("tell", "tell"),
    ("say_plain", "answer"),
    ("answer", "answer"),
    ("reply", "answer"),
    ("ask", "ask"),
    ("want", "ask"),
    ("intro", "introduce"),
    ("give_name", "introduce"),
    ("needle", "provoke"),
)
_WEIGHT = {"accept": 3, "decline": 3, "invite": 3, "stance": 2, "perhaps": 3, "greet": 0, "part": 0, "say": 0}
"""Which act marks a line that does several things: the weightiest, and of equals the last."""


def turns(moves: list[Move]) -> int:
    """How many lines these moves make: moves in a row by one speaker are one line."""
    return sum(1 for at, move in enumerate(moves) if at == 0 or moves[at - 1].side != move.side)


def said(sides: dict[tuple[int, int], Side], moves: list[Move], draw: random.Random) -> tuple[DialogueLine, ...]:
    """The moves in words. `sides` are the speakers as they are to each other: (who speaks, to whom)."""
    used: set[str] = set()
    pet = draw.choice(grammar("endearments"))
    lines: list[DialogueLine] = []
    before = Move(-1, "")
    for move in moves:
        who = _speaking(sides, move)
        names = {"me": who.persona.first_name, "mefull": who.persona.name, "you": who.other.first_name, "pet": pet}
        turn = ("turn",) if before.side == move.side and before.act.startswith(("react_", "link", "glad_")) else ()
        text = choose(move.act, who.manner | {*move.subjects, *turn}, names | move.slots, used, draw)
        before = move
        if text:
            _add(lines, _line(who, move, text))
    personas = {each.speaker.now.resident: each.persona for each in sides.values()}
    return tuple(replace(each, text=coloured(each.text, personas[each.speaker], draw)) for each in lines)


def _line(who: Side, move: Move, text: str) -> DialogueLine:
    """The words of a move; a phrase that left the fact out rests on nothing and claims nothing."""
    cites = _rests_on(move, text)
    claims = move.claims if cites or not move.cites else ()
    return DialogueLine(who.speaker.now.resident, text, cites, claims, act_of(move.act))


def _rests_on(move: Move, text: str) -> tuple[int, ...]:
    """What the words rest on: a phrase that left the fact out cites nothing."""
    facts = [move.slots.get(name, "") for name in ("claim", "tail", "job", "action", "gist", "noun")]
    said = any(fact and fact.lower() in text.lower() for fact in facts)
    itself = move.act in _BY_THEMSELVES or move.act.startswith(("stance_", "agree", "disagree", "going_"))
    return move.cites if said or itself else ()


def act_of(phrases: str) -> str:
    """What is done by saying one of some phrases, in the general words that a line is marked with."""
    if phrases in _ACTS:
        return _ACTS[phrases]
    return next((act for start, act in _STARTS if phrases.startswith(start)), "say")


def _add(lines: list[DialogueLine], line: DialogueLine) -> None:
    """Add what is said; the same speaker going on makes one line of it, unless each part rests on something of its own."""
    if lines and lines[-1].speaker == line.speaker and not (_is_grounded(lines[-1]) and _is_grounded(line)):
        said = lines.pop()
        line = DialogueLine(
            line.speaker,
            f"{said.text} {line.text}",
            tuple(dict.fromkeys((*said.cites, *line.cites))),
            (*said.claims, *line.claims),
            line.act if _WEIGHT.get(line.act, 1) >= _WEIGHT.get(said.act, 1) else said.act,
        )
    lines.append(line)


def _is_grounded(line: DialogueLine) -> bool:
    return bool(line.cites or line.claims)


def _speaking(sides: dict[tuple[int, int], Side], move: Move) -> Side:
    """Who says it, as they are to the one they say it to."""
    found = sides.get((move.side, move.to))
    return found or next(side for (index, _), side in sides.items() if index == move.side)
