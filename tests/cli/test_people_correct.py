"""`people insights` and `people correct` on a saved town, as a person calls them."""

import re
from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest
from cli.command_line import CommandLine
from session.three_people import live, thinking, three_people

from game.ai.embedding import Embedder
from game.ai.memory import Kind, Memory
from game.ai.retrieval import retrieve
from game.ai.stream import StreamView
from game.saves import Store
from game.session.digests import digest_of, digest_of_save
from game.session.founding import found_new
from game.session.going_on import go_on
from game.session.ground import ground_of_save
from game.settings import Cognition
from game.world.clock import TICKS_PER_HOUR

WORDS = "Ada Reed keeps the shop for the sake of her neighbours"


@pytest.fixture(scope="module")
def lived(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a saved run of three people who reflect often, and have lived for a morning."""
    folder = tmp_path_factory.mktemp("town")
    ground = three_people(folder)
    settings = replace(ground.settings, cognition=replace(ground.settings.cognition, reflection_threshold=40))
    ground = replace(ground, settings=settings)
    live(found_new(Store(folder / "saves"), "three", ground, thinking()), 9 * TICKS_PER_HOUR).close()
    return folder


@pytest.fixture
def town(lived: Path, tmp_path: Path) -> tuple[CommandLine, Path]:
    """The same run for one test alone."""
    copytree(lived, tmp_path / "town")
    return CommandLine(tmp_path / "town" / "saves"), next((tmp_path / "town").glob("*.tmx"))


def memories(line: CommandLine) -> tuple[Memory, ...]:
    with Store(line.saves).open("three", write=False) as save:
        return save.memories(1)


def insight(line: CommandLine) -> Memory:
    return next(each for each in memories(line) if each.content.kind is Kind.REFLECTION)


def corrected(town: tuple[CommandLine, Path]) -> tuple[Memory, Memory]:
    """An insight of Ada's and what was put in its place."""
    line, map_path = town
    old = insight(line)
    done = line.run("people", "correct", "three", "Ada", str(old.number), WORDS, "--map", map_path)
    assert done.returncode == 0 and WORDS in done.stdout, done.stderr
    return old, memories(line)[-1]


def stream(line: CommandLine) -> StreamView:
    with Store(line.saves).open("three", write=False) as save:
        return save.stream(1, Embedder()).view()


def what_comes(view: StreamView, text: str) -> list[int]:
    query = Embedder().embed([text])[0]
    return [each.number for each in retrieve(view, query, int(view.last_access.max()), Cognition(), tokens=10**9)]


def test_an_insight_opens_down_to_what_it_was_drawn_from(town: tuple[CommandLine, Path]) -> None:
    line, map_path = town
    old = insight(line)
    shown = line.run("people", "insights", "three", "Ada", "--map", map_path).stdout.splitlines()
    first = next(index for index, each in enumerate(shown) if each.startswith(f"{old.number}, reflection of "))
    assert shown[first].endswith(old.text)
    below = re.match(r"  (\d+), \w+ of ", shown[first + 1])
    assert below and int(below[1]) == old.content.evidence[0]


def test_a_corrected_insight_is_what_comes_to_mind_and_the_old_one_never_again(town: tuple[CommandLine, Path]) -> None:
    old, new = corrected(town)
    assert new.content.supersedes == old.number and new.text == WORDS
    assert new.content.kind is Kind.REFLECTION
    assert (new.content.evidence, new.content.people) == (old.content.evidence, old.content.people)
    view = stream(town[0])
    assert what_comes(view, WORDS)[0] == new.number
    assert old.number not in what_comes(view, old.text)
    assert len(what_comes(view, old.text)) == len(view) - 1
    assert view[old.number] == old


def test_it_survives_going_on_and_the_living_run_is_the_saved_one(town: tuple[CommandLine, Path]) -> None:
    old, new = corrected(town)
    line, map_path = town
    store = Store(line.saves)
    with store.open("three", write=False) as looked_at:
        ground, saved = ground_of_save(looked_at, map_path), digest_of_save(looked_at)
    session = go_on(store.open("three"), ground, thinking())
    assert digest_of(session, ground.header) == saved
    assert session.residents[1].stream.records[new.number] == new
    session.close()
    assert line.run("run", "three", "--days", "0.05", "--map", map_path).returncode == 0
    assert memories(line)[new.number] == new
    assert old.number not in what_comes(stream(line), old.text)


def test_the_list_shows_the_correction_and_it_can_be_corrected_again(town: tuple[CommandLine, Path]) -> None:
    old, new = corrected(town)
    line, map_path = town
    shown = line.run("people", "insights", "three", "Ada", "--map", map_path).stdout
    assert f"\n{new.number} (instead of {old.number}), reflection of " in f"\n{shown}"
    assert f"\n{old.number}, reflection of " not in f"\n{shown}"
    assert f"correct {new.number}" in line.fails("people", "correct", "three", "Ada", str(old.number), "No", "--map", map_path)
    assert line.run("people", "correct", "three", "Ada", str(new.number), "Ada Reed is glad", "--map", map_path).returncode == 0
    assert not {old.number, new.number} & set(what_comes(stream(line), WORDS))


def test_the_log_says_what_was_corrected(town: tuple[CommandLine, Path]) -> None:
    old, new = corrected(town)
    with Store(town[0].saves).open("three", write=False) as save:
        rows = [row.data for row in save.log("given")]
    assert rows == [{"resident": 1, "memories": [new.number]}] and new.content.supersedes == old.number


def test_what_cannot_be_corrected_is_said_in_one_sentence(town: tuple[CommandLine, Path]) -> None:
    line, map_path = town
    number = str(insight(line).number)

    def says(who: str, number: str, text: str) -> str:
        return line.fails("people", "correct", "three", who, number, text, "--map", map_path)

    assert "Ada Reed, Bo Finch, Cy Hall" in says("Zoe", number, WORDS)
    assert "no memory 99999" in says("Ada", "99999", WORDS)
    assert "no insight" in says("Ada", "0", WORDS)
    assert "needs words" in says("Ada", number, "  ")
    assert "at most" in says("Ada", number, "x" * 501)
    assert "no save" in line.fails("people", "correct", "nothing", "Ada", number, WORDS)
