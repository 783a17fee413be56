"""Reading a paragraph: what a careful reader would take from people nobody's rules were written for."""

from dataclasses import dataclass
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.persona import Persona, Relation
from game.ai.reading import read_paragraph
from game.ai.reading.explain import explain
from game.ai.reading.seeds import seed_memories, yesterday
from game.ai.residents_file import ResidentEntry

START = date(2023, 2, 13)

NURSE = (
    "Imani Okoro is a night nurse at Saltmarsh Hospital; she is 38; she works from 10pm to 6am; she sleeps until 2pm; "
    "her husband Teodor is a plumber; she is knitting a blanket for her niece; she worries that her back will give out; "
    "she drinks coffee at the Copper Pot on Friday afternoons"
)
CHILD = (
    "You are Milo Fenn; you are nine years old; you live in the mill with your mother Greta Fenn and your dog Patch; "
    "you love comics and hate peas; you have to be in bed by 8pm; you play football in the meadow every Saturday; "
    "you are building a raft"
)
KEEPER = (
    "Aurelia Stone is the lighthouse keeper on Gull Rock; she is 61; she lives alone in the keeper's cottage; "
    "she gets up at four in the morning; she rows to the harbour every Wednesday; she carves whistles; "
    "she has not spoken to her brother Silas for eleven years; she speaks in short sentences"
)
JOBLESS = (
    "I am Casper Dolan and I am out of work; I used to be a bookbinder; I am 47; I rent a room above the bakery; "
    "I owe my landlady Mrs. Penrose two months of rent; I have an interview on Thursday at 10:30am at the town library; "
    "I go to bed late; I have never told my sister that I lost the house"
)
COUPLE = [
    "Walter Prim, 77, is a retired tram driver; he lives in the yellow house with his wife Edith Prim; "
    "he has breakfast at seven; he feeds the sparrows every morning; he plays chess with Oskar Lang on Tuesdays at 4pm; "
    "he thinks the town has changed too much",
    "Edith Prim is 74 and retired; her husband Walter Prim snores; she sings in the choir on Thursday evenings; "
    "she is sewing a coat; she goes to bed at ten; she and Walter have known each other for fifty years",
]
BARKEEP = (
    "Jonas Vail owns the Anchor Inn and works from 4pm to midnight; he gets up at 10am; he likes old maps and sea shanties; "
    "he secretly likes Petra Noll, who sells fish at the market; he dislikes Bruno Hart, his neighbour; "
    "he is planning a birthday party at the Anchor Inn on February 18 from 6pm to 9pm"
)
TUNER = (
    "Selma Voss tunes pianos; she is fifty-two; she lives in a caravan; she drives to the coast on Sundays; "
    "she knows of Ida Brandt but has not met her"
)


def person(paragraph: str, name: str, **more: object) -> Persona:
    return read_paragraph(ResidentEntry(name, paragraph, **more), START)  # type: ignore[arg-type]


def relation(persona: Persona, name: str) -> Relation:
    return next(known for known in persona.relations if known.name == name)


@dataclass(frozen=True)
class Found:
    archetype: str
    place: str
    hours: tuple[int, int] | None
    status: str


def job(persona: Persona) -> Found:
    first = persona.occupations[0]
    return Found(first.archetype, first.place, first.hours, first.status)


def test_a_nurse_on_nights_sleeps_by_day() -> None:
    imani = person(NURSE, "Imani Okoro")
    assert job(imani) == Found("nurse", "Saltmarsh Hospital", (1320, 1800), "working")
    assert imani.occupations[0].shift == "night"
    assert (imani.age, imani.wake, imani.pronouns[0]) == (38, 840, "she")
    assert relation(imani, "Teodor").kind == "husband"
    assert imani.projects[0].verb == "knitting"
    assert any("back will give out" in worry for worry in imani.worries)
    (coffee,) = imani.habits
    assert (coffee.place, coffee.days, coffee.part) == ("Copper Pot", (4,), "afternoon")


def test_a_child_goes_to_school_and_to_bed_early() -> None:
    milo = person(CHILD, "Milo Fenn")
    assert (milo.age, milo.stage, milo.bed) == (9, "child", 1200)
    assert milo.occupations[0].archetype == "pupil"
    assert relation(milo, "Greta Fenn").kind == "mother" and relation(milo, "Greta Fenn").shares_home
    assert any("Patch" in pet for pet in milo.pets) and not any(known.name == "Patch" for known in milo.relations)
    assert "peas" in milo.dislikes and any(interest.text == "comics" for interest in milo.interests)
    assert any(habit.days == (5,) and "football" in habit.text for habit in milo.habits)
    assert any(project.thing == "the raft" for project in milo.projects)


