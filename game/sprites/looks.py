"""Owns whose pictures somebody wears: those of their name, those a player chose, or some visitor's."""

from game.sprites.artwork import Artwork
from game.sprites.scene import Scene


class Looks:
    """The look of everybody in town by id, whenever they came; `gathered` are all that are among the pictures.

    Residents keep the pictures of their name; who comes later wears what a visitor may wear, so no picture is missing.
    """

    def __init__(self, scene: Scene, artwork: Artwork) -> None:
        self._scene, self._artwork = scene, artwork
        self._known = {number: artwork.look_of(who.look or who.key) for number, who in scene.residents.items()}
        self.gathered = frozenset((*self._known.values(), *artwork.visitors))

    def __getitem__(self, number: int) -> str:
        """Somebody's look. Raises KeyError for a number nobody has."""
        if number not in self._known:
            who = self._scene.residents[number]
            look = self._artwork.look_of(who.look or who.key)
            self._known[number] = look if look in self.gathered else self._artwork.look_of("")
        return self._known[number]

    def __contains__(self, number: int) -> bool:
        """Whether there is such a person."""
        return number in self._known or number in self._scene.residents
