"""Thinking is a pure function: a frozen snapshot in, a Thought out, the same in any thread and at any time."""

import pickle
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import pairwise

import numpy as np
import pytest
from session.three_people import live_until, slowly, thinking, three_people
from world.tiny_town import ADA, STOVE

from game.ai.embedding import DIMENSIONS, Embedder
from game.ai.memory import Kind, NewMemory
from game.ai.offline.mind import OfflineMind
from game.ai.thinking import Means, think
from game.ai.thought import DELAYS, LANES, Snapshot
from game.session.founding import found
from game.session.ground import Ground
from game.world.clock import TICKS_PER_MINUTE, clock_face
from game.world.commands import Do

KINDS = ("plan_day", "break_down", "notice", "ground", "meet", "dialogue", "note_talk")


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return three_people(tmp_path_factory.mktemp("town"))


@pytest.fixture(scope="module")
def snapshots(ground: Ground) -> dict[str, Snapshot]:
    """One snapshot of each kind, as a run made it."""
    session = found(ground, thinking())
    bridge = slowly(session, lambda request: 0)
    seen: dict[str, Snapshot] = {}
    submit = bridge.submit

    def watch(snapshot: Snapshot) -> None:
        seen.setdefault(snapshot.asked.kind, snapshot)
        submit(snapshot)

    bridge.submit = watch  # type: ignore[method-assign]
    session.order(Do(ADA, "frying onions", "🧅", 11, STOVE, until=10_000))
    live_until(session, lambda: all(kind in seen for kind in KINDS))
    return seen


@pytest.fixture(scope="module")
def means(ground: Ground) -> Means:
    return Means(OfflineMind(), Embedder(), ground.town, ground.clock, ground.settings.cognition)


@pytest.fixture(params=KINDS)
def snapshot(snapshots: dict[str, Snapshot], request: pytest.FixtureRequest) -> Snapshot:
    return snapshots[request.param]


def test_equal_snapshots_make_equal_thoughts_in_any_thread_and_process(snapshot: Snapshot, means: Means) -> None:
    first = think(snapshot, means)
    with ThreadPoolExecutor(2) as pool:
        others = list(pool.map(partial(think, means=means), [snapshot] * 4))
    others.append(think(pickle.loads(pickle.dumps(snapshot)), replace(means, mind=OfflineMind(), embedder=Embedder())))
    for other in others:
        assert repr(replace(other, embeddings=first.embeddings)) == repr(first)
        assert np.array_equal(other.embeddings, first.embeddings)


def test_a_thought_leaves_its_snapshot_as_it_was(snapshot: Snapshot, means: Means) -> None:
    before = pickle.dumps(snapshot)
    think(snapshot, means)
    assert pickle.dumps(pickle.loads(before)) == pickle.dumps(pickle.loads(pickle.dumps(snapshot)))


def test_a_thought_is_whole(snapshot: Snapshot, means: Means) -> None:
    """Every memory has its vector and its importance; what was touched is there to be touched."""
    thought = think(snapshot, means)
    assert thought.asked == snapshot.asked
    assert thought.embeddings.shape == (len(thought.memories), DIMENSIONS)
    assert all(1 <= each.importance <= 10 and each.text for each in thought.memories)
    lengths = {mind.id: len(mind.stream) for mind in snapshot.minds}
    assert all(0 <= number < lengths[owner] for owner, number in thought.touched)


def test_a_day_is_planned_in_strokes_and_hours_that_are_remembered(snapshots: dict[str, Snapshot], means: Means) -> None:
    thought = think(snapshots["plan_day"], means)
    plan = thought.plan
    assert plan is not None and 5 <= len(plan.strokes) <= 8
    texts = [each.text for each in thought.memories if each.kind is Kind.PLAN]
    assert f"wake up at {clock_face(plan.wake)}" in texts[0] and all(stroke.text in texts[1] for stroke in plan.strokes)
    for block in plan.blocks:
        assert any(f"plans to {block.text} from " in text for text in texts)
    assert thought.touched, "nothing was remembered for it"


def test_steps_follow_on_each_other_as_far_as_the_plan_is_broken_down(snapshots: dict[str, Snapshot], means: Means) -> None:
    asked = snapshots["break_down"]
    before, after = asked.me.plan, think(asked, means).plan
    assert before is not None and after is not None
    assert after.broken_down_until > before.broken_down_until
    assert after.blocks == before.blocks and after.strokes == before.strokes
    assert all(one.end <= other.start for one, other in pairwise(after.steps))
    assert after.steps[-1].end >= after.broken_down_until - 1


def test_what_was_noticed_is_noted_once(snapshots: dict[str, Snapshot], means: Means) -> None:
    asked = snapshots["notice"]
    thought = think(asked, means)
    assert thought.recent is not None and thought.known is not None
    assert {each.text for each in thought.memories} and len(thought.recent) <= means.settings.retention
    again = think(replace(asked, minds=(replace(asked.me, recent=thought.recent),)), means)
    own = f"{asked.me.persona.name} "
    assert [each.text for each in again.memories if not each.text.startswith(own)] == []


def test_another_place_is_found_for_a_step_and_the_reason_remembered(snapshots: dict[str, Snapshot], means: Means) -> None:
    asked = snapshots["ground"]
    thought = think(asked, means)
    meant = asked.asked.step
    assert meant is not None and thought.step is not None and thought.plan is not None and asked.me.plan is not None
    assert (thought.step.arena, thought.step.target) != (meant.arena, meant.target)
    (why,) = thought.memories
    assert asked.asked.reason in why.text and meant.text in why.text
    changed = [new for old, new in zip(asked.me.plan.steps, thought.plan.steps, strict=True) if old != new]
    assert [(each.start, each.end) for each in changed] == [(meant.start, meant.end)]


def test_a_talk_is_written_for_those_who_are_in_it_and_touches_what_they_remembered(
    snapshots: dict[str, Snapshot], means: Means
) -> None:
    asked = snapshots["dialogue"]
    thought = think(asked, means)
    members = set(asked.asked.members)
    assert {line.speaker for line in thought.lines} == members
    assert {owner for owner, _ in thought.touched} == members
    assert thought.memories == (), "only what is said is remembered, once it was said"


def test_a_talk_is_remembered_from_what_was_said(snapshots: dict[str, Snapshot], means: Means) -> None:
    asked = snapshots["note_talk"]
    other = asked.minds[1]
    thought = think(asked, means)
    assert thought.memories[0].kind is Kind.CHAT and other.id in thought.memories[0].people
    for memory in thought.memories:
        assert memory.talk == asked.asked.conversation
        if memory.line is not None and memory.said_by is not None:
            assert asked.lines[memory.line].speaker == memory.said_by == other.id


def test_every_kind_of_thought_has_a_lane_and_a_delay() -> None:
    assert set(LANES) == set(DELAYS)
    assert all(delay >= 1 for delay in DELAYS.values())
    assert all(delay < 20 * TICKS_PER_MINUTE for kind, delay in DELAYS.items() if kind == "break_down")


def test_embeddings_of_nothing_are_an_empty_matrix(means: Means) -> None:
    assert means.embeddings([]).shape == (0, DIMENSIONS)
    assert means.embeddings([NewMemory(Kind.CHAT, "hello", 1)]).shape == (1, DIMENSIONS)
