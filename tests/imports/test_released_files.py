"""What the released code has written is read as it is; whatever is wrong with it is one sentence that names the file."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from imports.a_released_save import ADA, BO, LINES, STEPS, TALK, UP, frames, meta, node, put, scratch, write_save

from game.imports.released.layout import layout_of
from game.imports.released.movement import read_movement
from game.imports.released.nodes import read_nodes
from game.imports.released.persona import read_places, read_scratch
from game.imports.released_save import read_released_save
from game.problem import Problem


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return write_save(tmp_path / "sim")


def refused(folder: Path) -> str:
    with pytest.raises(Problem) as problem:
        read_released_save(folder)
    assert "\n" not in str(problem.value) and len(str(problem.value)) < 600
    return str(problem.value)


def mind(folder: Path, file: str, name: str = ADA) -> Path:
    return folder / "personas" / name / "bootstrap_memory" / file


# where things lie


def test_both_layouts_tell_the_same(tmp_path: Path) -> None:
    one, other = write_save(tmp_path / "storage"), write_save(tmp_path / "compressed", master=True)
    assert read_movement(layout_of(one)) == read_movement(layout_of(other))
    assert read_released_save(one).people == read_released_save(other).people


def test_the_folder_that_holds_a_save_will_do(tmp_path: Path) -> None:
    write_save(tmp_path / "original" / "save", master=True)
    assert read_released_save(tmp_path / "original").steps == STEPS


def test_only_what_changes_is_kept_of_movement(save: Path) -> None:
    changes, steps = read_movement(layout_of(save))
    assert steps == STEPS
    assert [each.step for each in changes if each.name == ADA] == [0, UP, UP + 1, UP + 2, TALK, 102]
    assert changes[0].doing == "sleeping" and changes[0].address == "the Ville:Reed house:bedroom:bed"
    assert next(each for each in changes if each.step == TALK).lines == tuple((who, words) for who, words in LINES)


def test_a_save_without_movement_begins_where_people_stand(tmp_path: Path) -> None:
    folder = write_save(tmp_path / "base", master=True)
    (folder / "master_movement.json").unlink()
    put(folder / "meta.json", meta(step=0, curr_time="February 13, 2023, 00:00:00"))
    save = read_released_save(folder)
    assert save.steps == 0
    assert [(each.name, each.tile) for each in save.changes] == [(ADA, (3, 3)), (BO, (3, 3))]


# memories


FILLINGS: list[tuple[Any, tuple[str, ...], tuple[tuple[str, str], ...]]] = [
    (None, (), ()),
    ([], (), ()),
    ("node_1", ("node_1",), ()),
    (["node_1", "node_2"], ("node_1", "node_2"), ()),
    ([[ADA, "Hello!"], [BO, "Hm."]], (), ((ADA, "Hello!"), (BO, "Hm."))),
]


@pytest.mark.parametrize(("filling", "evidence", "lines"), FILLINGS)
def test_every_shape_of_filling_is_what_it_means(tmp_path: Path, filling: Any, evidence: Any, lines: Any) -> None:
    put(tmp_path / "nodes.json", {"node_1": node(1, "thought", "08:00:00", "so it is", filling=filling)})
    (found,) = read_nodes(tmp_path / "nodes.json")
    assert (found.evidence, found.lines) == (evidence, lines)


def test_memories_come_in_the_order_they_were_made(tmp_path: Path) -> None:
    made = {
        f"node_{number}": node(number, "event", at, str(number))
        for number, at in ((3, "08:00:00"), (2, "09:00:00"), (10, "08:00:00"))
    }
    put(tmp_path / "nodes.json", made)
    assert [each.text for each in read_nodes(tmp_path / "nodes.json")] == ["3", "10", "2"]


def test_importance_may_be_written_in_any_way_a_number_is(tmp_path: Path) -> None:
    made = {f"node_{n}": node(n, "event", "08:00:00", "x", poignancy=value) for n, value in enumerate((3, 4.6, "7"))}
    put(tmp_path / "nodes.json", made)
    assert [each.importance for each in read_nodes(tmp_path / "nodes.json")] == [3, 5, 7]


def test_what_nothing_describes_is_told_by_its_subject(tmp_path: Path) -> None:
    stove = node(1, "event", "08:00:00", "", subject="the Ville:Reed house:bedroom:stove", object="burning")
    put(tmp_path / "nodes.json", {"node_1": stove})
    assert read_nodes(tmp_path / "nodes.json")[0].text == "stove is burning"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"filling": 7}, "filling"),
        ({"filling": [[ADA]]}, "filling"),
        ({"filling": {"node": 1}}, "filling"),
        ({"type": "dream"}, "of type 'dream'"),
        ({"created": "yesterday"}, "no date and time"),
        ({"created": "2023-02-30 10:00:00"}, "no date and time"),
        ({"poignancy": "very"}, "poignancy"),
        ({"poignancy": 1e300}, "poignancy"),
        ({"description": ["a", "list"]}, "description"),
    ],
)
def test_a_memory_of_another_shape_is_refused(save: Path, changes: dict[str, Any], said: str) -> None:
    put(mind(save, "associative_memory/nodes.json"), {"node_5": {**node(5, "event", "08:00:00", "x"), **changes}})
    sentence = refused(save)
    assert said in sentence and "nodes.json" in sentence and "node_5" in sentence


# who they are


def test_what_is_not_said_of_somebody_is_not_known(tmp_path: Path) -> None:
    put(tmp_path / "scratch.json", {"name": ADA, "age": None, "daily_req": None})
    found = read_scratch(tmp_path / "scratch.json")
    assert (found.age, found.innate, found.plan, found.tile) == (None, (), (), None)


def test_an_empty_sector_of_a_place_tree_is_one_without_rooms(tmp_path: Path) -> None:
    put(tmp_path / "spatial.json", {"the Ville": {"Lin house": {}, "Shop": {"cellar": [], "attic": {}}}})
    assert read_places(tmp_path / "spatial.json") == {"the Ville": {"Lin house": {}, "Shop": {"cellar": (), "attic": ()}}}


# what is wrong is said


@pytest.mark.parametrize(
    "file",
    [
        "reverie/meta.json",
        f"personas/{ADA}/bootstrap_memory/scratch.json",
        f"personas/{ADA}/bootstrap_memory/spatial_memory.json",
        f"personas/{ADA}/bootstrap_memory/associative_memory/nodes.json",
        "movement/7.json",
    ],
)
@pytest.mark.parametrize(
    "content", [b"", b"{", b"[" * 100_000, b"\xff\xfe\x00", b'"a text"', b"NaN", b"[1, 2]", b'{"age": 1e999}']
)
def test_a_file_that_holds_something_else_is_named(save: Path, file: str, content: bytes) -> None:
    (save / file).write_bytes(content)
    assert Path(file).name in refused(save)


@pytest.mark.parametrize("file", ["scratch.json", "spatial_memory.json", "associative_memory/nodes.json"])
def test_a_missing_file_is_named(save: Path, file: str) -> None:
    mind(save, file).unlink()
    assert Path(file).name in refused(save)


def test_embeddings_and_keywords_may_be_missing(save: Path) -> None:
    mind(save, "associative_memory/kw_strength.json").unlink()
    assert len(read_released_save(save).people[0].nodes) == 8


def test_a_folder_that_is_no_save_is_said(tmp_path: Path) -> None:
    assert "no meta.json" in refused(tmp_path)
    assert "There is no folder" in refused(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"persona_names": ["../../etc"]}, "is no name"),
        ({"persona_names": ["/etc/passwd"]}, "is no name"),
        ({"persona_names": ["Ada\nReed"]}, "is no name"),
        ({"persona_names": ["Cy Hall"]}, "no folder for Cy Hall"),
        ({"persona_names": []}, "persona_names"),
        ({"persona_names": [ADA, ADA.upper()]}, "one name"),
        ({"persona_names": ADA}, "persona_names"),
        ({"step": 10**12}, "step"),
        ({"step": -1}, "step"),
        ({"step": "many"}, "step"),
        ({"sec_per_step": 0}, "sec_per_step"),
        ({"sec_per_step": 10**9}, "sec_per_step"),
        ({"start_date": "soon"}, "'soon' is no date"),
        ({"start_date": "February 13, 9999"}, "no date"),
        ({"curr_time": "February 31, 2023, 00:00:00"}, "no date"),
    ],
)
def test_a_head_that_cannot_be_is_refused(save: Path, changes: dict[str, Any], said: str) -> None:
    put(save / "reverie" / "meta.json", meta(**changes))
    assert said in refused(save)


@pytest.mark.parametrize(
    ("seen", "said"),
    [
        ({"movement": [3]}, "movement"),
        ({"movement": [-1, 3]}, "movement"),
        ({"movement": [10**30, 3]}, "movement"),
        ({"movement": ["a", "b"]}, "movement"),
        ({"movement": [3, 3], "chat": "hello"}, "chat"),
        ({"movement": [3, 3], "chat": [["Ada"]]}, "chat"),
        ({"description": "nowhere"}, "movement"),
    ],
)
def test_movement_of_another_shape_is_refused(save: Path, seen: dict[str, Any], said: str) -> None:
    put(save / "movement" / "7.json", {"persona": {ADA: seen}})
    assert said in refused(save)


@pytest.mark.parametrize("name", ["99999999999999999999.json", "-1.json", "seven.json", "1e3.json"])
def test_a_step_that_is_no_number_is_refused(save: Path, name: str) -> None:
    put(save / "movement" / name, {"persona": {}})
    assert "the number of no step" in refused(save)


def test_somebody_who_never_moves_is_missed(save: Path) -> None:
    for step, people in enumerate(frames()):
        put(save / "movement" / f"{step}.json", {"persona": {ADA: people[ADA]}})
    assert f"never says where {BO} is" in refused(save)


def test_missing_movement_is_said(save: Path) -> None:
    (save / "movement").rename(save / "elsewhere")
    assert "nothing can be replayed" in refused(save)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.dictionaries(st.sampled_from([*scratch(ADA), "innate", "chat"]), _JSON), _JSON, _JSON)
def test_nothing_in_a_file_raises_but_a_sentence(tmp_path: Path, said: Any, places: Any, made: Any) -> None:
    for name, reader, data in (("s", read_scratch, said), ("p", read_places, places), ("n", read_nodes, {"node_1": made})):
        path = tmp_path / f"{name}.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        try:
            reader(path)
        except Problem as problem:
            assert "\n" not in str(problem)
