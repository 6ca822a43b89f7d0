"""Rows of a guild: house rules, preferences, and the time when the bot left."""

import sqlite3

import msgspec

from bot.guilds.model import GuildPreferences, HouseRules, PingPolicy, Preferences, RatingRule
from bot.match.model.timing import ClockName, TimeoutRule
from bot.store.files import GuildAccess
from engine.core.values import Corrupt

_RULES = (
    "SELECT channels, games, clocks, starter_role, keep_days, threads, when_late, words, computers, ratings,"
    " taking_back, organiser_role,"
    " (SELECT json_group_array(user_id) FROM (SELECT user_id FROM organisers ORDER BY user_id))"
    " FROM house_rules"
)


_PREFERENCES = "SELECT user_id, words, calls, hidden, careful, aims FROM preferences"


def read_house_rules(file: sqlite3.Connection) -> HouseRules:
    """Return the house rules; the defaults if none are stored. Raises Corrupt if they can't be read."""
    row = file.execute(_RULES).fetchone()
    if row is None:
        return HouseRules()
    (channels, games, clocks, starter_role, keep_days, threads, when_late, words, *rest) = row
    computers, ratings, taking_back, organiser_role, organisers = rest
    try:
        return HouseRules(
            channels=msgspec.json.decode(channels, type=tuple[int, ...]),
            games=msgspec.json.decode(games, type=tuple[str, ...]),
            clocks=msgspec.json.decode(clocks, type=tuple[ClockName, ...]),
            starter_role=starter_role,
            keep_days=keep_days,
            threads=bool(threads),
            when_late=msgspec.convert(when_late, TimeoutRule),
            words=bool(words),
            computers=bool(computers),
            ratings=msgspec.convert(ratings, RatingRule),
            organiser_role=organiser_role,
            organisers=msgspec.json.decode(organisers, type=tuple[int, ...]),
            taking_back=bool(taking_back),
        )
    except msgspec.MsgspecError as error:
        raise Corrupt("the house rules can't be read") from error


def write_house_rules(file: sqlite3.Connection, rules: HouseRules) -> None:
    """Replace the stored house rules."""
    file.execute(
        "INSERT OR REPLACE INTO house_rules"
        " (id, channels, games, clocks, starter_role, keep_days, threads, when_late, words, computers, ratings,"
        " organiser_role, taking_back)"
        " VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            msgspec.json.encode(rules.channels).decode(),
            msgspec.json.encode(rules.games).decode(),
            msgspec.json.encode(rules.clocks).decode(),
            rules.starter_role,
            rules.keep_days,
            rules.threads,
            rules.when_late,
            rules.words,
            rules.computers,
            rules.ratings,
            rules.organiser_role,
            rules.taking_back,
        ),
    )
    file.execute("DELETE FROM organisers")
    file.executemany("INSERT INTO organisers (user_id) VALUES (?)", [(user_id,) for user_id in rules.organisers])


def read_preferences(file: sqlite3.Connection) -> GuildPreferences:
    """Return the preferences of all people and the admins' setting. Raises Corrupt if a row can't be read."""
    (everybody,) = file.execute("SELECT EXISTS (SELECT 1 FROM house_rules WHERE words)").fetchone()
    try:
        people = {
            user_id: Preferences(
                bool(words), msgspec.convert(calls, PingPolicy), bool(hidden), bool(careful), bool(aims)
            )
            for user_id, words, calls, hidden, careful, aims in file.execute(_PREFERENCES)
        }
        return GuildPreferences(bool(everybody), people)
    except msgspec.MsgspecError as error:
        raise Corrupt("a person's preferences can't be read") from error


def write_preferences(file: sqlite3.Connection, user_id: int, preferences: Preferences) -> None:
    """Replace a person's stored preferences. Defaults are stored as a missing row."""
    if preferences == Preferences():
        file.execute("DELETE FROM preferences WHERE user_id = ?", (user_id,))
        return
    file.execute(
        "INSERT OR REPLACE INTO preferences (user_id, words, calls, hidden, careful, aims) VALUES (?, ?, ?, ?, ?, ?)",
        (user_id, *msgspec.structs.astuple(preferences)),
    )


def read_departure(file: sqlite3.Connection) -> float | None:
    """Return the POSIX time when the bot's absence was first noticed; None if it is a member."""
    row = file.execute("SELECT at FROM departure").fetchone()
    return None if row is None else float(row[0])


def write_departure(file: sqlite3.Connection, at: float | None) -> None:
    """Store when the bot left (POSIX time) unless a time is stored. None means that it is back, and deletes it."""
    if at is None:
        file.execute("DELETE FROM departure")
    else:
        file.execute("INSERT OR IGNORE INTO departure (id, at) VALUES (1, ?)", (at,))


class GuildRows(GuildAccess):
    """House rules, preferences and departures in the guilds' files."""

    async def house_rules(self, guild_id: int) -> HouseRules:
        """Return the guild's house rules; the defaults, which allow everything, if none are stored."""
        return await self._read_or(guild_id, read_house_rules, HouseRules())

    async def set_house_rules(self, guild_id: int, rules: HouseRules) -> None:
        """Replace the guild's house rules."""
        await self._files.write(guild_id, lambda file: write_house_rules(file, rules), create=True)

    async def preferences(self, guild_id: int) -> GuildPreferences:
        """Return the preferences of the guild's people and the admins' setting."""
        return await self._read_or(guild_id, read_preferences, GuildPreferences())

    async def set_preferences(self, guild_id: int, user_id: int, preferences: Preferences) -> None:
        """Replace a person's preferences."""
        await self._files.write(guild_id, lambda file: write_preferences(file, user_id, preferences), create=True)

    async def departure(self, guild_id: int) -> float | None:
        """Return the POSIX time since which the bot has left the guild or can't be reached there; None if neither."""
        return await self._read_or(guild_id, read_departure, None)

    async def set_departure(self, guild_id: int, at: float | None) -> None:
        """Store that POSIX time if no earlier one is stored. None deletes it, because the bot is back.

        A guild without a file stays unchanged.
        """
        await self._write_or(guild_id, lambda file: write_departure(file, at), None)
