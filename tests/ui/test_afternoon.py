"""A player's afternoon in Smallville, from the title to the next game morning, by mouse and keyboard in the real window.

It lives a whole game day with the offline mind, which takes minutes: `make test-heavy ARGS=tests/ui/test_afternoon.py`.
A picture of each step is left in `SMALLVILLE_AFTERNOON` (a folder), or in pytest's own temporary one.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from afternoon_hand import AfternoonHand
from arcade import key

from game.sprites.town_screen import everybody_sleeps
from game.world.clock import tick_at
from game.world.faults import fault

pytestmark = [pytest.mark.window, pytest.mark.heavy]
NAME = "Vera Lund"


@pytest.fixture
def hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AfternoonHand]:
    monkeypatch.setenv("SMALLVILLE_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("SMALLVILLE_SAVES", str(tmp_path / "saves"))
    pictures = Path(os.environ.get("SMALLVILLE_AFTERNOON", str(tmp_path / "pictures")))
    pictures.mkdir(parents=True, exist_ok=True)
    hand = AfternoonHand(pictures)
    yield hand
    hand.close()


def test_an_afternoon_in_smallville(hand: AfternoonHand) -> None:
    come_to_town(hand)
    hear_of_the_party(hand)
    burn_the_stove(hand)
    ask_as_a_reporter(hand)
    be_an_inner_voice(hand)
    open_every_tab(hand)
    skip_the_night(hand)
    spoil_breakfast(hand)
    be_remembered(hand)


def come_to_town(hand: AfternoonHand) -> None:
    """The title, a new town at seven, and somebody of one's own in it."""
    hand.picture("title")
    hand.push("New town")
    hand.picture("new town")
    hand.push("Begin")
    hand.wait_until(lambda: hand.playing)
    for _ in range(5):
        hand.press(key.ENTER)
    hand.picture("in town")
    hand.press(key.V)
    hand.type(NAME)
    hand.press(key.TAB)
    hand.type("a reporter")
    hand.press(key.TAB)
    hand.press(key.RIGHT)
    hand.picture("who one is")
    hand.push("Walk into town")
    hand.wait_until(lambda: hand.vera is not None)
    start = hand.body.tile
    hand.hold(key.A, seconds=0.5)
    hand.hold(key.S, seconds=0.5)
    assert hand.body.tile != start
    hand.picture("walking")


def hear_of_the_party(hand: AfternoonHand) -> None:
    """Into Hobbs Cafe by the door, to Isabella, who is asked about her plans and tells of the party."""
    hand.let_time_pass(until=tick_at(0, 8 * 60 + 5))
    hand.find("Isabella")
    hand.click_inspector("talk")
    hand.wait_until(lambda: hand.talk is not None)
    assert hand.place_of_vera().startswith("Hobbs Cafe")
    hand.picture("at the counter")
    for question in ("Good morning! What are your plans for today?", "And for tomorrow?", "Is there going to be a party?"):
        hand.say(question)
        if "party" in hand.heard("Isabella").lower():
            break
    assert "party" in hand.heard("Isabella").lower()
    hand.picture("told of the party")
    hand.say("How nice. I would love to")
    hand.type("come, if I may br")
    hand.press(key.ESCAPE)
    hand.wait_until(lambda: hand.talk is None)
    hand.picture("left in mid-sentence")


def burn_the_stove(hand: AfternoonHand) -> None:
    """The stove beside Isabella burns; she sees it, and it burns no more."""
    stove = hand.thing_near("Isabella", "stove")
    hand.click_thing(stove)
    hand.picture("the stove")
    hand.click_preset("burning")
    hand.wait_until(lambda: hand.state(stove) == "burning")
    hand.picture("the stove burns")
    thing = hand.town.objects[stove]
    hand.watch("she sees to it", lambda: fault(thing.kind, hand.state(stove)) is None, game_minutes=30)
    assert "burning" not in hand.state(stove)
    changed = [event for event in hand.session.log if event.kind == "state" and event.object == stove]
    assert changed[-1].resident is not None and changed[-1].resident != hand.vera
    hand.press(key.ESCAPE)


