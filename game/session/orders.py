"""Owns how commands stand in a save: written down with the name of their kind, and read back as what they were."""

from dataclasses import asdict
from typing import Any, get_args

from pydantic import TypeAdapter, ValidationError

from game.problem import Problem
from game.world.commands import Command

_KINDS: dict[str, TypeAdapter[Command]] = {kind.__name__: TypeAdapter(kind) for kind in get_args(Command)}


def command_row(command: Command) -> dict[str, Any]:
    """A command as plain data for JSON."""
    return {"type": type(command).__name__, **asdict(command)}


def command_from(data: Any) -> Command:
    """What `command_row` wrote down. Raises Problem for anything else: anybody may have written a save."""
    fields = dict(data) if isinstance(data, dict) else {}
    kind = _KINDS.get(str(fields.pop("type", "")))
    try:
        if kind is None:
            raise ValueError("there is no such command")
        return kind.validate_python(fields)
    except (ValidationError, ValueError, TypeError):
        raise Problem("The save holds an order that is none; it is damaged.") from None
