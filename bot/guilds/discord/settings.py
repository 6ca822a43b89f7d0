"""The `/settings` commands and panel, with which admins change the house rules of their server."""

from collections.abc import Iterator, Sequence
from functools import partial

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.discord import layout
from bot.discord.completion import GAME_CHOICES
from bot.discord.components import component, localize
from bot.discord.context import Interaction
from bot.discord.interactions import InteractionContext, answering
from bot.discord.layout import Page, Row, split_into_rows
from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds import screens, texts
from bot.guilds.model import (
    HOUSE_RULES,
    HouseRule,
    HouseRules,
)
from bot.guilds.service import MAX_CHANNELS, MAX_ORGANISERS, Change, OpeningChecks, names_of_games
from bot.match.model.match import Person
from bot.match.model.timing import CLOCKS
from bot.screens import limits
from bot.screens.custom_ids import CustomId, decimal
from bot.screens.refusals import Refused
from bot.screens.screen import Button, Style

CLOCK_CHOICES = [app_commands.Choice(name=localize(partial(screens.clock_text, key)), value=key) for key in CLOCKS]


def settings_page(rules: HouseRules, note: str = "") -> Page:
    """Return the admins' page with every house rule, and a button to the page of each.

    `note` is a text above the page, such as a refusal. The default shows no text.
    """
    games = names_of_games(rules.games)
    headings = {key: text.heading for key, text in screens.rule_texts(rules, games).items()}
    buttons = [Button(CustomId("house_rule", key=key), heading) for key, heading in headings.items()]
    return Page(screen=screens.house_rules_screen(rules, games), rows=split_into_rows(buttons), note=note)


def rule_page(rules: HouseRules, key: str, note: str = "") -> Page:
    """Return the admins' page of one house rule, with the controls that change it.

    `key` is the command of the rule. `note` is a text above the page; "" shows none. Raises Refused("not_offered") for
    an unknown key.
    """
    text = screens.rule_texts(rules, names_of_games(rules.games)).get(key)
    if text is None:
        raise Refused("not_offered")
    back = [Button(CustomId("house_rule", key=EVERY_RULE), texts.all_settings())]
    return Page(screen=screens.rule_screen(text), rows=[*_controls(rules, key), back], note=note)


EVERY_RULE = "all"
"""Key of the button that shows all house rules."""


def _controls(rules: HouseRules, key: str) -> list[Row]:
    """Return the controls that change the house rule with this command: selects, or a button for each value."""
    rows: list[Row]
    match key:
        case "channel":
            control = CustomId("house", key="channels")
            rows = [
                layout.channel_select(control, texts.any_channel(), rules.channels, limit=MAX_CHANNELS),
                [_nothing("channels", texts.all_channels())],
            ]
        case "game":
            allowed = rules.games or tuple(PLAYABLE_GAMES)
            names = [(game, playable.presenter.name) for game, playable in PLAYABLE_GAMES.items()]
            rows = [*split_into_rows([_toggle("game", game, name, on=game in allowed) for game, name in names])]
        case "clock":
            names = [(each, screens.clock_label(each)) for each in CLOCKS]
            rows = [[_toggle("clock", each, name, on=each in rules.clocks) for each, name in names]]
        case "starters":
            roles = layout.role_select(CustomId("house", key="starters"), texts.everybody(), rules.starter_role)
            rows = [roles, [_nothing("starters", texts.everybody())]]
        case "tournaments":
            people, organisers = [Person(each, "") for each in rules.organisers], CustomId("house", key="organisers")
            rows = [
                layout.role_select(CustomId("house", key="organiser_role"), texts.no_role(), rules.organiser_role),
                layout.people_select(organisers, texts.nobody_else(), people, limit=MAX_ORGANISERS),
                [_nothing("organiser_role", texts.no_role()), _nothing("organisers", texts.no_further_people())],
            ]
        case "results" | "daily":
            channel = getattr(rules, _FIELDS[key])
            chosen = () if channel is None else (channel,)
            rows = [
                layout.channel_select(CustomId("house", key=key), texts.no_channel(), chosen, limit=1),
                [_nothing(key, texts.off())],
            ]
        case _:
            rows = [*split_into_rows([*_values(rules, next(each for each in HOUSE_RULES if each.command == key))])]
    return rows


