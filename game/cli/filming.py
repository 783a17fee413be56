"""Owns making a film of a run: its options, what they are where nothing is said, and the frames on their way to the file."""

from dataclasses import dataclass
from pathlib import Path

from game.cli.focus import focus_on, size_of
from game.headless import bar
from game.problem import Problem
from game.session import Session
from game.sprites.film import Shooting, film
from game.video import checked_path, writing

LARGEST = 3840
"""Pixels a film can be wide or high."""
USUAL = {".gif": ((640, 400), 1.0, 12)}
"""Size, zoom and pictures a second by the file's ending."""
_OTHERS = ((1280, 720), 2.0, 30)


@dataclass(frozen=True, slots=True)
class FilmOptions:
    """What was said of a film; None where nothing was."""

    focus: str | None = None
    zoom: float | None = None
    size: str | None = None
    fps: int | None = None


def film_to(path: Path, session: Session, until: int, speed: float, options: FilmOptions) -> str:
    """Film a session that plays on to a tick, and say in a sentence what came of it. Raises Problem."""
    shooting = _shooting(path, session, speed, options)
    start, frames = session.now, shooting.frames(until - session.now)
    checked_path(path, frames)
    written = 0
    with writing(path, shooting.size, shooting.fps) as write, bar(f"Filming {path.name}", frames) as come:
        for written, frame in enumerate(film(session, until, shooting), 1):
            write(frame)
            come(written, session.clock.label(session.now))
    seconds = round(written / shooting.fps)
    lasting = f"{seconds // 60} min {seconds % 60:02d} s" if seconds >= 60 else f"{seconds} s"
    return f"{path} shows {session.simulation.town.name} from {session.clock.label(start)} on: {lasting}."


def _shooting(path: Path, session: Session, speed: float, options: FilmOptions) -> Shooting:
    """Raises Problem for a size or a focus that cannot be."""
    usual_size, usual_zoom, usual_fps = USUAL.get(path.suffix.lower(), _OTHERS)
    size = usual_size if options.size is None else _even(options.size)
    names = {who: each.name for who, each in session.residents.items()}
    resident, tile = (None, None) if options.focus is None else focus_on(names, session.simulation.town, options.focus)
    return Shooting(size, options.zoom or usual_zoom, options.fps or usual_fps, speed, resident, tile)


def _even(text: str) -> tuple[int, int]:
    """A size that films can have: an odd one is made a pixel smaller."""
    width, height = (pixels // 2 * 2 for pixels in size_of(text))
    if max(width, height) > LARGEST:
        raise Problem(f"A film of {text} pixels is too large; choose at most {LARGEST} in either direction.")
    return width, height
