"""Whatever is asked in a running town, of an earlier sitting or of a replay is answered in a thread, and leads on."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from lively_town import lively_town
from why_towns import BURNT, NOW, SeenTown, live_two_sittings, two_sittings, wait_until
from world.tiny_town import ADA

from game.ai.model.call import Call
from game.ai.model.prompt import Message
from game.session import Session
from game.session.because import Action, Begun, Doing, Happened, Planned, Said
from game.session.replay import Replay
from game.ui.lists.goals import ToMemory, ToPrompt, ToTheirs, ToThought, ToWhy
from game.ui.lists.items import Item
from game.ui.why.asking import NOT_SAVED
from game.ui.why.items import LinkRow
from game.ui.why.page import WhyPage
from game.world.events import Event


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SeenTown]:
    with two_sittings(tmp_path_factory.mktemp("asked")) as session:
        yield SeenTown(session)


def rows(town: SeenTown, page: ToWhy | ToPrompt, why: WhyPage | None = None) -> Sequence[Item]:
    """What the page shows once it is answered."""
    why = why or WhyPage()
    wait_until(lambda: not why.look(town, page)[1])  # type: ignore[arg-type]
    return why.items(town)  # type: ignore[arg-type]


def said(town: SeenTown, action: Action) -> str:
    return "\n".join(each.said for each in rows(town, ToWhy(action)))


def latest(session: Session, kind: str) -> Event:
    return next(each for each in reversed(session.log) if each.kind == kind)


def test_what_happened_a_moment_ago_is_answered_before_it_is_on_the_disk(town: SeenTown) -> None:
    event = town.scene.log[-1]
    assert event.tick >= NOW - NOW % 6, "it is on the disk: this proves nothing"
    told = said(town, Happened(event.number, event.tick))
    assert told.startswith("## Why?") and "## What it came of" in told


def test_what_was_decided_in_an_earlier_sitting_is_answered_from_the_save(town: SeenTown) -> None:
    fire = next(each for each in town.scene.log if each.state == "burning")
    assert fire.tick == BURNT
    assert "A player made it so that the stove is burning." in said(town, Happened(fire.number, fire.tick))


def test_a_deed_a_plan_a_talk_and_a_line_can_be_asked_about(town: SeenTown) -> None:
    plan = town.scene.residents[ADA].plan
    line = latest(town.scene, "speech")
    assert plan is not None
    assert "Ada Reed" in said(town, Doing(ADA, NOW - 1))
    for action in (Planned(ADA, NOW - 1, plan.steps[-1].start), Planned(ADA, NOW - 1, plan.blocks[-1].start, hour=True)):
        assert "planned" in said(town, action)
    for about in (Begun(line.conversation or 0, line.tick), Said(line.conversation or 0, line.line or 0, line.tick)):
        assert "came near" in said(town, about)


def test_a_memory_and_a_thought_lead_to_their_pages(town: SeenTown) -> None:
    plan = town.scene.residents[ADA].plan
    assert plan is not None
    shown = [each for each in rows(town, ToWhy(Planned(ADA, NOW - 1, plan.steps[-1].start))) if isinstance(each, LinkRow)]
    goals = [each.goal.page for each in shown if isinstance(each.goal, ToTheirs)]
    assert {type(each) for each in goals} >= {ToMemory, ToThought}
    memory = next(each for each in shown if isinstance(each.goal, ToTheirs) and isinstance(each.goal.page, ToMemory))
    assert memory.sign in ("observation", "reflection", "plan", "chat")
    assert town.scene.residents[ADA].stream.view()[memory.goal.page.number].text[:20] in memory.text  # type: ignore[union-attr]


def test_rows_are_made_once_and_a_page_one_goes_back_to_is_there_at_once(town: SeenTown) -> None:
    why, one, other = WhyPage(), ToWhy(Doing(ADA, NOW - 1)), ToWhy(Doing(ADA, BURNT))
    first = rows(town, one, why)
    assert why.items(town) is first  # type: ignore[arg-type]
    rows(town, other, why)
    assert why.look(town, one)[1] is False, "it is answered already"  # type: ignore[arg-type]
    assert [each.said for each in why.items(town)] == [each.said for each in first]  # type: ignore[arg-type]


def test_a_replay_tells_why_as_of_then(tmp_path: Path) -> None:
    session, store, ground = live_two_sittings(tmp_path)
    session.close()
    with Replay(store.open("asked", write=False), ground) as replay:
        replay.travel(BURNT + 30)
        past = SeenTown(replay.session, past=True)
        fire = next(each for each in replay.session.log if each.state == "burning")
        assert "A player made it so" in said(past, Happened(fire.number, fire.tick))
        later = rows(past, ToWhy(Doing(ADA, NOW)))
        replay.travel(BURNT - 60)
        past.epoch += 1
        assert "Nothing of the kind" in said(past, Happened(fire.number, fire.tick))
    assert later[0].said == "## Why?"


def test_a_prompt_is_shown_whole_with_its_answer(tmp_path: Path) -> None:
    session, store, ground = live_two_sittings(tmp_path)
    session.close()
    messages = (Message("system", "Think."), Message("user", "One line.\n\n" + "a long one, " * 90))
    call = Call(ADA, 60, "react", "good", "k", messages, '{"do": "go"}', "answered", prompt_tokens=1200)
    with store.open("asked") as save:
        save.append_calls((call, replace(call, kind="ground")))
    with Replay(store.open("asked", write=False), ground) as replay:
        town = SeenTown(replay.session, past=True)
        shown = [each.said for each in rows(town, ToPrompt(1, ADA, 60))]
        missing = [each.said for each in rows(town, ToPrompt(9, ADA, 60))]
    assert "Think." in shown and "One line." in shown and '{"do": "go"}' in shown and "## Answer" in shown
    assert "- Tokens: 1,200 asked, 0 answered, 0 read before" in shown
    assert max(len(each) for each in shown) < 700, "a row can be scrolled past"
    assert missing[-1] == "_The audit log has no such call._"


def test_a_town_that_is_not_saved_says_so(tmp_path_factory: pytest.TempPathFactory) -> None:
    town = lively_town()
    assert NOT_SAVED in [each.said.strip("_") for each in rows(SeenTown(town), ToWhy(Doing(1, 5)))]  # type: ignore[arg-type]
