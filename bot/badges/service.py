"""The badges that a person has earned in a guild."""

from msgspec.structs import replace

from bot.badges.model import Record
from bot.badges.rows import BadgeRows
from bot.badges.screens import profile_section
from bot.match.model.match import Person
from bot.match.model.ports import Clock
from bot.match.refusals import errors_as_refusals
from bot.ratings.model import MIN_RANKED_FOR_CHAMPION
from bot.ratings.screens import ProfileSection
from bot.ratings.seasons import season_at
from bot.ratings.service import Profiles
from bot.tournaments.placings import final_rank
from bot.tournaments.rows import TournamentRows


class Badges:
    """Queries of the facts that badges follow from."""

    def __init__(
        self, badge_rows: BadgeRows, tournament_rows: TournamentRows, profiles: Profiles, clock: Clock
    ) -> None:
        self._badge_rows = badge_rows
        self._tournament_rows = tournament_rows
        self._profiles = profiles
        self._clock = clock

    async def section(self, guild_id: int, reader_id: int, person: Person) -> ProfileSection:
        """Return the badges on a person's profile, as `record` gives them."""
        return profile_section(person.id, await self.record(guild_id, reader_id, person))

    async def record(self, guild_id: int, reader_id: int, person: Person) -> Record:
        """Return the facts about a person's play that badges follow from, for a reader.

        Raises Refused("hides_profile") if the person hides from the reader, and Refused if the data can't be read.
        """
        await self._profiles.check_visible(guild_id, reader_id, person)
        user_id = person.id
        with errors_as_refusals(guild_id):
            record = await self._badge_rows.badge_record(guild_id, user_id)
            entered = await self._tournament_rows.tournaments_of(guild_id, user_id)
        ranks = [rank for each in entered if (rank := final_rank(each, user_id)) is not None]
        return replace(
            record,
            tournaments=len(ranks),
            tournament_wins=ranks.count(1),
            championships=await self._count_championships(guild_id, user_id),
        )

    async def _count_championships(self, guild_id: int, user_id: int) -> int:
        current, count = season_at(self._clock.now()), 0
        with errors_as_refusals(guild_id):
            played = await self._badge_rows.played_seasons(guild_id, user_id)
        for game, season in played:
            if season < current:
                board = await self._profiles.leaderboard(guild_id, user_id, game, season=season)
                is_first = board.own is not None and board.own.rank == 1
                count += is_first and board.ranked_people >= MIN_RANKED_FOR_CHAMPION
        return count
