"""Owns where everything on the people screen lies, in a window of any size from the smallest on."""

from game.sprites.atlas import Region

MARGIN, GAP = 12.0, 12.0
_HEAD, _STRIP, _FIELD, _BUTTON = 40.0, 84.0, 42.0, 48.0
_LEGEND = 20.0


def lay_out(size: tuple[float, float]) -> dict[str, Region]:
    """The place of everything by its name, for a window of so many points."""
    panel = (MARGIN / 2, MARGIN / 2, size[0] - MARGIN, size[1] - MARGIN)
    left, top = panel[0] + MARGIN + 2, panel[1] + MARGIN
    width, height = panel[2] - 2 * MARGIN - 4, panel[3] - 2 * MARGIN
    head, strip = (left, top - 4, width, _HEAD - 8), (left, top + height - _STRIP, width, _STRIP)
    body = (left, top + _HEAD - 6, width, height - _HEAD - _STRIP)
    people = min(230.0, width * 0.19)
    found = max(372.0, width * 0.36)
    middle = (left + people + GAP, body[1], width - people - found - 2 * GAP, body[3])
    right = (middle[0] + middle[2] + GAP, body[1], found, body[3])
    places = {"panel": panel, "head": head, "strip": strip}
    return places | _people((left, body[1], people, body[3])) | _writing(middle) | _finding(right)


def _people(place: Region) -> dict[str, Region]:
    x, y, width, height = place
    return {"people": (x, y, width, height - _BUTTON - GAP), "people buttons": (x, y + height - _BUTTON, width, _BUTTON)}


def _writing(place: Region) -> dict[str, Region]:
    x, y, width, height = place
    age = min(110.0, width * 0.3)
    note = 38.0
    foot = y + height - _BUTTON
    area = foot - note - _LEGEND - 3 - (y + _FIELD)
    saved = width * 0.34
    return {
        "name": (x, y, width - age - GAP, _FIELD),
        "age": (x + width - age, y, age, _FIELD),
        "paragraph": (x, y + _FIELD, width, area),
        "legend": (x, y + _FIELD + area + 3, width, _LEGEND),
        "note": (x, y + _FIELD + area + 3 + _LEGEND, width, note),
        "file": (x, foot, saved, _BUTTON),
        "buttons": (x + saved + GAP, foot, width - saved - GAP, _BUTTON),
    }


def _finding(place: Region) -> dict[str, Region]:
    x, y, width, height = place
    face, step = 180.0, 32.0
    left = x + face + GAP
    room = width - face - GAP
    parts = ("hair", "hair_color", "skin", "clothes", "clothes_color", "hat")
    places: dict[str, Region] = {name: (left, y + number * step, room, step) for number, name in enumerate(parts)}
    tall = len(parts) * step
    findings = (x, y + tall + 6, width, height - tall - 6)
    return places | {"likeness": (x, y, face, 96), "looks": (x, y + 104, face + 4, 43), "plain": (x, y + 148, face + 4, 43),
                     "findings": findings}  # fmt: skip
