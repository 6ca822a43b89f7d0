"""Values of a lobby: its people and their slots, the rosters they can form, and the lobby's next version.

Slots run parallel to the people. Only slots of games with teams have a team; None there means that the person still
waits for one.

Teams are drawn from a match key. `Rng(sha256(b"warroom-teams" + key).digest())` shuffles the Discord ids, sorted
ascending. Teams take their members from the front, first team first. A set of people keeps the key of the first match
that drew their teams. They lose it when a match of theirs ends. So calling a lobby off can't produce different teams.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from bot.games.catalog import get_game
from bot.match.model.match import Change, ChangeKind, Lobby, LobbySeat, LogRow, Match, Person, Request
from bot.match.transitions import deal
from bot.names.computers import computer
from bot.screens.refusals import Refused
from engine.core.rng import Rng
from engine.core.values import Roster


def filter_rosters(rosters: Sequence[Roster], size: int | None) -> tuple[Roster, ...]:
    """Return the rosters with `size` seats; all rosters if `size` is None."""
    return tuple(roster for roster in rosters if size is None or len(roster.seats) == size)


def sizes(rosters: Sequence[Roster]) -> tuple[int, ...]:
    """Return the distinct seat counts of these rosters, ascending."""
    return tuple(sorted({len(roster.seats) for roster in rosters}))


def team_count(rosters: Sequence[Roster]) -> int:
    """Return the largest number of teams among rosters that have a team of several seats; 0 if each plays alone."""
    return max((len(roster.teams) for roster in rosters if any(len(team) > 1 for team in roster.teams)), default=0)


def find_roster(rosters: Sequence[Roster], slots: Sequence[LobbySeat]) -> Roster | None:
    """Return the first roster with the same team sizes as the people in `slots`, or None if none matches.

    Return None, too, if the game has teams and a person has no team yet.
    """
    count, placed = team_count(rosters), Counter(slot.team for slot in slots)
    if count and placed[None]:
        return None
    counts = [placed[team] for team in range(count)] if count else [1] * len(slots)
    return next((roster for roster in rosters if [len(team) for team in roster.teams] == counts), None)


def open_teams(rosters: Sequence[Roster], slots: Sequence[LobbySeat]) -> tuple[int, ...]:
    """Return the indexes of the teams that one more person could join, ascending, counted from 0.

    Return `()` if all teams are full or the rosters have no teams.
    """
    placed = Counter(slot.team for slot in slots)
    count = team_count(rosters)
    return tuple(
        team
        for team in range(count)
        if any(
            all(placed[other] + (other == team) <= len(roster.teams[other]) for other in range(count))
            for roster in rosters
            if len(roster.teams) == count
        )
    )


def is_full(rosters: Sequence[Roster], slots: Sequence[LobbySeat]) -> bool:
    """Return whether the lobby has as many people as the largest roster has seats."""
    return len(slots) >= max(sizes(rosters), default=0)


def seat_people(people: Sequence[Person], slots: Sequence[LobbySeat], roster: Roster) -> tuple[Person, ...]:
    """Return the people in seat order. Each team's members take its seats in lobby order.

    If any slot has no team, each person forms a team, in lobby order.
    """
    teams = [slot.team for slot in slots]
    if None in teams:
        teams = list(range(len(people)))
    seats = {team: iter(members) for team, members in enumerate(roster.teams)}
    people_by_seat = {next(seats[team]): person for person, team in zip(people, teams, strict=True) if team is not None}
    return tuple(people_by_seat[seat] for seat in roster.seats)


def draw_teams(key: bytes, people: Sequence[Person], roster: Roster) -> tuple[LobbySeat, ...]:
    """Return a slot per person, in order of `people`, with teams of the roster's sizes drawn at random.

    The same key and people always give the same teams.
    """
    shuffled, _ = Rng(sha256(b"warroom-teams" + key).digest()).shuffle(sorted(person.id for person in people))
    team_of = dict(zip(shuffled, _teams_in_turn(roster), strict=True))
    return tuple(LobbySeat(team_of[person.id]) for person in people)


def fill_teams_in_order(people: Sequence[Person], roster: Roster) -> tuple[LobbySeat, ...]:
    """Return one slot per person, filling the roster's teams in lobby order, first team first."""
    return tuple(LobbySeat(team) for _, team in zip(people, _teams_in_turn(roster), strict=True))


def change_team(slots: Sequence[LobbySeat], index: int, team: int | None) -> tuple[LobbySeat, ...]:
    """Return the slots with the team of the slot at `index` set to `team`; None means no team."""
    return tuple(
        msgspec.structs.replace(slot, team=team) if number == index else slot for number, slot in enumerate(slots)
    )


def reset_agreements(slots: Sequence[LobbySeat], index: int | None) -> tuple[LobbySeat, ...]:
    """Return the slots with `agreed` set only for the person at `index`, or for none if `index` is None.

    Used when people or teams change and everyone must agree again.
    """
    return tuple(msgspec.structs.replace(slot, agreed=number == index) for number, slot in enumerate(slots))


def _teams_in_turn(roster: Roster) -> list[int]:
    return [team for team, seats in enumerate(roster.teams) for _ in seats]


def every_roster(game: str, options: bytes) -> tuple[Roster, ...]:
    """Return all rosters that a game allows under the stored options, in the order of the game."""
    host = get_game(game)
    return tuple(host.engine.rosters(host.engine.codec.load_options(options)))


