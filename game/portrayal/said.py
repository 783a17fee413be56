"""Owns reading out of a paragraph how its person looks: hair, beard, skin, eyes, build, and what they wear."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from game.ai.persona import Persona
from game.portrayal.words import garment_parts, look_words, worn

_OTHERS = re.compile(
    r"\b(?:wife|husband|partner|daughters?|sons?|child|children|mother|father|mum|dad|sisters?|brothers?|uncle|aunt|grand\w+|"
    r"friends?|neighbours?|neighbors?|dogs?|cats?|horses?|cows?|customers?|guests?|boss|teacher|everybody|everyone|"
    r"people|"
    r"dolls?|statues?|whose|somebody|someone)\b",
    re.I,
)
_NOT_SO = re.compile(
    r"\b(?:wants? (?:a|to)|dreams? of|wish\w*|hates?|likes|loves|lost|sells?|makes?|"
    r"sews?|knits?|buys?|repairs?|mends?|paints?|collects?|cuts?|washes|irons)\b[^,;]{0,24}$",
    re.I,
)
_DENIED = re.compile(
    r"\b(?:not|never|no longer|used to|once|without|wants? to)\b[^,;]{0,24}$|\bno\b[^,;]{0,12}$|n't\b[^,;]{0,24}$", re.I
)
_WEARS = re.compile(
    r"\b(?:wears?|wearing|wore|dress(?:es|ed)? in|clad in|puts? on|goes about in|goes around in)\b|"
    r"\b(?:never|nobody|no one)\b[^,;]*\bwithout\b",
    re.I,
)
_IN = re.compile(
    r"\b(?:in|with|under|behind)\s+(?:an?|his|her|their|my|the)?\s*$|\b(?:his|her|their|my|has|have)\s+(?:an?\s+)?$", re.I
)
_FEATURES = re.compile(r"\b(?:hair|beard|moustache|mustache|goatee|eyes|skin|braids|ponytail|pigtails|freckles)\b")
_AND = re.compile(r"(?:,|\band)\s+(?:an?\s+)?$", re.I)
_AFTER_HAIR = re.compile(
    r"\s+(?:is|are|has (?:gone|turned|grown)|in|cut|dyed|worn|tied|was)\s+((?:(?!and wears|wears)[a-z_]+[\s,]*){1,4})"
)
_CARRIED = ("bag", "satchel", "backpack", "rucksack")
"""What things are put into: "in a bag" is no way to go about."""
_PERSON = r"(?:wo)?man\b|person\b|boy\b|girl\b|fellow\b|lad\b|lady\b|lass\b|gentleman\b|figure\b"
_LONGEST = 500
"""Letters of a clause that are read at once: the work grows with their square."""
_WORD = re.compile(r"[a-z]+(?:'[a-z]+)?")


def looks_said(persona: Persona) -> dict[str, Any]:
    """The parts of a look that a paragraph names; empty where it says nothing of looks."""
    parts: dict[str, Any] = {}
    for clause in _own_clauses(persona):
        for reader in (_hair, _bald, _beard, _skin, _eyes, _build):
            worn(parts, reader(clause))
        for more in _clothes(clause):
            worn(parts, more)
    return parts


_HOW_HAIR_IS = (None, "short", "long", "messy", "curly", "wavy", "shaggy", "spiky", "cropped", "slick")


def looks_in_words(persona: Persona, clause: str) -> str:
    """What one clause of somebody's says of their looks: "green mohawk, red coat"; "" where it says nothing."""
    parts = looks_said(replace(persona, paragraph=clause))
    noun = " hair" if parts.get("hair") in _HOW_HAIR_IS else ""
    told = [
        _named(parts, "hair_colour", "hair", noun),
        _named(parts, "beard_colour", "beard"),
        _named(parts, "", "skin", " skin"),
    ]
    told += [_named(parts, "", "eyes", " eyes"), _named(parts, "", "build", " build"), _named(parts, "top_colour", "top")]
    told += [_named(parts, f"{part}_colour", part) for part in ("bottom", "hat", "shoes")]
    return ", ".join((*filter(None, told), *(extra.replace("_", " ") for extra in parts.get("extras", ()))))


def _named(parts: Mapping[str, Any], colour: str, part: str, noun: str = "") -> str:
    """A part with its colour, by the names that parts have."""
    words = [str(parts[each]).replace("_", " ") for each in (colour, part) if parts.get(each) not in (None, "none")]
    return f"{' '.join(words)}{noun}" if words else ""


