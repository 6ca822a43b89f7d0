"""What a guild allows and keeps for its members: house rules, blocks, set-ups, lessons, and when the bot left."""

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
    """Return what is allowed; raises Corrupt where the row can't be read."""
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
    """Store what is allowed in place of what was."""
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
    """Return what people and admins chose; raises Corrupt where a row can't be read."""
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
    """Store what a person chose; nothing, where that is the usual."""
    if preferences == Preferences():
        file.execute("DELETE FROM preferences WHERE user_id = ?", (user_id,))
        return
    file.execute(
        "INSERT OR REPLACE INTO preferences (user_id, words, calls, hidden, careful, aims) VALUES (?, ?, ?, ?, ?, ?)",
        (user_id, *msgspec.structs.astuple(preferences)),
    )


def read_departure(file: sqlite3.Connection) -> float | None:
    """Return when the bot was first seen to have left the guild; None while it is a member."""
    row = file.execute("SELECT at FROM departure").fetchone()
    return None if row is None else float(row[0])


def write_departure(file: sqlite3.Connection, at: float | None) -> None:
    """Note when the bot left, unless that is noted; None: that it is back."""
    if at is None:
        file.execute("DELETE FROM departure")
    else:
        file.execute("INSERT OR IGNORE INTO departure (id, at) VALUES (1, ?)", (at,))


class GuildRows(GuildAccess):
    """House rules, preferences and departures in the guilds' files."""

    async def house_rules(self, guild_id: int) -> HouseRules:
        """Return what the guild's admins allow; everything, where they have said nothing."""
        return await self._read_or(guild_id, read_house_rules, HouseRules())

    async def set_house_rules(self, guild_id: int, rules: HouseRules) -> None:
        """Replace what the guild's admins allow."""
        await self._files.write(guild_id, lambda file: write_house_rules(file, rules), create=True)

    async def preferences(self, guild_id: int) -> GuildPreferences:
        """Return what people of the guild chose for themselves, and its admins for everybody."""
        return await self._read_or(guild_id, read_preferences, GuildPreferences())

    async def set_preferences(self, guild_id: int, user_id: int, preferences: Preferences) -> None:
        """Replace what a person chose."""
        await self._files.write(guild_id, lambda file: write_preferences(file, user_id, preferences), create=True)

    async def departure(self, guild_id: int) -> float | None:
        """Return when the bot was first noted to have left the guild, or to be out of reach there; None: neither."""
        return await self._read_or(guild_id, read_departure, None)

    async def set_departure(self, guild_id: int, at: float | None) -> None:
        """Note when that was, unless it is noted already; None: that the bot is back. Does nothing without a file."""
        await self._write_or(guild_id, lambda file: write_departure(file, at), None)
