"""Somebody to be asked: a person with a few memories written by hand, in no town of ours."""

from dataclasses import dataclass, field
from datetime import date

from ai.small_town import COTTAGE, KITCHEN, small_town

from game.ai.embedding import Embedder
from game.ai.homes import Home
from game.ai.memory import Kind, NewMemory
from game.ai.mind import InterviewAnswer
from game.ai.offline.mind import OfflineMind
from game.ai.reading import read_paragraph
from game.ai.residents_file import ResidentEntry
from game.ai.seeing import starting_places
from game.ai.stream import MemoryStream
from game.ai.thinking import Means
from game.ai.thinking.ablating import FULL, Condition
from game.ai.thinking.interviewing import interview, recalled
from game.ai.thought import Asked, Portrait, Snapshot
from game.settings import Cognition
from game.world.clock import Clock

ADA, BO, CLEO, DAG = 1, 2, 3, 4
NAMES = {ADA: "Ada Holm", BO: "Bo Lund", CLEO: "Cleo Vik", DAG: "Dag Moe"}
EVENING = 6 * 60 * 18
"""A tick: six o'clock in the evening of the first day, which is 13 February 2023."""
PARAGRAPH = (
    "Ada Holm is a baker at The Harbour Caf\u00e9 who works from 6am to 2pm; she is blunt; she lives alone in her cottage; "
    "Bo Lund is her brother; she is knitting a red scarf; she loves sea shanties"
)


@dataclass
class Interviewed:
    """Ada Holm with a stream of her own; `embedder` is shared, for the model is slow to load."""

    paragraph: str = PARAGRAPH
    stream: MemoryStream = field(default_factory=MemoryStream)
    means: Means = field(default_factory=lambda: Means(OfflineMind(), Embedder(), small_town(), Clock(), Cognition()))

    def __post_init__(self) -> None:
        self.persona = read_paragraph(ResidentEntry("Ada Holm", self.paragraph, 41), date(2023, 2, 13))
        clauses = [clause.strip().replace("she ", "Ada Holm ", 1) for clause in self.paragraph.split(";")]
        self.remember(0, *(NewMemory(Kind.OBSERVATION, clause, 4) for clause in clauses))

    def remember(self, tick: int, *memories: NewMemory) -> None:
        """Add memories to the stream."""
        self.stream.commit(memories, self.means.embeddings(memories), tick)

    def sees(self, tick: int, text: str, *people: int, importance: int = 1) -> None:
        """Something seen."""
        self.remember(tick, NewMemory(Kind.OBSERVATION, text, importance, people=people))

    def hears(self, tick: int, teller: int, claim: str, importance: int = 6) -> None:
        """Something told by somebody in a talk."""
        told = NewMemory(Kind.CHAT, f"{NAMES[teller]} said that {claim}.", importance, people=(teller,), said_by=teller, talk=1)
        self.remember(tick, told)

    def ask(self, question: str, tick: int = EVENING, condition: Condition = FULL) -> InterviewAnswer:
        """What she says."""
        return interview(self._snapshot(tick), self.means, question, "a reporter", condition)

    def texts_for(self, question: str, tick: int = EVENING) -> list[str]:
        """What comes to her mind for a question, the best first."""
        return [memory.text for memory in recalled(self._snapshot(tick), self.means, question)]

    def cited(self, answer: InterviewAnswer) -> list[str]:
        """The memories an answer rests on."""
        view = self.stream.view()
        return [view[number].text for number in answer.cites]

    def _snapshot(self, tick: int) -> Snapshot:
        known = starting_places(small_town(), "Ada Holm", Home(COTTAGE, KITCHEN, None), ())
        names = tuple(NAMES.items())
        portrait = Portrait(ADA, self.persona, known, None, self.stream.view(), KITCHEN, "", names=names)
        return Snapshot(Asked(0, "notice", ADA, (ADA,), tick, tick), 1, (portrait,))
