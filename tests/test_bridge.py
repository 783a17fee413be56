"""A bridge gives back what was thought, whoever thought it and however long it took."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from game.ai.thought import Asked, Snapshot, Thought
from game.bridge import Bridge, InlineBridge, PoolBridge, thread_bridge


def snapshot(number: int) -> Snapshot:
    return Snapshot(Asked(number, "notice", 1, (1,), 0, 18), 1, ())


def thought_of(snapshot: Snapshot) -> Thought:
    return Thought(snapshot.asked)


@pytest.fixture(params=[0, 1, 4])
def bridge(request: pytest.FixtureRequest) -> Bridge:
    return thread_bridge(thought_of, request.param)


def test_each_thought_comes_back_under_its_number_in_any_order(bridge: Bridge) -> None:
    for number in (1, 2, 3):
        bridge.submit(snapshot(number))
    assert [bridge.take(number).asked.id for number in (3, 1, 2)] == [3, 1, 2]
    bridge.close()


def test_a_thought_is_given_once(bridge: Bridge) -> None:
    bridge.submit(snapshot(1))
    bridge.take(1)
    with pytest.raises(KeyError):
        bridge.take(1)
    bridge.close()


def test_a_thought_is_ready_once_it_has_been_thought() -> None:
    go = threading.Event()

    def slow(snapshot: Snapshot) -> Thought:
        go.wait(10)
        return Thought(snapshot.asked)

    bridge = thread_bridge(slow, 1)
    bridge.submit(snapshot(1))
    assert not bridge.ready(1)
    go.set()
    while not bridge.ready(1):
        time.sleep(0.001)
    assert bridge.take(1).asked.id == 1
    bridge.close()


def test_what_goes_wrong_in_a_worker_is_heard_by_whoever_takes_the_thought() -> None:
    def broken(snapshot: Snapshot) -> Thought:
        raise LookupError("no words")

    bridge = PoolBridge(broken, ThreadPoolExecutor(1))
    bridge.submit(snapshot(1))
    with pytest.raises(LookupError, match="no words"):
        bridge.take(1)
    bridge.close()


def test_a_closed_bridge_drops_what_nobody_collects() -> None:
    go, begun = threading.Event(), []

    def slow(snapshot: Snapshot) -> Thought:
        begun.append(snapshot.asked.id)
        go.wait(10)
        return Thought(snapshot.asked)

    bridge = thread_bridge(slow, 1)
    for number in range(5):
        bridge.submit(snapshot(number))
    while not begun:
        time.sleep(0.001)
    threading.Timer(0.05, go.set).start()
    bridge.close()
    assert begun == [0]


def test_without_threads_thinking_is_done_by_the_one_who_asks() -> None:
    where: list[str] = []

    def here(snapshot: Snapshot) -> Thought:
        where.append(threading.current_thread().name)
        return Thought(snapshot.asked)

    bridge = thread_bridge(here, 0)
    assert isinstance(bridge, InlineBridge)
    bridge.submit(snapshot(1))
    assert where == [threading.current_thread().name] and bridge.ready(1)
    bridge.close()
    assert not bridge.ready(1)
