"""People of one town, read together: who is meant by a first name, and who shares a home with whom."""

from datetime import date

from game.ai.persona import Persona
from game.ai.reading import read_paragraph
from game.ai.reading.townsfolk import brought_together
from game.ai.residents_file import ResidentEntry


def town(**paragraphs: str) -> dict[str, Persona]:
    """People by their names, which come with "_" for a space."""
    entries = [ResidentEntry(name.replace("_", " "), said) for name, said in paragraphs.items()]
    people = brought_together([read_paragraph(entry, date(2023, 2, 13)) for entry in entries])
    return {person.name: person for person in people}


def homes(person: Persona) -> dict[str, str]:
    """Whom they live with, and what these are to them."""
    return {each.name: each.kind for each in person.relations if each.shares_home}


def test_a_first_name_means_the_one_who_has_it() -> None:
    people = town(Ruth_Adler="Ruth lives with her husband Bert", Bert_Adler="Bert is retired", Bo_Larsen="Bo is a friend of Ruth")
    assert homes(people["Ruth Adler"]) == {"Bert Adler": "husband"}
    assert [each.name for each in people["Bo Larsen"].relations] == ["Ruth Adler"]


def test_a_first_name_that_two_have_stays_as_it_is() -> None:
    people = town(Ruth_Adler="Ruth misses her brother Bert", Bert_Adler="Bert is a cook", Bert_Moll="Bert is a vet")
    assert [each.name for each in people["Ruth Adler"].relations] == ["Bert"]


def test_a_family_shares_its_home_though_only_one_says_so() -> None:
    people = town(
        Ann_Hart="Ann is a cook; she lives with her husband Joe and her daughter Lily, who is nine",
        Joe_Hart="He is a carpenter",
        Lily_Hart="She is nine",
    )
    assert homes(people["Joe Hart"]) == {"Ann Hart": "wife"}
    assert homes(people["Lily Hart"]) == {"Ann Hart": "mother"}


def test_who_is_alone_stays_alone() -> None:
    people = town(Ann_Hart="Ann lives alone; Joe is a neighbour", Joe_Hart="Joe lives alone")
    assert homes(people["Ann Hart"]) == homes(people["Joe Hart"]) == {}
