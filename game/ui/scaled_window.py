"""Owns a window seen through the player's text size: fewer points, each of more pixels."""

from typing import Any

import arcade


class ScaledWindow:
    """Stands for a window whose every point is `scale` of its own. All else is the window's."""

    def __init__(self, window: arcade.Window, scale: float) -> None:
        self._window, self.scale = window, scale

    @property
    def width(self) -> float:
        """Points from left to right."""
        return float(self._window.width) / self.scale

    @property
    def height(self) -> float:
        """Points from top to bottom."""
        return float(self._window.height) / self.scale

    def get_pixel_ratio(self) -> float:
        """Pixels a point."""
        return float(self._window.get_pixel_ratio()) * self.scale

    def __getattr__(self, name: str) -> Any:
        return getattr(self._window, name)
