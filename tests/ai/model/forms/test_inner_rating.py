"""A model rates what could matter, in one batch; the daily round is rated by rule and costs nothing."""

from dataclasses import replace

import pytest
from ai.offline.offline_places import NAME, now, person

from game.ai.mind import RateImportance
from game.ai.model import forms
from game.ai.model.forms.rating import could_matter
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Relation

FORM, OFFLINE = forms.RATE_IMPORTANCE, OfflineMind()
PARTY = "Ole Moe said that he is planning a party."
ROUND = f"{NAME} is brushing her teeth"


def question(*texts: str) -> RateImportance:
    return RateImportance(now(person()), texts)


def read(ratings: list[object], *texts: str) -> tuple[int, ...]:
    return FORM.read(FORM.answer.model_validate({"ratings": ratings}), question(*texts), OFFLINE)


def test_the_daily_round_is_not_asked_about() -> None:
    assert FORM.spared(question(ROUND, "the sofa is occupied"))
    assert not FORM.spared(question(ROUND, PARTY))


def test_what_was_planned_is_as_poignant_as_it_was_planned_to_be() -> None:
    order = f"{NAME} is writing an order to the wholesaler"
    asked = replace(question(order, PARTY), planned=(6, 0))
    assert FORM.facts(asked, 500)["texts"] == [PARTY]
    assert FORM.read(FORM.answer(ratings=[9]), asked, OFFLINE) == (6, 9)
    assert FORM.spared(replace(question(order), planned=(6,)))


def test_what_somebody_dear_or_at_odds_does_could_matter() -> None:
    loving = replace(person(), relations=(Relation("Ole Moe", closeness=0.9), Relation("Per Dahl", feeling=-0.8)))
    assert could_matter(loving, "Ole Moe is looking out of the window")
    assert could_matter(loving, "Per Dahl is looking out of the window")
    assert not could_matter(person(), "Ole Moe is looking out of the window")
    assert not could_matter(loving, "Ole Moe is brushing his teeth")


def test_only_what_could_matter_stands_in_the_prompt_and_each_text_once() -> None:
    user = rendered(FORM, question(ROUND, PARTY, PARTY), OFFLINE, 4096).messages[1].text
    assert user.count(PARTY) == 1 and "teeth" not in user


def test_the_same_text_gets_the_same_rating_and_the_rest_is_rated_by_rule() -> None:
    (by_rule,) = OFFLINE.rate_importance(question(ROUND))
    assert read([9], PARTY, ROUND, PARTY) == (9, by_rule, 9)


@pytest.mark.parametrize(("given", "rating"), [(0, 1), (99, 10), ("7", 7), (6.4, 6)])
def test_a_rating_is_a_whole_number_from_one_to_ten_however_it_was_written(given: object, rating: int) -> None:
    assert read([given], PARTY) == (rating,)


def test_too_few_ratings_are_sent_back_and_too_many_do_no_harm() -> None:
    with pytest.raises(Unusable, match="1 texts"):
        read([], PARTY)
    assert read([4, 5, 6], PARTY) == (4,)
