"""A hand on the whole game for an afternoon: what a person does with mouse and keys, and what they then see."""

from collections.abc import Callable, Sequence
from pathlib import Path

import arcade
from arcade import key
from journey_hand import PageHand

from game.ai.memory import Memory
from game.cli.towns import SavedTowns
from game.preferences import Given
from game.preferences.screen import Preferences
from game.saves import Store
from game.session import Session
from game.sprites.atlas import Region
from game.ui.journey import Journey
from game.ui.played_view import PlayedView
from game.ui.player import Player
from game.ui.window import new_window
from game.world.bodies import Body, Conversation
from game.world.places import Town, WorldObject

FRAME = 1 / 60
PATIENCE = 60_000
"""Frames after which something that never comes is given up."""


class AfternoonHand(PageHand):
    """Drives a journey; pictures are numbered in the order they are taken."""

    def __init__(self, folder: Path) -> None:
        super().__init__(new_window((1280, 800)))
        self._folder, self._taken = folder, 0
        self.journey = Journey(self.window, SavedTowns(Store(), Given()), Player(Preferences()))
        self.journey.title()
        self.frame()

    def close(self) -> None:
        self.journey.end()
        self.window.close()

    # what there is

    @property
    def playing(self) -> bool:
        return self.journey.played is not None

    @property
    def view(self) -> PlayedView:  # type: ignore[override]
        assert self.journey.played is not None
        return self.journey.played

    @property
    def session(self) -> Session:
        assert self.journey.opened is not None
        session = self.journey.opened.session
        assert isinstance(session, Session)
        return session

    @property
    def town(self) -> Town:
        return self.session.simulation.town

    @property
    def vera(self) -> int | None:
        return self.view.town.visit.avatar.number

    @property
    def body(self) -> Body:
        body = self.view.town.visit.avatar.body
        assert body is not None
        return body

    @property
    def talk(self) -> Conversation | None:
        return self.view.town.visit.avatar.talk

    def number(self, first: str) -> int:
        return next(number for number, who in self.session.residents.items() if who.name.startswith(first))

    def memories(self, first: str) -> Sequence[Memory]:
        return self.session.residents[self.number(first)].stream.records

    def heard(self, first: str) -> str:
        """All that somebody has said in the talk that is on."""
        assert self.talk is not None
        return " ".join(line.text for line in self.talk.lines if line.speaker == self.number(first))

    def place_of_vera(self) -> str:
        return self.town.arena_address(self.session.simulation.arena_at(self.body.tile))

    def state(self, thing: int) -> str:
        return self.session.simulation.states[thing]

    def thing_near(self, first: str, picture: str) -> int:
        """The nearest thing that looks like that in the room somebody is in."""
        body = self.session.simulation.bodies[self.number(first)]
        room = self.session.simulation.arena_at(body.tile)

        def away(thing: WorldObject) -> int:
            return abs(thing.tiles[0][0] - body.tile[0]) + abs(thing.tiles[0][1] - body.tile[1])

        return min((each for each in self.town.objects.values() if each.picture == picture and each.arena == room), key=away).id

    def own(self, first: str, picture: str) -> int:
        """The thing that looks like that in somebody's own home."""
        name = self.session.residents[self.number(first)].name
        homes = [each for each in self.town.arenas.values() if name in self.town.sector_of(each.id).norms.private_to]
        arenas = [each.id for each in homes]
        return next(each.id for each in self.town.objects.values() if each.picture == picture and each.arena in arenas)

    # what a hand does

    def press(self, symbol: int, modifiers: int = 0) -> None:
        """A key, with the letter it types."""
        self._send("on_key_press", symbol, modifiers)
        if not modifiers and key.A <= symbol <= key.Z:
            self._send("on_text", chr(symbol))
        self._send("on_key_release", symbol, modifiers)
        self.frame()

    def push(self, label: str) -> None:
        """A button of a page."""
        self.frame()
        x, y, width, height = PageHand(self.window).find(label)[1]
        self.click(x + width * 0.8, y + height * 0.4)

    def type(self, text: str) -> None:
        for letter in text:
            self._send("on_text", letter)
        self.frame()

    def click(self, x: float, y: float) -> None:
        at = (round(x), self.window.height - round(y))
        self._send("on_mouse_motion", *at, 0, 0)
        self._send("on_mouse_press", *at, arcade.MOUSE_BUTTON_LEFT, 0)
        self._send("on_mouse_release", *at, arcade.MOUSE_BUTTON_LEFT, 0)
        self.frame()

    def hold(self, symbol: int, seconds: float) -> None:
        self._send("on_key_press", symbol, 0)
        for _ in range(round(seconds / FRAME)):
            self.frame()
        self._send("on_key_release", symbol, 0)
        for _ in range(20):
            self.frame()

    def find(self, first: str) -> None:
        """By the search field: their inspector opens."""
        self._send("on_key_press", key.SLASH, 0)
        self._send("on_text", "/")
        self.type(self.session.residents[self.number(first)].name)
        self.press(key.ENTER)
        for _ in range(30):
            self.frame()
        assert self.view.town.panels.inspector.number == self.number(first)

    def click_inspector(self, name: str) -> None:
        self.frame()
        self._click_place(self.view.town.panels.inspector._head._buttons[name])

    def click_thing(self, thing: int) -> None:
        """Look there, and click its picture."""
        x, y, width, height = self.view.town.visit.hit.place_of(thing)
        camera = self.view.town.screen.camera
        if self.view.town.visit.leading:
            self.press(key.C)
        camera.look_at(x + width / 2 + 60, y + height / 2 + 40)
        self.frame()
        at = camera.to_window(x + width / 2, y + height * 0.6)
        self.click(at[0] * self.view.scaled.scale, at[1] * self.view.scaled.scale)
        self.frame()
        assert self.view.town.visit.card.number == thing

    def click_preset(self, state: str) -> None:
        place = self.view.town.visit.card.place_of(f"preset:{state}")
        assert place is not None
        self._click_place(place)

    def say(self, text: str) -> None:
        """Say a line, and wait for an answer."""
        talk = self.talk
        assert talk is not None
        said = len(talk.lines)
        self.type(text)
        self.press(key.ENTER)
        self.wait_until(lambda: len(talk.lines) >= said + 2 or talk.state == "ended")

    # letting time pass

    def frame(self, seconds: float = FRAME, draw: bool = True) -> None:
        self.window.dispatch_events()
        view = self.window.current_view
        assert view is not None
        view.on_update(seconds)
        view = self.window.current_view
        assert view is not None
        if draw:
            view.on_draw()

    def wait_until(self, reached: Callable[[], bool]) -> None:
        for number in range(PATIENCE):
            if reached():
                self.frame()
                return
            self.frame(draw=number % 20 == 0)
        raise AssertionError("it never was")

    def let_time_pass(self, until: int) -> None:
        """As fast as minds allow."""
        self.press(key.KEY_4)
        self.wait_until(lambda: self.session.now >= until)
        self.press(key.KEY_1)

    def watch(self, name: str, reached: Callable[[], bool], game_minutes: int) -> None:
        """Look on until something is so, a picture now and then."""
        until, begun = self.session.now + game_minutes * 6, self.session.now
        shown = begun
        while not reached() and self.session.now < until:
            self.frame(draw=False)
            if self.session.now - shown >= 6:
                shown = self.session.now
                self.picture(name)
        self.picture(name)
        assert reached()

    def picture(self, name: str) -> None:  # type: ignore[override]
        for _ in range(4):
            self.frame(0.0)
        self._taken += 1
        image = arcade.get_image(0, 0, self.window.width, self.window.height)
        image.convert("RGB").save(self._folder / f"{self._taken:02} {name}.png")

    def _click_place(self, place: Region) -> None:
        scale = self.view.scaled.scale
        self.click((place[0] + place[2] / 2) * scale, (place[1] + place[3] / 2) * scale)
