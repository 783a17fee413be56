"""Owns what a paragraph says of work: as what, where, from when to when, and whether they still do."""

import re
from dataclasses import replace

from game.ai.reading import times
from game.ai.reading.clauses import Part
from game.ai.reading.draft import Draft, Trade
from game.ai.reading.employment import add_job, job_at
from game.ai.reading.jobs import Job, job_of, status_in, stuff_of
from game.ai.reading.schedule import read_schedule
from game.ai.reading.voice import SELF
from game.ai.reading.words import alternatives, cues, lemma, number, sign, word_set

_NOUN_END = (
    r"(?= who\b| here\b| there\b| that\b| at\b| for\b| to\b| in\b| with\b| from\b| of\b| on\b| by\b| until\b| since\b| whose\b| "
    r"but\b|,| and (?!\w+ (?:painter|writer))|$)"
)
_IS_A = re.compile(
    rf"^(?:(?:{sign('adverbs')}|only|currently) )*(?:{sign('is_a')})(?: (?:{sign('adverbs')}|only|currently|once|mainly))*"
    rf"(?: \d{{1,2}}(?: years old)?(?:,| and)?)? (?:a|an|the|one of the)(?: \d{{1,2}}-year-old)? (.+?){_NOUN_END}"
)
_AS_A = re.compile(rf"\b(?:works?|worked|working|shifts?|serves?|earns?|job)\b.* as (?:a|an|the) (.+?){_NOUN_END}")
_RUNS = re.compile(
    rf"^(?:(?:also|now|jointly) )*({sign('runs')}) (?:SELF's own |a |an |the |SELF's )?(.+?)"
    r"(?= (?:which|that|where|who|with|since|for|from|and(?! [A-Z])|on|in|at|near|by|called|named|behind|as|until)\b|,|$)"
)
_POST = re.compile(r"\bSELF's (?:new |old |part-time |day )?(?:job|work|post|position)(?= (?:at|in|with|for)\b)")
NIGHT_SCHOOL = (1110, 1260)
"""When those have class who work by day, minutes of the day."""
KINDERGARTEN = (510, 720)
"""When small children are there who go in the morning, minutes of the day."""
_RETIRED = re.compile(rf"\b(?:{sign('retired')})\b")
_ON_LEAVE = re.compile(
    r"\bon (?:\w+ )?leave\b(?: from (the [\w' -]+?|[A-Z][\w' -]+?)(?= with| since| and| until| for|,|$))?|\bon "
    r"(?:sabbatical|holiday|vacation)\b|\boff (?:sick|work)\b"
    r"|^(?:is|has been|is still|is very) (?:\w+ )?ill\b|\bsigned off work\b|\brecovering from\b|\b(?:cannot|can't) work\b"
)
_OUT_OF_WORK = re.compile(rf"\b(?:{sign('out_of_work')})\b")


def read_work(part: Part, draft: Draft) -> bool:
    """Take from one part whatever it says of the person's work; true when it said something."""
    if part.subject and not part.of_self and re.match(rf"teaches {SELF} (?:in|at|from)\b", part.text):
        return _read_taught(part, draft)
    if not part.of_self or re.search(r"\b(?:opening|working|office|business) hours\b", part.text):
        return read_schedule(part, draft, is_job=False)
    text = part.text
    if re.match(sign("keeps_house"), text):
        add_job(draft, Job("homemaker", "home", stuff_of("home"), how="keeps house"), "home")
        return True
    if post := _POST.search(part.text):
        draft.work_place = draft.work_place or draft.place_in(part.text[post.start() :])
    if part.joined == "who" and draft.occupations and not draft.work_place and not draft.occupations[-1].place:
        draft.work_place = draft.place_in(text)
    found = _read_title(part, draft) or _read_business(part, draft) or _read_subject(part, draft)
    found = _read_status(part, draft) or found
    if not found and _read_side_job(part, draft):
        return True
    return read_schedule(part, draft, found) or found


