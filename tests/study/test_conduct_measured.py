"""How people talk, how far they drift and whether places' norms are kept is counted from the records of a save."""

from pathlib import Path
from typing import Any

import pytest
from study.handmade import ADA, BO, CY, DEE, NAMES, ground_of_four, reading_circle, seeds_only, write_save
from world.tiny_town import BATHROOM, BEDROOM, SHOP

from game.ai.embedding import Embedder
from game.ai.memory import Kind
from game.ai.offline.mind import OfflineMind
from game.saves import LogRow, Store
from game.session.ground import Ground
from game.study.community import study_community
from game.study.drift import drifts
from game.study.manners import all_together, is_polite, manners
from game.study.norms_kept import norms_kept
from game.study.records import Records, read_records
from game.world.clock import TICKS_PER_HOUR


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return ground_of_four(tmp_path_factory.mktemp("town"))


def summed_up(who: int, tick: int, summary: str) -> LogRow:
    return LogRow(tick, "thought", {"id": tick, "kind": "sum_up", "resident": who, "change": {"summary": summary}})


def refused(who: int, tick: int, reason: str) -> LogRow:
    event = {"number": tick, "tick": tick, "kind": "rejection", "text": reason, "tile": [1, 1], "arena": SHOP, "resident": who}
    return LogRow(tick, "event", event)


def read(ground: Ground, folder: Path, written: Any) -> tuple[Records, Any]:
    save = write_save(Store(folder), "town", ground, written)
    return read_records(save, ground), save


def test_courtesy_is_in_words_and_not_in_parts_of_words() -> None:
    for polite in ("Please sit down.", "Thank you!", "I'd love to.", "Good to see you, Bo.", "Excuse me, is this free?"):
        assert is_polite(polite), polite
    for plain in ("I'm giving a reading circle.", "No.", "The thanksgiving play is off.", "Pleased as a cat.", "Carey is late."):
        assert not is_polite(plain), plain


def test_yes_is_a_promise_and_no_a_refusal_made_in_a_talk(ground: Ground, tmp_path: Path) -> None:
    written = reading_circle(ground)
    line = written.says(2, 8 * TICKS_PER_HOUR + 70, CY, BO, "I can't come, I'm sorry.", "decline")
    said_no = "Cy Hall will not come to a reading circle at the Corner Shop on February 13 from 9am to 11am, because he studies."
    written.remember(CY, 8 * TICKS_PER_HOUR + 80, Kind.CHAT, said_no, talk=2, line=line, people=(BO,))
    records, _ = read(ground, tmp_path, written)
    found = manners(records)
    assert (found[BO].yes, found[BO].no, found[CY].yes, found[CY].no) == (1, 0, 0, 1)
    whole = all_together(found)
    assert (whole.lines, whole.polite, whole.agreement) == (5, 1, 0.5)


def test_where_nobody_spoke_there_are_no_rates(ground: Ground, tmp_path: Path) -> None:
    records, _ = read(ground, tmp_path, seeds_only(ground))
    assert (all_together(manners(records)).politeness, all_together(manners(records)).agreement) == (None, None)


def test_a_self_summary_that_stays_the_same_has_not_drifted(ground: Ground, tmp_path: Path) -> None:
    written = seeds_only(ground)
    written.rows += [summed_up(ADA, hour * 360, "Ada Reed keeps a shop and likes her customers.") for hour in (7, 12, 18)]
    written.rows += [summed_up(BO, 7 * 360, "Bo Finch is a sailor."), summed_up(BO, 18 * 360, "Stoves leak water in winter.")]
    written.rows += [summed_up(CY, 7 * 360, "Cy Hall is a student.")]
    records, save = read(ground, tmp_path, written)
    ada, bo = drifts(records, save, Embedder())
    assert (ada.who, ada.steps, ada.away) == (ADA, (0.0, 0.0), 0.0)
    assert bo.who == BO and bo.away > 0.5 and bo.steps == (bo.away,) and bo.from_paragraph > ada.from_paragraph


def test_a_closed_shop_and_a_taken_bathroom_are_norms_broken_and_a_short_way_out_is_none(ground: Ground, tmp_path: Path) -> None:
    written = seeds_only(ground)
    for who in NAMES:
        written.goes(who, 0, BEDROOM, "sleeping")
    written.goes(ADA, 7 * TICKS_PER_HOUR, SHOP)  # it is hers
    written.goes(DEE, 16 * TICKS_PER_HOUR, SHOP)  # shut at five
    written.goes(DEE, 18 * TICKS_PER_HOUR, BEDROOM)
    written.goes(CY, 16 * TICKS_PER_HOUR, SHOP)
    written.goes(CY, 17 * TICKS_PER_HOUR + 10, BEDROOM)  # on the way out
    written.goes(BO, 20 * TICKS_PER_HOUR, BATHROOM)
    written.goes(DEE, 20 * TICKS_PER_HOUR + 60, BATHROOM)
    written.goes(DEE, 21 * TICKS_PER_HOUR, BEDROOM)
    written.goes(BO, 21 * TICKS_PER_HOUR, BEDROOM)
    written.rows.sort(key=lambda row: row.tick)
    written.rows += [refused(CY, 22 * 360, "The bathroom is taken."), refused(CY, 22 * 360 + 9, "The bathroom is taken.")]
    records, save = read(ground, tmp_path, written)
    kept = norms_kept(records, save)
    assert [(each.who, each.norm) for each in kept.breaches] == [
        (DEE, "Corner Shop is closed until 08:00"),
        (DEE, "the bathroom is taken"),
    ]
    assert kept.refused == {"The bathroom is taken": 2}


def test_all_of_it_is_in_the_study_of_a_community(ground: Ground, tmp_path: Path) -> None:
    save = write_save(Store(tmp_path), "circle", ground, reading_circle(ground))
    found = study_community(save, ground, OfflineMind())
    assert found["manners"]["yes"] == 1 and found["drift"] == []
    assert [each["who"] for each in found["norms"]["breaches"]] == ["Bo Finch", "Dee Marsh"]  # they never left the shop
    assert ["Ada Reed", "Bo Finch"] in found["network"]["start"] and ["Bo Finch", "Cy Hall"] in found["network"]["end"]
    pairs = len(NAMES) * (len(NAMES) - 1) / 2
    assert found["density_end"] == pytest.approx(len(found["network"]["end"]) / pairs, abs=1e-4)