def _own_clauses(persona: Persona) -> Iterator[str]:
    """What is said of themselves, in small letters, cut where somebody else comes in."""
    own = {word.lower() for word in persona.name.split()}
    for clause in re.split(r"[;.!?\n]+", persona.paragraph):
        cut = min((found.start() for found in _strangers(clause, own)), default=len(clause))
        text = clause[:cut].lower()
        for words, item in look_words().phrases.items():
            text = text.replace(words, item)
        yield from (text[at : at + _LONGEST] for at in range(0, len(text), _LONGEST))


def _strangers(clause: str, own: set[str]) -> Iterator[re.Match[str]]:
    """Where a clause begins to be about somebody else: a word for one, or a name that is not their own."""
    yield from _OTHERS.finditer(clause)
    for found in re.finditer(r"(?<=\s)[A-Z][a-z]+\b", clause):
        if found.group().lower() not in own and not re.match(r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day", found.group()):
            yield found


def _so(clause: str, at: int) -> bool:
    """Whether what is said from there on is true of them, now, and not about what they like or trade in."""
    return _NOT_SO.search(clause[:at]) is None and _DENIED.search(clause[:at]) is None


def _hair(clause: str) -> dict[str, Any]:
    """Styles and colours in the few words before "hair", or after "hair is"."""
    words, parts = look_words(), dict[str, Any]()
    for found in re.finditer(r"\bhair(?:ed)?\b", clause):
        if not _so(clause, found.start()):
            continue
        before = _WORD.findall(clause[: found.start()].rsplit(",", 1)[0] + " " + clause[: found.start()].rpartition(",")[2])[-4:]
        told = _AFTER_HAIR.match(clause, found.end())
        for word in (*before, *_WORD.findall(told.group(1) if told else "")):
            if word in words.hair_colours:
                parts["hair_colour"] = words.hair_colours[word]
            if word in words.hair:
                parts["hair"] = words.hair[word]
    if {"long", "curly"} <= set(_WORD.findall(clause)) and parts.get("hair") in ("long", "curly"):
        parts["hair"] = "curly_bob"
    return parts


_STYLED = r"(redhead|blonde?|brunette)\b|\b(balding|bald|ponytail|pigtails|plaits|braids|dreadlocks|dreads|afro|mohawk|mohican|bun|topknot|cornrows|buzzcut|space_buns|box_braids)"  # noqa: E501


def _bald(clause: str) -> dict[str, Any]:
    """A head that is named without hair: "a redhead", "bald", "with a ponytail"."""
    words, parts = look_words(), dict[str, Any]()
    for found in re.finditer(rf"\b(?:{_STYLED})\b", clause):
        colour, style = found.groups()
        if not _so(clause, found.start()) or (
            style == "bun" and not re.search(r"\b(?:in|into|with) an? (?:\w+ )?$", clause[: found.start()])
        ):
            continue
        if colour:
            parts["hair_colour"] = words.hair_colours[colour]
        else:
            parts["hair"] = words.hair[style]
            shade = re.search(r"([a-z]+)[\s-]+$", clause[: found.start()])
            if shade and shade.group(1) in words.hair_colours:
                parts["hair_colour"] = words.hair_colours[shade.group(1)]
    return parts


def _beard(clause: str) -> dict[str, Any]:
    words, parts = look_words(), dict[str, Any]()
    if re.search(r"\bclean[- ]shaven\b", clause):
        return {"beard": "none"}
    for found in re.finditer(r"\b((?:[a-z]+[\s,-]+){0,3})(beard(?:ed)?|moustache|mustache|goatee|stubble|whiskers)\b", clause):
        if not _so(clause, found.start(2)):
            continue
        noun = found.group(2).removesuffix("ed")
        parts["beard"] = words.beards[noun]
        after = re.match(r"\s+(?:is|has gone|has turned)\s+([a-z]+)", clause[found.end() :])
        for word in (*_WORD.findall(found.group(1)), *(after.groups() if after else ())):
            if word in words.hair_colours:
                parts["beard_colour"] = words.hair_colours[word]
            if noun == "beard" and word in words.beards:
                parts["beard"] = words.beards[word]
    return parts


_SKIN = re.compile(
    rf"\b([a-z]+)[\s-]+skin(?:ned)?\b(?!\s+is)|\bskin\s+is\s+([a-z]+)|\b(freckled|freckles)\b|"
    rf"\b(?:is|looks)\s+(pale|tanned)\s*(?:$|,|and\b)|\b(pale|tanned|black|white|brown)\s+(?:{_PERSON})"
)


def _skin(clause: str) -> dict[str, Any]:
    words = look_words()
    for found in _SKIN.finditer(clause):
        word = next(group for group in found.groups() if group)
        if not _so(clause, found.start()):
            continue
        if word.startswith("freckle"):
            return {"extras": ["freckles"]}
        if word in words.skins:
            return {"skin": words.skins[word]}
    return {}


def _eyes(clause: str) -> dict[str, Any]:
    found = re.search(r"\b([a-z]+)[\s-]+eye(?:s|d)\b", clause)
    known = look_words().eyes
    return {"eyes": known[found.group(1)]} if found and found.group(1) in known and _so(clause, found.start()) else {}


def _build(clause: str) -> dict[str, Any]:
    """Only of a person: "is tall and thin", "a burly man", "broad-shouldered"."""
    known = look_words().builds
    if re.search(r"\bbroad[- ]shouldered\b", clause):
        return {"build": "broad"}
    names = "|".join(known)
    found = re.search(
        rf"\b({names})\b[\s,]+(?:[a-z]+[\s,]+){{0,2}}(?:{_PERSON})|\b(?:is|am|are|'m)\s+(?:[a-z]+\s+(?:and\s+)?){{0,2}}({names})\s*(?:$|,|and\b)",
        clause,
    )
    if found is None or not _so(clause, found.start()):
        return {}
    return {"build": known[found.group(1) or found.group(2)]}


_IN_ONE_COLOUR = re.compile(
    r"\b(?:dress(?:es|ed)|wears?|clad|goes about|always)\s+(?:(?:all|always|only|nothing but|in)\s+)*([a-z]+)\s*(?:$|,|\band\b)"
)


def _clothes(clause: str) -> Iterator[dict[str, Any]]:
    """Everything after "wears", and what they are "in" or "with", each in the colour before it."""
    words = look_words()
    whole = _IN_ONE_COLOUR.search(clause)
    if whole is not None and whole.group(1) in words.colours and _DENIED.search(clause[: whole.start()]) is None:
        yield {"top_colour": words.colours[whole.group(1)], "bottom_colour": words.colours[whole.group(1)]}
    wears = _WEARS.search(clause)
    wearing = wears is not None and _DENIED.search(clause[: wears.start()]) is None
    for found in _garments().finditer(clause):
        name = found.group() if found.group() in words.garments else found.group()[:-1]
        before = clause[: found.start()]
        if (wearing and wears is not None and wears.end() <= found.start()) or (found.group() == name and _has_on(before, name)):
            yield garment_parts(name, _colour(before))


@lru_cache(maxsize=1)
def _garments() -> re.Pattern[str]:
    """Every garment, in the plural too, the longest first."""
    known = look_words().garments
    names = sorted((*known, *(f"{name}s" for name in known)), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(names)})\b")


