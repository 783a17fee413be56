"""Owns the command line's frame: the commands it has, and that no traceback ever reaches a person."""

import sys
import traceback
from datetime import datetime

import typer
from rich.console import Console

from game import __version__
from game.cli import imports, interview, maps, mind, people, play, replay, run, saves, shot, study, talk, watch, why
from game.problem import Problem
from game.saves import saves_folder

app = typer.Typer(
    name="smallville",
    help="Smallville: twenty-five residents who live, remember and plan, in a town you can watch and walk into.",
    no_args_is_help=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("run")(run.run)
app.command("watch")(watch.watch)
app.command("replay")(replay.replay)
app.command("shot")(shot.shot)
app.command("interview")(interview.interview)
app.command("talk")(talk.talk)
app.command("why")(why.why)
app.add_typer(saves.app, name="saves")
app.add_typer(maps.app, name="map")
app.add_typer(imports.app, name="import")
app.add_typer(people.app, name="people")
app.add_typer(study.app, name="study")
app.add_typer(mind.app, name="mind")


@app.callback(invoke_without_command=True)
def _start(context: typer.Context, version: bool = typer.Option(False, "--version", help="Print the version and leave.")) -> None:
    if version:
        print(f"smallville {__version__}")
    elif context.invoked_subcommand is None:
        context.invoke(play.play)


def main() -> None:
    """Run the command line; exit code 0 fine, 1 a failure said in one sentence, 2 wrong usage."""
    try:
        app()
    except Problem as problem:
        _say(str(problem))
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        _say(f"Something went wrong inside Smallville ({type(error).__name__}); {_written_down()}.")
        sys.exit(1)


def _say(sentence: str) -> None:
    Console(stderr=True, soft_wrap=True).print(sentence, style="bold red", markup=False, highlight=False)


def _written_down() -> str:
    """Keep the details for whoever mends it: they are no use to the person playing."""
    path = saves_folder() / "last-error.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{datetime.now():%Y-%m-%d %H:%M}\n{traceback.format_exc()}", encoding="utf-8")
    except OSError:
        return "the details could not be written down"
    return f"the details are in {path}"
