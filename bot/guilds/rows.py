"""Rows of a guild: house rules, preferences, and the time when the bot left."""

import time
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, get_origin

import msgspec
from cachetools import TTLCache

from bot.guilds.model import AWAY_RULES, GuildPreferences, HouseRules, Preferences
from bot.store.access import GuildAccess, GuildStore
from bot.store.connection import Connection
from bot.store.places import is_personal
from engine.core.values import Corrupt

_RULES = tuple(name for name in HouseRules.__struct_fields__ if name not in ("organisers", "daily_refused"))
_READ_RULES = f"""
    SELECT EXISTS (SELECT * FROM daily_posts WHERE message_id IS NULL AND channel_id = daily_channel),
    {", ".join(_RULES)} FROM house_rules
"""  # noqa: S608 - our own names
_PREFERENCES = Preferences.__struct_fields__

T = TypeVar("T", HouseRules, Preferences)


def _read(kind: type[T], names: Sequence[str], row: Sequence[Any], **others: Any) -> T:  # noqa: ANN401 - fields of any type
    """Return a struct of type `kind`, with the columns of `row` as the fields of these names, in order.

    `others` gives the other fields. Raises Corrupt if a value does not fit its field, ValueError if the number of
    columns differs.
    """
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    try:
        return kind(**{name: _field(types[name], stored) for name, stored in zip(names, row, strict=True)}, **others)
    except msgspec.MsgspecError as error:
        raise Corrupt(f"{kind.__name__} can't be read") from error


def _field(kind: Any, stored: Any) -> Any:  # noqa: ANN401 - a field of any type
    if get_origin(kind) is tuple:
        return msgspec.json.decode(stored, type=kind)
    return bool(stored) if kind is bool else msgspec.convert(stored, kind)


def _replace(file: Connection, table: str, key: str, columns: Mapping[str, object]) -> None:
    """Store a row of `table` in place of the one with the same `key`, which is one of the columns.

    `columns` maps column names to values. A tuple value becomes JSON.
    """
    values = tuple(msgspec.json.encode(each).decode() if isinstance(each, tuple) else each for each in columns.values())
    names, places = ", ".join(columns), ", ".join("?" * len(columns))
    file.execute(f"DELETE FROM {table} WHERE {key} = ?", (columns[key],))  # noqa: S608 - our own names
    file.execute(f"INSERT INTO {table} ({names}) VALUES ({places})", values)  # noqa: S608 - our own names


def read_house_rules(file: Connection) -> HouseRules:
    """Return the house rules; the defaults if none are stored. Raises Corrupt if they can't be read."""
    row = file.execute(_READ_RULES).fetchone()
    if row is None:
        return HouseRules()
    refused, *columns = row
    organisers = tuple(user_id for (user_id,) in file.execute("SELECT user_id FROM organisers ORDER BY user_id"))
    return _read(HouseRules, _RULES, columns, organisers=organisers, daily_refused=bool(refused))


def write_house_rules(file: Connection, rules: HouseRules) -> None:
    """Replace the stored house rules."""
    _replace(file, "house_rules", "id", {"id": 1, **{name: getattr(rules, name) for name in _RULES}})
    file.execute("DELETE FROM organisers")
    file.executemany("INSERT INTO organisers (user_id) VALUES (?)", [(user_id,) for user_id in rules.organisers])


def read_preferences(file: Connection) -> GuildPreferences:
    """Return the preferences of all people, and the admins' choices of words and language for everyone.

    Raises Corrupt if a row can't be read.
    """
    chosen = file.execute("SELECT words, language FROM house_rules")
    rows = file.execute(f"SELECT user_id, {', '.join(_PREFERENCES)} FROM preferences ORDER BY user_id")  # noqa: S608
    words, language = chosen.fetchone() or (False, "")  # only now, so that both are asked at once
    return GuildPreferences(bool(words), language, {each: _read(Preferences, _PREFERENCES, row) for each, *row in rows})


