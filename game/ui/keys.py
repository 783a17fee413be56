"""Owns which keys do what, and the line that says so."""

from arcade import key

SPEED_KEYS = {key.SPACE: "pause", key.KEY_1: "1x", key.KEY_2: "2x", key.KEY_3: "5x", key.KEY_4: "fast"}
MOVE_KEYS = {
    key.LEFT: (-1, 0),
    key.A: (-1, 0),
    key.RIGHT: (1, 0),
    key.D: (1, 0),
    key.UP: (0, -1),
    key.W: (0, -1),
    key.DOWN: (0, 1),
    key.S: (0, 1),
}
NEARER = (key.PLUS, key.EQUAL, key.NUM_ADD)
FURTHER = (key.MINUS, key.NUM_SUBTRACT)
HELP = (
    "Drag or WASD to move · wheel to zoom · click somebody, twice to follow · F follow · "
    "Space pause · 1 2 3 4 speed · M skip to the morning · R people · / find · Esc close · H hides this"
)
NIGHT = "Everybody is asleep. M skips to the morning."
