"""Anybody has a look: what their paragraph says of it is kept, their trade dresses them, and the rest follows from a number."""

from dataclasses import replace

import pytest

from game.ai.persona import Occupation, Persona
from game.portrayal.choosing import look_for
from game.portrayal.drawn_people import drawn_people
from game.portrayal.look import Look
from game.portrayal.said import looks_in_words

ENGLISH = "Smith Jones Hill Ford Wood Marsh Lake Stone Field Brook Moor Dale Cliff Banks"


def somebody(paragraph: str, name: str = "Wren Ashby", age: int | None = None, work: str = "", pronoun: str = "she") -> Persona:
    jobs = (Occupation(work, ""),) if work else ()
    pronouns = {"she": ("she", "her", "her"), "he": ("he", "him", "his"), "they": ("they", "them", "their")}[pronoun]
    return Persona(name, paragraph, tuple(paragraph.split("; ")), age=age, occupations=jobs, pronouns=pronouns)


def look(paragraph: str, **said: object) -> Look:
    return look_for(somebody(paragraph, **said))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("paragraph", "parts"),
    [
        ("Wren is a red-haired woman", {"hair_colour": "ginger"}),
        ("Wren has long black hair", {"hair": "long", "hair_colour": "black"}),
        ("her hair has gone white", {"hair_colour": "white"}),
        ("she has red hair and wears a yellow raincoat", {"hair_colour": "ginger", "top_colour": "gold"}),
        ("she never leaves home without her red beret", {"hat": "beret", "hat_colour": "red"}),
        ("a woman in wellingtons, a leather jacket and a blue cap", {"top": "jacket", "top_colour": "brown", "hat": "cap"}),
        ("she wears a grey suit", {"top": "blazer", "top_colour": "grey", "bottom_colour": "grey"}),
        ("dressed all in black", {"top_colour": "black", "bottom_colour": "black"}),
        ("her skin is dark", {"skin": "deep"}),
        ("I am a redhead", {"hair_colour": "ginger"}),
        ("with her blonde ponytail she is seen from afar", {"hair": "ponytail", "hair_colour": "blond"}),
        ("Wren wears a yellow raincoat", {"top": "raincoat", "top_colour": "gold"}),
        (
            "she goes about in dungarees, a green scarf and red boots",
            {"top": "overalls", "shoes_colour": "red"},
        ),
        ("dressed in a dark blue coat", {"top": "coat", "top_colour": "navy"}),
        ("she is never seen without glasses; she wears round spectacles", {}),
        ("Wren has dark skin and green eyes", {"skin": "deep", "eyes": "green"}),
        ("she is a burly woman", {"build": "broad"}),
        ("she is tall and thin", {"build": "slim"}),
        ("she wears a straw hat and a purple cardigan", {"hat": "straw", "top": "cardigan", "top_colour": "plum"}),
    ],
)
def test_what_a_paragraph_says_of_looks_is_drawn(paragraph: str, parts: dict[str, object]) -> None:
    found = look(paragraph)
    assert {part: getattr(found, part) for part in parts} == parts


@pytest.mark.parametrize(
    ("paragraph", "beard", "colour"),
    [("he has a long white beard", "long_beard", "white"), ("he is bearded", "beard", ""), ("he is clean-shaven", "none", "")],
)
def test_beards_are_read_too(paragraph: str, beard: str, colour: str) -> None:
    found = look(paragraph, pronoun="he", age=40)
    assert (found.beard, found.beard_colour) == (beard, colour)


@pytest.mark.parametrize(
    "paragraph",
    [
        "her husband has red hair and wears a yellow raincoat",
        "she sells yellow raincoats and mends boots",
        "she does not wear a yellow raincoat and has no red hair",
        "Odd Berg has red hair",
        "she hid the red coat in a flour bag and ran",
        "her mother's red hair is famous",
        "she lives in Hat Lane by the Red Boots Inn",
        "she used to wear a yellow raincoat",
        "the boat of hers is painted red like a coat",
        "she wants to dye her hair red one day",
    ],
)
def test_what_is_said_of_others_or_is_not_so_changes_nobody(paragraph: str) -> None:
    plain = look("she reads")
    found = look(paragraph)
    assert (found.hair_colour, found.top, found.skin) == (plain.hair_colour, plain.top, plain.skin)


