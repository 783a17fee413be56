"""Owns the few colours that mean something (the parts of a score, feelings, a day's strokes), in two sets."""

Rgb = tuple[float, float, float]

USUAL: dict[str, Rgb] = {
    "recent": (0.25, 0.47, 0.72),
    "relevant": (0.42, 0.60, 0.26),
    "important": (0.80, 0.36, 0.24),
    "fond": (0.36, 0.60, 0.28),
    "cool": (0.76, 0.28, 0.24),
}
SAFE: dict[str, Rgb] = {
    # after Okabe and Ito: they differ in lightness as well as in hue, for eyes that see red and green alike
    "recent": (0.00, 0.45, 0.70),
    "relevant": (0.90, 0.62, 0.00),
    "important": (0.00, 0.62, 0.45),
    "fond": (0.00, 0.45, 0.70),
    "cool": (0.84, 0.37, 0.00),
}
USUAL_STROKES: tuple[Rgb, ...] = (
    (0.90, 0.70, 0.42),
    (0.62, 0.78, 0.66),
    (0.88, 0.58, 0.46),
    (0.60, 0.70, 0.84),
    (0.82, 0.72, 0.86),
    (0.84, 0.82, 0.52),
)
SAFE_STROKES: tuple[Rgb, ...] = ((0.94, 0.80, 0.52), (0.58, 0.72, 0.88))
"""Two that nobody takes for one another, by turns: strokes are told apart by what stands beside them."""


class Palette:
    """The set in use; panels ask it while they draw."""

    def __init__(self, safe: bool = False) -> None:
        self.safe = safe

    def __getitem__(self, name: str) -> Rgb:
        """The colour of a meaning. Raises KeyError for one there is none for."""
        return (SAFE if self.safe else USUAL)[name]

    def stroke(self, number: int) -> Rgb:
        """The colour of a stroke of a day's plan, by its number."""
        strokes = SAFE_STROKES if self.safe else USUAL_STROKES
        return strokes[number % len(strokes)]
