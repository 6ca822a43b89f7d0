"""Autocompletion: what a person may choose, as far as they may know it; nothing for those who don't play."""

import logging
from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from itertools import islice
from typing import Any, TypeAlias

from discord import app_commands

from bot.model.match import Match, MatchRef
from bot.model.refusal import Refused
from bot.presenters import discord_limits
from bot.presenters.refusals import refusal
from bot.presenters.words import listed, shortened
from bot.service.games import playable
from bot.service.lobbies.lobby_state import missing
from bot.service.matches.queries import to_act
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.custom_ids import decimal
from bot.ui.gateway.error_log import log_failure
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.replies import Answer

WHICH_MATCH = "Which match, if you play several here"

MatchOption: TypeAlias = app_commands.Range[str, 0, discord_limits.CHOICE_NAME]
"""A match by its number, or the line that `suggest_matches` shows of it."""

_log = logging.getLogger(__name__)

Choice = app_commands.Choice[str]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice]]]


def choices(pairs: Iterable[tuple[str, str]]) -> list[Choice]:
    """As many of these (name, value) pairs as Discord takes, without those whose value is too long."""
    fitting = ((name, value) for name, value in pairs if 0 < len(value) <= discord_limits.CHOICE_VALUE)
    return [
        app_commands.Choice(name=shortened(name, discord_limits.CHOICE_NAME), value=value)
        for name, value in islice(fitting, discord_limits.AUTOCOMPLETE_CHOICES)
    ]


def quietly(suggest: Suggest) -> Suggest:
    """Suggest nothing if anything goes wrong: an error can't be shown here, and running the command will show it.

    Only people who play several matches are told to name one, since an empty list would look like no moves.
    """

    async def suggest_or_nothing(interaction: Interaction, current: str) -> list[Choice]:
        try:
            return await suggest(interaction, current)
        except Refused as refused:
            if refused.code == "which_match":
                return choices([(refusal(refused.code, **refused.params), "?")])
            _log.debug("nothing to suggest: %s", refused.code)
        except Exception as error:  # noqa: BLE001 - discord.py would log its text
            log_failure("completion failed", interaction.guild_id, None, error)
        return []

    @wraps(suggest)
    async def suggest_quietly(interaction: Interaction, current: str) -> list[Choice]:
        found = await suggest_or_nothing(interaction, current)
        await Answer(interaction).choices(found)
        return found

    return suggest_quietly


@quietly
async def suggest_matches(interaction: Interaction, current: str) -> list[Choice]:
    """The person's own live matches here, those first in which it is their turn."""
    context = InteractionContext(interaction)
    found = await context.service.mine(context.guild_id, context.user_id, ("live",))
    lines = ((describe_match(match, context.user_id), str(match.id)) for match in found)
    return choices((line, value) for line, value in lines if current.casefold().strip() in line.casefold())


@quietly
async def suggest_actions(interaction: Interaction, current: str) -> list[Choice]:
    """What the person may do now in the match."""
    context = InteractionContext(interaction)
    ref = MatchRef(context.guild_id, await find_match(context, getattr(interaction.namespace, "match", None)))
    return choices(await context.service.play.suggest(ref, context.user_id, current))


@quietly
async def suggest_moves(interaction: Interaction, current: str) -> list[Choice]:
    """Where the person may move in the match."""
    return choices(await _moves(interaction, current))


@quietly
async def suggest_ends(interaction: Interaction, current: str) -> list[Choice]:
    """Where the piece that was named may move, or whole moves if none was named yet."""
    start = str(getattr(interaction.namespace, "start", None) or "").strip()
    moves = await _moves(interaction, f"{start} {current}")
    return choices((name, value.removeprefix(start).strip()) for name, value in moves)


async def _moves(interaction: Interaction, typed: str) -> tuple[tuple[str, str], ...]:
    context = InteractionContext(interaction)
    match_id = await find_match(context, getattr(interaction.namespace, "match", None), by_moves=True)
    return await context.service.play.moves(MatchRef(context.guild_id, match_id), context.user_id, typed)


async def find_match(context: InteractionContext, typed: str | None, *, by_moves: bool = False) -> int:
    """The id of the match that was picked or typed, or of the only one that can be meant; raises Refused.

    With `by_moves`, only games that are played by naming squares can be meant.
    """
    if typed:
        try:
            return decimal(typed.strip().removeprefix("#").partition(" ")[0])
        except Refused:
            raise Refused("unknown_match") from None
    channel_id = context.interaction.channel_id or 0
    return await context.service.find(context.guild_id, context.user_id, channel_id, by_moves=by_moves)


def describe_match(match: Match, user_id: int) -> str:
    """One match in a line for one of its people: "#12 Air, Land & Sea against Bob: your turn"."""
    return f"#{match.id} {playable(match.game).presenter.name}{_others(match, user_id)}: {whose_turn(match, user_id)}"


def whose_turn(match: Match, user_id: int) -> str:
    """Who is to act in a match, in a few words."""
    if match.status == "open" and match.lobby is not None:
        return _who_is_missing(match, user_id)
    if match.status == "open":
        return "waiting for your answer" if match.people[0].id != user_id else "waiting for an answer"
    acting = to_act(match)
    if any(person.id == user_id for person in acting):
        return "your turn"
    return f"{listed([person.name for person in acting])} to move"


def _others(match: Match, user_id: int) -> str:
    """With whom and against whom a person plays, such as " with Bob against Carol and Dave"."""
    if match.status == "open" and match.lobby is not None:
        others = [person.name for person in match.people if person.id != user_id]
        return f" with {listed(others)}" if others else ""
    teams = [{match.people[seat].id: match.people[seat].name for seat in team} for team in match.roster.teams]
    friends = [name for team in teams if user_id in team for other, name in team.items() if other != user_id]
    rivals = [name for team in teams if user_id not in team for name in team.values()]
    return (f" with {listed(friends)}" if friends else "") + f" against {listed(rivals)}"


def _who_is_missing(match: Match, user_id: int) -> str:
    if match.lobby is None or match.lobby.kind == "open":
        return "waiting for players"
    if not match.lobby.posted:
        return "to be arranged by you"
    waiting = missing(match)
    return "waiting for your answer" if user_id in {person.id for person in waiting} else "waiting for the others"
