"""A report says in words, tables and plots what a study found, in one file that fetches nothing, or as Markdown."""

import re
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from study.handmade import ground_of_four, reading_circle, write_save

from game.ai.model.call import Call
from game.ai.offline.mind import OfflineMind
from game.saves import Store
from game.study.community import study_community
from game.study.ranking import Ranking, judge
from game.study.report import Document, Figure, Section, Table, as_html, as_markdown, report_on
from game.study.report.page import write_markdown

BROWSER = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
NASTY = "<script>alert(1)</script> | *bold* [link](http://x) `code`"
CALLS = [Call(1, 10, "plan_day", "m", "k", (), "{}", "answered", prompt_tokens=900, completion_tokens=100, cost=0.02)]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    ground = ground_of_four(tmp_path_factory.mktemp("town"))
    save = write_save(Store(tmp_path_factory.mktemp("saves")), "circle", ground, reading_circle(ground))
    return {**study_community(save, ground, OfflineMind()), "header": save.header}


@pytest.fixture(scope="module")
def document(found: dict[str, Any]) -> Document:
    judged = judge([Ranking("ann", (("full",), ("none",))), Ranking("bob", (("none",), ("full",)))])
    return report_on(found, found["header"], CALLS, judged, ["smallville run circle"])


def blocks(document: Document, kind: type) -> list[Any]:
    return [block for section in document.sections for block in section.blocks if isinstance(block, kind)]


def test_it_has_the_news_with_every_knowers_chain_and_who_came_and_why_not(document: Document) -> None:
    tables = {table.caption: table for table in blocks(document, Table)}
    chains = [row for row in tables["Who has it from whom"].rows if "reading circle" in row[1]]
    assert [(row[0], row[2]) for row in chains] == [("Bo Finch", "Ada Reed"), ("Cy Hall", "Bo Finch < Ada Reed")]
    (circle,) = tables["Who came to what"].rows
    assert circle[1:] == ("2", "1", "1", "1", "1")
    assert {row[1] for row in tables["Why the others did not"].rows} == {"Cy Hall", "Dee Marsh"}


def test_it_says_how_it_was_made_and_what_it_cannot_show(document: Document) -> None:
    words = " ".join(blocks(document, str))
    assert "smallville run circle" in words and "no stand-in for people" in words and "Stereotypes" in words
    made = next(section for section in document.sections if section.key == "made")
    assert isinstance(made.blocks[0], Table) and ("seed", "1") in made.blocks[0].rows


def test_tokens_and_cost_are_counted_by_kind_and_nothing_is_said_to_cost_where_nothing_did(found: dict[str, Any]) -> None:
    paid = report_on(found, found["header"], CALLS, None, [])
    assert ("plan_day", "1", "1,000", "0.0200") in next(t for t in blocks(paid, Table) if t.caption == "Calls").rows
    free = report_on(found, found["header"], [], None, [])
    assert "No language model was asked" in " ".join(blocks(free, str)) and not any(
        figure.name == "tokens" for figure in blocks(free, Figure)
    )


def test_plots_are_svg_whose_text_is_text(document: Document) -> None:
    figures = {figure.name: figure for figure in blocks(document, Figure)}
    assert set(figures) == {"news", "network", "skills", "tokens"}
    for figure in figures.values():
        ElementTree.fromstring(figure.svg)
        assert "<text" in figure.svg
    assert all(name in figures["network"].svg for name in ("Ada Reed", "Bo Finch", "Cy Hall"))


def test_the_same_town_gives_the_same_page(found: dict[str, Any], document: Document) -> None:
    judged = judge([Ranking("ann", (("full",), ("none",))), Ranking("bob", (("none",), ("full",)))])
    assert as_html(report_on(found, found["header"], CALLS, judged, ["smallville run circle"])) == as_html(document)


def test_strangers_words_stay_words() -> None:
    nasty = Document(NASTY, NASTY, (Section("one", NASTY, (NASTY, Table(NASTY, ("a",), ((NASTY,),)))),))
    assert "<script>" not in as_html(nasty)
    text, _ = as_markdown(nasty, "plots")
    assert "<script>" not in text.replace("\\<", "")
    row = next(line for line in text.splitlines() if line.startswith("| \\<script"))
    assert len(re.findall(r"(?<!\\)\|", row)) == 2


def test_markdown_has_its_plots_beside_it(document: Document, tmp_path: Path) -> None:
    write_markdown(document, tmp_path / "my report.md")
    text = (tmp_path / "my report.md").read_text("utf-8")
    named = re.findall(r"\]\(([^)]+\.svg)\)", text)
    assert named and all((tmp_path / name.replace("%20", " ")).is_file() for name in named)


@pytest.mark.skipif(BROWSER is None, reason="needs the browser chromium")
def test_in_a_browser_nothing_is_missing_and_nothing_is_fetched(document: Document, tmp_path: Path) -> None:
    sync_api = pytest.importorskip("playwright.sync_api")
    (tmp_path / "report.html").write_text(as_html(document), "utf-8")
    wrong: list[str] = []
    with sync_api.sync_playwright() as playwright:
        quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=BROWSER, args=quiet)
        tab = browser.new_page()
        tab.on("console", lambda said: wrong.append(said.text))
        tab.on("request", lambda asked: wrong.append(asked.url) if not asked.url.startswith("file:") else None)
        tab.goto((tmp_path / "report.html").as_uri())
        assert tab.locator("h2").all_inner_texts() == [section.title for section in document.sections]
        assert tab.locator("figure svg").count() == len(blocks(document, Figure))
        tab.keyboard.press("Tab")
        assert tab.evaluate("document.activeElement.textContent") == "To the report"
        for link in tab.locator("nav a").all():
            assert tab.locator(link.get_attribute("href") or "").count() == 1
        assert tab.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
        browser.close()
    assert wrong == []
