"""The house rules of a guild: its admins change them, and every new match is held to them.

A match that was opened before a rule was made goes on.
"""

from collections.abc import Callable, Iterable

import msgspec

from bot.games.catalog import PLAYABLE_GAMES, playable
from bot.model.clock import ClockName
from bot.model.guild import HouseRules
from bot.model.ports import Clock
from bot.model.request import Permissions
from bot.screens.refusals import Refused
from bot.service.guilds.rate_limits import RateLimiter
from bot.service.locks import Locks
from bot.service.matches.changes import errors_as_refusals
from bot.storage.guilds import GuildRows

KEPT_DAYS = (30, 90, 180, 365)
"""How many days a match that is over may be kept."""

MOST_CHANNELS = 25
MOST_ORGANISERS = 25

Change = Callable[[HouseRules], HouseRules]


class OpeningChecks:
    """Keeps the house rules, and lets people in."""

    def __init__(self, guild_rows: GuildRows, clock: Clock) -> None:
        self._guild_rows = guild_rows
        self.rate_limiter = RateLimiter(clock)
        self._locks = Locks[int]()

    async def rules(self, guild_id: int) -> HouseRules:
        """What the admins allow."""
        with errors_as_refusals(guild_id):
            return await self._guild_rows.house_rules(guild_id)

    async def rules_for(self, guild_id: int, permissions: Permissions) -> HouseRules:
        """The same for whoever may change them; raises Refused("not_an_admin")."""
        _check_admin(permissions)
        return await self.rules(guild_id)

    async def change(self, guild_id: int, permissions: Permissions, change: Change) -> HouseRules:
        """Change the rules and return them; raises Refused, and then they are as they were."""
        _check_admin(permissions)
        async with self._locks.of(guild_id):
            before = await self.rules(guild_id)
            after = _checked(change(before))
            if after != before:
                with errors_as_refusals(guild_id):
                    await self._guild_rows.set_house_rules(guild_id, after)
        return after

    async def check(self, guild_id: int, permissions: Permissions, game: str) -> None:
        """Refuse a match that the rules don't allow this person to open, or not here, or not of this game."""
        _check_game(await self.check_opener(guild_id, permissions), game)

    async def check_tournament(self, guild_id: int, permissions: Permissions, user_id: int, game: str) -> None:
        """Refuse a tournament that this person may not open, or not here, or not of this game."""
        rules = await self.check_organiser(guild_id, permissions, user_id)
        _check_channel(rules, permissions)
        _check_game(rules, game)

    async def check_organiser(self, guild_id: int, permissions: Permissions, user_id: int) -> HouseRules:
        """Refuse whoever may not lead tournaments, and return what the admins allow."""
        rules = await self.rules(guild_id)
        if permissions.manages or user_id in rules.organisers or rules.organiser_role in permissions.roles:
            return rules
        raise Refused("not_organiser", role=rules.organiser_role)

    async def check_opener(self, guild_id: int, permissions: Permissions) -> HouseRules:
        """Refuse whoever may open no match at all, or none here, and return what the admins allow."""
        rules = await self.rules(guild_id)
        _check_channel(rules, permissions)
        if rules.starter_role is not None and rules.starter_role not in permissions.roles and not permissions.manages:
            raise Refused("not_a_starter", role=rules.starter_role)
        return rules

    async def clock(self, guild_id: int, wanted: ClockName | None, *, before: ClockName | None = None) -> ClockName:
        """The clock of a new match: the one that is wanted, else that of the match before, else the first offered.

        Raises Refused("clock_not_offered").
        """
        offered = (await self.rules(guild_id)).clocks
        if wanted is not None and wanted not in offered:
            raise Refused("clock_not_offered", clocks=offered)
        return wanted or (before if before in offered else None) or offered[0]

    async def check_channel(self, guild_id: int, permissions: Permissions) -> None:
        """Refuse to let a match go on where the rules allow none."""
        _check_channel(await self.rules(guild_id), permissions)

    async def hosts_in(self, guild_id: int, channels: tuple[int, ...]) -> bool:
        """Whether the rules allow matches in a channel, given with what it lies in."""
        return _allows(await self.rules(guild_id), channels)


def names_of_games(keys: Iterable[str]) -> tuple[str, ...]:
    """The titles of those of these games that this release has."""
    return tuple(PLAYABLE_GAMES[key].presenter.name for key in keys if key in PLAYABLE_GAMES)


def _check_admin(permissions: Permissions) -> None:
    if not permissions.manages:
        raise Refused("not_an_admin")


def _check_channel(rules: HouseRules, permissions: Permissions) -> None:
    if not _allows(rules, permissions.channels):
        raise Refused("not_in_this_channel", channels=rules.channels)


def _check_game(rules: HouseRules, game: str) -> None:
    if rules.games and game not in rules.games:
        raise Refused("game_not_allowed", game=playable(game).presenter.name, games=names_of_games(rules.games))


def _allows(rules: HouseRules, channels: tuple[int, ...]) -> bool:
    return not rules.channels or bool(set(rules.channels) & set(channels))


def _checked(rules: HouseRules) -> HouseRules:
    if len(rules.channels) > MOST_CHANNELS:
        raise Refused("too_many_channels", limit=MOST_CHANNELS)
    if len(rules.organisers) > MOST_ORGANISERS:
        raise Refused("too_many_organisers", limit=MOST_ORGANISERS)
    if not rules.clocks:
        raise Refused("no_clock_left")
    if rules.keep_days not in KEPT_DAYS:
        raise Refused("not_offered")
    games = tuple(game for game in PLAYABLE_GAMES if game in rules.games)
    organisers = tuple(sorted(set(rules.organisers)))
    return msgspec.structs.replace(
        rules, channels=tuple(sorted(set(rules.channels))), games=games, organisers=organisers
    )
