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
TALK, USE, LOOK, COME, WHISPER, THING, MORNING = key.T, key.E, key.C, key.V, key.Q, key.O, key.M
"""What a player in town does."""
PAST, BRANCH, EARLIER, LATER = key.B, key.G, key.COMMA, key.PERIOD
"""Looking back in time, and what one does there: go on from a moment, a minute back, a minute on."""
PEOPLE = key.U
"""Who lives in town: writing somebody new, moving in and out."""
NEARER = (key.PLUS, key.EQUAL, key.NUM_ADD)
FURTHER = (key.MINUS, key.NUM_SUBTRACT)
TABS = {key.KEY_1: 0, key.KEY_2: 1, key.KEY_3: 2, key.KEY_4: 3, key.KEY_5: 4, key.KEY_6: 5}
"""With Ctrl: the tabs of the inspector."""
LISTS = (key.PAGEUP, key.PAGEDOWN, key.HOME, key.END, key.TAB, key.ESCAPE)
"""Keys that go to a panel whenever one is there; others only to one that was clicked or opened by a key."""
HELP = (
    "Drag or WASD to move · wheel to zoom · click somebody, twice to follow · Space pause · 1 2 3 4 speed · "
    "M to the morning · R people · / find · I inspect · N news · L log · B look back · Esc close · H hides this"
)
NIGHT = "Everybody is asleep. M skips to the morning."
