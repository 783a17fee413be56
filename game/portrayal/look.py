"""Owns what somebody looks like, as plain data, and the words each part of it may be."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody is drawn. Every colour is the name of one of the palette's; `extras` are worn or carried beside the clothes.

    `age`: "child", "adult" or "old". `beard_colour` "" is the hair's. `accent` colours scarves, bags and trims,
    `backdrop` the portrait's ground.
    """

    skin: str = "fair"
    build: str = "medium"
    age: str = "adult"
    eyes: str = "brown"
    eye_shape: str = "round"
    lashes: bool = False
    hair: str = "short"
    hair_colour: str = "brown"
    beard: str = "none"
    beard_colour: str = ""
    top: str = "shirt"
    top_colour: str = "blue"
    inner_colour: str = "white"
    pattern: str = "none"
    bottom: str = "trousers"
    bottom_colour: str = "charcoal"
    shoes: str = "shoes"
    shoes_colour: str = "brown"
    hat: str = "none"
    hat_colour: str = "red"
    extras: tuple[str, ...] = ()
    accent: str = "red"
    backdrop: str = "teal"

    def has(self, extra: str) -> bool:
        """Whether something is worn or carried."""
        return extra in self.extras
