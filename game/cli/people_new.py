"""Owns `smallville people new`: somebody more in a residents file, or the first of a new one."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from game.ai.residents_file import ResidentEntry, parse_residents, residents_text
from game.cli.options import write_text
from game.problem import Problem
from game.tryout.examples import example
from game.tryout.naming import name_in
from game.tryout.writing import with_person


def new_person(
    file: Annotated[Path, typer.Argument(help="The residents file (.toml) to write, or to add to.")],
    name: Annotated[str | None, typer.Argument(help="Their name; an example's if left out.", show_default=False)] = None,
    paragraph: Annotated[
        str | None, typer.Option(help="What is said of them; an example without it.", show_default=False)
    ] = None,
    age: Annotated[int | None, typer.Option(min=0, max=130, help="Their age in years.", show_default=False)] = None,
    like: Annotated[str | None, typer.Option(help="What the example works as: a nurse.", show_default=False)] = None,
) -> None:
    """Add a person to a residents file. Whatever stands in it stays as it is; a new file is begun with a few words of help.

    Examples:

      smallville people new my_people.toml

      smallville people new my_people.toml "Ruth Okafor" --paragraph "she is a nurse and works nights; she loves swimming"

      smallville people new my_people.toml "Tom Vane" --like fisherman
    """
    if paragraph is not None and like is not None:
        raise typer.BadParameter("--like is for an example; leave it out where you give a paragraph")
    if file.suffix.lower() != ".toml":
        raise Problem(f"{file} would be no residents file; give it a name that ends in .toml.")
    if not file.parent.is_dir():
        raise Problem(f"There is no folder {file.parent}; make it first.")
    text = residents_text(file) if file.exists() else ""
    entry = _entry(text, str(file), name, paragraph, like)
    write_text(file, with_person(text, entry if age is None else replace(entry, age=age), str(file)))
    print(f'{entry.name} is in {file}. Try them: smallville people try --file {file} --only "{entry.name}"')


def _entry(text: str, where: str, name: str | None, paragraph: str | None, like: str | None) -> ResidentEntry:
    """Who is to be added. Raises Problem for what is no name or no paragraph."""
    given = " ".join((name or "").split())
    if name is not None and not any(letter.isalpha() for letter in given):
        raise Problem(f"{name!r} is no name; give them one with letters in it.")
    if paragraph is None:
        taken = [each.name for each in parse_residents(text, where)] if text.strip() else []
        return example(taken, given, like or "")
    said = " ".join(paragraph.split())
    if not any(letter.isalpha() for letter in said):
        raise Problem("The paragraph is empty; say a sentence or two about them.")
    return ResidentEntry(given or name_in(said), said)
