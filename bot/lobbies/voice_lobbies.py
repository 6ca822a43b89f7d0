"""Use cases of a voice lobby's opener: choose people and teams, and post the card.

Only the opener sees the lobby until the card is posted. After that, a change of people or teams requires everyone
except its author to agree again. Newcomers must be in the voice channel; callers pass the people who are there.
"""

from collections.abc import Callable, Collection, Sequence
from hashlib import sha256

import msgspec

from bot.games.catalog import get_game
from bot.guilds.service import OpeningChecks
from bot.lobbies.lobby import (
    check_opener,
    draw_teams,
    every_roster,
    fill_teams_in_order,
    filter_rosters,
    find_roster,
    record_change,
    reset_agreements,
    rosters_for,
    sizes,
    slot_of,
    start_if_ready,
    team_count,
    waiting_lobby,
    with_people,
)
from bot.lobbies.open_lobbies import OpenLobbies
from bot.lobbies.opening import MUSTER_SECONDS, OpeningRequest, Terms, check_room
from bot.lobbies.rows import LobbyRows
from bot.lobbies.typed_terms import parse_terms
from bot.match.changes import Changes
from bot.match.model.computers import people_among
from bot.match.model.match import Change, ChangeKind, Lobby, LobbySeat, Match, MatchRef, Person, Request, TeamMethod
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.waits import Deadlines
from bot.names.computers import computer
from bot.screens.refusals import Refused
from engine.core.rng import Rng
from engine.core.values import Roster


class VoiceGroup(msgspec.Struct, frozen=True):
    """People in a voice channel without bots. `can_host` means that the bot can post a board in its chat.

    `people` is None if there are too many to look up.
    """

    voice_id: int
    people: tuple[Person, ...] | None
    can_host: bool
    category_id: int | None = None


