"""Owns how a pastime, a meal or a chore becomes steps: a spine in order, and more of it when there is more time."""

from game.ai.knowledge import knowledge
from game.ai.offline.chains import Idea, chain
from game.ai.offline.colour import colour
from game.ai.offline.scene import Draft, Scene
from game.ai.offline.wording import fill

ROUTINES = frozenset(("routine", "meal"))
ROUNDS = 6
"""A script is gone through at most so often in one block."""
COLOUR_EVERY = 4
"""After so many steps of a long pastime comes one of the person's own."""


def play_script(scene: Scene, role: str) -> None:
    """Turn a block into steps by the chains of its activity, `role` naming which ("out", "host"; "" the usual)."""
    table = knowledge("activities").get(scene.block.activity) or knowledge("activities")["habit"]
    usual = table.get("outside", table["core"]) if scene.outside else table["core"]
    chains = [text for text in table.get(role) or usual if scene.can(text)] or list(usual)
    kind = str(table.get("kind", ""))
    spine = _spine(scene, chains, kind)
    more = [text for text in chains if text != spine]
    scene.today.dice(f"script {scene.block.start}").shuffle(more)
    ideas = chain(spine)
    closing = _closing(scene, ideas)
    scene.add(ideas[:-1] if closing else ideas)
    if kind not in ROUTINES:
        middle = ideas[:-1] if closing else ideas
        length = scene.length - sum(draft.minutes for draft in closing)
        _fill(scene, [*map(chain, more), middle], length, personal=kind != "event")
    scene.drafts += closing


def _spine(scene: Scene, chains: list[str], kind: str) -> str:
    fresh = [text for text in chains if scene.fresh(text)] or chains
    several = kind in ROUTINES or len(chain(chains[0])) == 1
    return scene.today.rotate(fresh, f"spine {scene.block.activity}") if several else fresh[0]


def _closing(scene: Scene, ideas: tuple[Idea, ...]) -> list[Draft]:
    draft = scene.draft(ideas[-1]) if len(ideas) > 2 and ideas[-1].wanted else None
    return [draft] if draft else []


def _fill(scene: Scene, chains: list[tuple[Idea, ...]], length: int, personal: bool) -> None:
    """Go through the chains once, and again only if the steps at their longest would not last."""
    for count in range(ROUNDS * len(chains)):
        again = count >= len(chains)
        if scene.minutes >= length - 4 or (again and len(scene.drafts) * scene.grain.longest >= length):
            return
        ideas = chains[count % len(chains)]
        if again or fill(ideas[0].text, scene.slots) not in scene.used:
            scene.add(ideas)
        if personal and len(scene.drafts) % COLOUR_EVERY == 0 and scene.minutes < length - 9:
            idea = colour(scene, str(count))
            scene.add([idea] if idea else [])
