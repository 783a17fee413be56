"""Owns a page: what is on it, and how it lies in the window."""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.ui.pages.control import Control


@dataclass
class Page:
    """Controls one under another in a panel `width` points wide. `back` is what Escape does; None: nothing.

    A page with a `banner` has the game's name over it and no panel around it. `catch`, when set, gets the next key
    pressed instead of the page (to choose a key by pressing it). `each_frame` is called before each drawing.
    """

    title: str
    controls: list[Control] = field(default_factory=list)
    back: Callable[[], None] | None = None
    width: float = 480.0
    banner: bool = False
    catch: Callable[[int], None] | None = None
    each_frame: Callable[[], None] | None = None
    opened_by: str = ""
    """The key that opened it: it arrives as text, too."""
    footer: str = ""
    """A line at the window's lower edge."""
    held_above: int = 0
    held_below: int = 1
    """How many of the first and of the last controls stay in sight while those between them are scrolled."""
    at: int = -1
    """Which control the keyboard has reached; -1 for none yet."""
    first: int = 0
    """The first control in sight of those that are scrolled."""

    def reach(self, way: int) -> None:
        """Go on to the next control the keyboard stops at."""
        stops = [number for number, control in enumerate(self.controls) if control.reachable]
        if not stops:
            self.at = -1
        elif self.at not in stops:
            later = [number for number in stops if number > self.at]
            self.at = later[0] if way > 0 and later else stops[-1 if way < 0 else 0]
        else:
            self.at = stops[(stops.index(self.at) + way) % len(stops)]

    @property
    def reached(self) -> Control | None:
        """The control the keyboard has reached."""
        return self.controls[self.at] if 0 <= self.at < len(self.controls) else None
