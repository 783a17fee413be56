"""Owns whose face is shown beside words, and by which name: of everybody who is or was in town."""

from game.sprites.scene import Scene
from game.sprites.town_picture import TownPicture

Face = tuple[str, str]
"""A look and a mood."""


def face_of(picture: TownPicture, person: int, mood: str = "") -> Face | None:
    """Somebody's face, in a mood or in the one they are in; None for a number nobody has."""
    if person not in picture.looks:
        return None
    return (picture.looks[person], mood or picture.mood(person))


def name_of(scene: Scene, person: int) -> str:
    """Somebody's name; "somebody" for a number nobody has."""
    resident = scene.residents.get(person)
    return resident.name if resident is not None else "somebody"
