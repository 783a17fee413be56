"""Draws all pictures and the map again: `python build.py`; `python build.py --check` only says which would differ."""
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))     # people are drawn by the game itself

import emblem
import png
from people.build import build as build_people
from props.build import build as build_props
from town.building.build import build as build_town

ASSETS = Path(__file__).resolve().parents[2]
DRAWN = ("sprites/people", "sprites/props", "sprites/shadows", "sprites/crowns", "maps")
SUFFIXES = (".png", ".json", ".tmx", ".tsx")


def build(assets: Path) -> None:
    """Draw everything into an assets folder."""
    emblem.build(assets / "sprites")
    build_people(assets / "sprites" / "people")
    build_props(assets / "sprites" / "props")
    build_town(assets)


def drawn_files(assets: Path) -> set[Path]:
    """The files these scripts answer for, below the assets folder."""
    found = [path for folder in DRAWN for path in (assets / folder).rglob("*") if path.suffix in SUFFIXES]
    return {path.relative_to(assets) for path in (*found, *(assets / "sprites").glob("*.png"))}


def differences(fresh: Path, assets: Path) -> list[str]:
    """What is missing, other or drawn by no script, one line each."""
    new, old = drawn_files(fresh), drawn_files(assets)
    lines = [f"missing: {path.as_posix()}" for path in sorted(new - old)]
    lines += [f"differs: {path.as_posix()}" for path in sorted(new & old) if not png.same(fresh / path, assets / path)]
    known = {path for path in old - new if path.parts[0] == "maps" and path.suffix != ".png"}     # other towns
    return lines + [f"no script draws: {path.as_posix()}" for path in sorted(old - new - known)]


def main(arguments: list[str]) -> int:
    if "--check" not in arguments:
        build(ASSETS)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder))
        lines = differences(Path(folder), ASSETS)
    print("\n".join(lines) or "every picture and the map are as drawn")
    return bool(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
