"""Owns what of a sentence is passed on."""

import re

_HIDES = re.compile(r",? (?:and|but) (?:has|have|had) (?:not (?:yet )?told|told (?:nobody|no one)|kept)\b.*$", re.IGNORECASE)
"""How a sentence goes on that says it is a secret: that part is not passed on."""


def told_part(text: str) -> str:
    """A sentence without what it says about being a secret."""
    return _HIDES.sub("", text.rstrip(". "))
