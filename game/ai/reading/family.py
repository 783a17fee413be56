"""Owns the family of a paragraph: those without a name, whom they look after, and who lives under one roof."""

import re
from dataclasses import replace

from game.ai.persona import Relation
from game.ai.reading.draft import Draft
from game.ai.reading.kinship import group_of, only_like, rank
from game.ai.reading.names import named_in
from game.ai.reading.voice import SELF
from game.ai.reading.words import alternatives, cues, kin_words, number, sign, singular

_LIVES_WITH = re.compile(rf"\b(?:{sign('lives_with')})\b")
_YOUNG = re.compile(
    r"\b(?:small|little|young|baby|newborn|toddler|infant|schoolboy|schoolgirl|kids?|\w+-(?:month|year)s?-old|"
    r"looks? after|stays? at home)\b"
)
_GROWN = re.compile(
    r"\b(?:grown|grown-up|adult|away|abroad|moved|lives? (?:in|at|with)|studies|married|ex-|at weekends|every other weekend)\b"
)
_OFFSPRING = "sons?|daughters?|children|child|kids?|bab(?:y|ies)|toddlers?|twins|boys?|girls?"
_CHILDREN = ("son", "daughter", "child", "kid", "baby", "twin", "stepson", "stepdaughter", "grandchild")
_PARENTS = (
    "mother",
    "father",
    "mum",
    "dad",
    "mom",
    "parent",
    "stepfather",
    "stepmother",
    "grandmother",
    "grandfather",
    "aunt",
    "uncle",
)
_OVERHEAD = re.compile(
    r"^(?:upstairs|(?:above|over|behind) (?:it|the (?:shop|pub|bar|inn|cafe|bakery|store|practice|surgery|workshop)))$"
)


def shares_home(kind: str, about: str, clause: str, name: str) -> bool:
    """Whether they live together."""
    if kind.startswith(("late ", "ex-")):
        return False
    if group_of(kind) == "home" or kind in ("wife", "husband", "spouse", "partner"):
        return True
    if kind in _CHILDREN and not _GROWN.search(clause) and (_YOUNG.search(clause) or _is_a_minor(name, clause)):
        return True
    match = _LIVES_WITH.search(clause)
    if match and re.search(
        rf"\b(?:at|on) weekends\b[^,;]*,? {re.escape(name)}|\bsometimes\b[^;]*{re.escape(name)}", clause[match.end() :]
    ):
        return False
    if match is None or clause.find(name) < match.start():
        return False
    return not re.search(rf"\b(?:above|behind|next to|near|opposite|beside)\b[^,]*{re.escape(name)}", about)


def _is_a_minor(name: str, clause: str) -> bool:
    """Whether a clause gives somebody an age below eighteen: "Lotte, who is ten", "Ada (6)"."""
    said = re.search(
        rf"{re.escape(name)}(?: and [A-Z]\w+)?"
        r"(?: \(|, (?:who (?:is|are) |both |aged? |is )?|,? who(?:'s| is| are) (?:only |just |now |both )?)(\w+)",
        clause,
    )
    years = number(said[1]) if said else None
    return years is not None and years < 18


def settle_home(draft: Draft, age: int | None) -> None:
    """Once all is read: a child lives with a parent, and who lives above the shop where the shop is."""
    if age is not None and age < 18 and not any(each.shares_home for each in draft.relations.values()):
        for name, each in draft.relations.items():
            if each.kind in _PARENTS[:8]:
                draft.relations[name] = replace(each, shares_home=True)
    work = next((job.place for job in draft.occupations if job.place), "")
    if work and _OVERHEAD.match(draft.home):
        draft.home = work


_TWO_OF_KIN = re.compile(r"\bSELF's (" + alternatives(kin_words()) + r") and (" + alternatives(kin_words()) + r")\b")


def read_unnamed(clause: str, draft: Draft) -> bool:
    """Family without a name: "her mother" is somebody too."""
    found = False
    clause = _TWO_OF_KIN.sub(r"SELF's \1 and SELF's \2", clause)
    kin = alternatives(frozenset(cues()["kin"]["family"].split()))
    for match in re.finditer(
        rf"\bSELF's ((?:late |older |younger |little |old |twin |two |three |ailing |grown )*)({kin})\b(?!'s)", clause
    ):
        if (
            re.match(r"s?,? (?:and \w+ )?,?(?:named |called )?[A-Z]", clause[match.end() :])
            and SELF not in clause[match.end() : match.end() + 6]
        ):
            continue
        if only_like(clause, match.start(2)) or re.search(r"\b(?:could be|as|like) $", clause[: match.start()]):
            continue
        if any(relation.kind.removeprefix("late ") == singular(match[2]) for relation in draft.relations.values()):
            found = True
            continue
        name = draft.own_words(f"SELF's {match[1]}{match[2]}")
        late = "late " in match[1] or bool(re.search(rf"{match[2]} (?:died|passed|is dead)", clause))
        known = draft.relations.get(name, Relation(name, f"late {match[2]}" if late else singular(match[2]), rank(match[2]), 0.4))
        draft.relations[name] = replace(
            known,
            shares_home=known.shares_home or (bool(_LIVES_WITH.search(clause[: match.end()])) and not late),
            notes=(*known.notes, draft.own_words(clause)),
        )
        found = True
    return _read_children(clause, draft) or found


def _read_children(clause: str, draft: Draft) -> bool:
    """ "has two small daughters": children who are counted and not named."""
    match = re.search(
        rf"\bSELF (?:\w+ly )?(?:has(?: (?:just |recently |newly )?had)?|is raising|raises|is bringing up|"
        rf"is the (?:single )?(?:mother|father|parent) "
        rf"of) ((?:an?|one|two|three|four|five|six|\d|several) "
        rf"(?:[\w-]+ ){{0,2}}?({_OFFSPRING}))\b(?! [A-Z]|s?,? (?:named|called))",
        clause,
    )
    if not match or (match[2].endswith("s") and named_in(clause[match.end() :], draft.names.people)):
        return False
    name = draft.own_words(f"SELF's {match[2]}")
    grown = _GROWN.search(clause)
    draft.relations[name] = Relation(name, singular(match[2]), 0.9, 0.4, shares_home=not grown, notes=(draft.own_words(clause),))
    if match[2] == "baby":
        draft.note("dependants", name)
    return True


def read_care(clause: str, draft: Draft) -> None:
    """Whom they look after."""
    if not re.search(
        r"\b(?:looks? after|cares? for|takes? care of|(?:parental|maternity|paternity) leave|stays? at home with|stay-at-home|"
        r"is (?:\w+ )?(?:at )?home (?:\w+ ){0,3}?with SELF's)\b",
        clause,
    ):
        return
    for relation in draft.relations.values():
        grown = relation.kind in ("wife", "husband", "spouse", "partner") and re.search(r"\bhome\b", clause)
        if draft.own_words(clause) in relation.notes and group_of(relation.kind) == "family" and not grown:
            draft.note("dependants", relation.name)
