"""Owns `smallville study report`: what became of a town, as one page or as Markdown."""

from pathlib import Path
from typing import Annotated

import typer

from game.ai.offline.mind import OfflineMind
from game.cli.options import MapOption, write_text
from game.cli.rankings import read_all
from game.problem import Problem
from game.saves import Store
from game.session.ground import ground_of_save
from game.study.community import study_community
from game.study.ranking import judge
from game.study.report import as_html, report_on
from game.study.report.page import write_markdown


def report(
    name: Annotated[str, typer.Argument(help="The save.")],
    out: Annotated[Path | None, typer.Option(help=".html or .md [default: NAME-report.html].", show_default=False)] = None,
    news: Annotated[
        list[str] | None, typer.Option("--news", help="Only this piece of news or event; may be given again.", show_default=False)
    ] = None,
    rankings: Annotated[
        list[Path] | None, typer.Option("--rankings", help="Rankings of conditions; may be given again.", show_default=False)
    ] = None,
    key: Annotated[Path | None, typer.Option(help="What the labels of a ranking page stand for.", show_default=False)] = None,
    map: MapOption = None,
) -> None:
    """Write down what became of a town: news and their ways, who knows whom, events, conduct, rankings, tokens and cost.

    A .md file gets its plots in a folder beside it; an .html file has everything in it and fetches nothing.

    Examples:

      smallville study report monday

      smallville study report monday --rankings ann.json --rankings bob.json --key monday-ranking.key.json --out monday.md
    """
    target = out or Path(f"{name}-report.html")
    if target.suffix.lower() not in (".html", ".htm", ".md"):
        raise Problem(f"A report is an .html or an .md file, and {target} is neither.")
    with Store().open(name, write=False) as save:
        found = study_community(save, ground_of_save(save, map), OfflineMind(), news or ())
        header, calls = save.header, [call for _, call in save.calls()]
    judged = judge(read_all(rankings, key)) if rankings else None
    commands = [f"smallville run {name} --seed {header.get('seed')} until {found['until']}", f"smallville study report {name}"]
    document = report_on(found, header, calls, judged, commands)
    if target.suffix.lower() == ".md":
        try:
            write_markdown(document, target)
        except OSError as error:
            raise Problem(f"{target} could not be written: {error.strerror or error}.") from None
    else:
        write_text(target, as_html(document))
    print(f"The report is {target}.")
