"""Owns turning the memories of a released persona into records of ours: kind, importance, evidence, and when."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

from game.ai.claims import people_in
from game.ai.memory import Kind, NewMemory
from game.imports.addresses import Addresses
from game.imports.portrait import is_plan, is_whispered
from game.imports.released.nodes import CHAT, EVENT, Node
from game.imports.talks import matter_of
from game.world.clock import TICKS_PER_HOUR

Tick = Callable[[datetime], int]
"""The tick of a date and time; below 0 before the start."""


@dataclass(frozen=True, slots=True)
class Remembrance:
    """A memory to be given at a tick; its number is its place in the list. `used` is the tick it was last recalled at.

    `lines` are those of the talk it is of; `place` an arena where its address is on the map.
    """

    tick: int
    used: int
    kind: Kind
    text: str
    importance: int
    evidence: tuple[int, ...]
    people: tuple[int, ...]
    place: int | None
    lines: tuple[tuple[str, str], ...] = ()

    def memory(self, here: int, talk: int | None) -> NewMemory:
        """The record of somebody who is in the arena `here`, and of that talk; what is only thought is of no place."""
        seen = self.kind in (Kind.OBSERVATION, Kind.CHAT)
        place = here if seen and self.place is None and self.tick > 0 else self.place
        return NewMemory(self.kind, self.text, self.importance, self.evidence, self.people, place, talk=talk)


@dataclass(frozen=True, slots=True)
class Whose:
    """Whose memories they are: the resident, the names of all by id, and the map's addresses."""

    resident: int
    names: Mapping[int, str]
    addresses: Addresses


def remembrances(nodes: tuple[Node, ...], whose: Whose, tick: Tick, end: int) -> tuple[tuple[Remembrance, ...], int]:
    """(memories in the order in which they are given, how many links to evidence lead nowhere). None is of `end` or later."""
    timed = sorted((min(_when(node, tick), end - 1), order) for order, node in enumerate(nodes))
    numbers = {nodes[order].id: number for number, (_, order) in enumerate(timed)}
    found, lost = [], 0
    for number, (when, order) in enumerate(timed):
        node = nodes[order]
        rests = tuple(dict.fromkeys(node.evidence))
        evidence = tuple(numbers[each] for each in rests if numbers.get(each, number) < number)
        lost += len(rests) - len(evidence)
        found.append(_remembrance(node, when, min(tick(node.used), end - 1), evidence, whose))
    return tuple(found), lost


def _when(node: Node, tick: Tick) -> int:
    """The tick something is remembered from on.

    Tick 0 is for what somebody comes to town with, as for what a paragraph says: what is older than the start, and what was
    whispered to them in their first hour. What they see in the first step is not among it.
    """
    made = tick(node.created)
    brought = made < 0 or (is_whispered(node) and made < TICKS_PER_HOUR)
    return 0 if brought else max(1, made)


def _remembrance(node: Node, when: int, used: int, evidence: tuple[int, ...], whose: Whose) -> Remembrance:
    text = _told(node) if node.kind == CHAT else node.text.rstrip(".")
    arena = next((found for found in map(whose.addresses.arena, (node.subject, node.object)) if found is not None), None)
    parts = " ; ".join((node.subject, node.object, text))
    return Remembrance(
        tick=when,
        used=max(when, used),
        kind=_kind(node),
        text=text,
        importance=min(10, max(1, node.importance)),
        evidence=evidence,
        people=tuple(who for who in people_in(parts, whose.names) if node.kind != CHAT or who != whose.resident),
        place=arena.id if arena is not None else None,
        lines=node.lines,
    )


def _kind(node: Node) -> Kind:
    """What is thought is a plan of the day, or rests on something, or has been whispered, which is as good as seen."""
    if node.kind == CHAT:
        return Kind.CHAT
    if node.kind == EVENT or is_whispered(node):
        return Kind.OBSERVATION
    return Kind.PLAN if is_plan(node) else Kind.REFLECTION


def _told(node: Node) -> str:
    """A talk in a sentence: "Ann Lee talked with Bo Finch about the fair"."""
    return f"{node.subject} talked with {node.object} about {matter_of(node.text)}" if node.subject and node.object else node.text
