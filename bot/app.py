"""Builds the bot from its parts, for the real start, the demo and the tests."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from bot.model.ports import Keys
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
from bot.ui.emojis.application_emojis import ApplicationEmojis
from bot.ui.gateway.client import ConnectionSettings, DiscordClock, Turns, WarroomClient
from bot.ui.gateway.context import BotContext, ProcessInfo
from bot.ui.gateway.interaction_tracker import InteractionTracker, Meter
from bot.ui.gateway.messages import CallPace, MessageSender
from bot.ui.gateway.render_pool import Draws, RenderPool
from bot.ui.matches.board_updates import BoardUpdates
from bot.ui.matches.open_panels import OpenPanels, PanelPace
from bot.ui.tournaments.calendar import Calendar


class SecretKeys:
    """The port `Keys`, from the operating system's randomness."""

    def new(self) -> bytes:
        """32 bytes nobody can guess."""
        return secrets.token_bytes(32)


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
    load_limit = LoadLimit()
    render_pool = RenderPool(renderer or Renderer(), note_wait=load_limit.waited)
    emojis = ApplicationEmojis()
    sender = MessageSender(render_pool, emojis, pace)
    boards = BoardUpdates(sender, Calendar(pace))
    warroom = Warroom(rows, DiscordClock(), keys or SecretKeys(), HeartbeatFile(data_dir, shards.names[0]), computers)
    warroom.changes.on_publish(boards.publish)
    boards.serve(warroom)
    open_panels = OpenPanels(render_pool, boards, panel_pace)
    open_panels.serve(warroom)
    process_info = ProcessInfo(shards.has, tuple(warnings))
    tracker = InteractionTracker(meter, loop_budget, load_limit)
    if computers is not None:
        tracker.put_first(computers)
    context = BotContext(warroom, render_pool, emojis, boards, open_panels, tracker, process_info, REFUSALS)
    commands_folder = data_dir if remember_commands else None
    connection = ConnectionSettings(commands_folder, dev_guild_id, shards.count, shards.ids, api_url)
    client = WarroomClient(context, rows.files, turns or IdentifyTurns(FolderRecords(data_dir)), connection)
    boards.send_through(client)
    return client
