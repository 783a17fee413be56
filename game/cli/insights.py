"""Owns `smallville people insights` and `people correct`: what a resident came to see, on what grounds, and putting it right."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Annotated

import typer

from game.ai.memory import Memory
from game.ai.offline.mind import OfflineMind
from game.cli.options import MapOption, begin_or_go_on, resident_named
from game.saves import Save, Store
from game.session.correcting import correct, correction, insights
from game.session.founding import Thinking
from game.session.ground import Ground, ground_of_save
from game.session.people import names_of
from game.world.clock import Clock

SaveArgument = Annotated[str, typer.Argument(help="The save.")]
ResidentArgument = Annotated[str, typer.Argument(help="Whose insights; a first name will do.")]


def show_insights(name: SaveArgument, resident: ResidentArgument, map: MapOption = None) -> None:
    """List what a resident has come to see, each with the memories it rests on, down to what they saw and heard.

    Example:

      smallville people insights monday "Ann Lee"
    """
    with Store().open(name, write=False) as save:
        ground = ground_of_save(save, map)
        who, full_name = _person(save, ground, resident)
        stream = save.memories(who)
    print("\n".join(_pages(full_name, stream, ground.clock)))


def correct_insight(
    name: SaveArgument,
    resident: ResidentArgument,
    number: Annotated[int, typer.Argument(help="Which insight; `people insights` numbers them.")],
    text: Annotated[str, typer.Argument(help="What they shall hold instead.")],
    map: MapOption = None,
) -> None:
    """Put an insight right, on the same evidence. The old one stays in the save and never comes to mind again.

    Example:

      smallville people correct monday "Ann Lee" 212 "Ann Lee is fond of her neighbour's garden"
    """
    store = Store()
    with store.open(name, write=False) as save:
        who = _checked(save, ground_of_save(save, map), resident, number, text)
    with closing(begin_or_go_on(store, name, map, None, None, Thinking(OfflineMind(), 0))) as session:
        new = correct(session, who, number, text)
    print(f"{session.residents[who].name} holds from now on, as memory {new.number} instead of {number}: {new.text}")


def _checked(save: Save, ground: Ground, resident: str, number: int, text: str) -> int:
    """Who is meant. Raises Problem for what cannot be corrected, before the save is touched."""
    who, full_name = _person(save, ground, resident)
    correction(full_name, save.memories(who), number, text)
    return who


def _person(save: Save, ground: Ground, wanted: str) -> tuple[int, str]:
    names = names_of(save, ground.entries)
    who = resident_named(names, wanted)
    return who, names[who]


def _pages(name: str, stream: Sequence[Memory], clock: Clock) -> Iterator[str]:
    found = insights(stream)
    if not found:
        yield f"{name} has come to see nothing yet."
    for each in found:
        yield from _tree(each, stream, clock, set(), 0)


def _tree(memory: Memory, stream: Sequence[Memory], clock: Clock, opened: set[int], depth: int) -> Iterator[str]:
    """A memory and below it, indented, what it rests on; each is opened once. Evidence is older than what rests on it."""
    content = memory.content
    corrects = "" if content.supersedes is None else f" (instead of {content.supersedes})"
    again = " (as above)" if memory.number in opened and content.evidence else ""
    label = clock.label(memory.created)
    yield f"{'  ' * depth}{memory.number}{corrects}, {content.kind} of {label}: {memory.text}{again}"
    if memory.number in opened:
        return
    opened.add(memory.number)
    for number in content.evidence:
        if 0 <= number < memory.number:
            yield from _tree(stream[number], stream, clock, opened, depth + 1)
