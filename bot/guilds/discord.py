"""The `/settings` commands and panel, with which admins change the house rules of their server.

Also the page and handlers of a person's own preferences.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

import discord
import msgspec
from discord import app_commands
from msgspec.structs import replace

from bot.discord import layout
from bot.discord.completion import GAME_CHOICES
from bot.discord.components import component
from bot.discord.context import Interaction
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page, Row, several_select
from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.model import RATING_RULES, GuildPreferences, HouseRules, Preferences
from bot.guilds.screens import (
    CALL_TEXTS,
    CARE_LABELS,
    CLOCK_TEXTS,
    LATE_TEXTS,
    PRESSES_LABELS,
    RULE_TEXTS,
    duration,
    house_rules_screen,
    preferences_screen,
)
from bot.guilds.service import KEPT_DAYS, MAX_CHANNELS, Change, OpeningChecks, PersonalPreferences, names_of_games
from bot.match.model.timing import CLOCKS, TIMEOUT_RULES
from bot.screens import limits
from bot.screens.custom_ids import CustomId, decimal
from bot.screens.refusals import Refused
from bot.screens.screen import Button

GAMES = [(key, host.presenter.name) for key, host in PLAYABLE_GAMES.items()]
KEEP = "keep-"
"""Prefix of the key of a button that sets the retention of matches; the number of days follows."""

THREADS_ON, THREADS_OFF = "threads-on", "threads-off"


def settings_page(rules: HouseRules, note: str = "") -> Page:
    """The admins' panel: every setting as it is, and a way to change it."""
    screen = house_rules_screen(rules, names_of_games(rules.games))
    keeping = [
        Button(
            CustomId("house", key=f"{KEEP}{days}"),
            f"Keep {duration(days)}",
            "primary" if days == rules.keep_days else "secondary",
        )
        for days in KEPT_DAYS
    ]
    rows: list[Row] = [
        layout.channel_select(
            CustomId("house", key="channels"), "Channels: all of them", rules.channels, limit=MAX_CHANNELS
        ),
        layout.several_select(
            CustomId("house", key="games"),
            "Games",
            GAMES[: limits.SELECT_OPTIONS],
            rules.games or [key for key, _ in GAMES],
        ),
        layout.several_select(CustomId("house", key="clocks"), "Clocks", tuple(CLOCK_TEXTS.items()), rules.clocks),
        layout.role_select(CustomId("house", key="starters"), "Who opens matches: everybody", rules.starter_role),
        [*keeping, Button(_threads(on=not rules.threads), f"Threads: {'on' if rules.threads else 'off'}")],
    ]
    return Page(screen=screen, rows=rows, note=note)


def _threads(*, on: bool) -> CustomId:
    return CustomId("house", key=THREADS_ON if on else THREADS_OFF)


SAVED = "Saved."


async def change_settings(context: InteractionContext, change: Change) -> None:
    """Change the settings for an admin and show the panel. A refusal appears as a note above it.

    Raises Refused("not_an_admin").
    """
    opening_checks = context.get(OpeningChecks)
    try:
        page = settings_page(await opening_checks.change(context.guild_id, context.permissions, change), SAVED)
    except Refused as refused:
        if refused.code == "not_an_admin":
            raise
        page = settings_page(await opening_checks.rules(context.guild_id), context.sentence(refused))
    await context.answer.private_reply(page)


@component("n", "key")
async def house(context: InteractionContext) -> None:
    """Change one of the settings on their panel."""
    await change_settings(context, lambda rules: _apply_setting(rules, context.custom_id.key, context.values))


def _apply_setting(rules: HouseRules, key: str, values: Sequence[str]) -> HouseRules:
    match key:
        case "channels":
            return msgspec.structs.replace(rules, channels=tuple(decimal(value) for value in values))
        case "games":
            every = {game for game, _ in GAMES}
            return msgspec.structs.replace(rules, games=() if every <= set(values) else tuple(values))
        case "clocks":
            return msgspec.structs.replace(rules, clocks=tuple(clock for clock in CLOCKS if clock in values))
        case "starters":
            return msgspec.structs.replace(rules, starter_role=decimal(values[0]) if values else None)
        case _ if key in (THREADS_ON, THREADS_OFF):
            return msgspec.structs.replace(rules, threads=key == THREADS_ON)
        case _ if key.startswith(KEEP):
            return msgspec.structs.replace(rules, keep_days=decimal(key.removeprefix(KEEP)))
        case _:
            raise Refused("not_offered")


T = TypeVar("T")

settings = app_commands.Group(
    name="settings",
    description="Which matches may be played on this server, where, and who opens them; for admins",
    guild_only=True,
    default_permissions=discord.Permissions(manage_guild=True),
)


