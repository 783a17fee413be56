"""Owns the small signs beside words: what kind of memory, a tree's branches, what a button does. A letter is a colour."""

from collections.abc import Hashable

from PIL import Image, ImageColor

_COLOURS = {"#": "#2e2540", "o": "#f6f0e2", "g": "#d88c34", "r": "#c24440", "b": "#2f6f9f", "w": "#875040"}
_ICONS = {
    "observation": (
        "...###...",
        ".##ooo##.",
        "#oobbboo#",
        "#oob#boo#",
        "#oobbboo#",
        ".##ooo##.",
        "...###...",
    ),
    "reflection": (
        "..###..",
        ".#ggg#.",
        "#goggg#",
        "#ggggg#",
        ".#ggg#.",
        "..###..",
        "..#o#..",
        "..###..",
    ),
    "plan": (
        "########",
        "#oooooo#",
        "#or###o#",
        "#oooooo#",
        "#or###o#",
        "#oooooo#",
        "#or###o#",
        "########",
    ),
    "chat": (
        ".#######.",
        "#ooooooo#",
        "#o##o##o#",
        "#ooooooo#",
        ".##o####.",
        "..#o#....",
        "..##.....",
    ),
    "opened": ("#######", ".#####.", "..###..", "...#..."),
    "closed": ("#...", "##..", "###.", "####", "###.", "##..", "#..."),
    "leaf": ("...", ".w.", "..."),
    "arrow": ("w....", "ww...", "www..", "wwww.", "www..", "ww...", "w...."),
    "copy": (
        "######..",
        "#oooo#..",
        "#o######",
        "#o#oooo#",
        "#o#o##o#",
        "###oooo#",
        "..#o##o#",
        "..#oooo#",
        "..######",
    ),
    "export": (
        "...##...",
        "...##...",
        "...##...",
        ".######.",
        "..####..",
        "#..##..#",
        "#......#",
        "########",
    ),
    "hourglass": (
        "###########",
        ".#ooooooo#.",
        ".#ooooooo#.",
        "..#ggggg#..",
        "...#ggg#...",
        "....#g#....",
        "...#ogo#...",
        "..#oogoo#..",
        ".#ooggooo#.",
        ".#ggggggg#.",
        "###########",
    ),
    "place": (".###.", "#rrr#", "#ror#", "#rrr#", ".#r#.", "..#.."),
}


def icon_pictures() -> dict[Hashable, Image.Image]:
    """Every sign by its name, "icon_" before it."""
    return {f"icon_{name}": _drawn(lines) for name, lines in _ICONS.items()}


def _drawn(lines: tuple[str, ...]) -> Image.Image:
    image = Image.new("RGBA", (max(map(len, lines)), len(lines)))
    for y, line in enumerate(lines):
        for x, mark in enumerate(line):
            if mark in _COLOURS:
                image.putpixel((x, y), ImageColor.getcolor(_COLOURS[mark], "RGBA"))
    return image
