"""Owns the screen on which people are written: what lies where on it, and what follows from what is typed and pressed."""

from collections.abc import Callable
from dataclasses import dataclass

import arcade
from arcade import key

from game.ai.residents_file import ResidentEntry
from game.problem import Problem
from game.sprites.atlas import Region
from game.sprites.quads import row
from game.sprites.town_screen import TownScreen
from game.sprites.words import Words
from game.tryout.trial import NOT_UNDERSTOOD, Trial
from game.ui.canvas import FAINT, Canvas, inside
from game.ui.focus import ENTER
from game.ui.pages.control import Control
from game.ui.pages.page import Page
from game.ui.pages.page_view import PageView
from game.ui.palette import Palette, Rgb
from game.ui.people import layout
from game.ui.people.controls import Controls
from game.ui.people.desk import Desk
from game.ui.people.draft import entries_of
from game.ui.people.own_files import write_own
from game.ui.people.text_area import Mark, letters_of
from game.ui.player import Player
from game.ui.window import SMALLEST

TITLE, TITLE_IN_TOWN = "People", "People of this town"
LEAVE_UNSAVED = "Not saved yet. Save keeps them in a file; Esc once more leaves them here until the game is closed."
ONLY_TRIED = "{name} lives in town as they are. What you change here is tried, and can be saved for another town."
NOT_HERE = "{name} lives in town: have them move out, and they are gone from the list, too."
MOVES_IN, MOVES_OUT = "{name} moves in as soon as time goes on.", "{name} leaves town as soon as time goes on."
SAVED = "Saved as {name}: choose it under People when you begin a town."
_VEIL = (0.05, 0.03, 0.09, 0.42)
_CREAM: Rgb = (0.99, 0.95, 0.86)
_POINTED: Rgb = (0.98, 0.84, 0.42)


@dataclass(frozen=True, slots=True)
class Moving:
    """How people move into the running town and out of it. Both raise Problem; moving in answers their number."""

    move_in: Callable[[ResidentEntry], int]
    move_out: Callable[[int], None]


