"""House rules, personal preferences, and rate limits of a guild.

Admins set the house rules. Each new match must follow them; open matches continue when a rule changes. Preferences are
text with pictures, pings and confirmations.

Token buckets in memory limit how often people open matches and invite others. A restart fills every bucket. That lets a
spammer open a few more, but stored rows limit the number of open matches.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import ceil

import msgspec
from cachetools import LRUCache

from bot.games.catalog import PLAYABLE_GAMES, get_game
from bot.guilds.model import HOUSE_RULES, GuildPreferences, HouseRules, Preferences
from bot.guilds.rows import GuildRows
from bot.match.model.match import Permissions, Person, Request
from bot.match.model.ports import Clock
from bot.match.model.timing import ClockName
from bot.match.refusals import errors_as_refusals
from bot.match.tasks import Locks
from bot.screens.refusals import Refused


class PersonalPreferences:
    """Use case of personal preferences: read and change them."""

    def __init__(self, guild_rows: GuildRows) -> None:
        self._guild_rows = guild_rows
        self._locks = Locks[tuple[int, int]]()
        self._listeners: list[Callable[[int], None]] = []

    def add_listener(self, listener: Callable[[int], None]) -> None:
        """Register a function that is called with the guild's id after each stored change.

        It must return immediately and never raise.
        """
        self._listeners.append(listener)

    async def all(self, guild_id: int) -> GuildPreferences:
        """Return the preferences of a guild's people, and whether admins chose text with pictures for everyone.

        Changes by this process are visible immediately, and other changes after two seconds at most.
        """
        with errors_as_refusals(guild_id):
            return await self._guild_rows.cached_preferences(guild_id)

    async def wants_words(self, guild_id: int, user_id: int) -> bool:
        """Return whether pictures come with full text for this person, by their own or the guild's setting."""
        chosen = await self.all(guild_id)
        return chosen.words or chosen.get(user_id).words

    async def change(
        self, guild_id: int, request: Request, change: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Apply `change` to a person's preferences, store and return them. Concurrent changes run one after another."""
        async with self._locks.get((guild_id, request.person.id)):
            with errors_as_refusals(guild_id):
                after = change((await self._guild_rows.preferences(guild_id)).get(request.person.id))
                await self._guild_rows.set_preferences(guild_id, request.person.id, after)
        for listener in self._listeners:
            listener(guild_id)
        return after


_REMEMBERED = 10_000

_CLOCK_STEP = 0.001
"""Moments nearer to each other than this are the same."""


class Rate(msgspec.Struct, frozen=True):
    """Rate of a token bucket: capacity `burst`, one token back every `seconds`."""

    burst: int
    seconds: float


Bucket = tuple[Hashable, Rate]
"""Key of a bucket: its owner and its rate."""

PER_PERSON = (Rate(burst=10, seconds=60.0), Rate(burst=100, seconds=864.0))
"""Rates for new matches of one person in a guild: a quick series, and about a hundred per day."""

PER_PAIR = (Rate(burst=3, seconds=1800.0),)
"""Rates for invitations, with a ping, from one person to another: at most five in any hour.

Accepted invitations give their token back, so regular partners stay below this limit.
"""

PER_GUILD = (Rate(burst=120, seconds=1.0),)
"""Rates for new matches of all people in a guild together. They limit attacks with many accounts."""


class RateLimiter:
    """Token buckets by owner, as an LRU cache.

    A bucket is stored as the POSIX time when it will be full again. An evicted bucket counts as full.
    """

    def __init__(self, clock: Clock, remembered: int = _REMEMBERED) -> None:
        self._clock = clock
        self._full_at: LRUCache[Bucket, float] = LRUCache(remembered)

    def take(self, guild_id: int, user_id: int, invitees: Sequence[Person] = ()) -> None:
        """Count a new match of this user, and its invitations, against the rate limits of the guild.

        Raises Refused("too_fast" | "asked_too_often", until=...) and counts nothing if a limit is reached. `until` is
        the POSIX second when the limit allows it again.
        """
        now, pairs = self._clock.now(), self._check_pairs(guild_id, user_id, invitees)
        buckets = [((guild_id, user_id), rate) for rate in PER_PERSON] + [((guild_id,), rate) for rate in PER_GUILD]
        until = max(self._ready_at(bucket, now) for bucket in buckets)
        if until > now + _CLOCK_STEP:
            raise Refused("too_fast", until=ceil(until))
        self._take_from([*buckets, *pairs], now)

    def ask(self, guild_id: int, user_id: int, invitees: Sequence[Person]) -> None:
        """Count the user's invitations of these people against the rate limit for each pair of people.

        Raises Refused("asked_too_often") if the limit of a pair is reached, and then counts nothing.
        """
        self._take_from(self._check_pairs(guild_id, user_id, invitees), self._clock.now())

    def forgive(self, guild_id: int, user_id: int, invitee: Person) -> None:
        """Undo the count of one invitation by the user against the rate limit, because `invitee` has accepted it."""
        for bucket in _pairs(guild_id, user_id, invitee):
            if bucket in self._full_at:
                self._full_at[bucket] -= bucket[1].seconds

    def _check_pairs(self, guild_id: int, user_id: int, invitees: Sequence[Person]) -> list[Bucket]:
        now, buckets = self._clock.now(), list[Bucket]()
        for person in invitees:
            pairs = _pairs(guild_id, user_id, person)
            until = max(self._ready_at(bucket, now) for bucket in pairs)
            if until > now + _CLOCK_STEP:
                raise Refused("asked_too_often", name=person.name, until=ceil(until))
            buckets += pairs
        return buckets

    def _take_from(self, buckets: Sequence[Bucket], now: float) -> None:
        for bucket in buckets:
            self._full_at[bucket] = self._is_full_at(bucket, now) + bucket[1].seconds

    def _ready_at(self, bucket: Bucket, now: float) -> float:
        rate = bucket[1]
        return self._is_full_at(bucket, now) - (rate.burst - 1) * rate.seconds

    def _is_full_at(self, bucket: Bucket, now: float) -> float:
        """Return the POSIX time when a bucket is full; `now` if it is full already or has no entry.

        Also `now` for a time beyond the longest refill, because the clock was set back.
        """
        rate, at = bucket[1], self._full_at.get(bucket, now)
        return at if now <= at <= now + rate.burst * rate.seconds + _CLOCK_STEP else now


def _pairs(guild_id: int, user_id: int, invitee: Person) -> list[Bucket]:
    return [((guild_id, user_id, invitee.id), rate) for rate in PER_PAIR]


MAX_CHANNELS = 25
MAX_ORGANISERS = 25

Change = Callable[[HouseRules], HouseRules]


class OpeningChecks:
    """Keeps the house rules, and lets people in."""

    def __init__(self, guild_rows: GuildRows, clock: Clock) -> None:
        self._guild_rows = guild_rows
        self.rate_limiter = RateLimiter(clock)
        self._locks = Locks[int]()
        self._listeners: list[Callable[[int], None]] = []

    def add_listener(self, listener: Callable[[int], None]) -> None:
        """Register a function that is called with the guild's id after each change by an admin, even to equal rules.

        It must return immediately and never raise.
        """
        self._listeners.append(listener)

    async def rules(self, guild_id: int) -> HouseRules:
        """Return the house rules of a guild."""
        with errors_as_refusals(guild_id):
            return await self._guild_rows.house_rules(guild_id)

    async def rules_for(self, guild_id: int, permissions: Permissions) -> HouseRules:
        """Return the house rules. Raises Refused("not_an_admin") if the person may not change them."""
        _check_admin(permissions)
        return await self.rules(guild_id)

    async def change(self, guild_id: int, permissions: Permissions, change: Change) -> HouseRules:
        """Apply `change` to the house rules, save them and return them.

        Raises Refused("not_an_admin"), and the refusals of `change` and of the checks on the new rules. The rules then
        stay as they were.
        """
        _check_admin(permissions)
        async with self._locks.get(guild_id):
            before = await self.rules(guild_id)
            after = _check_rules(change(before))
            if after != before:
                with errors_as_refusals(guild_id):
                    await self._guild_rows.set_house_rules(guild_id, after)
        for listener in self._listeners:
            listener(guild_id)
        return after

    async def check(self, guild_id: int, permissions: Permissions, game: str) -> None:
        """Raise Refused if the person, channel or game may not open a match.

        The codes are "not_in_this_channel", "not_a_starter" and "game_not_allowed".
        """
        _check_game(await self.check_opener(guild_id, permissions), game)

    async def check_tournament(self, guild_id: int, permissions: Permissions, user_id: int, game: str) -> None:
        """Raise Refused if the person, channel or game may not open a tournament.

        The codes are "not_organiser", "not_in_this_channel" and "game_not_allowed".
        """
        rules = await self.check_organiser(guild_id, permissions, user_id)
        _check_channel(rules, permissions)
        _check_game(rules, game)

    async def check_organiser(self, guild_id: int, permissions: Permissions, user_id: int) -> HouseRules:
        """Return the house rules. Raises Refused("not_organiser") if the person may not lead tournaments."""
        rules = await self.rules(guild_id)
        if permissions.manages or user_id in rules.organisers or rules.organiser_role in permissions.roles:
            return rules
        raise Refused("not_organiser", role=rules.organiser_role)

    async def check_opener(self, guild_id: int, permissions: Permissions) -> HouseRules:
        """Return the house rules if the person may open matches in this channel.

        Raises Refused("not_in_this_channel" | "not_a_starter").
        """
        rules = await self.rules(guild_id)
        _check_channel(rules, permissions)
        if rules.starter_role is not None and rules.starter_role not in permissions.roles and not permissions.manages:
            raise Refused("not_a_starter", role=rules.starter_role)
        return rules

    async def choose_clock(
        self, guild_id: int, requested: ClockName | None, *, before: ClockName | None = None
    ) -> ClockName:
        """Return the clock of a new match: `requested`, then `before` if it is allowed, then the first allowed clock.

        `before` is the clock of an earlier match or the caller's default. None means no preference. Raises
        Refused("clock_not_offered") if `requested` is not allowed.
        """
        offered = (await self.rules(guild_id)).clocks
        if requested is not None and requested not in offered:
            raise Refused("clock_not_offered", clocks=offered)
        return requested or (before if before in offered else None) or offered[0]

    async def check_channel(self, guild_id: int, permissions: Permissions) -> None:
        """Raise Refused("not_in_this_channel") if the rules allow no matches in the channel."""
        _check_channel(await self.rules(guild_id), permissions)

    async def allows_matches_in(self, guild_id: int, channels: tuple[int, ...]) -> bool:
        """Return whether the rules allow matches in a channel. `channels` are the ids of it and its parents."""
        return _allows(await self.rules(guild_id), channels)


def names_of_games(keys: Iterable[str]) -> tuple[str, ...]:
    """Return the titles of the games with these keys, in the given order. Unknown keys are skipped."""
    return tuple(PLAYABLE_GAMES[key].presenter.name for key in keys if key in PLAYABLE_GAMES)


def _check_admin(permissions: Permissions) -> None:
    if not permissions.manages:
        raise Refused("not_an_admin")


def _check_channel(rules: HouseRules, permissions: Permissions) -> None:
    if not _allows(rules, permissions.channels):
        raise Refused("not_in_this_channel", channels=rules.channels)


def _check_game(rules: HouseRules, game: str) -> None:
    if rules.games and game not in rules.games:
        raise Refused("game_not_allowed", game=get_game(game).presenter.name, games=names_of_games(rules.games))


def _allows(rules: HouseRules, channels: tuple[int, ...]) -> bool:
    return not rules.channels or bool(set(rules.channels) & set(channels))


def _check_rules(rules: HouseRules) -> HouseRules:
    if len(rules.channels) > MAX_CHANNELS:
        raise Refused("too_many_channels", limit=MAX_CHANNELS)
    if len(rules.organisers) > MAX_ORGANISERS:
        raise Refused("too_many_organisers", limit=MAX_ORGANISERS)
    if not rules.clocks:
        raise Refused("no_clock_left")
    if any(getattr(rules, each.name) not in each.values for each in HOUSE_RULES):
        raise Refused("not_offered")
    games = tuple(game for game in PLAYABLE_GAMES if game in rules.games)
    organisers = tuple(sorted(set(rules.organisers)))
    return msgspec.structs.replace(
        rules, channels=tuple(sorted(set(rules.channels))), games=games, organisers=organisers
    )
