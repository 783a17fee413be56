"""Owns books and cups in the hands of the walking figure."""

from game.portrayal.painting import palette
from game.portrayal.painting.body import Figure

BOOK = ("ccccccccccc", "cBBBBcBBBBc", "cBBBBcBBBBc", "cBBBBcBBBBc", "cBBBBcBBBBc", "ccccccccccc")
SIDE_BOOK = ("......pC", "....ppCC", "..ppppC.", "ppppCC..", "CCCC....")
CUP = (".sss.", "wwwww", "wwwwv", "wwwww", ".www.")


def paint_peeping(figure: Figure) -> None:
    """What is seen from behind of a book or a cup: its edges beside the body. Painted before the trunk."""
    c, pose = figure.canvas, figure.pose
    places = {"book": (0, 1), "page": (0, 1), "cup_low": (1,), "cup_high": (1,)}.get(pose.prop, ())
    for index in places:
        hand = figure.limb_points(pose.arms[index], index)[2]
        x, y, out = int(hand[0]), int(hand[1]), -1 if index == 0 else 1
        if pose.prop.startswith("cup"):
            white = palette.cloth("white")
            c.letters(x, y - 5, CUP, {"w": white[4], "v": white[2], "s": palette.cloth("brown")[3]})
        else:
            left = x + (1 if out > 0 else -3)
            c.box(left, y - 5, 3, 6, palette.plain("paper")[4])
            c.box(left + (2 if out > 0 else 0), y - 5, 1, 6, palette.cloth("blue")[3])


def paint_prop(figure: Figure) -> None:
    """A book or a cup in the hands."""
    c, pose = figure.canvas, figure.pose
    if pose.prop == "none" or figure.view == "up":
        return
    index = 0 if figure.view == "side" else 1
    hand = figure.limb_points(pose.arms[index], index)[2]
    warm = figure.look.top_colour in ("red", "wine", "orange", "pink", "rose")
    red, paper, white = palette.cloth("blue" if warm else "red"), palette.plain("paper"), palette.cloth("white")
    key = {
        "c": red[2],
        "B": red[3],
        "C": red[3],
        "p": paper[4],
        "s": palette.cloth("brown")[3],
        "w": white[4],
        "v": white[2],
    }
    if pose.prop in ("book", "page"):
        if figure.view == "side":
            c.letters(int(hand[0]) - 1, int(hand[1]) - 5, SIDE_BOOK, key)
            return
        y = int(hand[1]) - 4
        c.row(figure.cx - 5, y - 1, 11 - 1, paper[4])
        if pose.prop == "page":
            c.row(figure.cx - 2, y - 2, 3, paper[4])
        c.letters(figure.cx - 5, y, [row[:10] for row in BOOK], {**key})
        for x in (figure.cx - 6, figure.cx + 4):
            c.box(x, y + 3, 2, 2, figure.skin[3])
        return
    x, y = int(hand[0]) - (1 if figure.view == "side" else 2), int(hand[1]) - 4
    cup = c.empty_mask()
    cup[max(y, 0) : y + 5, x : x + 5] = True
    c.contact(cup, 2, ((1, 0), (-1, 0), (0, 1), (0, -1)))
    c.letters(x, y, CUP, key)
    c.box(x + (1 if figure.view == "side" else 3), y + 2, 2, 2, figure.skin[3])
