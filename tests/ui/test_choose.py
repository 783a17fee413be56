"""The question at the start, when there is a town to go on with."""

import arcade
import numpy as np
import pytest
from arcade import key
from window_hand import Hand

from game.ui.choose import CONTINUE, NEW, ChooseView

pytestmark = pytest.mark.window


@pytest.fixture
def question(opened: Hand) -> ChooseView:
    view = ChooseView(opened.window, "Continue: Monday 13 February 2023, 17:30")
    view.on_draw()
    return view


@pytest.mark.parametrize(("symbol", "choice"), [(key.ENTER, CONTINUE), (key.C, CONTINUE), (key.N, NEW), (key.Q, None)])
def test_keys_answer(question: ChooseView, symbol: int, choice: str | None) -> None:
    question.on_key_press(symbol, 0)
    assert question.choice == choice


@pytest.mark.parametrize("choice", [CONTINUE, NEW])
def test_clicking_a_button_answers(question: ChooseView, choice: str) -> None:
    x, y, width, height = question.buttons()[choice]
    question.on_mouse_release(x + width / 2, question.window.height - y - height / 2, arcade.MOUSE_BUTTON_LEFT, 0)
    assert question.choice == choice


def test_clicking_beside_the_buttons_answers_nothing(question: ChooseView) -> None:
    question.on_mouse_release(5, 5, arcade.MOUSE_BUTTON_LEFT, 0)
    assert question.choice is None


def test_even_a_very_long_label_stays_within_its_button(opened: Hand) -> None:
    view = ChooseView(opened.window, "Continue: " + "a long name " * 20)
    view.on_draw()
    x, y, _, height = view.buttons()[CONTINUE]
    seen = np.asarray(arcade.get_image(0, 0, opened.window.width, opened.window.height).convert("RGB"))
    beside = seen[int(y) : int(y + height), : int(x)]
    assert (beside == beside[0, 0]).all()
