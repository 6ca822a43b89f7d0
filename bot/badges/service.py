"""The badges that a person has earned in a guild."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.badges.model import Record
from bot.badges.rows import BadgeRows
from bot.badges.screens import profile_section
from bot.match.model.match import Person
from bot.match.refusals import errors_as_refusals
from bot.ratings.screens import ProfileSection
from bot.ratings.service import Profiles
from bot.tournaments.model import Tournament
from bot.tournaments.placings import final_rank, placings_section
from bot.tournaments.rows import TournamentRows


class Badges:
    """Queries of the facts that badges follow from."""

    def __init__(self, badge_rows: BadgeRows, tournament_rows: TournamentRows, profiles: Profiles) -> None:
        self._badge_rows = badge_rows
        self._tournament_rows = tournament_rows
        self._profiles = profiles

    async def sections(self, guild_id: int, person: Person) -> tuple[ProfileSection, ...]:
        """Return the sections on a person's tournaments and badges. Raises Refused if the data can't be read."""
        tournaments = await self._tournaments(guild_id, person.id)
        record = await self._record(guild_id, person.id, tournaments)
        return placings_section(tournaments, person.id), profile_section(person.id, record)

    async def record(self, guild_id: int, reader_id: int, person: Person) -> Record:
        """Return the facts about a person's play that badges follow from, for a reader.

        Raises Refused("hides_profile") if the person hides from the reader, and Refused if the data can't be read.
        """
        await self._profiles.check_visible(guild_id, reader_id, person)
        return await self._record(guild_id, person.id, await self._tournaments(guild_id, person.id))

    async def _tournaments(self, guild_id: int, user_id: int) -> Sequence[Tournament]:
        with errors_as_refusals(guild_id):
            return await self._tournament_rows.tournaments_of(guild_id, user_id)

    async def _record(self, guild_id: int, user_id: int, tournaments: Sequence[Tournament]) -> Record:
        with errors_as_refusals(guild_id):
            record = await self._badge_rows.badge_record(guild_id, user_id)
            played = await self._badge_rows.played_seasons(guild_id, user_id)
        ranks = [rank for each in tournaments if (rank := final_rank(each, user_id)) is not None]
        return replace(
            record,
            tournaments=len(ranks),
            tournament_wins=ranks.count(1),
            championships=await self._profiles.count_championships(guild_id, user_id, played),
        )
