"""What is handed to strangers is whole: the wheel carries its assets, the licences are there, no file names a registry."""

import email
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LEFT_BEHIND = (".pyc", ".tiled-session")
# Written in pieces, so that this file does not itself hold what it looks for.
HOSTS = re.compile(rb"\.".join([rb"pypi", rb"org"]) + rb"|files\.python" + rb"hosted|registry\.npm" + rb"js|deb\.deb" + rb"ian")


def files_of_the_project() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def on_disk(folder: str, packed_as: str) -> dict[str, bytes]:
    """Every file in a folder of the checkout, but for what tools leave behind."""
    files = [file.relative_to(ROOT / folder) for file in (ROOT / folder).rglob("*") if file.is_file()]
    ours = [file for file in files if file.suffix not in LEFT_BEHIND and not any(part.startswith(".") for part in file.parts)]
    return {f"{packed_as}/{file.as_posix()}": (ROOT / folder / file).read_bytes() for file in ours}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    # hatchling is installed with the tests, so that building asks the network for nothing.
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], cwd=ROOT, check=True)
    return zipfile.ZipFile(next(folder.glob("smallville-*.whl")))


def test_the_wheel_holds_the_whole_game_and_every_asset_byte_for_byte(wheel: zipfile.ZipFile) -> None:
    packed = {name: wheel.read(name) for name in wheel.namelist() if ".dist-info/" not in name}
    assert packed == {**on_disk("game", "game"), **on_disk("assets", "game/assets")}


def test_an_installed_game_finds_its_assets_from_any_folder(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path / "installed")
    script = "from game.assets import assets_folder; print(assets_folder())"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    assert Path(done.stdout.strip()) == (tmp_path / "installed" / "game" / "assets").resolve()


def test_nothing_of_the_game_is_ignored_by_git() -> None:
    known = {file.relative_to(ROOT).as_posix() for file in files_of_the_project()}
    assert known >= {*on_disk("game", "game"), *on_disk("assets", "assets"), *on_disk("tests", "tests")}


def test_the_wheel_carries_its_licence_and_its_command(wheel: zipfile.ZipFile) -> None:
    names = {name.split("/", 1)[1]: name for name in wheel.namelist() if ".dist-info/" in name}
    assert wheel.read(names["licenses/LICENSE"]) == (ROOT / "LICENSE").read_bytes()
    assert "smallville = game.cli:main" in wheel.read(names["entry_points.txt"]).decode()
    assert email.message_from_bytes(wheel.read(names["METADATA"]))["License-Expression"] == "MIT AND CC-BY-4.0"


@pytest.mark.parametrize("credit", ["MIT License", "CC BY 4.0", "OpenMoji", "CC BY-SA 4.0", "SIL Open Font License"])
def test_the_licence_file_credits_code_art_emoji_and_fonts(credit: str) -> None:
    assert credit in (ROOT / "LICENSE").read_text(encoding="utf-8")


def test_no_file_names_a_registry() -> None:
    naming = [str(file.relative_to(ROOT)) for file in files_of_the_project() if HOSTS.search(file.read_bytes())]
    assert naming == []


@pytest.mark.parametrize("host", ["pypi" + ".org", "deb" + ".debian.org"])
def test_a_named_registry_would_be_found(host: str) -> None:
    assert HOSTS.search(f"index = https://{host}/simple".encode())


def test_every_library_is_pinned_to_a_version_that_the_project_allows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = dict(line.split("==") for line in lines if not line.startswith("#"))
    pinned = {canonicalize_name(name): version for name, version in pins.items()}
    for line in [*project["dependencies"], *project["optional-dependencies"]["dev"]]:
        wanted = Requirement(line)
        assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)]), line
