"""Rankings are judged as the published examples of each statistic are, and find again the skills they were drawn from."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.problem import Problem
from game.study.ranking import Ranking, judge, load_rankings, parse_rankings, refuse_unlike
from game.study.ranking.judged import cohens_d, dunn, friedman, kruskal_wallis, skills

# New York's ozone of 1973 by month (Chambers et al., 1983), the example of R's kruskal.test.
MAY = "41 36 12 18 28 23 19 8 7 16 11 14 18 14 34 6 30 11 1 11 4 32 23 45 115 37"
JUNE = "29 71 39 23 21 37 20 12 13"
JULY = "135 49 32 64 40 77 97 97 85 10 27 7 48 35 61 79 63 16 80 108 20 52 82 50 64 59"
AUGUST = "39 9 16 78 35 66 122 89 110 44 28 65 22 59 23 31 44 21 9 45 168 73 76 118 84 85"
SEPTEMBER = "96 78 73 91 47 32 20 23 21 24 44 21 28 9 13 46 18 13 24 16 13 23 36 7 14 30 14 18 20"
OZONE = [[float(value) for value in month.split()] for month in (MAY, JUNE, JULY, AUGUST, SEPTEMBER)]


def test_kruskal_wallis_is_that_of_the_published_examples() -> None:
    assert kruskal_wallis(OZONE) == pytest.approx((29.267, 6.901e-06), rel=1e-4)
    mucociliary = [[2.9, 3.0, 2.5, 2.6, 3.2], [3.8, 2.7, 4.0, 2.4], [2.8, 3.4, 3.7, 2.2, 2.0]]  # Hollander and Wolfe, 1973
    assert kruskal_wallis(mucociliary) == pytest.approx((0.77143, 0.68), rel=1e-3)


def test_dunn_is_that_of_the_published_example() -> None:
    """The example of R's dunn.test prints z; its two-sided p, the k-th smallest of ten times 11 - k, is Holm-Bonferroni's."""
    from scipy.stats import norm

    z = {(0, 1): -0.925158, (0, 2): -4.419470, (0, 3): -4.132813, (0, 4): -1.321202, (1, 2): -2.244208}
    z |= {(1, 3): -2.038635, (1, 4): 0.002538, (2, 3): 0.286657, (2, 4): 3.217199, (3, 4): 2.922827}
    largest, wanted = 0.0, {}
    for number, pair in enumerate(sorted(z, key=lambda pair: -abs(z[pair]))):
        largest = max(largest, min(1.0, 2 * norm.sf(abs(z[pair])) * (len(z) - number)))
        wanted[pair] = largest
    found = dunn(OZONE)
    assert {pair: found[pair[0]][pair[1]] for pair in z} == pytest.approx(wanted, rel=1e-4)


def test_cohens_d_is_that_of_the_published_example() -> None:
    """Student's ten sleepers (1908), the example of R's effectsize."""
    one = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0]
    other = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4]
    assert cohens_d(one, other) == pytest.approx(-0.8321811, rel=1e-6)
    assert cohens_d([2.0, 2.0], [3.0, 3.0]) is None


def test_one_game_of_four_gives_the_published_skills() -> None:
    rated = skills([Ranking("ann", (("a",), ("b",), ("c",), ("d",)))])
    assert [rated[name][0] for name in "abcd"] == pytest.approx([33.207, 27.401, 22.599, 16.793], abs=1e-3)
    assert [rated[name][1] for name in "abcd"] == pytest.approx([6.348, 5.787, 5.787, 6.348], abs=1e-3)


def drawn(seed: int, rankers: int, mean: dict[str, float]) -> list[Ranking]:
    dice = random.Random(seed)
    rows = []
    for number in range(rankers):
        shown = {name: dice.gauss(value, 25 / 6) for name, value in mean.items()}
        rows.append(Ranking(f"ranker {number}", tuple((name,) for name in sorted(shown, key=lambda name: -shown[name]))))
    return rows


def test_rankings_drawn_from_known_skills_give_these_skills_back() -> None:
    mean = {"one": 29.0, "two": 26.0, "three": 25.0, "four": 21.0}
    judged = judge(drawn(1, 400, mean))
    assert [each.condition for each in judged.standings] == ["one", "two", "three", "four"]
    middle = sum(mean.values()) / 4 - sum(each.mu for each in judged.standings) / 4
    for each in judged.standings:
        assert abs(each.mu + middle - mean[each.condition]) < 3 * each.sigma
    assert judged.p < 0.001 and judged.df == 3
    first_and_last = next(pair for pair in judged.pairs if (pair.better, pair.worse) == ("one", "four"))
    assert first_and_last.p < 0.001 and first_and_last.d_places is not None and first_and_last.d_places > 1
    assert first_and_last.d_skills > 5


def test_friedman_is_that_of_the_published_example() -> None:
    """Rounding first base (Hollander and Wolfe, 1973), the example of R's friedman.test."""
    out = [540, 585, 520, 555, 590, 545, 540, 545, 525, 585, 525, 565, 560, 505, 550, 545, 555, 545, 550, 565, 570, 630]
    narrow = [550, 570, 560, 550, 585, 555, 540, 550, 515, 580, 520, 555, 535, 500, 550, 555, 555, 550, 545, 560, 565, 630]
    wide = [555, 575, 550, 540, 570, 560, 535, 535, 500, 570, 510, 545, 545, 495, 540, 550, 535, 555, 525, 540, 555, 625]
    assert friedman([out, narrow, wide]) == pytest.approx(0.003805, rel=1e-3)
    assert friedman([out, narrow]) is None


