"""Who plays with whom: the rosters that people can form before a match, and the ways to make teams.

People stand in places, which run parallel to them. Where a game has no teams of several, no place has a team; where it
has, a place without one waits for its team.

Teams are drawn from the key of a match: the people's Discord ids in ascending order are shuffled by
`Rng(sha256(b"warroom-teams" + key).digest())`, and the first team takes its members from the front. The key is that of
the first match for which these people were drawn teams, and stays theirs until they have played one to its end. So
nobody can draw until they like it, not even by calling a lobby off.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from bot.model.match import LobbySeat, Person
from engine.core.rng import Rng
from engine.core.values import Roster


def of_size(rosters: Sequence[Roster], size: int | None) -> tuple[Roster, ...]:
    """The rosters for so many people; all of them for None."""
    return tuple(roster for roster in rosters if size is None or len(roster.seats) == size)


def sizes(rosters: Sequence[Roster]) -> tuple[int, ...]:
    """How many people these rosters are for, ascending."""
    return tuple(sorted({len(roster.seats) for roster in rosters}))


def team_count(rosters: Sequence[Roster]) -> int:
    """How many teams people can join; 0 where everybody plays alone."""
    return max((len(roster.teams) for roster in rosters if any(len(team) > 1 for team in roster.teams)), default=0)


def fitting(rosters: Sequence[Roster], places: Sequence[LobbySeat]) -> Roster | None:
    """The roster that people in these places form, if they form one."""
    counts = _counts(rosters, places)
    if counts is None:
        return None
    return next((roster for roster in rosters if [len(team) for team in roster.teams] == counts), None)


def open_teams(rosters: Sequence[Roster], places: Sequence[LobbySeat]) -> tuple[int, ...]:
    """The teams that one more person could join, of a game with teams."""
    placed = Counter(place.team for place in places)
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


def is_full(rosters: Sequence[Roster], places: Sequence[LobbySeat]) -> bool:
    """Whether nobody else can take part."""
    return len(places) >= max(sizes(rosters), default=0)


def seated(people: Sequence[Person], places: Sequence[LobbySeat], roster: Roster) -> tuple[Person, ...]:
    """The people by seat: each team's members take its seats in the order in which they stand."""
    teams = [place.team for place in places]
    if None in teams:
        teams = list(range(len(people)))
    seats = {team: iter(members) for team, members in enumerate(roster.teams)}
    found = {next(seats[team]): person for person, team in zip(people, teams, strict=True) if team is not None}
    return tuple(found[seat] for seat in roster.seats)


def drawn(key: bytes, people: Sequence[Person], roster: Roster) -> tuple[LobbySeat, ...]:
    """Teams of the roster's sizes, drawn from the key."""
    shuffled, _ = Rng(sha256(b"warroom-teams" + key).digest()).shuffled(sorted(person.id for person in people))
    team_of = dict(zip(shuffled, _teams_in_turn(roster), strict=True))
    return tuple(LobbySeat(team_of[person.id]) for person in people)


def in_order(people: Sequence[Person], roster: Roster) -> tuple[LobbySeat, ...]:
    """Teams of the roster's sizes, as the people stand."""
    return tuple(LobbySeat(team) for _, team in zip(people, _teams_in_turn(roster), strict=True))


def captained(people: Sequence[Person], rival_id: int) -> tuple[LobbySeat, ...]:
    """The first person and the rival lead a team each; the others wait to be picked."""
    places = [LobbySeat() for _ in people]
    places[0] = LobbySeat(0, captain=True)
    rival = next((index for index, person in enumerate(people) if person.id == rival_id and index), 1)
    places[rival] = LobbySeat(1, captain=True)
    return tuple(places)


def picking_team(places: Sequence[LobbySeat]) -> int | None:
    """The team whose captain picks next: the smaller one, else the second; None where nobody waits to be picked."""
    placed = Counter(place.team for place in places)
    if not placed[None]:
        return None
    return 0 if placed[0] < placed[1] else 1


def picked(rosters: Sequence[Roster], places: Sequence[LobbySeat], index: int, team: int) -> tuple[LobbySeat, ...]:
    """Put a waiting person into a team; and the last one too, if only one team has room."""
    after = moved(places, index, team)
    waiting = [number for number, place in enumerate(after) if place.team is None]
    if len(waiting) == 1 and len(teams := open_teams(rosters, after)) == 1:
        return moved(after, waiting[0], teams[0])
    return after


def moved(places: Sequence[LobbySeat], index: int, team: int | None) -> tuple[LobbySeat, ...]:
    """Put the person in one place into another team."""
    return tuple(
        msgspec.structs.replace(place, team=team) if number == index else place for number, place in enumerate(places)
    )


def without(places: Sequence[LobbySeat], index: int) -> tuple[LobbySeat, ...]:
    """Take a place away; a captain who leaves before all are picked is followed by whoever has waited longest."""
    gone, left = places[index], [*places[:index], *places[index + 1 :]]
    heir = next((number for number, place in enumerate(left) if place.team is None), None)
    if gone.captain and heir is not None:
        left[heir] = LobbySeat(gone.team, captain=True)
    return tuple(left)


def agreed_by(places: Sequence[LobbySeat], index: int | None) -> tuple[LobbySeat, ...]:
    """The same places with the agreement of one person, or nobody's: what was agreed to has changed."""
    return tuple(msgspec.structs.replace(place, agreed=number == index) for number, place in enumerate(places))


def _teams_in_turn(roster: Roster) -> list[int]:
    return [team for team, seats in enumerate(roster.teams) for _ in seats]


def _counts(rosters: Sequence[Roster], places: Sequence[LobbySeat]) -> list[int] | None:
    count = team_count(rosters)
    placed = Counter(place.team for place in places)
    if not count:
        return [1] * len(places)
    return None if placed[None] else [placed[team] for team in range(count)]
