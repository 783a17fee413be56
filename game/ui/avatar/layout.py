"""Owns where a player's panels lie: the chat or the bar at the bottom, a card above it, all in the room others leave."""

from typing import Protocol

from game.sprites.atlas import Region
from game.ui.avatar.dock import HEIGHT as DOCK
from game.ui.avatar.dock import Dock
from game.ui.chat.panel import ChatPanel
from game.ui.hud import EDGE
from game.ui.panels import Panels

_SHARE = 0.42
"""Of the window's height that the chat may take."""


class Card(Protocol):
    """A small panel that stands over the others at the bottom."""

    place: Region

    @property
    def shown(self) -> bool: ...
    def lie(self, left: float, right: float, bottom: float) -> None: ...


def lay_out(panels: Panels, chat: ChatPanel, dock: Dock, cards: tuple[Card, ...], height: float) -> None:
    """Place them in a window so high, in points, and say how much of the room they take."""
    panels.raised = 0.0
    left, right, bottom = panels.free_space()
    if chat.shown:
        chat.lie(left, right, bottom, height * _SHARE)
        panels.raised = chat.place[3] + EDGE / 2
    elif dock.shown:
        dock.lie(left, right, bottom)
        panels.raised = DOCK + EDGE / 2
    for card in cards:
        if card.shown:
            card.lie(left, right, panels.free_space()[2])
            panels.raised += card.place[3] + EDGE / 2
