"""A small save as the released code writes it: two people in the tiny town, from midnight on, with one talk between them."""

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

ADA, BO = "Ada Reed", "Bo Finch"
STEPS = 132
"""Frames of ten seconds: 22 minutes."""
UP, TALK, PART = 60, 72, 102
"""The steps at which Ada gets up, at which the two begin to talk, and at which they have parted."""
BEDROOM = "the Ville:Reed house:bedroom"
LINES = [
    [ADA, "Bo! I am planning a harvest supper at the Corner Shop on February 14th from 5pm."],
    [BO, "A supper? I'd love to come, Ada."],
    [ADA, "Wonderful. Bring your fiddle."],
]
ASLEEP = f"sleeping @ {BEDROOM}:bed"
TALKING = "conversing about conversing about the harvest supper at the Corner Shop @ <persona> "

Frame = dict[str, dict[str, Any]]


def meta(**changes: Any) -> dict[str, Any]:
    return {
        "fork_sim_code": "base_tiny_town",
        "start_date": "February 13, 2023",
        "curr_time": "February 13, 2023, 00:22:00",
        "sec_per_step": 10,
        "maze_name": "tiny_town",
        "persona_names": [ADA, BO],
        "step": STEPS,
        **changes,
    }


def frames() -> list[Frame]:
    """Everybody at every step, as the storage of a simulation has it."""
    return [{ADA: _ada(step), BO: _bo(step)} for step in range(STEPS)]


def _ada(step: int) -> dict[str, Any]:
    if step < UP:
        return _seen((1, 1), ASLEEP, "💤")
    if step < TALK:
        return _seen((1 + min(2, step - UP), 2), f"waking up (stretching) @ {BEDROOM}:stove", "🙆")
    if step < PART:
        return _seen((3, 2), f"{TALKING}{BO}", "💬", LINES)
    return _seen((4, 2), f"making tea @ {BEDROOM}:stove", "🫖")


def _bo(step: int) -> dict[str, Any]:
    if TALK <= step < PART:
        return _seen((3, 3), f"{TALKING}{ADA}", "💬", LINES)
    return _seen((3, 3), "reading the paper @ the Ville:Reed house:bedroom:<random>", "📰")


def _seen(tile: tuple[int, int], doing: str, emoji: str, chat: Any = None) -> dict[str, Any]:
    return {"movement": list(tile), "description": doing, "pronunciatio": emoji, "chat": chat}


def scratch(name: str, **changes: Any) -> dict[str, Any]:
    said = {
        ADA: {
            "age": 34,
            "innate": "kind, curious",
            "learned": "Ada Reed is the owner of the Corner Shop who loves cooking for others.",
            "currently": "Status: Today is a quiet day! Ada Reed is planning a harvest supper at the Corner Shop.",
            "lifestyle": "Ada Reed goes to bed around 10pm, awakes up around 6am. She likes tea.",
            "daily_req": ["wake up and complete her routine at 6:00 am", "open the Corner Shop at 8:00 am"],
        },
        BO: {
            "age": 61,
            "innate": "gruff, loyal",
            "learned": "Bo Finch is a retired sailor. He plays the fiddle.",
            "currently": "Bo Finch is mending his nets.",
            "lifestyle": "Bo Finch goes to bed around 11pm, awakes up around 7am.",
            "daily_req": ["Eat breakfast at 8:00 am"],
        },
    }[name]
    return {"name": name, "living_area": BEDROOM, "curr_tile": [3, 3], "curr_time": None, **said, **changes}


PLACES = {
    "the Ville": {
        "Reed  House": {"bedroom": ["bed", "stove"], "bathroom": ["toilet"], "cellar": ["barrel"]},
        "Corner Shop": {},
        "Moon base": {"dome": ["rocket"]},
    }
}


def node(number: int, kind: str, at: str, text: str, **more: Any) -> dict[str, Any]:
    """One memory; `at` is a time of 13 February."""
    return {
        "node_count": number,
        "type_count": number,
        "type": kind,
        "depth": 0,
        "created": f"2023-02-13 {at}",
        "expiration": None,
        "subject": ADA,
        "predicate": "is",
        "object": "something",
        "description": text,
        "embedding_key": text,
        "poignancy": 4,
        "keywords": [],
        "filling": [],
        **more,
    }


def nodes(name: str) -> dict[str, Any]:
    """The memories, newest first as the released code writes them; all shapes of `filling` are among Ada's."""
    if name == BO:
        return {"node_1": node(1, "event", "00:00:00", "Bo Finch is idle", subject=BO, object="idle", poignancy=1)}
    plan = "This is Ada Reed's plan for Monday February 13: wake up at 6, open the shop at 8."
    party = "Ada Reed is excited to be planning a harvest supper at the Corner Shop on February 14th from 5pm."
    bed = {"subject": f"{BEDROOM}:bed", "predicate": "is", "object": "idle", "poignancy": 0}
    chat = {"subject": ADA, "predicate": "chat with", "object": BO, "poignancy": 7}
    made = [
        node(1, "event", "00:00:00", "bed is idle", **bed),
        node(2, "thought", "00:00:00", plan, predicate="plan", filling=None),
        node(3, "thought", "00:00:20", party, predicate="be", object="excited", filling=None, poignancy=6),
        node(4, "chat", "00:12:10", "conversing about the harvest supper.", filling=deepcopy(LINES), **chat),
        node(5, "event", "00:12:10", "Ada Reed is conversing about the harvest supper.", filling=["node_4"]),
        node(6, "thought", "00:17:10", "Bo Finch will bring his fiddle", filling=["node_5", "node_4"], poignancy=99),
        node(7, "thought", "00:18:00", "this is blank", filling="node_1"),
        node(8, "event", "00:21:40", "Ada Reed is making tea", last_accessed="2023-02-13 00:21:50"),
    ]
    return {f"node_{each['node_count']}": each for each in reversed(made)}


def write_save(folder: Path, master: bool = False) -> Path:
    """Write a save: as a simulation's storage, or with all movement in one file, told by what changed. Returns its folder."""
    head = folder / "meta.json" if master else folder / "reverie" / "meta.json"
    put(head, meta())
    if master:
        put(folder / "master_movement.json", _changes(frames()))
    else:
        for step, people in enumerate(frames()):
            put(folder / "movement" / f"{step}.json", {"persona": people, "meta": {"curr_time": "now"}})
    for name in (ADA, BO):
        mind = folder / "personas" / name / "bootstrap_memory"
        put(mind / "scratch.json", scratch(name))
        put(mind / "spatial_memory.json", PLACES)
        put(mind / "associative_memory" / "nodes.json", nodes(name))
        put(mind / "associative_memory" / "kw_strength.json", {})
    return folder


def put(path: Path, data: Any) -> None:
    """Write a file, and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")


def _changes(steps: list[Frame]) -> dict[str, Frame]:
    before: Frame = {}
    told = {}
    for step, people in enumerate(steps):
        told[str(step)] = {name: seen for name, seen in people.items() if before.get(name) != seen}
        before = people
    return told
