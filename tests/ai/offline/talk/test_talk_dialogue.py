"""What a short talk between two residents is like."""

import re
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from talk_people import EMIL, EVERYBODY, IDA, NORA, TOVE, said, speaker, talk

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import DialogueLine, Speaker, WriteDialogue
from game.ai.offline.talk import write_dialogue
from game.ai.persona import Occasion, Persona
from game.problem import Problem
from game.world.clock import tick_at

ACTIONS = st.sampled_from(
    ["", "reading a book", "mix the dough", "is walking to the market", "sleeping", "wash and dress", "sorting his nails"]
)
WORDS = st.text(st.characters(codec="ascii", exclude_characters="\x00\r\n"), max_size=60)
CLAUSES = st.lists(
    st.one_of(WORDS, WORDS.map("SELF {}".format), WORDS.map("yesterday she {}".format), WORDS.map("Ann is writing {}".format)),
    max_size=6,
)


def texts(lines: tuple[DialogueLine, ...]) -> str:
    return " ".join(line.text for line in lines)


@given(st.sampled_from(EVERYBODY), st.sampled_from(EVERYBODY), st.integers(0, 1439), st.integers(0, 9), ACTIONS, ACTIONS)
@settings(deadline=None)
def test_two_who_meet_speak_in_turns_and_end(one: Persona, two: Persona, minute: int, seed: int, mine: str, theirs: str) -> None:
    if one is two:
        return
    first, second = speaker(one, mine, minute, seed), speaker(two, theirs, minute, seed)
    lines = talk(first, second)
    assert 4 <= len(lines) <= 12
    goes_on = [line for before, line in pairwise(lines) if line.speaker == before.speaker]
    assert all(line.cites or line.claims for line in goes_on), "only something with a ground of its own is a line of its own"
    owned = {each.now.resident: {memory.number for memory in each.now.memories} for each in (first, second)}
    assert all(set(line.cites) <= owned[line.speaker] for line in lines)
    assert not re.search(r"[{}]|SELF|  |\bI is\b|\bI has\b|[.?!][.,]", texts(lines))
    assert len({line.text for line in lines if len(line.text.split()) > 2}) == sum(len(line.text.split()) > 2 for line in lines)


@given(CLAUSES, CLAUSES, WORDS)
@settings(deadline=None, max_examples=60)
def test_no_paragraph_however_odd_breaks_a_talk(one: list[str], two: list[str], doing: str) -> None:
    ann = Persona("Ann Ode", "", tuple(one), pronouns=("she", "her", "her"))
    bo = Persona("Bo", "", tuple(two))
    lines = talk(remembering(ann, 0, doing), remembering(bo, 1, ""))
    assert 4 <= len(lines) <= 12
    assert all(line.text.strip() for line in lines)


def remembering(persona: Persona, resident: int, doing: str) -> Speaker:
    """Anybody at all, who remembers their clauses."""
    known = speaker(TOVE, doing)
    seeds = tuple(Memory(number, 0, NewMemory(Kind.OBSERVATION, text, 3)) for number, text in enumerate(persona.clauses))
    return replace(known, now=replace(known.now, persona=persona, resident=resident, memories=seeds))


def test_equal_questions_get_equal_talks() -> None:
    assert talk(speaker(NORA), speaker(EMIL)) == talk(speaker(NORA), speaker(EMIL))


def test_no_two_talks_of_a_day_are_the_same() -> None:
    day = [texts(talk(speaker(NORA, minute=minute), speaker(EMIL, minute=minute))) for minute in range(480, 1080, 20)]
    assert len(set(day)) == len(day)


def test_strangers_say_who_they_are() -> None:
    for minute in range(500, 1100, 60):
        lines = talk(speaker(EMIL, minute=minute), speaker(TOVE, minute=minute))
        assert "Emil" in lines[0].text
        assert "Tove" in lines[1].text


def test_people_at_odds_are_short_and_do_not_tell_of_themselves() -> None:
    lines = talk(speaker(NORA), speaker(IDA))
    assert all(len(line.text.split()) < 25 for line in lines)
    assert not {number for line in lines for number in line.cites} & {1, 2, 3, 4, 6}


def test_whoever_bears_a_grudge_says_so_to_their_face() -> None:
    lines = talk(speaker(IDA), speaker(NORA))
    assert "I reported you to the council" in texts(lines)
    assert any(2 in line.cites for line in lines)


def test_a_secret_is_kept() -> None:
    for seed in range(60):
        lines = talk(speaker(NORA, seed=seed), speaker(EMIL, seed=seed))
        assert "crush" not in texts(lines)
        assert all(5 not in line.cites for line in lines if line.speaker == 0)


def invitations(nora: Speaker, *others: Persona) -> list[DialogueLine]:
    """Whatever invitations come of many talks with these people."""
    moods = [replace(nora, now=replace(nora.now, seed=seed)) for seed in range(20)]
    talks = (talk(mood, speaker(other)) for other in others for mood in moods)
    return [line for lines in talks for line in lines if line.act == "invite"]


