"""A talk as a model writes it: who speaks, what it rests on, what it claims, and what is no talk."""

from dataclasses import replace
from typing import Any

import pytest
from ai.model.forms.over_a_model import read
from ai.offline.talk.talk_people import EMIL, NORA, TOVE, speaker

from game.ai.memory import Kind, Memory, NewMemory
from game.ai.mind import DialogueLine, Speaker, WriteDialogue
from game.ai.model.forms import WRITE_DIALOGUE
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import rendered
from game.ai.model.tellable import tellable
from game.ai.offline.mind import OfflineMind

NORAS, EMILS = 0, 1
PARTY = 6
CLAIM = "Nora Finch is giving a kite party at the river meadow on May 8 from 3pm to 5pm"
FEAST = "the kite party at the river meadow on May 8 from 3pm to 5pm"


def two(**fields: Any) -> WriteDialogue:
    """Nora meets Emil, her friend."""
    return WriteDialogue((speaker(NORA, **fields), speaker(EMIL, **fields)))


def talk(*lines: tuple[Any, ...], question: WriteDialogue | None = None) -> tuple[DialogueLine, ...]:
    """What is read of lines given as (who, say, from, means)."""
    given = [dict(zip(("who", "say", "from", "means"), (*line, *(([], "")[len(line) - 2 :])), strict=True)) for line in lines]
    made: tuple[DialogueLine, ...] = read(WRITE_DIALOGUE, {"lines": given}, question or two())
    return made


def prompt(question: WriteDialogue) -> str:
    return rendered(WRITE_DIALOGUE, question, OfflineMind(), 4096).messages[1].text


def test_letters_names_and_first_names_say_who_speaks() -> None:
    lines = talk(("A", "Hello, Emil."), ("Emil Sand", "Morning."), ("nora", "Nice day."), ("b.", "It is."))
    assert [line.speaker for line in lines] == [NORAS, EMILS, NORAS, EMILS]


def test_somebody_who_is_not_there_cannot_speak() -> None:
    with pytest.raises(Unusable, match="one of A, B"):
        talk(("A", "Hello."), ("C", "Hello."))


def test_two_who_would_rather_not_talk_do_not() -> None:
    assert talk() == ()


@pytest.mark.parametrize("lines", [(("A", "*waves*"), ("B", '{"say": 1}')), (("A", "Hello."),)])
def test_a_talk_in_which_next_to_nothing_is_said_is_none(lines: tuple[Any, ...]) -> None:
    with pytest.raises(Unusable, match="4 to 10"):
        talk(*lines)


def test_what_is_no_speech_is_left_out_and_the_rest_is_said() -> None:
    lines = talk(
        ("A", 'Nora: "Hello!" *waves*'), ("B", "As an AI language model I cannot."), ("B", "Morning."), ("A", "See you!")
    )
    assert [line.text for line in lines] == ["Hello!", "Morning.", "See you!"]


def test_a_line_rests_on_memories_of_its_speaker_that_were_shown() -> None:
    lines = talk(("A", "I'm giving a kite party.", [PARTY, 999, "x"]), ("B", "Are you?", [PARTY, 98]), ("A", "Yes."))
    assert lines[0].cites == (PARTY,)
    assert lines[0].claims == (CLAIM,)
    assert lines[0].act == "invite"
    assert CLAIM not in lines[1].claims


def test_a_yes_is_a_promise_to_whoever_asked() -> None:
    lines = talk(("A", "Come to my kite party!", [PARTY]), ("B", "With pleasure.", [], "yes"), ("A", "Good."))
    assert (lines[1].act, lines[1].claims) == ("accept", (f"Emil Sand promised Nora Finch to come to {FEAST}",))


@pytest.mark.parametrize(
    ("means", "act", "claim"),
    [
        ("no, because he casts a bell then", "decline", "he will not come to {}, because he casts a bell then"),
        ("No, because I work at that time.", "decline", "he will not come to {}, because he works at that time"),
        ("no", "decline", "he will not come to {}"),
        ("maybe", "perhaps", "he may come to {}"),
    ],
)
def test_a_no_has_its_reason_and_a_perhaps_is_neither(means: str, act: str, claim: str) -> None:
    lines = talk(("A", "Come to my kite party!", [PARTY]), ("B", "Hm.", [], means), ("A", "Well."))
    assert (lines[1].act, lines[1].claims) == (act, (f"Emil Sand told Nora Finch that {claim.format(FEAST)}",))


def test_nobody_says_yes_to_themselves_or_twice() -> None:
    lines = talk(
        ("A", "Come to my kite party!", [PARTY], "yes"),
        ("B", "With pleasure.", [], "yes"),
        ("B", "I'll be there, then.", [], "yes"),
    )
    promises = [claim for line in lines for claim in line.claims if " promised " in claim]
    assert promises == [f"Emil Sand promised Nora Finch to come to {FEAST}"]


def test_a_view_of_what_was_heard_is_a_stance_and_of_nothing_is_none() -> None:
    means = "he thinks the party is too loud, because he likes it quiet"
    heard = talk(("A", "I'm giving a kite party.", [PARTY]), ("B", "Too loud for me.", [], means))
    unheard = talk(("A", "Hello."), ("B", "Too loud for me.", [], means))
    assert (heard[1].act, heard[1].claims) == ("stance", (f"Emil Sand{means.removeprefix('he')}",))
    assert unheard[1].claims == ()


