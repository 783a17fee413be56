"""The battery asks five questions of each of the paper's kinds, about the people and the news of the town at hand."""

from collections import Counter

from game.ai.knowledge import knowledge
from game.ai.memory import Kind, Memory, NewMemory
from game.study.battery import battery

NAMES = {1: "Ann Lee", 2: "Bob Ray", 3: "Cy Dow"}
CATEGORIES = ("self-knowledge", "memory", "plans", "reactions", "reflections")


def remembered(*texts: tuple[str, tuple[int, ...]]) -> list[Memory]:
    return [Memory(n, n, NewMemory(Kind.OBSERVATION, text, 3, people=people)) for n, (text, people) in enumerate(texts)]


def test_there_are_five_questions_in_each_of_five_categories() -> None:
    assert Counter(each.category for each in battery(1, NAMES, [], [])) == dict.fromkeys(CATEGORIES, 5)


def test_it_asks_about_somebody_they_know_and_somebody_they_do_not() -> None:
    texts = [each.text for each in battery(1, NAMES, remembered(("Bob Ray is her brother", ())), [])]
    assert "Who is Bob Ray?" in texts and "Do you know of Cy Dow?" in texts
    seen = remembered(("she saw a man", (3,)), ("and again", (3,)), ("Bob Ray is her brother", ()))
    texts = [each.text for each in battery(1, NAMES, seen, [])]
    assert "Who is Cy Dow?" in texts


def test_it_asks_about_the_news_of_the_town() -> None:
    texts = [each.text for each in battery(1, NAMES, [], ["the mill is to be sold.", "Cy Dow gives a party"])]
    assert "Did you know that the mill is to be sold?" in texts
    assert "Have you heard that Cy Dow gives a party?" in texts


def test_nothing_is_left_open_where_a_town_has_nobody_and_no_news() -> None:
    for each in battery(1, {1: "Ann Lee"}, [], []):
        assert "{" not in each.text and each.text.endswith(("?", "."))


def test_every_question_with_a_gap_says_what_is_asked_otherwise() -> None:
    questions = [each for category in knowledge("battery")["category"] for each in category["questions"]]
    assert all("otherwise" in each for each in questions if "{" in each["asks"])
