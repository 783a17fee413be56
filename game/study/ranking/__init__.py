"""Owns what rankings of conditions say: which did best, by how much, and whether that may be chance."""

from game.study.ranking.judged import Judged, Pair, Standing, judge
from game.study.ranking.rankings import Ranking, load_rankings, parse_rankings, refuse_unlike

__all__ = ["Judged", "Pair", "Ranking", "Standing", "judge", "load_rankings", "parse_rankings", "refuse_unlike"]
