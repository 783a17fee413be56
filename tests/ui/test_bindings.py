"""Which key does what, and choosing others."""

import pytest
from arcade import key

from game.ui.bindings import ACTIONS, FIXED, NOTHING, Bindings, key_label, key_name, symbol_named, told
from game.ui.hints import Hints, hints
from game.ui.keys import MOVE_KEYS, SPEED_KEYS
from game.ui.menu import help_page

PAUSE = next(action for action in ACTIONS if action.name == "pause")


def test_every_usual_key_is_used_once() -> None:
    usual = [action.usual for action in ACTIONS]
    assert len(set(usual)) == len(usual)
    assert set(SPEED_KEYS) <= set(usual)
    assert {key.W, key.A, key.S, key.D} <= set(usual) & set(MOVE_KEYS)


def test_another_key_means_what_the_usual_one_did_and_the_usual_one_nothing() -> None:
    bindings = Bindings({"pause": "P"})
    assert bindings.meant(key.P) == key.SPACE
    assert bindings.meant(key.SPACE) == NOTHING
    assert bindings.meant(key.W) == key.W
    assert bindings.meant(key.HOME) == key.HOME


def test_two_actions_may_change_places() -> None:
    bindings = Bindings({"slow": "KEY_2", "twice": "KEY_1"})
    assert (bindings.meant(key.KEY_1), bindings.meant(key.KEY_2)) == (key.KEY_2, key.KEY_1)


@pytest.mark.parametrize("name", ["ESCAPE", "NO SUCH KEY", ""])
def test_a_remembered_key_that_cannot_be_is_left_out(name: str) -> None:
    assert Bindings({"pause": name}).key_of(PAUSE) == key.SPACE


def test_a_key_that_is_taken_or_reserved_is_refused_with_a_reason() -> None:
    bindings = Bindings()
    assert "taken already" in bindings.conflict(PAUSE, key.M)
    assert "cannot be chosen" in bindings.conflict(PAUSE, key.ESCAPE)
    assert bindings.conflict(PAUSE, key.SPACE) == bindings.conflict(PAUSE, key.P) == ""


def test_what_was_changed_is_remembered_by_name_and_found_again() -> None:
    bindings = Bindings()
    bindings.bind(PAUSE, key.NUM_0)
    assert Bindings(bindings.changed()).key_of(PAUSE) == key.NUM_0


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.name)
def test_every_key_has_a_name_to_remember_and_one_to_read(action: object) -> None:
    symbol = action.usual  # type: ignore[attr-defined]
    assert symbol_named(key_name(symbol)) == symbol
    assert 0 < len(key_label(symbol)) < 12


def test_the_help_tells_every_key_as_the_player_has_it() -> None:
    bindings = Bindings({"pause": "P"})
    page = help_page(bindings, lambda: None)
    lines = " ".join(str(part) for control in page.controls for part in control.signature())
    assert all(label in lines and words in lines for label, words in FIXED)
    assert "P Stop time" in lines and "Space" not in lines
    assert {label for labels, _ in told(bindings) for label in labels.split()} >= {"W", "M", "/", "F", "H"}


def test_there_are_five_short_hints_with_the_players_own_keys() -> None:
    shown = hints(Bindings({"pause": "P"}))
    assert len(shown) == 5
    assert all(len(text) < 120 for _, text in shown)
    assert any("P stops it" in text for _, text in shown)


def test_hints_are_read_one_by_one_or_skipped_and_that_is_told_once() -> None:
    told_so: list[int] = []
    read = Hints(Bindings(), lambda: told_so.append(1))
    for _ in range(5):
        assert read.shown
        read.on()
    skipped = Hints(Bindings(), lambda: told_so.append(2))
    skipped.skip()
    assert not read.shown and not skipped.shown and told_so == [1, 2]
