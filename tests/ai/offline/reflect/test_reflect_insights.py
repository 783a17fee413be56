"""Insights are about people and purposes, rest on memories that support them, and build on one another."""

from hypothesis import given, settings
from hypothesis import strategies as st
from reflecting_people import MIND, POTTER, Stream, about, asked, drawn, kind_of, now, with_crush

from game.ai.memory import Kind
from game.ai.mind import AskReflection, DrawInsights
from game.ai.offline.reflect.words import table, understood

MORITZ_QUESTION = "What is Moritz Ahn like, and what is Moritz Ahn to Grete Vahl?"
SELF_QUESTION = "What is Grete Vahl giving her days to?"


def neighbours() -> Stream:
    """Grete and Moritz both live with ballads; they have talked twice."""
    stream = Stream()
    stream.seeds("Grete Vahl loves old ballads", "Moritz Ahn is a neighbour of Grete Vahl")
    stream.told("Moritz Ahn said that he is collecting ballads of the river.", 9)
    stream.talk("Moritz Ahn", 9)
    stream.talk("Moritz Ahn", 13)
    return stream


def test_what_two_people_have_in_common_is_seen_with_the_memories_that_show_it() -> None:
    found = about(drawn(neighbours(), MORITZ_QUESTION), "ballads", "Moritz Ahn", "Grete Vahl")
    assert found and {0, 2} <= set(found[0].evidence)


def test_what_somebody_told_of_a_worry_is_theirs_and_not_ones_own() -> None:
    stream = neighbours()
    told = stream.told("Moritz Ahn said that he is worried that the bees will not last the winter.", 14)
    found = about(drawn(stream, MORITZ_QUESTION), "whether the bees will not last the winter")
    assert len(found) == 1 and found[0].evidence == (told,) and "Moritz Ahn" in found[0].text


def test_a_worry_told_twice_is_one_that_returns() -> None:
    stream = neighbours()
    first = stream.told("Moritz Ahn said that he is afraid of the frost.", 9)
    again = stream.told("Moritz Ahn said that he is afraid of the frost.", 14)
    found = about(drawn(stream, MORITZ_QUESTION), "the frost")
    assert found[0].evidence == (first, again) and kind_of(found[0]) == "trouble_returns"


def test_somebody_who_is_always_near_and_never_spoken_to_is_noticed() -> None:
    stream = Stream()
    for hour in (8, 9, 10, 11, 12, 13, 14):
        stream.seen("Oda Rusk is ringing the noon bell", hour)
    assert "side_by_side" in {kind_of(each) for each in drawn(stream, "What is Oda Rusk to Grete Vahl?")}


def test_a_grudge_is_remembered_with_its_reason() -> None:
    stream = Stream()
    stream.seeds("Grete Vahl has not forgiven Oda Rusk for the broken kiln")
    stream.seen("Oda Rusk is counting the ropes", 9, 11)
    found = drawn(stream, "What is Oda Rusk to Grete Vahl?")
    assert any(kind_of(each) == "wary" and 0 in each.evidence for each in found)


def test_a_crush_is_felt_from_seeing_and_talking() -> None:
    stream = neighbours()
    stream.seen("Moritz Ahn is mending a net", 10, 12)
    found = drawn(stream, MORITZ_QUESTION, with_crush("Moritz Ahn"))
    assert any(kind_of(each) == "drawn" for each in found)


def test_what_the_days_go_to_is_seen_with_the_doings_that_show_it() -> None:
    stream = Stream()
    stream.seeds("Grete Vahl is glazing a set of blue bowls")
    stream.seen("Grete Vahl is thinking about the set of blue bowls", 9, 13, importance=5)
    found = about(drawn(stream, SELF_QUESTION), "the set of blue bowls")
    assert found and found[0].evidence == (0, 1, 2)


def test_an_insight_held_is_not_drawn_again_without_new_evidence_and_goes_deeper_with_it() -> None:
    stream = Stream()
    stream.seeds("Grete Vahl is glazing a set of blue bowls")
    stream.seen("Grete Vahl is thinking about the set of blue bowls", 9, 13, importance=5)
    first = about(drawn(stream, SELF_QUESTION), "blue bowls")[0]
    number = stream.insight(first, 15)
    assert not about(drawn(stream, SELF_QUESTION, hour=16), "blue bowls")
    stream.seen("Grete Vahl is washing the set of blue bowls", 17, 19, importance=5)
    deeper = about(drawn(stream, SELF_QUESTION, hour=20), "blue bowls")
    assert deeper[0].evidence[0] == number and set(deeper[0].evidence[1:]) == {4, 5}
    assert deeper[0].text != first.text and deeper[0].importance > first.importance


