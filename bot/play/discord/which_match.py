"""Autocompletion of matches and actions; it suggests only matches and actions of the person.

Also the choice of a command's match: the named one, the only candidate, or one that the person picks.
"""

from collections.abc import Sequence
from typing import TypeAlias

from discord import app_commands

from bot.discord.completion import Choice, choices, quietly
from bot.discord.components import component
from bot.discord.context import Interaction, check_permissions
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Page
from bot.games.catalog import get_game
from bot.guilds.service import OpeningChecks
from bot.lobbies.lobby import pending_people
from bot.match.changes import Changes
from bot.match.model.match import Match, MatchRef
from bot.match.seating import pending_voters, seat_of
from bot.match.waits import to_act
from bot.outbox.discord.board_updates import BoardUpdates
from bot.play import texts
from bot.play.aborting import Aborting
from bot.play.discord.answers import PanelAnswers
from bot.play.discord.pages import resign_page
from bot.play.discord.setups import note_with_text, typed_before
from bot.play.service import Play
from bot.screens import limits
from bot.screens.custom_ids import CustomId, decimal
from bot.screens.refusals import Refused
from bot.screens.screen import Button, question
from bot.screens.typed import find_containing, fold

MatchOption: TypeAlias = app_commands.Range[str, 0, limits.CHOICE_NAME]
"""A match by its number, or by its line in `suggest_matches`."""

_MAX_SEARCHED = 5
"""Maximum number of matches in which autocompletion searches for an action."""

_IN_MATCH = ":"


@quietly
async def suggest_matches(interaction: Interaction, current: str) -> list[Choice]:
    """Return autocomplete choices: the person's own live matches in this guild.

    Only matches with the typed text in their line are included, by `find_containing`. Matches in which it is their turn
    come first. Empty text includes all.
    """
    context = InteractionContext(interaction)
    matches = await context.get(Play).list_matches(context.guild_id, context.user_id, ("live",))

    def lines() -> list[str]:
        return [describe_match(match, context.user_id) for match in matches]

    shown = lines()
    return choices((shown[index], str(matches[index].id)) for index in find_containing(current, lines))


@quietly
async def suggest_actions(interaction: Interaction, current: str) -> list[Choice]:
    """Return the person's actions that match the typed text, in the named match or in every candidate.

    If there are several candidates, each value begins with its match's number, such as "12:45#3".
    """
    context = InteractionContext(interaction)
    play = context.get(Play)
    if named := getattr(interaction.namespace, "match", None):
        return choices(await play.suggest(MatchRef(context.guild_id, parse_match_id(named)), context.user_id, current))
    channel_id = interaction.channel_id or 0
    candidates = await play.candidate_matches(context.guild_id, context.user_id, channel_id, current)
    candidates = candidates[:_MAX_SEARCHED]
    room = limits.AUTOCOMPLETE_CHOICES // len(candidates)
    actions: list[tuple[str, str]] = []
    for match in candidates:
        suggested = await play.suggest(match.ref, context.user_id, current)
        if len(candidates) == 1:
            return choices(suggested)
        actions += [(f"#{match.id} {label}", f"{match.id}{_IN_MATCH}{value}") for label, value in suggested[:room]]
    return choices(actions)


def match_and_action(typed: str) -> tuple[str, str]:
    """Split a value of `/play` into the number of its match, or "", and the action.

    >>> match_and_action("12:45#3"), match_and_action("45#3"), match_and_action("b4 b5")
    (('12', '45#3'), ('', '45#3'), ('', 'b4 b5'))
    """
    number, mark, value = typed.partition(_IN_MATCH)
    return (number, value) if mark and number.isdecimal() and "#" in value else ("", typed)


def parse_match_id(typed: str) -> int:
    """Return the match id at the start of a picked or typed text, such as "12" or "#12 Stratego".

    Raises Refused("unknown_match") if there is none.
    """
    try:
        return decimal(fold(typed).strip().removeprefix("#").partition(" ")[0])
    except Refused:
        raise Refused("unknown_match") from None


def describe_match(match: Match, user_id: int, link: str = "") -> str:
    """Return one line about a match for one of its people: "#12 Air, Land & Sea against Bob: your turn".

    With a `link`, number and game lead there.
    """
    what = f"#{match.id} {get_game(match.game).presenter.name}"
    head = f"[{what}]({link})" if link else what
    return texts.match_line(match=_with_players(head, match, user_id), state=turn_text(match, user_id))


def _with_players(what: str, match: Match, user_id: int) -> str:
    """Return the match with the person's teammates and opponents, such as "#12 Stratego against Carol and Dave"."""
    friends, rivals = _friends_and_rivals(match, user_id)
    if friends and rivals:
        return texts.match_with_against(what=what, friends=friends, rivals=rivals)
    if rivals:
        return texts.match_against(what=what, rivals=rivals)
    return texts.match_with(what=what, friends=friends) if friends else what


