"""Owns where one looks: a point of the map, a zoom, both moving smoothly and never beyond the map's edge."""

from dataclasses import dataclass

ZOOMS = (0.25, 0.5, 1.0, 2.0, 3.0, 4.0)
_GLIDE = 12.0
"""How fast a glide closes in, per second."""


@dataclass(slots=True)
class Camera:
    """Map pixels (`x`, `y`) in the middle of a window of `width` x `height` points; one map pixel is `zoom` points wide.

    It is `aspect` times as high: tiles need not be square.
    `left`, `right` and `below` points of the window are covered by panels: the map can be pulled out from under them.
    """

    map_width: float
    map_height: float
    width: float = 1280.0
    height: float = 800.0
    x: float = 0.0
    y: float = 0.0
    zoom: float = 2.0
    zoom_goal: float = 2.0
    left: float = 0.0
    right: float = 0.0
    below: float = 0.0
    goal: tuple[float, float] | None = None
    aspect: float = 1.0
    zooms: tuple[float, ...] = ZOOMS
    """The whole steps of zoom."""
    _anchor: tuple[float, float] | None = None

    def resize(self, width: float, height: float) -> None:
        """The window has another size, in points."""
        self.width, self.height = width, height
        self._clamp()

    def cover(self, left: float, right: float, below: float = 0.0) -> None:
        """Panels cover so many points at each side, and at the bottom."""
        if (left, right, below) != (self.left, self.right, self.below):
            self.left, self.right, self.below = left, right, below
            self._clamp()

    def look_at(self, x: float, y: float) -> None:
        """Be there at once."""
        self.x, self.y, self.goal = x, y, None
        self._clamp()

    def glide_to(self, x: float, y: float) -> None:
        """Move smoothly until that point is in the middle of what panels leave free."""
        self.goal = (x + self._aside, y + self.below / 2 / self.down)

    def go_to(self, x: float, y: float) -> None:
        """Be at once where a glide would end."""
        self.glide_to(x, y)
        assert self.goal is not None
        self.look_at(*self.goal)

    @property
    def down(self) -> float:
        """How many points high one map pixel is."""
        return self.zoom * self.aspect

    @property
    def _aside(self) -> float:
        """Map pixels from the middle of the free part to the middle of the window."""
        return (self.right - self.left) / 2 / self.zoom

    def drag(self, dx: float, dy: float) -> None:
        """Pull the map along by so many points."""
        self.look_at(self.x - dx / self.zoom, self.y - dy / self.down)

    def step_zoom(self, steps: int, at: tuple[float, float] | None = None) -> None:
        """Go so many whole steps nearer (or further, below 0), keeping the window point `at` where it is."""
        nearest = min(range(len(self.zooms)), key=lambda i: abs(self.zooms[i] - self.zoom_goal))
        self.zoom_goal = self.zooms[max(0, min(len(self.zooms) - 1, nearest + steps))]
        self._anchor = at

    def set_zoom(self, zoom: float) -> None:
        """Be that near at once."""
        self.zoom = self.zoom_goal = zoom
        self._clamp()

    def update(self, seconds: float) -> None:
        """Close in on where it is going."""
        share = 1 - 2.718281828 ** (-_GLIDE * seconds)
        if self.zoom != self.zoom_goal:
            self._zoom_by(share)
        if self.goal is not None:
            self.x += (self.goal[0] - self.x) * share
            self.y += (self.goal[1] - self.y) * share
            if abs(self.goal[0] - self.x) + abs(self.goal[1] - self.y) < 0.5:
                self.x, self.y = self.goal
                self.goal = None
        self._clamp()

    def to_map(self, x: float, y: float) -> tuple[float, float]:
        """The map pixel under a window point (counted from the upper left corner)."""
        return (self.x + (x - self.width / 2) / self.zoom, self.y + (y - self.height / 2) / self.down)

    def to_window(self, x: float, y: float) -> tuple[float, float]:
        """The window point over a map pixel."""
        return ((x - self.x) * self.zoom + self.width / 2, (y - self.y) * self.down + self.height / 2)

    def _zoom_by(self, share: float) -> None:
        at = self._anchor or (self.width / 2, self.height / 2)
        before = self.to_map(*at)
        self.zoom += (self.zoom_goal - self.zoom) * share
        if abs(self.zoom - self.zoom_goal) < 0.01 * self.zoom_goal:
            self.zoom = self.zoom_goal
        after = self.to_map(*at)
        self.x, self.y = self.x + before[0] - after[0], self.y + before[1] - after[1]

    def _clamp(self) -> None:
        half = (self.width / 2 / self.zoom, self.height / 2 / self.down)
        left, right = half[0] - self.left / self.zoom, half[0] - self.right / self.zoom
        self.x = _within(self.x, left, self.map_width - right, self.map_width / 2 + self._aside)
        bottom = half[1] - self.below / self.down
        self.y = _within(self.y, half[1], self.map_height - bottom, self.map_height / 2 + self.below / 2 / self.down)


def _within(value: float, low: float, high: float, middle: float) -> float:
    """A value kept between two bounds; the middle when the map is too small to fill the view."""
    return middle if low > high else max(low, min(high, value))
