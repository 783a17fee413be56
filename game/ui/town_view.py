"""Owns the view of a town that is played: it lives on, and the player may be there themselves."""

import arcade

from game.sprites.scene import Scene
from game.sprites.town_screen import TownScreen, most_interesting
from game.ui.avatar.visit import Visit
from game.ui.avatar.visit_input import VisitInput
from game.ui.onlooker import Onlooker
from game.ui.pace import Pace
from game.ui.panels import Panels


class TownView(Onlooker):
    """The town with its panels and the player's stay in it."""

    def __init__(self, window: arcade.Window, session: Scene) -> None:
        screen = TownScreen(window.ctx, session, window.get_pixel_ratio())
        pace = Pace(self._advance)
        super().__init__(window, screen, Panels(screen, pace), pace)
        self._rests = False
        self.visit = Visit(screen, self.panels, pace)
        self.own = self.visiting = VisitInput(self.visit, self.input.focus, self.somebody)
        self.hovered_thing: int | None = None
        self.on_resize(window.width, window.height)
        somebody = most_interesting(session)
        if somebody is not None:
            screen.camera.look_at(*screen.place_of(somebody))

    def live(self, seconds: float) -> None:
        self.pace.pass_time(seconds)
        self._rest()
        if self.visit.pass_time(seconds, self.window.height):
            self.input.leave()
            self.input.focus.give(self.visit.chat.entry)

    def _rest(self) -> None:
        """When time is stopped everything is written down, once."""
        stopped = self.pace.speed == "pause"
        if stopped:
            self.session.look_at_map()  # else each tick does
        if stopped and not self._rests:
            self.session.rest()
        self._rests = stopped

    def _advance(self) -> bool:
        """One tick, with what the player wants of it."""
        self.visit.before_tick()
        lived = self.session.advance()
        if lived:
            self.visit.after_tick()
        return lived

    def draw_marks(self, ratio: float) -> None:
        self.visit.draw_marks(self.window.ctx.screen, ratio, self.hovered_thing)

    def look_away(self) -> None:
        self.visit.away = True

    @property
    def holds_camera(self) -> bool:
        return super().holds_camera or self.visit.leads_camera

    def lead_camera(self) -> None:
        self.visit.follow_camera()

    @property
    def below(self) -> float:
        chat = self.visit.chat
        return super().below or (self.window.height - chat.place[1] if chat.shown else 0.0)

    def talk_with(self, number: int) -> None:
        self.visit.talk_with(number)

    def whisper_to(self, number: int) -> None:
        self.visiting.whisper_to(number)

    def somebody(self) -> int | None:
        """Whom one means without saying so: who is under the mouse, else whoever is most interesting."""
        return self.hovered if self.hovered is not None else most_interesting(self.session)

    def _look_under_mouse(self) -> None:
        super()._look_under_mouse()
        at = self.screen.camera.to_map(*self.panels.pointer)
        self.hovered_thing = self.visit.hit.at(*at) if self.over_town and self.hovered is None else None
