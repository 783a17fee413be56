"""Owns `smallville people`: its commands, how many know each other, and the diary of one."""

from pathlib import Path
from typing import Annotated

import typer

from game.ai.acquaintance import density
from game.ai.reading import read_paragraph
from game.ai.residents_file import load_residents
from game.assets import asset
from game.cli.insights import correct_insight, show_insights
from game.cli.options import MapOption, resident_named, write_text
from game.cli.people_check import FileArgument, check, how_many
from game.cli.people_moving import add, remove
from game.cli.people_new import new_person
from game.cli.people_try import try_out
from game.problem import Problem
from game.saves import Store
from game.session.ground import DEFAULT_RESIDENTS, ground_of_save
from game.study.diary import day_of
from game.study.diary_page import diary
from game.study.records import Records, read_records
from game.world.clock import TICKS_PER_DAY, Clock

app = typer.Typer(help="Write, try and look at the people of a town; let them move in and out.", no_args_is_help=True)
app.command("insights")(show_insights)
app.command("correct")(correct_insight)
app.command("try")(try_out)
app.command("new")(new_person)
app.command("check")(check)
app.command("add")(add)
app.command("remove")(remove)


@app.command("density")
def show_density(file: FileArgument = None) -> None:
    """Print how many pairs of a town know each other at the start (paper, section 7.1.2)."""
    personas = [read_paragraph(entry, Clock().start) for entry in load_residents(_path(file))]
    print(how_many(density(personas), len(personas)))


@app.command("diary")
def write_diary(
    name: Annotated[str, typer.Argument(help="The save.")],
    resident: Annotated[str, typer.Argument(help="Whose diary; a first name will do.")],
    day: Annotated[int | None, typer.Option(min=1, help="Which day, from 1; the latest if left out.", show_default=False)] = None,
    out: Annotated[Path | None, typer.Option(help="Write it to this Markdown file.", show_default=False)] = None,
    map: MapOption = None,
) -> None:
    """A day of one resident as a page to read: what they did, whom they talked with, what they heard and thought.

    Examples:

      smallville people diary monday "Ann Lee"

      smallville people diary monday Ann --day 2 --out ann.md
    """
    with Store().open(name, write=False) as save:
        ground = ground_of_save(save, map)
        records = read_records(save, ground)
        page = diary(records, day_of(records, save, resident_named(records.names, resident), _day(records, day)))
    if out is None:
        print(page, end="")
    else:
        write_text(out, page)
        print(f"Written to {out}.")


def _day(records: Records, day: int | None) -> int:
    """The day counted from 0; the latest that has begun. Raises Problem for one that has not."""
    lived = max(0, records.end - 1) // TICKS_PER_DAY + 1
    if day is not None and day > lived:
        raise Problem(f"The town has lived {lived} {'day' if lived == 1 else 'days'} so far; choose a day up to {lived}.")
    return (day or lived) - 1


def _path(file: Path | None) -> Path:
    return file or asset("residents") / DEFAULT_RESIDENTS
