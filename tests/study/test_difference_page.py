"""The page of a difference: one file that fetches nothing and runs nothing, in which strangers' words stay words."""

import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PIL import Image
from study.handmade import ADA, DEE, Written, ground_of_four, reading_circle, write_save
from world.tiny_town import BEDROOM

from game.ai.memory import Kind
from game.saves import Store
from game.session.ground import Ground
from game.study.difference import Difference, compare
from game.study.difference.page import _marks, page_of
from game.world.clock import TICKS_PER_DAY, TICKS_PER_HOUR, Clock

HOSTILE = '</p><script>alert(1)</script><img src="http://evil.example/x" onerror=alert(2)> & "quotes"'
NOON = 12 * TICKS_PER_HOUR


class Page(HTMLParser):
    """What a browser makes of a page: its elements, where it leads and what is to be read."""

    VOID = ("meta", "br", "img", "link", "input", "hr")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self.open: list[str] = []
        self.unbalanced: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.attributes += attrs
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.unbalanced.append(tag)

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    def all(self, attribute: str) -> list[str]:
        return [value or "" for name, value in self.attributes if name == attribute]

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return ground_of_four(tmp_path_factory.mktemp("town"))


def difference(folder: Path, ground: Ground, one: Written, other: Written) -> Difference:
    with (
        write_save(Store(folder), "monday", ground, one) as first,
        write_save(Store(folder), "a fork", ground, other) as second,
    ):
        return compare((first, second), (ground, ground))


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory, ground: Ground) -> Difference:
    """In the fork Ada says, plans and thinks hostile words, and goes home."""
    one, other = reading_circle(ground), reading_circle(ground)
    other.says(5, NOON, ADA, DEE, HOSTILE)
    other.remember(ADA, NOON, Kind.REFLECTION, HOSTILE, importance=9)
    other.plans(ADA, HOSTILE, "13:00 to 14:00", NOON)
    other.goes(ADA, NOON, BEDROOM)
    return difference(tmp_path_factory.mktemp("saves"), ground, one, other)


@pytest.fixture(scope="module")
def page(found: Difference) -> Page:
    return Page(page_of(found))


def test_strangers_words_are_words(page: Page) -> None:
    assert page.text.count(HOSTILE) >= 3
    assert not {"script", "img", "iframe", "object", "form"} & set(page.elements)
    assert not [name for name, _ in page.attributes if name.startswith("on")]


def test_nothing_is_fetched(page: Page) -> None:
    assert "link" not in page.elements
    assert page.all("src") == []
    assert all(target.startswith("#") for target in page.all("href"))
    assert any("default-src 'none'" in content for content in page.all("content"))


def test_every_link_leads_somewhere_and_every_id_is_one(page: Page) -> None:
    ids = page.all("id")
    assert len(ids) == len(set(ids))
    assert {target[1:] for target in page.all("href")} <= set(ids)
    assert set(page.all("aria-labelledby")) <= set(ids)


def test_it_is_whole(page: Page) -> None:
    assert page.unbalanced == [] and page.open == []
    for words in ("monday and a fork", "Who knows what", "Who was where", "Plans of the day", "Memories that only one has"):
        assert words in page.text


def test_ways_that_part_are_drawn_and_told_in_words(page: Page) -> None:
    assert "Mon 13 Feb 12:00 \u2013 Tue 14 Feb 00:00" in page.text
    assert "apart" in page.all("class")


def test_where_nothing_differs_it_says_so_and_ends(tmp_path: Path, ground: Ground) -> None:
    page = Page(page_of(difference(tmp_path, ground, reading_circle(ground), reading_circle(ground))))
    assert "Nothing differs" in page.text
    assert "section" not in page.elements


@pytest.mark.parametrize("hours", [1, 5, 36, 24 * 9, 24 * 400])
def test_the_line_of_time_has_a_few_marks_however_long_it_is(found: Difference, hours: int) -> None:
    until = NOON + hours * TICKS_PER_HOUR
    stretch = Difference(found.sides, Clock(), NOON, until)
    marks = _marks(stretch)
    assert 1 <= len(marks) <= 14
    assert all(0 <= left < 100 for left, _ in marks)
    assert hours < 24 or any("Feb" in words for _, words in marks)
    assert until < TICKS_PER_DAY * 401


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("chromium") is None, reason="needs the browser chromium")
def test_a_browser_shows_it(found: Difference, tmp_path: Path) -> None:
    path, shot = tmp_path / "page.html", tmp_path / "page.png"
    path.write_text(page_of(found), encoding="utf-8")
    options = ("--headless", "--no-sandbox", "--disable-gpu", "--window-size=900,1200", f"--screenshot={shot}")
    subprocess.run(["chromium", *options, path.as_uri()], check=True, capture_output=True, timeout=60)
    with Image.open(shot) as image:
        colours = image.convert("RGB").getcolors(1 << 20) or []
    assert len(colours) > 50, "words and strips are to be seen"
