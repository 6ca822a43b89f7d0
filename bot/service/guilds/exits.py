"""How somebody who has their data deleted leaves all that they are part of."""

from bot.model.match import Match, Person
from bot.model.request import Request
from bot.screens.refusals import Refused
from bot.service.lobbies.challenges import Challenges
from bot.service.lobbies.open_lobbies import OpenLobbies
from bot.service.matches.play import Play
from bot.service.tournaments.entries import Tournaments


class Exits:
    """Gives up matches, and leaves what hasn't begun, without being asked by a button."""

    def __init__(self, challenges: Challenges, open_lobbies: OpenLobbies, play: Play, tournaments: Tournaments) -> None:
        self._challenges = challenges
        self._open_lobbies = open_lobbies
        self._play = play
        self._tournaments = tournaments

    async def leave_tournaments(self, guild_id: int, person: Person) -> None:
        """Take part in no tournament any more, which loses what isn't played yet."""
        await self._tournaments.leave_all(guild_id, person)

    async def resign(self, match: Match, request: Request) -> bool:
        """Give a live match up; False if that was done already."""
        try:
            await self._play.resign_at_once(match, request)
        except Refused as refused:
            if refused.code not in ("already_out", "match_over", "not_asked"):
                raise
            return False
        return True

    async def close(self, match: Match, request: Request) -> bool:
        """Leave or call off what hasn't begun; False if it is closed already."""
        challenges = self._challenges
        try:
            if match.lobby is not None:
                await self._open_lobbies.leave(match.ref, request, unasked=True)
            elif match.people[0].id == request.person.id:
                await challenges.cancel(match.ref, request)
            else:
                await challenges.decline(match.ref, request)
        except Refused as refused:
            if refused.code not in ("challenge_closed", "challenge_expired", "lobby_closed", "not_in_lobby"):
                raise
            await challenges.expire(match.ref)
            return False
        return True
