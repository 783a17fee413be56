"""Owns looks set by hand: the table `look = { hair = "long", hair_color = "red" }` of a residents file, checked and read."""

import json
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from game.portrayal.words import garment_parts, look_words, worn
from game.problem import Problem

HandLook = Mapping[str, str | int]
"""A table as it stands in a residents file."""
KEYS = ("hair", "hair_color", "skin", "eyes", "beard", "beard_color", "build", "age", "clothes", "clothes_color", "hat",
        "hat_color", "glasses", "wears", "seed")  # fmt: skip
"""What can be set. Colours may be spelt with "colour", too."""
_AGES = {"child": "child", "adult": "adult", "old": "old", "elder": "old"}
_GLASSES = {
    "none": [],
    "yes": ["glasses"],
    "glasses": ["glasses"],
    "round": ["round_glasses"],
    "sun": ["sunglasses"],
    "dark": ["sunglasses"],
}
EYEWEAR = ("glasses", "round_glasses", "sunglasses", "eyepatch")
_MOST_SEED = 2**31 - 1


def parts_by_hand(look: HandLook, where: str = "look") -> dict[str, Any]:
    """The parts of a look that were set. `where` names the table in messages.

    Raises Problem for a key or a word that is not known, with the nearest one that is.
    """
    parts: dict[str, Any] = {}
    for key, value in look.items():
        name = key.replace("colour", "color")
        if name not in KEYS:
            raise Problem(f'{where}: a look has no "{key}"; {_nearest(name, KEYS)}')
        if name == "seed":
            _check_seed(value, where)
        else:
            worn(parts, _set(name, str(value).lower().replace("-", " "), where))
    return parts


def wrong_in(look: HandLook, where: str) -> Iterator[str]:
    """A sentence for each key of a table that cannot be, where `parts_by_hand` stops at the first."""
    for key, value in look.items():
        try:
            parts_by_hand({key: value}, where)
        except Problem as problem:
            yield str(problem)


def seed_by_hand(look: HandLook) -> int:
    """The number that chooses what is not said: 0 unless it was set."""
    seed = look.get("seed", 0)
    return seed if isinstance(seed, int) else 0


def look_from_text(text: str) -> dict[str, str | int]:
    """A look set by hand from its text (`ResidentEntry.look_text`); nothing from any other text."""
    try:
        look = json.loads(text) if text.startswith("{") else {}
    except ValueError:
        return {}
    return {str(key): value for key, value in look.items() if isinstance(value, str | int)}


def _check_seed(value: str | int, where: str) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST_SEED:
        raise Problem(f'{where}: "seed" must be a whole number from 0 to {_MOST_SEED}, not {value!r}.')


def _set(key: str, text: str, where: str) -> dict[str, Any]:
    """One key's parts."""
    words = look_words()
    plain = {"hair_color": ("hair_colour", words.hair_colours), "skin": ("skin", words.skins), "eyes": ("eyes", words.eyes),
             "build": ("build", words.builds), "beard_color": ("beard_colour", words.hair_colours), "age": ("age", _AGES),
             "clothes_color": ("top_colour", words.colours), "hat_color": ("hat_colour", words.colours)}  # fmt: skip
    if key in plain:
        part, known = plain[key]
        return {part: _one(text, known, key, where)}
    if key == "glasses":
        return {"extras": _one(text, _GLASSES, key, where), "eyewear": True}
    if key == "hair":
        return _hair(text, where)
    if key == "beard":
        return _hair(text, where, "beard")
    return _clothes(key, text, where)


def _hair(text: str, where: str, part: str = "hair") -> dict[str, Any]:
    """ "long", "red", or both: "long red"; the whole is looked up first ("long braid")."""
    words, found = look_words(), dict[str, Any]()
    styles = words.hair if part == "hair" else words.beards
    whole = text.replace(" ", "_")
    for word in (
        [whole] if whole in styles else [each for each in text.split() if each not in ("hair", "beard") or each in styles]
    ):
        if word in styles:
            found[part] = styles[word]
        else:
            found[f"{part}_colour"] = _one(word, words.hair_colours, part, where, tuple(styles))
    return found


def _clothes(key: str, text: str, where: str) -> dict[str, Any]:
    """Garments with their colours: "yellow raincoat, jeans"; "none" for no hat."""
    if text == "none" and key == "hat":
        return {"hat": "none"}
    if text == "none" and key == "wears":
        return {"bare": True}
    known, parts = look_words(), dict[str, Any]()
    for item in text.replace(" and ", ",").split(","):
        name, colour = _garment(item.split(), known.garments), ""
        if not name:
            last = item.split()[-1] if item.split() else ""
            raise Problem(f'{where}: "{key}" knows no "{item.strip()}"; {_nearest(last, known.garments)}')
        for word in item.split():
            colour = known.colours.get(word, colour)
        worn(parts, garment_parts(name, colour))
    return parts


def _garment(words: list[str], known: Mapping[str, Any]) -> str:
    """The garment that some words name: the two last as one ("straw hat"), the last, or without its plural."""
    last = words[-1] if words else ""
    names = ("_".join(words[-2:]), "".join(words[-2:]), last, last.removesuffix("s"))
    return next((name for name in names if name in known), "")


def _one(word: str, known: Mapping[str, Any], key: str, where: str, also: tuple[str, ...] = ()) -> Any:
    if word.replace(" ", "_") in known:
        return known[word.replace(" ", "_")]
    raise Problem(f'{where}: "{key}" cannot be "{word}"; {_nearest(word, (*known, *also))}')


def _nearest(word: str, known: Any) -> str:
    names = [name.replace("_", " ") for name in known] if word.replace("_", " ") == word else list(known)
    near = get_close_matches(word, names, 1, 0.5)
    return f'did you mean "{near[0]}"?' if near else f"it may be {', '.join(names[:12])}{'…' if len(names) > 12 else ''}."
