"""A map from a stranger is data: whatever it holds, it is read or refused in one sentence, and it reaches nothing else."""

import os
import sys
import zlib
from base64 import b64encode
from pathlib import Path
from xml.etree import ElementTree

import pytest
import zstandard
from odd_maps import WHOLE, base_map, packed, text_of, things, tiles, write

from game.assets import asset
from game.problem import Problem
from game.world.tiled import read_map

FULL = "1,1,1,1\n" * 3


def refusal(path: Path) -> str:
    with pytest.raises(Problem) as caught:
        read_map(path)
    said = str(caught.value)
    assert "\n" not in said and "Traceback" not in said and len(said) < 600
    return said


posix = pytest.mark.skipif(sys.platform == "win32", reason="needs links and pipes as Unix has them")


@posix
@pytest.mark.parametrize(
    "source",
    [
        "/etc/passwd",
        "C:\\windows\\a.png",
        "c:/windows/a.png",
        "http://example.com/a.png",
        "file:///etc/passwd",
        "//server/share/a.png",
        "\\\\server\\share\\a.png",
        ":/images/a.png",
        "../../a.png",
        "..\\..\\a.png",
        "art/../../../a.png",
        "../../../../../../../../etc/passwd",
        "far.png",
        "a" * 5000,
    ],
)
def test_a_map_names_nothing_far_away(tmp_path: Path, source: str) -> None:
    folder = tmp_path / "towns" / "ours"
    folder.mkdir(parents=True)
    (tmp_path / "a.png").write_bytes(b"")
    (folder / "far.png").symlink_to(tmp_path / "a.png")
    changes = {'source="sheet.png"': "the picture", 'firstgid="1" name="sheet"': "the tileset"}
    for old, what in changes.items():
        new = f'source="{source}"' if what == "the picture" else f'firstgid="1" source="{source}"'
        said = refusal(write(folder, WHOLE.replace(old, new)))
        assert what in said and "town.tmx" in said
    template = things("objects", f'<object id="1" template="{source}"/>')
    assert "the template" in refusal(write(folder, base_map(template)))
    assert "the picture" in refusal(write(folder, WHOLE.replace('source="sky.png"', f'source="{source}"')))


@posix
def test_a_link_to_a_folder_far_away_is_not_followed(tmp_path: Path) -> None:
    folder = tmp_path / "towns" / "ours"
    folder.mkdir(parents=True)
    (tmp_path / "far").mkdir()
    write(tmp_path / "far", "")
    (folder / "near").symlink_to(tmp_path / "far")
    (folder / "round").symlink_to("round")
    assert "near" in refusal(write(folder, WHOLE.replace('source="sheet.png"', 'source="near/sheet.png"')))
    assert "round" in refusal(write(folder, WHOLE.replace('source="sheet.png"', 'source="round/sheet.png"')))


def test_what_lies_beside_the_map_or_in_the_game_is_near(tmp_path: Path) -> None:
    write(tmp_path / "art", "")
    assert read_map(write(tmp_path / "ours", WHOLE.replace('source="sheet.png"', 'source="../art/sheet.png"')))
    own = os.path.relpath(asset("maps/terrain.png"), tmp_path)
    assert read_map(write(tmp_path, WHOLE.replace('source="sheet.png"', f'source="{own}"')))


