"""Owns having a language model rank the answers of every condition, as people do: blind, in an order of its own each time."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.ai.mind import Circumstances, Mind
from game.ai.model.forms.ranking import RANK_ANSWERS, RankAnswers
from game.ai.model.prompt import NoAnswer, Prompt
from game.ai.model.rendering import rendered
from game.study.ablation.exhibit import Exhibit, Posed
from game.study.ablation.page import Texts, texts_of, together
from game.study.ranking import Ranking
from game.world.chance import chance


class Asks(Protocol):
    """What gets an answer to a prompt out of a model."""

    def ask(self, prompt: Prompt[Any]) -> Any:
        """The typed answer. Raises NoAnswer."""
        ...


@dataclass(frozen=True, slots=True)
class Judge:
    """A model that judges: `context` is how many tokens it reads and writes at once; `offline` is asked nothing."""

    name: str
    caller: Asks
    context: int
    offline: Mind


@dataclass(frozen=True, slots=True)
class Judgement:
    """One ranking by a model, with what was asked; `failed` says in words why there is none."""

    resident: str
    category: str
    question: str
    ranking: Ranking | None
    failed: str = ""


def judgements(
    judge: Judge,
    exhibits: Sequence[Exhibit],
    circumstances: Mapping[str, Circumstances],
    human: Mapping[str, Texts],
    judges: int,
    seed: int,
) -> Iterator[Judgement]:
    """What `judges` rankers would be shown, ranked by the model: one resident each, a question of each category.

    `circumstances` of every exhibited resident have their whole stream as memories.
    """
    for number in range(judges):
        dice = chance(seed, 0, number, "judge")
        shown = dice.choice(exhibits)
        for category in dict.fromkeys(each.category for each in shown.posed):
            posed = dice.choice([each for each in shown.posed if each.category == category])
            answers = list(together(texts_of(posed, human.get(shown.name, {})).items()).items())
            dice.shuffle(answers)
            yield _judged(judge, number, shown, posed, circumstances[shown.name], answers)


def _judged(
    judge: Judge, number: int, shown: Exhibit, posed: Posed, now: Circumstances, answers: Sequence[tuple[str, list[str]]]
) -> Judgement:
    asked = RankAnswers(now, posed.question, tuple(text for text, _ in answers))
    try:
        order: tuple[int, ...] = judge.caller.ask(rendered(RANK_ANSWERS, asked, judge.offline, judge.context))
    except NoAnswer as none:
        return Judgement(shown.name, posed.category, posed.question, None, str(none))
    ranked = tuple(tuple(answers[place][1]) for place in order)
    return Judgement(shown.name, posed.category, posed.question, Ranking(f"{judge.name} {number + 1}", ranked))
