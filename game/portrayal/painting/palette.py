"""Owns every colour of the people, as ramps of five steps: 0 outline, 1 deep, 2 shade, 3 base, 4 light.

A canvas holds colour *numbers*, so "darker" is a table look-up. Number 0 is transparent.
"""

from collections.abc import Mapping

import numpy as np

Ramp = tuple[int, ...]
"""Colour numbers of one material, dark to light."""
CLOTH = {
    "white": "54556e 7e8094 aaa9b2 d6d0ca f6f0e2",
    "cream": "8a624c b88c60 dcba82 f2deb0 f6f0e2",
    "grey": "2e2540 32324a 54556e 7e8094 aaa9b2",
    "charcoal": "1a1528 2e2540 32324a 44455e 62637c",
    "black": "1a1528 1a1528 2e2540 32324a 44455e",
    "navy": "1a1528 20264e 22306a 2c4084 3f62ac",
    "blue": "22306a 2a4488 3456a2 5288d2 92c0f2",
    "denim": "20386a 24477c 2a5e94 4479b0 7fa9d4",
    "sky": "2a5e94 3f7fb8 62a4d8 92c0f2 c4def8",
    "teal": "14303e 1c4a58 2c7a7a 50ae98 9cdeba",
    "green": "14303e 1e4a46 2c6a48 478c48 6fae4c",
    "sage": "1e4a46 3a6a54 5a8e5a 8ab878 c0dca0",
    "olive": "2e2a30 4a4432 6a6238 8c8448 b4a860",
    "red": "4e1a36 6a2032 8a2a40 c24440 e67450",
    "wine": "2e1028 4e1a36 6a2238 8a2a40 b04048",
    "orange": "6a2032 a4582e d06a34 e88c40 f8b868",
    "gold": "7a3a2a a4582e d88c34 f4c04c fee88c",
    "mustard": "5c3338 8a5a2c b8802e d8a840 f0cc70",
    "pink": "782c5e b84c7c d4648e e6829c fac0c4",
    "rose": "6a2848 9a3e5c c06078 dc8c94 f4bcb8",
    "plum": "32245a 44307a 563c88 8460b4 b898dc",
    "lilac": "563c88 7656a8 9a80c8 b898dc dcc8f0",
    "brown": "3a2030 4a2934 5c3338 875040 b2764c",
    "tan": "5c3338 875040 b2764c d8a066 f0cc90",
}
HAIR = {
    "black": "1a1528 1a1528 2a2338 3a3450 565478",
    "raven": "1a1528 1c1b34 252a4c 343e68 586c9c",
    "espresso": "2a1622 3a2030 4c2a34 6a3c3c 94604c",
    "brown": "3a2030 5c3338 744238 965a42 bc8054",
    "chestnut": "3e1a2a 5e2a2e 84402f a85a38 d08850",
    "auburn": "4e1a2e 742a30 9c4030 c05c38 e08c54",
    "ginger": "6a2a2a 9a4628 c8682c e88f3c f8bc64",
    "sandy": "5c3a34 8a624c b08a58 d0b070 ecd49c",
    "blond": "8a4a2c b8782e dca03c f4c858 feec9c",
    "grey": "32324a 54556e 74768a 9798a4 c0bec0",
    "silver": "3e4460 666c86 8f96aa b8bec8 e2e4e4",
    "white": "54556e 8a8c9c b4b4bc dcd8d4 f8f4ea",
    "rosy": "782c5e b84c7c d4648e e6829c fac0c4",
    "mint": "14303e 1c4a58 2c7a7a 50ae98 9cdeba",
    "violet": "32245a 44307a 563c88 8460b4 b898dc",
    "azure": "20264e 2a4488 3456a2 5288d2 92c0f2",
}
# outline, deep, shade, base, light; then blush and lip
SKIN = {
    "porcelain": "8a4e44 c8846c eab498 fcdcc4 fff0e2 f6ab98 c8605c",
    "fair": "8a4e44 b8765a dea078 f4c89e fee6c8 f09a78 c05a50",
    "tan": "562c36 8a4e44 c08460 e0a880 f4c89e d87a5c a84848",
    "bronze": "562c36 7a4440 a06850 c68a64 dea884 b8624c 8e3c40",
    "brown": "42202e 5c3038 824842 a86650 c48468 984644 722c38",
    "deep": "2e1828 42202e 603238 844a42 a4654f 7c343c 521c2e",
}
PLAIN = {
    "ink": "1a1528 2e2540 32324a 54556e 7e8094",
    "glass": "2a5e94 3a8eb6 6ac0ce b6eae0 f6f0e2",
    "eye": "1a1528 2e2540 4e1a36 f6f0e2 f6f0e2",
    "paper": "875040 b88c60 dcba82 f2deb0 f6f0e2",
}
EYES = {
    "brown": "5c3338 965a42",
    "hazel": "875040 b2764c",
    "green": "2c6a48 6fae4c",
    "teal": "1c4a58 50ae98",
    "blue": "3456a2 92c0f2",
    "grey": "54556e aaa9b2",
    "dark": "2e2540 5c3338",
    "violet": "563c88 b898dc",
}

COLOURS = [(0, 0, 0)]
_DARKER = [0]
RAMPS: dict[tuple[str, str], Ramp] = {}


def _hex(code: str) -> tuple[int, int, int]:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def _register(kind: str, table: Mapping[str, str]) -> None:
    for name, codes in table.items():
        numbers = []
        for step, code in enumerate(codes.split()):
            COLOURS.append(_hex(code))
            number = len(COLOURS) - 1
            numbers.append(number)
            _DARKER.append(number if step == 0 else (numbers[0] if step > 4 else number - 1))
        RAMPS[kind, name] = tuple(numbers)


for _kind, _table in (("cloth", CLOTH), ("hair", HAIR), ("skin", SKIN), ("plain", PLAIN), ("eye", EYES)):
    _register(_kind, _table)

RGB = np.array(COLOURS, np.uint8)
_ONE = np.array(_DARKER, np.int16)
# DARKER[k][colour number] is the same material k steps darker, stopping at its outline colour
DARKER = [np.arange(len(COLOURS), dtype=np.int16)]
for _ in range(4):
    DARKER.append(_ONE[DARKER[-1]])


def cloth(name: str) -> Ramp:
    """The ramp of a cloth."""
    return RAMPS["cloth", name]


def hair(name: str) -> Ramp:
    """The ramp of a hair colour."""
    return RAMPS["hair", name]


def skin(name: str) -> Ramp:
    """The ramp of a skin, then blush and lip."""
    return RAMPS["skin", name]


def plain(name: str) -> Ramp:
    """The ramp of ink, glass or paper."""
    return RAMPS["plain", name]


def eye(name: str) -> Ramp:
    """The two colours of an iris."""
    return RAMPS["eye", name]
