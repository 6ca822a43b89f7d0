"""The slash commands. What they do is in the service; here they are named, described and answered."""

from typing import Any

from discord import app_commands

from bot.ui.clocks.commands import clock
from bot.ui.guilds.block_commands import block, blocks, unblock
from bot.ui.guilds.privacy_commands import privacy
from bot.ui.guilds.settings_commands import settings
from bot.ui.guilds.setup_commands import setups
from bot.ui.guilds.status_command import status
from bot.ui.lobbies.challenge_command import challenge
from bot.ui.lobbies.commands import muster, open_lobby
from bot.ui.matches.commands import board, matches, resign
from bot.ui.matches.move_command import move
from bot.ui.matches.play_commands import hand, play, withdraw
from bot.ui.reference.commands import card, cards, rules

COMMANDS: tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...] = (
    challenge,
    open_lobby,
    muster,
    hand,
    play,
    move,
    withdraw,
    board,
    matches,
    clock,
    resign,
    setups,
    rules,
    card,
    cards,
    block,
    unblock,
    blocks,
    settings,
    privacy,
    status,
)
