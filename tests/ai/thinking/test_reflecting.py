"""Reflection as a thought: latest records, questions, what each brings to mind, insights, and who one is by then."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import pytest

from game.ai.drift import self_likeness
from game.ai.embedding import Embedder
from game.ai.known_places import KnownPlaces
from game.ai.memory import Kind, NewMemory
from game.ai.mind import AskReflection, DrawInsights, Insight, SummariseSelf
from game.ai.offline.mind import OfflineMind
from game.ai.persona import Interest, Occupation, Persona, Project, Relation
from game.ai.pondering import has_enough, weight
from game.ai.retrieval import retrieve
from game.ai.stream import MemoryStream
from game.ai.thinking import Means, think
from game.ai.thinking.summing_up import sum_up
from game.ai.thought import DELAYS, Asked, Portrait, Snapshot, Thought
from game.settings import PAPER, RELEASED_CODE
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR, Clock

HANNE, LORENZ, TILDA = 1, 2, 3
NAMES = ((HANNE, "Hanne Voss"), (LORENZ, "Lorenz Abt"), (TILDA, "Tilda Mohn"))
BAKER = Persona(
    "Hanne Voss",
    "",
    (),
    age=52,
    traits=("cheerful", "stubborn"),
    pronouns=("she", "her", "her"),
    occupations=(Occupation("baker", "baker"),),
    interests=(Interest("shanties"),),
    projects=(Project("restoring a fishing boat", "restoring", "the fishing boat"),),
    relations=(Relation("Lorenz Abt", "neighbour", 0.4, 0.3), Relation("Tilda Mohn", "", 0.3, 0.1)),
)
SEEDS = (
    "Hanne Voss is a baker who opens her shop at 6am",
    "Hanne Voss loves shanties",
    "Hanne Voss is restoring a fishing boat",
    "Lorenz Abt is a neighbour of Hanne Voss",
    "Hanne Voss is a stubborn friend",
)
TOWN_KNOWN = KnownPlaces((), 0, None, None)


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    return Embedder()


@dataclass
class Life:
    """A stream in the making."""

    stream: MemoryStream
    embedder: Embedder

    def lives(self, texts: Sequence[str], hour: float, kind: Kind = Kind.OBSERVATION, rating: int = 3, **about: object) -> None:
        new = [NewMemory(kind, text, rating, **about) for text in texts]  # type: ignore[arg-type]
        self.stream.commit(new, self.embedder.embed(texts), round(hour * TICKS_PER_HOUR))

    def commit(self, thought: Thought, tick: int) -> None:
        self.stream.commit(thought.memories, thought.embeddings, tick)
        self.stream.touch([number for _, number in thought.touched], tick)

    def snapshot(self, hour: float, who: Persona = BAKER, kind: str = "reflect") -> Snapshot:
        tick = round(hour * TICKS_PER_HOUR)
        asked = Asked(7, kind, HANNE, (HANNE,), tick, tick + DELAYS[kind])
        me = Portrait(HANNE, who, TOWN_KNOWN, None, self.stream.view(), 0, "", names=NAMES)
        return Snapshot(asked, 5, (me,))


@pytest.fixture
def life(embedder: Embedder) -> Life:
    life = Life(MemoryStream(), embedder)
    life.lives(SEEDS, 0)
    return life


def means_with(embedder: Embedder, mind: OfflineMind | None = None) -> Means:
    return Means(mind or OfflineMind(), embedder, None, Clock(), PAPER)  # type: ignore[arg-type]


@pytest.fixture
def means(embedder: Embedder) -> Means:
    return means_with(embedder)


def a_day(life: Life, first_hour: float = 8) -> None:
    """Tilda is passed many times, never spoken to; Lorenz sings, and is talked with twice."""
    for step in range(12):
        life.lives(["Tilda Mohn is carrying a basket of eggs"], first_hour + step / 2, people=(TILDA,))
        life.lives(["the oven is idle"], first_hour + step / 2, rating=1)
    for step in (1, 3):
        life.lives(["Lorenz Abt is singing shanties on the quay"], first_hour + step, people=(LORENZ,))
        talk = {"talk": step, "people": (LORENZ,)}
        life.lives(["Hanne Voss talked with Lorenz Abt about shanties."], first_hour + step + 0.2, Kind.CHAT, 4, **talk)
        life.lives(["Hanne Voss is caulking the fishing boat"], first_hour + step + 0.5, rating=5, people=(HANNE,))


def test_a_reflection_writes_insights_with_evidence_importance_and_people(life: Life, means: Means) -> None:
    a_day(life)
    thought = think(life.snapshot(16), means)
    assert thought.memories and thought.embeddings.shape[0] == len(thought.memories)
    touched = {number for _, number in thought.touched}
    for memory in thought.memories:
        assert memory.kind is Kind.REFLECTION and memory.evidence and set(memory.evidence) <= touched
        named = {number for number, name in NAMES if name in memory.text and number != HANNE}
        assert set(memory.people) == named and 1 <= memory.importance <= 10
    assert np.array_equal(thought.embeddings, means.embedder.embed([each.text for each in thought.memories]))


def test_reflection_is_pure(life: Life, means: Means) -> None:
    a_day(life)
    snapshot = life.snapshot(16)
    assert repr(think(snapshot, means)) == repr(think(snapshot, means))


def test_later_reflections_build_on_earlier_ones_and_repeat_none(life: Life, means: Means) -> None:
    written: list[str] = []
    cites_insight = False
    for day in range(3):
        a_day(life, day * 24 + 8)
        for hour in (12, 16, 20):
            thought = think(life.snapshot(day * 24 + hour), means)
            kinds = [each.content.kind for each in life.stream.view()]
            cites_insight |= any(kinds[number] is Kind.REFLECTION for each in thought.memories for number in each.evidence)
            written += [each.text for each in thought.memories]
            life.commit(thought, (day * 24 + hour) * TICKS_PER_HOUR + DELAYS["reflect"])
    assert len(written) == len(set(written)) > 3
    assert cites_insight


class Recording(OfflineMind):
    """A mind that keeps what it was asked, and answers more than it should."""

    def __init__(self) -> None:
        self.records = 0
        self.questions: list[str] = []

    def ask_reflection(self, question: AskReflection) -> tuple[str, ...]:
        self.records = len(question.now.memories)
        return tuple(f"What of {number}?" for number in range(9))

    def draw_insights(self, questions: tuple[DrawInsights, ...]) -> tuple[tuple[Insight, ...], ...]:
        return tuple(self.drawn_for(question) for question in questions)

    def drawn_for(self, question: DrawInsights) -> tuple[Insight, ...]:
        self.questions.append(question.question)
        seen = question.now.memories[0].number
        made_up = Insight("Hanne Voss can fly", (99_999,), 5)
        again = Insight("held already", (seen,), 5)
        many = tuple(Insight(f"{question.question} {number}", (seen, seen, 99_999), 50) for number in range(9))
        return (made_up, again, *many)


def test_the_constants_of_the_paper_hold_and_made_up_evidence_does_not(life: Life, embedder: Embedder) -> None:
    for hour in range(1, 140):
        life.lives([f"Hanne Voss is kneading loaf {hour}"], hour / 10, people=(HANNE,))
    life.lives(["held already"], 14.5, Kind.REFLECTION, evidence=(0,))
    mind = Recording()
    thought = think(life.snapshot(15), means_with(embedder, mind))
    assert mind.records == 100 and mind.questions == ["What of 0?", "What of 1?", "What of 2?"]
    assert len(thought.memories) == 3 * 3
    assert all(len(each.evidence) == 1 and each.importance == 10 for each in thought.memories)


def test_what_one_lives_counts_whole_and_what_one_witnesses_a_third(life: Life) -> None:
    life.lives(["Hanne Voss is kneading"], 1, rating=4, people=(HANNE,))
    life.lives(["Tilda Mohn is kneading"], 1, rating=4, people=(TILDA,))
    life.lives(["Tilda Mohn said that it rains."], 1, Kind.CHAT, 4, people=(TILDA,), said_by=TILDA, talk=1, line=0)
    life.lives(['Tilda Mohn said: "It rains."'], 1, Kind.CHAT, 4, people=(TILDA,), said_by=TILDA, talk=2)
    life.lives(["Hanne Voss plans to knead"], 1, Kind.PLAN, 4)
    memories = list(life.stream.view())[-5:]
    assert [weight(each, HANNE, PAPER) for each in memories] == [4, 1, 4, 1, 0]
    assert [weight(each, HANNE, RELEASED_CODE) for each in memories] == [4, 4, 4, 4, 0]


def test_the_paper_reflects_above_the_threshold_and_the_released_code_when_its_counter_is_at_zero() -> None:
    assert not has_enough(150, PAPER) and has_enough(151, PAPER)
    assert not has_enough(149, RELEASED_CODE) and has_enough(150, RELEASED_CODE)


def recalled(life: Life, means: Means, question: str, hour: float, kinds: tuple[Kind, ...] | None = None) -> list[str]:
    query = means.embedder.embed([question])[0]
    view = life.stream.view()
    return [view[each.number].text for each in retrieve(view, query, round(hour * TICKS_PER_HOUR), PAPER, limit=12, kinds=kinds)]


def test_whom_to_spend_an_hour_with_is_the_one_met_most_often_until_reflection_finds_the_shared_interest(
    life: Life, means: Means
) -> None:
    question = "With whom of those she knows would Hanne Voss like to spend an hour, and why?"
    for day in range(2):
        a_day(life, day * 24 + 8)
        for hour in (13, 17, 20):
            life.commit(think(life.snapshot(day * 24 + hour), means), (day * 24 + hour) * TICKS_PER_HOUR + DELAYS["reflect"])
    sights = [memory.text for memory in life.stream.view() if memory.content.kind is Kind.OBSERVATION]
    assert sum("Tilda Mohn" in text for text in sights) > 2 * sum("Lorenz Abt" in text for text in sights)
    lived = recalled(life, means, question, 46, (Kind.OBSERVATION, Kind.CHAT, Kind.PLAN))
    assert not any(_is_company(text) for text in lived)
    everything = recalled(life, means, question, 46)
    first = next(text for text in everything if "Tilda Mohn" in text or "Lorenz Abt" in text)
    assert _is_company(first) and "Lorenz Abt" in first and "shanties" in first


def _is_company(text: str) -> bool:
    """Whether it says that somebody is good company."""
    return "gladly spend more time" in text or "an hour to spend" in text or "could become close" in text


def test_what_one_looks_forward_to_is_found_among_a_majority_of_idle_things(life: Life, means: Means) -> None:
    life.lives(["Hanne Voss is planning a midsummer concert on the quay on June 24"], 1, rating=7, people=(HANNE,))
    for hour in range(1, 60):
        life.lives(["the refrigerator is idle", "the bench is idle"], 1 + hour / 4, rating=1)
    found = recalled(life, means, "What is Hanne Voss looking forward to?", 17)
    assert "concert" in found[0]


# who they are in their own eyes


def summary_of(life: Life, means: Means, hour: float, who: Persona = BAKER) -> str:
    return sum_up(life.snapshot(hour, who), means).text


def test_a_summary_opens_with_name_age_and_traits_and_keeps_what_they_knew_of_themselves(life: Life, means: Means) -> None:
    text = summary_of(life, means, 1)
    assert text.startswith("Hanne Voss is 52, cheerful and stubborn.")
    assert "baker" in text and "fishing boat" in text and "shanties" in text


def test_a_guests_suggestion_does_not_become_the_hosts_passion(life: Life, means: Means) -> None:
    before = summary_of(life, means, 1)
    for hour in range(24, 24 * 7, 2):
        words = f"Tilda Mohn said that Hanne Voss loves opera and should give an opera evening, number {hour}."
        life.lives([words], hour, Kind.CHAT, 9, people=(TILDA,), said_by=TILDA, talk=hour, line=1)
        life.lives(["Hanne Voss talked with Tilda Mohn about the opera."], hour, Kind.CHAT, 9, people=(TILDA,), talk=hour)
        if hour % 12 == 0:
            life.commit(think(life.snapshot(hour + 1), means), (hour + 1) * TICKS_PER_HOUR + DELAYS["reflect"])
    after = summary_of(life, means, 24 * 7)
    assert "loves opera" not in after and "shanties" in after
    assert self_likeness(before, after, means.embedder) > 0.85


def test_what_one_decides_changes_what_one_is_at(life: Life, means: Means) -> None:
    before = summary_of(life, means, 1)
    life.lives(["Hanne Voss is going to stand for harbour master"], 20, rating=8, people=(HANNE,))
    after = summary_of(life, means, 30)
    assert "harbour master" not in before and "harbour master" in after
    assert self_likeness(before, after, means.embedder) < 1.0


def test_a_reflection_sums_one_up_with_its_own_insights(life: Life, means: Means) -> None:
    a_day(life)
    thought = think(life.snapshot(16), means)
    assert thought.summary is not None and thought.summary.startswith("Hanne Voss is 52")
    own = [each.text for each in thought.memories if "fishing boat" in each.text]
    assert not own or any(text in thought.summary for text in own)


def test_another_week_of_records_leaves_the_first_memories_within_reach(life: Life, means: Means) -> None:
    for hour in range(24, 24 * 8):
        life.lives([f"Hanne Voss is serving customer {hour}"], hour, rating=6, people=(HANNE,))
    snapshot = life.snapshot(24 * 8)
    seeds = means.recall_seeds(snapshot.me, "Hanne Voss's core characteristics", 8 * TICKS_PER_DAY, 4)
    assert len(seeds) == 4 and all(each.created == 0 for each in seeds)


def test_a_life_without_a_beginning_can_be_summed_up(embedder: Embedder, means: Means) -> None:
    life = Life(MemoryStream(), embedder)
    nobody = replace(BAKER, age=None, traits=(), interests=(), projects=(), occupations=(), relations=())
    assert summary_of(life, means, 1, nobody) == "Hanne Voss."
    assert (
        OfflineMind()
        .summarise_self(SummariseSelf(means.circumstances(life.snapshot(1), life.snapshot(1).me)))
        .startswith("Hanne")
    )
    assert think(life.snapshot(1), means).memories == ()
