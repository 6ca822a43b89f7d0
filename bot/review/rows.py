"""Reviews of ended matches: a row for each seat that asked."""

import msgspec

from bot.match.model.match import MatchRef
from bot.review.model import FORMAT, Review
from bot.store.access import GuildAccess
from bot.store.connection import Connection

_KEEP = """
    INSERT INTO reviews (match_id, seat, review) SELECT id, ?2, ?3 FROM matches WHERE id = ?1
    ON CONFLICT (match_id, seat) DO UPDATE SET review = excluded.review
"""
_DELETE_OF_PERSON = """
    DELETE FROM reviews WHERE EXISTS
    (SELECT * FROM seats WHERE person = ? AND seats.match_id = reviews.match_id AND seats.seat = reviews.seat)
"""


def delete_reviews_of(file: Connection, person: int) -> None:
    """Delete the reviews for the seats of a person. `person` is their number in the guild's file."""
    file.execute(_DELETE_OF_PERSON, (person,))


class _Format(msgspec.Struct, frozen=True):
    """The part of a stored review that every format has."""

    format: int


class ReviewRows(GuildAccess):
    """Reviews in the guilds' files."""

    async def keep_review(self, ref: MatchRef, review: Review) -> None:
        """Store a seat's review, in place of an earlier one; no-op if the match is gone."""
        values = (ref.match_id, review.seat, msgspec.json.encode(review))
        await self._files.write(ref.guild_id, lambda file: file.execute(_KEEP, values))

    async def reviews(self, ref: MatchRef) -> tuple[Review, ...]:
        """Return the stored reviews of a match, by seat; leave out those of another format."""

        def work(file: Connection) -> tuple[Review, ...]:
            rows = file.execute("SELECT review FROM reviews WHERE match_id = ? ORDER BY seat", (ref.match_id,))
            return tuple(
                msgspec.json.decode(review, type=Review)
                for (review,) in rows
                if msgspec.json.decode(review, type=_Format).format == FORMAT
            )

        return await self._read_or(ref.guild_id, work, ())

    async def review(self, ref: MatchRef, seat: int) -> Review | None:
        """Return the stored review of a seat, or None without one of the present format."""
        return next((each for each in await self.reviews(ref) if each.seat == seat), None)
