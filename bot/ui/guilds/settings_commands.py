"""`/settings`: what the admins of a server allow, on a panel or typed."""

from collections.abc import Sequence
from typing import TypeVar

import discord
import msgspec
from discord import app_commands

from bot.games.catalog import PLAYABLE_GAMES
from bot.model.clock import CLOCKS, LATENESS
from bot.model.guild import HouseRules
from bot.model.ratings import RATING_RULES
from bot.presenters.guilds import CLOCK_TEXTS, LATE_TEXTS, duration
from bot.presenters.ratings.rated_matches import RULE_TEXTS
from bot.screens import limits
from bot.screens.refusals import Refused
from bot.service.guilds.house_rules import KEPT_DAYS, Change, OpeningChecks
from bot.ui.gateway.context import Interaction
from bot.ui.gateway.interactions import answering
from bot.ui.guilds.buttons import change_settings
from bot.ui.guilds.pages import settings_page
from bot.ui.lobbies.commands import GAME_CHOICES

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


def _offered(values: Sequence[T], chosen: str) -> T:
    """Return what was chosen, if it is one of these."""
    found = next((each for each in values if each == chosen), None)
    if found is None:
        raise Refused("not_offered")
    return found


class AnyChannel(app_commands.Transformer):
    """A channel of any kind; discord.py would list a kind that isn't in Discord's OpenAPI document."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """What Discord lets people choose."""
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
    """Choose what happens to a turn whose time has run out."""
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, when_late=_offered(LATENESS, rule)))


@settings.command(description="Choose who may open matches; everybody can accept and join them")
@app_commands.describe(role="The role that may open matches; leave it out for everybody")
async def starters(interaction: Interaction, role: discord.Role | None = None) -> None:
    """Let everybody open matches, or those with a role."""
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
    """Let people with a role, or somebody, lead tournaments, or not any more; admins alone where nobody is named."""

    def change(rules: HouseRules) -> HouseRules:
        if role is None and person is None:
            return msgspec.structs.replace(rules, organiser_role=None, organisers=())
        organiser_role, organisers = rules.organiser_role, rules.organisers
        if role is not None:
            kept = None if organiser_role == role.id else organiser_role
            organiser_role = role.id if allowed else kept
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
    """Let computer players take part in new matches, or not."""
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, computers=on))


@settings.command(description="Let people take back what taught nobody anything, or not")
@app_commands.describe(
    on="On: without asking, until somebody else acts; off: what was done stands. Rated matches: never"
)
async def takeback(interaction: Interaction, on: bool) -> None:
    """Let people take their actions back without asking, or not."""
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, taking_back=on))


@settings.command(description="Choose which matches change people's ratings on this server")
@app_commands.describe(rule="Matches without a clock and with computer players are never rated")
@app_commands.choices(rule=[app_commands.Choice(name=words, value=key) for key, words in RULE_TEXTS.items()])
async def ratings(interaction: Interaction, rule: str) -> None:
    """Choose which matches are rated."""
    await _change(interaction, lambda rules: msgspec.structs.replace(rules, ratings=_offered(RATING_RULES, rule)))


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
