"""Owns how work becomes steps: opening, ordered arcs that do not repeat before they must, busy hours, closing."""

from dataclasses import dataclass, field, replace

from game.ai.knowledge import knowledge
from game.ai.offline.chains import chain
from game.ai.offline.colour import colour
from game.ai.offline.scene import Scene
from game.ai.offline.timeline import unpack
from game.ai.offline.wording import fill
from game.ai.plans import Block

BUSY_HOURS = frozenset((8, 9, 12, 13, 16, 17, 18, 19, 20, 21))
COLOUR_EVERY = 6
LONGEST_LOOP = 160


@dataclass(slots=True)
class Arcs:
    """How far the arcs of one job have got today: those left of this round, in order, and how many have been begun."""

    left: list[str] = field(default_factory=list)
    begun: int = 0

    def next(self, scene: Scene, texts: list[str], key: str) -> str:
        """Each arc once, in the day's own order but room by room; the next time round in another order."""
        if not self.left:
            self.left = _in_order(scene, texts, f"arcs {key} {self.begun}")
        self.begun += 1
        return self.left.pop(0)


def play_shift(scene: Scene, blocks: tuple[Block, ...], progress: dict[str, Arcs]) -> None:
    """Turn a stretch of work into steps. `blocks` are the whole day's, `progress` how far each job's arcs have got."""
    role = unpack(scene.block.detail)[0]
    table = knowledge("occupations").get(role) or knowledge("occupations")["worker"]
    prefix = "class_" if scene.block.activity == "class" else ""
    same = [block for block in blocks if block.activity == scene.block.activity and block.detail == scene.block.detail]
    if scene.block == same[0] or prefix:
        scene.play(table.get(f"{prefix}open", []))
    closing = replace(scene, drafts=[])
    if scene.block == same[-1] or prefix:
        closing.play(table.get(f"{prefix}close", []))
    arcs = {name: [text for text in table.get(f"{prefix}{name}", []) if scene.can(text)] for name in ("core", "peak")}
    room, key = scene.length - closing.minutes, f"{prefix}{role} {scene.venue.label}"
    _fill(scene, arcs, room, progress, key)
    if scene.minutes < room // 2:
        # nothing of the trade stands here: they make do with what does
        scene.makeshift = True
        _fill(scene, arcs | {"core": list(table.get(f"{prefix}core") or table["core"])}, room, progress, f"{key} makeshift")
    scene.drafts += closing.drafts


def _fill(scene: Scene, arcs: dict[str, list[str]], room: int, progress: dict[str, Arcs], key: str) -> None:
    for turn in range(LONGEST_LOOP):
        if scene.minutes >= room - 4 or not arcs["core"]:
            return
        hour = (scene.block.start + scene.minutes) // 60 % 24
        name = "peak" if arcs["peak"] and turn % 2 and hour in BUSY_HOURS else "core"
        so_far = progress.setdefault(f"{key} {name}", Arcs())
        _add(scene, so_far.next(scene, arcs[name], f"{key} {name}"), so_far.begun)
        if turn % COLOUR_EVERY == COLOUR_EVERY - 1:
            idea = colour(scene, str(turn))
            scene.add([idea] if idea else [])


def _in_order(scene: Scene, texts: list[str], purpose: str) -> list[str]:
    """Room by room, beginning in the one that the work is mainly done in."""
    dice, order = scene.today.dice(purpose), list(texts)
    begins = {text: scene.room(text) for text in order}
    rooms = sorted(set(begins.values()))
    dice.shuffle(order)
    dice.shuffle(rooms)
    rooms.sort(key=lambda room: room != scene.main_room)
    return sorted(order, key=lambda text: rooms.index(begins[text]))


def _add(scene: Scene, text: str, count: int) -> None:
    """Add a chain about the next piece of work, without the steps that were done just now."""
    scene.slots = scene.slots | {"stuff": _piece(scene, count)}
    lately = {draft.text for draft in scene.drafts[-8:]}
    scene.add([idea for idea in chain(text) if fill(idea.text, scene.slots) not in lately])


def _piece(scene: Scene, count: int) -> str:
    role = unpack(scene.block.detail)[0]
    job = next((job for job in scene.today.persona.occupations if job.archetype == role), None)
    stuff = list(job.stuff) if job and job.stuff else ["the task at hand"]
    return stuff[(scene.today.day + count) % len(stuff)]