def write_preferences(file: Connection, user_id: int, preferences: Preferences) -> None:
    """Replace a person's stored preferences. Defaults are stored as a missing row."""
    if preferences == Preferences():
        file.execute("DELETE FROM preferences WHERE user_id = ?", (user_id,))
    else:
        _replace(file, "preferences", "user_id", {"user_id": user_id, **msgspec.structs.asdict(preferences)})


def read_departure(file: Connection) -> float | None:
    """Return the POSIX time when the bot was first noticed missing from the file's guild.

    Return None if the bot is a member of the guild. Each guild has a file of its own.
    """
    row = file.execute("SELECT at FROM departure").fetchone()
    return None if row is None else float(row[0])


def write_departure(file: Connection, at: float | None) -> None:
    """Store the POSIX time `at` when the bot left the file's guild, unless a time is stored already.

    None deletes the stored time, because the bot is back.
    """
    if at is None:
        file.execute("DELETE FROM departure")
    else:
        file.execute("INSERT INTO departure (id, at) VALUES (1, ?) ON CONFLICT DO NOTHING", (at,))


_CACHED_GUILDS = 1_000
_CACHED_SECONDS = 2.0


class GuildRows(GuildAccess):
    """House rules, preferences and departures in the guilds' files."""

    def __init__(self, files: GuildStore) -> None:
        super().__init__(files)
        self._cached: TTLCache[int, GuildPreferences] = TTLCache(_CACHED_GUILDS, _CACHED_SECONDS, timer=time.monotonic)
        self._set_count = 0

    async def house_rules(self, guild_id: int) -> HouseRules:
        """Return the guild's house rules; the defaults, which allow everything, if none are stored.

        Those of a personal place are `AWAY_RULES`.
        """
        if is_personal(guild_id):
            return AWAY_RULES
        return await self._read_or(guild_id, read_house_rules, HouseRules())

    async def set_house_rules(self, guild_id: int, rules: HouseRules) -> None:
        """Replace the guild's house rules."""
        await self._files.write(guild_id, lambda file: write_house_rules(file, rules), create=True)
        self._drop_cached(guild_id)

    async def cached_preferences(self, guild_id: int) -> GuildPreferences:
        """Return the result of `preferences`, from a cache if that is at most two seconds old.

        A change by this object is visible immediately. Another process's change, a deletion of a person's data or a
        restored file is visible after two seconds at most. Don't store anything that is based on the result.
        """
        cached = self._cached.get(guild_id)
        if cached is not None:
            return cached
        set_before = self._set_count
        read = await self.preferences(guild_id)
        if self._set_count == set_before:
            self._cached[guild_id] = read
        return read

    def _drop_cached(self, guild_id: int) -> None:
        self._set_count += 1
        self._cached.pop(guild_id, None)

    async def preferences(self, guild_id: int) -> GuildPreferences:
        """Return the preferences of the guild's people, and whether admins chose text with pictures for everyone.

        A guild without a file has the defaults.
        """
        return await self._read_or(guild_id, read_preferences, GuildPreferences())

    async def set_preferences(self, guild_id: int, user_id: int, preferences: Preferences) -> None:
        """Replace a person's preferences."""
        await self._files.write(guild_id, lambda file: write_preferences(file, user_id, preferences), create=True)
        self._drop_cached(guild_id)

    async def departure(self, guild_id: int) -> float | None:
        """Return the POSIX time since which the bot has left the guild or can't be reached there; None if neither."""
        return await self._read_or(guild_id, read_departure, None)

    async def set_departure(self, guild_id: int, at: float | None) -> None:
        """Store the POSIX time `at` when the bot left the guild, unless an earlier one is stored.

        None deletes the stored time, because the bot is back. A guild without a file stays unchanged.
        """
        await self._write_or(guild_id, lambda file: write_departure(file, at), None)
