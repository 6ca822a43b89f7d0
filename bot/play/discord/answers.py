"""Shows a person their panel of a match, as the answer to an interaction."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

from msgspec import structs

from bot.direct_messages import texts as direct_texts
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Page, with_line
from bot.guidance.service import Hints
from bot.guilds.service import PersonalPreferences
from bot.lobbies.cards import setup
from bot.lobbies.discord.lobby import setup_page
from bot.match.changes import Changes
from bot.match.model.match import Match, MatchRef
from bot.match.model.ports import Clock
from bot.outbox.discord.board_updates import BoardUpdates, with_refusing_channel
from bot.outbox.service import Activity
from bot.play import texts
from bot.play.discord.open_panels import OpenPanels
from bot.play.discord.pages import Place, page_at, place_of, watching_page
from bot.play.discord.panel_pages import PanelMessage, Reader, spectators_place
from bot.play.open_hands import SpectatorPanel
from bot.play.panels import Panel, with_hint
from bot.play.service import Newcomers, Play, PressResult
from bot.store.places import is_personal

_FIRST_VERSION = 1
"""Version of a match after its challenge was accepted, before the first action."""


class PanelAnswers:
    """Answers with panels, which follow their match from then on."""

    def __init__(  # noqa: PLR0913 - a panel shows what all of these know
        self,
        clock: Clock,
        changes: Changes,
        play: Play,
        hints: Hints,
        newcomers: Newcomers,
        preferences: PersonalPreferences,
        open_panels: OpenPanels,
        boards: BoardUpdates,
        activity: Activity,
    ) -> None:
        self._clock = clock
        self._changes = changes
        self._play = play
        self._hints = hints
        self._newcomers = newcomers
        self._preferences = preferences
        self._open_panels = open_panels
        self._boards = boards
        self._activity = activity

    @contextmanager
    def about(self, ref: MatchRef, user_id: int) -> Iterator[None]:
        """Record that the person was active in the match now.

        While the context is open, the person's open panel isn't edited, because the answer replaces it.
        """
        self._activity.note(ref, user_id, self._clock.now())
        with self._open_panels.answering(Reader(ref, user_id)):
            yield

    def note_other_page(self, ref: MatchRef, user_id: int, message_id: int) -> None:
        """Stop following the person's panel if it was in this message, which now shows another page."""
        self._open_panels.untrack(Reader(ref, user_id), message_id)

    async def complete(self, ref: MatchRef, page: Page) -> Page:
        """Return the page with a hint to use `/board` if the match's channel refuses its board; otherwise unchanged."""
        return with_refusing_channel(page, await self._boards.refusing_channel(ref))

    def try_again(self, guild_id: int, channel_id: int) -> None:
        """Retry the boards of a channel that refused them earlier; any other channel is ignored."""
        self._boards.retry_blocked(guild_id, channel_id)

    async def show_panel(self, context: InteractionContext, note: str) -> None:
        """Answer with the person's private panel of the match, with `note` as a line ("" for none).

        Raises Refused if the person has no panel.
        """
        await self._show(context, await self._play.panel(context.ref, context.user_id), note=note)

    async def show_current(self, context: InteractionContext, note: str) -> None:
        """Answer with the person's panel of the match.

        If the match is a lobby that has not started, answer with the lobby's set-up page. `note` is a line in the
        answer, or "". Raises Refused if the person may see neither.
        """
        match = await self._changes.load(context.ref)
        if match.lobby is not None and match.state is None:
            await context.answer.private_reply(setup_page(setup(match, context.user_id), note))
        else:
            await self.show_panel(context, note)

    async def show_pressed(self, context: InteractionContext, pressed: PressResult, *, page: int = 0) -> None:
        """Answer with the panel that a press led to, at its menu node.

        `page` is the index from 0 of the page of that node. If an action was played, also count it.
        """
        if pressed.action_played:
            context.bot.tracker.note_move()
        await self._show(context, pressed.panel, place_of(pressed, page=page))

    async def show_watching(self, context: InteractionContext, panel: SpectatorPanel) -> None:
        """Answer a person without a seat with the spectators' panel.

        It follows the match if `OpenPanels` has room for another spectator; otherwise it is never updated.
        """
        match = panel.public.match
        if self._open_panels.has_room(Reader(match.ref, context.user_id)):
            await self._follow(context, match, watching_page(panel), spectators_place(panel))
        else:
            page = await self._with_text(context, watching_page(panel, follows=False))
            await context.answer.private_reply(page)

    async def _show(
        self, context: InteractionContext, panel: Panel, place: Place | None = None, *, note: str = ""
    ) -> None:
        place = place or Place(panel.version)
        page = page_at(await with_hint(self._hints, panel, place.node), place, note=note)
        is_first = panel.match.version == _FIRST_VERSION and not is_personal(panel.match.guild_id)
        if is_first and await self._newcomers.meet(panel.match.ref, context.user_id):
            page = with_line(page, texts.newcomer())
            page = with_line(page, direct_texts.offer()) if panel.match.timing.clock == "daily" else page
        await self._follow(context, panel.match, page, place)

    async def _follow(self, context: InteractionContext, match: Match, page: Page, place: Place) -> None:
        """Answer with a panel, and track its message, so that the panel is updated after later changes of the match.

        `place` is the menu place that the page shows. The panel is tracked only if the answer has a message id.
        """
        reader, page = Reader(match.ref, context.user_id), await self._with_text(context, page)
        shown = await self._open_panels.make_shown_page(reader, match, page, place)
        answer = context.answer
        message = await answer.show_page(page)
        if message is not None:
            self._open_panels.track(reader, PanelMessage(context.interaction, message, answer.came_at), match, shown)

    async def _with_text(self, context: InteractionContext, page: Page) -> Page:
        """Return the page with all texts of its picture added, if the person prefers that; otherwise without them.

        If a direct message to the person was refused, the page also reports that, once.
        """
        chosen = await self._preferences.all(context.guild_id)
        mine = chosen.get(context.user_id)
        page = replace(page, with_text=chosen.words or mine.words)
        if not mine.refused:
            return page
        await self._preferences.change(
            context.guild_id, context.request, lambda before: structs.replace(before, refused=False)
        )
        return with_line(page, direct_texts.not_delivered()) if mine.told == "never" else page
