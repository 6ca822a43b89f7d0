"""What the admins of a guild allow: one row, or none as long as they have said nothing."""

import sqlite3

import msgspec

from bot.model.clock import ClockName, Lateness
from bot.model.ports import HouseRules
from engine.core.errors import Corrupt

_RULES = "SELECT channels, games, clocks, starter_role, keep_days, threads, when_late FROM house_rules"


def read_house_rules(file: sqlite3.Connection) -> HouseRules:
    """Return what is allowed; raises Corrupt where the row can't be read."""
    row = file.execute(_RULES).fetchone()
    if row is None:
        return HouseRules()
    channels, games, clocks, starter_role, keep_days, threads, when_late = row
    try:
        return HouseRules(
            channels=msgspec.json.decode(channels, type=tuple[int, ...]),
            games=msgspec.json.decode(games, type=tuple[str, ...]),
            clocks=msgspec.json.decode(clocks, type=tuple[ClockName, ...]),
            starter_role=starter_role,
            keep_days=keep_days,
            threads=bool(threads),
            when_late=msgspec.convert(when_late, Lateness),
        )
    except msgspec.MsgspecError as error:
        raise Corrupt("the house rules can't be read") from error


def write_house_rules(file: sqlite3.Connection, rules: HouseRules) -> None:
    """Store what is allowed in place of what was."""
    file.execute(
        "INSERT OR REPLACE INTO house_rules (id, channels, games, clocks, starter_role, keep_days, threads, when_late)"
        " VALUES (1, ?, ?, ?, ?, ?, ?, ?)",
        (
            msgspec.json.encode(rules.channels).decode(),
            msgspec.json.encode(rules.games).decode(),
            msgspec.json.encode(rules.clocks).decode(),
            rules.starter_role,
            rules.keep_days,
            rules.threads,
            rules.when_late,
        ),
    )
