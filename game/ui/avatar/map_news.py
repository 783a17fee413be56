"""Owns what follows on the screen when the map has become another one: what can be clicked, and telling what has changed."""

from collections.abc import Callable

from game.sprites.town_picture import TownPicture
from game.ui.things.card import ThingCard
from game.ui.things.hit import Hit

TOLD_FOR = 9.0
"""Seconds for which it is told what has changed: several sentences."""
PICTURES_ALONE = "The map's pictures have been drawn anew."


class MapNews:
    """Keeps `hit` and `card` to the map there is, and tells of a change when it is to be seen."""

    def __init__(self, picture: TownPicture, hit: Hit, card: ThingCard, tell: Callable[[str, float], None]) -> None:
        self._picture, self._hit, self._card, self._tell = picture, hit, card, tell
        self._edition, self._told = picture.edition, picture.scene.redrawn

    def look(self) -> None:
        """Follow the map, in each frame."""
        scene = self._picture.scene
        if self._hit.map_file is not scene.map_file:
            self._hit.look_again(scene.simulation.town, scene.map_file)
            if self._card.number not in scene.simulation.town.objects:
                self._card.show(None)
        if self._edition != self._picture.edition:
            self._edition = self._picture.edition
            self._tell(self._what_changed(), TOLD_FOR)

    def _what_changed(self) -> str:
        redrawn = self._picture.scene.redrawn
        if redrawn is None or redrawn is self._told:
            return PICTURES_ALONE
        self._told = redrawn
        return f"{'. '.join(redrawn.sentences)}."