def turn_text(match: Match, user_id: int) -> str:
    """Return a short text about the seats in turn, such as "your turn" or "Bob to move"."""
    if match.status == "open":
        return _waiting_text(match, user_id)
    voters = [match.people[seat] for seat in pending_voters(match)]
    if voters:
        is_voter = user_id in {person.id for person in voters}
        return texts.your_vote() if is_voter else texts.to_vote(people=[person.name for person in voters])
    acting = to_act(match)
    if any(person.id == user_id for person in acting):
        return texts.your_turn()
    return texts.to_move(people=[person.name for person in acting])


def _waiting_text(match: Match, user_id: int) -> str:
    """Return a short text about the people that an open match waits for."""
    if match.lobby is None:
        return texts.awaits_your_answer() if match.people[0].id != user_id else texts.awaits_an_answer()
    if match.lobby.kind == "open":
        return texts.awaits_players()
    if not match.lobby.posted:
        return texts.awaits_your_arrangement()
    is_awaited = user_id in {person.id for person in pending_people(match)}
    return texts.awaits_your_answer() if is_awaited else texts.awaits_others()


def _friends_and_rivals(match: Match, user_id: int) -> tuple[list[str], list[str]]:
    """Return the names of the person's teammates and of their opponents; in an open lobby, all others are teammates."""
    if match.status == "open" and match.lobby is not None:
        return [person.name for person in match.people if person.id != user_id], []
    teams = [{match.people[seat].id: match.people[seat].name for seat in team} for team in match.roster.teams]
    friends = [name for team in teams if user_id in team for other, name in team.items() if other != user_id]
    return friends, [name for team in teams if user_id not in team for name in team.values()]


_ROWS = 5
"""Rows of buttons. People have at most ten matches, so two buttons per row suffice."""


async def resolve_match(
    context: InteractionContext, verb: str, named: str, typed: str = "", *, in_any: bool = False
) -> bool:
    """Set the match that a command is about, and return whether it is known.

    `named` is the chosen match, or "". If it is "" and several fit, show a button for each with the component verb
    `verb`, and return False. That page contains the typed action `typed`, for the button's handler. `in_any` means that
    all live matches of the person fit. Raises Refused("unknown_match") for an unreadable `named`, or
    Refused("no_match") if the person has no live match.
    """
    if named:
        context.about(parse_match_id(named))
        return True
    channel_id = context.interaction.channel_id or 0
    candidates = await context.get(Play).candidate_matches(
        context.guild_id, context.user_id, channel_id, typed, in_any=in_any
    )
    if len(candidates) == 1:
        context.about(candidates[0].id)
        return True
    await context.answer.private_reply(_choosing_page(candidates, context.user_id, verb, typed))
    return False


@component("wb", "match")
async def board(context: InteractionContext) -> None:
    """Post the match's board again in the channel of the command or button."""
    check_permissions(context.interaction)
    await context.get(OpeningChecks).check_channel(context.guild_id, context.permissions)
    match = await context.get(Changes).load(context.ref)
    seat_of(match, context.user_id)
    await context.get(BoardUpdates).repost(match.ref, context.interaction.channel_id or match.channel_id)
    await context.answer.private_sentence(texts.board_comes())


@component("wq", "match", away=True)
async def ask_resign(context: InteractionContext) -> None:
    """Ask the person to confirm a resignation, and show its effect."""
    preview = await context.get(Play).preview_resignation(context.ref, context.user_id)
    match = preview.match
    game = f"**{get_game(match.game).presenter.name}**"
    what = texts.resign_what(match=_with_players(game, match, context.user_id))
    may_abort = await context.get(Aborting).is_possible(match, context.user_id)
    await context.answer.private_reply(resign_page(preview, what, may_abort=may_abort))


@component("wp", "match", away=True)
async def play_typed(context: InteractionContext) -> None:
    """Take the action that the person typed before choosing the match from several candidates."""
    await type_action(context, typed_before(context))


async def type_action(context: InteractionContext, typed: str) -> None:
    """Take the typed action in the match, and show the person's panel after it."""
    pressed = await context.get(Play).type(context.ref, context.request, typed)
    await context.get(PanelAnswers).show_pressed(context, pressed)


def _choosing_page(matches: Sequence[Match], user_id: int, verb: str, typed: str) -> Page:
    buttons = [Button(CustomId(verb, match.id), describe_match(match, user_id)) for match in matches]
    size = -(-len(buttons) // _ROWS)
    rows = [buttons[start : start + size] for start in range(0, len(buttons), size)]
    screen = question(texts.which_match(), texts.which_match_text(), "neutral")
    return Page(screen=screen, rows=rows, note=note_with_text(texts.you_typed(), typed) if typed else "")
