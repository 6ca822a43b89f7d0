"""What a guild allows and keeps for its members: house rules, blocks, set-ups, lessons, and when the bot left."""

import json
import sqlite3
from collections.abc import Sequence

import msgspec

from bot.model.clock import ClockName, Lateness
from bot.model.guild import Calls, GuildPreferences, HouseRules, Preferences, SavedSetup, StartedLesson
from bot.model.ratings import RatingRule
from engine.core.errors import Corrupt

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
            when_late=msgspec.convert(when_late, Lateness),
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
            user_id: Preferences(bool(words), msgspec.convert(calls, Calls), bool(hidden), bool(careful), bool(aims))
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


def insert_block(file: sqlite3.Connection, blocker: int, blocked: int) -> None:
    """Add a block, unless it is there."""
    file.execute("INSERT OR IGNORE INTO blocks (blocker, blocked) VALUES (?, ?)", (blocker, blocked))


def delete_block(file: sqlite3.Connection, blocker: int, blocked: int) -> bool:
    """Take a block away; False if there was none."""
    return bool(file.execute("DELETE FROM blocks WHERE blocker = ? AND blocked = ?", (blocker, blocked)).rowcount)


def has_block(file: sqlite3.Connection, blocker: int, blocked: int) -> bool:
    """Tell whether there is this block."""
    row = file.execute("SELECT 1 FROM blocks WHERE blocker = ? AND blocked = ?", (blocker, blocked)).fetchone()
    return row is not None


def read_blocked(file: sqlite3.Connection, blocker: int) -> tuple[int, ...]:
    """Return whom a person takes no challenges from, ascending."""
    rows = file.execute("SELECT blocked FROM blocks WHERE blocker = ? ORDER BY blocked", (blocker,))
    return tuple(blocked for (blocked,) in rows)


def read_blocks(file: sqlite3.Connection, user_ids: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Return the blocks among these people, as (blocker, blocked), ascending."""
    rows = file.execute(
        "WITH people AS (SELECT value FROM json_each(?)) SELECT blocker, blocked FROM blocks"
        " WHERE blocker IN people AND blocked IN people ORDER BY blocker, blocked",
        (json.dumps(list(user_ids)),),
    )
    return tuple((blocker, blocked) for blocker, blocked in rows)


def read_lessons(file: sqlite3.Connection, user_id: int) -> tuple[StartedLesson, ...]:
    """Return the lessons that a person has begun, by game."""
    rows = file.execute("SELECT game, steps FROM lessons WHERE user_id = ? ORDER BY game", (user_id,))
    return tuple(StartedLesson(game, steps) for game, steps in rows)


def write_lesson(file: sqlite3.Connection, user_id: int, game: str, steps: int, after: int | None) -> None:
    """Store how many steps a person has done; nothing, where `after` is given and isn't what is stored."""
    row = file.execute("SELECT steps FROM lessons WHERE user_id = ? AND game = ?", (user_id, game)).fetchone()
    if after is not None and after != (row[0] if row else 0):
        return
    file.execute("DELETE FROM lessons WHERE user_id = ? AND game = ?", (user_id, game))
    if steps:
        file.execute("INSERT INTO lessons (user_id, game, steps) VALUES (?, ?, ?)", (user_id, game, steps))


_SETUPS = "SELECT game, variant, name, text, id FROM saved_setups WHERE user_id = ? ORDER BY game, variant, name"


def write_setup(file: sqlite3.Connection, user_id: int, setup: SavedSetup, most: int) -> bool:
    """Keep a set-up in place of the one of its name; False if that would be more than `most` of its kind."""
    kind = (user_id, setup.game, setup.variant)
    replaced = file.execute(
        "UPDATE saved_setups SET text = ? WHERE user_id = ? AND game = ? AND variant = ? AND name = ?",
        (setup.text, *kind, setup.name),
    )
    if replaced.rowcount:
        return True
    (kept,) = file.execute(
        "SELECT count(*) FROM saved_setups WHERE user_id = ? AND game = ? AND variant = ?", kind
    ).fetchone()
    if kept >= most:
        return False
    file.execute(
        "INSERT INTO saved_setups (user_id, game, variant, name, text) VALUES (?, ?, ?, ?, ?)",
        (*kind, setup.name, setup.text),
    )
    return True


def read_setups(file: sqlite3.Connection, user_id: int) -> tuple[SavedSetup, ...]:
    """Return all that a person keeps, by game, variant and name."""
    return tuple(SavedSetup(*row) for row in file.execute(_SETUPS, (user_id,)))


def delete_setup(file: sqlite3.Connection, user_id: int, setup_id: int) -> bool:
    """Take one of the person's set-ups away; False if they have none of this id."""
    return bool(file.execute("DELETE FROM saved_setups WHERE id = ? AND user_id = ?", (setup_id, user_id)).rowcount)


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
