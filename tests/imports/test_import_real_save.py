"""The save that was released with the paper, where it is at hand: replayed, remembered, asked, and gone on with."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.command_line import CommandLine

from game.ai.memory import Kind
from game.saves import Store
from game.session.ground import Ground, ground_of_save
from game.session.replay import Replay, check
from game.world.clock import TICKS_PER_HOUR

ORIGINAL = Path(__file__).parents[2] / ".." / "shared" / "original"
MEMORIES = {"Isabella Rodriguez": 912, "Maria Lopez": 600, "Klaus Mueller": 593}
STEPS = 8655
pytestmark = [pytest.mark.heavy, pytest.mark.skipif(not ORIGINAL.exists(), reason="the released files are not here")]


@pytest.fixture(scope="module")
def line(tmp_path_factory: pytest.TempPathFactory) -> CommandLine:
    """Where it was imported as "first", on the map of its world."""
    line = CommandLine(tmp_path_factory.mktemp("town") / "saves")
    done = line.run("import", "save", ORIGINAL / "save", "first")
    assert done.returncode == 0, done.stderr
    assert "8655 ticks and 8 talks" in done.stdout
    assert "not on the map" not in done.stdout and "could not be done" not in done.stdout
    return line


@pytest.fixture(scope="module")
def ground(line: CommandLine) -> Ground:
    with Store(line.saves).open("first", write=False) as save:
        return ground_of_save(save)


@pytest.fixture
def replay(line: CommandLine, ground: Ground) -> Iterator[Replay]:
    with Replay(Store(line.saves).open("first", write=False), ground) as replay:
        yield replay


def test_every_frame_replays(replay: Replay) -> None:
    told = json.loads((ORIGINAL / "save" / "master_movement.json").read_text(encoding="utf-8"))
    names = {each.name: number for number, each in replay.session.residents.items()}
    where: dict[str, tuple[list[int], str]] = {}
    for step in range(STEPS):
        assert replay.session.advance()
        where.update({name: (seen["movement"], seen["pronunciatio"]) for name, seen in told[str(step)].items()})
        for name, (tile, emoji) in where.items():
            body = replay.session.simulation.bodies[names[name]]
            assert body.doing is not None
            assert ([*body.tile], body.doing.emoji) == (tile, emoji), step
    assert not replay.session.advance()


def test_every_line_of_every_talk_is_said(replay: Replay) -> None:
    told = json.loads((ORIGINAL / "save" / "master_movement.json").read_text(encoding="utf-8"))
    had = {json.dumps(seen["chat"]) for people in told.values() for seen in people.values() if seen["chat"]}
    replay.travel(STEPS)
    names = {number: each.name for number, each in replay.session.residents.items()}
    talks = replay.session.simulation.conversations.values()
    assert {json.dumps([[names[line.speaker], line.text] for line in talk.lines]) for talk in talks} == had


def test_all_memories_are_there_as_of_then(replay: Replay) -> None:
    replay.travel(STEPS)
    assert {each.name: len(each.stream) for each in replay.session.residents.values()} == MEMORIES
    isabella = replay.session.residents[1]
    kinds = Counter(each.content.kind for each in isabella.stream.view())
    assert kinds == {Kind.OBSERVATION: 767, Kind.REFLECTION: 139, Kind.PLAN: 2, Kind.CHAT: 4}
    assert all(each.content.talk for each in isabella.stream.view() if each.content.kind is Kind.CHAT)
    replay.travel(12 * TICKS_PER_HOUR)
    assert max(each.created for each in replay.session.residents[1].stream.view()) < 12 * TICKS_PER_HOUR


def test_every_digest_holds(line: CommandLine, ground: Ground) -> None:
    with Store(line.saves).open("first", write=False) as save:
        assert check(save, ground).differing == ()


def test_isabella_tells_of_her_party(line: CommandLine) -> None:
    answer = line.run("interview", "first", "Isabella Rodriguez", "What are you planning?").stdout
    assert "Valentine's Day party" in answer and "rests on memory" in answer


def test_the_town_goes_on_and_the_party_is_held(line: CommandLine) -> None:
    done = line.run("run", "first", "--until", "Feb 14 18:00")
    assert done.returncode == 0, done.stderr
    with Store(line.saves).open("first", write=False) as save:
        at_party = [
            row.data["text"]
            for row in save.log("event", since=STEPS)
            if row.data["kind"] == "doing" and "party" in row.data["text"]
        ]
    assert {name for name in MEMORIES if any(text.startswith(name) for text in at_party)} == set(MEMORIES)
