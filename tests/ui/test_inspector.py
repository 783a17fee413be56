"""The inspector in the window, by mouse and by keyboard."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from arcade import key
from lively_town import COOK, SITTER, WALKER, LivelyTown
from window_hand import Hand

from game.ai.embedding import DIMENSIONS
from game.ai.memory import Kind, NewMemory
from game.ui.lists.goals import ToMemory
from game.ui.panels import Panels

pytestmark = pytest.mark.window
MANY = 600


@pytest.fixture(autouse=True)
def remembering(town: LivelyTown) -> None:
    """The cook remembers a lot, once and for all tests."""
    stream = town.residents[COOK].stream
    if len(stream):
        return
    new = [NewMemory(Kind.OBSERVATION, f"a pot boils for the {number}th time", 1 + number % 9) for number in range(MANY)]
    new.append(NewMemory(Kind.REFLECTION, "pots need watching", 8, (0, 5), (SITTER,)))
    unit = np.full((len(new), DIMENSIONS), DIMENSIONS**-0.5, np.float32)
    stream.commit(new, unit, 1)


@pytest.fixture
def open_hand(hand: Hand) -> Iterator[Hand]:
    """The cook's inspector is open, at the tab "now"; nothing stays in its fields."""
    hand.view.select(COOK)
    hand.settle()
    yield hand
    for tab in hand.view.panels.inspector.tabs:
        if tab.entry is not None:
            tab.entry.text = ""


def middle(place: tuple[float, float, float, float]) -> tuple[float, float]:
    return place[0] + place[2] / 2, place[1] + place[3] / 2


def button(hand: Hand, wanted: str) -> tuple[float, float]:
    """Where a button lies, found as an eye would: by going over the panel."""
    x, y, width, height = hand.view.panels.inspector.place
    points = ((x + dx, y + dy) for dy in range(2, int(height), 6) for dx in range(2, int(width), 6))
    return next(at for at in points if hand.view.panels.inspector.button_at(*at) == wanted)


def row(hand: Hand, index: int) -> tuple[float, float]:
    """A point in a row of the open tab."""
    rows = hand.view.panels.inspector.tabs[hand.view.panels.inspector.tab].list
    x, y, _, height = rows.place
    return next((x + 60, y + step + 3) for step in range(0, int(height), 4) if rows.index_at(x + 60, y + step + 3) == index)


def test_every_tab_can_be_opened_by_a_click_and_looks_different(open_hand: Hand) -> None:
    inspector = open_hand.view.panels.inspector
    seen = []
    for number, digit in enumerate((key.KEY_1, key.KEY_2, key.KEY_3, key.KEY_4, key.KEY_5, key.KEY_6)):
        open_hand.press(digit, key.MOD_CTRL)
        open_hand.settle()
        assert inspector.tab == number
        seen.append(open_hand.picture().tobytes())
    assert len(set(seen)) == 6
    assert open_hand.view.pace.speed == "1x"
    x, y, width, _ = inspector.place
    clicked = set()
    for step in range(10, int(width) - 10, 12):
        open_hand.click(x + step, y + 115)
        clicked.add(inspector.tab)
    assert clicked == {0, 1, 2, 3, 4, 5}


def test_tab_goes_round_and_shift_tab_back(open_hand: Hand) -> None:
    inspector = open_hand.view.panels.inspector
    for expected in (1, 2, 3, 4, 5, 0):
        open_hand.press(key.TAB)
        assert inspector.tab == expected
    open_hand.press(key.TAB, key.MOD_SHIFT)
    assert inspector.tab == 5


def test_i_opens_the_inspector_of_whoever_is_under_the_mouse_and_closes_it(hand: Hand) -> None:
    hand.move(*hand.look_at(SITTER))
    hand.frame()
    hand.press(key.I)
    assert hand.view.panels.inspector.number == SITTER
    hand.press(key.I)
    assert not hand.view.panels.inspector.shown


def test_typing_in_the_search_finds_memories_and_steers_nothing_else(open_hand: Hand) -> None:
    hand, inspector = open_hand, open_hand.view.panels.inspector
    inspector.choose(1)
    hand.settle()
    assert len(inspector.items()) == MANY + 1
    assert inspector.entry is not None
    hand.click(*middle(inspector.entry.place))
    before = hand.view.screen.camera.x
    hand.press(key.D)
    hand.type("pots need 4")
    hand.press(key.KEY_4)
    hand.settle()
    assert hand.view.pace.speed == "1x" and hand.view.screen.camera.x == before
    inspector.entry.text = "pots need"
    hand.settle()
    assert [item.goal for item in inspector.items()] == [ToMemory(MANY)]
    hand.press(key.ESCAPE)
    assert inspector.shown and hand.view.input.focus.entry is None


def test_filters_narrow_the_list(open_hand: Hand) -> None:
    inspector = open_hand.view.panels.inspector
    inspector.choose(1)
    memory = inspector.tabs[1]
    counts = []
    for chip in ("least", "least", "kind", "kind"):
        memory.press_chip(chip)
        open_hand.settle()
        counts.append(len(inspector.items()))
    assert MANY > counts[0] > counts[1] > 0 and counts[3] == 1
    for chip in ("least", "least", "least", "kind", "kind", "kind"):
        memory.press_chip(chip)


