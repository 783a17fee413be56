"""Owns who has the keyboard: at most one field, and while it has it no key reaches the game."""

from typing import Protocol

from arcade import key

from game.ui.entry import Entry

ENTER = (key.ENTER, key.RETURN, key.NUM_ENTER)
FOR_OWNER = (*ENTER, key.ESCAPE, key.TAB, key.UP, key.DOWN, key.PAGEUP, key.PAGEDOWN)
"""Keys that mean nothing to a field of one line: its owner may send, leave, go to the next field or down a list."""
_ENDS = {key.MOTION_BEGINNING_OF_LINE, key.MOTION_BEGINNING_OF_FILE, key.MOTION_END_OF_LINE, key.MOTION_END_OF_FILE}


class Clipboard(Protocol):
    """What other programs copy from and paste to: a window is one."""

    def get_clipboard_text(self) -> str: ...
    def set_clipboard_text(self, text: str) -> None: ...


class Focus:
    """Hands what the keyboard sends to the field that has it.

    A view passes on_text, on_text_motion, on_text_motion_select and on_key_press through here first and does nothing
    itself when the answer is True.
    """

    def __init__(self, clipboard: Clipboard) -> None:
        self._clipboard = clipboard
        self._entry: Entry | None = None
        self._ignored = ""

    @property
    def entry(self) -> Entry | None:
        """The field that has the keyboard."""
        return self._entry

    def give(self, entry: Entry | None, opened_by: str = "") -> None:
        """Give a field the keyboard, or take it away. `opened_by` is the key that did it: it arrives as text, too."""
        if self._entry is not None:
            self._entry.focused = False
        self._entry, self._ignored = entry, opened_by
        if entry is not None:
            entry.focused = True

    def text(self, text: str) -> bool:
        """Characters, as the keyboard's layout and the input method make them; a whole sentence at once, perhaps."""
        ignored, self._ignored = self._ignored, ""
        if self._entry is None:
            return False
        if text not in ("\r", "\n", ignored):
            self._entry.insert(text)
        return True

    def motion(self, motion: int, select: bool = False) -> bool:
        """An arrow, Home, End, Backspace or Delete, held keys too; with Shift it selects."""
        entry = self._entry
        if entry is None:
            return False
        first, end = entry.selection
        if motion == key.MOTION_BACKSPACE:
            entry.erase(entry.caret - 1)
        elif motion == key.MOTION_DELETE:
            entry.erase(entry.caret + 1)
        elif motion in (key.MOTION_LEFT, key.MOTION_RIGHT) and first != end and not select:
            entry.move(first if motion == key.MOTION_LEFT else end)
        else:
            goal = _goal(entry, motion)
            if goal is not None:
                entry.move(goal, select)
        return True

    def key(self, symbol: int, modifiers: int) -> bool:
        """A key pressed: True for all but the few left for the field's owner."""
        entry = self._entry
        if entry is None:
            return False
        if modifiers & (key.MOD_CTRL | key.MOD_ACCEL):
            self._command(entry, symbol)
            return True
        return symbol not in FOR_OWNER

    def _command(self, entry: Entry, symbol: int) -> None:
        if symbol == key.A:
            entry.select_all()
        elif symbol in (key.C, key.X) and entry.selected:
            self._clipboard.set_clipboard_text(entry.selected)
            if symbol == key.X:
                entry.insert("")
        elif symbol == key.V:
            entry.insert(self._clipboard.get_clipboard_text() or "")
        elif symbol in (key.BACKSPACE, key.DELETE):
            entry.erase(entry.word_edge(-1 if symbol == key.BACKSPACE else 1))


def _goal(entry: Entry, motion: int) -> int | None:
    """Where a motion takes the caret; None for one that is not along the line."""
    if motion in _ENDS:
        return 0 if motion in (key.MOTION_BEGINNING_OF_LINE, key.MOTION_BEGINNING_OF_FILE) else 10**6
    steps = {key.MOTION_LEFT: entry.caret - 1, key.MOTION_RIGHT: entry.caret + 1}
    words = {key.MOTION_PREVIOUS_WORD: -1, key.MOTION_NEXT_WORD: 1}
    return entry.word_edge(words[motion]) if motion in words else steps.get(motion)
