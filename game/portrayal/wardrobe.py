"""Owns what people wear and how they do their hair when nothing is said of it, and what goes together."""

from dataclasses import replace
from typing import Any, Protocol

from game.portrayal.look import Look

WOMEN = ("long", "long_parted", "wavy", "bob", "bun", "low_bun", "ponytail", "braids", "curly_bob", "long_braid", "box_braids",
         "puffs", "afro", "cropped", "shaggy")  # fmt: skip
MEN = (
    "short",
    "messy",
    "undercut",
    "quiff",
    "slick",
    "cropped",
    "curly",
    "spiky",
    "shaggy",
    "balding",
    "bald",
    "afro",
    "low_ponytail",
)
ANYBODY = ("short", "messy", "bob", "curly", "undercut", "shaggy", "ponytail", "afro", "cropped", "wavy", "low_bun")
_TIGHT, _GROWN_UP, _YOUNG = (
    ("afro", "puffs", "box_braids"),
    ("balding", "bald", "slick", "low_bun"),
    ("puffs", "braids", "box_braids", "spiky"),
)
NATURAL = {
    "porcelain": ("blond", "ginger", "brown", "black", "sandy", "raven"),
    "fair": ("brown", "chestnut", "black", "blond", "auburn"),
    "tan": ("espresso", "brown", "black", "chestnut"),
    "bronze": ("black", "espresso", "raven"),
    "brown": ("black", "espresso"),
    "deep": ("black", "espresso"),
}
"""Every skin there is, and the hair that grows with it."""
EYE_SHAPES = {"child": ("round",), "adult": ("round", "round", "calm", "small"), "old": ("round", "calm", "calm", "small")}
GREYS = ("grey", "white", "silver", "white")
BEARDS = ("none", "none", "none", "stubble", "beard", "moustache", "goatee", "beard")
OLD_BEARDS = ("none", "none", "moustache", "beard", "long_beard", "handlebar")
COLOURS = (
    "red",
    "orange",
    "gold",
    "mustard",
    "green",
    "sage",
    "teal",
    "sky",
    "blue",
    "navy",
    "plum",
    "lilac",
    "pink",
    "rose",
    "wine",
    "cream",
)
_QUIET = ("denim", "charcoal", "brown", "navy", "grey", "tan", "olive")


class Chooses(Protocol):
    """Whatever chooses one of several, by what it is for."""

    def pick(self, what: str, choices: Any) -> Any: ...


def styles(presents: str, age: str, light: bool) -> tuple[str, ...]:
    """Hair styles to choose among. `presents`: "woman", "man" or ""; `light`: hair that does not curl tightly."""
    known = {"woman": WOMEN, "man": MEN}.get(presents, ANYBODY)
    without = (*(_GROWN_UP if age == "child" else ()), *(_YOUNG if age == "old" else ()), *(_TIGHT if light else ()))
    return tuple(style for style in known if style not in without)


def everyday(draw: Chooses, presents: str, age: str) -> dict[str, Any]:
    """Clothes for any day."""
    woman, child = presents == "woman", age == "child"
    tops = ["shirt", "tshirt", "sweater", "hoodie", "cardigan", "jacket", "turtleneck", "coat"]
    tops = (
        ["tshirt", "sweater", "hoodie", "overalls"]
        if child
        else [top for top in tops if age != "old" or top not in ("hoodie", "tshirt")]
    )
    bottoms = ["trousers", "jeans", "trousers", "shorts" if child else "jeans", *["skirt", "long_skirt"] * woman]
    colour = draw.pick("top colour", COLOURS)
    return {
        "top": draw.pick("top", [*tops, *["dress", "dress"] * woman]),
        "top_colour": colour,
        "inner_colour": draw.pick("inner", ("white", "cream", "sky", "rose", "gold")),
        "bottom": draw.pick("bottom", bottoms),
        "bottom_colour": draw.pick("bottom colour", [each for each in _QUIET if each != colour]),
        "shoes": draw.pick("shoes", ("shoes", "boots", "sneakers") if age != "old" else ("shoes", "shoes", "boots")),
        "shoes_colour": draw.pick("shoes colour", ("brown", "black", "tan", "white", "red")),
        "pattern": draw.pick("pattern", ("none", "none", "none", "stripes", "check", "dots")),
        "accent": draw.pick("accent", [each for each in COLOURS if each != colour]),
        "hat": draw.pick("hat", ("none",) * 7 + (("cap", "beanie", "none") if child else ("cap", "beanie", "beret"))),
        "hat_colour": draw.pick("hat colour", COLOURS),
        "extras": draw.pick(
            "extras", ([], [], [], ["glasses"], ["scarf"], ["round_glasses"]) if not child else ([], [], ["backpack"])
        ),
        "backdrop": draw.pick("backdrop", COLOURS),
    }


def together(look: Look) -> Look:
    """The look with what does not go together made to: no trousers under a dress, one pair of glasses."""
    if look.top in ("dress", "long_dress", "cassock"):
        look = replace(look, bottom="none")
    elif look.bottom == "none":
        look = replace(look, bottom="trousers")
    if look.pattern != "none" and look.accent == look.top_colour:
        look = replace(look, accent="white" if look.top_colour != "white" else "navy")
    if look.hat != "none" and look.hair in ("bun", "space_buns", "puffs", "mohawk", "afro") and look.hat != "headband":
        look = replace(look, hair={"bun": "low_bun", "space_buns": "braids", "puffs": "cropped"}.get(look.hair, "cropped"))
    eyewear = [each for each in look.extras if each in ("glasses", "round_glasses", "sunglasses")]
    return replace(look, extras=tuple(each for each in look.extras if each not in eyewear[:-1]))
