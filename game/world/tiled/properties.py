"""Owns custom properties: every spelling of them becomes flat names with a plain type and a text."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from xml.etree.ElementTree import Element, SubElement

from game.world.tiled.spelling import MOST_DEPTH, Wrong, shown

Properties = dict[str, tuple[str, str]]
"""By name: one of _TYPES and the value as text."""
_TYPES = ("string", "int", "float", "bool", "object", "color", "file")
_MARK = "."
"""Before a name for pytmx, which has names of its own ("width", "id") among those a designer gave."""
_MOST = 2**53
_YES_NO = {"true": "true", "1": "true", "false": "false", "0": "false", "": "false"}
_NOTHING = {"string": "", "int": "0", "float": "0", "bool": "false", "object": "0", "color": "", "file": ""}


@dataclass(frozen=True)
class Types:
    """What a project says of its own types: what members of a class are unless said, and the names of an enum's numbers."""

    classes: Mapping[str, Properties] = field(default_factory=dict)
    enums: Mapping[str, tuple[tuple[str, ...], bool]] = field(default_factory=dict)
    """By name: its values, and whether several may be chosen."""

    def unsaid(self, kind: str) -> Properties:
        """The members of a class that a map file leaves out, since they are as its project has them."""
        return dict(self.classes.get(kind, {}))


NO_TYPES = Types()


def properties_of(node: Element, types: Types = NO_TYPES) -> Properties:
    """The properties of an element, flat; the last of two of one name counts. Raises Wrong."""
    group = node.find("properties")
    return {} if group is None else dict(_flat(group, "", types, 0))


def write_properties(node: Element, properties: Properties) -> None:
    """Put properties into an element for pytmx."""
    if properties:
        group = SubElement(node, "properties")
        for name, (kind, text) in properties.items():
            spelt = {"name": _MARK + name, "value": text}
            group.append(Element("property", spelt if kind == "string" else {**spelt, "type": kind}))


def values(read: Mapping[Any, Any]) -> dict[str, Any]:
    """Properties as pytmx read them, by the names they have in Tiled. An empty text is a text."""
    return {name[len(_MARK) :]: "" if value is None else value for name, value in read.items() if name.startswith(_MARK)}


def _flat(group: Element, before: str, types: Types, depth: int) -> Iterator[tuple[str, tuple[str, str]]]:
    for member in group.iterfind("property"):
        yield from _members(member, f"{before}{member.get('name', '')}", types, depth)


def _members(member: Element, name: str, types: Types, depth: int) -> Iterator[tuple[str, tuple[str, str]]]:
    """A property under its own name, or its members under names like "norms.hours"."""
    if depth > MOST_DEPTH:
        raise Wrong(f"the property {shown(name)} is nested more than {MOST_DEPTH} deep")
    kind = member.get("type", "string")
    if kind == "class" or member.find("properties") is not None:
        unsaid = types.unsaid(member.get("propertytype", ""))
        yield from ((f"{name}.{key}", value) for key, value in unsaid.items())
        for group in member.iterfind("properties"):
            yield from _flat(group, f"{name}.", types, depth + 1)
    elif kind == "list" or member.find("item") is not None:
        yield from _listed(member, name, types, depth)
    else:
        yield name, _plain(member, name, kind, types)


def _listed(member: Element, name: str, types: Types, depth: int) -> Iterator[tuple[str, tuple[str, str]]]:
    """A list of plain values is one text with ", " between them; members of members are numbered from 1."""
    plain = []
    for number, item in enumerate(member.iterfind(".//item") if member.find("item") is None else member.iterfind("item"), 1):
        for key, value in _members(item, str(number), types, depth + 1):
            if key == str(number):
                plain.append(value[1])
            else:
                yield f"{name}.{key}", value
    yield name, ("string", ", ".join(plain))


def _plain(member: Element, name: str, kind: str, types: Types) -> tuple[str, str]:
    text = member.get("value")
    text = (member.text or "") if text is None else text
    enum = types.enums.get(member.get("propertytype", ""))
    if enum is not None and kind == "int":
        return "string", _chosen(text, *enum)
    if kind not in _TYPES:  # whatever Tiled will think of next
        return "string", text
    return kind, _checked(text, name, kind)


def _checked(text: str, name: str, kind: str) -> str:
    """A value's text as pytmx understands it; raises Wrong where it is not of its type."""
    if kind == "bool" and text.lower() in _YES_NO:
        return _YES_NO[text.lower()]
    if kind in ("int", "object", "float"):
        try:
            value = float(text or 0)
            if math.isfinite(value) and abs(value) < _MOST and (kind == "float" or value == int(value)):
                return repr(value) if kind == "float" else str(int(value))
        except ValueError:
            pass
    elif kind != "bool":
        return text
    raise Wrong(f"the property {shown(name)} should be of type {kind} but is {shown(text)}")


def _chosen(text: str, names: tuple[str, ...], several: bool) -> str:
    """The names that an enum's number stands for."""
    number = int(_checked(text, "enum", "int"))
    if several:
        return ",".join(name for place, name in enumerate(names) if number >> place & 1)
    return names[number] if 0 <= number < len(names) else text


def without_nothing(properties: Properties) -> Properties:
    """Only those that say something: an empty text, 0 and false are what is meant anyway."""
    return {name: value for name, value in properties.items() if value[1] != _NOTHING[value[0]]}
