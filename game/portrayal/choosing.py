"""Owns how somebody looks of whom nobody has drawn a picture: from their paragraph, what was set by hand, and a seed.

What is said or set is kept. Of the rest, clothes follow the trade and the age, hair's fashion the pronouns, and everything else
a number made of the whole name and the seed. Skin follows from the seed and a number made of the family name alone, so that
families are alike, unless it is said: which name it is, or how it sounds, means nothing, and pronouns, age and trade neither.
"""

import re
from collections.abc import Mapping
from dataclasses import fields, replace
from hashlib import blake2b
from typing import Any

from game.ai.persona import Persona
from game.portrayal import wardrobe
from game.portrayal.by_hand import EYEWEAR, HandLook, parts_by_hand, seed_by_hand
from game.portrayal.drawn_people import drawn_as, drawn_people
from game.portrayal.look import Look
from game.portrayal.said import looks_said
from game.portrayal.words import look_words, worn
from game.problem import Problem

CHILD, OLD, GREYING = 14, 62, 48
"""Years: who is younger is drawn as a child; from when on hair is grey; from when on it may be."""


def look_for(persona: Persona, by_hand: HandLook | None = None, seed: int = 0) -> Look:
    """How somebody looks: always the same for the same name, facts, table and seed. What a table says wrongly is not heeded.

    Somebody of our own file looks as they were drawn, but for what was set by hand.
    """
    hand = by_hand or {}
    parts = _set(hand)
    drawn = drawn_as(persona.name, persona.age)
    if drawn and not seed_by_hand(hand) and not seed:
        return _finished(drawn_people()[drawn].look, parts)
    draw = Draw(persona.name, seed + seed_by_hand(hand))
    age = parts.get("age") or _age(persona)
    invented = {
        **_head(draw, persona, age, parts.get("skin", "")),
        **wardrobe.everyday(draw, _presents(persona), age),
        "age": age,
    }
    invented.update(_trade(draw, persona, age))
    worn(invented, _coloured(looks_said(persona), draw))
    return _finished(Look(), invented, parts, beardless=age == "child")


class Draw:
    """Choices that follow from a name and a seed alone, each by what it is for."""

    def __init__(self, name: str, seed: int) -> None:
        self._name, self._seed = name, seed

    @property
    def family(self) -> "Draw":
        """Choices that all of one family name have in common."""
        return Draw(self._name.split()[-1] if self._name.split() else "", self._seed)

    def pick(self, what: str, choices: Any) -> Any:
        """One of several; what is not several is taken as it is."""
        if not isinstance(choices, list | tuple):
            return choices
        digest = blake2b(f"{self._seed}/{self._name}/{what}".encode(), digest_size=8).digest()
        return choices[int.from_bytes(digest, "big") % len(choices)]


def _set(hand: HandLook) -> dict[str, Any]:
    """What was set by hand, without what is wrong: a person is drawn whatever stands in a file."""
    parts: dict[str, Any] = {}
    for key, value in hand.items():
        try:
            worn(parts, parts_by_hand({key: value}))
        except Problem:
            continue
    return parts


def _age(persona: Persona) -> str:
    if persona.age is not None:
        return "child" if persona.age < CHILD else "old" if persona.age >= OLD else "adult"
    return {"child": "child", "elder": "old"}.get(persona.stage, "adult")


def _presents(persona: Persona) -> str:
    return {"she": "woman", "he": "man"}.get(persona.pronouns[0], "")


