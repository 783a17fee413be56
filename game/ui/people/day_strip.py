"""Owns a day as a strip of hours: a coloured stretch for each thing done, and what lies under the mouse in words."""

from collections.abc import Sequence

from game.sprites.atlas import Region
from game.sprites.emoji import emoji_in
from game.sprites.words import Words
from game.tryout.trial import Stretch
from game.ui.canvas import FAINT, INK, Canvas, inside
from game.ui.pages.buttons import ring
from game.ui.pages.control import Still
from game.ui.palette import Rgb
from game.world.clock import clock_face

_MIDNIGHT, _HOUR = 1440, 60
_HEAD, _STRIP, _FOOT = 22.0, 40.0, 18.0
_NIGHT: Rgb = (0.36, 0.38, 0.58)
_ASLEEP = ("sleep", "asleep", "nap")
NO_DAY = "The day they would have in this town is shown here."


class DayStrip(Still):
    """The day that is planned. The arrows go from one stretch to the next; `pointer` is where the mouse is."""

    reachable = True

    def __init__(self) -> None:
        super().__init__()
        self.day: tuple[Stretch, ...] = ()
        self.pointer = (-1.0, -1.0)
        self.stale = False
        self._at = 0

    def show(self, day: tuple[Stretch, ...]) -> None:
        """Another day."""
        self.day, self._at = day, min(self._at, max(0, len(day) - 1))

    def height(self, words: Words, width: float) -> float:
        """The words, the strip, the hours."""
        return _HEAD + _STRIP + _FOOT

    def signature(self) -> tuple[object, ...]:
        """The day, and which stretch is told."""
        return (self.day, self._told(), self._at, self.stale)

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw it, with the stretch under the mouse, or else the one reached, in words."""
        x, y, width, _ = place
        strip = (x, y + _HEAD, width, _STRIP)
        if not self.day:
            canvas.text(NO_DAY, x, y + 2, 13, FAINT)
            canvas.frame("field", strip)
            return
        if reached:
            ring(canvas, strip)
        canvas.fill(strip, INK)
        told = self._told() if self._told() is not None else (self._at if reached else None)
        for number, stretch in enumerate(self.day):
            self._draw_stretch(canvas, stretch, self._box(number), number, number == told)
        self._draw_hours(canvas, (x, y + _HEAD + _STRIP, width, _FOOT))
        text = self.sentence(told) if told is not None else self._whole()
        canvas.text(canvas.words.fit(text, 13, width), x, y + 1, 13, FAINT if told is None else INK)

    def press(self, x: float, y: float) -> None:
        """Tell the stretch under the point."""
        self._at = next((n for n in range(len(self.day)) if inside(self._box(n), x, y)), self._at)

    def step(self, way: int) -> bool:
        """The next stretch."""
        self._at = max(0, min(len(self.day) - 1, self._at + way))
        return True

    def sentence(self, number: int) -> str:
        """A stretch in words: "9:00am to 5:00pm: working at the counter, Hobbs Cafe"."""
        stretch = self.day[number]
        sector, _, room = stretch.place.partition(": ")
        place = room if sector.lower() in stretch.text.lower() else stretch.place
        where = f", {place}" if place else ""
        return f"{clock_face(stretch.begin)} to {clock_face(stretch.end)}: {stretch.text}{where}"

    def _whole(self) -> str:
        if self.stale:
            return "Reading\u2026"
        places = dict.fromkeys(stretch.place for stretch in self.day if stretch.place)
        return (
            f"Their day: {len(self.day)} things at {len(places)} place{'' if len(places) == 1 else 's'}. Point at one to read it."
        )

    def _told(self) -> int | None:
        return next((number for number in range(len(self.day)) if inside(self._box(number), *self.pointer)), None)

    def _span(self) -> tuple[int, int]:
        return min(self.day[0].begin, 0), max(_MIDNIGHT, self.day[-1].end)

    def _x(self, minute: int) -> float:
        begin, end = self._span()
        return self.place[0] + self.place[2] * (minute - begin) / (end - begin)

    def _box(self, number: int) -> Region:
        stretch = self.day[number]
        left, right = self._x(stretch.begin), self._x(stretch.end)
        return (left, self.place[1] + _HEAD, right - left, _STRIP)

    def _draw_stretch(self, canvas: Canvas, stretch: Stretch, box: Region, number: int, told: bool) -> None:
        x, y, width, height = box
        colour = _NIGHT if is_sleep(stretch) else canvas.palette.stroke(colour_of(self.day, number))
        edge = 3 if told else 2
        canvas.fill((x + 1, y + edge, max(1.0, width - 1), height - 2 * edge), _lit(colour) if told else colour)
        signs = emoji_in(stretch.emoji)
        if signs and width >= 22:
            canvas.emoji(signs[0], x + width / 2 - 9, y + 4, 18)
        if width >= 54:
            ink = (0.94, 0.93, 0.98) if is_sleep(stretch) else INK
            canvas.centred(canvas.words.fit(stretch.text, 10.5, width - 8), (x, y + 22, width, 15), 10.5, ink)

    def _draw_hours(self, canvas: Canvas, place: Region) -> None:
        begin, end = self._span()
        step = 3 if place[2] / ((end - begin) / _HOUR) < 34 else 1 if place[2] / ((end - begin) / _HOUR) > 60 else 2
        for hour in range(-(-begin // _HOUR), end // _HOUR + 1, step):
            x, label = self._x(hour * _HOUR), f"{hour % 24}:00"
            wide = canvas.words.width(label, 10.5)
            left = min(max(place[0], x - wide / 2), place[0] + place[2] - wide)
            canvas.text(label, left, place[1] + 2, 10.5, FAINT)


def is_sleep(stretch: Stretch) -> bool:
    """Whether one sleeps then."""
    return any(word in stretch.text.lower() for word in _ASLEEP)


def colour_of(day: Sequence[Stretch], number: int) -> int:
    """The colour of a stretch, by number: the same place has the same one."""
    places = list(dict.fromkeys(stretch.place for stretch in day if not is_sleep(stretch)))
    return places.index(day[number].place) if day[number].place in places else 0


def _lit(colour: Rgb) -> Rgb:
    return (colour[0] * 0.5 + 0.5, colour[1] * 0.5 + 0.5, colour[2] * 0.5 + 0.5)
