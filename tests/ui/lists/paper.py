"""Something to draw on without a screen: it keeps what was drawn, and every letter is eight points wide."""

from dataclasses import dataclass, field
from typing import Any


class PlainWords:
    """Measures and wraps."""

    def width(self, text: str, size: float, bold: bool = False) -> float:
        return 8.0 * len(text)

    def fit(self, text: str, size: float, width: float, bold: bool = False) -> str:
        return text[: max(1, int(width / 8))]

    def wrap(self, text: str, size: float, width: float, most: int = 99, bold: bool = False) -> list[str]:
        letters = max(1, int(width / 8))
        return [text[at : at + letters] for at in range(0, len(text), letters)][:most]


@dataclass
class Paper:
    """Takes the calls a canvas takes."""

    words: Any = field(default_factory=PlainWords)
    written: list[str] = field(default_factory=list)
    filled: list[tuple[float, float, float, float]] = field(default_factory=list)
    framed: list[tuple[str, tuple[float, float, float, float]]] = field(default_factory=list)

    def text(self, text: str, *_: Any, **__: Any) -> None:
        self.written.append(text)

    def centred(self, text: str, *_: Any, **__: Any) -> None:
        self.written.append(text)

    def fill(self, place: tuple[float, float, float, float], colour: object) -> None:
        self.filled.append(place)

    def frame(self, name: str, place: tuple[float, float, float, float], scale: float = 2) -> None:
        self.framed.append((name, place))

    def picture(self, name: str, place: object) -> None: ...
    def portrait(self, look: str, mood: str, x: float, y: float, size: float) -> None: ...
    def emoji(self, *_: object) -> None: ...
