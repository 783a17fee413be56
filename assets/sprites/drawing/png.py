"""Owns how pictures are written: small files, and the same bytes every time."""
from pathlib import Path

import numpy as np
from PIL import Image


def save(image: Image.Image, path: Path) -> None:
    """A palette PNG where 256 colours do, else RGBA. Fully transparent pixels lose their colour."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = np.asarray(image.convert("RGBA"))
    pixels = pixels * (pixels[..., 3:] > 0)
    colours, numbers = np.unique(pixels.reshape(-1, 4), axis=0, return_inverse=True)
    if len(colours) > 256:
        Image.fromarray(pixels).save(path, optimize=True)
        return
    out = Image.fromarray(numbers.reshape(pixels.shape[:2]).astype(np.uint8), "P")
    out.putpalette(colours[:, :3].tobytes(), "RGB")
    out.save(path, optimize=True, transparency=bytes(colours[:, 3].tolist()))


def same(one: Path, other: Path) -> bool:
    """Whether two files hold the same: bytes, or, for pictures packed by another version of zlib, pixels."""
    if one.read_bytes() == other.read_bytes():
        return True
    if one.suffix != ".png":
        return False
    first, second = (np.asarray(Image.open(path).convert("RGBA")) for path in (one, other))
    return first.shape == second.shape and bool((first == second).all())
