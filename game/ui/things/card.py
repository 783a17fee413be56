"""Owns the card of a thing: what and where it is, its state, who uses it, and making something else of it."""

from collections.abc import Callable

from game.sprites.atlas import Region
from game.sprites.quads import row
from game.sprites.town_picture import TownPicture
from game.ui.canvas import FAINT, INK, RED, WOOD, Canvas, inside
from game.ui.entry import Entry
from game.ui.inspector.head import CROSS
from game.ui.lists.chips import Chip, Chips
from game.ui.things.hit import Hit
from game.ui.things.presets import presets, use_of
from game.world.commands import SetState
from game.world.faults import fault
from game.world.naming import place_name
from game.world.places import OUTDOORS

USE, CLOSE, SET, PRESET = "use", "close", "set", "preset:"
WIDTH = 380.0
_INSET, _FACE, _LONGEST = 12.0, 52.0, 120


class ThingCard:
    """The card; about the object `number`, not shown while that is None. `by` says whose doing a new state is."""

    name = "thing"

    def __init__(self, picture: TownPicture, hit: Hit, by: Callable[[], int | None]) -> None:
        self._picture, self._hit, self._by = picture, hit, by
        self.number: int | None = None
        self.entry = Entry("", "or in your own words", _LONGEST)
        self.place: Region = (0, 0, WIDTH, 214)
        self._room = (0.0, 0.0, 0.0)
        self._chips, self._foot = Chips(), Chips()

    @property
    def shown(self) -> bool:
        """Whether it is open."""
        return self.number is not None

    def show(self, number: int | None) -> None:
        """Be about a thing, or go away."""
        if number != self.number:
            self.number, self.entry.text = number, ""

    def lie(self, left: float, right: float, bottom: float) -> None:
        """Stand in the middle between two sides, over `bottom`."""
        self._room = (left, right, bottom)

    def covers(self, x: float, y: float) -> bool:
        """Whether it lies over a point."""
        return self.shown and inside(self.place, x, y)

    def make(self, state: str) -> bool:
        """Give the thing another state; whether there were words for one."""
        words = " ".join(state.split())
        if self.number is None or not words:
            return False
        self._picture.scene.order(SetState(self.number, words, self._doer(self.number)))
        self.entry.text = ""
        return True

    def _doer(self, number: int) -> int | None:
        """The player where they are in the room; what changes far from them is nobody's doing."""
        who, world = self._by(), self._picture.scene.simulation
        here = who is not None and world.arena_at(world.bodies[who].tile) == world.town.objects[number].arena
        return who if here else None

    def make_typed(self) -> bool:
        """Give it the state that was typed."""
        return self.make(self.entry.text)

    def signature(self, pointer: tuple[float, float]) -> tuple[object, ...]:
        """What the player has done to it, and the state it is in."""
        if self.number is None:
            return (None,)
        touched = (self.entry.signature(), self._chips.signature(pointer), self._foot.signature(pointer))
        close = inside(self._cross_place(), *pointer)
        return (self.number, self._room, self._state(), self._users(), self._by() is not None, close, *touched)

    def news(self) -> tuple[object, ...]:
        """Nothing that may wait."""
        return ()

    def draw(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        """Draw it, as high as its words need."""
        if self.number is None:
            return
        left, right, bottom = self._room
        width = min(WIDTH, right - left - 24)
        town, thing = self._picture.scene.simulation.town, self._picture.scene.simulation.town.objects[self.number]
        states = canvas.words.wrap(f"The {thing.kind} is {self._state()}.", 13.5, width - 2 * _INSET, 3)
        offered = [Chip(f"{PRESET}{each}", each) for each in presets(thing, self._state())]
        users = self._users()
        tall = 74 + len(states) * 19 + (18 if users else 0) + 20 + self._chips_height(canvas, width, offered) + 48
        x, y = round(left + (right - left - width) / 2), round(bottom - tall)
        self.place = (x, y, width, tall)
        canvas.frame("panel", self.place)
        self._draw_picture(canvas, x + _INSET, y + 12)
        room = width - _FACE - 70
        canvas.text(
            canvas.words.fit(thing.kind[:1].upper() + thing.kind[1:], 15, room, True), x + 74, y + 14, 15, WOOD, bold=True
        )
        where = "outdoors" if thing.arena == OUTDOORS else place_name(town, thing.arena)
        canvas.text(canvas.words.fit(where, 12, room), x + 74, y + 36, 12, FAINT)
        self._cross(canvas, pointer)
        top = y + 72.0
        colour = RED if fault(thing.kind, self._state()) else INK
        for line in states:
            canvas.text(line, x + _INSET + 2, top, 13.5, colour)
            top += 19
        if users:
            canvas.text(canvas.words.fit(users, 12, width - 2 * _INSET), x + _INSET + 2, top, 12, FAINT)
            top += 18
        canvas.text("Let it be:", x + _INSET + 2, top + 3, 12, FAINT)
        top += 22
        top += self._chips.draw(canvas, (x + _INSET, top, width - 2 * _INSET, 0), offered, pointer) + 8
        self._draw_foot(canvas, (x + _INSET, top, width - 2 * _INSET, 32), pointer)

    def _draw_foot(self, canvas: Canvas, place: Region, pointer: tuple[float, float]) -> None:
        x, y, width, height = place
        chips = [Chip(SET, "So be it")]
        use = self._use()
        if use:
            chips.append(Chip(USE, f"{use} (E)"))
        wide = sum(round(canvas.words.width(chip.label, 12, True) + 16) + 4 for chip in chips)
        self.entry.draw(canvas, (x, y, width - wide - 4, height))
        self._foot.draw(canvas, (x + width - wide, y + 3, wide + 8, 0), chips, pointer)

    def _chips_height(self, canvas: Canvas, width: float, chips: list[Chip]) -> float:
        """How high the buttons will be: measured by drawing them on a canvas that is thrown away."""
        return Chips().draw(Canvas(self._picture.pictures, canvas.words), (0, 0, width - 2 * _INSET, 0), chips, (-1, -1)) + 8

    def _draw_picture(self, canvas: Canvas, x: float, y: float) -> None:
        """The thing itself in a frame."""
        canvas.frame("portrait", (x, y, _FACE, _FACE))
        number = self._hit.picture_of(self.number) if self.number is not None else None
        if number is None:
            return
        source = self._picture.pictures.tile(number)
        scale = min((_FACE - 12) / source[2], (_FACE - 12) / source[3], 2.0)
        wide, high = source[2] * scale, source[3] * scale
        canvas.frames.append(row((x + (_FACE - wide) / 2, y + (_FACE - high) / 2, wide, high), source))

    def _cross(self, canvas: Canvas, pointer: tuple[float, float]) -> None:
        place = self._cross_place()
        canvas.frame("button_hover" if inside(place, *pointer) else "button", place)
        canvas.centred(CROSS, place, 15, bold=True)

    def _cross_place(self) -> Region:
        return (self.place[0] + self.place[2] - 40, self.place[1] + 12, 28, 26)

    def _state(self) -> str:
        return self._picture.scene.simulation.states[self.number] if self.number is not None else ""

    def _users(self) -> str:
        """A sentence about who uses it just now."""
        if self.number is None:
            return ""
        world = self._picture.scene.simulation
        names = [world.bodies[each].name for each in world.occupants(self.number)]
        return f"Used by {' and '.join(names)}." if names else ""

    def _use(self) -> str:
        """What the button to use it says; "" where nobody can, or no player is in town."""
        if self.number is None or self._by() is None:
            return ""
        found = use_of(self._picture.scene.simulation.town.objects[self.number], self._picture.artwork)
        return found[0] if found else ""

    def press(self, x: float, y: float) -> str | None:
        """A click: the key of a button, "" for the field, None for anything else."""
        if inside(self.entry.place, x, y):
            self.entry.press(x, y)
            return ""
        return CLOSE if inside(self._cross_place(), x, y) else self._chips.at(x, y) or self._foot.at(x, y)

    def place_of(self, name: str) -> Region | None:
        """Where a button lies."""
        return self._cross_place() if name == CLOSE else self._chips.place_of(name) or self._foot.place_of(name)

    def drag(self, x: float, y: float) -> None:
        """The mouse moved with its button held."""
        if self.entry.focused:
            self.entry.drag(x)

    def scroll(self, rows: int) -> None:
        """There is nothing to scroll."""
