"""Draws the game's icon and the word "Smallville" for its title screen."""
from pathlib import Path

import numpy as np

import png
from props import palette as p
from props.canvas import Canvas
from props.parts import ball, box

LETTERS = {
    "S": ("..#####.", ".#######", "###...##", "###.....", "######..", ".#######", "..######", ".....###", "##...###", "#######.",
          ".#####.."),
    "m": ("", "", "", "##.###.###.", "###########", "###.####.##", "##...##..##", "##...##..##", "##...##..##", "##...##..##",
          "##...##..##"),
    "a": ("", "", "", ".#####.", "#######", "##..###", "....###", ".######", "##..###", "#######", ".###.##"),
    "l": ("###", "###", "###", "###", "###", "###", "###", "###", "###", "###", "###"),
    "v": ("", "", "", "##...##", "##...##", "##...##", "###.###", ".##.##.", ".#####.", "..###..", "..###.."),
    "i": ("###", "###", "", "###", "###", "###", "###", "###", "###", "###", "###"),
    "e": ("", "", "", ".#####.", "#######", "##...##", "#######", "#######", "##.....", "#######", ".#####."),
}
SCALE, GAP = 4, 2
FILL = ("gold3", "gold2", "gold2", "gold1")      # from the top of a letter down


def word_mask(word):
    """The letters as a boolean picture, one cell a pixel of the design."""
    rows = [""] * 11
    for letter in word:
        width = max(map(len, LETTERS[letter]))
        rows = [row + line.ljust(width, ".") + "." * GAP for row, line in zip(rows, LETTERS[letter], strict=True)]
    return np.array([[cell == "#" for cell in row] for row in rows])


def smoothed(mask):
    """The mask four times as large, its stairs cut to slopes (Scale2x, twice)."""
    for _ in range(2):
        edge = np.pad(mask, 1)
        up, down, left, right = edge[:-2, 1:-1], edge[2:, 1:-1], edge[1:-1, :-2], edge[1:-1, 2:]
        out = mask.repeat(2, 0).repeat(2, 1)
        for row, column, one, other, far, near in ((0, 0, left, up, down, right), (0, 1, up, right, left, down),
                                                   (1, 0, left, down, up, right), (1, 1, down, right, left, up)):
            out[row::2, column::2] = np.where((one == other) & (one != far) & (other != near), one, mask)
        mask = out
    return mask


def title():
    mask = np.pad(smoothed(word_mask("Smallville")), ((4, 10), (4, 2)))
    c = Canvas(mask.shape[1], mask.shape[0])
    for depth in range(5, 0, -1):                  # the letters' thickness, towards the viewer
        c.mask(np.roll(mask, depth, 0), "wood1" if depth > 3 else "gold0")
    top, tall = 4, 11 * SCALE
    rows = np.arange(mask.shape[0])[:, None] * np.ones(mask.shape[1], int)
    for i, tone in enumerate(FILL):
        c.mask(mask & (rows >= top + tall * i // len(FILL)), tone)
    c.mask(mask & ~np.roll(mask, 2, 0), "stone5")
    return c.outline().image()


def cottage(c, x, y):
    """A cottage 38 px wide whose foot is at y."""
    c.rect(x + 27, y - 46, 6, 14, "stone2")
    c.vline(x + 27, y - 46, 14, "stone4")
    box(c, x + 4, y - 24, 30, 2, 22, p.CREAM)
    for row in range(20):                          # the roof, tile course by tile course
        reach = min(row // 2, 8)
        c.hline(x + 8 - reach, y - 42 + row, 22 + 2 * reach, ("red3", "red2", "red2", "red1")[row % 4])
    c.rect(x, y - 23, 38, 2, "red0")
    c.rect(x + 14, y - 15, 10, 15, "wood2")
    c.rect(x + 15, y - 14, 8, 14, "wood3")
    c.vline(x + 15, y - 14, 14, "wood4")
    c.dot(x + 21, y - 7, "gold3")
    for left in (6, 26):
        c.rect(x + left, y - 17, 7, 8, "wood2")
        c.rect(x + left + 1, y - 16, 5, 6, "gold3")
        c.vline(x + left + 3, y - 16, 6, "gold1")
        c.hline(x + left + 1, y - 13, 5, "gold1")


def cherry(c, x, y):
    """A small round tree in blossom, its foot at y."""
    c.rect(x + 7, y - 12, 4, 12, "wood2")
    c.vline(x + 7, y - 12, 12, "wood3")
    for cx, cy, r in ((5, -16, 6), (13, -16, 6), (9, -14, 6), (6, -22, 6), (12, -22, 5.5), (9, -25, 5)):
        ball(c, x + cx, y + cy, r, r, p.PINK)


def icon():
    """A cottage and a cherry tree under a bright sky, in a rounded square."""
    c = Canvas(64, 64)
    for y in range(64):
        c.hline(0, y, 64, "water3" if y < 18 else "water4" if y < 40 else "mid0" if y < 44 else "grass3")
    ball(c, 27, 8, 5, 5, ("gold2", "gold3", "gold3", "gold3", "stone5"))
    for x, y, w in ((6, 12, 14), (9, 10, 7), (36, 24, 12)):
        c.rect(x, y, w, 3, "stone5")
    c.poly([(36, 53), (44, 53), (48, 63), (30, 63)], "earth3")
    scene = Canvas(64, 64)
    cherry(scene, 2, 54)
    cottage(scene, 21, 53)
    c.blit(scene.outline(), 0, 0)
    for x, y, tone in ((10, 58, "pink3"), (17, 60, "gold3"), (52, 58, "stone5"), (57, 55, "pink2"), (5, 56, "gold3")):
        c.rect(x, y, 2, 2, tone)
    y, x = np.mgrid[0:64, 0:64]
    corner = np.maximum(abs(x - 31.5) - 20, 0) ** 2 + np.maximum(abs(y - 31.5) - 20, 0) ** 2
    c.a[corner > 132] = 0
    c.a[(corner > 108) & (corner <= 132)] = (*p.colour("ink1"), 255)
    return c.image()


def build(folder: Path) -> None:
    png.save(icon(), folder / "icon.png")
    png.save(title(), folder / "title.png")
