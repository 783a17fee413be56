"""Owns the commands: the only way anything in the world changes, by residents and players alike."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Do:
    """Go where it is and do something there until a tick (or until told otherwise).

    `target` is an object id or, when `arena` alone is given, any free tile of that arena. While the resident is
    doing it the object has `state`; afterwards it goes back to its own. `on_arrival_only` nothing changes earlier.
    `activity` is a short key of the mind's own ("sleep", "cook", "" when unknown), `asleep` closes their senses.
    `mends` says that it is about what is wrong with the object: only then may it have a fault, and is `state` its cure.
    """

    resident: int
    text: str
    emoji: str
    arena: int
    target: int | None = None
    state: str | None = None
    until: int = 0
    activity: str = ""
    asleep: bool = False
    mends: bool = False


@dataclass(frozen=True, slots=True)
class StartTalk:
    """Begin a conversation with somebody near; both stop and turn to each other.

    `also` are others who join in from the start, if they can.
    """

    resident: int
    other: int
    also: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Say:
    """Say one line in a conversation. `cites` are the speaker's own memory numbers the line rests on.

    `claims` are what it asserts, as plain sentences; `act` what is done by saying it ("tell", "invite", "" unsaid).
    """

    resident: int
    conversation: int
    text: str
    cites: tuple[int, ...] = ()
    claims: tuple[str, ...] = ()
    act: str = ""


@dataclass(frozen=True, slots=True)
class LeaveTalk:
    """Leave a conversation; it ends when fewer than two are left."""

    resident: int
    conversation: int


@dataclass(frozen=True, slots=True)
class SetState:
    """Rewrite an object's state in plain words ("burning"). It stays until somebody changes it."""

    target: int
    state: str
    by: int | None = None


@dataclass(frozen=True, slots=True)
class JoinTalk:
    """Join a conversation that is under way near by."""

    resident: int
    conversation: int


@dataclass(frozen=True, slots=True)
class Arrive:
    """A player comes to town as `resident`, a number of their own, at or beside a tile. Who was here before is known again.

    `about` is what they say of themselves, `look` how they are drawn; neither matters to the world.
    """

    resident: int
    name: str
    tile: tuple[int, int]
    about: str = ""
    look: str = ""


@dataclass(frozen=True, slots=True)
class Depart:
    """A player leaves town."""

    resident: int


@dataclass(frozen=True, slots=True)
class MoveIn:
    """Somebody comes to live in town for good as `resident`, a number of their own, at or beside a tile.

    Who lived here before comes back as the same person. `paragraph` and what follows are their entry in a residents file, which
    the world does not look into. `told` are ids of those who hear of it wherever they are.
    """

    resident: int
    name: str
    tile: tuple[int, int]
    paragraph: str
    age: int | None = None
    traits: tuple[str, ...] = ()
    home: str = ""
    bed: str = ""
    look: dict[str, str | int] = field(default_factory=dict)
    language: str = "English"
    told: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MoveOut:
    """A resident leaves town for good.

    `ends` says what comes to nothing by that ("the supper is called off"); `told` are as in MoveIn.
    """

    resident: int
    ends: str = ""
    told: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Walk:
    """Walk to a tile and do nothing there."""

    resident: int
    tile: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Whisper:
    """Speak to a resident as their own inner voice: nobody else hears it."""

    resident: int
    text: str


@dataclass(frozen=True, slots=True)
class Put:
    """Be at a tile of an arena, doing something there, without having walked: of a time that was lived elsewhere.

    What is done has no effect on any object; `using` is that they sit or lie on, at that tile.
    """

    resident: int
    tile: tuple[int, int]
    text: str
    emoji: str
    arena: int
    asleep: bool = False
    using: int | None = None


@dataclass(frozen=True, slots=True)
class Redraw:
    """From this tick on the town is the map of that content hash, which lies in the save."""

    map: str


Command = (
    Put | Do | StartTalk | Say | LeaveTalk | JoinTalk | SetState | Arrive | Depart | MoveIn | MoveOut | Walk | Whisper | Redraw
)


@dataclass(frozen=True, slots=True)
class Rejection:
    """A command the world did not carry out, with the reason in words ("Hobbs Cafe is closed until 08:00")."""

    command: Command
    reason: str
