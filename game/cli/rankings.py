"""Owns `smallville study rankings`: what a file of rankings says, as tables for people and as JSON for programs."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from game.study.ablation.blind import Labels, load_key, unblinded
from game.study.ranking import Judged, Pair, Ranking, judge, load_rankings, refuse_unlike

_METHOD = (
    "One game of TrueSkill for each ranking. Kruskal-Wallis and Dunn's test (two-sided, Holm-Bonferroni) on the places, as "
    "in the paper; both take places as independent, which those of one ranker are not: Friedman's test knows that. "
    "Cohen's d: difference of the mean places over their pooled standard deviation; of the skills, over "
    "sqrt((sigma^2 + sigma^2) / 2)."
)


def rankings(
    files: Annotated[list[Path], typer.Argument(help='The rankings (JSON): {"rankings": [{"ranker": ..., "order": [[...]]}]}.')],
    key: Annotated[Path | None, typer.Option(help="What the labels of a ranking page stand for.", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object on standard output.")] = False,
) -> None:
    """Say what rankings of conditions come to: TrueSkill, Kruskal-Wallis, Dunn with Holm-Bonferroni, Cohen's d (section 6).

    Examples:

      smallville study rankings ann.json bob.json --key monday-ranking.key.json
    """
    judged = judge(read_all(files, key))
    if as_json:
        print(json.dumps({**asdict(judged), "method": _METHOD}))
        return
    console = Console()
    console.print(_standings(judged))
    console.print(f"Kruskal-Wallis: H({judged.df}) = {judged.h:.2f}, p {_p(judged.p)}{_friedman(judged)}", highlight=False)
    console.print(_pairs(judged.pairs))
    console.print(_METHOD, highlight=False)


def read_all(files: Sequence[Path], key: Path | None) -> list[Ranking]:
    """The rankings of several files. Raises Problem for what is none, or for rankings of different conditions."""
    labels = load_key(key) if key else {}
    found = [ranking for file in files for ranking in _read(file, labels)]
    refuse_unlike(found, "these files")
    return found


def _read(file: Path, labels: Labels) -> tuple[Ranking, ...]:
    """The rankings of a file, by condition where there is a key; a page's own have other labels for each question."""
    return unblinded(load_rankings(file), labels, str(file)) if labels else load_rankings(file)


def _friedman(judged: Judged) -> str:
    return "" if judged.friedman_p is None else f"; Friedman: p {_p(judged.friedman_p)}"


def _standings(judged: Judged) -> Table:
    table = Table("condition", "mu", "sigma", "mean place", title=f"{judged.rankers} rankings", title_justify="left")
    for each in judged.standings:
        table.add_row(Text(each.condition), f"{each.mu:.2f}", f"{each.sigma:.2f}", f"{each.place:.2f}")
    return table


def _pairs(pairs: tuple[Pair, ...]) -> Table:
    table = Table("better", "worse", "p", "d of places", "d of skills")
    for each in pairs:
        table.add_row(Text(each.better), Text(each.worse), _p(each.p), _number(each.d_places), _number(each.d_skills))
    return table


def _p(p: float) -> str:
    return "< 0.001" if p < 0.001 else f"= {p:.3f}"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.2f}"
