"""People take in what is near and new, and remember it in words."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from game.ai.memory import Kind
from game.ai.perceive import noticed, observations
from game.settings import Cognition
from game.world.events import Event, Percept

ME, OTHER = 1, 2
FEW = Cognition(attention=2, retention=3)


def percept(number: int, kind: str, text: str, distance: int = 1, tick: int = 0, **about: int | str | None) -> Percept:
    return Percept(Event(number, tick, kind, text, (0, 0), 11, **about), distance)  # type: ignore[arg-type]


def texts(percepts: Iterable[Percept]) -> list[str]:
    return [each.event.text for each in percepts]


def test_the_nearest_events_are_taken_in_up_to_the_attention_bandwidth() -> None:
    seen = [percept(number, "doing", f"event {number}", distance=9 - number, resident=OTHER) for number in range(5)]
    assert texts(noticed(seen, ME, (), FEW)) == ["event 3", "event 4"]


def test_attention_is_for_what_happens_at_once() -> None:
    seen = [percept(number, "doing", f"event {number}", tick=number, resident=OTHER) for number in range(5)]
    assert len(noticed(seen, ME, (), FEW)) == 5


def test_what_has_not_changed_is_not_noted_again() -> None:
    seen = [percept(0, "state", "the stove is idle"), percept(1, "state", "the stove is burning", tick=1)]
    assert texts(noticed(seen, ME, ["the stove is idle"], FEW)) == ["the stove is burning"]


def test_that_somebody_walks_and_that_a_thing_is_back_to_normal_is_nothing_to_note() -> None:
    seen = [
        percept(0, "walking", "Bo is walking", resident=OTHER),
        percept(1, "state", "the stove is idle", object=7, state="idle"),
        percept(2, "state", "the stove is cooking soup", tick=1, object=7, state="cooking soup"),
    ]
    assert texts(noticed(seen, ME, (), FEW, usual={7: "idle"})) == ["the stove is cooking soup"]
    assert texts(noticed(seen, ME, (), FEW)) == ["the stove is idle", "the stove is cooking soup"]


def test_what_was_noted_long_ago_is_news_again() -> None:
    seen = [percept(0, "state", "the stove is idle")]
    assert texts(noticed(seen, ME, ["the stove is idle", "a", "b", "c"], FEW)) == ["the stove is idle"]


def test_one_event_seen_twice_is_noted_once() -> None:
    seen = [percept(0, "doing", "Bo is reading", resident=OTHER), percept(1, "doing", "Bo is reading", tick=3, resident=OTHER)]
    assert len(noticed(seen, ME, (), FEW)) == 1


def test_ones_own_doing_is_always_noticed_and_costs_no_attention() -> None:
    own = percept(9, "doing", "Ada is cooking", distance=0, resident=ME)
    others = [percept(number, "doing", f"event {number}", resident=OTHER) for number in range(5)]
    taken = noticed([*others, own], ME, ["Ada is cooking"], FEW)
    assert texts(taken) == ["event 0", "event 1", "Ada is cooking"]


def test_why_it_did_not_work_is_always_noticed() -> None:
    refused = percept(0, "rejection", "The cafe is closed until 08:00", resident=ME)
    assert noticed([refused], ME, ["The cafe is closed until 08:00"], FEW) == (refused,)


def test_the_state_of_what_one_uses_oneself_is_part_of_the_doing() -> None:
    own = percept(0, "doing", "Ada is cooking", resident=ME, object=21)
    state = percept(1, "state", "the stove is hot", object=21)
    mine = percept(2, "state", "the lamp is lit", object=22, resident=ME)
    theirs = percept(3, "state", "the sink is full", object=23, resident=OTHER)
    assert texts(noticed([own, state, mine, theirs], ME, (), Cognition())) == ["Ada is cooking", "the sink is full"]


def test_talk_one_takes_part_in_is_noted_as_a_whole_elsewhere() -> None:
    said = [
        percept(0, "speech", "Hello.", resident=ME, conversation=5),
        percept(1, "speech", "Hello, Ada.", resident=OTHER, conversation=5, tick=1),
        percept(2, "speech", "Pass the salt.", resident=3, conversation=6, tick=1),
    ]
    assert texts(noticed(said, ME, (), FEW)) == ["Pass the salt."]
    assert noticed(said[1:2], ME, (), FEW, own_talks=[5]) == ()


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 9), st.sampled_from("abcdef")), max_size=40), st.randoms())
def test_the_order_in_which_percepts_arrive_does_not_matter(drawn: list[tuple[int, int, str]], random: Random) -> None:
    seen = [percept(n, "doing", text, distance, tick, resident=OTHER) for n, (tick, distance, text) in enumerate(drawn)]
    mixed = list(seen)
    random.shuffle(mixed)
    taken = noticed(mixed, ME, (), FEW)
    assert taken == noticed(seen, ME, (), FEW)
    assert [each.event.tick for each in taken] == sorted(each.event.tick for each in taken)


def test_an_event_is_remembered_as_its_sentence_with_who_and_where() -> None:
    (memory,) = observations([percept(0, "doing", "Bo Lund is reading", resident=OTHER)], ME)
    assert (memory.kind, memory.text) == (Kind.OBSERVATION, "Bo Lund is reading")
    assert (memory.people, memory.place) == ((OTHER,), 11)


def test_what_was_overheard_is_remembered_as_said_by_somebody() -> None:
    speech = percept(0, "speech", "I shall run for mayor.", resident=OTHER, conversation=6)
    (memory,) = observations([speech], ME, {OTHER: "Bo Lund"})
    assert (memory.kind, memory.text) == (Kind.CHAT, 'Bo Lund said: "I shall run for mayor."')
    assert (memory.said_by, memory.talk) == (OTHER, 6)
    (unknown,) = observations([speech], ME)
    assert unknown.text.startswith("Somebody said")


def test_of_what_was_overheard_the_claim_is_kept_with_where_it_came_from() -> None:
    said = percept(0, "speech", "Guess what! I'm going to sell the boat!", resident=OTHER, conversation=6)
    claims = ("Bo Lund is going to sell the boat",)
    told = replace(said, event=replace(said.event, line=3, act="tell", claims=claims, cites=(12, 4)))
    (memory,) = observations([told], ME, {OTHER: "Bo Lund"}, {OTHER: "he"})
    assert memory.text == "Bo Lund said that he is going to sell the boat."
    assert (memory.said_by, memory.talk, memory.line, memory.retells) == (OTHER, 6, 3, 12)


def test_courtesies_between_others_are_not_taken_in() -> None:
    said = percept(0, "speech", "Good morning, Cy.", resident=OTHER, conversation=6)
    assert noticed([replace(said, event=replace(said.event, act="greet"))], ME, (), FEW) == ()
    assert noticed([said], ME, (), FEW) == (said,), "of a line that does not say what it does, the words are kept"
