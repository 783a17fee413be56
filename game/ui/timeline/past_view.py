"""Owns the view of a town's past: travelling in it, playing it, and all that can be looked at as it was."""

from collections.abc import Callable

import arcade

from game.problem import Problem
from game.sprites.quads import Rows, row, rows, screen_view
from game.sprites.town_screen import TownScreen, most_interesting
from game.ui.avatar.notice import Notice
from game.ui.bindings import key_label
from game.ui.faces import name_of
from game.ui.help_line import HelpLine
from game.ui.hud import EDGE
from game.ui.keys import BRANCH, PAST
from game.ui.lists.chips import Chip
from game.ui.lists.goals import ToPlace
from game.ui.onlooker import Onlooker
from game.ui.pace import Pace
from game.ui.panels import Panels
from game.ui.timeline.happenings import Happening, Reading, Sifting, occasions_of
from game.ui.timeline.line import Line
from game.ui.timeline.marks import Marks
from game.ui.timeline.past import Past
from game.ui.timeline.past_bar import PastBar
from game.ui.timeline.past_input import BACK, CONTINUE, PastInput
from game.ui.timeline.scale import Scale
from game.ui.timeline.strip import HEIGHT, Ground, Shown, Strip
from game.ui.timeline.travels import Travels
from game.world.clock import TICKS_PER_MINUTE

DEAF = "This is the past: it can be looked at, but nobody there hears you, and nothing can be changed. "
SHORT_WAY = 10 * TICKS_PER_MINUTE
_VIGNETTE = 14
"""Points of each of the rings that darken the edges of the past."""


