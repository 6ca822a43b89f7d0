"""The commands, typed and in people's menus, and the modules with the handlers of all buttons, selects and forms."""

from types import ModuleType
from typing import Any

from discord import app_commands

from bot.badges import discord as badges
from bot.clocks import discord as clocks
from bot.daily import discord as daily
from bot.direct_messages.discord import daily_list
from bot.guidance import discord as guidance
from bot.guilds.discord import preferences, settings
from bot.history.discord import exports, replays
from bot.lessons import discord as lessons
from bot.lobbies.discord import commands as lobbies
from bot.lobbies.discord import drafts, lobby
from bot.play.discord import buttons, setups, which_match
from bot.play.discord import commands as play
from bot.privacy import discord as privacy
from bot.ratings import discord as ratings
from bot.review import discord as review
from bot.tournaments.discord import commands as tournaments
from bot.tournaments.discord import leading

COMMANDS: tuple[app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu, ...] = (
    guidance.show_help,
    lobbies.practice,
    lobbies.challenge,
    lobbies.open_lobby,
    lobbies.muster,
    play.hand,
    play.play,
    play.board,
    play.matches,
    replays.replay_command,
    play.clock,
    play.resign,
    ratings.profile,
    ratings.leaderboard_command,
    lessons.learn_command,
    daily.daily_command,
    guidance.rules_command,
    guidance.card,
    lobbies.block,
    tournaments.tournament,
    settings.settings,
    privacy.privacy,
    lobbies.challenge_person,
)

COMPONENT_MODULES: tuple[ModuleType, ...] = (
    buttons,
    which_match,
    setups,
    guidance,
    replays,
    exports,
    review,
    lobbies,
    lobby,
    drafts,
    ratings,
    badges,
    daily,
    lessons,
    clocks,
    daily_list,
    settings,
    preferences,
    privacy,
    tournaments,
    leading,
)
"""Importing them declares the components."""
