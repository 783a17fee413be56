"""Owns the twenty-five questions for whoever is looked at: filled in with this town's names and news, read beside the screen."""

from collections.abc import Sequence

from game.sprites.scene import Scene
from game.study.battery import BatteryQuestion, battery
from game.study.news import News
from game.ui.inspector.subject import Subject
from game.ui.news.reading import Reading
from game.ui.reckoner import Reckoner
from game.world.clock import TICKS_PER_HOUR

_AGAIN = TICKS_PER_HOUR
"""How old the news may become that is asked about, ticks."""


class Questions:
    """`found` are those for somebody at a time (`Subject.whose`), none while their town's news is being read."""

    def __init__(self, scene: Scene) -> None:
        self._reading = Reading(scene)
        self._reckoner: Reckoner[tuple[BatteryQuestion, ...]] = Reckoner("questions")
        self._epoch = 0
        self._of: tuple[tuple[int, int], Sequence[News]] | None = None
        self.found: tuple[BatteryQuestion, ...] = ()

    def look(self, subject: Subject) -> None:
        """Go on with reading and filling in."""
        self._read(subject)
        if self._reading.read_at is not None and (self._reading.pieces or not self._reading.busy):
            self._fill_in(subject, self._reading.pieces)
        done = self._reckoner.poll()
        if done is not None:
            self.found = done.result()

    def _read(self, subject: Subject) -> None:
        reading = self._reading
        if self._epoch != subject.picture.epoch:
            self._epoch = subject.picture.epoch
            reading.begin_anew("")
        reading.poll()
        if reading.read_at is None or (reading.rested and not 0 <= subject.now - reading.read_at < _AGAIN):
            reading.find()

    def _fill_in(self, subject: Subject, news: Sequence[News]) -> None:
        if self._of is not None and self._of[0] == subject.whose and self._of[1] is news:
            return
        if self._of is None or self._of[0] != subject.whose:
            self.found = ()
        self._of = (subject.whose, news)
        names = {number: each.name for number, each in subject.scene.residents.items() if not each.visitor}
        number, view, told = subject.number, subject.view, [each.text for each in news]
        self._reckoner.put(lambda: battery(number, names, view, told))
