"""A player's hand in a lively town: comes in without the arrival page, and lets ticks pass."""

from lively_town import LivelyTown
from window_hand import Hand

from game.world.places import Tile

NAME = "Vera Lund"


def walk_in(hand: Hand, tile: Tile | None = None, about: str = "a reporter") -> int:
    """Somebody comes to town, near a tile (the square if left out); answers their number."""
    view = hand.view
    world = view.session.simulation
    square = next(arena for arena in world.town.arenas.values() if arena.name == "square")
    free = [each for each in square.tiles if not world.town.blocked[each[1], each[0]]]
    view.visit.avatar.arrive(NAME, about, "visitor_2", tile or free[len(free) // 2])
    ticks(hand, 1)
    number = view.visit.avatar.number
    assert number is not None
    return number


def ticks(hand: Hand, count: int) -> None:
    """Let so many ticks pass, in frames, however slowly time may pass just now."""
    world = hand.view.session.simulation
    goal = world.now + count
    for _ in range(3000):
        if world.now >= goal:
            return
        hand.frame()
    raise AssertionError("time stands still")


def walk_out(hand: Hand, town: LivelyTown) -> None:
    """As if nobody had been there."""
    visit = hand.view.visit
    visit.steps.stop()
    visit.errand.let_go()
    hand.view.input.leave()
    visit.chat.entry.text = ""
    visit.open_card(None)
    visit.voice.show(None)
    visit.leading, visit.away, visit.goal = True, False, None
    visit.avatar.leave_town()
    town.waiting = False
    hand.view.pace.speed = "1x"
    ticks(hand, 2)
