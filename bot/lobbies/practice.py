"""Matches against computer players only, which one person opens and which begin without any agreement.

Also computer players in lobbies. Their opener adds and removes them, and they agree to everything.
"""

from collections.abc import Sequence

from bot.games.catalog import get_game
from bot.lobbies.lobby import (
    check_opener,
    free_lobby,
    is_full,
    open_teams,
    record_change,
    remove_slot,
    rosters_for,
    rosters_of,
    slot_of,
    start_if_ready,
    team_count,
    with_people,
)
from bot.lobbies.opening import (
    CHALLENGE_SECONDS,
    Opening,
    OpeningRequest,
    Terms,
    check_room,
    locate_message,
    rematch_request,
)
from bot.lobbies.typed_terms import parse_terms
from bot.lobbies.voice_lobbies import VoiceLobbies
from bot.match.changes import Changes
from bot.match.model.computers import ComputerOpponents, as_person, free_computer, is_practice, people_among
from bot.match.model.match import Change, LobbySeat, Match, MatchRef, Permissions, Person, Request
from bot.match.model.timing import ClockName
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.tasks import Locks
from bot.match.thinking import Thinking
from bot.match.transitions import close, deal
from bot.names.computers import computer
from bot.outbox.rows import OutboxRows
from bot.screens.refusals import Refused
from engine.ai.player import LEVELS, Level
from engine.core.replay import Position


class Practice:
    """Opens matches against computer players, begins them, and ends those that are watched."""

    def __init__(
        self, match_rows: MatchRows, outbox_rows: OutboxRows, changes: Changes, opening: Opening, thinking: Thinking
    ) -> None:
        self._match_rows = match_rows
        self._outbox_rows = outbox_rows
        self._changes = changes
        self._opening = opening
        self._thinking = thinking
        self._watching = Locks[int]()

    async def open(self, request: OpeningRequest, opponents: ComputerOpponents) -> Match:
        """Store a match against computer players; `begin` then starts it.

        The default is no clock if the guild allows that, otherwise its first allowed clock. A watched match has only
        computer players, and a guild can have one at a time. Raises Refused("wrong_size" | "watched_already"), and the
        refusals of opening a match.
        """
        options = parse_terms(get_game(request.game), request.typed_options)
        roster = rosters_for(request.game, options, opponents.number + 1)[0]
        seated = () if opponents.watched else (request.opener,)
        people = (*seated, *opponents.people)
        terms = Terms(options, people, CHALLENGE_SECONDS, clock_before="none", roster=roster)
        if seated:
            return await self._open(request, terms)
        async with self._watching.get(request.guild_id):
            await self._check_unwatched(request.guild_id)
            return await self._open(request, terms)

    async def begin(self, ref: MatchRef) -> Match:
        """Start a stored match against computer players and return it.

        Raises Refused("not_offered") unless the match is practice and its status is "open".
        """

        def decide(match: Match) -> Change:
            if not is_practice(match) or match.status != "open":
                raise Refused("not_offered")
            player = next(person for person in match.people if computer(person.id))
            return deal(match, Request(player, None, self._changes.deadlines.now()))

        return await self._changes.update(ref, decide)

    async def again(
        self, match: Match, request: Request, permissions: Permissions, level: Level | None = None
    ) -> Match:
        """Store another match against the same computer players, with the same options and start, and return it.

        With `level`, computer players of that level replace them. `begin` then starts the match. Raises Refused if
        computer players are not allowed, and the refusals of opening.
        """
        people = tuple(
            as_person(level or player.level, player.number) if (player := computer(person.id)) else person
            for person in match.people
        )
        terms = _terms_like(match, people, match.timing.clock, match.position)
        return await self._open(rematch_request(match, request, permissions), terms)

    async def open_position(self, request: OpeningRequest, match: Match, position: Position) -> Match:
        """Store a match that starts from a position of `match`, with the options of `match`, and return it.

        The opener has the position's seat, and computer players have all others. A computer player keeps its level in
        `match`. One in a person's seat gets the level of `suggest_level`. `begin` then starts the match. Raises Refused
        if computer players are not allowed, and the refusals of opening.
        """
        usual = await self.suggest_level(request.guild_id, request.opener.id)
        people: list[Person] = []
        for seat, person in enumerate(match.people):
            player = computer(person.id)
            is_openers = seat == position.seat
            people.append(request.opener if is_openers else _newcomer(people, player.level if player else usual))
        return await self._open(request, _terms_like(match, tuple(people), "none", position))

    async def end_watched(self, ref: MatchRef, request: Request, permissions: Permissions) -> Match:
        """Cancel a live match of computer players only. Its opener and admins may.

        Raises Refused("match_over" | "not_offered" | "not_yours_to_end").
        """

        async def opener(match: Match) -> int | None:
            return (await self._match_rows.log(match.ref))[0].user_id

        def decide(match: Match, opened_by: int | None) -> Change:
            if people_among(match.people) or match.status == "open":
                raise Refused("not_offered")
            if match.status != "live":
                raise Refused("match_over")
            if request.person.id != opened_by and not permissions.manages:
                raise Refused("not_yours_to_end")
            return close(match, "cancelled", request.at, request)

        return (await self._changes.update_with(ref, opener, decide)).match

    async def check_allowed(self, guild_id: int) -> None:
        """Raise Refused if people in the guild may not play against computer players.

        The code is "no_computers" if this bot offers none, and "computers_not_allowed" if a house rule forbids them.
        """
        if not self._thinking.is_offered:
            raise Refused("no_computers")
        if not (await self._opening.checks.rules(guild_id)).computers:
            raise Refused("computers_not_allowed")

    async def suggest_level(self, guild_id: int, user_id: int) -> Level:
        """Return "beginner" for a person without a finished match in the guild, otherwise "easy"."""
        with errors_as_refusals(guild_id):
            return "easy" if await self._match_rows.has_finished(guild_id, user_id) else "beginner"

    async def list_live(self, guild_id: int, user_id: int) -> tuple[Match, ...]:
        """Return the person's live matches in the guild, the newest first."""
        with errors_as_refusals(guild_id):
            return await self._match_rows.matches(guild_id, user_id=user_id, statuses=("live",))

    async def is_allowed(self, guild_id: int) -> bool:
        """Return whether people in the guild may play against computer players."""
        try:
            await self.check_allowed(guild_id)
        except Refused:
            return False
        return True

    async def _open(self, request: OpeningRequest, terms: Terms) -> Match:
        async def check_people(_clock: ClockName) -> None:
            await self.check_allowed(request.guild_id)
            await check_room(self._match_rows, request.guild_id, terms.people, request.opener)

        return await self._opening.open(request, terms, check_people)

    async def _check_unwatched(self, guild_id: int) -> None:
        """Raise Refused("watched_already") if the guild has a current match of computer players only."""
        with errors_as_refusals(guild_id):
            for level in LEVELS:
                for match in await self._match_rows.matches(guild_id, user_id=as_person(level).id):
                    if not people_among(match.people):
                        raise Refused("watched_already", where=await locate_message(self._outbox_rows, match))


