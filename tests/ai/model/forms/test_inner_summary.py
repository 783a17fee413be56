"""A model sums somebody up; their name, age and traits stay what they are, whatever it writes."""

import pytest
from ai.model.forms.writing_inner import write
from ai.offline.reflect.reflecting_people import POTTER, Stream, now

from game.ai.memory import Kind
from game.ai.mind import SummariseSelf
from game.ai.model import forms
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind

FORM, OFFLINE = forms.SUMMARISE_SELF, OfflineMind()
OPENING = "Grete Vahl is 41, patient and dry."


def question() -> SummariseSelf:
    lived = Stream()
    lived.seeds("Grete Vahl is a potter", "Grete Vahl loves old ballads")
    lived.seen("Grete Vahl is rinsing a cup", 9)
    lived.add("Grete Vahl plans to rinse a cup for 5 minutes from 09:00", Kind.PLAN, 9)
    lived.add("Grete Vahl is giving her best hours to the blue bowls", Kind.REFLECTION, 13, 6)
    memories = tuple(lived.memories)
    return SummariseSelf(now(), memories[:3], memories[:4], memories[4:])


def read(text: object) -> str:
    return FORM.read(FORM.answer.model_validate({"summary": text}), question(), OFFLINE)


def test_name_age_and_traits_open_it_once() -> None:
    assert read("Grete Vahl makes pots.") == f"{OPENING} Grete Vahl makes pots."
    assert read(f"{OPENING} She makes pots") == f"{OPENING} She makes pots."


@pytest.mark.parametrize("age", ["Grete is a 63-year-old woman.", "Grete Vahl is 63.", "She is sixty years old."])
def test_another_age_is_not_believed(age: str) -> None:
    assert read(f"{age} She makes pots.") == f"{OPENING} She makes pots."


@pytest.mark.parametrize("text", ["", "I make pots.", "{}", "Grete Vahl is 41.", None])
def test_what_is_no_summary_is_sent_back(text: object) -> None:
    with pytest.raises(Unusable):
        read(text)


def test_a_novel_is_cut_to_some_sentences_and_none_is_said_twice() -> None:
    assert read("She makes pots. " * 30) == f"{OPENING} She makes pots."
    assert read(" ".join(f"She makes pot {number}." for number in range(30))).count("pot ") == 7


def test_mark_up_does_not_get_into_it() -> None:
    assert read("**Grete** makes pots.\n- They are blue.") == f"{OPENING} Grete Vahl makes pots. They are blue."


def test_the_prompt_shows_what_matters_once_and_no_daily_round() -> None:
    user = rendered(FORM, question(), OFFLINE, 4096).messages[1].text
    assert user.count("is a potter") == 1 and "blue bowls" in user and "rinse" not in user and "rinsing" not in user


def test_a_newborn_needs_no_model() -> None:
    assert FORM.spared(SummariseSelf(now())) and not FORM.spared(question())


def test_the_offline_minds_summary_survives_the_wire() -> None:
    meant = OFFLINE.summarise_self(question())
    assert meant.startswith(OPENING)
    assert read(write("summarise_self", meant, question())["summary"]) == meant
    assert POTTER.age == 41
