"""Owns adding a person to a residents file: everything that stands in it stays as it is, comments too."""

import tomlkit

from game.ai.residents_file import ResidentEntry, parse_residents
from game.problem import Problem

HEAD = """# The people of a town: a table [[resident]] for each, with a name and a paragraph; all else may be left out.
# Try one:       smallville people try --file {file} --only NAME
# Check them:    smallville people check {file}
# Let them live: smallville run my_town --residents {file} --days 1
"""
_HINT = "# One fact to a clause, and a semicolon between: what they do, when and where, whom they know, what they want."
_OPEN = 'paragraph = """'


def with_person(text: str, entry: ResidentEntry, where: str) -> str:
    """The text of a residents file with somebody more at its end; `where` names the file.

    Raises Problem for a name that is there already, and for a file that is none.
    """
    before = parse_residents(text, where) if text.strip() else ()
    twin = next((each for each in before if each.name.casefold() == entry.name.casefold()), None)
    if twin is not None:
        raise Problem(f'{where} has somebody called "{twin.name}" already; give the new one another name.')
    head = text.rstrip("\n") + "\n" if text.strip() else HEAD.format(file=where)
    whole = f"{head}\n{table_of(entry)}"
    parse_residents(whole, where)
    return whole


def table_of(entry: ResidentEntry) -> str:
    """Somebody as a table of a residents file, a clause of the paragraph on each line."""
    table = tomlkit.table()
    table.add("name", entry.name)
    if entry.age is not None:
        table.add("age", entry.age)
    if entry.traits:
        table.add("traits", list(entry.traits))
    for key, value in (("home", entry.home), ("bed", entry.bed)):
        if value:
            table.add(key, value)
    if entry.look:
        look = tomlkit.inline_table()
        look.update(entry.look)
        table.add("look", look)
    lines = ";\n".join(part.strip() for part in entry.paragraph.split(";") if part.strip())
    table.add("paragraph", tomlkit.string(f"{lines}\n", multiline=True))
    said = tomlkit.dumps(table).replace(_OPEN, f"{_HINT}\n{_OPEN}\n", 1)
    return f"[[resident]]\n{said}"