def test_a_memory_opens_its_page_and_escape_leads_back_and_then_closes(open_hand: Hand) -> None:
    hand, inspector = open_hand, open_hand.view.panels.inspector
    inspector.choose(1)
    hand.settle()
    hand.click(*row(hand, 0))
    assert inspector.page == ToMemory(MANY)
    until = time.monotonic() + 10
    while len(inspector.items()) < 10 and time.monotonic() < until:
        hand.settle()
    said = inspector.said_all()
    assert "pots need watching" in said and "a pot boils for the 5th time" in said and "8 of 10" in said
    hand.press(key.ESCAPE)
    assert inspector.page is None and inspector.shown
    hand.press(key.ESCAPE)
    assert not inspector.shown


def test_evidence_leads_on_and_back_leads_to_the_tab_one_came_from(open_hand: Hand) -> None:
    hand, inspector = open_hand, open_hand.view.panels.inspector
    inspector.choose(2)
    hand.settle()
    hand.click(*row(hand, 0))
    hand.settle()
    assert len(inspector.items()) == 3
    hand.click(*row(hand, 1))
    assert inspector.tab == 1 and inspector.page == ToMemory(0)
    hand.press(key.BACKSPACE)
    assert inspector.tab == 2 and inspector.page is None


def test_the_wheel_and_the_page_keys_move_the_list_and_not_the_town(open_hand: Hand) -> None:
    hand, inspector = open_hand, open_hand.view.panels.inspector
    inspector.choose(1)
    hand.settle()
    rows, zoom = inspector.tabs[1].list, hand.view.screen.camera.zoom_goal
    hand.scroll(*middle(rows.place), -1)
    assert rows.top == 1 and hand.view.screen.camera.zoom_goal == zoom
    hand.press(key.PAGEDOWN)
    assert rows.top > 4
    hand.press(key.END)
    hand.settle()
    assert rows.index_at(*row(hand, MANY)) == MANY
    hand.press(key.HOME)
    assert rows.top == 0


def test_arrows_walk_the_list_once_it_was_clicked_and_enter_opens(open_hand: Hand) -> None:
    hand, inspector = open_hand, open_hand.view.panels.inspector
    inspector.choose(1)
    hand.settle()
    before = (hand.view.screen.camera.x, hand.view.screen.camera.y)
    hand.press(key.TAB)
    hand.press(key.TAB, key.MOD_SHIFT)
    hand.press(key.DOWN)
    hand.press(key.DOWN)
    hand.frame()
    hand.press(key.ENTER)
    assert inspector.page is not None
    assert (hand.view.screen.camera.x, hand.view.screen.camera.y) == before


def test_what_is_chosen_is_copied(open_hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand, inspector, copied = open_hand, open_hand.view.panels.inspector, []
    monkeypatch.setattr(hand.window, "set_clipboard_text", copied.append)
    inspector.choose(1)
    hand.settle()
    (x, first), (_, third) = row(hand, 1), row(hand, 3)
    hand.drag(x, first, 0, third - first)
    assert inspector.page is None
    hand.press(key.C, key.MOD_CTRL)
    assert copied[-1].count("\n") == 2 and inspector.sentence == "Copied 3 lines."
    hand.press(key.A, key.MOD_CTRL)
    hand.click(*button(hand, "copy"))
    assert copied[-1].count("\n") == MANY


def test_a_tab_is_written_to_a_file_and_one_is_told_where(
    open_hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path))
    open_hand.view.panels.inspector.choose(1)
    open_hand.settle()
    open_hand.press(key.E, key.MOD_CTRL)
    (path,) = tmp_path.glob("*.md")
    assert path.read_text("utf-8").count("\n- ") == MANY + 1
    assert str(path) in open_hand.view.panels.inspector.sentence


def test_nothing_is_laid_out_while_nothing_changes(open_hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.ui import panels

    hand, made = open_hand, []
    hand.press(key.SPACE)
    for number in range(6):
        hand.view.panels.inspector.choose(number)
        hand.settle()
        with monkeypatch.context() as patch:
            patch.setattr(panels, "Canvas", lambda *parts: made.append(parts))
            for _ in range(5):
                hand.frame()
    assert made == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("page", ["news", "log"])
def test_panels_never_overlap_and_stay_inside(hand: Hand, size: tuple[int, int], page: str) -> None:
    hand.view.on_resize(*size)
    hand.view.select(WALKER)
    panels: Panels = hand.view.panels
    panels.wide.toggle(page)
    panels.draw(hand.window.ctx.screen, 1.0)
    places = [
        panels.hud.place,
        panels.inspector.place,
        panels.wide.place,
        *([panels.roster.place] if panels.lists_people else []),
    ]
    hand.view.on_resize(hand.window.width, hand.window.height)
    for number, (x, y, width, height) in enumerate(places):
        assert x >= 0 and y >= 0 and x + width <= size[0] and y + height <= size[1]
        for other in places[number + 1 :]:
            apart = x + width <= other[0] or other[0] + other[2] <= x or y + height <= other[1] or other[1] + other[3] <= y
            assert apart, f"{places[number]} and {other} overlap at {size}"


def test_a_name_far_too_long_stays_in_the_panel(hand: Hand, town: LivelyTown) -> None:
    resident = town.residents[COOK]
    name, persona = resident.name, resident.persona
    try:
        resident.name = "Maximiliana Theodora " * 6
        resident.persona = replace(persona, age=104)
        hand.view.select(None)
        hand.view.select(COOK)
        hand.settle()
        x, y, width, height = hand.view.panels.inspector.place
        edge = hand.picture()[int(y) + 20 : int(y + height) - 20, int(x + width) + 1 :]
        hand.view.select(None)
        hand.settle()
        without = hand.picture()[int(y) + 20 : int(y + height) - 20, int(x + width) + 1 :]
        assert (edge == without).all()
    finally:
        resident.name, resident.persona = name, persona
