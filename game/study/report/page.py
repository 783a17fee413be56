"""Owns how a report is rendered: one HTML file that fetches nothing, or Markdown with its plots beside it."""

import re
from pathlib import Path

from markupsafe import Markup

from game.study.pages import rendered_page
from game.study.report.document import Block, Document, Figure, Table


def as_html(document: Document) -> str:
    """One page with everything in it."""
    return rendered_page("report.html.jinja", document=document, kind=_kind, drawing=lambda figure: Markup(figure.svg))


def as_markdown(document: Document, plots: str) -> tuple[str, dict[str, str]]:
    """(the text, the plots by the name of their file). `plots` is the folder they go to, as the text names it."""
    parts = [f"# {_plain(document.title)}", _plain(document.summary)]
    files = {}
    for section in document.sections:
        parts.append(f"## {_plain(section.title)}")
        for block in section.blocks:
            if isinstance(block, Figure):
                files[f"{block.name}.svg"] = block.svg
            parts.append(_block(block, plots))
    return "\n\n".join(part for part in parts if part) + "\n", files


def write_markdown(document: Document, path: Path) -> None:
    """The text at a path, its plots in a folder beside it. Raises OSError."""
    folder = path.with_suffix("")
    text, files = as_markdown(document, folder.name)
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in files.items():
        (folder / name).write_text(svg, encoding="utf-8")
    path.write_text(text, encoding="utf-8")


def _kind(block: Block) -> str:
    return "table" if isinstance(block, Table) else "figure" if isinstance(block, Figure) else "paragraph"


def _block(block: Block, plots: str) -> str:
    if isinstance(block, Figure):
        return f"![{_plain(block.caption)}]({plots.replace(' ', '%20')}/{block.name}.svg)\n\n*{_plain(block.caption)}*"
    if isinstance(block, Table):
        return _table(block)
    return _plain(block)


def _table(table: Table) -> str:
    if not table.rows:
        return f"{_plain(table.caption)}: none." if table.caption else ""
    lines = [_line(table.head), "|" + "---|" * len(table.head), *(_line(row) for row in table.rows)]
    return "\n".join([f"**{_plain(table.caption)}**\n"] * bool(table.caption) + lines)


def _line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(_plain(cell) for cell in cells)} |"


def _plain(text: str) -> str:
    """Words that stay words: what Markdown or HTML would take for more is escaped, line ends are blanks."""
    return re.sub(r"([\\`*_{}\[\]<>#|!])", r"\\\1", " ".join(text.split()))
