"""Owns trying a model's server from the settings: in a thread, what is found told line by line."""

from collections.abc import Callable, Iterable
from queue import Empty, SimpleQueue
from threading import Thread

from game.ai.model.findings import Doing, Finding
from game.problem import Problem

_MARKS = {"good": "✓", "note": "•", "bad": "\u00d7"}


class Trial:
    """One test of a server. `lines` has (text, whether it is bad) so far; `running` is False once it ended."""

    def __init__(self, probe: Callable[[], Iterable[Doing | Finding]]) -> None:
        self.lines: list[tuple[str, bool]] = []
        self.doing = "Testing…"
        self.running = True
        self._news: SimpleQueue[tuple[str, str, bool]] = SimpleQueue()
        Thread(target=self._run, args=(probe,), name="test connection", daemon=True).start()

    def look(self) -> bool:
        """Take in what was found since; whether there was anything."""
        changed = False
        while True:
            try:
                kind, text, bad = self._news.get_nowait()
            except Empty:
                return changed
            changed = True
            if kind == "doing":
                self.doing = text
            elif kind == "found":
                self.lines.append((text, bad))
            else:
                self.running = False

    def _run(self, probe: Callable[[], Iterable[Doing | Finding]]) -> None:
        try:
            for each in probe():
                if isinstance(each, Doing):
                    self._news.put(("doing", f"{each.sentence[:1].upper()}{each.sentence[1:]}…", False))
                else:
                    self._news.put(("found", f"{_MARKS[each.grade]} {each.whole}", each.grade == "bad"))
        except Problem as problem:
            self._news.put(("found", str(problem), True))
        except Exception as error:  # a client library's own failure must not leave the page waiting
            self._news.put(("found", f"The test broke off ({type(error).__name__}); try another address.", True))
        self._news.put(("end", "", False))
