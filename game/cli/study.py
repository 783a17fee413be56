"""Owns `smallville study`: what became of a town, as JSON for programs, as trees and tables for people."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from game.ai.offline.mind import OfflineMind
from game.cli.ablation import ablation
from game.cli.options import MapOption, ResidentsOption, write_text
from game.cli.rankings import rankings
from game.saves import Store
from game.session.ground import ground_of_save
from game.study.community import study_community
from game.study.matter import NEVER_HEARD
from game.study.spread import spread_over
from game.study.sweep import Sweep, forget, sweep

app = typer.Typer(help="Study a saved town: how news spread, who got to know whom, who came.", no_args_is_help=True)
app.command("ablation")(ablation)
app.command("rankings")(rankings)
MOST_NEWS = 12
"""Pieces of news that are shown; the JSON has all."""
_PARTS = (("heard of it", "knew"), ("invited", "invited"), ("said yes", "said_yes"), ("planned it", "planned"), ("came", "came"))


@app.command("community")
def community(
    name: Annotated[str, typer.Argument(help="The save to study.")],
    news: Annotated[
        list[str] | None, typer.Option("--news", help="Ask about this piece of news; may be given again.", show_default=False)
    ] = None,
    map: MapOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object on standard output.")] = False,
) -> None:
    """Who knows which news and from whom, how many know each other, who came to what, all read from the save's records.

    Examples:

      smallville study community monday

      smallville study community monday --news "the old mill is to be sold" --json
    """
    with Store().open(name, write=False) as save:
        found = study_community(save, ground_of_save(save, map), OfflineMind(), news or ())
    if as_json:
        print(json.dumps(found))
    else:
        _show(found, Console())


@app.command("sweep")
def run_sweep(
    seeds: Annotated[str, typer.Option(help="Which seeds, like 101-120 or 1,5,9.")] = "101-120",
    days: Annotated[int, typer.Option(min=1, max=60, help="How many days each town lives.")] = 2,
    processes: Annotated[int, typer.Option(min=1, max=64, help="How many towns live side by side.")] = 2,
    folder: Annotated[Path, typer.Option(help="Where what was found in each run is kept.")] = Path("build/study"),
    out: Annotated[Path, typer.Option(help="The file with what came of it.")] = Path("build/study.json"),
    fresh: Annotated[bool, typer.Option("--fresh", help="Live all of them again, even those that are done.")] = False,
    keep_saves: Annotated[bool, typer.Option("--keep-saves", help="Keep the saves too, some 70 MB each.")] = False,
    map: MapOption = None,
    residents: ResidentsOption = None,
) -> None:
    """Live and study one town many times: means and spread over seeds, and which of the paper's findings are met.

    Stopped half-way it goes on where it was when called again; after a change to the rules use --fresh.

    Examples:

      smallville study sweep --seeds 101-120
    """
    plan, wanted = Sweep(folder, days, map, residents, keep_saves), _numbers(seeds)
    if fresh:
        forget(plan, wanted)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        runs = list(progress.track(sweep(plan, wanted, processes), total=len(wanted), description="living"))
    found = spread_over(runs)
    out.parent.mkdir(parents=True, exist_ok=True)
    write_text(out, json.dumps(found, indent=1))
    _show_spread(found, Console())


def _numbers(seeds: str) -> list[int]:
    """The seeds of "101-120,7"."""
    wanted: list[int] = []
    for part in seeds.split(","):
        first, _, last = part.strip().partition("-")
        if not first.isdigit() or (last and not last.isdigit()):
            raise typer.BadParameter(f'"{seeds}" is not a list of seeds; write it like 101-120 or 1,5,9')
        wanted += range(int(first), int(last or first) + 1)
    return list(dict.fromkeys(wanted))


def _show_spread(found: dict[str, Any], console: Console) -> None:
    table = Table("what", "mean", "deviation", "least", "most", title=f"{found['runs']} runs", title_justify="left")
    for each in found["spread"]:
        table.add_row(Text(each["what"]), *(f"{each[key]:g}" for key in ("mean", "deviation", "least", "most")))
    console.print(table)
    criteria = Table("what should hold", "wanted", "found", "", title="Criteria", title_justify="left")
    for each in found["criteria"]:
        criteria.add_row(Text(each["what"]), each["wanted"], each["found"], "yes" if each["met"] else "NO")
    console.print(criteria)


def _show(found: dict[str, Any], console: Console) -> None:
    pairs = found["residents"] * (found["residents"] - 1) // 2
    console.print(Text(f'"{found["name"]}" until {found["until"]}', style="bold"))
    for news in found["news"][:MOST_NEWS]:
        console.print(_news(news))
    console.print()
    for event in found["events"]:
        console.print(_event(event))
    start, end = found["density_start"], found["density_end"]
    console.print(f"Of {pairs} pairs {round(start * pairs)} knew each other at the start, {round(end * pairs)} do now", end=" ")
    console.print(f"(density {start:.3f} -> {end:.3f}).", highlight=False)
    console.print(
        f"{found['answers']} questions whether they know a person or a piece of news: {found['yes_answers']} times yes, "
        f"{found['invented_answers']} of these with no record behind it.",
        highlight=False,
    )


def _news(news: dict[str, Any]) -> Tree:
    """Who told whom: the source, and below everybody those who have it from them."""
    tree = Tree(Text(f"{news['text']}: known by {len(news['known_by'])} of {news['of']}", style="bold"))
    branches = {news["source"]: tree.add(Text(news["source"]))}
    for who, chain in sorted(news["chains"].items(), key=lambda each: (len(each[1]), each[1][0]["tick"], each[0])):
        hop = chain[0]
        above = branches.get(hop["from"], branches[news["source"]])
        branches[who] = above.add(Text(f"{who}, {hop['at']}"))
    return tree


def _event(event: dict[str, Any]) -> Table:
    title = f"{event['text']} ({event['place']}, {event['start']})"
    table = Table("", "", title=Text(title), title_justify="left", show_header=False, show_lines=True)
    for label, key in _PARTS:
        table.add_row(f"{label}: {len(event[key])}", ", ".join(event[key]) or "nobody")
    told = [f"{each['name']}: {each['reason']}" for each in event["absent"] if each["reason"] != NEVER_HEARD]
    told.append(f"{len(event['absent']) - len(told)} more: {NEVER_HEARD}")
    table.add_row(f"absent: {len(event['absent'])}", Text("\n".join(told)))
    return table
