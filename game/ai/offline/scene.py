"""Owns one block while it is broken down: its words, its place, and turning ideas into steps that stand at something."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from game.ai.knowledge import knowledge
from game.ai.known_places import KnownObject
from game.ai.offline.atlas import Venue
from game.ai.offline.chains import Idea, chain
from game.ai.offline.emoji import emoji_for
from game.ai.offline.minutes import USUAL, Grain
from game.ai.offline.objects import state_in_use, words_of
from game.ai.offline.today import Today
from game.ai.offline.venues import FLOOR
from game.ai.offline.wording import Slots, fill
from game.ai.plans import Block, Step
from game.world.chance import chance
from game.world.places import OUTDOORS, is_a_place

ANYTHING = "any"
"""What serves when nothing fitting does."""
EATING = "eat"
"""The activity of steps in which a meal is eaten: nobody goes without for the sake of the way."""
OF_MACHINES = ("on", "off", "open", "closed", "running")
"""States that only what can be switched or opened may be in."""
ROAMING = frozenset(
    ("shelf", "store_shelf", "food_shelf", "goods_shelf", "bookshelf", "park_garden", "garden", "guest_seat", "playground")
)
"""Kinds of which somebody at work there visits now this, now that; at a seat or a desk one stays."""


@dataclass(slots=True)
class Draft:
    """A step that has its place but not yet its time; `minutes` is what it would like."""

    text: str
    minutes: int
    arena: int
    target: int | None
    wanted: str
    state: str | None
    emoji: str
    importance: int
    activity: str

    def step(self, start: int, end: int) -> Step:
        """The draft with its time."""
        return Step(
            self.text,
            start,
            end,
            self.arena,
            self.target,
            self.state,
            self.emoji,
            self.importance,
            self.activity,
            self.wanted,
            firm=self.activity == EATING,
        )


@dataclass
class Scene:
    """A block, and what its sentences and steps draw on. `used` are the day's texts so far, `staff` whether they work there.

    `makeshift` means that nothing of the trade stands here, and that they make do with whatever does.
    """

    today: Today
    block: Block
    venue: Venue
    slots: Slots
    object: str
    emoji: str
    importance: int
    used: set[str]
    prefer: frozenset[str] = frozenset()
    staff: bool = False
    grain: Grain = USUAL
    makeshift: bool = False
    drafts: list[Draft] = field(default_factory=list)

    @property
    def minutes(self) -> int:
        """How long the steps so far would like to take."""
        return sum(draft.minutes for draft in self.drafts)

    @property
    def length(self) -> int:
        """How long the block is."""
        return self.block.end - self.block.start

    def play(self, texts: Iterable[str]) -> None:
        """Add the steps of chains, one chain after another."""
        for text in texts:
            self.add(chain(text))

    def add(self, ideas: Iterable[Idea]) -> None:
        """Add ideas as steps; what wants an object that is not there is left out."""
        for idea in ideas:
            draft = self.draft(idea)
            if draft is not None:
                self.drafts.append(draft)
                self.used.add(draft.text)

    def fresh(self, text: str) -> bool:
        """Whether a chain's first step was not yet done today."""
        return fill(chain(text)[0].text, self.slots) not in self.used

    def can(self, text: str) -> bool:
        """Whether most steps of a chain find what they want here."""
        wanted = [idea for idea in chain(text) if idea.wanted and idea.wanted != FLOOR]
        return not wanted or sum(self._find(self.meant(idea.wanted), idea.place) is not None for idea in wanted) * 2 > len(wanted)

    def room(self, text: str) -> int:
        """Where a chain begins: the id of an arena, -1 for wherever they are."""
        first = chain(text)[0]
        thing = self._find(self.meant(first.wanted), first.place) if first.wanted and first.wanted != FLOOR else None
        return thing.arena if thing else -1

    @property
    def outside(self) -> bool:
        """Whether it is anywhere out of doors, where one needs nothing to stand at."""
        return self.venue.sector == OUTDOORS

    @property
    def main_room(self) -> int:
        """Where what the block is mainly done at stands: the id of an arena, -1 for nowhere."""
        thing = self._find(self.meant(self.object), "")
        return thing.arena if thing else -1

    def draft(self, idea: Idea) -> Draft | None:
        """An idea as a step at a place; without a wish of its own it stays where the last one was. None when nothing serves."""
        text, state = fill(idea.text, self.slots), fill(idea.state, self.slots) or None
        activity = idea.doing or self.block.activity or "habit"
        importance = max(1, min(10, idea.importance or self.importance))
        emoji = emoji_for(text, self.emoji)
        if not idea.wanted and not idea.place and self.drafts:
            last = self.drafts[-1]
            state = None if last.state is None else state or last.state
            return Draft(text, idea.minutes, last.arena, last.target, last.wanted, state, emoji, importance, activity)
        if idea.wanted == FLOOR or (self.outside and not idea.wanted):
            return Draft(text, idea.minutes, self._floor(), None, "", None, emoji, importance, activity)
        wanted = self.meant(idea.wanted or self.object)
        thing = self._find(wanted, idea.place) or (self._find(ANYTHING, "") if self.makeshift and not self.outside else None)
        if thing is None:
            standing = Draft(text, idea.minutes, self._floor(), None, "", None, emoji, importance, activity)
            return standing if self.makeshift or self.outside else None
        state = None if self.makeshift and wanted != ANYTHING else state
        state = _state_of(thing.kind, state)
        return Draft(text, idea.minutes, thing.arena, thing.id, wanted, state, emoji, importance, activity)

    def _floor(self) -> int:
        """The room of the place, or its fullest: where people stand about. -1 for wherever they are."""
        rooms = self.today.atlas.rooms(self.venue.sector)
        inside = [room for room in rooms if self.venue.arena in (None, room.id)]
        return max(inside, key=lambda room: (len(room.objects), -room.id)).id if inside else -1

    def meant(self, wanted: str) -> str:
        """The kind of object a step wants here: of instruments, the one that is played."""
        if wanted != "instrument":
            return wanted
        serves = knowledge("objects")["serves"]
        return next((word for word in sorted(words_of(self.slots["x"])) if word in serves), wanted)

    def _find(self, wanted: str, place: str) -> KnownObject | None:
        atlas = self.today.atlas
        turn = self._seat + (len(self.drafts) if self.staff and wanted in ROAMING else 0)
        if not place:
            return atlas.find(wanted, self.venue, turn, self.prefer)
        start, end = self.block.start, self.block.end
        venues = [venue for venue in atlas.of_kind(place) if atlas.is_open(venue, start, end)]
        found = (atlas.find(wanted, venue, turn, self.prefer) for venue in venues)
        return next((thing for thing in found if thing is not None), None)

    @cached_property
    def _seat(self) -> int:
        """Which seat of a place is theirs today: who follows in number takes the next, so that few want the same."""
        today = self.today
        return today.resident + chance(today.seed, today.day, 0, f"seat {self.venue.label}").randrange(1 << 16)


def _state_of(kind: str, state: str | None) -> str | None:
    """What becomes of a thing of a kind: a place behind a counter has no state, and a seat is not switched on or opened."""
    if is_a_place(kind):
        return None
    usual = state_in_use(kind)
    return usual if state in OF_MACHINES and usual == "occupied" else state