def _nothing(key: str, label: str) -> Button:
    """Return the button that does the same as the select with this key when everything in it is deselected."""
    return Button(CustomId("house", key=f"{key}-none"), label)


def _toggle(key: str, value: str, label: str, *, on: bool) -> Button:
    """Return the button that takes a game or a clock away if it is `on`, and otherwise allows it."""
    custom_id = CustomId("house", key=f"{key}-{value}-{OFF if on else ON}")
    return Button(custom_id, label, "primary" if on else "secondary")


def _values(rules: HouseRules, rule: HouseRule) -> Iterator[Button]:
    """Yield a button for each value of a house rule. The button of the current value is highlighted."""
    for value in rule.values:
        style: Style = "primary" if value == getattr(rules, rule.name) else "secondary"
        yield Button(CustomId("house", key=_key(rule, value)), screens.value_label(rule, value), style)


ON, OFF = "on", "off"


def _key(rule: HouseRule, value: object) -> str:
    """Return the custom id's key of the button that sets a house rule to this value, as "command-value"."""
    return f"{rule.command}-{(ON if value else OFF) if isinstance(value, bool) else value}"


_BY_KEY = {_key(rule, value): {rule.name: value} for rule in HOUSE_RULES for value in rule.values}


async def change_settings(context: InteractionContext, key: str, change: Change) -> None:
    """Apply `change` to the guild's house rules for an admin, and show the page of the rule `key` privately.

    `key` is the command of the rule. A note on the page confirms the change or contains the refusal. Raises
    Refused("not_an_admin").
    """
    opening_checks = context.get(OpeningChecks)
    try:
        page = rule_page(await opening_checks.change(context.guild_id, context.permissions, change), key, texts.saved())
    except Refused as refused:
        if refused.code == "not_an_admin":
            raise
        page = rule_page(await opening_checks.rules(context.guild_id), key, context.sentence(refused))
    await context.answer.private_reply(page)


@component("nr", "key")
async def house_rule(context: InteractionContext) -> None:
    """Show an admin the page of the house rule that the custom id names, or all house rules."""
    await _show_settings(context, context.custom_id.key)


async def _show_settings(context: InteractionContext, key: str) -> None:
    """Show an admin the page of the house rule with this command, or all for `EVERY_RULE`; raises Refused."""
    rules = await context.get(OpeningChecks).rules_for(context.guild_id, context.permissions)
    await context.answer.private_reply(settings_page(rules) if key == EVERY_RULE else rule_page(rules, key))


@component("n", "key")
async def house(context: InteractionContext) -> None:
    """Change the house rule that the pressed control names, and show the settings page again.

    A refusal appears as a note on the page. Raises Refused("not_an_admin").
    """
    key = context.custom_id.key
    command = _COMMANDS.get(key.partition("-")[0])
    if command is None:
        raise Refused("not_offered")
    await change_settings(context, command, lambda rules: _apply_setting(rules, key, context.values))


_COMMANDS = {
    **{each.command: each.command for each in HOUSE_RULES},
    **{command: command for command in ("game", "clock", "starters", "results", "daily")},
    "channels": "channel",
    "games": "game",
    "clocks": "clock",
    **dict.fromkeys(("organiser_role", "organisers"), "tournaments"),
}
"""Command of the house rule that a control changes, by the beginning of the control's key."""


def _apply_setting(rules: HouseRules, key: str, values: Sequence[str]) -> HouseRules:
    """Return the rules after a use of the control with this key; `values` are those chosen in a select.

    Selects of games and clocks belong to earlier releases. Raises Refused("not_offered") for an unknown control.
    """
    match key.split("-"):
        case ["games"]:
            after = replace(rules, games=() if set(PLAYABLE_GAMES) <= set(values) else tuple(values))
        case ["clocks"]:
            after = replace(rules, clocks=tuple(clock for clock in CLOCKS if clock in values))
        case ["game", *game, state]:
            after = _allow_game(rules, "-".join(game), allowed=state == ON)
        case ["clock", clock, state]:
            after = _offer_clock(rules, clock, offered=state == ON)
        case [("channels" | "organisers") as name, *_]:
            after = replace(rules, **{name: tuple(map(decimal, values))})
        case [("starters" | "organiser_role" | "results" | "daily") as name, *_]:
            after = replace(rules, **{_FIELDS.get(name, name): decimal(values[0]) if values else None})
        case _ if key in _BY_KEY:
            after = replace(rules, **_BY_KEY[key])
        case _:
            raise Refused("not_offered")
    return after


