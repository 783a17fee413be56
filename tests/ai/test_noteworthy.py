"""Of all that reaches somebody, only what could possibly matter is put to a mind, the most urgent first."""

import pytest
from ai.small_town import BED, KITCHEN, MAILBOX, SOFA, STOVE, small_town

from game.ai.noteworthy import AGAIN, key_of, noteworthy
from game.world.events import Event, Percept
from game.world.state import Change

ME, OTHER = 1, 2
TOWN = small_town()


def state(thing: int, state: str, by: int | None = None, tick: int = 10) -> Percept:
    found = TOWN.objects[thing]
    text = f"the {found.kind} is {state}"
    return Percept(Event(tick, tick, "state", text, found.tiles[0], found.arena, by, thing, state=state), 1)


def chosen(*percepts: Percept, reacted: dict[int, int] | None = None, changed: dict[int, Change] | None = None) -> str | None:
    found = noteworthy(percepts, ME, TOWN, changed or {}, reacted or {})
    return None if found is None else found.event.text


@pytest.mark.parametrize("words", ["burning", "on fire", "leaking badly", "broken", "Smoking", "full of smoke", "flooding all"])
def test_a_thing_that_something_is_wrong_with_matters(words: str) -> None:
    assert chosen(state(STOVE, words)) == f"the stove is {words}"


def test_a_thing_in_its_usual_state_does_not() -> None:
    assert chosen(state(STOVE, "idle")) is None


def test_nobody_is_distracted_by_what_they_do_themselves_or_what_others_do_with_things() -> None:
    easel_at_work = state(SOFA, "painting under way", by=ME)
    assert chosen(easel_at_work, state(STOVE, "cooking soup", by=OTHER), state(BED, "burning", by=ME)) is None


def test_what_has_been_put_right_is_no_alarm() -> None:
    assert chosen(state(STOVE, "no longer burning", by=OTHER)) is None


def test_a_thing_that_is_strange_for_no_reason_matters_a_little() -> None:
    assert chosen(state(STOVE, "singing")) == "the stove is singing"
    assert chosen(state(STOVE, "singing"), state(MAILBOX, "broken")) == "the mailbox is broken"
    assert chosen(state(MAILBOX, "broken"), state(BED, "burning"), state(STOVE, "singing")) == "the bed is burning"


def test_an_obstacle_in_the_way_matters() -> None:
    shut = Percept(Event(1, 10, "obstacle", "The kitchen is taken", (0, 0), KITCHEN, ME), 0)
    assert chosen(shut) == "The kitchen is taken"
    assert key_of(shut.event) == KITCHEN


def test_what_people_do_and_say_does_not_interrupt_anybody() -> None:
    doing = Percept(Event(1, 10, "doing", "Bo Lund is burning letters", (0, 0), KITCHEN, OTHER), 1)
    said = Percept(Event(2, 10, "speech", "The stove is burning!", (0, 0), KITCHEN, OTHER), 1)
    assert chosen(doing, said) is None


def test_one_change_is_reacted_to_once() -> None:
    change = {STOVE: Change(10)}
    assert chosen(state(STOVE, "burning"), reacted={STOVE: 11}, changed=change) is None
    seen_again = state(STOVE, "burning", tick=50)
    assert chosen(seen_again, reacted={STOVE: 11}, changed=change) is None
    much_later = state(STOVE, "burning", tick=11 + AGAIN)
    assert chosen(much_later, reacted={STOVE: 11}, changed=change) == "the stove is burning"


def test_what_has_changed_since_is_reacted_to_again_but_not_what_was_seen_before_that() -> None:
    change = {STOVE: Change(40, ME)}
    assert chosen(state(STOVE, "burning"), reacted={STOVE: 11}, changed=change) is None
    assert chosen(state(STOVE, "burning", tick=41), reacted={STOVE: 11}, changed={STOVE: Change(41)}) == "the stove is burning"


def test_what_is_remembered_already_is_no_news() -> None:
    percept = state(STOVE, "burning")
    assert chosen(Percept(percept.event, 1, noted=True)) is None
