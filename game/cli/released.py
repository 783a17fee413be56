"""Owns `smallville import people` and `import save`: the people and simulations of the code released with the paper."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from shlex import quote
from shutil import rmtree
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from game.ai.embedding import Embedder
from game.ai.offline.mind import OfflineMind
from game.cli.options import write_text
from game.cli.towns import free_name
from game.headless import interruptible
from game.imports.beside import world_of
from game.imports.living import Lived, live_again
from game.imports.people import import_people
from game.imports.released_save import ReleasedSave, read_released_save
from game.imports.town import import_town
from game.imports.town.writing import art_of
from game.problem import Problem
from game.saves import Store
from game.session.founding import Thinking
from game.world.clock import TICKS_PER_HOUR
from game.world.tiled import read_map


def people(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The list (.csv) with the columns Name and Whisper.")],
    out: Annotated[
        Path | None,
        typer.Option(help="The residents file to write (.toml) [default: named after the list, here].", show_default=False),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
) -> None:
    """Turn a list of people and what is whispered to them into a residents file.

    Example: smallville import people agent_history_init_n25.csv --out people.toml, then smallville people check people.toml
    """
    out = out or Path(f"{file.stem}.toml")
    if out.exists() and not force:
        raise Problem(f"There is a file {out} already; choose another name, or say --force to write over it.")
    text, notes = import_people(file)
    write_text(out, text)
    print("\n".join((*notes, f"{out} is the residents file: `smallville run new --days 1 --residents {out}`.")))


def save(
    folder: Annotated[
        Path, typer.Argument(metavar="DIR", help="The folder of a simulation, with its meta.json or reverie folder.")
    ],
    name: Annotated[
        str | None, typer.Argument(help="The save to make of it [default: named after DIR].", show_default=False)
    ] = None,
    map: Annotated[
        Path | None, typer.Option("--map", help="The map of its world (.tmx); made from the world beside it if left out.")
    ] = None,
) -> None:
    """Turn a finished simulation of the released code into a save: to replay, to ask its people, and to go on with.

    Everybody moves, talks and remembers as they did there, tick by tick; from its end on they live by themselves.

    Examples:

      smallville import save storage/July1_the_ville first

      smallville import save storage/July1_the_ville first --map ville.tmx
    """
    store = Store()
    name = name or free_name(store, _named_after(folder))
    if store.exists(name):
        raise Problem(f'There is a save "{name}" already in {store.folder}; choose another name.')
    with Console(stderr=True).status(f"{name}: reading"):
        released = read_released_save(folder)
    near = nullcontext(map) if map else _map_beside(released, store, name)
    with near as map_path, _progress(f"{name}: living again") as tell:
        lived = live_again(released, read_map(map_path), store, name, Thinking(OfflineMind(), 0, Embedder()), tell)
    beside = map_path.absolute().parent == store.folder.absolute()
    print("\n".join(_save_lines(lived, name, "" if beside else f" --map {quote(str(map_path))}")))


def _named_after(folder: Path) -> str:
    """What a save may be called after a folder; a name without letters tells nothing."""
    words = re.sub(r"[^\w -]+", " ", folder.resolve().name).strip(" -_")[:50].strip()
    return words or "imported"


@contextmanager
def _map_beside(released: ReleasedSave, store: Store, name: str) -> Iterator[Path]:
    """The map of a save's own world, made beside the save to be, and gone again where that does not come to be.

    Raises Problem where that world is nowhere near.
    """
    world = world_of(released.folder, released.meta.maze)
    if world is None:
        raise Problem(
            f"The world of {released.folder} is not beside it; make a map of it with `smallville import town` and name that "
            "with --map."
        )
    taken = {path.name for path in store.folder.glob("*.tmx")}
    free = (f"{name}{more}.tmx" for more in ("", *(f" {number}" for number in range(2, 10_000))))
    path = store.folder / next(each for each in free if each not in taken)
    try:
        import_town(world, path)
        yield path
    except BaseException:
        path.unlink(missing_ok=True)
        rmtree(art_of(path), ignore_errors=True)
        raise


def _save_lines(lived: Lived, name: str, option: str) -> tuple[str, ...]:
    """What became of it, and what to do with it."""
    counts = ", ".join(f"{count} of {who}" for who, count in lived.memories.items())
    return (
        f"{lived.ticks} ticks and {lived.talks} talks are lived again; memories: {counts}.",
        "Their embeddings are another model's and of another size: all memories were embedded anew.",
        *lived.left_out,
        f'"{name}" is a save: `smallville play "{name}"{option}`, or `smallville run "{name}" --days 1{option}`.',
    )


@contextmanager
def _progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error; what this gives is told how far it has come of how much. Ctrl+C waits for the next tick."""
    with interruptible() as between_ticks, Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)

        def tell(done: int, of: int) -> None:
            between_ticks()
            if done % TICKS_PER_HOUR == 0:
                bar.update(task, completed=done, total=of)

        yield tell