def test_a_lighthouse_keeper_lives_where_she_works_and_does_not_speak_with_her_brother() -> None:
    aurelia = person(KEEPER, "Aurelia Stone")
    assert aurelia.occupations[0].archetype == "keeper"
    assert "keeper's cottage" in aurelia.home
    assert (aurelia.age, aurelia.wake) == (61, 240)
    silas = relation(aurelia, "Silas")
    assert silas.kind == "brother" and silas.feeling < 0.2
    assert any(habit.days == (2,) and habit.text.startswith("row to the harbour") for habit in aurelia.habits)
    assert any("short sentences" in manner for manner in aurelia.speech)


def test_somebody_out_of_work_keeps_the_trade_and_has_an_appointment() -> None:
    casper = person(JOBLESS, "Casper Dolan")
    assert not any(found.status == "working" for found in casper.occupations)
    assert any("bookbinder" in found.title for found in casper.occupations)
    assert relation(casper, "Mrs. Penrose").kind == "landlady"
    (interview,) = casper.occasions
    assert (interview.noun, interview.date, interview.start, interview.role) == ("interview", "2023-02-16", 630, "attend")
    assert casper.secrets and casper.bed is not None and casper.bed > 1440


def test_a_retired_couple_is_retired_and_married() -> None:
    walter, edith = person(COUPLE[0], "Walter Prim"), person(COUPLE[1], "Edith Prim")
    assert job(walter).status == "retired" and walter.stage == "elder" and edith.age == 74
    assert relation(walter, "Edith Prim").kind == "wife" and relation(edith, "Walter Prim").kind == "husband"
    assert relation(walter, "Edith Prim").shares_home and walter.home == "the yellow house"
    breakfast = next(habit for habit in walter.habits if habit.activity == "breakfast")
    chess = next(habit for habit in walter.habits if "chess" in habit.text)
    assert breakfast.start == 420 and (chess.start, chess.days) == (960, (1,))
    assert edith.bed == 1320


def test_an_innkeeper_hosts_hides_a_liking_and_has_an_enemy() -> None:
    jonas = person(BARKEEP, "Jonas Vail", age=44)
    assert job(jonas) == Found("host", "Anchor Inn", (960, 1440), "working")
    (party,) = jonas.occasions
    assert (party.role, party.date, party.start, party.end) == ("host", "2023-02-18", 1080, 1260)
    assert party.text == "birthday party"
    assert relation(jonas, "Petra Noll").crush and not relation(jonas, "Bruno Hart").crush
    assert relation(jonas, "Bruno Hart").feeling < 0 and relation(jonas, "Bruno Hart").kind == "neighbour"


def test_a_trade_may_be_said_as_a_doing_and_somebody_known_of_is_not_met() -> None:
    selma = person(TUNER, "Selma Voss")
    assert selma.occupations[0].title == "piano tuner"
    assert selma.age == 52 and not relation(selma, "Ida Brandt").met


def test_hours_may_be_said_in_two_halves_and_a_second_job_may_follow_the_first() -> None:
    bettina = person(
        "Bettina Crowe is a beekeeper and part-time librarian; she opens at 10am and closes at 4pm; "
        "she lives at the mill with her son Oskar and two greyhounds; she hopes to see Iceland; "
        "she gives a talk on swarms at the town hall on February 21 at 7pm",
        "Bettina Crowe",
    )
    assert [found.archetype for found in bettina.occupations] == ["grower", "archive"]
    assert bettina.occupations[0].hours == (600, 960) and bettina.pets
    assert [known.name for known in bettina.relations] == ["Oskar"]


def test_the_retired_may_work_at_something_else() -> None:
    desmond = person(
        "You are Desmond Arle, a retired boxer who now trains kids at the Ironside Gym from 3pm to 8pm; "
        "your wife Lorna left you; you walk your bulldog Duchess at dawn",
        "Desmond Arle",
    )
    assert [(found.archetype, found.status, found.hours) for found in desmond.occupations] == [
        ("coach", "working", (900, 1200)),
        ("coach", "retired", None),
    ]
    assert relation(desmond, "Lorna").kind == "ex-wife" and not relation(desmond, "Lorna").shares_home
    assert not any(known.name == "Duchess" for known in desmond.relations)


def test_a_form_of_address_is_a_job() -> None:
    anselm = person(
        "Father Anselm looks after St. Jude's Church; he keeps bees; he says mass at 8 every morning", "Father Anselm"
    )
    assert anselm.occupations[0].archetype == "clergy" and "St. Jude's Church" in anselm.places


