"""The part of the store of the tests that is about results and ratings."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from bot.match.model.computers import people_among
from bot.match.model.match import Match, MatchRef, Person
from bot.ratings.model import (
    ArchivedResult,
    EndedMatch,
    EndedQuery,
    Outcome,
    PlayRecord,
    Rating,
    RatingChange,
    ResultSeat,
    Tally,
    outcome_of,
)
from engine.core.values import Seat
from tests.bot.memory.guild import MemoryGuild, MemoryGuilds


class MemoryRatings(MemoryGuilds):
    """Results and ratings in memory."""

    async def results(self, guild_id: int, user_id: int) -> tuple[ArchivedResult, ...]:
        return tuple(self._guilds.get(guild_id, MemoryGuild()).archived(user_id))

    async def rating_changes(self, ref: MatchRef) -> tuple[RatingChange, ...]:
        guild = self._guilds.get(ref.guild_id, MemoryGuild())
        found = [change for change in guild.rating_changes() if change.match_id == ref.match_id]
        return tuple(sorted(found, key=lambda change: guild.numbers[change.person.id]))

    async def ratings_of(self, guild_id: int, user_id: int) -> tuple[RatingChange, ...]:
        changes = self._guilds.get(guild_id, MemoryGuild()).rating_changes()
        return tuple(change for change in changes if change.person.id == user_id)

    async def rate_anew(self, guild_id: int) -> int:
        return len(self._guilds.get(guild_id, MemoryGuild()).rated)

    async def play_record(self, guild_id: int, user_id: int, *, opponents: int, points: int) -> PlayRecord:
        guild = self._guilds.get(guild_id, MemoryGuild())
        mine = [
            (match, seat, _outcome(match, seat))
            for match in guild.ended.values()
            for seat, person in enumerate(match.first_people)
            if person.id == user_id and user_id in guild.numbers
        ]
        played = [each for each in mine if each[2] != "void"]
        among_people = [each for each in played if len(people_among(each[0].people)) == len(each[0].people)]
        met = Counter(
            (other.id, outcome)
            for match, seat, outcome in among_people
            for place, other in enumerate(match.first_people)
            if match.roster.team_of(Seat(place)) != match.roster.team_of(Seat(seat))
        )
        tallies = {other: _tally(met, other) for other, _ in met}
        often = sorted(tallies, key=lambda other: (-tallies[other].match_count, guild.number_of(other)))[:opponents]
        newest = sorted(among_people, key=lambda each: (each[0].ended_at, each[0].id), reverse=True)
        outcomes = [outcome for _, _, outcome in newest]
        in_row = len(list(takewhile(lambda outcome: outcome == outcomes[0], outcomes)))
        changes = [change for change in guild.rating_changes() if change.person.id == user_id]
        games = Counter((match.game, outcome) for match, _, outcome in among_people)
        noted = [(match.game, guild.openings.get((match.id, seat), "")) for match, seat, _ in mine]
        begun = Counter(each for each in noted if each[1])
        openings = sorted(sorted(begun, reverse=True), key=lambda each: begun[each])
        return PlayRecord(
            openings={game: (opening, begun[game, opening]) for game, opening in openings},
            games={game: _tally(games, game) for game, _ in games},
            opponents=tuple((Person(other, guild.name_of(other)), tallies[other]) for other in often),
            with_computers=_tally(Counter(("", each[2]) for each in played if each not in among_people), ""),
            streak=(outcomes[0], in_row) if outcomes else None,
            curves={
                game: tuple(change.after for change in changes if change.game == game)[-points:]
                for game in {change.game for change in changes}
            },
        )

    async def keep_openings(self, ref: MatchRef, openings: Mapping[int, str]) -> None:
        guild = self._guilds.get(ref.guild_id, MemoryGuild())
        if ref.match_id in guild.ended:
            guild.openings = {(ref.match_id, seat): opening for seat, opening in openings.items()} | guild.openings

    async def ended_matches(self, guild_id: int, wanted: EndedQuery) -> tuple[EndedMatch, ...]:
        guild = self._guilds.get(guild_id, MemoryGuild())
        found = [
            match
            for match in sorted(guild.ended.values(), key=lambda each: (each.ended_at, each.id), reverse=True)
            if set(wanted.people) <= {person.id for person in match.first_people}
            and not wanted.exclude & {person.id for person in match.first_people}
            and wanted.game in ("", match.game)
        ]
        return tuple(
            EndedMatch(
                id=match.id,
                game=match.game,
                ended_at=match.ended_at or 0.0,
                reason=match.ending.reason,
                seats=tuple(
                    ResultSeat(
                        Person(person.id, guild.name_of(person.id)),
                        match.roster.team_of(Seat(seat)),
                        _outcome(match, seat),
                    )
                    for seat, person in enumerate(match.first_people)
                ),
                is_whole=match.id not in guild.pruned,
                is_rated=match.id in guild.rated,
            )
            for match in found[wanted.skip : wanted.skip + wanted.limit]
            if match.ending
        )

    async def rated_people(self, guild_id: int, game: str, since: float) -> tuple[tuple[int, Rating], ...]:
        changes = self._guilds.get(guild_id, MemoryGuild()).rating_changes()
        newest = {change.person.id: change.after for change in changes if change.game == game}
        return tuple((user_id, rating) for user_id, rating in sorted(newest.items()) if rating.at >= since)

    async def names(self, guild_id: int, user_ids: Sequence[int]) -> Mapping[int, str]:
        guild = self._guilds.get(guild_id, MemoryGuild())
        return {user_id: guild.name_of(user_id) for user_id in user_ids if guild.name_of(user_id)}


def _outcome(match: Match, seat: int) -> Outcome:
    if match.people[seat] != match.first_people[seat]:
        return "lost"
    return outcome_of(match.roster.team_of(Seat(seat)), match.ending) if match.ending else "void"


def _tally(outcomes: Mapping[tuple[Any, Outcome], int], of: object) -> Tally:
    return Tally(*(outcomes.get((of, outcome), 0) for outcome in ("won", "drawn", "lost")))
