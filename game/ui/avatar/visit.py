"""Owns a player's stay in town: what passes to it in each frame and tick, and all that belongs to it on the screen."""

from collections.abc import Callable

import arcade.gl

from game.sprites.quads import rows, screen_view
from game.sprites.scene import TILE
from game.sprites.town_screen import TownScreen, everybody_sleeps
from game.ui.avatar.arrival import coming_page
from game.ui.avatar.avatar import Avatar
from game.ui.avatar.dock import Dock, Offer
from game.ui.avatar.errand import Errand
from game.ui.avatar.layout import lay_out
from game.ui.avatar.map_news import MapNews
from game.ui.avatar.marks import around_thing, on_tile
from game.ui.avatar.nearby import getting_up, person_near, thing_near, using
from game.ui.avatar.notice import Heard, Notice
from game.ui.avatar.offers import Offers
from game.ui.avatar.places import place_to_walk
from game.ui.avatar.steps import Steps
from game.ui.bindings import key_label
from game.ui.chat.inner_voice import InnerVoice
from game.ui.chat.panel import ChatPanel
from game.ui.hud import EDGE
from game.ui.keys import COME, TALK
from game.ui.pace import ANSWERING, LISTENING, STILL, WALKING, Pace
from game.ui.pages.page import Page
from game.ui.panels import Panels
from game.ui.things.card import ThingCard
from game.ui.things.hit import Hit
from game.world.commands import Walk
from game.world.places import Tile


