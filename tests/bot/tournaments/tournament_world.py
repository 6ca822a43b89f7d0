"""People in a tournament over real files, and what they do in it."""

from typing import Any

from bot.match.model.match import Match, MatchRef, Permissions, Person
from bot.match.model.timing import ClockName
from bot.match.waits import to_act
from bot.tournaments.entries import TournamentRequest
from bot.tournaments.model import Format, Pairing, Tournament
from tests.bot.service_world import CHANNEL, GUILD, World, idle

ADMIN = Permissions(channels=(CHANNEL,), manages=True)
MEMBER = Permissions(channels=(CHANNEL,))

_NAMES = ("Ann", "Ben", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")

PEOPLE = tuple(Person(201 + number, name) for number, name in enumerate(_NAMES))
ORGANISER = Person(200, "Ola")


class Arena(World):
    """A guild with a tournament."""

    def asked(self, **changes: Any) -> TournamentRequest:
        usual: dict[str, Any] = {
            "guild_id": GUILD,
            "channel_id": CHANNEL,
            "opener": ORGANISER,
            "name": "Autumn Cup",
            "game": "air-land-sea",
            "typed_options": "",
            "format": "swiss",
            "days": 3,
            "interaction_id": next(self._interactions),
            "permissions": ADMIN,
        }
        return TournamentRequest(**(usual | changes))

    async def opened(self, **changes: Any) -> Tournament:
        return await self.warroom.tournaments.open(self.asked(**changes), self.clock.at)

    async def begun(
        self, count: int = 4, form: Format = "swiss", clock: ClockName = "daily", **more: Any
    ) -> Tournament:
        tournament = await self.opened(format=form, clock=clock, **more)
        for person in PEOPLE[:count]:
            await self.warroom.tournaments.join(tournament.ref, person)
        return await self.warroom.tournaments.begin(tournament.ref, self.request(ORGANISER), ADMIN)

    async def stored(self, tournament: Tournament) -> Tournament:
        return await self.store.tournament(tournament.ref)

    async def settle(self) -> None:
        """Let everything end that follows from a change."""
        await idle(self.warroom.tournament_progress._timer)

    async def match_at(self, tournament: Tournament, table: int, number: int | None = None) -> Match:
        """The match at a table of the last round."""
        tables = await self.store.tables(tournament.ref)
        number = len((await self.stored(tournament)).rounds) - 1 if number is None else number
        return await self.store.load(MatchRef(GUILD, tables[number, table]))

    async def start(self, match: Match, *people: Person) -> Match:
        for person in people or match.people:
            match = await self.warroom.open_lobbies.agree(match.ref, self.request(person))
        return match

    async def resign(self, match: Match, person: Person) -> None:
        await self.warroom.play.resign(match.ref, self.request(person))
        await self.settle()

    async def play_round(self, tournament: Tournament, *, first_wins: bool = True) -> Tournament:
        """Let all matches of the round be played; the first of each pairing wins it, or the second."""
        number = len((await self.stored(tournament)).rounds) - 1
        for table, pairing in enumerate((await self.stored(tournament)).rounds[-1]):
            if pairing.outcome is None:
                match = await self.start(await self.match_at(tournament, table, number))
                await self.resign(match, match.people[1 if first_wins else 0])
        return await self.stored(tournament)

    async def end_round(self, tournament: Tournament) -> Tournament:
        """Let the time of the round run out."""
        ends_at = (await self.stored(tournament)).round_ends_at
        assert ends_at is not None
        self.heartbeat.at = self.warroom.downtime._seen = self.clock.at = ends_at + 5
        await self.warroom.tournament_progress.advance(tournament.ref)
        await self.settle()
        return await self.stored(tournament)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass in which the bot is there."""
        self.heartbeat.at = self.warroom.downtime._seen = self.clock.at = self.clock.at + seconds

    async def waited_for(self, match: Match) -> Person:
        return to_act(await self.load(match))[0]


def named(tournament: Tournament, pairing: Pairing) -> tuple[str, ...]:
    return tuple(tournament.name_of(place) for place in pairing.indexes)


def outcomes(tournament: Tournament, number: int) -> list[tuple[str | None, str | None]]:
    return [(pairing.outcome, pairing.reason) for pairing in tournament.rounds[number]]
