"""Use cases of lobbies for their people: open, join, leave, change teams, agree, start and cancel.

The opener's use cases of a voice lobby are in `voice_lobbies`. A newcomer's blocks are checked while the match is
locked. So no two people share a lobby if one blocks the other.
"""

import logging

import msgspec

from bot.games.catalog import get_game
from bot.lobbies.lobby import (
    change_team,
    check_opener,
    find_roster,
    free_lobby,
    is_full,
    move_opener_first,
    open_teams,
    pending_people,
    record_change,
    remove_slot,
    reset_agreements,
    rosters_for,
    rosters_of,
    sizes,
    slot_of,
    start_if_ready,
    start_match,
    team_count,
    waiting_lobby,
    with_people,
)
from bot.lobbies.opening import LOBBY_SECONDS, Opening, OpeningRequest, Terms, check_room, rematch_request
from bot.lobbies.rows import LobbyRows
from bot.lobbies.typed_terms import parse_terms
from bot.match.changes import ChangeResult, Changes
from bot.match.model.computers import people_among
from bot.match.model.match import Change, Lobby, LobbySeat, Match, MatchRef, Permissions, Person, Request
from bot.match.model.timing import ClockName
from bot.match.refusals import errors_as_refusals
from bot.match.rows.match_rows import MatchRows
from bot.match.transitions import close
from bot.match.waits import Deadlines
from bot.names.computers import computer
from bot.screens.refusals import Refused

_log = logging.getLogger(__name__)


