"""Owns whose pictures somebody wears: those drawn for them, those a player chose, or such as their paragraph asks for."""

from collections.abc import Callable, Mapping

from game.ai.reading import read_paragraph
from game.ai.residents_file import ResidentEntry
from game.portrayal.by_hand import look_from_text
from game.portrayal.choosing import look_for
from game.portrayal.drawing import PREFIX, draw_faces
from game.portrayal.drawn_people import drawn_as
from game.portrayal.studio import studio
from game.sprites.artwork import Artwork
from game.sprites.people_pictures import faces, person_pictures
from game.sprites.pictures import Pictures
from game.sprites.scene import Resident, Scene
from game.world.clock import Clock


class Looks:
    """The look of everybody in town by id, whenever they came; `gathered` are all that are, or are to be, among the pictures.

    Who comes later and has no pictures yet is drawn beside the screen, and wears what a visitor may wear until that is done:
    no picture is missing, and no frame waits.
    """

    def __init__(self, scene: Scene, artwork: Artwork, pictures: Callable[[], Pictures]) -> None:
        self._scene, self._artwork, self._pictures = scene, artwork, pictures
        self._known = {number: look_of(who, artwork) for number, who in scene.residents.items()}
        self._coming: dict[int, str] = {}
        self._left_out: set[str] = set()

    @property
    def gathered(self) -> frozenset[str]:
        """The looks that the town's picture is made with."""
        return frozenset((*self._known.values(), *self._coming.values(), *self._artwork.visitors))

    def __getitem__(self, number: int) -> str:
        """Somebody's look. Raises KeyError for a number nobody has."""
        known = self._known.get(number)
        return known if known is not None else self._newcomer(number)

    def __contains__(self, number: int) -> bool:
        """Whether there is such a person."""
        return number in self._known or number in self._scene.residents

    def _newcomer(self, number: int) -> str:
        """The look of somebody who came after the picture was made."""
        who = self._scene.residents[number]
        if number not in self._coming:
            self._coming[number] = look_of(who, self._artwork)
        look = self._coming[number]
        if self._pictures().has_person(look) or self._added(look):
            self._known[number] = look
            return look
        return self._artwork.look_of("")

    def _added(self, look: str) -> bool:
        """Put pictures among the others, once they are drawn and while there is room; that is tried but once."""
        if look in self._left_out or (look not in self._artwork.sheets and studio().ready(look) is None):
            return False
        if not self._pictures().add(person_pictures(self._artwork, look)):
            self._left_out.add(look)
        return look not in self._left_out


def look_of(who: Resident, artwork: Artwork) -> str:
    """The name of somebody's pictures: of ours, of a visitor's choice, or of what is made of their paragraph."""
    if who.visitor:
        return artwork.look_of(who.look or who.key)
    drawn = drawn_as(who.name, who.persona.age) if not who.look else ""
    return drawn if drawn in artwork.sheets else studio().take(look_for(who.persona, look_from_text(who.look)))


def look_of_entry(entry: ResidentEntry) -> str:
    """The name of the pictures of somebody of a residents file, as they would be drawn in a town."""
    drawn = drawn_as(entry.name, entry.age)
    if drawn and not entry.look:
        return drawn
    return studio().take(look_for(read_paragraph(entry, Clock().start), entry.look))


def shown_face(pictures: Pictures, key: str) -> str:
    """The look to show somebody's face by who may not be in town: their own, drawn if need be, or else some visitor's."""
    known = pictures.artwork.look_of(key) if not key.startswith(PREFIX) else key
    if pictures.has_face(known) or pictures.add(faces(known, draw_faces(studio().look(known)))):
        return known
    return pictures.artwork.look_of("")


def draw_everybody(residents: Mapping[int, Resident], artwork: Artwork) -> None:
    """Draw whoever in a town has no pictures yet: what takes its time is done before, in a thread."""
    for who in residents.values():
        look = look_of(who, artwork)
        if look not in artwork.sheets:
            studio().pictures(look)
