"""Owns `smallville mind`: whether a model will do, what it was asked, and what more of it would take."""

from contextlib import nullcontext
from dataclasses import replace
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from game.ai.model.findings import Finding
from game.ai.model.presets import presets
from game.cli.forecasting import forecast_lines
from game.cli.mind_log import log
from game.cli.model_options import BaseUrlOption, ModelOption, ServerOption, SmallModelOption
from game.cli.options import MapOption
from game.cli.terminal_text import one_line
from game.preferences import Chosen, Given, choose
from game.problem import Problem
from game.saves import Save, Store
from game.session.ground import ground_of_save
from game.session.people import people_of
from game.settings import MindSettings

app = typer.Typer(help="The mind that thinks: try a model, read what it was asked, see what it will cost.", no_args_is_help=True)
app.command("log")(log)
_MARKS = {"good": ("ok  ", "green"), "note": ("note", "yellow")}


@app.command("check")
def check(
    server: ServerOption = None,
    model: ModelOption = None,
    base_url: BaseUrlOption = None,
    small_model: SmallModelOption = None,
) -> None:
    """Try a model's server as the game would use it, and say in plain words what will happen. It takes a few calls.

    Examples:

      smallville mind check --server ollama --model llama3.2

      smallville mind check --base-url http://192.168.1.5:8080/v1 --model any
    """
    chosen = choose(Given(server, base_url, model, small_model))
    if not chosen.settings.base_url:
        raise Problem(
            "No model is chosen, so the residents think with the offline mind; name a server "
            f"({', '.join(presets())}) and a model, as in `smallville mind check --server ollama --model llama3.2`."
        )
    lack = chosen.lacks_key or chosen.lacks_price
    if lack:
        raise Problem(lack)
    failed = _told(chosen, Console(soft_wrap=True))
    if failed is not None:
        raise Problem(one_line(failed.whole))


def _told(chosen: Chosen, console: Console) -> Finding | None:
    """Print findings as they come; the one because of which the game will not run, if there is one."""
    from game.ai.model.probing import probe  # slow to import: the client of the servers

    with console.status("") if console.is_terminal else nullcontext() as status:
        for each in probe(chosen.settings, chosen.key, chosen.preset):
            if isinstance(each, Finding) and each.grade == "bad":
                return each
            if isinstance(each, Finding):
                mark, colour = _MARKS[each.grade]
                console.print(Text.assemble((mark, colour), "  ", one_line(each.whole)), highlight=False)
            elif status:
                status.update(Text(each.sentence))
    return None


@app.command("forecast")
def show_forecast(
    name: Annotated[str, typer.Argument(help="The save: a short run is enough.")],
    days: Annotated[float, typer.Option(min=0.01, max=3650, help="How many days are to be lived.")] = 1.0,
    residents: Annotated[int | None, typer.Option(min=1, max=10_000, help="In a town of so many.", show_default=False)] = None,
    server: ServerOption = None,
    model: ModelOption = None,
    base_url: BaseUrlOption = None,
    small_model: SmallModelOption = None,
    map: MapOption = None,
) -> None:
    """What more days of a town will ask of a model, and cost, told from what it has asked so far.

    Example:

      smallville mind forecast monday --days 7 --model gpt-4o-mini
    """
    settings = choose(Given(server, base_url, model, small_model)).settings
    with Store().open(name, write=False) as save:
        people = len(people_of(save, ground_of_save(save, map).entries))
        settings = settings if settings.model else _asked_before(save, settings)
        calls = [call for _, call in save.calls()]
        lines = forecast_lines(name, calls, save.last_tick, people, days, settings, residents)
    print("\n".join(lines))


def _asked_before(save: Save, settings: MindSettings) -> MindSettings:
    """With the model that the run has used."""
    models = [call.model for _, call in save.calls() if call.model]
    return replace(settings, model=models[-1]) if models else settings
