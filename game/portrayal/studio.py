"""Owns who has been drawn already: in memory, on disk, or just now in a thread that lets everything else go first."""

from collections import OrderedDict
from functools import lru_cache
from queue import SimpleQueue
from threading import Lock, Thread
from time import sleep

from game.portrayal import kept
from game.portrayal.drawing import Drawn, draw_look, key_of
from game.portrayal.look import Look

IN_MEMORY = 40
"""Looks whose pictures stay in memory, of about 1.5 MB each."""
_BREATH = 0.002
"""Seconds the thread rests after each small picture: busy threads hold up every drawing call."""


class Studio:
    """Pictures by the key of a look. Any thread may ask."""

    def __init__(self) -> None:
        self._looks: dict[str, Look] = {}
        self._drawn: OrderedDict[str, Drawn] = OrderedDict()
        self._queue: SimpleQueue[str] = SimpleQueue()
        self._queued: set[str] = set()
        self._lock = Lock()
        self._thread: Thread | None = None

    def take(self, look: Look) -> str:
        """Remember a look; answers its key."""
        key = key_of(look)
        with self._lock:
            self._looks[key] = look
        return key

    def look(self, key: str) -> Look:
        """The look of a key. Raises KeyError for one that was never taken."""
        return self._looks[key]

    def ready(self, key: str) -> Drawn | None:
        """The pictures, if nobody has to wait for them; else they are drawn in the studio's own thread."""
        with self._lock:
            drawn = self._drawn.get(key)
            if drawn is None and key not in self._queued:
                self._queued.add(key)
                self._queue.put(key)
                self._begin()
        return drawn

    def pictures(self, key: str) -> Drawn:
        """The pictures, drawn here and now where they have never been. Raises KeyError for a look that was never taken."""
        with self._lock:
            drawn = self._drawn.get(key)
        return drawn if drawn is not None else self._made(key, politely=False)

    def _begin(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._work, name="studio", daemon=True)
            self._thread.start()

    def _work(self) -> None:
        while True:
            key = self._queue.get()
            self._made(key, politely=True)
            with self._lock:
                self._queued.discard(key)

    def _made(self, key: str, politely: bool) -> Drawn:
        """From disk, or drawn and put there."""
        drawn = kept.find(key)
        if drawn is None:
            drawn = draw_look(self._looks[key], _breathe if politely else None)
            kept.keep(key, drawn)
        with self._lock:
            self._drawn[key] = drawn
            self._drawn.move_to_end(key)
            while len(self._drawn) > IN_MEMORY:
                self._drawn.popitem(last=False)
        return drawn


def _breathe() -> None:
    sleep(_BREATH)


@lru_cache(maxsize=1)
def studio() -> Studio:
    """The one of this process."""
    return Studio()
