"""Owns the day in five to eight broad strokes, said as the paper says them."""

from dataclasses import dataclass

from game.ai.offline.timeline import Entry, Timeline
from game.ai.offline.wording import clock_words
from game.ai.plans import Stroke

MOST = 6
"""Strokes between getting up and going to bed."""
LONG = 75
"""From so many minutes on a stroke says until when."""
WORTH = {"event": 9.0, "work": 8.0, "project": 6.0, "making": 4.5, "leisure": 4.0, "social": 4.0, "meal": 2.5, "errand": 2.2}


@dataclass(slots=True)
class Span:
    """An entry from its first minute to the last of its parts: work before and after lunch is one."""

    entry: Entry
    end: int

    @property
    def worth(self) -> float:
        """How much it belongs into a summary of the day."""
        own = 3.0 if self.entry.habit else 0.0
        return WORTH.get(self.entry.kind, 1.0) + own + (self.end - self.entry.start) / 60


def strokes(timeline: Timeline) -> tuple[Stroke, ...]:
    """Getting up, what matters most in between, and going to bed, each with its time."""
    wake, bed = timeline.wake, timeline.bed
    first = Stroke(f"wake up and complete the morning routine at {clock_words(wake)}", wake, wake + 30)
    last = Stroke(f"go to bed at {clock_words(bed)}", bed, bed)
    spans = _spans([entry for entry in timeline.entries if entry.kind not in ("routine", "care")])
    weightiest = sorted(spans, key=lambda span: (-span.worth, span.entry.start))[:MOST]
    return (first, *(_stroke(span) for span in sorted(weightiest, key=lambda span: span.entry.start)), last)


def _spans(entries: list[Entry]) -> list[Span]:
    found: dict[str, Span] = {}
    for entry in entries:
        if entry.text in found:
            found[entry.text].end = entry.end
        else:
            found[entry.text] = Span(entry, entry.end)
    return list(found.values())


def _stroke(span: Span) -> Stroke:
    start, end = span.entry.start, span.end
    when = f"from {clock_words(start)} to {clock_words(end)}" if end - start >= LONG else f"at {clock_words(start)}"
    return Stroke(f"{span.entry.text} {when}", start, end)
