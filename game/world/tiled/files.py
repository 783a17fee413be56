"""Owns opening the files a map is made of: which may be opened, how much of one is read, and whether it is XML or JSON."""

import codecs
import os
import re
import stat
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.assets import assets_folder
from game.problem import Problem
from game.world.tiled.json_tree import json_tree
from game.world.tiled.spelling import Wrong, shown

MOST_BYTES = 128 * 2**20
"""A longer file is not read: no map of a million tiles is."""
_ELSEWHERE = re.compile(r"/|[A-Za-z0-9+.\-]*:")
"""How a path begins that is absolute, on a drive, on the web or within a program."""
_FORMATS = ("BMP", "GIF", "JPEG", "PNG", "TGA", "TIFF", "WEBP")
_LONGEST = 1000
"""Letters of a path."""
_DECLARED = re.compile(rb"""<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._\-]+)["']""")
_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


class Files:
    """The files one map is read from. `sources` are those opened so far, the map first."""

    def __init__(self, map_path: Path) -> None:
        self.map = map_path
        self._trees: dict[Path, Element] = {}
        self._homely: dict[Path, bool] = {}
        self._there: dict[Path, bool] = {}
        self._sizes: dict[Path, tuple[int, int]] = {}
        folder = map_path.parent.resolve()
        above = folder.parent
        self._roots = (above if above.parent != above else folder, assets_folder().resolve())

    @property
    def sources(self) -> tuple[Path, ...]:
        """The files that were opened, in that order."""
        return tuple(self._trees)

    def tree(self, path: Path, what: str, tag: str) -> Element:
        """What a file holds, as the XML that Tiled would write; `what` it is meant to be in words, `tag` in XML.

        Raises Problem when it cannot be opened, is too long, or is something else.
        """
        if path not in self._trees:
            self._trees[path] = self._parsed(path, what, tag)
        root = self._trees[path]
        if root.tag != tag:
            raise Problem(f"{path} is not a Tiled {what} (it holds a <{root.tag[:40]}>); choose a file saved by Tiled as one.")
        return root

    def beside(self, holder: Path, source: str, what: str) -> Path:
        """The file that `holder` names as its `source`; `what` it is to be, for the sentence.

        Raises Problem when that lies neither near the map nor among the game's own files.
        """
        plain = source.replace("\\", "/")  # the same on every system, whoever wrote it
        if not plain.strip() or len(plain) > _LONGEST or _ELSEWHERE.match(plain):
            advice = "only files near the map are opened, by a relative path; save it there and choose it again in Tiled"
            raise Problem(f"{holder} names {what} {shown(source)}; {advice}.")
        path = Path(os.path.normpath(f"{holder.parent}/{plain}"))
        if not self._is_near(path):
            where = "which lies beyond the folder above the map's own"
            raise Problem(f"{holder} names {what} {shown(source)}, {where}; copy it near the map and choose it there in Tiled.")
        return path

    def picture_size(self, path: Path, what: str, said: tuple[int, int] = (0, 0)) -> tuple[int, int]:
        """Width and height of a picture in pixels, from the head of its file; as is `said` where that cannot be read.

        Raises Problem when there is no picture, or nobody knows how large it is.
        """
        if path not in self._sizes:
            self.check_picture(path, what)
            try:
                self._sizes[path] = _size_of_picture(path)
            except (OSError, ValueError, SyntaxError):
                if not all(said):
                    raise Problem(f"The picture {path} of {what} is no picture that can be read; save it as PNG.") from None
                self._sizes[path] = said
        return self._sizes[path]

    def check_picture(self, path: Path, what: str) -> None:
        """Raises Problem when a picture is not there."""
        if path not in self._there:
            self._there[path] = path.is_file()
        if not self._there[path]:
            raise Problem(f"The picture {path} of {what} is missing; put it there or mend {what} in Tiled.")

    def _is_near(self, path: Path) -> bool:
        """Whether a path, and what it is a link to, lies in one of the folders a map may use."""
        folder = path.parent
        if folder not in self._homely:
            self._homely[folder] = self._is_within_roots(folder)
        return self._homely[folder] and (not path.is_symlink() or self._is_within_roots(path))

    def _is_within_roots(self, path: Path) -> bool:
        try:
            real = path.resolve()
        except (OSError, RuntimeError, ValueError):  # links that lead to each other
            return False
        return any(real.is_relative_to(root) for root in self._roots)

    def _parsed(self, path: Path, what: str, tag: str) -> Element:
        text = self._text(path, what)
        try:
            if text.lstrip()[:1] in ("{", "["):
                return json_tree(text, tag)
            return ElementTree.fromstring(text)
        except Wrong as wrong:
            raise Problem(f"{path} cannot be read as a Tiled {what}: {wrong}; open it in Tiled and save it again.") from None
        except (ElementTree.ParseError, ValueError) as error:
            raise Problem(
                f"{path} is not a Tiled {what}: it is not XML ({error}), nor JSON; choose one saved by Tiled."
            ) from None

    def _text(self, path: Path, what: str) -> str:
        """The whole of a file as text; raises Problem."""
        try:
            text = _decoded(_bytes_of(path, what))
        except (UnicodeError, LookupError):
            raise Problem(f"{path} is not a Tiled {what}: it is not text; choose one saved by Tiled.") from None
        if "<!ENTITY" in text:
            raise Problem(f"{path} defines XML entities, which Tiled never writes; it is not read.")
        return text


def _size_of_picture(path: Path) -> tuple[int, int]:
    """Width and height, from the head of a file alone: how large a picture is costs nothing to know."""
    with path.open("rb") as file:
        head = file.read(24)
    if head.startswith(b"\x89PNG\r\n\x1a\n") and len(head) == 24:
        return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
    from PIL import Image

    try:
        with Image.open(path, formats=_FORMATS) as picture:
            return int(picture.width), int(picture.height)
    except Image.DecompressionBombError as error:
        raise ValueError(str(error)) from None


def _bytes_of(path: Path, what: str) -> bytes:
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise Problem(f"The {what} {path} cannot be opened: it is not a file.")
        if about.st_size > MOST_BYTES:
            raise Problem(f"The {what} {path} is longer than {MOST_BYTES // 2**20} MB; no map is, so it is not read.")
        return path.read_bytes()
    except FileNotFoundError:
        raise Problem(f"There is no {what} at {path}; check the path.") from None
    except (OSError, ValueError) as error:
        raise Problem(f"The {what} {path} cannot be opened: {getattr(error, 'strerror', None) or error}.") from None


def _decoded(data: bytes) -> str:
    """Text in the encoding a mark at its beginning, or its XML declaration, names; UTF-8 otherwise."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data.decode(encoding)
    declared = _DECLARED.match(data[:200])
    return data.decode(declared[1].decode("ascii") if declared else "utf-8")
