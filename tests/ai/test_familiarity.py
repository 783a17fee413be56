"""People grow familiar by talking and by thinking of each other; passing each other by does not bring them nearer."""

import numpy as np

from game.ai.memory import Kind, NewMemory
from game.ai.persona import Persona, Relation
from game.ai.relations import closeness, familiarity
from game.ai.stream import MemoryStream, StreamView

WHO = Persona("Jorun Aas", "", (), relations=(Relation("Pia Holt", "friend", 0.6, 0.5),))
PIA, KAI = 2, 3


def view(*memories: NewMemory) -> StreamView:
    stream = MemoryStream()
    stream.commit(memories, np.zeros((len(memories), 256), np.float32), 5)
    return stream.view()


def talk(person: int, number: int) -> NewMemory:
    return NewMemory(Kind.CHAT, "Jorun Aas talked with somebody", 3, people=(person,), talk=number)


def test_without_records_one_is_as_familiar_as_one_was_close() -> None:
    assert familiarity(WHO, view(), PIA, "Pia Holt") == closeness(WHO, "Pia Holt")
    assert familiarity(WHO, view(), KAI, "Kai Lunde") == 0


def test_each_talk_brings_two_people_nearer_ever_less_so() -> None:
    grown = [familiarity(WHO, view(*(talk(KAI, number) for number in range(count))), KAI, "Kai Lunde") for count in range(12)]
    steps = np.diff(grown)
    assert (steps > 0).all() and (np.diff(steps) < 0).all() and grown[-1] < 1


def test_one_talk_counts_once_however_much_was_kept_of_it() -> None:
    said = NewMemory(Kind.CHAT, "Kai Lunde said that it rains.", 3, people=(KAI,), said_by=KAI, talk=1, line=2)
    assert familiarity(WHO, view(talk(KAI, 1), said), KAI, "Kai Lunde") == familiarity(WHO, view(talk(KAI, 1)), KAI, "Kai Lunde")


def test_sight_and_overhearing_bring_nobody_nearer() -> None:
    overheard = NewMemory(Kind.CHAT, 'Kai Lunde said: "It rains."', 3, people=(KAI,), said_by=KAI, talk=1)
    seen = NewMemory(Kind.OBSERVATION, "Kai Lunde is rowing", 3, people=(KAI,))
    assert familiarity(WHO, view(overheard, seen), KAI, "Kai Lunde") == 0


def test_an_insight_about_somebody_brings_them_nearer() -> None:
    insight = NewMemory(Kind.REFLECTION, "Kai Lunde is somebody who likes rowing", 5, (0,), (KAI,))
    assert familiarity(WHO, view(talk(KAI, 1), insight), KAI, "Kai Lunde") > familiarity(
        WHO, view(talk(KAI, 1)), KAI, "Kai Lunde"
    )