def _head(draw: Draw, persona: Persona, age: str, skin: str) -> dict[str, Any]:
    """Skin, hair and face, where nothing is said of them."""
    skin = skin or looks_said(persona).get("skin") or draw.family.pick("skin", tuple(wardrobe.NATURAL))
    presents, light = _presents(persona), skin in ("porcelain", "fair")
    greying = persona.age is not None and persona.age >= GREYING and draw.pick("greying", (True, False))
    colours = wardrobe.GREYS if age == "old" else ("grey",) if greying else wardrobe.NATURAL[skin]
    beards = wardrobe.OLD_BEARDS if age == "old" else wardrobe.BEARDS
    shapes = wardrobe.EYE_SHAPES[age]
    teen = persona.age is not None and persona.age < 18
    return {
        "skin": skin,
        "hair": draw.pick("hair", wardrobe.styles(presents, age, light)),
        "hair_colour": draw.pick("hair colour", colours),
        "lashes": presents == "woman",
        "beard": draw.pick("beard", beards) if presents == "man" and age != "child" and not teen else "none",
        "eyes": draw.pick("eyes", ("brown", "hazel", "green", "blue", "grey") if light else ("brown", "dark", "hazel")),
        "eye_shape": draw.pick("eye shape", shapes),
        "build": "slim" if age == "child" else draw.pick("build", ("slim", "medium", "medium", "broad")),
    }


def _trade(draw: Draw, persona: Persona, age: str) -> dict[str, Any]:
    """What they wear for their work, if its name is known; who has none any more has left most of it in the wardrobe."""
    known = look_words().trades
    for job in persona.occupations:
        trade = _named(job.title, known)
        if trade and ((job.status == "working" and age != "child") or trade.get("always")):
            return _chosen(draw, trade)
    calling = _named(_calling(persona), known)
    return _chosen(draw, calling) if calling.get("always") or (age != "child" and not persona.occupations) else {}


def _calling(persona: Persona) -> str:
    """What their first clause says they are, without it being work: "Zed is a punk with a mohawk"."""
    first = persona.clauses[0].lower() if persona.clauses else ""
    found = re.search(r"\b(?:is|am|are|as|was|'s|'m)\s+(?:an?|the|our)\s+((?:[a-z-]+\s*){1,5})", first)
    return re.split(r"\b(?:who|with|of|at|in|and|from|for|on)\b", found.group(1))[0] if found else ""


def _named(title: str, known: Mapping[str, Any]) -> Mapping[str, Any]:
    """The trade that the last known word of a title names ("school nurse": a nurse), in the plural, too."""
    words = title.lower().replace("-", " ").split()
    pairs = zip(["", *words], words, strict=False)
    names = (name for before, word in reversed(list(pairs)) for name in (before + word, word, word.removesuffix("s")))
    return next((known[name] for name in names if name in known), {})


def _chosen(draw: Draw, trade: Mapping[str, Any]) -> dict[str, Any]:
    """One of each thing the trade offers; whoever is dressed for it wears nothing else on their head or in their cloth."""
    parts = {part: draw.pick(part, value) for part, value in trade.items() if part not in ("words", "always")}
    return {**({"hat": "none", "pattern": "none"} if "top" in parts else {}), **parts}


def _coloured(said: dict[str, Any], draw: Draw) -> dict[str, Any]:
    """What is said, with colours where it says none: hair is of the beard's colour, and of clothes any will do."""
    if "beard_colour" in said:
        said.setdefault("hair_colour", said["beard_colour"])
    if "top" in said:
        said.setdefault("top_colour", draw.pick("said top colour", wardrobe.COLOURS))
    return said


def _finished(base: Look, *layers: Mapping[str, Any], beardless: bool = False) -> Look:
    """A look of some layers of parts, the last one foremost, in which everything goes together."""
    parts: dict[str, Any] = {"extras": list(base.extras)}
    for layer in layers:
        if layer.get("eyewear") or layer.get("bare"):
            parts["extras"] = [each for each in parts["extras"] if each not in EYEWEAR and not layer.get("bare")]
        worn(parts, layer)
    known = {field.name for field in fields(Look)}
    look = replace(base, **{part: value for part, value in parts.items() if part in known and part != "extras"})
    look = replace(look, extras=tuple(dict.fromkeys(parts["extras"])), beard="none" if beardless else look.beard)
    return wardrobe.together(look)