class Visit:
    """The player's own person and what they do. `leading`: keys walk, and the camera goes along unless one looks `away`."""

    def __init__(self, screen: TownScreen, panels: Panels, pace: Pace) -> None:
        self.screen, self._panels, self._pace = screen, panels, pace
        scene, picture = screen.scene, screen.picture
        self.avatar, self.steps = Avatar(scene), Steps()
        self.notice, self._heard = Notice(), Heard(scene)
        self.errand = Errand(scene.simulation, self.notice.tell)
        self.hit = Hit(scene.simulation.town, scene.map_file)
        self.dock, self.chat = Dock(), ChatPanel(picture, self.avatar)
        self.voice, self.card = InnerVoice(picture), ThingCard(picture, self.hit, lambda: self.avatar.number)
        panels.floating = (self.notice, self.dock, self.chat, self.voice, self.card)
        self.leading, self.away = True, False
        self.goal: Tile | None = None
        self.key_label: Callable[[int], str] = key_label
        self.ask_in: Callable[[str], None] = lambda opened_by: None
        """Opens the page on which one comes to town, and leaves; told the key that did it."""
        self.look_back: Callable[[], None] = lambda: None
        """Opens the town's past."""
        self.wants_to_talk = False
        self._offers = Offers(picture, panels, self.avatar, self.hit)
        self._leaves, self._with = False, ""
        self._soon, self._unseen, self._engaged = -1, False, False
        self._map_news = MapNews(picture, self.hit, self.card, self.notice.tell)

    @property
    def walks(self) -> bool:
        """Whether the keys that move walk."""
        return self.leading and self.avatar.body is not None

    @property
    def inspected(self) -> int | None:
        """Whose inspector is open."""
        return self._panels.inspector.number

    @property
    def leads_camera(self) -> bool:
        """Whether the avatar stays in the middle."""
        return self.walks and not self.away

    # each frame

    def pass_time(self, seconds: float, height: float) -> bool:
        """Let a frame pass; whether a talk the player wanted has begun, so that they may type."""
        self._map_news.look()
        self.chat.hidden = bool(self._panels.wide.open) and not self.wants_to_talk
        begun = self._see_talk()
        self._pace.limit = self._limit()
        lay_out(self._panels, self.chat, self.dock, (self.voice, self.card), height)
        self._keep_thing_in_sight(height)
        left, right, _ = self._panels.free_space()
        self.notice.pass_time(seconds, left, right, self._panels.banner.bottom + EDGE)
        number = self.avatar.number
        self.screen.named = (number,) if number is not None else ()
        self.screen.thinking = self.chat.talk.thinking() if self.chat.talk.on is not None else ()
        self.dock.offer = Offer() if self.chat.shown else self._offers.now(self.leading, self.key_label)
        return begun

    def follow_camera(self) -> None:
        """Keep the avatar in the middle."""
        if self.leads_camera and self.avatar.number is not None:
            self.screen.camera.glide_to(*self.screen.place_of(self.avatar.number))

    def draw_marks(self, target: arcade.gl.Framebuffer, ratio: float, hovered: int | None) -> None:
        """Draw what lies over the town: around the thing under the mouse or of the card, and where one walks to."""
        marks, camera, picture = self._marks(hovered), self.screen.camera, self.screen.picture
        if marks:
            with target.activate():
                picture.quads.draw(rows(marks), picture.atlas, screen_view(camera.width, camera.height, ratio))

    def _marks(self, hovered: int | None) -> list[tuple[float, ...]]:
        camera, white = self.screen.camera, self.screen.picture.pictures.white
        drawn: list[tuple[float, ...]] = []
        for number in dict.fromkeys(each for each in (hovered, self.card.number) if each is not None):
            drawn += around_thing(self.hit.place_of(number), camera, white)
        if self.goal is not None:
            drawn += on_tile(self.goal, camera, white)
        return drawn

    # each tick

    def before_tick(self) -> None:
        """Order what is to happen in the coming tick."""
        body = self.avatar.body
        if body is None:
            return
        if self.goal is not None and not body.path:
            self.goal = None
        if self.steps.held:
            self.errand.let_go()
            self.goal = None
        command = self.steps.command(self.screen.scene.simulation, body) or self.errand.command(body)
        if command is not None:
            self.screen.scene.order(command)
            self.wants_to_talk = self.wants_to_talk or not isinstance(command, Walk)

    def after_tick(self) -> None:
        """Tell what the town said to it."""
        for sentence in self._heard.new(self.avatar.number):
            self.goal, self.wants_to_talk = None, False
            self.notice.tell(sentence if sentence.endswith((".", "!", "?")) else f"{sentence}.")

    # what a player does

    def step(self, symbol: int) -> None:
        """A key that walks goes down; time goes on if it stood still."""
        self.steps.press(symbol)
        self._set_out()

    def walk_to(self, tile: Tile) -> bool:
        """Walk to a tile, or near it; whether there was a way."""
        body = self.avatar.body
        goal = place_to_walk(self.screen.scene.simulation, body, tile) if body is not None else None
        if body is None or goal is None:
            self.notice.tell("There is no way there.")
            return False
        self.errand.let_go()
        self.goal = goal
        self.screen.scene.order(Walk(body.id, goal))
        self._set_out()
        return True

    def talk_with(self, person: int | None) -> None:
        """Go to somebody and speak to them; None: whoever is near."""
        body, world = self.avatar.body, self.screen.scene.simulation
        if body is None:
            self.notice.tell(f"Walk into town first ({self.key_label(COME)}).")
            return
        person = person_near(world, body, self._panels.inspector.number) if person is None else person
        if person is None or person == body.id:
            self.notice.tell("There is nobody near to talk with. Walk up to somebody, or click them.")
            return
        self.errand.begin(person)
        self._set_out()

    def use(self, number: int | None) -> None:
        """Use a thing, or get up from it; None: what is at hand."""
        body, world, artwork = self.avatar.body, self.screen.scene.simulation, self.screen.picture.artwork
        if body is None:
            return
        if number is None and body.using is not None and body.arrived:
            command = getting_up(body)
        else:
            number = thing_near(world, body, self.hit, artwork) if number is None else number
            command = using(world, body, number, artwork) if number is not None else None
        if command is None:
            self.notice.tell("There is nothing here to sit on or to use.")
            return
        self.errand.let_go()
        self.screen.scene.order(command)
        self._set_out()

    def say(self) -> None:
        """Say what was typed."""
        self.chat.talk.say(self.chat.entry.text)
        self.chat.entry.text = ""
        self._hurry()

    def ask_to_join(self, number: int) -> None:
        """Have somebody near join the talk."""
        self.chat.talk.ask_to_join(number)
        self._hurry()

    def leave_talk(self) -> None:
        """Leave the talk, in mid-sentence too."""
        self._leaves = True
        self.chat.entry.text = ""
        self.avatar.leave_talk()
        self._hurry()

    def look_about(self) -> None:
        """Let the keys move the camera, or walk again."""
        self.leading, self.away = not self.leading, False
        self.steps.stop()

    def skip_to_morning(self) -> None:
        """On to the morning, where everybody sleeps."""
        self._pace.skip(lambda: not everybody_sleeps(self.screen.scene))

    def next_thing(self) -> None:
        """Open the card of the nearest thing, then of the one after it."""
        body = self.avatar.body
        camera = self.screen.camera
        tile = body.tile if body is not None else (int(camera.x // TILE), int(camera.y // TILE))
        near = self.hit.near(tile)
        if near:
            at = near.index(self.card.number) + 1 if self.card.number in near else 0
            self.open_card(near[at % len(near)])

    def open_card(self, number: int | None) -> None:
        """Show a thing, where the inner voice may have been."""
        self.voice.show(None)
        self._unseen = number is not None and number != self.card.number
        self.card.show(number)

    def open_voice(self, number: int | None) -> None:
        """Whisper to somebody."""
        self.card.show(None)
        player = number is not None and self.screen.scene.residents[number].visitor
        self.voice.show(None if player else number)

    # coming and going

    def page(self, done: Callable[[], None]) -> Page:
        """The page on which one comes to town, or leaves it."""
        if self.avatar.number is None:
            self.leading, self.away = True, False
        return coming_page(self.avatar, self.screen, done)

    def _set_out(self) -> None:
        self.leading, self.away, self._panels.inspector.following = True, False, False
        if self._pace.go_on():
            self.notice.tell("Time goes on.")

    def _hurry(self) -> None:
        """What was just ordered is not to be waited for."""
        self._soon = self.screen.scene.simulation.now + 1
        self._pace.go_on()

    def _keep_thing_in_sight(self, height: float) -> None:
        """A thing whose card has just been opened is not to lie under it."""
        if not self._unseen or self.card.number is None:
            return
        self._unseen = False
        camera, bottom = self.screen.camera, self._panels.free_space()[2]
        x, y, width, tall = self.hit.place_of(self.card.number)
        if not 0 < camera.to_window(x, y)[1] < camera.to_window(x, y + tall)[1] < bottom:
            self.away = True
            camera.glide_to(x + width / 2, y + tall / 2 + (height - bottom) / 2 / camera.zoom)

    def _see_talk(self) -> bool:
        begun, talk = self.chat.look(), self.chat.talk.on
        if begun:
            self.steps.stop()
            self.goal, self._engaged = None, False
            self._with = self.chat.talk.name(self.chat.talk.members()[0]) if self.chat.talk.members() else ""
            wanted, self.wants_to_talk = self.wants_to_talk, False
            if wanted:
                self._panels.wide.close()
                return True
            self.notice.tell(f"{self._with} turns to you. Press {self.key_label(TALK)} to answer.")
        elif talk is None and self._with:
            if not self._leaves and self.avatar.body is not None and not self.avatar.body.path:
                self.notice.tell(f"{self._with} goes on with the day.")
            self._with, self._leaves = "", False
        return False

    def _limit(self) -> float | None:
        entries = (self.chat.entry, self.voice.entry, self.card.entry)
        if any(entry.focused and entry.text for entry in entries):
            return STILL
        if self.chat.talk.on is not None:
            self._engaged = self._engaged or self.chat.entry.focused
            soon = self.screen.scene.simulation.now <= self._soon
            return LISTENING if self._engaged and not soon and not self.chat.talk.thinking() else ANSWERING
        return WALKING if self.steps.held else None
