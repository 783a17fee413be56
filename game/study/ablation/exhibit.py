"""Owns what rankers are shown of one resident: their days, their memory stream, and the answers of every condition."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.ai.mind import InterviewAnswer
from game.ai.thinking.ablating import CONDITIONS
from game.saves import Save
from game.session import Session
from game.session.asking import Interviewer
from game.session.founding import Thinking
from game.study.battery import BatteryQuestion, battery
from game.study.records import Records

ASKER = "an interviewer"


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done from a tick on ("brushing teeth"), at a tile, in a place in words."""

    tick: int
    tile: tuple[int, int]
    text: str
    place: str


@dataclass(frozen=True, slots=True)
class Remembered:
    """One record of the stream: when (a label), which kind, and the sentence."""

    when: str
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class Posed:
    """One question with what each condition answers, by the condition's name."""

    category: str
    question: str
    answers: Mapping[str, InterviewAnswer]


@dataclass(frozen=True, slots=True)
class Exhibit:
    """One resident, as rankers see them. `deeds` and `stream` are oldest first."""

    name: str
    paragraph: str
    deeds: tuple[Deed, ...]
    stream: tuple[Remembered, ...]
    posed: tuple[Posed, ...]


def exhibit(session: Session, thinking: Thinking, resident: int, news: Sequence[str], deeds: Sequence[Deed]) -> Exhibit:
    """Everything about one resident up to the tick the session stands at; every condition has the same memories till then.

    `news` is what the questions ask about, the widest known first; `deeds` are what they have done.
    """
    who, clock = session.residents[resident], session.clock
    stream = tuple(Remembered(clock.label(each.created), each.content.kind, each.text) for each in who.stream.view())
    interviewer = Interviewer(session, thinking)
    sittings = {each.name: interviewer.sitting(resident, ASKER, each) for each in CONDITIONS}
    posed = tuple(
        Posed(each.category, each.text, {name: answers(each.text) for name, answers in sittings.items()})
        for each in questions_for(session, resident, news)
    )
    return Exhibit(who.name, who.persona.paragraph, tuple(deeds), stream, posed)


def questions_for(session: Session, resident: int, news: Sequence[str]) -> Sequence[BatteryQuestion]:
    """The battery for one resident of a session."""
    names = {each.id: each.name for each in session.residents.values() if not each.visitor}
    return battery(resident, names, session.residents[resident].stream.view(), news)


def deeds_of_all(save: Save, records: Records, until: int) -> dict[int, list[Deed]]:
    """What everybody did before a tick, by resident: the log is long, and read once."""
    found: dict[int, list[Deed]] = {who: [] for who in records.names}
    for row in save.span(("event",), 0, until):
        event = row.data
        if event["kind"] == "doing" and event["resident"] in found:
            text = str(event["text"])
            column, line = event["tile"]
            deed = Deed(row.tick, (int(column), int(line)), text.partition(" is ")[2] or text, records.place(event["arena"]))
            found[event["resident"]].append(deed)
    return found