@pytest.mark.parametrize(
    "paragraph",
    [
        "Nora Quill is a baker; she gets up at 5am; she likes jazz",
        "You are Nora Quill, a baker; you get up at 5am; you like jazz",
        "My name is Nora Quill; I am a baker; I get up at 5am; I like jazz",
    ],
)
def test_it_is_the_same_person_in_all_three_grammatical_persons(paragraph: str) -> None:
    nora = person(paragraph, "Nora Quill")
    assert (nora.occupations[0].archetype, nora.wake, nora.interests[0].text) == ("baker", 300, "jazz")


def test_what_is_not_understood_is_kept_as_a_memory_and_shown() -> None:
    nora = person("Nora Quill is a baker; the moon owes Nora nothing whatsoever", "Nora Quill")
    assert nora.clauses[1] == "the moon owes Nora nothing whatsoever"
    shown = "\n".join(explain(person("Nora Quill is a baker; blue as ever", "Nora Quill")))
    assert "not read   blue as ever" in shown and "baker" in shown


def test_seed_memories_name_the_person_whoever_speaks() -> None:
    for paragraph in (
        "you paint doors; your wife Ann sings",
        "I paint doors; my wife Ann sings",
        "he paints doors; his wife Ann sings",
    ):
        memories = seed_memories(ResidentEntry("Ben Ash", paragraph))
        assert memories == ("Ben Ash paints doors", "Ben Ash's wife Ann sings")


@pytest.mark.parametrize(
    ("said", "remembered"),
    [
        ("You and Ann Bell are friends; you like you", "Ben Ash and Ann Bell are friends"),
        ("You've known Ann Bell for years and you two often talk", "Ben Ash has known Ann Bell for years and they often talk"),
        ("You read a lot and feed your hens", "Ben Ash reads a lot and feeds his hens"),
        ("You go to the mill and bake bread", "Ben Ash goes to the mill and bakes bread"),
        ("Ann Bell helped you and your son", "Ann Bell helped Ben Ash and his son"),
    ],
)
def test_what_is_said_to_somebody_is_remembered_of_them(said: str, remembered: str) -> None:
    entry = ResidentEntry("Ben Ash", f"{said}; you are a man of few words; you bake")
    assert seed_memories(entry)[0] == remembered


def test_the_husband_in_another_family_is_nobodys_husband_here() -> None:
    ben = person("Ben Ash knows the Bell family well -- the husband Tom Bell, wife, Ann Bell, and the son Al Bell", "Ben Ash")
    assert not any(each.kind in ("husband", "wife", "son") or each.shares_home for each in ben.relations)
    assert (
        relation(person("Ben Ash is a baker; the couple next door know his wife Ann Bell", "Ben Ash"), "Ann Bell").kind == "wife"
    )


def test_a_candidacy_is_of_who_stands_and_of_nobody_who_knows_of_it() -> None:
    stands = person("Ben Ash is telling people that he is running for the upcoming local mayor election", "Ben Ash")
    assert [each.text for each in stands.occasions] == ["candidacy for local mayor"]
    knows = person("Ben Ash knows Ann Bell, his wife, is planning on running for the local mayor election", "Ben Ash")
    assert not knows.occasions


def test_the_hours_of_a_project_are_not_part_of_it() -> None:
    ben = person("Ben Ash works on his research paper from 8:00 am to 1:00 pm", "Ben Ash")
    assert [each.text for each in ben.projects] == ["working on his research paper"]


def test_a_given_age_wins_and_yesterday_is_read() -> None:
    entry = ResidentEntry("Ben Ash", "he is 30; he paints doors; yesterday he fell off a ladder", age=31)
    assert read_paragraph(entry, START).age == 31
    assert yesterday(entry) == "Yesterday Ben Ash fell off a ladder."


SAID = "you I she he Mara Venn Tom's who and but , the a at from 5pm to 9 Monday every is was likes knows park Rose SELF with her"
WORDS = st.sampled_from(SAID.split(" "))


@given(
    st.one_of(st.text(max_size=200), st.lists(WORDS, max_size=40).map(" ".join)),
    st.sampled_from(["Mara Venn", "X", "Ko de la Rue", "😀"]),
)
def test_any_paragraph_is_read_and_no_word_of_it_is_lost(paragraph: str, name: str) -> None:
    entry = ResidentEntry(name, paragraph)
    persona = read_paragraph(entry, START)
    kept = " ".join(persona.clauses)
    for word in paragraph.replace(";", " ").split():
        assert word.rstrip(" .;!?") in kept
    assert set(persona.unread) <= set(persona.clauses)
    assert len(seed_memories(entry)) == len(persona.clauses)
    assert read_paragraph(entry, START) == persona
    assert explain(persona)