_FIELDS = {"starters": "starter_role", "results": "results_channel", "daily": "daily_channel"}
"""Field of `HouseRules` that a select sets, by its key, if they differ."""


def _allow_game(rules: HouseRules, game: str, *, allowed: bool) -> HouseRules:
    """Return the rules with a game allowed or not; raise Refused("no_game_left") without the last game."""
    now = rules.games or tuple(PLAYABLE_GAMES)
    after = tuple(key for key in PLAYABLE_GAMES if (allowed if key == game else key in now))
    if not after:
        raise Refused("no_game_left")
    return replace(rules, games=() if len(after) == len(PLAYABLE_GAMES) else after)


def _offer_clock(rules: HouseRules, clock: str, *, offered: bool) -> HouseRules:
    after = tuple(each for each in CLOCKS if (offered if each == clock else each in rules.clocks))
    return replace(rules, clocks=after)


settings = app_commands.Group(
    name="settings",
    description=localize(texts.command_settings),
    guild_only=True,
    default_permissions=discord.Permissions(manage_guild=True),
)


@settings.command(description=localize(texts.command_settings_show))
async def show(interaction: Interaction) -> None:
    """Reply privately with the page of house rules. Refuses ("not_an_admin") a person who is no admin."""
    async with answering(interaction) as context:
        await _show_settings(context, EVERY_RULE)


async def _change(interaction: Interaction, key: str, change: Change, *, is_given: bool = True) -> None:
    """Change the house rule with this command, and show its page; with `is_given` False, only show the page."""
    async with answering(interaction) as context:
        if is_given:
            await change_settings(context, key, change)
        else:
            await _show_settings(context, key)


class AnyChannel(app_commands.Transformer):
    """A channel of any kind; discord.py would list a kind that isn't in Discord's OpenAPI document."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Type of the command option, here a Discord channel of any kind."""
        return discord.AppCommandOptionType.channel

    async def transform(
        self, _interaction: discord.Interaction, value: app_commands.AppCommandChannel, /
    ) -> app_commands.AppCommandChannel:
        """Return the chosen channel unchanged."""
        return value


@settings.command(description=localize(texts.command_settings_channel))
@app_commands.describe(
    channel=localize(texts.command_settings_channel_channel),
    allowed=localize(texts.command_settings_channel_allowed),
)
async def channel(
    interaction: Interaction,
    channel: app_commands.Transform[app_commands.AppCommandChannel, AnyChannel] | None = None,
    allowed: bool = True,
) -> None:
    """Allow matches in a channel or category, or stop allowing them there if `allowed` is False.

    Without a channel, only show the page of the setting. Refuses ("not_an_admin") a person who is no admin.
    """
    chosen = () if channel is None else (channel.id,)

    def change(rules: HouseRules) -> HouseRules:
        others = (each for each in rules.channels if each not in chosen)
        return replace(rules, channels=(*others, *(chosen if allowed else ())))

    await _change(interaction, "channel", change, is_given=channel is not None)


@settings.command(description=localize(texts.command_settings_game))
@app_commands.describe(
    game=localize(texts.command_settings_game_game), allowed=localize(texts.command_settings_game_allowed)
)
@app_commands.choices(game=GAME_CHOICES[: limits.SELECT_OPTIONS])
async def game(interaction: Interaction, game: str, allowed: bool) -> None:
    """Allow a game if `allowed`, otherwise forbid it. `game` is the key of the game.

    Refuses ("no_game_left") to forbid the last game, and ("not_an_admin") a person who is no admin.
    """
    await _change(interaction, "game", lambda rules: _allow_game(rules, game, allowed=allowed))


@settings.command(description=localize(texts.command_settings_clock))
@app_commands.describe(
    clock=localize(texts.command_settings_clock_clock), offered=localize(texts.command_settings_clock_offered)
)
@app_commands.choices(clock=CLOCK_CHOICES)
async def clock(interaction: Interaction, clock: str, offered: bool) -> None:
    """Offer a clock if `offered`, otherwise stop offering it. `clock` is the key of the clock.

    Refuses ("no_clock_left") to remove the last clock, and ("not_an_admin") a person who is no admin.
    """
    await _change(interaction, "clock", lambda rules: _offer_clock(rules, clock, offered=offered))


