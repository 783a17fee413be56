"""Owns what is on the people screen: every field and button of it, filled from a draft and taken into it again."""

from collections.abc import Sequence
from typing import Protocol

from game.sprites.atlas import Region
from game.sprites.words import Words
from game.ui.canvas import INK, Canvas
from game.ui.entry import Entry
from game.ui.pages.buttons import Row
from game.ui.pages.control import Control, Still
from game.ui.pages.field import Field
from game.ui.pages.texts import Note
from game.ui.people.day_strip import DayStrip
from game.ui.people.desk import Desk, Tried
from game.ui.people.draft import LONGEST_NAME, LONGEST_PARAGRAPH
from game.ui.people.findings_list import FindingsList
from game.ui.people.looking_like import FREE, PARTS, Likeness, Stepper, options_of
from game.ui.people.people_list import PeopleList
from game.ui.people.text_area import TextArea

PLACEHOLDER = (
    "Ruth Okafor works nights as a nurse at the clinic; she sleeps in the mornings; she has red hair and wears a yellow "
    "raincoat; she wants to learn the cello \u2026  One fact a clause; Enter ends one."
)
LEGEND = "Green: understood. Red: not. Point at a line to see its clause."
SAFE_LEGEND = "Blue: understood. Orange: not. Point at a line to see its clause."
_FIELD = 36.0
BACK, SAVE, MOVE_IN, MOVE_OUT = "Back", "Save", "Move in", "Move out"


class Does(Protocol):
    """What the buttons do."""

    def choose(self, number: int) -> None: ...
    def add(self) -> None: ...
    def remove(self) -> None: ...
    def typed(self) -> None: ...
    def dice(self) -> None: ...
    def plain_look(self) -> None: ...
    def save(self) -> None: ...
    def move(self) -> None: ...
    def ask_to_leave(self) -> None: ...
    def show_clause(self, clause: str) -> None: ...
    @property
    def moving(self) -> object | None: ...


class Labelled(Field):
    """A field whose label takes so many points."""

    def __init__(self, label: str, room: float, entry: Entry) -> None:
        super().__init__(label, entry)
        self._room = room

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw both."""
        x, y, width, _ = place
        canvas.text(canvas.words.fit(self.label, 13, self._room - 6), x, y + 9, 13, INK)
        if self.entry is not None:
            self.entry.draw(canvas, (x + self._room, y, width - self._room, _FIELD))


class Written(Still):
    """A paragraph to type in."""

    reachable = True

    def __init__(self, area: TextArea) -> None:
        super().__init__()
        self.entry = area

    def height(self, words: Words, width: float) -> float:
        """Whatever room there is."""
        return 0

    def signature(self) -> tuple[object, ...]:
        """All of the text."""
        return self.entry.signature() if self.entry else ()

    def draw(self, canvas: Canvas, place: Region, lit: bool, reached: bool) -> None:
        """Draw it."""
        if self.entry is not None:
            self.entry.draw(canvas, place)


class Controls:
    """Everything on the screen, in the order of the Tab key. `names` are those of their places."""

    def __init__(self, desk: Desk, does: Does) -> None:
        self._desk, self._does = desk, does
        self._filling = False
        self.people = PeopleList(desk.drafts, desk.look_of, does.choose)
        self.name = Labelled("Name", 52, Entry("", "Ruth Okafor", LONGEST_NAME, changed=self._typed))
        self.age = Labelled("Age", 40, Entry("", "34", 3, changed=self._typed))
        self.area = TextArea("", PLACEHOLDER, LONGEST_PARAGRAPH, size=14, changed=self._typed)
        self.paragraph = Written(self.area)
        self.likeness = Likeness()
        self.parts = {key: Stepper(label, options_of(key), self._typed) for key, label in PARTS}
        self.findings, self.strip, self.note = FindingsList(does.show_clause), DayStrip(), Note(size=12.5)
        self.file = Labelled("File", 38, Entry(desk.file, "my people", LONGEST_NAME))
        named: dict[str, Control] = {
            "people": self.people,
            "people buttons": Row((("New", does.add), ("Remove", does.remove))),
            "name": self.name,
            "age": self.age,
            "paragraph": self.paragraph,
            "likeness": self.likeness,
            **self.parts,
            "looks": Row((("\U0001f3b2 Another look", does.dice),), height=36),
            "plain": Row((("As written", does.plain_look),), height=36),
            "findings": self.findings,
            "strip": self.strip,
            "note": self.note,
            "file": self.file,
            "buttons": self._buttons(),
        }
        self.names, self.all = tuple(named), list(named.values())
        self.safe = False

    @property
    def pointed(self) -> Sequence[PeopleList | FindingsList | DayStrip]:
        """What follows the mouse."""
        return (self.people, self.findings, self.strip)

    @property
    def legend(self) -> str:
        """What the colours behind the paragraph mean; nothing while there are none."""
        return (SAFE_LEGEND if self.safe else LEGEND) if self.area.marks else ""

    @property
    def file_name(self) -> str:
        """The name typed for the file."""
        return self.file.entry.text if self.file.entry else ""

    def fill(self) -> None:
        """Show whoever is written."""
        draft = self._desk.draft
        self._filling = True
        self.people.drafts, self.people.at = self._desk.drafts, self._desk.at
        for field, text in ((self.name, draft.name), (self.age, draft.age)):
            if field.entry is not None:
                field.entry.text = text
        self.area.text, self.area.marks = draft.paragraph, ()
        self.area.move(0)
        self._filling = False
        self.findings.tell(None)
        self.strip.show(())
        self.fill_look()
        self.name_buttons()

    def fill_look(self) -> None:
        """Show what of the look is set."""
        look = {key.replace("colour", "color"): str(value) for key, value in self._desk.draft.look.items()}
        for key, part in self.parts.items():
            part.choose(look.get(key, FREE))

    def take(self) -> None:
        """Have the draft be what is typed and set."""
        draft = self._desk.draft
        draft.name = self.name.entry.text if self.name.entry else ""
        draft.age = self.age.entry.text if self.age.entry else ""
        draft.paragraph = self.area.text
        for key, part in self.parts.items():
            for old in (key, key.replace("color", "colour")):
                draft.look.pop(old, None)
            if part.chosen != FREE:
                draft.look[key] = part.chosen

    def show(self, tried: Tried) -> None:
        """What came of reading them."""
        self.findings.tell(tried.trial)
        self.strip.show(tried.trial.day if tried.trial is not None else ())

    def name_buttons(self) -> None:
        """Moving is in or out, by whether they live here."""
        self.all[self.names.index("buttons")] = self._buttons()

    def _buttons(self) -> Row:
        does = self._does
        buttons = [(BACK, does.ask_to_leave), (SAVE, does.save)]
        if does.moving is not None:
            buttons.append((MOVE_IN if self._desk.draft.resident is None else MOVE_OUT, does.move))
        return Row(buttons, on=len(buttons) - 1)

    def _typed(self) -> None:
        if not self._filling:
            self._does.typed()
