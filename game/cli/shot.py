"""Owns `smallville shot`: a picture of the real view, with no display needed."""

from pathlib import Path
from typing import Annotated

import typer

from game.ai.offline.mind import OfflineMind
from game.cli.focus import focus_on, size_of
from game.problem import Problem
from game.saves import Save, Store
from game.session import Session
from game.session.founding import Thinking
from game.session.going_on import look_back
from game.session.ground import ground_of_save
from game.session.moments import tick_of
from game.world.places import Tile


def shot(
    name: Annotated[str, typer.Argument(help="The save.")],
    out: Annotated[Path, typer.Option(help="The picture to write (.png).")],
    at: Annotated[
        str | None, typer.Option(help='When, like "Feb 13 12:00"; where it stopped, if left out.', show_default=False)
    ] = None,
    focus: Annotated[str | None, typer.Option(help="A place or a resident in the middle.", show_default=False)] = None,
    zoom: Annotated[float, typer.Option(min=0.1, max=8.0, help="Pixels of the screen for one of the art.")] = 2.0,
    size: Annotated[str, typer.Option(help="Width x height in pixels.")] = "1280x800",
    map: Annotated[Path | None, typer.Option("--map", help="The map, if it is one of yours.", show_default=False)] = None,
) -> None:
    """Take a picture of a saved town as the window would show it.

    Example: smallville shot monday --out noon.png --at "Feb 13 12:00" --focus "Hobbs Cafe"
    """
    from game.sprites.shot import picture

    width, height = size_of(size)
    with Store().open(name, write=False) as save:
        session = _session_at(save, at, map)
        try:
            image = picture(session, (width, height), _tile(session, focus), zoom)
        finally:
            session.close()
    try:
        image.save(out)
    except (OSError, ValueError) as error:
        raise Problem(f"The picture {out} could not be written: {error}.") from None
    print(f"{out} shows {session.simulation.town.name} on {session.clock.label(session.now)}.")


def _session_at(save: Save, at: str | None, map_path: Path | None) -> Session:
    ground = ground_of_save(save, map_path)
    tick = save.last_tick if at is None else tick_of(at, ground.clock)
    if tick > save.last_tick:
        came_to = ground.clock.label(save.last_tick)
        raise Problem(f'The run "{save.name}" has only come to {came_to}; choose an earlier time, or let it go on first.')
    return look_back(save, ground, Thinking(OfflineMind()), tick)


def _tile(session: Session, focus: str | None) -> Tile | None:
    """The tile in the middle of the picture: where a resident is, or the middle of a place."""
    if focus is None:
        return None
    names = {body.id: body.name for body in session.simulation.bodies.values()}
    who, tile = focus_on(names, session.simulation.town, focus)
    return tile if who is None else session.simulation.bodies[who].tile