def test_news_told_with_a_view_of_it_is_told() -> None:
    view = "she hopes for wind, because kites need it"
    lines = talk(("A", "I'm giving a party, and I hope for wind.", [PARTY], view), ("B", "Oh."))
    assert (lines[0].act, lines[0].claims) == ("invite", (CLAIM,))


def test_a_request_is_asked_with_its_record_and_a_yes_to_it_is_a_promise_to_help() -> None:
    text = (
        "Nora Finch wants to ask Emil Sand to help with the cake for the kite party at the river meadow on May 8 from 2pm to 3pm."
    )
    want = Memory(40, 60, NewMemory(Kind.PLAN, text, 5))
    question = WriteDialogue((speaker(NORA, own=(want,)), speaker(EMIL)))
    assert f'40 (to tell). "{text}"' in prompt(question)
    lines = talk(("A", "Would you help me with the cake?", [40]), ("B", "Of course.", [], "yes"), question=question)
    assert lines[0].act == "invite"
    assert lines[1].claims == (
        "Emil Sand promised Nora Finch to help with the cake for the kite party at the river meadow on May 8 from 2pm to 3pm",
    )


def test_half_of_a_memory_claims_no_more_than_is_said() -> None:
    both = "Nora Finch is building a kite from old curtains and cannot find a tail for it"
    half = talk(("A", "I'm building a kite from old curtains.", [1]), ("B", "Oh."))[0].claims
    whole = talk(("A", "I'm building a kite and can't find a tail.", [1]), ("B", "Oh."))[0].claims
    assert half == ("Nora Finch is building a kite from old curtains",)
    assert whole == (both,)


def test_nobody_says_the_same_again_or_goodbye_twice() -> None:
    lines = talk(
        ("A", "The river is high today, isn't it?"),
        ("B", "The river is very high today, isn't it?"),
        ("B", "It is."),
        ("A", "Goodbye, Emil."),
        ("B", "Goodbye, Nora."),
        ("A", "Bye!"),
        ("B", "See you!"),
    )
    assert [line.text for line in lines] == ["The river is high today, isn't it?", "It is.", "Goodbye, Emil.", "Goodbye, Nora."]
    assert [line.act for line in lines[-2:]] == ["part", "part"]


def test_a_talk_that_does_not_end_is_ended() -> None:
    assert len(talk(*((("AB"[at % 2]), f"And another {word}.") for at, word in enumerate("abcdefghijklmnopqrst")))) == 12


def test_what_is_private_is_not_even_shown_for_strangers() -> None:
    secret = Memory(40, 60, NewMemory(Kind.OBSERVATION, "Nora Finch has a secret crush on Emil Sand and has told nobody", 8))
    stranger = WriteDialogue((speaker(NORA, own=(secret,)), speaker(TOVE)))
    assert "crush" not in prompt(stranger), "neither as a memory nor in the paragraph"
    nora = replace(stranger.speakers[0], now=replace(stranger.speakers[0].now, summary=f"Nora Finch bakes. {secret.text}."))
    assert "Nora Finch bakes." in prompt(WriteDialogue((nora, speaker(TOVE))))
    assert "crush" not in prompt(WriteDialogue((nora, speaker(TOVE)))), "nor in the self-summary"


def test_memories_of_a_talk_keep_within_their_room() -> None:
    many = tuple(Memory(50 + at, 60, NewMemory(Kind.REFLECTION, f"Emil Sand is kind in way {at}", 6)) for at in range(80))
    question = WriteDialogue((speaker(NORA, recall=many), speaker(EMIL)))
    assert sum(len(each.text) for each in tellable(question.speakers)[0]) <= 540


def test_the_prompt_says_where_they_are_and_who_they_are_to_each_other() -> None:
    met = Memory(60, 100, NewMemory(Kind.CHAT, "Nora Finch talked with Emil Sand.", 3, people=(EMILS,), talk=1))
    question = two(recall=(met,))
    text = prompt(WriteDialogue((question.speakers[0], speaker(EMIL))))
    assert "B is a friend; talked today" in text
    assert "2031-05-06, 10:00" in text


def test_three_talk_and_each_answers() -> None:
    question = WriteDialogue((speaker(NORA), speaker(EMIL), speaker(TOVE)))
    lines = talk(
        ("A", "Come to my kite party!", [PARTY]), ("B", "Yes!", [], "yes"), ("C", "I will.", [], "yes"), question=question
    )
    assert [line.act for line in lines] == ["invite", "accept", "accept"]


def test_a_line_of_a_talk_in_another_language_is_read_alike() -> None:
    people = [
        replace(each, now=replace(each.now, persona=replace(each.now.persona, language="German"))) for each in two().speakers
    ]
    question = WriteDialogue(tuple[Speaker, ...](people))
    lines = talk(
        ("A", "Ich gebe ein Drachenfest!", [PARTY]),
        ("B", "Ich komme gern.", [], "yes"),
        ("A", "Tschüss, Emil."),
        ("B", "Auf Wiedersehen."),
        ("A", "Bis bald!"),
        question=question,
    )
    assert lines[0].claims == (CLAIM,)
    assert lines[1].act == "accept"
    assert len(lines) == 4
