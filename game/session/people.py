"""Owns who has lived in a saved town: those it was begun with, and whoever moved in later, by their number."""

from collections.abc import Sequence

from game.ai.residents_file import ResidentEntry
from game.problem import Problem
from game.saves import EVER, LogRow, Save
from game.session.movers import entry_of
from game.session.orders import command_from
from game.world.commands import MoveIn


def people_of(save: Save, founders: Sequence[ResidentEntry], until: int = EVER) -> dict[int, ResidentEntry]:
    """Everybody who has lived there before a tick, in order of their number; who has left is among them.

    Raises Problem where the log is damaged.
    """
    people = dict(enumerate(founders, 1))
    for row in sorted(save.found("order", {"type": "MoveIn"}, 0, until, EVER), key=lambda row: row.tick):
        order = command_from(row.data)
        if isinstance(order, MoveIn) and order.resident not in people and _came(save, row, order.resident):
            people[order.resident] = entry_of(order)
    return dict(sorted(people.items()))


def names_of(save: Save, founders: Sequence[ResidentEntry], until: int = EVER) -> dict[int, str]:
    """Their names."""
    return {number: entry.name for number, entry in people_of(save, founders, until).items()}


def _came(save: Save, row: LogRow, resident: int) -> bool:
    """Whether an order to move in was carried out: it may have been refused."""
    try:
        return bool(save.found("event", {"kind": "arrival", "resident": resident}, row.tick, row.tick, 1))
    except ValueError:
        raise Problem(f'The log in the save "{save.name}" is damaged at tick {row.tick}.') from None