class OpenLobbies:
    """Opens lobbies, and lets people come and go."""

    def __init__(
        self, match_rows: MatchRows, lobby_rows: LobbyRows, changes: Changes, deadlines: Deadlines, opening: Opening
    ) -> None:
        self._match_rows = match_rows
        self._lobby_rows = lobby_rows
        self._changes = changes
        self._deadlines = deadlines
        self._opening = opening

    async def open(self, request: OpeningRequest, size: int | None = None) -> Match:
        """Store an open lobby with its opener in it. `size` None allows any number that the game admits.

        Raises Refused("wrong_size") if the options don't allow `size` people, and the refusals of opening a match.
        """
        options = parse_terms(get_game(request.game), request.typed_options)
        rosters = rosters_for(request.game, options, size)
        slot = LobbySeat(0 if team_count(rosters) else None, agreed=True)
        lobby = Lobby("open", (slot,), size)
        return await self.store_new(request, Terms(options, (request.opener,), LOBBY_SECONDS, lobby))

    async def again(self, match: Match, request: Request, permissions: Permissions) -> Match:
        """Store a lobby for a rematch of a finished match, with the same people and teams, and return it.

        The person of `request` becomes its opener. Raises Refused if one of them blocks another, and the refusals of
        opening.
        """

        def is_asking(person: Person) -> bool:
            return person.id == request.person.id

        teams = [match.roster.team_of(seat) for seat in match.roster.seats]
        shared = team_count((match.roster,)) > 0
        slots = [
            (person, LobbySeat(team if shared else None, agreed=is_asking(person) or computer(person.id) is not None))
            for person, team in zip(match.people, teams, strict=True)
        ]
        slots.sort(key=lambda each: not is_asking(each[0]))  # whoever asks is the opener
        people = tuple(person for person, _ in slots)
        lobby = Lobby("voice", tuple(slot for _, slot in slots), len(people))
        await self.check_together(match.guild_id, people, request.person)
        terms = Terms(
            match.options, people, LOBBY_SECONDS, lobby, clock_before=match.timing.clock, rated_before=match.rated
        )
        return await self.store_new(rematch_request(match, request, permissions), terms)

    async def store_new(self, request: OpeningRequest, terms: Terms) -> Match:
        """Store a new lobby with these terms, schedule its deadline and return it.

        Raises Refused("too_many_yours" | "too_many_open") if a person has too many matches, and the refusals of
        opening.
        """

        async def check_people(_clock: ClockName) -> None:
            await check_room(self._match_rows, request.guild_id, terms.people, request.opener)

        return await self._opening.open(request, terms, check_people)

    async def join(
        self, ref: MatchRef, request: Request, team: int | None = None, voice_id: int | None = None
    ) -> Match:
        """Add the person to a lobby, or move them to another team. An open lobby that gets full starts.

        `team` is the index of the team, and None if the game has no teams. A voice lobby admits newcomers only to free
        seats. They must be in its voice channel; `voice_id` is the channel that the person is in.

        Raises Refused if the lobby or team is full, or the person is already in. Raises Refused also for a block, or
        too many matches.
        """
        person = request.person

        async def check(match: Match) -> None:
            if person.id not in {other.id for other in match.people}:
                await self.check_newcomer(match, person)

        def decide(match: Match, _checked: None) -> Change:
            lobby = free_lobby(match, request.at)
            if lobby.kind == "voice":
                return _take_seat(match, lobby, request, voice_id)
            return _join_lobby(match, lobby, request, team)

        return (await self._changes.update_with(ref, check, decide)).match

    async def leave(self, ref: MatchRef, request: Request, *, unasked: bool = False) -> Match:
        """Remove the person from a lobby. The next person becomes its opener; an empty lobby is cancelled.

        `unasked` is True if the person leaves without a button, such as by a block. Then the lobby's card needn't be
        posted. The lobby may also be a tournament's pairing, which is then cancelled. Raises Refused("not_in_lobby"),
        and the refusals of `waiting_lobby` or `free_lobby`.
        """

        def decide(match: Match) -> Change:
            lobby = waiting_lobby(match, request.at, posted=False) if unasked else free_lobby(match, request.at)
            index = slot_of(match, request.person.id)
            if lobby.kind == "pairing":
                return close(match, "cancelled", request.at, request)
            left = remove_slot(match, index)
            if not people_among(left.people):
                return close(match, "cancelled", request.at, request)
            return record_change(move_opener_first(left), request, "left")

        return await self._changes.update(ref, decide)

    async def separate(self, guild_id: int, person: Person, other: Person) -> None:
        """Remove `person` from every lobby with a posted card in the guild that also contains `other`.

        It is used after `person` blocks `other`. A lobby that has started or closed is skipped.
        """
        with errors_as_refusals(guild_id):
            matches = await self._match_rows.matches(guild_id, user_id=person.id, statuses=("open",))
        for match in matches:
            if match.lobby is None or not match.is_announced or other.id not in {each.id for each in match.people}:
                continue
            try:
                await self.leave(match.ref, Request(person, None, self._deadlines.now()), unasked=True)
            except Refused as refused:
                _log.info("guild %d match %d: nothing to leave any more (%s)", guild_id, match.id, refused.code)

    async def start(self, ref: MatchRef, request: Request) -> Match:
        """Start the match of an open lobby with the people in it, and return it. Only the opener may.

        Raises Refused("not_the_opener" | "not_offered" | "lobby_closed"), or Refused("cannot_start") if no roster fits.
        """

        def decide(match: Match) -> Change:
            lobby = waiting_lobby(match, request.at)
            check_opener(match, request)
            if lobby.kind != "open":
                raise Refused("not_offered")
            roster = find_roster(rosters_of(match), lobby.places)
            if roster is None:
                raise Refused("cannot_start", sizes=sizes(rosters_of(match)), teams=team_count(rosters_of(match)) > 0)
            return start_match(match, request, roster)

        return await self._changes.update(ref, decide)

    async def agree(self, ref: MatchRef, request: Request) -> Match:
        """Mark the person as agreed to a voice lobby or pairing. Start the match when all have agreed.

        Raises Refused("not_complete") if seats or teams are missing, Refused("agreed_already") on a repeat, and
        Refused("not_offered") in an open lobby. Raises Refused("too_many_yours") if the person has too many other
        matches.
        """

        async def check(match: Match) -> None:
            await check_room(self._match_rows, match.guild_id, (request.person,), request.person, exclude=match.id)

        def decide(match: Match, _checked: None) -> Change:
            lobby = waiting_lobby(match, request.at)
            index = slot_of(match, request.person.id)
            if lobby.kind == "open":
                raise Refused("not_offered")
            if find_roster(rosters_of(match), lobby.places) is None:
                raise Refused("not_complete", free=(lobby.size or 0) - len(match.people))
            if lobby.places[index].agreed:
                raise Refused("agreed_already", names=tuple(person.name for person in pending_people(match)))
            slots = tuple(
                msgspec.structs.replace(slot, agreed=True) if number == index else slot
                for number, slot in enumerate(lobby.places)
            )
            return start_if_ready(with_people(match, match.people, slots), request, "agreed")

        result: ChangeResult[None] = await self._changes.update_with(ref, check, decide)
        if result.before.lobby is not None and result.before.lobby.kind == "voice":
            self._opening.checks.rate_limiter.forgive(ref.guild_id, result.before.people[0].id, request.person)
        return result.match

    async def swap(self, ref: MatchRef, request: Request, other_id: int) -> Match:
        """Exchange the teams of two people of a voice lobby. All people except the caller must agree again.

        Raises Refused("cannot_swap") if the teams are incomplete or equal, or the lobby has no teams.
        """

        async def check(match: Match) -> None:
            await check_room(self._match_rows, match.guild_id, (request.person,), request.person, exclude=match.id)

        def decide(match: Match, _checked: None) -> Change:
            lobby = waiting_lobby(match, request.at)
            one, other = slot_of(match, request.person.id), slot_of(match, other_id)
            teams = [slot.team for slot in lobby.places]
            if lobby.kind != "voice" or None in teams or teams[one] == teams[other]:
                raise Refused("cannot_swap")
            slots = change_team(change_team(lobby.places, one, teams[other]), other, teams[one])
            return record_change(with_people(match, match.people, reset_agreements(slots, one)), request, "swapped")

        return (await self._changes.update_with(ref, check, decide)).match

    async def cancel(self, ref: MatchRef, request: Request) -> Match:
        """Cancel a lobby before its match starts, and return the match. Only the opener may.

        Raises Refused("not_the_opener" | "lobby_closed"). Raises Refused("not_offered") for a tournament's pairing, and
        for a match that has no lobby.
        """

        def decide(match: Match) -> Change:
            free_lobby(match, request.at, posted=False)
            check_opener(match, request)
            return close(match, "cancelled", request.at, request)

        return await self._changes.update(ref, decide)

    async def check_newcomer(self, match: Match, person: Person) -> None:
        """Raise Refused if a block between the person and someone in the lobby exists, or they have too many matches.

        The code is "you_blocked_here" if the person is the blocker, and "blocked_here" if the person is blocked. It is
        "too_many_yours" for too many matches.
        """
        others = {other.id: other for other in match.people}
        with errors_as_refusals(match.guild_id):
            blocks = await self._lobby_rows.blocks_among(match.guild_id, (*others, person.id))
        for blocker, blocked in blocks:
            if blocker == person.id and blocked in others:
                raise Refused("you_blocked_here", name=others[blocked].name)
            if blocked == person.id:
                raise Refused("blocked_here")
        await check_room(self._match_rows, match.guild_id, (person,), person)

    async def check_together(self, guild_id: int, people: tuple[Person, ...], asking: Person) -> None:
        """Raise Refused if one of these people blocks another.

        `asking` is the person who gets the refusal. The code is "you_blocked" if `asking` is the blocker. It is
        "blocked_you" if `asking` is the blocked person, and "blocked_pair" for a block between two others.
        """
        names = {person.id: person.name for person in people}
        with errors_as_refusals(guild_id):
            blocks = await self._lobby_rows.blocks_among(guild_id, tuple(names))
        for blocker, blocked in blocks:
            if blocker == asking.id:
                raise Refused("you_blocked", name=names[blocked])
            if blocked == asking.id:
                raise Refused("blocked_you", name=names[blocker])
            raise Refused("blocked_pair", names=tuple(sorted((names[blocker], names[blocked]))))


