"""The house rules of a guild: its admins change them, and every new match is held to them.

A match that was opened before a rule was made goes on.

What people choose for themselves in a guild: words beside pictures, and when they are called.

How often new matches may be opened, and people asked to play: token buckets in memory.

A restart fills every bucket, which lets a spammer open a few more; what is open at once is limited by rows.
"""

from collections.abc import Callable, Hashable, Iterable, Sequence
from math import ceil

import msgspec
from cachetools import LRUCache

from bot.games.catalog import PLAYABLE_GAMES, get_game
from bot.guilds.model import GuildPreferences, HouseRules, Preferences
from bot.guilds.rows import GuildRows
from bot.match.model.match import Permissions, Person, Request
from bot.match.model.ports import Clock
from bot.match.model.timing import ClockName
from bot.match.refusals import errors_as_refusals
from bot.match.tasks import Locks
from bot.screens.refusals import Refused


class PersonalPreferences:
    """Keeps what people choose."""

    def __init__(self, guild_rows: GuildRows) -> None:
        self._guild_rows = guild_rows
        self._locks = Locks[tuple[int, int]]()

    async def all(self, guild_id: int) -> GuildPreferences:
        """What the people of a guild chose, and its admins for everybody."""
        with errors_as_refusals(guild_id):
            return await self._guild_rows.preferences(guild_id)

    async def wants_words(self, guild_id: int, user_id: int) -> bool:
        """Tell whether a person wants all words with pictures, or everybody is to have them."""
        chosen = await self.all(guild_id)
        return chosen.words or chosen.get(user_id).words

    async def change(
        self, guild_id: int, request: Request, change: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Change what a person chose, and return it; what they choose at once is changed one after the other."""
        async with self._locks.get((guild_id, request.person.id)):
            after = change((await self.all(guild_id)).get(request.person.id))
            with errors_as_refusals(guild_id):
                await self._guild_rows.set_preferences(guild_id, request.person.id, after)
        return after


_REMEMBERED = 10_000

_CLOCK_STEP = 0.001
"""Moments nearer to each other than this are the same."""


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and one more every so many seconds."""

    burst: int
    seconds: float


Bucket = tuple[Hashable, Rate]
"""Whose bucket, and how it fills."""

PER_PERSON = (Rate(burst=10, seconds=60.0), Rate(burst=100, seconds=864.0))
"""For one person in one guild: a quick series, and about a hundred more in a day."""

PER_PAIR = (Rate(burst=3, seconds=1800.0),)
"""For one person asking another to play, which mentions them: at most five times in any hour.

What the other one agrees to isn't counted, so people who play with each other never meet this limit.
"""

PER_GUILD = (Rate(burst=120, seconds=1.0),)
"""For all people of a guild together, so that many accounts can't do what one may not."""


class RateLimiter:
    """Buckets by owner, of which those that were used last are remembered.

    A bucket is kept as the moment at which it will be full again, so one that is forgotten too early is just full.
    """

    def __init__(self, clock: Clock, remembered: int = _REMEMBERED) -> None:
        self._clock = clock
        self._full_at: LRUCache[Bucket, float] = LRUCache(remembered)

    def take(self, guild_id: int, user_id: int, invitees: Sequence[Person] = ()) -> None:
        """Let a person open one more match in a guild, and ask these people to play.

        Raises Refused("too_fast" | "asked_too_often", until=...) with the POSIX second from which to try again, and
        then nothing is taken.
        """
        now, pairs = self._clock.now(), self._check_pairs(guild_id, user_id, invitees)
        buckets = [((guild_id, user_id), rate) for rate in PER_PERSON] + [((guild_id,), rate) for rate in PER_GUILD]
        until = max(self._ready_at(bucket, now) for bucket in buckets)
        if until > now + _CLOCK_STEP:
            raise Refused("too_fast", until=ceil(until))
        self._take_from([*buckets, *pairs], now)

    def ask(self, guild_id: int, user_id: int, invitees: Sequence[Person]) -> None:
        """Let a person ask these people to play; raises Refused("asked_too_often"), and then nothing is taken."""
        self._take_from(self._check_pairs(guild_id, user_id, invitees), self._clock.now())

    def forgive(self, guild_id: int, user_id: int, invitee: Person) -> None:
        """Give back what asking somebody to play took, as they have agreed."""
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
        """When a bucket is full again; at once where it would take longer than ever, as the clock was set back."""
        rate, at = bucket[1], self._full_at.get(bucket, now)
        return at if now <= at <= now + rate.burst * rate.seconds + _CLOCK_STEP else now


def _pairs(guild_id: int, user_id: int, invitee: Person) -> list[Bucket]:
    return [((guild_id, user_id, invitee.id), rate) for rate in PER_PAIR]


KEPT_DAYS = (30, 90, 180, 365)
"""How many days a match that is over may be kept."""

MAX_CHANNELS = 25
MAX_ORGANISERS = 25

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
        async with self._locks.get(guild_id):
            before = await self.rules(guild_id)
            after = _check_rules(change(before))
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

    async def choose_clock(
        self, guild_id: int, requested: ClockName | None, *, before: ClockName | None = None
    ) -> ClockName:
        """The clock of a new match: the one that is wanted, else that of the match before, else the first offered.

        Raises Refused("clock_not_offered").
        """
        offered = (await self.rules(guild_id)).clocks
        if requested is not None and requested not in offered:
            raise Refused("clock_not_offered", clocks=offered)
        return requested or (before if before in offered else None) or offered[0]

    async def check_channel(self, guild_id: int, permissions: Permissions) -> None:
        """Refuse to let a match go on where the rules allow none."""
        _check_channel(await self.rules(guild_id), permissions)

    async def allows_matches_in(self, guild_id: int, channels: tuple[int, ...]) -> bool:
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
    if rules.keep_days not in KEPT_DAYS:
        raise Refused("not_offered")
    games = tuple(game for game in PLAYABLE_GAMES if game in rules.games)
    organisers = tuple(sorted(set(rules.organisers)))
    return msgspec.structs.replace(
        rules, channels=tuple(sorted(set(rules.channels))), games=games, organisers=organisers
    )
