"""The slash commands. What they do is in the service; here they are named, described and answered."""

from typing import Any

from discord import app_commands

from bot.ui.commands.challenge import challenge
from bot.ui.commands.clock import clock
from bot.ui.commands.gather import muster, open_lobby
from bot.ui.commands.matches import board, matches, resign
from bot.ui.commands.move import move
from bot.ui.commands.people import block, blocks, unblock
from bot.ui.commands.play import hand, play, withdraw
from bot.ui.commands.privacy import privacy
from bot.ui.commands.reference import card, cards, rules
from bot.ui.commands.settings import settings
from bot.ui.commands.setups import setups
from bot.ui.commands.status import status

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
