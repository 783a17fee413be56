"""Owns `smallville people`: what was read out of a residents file, and how many know each other at the start."""

from pathlib import Path
from typing import Annotated

import typer

from game.ai.acquaintance import density
from game.ai.reading import read_paragraph
from game.ai.reading.explain import explain
from game.ai.residents_file import load_residents
from game.assets import asset
from game.session.ground import DEFAULT_RESIDENTS
from game.world.clock import Clock

app = typer.Typer(help="Look at the people of a town.", no_args_is_help=True)

FileArgument = Annotated[Path | None, typer.Argument(help="The residents file (.toml); ours if left out.", show_default=False)]


@app.command("check")
def check(file: FileArgument = None) -> None:
    """Show what was read out of each paragraph, and what was not (it is remembered all the same)."""
    personas = [read_paragraph(entry, Clock().start) for entry in load_residents(_path(file))]
    for persona in personas:
        print("\n".join(explain(persona)), end="\n\n")
    print(_how_many(density(personas), len(personas)))


@app.command("density")
def show_density(file: FileArgument = None) -> None:
    """Print how many pairs of a town know each other at the start (paper, section 7.1.2)."""
    personas = [read_paragraph(entry, Clock().start) for entry in load_residents(_path(file))]
    print(_how_many(density(personas), len(personas)))


def _path(file: Path | None) -> Path:
    return file or asset("residents") / DEFAULT_RESIDENTS


def _how_many(share: float, people: int) -> str:
    pairs = people * (people - 1) // 2
    return f"{round(share * pairs)} of {pairs} pairs know each other at the start: a density of {share:.3f}."
