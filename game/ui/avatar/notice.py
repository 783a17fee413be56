"""Owns one sentence under the bar for some seconds: what the town says to what the player tried."""

from collections import deque

from game.sprites.atlas import Region
from game.sprites.scene import Scene
from game.ui.canvas import CREAM, Canvas, inside
from game.ui.hud import EDGE
from game.world.events import INWARD, Event

SHOWN_FOR = 5.0
"""Seconds."""
_SIZE, _LINE, _MOST = 13.5, 19.0, 520.0


class Notice:
    """The sentence shown just now, "" for none. It lies between `left` and `right`, below `top`."""

    name = "notice"

    def __init__(self) -> None:
        self.sentence = ""
        self.place: Region = (0, 0, 0, 0)
        self._left_for = 0.0
        self._room = (0.0, 0.0, 0.0)

    @property
    def shown(self) -> bool:
        """Whether there is something to read."""
        return bool(self.sentence)

    def tell(self, sentence: str, seconds: float = SHOWN_FOR) -> None:
        """Say something, for so long."""
        self.sentence, self._left_for = sentence, seconds

    def pass_time(self, seconds: float, left: float, right: float, top: float) -> None:
        """Let a frame pass."""
        self._room = (left, right, top)
        self._left_for -= seconds
        if self._left_for <= 0:
            self.sentence = ""

    def covers(self, x: float, y: float) -> bool:
        """Whether it lies over a point."""
        return self.shown and inside(self.place, x, y)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """Everything its looks depend on."""
        return (self.sentence, self._room)

    def news(self) -> tuple[object, ...]:
        """Nothing of the town's."""
        return ()

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it."""
        left, right, top = self._room
        lines = canvas.words.wrap(self.sentence, _SIZE, min(_MOST, right - left - 2 * EDGE) - 32, 3)
        width = max(canvas.words.width(line, _SIZE) for line in lines) + 32
        self.place = (round(left + (right - left - width) / 2), top, width, len(lines) * _LINE + 14)
        canvas.frame("bar", self.place)
        for number, line in enumerate(lines):
            canvas.centred(line, (self.place[0], self.place[1] + 7 + number * _LINE, width, _LINE), _SIZE, CREAM)


class Heard:
    """What the world said to one resident alone, as it comes."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._seen = scene.log[-1].number if scene.log else 0

    def new(self, resident: int | None) -> list[str]:
        """The sentences since the last time."""
        fresh: deque[Event] = deque()
        for event in reversed(self._scene.log):
            if event.number <= self._seen:
                break
            fresh.appendleft(event)
        if fresh:
            self._seen = fresh[-1].number
        return [event.text for event in fresh if event.kind in INWARD and event.resident == resident]
