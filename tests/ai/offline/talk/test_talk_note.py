"""What the members of a talk remember of it."""

from hypothesis import given, settings
from hypothesis import strategies as st
from talk_people import EMIL, EVERYBODY, NORA, said, speaker, talk

from game.ai.mind import DialogueLine, NoteTalk, TalkNote
from game.ai.offline.talk import note_talk
from game.ai.persona import Persona

EMIL_SAYS = DialogueLine(1, "Long day. I'm casting a bell for my village. Try to contain yourself. So it rings.")
NORA_ASKS = DialogueLine(0, "Hello. I'm giving a kite party at the river meadow on Thursday from three to five. Will you come?")
EMIL_ACCEPTS = DialogueLine(1, "I'll be there.")


def noted(who: Persona, other: Persona, *lines: DialogueLine) -> TalkNote:
    return note_talk(NoteTalk(speaker(who), (other.name,), said(*lines), (other.pronouns,)))


def test_a_talk_is_summed_up_in_one_sentence_by_what_it_was_about() -> None:
    note = noted(NORA, EMIL, NORA_ASKS, EMIL_SAYS)
    assert note.summary == "Nora Finch talked with Emil Sand about the kite party and the bell."


def test_what_was_said_is_kept_as_said_by_whom() -> None:
    note = noted(NORA, EMIL, NORA_ASKS, EMIL_SAYS)
    assert note.heard == ((1, "Emil Sand said that he is casting a bell for his village."),)


def test_an_invitation_is_kept_with_a_day_that_stays_true() -> None:
    note = noted(EMIL, NORA, NORA_ASKS)
    assert note.heard == ((0, "Nora Finch said that she is giving a kite party at the river meadow on May 8 from 3pm to 5pm."),)
    assert note.promises == ()


def test_saying_yes_is_a_promise_of_who_said_it() -> None:
    emil, nora = noted(EMIL, NORA, NORA_ASKS, EMIL_ACCEPTS), noted(NORA, EMIL, NORA_ASKS, EMIL_ACCEPTS)
    assert emil.promises == (
        (1, "Emil Sand promised Nora Finch to come to the kite party at the river meadow on May 8 from 3pm to 5pm."),
    )
    assert nora.promises == ()


def test_mere_politeness_is_not_remembered() -> None:
    note = noted(NORA, EMIL, DialogueLine(1, "Hello, Nora. I'd better get back to sweeping the floor."))
    assert note.heard == ()
    assert note.summary == "Nora Finch talked with Emil Sand."


@given(st.sampled_from(EVERYBODY), st.sampled_from(EVERYBODY), st.integers(0, 1439), st.integers(0, 9))
@settings(deadline=None)
def test_whatever_is_noted_was_said_by_the_other(one: Persona, two: Persona, minute: int, seed: int) -> None:
    if one is two:
        return
    lines = talk(speaker(one, "sweep the floor", minute, seed), speaker(two, "", minute, seed))
    note = noted(one, two, *lines)
    assert note.summary.startswith(f"{one.name} talked with {two.name}")
    assert all(lines[index].speaker == EVERYBODY.index(two) for index, _ in note.heard)
    said_so = tuple(f"{two.name} {verb} " for verb in ("said that", "promised", "told"))
    assert all(text.startswith(said_so) and text.endswith(".") for _, text in note.heard)


@given(st.text(max_size=80))
@settings(deadline=None)
def test_any_line_from_anybody_can_be_noted(text: str) -> None:
    assert noted(NORA, EMIL, DialogueLine(1, text)).summary