def ask_as_a_reporter(hand: AfternoonHand) -> None:
    """John at his shop is asked who is running for mayor."""
    hand.let_time_pass(until=tick_at(0, 15 * 60))
    hand.find("John")
    hand.click_inspector("talk")
    hand.wait_until(lambda: hand.talk is not None)
    hand.say("I write for the town paper. Who is running for mayor?")
    hand.picture("as a reporter")
    assert hand.heard("John")
    hand.press(key.ESCAPE)
    hand.wait_until(lambda: hand.talk is None)


def be_an_inner_voice(hand: AfternoonHand) -> None:
    """John hears a voice of his own, and decides."""
    hand.click_inspector("whisper")
    hand.type("You are going to run for mayor against Sam")
    hand.picture("whispering")
    hand.press(key.ENTER)
    hand.wait_until(lambda: len(hand.view.town.visit.voice.came_of_it()) > 1)
    assert "mayor" in hand.view.town.visit.voice.came_of_it()[-1].text
    hand.picture("what he made of it")
    hand.press(key.ESCAPE)


def open_every_tab(hand: AfternoonHand) -> None:
    """Each tab of the inspector, about Isabella."""
    hand.find("Isabella")
    for symbol, name in zip(
        (key.KEY_1, key.KEY_2, key.KEY_3, key.KEY_4, key.KEY_5), ("now", "memory", "reflections", "people", "talks"), strict=True
    ):
        hand.press(symbol, key.MOD_CTRL)
        hand.picture(f"tab {name}")


def skip_the_night(hand: AfternoonHand) -> None:
    """The evening passes fast; once everybody sleeps the night can be skipped."""
    hand.let_time_pass(until=tick_at(0, 21 * 60))
    hand.picture("evening")
    hand.press(key.KEY_4)
    hand.wait_until(lambda: everybody_sleeps(hand.session) or hand.session.now >= tick_at(1, 5 * 60))
    hand.press(key.KEY_1)
    hand.picture("everybody sleeps")
    if everybody_sleeps(hand.session):
        assert "morning" in [chip.key for chip in hand.view.town.visit.dock.offer.chips]
        hand.press(key.M)
        hand.wait_until(lambda: not everybody_sleeps(hand.session))


def spoil_breakfast(hand: AfternoonHand) -> None:
    """In the morning her stove burns while she cooks: she turns it off, and makes breakfast again."""
    stove, cook = hand.own("Isabella", "stove"), hand.session.simulation.bodies[hand.number("Isabella")]
    hand.find("Isabella")
    hand.press(key.KEY_4)
    hand.wait_until(lambda: (cook.using == stove and cook.arrived) or hand.session.now >= tick_at(1, 9 * 60))
    hand.press(key.KEY_1)
    assert cook.using == stove and cook.doing is not None
    breakfast = hand.state(stove)
    hand.click_thing(stove)
    hand.picture("she makes breakfast")
    hand.click_preset("burning")
    hand.wait_until(lambda: hand.state(stove) == "burning")
    hand.picture("the stove burns while she cooks")
    hand.watch("she turns it off", lambda: fault("stove", hand.state(stove)) is None, game_minutes=20)
    hand.watch("she cooks again", lambda: cook.using == stove and hand.state(stove) == breakfast, game_minutes=20)
    hand.press(key.ESCAPE)


def be_remembered(hand: AfternoonHand) -> None:
    """In the morning Isabella still knows who was there, and John's family knows of his plan."""
    hand.let_time_pass(until=tick_at(1, 8 * 60))
    hand.find("Isabella")
    hand.press(key.KEY_2, key.MOD_CTRL)
    hand.press(key.F, key.MOD_CTRL)
    hand.type("Vera")
    hand.picture("remembered the next morning")
    assert any(NAME in memory.text for memory in hand.memories("Isabella"))
    told = [who for who in ("Mei", "Eddy") if any("John" in each.text and "mayor" in each.text for each in hand.memories(who))]
    assert told, "John has told his family"
