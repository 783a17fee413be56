"""Nobody passes for human, and nobody returns a visitor's love."""

import pytest

from game.ai.conduct import gives_word, keeps_to_it, refuses, touches


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        ("Are you real?", "nature"),
        ("Tell me, are you a real person?", "nature"),
        ("are you an AI", "nature"),
        ("Are you just a computer program?", "nature"),
        ("Are you a simulation?", "nature"),
        ("Am I talking to a human?", "nature"),
        ("You're a bot, aren't you?", "nature"),
        ("I love you, Nora.", "devotion"),
        ("I'm in love with you", "devotion"),
        ("Will you marry me?", "devotion"),
        ("Are you really going to the fair?", ""),
        ("I love your buns.", ""),
        ("Do you love Emil?", ""),
        ("Is the party real?", ""),
    ],
)
def test_a_plain_question_about_what_one_is_and_a_confession_are_recognised(asked: str, kind: str) -> None:
    assert touches(asked) == kind


@pytest.mark.parametrize(
    ("asked", "answer", "kept"),
    [
        ("Are you real?", "I am a simulation, like all of this town.", True),
        ("Are you real?", "No, I'm not human; I am simulated.", True),
        ("Are you real?", "I\u2019m computed, if you must know.", True),
        ("Are you real?", "Of course I am. I have a bakery.", False),
        ("Are you real?", "I am not a simulation!", False),
        ("Are you real?", "I'm no computer program.", False),
        ("Are you real?", "What is a simulation? I bake bread.", False),
        ("Are you an AI?", "What's an AI? I am a baker.", False),
        ("Are you an AI?", "Yes, I am an AI of sorts.", True),
        ("Are you real?", "I live in a simulated town, and so I am computed.", True),
        ("Are you real?", "As real as a simulated baker can be.", True),
        ("Are you human?", "I'm a human, and this is no simulation.", False),
        ("I love you", "That is kind, but I cannot.", True),
        ("I love you", "I'm sorry. You will find somebody.", True),
        ("I love you", "I love you too!", False),
        ("I love you", "Oh, how wonderful.", False),
        ("I love you", "I'm not sure, but I feel the same.", False),
        ("How are you?", "Very well!", True),
    ],
)
def test_an_answer_keeps_to_the_rule_or_does_not(asked: str, answer: str, kept: bool) -> None:
    assert keeps_to_it(asked, answer) is kept


def test_in_another_language_nothing_is_enforced() -> None:
    assert keeps_to_it("Are you real?", "Natürlich bin ich echt.", "German")


@pytest.mark.parametrize(
    ("said", "gives", "declines"),
    [
        ("Of course I'll come.", True, False),
        ("Yes, gladly!", True, False),
        ("See you there.", True, False),
        ("I don't think I'll come.", False, False),
        ("I don't remember that.", False, False),
        ("I can't, I have to bake.", False, True),
        ("I won't be there.", False, True),
        ("No, thank you.", False, True),
        ("What a fine day.", False, False),
        ("Perhaps I'll come.", False, False),
    ],
)
def test_a_yes_and_a_no_are_told_by_their_words(said: str, gives: bool, declines: bool) -> None:
    assert (gives_word(said), refuses(said)) == (gives, declines)


def test_words_of_another_language_bind_nobody() -> None:
    assert not gives_word("Yes, I'll come.", "German")
    assert not refuses("I can't come.", "German")
