"""What matters to somebody weighs more than what happens every day, and minutes are shared out fairly."""

from hypothesis import given
from hypothesis import strategies as st
from offline_places import now, person

from game.ai.mind import DescribeState, RateImportance
from game.ai.offline.mind import OfflineMind
from game.ai.offline.minutes import shared_out
from game.ai.persona import Occasion, Persona, Relation

MIND = OfflineMind()
LOVER = person(relations=(Relation("Mara Quint", crush=True),), occasions=(Occasion("the harvest lantern festival", "festival"),))


def rated(text: str, who: Persona = LOVER) -> int:
    return MIND.rate_importance(RateImportance(now(who), (text,)))[0]


def test_the_papers_own_examples_are_rated_as_it_rates_them() -> None:
    assert rated("brush teeth") == 1
    assert rated("make the bed") == 1
    assert rated("clean up the room") == 2
    assert rated("ask somebody they admire out on a date") == 8
    assert rated("Nora and Jon broke up") == 10
    assert rated("was accepted to a good college") == 10


def test_what_a_person_cares_about_matters_more_to_them() -> None:
    text = "people talk about the harvest lantern festival"
    assert rated(text) > rated(text, person())
    assert rated("Mara Quint is walking by") > rated("Mara Quint is walking by", person())


def test_ratings_answer_text_by_text() -> None:
    assert len(MIND.rate_importance(RateImportance(now(LOVER), ("a", "b", "c")))) == 3


@given(st.lists(st.integers(1, 40), min_size=1, max_size=20), st.integers(1, 200))
def test_minutes_add_up_and_stay_between_five_and_fifteen(wished: list[int], total: int) -> None:
    minutes = shared_out(wished, total)
    assert len(minutes) == len(wished) and sum(minutes) <= total
    assert all(given_ == 0 or given_ <= 15 for given_ in minutes)
    assert sum(minutes) == min(total, 15 * sum(1 for given_ in minutes if given_))


def test_an_object_says_what_is_done_with_it() -> None:
    when = now(person())
    assert MIND.describe_state(DescribeState(when, "brew coffee for the guests", "coffee machine")) == "brewing coffee"
    assert MIND.describe_state(DescribeState(when, "cook a lentil soup", "stove")) == "cooking a lentil soup"
    assert MIND.describe_state(DescribeState(when, "sit down", "garden chair")) == "occupied"