def test_where_all_are_equally_good_hardly_anything_is_found() -> None:
    equal = dict.fromkeys(("a", "b", "c"), 25.0)
    drawings = [drawn(seed, 40, equal) for seed in range(100)]
    found = [friedman([[each.places[name] for each in rankings] for name in equal]) for rankings in drawings]
    assert sum(p is not None and p < 0.05 for p in found) <= 10  # five of a hundred are to be expected
    tied = judge([Ranking("ann", (("a", "b", "c"),))] * 5)
    assert (tied.h, tied.p, tied.friedman_p) == (0.0, 1.0, 1.0) and {pair.p for pair in tied.pairs} == {1.0}


@given(st.permutations("abcde"), st.integers(0, 3))
def test_places_add_up_whatever_is_thought_equal(order: list[str], split: int) -> None:
    groups = (tuple(order[: split + 1]), tuple(order[split + 1 :]))
    places = Ranking("ann", groups).places
    assert sum(places.values()) == 15
    assert max(places[name] for name in groups[0]) < min(places[name] for name in groups[1])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "its top"),
        ('{"rankings": []}', "rankings"),
        ('{"rankings": [{"ranker": 3, "order": [["a"], ["b"]]}]}', "rankings.0.ranker"),
        ('{"rankings": [{"ranker": "x", "order": ["a", "b"]}]}', "rankings.0.order.0"),
        ('{"rankings": [{"ranker": "x", "order": [["a"], ["a"]]}]}', "twice"),
        ('{"rankings": [{"ranker": "x", "order": [["a"]]}]}', "ranks 1 conditions"),
    ],
)
def test_what_is_no_rankings_file_is_refused_in_one_sentence(text: str, said: str) -> None:
    with pytest.raises(Problem, match=said) as refused:
        parse_rankings(text, "some.json")
    assert "\n" not in str(refused.value) and str(refused.value).startswith("some.json")


def test_only_rankings_of_the_same_conditions_are_judged_together() -> None:
    one, other = Ranking("x", (("a",), ("b",))), Ranking("y", (("a",), ("c",)))
    refuse_unlike([one, one], "these")
    with pytest.raises(Problem, match="'b' is in some of them only"):
        refuse_unlike([one, other], "these")


def test_a_rankings_file_is_read_as_it_was_exported(tmp_path: Path) -> None:
    file = tmp_path / "rankings.json"
    file.write_text(json.dumps({"town": "x", "rankings": [{"ranker": "ann", "order": [["b"], ["a", "c"]]}]}))
    assert load_rankings(file) == (Ranking("ann", (("b",), ("a", "c"))),)
    with pytest.raises(Problem, match="There is no rankings file"):
        load_rankings(tmp_path / "none.json")
