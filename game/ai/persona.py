"""Owns what one paragraph says about somebody, once it has been read: facts as data, and what was not understood."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Occupation:
    """What somebody works as. `archetype` is a table of `assets/knowledge/occupations.toml`.

    `status`: "working", "seeking", "leave", "retired", "former" (they did it once). `hours` are minutes of the day when the
    paragraph gives them (the end may lie beyond midnight), `pause` those in between in which they do not work; `days` are
    the weekdays (Monday 0) on which it begins, empty for the usual ones; `shift` is "", "night" or "round the clock".
    `place` is a place's name in the paragraph's own words, "" when unsaid. `stuff` is what they make, sell or study;
    `how` and `score` say how the archetype was found, and how surely (0-1).
    """

    title: str
    archetype: str
    place: str = ""
    status: str = "working"
    hours: tuple[int, int] | None = None
    shift: str = ""
    stuff: tuple[str, ...] = ()
    field: str = ""
    how: str = ""
    score: float = 1.0
    days: tuple[int, ...] = ()
    pause: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Relation:
    """Somebody they mention. `closeness` 0-1, `feeling` -1 to 1; `met` is false for people only known of.

    `notes` are the clauses it was read from; `shares_home` is true for who lives with them.
    """

    name: str
    kind: str = ""
    closeness: float = 0.3
    feeling: float = 0.0
    since: str = ""
    met: bool = True
    crush: bool = False
    shares_home: bool = False
    topics: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Habit:
    """Something they do: `text` in their own words ("walk in the park"), `activity` a key of the knowledge or "".

    `start` and `end` are minutes of the day when said; `part` "morning", "lunch", "afternoon", "evening", "night" or "";
    `days` weekdays 0-6 (Monday 0), empty for any; `frequency` the chance that they do it on such a day.
    """

    text: str
    activity: str = ""
    start: int | None = None
    end: int | None = None
    part: str = ""
    days: tuple[int, ...] = ()
    place: str = ""
    frequency: float = 0.7


@dataclass(frozen=True, slots=True)
class Interest:
    """Something they like. `phrase` says it as something to do ("read novels"); `activity` a key or ""."""

    text: str
    activity: str = ""
    phrase: str = ""
    weight: float = 1.0
    place: str = ""


@dataclass(frozen=True, slots=True)
class Project:
    """Something they are at work on: `text` "working on a new composition", `thing` "a new composition"."""

    text: str
    verb: str
    thing: str
    activity: str = ""
    place: str = ""


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something with a date. `role`: "host", "perform", "attend" or "news"; `date` ISO "2023-02-14" or "" when unsaid.

    A promise may also be to "help" (with what `text` says) or to "do" something (`text`, a verb first).

    `start` and `end` are minutes of the day; `place` in the paragraph's words.
    """

    text: str
    noun: str
    role: str = "attend"
    place: str = ""
    date: str = ""
    start: int | None = None
    end: int | None = None


@dataclass(frozen=True, slots=True)
class Persona:
    """One person as read from one paragraph. Every clause is in `clauses` word for word, understood or not.

    `unread` are the clauses nothing but themselves was made of: they are still seed memories. `wake` and `bed` are
    minutes of the day, or None when the paragraph suggests nothing (`bed` may exceed 1440). `stage`: "child", "teen",
    "adult", "elder"; `pronouns` ("she", "her", "her"). `language` is what they speak; the offline mind knows only English.
    `sleeps` names the bed that is kept for them, by its room or owner, where their entry says so.
    """

    name: str
    paragraph: str
    clauses: tuple[str, ...]
    age: int | None = None
    traits: tuple[str, ...] = ()
    stage: str = "adult"
    pronouns: tuple[str, str, str] = ("they", "them", "their")
    occupations: tuple[Occupation, ...] = ()
    home: str = ""
    relations: tuple[Relation, ...] = ()
    habits: tuple[Habit, ...] = ()
    interests: tuple[Interest, ...] = ()
    projects: tuple[Project, ...] = ()
    occasions: tuple[Occasion, ...] = ()
    goals: tuple[str, ...] = ()
    worries: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    opinions: tuple[str, ...] = ()
    dislikes: tuple[str, ...] = ()
    speech: tuple[str, ...] = ()
    pets: tuple[str, ...] = ()
    dependants: tuple[str, ...] = ()
    background: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    wake: int | None = None
    bed: int | None = None
    unread: tuple[str, ...] = field(default=())
    language: str = "English"
    sleeps: str = field(default="", repr=False)

    @property
    def first_name(self) -> str:
        """What friends call them: "Ann" of "Dr. Ann Bell"."""
        words = self.name.split()
        return next((word for word in words if not word.endswith(".")), words[0])
