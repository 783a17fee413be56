"""The offline mind's talk as a model would have written it: put in JSON, and read back by the forms."""

import json
from typing import Any

from ai.model.forms.writing_talk import WRITERS

from game.ai.mind import DialogueLine, NoteTalk, TalkNote, WriteDialogue
from game.ai.model import forms
from game.ai.model.form import Form
from game.ai.offline.mind import OfflineMind


def read(form: Form[Any, Any, Any], answer: object, question: Any) -> Any:
    """What a form makes of an answer in JSON."""
    return form.read(form.answer.model_validate_json(json.dumps(answer)), question, OfflineMind())


class OverAModel(OfflineMind):
    """A mind whose talks and notes have gone over the wire. `talks` and `notes`: (question, as meant, as read)."""

    def __init__(self) -> None:
        self.talks: list[tuple[WriteDialogue, tuple[DialogueLine, ...], tuple[DialogueLine, ...]]] = []
        self.notes: list[tuple[NoteTalk, TalkNote, TalkNote]] = []

    def write_dialogue(self, question: WriteDialogue) -> tuple[DialogueLine, ...]:
        """A talk as read."""
        meant = super().write_dialogue(question)
        made = read(forms.WRITE_DIALOGUE, WRITERS["write_dialogue"](meant, question), question)
        self.talks.append((question, meant, made))
        return made

    def note_talk(self, question: NoteTalk) -> TalkNote:
        """A note as read."""
        meant = super().note_talk(question)
        made = read(forms.NOTE_TALK, WRITERS["note_talk"](meant, question), question)
        self.notes.append((question, meant, made))
        return made
