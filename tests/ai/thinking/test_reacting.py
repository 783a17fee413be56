"""What came up is put to the mind with the paper's four blocks, and its answer becomes memories and a changed plan."""

from dataclasses import dataclass, field, replace

import pytest
from ai.small_town import BED, KITCHEN, STOVE, small_town

from game.ai.embedding import Embedder
from game.ai.known_places import KnownPlaces
from game.ai.memory import Kind, NewMemory
from game.ai.mind import RateImportance, React, Reaction
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Persona
from game.ai.plans import MEND, DayPlan, Step
from game.ai.stream import MemoryStream
from game.ai.thinking.means import Means
from game.ai.thinking.reacting import react
from game.ai.thought import Asked, Portrait, Snapshot
from game.settings import Cognition
from game.world.clock import Clock, tick_at
from game.world.events import Event, Percept

ADA, BO = 1, 2
COOK = Step("cook porridge", 420, 435, KITCHEN, STOVE, activity="cook")
NOW = tick_at(0, 425)
BURNING = Percept(Event(7, NOW, "state", "the stove is burning", (1, 3), KITCHEN, None, STOVE, state="burning"), 1)
OFF = Step("turn it off", 0, 5, KITCHEN, STOVE, state="off", activity="whatever")


@dataclass
class Opinionated(OfflineMind):
    """Gives the answer it was made with, and keeps the questions."""

    answer: Reaction
    asked: list[React] = field(default_factory=list)

    def react(self, question: React) -> Reaction:
        self.asked.append(question)
        return self.answer

    def rate_importance(self, question: RateImportance) -> tuple[int, ...]:
        return tuple(6 for _ in question.texts)


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder()


def means(mind: OfflineMind, embedder: Embedder) -> Means:
    return Means(mind, embedder, small_town(), Clock(), Cognition())


def portrait(embedder: Embedder, id: int = ADA, name: str = "Ada Holm") -> Portrait:
    stream = MemoryStream()
    new = (
        NewMemory(Kind.OBSERVATION, "Ada Holm is fond of her old stove", 5),
        NewMemory(Kind.OBSERVATION, "Bo Lund is Ada Holm's good friend", 5),
    )
    stream.commit(new, embedder.embed([each.text for each in new]), 0)
    plan = DayPlan(0, 400, 1300, (), (), (COOK,), 435)
    who, names = Persona(name, "", ()), ((ADA, "Ada Holm"), (BO, "Bo Lund"))
    known, view = KnownPlaces(()), stream.view()
    return Portrait(id, who, known, plan, view, KITCHEN, "reading", names=names, summary="A careful cook.")


def snapshot(
    embedder: Embedder, percepts: tuple[Percept, ...] = (BURNING,), person: int | None = None, up_to: tuple[int, ...] = ()
) -> Snapshot:
    asked = Asked(1, "react", ADA, (ADA,), NOW, NOW + 3, percepts=percepts, step=COOK, person=person, up_to=up_to)
    others = (portrait(embedder, BO, "Bo Lund"),) if person is not None else ()
    return Snapshot(asked, 1, (portrait(embedder), *others))


def test_the_mind_is_asked_with_the_four_blocks(embedder: Embedder) -> None:
    mind = Opinionated(Reaction("continue"))
    thought = react(snapshot(embedder, up_to=(BO,)), means(mind, embedder))
    (question,) = mind.asked
    assert question.now.summary == "A careful cook."
    assert (question.now.minute, question.step) == (425, COOK)
    assert (question.observation, question.target, question.state) == ("the stove is burning", STOVE, "burning")
    assert question.relationship[0].text == "Ada Holm is fond of her old stove"
    assert question.about and question.up_to == ("Bo Lund",)
    known = question.now.known.object(STOVE)
    assert known is not None and known.state == "burning"
    assert set(thought.touched) == {(ADA, memory.number) for memory in (*question.relationship, *question.about)}


def test_an_answer_becomes_a_memory_with_its_reason_and_steps_to_be_done_at_once(embedder: Embedder) -> None:
    answer = Reaction("act", "decided to turn it off", (OFF,), redo=True)
    thought = react(snapshot(embedder), means(Opinionated(answer), embedder))
    seen, decision, plan = thought.memories
    assert seen.text == "the stove is burning" and seen.importance == 6
    assert decision.text == "Ada Holm saw that the stove is burning and decided to turn it off"
    assert decision.evidence == (-1,)
    assert plan.kind is Kind.PLAN and "turn it off for 5 minutes from 07:05" in plan.text
    assert thought.steps == (replace(OFF, activity=MEND),)
    assert thought.redo == replace(COOK, text="cook porridge again")
    assert len(thought.embeddings) == 3 and thought.plan is None


def test_only_what_is_done_at_the_thing_itself_puts_it_right(embedder: Embedder) -> None:
    elsewhere = replace(OFF, text="fetch water", target=BED)
    nowhere = replace(OFF, text="call for help", target=999)
    answer = Reaction("act", "decided to help", (elsewhere, nowhere))
    steps = react(snapshot(embedder), means(Opinionated(answer), embedder)).steps
    assert [step.activity == MEND for step in steps] == [False, False]
    assert (steps[1].target, steps[1].arena) == (None, KITCHEN)


def test_going_on_for_no_reason_leaves_only_what_was_seen(embedder: Embedder) -> None:
    thought = react(snapshot(embedder), means(Opinionated(Reaction("continue")), embedder))
    assert [each.text for each in thought.memories] == ["the stove is burning"]
    assert not thought.steps and thought.redo is None and thought.talk_to is None


@pytest.mark.parametrize(("choice", "talks"), [("talk", BO), ("continue", None), ("wait", None)])
def test_only_who_decides_to_talk_does(embedder: Embedder, choice: str, talks: int | None) -> None:
    mind = Opinionated(Reaction(choice, "decided so"))
    thought = react(snapshot(embedder, (), BO), means(mind, embedder))
    assert thought.talk_to == talks
    (question,) = mind.asked
    assert (question.person, question.target, question.observation) == (BO, None, "Bo Lund is reading")
    assert question.relationship[0].text == "Bo Lund is Ada Holm's good friend"
    told = [each.text for each in thought.memories]
    assert told == ([] if choice == "talk" else ["Ada Holm saw that Bo Lund is reading and decided so"])


def test_an_obstacle_is_said_as_one_says_it_in_a_sentence(embedder: Embedder) -> None:
    shut = Percept(Event(7, NOW, "obstacle", "The kitchen is taken", (1, 3), KITCHEN, ADA), 0)
    thought = react(snapshot(embedder, (shut,)), means(OfflineMind(), embedder))
    assert [each.text for each in thought.memories] == [
        "The kitchen is taken",
        "Ada Holm saw that the kitchen is taken and decided to wait a little",
    ]
