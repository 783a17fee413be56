"""Owns telling what somebody lived through in few lines: the same told once, small steps left out, deeds in a row together."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from game.ai.memory import Memory
from game.ai.model.forms.recalled import cost, is_step

ROW = 8
"""Deeds in one line, at most."""
_DOES = " is "


def lately(memories: Sequence[Memory], tokens: int) -> tuple[str, ...]:
    """What memories say, oldest first, in so many tokens; what weighs least is left out first, of equals the older."""
    told = [memory for memory in memories if not is_step(memory)]
    times = Counter(memory.text for memory in told)
    first = list({memory.text: memory for memory in reversed(told)}.values())
    ranked = sorted(first, key=lambda each: (-each.content.importance, -each.number))
    kept = sorted(_within(ranked, tokens), key=lambda each: each.number)
    return tuple(_in_rows((each.text.rstrip("."), times[each.text]) for each in kept))


def _within(ranked: Iterable[Memory], tokens: int) -> Iterator[Memory]:
    for each in ranked:
        tokens -= cost(each.text)
        if tokens < 0:
            return
        yield each


def _in_rows(told: Iterable[tuple[str, int]]) -> Iterator[str]:
    """Deeds that the same person did one after the other become one line: "Ann Lee is kneading dough; lighting the oven"."""
    for who, row in groupby(told, key=lambda each: _doer(each[0])):
        texts = [text if times == 1 else f"{text} ({times} times)" for text, times in row]
        size = ROW if who else 1
        for line in (texts[start : start + size] for start in range(0, len(texts), size)):
            yield "; ".join((line[0], *(text.removeprefix(who + _DOES) for text in line[1:])))


def _doer(text: str) -> str:
    """Who does something in a sentence such as "Ann Lee is kneading dough"; "" for any other sentence."""
    name, does, _ = text.partition(_DOES)
    return name if does and name[:1].isupper() and len(name.split()) <= 4 and not name.startswith("The ") else ""