def rosters_for(game: str, options: bytes, size: int | None) -> tuple[Roster, ...]:
    """Return the rosters for `size` people; all of them if `size` is None.

    Raises Refused("wrong_size") if there is none.
    """
    every = every_roster(game, options)
    matching = filter_rosters(every, size)
    if not matching:
        raise Refused("wrong_size", game=get_game(game).presenter.name, sizes=sizes(every))
    return matching


def rosters_of(match: Match) -> tuple[Roster, ...]:
    """Return the rosters that fit the lobby's size; `()` if none fits. A lobby with `size` None fits all."""
    return filter_rosters(every_roster(match.game, match.options), match.lobby.size if match.lobby else None)


def waiting_lobby(match: Match, at: float, *, posted: bool = True) -> Lobby:
    """Return the lobby of a match that still waits for its people.

    `at` is the time in Unix seconds. If `posted`, the lobby's card must have been posted. Raises Refused("not_offered")
    without such a lobby, and Refused("lobby_closed") if it is closed or expired.
    """
    if match.lobby is None or (posted and not match.lobby.posted):
        raise Refused("not_offered")
    if match.status != "open":
        raise Refused("lobby_closed", status=match.status)
    if match.expires_at is not None and at > match.expires_at:
        raise Refused("lobby_closed", status="expired")
    return match.lobby


def free_lobby(match: Match, at: float, *, posted: bool = True) -> Lobby:
    """Return the lobby as `waiting_lobby` does, if people may join and leave freely.

    Raises Refused("not_offered") for a tournament's pairing, and the refusals of `waiting_lobby`.
    """
    lobby = waiting_lobby(match, at, posted=posted)
    if lobby.kind == "pairing":
        raise Refused("not_offered")
    return lobby


def slot_of(match: Match, user_id: int) -> int:
    """Return the index of a person's slot in a lobby, from 0; raise Refused("not_in_lobby") without a slot."""
    for index, person in enumerate(match.people):
        if person.id == user_id:
            return index
    raise Refused("not_in_lobby")


def check_opener(match: Match, request: Request) -> None:
    """Raise Refused("not_the_opener") if the request's person did not open the lobby."""
    if request.person.id != match.people[0].id:
        raise Refused("not_the_opener", name=match.people[0].name)


def pending_people(match: Match) -> tuple[Person, ...]:
    """Return the people of a lobby who have not agreed, in lobby order; `()` if the match has no lobby."""
    slots = match.lobby.places if match.lobby else ()
    return tuple(person for person, slot in zip(match.people, slots, strict=True) if not slot.agreed)


def with_people(match: Match, people: tuple[Person, ...], slots: tuple[LobbySeat, ...], **changes: object) -> Match:
    """Return the match with these people and slots in its lobby; `changes` are other fields of the lobby.

    `people` and `slots` correspond by index. The slots of computer players are marked as agreed.
    """
    slots = tuple(
        msgspec.structs.replace(slot, agreed=True) if computer(person.id) else slot
        for person, slot in zip(people, slots, strict=True)
    )
    lobby = msgspec.structs.replace(match.lobby, places=slots, **changes) if match.lobby else None
    return msgspec.structs.replace(match, people=people, lobby=lobby)


def remove_slot(match: Match, index: int) -> Match:
    """Return the match without the person, and the slot, at `index`."""
    slots = match.lobby.places if match.lobby else ()
    return with_people(match, match.people[:index] + match.people[index + 1 :], slots[:index] + slots[index + 1 :])


def move_opener_first(match: Match) -> Match:
    """Return the match with its first human at index 0 of the lobby, which makes that person the opener.

    The match must include a human. The order of the others stays.
    """
    first = next(index for index, person in enumerate(match.people) if computer(person.id) is None)
    if match.lobby is None or first == 0:
        return match
    people, slots = list(match.people), list(match.lobby.places)
    people.insert(0, people.pop(first))
    slots.insert(0, slots.pop(first))
    return with_people(match, tuple(people), tuple(slots))


def record_change(match: Match, request: Request, kind: ChangeKind) -> Change:
    """Return the Change that stores `match` as the lobby's next version, with a log row of this kind."""
    after = msgspec.structs.replace(match, version=match.version + 1, reports=())
    row = LogRow(after.version, kind, request.at, request.person.id, interaction_id=request.interaction_id)
    return Change(after, row)


def start_match(match: Match, request: Request, roster: Roster) -> Change:
    """Return the Change that starts a lobby's match, with the people in the seats of `roster`.

    Raises Refused("not_offered" | "lobby_closed") if the lobby no longer waits, and the refusals of dealing.
    """
    lobby = waiting_lobby(match, request.at)
    ready = msgspec.structs.replace(
        match,
        channel_id=lobby.play_channel_id or match.channel_id,
        roster=roster,
        people=seat_people(match.people, lobby.places, roster),
        lobby=msgspec.structs.replace(lobby, places=(), started=match.version + 1),
    )
    return deal(ready, request)


def start_if_ready(match: Match, request: Request, kind: ChangeKind) -> Change:
    """Return the Change that starts the match if the lobby is full and everyone has agreed.

    The teams must also match a roster. Otherwise return the Change that only stores `match`, with a log row of this
    kind.
    """
    rosters, slots = rosters_of(match), waiting_lobby(match, request.at).places
    roster = find_roster(rosters, slots)
    if roster is not None and is_full(rosters, slots) and all(slot.agreed for slot in slots):
        return start_match(match, request, roster)
    return record_change(match, request, kind)
