"""Builds the bot from its parts, for the real start, the demo and the tests."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from bot.model.ports import Keys, Membership
from bot.operations.identify import FolderRecords, IdentifyTurns
from bot.operations.lock import Shards
from bot.operations.starts import HeartbeatFile
from bot.pictures.renderer import Renderer
from bot.players.pool import PlayerPool
from bot.refusals import REFUSALS
from bot.rows import Rows
from bot.service.warroom import Warroom
from bot.ui.admission.load_limit import LoadLimit
from bot.ui.admission.loop_budget import LoopBudget
from bot.ui.clocks.notices import NoticeMessages
from bot.ui.commands import COMMANDS
from bot.ui.emojis.application_emojis import ApplicationEmojis
from bot.ui.gateway.client import ConnectionSettings, DiscordClock, Turns, WarroomClient
from bot.ui.gateway.context import BotContext, ProcessInfo
from bot.ui.gateway.interaction_tracker import InteractionTracker, Meter
from bot.ui.gateway.messages import CallPace, MessageSender
from bot.ui.gateway.render_pool import Draws, RenderPool
from bot.ui.history.gif_maker import GifMaker
from bot.ui.matches.answers import PanelAnswers
from bot.ui.matches.board_messages import BoardMessages
from bot.ui.matches.board_updates import BoardUpdates
from bot.ui.matches.open_panels import OpenPanels, PanelPace
from bot.ui.matches.panel_pages import SeatPages, SpectatorPages
from bot.ui.tournaments.calendar import Calendar
from bot.ui.tournaments.updates import TableMessages


class SecretKeys:
    """The port `Keys`, from the operating system's randomness."""

    def new(self) -> bytes:
        """32 bytes nobody can guess."""
        return secrets.token_bytes(32)


class Parts:
    """The port `ClientListener`: starts, tells and closes the parts of the bot in their order."""

    def __init__(self, warroom: Warroom, boards: BoardUpdates, panels: OpenPanels, gifs: GifMaker) -> None:
        self._warroom = warroom
        self._boards = boards
        self._panels = panels
        self._gifs = gifs

    async def starting(self, membership: Membership) -> None:
        """Take up what waits in the store, and bring boards up to date that were left behind."""
        self._warroom.retention.serve(membership)
        self._warroom.downtime.serve(membership)
        await self._boards.resume(await self._warroom.start())

    async def gone(self, guild_id: int) -> None:
        """Let no time run in a guild that the bot isn't in, or in which Discord has an outage."""
        await self._warroom.downtime.note_absence(guild_id)

    async def back(self, guild_id: int) -> None:
        """Give a guild back the time that it was away."""
        await self._warroom.downtime.note_return(guild_id)

    def changed(self, guild_id: int, channel_id: int | None = None) -> None:
        """Try boards again that may be allowed now."""
        self._boards.retry_blocked(guild_id, channel_id)

    async def closing(self) -> None:
        """End what writes to Discord."""
        await self._gifs.close()
        await self._panels.close()
        await self._boards.close()

    async def closed(self) -> None:
        """End what is under way in matches."""
        await self._warroom.close()


ALL = Shards()


def build(  # noqa: PLR0913 - what differs between the real start, the demo and a test
    data_dir: Path,
    *,
    max_open_guilds: int = 64,
    dev_guild_id: int | None = None,
    remember_commands: bool = True,
    shards: Shards = ALL,
    api_url: str | None = None,
    meter: Meter | None = None,
    warnings: Sequence[str] = (),
    turns: Turns | None = None,
    pace: CallPace | None = None,
    computers: PlayerPool | None = None,
    renderer: Draws | None = None,
    keys: Keys | None = None,
    loop_budget: LoopBudget | None = None,
    panel_pace: PanelPace | None = None,
) -> WarroomClient:
    """Return a bot over the matches in `data_dir`, ready to be started; to be made inside a running event loop.

    Commands are told to Discord at every start unless `remember_commands`: then only when they have changed.
    `computers` think for computer players, beside which interactions come first; without them, none are offered.
    `api_url` is where Discord's REST API is, if not where it usually is.
    """
    rows = Rows(data_dir, max_open_guilds, shards.has)
    clock, heartbeat = DiscordClock(), HeartbeatFile(data_dir, shards.names[0])
    warroom = Warroom(rows, clock, keys or SecretKeys(), heartbeat, computers)
    load_limit, emojis = LoadLimit(), ApplicationEmojis()
    sender = MessageSender(RenderPool(renderer or Renderer(), note_wait=load_limit.waited), emojis, pace)
    calendar = Calendar(pace)
    boards = BoardUpdates(
        warroom.outbox,
        BoardMessages(warroom.outbox, warroom.opening_checks, sender),
        (TableMessages(warroom.tables, sender, calendar), NoticeMessages(warroom.outbox, sender)),
    )
    warroom.changes.on_publish(boards.publish)
    panels = OpenPanels(
        clock,
        sender.render_pool,
        boards,
        SeatPages(warroom.play, warroom.hints),
        SpectatorPages(warroom.outbox, warroom.open_hands),
        warroom.changes,
        warroom.preferences,
        panel_pace,
    )
    warroom.changes.on_change(panels.note_change)
    warroom.hints.on_answer(panels.note_hint)
    answers = PanelAnswers(
        clock,
        warroom.changes,
        warroom.play,
        warroom.hints,
        warroom.newcomers,
        warroom.preferences,
        panels,
        boards,
        warroom.activity,
    )
    tracker, gifs = InteractionTracker(meter, loop_budget, load_limit), GifMaker()
    if computers is not None:
        tracker.put_first(computers)
    services = {**warroom.services, **{type(each): each for each in (warroom, boards, panels, answers, gifs)}}
    info = ProcessInfo(shards.has, tuple(warnings))
    context = BotContext(clock, warroom.changes, sender, emojis, tracker, info, REFUSALS, answers, services)
    connection = ConnectionSettings(
        data_dir if remember_commands else None, dev_guild_id, shards.count, shards.ids, api_url
    )
    turns = turns or IdentifyTurns(FolderRecords(data_dir))
    client = WarroomClient(context, COMMANDS, Parts(warroom, boards, panels, gifs), rows.files, turns, connection)
    sender.send_through(client)
    calendar.write_through(client)
    return client
