"""Owns what a town looks like in a window: the camera over it, who is chosen and followed, the panels, frame by frame."""

import arcade

from game.problem import Problem
from game.sprites.figures import Moment
from game.sprites.scene import TILE, Scene
from game.sprites.town_screen import TownScreen
from game.ui.keys import MOVE_KEYS
from game.ui.lists.goals import ToPlace
from game.ui.pace import Pace
from game.ui.panel_input import PanelInput
from game.ui.panels import Panels

SCROLL_SPEED = 620.0
"""Points a second that a held key moves the town."""


class Looking(arcade.View):
    """A town with its panels. `failed` holds what stopped it, if something did."""

    def __init__(self, window: arcade.Window, screen: TownScreen, panels: Panels, pace: Pace) -> None:
        super().__init__(window)
        self.session: Scene = screen.scene
        self.screen, self.panels, self.pace = screen, panels, pace
        self.input = PanelInput(window, panels, self)
        self.failed: Problem | None = None
        self.hovered: int | None = None
        self._seconds = 0.0
        self._held: set[int] = set()

    @property
    def moment(self) -> Moment:
        """The instant to draw."""
        return Moment(self.pace.fraction, self._seconds)

    # what a view of a town adds

    def live(self, seconds: float) -> None:
        """Let so much real time pass for the town. Raises Problem when it cannot go on."""
        raise NotImplementedError

    def draw_marks(self, ratio: float) -> None:
        """Draw what lies between the town and the panels."""

    def look_away(self) -> None:
        """The player looks elsewhere than the camera would go by itself."""

    @property
    def holds_camera(self) -> bool:
        """Whether the camera goes along with somebody."""
        return self.panels.inspector.following

    @property
    def below(self) -> float:
        """Points at the bottom of the window that panels cover."""
        wide = self.panels.wide
        return self.window.height - wide.place[1] if wide.open else 0.0

    def talk_with(self, number: int) -> None:
        """Go to somebody and speak to them."""
        raise NotImplementedError

    def whisper_to(self, number: int) -> None:
        """Be somebody's inner voice."""
        raise NotImplementedError

    def somebody(self) -> int | None:
        """Whom one means without saying so."""
        raise NotImplementedError

    # each frame

    def on_resize(self, width: int, height: int) -> None:
        self.screen.camera.resize(width, height)
        self.panels.resize(width, height)

    def on_update(self, delta_time: float) -> None:
        self._seconds += delta_time
        try:
            self.live(delta_time)
        except Problem as problem:
            self.failed = problem
            self.window.close()
            return
        self._move_camera(delta_time)
        self.screen.picture.update(delta_time, self.moment)

    def on_draw(self) -> bool | None:
        ratio = self.window.get_pixel_ratio()
        self._look_under_mouse()
        self.screen.free = self.panels.free_space()[:2]
        self.screen.draw(self.window.ctx.screen, ratio, self.moment, self.hovered, self.panels.inspector.number)
        self.draw_marks(ratio)
        self.panels.draw(self.window.ctx.screen, ratio, self._seconds)
        return None

    @property
    def over_town(self) -> bool:
        """Whether the mouse is over the town itself."""
        at = self.panels.pointer
        return at[0] >= 0 and not self.panels.covers(*at)

    def _look_under_mouse(self) -> None:
        self.hovered = self.screen.resident_at(*self.panels.pointer) if self.over_town else None

    # looking about

    def select(self, number: int | None, go: bool = False) -> None:
        """Open somebody's inspector (None: close it), and go where they are."""
        inspector = self.panels.inspector
        inspector.following = inspector.following and number == inspector.number
        if number != inspector.number:
            self.input.focus.give(None)
        inspector.show(number)
        if number is not None:
            self.panels.roster.reveal(number)
        if number is not None and go:
            self.look_away()
            self._cover()
            self.screen.camera.glide_to(*self.screen.place_of(number))

    def follow(self, number: int | None) -> None:
        """Keep somebody in the middle of the screen."""
        self.select(number, go=True)
        self.panels.inspector.following = number is not None
        self.look_away()

    def go_to(self, goal: ToPlace) -> None:
        """Go to a place of the map, and open the inspector of whoever it is about."""
        if goal.resident is not None:
            self.select(goal.resident)
        self.panels.inspector.following = False
        self.look_away()
        self._cover()
        self.screen.camera.glide_to((goal.tile[0] + 0.5) * TILE, (goal.tile[1] + 0.5) * TILE)

    def follow_or_let_go(self) -> None:
        """Follow whoever is chosen, or stop following."""
        inspector = self.panels.inspector
        if inspector.following:
            inspector.following = False
        else:
            self.follow(inspector.number if inspector.number is not None else self.hovered)

    def stand_still(self) -> None:
        """No key is held any more: another page has the keyboard."""
        self._held.clear()

    # the camera

    def _move_camera(self, seconds: float) -> None:
        camera, inspector = self.screen.camera, self.panels.inspector
        self._cover()
        step = SCROLL_SPEED * seconds
        for symbol in sorted(self._held):
            dx, dy = MOVE_KEYS[symbol]
            camera.drag(-dx * step, -dy * step)
        self.lead_camera()
        if inspector.following and inspector.number is not None:
            camera.glide_to(*self.screen.place_of(inspector.number))
        camera.update(seconds)

    def lead_camera(self) -> None:
        """Take the camera along with somebody who is not chosen."""

    def _cover(self) -> None:
        """Tell the camera what the panels leave free."""
        left, right, _ = self.panels.free_space()
        self.screen.camera.cover(left, self.window.width - right, self.below)
