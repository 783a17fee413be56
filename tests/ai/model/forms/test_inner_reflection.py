"""A model asks and answers the questions of a reflection: evidence it was shown, sentences that can be remembered."""

from dataclasses import replace

import pytest
from ai.offline.reflect.reflecting_people import POTTER, Stream, now
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import AskReflection, DrawInsights, Insight, SummariseSelf
from game.ai.model import forms
from game.ai.model.forms.happenings import lately
from game.ai.model.forms.reflection import numbered
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind
from game.ai.tokens import estimate_tokens

ASK, DRAW, OFFLINE = forms.ASK_REFLECTION, forms.DRAW_INSIGHTS, OfflineMind()
HELD = "Moritz Ahn worries about his bees"


def stream() -> Stream:
    found = Stream()
    found.seeds("Grete Vahl is a potter", "Moritz Ahn is a neighbour of Grete Vahl")
    found.seen("Grete Vahl is glazing a bowl", 9, 10, 11)
    found.add("Grete Vahl plans to glaze another bowl for 10 minutes from 11:10", Kind.PLAN, 11)
    found.talk("Moritz Ahn", 12)
    found.told("Moritz Ahn said that his bees are ill.", 12)
    found.add(HELD, Kind.REFLECTION, 13, 6)
    return found


def questions(*texts: str) -> tuple[DrawInsights, ...]:
    memories = stream().memories
    held = tuple(each for each in memories if each.content.kind is Kind.REFLECTION)
    return tuple(DrawInsights(now(memories=memories), text, held) for text in texts)


TWO = questions("What is Moritz Ahn like?", "What matters to Grete Vahl?")
NUMBERS = {memory.text: number for number, memory in numbered(TWO).items()}
BEES = NUMBERS["Moritz Ahn said that his bees are ill."]


def drawn(*insights: dict[str, object], asked: tuple[DrawInsights, ...] = TWO) -> tuple[tuple[Insight, ...], ...]:
    return DRAW.read(DRAW.answer.model_validate({"insights": list(insights)}), asked, OFFLINE)


def insight(text: str, *because: int, q: int = 1, importance: object = 6) -> dict[str, object]:
    return {"q": q, "text": text, "because": list(because), "importance": importance}


GOOD = insight("Moritz Ahn loves his bees more than he says", BEES)


def test_what_was_lived_through_is_told_oldest_first_each_thing_once_and_deeds_together() -> None:
    told = lately(stream().memories[2:], 500)
    assert told[0] == "Grete Vahl is glazing a bowl (3 times)"
    assert not any("plans to" in each for each in told)
    assert [each for each in told if "bees" in each] == ["Moritz Ahn said that his bees are ill", HELD]
    deeds = [Memory(at, at, NewMemory(Kind.OBSERVATION, f"Ada is {what}", 2)) for at, what in enumerate(("baking", "singing"))]
    assert lately(deeds, 50) == ("Ada is baking; singing",)


def test_what_weighs_least_is_left_out_first() -> None:
    told = lately(stream().memories, 30)
    assert any("bees" in each for each in told) and not any("glazing" in each for each in told)


def test_a_hundred_records_fit_a_small_prompt() -> None:
    many = Stream()
    for hour in range(100):
        many.add(f"Grete Vahl is doing thing number {hour} with somebody in some place of the village", hour=hour, importance=3)
    prompt = rendered(ASK, AskReflection(now(memories=many.memories)), OFFLINE, 4096)
    assert sum(estimate_tokens(each.text) for each in prompt.messages) < 1000
    assert "number 99" in prompt.messages[1].text


def test_questions_are_cleaned_and_asked_once() -> None:
    given_answer = ASK.answer.model_validate({"questions": ["1. Who is Moritz Ahn", "Who is Moritz Ahn?", "", "**Why?**"]})
    assert ASK.read(given_answer, AskReflection(now()), OFFLINE) == ("Who is Moritz Ahn?", "Why?")
    with pytest.raises(Unusable):
        ASK.read(ASK.answer(questions=["", "{}"]), AskReflection(now()), OFFLINE)


def test_all_questions_are_put_at_once_with_each_memory_once_and_insights_marked() -> None:
    user = rendered(DRAW, TWO, OFFLINE, 4096).messages[1].text
    assert user.count("bees are ill") == 1 and '1. "What is Moritz Ahn like?"' in user
    assert f'{NUMBERS[HELD]}* "{HELD}"' in user and "plans to" not in user


def test_insights_go_to_their_questions_with_the_numbers_of_their_memories() -> None:
    first, second = drawn(GOOD, insight("Grete Vahl finds rest in glazing.", NUMBERS[HELD], BEES, q=2, importance="12"))
    bees = next(each.number for each in stream().memories if "are ill" in each.text)
    assert first == (Insight("Moritz Ahn loves his bees more than he says", (bees,), 6),)
    assert second[0].text == "Grete Vahl finds rest in glazing" and second[0].importance == 10 and len(second[0].evidence) == 2


def test_less_room_shows_fewer_memories_under_the_same_numbers() -> None:
    whole, narrow = numbered(TWO), numbered(TWO, 20)
    assert 0 < len(narrow) < len(whole) and all(whole[number] == memory for number, memory in narrow.items())


@pytest.mark.parametrize(
    "bad",
    [
        insight("Moritz Ahn is fond of bees", 99),
        insight("Moritz Ahn is fond of bees"),
        insight("I am fond of bees", BEES),
        insight(HELD.upper() + ".", BEES),
        insight("Moritz Ahn said that his bees are ill", BEES),
        insight("{}", BEES),
        insight("Moritz Ahn is fond of bees", BEES, q=3),
        insight("bees " * 100, BEES),
    ],
)
def test_what_rests_on_nothing_or_is_no_new_sentence_is_left_out(bad: dict[str, object]) -> None:
    first, second = drawn(GOOD, bad)
    assert len(first) == 1 and second == ()
    with pytest.raises(Unusable, match="at least one"):
        drawn(bad)


def test_no_question_gets_more_than_five() -> None:
    assert len(drawn(*(insight(f"Moritz Ahn has {n} hives", BEES) for n in range(9)))[0]) == 5


def test_the_first_name_alone_is_made_whole_and_one_sentence_kept() -> None:
    ((found,), _) = drawn(insight("Grete cares for Moritz Ahn. She always has.", BEES))
    assert found.text == "Grete Vahl cares for Moritz Ahn"


sentences = st.one_of(st.text(max_size=60), st.sampled_from(("Grete Vahl is {me}", "Moritz Ahn", "Grete Vahl", "?", HELD)))


@settings(deadline=None, max_examples=50)
@given(st.lists(sentences, min_size=1, max_size=5))
def test_the_offline_mind_goes_on_from_whatever_a_model_came_to_see(texts: list[str]) -> None:
    lived = stream()
    for text in texts:
        lived.add(text, Kind.REFLECTION, 14, 7, evidence=(0,))
    held = tuple(each for each in lived.memories if each.content.kind is Kind.REFLECTION)
    when = replace(now(memories=lived.memories), summary="")
    asked = OFFLINE.ask_reflection(AskReflection(when))
    found = OFFLINE.draw_insights(tuple(DrawInsights(when, each, held) for each in asked))
    assert all(each.evidence for insights in found for each in insights)
    summary = OFFLINE.summarise_self(SummariseSelf(when, lived.memories[:2], (), held))
    assert summary.startswith(POTTER.name)
