"""`smallville study ablation` as a researcher uses it: the page, human answers, a model as judge, and what came of it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from ai.model.scripted_server import Reply, Script, said, serving, words_of
from cli.command_line import CommandLine
from preferences.a_player import new_player
from session.three_people import people_file
from world.tiny_town import write_town

from game.study.ablation.blind import load_key

FULL, LESS, LEAST, NOTHING = "full", "no reflection", "no reflection or planning", "no observation, reflection or planning"


@pytest.fixture
def line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Three people who have lived for some hours, and somebody who has chosen nothing yet."""
    new_player(tmp_path, monkeypatch)
    monkeypatch.chdir(tmp_path)
    line = CommandLine(tmp_path / "saves")
    (tmp_path / "saves").mkdir()
    map_path = write_town(tmp_path / "saves")
    done = line.run("run", "three", "--until", "Feb 13 03:00", "--map", map_path, "--residents", people_file(tmp_path))
    assert done.returncode == 0, done.stderr
    return line


def remembering(body: dict[str, Any]) -> Reply:
    """A model that says how much it was given to remember, and as a judge prefers who remembers most."""
    words = words_of(body)
    if "You judge an experiment" not in words:
        return said(
            json.dumps({"text": f"I remember {len(re.findall(r'^[0-9]+[.] ', words, re.M))} things.", "cites": [], "known": True})
        )
    answers = {int(number): int(count) for number, count in re.findall(r'^(\d+)\. "I remember (\d+) things', words, re.M)}
    return said(json.dumps({"order": sorted(answers, key=lambda number: -answers[number])}))


def test_the_page_and_its_key_are_written_and_the_run_stays_as_it_was(line: CommandLine, tmp_path: Path) -> None:
    before = line.run("saves", "digest", "three").stdout
    done = line.run("study", "ablation", "three", "--who", "Ada", "--page", tmp_path / "page.html")
    assert done.returncode == 0 and "page.key.json" in done.stdout
    key = load_key(tmp_path / "page.key.json")
    assert sorted(key.values()) == sorted([FULL, LESS, LEAST, NOTHING] * 25)
    assert "Ada Reed" in (tmp_path / "page.html").read_text("utf-8")
    assert line.run("saves", "digest", "three").stdout == before


def test_no_judge_is_made_up(line: CommandLine) -> None:
    assert line.fails("study", "ablation", "three", "--judge").startswith("No judge is made up: name a language model")


def test_a_model_ranks_blind_what_was_answered_and_the_fullest_memory_wins(line: CommandLine, tmp_path: Path) -> None:
    script = Script(chat=remembering)
    with serving(script) as url:
        words = ("--judge", "--judges", "4", "--out", tmp_path / "ranked.json", "--base-url", url, "--model", "m")
        done = line.run("study", "ablation", "three", *words)
    assert done.returncode == 0, done.stderr
    rows = json.loads((tmp_path / "ranked.json").read_text("utf-8"))["rankings"]
    assert len(rows) == 20 and {row["category"] for row in rows} >= {"memory", "plans"}
    found = json.loads(line.run("study", "rankings", tmp_path / "ranked.json", "--json").stdout)
    places = {each["condition"]: each["place"] for each in found["standings"]}
    assert places[NOTHING] == max(places.values()) and places[FULL] == min(places.values())


def test_what_a_model_says_instead_of_an_order_is_no_ranking(line: CommandLine, tmp_path: Path) -> None:
    with serving(Script(chat=lambda body: said('{"order": [7, 7], "text": "All are fine."}'))) as url:
        words = ("--judge", "--judges", "1", "--out", tmp_path / "ranked.json", "--base-url", url, "--model", "m")
        refused = line.run("study", "ablation", "three", "--who", "Ada", "--offline-answers", *words)
    assert refused.returncode == 1 and "The model ranked nothing" in refused.stderr.splitlines()[-1]
    assert not (tmp_path / "ranked.json").exists()


def test_answers_of_people_are_one_more_condition_if_they_wrote_in_earnest(line: CommandLine, tmp_path: Path) -> None:
    line.run("study", "ablation", "three", "--page", tmp_path / "page.html")
    data = json.loads((tmp_path / "page.html").read_text("utf-8").partition('id="data">')[2].partition("</script>")[0])
    asked = {who["name"]: [posed["question"] for posed in who["posed"]] for who in data["residents"]}
    good = "I get up at six and wash, then I open the bakery and bake until noon, then I sleep, and in the evening I read."
    sets = []
    for name, day in {"Ada Reed": good, "Bo Finch": "ok"}.items():
        answers = {each: day if "typical weekday" in each else f"{name} would say this." for each in asked[name]}
        sets.append((name, answers))
    sets.append(("Nobody Here", {}))
    (tmp_path / "written.toml").write_text(
        "\n".join(
            f"[[set]]\nresident = {json.dumps(name)}\nauthor = 'worker'\n[set.answers]\n"
            + "\n".join(f"{json.dumps(each)} = {json.dumps(text)}" for each, text in answers.items())
            for name, answers in sets
        ),
        "utf-8",
    )
    done = line.run("study", "ablation", "three", "--human", tmp_path / "written.toml", "--page", tmp_path / "page.html")
    said_of_sets = done.stderr.strip().splitlines()
    assert len(said_of_sets) == 2
    assert "for Bo Finch are left out: the typical weekday is no description of a day" in said_of_sets[0]
    assert "for Nobody Here are left out: nobody of that name" in said_of_sets[1]
    assert list(load_key(tmp_path / "page.key.json").values()).count("human") == 25


def test_rankings_of_another_page_are_refused(line: CommandLine, tmp_path: Path) -> None:
    line.run("study", "ablation", "three", "--who", "Ada", "--page", tmp_path / "page.html")
    (tmp_path / "other.json").write_text('{"rankings": [{"ranker": "x", "order": [["0123"], ["4567"]]}]}')
    refused = line.fails("study", "rankings", tmp_path / "other.json", "--key", tmp_path / "page.key.json")
    assert "knows no label '0123'" in refused
    (tmp_path / "key.json").write_text("[]")
    assert "not the key" in line.fails("study", "rankings", tmp_path / "other.json", "--key", tmp_path / "key.json")