@settings.command(description="Show all settings, with buttons and lists to change them; only you see it")
async def show(interaction: Interaction) -> None:
    """Show the admins' panel."""
    async with answering(interaction) as context:
        rules = await context.get(OpeningChecks).rules_for(context.guild_id, context.permissions)
        await context.answer.private_reply(settings_page(rules))


async def _change(interaction: Interaction, change: Change) -> None:
    async with answering(interaction) as context:
        await change_settings(context, change)


def _check_choice(values: Sequence[T], chosen: str) -> T:
    """Return `chosen` if it is among `values`; otherwise raise Refused("not_offered")."""
    value = next((each for each in values if each == chosen), None)
    if value is None:
        raise Refused("not_offered")
    return value


class AnyChannel(app_commands.Transformer):
    """A channel of any kind; discord.py would list a kind that isn't in Discord's OpenAPI document."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Kind of value that Discord lets people choose."""
        return discord.AppCommandOptionType.channel

    async def transform(
        self, _interaction: discord.Interaction, value: app_commands.AppCommandChannel, /
    ) -> app_commands.AppCommandChannel:
        """Take it as it was chosen."""
        return value


@settings.command(description="Choose the channels in which matches may be opened")
@app_commands.describe(
    channel="A channel, or a category with all its channels; leave it out to allow every channel",
    allowed="Whether matches may be opened there",
)
async def channel(
    interaction: Interaction,
    channel: app_commands.Transform[app_commands.AppCommandChannel, AnyChannel] | None = None,
    allowed: bool = True,
) -> None:
    """Add a channel to those that are allowed, or take it away."""

    def change(rules: HouseRules) -> HouseRules:
        others = tuple(each for each in rules.channels if channel is not None and each != channel.id)
        added = (channel.id,) if channel is not None and allowed else ()
        return msgspec.structs.replace(rules, channels=(*others, *added))

    await _change(interaction, change)


@settings.command(description="Choose which games may be played")
@app_commands.describe(game="Which game", allowed="Whether it may be played here")
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS])
async def game(interaction: Interaction, game: str, allowed: bool) -> None:
    """Allow a game, or stop allowing it."""

    def change(rules: HouseRules) -> HouseRules:
        now = rules.games or tuple(PLAYABLE_GAMES)
        after = tuple(key for key in PLAYABLE_GAMES if (allowed if key == game else key in now))
        if not after:
            raise Refused("no_game_left")
        return msgspec.structs.replace(rules, games=() if len(after) == len(PLAYABLE_GAMES) else after)

    await _change(interaction, change)


@settings.command(description="Choose which clocks a match may have")
@app_commands.describe(clock="Which clock", offered="Whether it can be chosen")
@app_commands.choices(clock=[app_commands.Choice(name=words, value=key) for key, words in CLOCK_TEXTS.items()])
async def clock(interaction: Interaction, clock: str, offered: bool) -> None:
    """Offer a clock, or stop offering it."""

    def change(rules: HouseRules) -> HouseRules:
        after = tuple(each for each in CLOCKS if (offered if each == clock else each in rules.clocks))
        return msgspec.structs.replace(rules, clocks=after)

    await _change(interaction, change)


@settings.command(description="Choose what happens when somebody's time for a turn runs out")
@app_commands.describe(rule="Answers in somebody else's turn are always played by the game")
@app_commands.choices(rule=[app_commands.Choice(name=words, value=key) for key, words in LATE_TEXTS.items()])
async def late(interaction: Interaction, rule: str) -> None:
    """Set the rule for turns that run out of time."""
    await _change(
        interaction, lambda rules: msgspec.structs.replace(rules, when_late=_check_choice(TIMEOUT_RULES, rule))
    )


@settings.command(description="Choose who may open matches; everybody can accept and join them")
@app_commands.describe(role="The role that may open matches; leave it out for everybody")
async def starters(interaction: Interaction, role: discord.Role | None = None) -> None:
    """Restrict the opening of matches to a role; without a role, allow it to all."""
    starter_role = None if role is None or role.is_default() else role.id
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, starter_role=starter_role))


@settings.command(description="Choose who else may open and lead tournaments: a role, or somebody")
@app_commands.describe(
    role="A role that may; leave both out to take back what was allowed",
    person="Somebody who may",
    allowed="Whether they may",
)
async def tournaments(
    interaction: Interaction,
    role: discord.Role | None = None,
    person: discord.User | discord.Member | None = None,
    allowed: bool = True,
) -> None:
    """Allow or forbid a role or a person to lead tournaments. Without both, allow it only to admins."""

    def change(rules: HouseRules) -> HouseRules:
        if role is None and person is None:
            return msgspec.structs.replace(rules, organiser_role=None, organisers=())
        organiser_role, organisers = rules.organiser_role, rules.organisers
        if role is not None:
            remaining = None if organiser_role == role.id else organiser_role
            organiser_role = role.id if allowed else remaining
        if person is not None:
            others = tuple(each for each in organisers if each != person.id)
            organisers = (*others, person.id) if allowed else others
        return msgspec.structs.replace(rules, organiser_role=organiser_role, organisers=organisers)

    await _change(interaction, change)


