"""What became of a town is read from its records alone: news and their ways, who knows whom, who came and why not."""

from pathlib import Path
from typing import Any

import pytest
from study.handmade import ADA, BO, CIRCLE, CY, DEE, NAMES, SEED_OF_CIRCLE, ground_of_four, reading_circle, seeds_only, write_save
from world.tiny_town import SHOP

from game.ai.memory import Kind
from game.ai.offline.mind import OfflineMind
from game.problem import Problem
from game.saves import Save, Store
from game.session.ground import Ground
from game.study.community import study_community
from game.world.clock import TICKS_PER_HOUR


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Ground:
    return ground_of_four(tmp_path_factory.mktemp("town"))


@pytest.fixture(scope="module")
def save(tmp_path_factory: pytest.TempPathFactory, ground: Ground) -> Save:
    return write_save(Store(tmp_path_factory.mktemp("saves")), "circle", ground, reading_circle(ground))


@pytest.fixture(scope="module")
def found(save: Save, ground: Ground) -> dict[str, Any]:
    return study_community(save, ground, OfflineMind())


def circle_in(found: dict[str, Any]) -> dict[str, Any]:
    return next(each for each in found["news"] if "reading circle" in each["text"])


def test_news_that_one_alone_knew_and_was_told_on_is_found(found: dict[str, Any]) -> None:
    assert circle_in(found)["source"] == "Ada Reed"
    assert circle_in(found)["known_by"] == ["Ada Reed", "Bo Finch", "Cy Hall"]
    assert circle_in(found)["of"] == 4


def test_a_secret_that_went_no_further_than_the_first_ear_is_no_news(found: dict[str, Any]) -> None:
    assert not [each for each in found["news"] if "dog" in each["text"]]


def test_any_news_can_be_asked_about(save: Save, ground: Ground) -> None:
    (dog,) = study_community(save, ground, OfflineMind(), ["Cy Hall lost his brown dog"])["news"]
    assert (dog["source"], dog["known_by"]) == ("Cy Hall", ["Bo Finch", "Cy Hall"])


def test_news_nobody_had_is_said_to_be_none(save: Save, ground: Ground) -> None:
    with pytest.raises(Problem, match="Nobody remembered"):
        study_community(save, ground, OfflineMind(), ["a strike at the cannery"])


def test_every_way_of_the_news_can_be_walked_in_the_save(save: Save, found: dict[str, Any]) -> None:
    ids = {name: number for number, name in NAMES.items()}
    for name, chain in circle_in(found)["chains"].items():
        assert chain[0]["who"] == name
        owner, number = walk(save, ids[name], chain, ids)
        assert (owner, number) == (ADA, SEED_OF_CIRCLE)
    assert circle_in(found)["known_by"] == sorted({"Ada Reed", *circle_in(found)["chains"]})


def walk(save: Save, who: int, chain: list[dict[str, Any]], ids: dict[str, int]) -> tuple[int, int]:
    """Follow a chain through the bare records: in each a teller, a talk, a line and the teller's own record."""
    number = -1
    for hop in chain:
        records = save.memories(who)
        at_hop = [records[number]] if number >= 0 else records
        memory = next(each for each in at_hop if each.created == hop["tick"] and each.content.line == hop["line"])
        assert (memory.content.said_by, memory.content.talk) == (ids[hop["from"]], hop["talk"])
        assert memory.content.said_by is not None and memory.content.retells is not None
        who, number = memory.content.said_by, memory.content.retells
    return who, number


def test_two_know_each_other_by_seed_or_talk_and_an_edge_needs_both(found: dict[str, Any]) -> None:
    assert found["density_start"] == pytest.approx(1 / 6, abs=1e-4)  # Ada and Bo
    assert found["density_end"] == pytest.approx(2 / 6, abs=1e-4)  # Bo and Cy have talked; Cy has only heard of Ada


def test_what_came_of_the_event(found: dict[str, Any]) -> None:
    (event,) = found["events"]
    assert (event["host"], event["place"]) == ("Ada Reed", "Corner Shop")
    assert event["invited"] == event["said_yes"] == event["planned"] == event["came"] == ["Bo Finch"]
    assert event["knew"] == ["Bo Finch", "Cy Hall"]