def _has_on(before: str, name: str) -> bool:
    """Whether the words before a garment say that it is worn: "… in a red", "… her old", "… with a white beard and a"."""
    lead = before
    for _ in range(4):
        if _IN.search(lead) or (_AND.search(lead) and _listed(lead)):
            put_away = name in _CARRIED and re.search(r"\bin\s+(?:an?|the|his|her|their|my)?\s*$", lead)
            return not put_away and _so(lead, len(lead))
        shorter = re.sub(r"[a-z_-]+\s*$", "", lead)
        if shorter == lead:
            return False
        lead = shorter
    return False


def _listed(lead: str) -> bool:
    """Whether a list of what they have on, or look like, has begun."""
    begun = re.search(r"\b(?:in|with|has|have)\b(.*)$", lead)
    return begun is not None and (_garments().search(begun.group(1)) is not None or _FEATURES.search(begun.group(1)) is not None)


def _colour(before: str) -> str:
    """The last colour among the three words before a garment; "" where none is said."""
    known, near = look_words().colours, re.split(r"\b(?:and|with)\b|,", before)[-1]
    words = _WORD.findall(near)[-3:]
    found = [word for word in words if word in known]
    if not found:
        return ""
    at = words.index(found[-1])
    if words[at - 1] == "dark" and known[found[-1]] == "blue" and at:
        return "navy"
    return "sky" if at and words[at - 1] == "light" and known[found[-1]] == "blue" else known[found[-1]]
