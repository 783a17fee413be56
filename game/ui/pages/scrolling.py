"""Owns which controls of a page are in sight when there are more than fit."""

from game.ui.pages.page import Page


def in_sight(page: Page, heights: list[float], room: float) -> list[int]:
    """The numbers of the controls shown, from the top down; the page's `first` is moved to where it can be.

    Those held above and below are always among them; between them as many whole ones as fit, the one reached too.
    """
    above, end = page.held_above, max(page.held_above, len(heights) - page.held_below)
    held = [*range(above), *range(end, len(heights))]
    room -= sum(heights[number] for number in held)
    page.first = max(above, min(page.first, _last_first(heights, above, end, room)))
    if above <= page.at < end:
        page.first = min(page.first, page.at)
        while page.first < page.at and sum(heights[page.first : page.at + 1]) > room:
            page.first += 1
    last, tall = page.first, 0.0
    while last < end and (tall + heights[last] <= room or last == page.first):
        tall, last = tall + heights[last], last + 1
    return [*range(above), *range(page.first, last), *range(end, len(heights))]


def _last_first(heights: list[float], above: int, end: int, room: float) -> int:
    """The first control in sight when the last one is at the end of the room."""
    first, tall = end, 0.0
    while first > above and tall + heights[first - 1] <= room:
        first -= 1
        tall += heights[first]
    return min(first, max(above, end - 1))
