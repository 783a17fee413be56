"""Owns choosing the mind: offline, or a server with its model, key and budget."""

from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from game.ai.model.findings import Doing, Finding
from game.ai.model.presets import Preset, presets
from game.preferences import Chosen, Given, Key, choose
from game.preferences.writing import remember_key, remember_mind
from game.problem import Problem
from game.ui.entry import Entry
from game.ui.pages.buttons import Choice, Row
from game.ui.pages.control import Control
from game.ui.pages.field import Field
from game.ui.pages.texts import Note
from game.ui.settings.testing import Trial

OFFLINE, OTHER = "Offline: comes with the game", "Another server"
_ABOUT_OFFLINE = "The offline mind needs no network and no key. It decides by rules and knowledge that come with the game."
_ABOUT_KEY = "The key stays on this computer, in your own keys file, and is sent to that server alone."


class MindForm:
    """The controls of the mind's page; `controls` changes with what is chosen, and `changed` is called then."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._known = list(presets().values())
        self._note, self._test = Note(), None
        self.server = Choice("Mind", [OFFLINE, *(each.title for each in self._known), OTHER], changed=self._chosen)
        self.address = Field("Address", Entry("", "http://127.0.0.1:8080/v1", 300))
        self.model = Field("Model", Entry("", "Its name, as the server knows it", 200))
        self.key = Field("Key", Entry("", "", 400, masked=True))
        self.budget = Field("Budget", Entry("", "No bound", 12))
        self.controls: list[Control] = []
        self._fill_in()
        self._lay_out()

    _test: Trial | None

    @property
    def preset(self) -> Preset | None:
        """The server known by name that is chosen."""
        return self._known[self.server.at - 1] if 0 < self.server.at <= len(self._known) else None

    @property
    def offline(self) -> bool:
        """Whether the offline mind is chosen."""
        return self.server.at == 0

    def each_frame(self) -> None:
        """Show what a running test has found."""
        if self._test is not None and self._test.look():
            self._lay_out()
            self._changed()

    def save(self) -> None:
        """Remember what was chosen, or say what is wrong with it."""
        try:
            self._remember()
        except Problem as problem:
            self._say(str(problem), bad=True)
        else:
            self._say("Remembered. Towns opened from now on think with it.")

    def test(self) -> None:
        """Try the server as the game would use it."""
        try:
            chosen = self._given()
        except Problem as problem:
            self._say(str(problem), bad=True)
            return
        key = Key(_text(self.key)) if _text(self.key) else chosen.key
        self._say("")

        def probe() -> Iterable[Doing | Finding]:
            from game.ai.model.probing import probe as tried  # slow to import: the client of the servers

            return tried(chosen.settings, key, chosen.preset)

        self._test = Trial(probe)
        self._lay_out()
        self._changed()

    def _given(self) -> Chosen:
        """What is on the page, as the game would use it. Raises Problem for what cannot be."""
        preset = self.preset
        if not preset and not _text(self.address):
            raise Problem("Say where the server answers, like http://127.0.0.1:8080/v1.")
        given = Given(
            preset.name if preset else None, None if preset else _text(self.address), _text(self.model), None, self._budget()
        )
        return choose(given)

    def _remember(self) -> None:
        if self.offline:
            remember_mind({"server": None, "base_url": None, "model": None, "budget": None})
            return
        chosen, preset = self._given(), self.preset
        if not _text(self.model):
            raise Problem("Name the model, as the server knows it; Test connection lists those it has.")
        address = None if preset else chosen.settings.base_url
        remember_mind({"server": preset.name if preset else None, "base_url": address, "model": _text(self.model)})
        remember_mind({"budget": self._budget()})
        if _text(self.key):
            remember_key(preset.name if preset else urlsplit(chosen.settings.base_url).netloc, _text(self.key))
            if self.key.entry is not None:
                self.key.entry.text = ""
            self._lay_out()

    def _budget(self) -> float | None:
        text = _text(self.budget).replace(",", ".")
        try:
            return float(text) if text else None
        except ValueError:
            raise Problem(f'The budget "{text}" is not a number.') from None

    def _fill_in(self) -> None:
        """What is in force now."""
        try:
            chosen = choose(Given())
        except Problem as problem:
            self._note.say(str(problem), bad=True)
            return
        settings = chosen.settings
        if settings.offline:
            return
        self.server.at = self._known.index(chosen.preset) + 1 if chosen.preset in self._known else len(self._known) + 1
        for field, value in ((self.address, settings.base_url), (self.model, settings.model)):
            if field.entry is not None:
                field.entry.text = value
        if settings.budget is not None and self.budget.entry is not None:
            self.budget.entry.text = f"{settings.budget:g}"

    def _chosen(self, _: int) -> None:
        self._test = None
        self._note.say("")
        self._lay_out()
        self._changed()

    def _say(self, text: str, bad: bool = False) -> None:
        self._note.say(text, bad)
        self._lay_out()
        self._changed()

    def _lay_out(self) -> None:
        """The controls that belong to what is chosen."""
        if self.offline:
            self.controls = [self.server, Note(_ABOUT_OFFLINE), self._note, Row((("Save", self.save),), on=0)]
            return
        preset = self.preset
        if self.key.entry is not None:
            self.key.entry.placeholder = self._about_key(preset)
        fields = [self.model, self.key, self.budget]
        middle: list[Control] = [Note(f"{preset.base_url} · {preset.note}")] if preset else [self.address]
        self.controls = [self.server, *middle, *fields, Note(_ABOUT_KEY), self._note, *self._found()]
        self.controls.append(Row((("Test connection", self.test), ("Save", self.save)), on=1))

    def _about_key(self, preset: Preset | None) -> str:
        """What the empty field says: whether there is a key already, and whether one is needed."""
        try:
            there = bool(self._given().key)
        except Problem:
            there = False
        if there:
            return "There is one already"
        return "This server wants one" if preset and preset.key_needed else "Not needed by most"

    def _found(self) -> list[Control]:
        if self._test is None:
            return []
        doing: list[Control] = [Note(self._test.doing)] if self._test.running else []
        return [*(Note(text, bad) for text, bad in self._test.lines), *doing]


def _text(field: Field) -> str:
    return field.entry.text.strip() if field.entry else ""