def test_a_shared_interest_and_talks_make_somebody_to_spend_an_hour_with() -> None:
    stream = neighbours()
    for each in drawn(stream, MORITZ_QUESTION):
        stream.insight(each, 15)
    insights = {memory.number for memory in stream.memories if memory.content.evidence}
    company = [each for each in drawn(stream, MORITZ_QUESTION, hour=16) if kind_of(each) == "company"]
    assert company and set(company[0].evidence) & insights


def test_promises_count_only_while_the_day_is_ahead() -> None:
    stream = Stream()
    for name in ("Moritz Ahn", "Oda Rusk"):
        stream.told(f"{name} promised Grete Vahl to come to the harvest supper at the barn on February 16 from 6pm to 8pm.", 10)
    assert about(drawn(stream, SELF_QUESTION), "harvest supper")
    assert not about(drawn(stream, SELF_QUESTION, hour=3 * 24 + 21), "harvest supper")


def test_nothing_is_said_where_nothing_was_lived() -> None:
    assert drawn(Stream(), SELF_QUESTION) == ()
    assert drawn(Stream(), MORITZ_QUESTION) == ()


def test_furniture_is_no_subject() -> None:
    stream = Stream()
    for hour in range(8, 15):
        stream.add("the potter's wheel is idle", hour=hour, importance=1)
        stream.add("the stove is burning low", hour=hour, importance=2)
    assert drawn(stream, SELF_QUESTION) == ()


def test_questions_are_about_the_people_and_purposes_in_the_records() -> None:
    stream = neighbours()
    stream.seen("Oda Rusk is ringing the noon bell", 12)
    questions = asked(stream)
    assert len(questions) >= 3 and any("Moritz Ahn" in question for question in questions)
    assert all("Grete Vahl" in question for question in questions)
    assert asked(stream) == questions


def test_other_times_raise_other_questions_in_other_words() -> None:
    stream = neighbours()
    stream.seen("Oda Rusk is ringing the noon bell", 12)
    assert len({asked(stream, tick) for tick in range(5000, 5600, 100)}) > 1


def test_every_shape_is_known_again() -> None:
    slots = {"me": "Grete Vahl", "who": "Moritz Ahn", "thing": "the blue bowls", "tellers": "Oda Rusk", "count": "two"}
    slots |= {"they": "she", "them": "her", "their": "her"}
    for kind, entry in table("insight").items():
        for shape in (*entry["say"], *entry["again"]):
            said = shape.format(**slots)
            known = understood(said)
            assert known is not None and known.kind == kind, said
            assert known.deeper == (shape in entry["again"])


texts = st.sampled_from(
    [
        "Moritz Ahn is reading a book of ballads",
        "Moritz Ahn is helping Oda Rusk with the rope",
        "Moritz Ahn said that he is worried about the frost.",
        "Moritz Ahn said that Oda Rusk is leaving for the coast.",
        "Oda Rusk said that Oda Rusk is leaving for the coast.",
        "Grete Vahl talked with Moritz Ahn.",
        "Grete Vahl is humming a tune",
        "Grete Vahl is thinking about the set of blue bowls",
        "the wheel is idle",
        "It rains",
        "Unreadable: ,,, and",
    ]
)


@settings(deadline=None, max_examples=60)
@given(st.lists(st.tuples(texts, st.integers(0, 14), st.integers(1, 9)), max_size=40), st.integers(0, 3))
def test_every_insight_rests_on_memories_that_were_before_it(records: list[tuple[str, int, int]], which: int) -> None:
    stream = Stream()
    for text, hour, importance in sorted(records, key=lambda record: record[1]):
        about_whom = {"people": (2,)} if text[0] in "MO" else {"people": (1,)} if text[0] == "G" else {}
        said = " said " in text or " talked " in text
        stream.add(text, Kind.CHAT if said else Kind.OBSERVATION, hour, importance, **about_whom)
    question = (MORITZ_QUESTION, SELF_QUESTION, "What has Grete Vahl come to see about the people around her?", "?")[which]
    insights = MIND.draw_insights((DrawInsights(now(memories=stream.memories), question),))[0]
    assert len(insights) <= 5
    for each in insights:
        assert each.evidence and set(each.evidence) <= {memory.number for memory in stream.memories}
        assert (1 <= each.importance <= 10 and POTTER.name in each.text) or "Moritz" in each.text or "Oda" in each.text
    assert MIND.ask_reflection(AskReflection(now(memories=stream.memories)))
