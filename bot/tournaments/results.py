"""Lines for the guild's channel for results: one for each match that counted for ratings or in a tournament."""

import logging

from bot.games.catalog import get_game
from bot.guilds.rows import GuildRows
from bot.match.changes import Changes
from bot.match.model.match import Match, MatchRef
from bot.match.refusals import errors_as_refusals
from bot.match.tasks import Timer
from bot.match.words import rated_text, result_of
from bot.outbox.model import OldMessage, ResultPost
from bot.outbox.rows import OutboxRows
from bot.screens.words import message_link
from bot.store.errors import MatchNotFound
from bot.tournaments import texts
from bot.tournaments.tables import TournamentTables

_log = logging.getLogger(__name__)


class ResultPosts:
    """Queries of pending posts about results, and their texts."""

    def __init__(
        self, guild_rows: GuildRows, outbox_rows: OutboxRows, tables: TournamentTables, changes: Changes
    ) -> None:
        self._guild_rows = guild_rows
        self._outbox_rows = outbox_rows
        self._tables = tables
        self._changes = changes
        self._timer = Timer(lambda: None)

    def note_change(self, match: Match) -> None:
        """Publish the guild's channel for results in the background if a match that counts has ended."""
        if match.status == "over" and match.is_binding and not self._timer.is_closed:
            self._timer.begin(self._publish(match.guild_id))

    async def close(self) -> None:
        """Wait for lookups that are already running."""
        await self._timer.close()

    async def pending(self, guild_id: int) -> tuple[ResultPost, ...]:
        """Return the guild's pending posts about results, oldest match first."""
        return await self._outbox_rows.pending_results(guild_id)

    async def text(self, guild_id: int, post: ResultPost) -> str:
        """Return the line about a match's result, with a link to its board.

        Return "" if a person of the match hides their results, or has deleted their data. Raises Refused if the match
        or its tournament can't be read.
        """
        ref = MatchRef(guild_id, post.match_id)
        match = await self._changes.load(ref)
        with errors_as_refusals(*ref):
            hidden = (await self._guild_rows.preferences(guild_id)).hidden_from(0)
            board = await self._outbox_rows.board(ref)
            pairing = await self._tables.pairing_of(ref)
        people = {person.id for person in (*match.people, *match.first_people)}
        if people & hidden or min(people) < 0:
            return ""
        place = rated_text(rated=True) if pairing is None else pairing.heading
        link = message_link(guild_id, board.channel_id, board.message_id) if board.message_id else ""
        board_link = f"[{texts.result_board()}]({link})" if link else ""
        parts = (result_of(match), get_game(match.game).presenter.name, place, board_link)
        return " · ".join(part for part in parts if part)

    async def note_posted(self, guild_id: int, post: ResultPost, message_id: int | None) -> None:
        """Note that the post was sent as this message. `message_id` None means that it was dropped."""
        message = None if message_id is None else OldMessage(message_id, post.channel_id, "result", post.match_id)
        await self._outbox_rows.result_posted(guild_id, post.match_id, message)

    async def _publish(self, guild_id: int) -> None:
        try:
            posts = await self.pending(guild_id)
        except MatchNotFound:
            return
        except Exception:  # noqa: BLE001 - nobody awaits this; the log is where its failure belongs
            _log.exception("guild %d: its channel for results could not be looked up", guild_id)
            return
        for channel_id in {post.channel_id for post in posts}:
            self._changes.publish(guild_id, channel_id)