def test_a_host_invites_a_friend_and_cites_the_memory_of_it() -> None:
    invited = invitations(speaker(NORA), EMIL)
    assert invited
    assert all(line.speaker == 0 and line.cites == (6,) for line in invited)
    assert all("on Thursday from three to five" in line.text for line in invited)
    assert {line.claims for line in invited} == {
        ("Nora Finch is giving a kite party at the river meadow on May 8 from 3pm to 5pm",),
    }


def test_an_invitation_is_not_repeated_to_somebody_who_has_it() -> None:
    text = "Nora Finch talked with Emil Sand about the kite party."
    noted = Memory(50, 60, NewMemory(Kind.CHAT, text, 4, evidence=(6,), people=(1,), talk=1))
    assert not invitations(speaker(NORA, recall=(noted,)), EMIL)


def test_nobody_is_invited_to_what_its_teller_only_attends() -> None:
    exam = Occasion("the rowing exam", "the rowing exam", "attend", "the pier", "2031-05-07", 600)
    rower = replace(EMIL, clauses=(*EMIL.clauses, "SELF has the rowing exam on May 7th at the pier at 10am"), occasions=(exam,))
    seeds = tuple(Memory(number, 0, NewMemory(Kind.OBSERVATION, text, 5)) for number, text in enumerate(rower.clauses))
    emil = speaker(EMIL)
    emil = replace(emil, now=replace(emil.now, persona=rower, memories=seeds), records=seeds)
    told = [line for seed in range(20) for line in talk(emil, speaker(NORA, seed=seed)) if line.speaker == 1]
    told += [line for seed in range(20) for line in talk(speaker(NORA, seed=seed), emil) if line.speaker == 1]
    exam = [line for line in told if "rowing exam" in line.text]
    assert all(line.act == "tell" for line in exam)
    assert any("I have the rowing exam tomorrow at the pier at ten" in line.text for line in exam)


def test_nobody_tells_what_they_do_not_have_in_mind() -> None:
    blank = speaker(NORA)
    empty = replace(blank, now=replace(blank.now, memories=()), records=())
    for seed in range(20):
        lines = talk(empty, speaker(EMIL, seed=seed))
        assert not [line for line in lines if line.speaker == 0 and re.search(r"kite|bun|brass|swim", line.text)]


def test_what_the_other_said_before_is_asked_after() -> None:
    heard = Memory(
        50, 60, NewMemory(Kind.CHAT, "Emil Sand said that he is casting a bell for his village.", 4, said_by=1, talk=1)
    )
    found = [
        line
        for minute in range(480, 1080, 20)
        for line in talk(speaker(NORA, minute=minute, recall=(heard,)), speaker(EMIL, minute=minute))
        if line.speaker == 0 and 50 in line.cites
    ]
    assert found
    assert all("bell" in line.text for line in found)


def test_somebody_seen_earlier_today_is_told_so() -> None:
    sight = Memory(50, tick_at(0, 480), NewMemory(Kind.OBSERVATION, "Emil Sand is carrying sand to the foundry", 2))
    talks = [texts(talk(speaker(NORA, minute=m, recall=(sight,)), speaker(EMIL, minute=m))) for m in range(620, 1080, 10)]
    assert any("carrying sand to the foundry" in each for each in talks)


def test_a_parting_names_what_the_speaker_is_off_to() -> None:
    talks = [talk(speaker(EMIL, "sweep the floor", m), speaker(NORA, "sweep the floor", m)) for m in range(600, 660)]
    endings = [" ".join(line.text for line in lines[-2:]) for lines in talks]
    assert sum("sweeping the floor" in each for each in endings) > len(endings) / 6


def test_a_saying_of_theirs_colours_their_lines_only() -> None:
    talks = [line for m in range(600, 700) for line in talk(speaker(EMIL, minute=m), speaker(NORA, minute=m))]
    assert any("So it rings." in line.text for line in talks if line.speaker == 1)
    assert not any("So it rings." in line.text for line in talks if line.speaker == 0)


def test_a_talk_takes_two() -> None:
    with pytest.raises(Problem, match="two people"):
        write_dialogue(WriteDialogue((speaker(NORA),)))


@given(st.permutations(EVERYBODY), st.integers(3, 4), st.integers(0, 1439), st.integers(0, 5))
@settings(deadline=None, max_examples=40)
def test_more_than_two_may_talk_and_each_has_a_say(people: list[Persona], count: int, minute: int, seed: int) -> None:
    speakers = tuple(speaker(each, "sweep the floor", minute, seed) for each in people[:count])
    lines = write_dialogue(WriteDialogue(speakers))
    assert {line.speaker for line in lines} == {each.now.resident for each in speakers}
    owned = {each.now.resident: {memory.number for memory in each.records} for each in speakers}
    assert all(set(line.cites) <= owned[line.speaker] for line in lines)


def test_in_company_a_host_invites_once_and_everybody_answers() -> None:
    people = tuple(speaker(each, seed=2) for each in (NORA, EMIL, TOVE))
    lines = write_dialogue(WriteDialogue(people))
    assert [line.act for line in lines].count("invite") == 1
    answers = [line for line in lines if line.act in ("accept", "perhaps", "decline")]
    assert {line.speaker for line in answers} == {1, 3}


def test_lines_pass_as_lines_of_the_world() -> None:
    lines = talk(speaker(NORA), speaker(EMIL))
    assert [line.text for line in said(*lines)] == [line.text for line in lines]
