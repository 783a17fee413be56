"""Writes everybody's sheet and portraits, with people.json that says how to read them."""

import json

import png

from .looks import VISITORS_FILE, load_people
from .portraits import MOODS, draw_portrait
from .sheets import describe, draw_sheet


def build(folder):
    people = {**load_people(), **load_people(VISITORS_FILE)}
    for key, person in people.items():
        png.save(draw_sheet(person['look']), folder / 'sheets' / f'{key}.png')
        for mood in MOODS:
            png.save(draw_portrait(person['look'], mood), folder / 'portraits' / f'{key}_{mood}.png')
    text = json.dumps(describe(people), indent=1) + '\n'
    (folder / 'people.json').write_text(text, encoding='utf-8', newline='\n')
