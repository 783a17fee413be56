"""Owns writing a residents file: people as entries, in the spelling that our reader takes."""

import tomlkit

from game.ai.residents_file import ResidentEntry

LONGEST_PARAGRAPH = 20_000
"""Characters of what is said of one person: more than ten pages."""
_OPEN = 'paragraph = """'


def residents_file(entries: tuple[ResidentEntry, ...], head: str) -> str:
    """The text of a residents file, a clause of a paragraph on each line."""
    tables = tomlkit.aot()
    for entry in entries:
        table = tomlkit.table()
        table.add("name", entry.name)
        if entry.age is not None:
            table.add("age", entry.age)
        if entry.traits:
            table.add("traits", list(entry.traits))
        if entry.home:
            table.add("home", entry.home)
        lines = ";\n".join(part.strip() for part in entry.paragraph.split(";"))
        table.add("paragraph", tomlkit.string(f"{lines}\n", multiline=True))
        tables.append(table)
    document = tomlkit.document()
    document.add("resident", tables)
    return head + "\n" + tomlkit.dumps(document).replace(_OPEN, f"{_OPEN}\n")
