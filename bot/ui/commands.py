"""The commands, typed and in people's menus, and the modules with the handlers of all buttons, selects and forms."""

from types import ModuleType
from typing import Any

from discord import app_commands

from bot.ui.clocks import buttons as clock_buttons
from bot.ui.clocks.commands import clock
from bot.ui.guilds import buttons as guild_buttons
from bot.ui.guilds import commands as guilds
from bot.ui.guilds import preference_buttons, setup_buttons
from bot.ui.guilds.settings_commands import settings
from bot.ui.history import export_buttons, news_buttons, replay_buttons
from bot.ui.history.commands import replay_command
from bot.ui.lessons import buttons as lesson_buttons
from bot.ui.lessons.commands import learn_command
from bot.ui.lobbies import buttons as lobby_buttons
from bot.ui.lobbies import commands as lobbies
from bot.ui.lobbies import draft_buttons, practice_buttons
from bot.ui.matches import buttons as match_buttons
from bot.ui.matches import choosing, rules_at_hand
from bot.ui.matches import commands as matches
from bot.ui.ratings import buttons as rating_buttons
from bot.ui.ratings import commands as ratings
from bot.ui.reference import buttons as reference_buttons
from bot.ui.reference.commands import card, rules_command, show_help
from bot.ui.tournaments import buttons as tournament_buttons
from bot.ui.tournaments.commands import tournament

COMMANDS: tuple[app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu, ...] = (
    lobbies.challenge,
    lobbies.practice,
    lobbies.open_lobby,
    lobbies.muster,
    matches.hand,
    matches.play,
    matches.board,
    matches.matches,
    replay_command,
    clock,
    matches.resign,
    ratings.profile,
    ratings.leaderboard_command,
    learn_command,
    rules_command,
    card,
    guilds.block,
    tournament,
    settings,
    guilds.privacy,
    show_help,
    lobbies.challenge_person,
)

COMPONENT_MODULES: tuple[ModuleType, ...] = (
    match_buttons,
    choosing,
    rules_at_hand,
    news_buttons,
    replay_buttons,
    export_buttons,
    lobby_buttons,
    draft_buttons,
    practice_buttons,
    rating_buttons,
    lesson_buttons,
    clock_buttons,
    guild_buttons,
    setup_buttons,
    reference_buttons,
    preference_buttons,
    tournament_buttons,
)
"""Importing them declares the components."""
