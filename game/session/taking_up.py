"""Owns taking up the map's file when a run goes on: what the designer has saved meanwhile is the truth."""

from pathlib import Path

from game.problem import Problem
from game.saves import Save
from game.session.drawn import Drawn, drawn_on_disk
from game.session.ground import map_on_disk
from game.session.session import Session
from game.world.differing import differences

GOES_ON = "The town goes on with the map in its save."


def take_up(session: Session, path: Path | None, name: str) -> str:
    """Have a run that goes on live on the map as it lies on the disk. Returns a sentence about it; "" where nothing is new.

    `path` is where it lies, None where nobody knows; `name` what it is called. Never raises a Problem: the save has a map.
    """
    if path is None:
        where = "is neither among ours nor beside the save; name it with --map to see changes of it"
        session.drawings.refuse(f"The map {name} {where}. {GOES_ON}")
        return session.drawings.refused
    session.drawings.lies = path
    try:
        drawn = drawn_on_disk(path)
    except Problem as problem:
        session.drawings.refuse(f"{problem} {GOES_ON}")
        return session.drawings.refused
    told = _told(session, drawn)
    session.redraw(drawn)
    return told


def where_it_lies(save: Save, given: Path | None) -> tuple[Path | None, str]:
    """The map of a save on the disk, if it is there, and its name. Raises Problem for one that is given and is not there."""
    return map_on_disk(save, given), str(save.header.get("map_name", "of this town"))


def _told(session: Session, drawn: Drawn) -> str:
    if drawn.hash == session.drawings.hash:
        return ""
    changed = differences(session.simulation.town, drawn.town)
    return f"{drawn.map_file.path.name} has been drawn anew since. {'. '.join(changed)}." if changed else ""
