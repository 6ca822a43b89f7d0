"""Autocompletion: what a person may choose, as far as they may know it; nothing for those who don't play."""

import logging
from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from itertools import islice
from typing import Any, TypeAlias

from discord import app_commands

from bot.games.catalog import playable
from bot.model.match import Match, MatchRef
from bot.operations.logs import log_failure
from bot.screens import limits
from bot.screens.custom_ids import decimal
from bot.screens.refusals import Refused
from bot.screens.words import listed, shortened
from bot.service.lobbies.lobby_state import missing
from bot.service.matches.boards import to_act
from bot.service.matches.play import Play
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.gateway.replies import Answer

WHICH_MATCH = "Which match, if you play several here"

MatchOption: TypeAlias = app_commands.Range[str, 0, limits.CHOICE_NAME]
"""A match by its number, or the line that `suggest_matches` shows of it."""

_SEARCHED = 5
"""How many matches are searched for an action while it is typed."""

_IN_MATCH = ":"

_log = logging.getLogger(__name__)

Choice = app_commands.Choice[str]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice]]]


def choices(pairs: Iterable[tuple[str, str]]) -> list[Choice]:
    """As many of these (name, value) pairs as Discord takes, without those whose value is too long."""
    fitting = ((name, value) for name, value in pairs if 0 < len(value) <= limits.CHOICE_VALUE)
    return [
        app_commands.Choice(name=shortened(name, limits.CHOICE_NAME), value=value)
        for name, value in islice(fitting, limits.AUTOCOMPLETE_CHOICES)
    ]


def quietly(suggest: Suggest) -> Suggest:
    """Suggest nothing if anything goes wrong: an error can't be shown here, and running the command will show it."""

    async def suggest_or_nothing(interaction: Interaction, current: str) -> list[Choice]:
        try:
            return await suggest(interaction, current)
        except Refused as refused:
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
    found = await context.get(Play).mine(context.guild_id, context.user_id, ("live",))
    lines = ((describe_match(match, context.user_id), str(match.id)) for match in found)
    return choices((line, value) for line, value in lines if current.casefold().strip() in line.casefold())


@quietly
async def suggest_actions(interaction: Interaction, current: str) -> list[Choice]:
    """What the person may do now in the match, or in each of those that can be meant; then a value names its match."""
    context = InteractionContext(interaction)
    play = context.get(Play)
    if named := getattr(interaction.namespace, "match", None):
        return choices(await play.suggest(MatchRef(context.guild_id, named_match(named)), context.user_id, current))
    channel_id = interaction.channel_id or 0
    meant = (await context.get(Play).meant(context.guild_id, context.user_id, channel_id, current))[:_SEARCHED]
    room = limits.AUTOCOMPLETE_CHOICES // len(meant)
    found: list[tuple[str, str]] = []
    for match in meant:
        suggested = await play.suggest(match.ref, context.user_id, current)
        if len(meant) == 1:
            return choices(suggested)
        found += [(f"#{match.id} {label}", f"{match.id}{_IN_MATCH}{value}") for label, value in suggested[:room]]
    return choices(found)


def match_and_action(typed: str) -> tuple[str, str]:
    """Split what was typed or suggested for `/play` into the match that it names, if any, and the action.

    >>> match_and_action("12:45#3"), match_and_action("45#3"), match_and_action("b4 b5")
    (('12', '45#3'), ('', '45#3'), ('', 'b4 b5'))
    """
    number, mark, value = typed.partition(_IN_MATCH)
    return (number, value) if mark and number.isdecimal() and "#" in value else ("", typed)


def named_match(typed: str) -> int:
    """The id of the match that was picked or typed; raises Refused("unknown_match")."""
    try:
        return decimal(typed.strip().removeprefix("#").partition(" ")[0])
    except Refused:
        raise Refused("unknown_match") from None


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
