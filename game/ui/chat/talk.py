"""Owns what the chat panel tells of the player's talk: who is in it, what was said, who thinks, who could join."""

from game.sprites.scene import Scene
from game.sprites.town_picture import TownPicture
from game.ui.avatar.avatar import Avatar, role_of
from game.ui.avatar.places import within_talk
from game.ui.chat.rows import Aside, Spoken
from game.ui.times import short_time
from game.world.bodies import Conversation
from game.world.commands import JoinTalk, Say

EARLIER = 200
"""Lines of earlier talks with the same person that can be scrolled back to."""
JOINING = 3
"""How many people near are offered to be asked to join."""


class Talk:
    """Reads the talk the avatar is in; what they say goes out as commands."""

    def __init__(self, picture: TownPicture, avatar: Avatar) -> None:
        self._picture, self._avatar = picture, avatar
        self._kept: tuple[object, tuple[Spoken | Aside, ...]] = (None, ())

    @property
    def _scene(self) -> Scene:
        return self._picture.scene

    @property
    def on(self) -> Conversation | None:
        """The talk the avatar is in."""
        return self._avatar.talk

    def members(self) -> tuple[int, ...]:
        """Who is in it besides the avatar."""
        talk, bodies = self.on, self._scene.simulation.bodies
        if talk is None:
            return ()
        return tuple(
            each for each in talk.members if each in bodies and bodies[each].conversation == talk.id and not self._me(each)
        )

    def thinking(self) -> tuple[int, ...]:
        """Who in it is thinking of what to say."""
        talk = self.on
        if talk is None:
            return ()
        asked = self._scene.in_flight.asked
        return tuple(each.resident for each in asked if each.kind in ("say_line", "dialogue") and each.conversation == talk.id)

    def near(self) -> tuple[int, ...]:
        """Who could be asked to join: awake, near, and not in a talk."""
        me, world = self._avatar.body, self._scene.simulation
        if me is None or self.on is None:
            return ()
        free = (body for body in world.bodies.values() if body.conversation is None and not body.asleep and not self._me(body.id))
        return tuple(body.id for body in free if within_talk(world, me, body))[:JOINING]

    def name(self, number: int) -> str:
        """Somebody's name."""
        return self._scene.residents[number].name if number in self._scene.residents else "somebody"

    def title(self, short: bool = False) -> str:
        """Who talks: "Isabella Rodriguez and you, a reporter"; `short` has first names."""
        who, names = self._avatar.resident, [self.name(each) for each in self.members()]
        names = [name.split()[0] for name in names] if short else names
        role = role_of(who) if who is not None else ""
        them = ", ".join(names[:3]) + (f" and {len(names) - 3} more" if len(names) > 3 else "")
        return f"{them} and you" + (f", {role}" if role else "")

    def say(self, text: str) -> None:
        """Say a line."""
        talk, number = self.on, self._avatar.number
        if talk is not None and number is not None and text.strip():
            self._scene.order(Say(number, talk.id, " ".join(text.split())))

    def ask_to_join(self, number: int) -> None:
        """Have somebody near join in."""
        if self.on is not None:
            self._scene.order(JoinTalk(number, self.on.id))

    def rows(self) -> tuple[Spoken | Aside, ...]:
        """What was said, the latest last; before it, what was said in earlier talks with the same person."""
        talk = self.on
        if talk is None:
            return ()
        sign = (talk.id, len(talk.lines), self.members(), self.thinking())
        if self._kept[0] != sign:
            thinking = tuple(Aside(f"{self.name(each)} is thinking\u2026") for each in self.thinking())
            opening = () if talk.lines or thinking else (Aside(self._opening(talk)),)
            self._kept = (sign, (*self._earlier(talk), *self._said(talk), *opening, *thinking))
        return self._kept[1]

    def _me(self, number: int) -> bool:
        return number == self._avatar.number

    def _opening(self, talk: Conversation) -> str:
        them = [self.name(each).split()[0] for each in self.members()]
        if talk.members and self._me(talk.members[0]) and them:
            return f"{' and '.join(them[:2])} {'turn' if len(them) > 1 else 'turns'} to you. What do you say?"
        return "You listen."

    def _said(self, talk: Conversation) -> tuple[Spoken, ...]:
        looks = self._picture.looks
        return tuple(
            Spoken(looks[line.speaker], self.name(line.speaker), line.text, self._me(line.speaker))
            for line in talk.lines
            if line.speaker in looks
        )

    def _earlier(self, talk: Conversation) -> tuple[Spoken | Aside, ...]:
        others, number = self.members()[:1], self._avatar.number
        rows: list[Spoken | Aside] = []
        for before in reversed(list(self._scene.simulation.conversations.values())):
            if before.id >= talk.id or not before.lines or number not in before.members or not set(others) & set(before.members):
                continue
            when = short_time(self._scene.clock, before.began, self._scene.simulation.now)
            rows[:0] = [Aside(f"Earlier, {when}"), *self._said(before)]
            if len(rows) > EARLIER:
                break
        if rows:
            rows.append(Aside("Now"))
        return tuple(rows)
