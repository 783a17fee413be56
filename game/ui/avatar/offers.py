"""Owns what the bar at the bottom offers just now."""

from collections.abc import Callable

from game.sprites.town_picture import TownPicture
from game.sprites.town_screen import everybody_sleeps
from game.ui.avatar.avatar import Avatar
from game.ui.avatar.dock import Offer
from game.ui.avatar.nearby import person_near, thing_near
from game.ui.keys import COME, LOOK, MORNING, PAST, TALK, USE
from game.ui.lists.chips import Chip
from game.ui.panels import Panels
from game.ui.things.hit import Hit
from game.ui.things.presets import use_of


class Offers:
    """Reads the town; nothing here changes it."""

    def __init__(self, picture: TownPicture, panels: Panels, avatar: Avatar, hit: Hit) -> None:
        self._picture, self._panels, self._avatar, self._hit = picture, panels, avatar, hit
        self._label: Callable[[int], str] = str
        self._kept: tuple[object, tuple[Chip, ...]] = (None, ())

    def now(self, leading: bool, label: Callable[[int], str]) -> Offer:
        """Coming to town; or who and what is near. `label` names a key as the player has it."""
        self._label = label
        body, scene = self._avatar.body, self._picture.scene
        night = [Chip("morning", f"Skip to the morning ({label(MORNING)})")] if everybody_sleeps(scene) else []
        if body is None:
            return Offer(
                chips=(Chip("come", f"Walk into town ({label(COME)})"), Chip("past", f"Look back ({label(PAST)})"), *night)
            )
        seen = (scene.simulation.now, body.tile, body.using, body.arrived, self._panels.inspector.number)
        if self._kept[0] != seen:
            self._kept = (seen, tuple(self._at_hand()))
        chips = list(self._kept[1])
        chips.append(Chip("look", f"{'Look about' if leading else 'Walk'} ({label(LOOK)})", not leading))
        chips.append(Chip("come", f"You ({label(COME)})"))
        return Offer(self._picture.looks[body.id], body.name.split()[0], (*chips, *night))

    def _at_hand(self) -> list[Chip]:
        body, world, artwork = self._avatar.body, self._picture.scene.simulation, self._picture.artwork
        chips: list[Chip] = []
        if body is None:
            return chips
        person = person_near(world, body, self._panels.inspector.number)
        if person is not None:
            first = world.bodies[person].name.split()[0]
            chips.append(Chip("talk", f"Talk with {first} ({self._label(TALK)})"))
        if body.using is not None and body.arrived:
            chips.append(Chip("use", f"Get up ({self._label(USE)})"))
            return chips
        thing = thing_near(world, body, self._hit, artwork)
        use = use_of(world.town.objects[thing], artwork) if thing is not None else None
        if thing is not None and use is not None:
            chips.append(Chip("use", f"{use[0]}: {world.town.objects[thing].kind} ({self._label(USE)})"))
        return chips
