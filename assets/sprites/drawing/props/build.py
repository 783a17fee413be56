"""Writes every prop's pictures, with props.json that says how to read them.

`<name>.png` is a prop standing still, in its own state; `<name>__<state>.png` are its other states and, side by
side, the frames of those that move.
"""
import json

import numpy as np

import png

from . import themes
from .canvas import Canvas


def frames_of(art):
    return art if isinstance(art, list) else [art]


def row_span(canvases):
    """First and last used row over all pictures of a prop, so that they share one base line."""
    used = np.zeros(canvases[0].h, bool)
    for c in canvases:
        used |= (c.a[..., 3] > 0).any(axis=1)
    rows = np.nonzero(used)[0]
    return int(rows[0]), int(rows[-1]) + 1


def strip(frames, top, bottom):
    """Frames side by side."""
    w = frames[0].w
    out = Canvas(w * len(frames), bottom - top)
    for i, f in enumerate(frames):
        out.blit(f.crop(0, top, w, bottom - top), i * w, 0)
    return out.image()


def write(prop, folder):
    """Saves the pictures of one prop; returns its entry for props.json."""
    every = [f for art in prop.art.values() for f in frames_of(art)]
    top, bottom = row_span(every + ([prop.overlay] if prop.overlay else []))
    bottom = prop.base or bottom
    own = next(iter(prop.art))
    png.save(strip(frames_of(prop.art[own])[:1], top, bottom), folder / f"{prop.name}.png")
    states = {}
    for state, art in prop.art.items():
        frames = frames_of(art)
        states[state] = f"{prop.name}__{state}.png" if state != own or len(frames) > 1 else f"{prop.name}.png"
        png.save(strip(frames, top, bottom), folder / states[state])
    entry = {"footprint": list(prop.footprint), "use_from": list(prop.use_from), "kind": prop.kind,
             "group": prop.group, "layer": prop.layer, "size": [every[0].w, bottom - top], "state": own,
             "states": states, "frames": {state: len(frames_of(art)) for state, art in prop.art.items()}, **prop.extra}
    if prop.overlay:
        entry["overlay"] = f"{prop.name}__overlay.png"
        png.save(strip([prop.overlay], top, bottom), folder / entry["overlay"])
    return entry


def build(folder):
    table = {}
    for prop in themes.all_props():
        if prop.name in table:
            raise ValueError(f"two props named {prop.name}")
        table[prop.name] = write(prop, folder)
    text = json.dumps(table, indent=1, sort_keys=True) + "\n"
    (folder / "props.json").write_text(text, encoding="utf-8", newline="\n")
