"""The small ready-made town: three people alone on our map live two days, and they are worth watching."""

from pathlib import Path

import pytest

from game.ai.offline.mind import OfflineMind
from game.assets import asset
from game.cli.options import ready_made
from game.session import Session
from game.session.founding import Thinking, found
from game.session.ground import lay_ground
from game.settings import RunSettings
from game.world.clock import tick_at

PARTY = tick_at(1, 17 * 60 + 45)
HOST, GUESTS = 1, (2, 3)


@pytest.fixture(scope="module")
def lived() -> Session:
    """From the first midnight until the party is under way; nothing is written down."""
    path = ready_made(Path("three"))
    session = found(lay_ground(None, path, RunSettings()), Thinking(OfflineMind(), 0))
    while session.now < PARTY:
        session.advance(wait=True)
    return session


def test_a_name_alone_means_one_of_our_towns_and_a_path_is_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert ready_made(Path("three")) == asset("residents") / "three.toml"
    assert ready_made(Path("nobody")) == Path("nobody")
    assert ready_made(Path("three.toml")) == Path("three.toml")
    assert ready_made(Path("mine/three")) == Path("mine/three")
    assert ready_made(None) is None


def test_three_people_are_at_home_on_the_whole_map() -> None:
    whole, small = (lay_ground(None, path, RunSettings()) for path in (None, ready_made(Path("three"))))
    assert [entry.name for entry in small.entries] == [entry.name for entry in whole.entries[:3]]
    assert small.header["map_hash"] == whole.header["map_hash"]
    others = [entry.name for entry in whole.entries[3:]]
    assert not [name for name in others for entry in small.entries if name in entry.paragraph], "they know only each other"


@pytest.mark.heavy
def test_everybody_talks_with_everybody_on_the_first_day(lived: Session) -> None:
    first_day = [talk for talk in lived.simulation.conversations.values() if talk.lines and talk.began < tick_at(1, 0)]
    assert {frozenset(talk.members) for talk in first_day} >= {frozenset((HOST, each)) for each in GUESTS} | {frozenset(GUESTS)}


@pytest.mark.heavy
def test_the_news_of_the_party_reaches_both_guests_and_both_come(lived: Session) -> None:
    place = lived.simulation.town.arena_at(lived.simulation.bodies[HOST].tile).sector
    assert lived.simulation.town.sectors[place].name == "Hobbs Cafe"
    for each in GUESTS:
        assert any("party" in memory.text.lower() for memory in lived.residents[each].stream.records)
        assert lived.simulation.town.arena_at(lived.simulation.bodies[each].tile).sector == place