@pytest.mark.parametrize("how", ["zlib", "gzip", "zstd"])
@pytest.mark.parametrize("as_json", [False, True])
def test_tiles_that_unpack_to_a_flood_are_not_unpacked(tmp_path: Path, how: str, as_json: bool) -> None:
    flood = bytes(200_000_000)
    pack = zlib.compressobj(9, wbits=zlib.MAX_WBITS | (16 if how == "gzip" else 0))
    data = zstandard.compress(flood) if how == "zstd" else pack.compress(flood) + pack.flush()
    root = packed(ElementTree.fromstring(base_map(tiles("ground", FULL))), "base64", how)
    root.find("layer/data").text = b64encode(data).decode()  # type: ignore[union-attr]
    assert "'ground'" in refusal(write(tmp_path, text_of(root, as_json)))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('width="4" height="3" tilewidth', 'width="4000000" height="3" tilewidth', "4000000"),
        ('width="4" height="3" tilewidth', 'width="40000" height="30000" tilewidth', "40000 x 30000"),
        ('width="4" height="3" tilewidth', 'width="99999999999999999999" height="3" tilewidth', "width"),
        ('width="4" height="3" tilewidth', 'width="nan" height="3" tilewidth', "nan"),
        ('tilewidth="16"', 'tilewidth="0"', "size"),
        ('tilewidth="16"', 'tilewidth="-16"', "-16"),
        ('infinite="0"', 'infinite="maybe"', "maybe"),
        ('x="16" y="48"', 'x="nan" y="48"', "'bed' (5)"),
        ('x="16" y="48"', 'x="1e300" y="48"', "1e300"),
        ('rotation="30"', 'rotation="inf"', "rotation"),
        ('opacity="0.25"', 'opacity="thick"', "thick"),
        ('offsetx="4"', 'offsetx="inf"', "'house'"),
        ('tintcolor="#80ff00ff"', 'tintcolor="red"', "red"),
        ('firstgid="101"', 'firstgid="1"', "tile number 1"),
        ('firstgid="101"', 'firstgid="0"', "firstgid"),
        ('firstgid="101"', 'firstgid="99999999999"', "firstgid"),
        ('objectalignment="center"', 'objectalignment="nowhere"', "nowhere"),
        ('tile id="5"', 'tile id="-5"', "'sheet'"),
        ('spacing="1"', 'spacing="-17"', "'sheet'"),
        ('tileid="7"', 'tileid="many"', "tile 5"),
        ('type="int" value="3"', 'type="int" value="three"', "norms.more.capacity"),
        ('type="float" value="0.5"', 'type="float" value="nan"', "share"),
        ('type="bool" value="false"', 'type="bool" value="perhaps"', "open"),
        ('type="object" value="12"', 'type="object" value="1e300"', "bed"),
        ('points="0,0 32,0 32.5,48"', 'points="0,0 32"', "'yard' (8)"),
        ('points="0,0 32,0 32.5,48"', 'points=""', "'yard' (8)"),
        ('points="0,0 32,0 32.5,48"', 'points="0,0 nan,0"', "'yard' (8)"),
        ('object id="8"', 'object id="7"', "same id"),
        ('object id="8"', 'object id="0"', "no id"),
        ('object id="8"', "object", "no id"),
        ('object id="8"', 'object id="99999999999"', "'yard'"),
        ('gid="203"', 'gid="202"', "'pot' (6)"),
        ('gid="203"', 'gid="-1"', "gid"),
        ('<data encoding="csv">1,2', '<data encoding="csv">1,25', "column 1, row 0"),
        ('<data encoding="csv">1,2', '<data encoding="csv">1,202', "column 1, row 0"),
        ('<data encoding="csv">1,2', '<data encoding="csv">1,-2', "'ground'"),
        ('<data encoding="csv">1,2', '<data encoding="csv">1,4294967297', "'ground'"),
        ('<data encoding="csv">1,2', f'<data encoding="csv">1,{"9" * 5000}', "'ground'"),
        ('<data encoding="csv">1,2', '<data encoding="rot13">1,2', "rot13"),
        ('<data encoding="csv">1,2', '<data encoding="csv" compression="zlib">1,2', "zlib"),
        ('<data encoding="csv">1,2', '<data encoding="base64">1,2', "'ground'"),
        ('<image source="plain.png"', '<image format="png"', "inside the file"),
        ('source="plain.png" width="64" height="48"', 'source="town.tmx"', "no picture"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in WHOLE
    message = refusal(write(tmp_path, WHOLE.replace(old, new, 1)))
    assert said in message and "town.tmx" in message


def test_chunks_far_apart_are_not_a_town(tmp_path: Path) -> None:
    chunks = "".join(f'<chunk x="{at}" y="0" width="1" height="1">1</chunk>' for at in (-(10**9), 10**9))
    text = base_map(f'<layer id="1" name="ground"><data encoding="csv">{chunks}</data></layer>').replace(
        'infinite="0"', 'infinite="1"'
    )
    assert "spread" in refusal(write(tmp_path, text))
    assert "no whole number" in refusal(write(tmp_path, text.replace(str(10**9), str(10**12))))
    assert "more than" in refusal(write(tmp_path, text.replace('width="1" height="1"', 'width="40000" height="40000"')))


def test_many_large_layers_are_too_much(tmp_path: Path) -> None:
    chunk = '<chunk x="0" y="0" width="1" height="1">1</chunk><chunk x="999" y="999" width="1" height="1">1</chunk>'
    layers = "".join(f'<layer id="{n}" name="{n}"><data encoding="csv">{chunk}</data></layer>' for n in range(1, 40))
    assert "39 tile layers" in refusal(write(tmp_path, base_map(layers).replace('infinite="0"', 'infinite="1"')))
    packed_away = b64encode(zlib.compress(bytes(4_000_000))).decode()
    chunks = f'<chunk x="0" y="0" width="1000" height="1000">{packed_away}</chunk>' * 21
    text = base_map(f'<layer id="1" name="ground"><data encoding="base64" compression="zlib">{chunks}</data></layer>')
    assert "more than 20000000 tiles" in refusal(write(tmp_path, text.replace('infinite="0"', 'infinite="1"')))


@pytest.mark.parametrize("depth", [70, 5000, 100_000])
def test_nesting_without_end_is_refused(tmp_path: Path, depth: int) -> None:
    groups = '<group name="g">' * depth + "</group>" * depth
    refusal(write(tmp_path, base_map(groups)))
    nested = '<property name="a" type="class"><properties>' * depth + "</properties></property>" * depth
    refusal(write(tmp_path, base_map(tiles("ground", FULL, inside=f"<properties>{nested}</properties>"))))
    layers = '{"type":"group","layers":[' * depth + "]}" * depth
    size = '"width":4,"height":3,"tilewidth":16,"tileheight":24'
    refusal(write(tmp_path, f'{{"type":"map",{size},"layers":[{layers}]}}'))
    value = '{"a":' * depth + "1" + "}" * depth
    refusal(write(tmp_path, f'{{"type":"map",{size},"layers":[],"properties":[{{"name":"p","type":"class","value":{value}}}]}}'))


def test_how_large_a_picture_is_said_to_be_does_not_matter(tmp_path: Path) -> None:
    path = write(tmp_path, WHOLE)
    head = bytearray((tmp_path / "sky.png").read_bytes())
    head[16:24] = (10**9).to_bytes(4, "big") * 2
    (tmp_path / "sky.png").write_bytes(head)
    assert read_map(path).layers[-1].objects[0].width == 10**9  # type: ignore[union-attr]
    (tmp_path / "sky.png").write_bytes(b"GIF89a")  # whoever draws it will say that it is broken
    assert read_map(path).layers[-1].objects[0].width == 9  # type: ignore[union-attr]


def test_entities_are_refused_in_every_encoding(tmp_path: Path) -> None:
    bomb = '<!DOCTYPE map [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + WHOLE.replace("Odd", "&b;")
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        path = write(tmp_path, "")
        path.write_bytes(bomb.encode(encoding))
        assert "entities" in refusal(path)


@posix
def test_only_files_are_opened_and_only_short_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(tmp_path / "pipe.tmx")
    assert "not a file" in refusal(tmp_path / "pipe.tmx")
    assert "not a file" in refusal(tmp_path)
    assert "There is no map" in refusal(tmp_path / "nowhere.tmx")
    monkeypatch.setattr("game.world.tiled.files.MOST_BYTES", 100)
    assert "longer" in refusal(write(tmp_path, WHOLE))


def test_a_project_or_tileset_is_no_map(tmp_path: Path) -> None:
    assert "does not say that it is a map" in refusal(asset("maps/smallville.tiled-project"))
    assert "<tileset>" in refusal(asset("maps/props.tsx"))
    for number, text in enumerate(
        ("{}", "[]", "3", '"map"', "{", '{"type":"tileset"}', '{"type":[]}', '{"layers":3}', '{"a":NaN}')
    ):
        refusal(write(tmp_path, text, f"{number}.tmj"))