@settings.command(description=localize(texts.command_settings_starters))
@app_commands.describe(role=localize(texts.command_settings_starters_role))
async def starters(interaction: Interaction, role: discord.Role | None = None) -> None:
    """Restrict the opening of matches to a role; @everyone allows it to all.

    Without a role, only show the page of the setting. Refuses ("not_an_admin") a person who is no admin.
    """
    starter_role = None if role is None or role.is_default() else role.id
    await _change(
        interaction, "starters", lambda rules: replace(rules, starter_role=starter_role), is_given=role is not None
    )


@settings.command(description=localize(texts.command_settings_results))
@app_commands.describe(channel=localize(texts.command_settings_results_channel))
async def results(interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
    """Set the channel for results. Without a channel, only show the page of the setting.

    Refuses ("not_an_admin") a person who is no admin.
    """
    await _set_channel(interaction, "results", channel)


@settings.command(description=localize(texts.command_settings_daily))
@app_commands.describe(channel=localize(texts.command_settings_daily_channel))
async def daily(interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
    """Set the channel for the daily position. Without a channel, only show the page of the setting.

    Refuses ("not_an_admin") a person who is no admin.
    """
    await _set_channel(interaction, "daily", channel)


async def _set_channel(interaction: Interaction, key: str, channel: discord.TextChannel | None) -> None:
    """Set the channel of the setting `key` of `_FIELDS`, or show its page."""
    chosen = {_FIELDS[key]: channel and channel.id}
    await _change(interaction, key, lambda rules: replace(rules, **chosen), is_given=channel is not None)


@settings.command(description=localize(texts.command_settings_tournaments))
@app_commands.describe(
    role=localize(texts.command_settings_tournaments_role),
    person=localize(texts.command_settings_tournaments_person),
    allowed=localize(texts.command_settings_tournaments_allowed),
)
async def tournaments(
    interaction: Interaction,
    role: discord.Role | None = None,
    person: discord.User | discord.Member | None = None,
    allowed: bool = True,
) -> None:
    """Allow a role or a person to lead tournaments; with `allowed` False, withdraw that.

    A newly allowed role replaces the earlier one; people are added. Without both, only show the page of the setting.
    Refuses ("not_an_admin") a person who is no admin.
    """

    def change(rules: HouseRules) -> HouseRules:
        organiser_role, organisers = rules.organiser_role, rules.organisers
        if role is not None:
            remaining = None if organiser_role == role.id else organiser_role
            organiser_role = role.id if allowed else remaining
        if person is not None:
            others = tuple(each for each in organisers if each != person.id)
            organisers = (*others, person.id) if allowed else others
        return replace(rules, organiser_role=organiser_role, organisers=organisers)

    await _change(interaction, "tournaments", change, is_given=role is not None or person is not None)


def _add_command(house_rule: HouseRule) -> None:
    """Register the `/settings` subcommand that lets admins choose a value of this house rule."""

    async def choose(interaction: Interaction, value: object) -> None:
        await _change(interaction, house_rule.command, lambda rules: replace(rules, **{house_rule.name: value}))

    async def switch(interaction: Interaction, on: bool) -> None:
        await choose(interaction, on)

    async def choose_days(interaction: Interaction, days: int) -> None:
        await choose(interaction, days)

    async def choose_rule(interaction: Interaction, rule: str) -> None:
        await choose(interaction, "" if rule == screens.AUTOMATIC else rule)

    labels = {value: localize(partial(screens.value_label, house_rule, value)) for value in house_rule.values}
    choices = [app_commands.Choice(name=label, value=value or screens.AUTOMATIC) for value, label in labels.items()]
    add = settings.command(name=house_rule.command, description=localize(screens.command_text(house_rule)))
    hint = localize(screens.option_text(house_rule))
    match house_rule.option:
        case "on":
            add(app_commands.describe(on=hint)(switch))
        case "days":
            add(app_commands.describe(days=hint)(app_commands.choices(days=choices)(choose_days)))
        case _:
            add(app_commands.describe(rule=hint)(app_commands.choices(rule=choices)(choose_rule)))


for _rule in HOUSE_RULES:
    _add_command(_rule)
