"""What the database has of what people were shown: moves lost or doubled, and boards that stand twice or are behind."""

from collections import defaultdict
from collections.abc import Sequence, Set
from typing import NamedTuple

import psycopg

from bench.fleet.players import Press
from bot.names.computers import IDS
from tests.bot.wire.two_players import is_used, match_of
from tests.discord_server.messages import Message
from tests.discord_server.server import Discord


class Moves(NamedTuple):
    """How many moves were acknowledged, and of these lost; and how many were carried out twice."""

    acknowledged: int
    lost: int
    doubled: int


def check_moves(stored: Set[tuple[int, int]], presses: Sequence[Press]) -> Moves:
    """Compare the presses with the interactions that the log has, as `read_interactions` returns them.

    A move is lost if its person was shown it, and the log has neither it nor another press of that person on the same
    version. It is doubled if the log has two presses of a person on one version.
    """
    some = _by_choice(presses)
    counts = [sum((each.guild_id, each.interaction_id) in stored for each in choice) for choice in some]
    acknowledged = sum(any(each.is_move for each in choice) for choice in some)
    return Moves(acknowledged, len(find_lost(stored, presses)), sum(max(0, count - 1) for count in counts))


def find_lost(stored: Set[tuple[int, int]], presses: Sequence[Press]) -> list[Press]:
    """Return a press of each lost move."""
    return [
        next(each for each in choice if each.is_move)
        for choice in _by_choice(presses)
        if any(each.is_move for each in choice)
        and not any((each.guild_id, each.interaction_id) in stored for each in choice)
    ]


def _by_choice(presses: Sequence[Press]) -> list[list[Press]]:
    """Return the presses of each person on each version of a match together."""
    choices: defaultdict[tuple[int, int, int, int], list[Press]] = defaultdict(list)
    for press in presses:
        if press.before is not None:
            choices[press.guild_id, press.match_id, press.user_id, press.before].append(press)
    return list(choices.values())


def read_interactions(address: str) -> frozenset[tuple[int, int]]:
    """Return guild and id of each interaction that a move was made by."""
    with psycopg.connect(address) as connection:
        rows = connection.execute(
            "SELECT guild_id, interaction_id FROM warroom.log WHERE kind = 'acted' AND interaction_id IS NOT NULL"
        ).fetchall()
    return frozenset((guild_id, interaction_id) for guild_id, interaction_id in rows)


class ComputerMove(NamedTuple):
    """A move of a computer: its match, its number there, and the seconds since the change before it was stored."""

    seconds: float
    guild_id: int
    match_id: int
    number: int


def read_computer_moves(address: str, began: float, ended: float) -> list[ComputerMove]:
    """Return the moves of computers between two times (POSIX seconds), quickest first."""
    with psycopg.connect(address) as connection:
        rows = connection.execute(
            "SELECT move.at - before.at, move.guild_id, move.match_id, move.number FROM warroom.log move"
            " JOIN warroom.people ON people.guild_id = move.guild_id AND people.number = person"
            " JOIN warroom.log before ON before.guild_id = move.guild_id AND before.match_id = move.match_id"
            "  AND before.number = move.number - 1"
            " WHERE move.kind = 'acted' AND user_id BETWEEN %s AND %s AND move.at BETWEEN %s AND %s",
            (IDS[0], IDS[-1], began, ended),
        ).fetchall()
    return sorted(ComputerMove(*row) for row in rows)


def count_pending_boards(address: str) -> int:
    """Return the number of boards that don't show what they should, by the database."""
    with psycopg.connect(address, connect_timeout=2) as connection:
        row = connection.execute("SELECT count(*) FROM warroom.boards WHERE shown <> wanted").fetchone()
    return int(row[0]) if row else 0


def doubled_boards(discord: Discord) -> list[tuple[str, list[Message]]]:
    """Return each match with several public messages that have buttons, and these messages."""
    standing: defaultdict[tuple[str, int], list[Message]] = defaultdict(list)
    for message in discord.messages.by_id.values():
        if message.seen_by is None and is_used(message):
            standing[discord.channel(message.channel_id).guild_id, match_of(message)].append(message)
    return [(f"guild {key[0]} match {key[1]}", some) for key, some in standing.items() if len(some) > 1]


def describe_match(address: str, guild_id: int, match_id: int = 0) -> str:
    """Return a match of a guild, the newest for 0, with its board and the end of its log in a line."""
    with psycopg.connect(address, connect_timeout=2) as connection:
        match = connection.execute(
            "SELECT m.id, m.status, m.version, b.wanted, b.shown, b.message_id FROM warroom.matches m"
            " LEFT JOIN warroom.boards b ON b.guild_id = m.guild_id AND b.match_id = m.id"
            " WHERE m.guild_id = %s AND m.id >= %s ORDER BY (m.id = %s) DESC, m.id DESC LIMIT 1",
            (guild_id, match_id, match_id),
        ).fetchone()
        log = connection.execute(
            "SELECT number, kind, seat, round(at), interaction_id FROM warroom.log"
            " WHERE guild_id = %s AND match_id = %s ORDER BY number",
            (guild_id, match[0] if match else 0),
        ).fetchall()
    return f"guild {guild_id}: match {match}, log {log}"
