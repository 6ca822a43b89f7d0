"""The private page of a replay: the command `/replay`, one step of a match, and its buttons."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import get_args

from discord import app_commands

from bot.discord.completion import Choice, choices, quietly
from bot.discord.components import anywhere, component, localize
from bot.discord.context import Interaction, sees_channel, sees_known_channel
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page, Row, select
from bot.games.catalog import get_game
from bot.guilds.service import PersonalPreferences
from bot.history import texts
from bot.history.discord.gif_maker import GifMaker
from bot.history.replays import Perspective, Replays, ReplayView
from bot.history.rows import PlayedMatch
from bot.match.words import join_sides
from bot.play.discord.which_match import MatchOption, parse_match_id
from bot.screens import limits
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId, base36, decimal, from_base36
from bot.screens.refusals import Refused
from bot.screens.screen import Button, Style
from bot.screens.words import format_list

_PERSPECTIVES: Mapping[Perspective, Callable[[], str]] = {
    "spectator": texts.as_spectator,
    "own": texts.from_my_seat,
    "open": texts.everything_open,
}
_WAYS = ("⏮", "◀", "▶", "⏭")


def perspective_of(key: str) -> Perspective:
    """Return the perspective named `key`; raises Refused("not_offered") if there is no such perspective."""
    perspective: Perspective | None = next((each for each in get_args(Perspective) if each == key), None)
    if perspective is None:
        raise Refused("not_offered")
    return perspective


def replay_page(view: ReplayView) -> Page:
    """Return the page of one step of a replay, with controls for steps, chapters, perspectives and exports."""
    rows: list[Row] = [*_chapters(view), _ways(view), *_perspectives(view), *_exports(view)]
    return Page(screen=view.screen, rows=rows)


def _chapters(view: ReplayView) -> list[Row]:
    """Return a select of battles, rounds or turns; if they don't fit, only every n-th.

    Return an empty list if there are fewer than two.
    """
    chapters = view.chapters
    every = -(-len(chapters) // limits.SELECT_OPTIONS)
    if len(chapters) < 2:
        return []
    shown = chapters[::every]
    here = max(index for _, index in shown if index <= view.index)
    options = [(base36(place), name, "") for name, place in shown]
    # A select keeps its choice through an edit unless its id changes.
    custom_id = CustomId("replay_chapter", view.replay.match.id, page=view.index, key=view.replay.perspective)
    return [select(custom_id, texts.go_to(), options, base36(here))]


def _ways(view: ReplayView) -> list[Button]:
    """Return the buttons to the first, previous, next and last step.

    A button that leads to the shown step is disabled.
    """
    last, match_id, key = len(view.replay.steps) - 1, view.replay.match.id, view.replay.perspective
    indexes = (0, max(view.index - 1, 0), min(view.index + 1, last), last)
    return [
        Button(CustomId("replay_step", match_id, node=way, page=index, key=key), label, disabled=index == view.index)
        for way, (index, label) in enumerate(zip(indexes, _WAYS, strict=True))
    ]


def _perspectives(view: ReplayView) -> list[Row]:
    if len(view.perspectives) < 2:
        return []
    row: list[Button] = []
    for way, (perspective, index) in enumerate(view.perspectives, len(_WAYS)):
        custom_id = CustomId("replay_step", view.replay.match.id, node=way, page=index, key=perspective)
        is_shown = perspective == view.replay.perspective
        style: Style = "primary" if is_shown else "secondary"
        row.append(Button(custom_id, _PERSPECTIVES[perspective](), style, disabled=is_shown))
    return [row]


def _exports(view: ReplayView) -> list[Row]:
    """Return the export buttons of a finished match, and a player's review; `[]` while the match is in play.

    The GIF has a button only if the match can be replayed exactly.
    """
    match, key = view.replay.match, view.replay.perspective
    if match.status != "over":
        return []
    verbs = {"replay_gif": texts.gif()} if view.replay.recording.is_exact else {}
    verbs |= {"replay_text": texts.text(), "replay_record": texts.record()}
    exports = [Button(CustomId(verb, match.id, page=view.index, key=key), label) for verb, label in verbs.items()]
    is_player = any(perspective == "own" for perspective, _ in view.perspectives)
    review = Button(CustomId("review", match.id), screen_texts.review(), "primary")
    return [[*([review] if is_player else []), *exports]]


@component("re", "match", away=True)
async def replay(context: InteractionContext) -> None:
    """Reply privately with the first step of a match's replay.

    Without a match, the command shows the person's newest match.
    """
    await show_step(context)


@component("rs", "match", "page", "node", "key", away=True)
async def replay_step(context: InteractionContext) -> None:
    """Show the replay at the custom id's step (its page) and perspective (its key).

    The custom id's node is ignored; it makes the ids of buttons on one page unique.
    """
    await show_step(context, perspective_of(context.custom_id.key), context.custom_id.page)


@component("rt", "match", "page", "key", away=True)
async def replay_chapter(context: InteractionContext) -> None:
    """Go to the battle, round or turn that was chosen."""
    await show_step(context, perspective_of(context.custom_id.key), from_base36(context.chosen))


async def show_step(context: InteractionContext, perspective: Perspective | None = None, index: int = 0) -> None:
    """Reply privately with the step `index` of the match's replay; an index past the end means the last step.

    `perspective` None means the person's own seat, or the spectator's view if they have no seat. A GIF in progress no
    longer edits the pressed message.
    """
    message = context.interaction.message
    if message is not None:
        context.get(GifMaker).leave(message.id)
    with_text = await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
    sees = partial(sees_channel, context.interaction)
    view = await context.get(Replays).show(
        context.ref, context.user_id, perspective, index, with_text=with_text, sees=sees
    )
    await context.answer.private_reply(replay_page(view))


@quietly
async def suggest_replays(interaction: Interaction, current: str) -> list[Choice]:
    """Return the choices for a replay: the person's started matches, newest first, then the server's.

    `current` is the typed text, which filters the matches. A match with the typed number comes first. Return `[]` on
    failure.
    """
    context = InteractionContext(interaction)
    matches = await context.get(Replays).search(
        context.guild_id, context.user_id, current, partial(sees_known_channel, interaction)
    )
    return choices((describe_played(match), str(match.ref.match_id)) for match in matches)


@app_commands.command(name="replay", description=localize(texts.command_replay))
@anywhere
@app_commands.describe(match=localize(texts.command_replay_match))
@app_commands.autocomplete(match=suggest_replays)
async def replay_command(interaction: Interaction, match: MatchOption = "") -> None:
    """Reply privately with the first step of a match's replay.

    Without a match, the command shows the person's newest match.
    """
    async with answering(interaction) as context:
        newest = None if match else await context.get(Replays).newest(context.guild_id, context.user_id)
        context.about(parse_match_id(match) if newest is None else newest.match_id)
        await show_step(context)


def describe_played(match: PlayedMatch) -> str:
    """Return a line on a match, such as "#12 Air, Land & Sea in play: Alice against Bob".

    The words "in play" are left out once the match is over.
    """
    sides = join_sides([format_list([match.people[seat].name for seat in team]) for team in match.teams])
    game = get_game(match.game).presenter.name
    return texts.played_match(match=match.ref.match_id, game=game, sides=sides, over=match.is_over)


@component("yr", away=True)
async def replay_of(context: InteractionContext) -> None:
    """Show the first step of the match that was chosen."""
    context.about(decimal(context.chosen))
    await show_step(context)