def _read_taught(part: Part, draft: Draft) -> bool:
    """ "Ann Bell teaches SELF in the hall from nine to two": where and when a child has school."""
    if not any(job.archetype in ("pupil", "student") for job in draft.occupations):
        add_job(draft, Job("pupil", "pupil", stuff_of("pupil"), how="school", score=0.9), draft.place_in(part.text))
        hours = times.span(part.text)
        draft.occupations[-1] = replace(draft.occupations[-1], hours=hours, days=times.weekdays(part.text))
    return True


def _read_title(part: Part, draft: Draft) -> bool:
    """ "is a tax lawyer", "works as a nurse"."""
    text = part.text
    match = _IS_A.match(text) or _AS_A.search(text)
    if not match:
        return False
    titles = re.split(r" and (?:an? )?|, ", match[1]) if " and " in match[1] else [match[1]]
    tail = text[match.end() :]
    second = re.match(r" and (?:a |an )?([\w-]+(?: [\w-]+)?)" + _NOUN_END, tail) or re.search(
        r" and (?:a|an) (?!\w+ly\b)([\w-]+(?: [\w-]+){0,2}?)" + _NOUN_END, tail
    )
    if second:
        titles.append(second[1])
    past = bool(re.match(r"(?:was|used to be|worked as)\b", text))
    found = False
    for title in titles:
        department = re.match(r" of the (\w+) (?:counter|section|department|desk)", tail)
        job = job_of(title, department[1] if department else "")
        if job and not (past and job.score < 0.8):
            known = len(draft.occupations)
            add_job(draft, replace(job, status="former") if past and job.status == "working" else job, draft.place_in(part.text))
            found = True
            if len(draft.occupations) > known:
                _hours_of_its_own(part, draft)
        elif not job:
            draft.status = draft.status or status_in(title)
    return found


def _hours_of_its_own(part: Part, draft: Draft) -> None:
    """The hours a second job is said with are its own."""
    hours = times.span(part.text)
    if hours and draft.work_hours is not None and hours[1] - hours[0] >= 60:
        last = draft.occupations[-1]
        draft.occupations[-1] = replace(
            last, hours=hours, days=times.weekdays(part.text), place=last.place or draft.place_in(part.text)
        )


def _read_side_job(part: Part, draft: Draft) -> bool:
    """A student who works at a cafe on Saturdays has a job besides."""
    hours, days = times.span(part.text), times.weekdays(part.text)
    learning = draft.occupations and all(job.archetype in ("student", "pupil") for job in draft.occupations)
    if (
        not learning
        or not (hours or days)
        or not re.match(r"(?:\w+ly |also )?(?:works?|helps? out|has a [\w-]*\s?job)\b", part.text)
    ):
        return False
    place = draft.place_in(part.text)
    if place and place != "home":
        add_job(draft, job_at(place), place)
        draft.occupations[-1] = replace(draft.occupations[-1], hours=hours, days=days)
    return bool(place)


def _read_business(part: Part, draft: Draft) -> bool:
    """A business of their own: "owns the Golden Crust Bakery"; and what one keeps for a living: "keeps bees"."""
    match = _RUNS.match(part.text)
    if not match:
        return False
    if lemma(match[1]) in ("keep", "tend") and (_read_keeper(match[2].split()[-1], part, draft) or _read_herd(part, draft)):
        return True
    kinds = cues()["jobs"]["of_workplaces"]
    business = re.search(rf"\b({alternatives(frozenset(kinds))})\b", match[2].lower())
    if not business and lemma(match[1]) in ("keep", "run", "own", "manage") and _read_named_house(part, draft):
        return True
    if not business or (lemma(match[1]) == "keep" and not re.match(r"keeps (?:(?:the|a|an) \w+$|[Tt]he [A-Z])", part.text)):
        return False
    archetype = str(kinds[business[1]])
    place = draft.place_in(part.text) or f"the {business[1]}"
    known = next((index for index, job in enumerate(draft.occupations) if job.archetype == archetype), None)
    if known is None:
        add_job(draft, Job(f"owner of the {business[1]}", archetype, _goods(match[2], archetype), how="runs", score=0.9), place)
    else:
        draft.occupations[known] = replace(draft.occupations[known], place=draft.occupations[known].place or place)
    return True


