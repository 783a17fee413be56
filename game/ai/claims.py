"""Owns claims: what a line asserts as a plain sentence, how whoever heard it keeps it, and reading it back from there."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

_SAID = re.compile(r"^(?P<who>.+?) said that (?P<claim>.+?)\.?$", re.DOTALL)
_TO_SOMEBODY = re.compile(r"^(?P<who>.+?) (?:promised|told) (?P<whom>.+?) (?:to|that) (?P<what>.+?)\.?$", re.DOTALL)
_TOLD_APART = ("she", "he")
"""Pronouns a speaker is kept by; a "they" could be anybody, so that person's name is kept."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What a remembered saying says: who said it, and the claim with names in full."""

    who: str
    claim: str


def as_heard(speaker: str, pronoun: str, claim: str) -> str:
    """A claim as its hearer keeps it: "Ann Lee said that she is moving away."

    What somebody promised or told another is an act, and kept as it is: "Ann Lee promised Bo Finch to come to the fair."
    """
    claim = claim.rstrip(".")
    own = claim.removeprefix(f"{speaker} ")
    if own == claim:
        return f"{speaker} said that {claim}."
    if re.match(r"(?:promised|told) ", own):
        return f"{claim}."
    return f"{speaker} said that {pronoun if pronoun in _TOLD_APART else speaker} {own}."


def heard(text: str) -> Heard | None:
    """What a record kept by `as_heard` claims; None for any other text."""
    said = _SAID.match(text)
    if said is not None:
        who = said["who"]
        claim = re.sub(rf"^(?:{'|'.join(_TOLD_APART)}) ", lambda _: f"{who} ", said["claim"])
        return Heard(who, claim)
    act = _TO_SOMEBODY.match(text)
    return Heard(act["who"], text.rstrip(".")) if act is not None else None


def people_in(text: str, names: Mapping[int, str], first: Iterable[int] = ()) -> tuple[int, ...]:
    """Ids of all whom a text names in full, in the order of `names`, and those of `first` behind them."""
    named = [number for number, name in names.items() if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]
    return tuple(dict.fromkeys((*named, *first)))
