"""A simulation of the released code becomes a save: it replays as it was, remembers as of then, and goes on by itself."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.command_line import CommandLine
from imports.a_released_save import ADA, BO, LINES, PART, STEPS, TALK, UP, frames, meta, put, write_save
from imports.little_world import little_world
from session.three_people import live, thinking
from world.tiny_town import ADA as ADA_ID
from world.tiny_town import BED, BEDROOM, NAMES, write_town
from world.tiny_town import BO as BO_ID

from game.ai.memory import Kind
from game.imports.living import live_again
from game.imports.released_save import read_released_save
from game.problem import Problem
from game.saves import Store
from game.session.going_on import go_on
from game.session.ground import Ground, ground_of_save
from game.session.replay import Replay, check
from game.world.commands import Put
from game.world.tiled import read_map


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the released save, the map of its world, and a save of ours made of both."""
    folder = tmp_path_factory.mktemp("town")
    write_save(folder / "sim")
    store = Store(folder / "saves")
    store.folder.mkdir()
    map_file = read_map(write_town(store.folder))
    live_again(read_released_save(folder / "sim"), map_file, store, "first", thinking(), lambda done, of: None)
    return folder


@pytest.fixture
def line(lived: Path, tmp_path: Path) -> CommandLine:
    """The same for one test alone."""
    shutil.copytree(lived, tmp_path / "town")
    return CommandLine(tmp_path / "town" / "saves")


@pytest.fixture
def ground(lived: Path) -> Ground:
    with Store(lived / "saves").open("first", write=False) as save:
        return ground_of_save(save)


@pytest.fixture
def replay(lived: Path, ground: Ground) -> Iterator[Replay]:
    with Replay(Store(lived / "saves").open("first", write=False), ground) as replay:
        yield replay


# it replays as it was


def test_everybody_is_where_the_frames_say_doing_what_they_say(replay: Replay) -> None:
    for step, people in enumerate(frames()):
        replay.travel(step + 1)
        for number in (ADA_ID, BO_ID):
            body, seen = replay.session.simulation.bodies[number], people[NAMES[number]]
            assert body.doing is not None
            assert (body.tile, body.doing.emoji) == (tuple(seen["movement"]), seen["pronunciatio"]), step
            told = (
                "talking about the harvest supper at the Corner Shop" if seen["chat"] else seen["description"].partition(" @ ")[0]
            )
            assert body.doing.text == told


def test_who_sleeps_lies_in_bed_and_who_is_on_the_way_does_not(replay: Replay) -> None:
    replay.travel(UP)
    body = replay.session.simulation.bodies[ADA_ID]
    assert body.asleep and body.using == BED
    replay.travel(UP + 2)
    body = replay.session.simulation.bodies[ADA_ID]
    assert not body.asleep and body.using is None


def test_their_talk_is_a_talk_with_its_lines_spread_over_its_time(replay: Replay) -> None:
    replay.travel(TALK + 2)
    (talk,) = replay.session.simulation.conversations.values()
    assert (talk.state, talk.members) == ("talking", (ADA_ID, BO_ID))
    assert [line.text for line in talk.lines] == [LINES[0][1]]
    replay.travel(PART + 1)
    (talk,) = replay.session.simulation.conversations.values()
    assert talk.state == "ended"
    assert [[NAMES[line.speaker], line.text] for line in talk.lines] == LINES
    ticks = [line.tick for line in talk.lines]
    assert ticks == sorted(set(ticks)) and ticks[0] > TALK and ticks[-1] < PART


def test_who_talks_faces_the_other(replay: Replay) -> None:
    replay.travel(TALK + 3)
    bodies = replay.session.simulation.bodies
    assert (bodies[ADA_ID].facing, bodies[BO_ID].facing) == ("down", "up")


def test_every_digest_is_what_it_was(lived: Path, ground: Ground) -> None:
    with Store(lived / "saves").open("first", write=False) as save:
        checked = check(save, ground)
        assert (checked.last, checked.differing) == (STEPS, ())
        assert checked.minutes >= STEPS // 6 and checked.states >= 2


def test_nobody_thinks_before_the_end(lived: Path) -> None:
    with Store(lived / "saves").open("first", write=False) as save:
        assert save.log("thought") == ()
        assert {row.data["type"] for row in save.log("order")} == {"Put", "StartTalk", "Say", "LeaveTalk"}
        assert not [row for row in save.log("event") if row.data["kind"] == "rejection"]


# it remembers as of then


