"""Computer players in lobbies: their opener adds and removes them, and they agree to everything."""

from bot.model.computers import MOST, as_person, computer
from bot.model.match import Change, LobbySeat, Match, MatchRef, Person
from bot.model.request import Request
from bot.screens.refusals import Refused
from bot.service.lobbies.lobby_state import (
    changed,
    check_opener,
    free_lobby,
    place_of,
    placed,
    rosters_of,
    started_or_changed,
)
from bot.service.lobbies.practice import Practice
from bot.service.lobbies.teams import is_full, open_teams, team_count, without
from bot.service.lobbies.voice_lobbies import VoiceLobbies
from bot.service.matches.changes import Changes
from engine.ai.player import Level


class LobbyComputers:
    """Adds computer players to lobbies, and removes them; `voice`: of a voice lobby, whose opener makes the teams."""

    def __init__(self, changes: Changes, voice_lobbies: VoiceLobbies, practice: Practice) -> None:
        self._changes = changes
        self._voice_lobbies = voice_lobbies
        self._practice = practice

    async def add(self, ref: MatchRef, request: Request, level: Level, team: int | None, *, voice: bool) -> Match:
        """Add a computer player of this level, to this team if there are teams; a lobby that is full then starts.

        Raises Refused("lobby_full" | "team_full"), and whatever forbids computer players.
        """
        await self._practice.check_allowed(ref.guild_id)

        def decide(match: Match) -> Change:
            lobby = free_lobby(match, request.at)
            check_opener(match, request)
            rosters = rosters_of(match)
            if is_full(rosters, lobby.places):
                raise Refused("lobby_full")
            joined = team if team_count(rosters) else None
            if team_count(rosters) and joined not in open_teams(rosters, lobby.places):
                raise Refused("team_full", team=(joined or 0) + 1)
            people, places = (*match.people, _newcomer(match, level)), (*lobby.places, LobbySeat(joined, agreed=True))
            return started_or_changed(placed(match, people, places), request, "joined")

        if voice:
            return await self._voice_lobbies.choose_computers(
                ref, request, lambda match: (*computers_of(match), _newcomer(match, level))
            )
        return await self._changes.make(ref, decide)

    async def remove(self, ref: MatchRef, request: Request, user_id: int, *, voice: bool) -> Match:
        """Remove a computer player; raises Refused("not_in_lobby")."""

        def rest(match: Match) -> tuple[Person, ...]:
            place_of(match, user_id)
            return tuple(person for person in computers_of(match) if person.id != user_id)

        def decide(match: Match) -> Change:
            lobby = free_lobby(match, request.at)
            check_opener(match, request)
            if computer(user_id) is None:
                raise Refused("not_offered")
            index = place_of(match, user_id)
            people = (*match.people[:index], *match.people[index + 1 :])
            return changed(placed(match, people, without(lobby.places, index)), request, "left")

        if voice:
            return await self._voice_lobbies.choose_computers(ref, request, rest)
        return await self._changes.make(ref, decide)


def computers_of(match: Match) -> tuple[Person, ...]:
    """The computer players among the people of a match."""
    return tuple(person for person in match.people if computer(person.id))


def _newcomer(match: Match, level: Level) -> Person:
    """A computer player of this level who isn't there yet; raises Refused("lobby_full")."""
    here = {person.id for person in match.people}
    for number in range(1, MOST + 1):
        person = as_person(level, number)
        if person.id not in here:
            return person
    raise Refused("lobby_full")
