"""A world whose direct messages end in a list, and steps about time."""

from typing import Any

import msgspec

from bot.direct_messages.service import Delivery
from bot.lobbies.opening import OpeningRequest
from bot.match.model.match import Match, Person
from bot.match.waits import awaited_seats
from tests.bot.lobbies.lobby_world import Crowd
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, idle
from tests.dice import Dice


class Postbox:
    """A courier that keeps what it is given; `answers` are its next results, after which everything is sent."""

    def __init__(self) -> None:
        self.letters: list[tuple[int, str]] = []
        self.numbers: list[int] = []
        self.answers: list[Delivery] = []

    async def write(self, guild_id: int, user_id: int, text: str, number: int) -> Delivery:
        assert guild_id == GUILD
        self.numbers.append(number)
        delivery = self.answers.pop(0) if self.answers else "sent"
        if delivery == "sent":
            self.letters.append((user_id, text))
        return delivery

    def to(self, person: Person) -> list[str]:
        """What somebody was written, oldest first."""
        return [text for user_id, text in self.letters if user_id == person.id]


class Mailed(Crowd):
    """A crowd that gets direct messages."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.postbox = Postbox()
        self.warroom.direct_messages.attach(self.postbox)

    async def ask_for(self, person: Person, told: str = "turn") -> None:
        await self.warroom.preferences.change(
            GUILD, self.request(person), lambda before: msgspec.structs.replace(before, told=told)
        )

    async def gathered(self, *others: Person, game: str, opener: Person = ALICE) -> Match:
        """A match with a daily clock of these people, each alone, that has begun."""
        request = OpeningRequest(GUILD, CHANNEL, opener, game, "", None, clock="daily")
        match = await self.warroom.open_lobbies.open(request, len(others) + 1)
        for person in others:
            match = await self.join(match, person)
        return match

    async def underway(self, *others: Person, game: str = "fight-flight-bite") -> Match:
        """A match of Alice and these, or of three, that waits for the turn of one of them."""
        match, dice = await self.gathered(*(others or (BOB, CAROL)), game=game), Dice(5)
        while awaited_seats(match).next_seat is None:
            await self.move(match, dice.below)
            match = await self.load(match)
        return match

    async def pass_turn(self, match: Match) -> None:
        """Play until somebody else is waited for."""
        before = await self.mover(match)
        while await self.mover(match) == before:
            await self.move(match)

    async def pass_time(self, seconds: float, step: float = 60.0) -> None:
        """Let time go by in steps, and let every message that is due be written."""
        timers, end = self.warroom.direct_messages._timers, self.clock.at + seconds
        while self.clock.at < end:
            self.clock.at = min(self.clock.at + step, end)
            self.warroom.downtime.note_presence()
            timers._run_due()
            await idle(timers._timer)
