"""Owns the report on a town: one document of words, tables and plots, as a page for a browser or as Markdown."""

from game.study.report.document import Document, Figure, Section, Table
from game.study.report.page import as_html, as_markdown
from game.study.report.writing import report_on

__all__ = ["Document", "Figure", "Section", "Table", "as_html", "as_markdown", "report_on"]
