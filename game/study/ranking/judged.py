"""Owns judging rankings as the paper does: TrueSkill a condition, Kruskal-Wallis, Dunn with Holm-Bonferroni, Cohen's d.

The statistics themselves are those of well-known packages (trueskill, SciPy, scikit-posthocs), which come with the extra
`study`.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import combinations
from statistics import fmean, variance
from typing import Any

from game.problem import Problem
from game.study.ranking.rankings import Ranking


@dataclass(frozen=True, slots=True)
class Standing:
    """How a condition did: TrueSkill's mu and sigma (it begins with 25 and 25/3), and its mean place, 1 the best."""

    condition: str
    mu: float
    sigma: float
    place: float


@dataclass(frozen=True, slots=True)
class Pair:
    """How two conditions differ: `p` of Dunn's test, corrected by Holm-Bonferroni; Cohen's d, of places and of skills.

    Both are positive where `better` did better; that of places is None where none varies: there is no unit to measure in then.
    """

    better: str
    worse: str
    p: float
    d_places: float | None
    d_skills: float


@dataclass(frozen=True, slots=True)
class Judged:
    """`standings` best first; Kruskal-Wallis' `h` of the places with `df` degrees of freedom; a Pair for every two.

    `friedman_p` is the same question asked by Friedman's test, None for two conditions: places that one ranker gave depend
    on each other, which Kruskal-Wallis does not know. Among equally good conditions it finds something twice too often.
    """

    rankers: int
    standings: tuple[Standing, ...]
    h: float
    df: int
    p: float
    friedman_p: float | None
    pairs: tuple[Pair, ...]


def judge(rankings: Sequence[Ranking]) -> Judged:
    """What rankings of one set of conditions say (paper, section 6.4).

    Each ranking is one game of TrueSkill in which everybody plays everybody, with its usual settings, in the order given.
    Raises Problem where the packages are not installed.
    """
    places = {condition: [ranking.places[condition] for ranking in rankings] for condition in rankings[0].places}
    standings = _standings(rankings, places)
    groups = [places[standing.condition] for standing in standings]
    h, p = kruskal_wallis(groups)
    corrected = dunn(groups)
    pairs = tuple(
        Pair(one.condition, other.condition, corrected[first][second], _d_places(groups[first], groups[second]), _d(one, other))
        for (first, one), (second, other) in combinations(enumerate(standings), 2)
    )
    return Judged(len(rankings), standings, h, len(standings) - 1, p, friedman(groups), pairs)


def skills(rankings: Sequence[Ranking]) -> dict[str, tuple[float, float]]:
    """TrueSkill's (mu, sigma) of each condition after all rankings."""
    trueskill = _package("trueskill")
    rated = {condition: trueskill.Rating() for condition in rankings[0].places}
    for ranking in rankings:
        named = [(condition, number) for number, group in enumerate(ranking.order) for condition in group]
        teams = trueskill.rate([(rated[condition],) for condition, _ in named], ranks=[number for _, number in named])
        rated.update((condition, new) for (condition, _), (new,) in zip(named, teams, strict=True))
    return {condition: (float(rating.mu), float(rating.sigma)) for condition, rating in rated.items()}


def kruskal_wallis(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """H (corrected for ties) and its p. Where everything is equal there is no difference: 0 and 1."""
    if len({value for group in groups for value in group}) < 2:
        return 0.0, 1.0
    found = _package("scipy.stats").kruskal(*groups)
    return float(found.statistic), float(found.pvalue)


def friedman(groups: Sequence[Sequence[float]]) -> float | None:
    """p of Friedman's test (chi-squared, corrected for ties) of groups in which the same rankers stand in the same order."""
    if len(groups) < 3:
        return None
    if all(len(set(row)) == 1 for row in zip(*groups, strict=True)):
        return 1.0
    return float(_package("scipy.stats").friedmanchisquare(*groups).pvalue)


def dunn(groups: Sequence[Sequence[float]]) -> list[list[float]]:
    """Two-sided p of Dunn's test for every two groups, corrected by Holm-Bonferroni, by their numbers."""
    if len({value for group in groups for value in group}) < 2:
        return [[1.0] * len(groups) for _ in groups]
    table = _package("scikit_posthocs").posthoc_dunn([list(group) for group in groups], p_adjust="holm")
    return [[float(p) for p in row] for row in table.to_numpy()]


def cohens_d(one: Sequence[float], other: Sequence[float]) -> float | None:
    """(mean of one - mean of other) / pooled standard deviation, each variance over n - 1; None where there is none."""
    if len(one) < 2 or len(other) < 2:
        return None
    freedom = len(one) + len(other) - 2
    pooled = ((len(one) - 1) * variance(one) + (len(other) - 1) * variance(other)) / freedom
    return None if pooled == 0 else (fmean(one) - fmean(other)) / math.sqrt(pooled)


def _standings(rankings: Sequence[Ranking], places: dict[str, list[float]]) -> tuple[Standing, ...]:
    rated = skills(rankings)
    found = [Standing(condition, *rated[condition], fmean(values)) for condition, values in places.items()]
    return tuple(sorted(found, key=lambda each: (-each.mu, each.condition)))


def _d_places(better: Sequence[float], worse: Sequence[float]) -> float | None:
    """The better place is the smaller number."""
    return cohens_d(worse, better)


def _d(one: Standing, other: Standing) -> float:
    """The same of TrueSkill's estimates, whose sigmas stand for the deviations: (mu - mu) / sqrt((sigma^2 + sigma^2) / 2)."""
    return (one.mu - other.mu) / math.sqrt((one.sigma**2 + other.sigma**2) / 2)


def _package(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        extra = 'pip install "smallville[study]"'
        raise Problem(f"Judging rankings needs the package {name.partition('.')[0]}, which is not installed: {extra}.") from None