class PastView(Onlooker):
    """A run to look back at. Of a `running` town one returns to the present, else to where one came from.

    `like` is the screen of the running town, whose pictures need not be made again. `leave_to` and `branch_at` (told a tick,
    and what was typed to do it) are
    what the two buttons do; `trouble` is told where a moment cannot be shown.
    """

    def __init__(self, window: arcade.Window, past: Past, running: bool, like: TownScreen | None = None) -> None:
        self.past, self.running = past, running
        session = past.play.session
        screen = TownScreen(window.ctx, session, window.get_pixel_ratio(), like, past=True)
        pace = Pace(self._advance)
        pace.choose("pause")
        bar = PastBar(session, "The past" if running else f"Replay of {past.play.name}")
        super().__init__(window, screen, Panels(screen, pace, bar), pace)
        self.panels.below = HEIGHT + EDGE / 2
        self.panels.inspector.ask.interviewer = past.interviewer
        self.panels.help = HelpLine(lambda: False)  # nobody skips to a morning here
        self.key_label: Callable[[int], str] = key_label
        self.leave_to: Callable[[], None] = lambda: None
        self.branch_at: Callable[[int, str], None] = lambda tick, typed: None
        self.trouble: Callable[[Problem], None] = lambda problem: None
        self.travels, self.marks = Travels(), Marks()
        self.scale = Scale(past.play.first, past.play.last)
        self._goal: Happening | None = None
        home = frozenset(number for number, who in session.residents.items() if not who.visitor)
        self.marks.add(occasions_of(session))
        self.reading = Reading(past.happened, Sifting(session.simulation.town, home))
        self.reading.read(past.play.first, past.play.last)
        ground, line = Ground(), Line(self.scale, self.marks, session.clock)
        self.strip = Strip(ground, line, session.clock)
        self.notice = Notice()
        self.panels.floating = (self.notice, ground, line, self.strip)
        self.own = self.travelling = PastInput(self, self.input.focus, (ground, line, self.strip), self.scale, self.marks)
        self._edge: tuple[tuple[float, ...], Rows] | None = None
        self.on_resize(window.width, window.height)
        self.frame_somebody()

    @property
    def now(self) -> int:
        """The tick one is at."""
        return self.session.simulation.now

    @property
    def wanted(self) -> int:
        """The tick one is at, or is about to be."""
        return self.travels.wanted if self.travels.wanted is not None else self.now

    @property
    def below(self) -> float:
        return super().below or self.panels.below

    def on_resize(self, width: int, height: int) -> None:
        super().on_resize(width, height)
        self.strip.lie(width, height)

    # travelling

    def want(self, tick: int, at_once: bool = False) -> None:
        """Want to be at a tick; what plays stands still from now on."""
        if self.pace.speed != "pause":
            self.pace.choose("pause")
        self.travels.want(self.scale.within(tick), at_once)
        self.scale.reveal(self.wanted)

    def arrive(self) -> None:
        """Be where one wants to be in the next frame."""
        self.travels.hurry()

    def visit(self, happening: Happening) -> None:
        """Be there when something happened, and look at it."""
        self.want(happening.tick + 1)
        self._goal = happening

    def go(self, tick: int) -> None:
        """Be at a tick now. Raises Problem."""
        while self.now < tick <= self.now + SHORT_WAY and self.session.advance():
            pass  # a few ticks are sooner played than travelled
        if tick != self.now:
            self.past.play.travel(tick)
        inspector = self.panels.inspector
        if inspector.number is not None and inspector.number not in self.session.residents:
            self.select(None)  # they were not there yet
        self.hovered = None
        self.pace.settle()
        self.screen.picture.jump(self.moment)
        self._look_there()

    def _look_there(self) -> None:
        """The camera is where it has to be at once: nothing glides through time."""
        inspector, goal, self._goal = self.panels.inspector, self._goal, None
        if inspector.following and inspector.number is not None:
            self.screen.camera.go_to(*self.screen.place_of(inspector.number))
        elif goal is not None and goal.tile is not None:
            self.go_to(ToPlace(goal.tile))

    @property
    def anybody_in_sight(self) -> bool:
        """Whether somebody can be seen where one looks."""
        camera = self.screen.camera
        left, right, bottom = self.panels.free_space()
        at = (camera.to_window(*self.screen.place_of(number)) for number in self.session.simulation.bodies)
        return any(left < x < right and 0 < y < bottom for x, y in at)

    def frame_somebody(self) -> None:
        """Look where somebody is."""
        somebody = most_interesting(self.session)
        if somebody is not None:
            self._cover()
            self.screen.camera.go_to(*self.screen.place_of(somebody))

    def renew(self, tick: int | None = None) -> None:
        """The run has come further since: the line reaches as far, and one is at its end again, or at a tick. Raises Problem."""
        self.past.refresh()
        self.scale.grow(self.past.play.last)
        self.reading.read(self.past.play.first, self.past.play.last)
        self.go(self.scale.within(self.past.play.last if tick is None else tick))
        self.scale.reveal(self.now)

    def play(self, speed: str) -> None:
        """Play on at a speed, or stand still; from the beginning where one is at the end."""
        if self.wanted >= self.past.play.last and self.pace.speed == "pause":
            self.travels.want(self.past.play.first, at_once=True)
        self.pace.choose(speed)

    def leave(self) -> None:
        """Return to the present, or to where one came from."""
        self.leave_to()

    def branch(self, by_key: bool = False) -> None:
        """Go on living from here, as another town; a key that asks for it arrives as text, too."""
        self.pace.speed = "pause"
        self.branch_at(self.wanted, self.key_label(BRANCH).lower() if by_key else "")

    def refuse(self) -> None:
        """Nothing can be done in the past: say so."""
        way = f"{self.key_label(BRANCH)} continues from here" + (
            f", {self.key_label(PAST)} returns to the present." if self.running else "."
        )
        self.notice.tell(DEAF + way)

    def talk_with(self, number: int) -> None:
        self.refuse()

    def whisper_to(self, number: int) -> None:
        self.refuse()

    def somebody(self) -> int | None:
        return self.hovered if self.hovered is not None else most_interesting(self.session)

    def close(self) -> None:
        """Let go of the save."""
        self.reading.close()
        self.past.play.close()

    # each frame

    def live(self, seconds: float) -> None:
        self.marks.add(self.reading.poll())
        self.travelling.pass_time(seconds)
        goal = self.travels.pass_time(seconds)
        try:
            if goal is not None:
                self.go(goal)
            elif self.travels.wanted is None:
                self.pace.pass_time(seconds)
        except Problem as problem:
            self.pace.speed = "pause"
            self.trouble(problem)
        self.scale.reveal(self.wanted)
        left, right, _ = self.panels.free_space()
        self.notice.pass_time(seconds, left, right, self.panels.banner.bottom + EDGE)

    def _advance(self) -> bool:
        """Play a tick; at the end it stands still."""
        if self.now >= self.past.play.last or not self.session.advance():
            self.pace.choose("pause")
            return False
        return True

    def on_draw(self) -> bool | None:
        at = self.panels.pointer
        hovered = None if self.travelling.dragging else self.travelling.pointed(*at)
        words = self.marks.told(*self.travelling.around(at[0]), self._name) if self.travelling.pointed(*at) is not None else ""
        plays = self.pace.speed != "pause"
        self.strip.told = Shown(self.wanted, self.pace.chosen, plays, words, hovered, self._chips())
        return super().on_draw()

    def draw_marks(self, ratio: float) -> None:
        """The edges are darker, like those of an old photograph."""
        size = (float(self.window.width), float(self.window.height))
        picture = self.screen.picture
        looks = (*size, picture.edition)
        if self._edge is None or self._edge[0] != looks:
            self._edge = (looks, _vignette(size, picture.pictures.white))
        with self.window.ctx.screen.activate():
            picture.quads.draw(self._edge[1], picture.atlas, screen_view(*size, ratio))

    def _chips(self) -> tuple[Chip, ...]:
        back = f"Back to now ({self.key_label(PAST)})" if self.running else "Leave"
        return (Chip(CONTINUE, f"Continue from here ({self.key_label(BRANCH)})"), Chip(BACK, back))

    def _name(self, person: int) -> str:
        """Somebody's name; who is not known yet at this time is a visitor."""
        return name_of(self.session, person) if person in self.session.residents else "a visitor"


def _vignette(size: tuple[float, float], white: tuple[float, float, float, float]) -> Rows:
    """Rings along the window's edges, the outer ones darkest."""
    width, height = size
    drawn = []
    for ring in range(8):
        at, alpha = ring * _VIGNETTE, 0.34 * (1 - ring / 8) ** 2
        tint = (0.16 * alpha, 0.08 * alpha, 0.03 * alpha, alpha)
        inner = max(0.0, height - 2 * at - 2 * _VIGNETTE)
        drawn += [
            row((at, at, width - 2 * at, _VIGNETTE), white, tint),
            row((at, height - at - _VIGNETTE, width - 2 * at, _VIGNETTE), white, tint),
            row((at, at + _VIGNETTE, _VIGNETTE, inner), white, tint),
            row((width - at - _VIGNETTE, at + _VIGNETTE, _VIGNETTE, inner), white, tint),
        ]
    return rows(drawn)
