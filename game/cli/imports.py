"""Owns `smallville import`: what others have made, turned into something of ours."""

from pathlib import Path
from typing import Annotated

import typer

from game.cli.released import people, save
from game.imports.town import Imported, import_town

app = typer.Typer(help="Take over a world, people or a save of the code that was released with the paper.", no_args_is_help=True)
app.command("people")(people)
app.command("save")(save)


@app.command("town")
def town(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder with maze_meta_info.json, maze and special_blocks.")],
    out: Annotated[Path, typer.Option(help="The Tiled map to write (.tmx).")],
    force: Annotated[bool, typer.Option("--force", help="Write over a map that is there already.")] = False,
) -> None:
    """Turn the released code's world into a Tiled map with our pictures.

    Tilesets and pictures go into a folder beside the map; keep them together.

    Example: smallville import town the_ville --out ville.tmx, then smallville play ville --map ville.tmx
    """
    print("\n".join(_town_lines(import_town(folder, out, force), out)))


def _town_lines(made: Imported, out: Path) -> tuple[str, ...]:
    """What was found, and what to do with it."""
    return (
        f"{made.sectors} sectors, {made.arenas} arenas, {made.kinds} kinds of object at {made.addresses} addresses.",
        f"{made.blocked} tiles block; people can get to {made.walkable}. {made.objects} objects are placed.",
        f"{out} is the map: `smallville map check {out}`, or `smallville run ville --days 1 --map {out}`.",
    )