def _read_keeper(kept: str, part: Part, draft: Draft) -> bool:
    """A beekeeper, an innkeeper, a lighthouse keeper: when there is such a title."""
    single = kept.removesuffix("s")
    for title in (f"{single}keeper", f"{single} keeper"):
        job = job_of(title)
        if job and job.how == "title" and not any(known.archetype == job.archetype for known in draft.occupations):
            add_job(draft, replace(job, how="keeps", score=0.9), draft.place_in(part.text))
            return True
    return False


def _read_named_house(part: Part, draft: Draft) -> bool:
    """ "keeps the Red Lion": a house with only a name is an inn to whoever keeps it, and a shop to whoever runs or owns it."""
    named = re.match(
        r"(?:\w+ly |now )?\w+ [Tt]he ([A-Z][\w']+(?: (?:and )?[A-Z][\w']+){0,2})\b(?! [a-z]+(?:club|team|choir|band)\b)",
        part.text,
    )
    if not named or draft.occupations:
        return False
    job = job_of("innkeeper" if part.verb == "keep" else "shopkeeper")
    if job:
        add_job(draft, replace(job, how="runs", score=0.6), f"The {named[1]}")
    return job is not None


def _read_herd(part: Part, draft: Draft) -> bool:
    """A flock, or more animals than anybody has as pets, is a trade."""
    kept = cues()["jobs"]["of_kept"]
    match = re.match(rf"(?:\w+ly )?\w+ (.*?)\b({alternatives(frozenset(kept))})\b", part.text)
    many = match and (
        re.search(r"\b(?:flocks?|herds?|hundred|dozens?|thousand)\b", match[0]) or (number(match[1].strip()) or 0) >= 10
    )
    job = job_of(str(kept[match[2]])) if match and many else None
    if job:
        add_job(draft, replace(job, how="keeps", score=0.9), draft.place_in(part.text))
    return job is not None


def _goods(what: str, archetype: str) -> tuple[str, ...]:
    """What is sold: "toys" in a toy shop."""
    named = re.search(r"(\w+) (?:shop|store|stall|stand|kiosk)\b", what.lower())
    plain = named is None or named[1] in cues()["jobs"]["plain"].split() or named[1] in ("own", "tiny", "the", "supply")
    return stuff_of(archetype) if named is None or plain else (named[1],)


def _read_subject(part: Part, draft: Draft) -> bool:
    """ "studies law", "teaches the piano", "is in fourth grade", and verbs that are a trade."""
    text = part.text
    match = re.match(
        r"(?:\w+ly )?(?:studies|is studying|majors in|is majoring in) (?!hard\b|late\b|for\b|at\b|in\b|"
        r"with\b)([a-z][\w -]*?)(?= at | in | on | to | with | from |,|$)",
        text,
    )
    if match:
        _student(draft, match[1], draft.place_in(part.text))
        if re.search(r"\bnight school\b|\bevening (?:classes|school|college|courses?)\b", text):
            _at_night_school(draft)
        return True
    match = re.match(
        r"(?:also |now |still )?teaches (?!there\b|at\b|in\b|from\b)([a-z][\w -]+?)(?= (?:at|in|to|on|from|"
        r"with|for)\b|,| and |$)",
        text,
    )
    beside = bool(draft.occupations) or draft.name.split()[0] in cues()["jobs"]["of_titles"]
    if match and beside and times.weekdays(text):
        return False  # an afternoon a week beside their work is a habit
    if match:
        if not any(job.archetype == "teacher" for job in draft.occupations):
            job = Job(f"{match[1]} teacher", "teacher", (match[1],), how="teaches", score=0.9)
            add_job(draft, job, draft.place_in(text), match[1])
        return True
    if re.search(
        r"\b(?:in|attends) (?:the )?\w+ grade\b|\bgoes to (?:the |a )?(?:[a-z]+ )?school\b|\bhigh school "
        r"(?:student|junior|senior)\b|"
        r"\b(?:attends|is (?:still )?(?:in|at)|pupil (?:at|of)|year (?:of|at)) (?:the |a )?(?:[a-z]+ )?(?:primary|"
        r"elementary|grammar|high|secondary|"
        r"middle|village) school\b|^is (?:still )?(?:in|at) school\b|\byear (?:of|at) school\b",
        text,
    ):
        if not any(job.archetype in ("pupil", "teacher") for job in draft.occupations):
            add_job(draft, Job("pupil", "pupil", how="school", score=0.9), draft.place_in(text))
        return True
    if re.match(
        r"(?:\w+ly |still )?(?:goes|is going|is taken) to (?:the |a )?(?:kindergarten|nursery school|playgroup|preschool)\b", text
    ):
        add_job(draft, Job("kindergarten child", "pupil", how="school", score=0.9), draft.place_in(text) or "the kindergarten")
        if times.part_of_day(text) == "morning" and draft.work_hours is None:
            draft.work_hours = KINDERGARTEN
        return True
    return _remember_trade(part, draft)


