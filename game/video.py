"""Owns writing a moving picture: frames go to the file one by one, and it appears under its name only when it is whole."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, cast

import numpy as np
from numpy.typing import NDArray
from PIL import GifImagePlugin, Image, ImageChops

from game.problem import Problem

Frame = NDArray[np.uint8]
"""One picture: rows of pixels from the top, three bytes each (red, green, blue)."""
Write = Callable[[Frame], None]

KINDS = (".mp4", ".gif")
MOST_GIF_FRAMES = 3000
"""A longer gif would fill a disk and no program would show it."""
_COLOURS = 128
"""Of each frame of a gif: our art has few, and fewer make it small."""
_CLOSING_SECONDS = 60.0


def checked_path(path: Path, frames: int) -> Path:
    """The path, if a film of so many frames can be written there. Raises Problem otherwise, before anything is drawn."""
    if path.suffix.lower() not in KINDS:
        raise Problem(f'A film is an .mp4 or a .gif; "{path.name}" is neither: give it another ending.')
    if not path.parent.is_dir():
        raise Problem(f"There is no folder {path.parent} for the film; make it first, or choose another.")
    if path.suffix.lower() == ".gif" and frames > MOST_GIF_FRAMES:
        raise Problem(
            f"A gif of {frames:,} frames would be huge: choose a shorter stretch (--from, --to), a higher --speed, or an .mp4."
        )
    if path.suffix.lower() == ".mp4":
        _ffmpeg()
    return path


@contextmanager
def writing(path: Path, size: tuple[int, int], fps: int) -> Iterator[Write]:
    """What this gives writes a frame of `size` pixels (both even) to a film of so many frames a second.

    Whatever ends the block too early leaves no file behind, and an older one of that name as it was. Raises Problem when
    it cannot be written.
    """
    draft = path.with_name(f".{path.stem}.unfinished{path.suffix}")
    encoding = _gif if path.suffix.lower() == ".gif" else _mp4
    try:
        with encoding(draft, size, fps) as write:
            yield write
        draft.replace(path)
    except OSError as error:
        raise Problem(f"The film {path} could not be written: {error.strerror or error}.") from error
    finally:
        draft.unlink(missing_ok=True)


@contextmanager
def _mp4(draft: Path, size: tuple[int, int], fps: int) -> Iterator[Write]:
    """Frames go to ffmpeg through a pipe; H.264 in the form that every browser and phone shows."""
    given = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{size[0]}x{size[1]}", "-r", str(fps), "-i", "-"]
    made = ["-an", "-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]
    command = [_ffmpeg(), "-y", "-loglevel", "error", *given, *made, f"file:{draft.absolute()}"]
    with tempfile.TemporaryFile() as said:
        # a session of its own: Ctrl+C is ours to answer
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=said, stdout=said, start_new_session=True)
        pipe = cast(IO[bytes], process.stdin)
        try:
            yield lambda frame: _pass_on(pipe, frame)
            pipe.close()
            process.wait(_CLOSING_SECONDS)
        except BrokenPipeError:
            process.wait(_CLOSING_SECONDS)
        finally:
            _end(process)
        if process.returncode != 0:
            said.seek(0)
            raise OSError(_last_line(said.read()) or f"ffmpeg ended with {process.returncode}")


def _pass_on(pipe: IO[bytes], frame: Frame) -> None:
    pipe.write(np.ascontiguousarray(frame).tobytes())


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Let go of ffmpeg, whatever it is doing."""
    if process.poll() is None:
        process.kill()
        process.wait()
    if process.stdin is not None and not process.stdin.closed:
        with suppress(OSError):  # what it had not read yet is lost with it
            process.stdin.close()


def _last_line(said: bytes) -> str:
    return (said.decode(errors="replace").strip().splitlines() or [""])[-1].rstrip(".")


def _ffmpeg() -> str:
    """Where ffmpeg is: the one of the extra `video`, else the system's. Raises Problem when there is none."""
    try:
        import imageio_ffmpeg

        return str(imageio_ffmpeg.get_ffmpeg_exe())
    except (ImportError, RuntimeError):
        found = shutil.which("ffmpeg")
    if found is None:
        install = f"{sys.executable} -m pip install imageio-ffmpeg"
        raise Problem(f"An .mp4 needs ffmpeg, which is not here: `{install}` brings it; a .gif needs nothing.")
    return found


@contextmanager
def _gif(draft: Path, size: tuple[int, int], fps: int) -> Iterator[Write]:
    with draft.open("wb") as file:
        gif = _Gif(file, fps)
        yield gif.write
        gif.close()


class _Gif:
    """Writes frames with colours of their own, so that none is kept but the last: only what is new since is written."""

    def __init__(self, file: IO[bytes], fps: int) -> None:
        self._file, self._fps = file, fps
        self._last: Image.Image | None = None
        self._waiting: tuple[Image.Image, tuple[int, int]] | None = None
        self._frames, self._shown = 0, 0

    def write(self, frame: Frame) -> None:
        """Add a frame. It is written when another follows, for only then is known how long it stays."""
        image = Image.fromarray(frame)
        box: tuple[int, int, int, int] | None = (0, 0, *image.size)
        if self._last is None:
            self._file.writelines(GifImagePlugin.getheader(_few_colours(image), info={"loop": 0})[0])
        else:
            box = ImageChops.difference(image, self._last).getbbox()
        if box is not None:
            self._write_waiting()
            self._waiting = image.crop(box), box[:2]
        self._last, self._frames = image, self._frames + 1

    def close(self) -> None:
        """Write what waits, and the end."""
        self._write_waiting()
        self._file.write(b";")

    def _write_waiting(self) -> None:
        """Times in a gif are hundredths of a second: they are rounded so that their sum is right."""
        if self._waiting is None:
            return
        part, corner = self._waiting
        ends = round(100 * self._frames / self._fps)
        data = GifImagePlugin.getdata(_few_colours(part), corner, duration=10 * (ends - self._shown), include_color_table=True)
        self._file.writelines(data)
        self._shown = ends


def _few_colours(image: Image.Image) -> Image.Image:
    return image.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
