"""Owns what an object becomes while somebody uses it, when no script says so."""

import re

from game.ai.offline.objects import state_in_use

_MAKES = re.compile(r"\b(cook|bake|fry|brew|make|heat|warm up|boil)(?:s|ing)? (.{3,40}?)(?: (?:at|on|in|for|and)\b|$)", re.I)
_DOING = {
    "cook": "cooking",
    "bake": "baking",
    "fry": "cooking",
    "brew": "brewing",
    "make": "making",
    "heat": "heating",
    "boil": "boiling",
}


def state_while(action: str, kind: str) -> str:
    """ "brewing coffee" for a coffee machine while somebody brews coffee; "occupied" for a chair."""
    made = _MAKES.search(action)
    usual = state_in_use(kind)
    if made and usual.split()[0] in ("cooking", "brewing", "toasting"):
        return f"{_DOING.get(made[1].lower(), 'heating')} {made[2]}"
    return usual