def test_who_did_not_come_has_a_reason_from_the_records(found: dict[str, Any]) -> None:
    reasons = {each["name"]: each["reason"] for each in found["events"][0]["absent"]}
    assert reasons == {
        "Cy Hall": "had heard of it, but meant to study at home at that time",
        "Dee Marsh": "never heard of it, though there at the time",
    }


def test_everybody_is_asked_at_the_start_and_at_the_end(found: dict[str, Any]) -> None:
    assert found["answers"] == 2 * 4 * (len(found["news"]) + 3)


def test_no_answer_is_invented(found: dict[str, Any]) -> None:
    assert found["invented"] == []
    assert found["invented_answers"] == 0
    assert found["yes_answers"] > 0


def test_a_refusal_and_its_reason_are_told(tmp_path: Path, ground: Ground) -> None:
    written = reading_circle(ground)
    line = written.says(3, 8 * TICKS_PER_HOUR, DEE, ADA, "I can't, I have to paint.", "decline")
    refusal = f"Dee Marsh told Ada Reed that she will not come to {CIRCLE}, because she paints at that time."
    written.remember(DEE, 8 * TICKS_PER_HOUR + 20, Kind.CHAT, refusal, talk=3, line=line, people=(ADA,))
    with write_save(Store(tmp_path), "declined", ground, written) as save:
        (event,) = study_community(save, ground, OfflineMind())["events"]
    assert {"name": "Dee Marsh", "reason": "said no, because she paints at that time"} in event["absent"]
    assert "Dee Marsh" in event["invited"]


def test_who_forgot_to_plan_it_is_told_from_who_planned_it_and_was_elsewhere(tmp_path: Path, ground: Ground) -> None:
    written = seeds_only(ground)
    for who, talk in ((BO, 1), (CY, 2)):
        line = written.says(talk, 3000, ADA, who, "Come to my reading circle!", "invite")
        heard = written.hears(who, ADA, talk, line, 3010, f"she is giving {CIRCLE}", SEED_OF_CIRCLE)
        promise = f"{NAMES[who]} promised Ada Reed to come to {CIRCLE}."
        written.remember(who, 3010, Kind.PLAN, promise, talk=talk, line=1, evidence=(heard,), people=(ADA,))
    written.plans(CY, "go to the reading circle at the Corner Shop", "09:00 to 11:00", 3020)
    with write_save(Store(tmp_path), "forgot", ground, written) as save:
        (event,) = study_community(save, ground, OfflineMind())["events"]
    reasons = {each["name"]: each["reason"] for each in event["absent"]}
    assert event["came"] == []
    assert reasons["Bo Finch"] == "said yes, but did not plan it: had nothing planned at that time"
    assert reasons["Cy Hall"] == "had it in the plan, and was somewhere else"


def test_being_there_without_having_planned_it_is_not_coming(tmp_path: Path, ground: Ground) -> None:
    written = reading_circle(ground)
    written.goes(CY, 10 * TICKS_PER_HOUR, SHOP, "buying bread")
    with write_save(Store(tmp_path), "chance", ground, written) as save:
        (event,) = study_community(save, ground, OfflineMind())["events"]
    assert event["came"] == ["Bo Finch"]


def test_a_chain_that_leads_nowhere_is_not_knowing(tmp_path: Path, ground: Ground) -> None:
    written = seeds_only(ground)
    line = written.says(1, 3000, ADA, BO, "There's a reading circle.")
    written.hears(BO, ADA, 1, line, 3010, f"she is giving {CIRCLE}", 900)
    with write_save(Store(tmp_path), "broken", ground, written) as save:
        found = study_community(save, ground, OfflineMind())
    assert circle_in(found)["known_by"] == ["Ada Reed"]
    assert found["invented_answers"] == 1  # Bo says yes, and the record behind it does not reach the news


def test_what_was_made_up_since_and_told_on_can_be_asked_about_too(tmp_path: Path, ground: Ground) -> None:
    written = seeds_only(ground)
    made = written.remember(DEE, TICKS_PER_HOUR, Kind.OBSERVATION, "a whale swims in the harbour")
    written.remember(CY, 2 * TICKS_PER_HOUR, Kind.CHAT, "Dee Marsh said a whale swims in the harbour", said_by=DEE, retells=made)
    save = write_save(Store(tmp_path), "whale", ground, written)
    (whale,) = study_community(save, ground, OfflineMind(), ["a whale in the harbour"])["news"]
    assert (whale["source"], whale["known_by"]) == ("Dee Marsh", ["Cy Hall", "Dee Marsh"])