def _join_lobby(match: Match, lobby: Lobby, request: Request, team: int | None) -> Change:
    rosters, slots = rosters_of(match), lobby.places
    if team not in (range(team_count(rosters)) or (None,)):
        raise Refused("not_offered")
    here = next((index for index, person in enumerate(match.people) if person.id == request.person.id), None)
    if here is None and is_full(rosters, slots):
        raise Refused("lobby_full")
    if here is not None and team == slots[here].team:
        raise Refused("joined_already")
    others = slots if here is None else (*slots[:here], *slots[here + 1 :])
    if team is not None and team not in open_teams(rosters, others):
        raise Refused("team_full", team=team + 1)
    if here is not None:
        return record_change(with_people(match, match.people, change_team(slots, here, team)), request, "joined")
    people = (*match.people, request.person)
    return start_if_ready(with_people(match, people, (*slots, LobbySeat(team, agreed=True))), request, "joined")


def _take_seat(match: Match, lobby: Lobby, request: Request, voice_id: int | None) -> Change:
    if any(person.id == request.person.id for person in match.people):
        raise Refused("joined_already")
    rosters, slots = rosters_of(match), lobby.places
    if is_full(rosters, slots):
        raise Refused("lobby_full")
    if lobby.voice_id is None or voice_id != lobby.voice_id:
        raise Refused("not_in_that_voice")
    teams = [slot.team for slot in slots]
    team = min(open_teams(rosters, slots), key=teams.count) if team_count(rosters) else None
    after = reset_agreements((*slots, LobbySeat(team)), len(slots))
    return record_change(with_people(match, (*match.people, request.person), after), request, "joined")
