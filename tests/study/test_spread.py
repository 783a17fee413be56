"""Many runs are summed up honestly: means, spread, and for each thing that should hold whether it does."""

from typing import Any

from game.study.spread import spread_over


def run(seed: int, **changes: Any) -> dict[str, Any]:
    """What one run came to: everything as it should be, but for the changes."""
    people = [f"person {number}" for number in range(25)]
    hop = {"who": "a", "from": "b", "words": "Have you heard?"}
    news = {"called": "strike", "role": "news", "known_by": people[:9], "chains": {"a": [hop]}}
    event = {"called": "circle", "invited": people[:9], "said_yes": people[:6], "planned": people[:7], "came": people[:5]}
    conduct = {"manners": {"politeness": 0.2, "agreement": None}, "norms": {"broken": 0}, "drift": [{"away": 0.1}]}
    whole = {
        **conduct,
        "seed": seed,
        "news": [news],
        "events": [event],
        "density_start": 0.16,
        "density_end": 0.6,
        "invented_answers": 0,
    }
    return {**whole, **changes}


def unmet(runs: list[dict[str, Any]]) -> list[str]:
    return [each["what"] for each in spread_over(runs)["criteria"] if not each["met"]]


def test_means_and_spread_are_over_the_seeds() -> None:
    found = spread_over([run(101), run(102, density_end=0.8)])
    (density,) = [each for each in found["spread"] if each["what"] == "density at the end"]
    assert (density["mean"], density["deviation"], density["least"], density["most"]) == (0.7, 0.1, 0.6, 0.8)
    assert found["seeds"] == [101, 102]


def test_when_all_is_well_all_criteria_are_met() -> None:
    assert unmet([run(seed) for seed in range(20)]) == []


def test_news_that_hardly_spreads_is_said_to_fail() -> None:
    dull = run(1)["news"][0] | {"known_by": ["person 1"]}
    assert len(unmet([run(seed, news=[dull]) for seed in range(20)])) == 2


def test_two_bad_runs_of_twenty_are_forgiven_three_are_not() -> None:
    empty = run(1)["events"][0] | {"came": []}
    good = [run(seed) for seed in range(3, 21)]
    assert unmet([*good, run(1, events=[empty]), run(2, events=[empty])]) == []
    assert unmet([*good[1:], *(run(seed, events=[empty]) for seed in (1, 2, 3))]) == ["at least 3 came to each event"]


def test_a_forgotten_promise_an_untraced_telling_or_an_invented_answer_is_never_forgiven() -> None:
    forgotten = run(1)["events"][0] | {"planned": []}
    untraced = run(1)["news"][0] | {"chains": {"a": [{"words": ""}]}}
    for changes in ({"events": [forgotten]}, {"news": [untraced]}, {"invented_answers": 1}):
        assert len(unmet([*(run(seed) for seed in range(19)), run(20, **changes)])) == 1