@pytest.mark.parametrize(
    ("work", "parts"),
    [
        ("school nurse", {"top": "scrubs"}),
        ("priest", {"top": "cassock", "bottom": "none"}),
        ("blacksmith", {"top": "apron", "top_colour": "brown"}),
        ("ferry captain", {"top": "uniform", "hat": "peaked"}),
        ("boat builder", {"top": "overalls"}),
        ("firefighter", {"top": "hivis", "hat": "hard_hat"}),
    ],
)
def test_a_trade_dresses_whoever_has_it(work: str, parts: dict[str, object]) -> None:
    found = look("she works hard", work=work)
    assert {part: getattr(found, part) for part in parts} == parts


@pytest.mark.parametrize("paragraph", ["hair " * 2400, "in with and a " * 800, "a " * 6000, "not " * 3000 + "hat"])
def test_any_text_is_borne(paragraph: str) -> None:
    assert isinstance(look(paragraph), Look)


def test_what_is_said_goes_before_the_trade() -> None:
    assert look("she is a nurse; she wears a red coat", work="nurse").top == "coat"


def test_children_are_small_the_old_are_grey_and_no_child_has_a_beard() -> None:
    child, old = look("he plays", age=6, pronoun="he"), look("she rests", age=80)
    assert (child.age, child.beard, old.age) == ("child", "none", "old")
    assert old.hair_colour in ("grey", "silver", "white")


def test_the_same_words_give_the_same_look_and_another_seed_another() -> None:
    wren = somebody("Wren is a gardener", work="gardener")
    assert look_for(wren) == look_for(wren)
    assert len({look_for(wren, seed=seed) for seed in range(12)}) == 12


def test_neither_pronouns_nor_age_nor_trade_decide_skin() -> None:
    plain = somebody("Wren lives here")
    others = (replace(plain, pronouns=("he", "him", "his")), replace(plain, age=80), somebody("Wren", work="nurse"))
    assert {look_for(each).skin for each in others} == {look_for(plain).skin}


def test_a_family_has_one_skin_and_other_families_theirs() -> None:
    kin = [look_for(somebody("lives here", name=f"{first} Okafor")) for first in ("Ann", "Bo", "Cy")]
    assert len({each.skin for each in kin}) == 1 and len(set(kin)) == 3
    assert len({look_for(somebody("", name=f"Ann {last}")).skin for last in ("Ek", "Orr", "Lind", "Vane", "Moss", "Hale")}) > 1


def test_names_of_one_country_have_every_skin() -> None:
    names = [f"{first} {last}" for first in ("Ann", "Bob") for last in ENGLISH.split()]
    assert len({look_for(somebody("", name=name)).skin for name in names}) >= 5


def test_our_own_people_look_as_they_were_drawn() -> None:
    key, person = next(iter(drawn_people().items()))
    assert look_for(somebody("anything at all", name=person.name)) == person.look
    assert look_for(somebody("", name=person.name), {"hat": "red beret"}).hat == "beret"
    assert key in drawn_people()


def test_a_child_of_the_same_name_is_somebody_else() -> None:
    old = next(person for person in drawn_people().values() if person.age > 60)
    assert look_for(somebody("", name=old.name, age=old.age)) == old.look
    assert look_for(somebody("", name=old.name, age=8)).age == "child"


def test_five_and_twenty_strangers_can_be_told_apart() -> None:
    looks = [look_for(somebody("lives here", name=f"Person {number}", pronoun=("she", "he")[number % 2])) for number in range(25)]
    faces = {(each.skin, each.hair, each.hair_colour, each.beard, each.hat, each.top_colour) for each in looks}
    assert len(faces) == 25


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("he is a punk with a green mohawk", "mint mohawk"),
        ("she has long red hair and wears a yellow raincoat", "ginger long hair, gold raincoat"),
        ("he is bald", "bald"),
        ("the moon is made of cheese", ""),
    ],
)
def test_what_a_clause_says_of_looks_can_be_told(clause: str, words: str) -> None:
    assert looks_in_words(somebody("anything"), clause) == words