def _remember_trade(part: Part, draft: Draft) -> bool:
    """Keep "tunes pianos" for a job, should no title turn up; it is not yet a fact."""
    said = times.without_times(
        re.sub(r",? ?\b\w+ (?:days?|mornings?|afternoons?|evenings?|nights?) (?:a|per) week\b", "", part.text)
    )
    if part.verb not in cues()["jobs"]["of_verbs"] or re.match(r"(?:is|has|was|will)\b", part.text):
        return False
    thing = re.match(
        r"(?:\w+ly )?\w+ (?:the |a |an )?([a-z][\w' -]*?)(?: from \d.*)?(?= (?:for|at|in|and|with|to|from|on|by|"
        r"outside|near|around|"
        r"of|every|when|before|after|behind)\b|,|$)",
        said,
    )
    at_night = re.search(r"\bat night\b|\bby night\b", part.text)
    whenever = times.span(part.text) or not times.part_of_day(part.text) or (at_night and part.verb in word_set("paid_verbs"))
    draft.shift = draft.shift or ("night" if at_night and part.verb in word_set("paid_verbs") else "")
    if thing and not times.weekdays(part.text) and whenever:
        now = bool(re.match(r"(?:also )?now\b", part.text))
        draft.trades.append(Trade(part.verb, thing[1], draft.place_in(part.text), times.span(part.text), now))
    return False


def _at_night_school(draft: Draft) -> None:
    """Who studies after work does so of an evening."""
    for index, job in enumerate(draft.occupations):
        if job.archetype == "student":
            draft.occupations[index] = replace(job, hours=NIGHT_SCHOOL, days=(0, 1, 2, 3))


def _student(draft: Draft, field: str, place: str) -> None:
    """Add what they study to the student there is, or make one."""
    for index, job in enumerate(draft.occupations):
        if job.archetype in ("student", "pupil"):
            draft.occupations[index] = replace(job, field=job.field or field, place=job.place or place)
            return
    add_job(draft, Job("student", "student", stuff_of("student"), how="studies", score=0.9), place, field)


def _read_status(part: Part, draft: Draft) -> bool:
    """Out of work, on leave, retired."""
    text, leave = part.text, _ON_LEAVE.search(part.text)
    if re.search(r"\bwants none\b|\bdoes not want (?:one|any|it)\b|\bnot looking\b", part.clause):
        return bool(_OUT_OF_WORK.search(text))
    if _OUT_OF_WORK.search(text):
        draft.status = "seeking"
    elif leave:
        draft.status = "leave"
        draft.work_place = draft.work_place or (leave[1] or "")
    elif _RETIRED.search(text):
        draft.status = "retired"
    else:
        return False
    return True
