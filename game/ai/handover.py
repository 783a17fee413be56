"""Owns handing a memory stream to another process: only what it lacks is sent, and it keeps what it got.

The sender remembers the ids of the segments it sent to a receiver and makes a `Parcel` without them. The receiver has
one `StreamMirror` for each resident and opens parcels with it.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

import numpy as np

from game.ai.embedding import Vectors
from game.ai.memory import Memory
from game.ai.stream import SEGMENT_SIZE, MemoryStream, StreamView, Ticks


@dataclass(frozen=True, slots=True, eq=False)
class Parcel:
    """A `StreamView` on its way: its last records with their vectors, and the last access of all of them.

    `digest` names all records of the view, so that what is put together can be compared with what was meant.
    """

    records: tuple[Memory, ...]
    vectors: Vectors
    last_access: Ticks
    digest: str


class MissingSegments(LookupError):
    """A mirror lacks what a parcel takes for granted (its process is new). Send the whole view: `parcel(view)`."""


def parcel(view: StreamView, known: Collection[str] = ()) -> Parcel:
    """A view for a receiver that has the segments of the ids `known`. An id names all before it: the latest counts."""
    segments = view.segments
    have = next((index + 1 for index in reversed(range(len(segments))) if segments[index].id in known), 0)
    records = (*(memory for segment in segments[have:] for memory in segment.records), *view.tail)
    return Parcel(records, np.array(view.vectors[have * SEGMENT_SIZE :]), view.last_access, view.digest)


class StreamMirror:
    """A receiver's copy of one resident's stream."""

    def __init__(self) -> None:
        self._stream = MemoryStream()

    def open(self, parcel: Parcel) -> StreamView:
        """The view that was sent. Raises MissingSegments when it builds on what never arrived here."""
        view = self._continued(parcel)
        if view is None:
            self._stream = MemoryStream()
            view = self._continued(parcel)
        if view is None:
            raise MissingSegments("this process lacks memories that were taken for granted")
        return view

    def _continued(self, parcel: Parcel) -> StreamView | None:
        """The view, made by appending to what is here; None when what is here is not the beginning of it."""
        total = len(parcel.last_access)
        first, have = total - len(parcel.records), len(self._stream)
        if not first <= have <= total:
            return None
        self._stream.extend(parcel.records[have - first :], parcel.vectors[have - first :])
        if self._stream.digest != parcel.digest:
            return None
        return replace(self._stream.view(), last_access=parcel.last_access)
