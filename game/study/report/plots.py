"""Owns drawing the plots of a report, with matplotlib, as SVG whose text stays text."""

import math
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import StringIO
from typing import Any

from game.problem import Problem
from game.study.ranking import Standing

WIDTH = 7.2
"""Inches."""
COLOURS = ("#1f5f9e", "#a34a06", "#2e7d4f", "#7a4a9e", "#8a6d00", "#a02c4a")
INK, LINE, PALE = "#2b2433", "#b9b0a2", "#d9d2c5"
Curve = Sequence[tuple[float, int]]
"""(hours since the beginning, how many) at each change."""


def curves(lines: Mapping[str, Curve], until: float, people: int) -> str:
    """How many know each piece of news, over the hours of a run."""
    figure, axes = _figure(3.2)
    for colour, (label, points) in zip(_colours(len(lines)), lines.items(), strict=True):
        hours, counts = [*(hour for hour, _ in points), until], [*(count for _, count in points), points[-1][1]]
        axes.step(hours, counts, where="post", color=colour, label=label)
    axes.set(xlabel="hours since the beginning", ylabel="residents who know it", xlim=(0, until), ylim=(0, people))
    axes.legend(loc="upper left", fontsize=8, frameon=False)
    return _svg(figure)


def network(names: Sequence[str], before: Sequence[Sequence[str]], after: Sequence[Sequence[str]]) -> str:
    """Who knows whom, on a circle: ties of the beginning dark, those that came since in colour."""
    figure, axes = _figure(6.4)
    at = {name: _on_circle(number, len(names)) for number, name in enumerate(names)}
    old = {tuple(pair) for pair in before}
    for one, other in after:
        is_old = (one, other) in old
        columns, lines = zip(at[one], at[other], strict=True)
        axes.plot(
            columns, lines, color=INK if is_old else COLOURS[0], alpha=0.9 if is_old else 0.35, linewidth=1.4 if is_old else 0.8
        )
    for name, (x, y) in at.items():
        axes.plot([x], [y], "o", color=COLOURS[1], markersize=4)
        angle = math.degrees(math.atan2(y, x))
        turned, side = (angle, "left") if abs(angle) <= 90 else (angle + 180, "right")
        axes.text(1.05 * x, 1.05 * y, name, rotation=turned, rotation_mode="anchor", ha=side, va="center", fontsize=8)
    axes.set(xlim=(-1.7, 1.7), ylim=(-1.7, 1.7), aspect="equal")
    axes.axis("off")
    return _svg(figure)


def intervals(standings: Sequence[Standing]) -> str:
    """TrueSkill of each condition, with the interval in which it lies with 95% probability."""
    figure, axes = _figure(0.9 + 0.4 * len(standings))
    for row, each in enumerate(reversed(standings)):
        axes.errorbar([each.mu], [row], xerr=[1.96 * each.sigma], fmt="o", color=COLOURS[0], capsize=4)
    axes.set(yticks=range(len(standings)), yticklabels=[each.condition for each in reversed(standings)])
    axes.set(xlabel="TrueSkill (mu, and 1.96 sigma to both sides)", ylim=(-0.6, len(standings) - 0.4))
    return _svg(figure)


def bars(values: Mapping[str, float], label: str) -> str:
    """One bar for each name, the largest at the top."""
    figure, axes = _figure(0.9 + 0.3 * len(values))
    ranked = sorted(values.items(), key=lambda each: each[1])
    axes.barh([name for name, _ in ranked], [value for _, value in ranked], color=COLOURS[0])
    axes.set(xlabel=label)
    return _svg(figure)


def _colours(count: int) -> list[str]:
    return [COLOURS[number % len(COLOURS)] for number in range(count)]


def _on_circle(number: int, count: int) -> tuple[float, float]:
    angle = 2 * math.pi * number / max(1, count)
    return math.cos(angle), math.sin(angle)


def _figure(height: float) -> tuple[Any, Any]:
    """A figure without a window, and its axes."""
    try:
        figure = import_module("matplotlib.figure").Figure(figsize=(WIDTH, height), layout="constrained")
    except ImportError:
        raise Problem('Plots need the package matplotlib, which is not installed: pip install "smallville[study]".') from None
    axes = figure.add_subplot()
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    for side in ("left", "bottom"):
        axes.spines[side].set_color(LINE)
    axes.grid(axis="x", color=PALE, linewidth=0.5)
    axes.set_axisbelow(True)
    axes.tick_params(colors=INK, labelsize=8)
    return figure, axes


def _svg(figure: Any) -> str:
    """The figure alone, without the head of an XML file; the same figure gives the same text."""
    text = StringIO()
    with import_module("matplotlib").rc_context({"svg.fonttype": "none", "svg.hashsalt": "report"}):
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
    return text.getvalue()[text.getvalue().index("<svg") :]
