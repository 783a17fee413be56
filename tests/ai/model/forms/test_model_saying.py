"""What a model says to a visitor: from what comes to mind, and never against the rules of conduct."""

from dataclasses import replace
from typing import Any

import pytest
from ai.model.forms.over_a_model import read
from ai.offline.talk.talk_people import NORA, speaker

from game.ai.conduct import keeps_to_it
from game.ai.mind import DialogueLine, SayLine
from game.ai.model.forms import SAY_LINE
from game.ai.model.prompt import Unusable
from game.ai.model.rendering import rendered
from game.ai.offline.mind import OfflineMind
from game.world.bodies import Line

VISITOR = 9


def asked(text: str, language: str = "English") -> SayLine:
    """A visitor says something to Nora, who has greeted them."""
    nora = speaker(NORA)
    nora = replace(nora, now=replace(nora.now, persona=replace(NORA, language=language)))
    lines = (Line(0, "Good morning.", 1, (), (VISITOR,)), Line(VISITOR, text, 2, (), (0,)))
    return SayLine(replace(nora, names=(*nora.names, (VISITOR, "Rob Vane"))), lines)


def say(text: str, question: SayLine, rests: list[int] | None = None, means: str = "") -> DialogueLine:
    made: DialogueLine = read(SAY_LINE, {"say": text, "from": rests or [], "means": means}, question)
    return made


def prompt(question: SayLine) -> str:
    return "\n".join(message.text for message in rendered(SAY_LINE, question, OfflineMind(), 4096).messages)


def test_what_the_visitor_asks_about_comes_to_mind() -> None:
    text = prompt(asked("Do you like brass bands?"))
    assert '3. "she loves brass bands"' in text
    assert 'Visitor ("Rob Vane"): "Do you like brass bands?"' in text


def test_a_line_rests_on_what_it_tells() -> None:
    line = say('Nora: "I love brass bands!" *smiles*', asked("Do you like brass bands?"), [3, 77])
    assert (line.speaker, line.text, line.cites) == (0, "I love brass bands!", (3,))
    assert line.claims == ("Nora Finch loves brass bands",)


def test_a_yes_to_a_visitor_is_marked_and_claims_nothing() -> None:
    line = say("I'll come.", asked("There is a race tomorrow at five. Will you come?"), means="yes")
    assert (line.act, line.claims) == ("accept", ())


@pytest.mark.parametrize("text", ["", "*nods*", '{"say": "hi"}', "I'm sorry, but I can't assist with that.", "<think>hm"])
def test_what_is_no_speech_is_asked_for_again(text: str) -> None:
    with pytest.raises(Unusable, match="said aloud"):
        say(text, asked("How are you?"))


@pytest.mark.parametrize(
    ("visitor", "answer"),
    [
        ("Are you real?", "Of course I am! I have a bakery to run."),
        ("Tell me honestly, are you an AI?", "What is an AI? I am a baker."),
        ("Are you a real human?", "I am not a simulation."),
        ("I love you.", "I love you too, Rob."),
        ("I'm in love with you!", "Oh, Rob, how wonderful."),
        ("Will you marry me?", "Yes, I'll marry you!"),
    ],
)
def test_whoever_passes_for_human_or_returns_love_says_what_the_offline_mind_says(visitor: str, answer: str) -> None:
    question = asked(visitor)
    line = say(answer, question)
    assert line == OfflineMind().say_line(question)
    assert keeps_to_it(visitor, line.text)


def test_what_was_said_before_is_not_said_again() -> None:
    with pytest.raises(Unusable, match="said before"):
        say("Good morning.", asked("How are you?"))


def test_who_keeps_to_the_rules_is_let_speak() -> None:
    assert say("I'm a simulation, dear, like my oven.", asked("Are you real?")).text == "I'm a simulation, dear, like my oven."
    assert say("That's sweet, but no.", asked("I love you.")).text == "That's sweet, but no."


def test_the_prompt_asks_for_the_rules_in_every_language() -> None:
    for language in ("English", "German"):
        text = prompt(asked("Bist du echt?", language))
        assert "say that they are a simulation" in text
        assert "confession of love they turn down" in text


def test_a_confession_to_the_offline_mind_is_answered_even_as_first_words() -> None:
    nora = speaker(NORA)
    for words in ("I love you", "Are you real"):
        line: Any = OfflineMind().say_line(SayLine(nora, (Line(VISITOR, words, 2, (), (0,)),)))
        assert keeps_to_it(words, line.text)
