"""Owns what a paragraph says of work: as what, where, from when to when, and whether they still do."""

import re
from dataclasses import replace

from game.ai.reading import times
from game.ai.reading.clauses import Part
from game.ai.reading.draft import Draft, Trade
from game.ai.reading.employment import add_job
from game.ai.reading.jobs import Job, job_of, stuff_of
from game.ai.reading.words import alternatives, cues, lemma, sign

_NOUN_END = (
    r"(?= who\b| here\b| there\b| that\b| at\b| for\b| in\b| with\b| from\b| of\b| on\b| by\b| until\b| since\b| whose\b| "
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
_WORKS = re.compile(rf"^(?:(?:{sign('adverbs')}) )*(?:{sign('works')})\b")
_HOURS = re.compile(rf"\b(?:{sign('hours')})\b")
_NIGHTS = re.compile(rf"\b(?:{sign('nights')})\b")
_OUT_OF_WORK = re.compile(rf"\b(?:{sign('out_of_work')})\b")


def read_work(part: Part, draft: Draft) -> bool:
    """Take from one part whatever it says of the person's work; true when it said something."""
    if re.search(r"\b(?:opening|working|office|business) hours\b", part.text):
        return _read_hours(part, draft, is_job=True)
    if not part.of_self:
        return False
    text = part.text
    if re.match(sign("keeps_house"), text):
        add_job(draft, Job("homemaker", "home", stuff_of("home"), how="keeps house"), "home")
        return True
    found = _read_title(part, draft) or _read_business(part, draft) or _read_subject(part, draft)
    found = _read_status(text, draft) or found
    if _NIGHTS.search(text):
        draft.nights = found = True
    return _read_hours(part, draft, found) or found


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
            add_job(draft, replace(job, status="retired") if past else job, draft.place_in(part.text))
            found = True
    return found


def _read_business(part: Part, draft: Draft) -> bool:
    """A business of their own: "owns the Golden Crust Bakery"; and what one keeps for a living: "keeps bees"."""
    match = _RUNS.match(part.text)
    if not match:
        return False
    if lemma(match[1]) in ("keep", "tend") and _read_keeper(match[2].split()[-1], part, draft):
        return True
    kinds = cues()["jobs"]["of_workplaces"]
    business = re.search(rf"\b({alternatives(frozenset(kinds))})\b", match[2].lower())
    if not business or (lemma(match[1]) == "keep" and not re.match(r"keeps (?:the|a|an) \w+$", part.text)):
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
        return True
    match = re.match(
        r"(?:also |now |still )?teaches (?!there\b|at\b|in\b|from\b)([a-z][\w -]+?)(?= (?:at|in|to|on|from|"
        r"with|for)\b|,| and |$)",
        text,
    )
    if match:
        if not any(job.archetype == "teacher" for job in draft.occupations):
            job = Job(f"{match[1]} teacher", "teacher", (match[1],), how="teaches", score=0.9)
            add_job(draft, job, draft.place_in(text), match[1])
        return True
    if re.search(
        r"\b(?:in|attends) (?:the )?\w+ grade\b|\bprimary school\b|\belementary school\b|\bgoes to school\b|"
        r"\bhigh school (?:student|junior|senior)\b",
        text,
    ):
        if not any(job.archetype in ("pupil", "teacher") for job in draft.occupations):
            add_job(draft, Job("pupil", "pupil", how="school", score=0.9), draft.place_in(text))
        return True
    return _remember_trade(part, draft)


def _remember_trade(part: Part, draft: Draft) -> bool:
    """Keep "tunes pianos" for a job, should no title turn up; it is not yet a fact."""
    if part.verb not in cues()["jobs"]["of_verbs"] or re.match(r"(?:is|has|was|will)\b", part.text):
        return False
    thing = re.match(
        r"(?:\w+ly )?\w+ (?:the |a |an )?([a-z][\w' -]*?)(?: from \d.*)?(?= (?:for|at|in|and|with|to|from|on|by|"
        r"of|every|when|before|after|behind)\b|,|$)",
        part.text,
    )
    if thing and not times.weekdays(part.text) and (times.span(part.text) or not times.part_of_day(part.text)):
        now = bool(re.match(r"(?:also )?now\b", part.text))
        draft.trades.append(Trade(part.verb, thing[1], draft.place_in(part.text), times.span(part.text), now))
    return False


def _read_begin_or_end(text: str, draft: Draft) -> bool:
    """ "starts work at six", "and finishes at two": until an end is said, eight hours."""
    time = times.clock_time(text)
    if time is None:
        return False
    if draft.work_hours is None and re.search(rf"\b(?:{sign('begins_work')})\b", text):
        draft.work_hours, draft.open_ended = (time, time + 480), True
        return True
    if draft.work_hours and draft.open_ended and re.match(sign("ends_work"), text):
        start = draft.work_hours[0]
        end = next(end for end in (time, time + 720, time + 1440) if end > start)
        draft.work_hours, draft.open_ended = (start, end), False
        return True
    return False


def _student(draft: Draft, field: str, place: str) -> None:
    """Add what they study to the student there is, or make one."""
    for index, job in enumerate(draft.occupations):
        if job.archetype in ("student", "pupil"):
            draft.occupations[index] = replace(job, field=job.field or field, place=job.place or place)
            return
    add_job(draft, Job("student", "student", stuff_of("student"), how="studies", score=0.9), place, field)


def _read_status(text: str, draft: Draft) -> bool:
    """Out of work, on leave, retired."""
    if _OUT_OF_WORK.search(text):
        draft.status = "seeking"
    elif re.search(r"\bon (?:maternity |sick |parental |paternity )?leave\b|on sabbatical", text):
        draft.status = "leave"
    elif re.match(
        r"(?:is (?:now |long )?retired\b(?! [a-z]+ (?:officer|teacher))|retired\b|has retired\b|(?:is|has been) retired from)",
        text,
    ) and not _IS_A.match(text):
        draft.status = "retired"
    else:
        return False
    return True


def _read_hours(part: Part, draft: Draft, is_job: bool) -> bool:
    """Hours said with the job, or with "works", "opens", "classes"; the place with them."""
    hours = times.span(part.text)
    verb_works = bool(_WORKS.match(part.text))
    if (
        hours
        and hours[1] - hours[0] >= 90
        and (is_job or verb_works or _HOURS.search(part.text))
        and not times.date_in(part.text, draft.start)
    ):
        if draft.work_hours is None:
            draft.work_hours = hours
            draft.work_place = draft.work_place or draft.place_in(part.text)
            return True
        return False
    if _read_begin_or_end(part.text, draft):
        return True
    if verb_works and part.verb in ("work", "employ", "intern", "teach") and (place := draft.place_in(part.text)):
        draft.work_place = draft.work_place or place
        return True
    return False