class VoiceLobbies:
    """Makes a match out of a voice channel's people."""

    def __init__(
        self,
        match_rows: MatchRows,
        lobby_rows: LobbyRows,
        open_lobbies: OpenLobbies,
        changes: Changes,
        deadlines: Deadlines,
        opening_checks: OpeningChecks,
    ) -> None:
        self._match_rows = match_rows
        self._lobby_rows = lobby_rows
        self._open_lobbies = open_lobbies
        self._changes = changes
        self._deadlines = deadlines
        self._opening_checks = opening_checks

    async def open(self, request: OpeningRequest, group: VoiceGroup) -> Match:
        """Store a voice lobby that only its opener sees. All of the group play if the game admits their number.

        If the group is larger, the opener and randomly drawn others play. If it is too small, the lobby contains only
        the opener, who then chooses people. The same applies to a group that is too large to look up.

        Raises Refused("alone_in_voice") for a group of one. Raises the refusals of opening a match too.
        """
        options = parse_terms(get_game(request.game), request.typed_options)
        others = tuple(person for person in group.people or () if person.id != request.opener.id)
        if not others and group.people is not None:
            raise Refused("alone_in_voice")
        people = (request.opener, *_draw_others(request, others, sizes(every_roster(request.game, options))))
        where = (group.voice_id, *([group.category_id] if group.category_id else []))
        can_host = group.can_host and await self._opening_checks.allows_matches_in(request.guild_id, where)
        lobby = Lobby(
            kind="voice",
            places=tuple(LobbySeat() for _ in people),
            size=len(people),
            team_method="random",
            posted=False,
            voice_id=group.voice_id,
            play_channel_id=group.voice_id if can_host else None,
        )
        return await self._open_lobbies.store_new(request, Terms(options, people, MUSTER_SECONDS, lobby))

    async def choose_people(
        self, ref: MatchRef, request: Request, others: tuple[Person, ...], present: Collection[int]
    ) -> Match:
        """Set the people who play: the opener, `others`, and the computer players already in the lobby.

        Newcomers must be among `present`, the ids of people in the voice channel. Raises Refused("not_in_voice" |
        "wrong_size"), and the refusals of blocks and of too many matches.
        """

        def choose(match: Match) -> tuple[Person, ...]:
            opener, computers = match.people[0], (each for each in match.people if computer(each.id))
            people = (opener, *(each for each in (*others, *computers) if each.id != opener.id))
            stayed = {person.id for person in match.people}
            absent = [person.name for person in people if person.id not in stayed and person.id not in present]
            if absent:
                raise Refused("not_in_voice", names=tuple(absent))
            rosters_for(match.game, match.options, len(people))
            return people

        return await self._choose(ref, request, choose)

    async def choose_computers(
        self, ref: MatchRef, request: Request, choose: Callable[[Match], tuple[Person, ...]]
    ) -> Match:
        """Set the computer players to those that `choose` returns; the people stay.

        Before the card is posted any number up to the largest roster is allowed. After that, raises
        Refused("wrong_size") if no roster fits. Raises Refused("lobby_full") if there are too many.
        """

        def all_of(match: Match) -> tuple[Person, ...]:
            people = (*people_among(match.people), *choose(match))
            every = sizes(every_roster(match.game, match.options))
            if len(people) > every[-1]:
                raise Refused("lobby_full")
            if match.lobby is not None and match.lobby.posted:
                rosters_for(match.game, match.options, len(people))
            return people

        return await self._choose(ref, request, all_of)

    async def _choose(self, ref: MatchRef, request: Request, choose: Callable[[Match], tuple[Person, ...]]) -> Match:
        async def check(match: Match) -> bytes | None:
            here = {person.id for person in match.people}
            people = choose(match)
            newcomers = tuple(person for person in people if person.id not in here)
            await self._open_lobbies.check_together(ref.guild_id, people, request.person)
            await check_room(self._match_rows, ref.guild_id, newcomers, request.person)
            return await self._team_key(match, people) if _draws(match) else None

        def decide(match: Match, team_key: bytes | None) -> Change:
            lobby = self._check_arrangeable(match, request)
            people = choose(match)
            kept_slots = {person.id: slot for person, slot in zip(match.people, lobby.places, strict=True)}
            slots = tuple(kept_slots.get(person.id, LobbySeat()) for person in people)
            if lobby.posted:
                newcomers = people_among(person for person in people if person.id not in kept_slots)
                self._opening_checks.rate_limiter.ask(ref.guild_id, request.person.id, newcomers)
            arranged = _arrange_teams(with_people(match, people, slots), lobby.team_method, team_key=team_key)
            return _start_or_record(arranged, request, "arranged")

        return (await self._changes.update_with(ref, check, decide)).match

    async def choose_team_method(self, ref: MatchRef, request: Request, team_method: TeamMethod) -> Match:
        """Set how a voice lobby makes its teams, make them, and return the stored match.

        Random teams are drawn now if the card is posted, otherwise when it is posted. Once all have agreed, a posted
        lobby starts. Raises Refused("not_offered" | "lobby_closed" | "not_the_opener"), or another Refused.
        """

        async def look_up(match: Match) -> bytes | None:
            return await self._team_key(match, match.people) if _draws(match, team_method) else None

        def decide(match: Match, team_key: bytes | None) -> Change:
            self._check_arrangeable(match, request)
            return _start_or_record(_arrange_teams(match, team_method, team_key=team_key), request, "arranged")

        return (await self._changes.update_with(ref, look_up, decide)).match

    async def choose_team(self, ref: MatchRef, request: Request, first_team: Collection[int]) -> Match:
        """Set the teams of a voice lobby by hand and return the stored match.

        `first_team` has user ids. All other people form the second team; computer players may fill up the first. Raises
        Refused("not_in_lobby") for an id of another person. Raises Refused("uneven_teams") if the game has no roster
        with these sizes. Raises Refused("not_the_opener") for a request of another person.
        """

        def decide(match: Match) -> Change:
            self._check_arrangeable(match, request)
            for user_id in first_team:
                slot_of(match, user_id)
            rosters = rosters_for(match.game, match.options, len(match.people))
            slots = _teams_by_hand(match.people, rosters, first_team)
            if find_roster(rosters, slots) is None:
                raise Refused("uneven_teams", sizes=tuple(tuple(map(len, roster.teams)) for roster in rosters))
            by_hand = with_people(match, match.people, slots, team_method="hand")
            return _start_or_record(_arrange_teams(by_hand, "hand"), request, "arranged")

        return await self._changes.update(ref, decide)

    async def post(self, ref: MatchRef, request: Request) -> Match:
        """Post the voice lobby's card, so that people can agree, and return the stored match.

        Random teams are drawn now. The lobby expires MUSTER_SECONDS from now. Raises Refused("posted_already" |
        "wrong_size"), and the refusals of blocks and of the rate limit.
        """

        async def check(match: Match) -> bytes | None:
            await self._open_lobbies.check_together(ref.guild_id, match.people, request.person)
            return await self._team_key(match, match.people) if _draws(match, posted=True) else None

        def decide(match: Match, team_key: bytes | None) -> Change:
            lobby = self._check_arrangeable(match, request)
            if lobby.posted:
                raise Refused("posted_already")
            rosters_for(match.game, match.options, len(match.people))
            posted = with_people(match, match.people, lobby.places, posted=True)
            shown = _arrange_teams(posted, lobby.team_method, team_key=team_key)
            self._opening_checks.rate_limiter.ask(ref.guild_id, request.person.id, people_among(match.people[1:]))
            return _start_or_record(msgspec.structs.replace(shown, expires_at=until), request, "posted")

        until = self._deadlines.now() + MUSTER_SECONDS
        match = (await self._changes.update_with(ref, check, decide)).match
        self._deadlines.add(ref, until)
        return match

    async def _team_key(self, match: Match, people: Sequence[Person]) -> bytes:
        """Return the key to draw these people's teams from, storing this match's key if they have none yet."""
        with errors_as_refusals(*match.ref):
            return await self._lobby_rows.team_key(match.guild_id, [person.id for person in people], match.key)

    def _check_arrangeable(self, match: Match, request: Request) -> Lobby:
        lobby = waiting_lobby(match, request.at, posted=False)
        if lobby.kind != "voice":
            raise Refused("not_offered")
        check_opener(match, request)
        return lobby