@settings.command(description="Choose how long finished matches are stored completely")
@app_commands.describe(days="After that, only the result is kept")
@app_commands.choices(days=[app_commands.Choice(name=duration(days), value=days) for days in KEPT_DAYS])
async def keep(interaction: Interaction, days: int) -> None:
    """Set how long matches that are over are kept."""
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, keep_days=days))


@settings.command(description="Allow computer players in new matches, or not")
@app_commands.describe(on="On: anybody may play against the computer; off: people play with each other alone")
async def computers(interaction: Interaction, on: bool) -> None:
    """Allow or forbid computer players in new matches."""
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, computers=on))


@settings.command(description="Let people take back what taught nobody anything, or not")
@app_commands.describe(
    on="On: without asking, until somebody else acts; off: what was done stands. Rated matches: never"
)
async def takeback(interaction: Interaction, on: bool) -> None:
    """Allow or forbid undo without the opponents' consent."""
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, taking_back=on))


@settings.command(description="Choose which matches change people's ratings on this server")
@app_commands.describe(rule="Matches without a clock and with computer players are never rated")
@app_commands.choices(rule=[app_commands.Choice(name=words, value=key) for key, words in RULE_TEXTS.items()])
async def ratings(interaction: Interaction, rule: str) -> None:
    """Choose which matches are rated."""
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, ratings=_check_choice(RATING_RULES, rule)))


@settings.command(description="Choose whether boards and panels say in words what their pictures show")
@app_commands.describe(on="On: all words, for everybody; off: a short line, and the rest behind In words")
async def words(interaction: Interaction, on: bool) -> None:
    """Show all words with pictures, or a headline."""
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, words=on))


@settings.command(description="Choose whether each match gets its own thread")
@app_commands.describe(on="On: the board is in a thread under the card; off: it stays in the channel")
async def threads(interaction: Interaction, on: bool) -> None:
    """Give each match a thread, or none."""
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, threads=on))


ON, OFF = "on", "off"


@component("my")
async def preferences(context: InteractionContext) -> None:
    """Show the caller their own preferences."""
    chosen = await context.get(PersonalPreferences).all(context.guild_id)
    await context.answer.private_reply(preferences_page(chosen, context.user_id))


@component("mw", "key")
async def choose_words(context: InteractionContext) -> None:
    """Choose whether pictures go with all their words."""
    words = context.custom_id.key == ON
    await _change_preferences(context, lambda before: replace(before, words=words))


@component("mc")
async def choose_calls(context: InteractionContext) -> None:
    """Choose when one is mentioned."""
    calls = next((each for each in CALL_TEXTS if each == context.chosen), None)
    if calls is None:
        raise Refused("not_offered")
    await _change_preferences(context, lambda before: replace(before, calls=calls))


@component("ma", "key")
async def choose_care(context: InteractionContext) -> None:
    """Set whether captures, attacks and big plays need confirmation."""
    careful = context.custom_id.key == ON
    await _change_preferences(context, lambda before: replace(before, careful=careful))


@component("mp", "key")
async def choose_presses(context: InteractionContext) -> None:
    """Choose whether a move of a piece takes two presses."""
    aims = context.custom_id.key == ON
    await _change_preferences(context, lambda before: replace(before, aims=aims))


async def _change_preferences(context: InteractionContext, change: Callable[[Preferences], Preferences]) -> None:
    await context.get(PersonalPreferences).change(context.guild_id, context.request, change)
    chosen = await context.get(PersonalPreferences).all(context.guild_id)
    await context.answer.private_reply(preferences_page(chosen, context.user_id, "Saved."))


def preferences_page(chosen: GuildPreferences, user_id: int, note: str = "") -> Page:
    """Return the page of a person's own preferences, with a control for each."""
    mine = chosen.get(user_id)
    words = Button(CustomId("choose_words", key=OFF if mine.words else ON), _words_label(words=mine.words))
    rows: list[Row] = [
        several_select(
            CustomId("choose_calls"), "When to mention you", tuple(CALL_TEXTS.items()), (mine.calls,), limit=1
        ),
        *([] if chosen.words else [[words]]),
        [
            Button(CustomId("choose_care", key=OFF if mine.careful else ON), CARE_LABELS[mine.careful]),
            Button(CustomId("choose_presses", key=OFF if mine.aims else ON), PRESSES_LABELS[mine.aims]),
        ],
    ]
    return Page(screen=preferences_screen(mine, words_for_all=chosen.words), rows=rows, note=note)


def _words_label(*, words: bool) -> str:
    return "Show pictures with a short line" if words else "Show all words with pictures"


CLOCK_CHOICES = [app_commands.Choice(name=words, value=key) for key, words in CLOCK_TEXTS.items()]
