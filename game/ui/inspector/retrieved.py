"""Owns what was retrieved for the thoughts that were committed while one looked on, read off the streams as they grow.

A thought's commit writes its new memories at one tick and marks all that was retrieved for it as used at that tick.
"""

from collections import OrderedDict

import numpy as np

from game.sprites.scene import Scene

MOST = 20_000
"""Thoughts that are remembered here: some game days of a town."""


class Retrieved:
    """For each resident and tick of a commit the numbers of the memories that were used then."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._lengths = {number: len(each.stream) for number, each in scene.residents.items()}
        self._used: OrderedDict[tuple[int, int], tuple[int, ...]] = OrderedDict()

    def look(self) -> None:
        """See who remembers something new; asked every frame."""
        for number, resident in self._scene.residents.items():
            length = len(resident.stream)
            if length != self._lengths.get(number, 0):
                self._note(number, self._lengths.get(number, 0))
                self._lengths[number] = length

    def of(self, resident: int, tick: int) -> tuple[int, ...]:
        """What was used for what somebody came to remember at a tick, as far as it is known, rising."""
        return self._used.get((resident, tick), ())

    def _note(self, number: int, before: int) -> None:
        view = self._scene.residents[number].stream.view()
        for tick in np.unique(view.created[before:]).tolist():
            used = np.flatnonzero(view.last_access[:before] == tick)
            if used.size:
                self._used[number, tick] = tuple(used.tolist())
        while len(self._used) > MOST:
            self._used.popitem(last=False)