def _draw_others(request: OpeningRequest, others: Sequence[Person], admitted: Sequence[int]) -> tuple[Person, ...]:
    """Return the people among `others` who play with the opener: all, if one of the `admitted` sizes fits.

    Otherwise fill the largest size that they can, by a draw. Return `()` if every size is too large. The command's
    interaction id decides the draw, so a repeated delivery draws the same people.
    """
    size = max((each for each in admitted if each <= len(others) + 1), default=1)
    if size == len(others) + 1:
        return tuple(others)
    seed = sha256(b"warroom-muster" + str(request.interaction_id).encode()).digest()
    shuffled, _ = Rng(seed).shuffle(sorted(others, key=lambda person: person.id))
    drawn = {person.id for person in shuffled[: size - 1]}
    return tuple(person for person in others if person.id in drawn)


def _start_or_record(match: Match, request: Request, kind: ChangeKind) -> Change:
    """Return the Change that stores a changed voice lobby, with a log row of this kind.

    If the card is posted, the lobby is full and all have agreed, the Change also starts the match.
    """
    is_posted = match.lobby is not None and match.lobby.posted
    return start_if_ready(match, request, kind) if is_posted else record_change(match, request, kind)


def _teams_by_hand(
    people: Sequence[Person], rosters: Sequence[Roster], first_team: Collection[int]
) -> tuple[LobbySeat, ...]:
    """Return slots with `first_team` (user ids) in team 0 and all others in team 1.

    Computer players fill up team 0 if that makes it fit a roster.
    """
    computers = [person.id for person in people if computer(person.id)]
    missing_there = {len(roster.teams[0]) - len(first_team) for roster in rosters}
    filling = next((number for number in sorted(missing_there) if 0 <= number <= len(computers)), 0)
    first = {*first_team, *computers[:filling]}
    return tuple(LobbySeat(0 if person.id in first else 1) for person in people)


def _draws(match: Match, team_method: TeamMethod | None = None, *, posted: bool = False) -> bool:
    """Return whether random teams must be drawn now: the card is posted, and the method is "random".

    `posted` is True if this change posts the card. `team_method` None means the lobby's present method.
    """
    lobby = match.lobby
    return lobby is not None and (posted or lobby.posted) and (team_method or lobby.team_method) == "random"


def _arrange_teams(match: Match, team_method: TeamMethod, *, team_key: bytes | None = None) -> Match:
    """Return the match with its teams made by this method.

    If its card is posted, everyone except the opener must agree again. Random teams are drawn from `team_key`. If the
    key is None and the method is "random", people have no team until a later draw. Raises Refused("not_offered")
    without a lobby.
    """
    if match.lobby is None:
        raise Refused("not_offered")
    people = match.people
    rosters = filter_rosters(every_roster(match.game, match.options), len(people))
    if team_key is not None and team_count(rosters):
        slots = draw_teams(team_key, people, rosters[0])
    elif team_method == "random" or not team_count(rosters):
        slots = tuple(LobbySeat() for _ in people)
    elif find_roster(rosters, match.lobby.places) is None:
        slots = fill_teams_in_order(people, rosters[0])
    else:
        slots = match.lobby.places
    agreed = reset_agreements(slots, 0 if match.lobby.posted else None)
    return with_people(match, people, agreed, team_method=team_method, size=len(people))
