"""The ranking page is blind, fetches nothing, and is used with a mouse or without one, in a real browser."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from study.ablation.exhibits import CATEGORIES, NASTY, page

from game.ai.thinking.ablating import CONDITIONS
from game.study.ablation.blind import key_text, load_key, unblinded
from game.study.ranking import load_rankings

sync_api = pytest.importorskip("playwright.sync_api")
BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
in_a_browser = pytest.mark.skipif(BROWSER is None, reason="needs the browser chromium")
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ranking")
    html, key = page()
    (folder / "page.html").write_text(html, "utf-8")
    (folder / "page.key.json").write_text(key_text(key), "utf-8")
    return folder


@pytest.fixture
def opened(files: Path) -> Iterator["sync_api.Page"]:
    """The page from its file. Whatever it would fetch, and whatever goes wrong in it, fails the test."""
    wrong: list[str] = []
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=QUIET)
        tab = browser.new_page(viewport={"width": 1000, "height": 800}, accept_downloads=True)
        tab.on("pageerror", lambda error: wrong.append(str(error)))
        tab.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
        tab.on("request", lambda asked: wrong.append(asked.url) if not asked.url.startswith(("file:", "blob:")) else None)
        tab.goto((files / "page.html").as_uri())
        tab.fill("#ranker", "ann")
        tab.press("#ranker", "Enter")
        yield tab
        browser.close()
    assert wrong == []


def texts(tab: "sync_api.Page", question: int) -> list[str]:
    return [each.inner_text() for each in tab.locator(".answers").nth(question).locator("li").all()]


def saved(tab: "sync_api.Page", folder: Path) -> Path:
    with tab.expect_download() as download:
        tab.click("#save")
    download.value.save_as(folder / download.value.suggested_filename)
    return folder / download.value.suggested_filename


def test_nothing_on_the_page_tells_which_condition_said_what(files: Path) -> None:
    html = (files / "page.html").read_text("utf-8")
    assert not any(condition.name in html for condition in CONDITIONS if " " in condition.name)
    data = json.loads(html.partition('id="data">')[2].partition("</script>")[0])
    labels = [
        label for who in data["residents"] for posed in who["posed"] for each in posed["answers"] for label in each["labels"]
    ]
    assert len(labels) == len(set(labels)) == 2 * len(CATEGORIES) * len(CONDITIONS)
    assert all(re.fullmatch(r"[0-9a-f]{16}", label) for label in labels)
    assert set(load_key(files / "page.key.json").values()) == {condition.name for condition in CONDITIONS}


def test_the_order_of_the_data_tells_nothing_either(files: Path) -> None:
    key = load_key(files / "page.key.json")
    html = (files / "page.html").read_text("utf-8")
    data = json.loads(html.partition('id="data">')[2].partition("</script>")[0])
    first = {key[posed["answers"][0]["labels"][0]] for who in data["residents"] for posed in who["posed"]}
    assert len(first) > 1


@in_a_browser
def test_strangers_words_are_words(opened: "sync_api.Page") -> None:
    assert NASTY in opened.inner_text("#paragraph")
    assert "alert(1)" in opened.inner_text("#stream")


@in_a_browser
def test_what_is_said_twice_is_ranked_once(opened: "sync_api.Page") -> None:
    assert sorted(text.split("\n")[-1] for text in texts(opened, 0)) == sorted(
        [f"All of it, {CATEGORIES[0]}.", "Half of it.", "I don't know."]
    )


@in_a_browser
def test_the_days_can_be_watched_and_the_memories_searched(opened: "sync_api.Page") -> None:
    opened.evaluate("document.getElementById('time').value = 8 * 60; document.getElementById('time').oninput()")
    assert "baking bread (the bakery)" in opened.inner_text("#now")
    opened.fill("#find", "is a baker")
    assert opened.inner_text("#found") == "1 of 2 memories"


@in_a_browser
def test_answers_are_ranked_by_keys_alone(opened: "sync_api.Page", tmp_path: Path, files: Path) -> None:
    for number in range(len(CATEGORIES)):
        answers = opened.locator(".answers").nth(number)
        best = answers.locator("li", has_text="All of it")
        best.focus()
        opened.keyboard.press("3")
        opened.keyboard.press("1")
        assert opened.inner_text("#said") == "Now at place 1 of 3."
        worst = answers.locator("li", has_text="I don't know")
        worst.focus()
        opened.keyboard.press("ArrowDown")
        opened.keyboard.press("ArrowDown")
        assert "I don't know" in texts(opened, number)[-1] and "All of it" in texts(opened, number)[0]
        for _ in range(4):
            if opened.evaluate("document.activeElement.textContent") == "This is my order":
                break
            opened.keyboard.press("Tab")
        opened.keyboard.press("Enter")
    opened.locator("#save").focus()
    rankings = load_rankings(saved(opened, tmp_path))
    of_conditions = unblinded(rankings, load_key(files / "page.key.json"), "the page")
    full, some, less, nothing = (condition.name for condition in CONDITIONS)
    assert [each.ranker for each in of_conditions] == ["ann"] * 5
    assert all(each.places == {full: 1.0, some: 2.5, less: 2.5, nothing: 4.0} for each in of_conditions)


@in_a_browser
def test_answers_are_ranked_by_dragging(opened: "sync_api.Page") -> None:
    before = texts(opened, 0)
    cards = opened.locator(".answers").first.locator("li")
    cards.nth(2).scroll_into_view_if_needed()
    held, top = cards.nth(2).bounding_box(), cards.nth(0).bounding_box()
    assert held is not None and top is not None
    opened.mouse.move(held["x"] + 60, held["y"] + 12)
    opened.mouse.down()
    opened.mouse.move(top["x"] + 60, top["y"] + 3, steps=15)
    opened.mouse.up()
    assert texts(opened, 0) == [before[2], before[0], before[1]]


@in_a_browser
def test_nothing_is_saved_before_every_order_is_settled_and_moving_opens_it_again(opened: "sync_api.Page") -> None:
    assert opened.locator("#save").is_disabled()
    for settle in opened.get_by_text("This is my order").all():
        settle.click()
    assert opened.locator("#save").is_enabled() and json.loads(opened.input_value("#text"))["rankings"]
    opened.locator(".answers li").first.focus()
    opened.keyboard.press("ArrowDown")
    assert opened.locator("#save").is_disabled()
    assert opened.inner_text("#left") == "1 of 5 orders are still open."


@in_a_browser
def test_another_resident_adds_to_the_same_file(opened: "sync_api.Page", tmp_path: Path) -> None:
    for settle in opened.get_by_text("This is my order").all():
        settle.click()
    opened.click("#again")
    for settle in opened.get_by_text("This is my order").all():
        settle.click()
    rows = json.loads(saved(opened, tmp_path).read_text("utf-8"))["rankings"]
    assert {row["resident"] for row in rows} == {"Ada Reed", "Bo Finch"} and len(rows) == 10
