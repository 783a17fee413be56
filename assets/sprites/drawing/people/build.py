"""Writes the sheets and portraits of our own people and of visitors, with people.json that says how to read them."""
import json
from pathlib import Path

import png

from game.portrayal.drawn_people import RESIDENTS_FILE, VISITORS_FILE, read_people
from game.portrayal.painting.portraits import MOODS, draw_portrait
from game.portrayal.painting.sheets import describe, draw_sheet


def build(folder: Path) -> None:
    """Draw everybody of the two files into a folder."""
    people = {**read_people(RESIDENTS_FILE), **read_people(VISITORS_FILE)}
    for key, person in people.items():
        png.save(draw_sheet(person.look), folder / "sheets" / f"{key}.png")
        for mood in MOODS:
            png.save(draw_portrait(person.look, mood), folder / "portraits" / f"{key}_{mood}.png")
    entries = {
        key: {
            "name": person.name,
            "age": person.age,
            "personality": person.personality,
            "sheet": f"sheets/{key}.png",
            "portraits": {mood: f"portraits/{key}_{mood}.png" for mood in MOODS},
        }
        for key, person in people.items()
    }
    text = json.dumps({**describe(), "people": entries}, indent=1) + "\n"
    (folder / "people.json").write_text(text, encoding="utf-8", newline="\n")