def test_the_stream_is_as_of_then(replay: Replay) -> None:
    ada = replay.session.residents[ADA_ID]
    counts = {}
    for tick in (0, 1, 2, 73, 74, 104, 131, STEPS):
        replay.travel(tick)
        counts[tick] = len(ada.stream)
    assert counts == {0: 0, 1: 1, 2: 3, 73: 3, 74: 5, 104: 6, 131: 8, STEPS: 8}


def test_a_talk_is_remembered_by_its_number(replay: Replay) -> None:
    replay.travel(STEPS)
    (chat,) = (each for each in replay.session.residents[ADA_ID].stream.view() if each.content.kind is Kind.CHAT)
    assert (chat.content.talk, chat.content.people) == (1, (BO_ID,))
    assert replay.session.residents[ADA_ID].talked == {BO_ID: PART + 1}


def test_what_was_recalled_last_is_known(replay: Replay) -> None:
    replay.travel(131)
    assert replay.session.residents[ADA_ID].stream.last_access[-1] == 130
    replay.travel(STEPS)
    assert replay.session.residents[ADA_ID].stream.last_access[-1] == 131


def test_they_know_the_places_they_knew(replay: Replay) -> None:
    replay.travel(0)
    known = replay.session.residents[BO_ID].known
    assert [sector.name for sector in known.sectors] == ["Reed house", "Corner Shop"]
    assert (known.home_arena, known.bed) == (BEDROOM, BED)


# it goes on by itself


def test_after_the_end_people_live_by_themselves(line: CommandLine) -> None:
    store = Store(line.saves)
    with store.open("first", write=False) as save:
        ground = ground_of_save(save)
    session = go_on(store.open("first"), ground, thinking())
    assert session.now == STEPS
    live(session, STEPS + 150)
    assert all(each.plan is not None for each in session.residents.values())
    assert len(session.residents[ADA_ID].stream) > 8
    session.close()
    with store.open("first", write=False) as save:
        assert check(save, ground).differing == ()


def test_a_fork_of_the_time_before_goes_on_by_itself_from_there(line: CommandLine) -> None:
    store = Store(line.saves)
    store.fork("first", "other", 66)
    with store.open("other", write=False) as save:
        ground = ground_of_save(save)
    assert ground.led_until == 66
    session = live(go_on(store.open("other"), ground, thinking()), 240)
    assert session.residents[ADA_ID].plan is not None
    session.close()
    with store.open("other", write=False) as save:
        assert check(save, ground).differing == ()


def test_somebody_put_on_a_map_that_is_another_goes_nowhere(line: CommandLine) -> None:
    store = Store(line.saves)
    with store.open("first", write=False) as save:
        ground = ground_of_save(save)
    session = go_on(store.open("first"), ground, thinking())
    before = session.simulation.bodies[ADA_ID].tile
    session.order(Put(ADA_ID, (500, 500), "flying", "", BEDROOM))
    session.advance(wait=True)
    assert session.simulation.bodies[ADA_ID].tile == before
    session.close()


# as a person calls it


def test_import_run_interview_and_replay(line: CommandLine, lived: Path) -> None:
    done = line.run("import", "save", lived / "sim", "again", "--map", line.saves / "tiny_town.tmx")
    assert done.returncode == 0, done.stderr
    assert f"{STEPS} ticks and 1 talks" in done.stdout and f"8 of {ADA}, 1 of {BO}" in done.stdout
    assert done.stdout.count("embedded anew") == 1
    assert "2 sectors, 4 arenas and 4 objects are not on the map" in done.stdout
    assert not list(line.saves.glob(".importing*"))
    assert "harvest supper" in line.run("interview", "again", "Ada", "What are you planning?").stdout
    done = line.run("run", "again", "--until", "Feb 13 00:40")
    assert done.returncode == 0 and "00:40" in done.stdout, done.stderr
    answer = line.run("interview", "again", "Ada", "What are you planning?", "--at", "Feb 13 00:30").stdout
    assert "harvest supper" in answer and "rests on memory" in answer


def test_the_map_is_made_of_the_world_beside_and_found_again(tmp_path: Path) -> None:
    little_world().write(tmp_path / "original")
    write_save(tmp_path / "original" / "save")
    line = CommandLine(tmp_path / "saves")
    done = line.run("import", "save", tmp_path / "original")
    assert done.returncode == 0 and "--map" not in done.stdout, done.stderr
    assert {path.name for path in line.saves.iterdir()} >= {"original.town", "original.tmx", "original_art"}
    assert line.run("run", "original", "--until", "Feb 13 00:24").returncode == 0