class PeopleScreen(PageView):
    """Everything about the people of a desk. `leave` is called when the player is done; `moving` is there in a running town."""

    def __init__(
        self,
        window: arcade.Window,
        screen: TownScreen,
        words: Words,
        behind: Callable[[float], None],
        desk: Desk,
        player: Player,
        leave: Callable[[], None],
        moving: Moving | None = None,
    ) -> None:
        self.desk, self.moving = desk, moving
        self._player, self._leave, self._warned = player, leave, False
        self._marked: tuple[object, tuple[Mark, ...]] = (None, ())
        self.controls = Controls(desk, self)
        title = TITLE if moving is None else TITLE_IN_TOWN
        page = Page(title, self.controls.all, self.ask_to_leave, each_frame=self._each_frame)
        super().__init__(window, screen, words, behind, page)
        self.choose(desk.at)

    # what is pressed

    def choose(self, number: int) -> None:
        """Write on somebody else."""
        self.desk.choose(number)
        self.controls.fill()
        resident = self.desk.draft.resident is not None
        self.say(ONLY_TRIED.format(name=self.desk.draft.title) if resident else "")

    def add(self) -> None:
        """Somebody new, their name ready to be typed."""
        self.desk.add()
        self.controls.fill()
        self.say("")
        self._reach(self.page.controls.index(self.controls.name))

    def remove(self) -> None:
        """Take whoever is written off the list; who lives in town has to move out instead."""
        if self.desk.draft.resident is not None:
            self.say(NOT_HERE.format(name=self.desk.draft.title), bad=True)
            return
        self.desk.remove()
        self.controls.fill()

    def typed(self) -> None:
        """A field or a part of the look was changed."""
        self._warned = False
        self.controls.take()
        self.desk.changed()

    def dice(self) -> None:
        """Another look, of those the paragraph leaves open."""
        look = self.desk.draft.look
        look["seed"] = int(look.get("seed", 0)) + 1
        self.desk.changed()

    def plain_look(self) -> None:
        """Nothing of the look is set any more."""
        self.desk.draft.look.clear()
        self.controls.fill_look()
        self.desk.changed()

    def save(self) -> None:
        """Write everybody to the file named."""
        try:
            path = write_own(self.controls.file_name, entries_of(self.desk.drafts))
        except Problem as problem:
            self.say(str(problem), bad=True)
            return
        self.desk.file, self.desk.unsaved = path.stem, False
        self.say(SAVED.format(name=path.stem))

    def move(self) -> None:
        """Have whoever is written move in, or out where they live here."""
        if self.moving is None:
            return
        draft = self.desk.draft
        try:
            if draft.resident is None:
                draft.resident = self.moving.move_in(draft.entry())
                self.say(MOVES_IN.format(name=draft.title))
            else:
                self.moving.move_out(draft.resident)
                draft.resident = None
                self.say(MOVES_OUT.format(name=draft.title))
        except Problem as problem:
            self.say(str(problem), bad=True)
        self.controls.name_buttons()

    def show_clause(self, clause: str) -> None:
        """Select a clause in the paragraph."""
        found = letters_of(self.controls.area.text, clause)
        if found is not None:
            self._reach(self.page.controls.index(self.controls.paragraph))
            self.controls.area.move(found[0])
            self.controls.area.move(found[1], select=True)

    def ask_to_leave(self) -> None:
        """Leave; what is not saved is worth a word first."""
        if self.desk.unsaved and not self._warned and self.moving is None:
            self._warned = True
            self.say(LEAVE_UNSAVED)
        else:
            self._leave()

    def say(self, text: str, bad: bool = False) -> None:
        """A sentence under the paragraph."""
        self.controls.note.say(text, bad)

    # each frame

    def _each_frame(self) -> None:
        if self.desk.go_on() and self.desk.tried is not None:
            tried = self.desk.tried
            self.controls.show(tried)
            if tried.problem:
                self.say(tried.problem, bad=True)
        self.controls.strip.stale = self.desk.reading
        self.controls.likeness.look = self.desk.look_of(self.desk.draft)
        self.controls.area.marks = self._marks()

    def on_update(self, delta_time: float) -> None:
        self.controls.likeness.pass_time(delta_time)
        super().on_update(delta_time)

    def on_draw(self) -> bool | None:
        room = min(self.window.width / SMALLEST[0], self.window.height / SMALLEST[1])
        self.scale = min(self._player.preferences.text_size, max(1.0, room))
        for each in self.controls.pointed:
            each.pointer = self.pointer
        return super().on_draw()

    def _marks(self) -> tuple[Mark, ...]:
        """What lies behind the paragraph, found anew when something of it has changed."""
        trial = self.desk.tried.trial if self.desk.tried is not None else None
        state = (trial, self.controls.area.text, self.controls.findings.pointed, self._player.palette.safe)
        if state != self._marked[0]:
            self._marked = (state, self._found(trial) if trial is not None else ())
        return self._marked[1]

    def _found(self, trial: Trial) -> tuple[Mark, ...]:
        """What was understood, what was not, and on top what is pointed at."""
        text, palette = self.controls.area.text, self._player.palette
        understood = [point.quote for point in trial.understood if point.label != NOT_UNDERSTOOD]
        missed = [point.quote for point in trial.understood if point.label == NOT_UNDERSTOOD]
        marks = [*_found(text, understood, _pale(palette, "fond")), *_found(text, missed, _pale(palette, "cool"))]
        return (*marks, *_found(text, [self.controls.findings.pointed], _POINTED))

    def _draw(self, canvas: Canvas) -> None:
        canvas.palette = self._player.palette
        width, height = self.size
        canvas.frames.append(row((0, 0, width, height), canvas.white, _VEIL))
        places = layout.lay_out(self.size)
        canvas.frame("panel", places["panel"])
        canvas.centred(canvas.words.fit(self.page.title, 19, places["head"][2], True), places["head"], 19, bold=True)
        legend = places["legend"]
        canvas.text(canvas.words.fit(self.controls.legend, 11.5, legend[2]), legend[0], legend[1], 11.5, FAINT)
        self._places, under = [], self._under()
        for number, control in enumerate(self.page.controls):
            place = places[self.controls.names[number]]
            control.place = place
            self._places.append((number, place))
            control.draw(canvas, place, number == under, number == self.page.at)

    def on_show_view(self) -> None:
        self.controls.safe = self._player.palette.safe

    def _looks(self) -> tuple[object, ...]:
        return (*super()._looks(), self.controls.legend)

    # mouse and keyboard

    def on_mouse_drag(self, x: float, y: float, dx: float, dy: float, buttons: int, modifiers: int) -> None:
        self.pointer = self._point(x, y)
        if self.focus.entry is self.controls.area:
            self.controls.area.drag_to(*self.pointer)
        elif self.focus.entry is not None:
            self.focus.entry.drag(self.pointer[0])

    def on_mouse_scroll(self, x: int, y: int, scroll_x: float, scroll_y: float) -> None:
        self.pointer = self._point(x, y)
        for each in (self.controls.people, self.controls.findings, self.controls.area):
            if inside(each.place, *self.pointer):
                each.scroll(-1 if scroll_y > 0 else 1)

    def on_text_motion(self, motion: int) -> None:
        self._motion(motion, select=False)

    def on_text_motion_select(self, motion: int) -> None:
        self._motion(motion, select=True)

    def _motion(self, motion: int, select: bool) -> None:
        area = self.controls.area
        lines = {key.MOTION_UP: -1, key.MOTION_DOWN: 1, key.MOTION_PREVIOUS_PAGE: -area.page, key.MOTION_NEXT_PAGE: area.page}
        if self.focus.entry is not area or motion not in (*lines, key.MOTION_BEGINNING_OF_LINE, key.MOTION_END_OF_LINE):
            self.focus.motion(motion, select)
        elif motion in lines:
            area.up_or_down(lines[motion], select)
        else:
            area.to_edge(motion == key.MOTION_END_OF_LINE, select)

    def _control_key(self, symbol: int, modifiers: int) -> None:
        """In the paragraph the arrows stay in it, and Enter ends a clause."""
        if self.focus.entry is self.controls.area and symbol in ENTER:
            self.controls.area.end_clause()
        elif self.focus.entry is not self.controls.area or symbol in (key.ESCAPE, key.TAB):
            super()._control_key(symbol, modifiers)

    def place_named(self, name: str) -> Region:
        """Where something of the screen lies, in the window's points."""
        return self.place_of(self._named(name))

    def _named(self, name: str) -> Control:
        return self.page.controls[self.controls.names.index(name)]


def _pale(palette: Palette, name: str) -> Rgb:
    """A colour of meaning as a ground that can be read on."""
    strong = palette[name]
    return tuple(0.26 * each + 0.74 * cream for each, cream in zip(strong, _CREAM, strict=True))  # type: ignore[return-value]


def _found(text: str, quotes: list[str], colour: Rgb) -> list[Mark]:
    places = (letters_of(text, quote) for quote in dict.fromkeys(quotes) if quote)
    return [Mark(*place, colour) for place in places if place is not None]
