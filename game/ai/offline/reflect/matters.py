"""Owns what one comes to see about a matter that several people speak of."""

from collections.abc import Iterator

from game.ai.offline.reflect.material import Draft, Material, weightiest
from game.ai.offline.reflect.pursuits import telling_words
from game.ai.offline.reflect.records import TOLD, Record

SAME = 0.6
"""Share of the telling words in common from which on two sayings are about the same matter."""
_LONGEST = 120
WEIGHTY = 6
"""Importance from which on it is worth a thought that several speak of something."""


def spoken_of(records: tuple[Record, ...], me: str) -> list[tuple[Record, ...]]:
    """Sayings about the same matter from at least two people, the most spoken of first; matters of one's own are none."""
    groups: list[list[Record]] = []
    for each in records:
        if each.how != TOLD or each.who == me:
            continue
        group = next((group for group in groups if _same(group[0], each)), None)
        if group is None:
            groups.append([each])
        else:
            group.append(each)
    shared = [tuple(group) for group in groups if len({each.by for each in group}) >= 2 and _matters(group)]
    return sorted(shared, key=lambda group: (-len(group), group[0].number))


def of_matters(material: Material) -> Iterator[Draft]:
    """Each matter several have spoken of."""
    for group in spoken_of(material.records, material.me):
        said = saying(group[0])
        tellers = tuple(dict.fromkeys(each.by for each in group))
        if len(said) <= _LONGEST:
            slots = (("tellers", _listed(tellers)),)
            yield Draft("talk_of_town", group[0].who, weightiest(group), said, 6 + len(tellers) / 2, slots)


def saying(record: Record) -> str:
    """What was said, as a clause: "Ann Lee is moving away"."""
    return f"{record.who} {record.what}".strip()


def _matters(group: list[Record]) -> bool:
    return max(each.memory.content.importance for each in group) >= WEIGHTY


def _same(one: Record, other: Record) -> bool:
    first, second = telling_words(saying(one)), telling_words(saying(other))
    return one.who == other.who and len(first & second) >= SAME * max(1, min(len(first), len(second)))


def _listed(names: tuple[str, ...]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
