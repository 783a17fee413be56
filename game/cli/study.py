"""Owns `smallville study`: what became of a town, as JSON for programs, as trees and tables for people."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from game.ai.offline.mind import OfflineMind
from game.cli.ablation import ablation
from game.cli.options import MapOption
from game.cli.rankings import rankings
from game.cli.report import report
from game.cli.sweep import run_sweep
from game.saves import Store
from game.session.ground import ground_of_save
from game.study.community import study_community
from game.study.matter import NEVER_HEARD

app = typer.Typer(help="Study a saved town: how news spread, who got to know whom, who came.", no_args_is_help=True)
app.command("ablation")(ablation)
app.command("rankings")(rankings)
app.command("report")(report)
app.command("sweep")(run_sweep)
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
    for line in _conduct(found):
        console.print(line, highlight=False)


def _conduct(found: dict[str, Any]) -> list[str]:
    """How they talk, what became of places' norms, how far they drifted from themselves."""
    manners, norms, drift = found["manners"], found["norms"], found["drift"]
    asked = f"{_share(manners['agreement'])} of what was asked in talks was agreed to ({manners['yes']} yes, {manners['no']} no)"
    lines = [f"Of {manners['lines']} lines {_share(manners['politeness'])} are courteous; {asked}."]
    refused = sum(norms["refused"].values())
    lines.append(f"Norms of places were broken {_times(norms['broken'])}; what they forbid was tried {_times(refused)}.")
    if drift:
        mean = sum(each["away"] for each in drift) / len(drift)
        lines.append(f"Self-summaries drifted by {mean:.2f} on average (0 the same, 1 nothing alike), of {len(drift)} residents.")
    return lines


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def _share(share: float | None) -> str:
    return "none" if share is None else f"{share:.0%}"


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