class LobbyComputers:
    """Use case of adding computer players to lobbies and removing them.

    `voice` marks a voice lobby, in which the opener makes the teams.
    """

    def __init__(self, changes: Changes, voice_lobbies: VoiceLobbies, practice: Practice) -> None:
        self._changes = changes
        self._voice_lobbies = voice_lobbies
        self._practice = practice

    async def add(self, ref: MatchRef, request: Request, level: Level, team: int | None, *, voice: bool) -> Match:
        """Add a computer player of this level to a lobby. An open lobby that gets full starts.

        `voice` is True for a voice lobby. `team` is a team index; voice lobbies and games without teams ignore it. Only
        the opener may. Raises Refused("not_the_opener" | "lobby_full" | "team_full"). Raises Refused("no_computers" |
        "computers_not_allowed") if computer players are not available.
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
            people = (*match.people, _newcomer(match.people, level))
            slots = (*lobby.places, LobbySeat(joined, agreed=True))
            return start_if_ready(with_people(match, people, slots), request, "joined")

        if voice:
            return await self._voice_lobbies.choose_computers(
                ref, request, lambda match: (*computers_of(match), _newcomer(match.people, level))
            )
        return await self._changes.update(ref, decide)

    async def remove(self, ref: MatchRef, request: Request, user_id: int, *, voice: bool) -> Match:
        """Remove the computer player with the id `user_id` from a lobby and return the match.

        `voice` is whether it is a voice lobby. Only the opener may. Raises Refused("not_in_lobby" | "not_offered" |
        "not_the_opener"), and for a voice lobby the refusals of `choose_computers`.
        """

        def rest(match: Match) -> tuple[Person, ...]:
            slot_of(match, user_id)
            return tuple(person for person in computers_of(match) if person.id != user_id)

        def decide(match: Match) -> Change:
            free_lobby(match, request.at)
            check_opener(match, request)
            if computer(user_id) is None:
                raise Refused("not_offered")
            return record_change(remove_slot(match, slot_of(match, user_id)), request, "left")

        if voice:
            return await self._voice_lobbies.choose_computers(ref, request, rest)
        return await self._changes.update(ref, decide)


def _terms_like(match: Match, people: tuple[Person, ...], clock: ClockName, position: Position | None) -> Terms:
    """Return the terms of a match with the options and teams of `match`; `people` are indexed by seat.

    `clock` is taken if the house rules allow it.
    """
    return Terms(match.options, people, CHALLENGE_SECONDS, clock_before=clock, roster=match.roster, position=position)


def computers_of(match: Match) -> tuple[Person, ...]:
    """The computer players among the people of a match."""
    return tuple(person for person in match.people if computer(person.id))


def _newcomer(people: Sequence[Person], level: Level) -> Person:
    """Return a computer player of this level to join `people`. Raises Refused("lobby_full") if none is left."""
    newcomer = free_computer(people, level)
    if newcomer is None:
        raise Refused("lobby_full")
    return newcomer