def test_where_the_save_cannot_be_made_its_map_is_not_left(tmp_path: Path) -> None:
    little_world().write(tmp_path / "original")
    folder = write_save(tmp_path / "original" / "save")
    put(folder / "movement" / "9.json", {"persona": {ADA: {"movement": [40, 2]}}})
    line = CommandLine(tmp_path / "saves")
    assert "is at tile 40, 2" in line.run("import", "save", folder, "first").stderr
    assert not list(line.saves.iterdir())


def test_without_a_map_the_world_must_lie_beside(line: CommandLine, lived: Path) -> None:
    assert "smallville import town" in line.fails("import", "save", lived / "sim", "again")


def test_a_name_that_is_taken_is_refused_before_anything_is_read(line: CommandLine) -> None:
    assert "already" in line.fails("import", "save", "nowhere", "first")


def test_a_map_that_is_too_small_is_said_and_nothing_is_left(line: CommandLine, tmp_path: Path) -> None:
    folder = write_save(tmp_path / "town" / "far")
    put(folder / "movement" / "9.json", {"persona": {ADA: {"movement": [40, 2]}}})
    sentence = line.fails("import", "save", folder, "far", "--map", line.saves / "tiny_town.tmx")
    assert "At step 9 Ada Reed is at tile 40, 2" in sentence and "12 by 8" in sentence


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    save = read_released_save(write_save(tmp_path / "sim"))
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    map_file = read_map(write_town(tmp_path))
    with pytest.raises(Problem, match="cannot be used"):
        live_again(save, map_file, Store(tmp_path / "file" / "saves"), "first", thinking(), lambda done, of: None)


def test_an_import_that_breaks_off_leaves_nothing(line: CommandLine, lived: Path) -> None:
    def break_off(done: int, of: int) -> None:
        if done == 70:
            raise KeyboardInterrupt

    store = Store(line.saves)
    with pytest.raises(KeyboardInterrupt):
        live_again(read_released_save(lived / "sim"), read_map(line.saves / "tiny_town.tmx"), store, "cut", thinking(), break_off)
    assert not store.exists("cut") and not list(line.saves.glob(".importing*"))


# other clocks


@pytest.mark.parametrize(("seconds", "ticks"), [(5, 66), (10, 132), (60, 792)])
def test_a_step_may_be_of_any_length(tmp_path: Path, seconds: int, ticks: int) -> None:
    folder = write_save(tmp_path / "sim")
    minutes, rest = divmod(STEPS * seconds, 60)
    now = f"February 13, 2023, {minutes // 60:02d}:{minutes % 60:02d}:{rest:02d}"
    put(folder / "reverie" / "meta.json", meta(sec_per_step=seconds, curr_time=now))
    store = Store(tmp_path / "saves")
    done = live_again(read_released_save(folder), read_map(write_town(tmp_path)), store, "x", thinking(), lambda done, of: None)
    assert (done.ticks, done.talks) == (ticks, 1)


def test_a_simulation_that_began_in_the_morning_begins_then(tmp_path: Path) -> None:
    folder = write_save(tmp_path / "sim")
    put(folder / "reverie" / "meta.json", meta(curr_time="February 13, 2023, 06:22:00"))
    store = Store(tmp_path / "saves")
    map_file = read_map(write_town(tmp_path))
    done = live_again(read_released_save(folder), map_file, store, "x", thinking(), lambda done, of: None)
    assert done.ticks == 6 * 360 + STEPS
    with store.open("x", write=False) as save:
        puts = [row.tick for row in save.log("order") if row.data["type"] == "Put"]
    assert puts[:2] == [0, 0] and puts[2] == 6 * 360 + UP


def test_a_save_in_which_nothing_was_lived_yet_begins_now(tmp_path: Path) -> None:
    folder = write_save(tmp_path / "base", master=True)
    (folder / "master_movement.json").unlink()
    put(folder / "meta.json", meta(step=0, curr_time="February 13, 2023, 00:00:00"))
    store = Store(tmp_path / "saves")
    map_file = read_map(write_town(tmp_path))
    done = live_again(read_released_save(folder), map_file, store, "x", thinking(), lambda done, of: None)
    assert (done.ticks, done.memories) == (1, {ADA: 8, BO: 1})


def test_nothing_is_made_where_the_save_is_broken(tmp_path: Path) -> None:
    folder = write_save(tmp_path / "sim")
    (folder / "personas" / ADA / "bootstrap_memory" / "scratch.json").write_text("{", encoding="utf-8")
    with pytest.raises(Problem, match=r"scratch\.json"):
        read_released_save(folder)
