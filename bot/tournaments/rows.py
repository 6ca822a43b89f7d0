"""Rows of tournaments, of their people and pairings, and of their public tables."""

from collections.abc import Sequence

import msgspec

from bot.match.model.match import LogRow, Match, MatchRef, NewMatch, Person
from bot.match.rows import matches
from bot.match.rows.log import check_number
from bot.match.rows.people import assign_numbers, check_user_id
from bot.outbox import rows
from bot.outbox.model import OldMessage
from bot.store.access import GuildAccess
from bot.store.columns import Columns
from bot.store.connection import Connection, Values, among
from bot.store.errors import DuplicateInteraction, MatchNotFound, StaleVersion, TournamentNotFound
from bot.tournaments.model import (
    Entrant,
    NewTournament,
    TableBoard,
    TablePlace,
    Tables,
    Tournament,
    TournamentRef,
    TournamentStatus,
    TournamentTerms,
)

_TERMS = Columns(TournamentTerms, rounds="planned")
"""The terms never change, and only an insertion writes them."""
_TOURNAMENT = Columns(Tournament, ("id", "guild_id", "channel_id", "terms", "opener_id", "entrants", "missed"))
_READ = f"""
    SELECT channel_id, opener, user_id, people.seal, {_TERMS.names}, {_TOURNAMENT.names}
    FROM tournaments LEFT JOIN people ON people.number = opener WHERE id = ?
"""  # noqa: S608 - names of ours
_INSERT = f"""
    INSERT INTO tournaments (channel_id, opener, interaction_id, {_TERMS.names}, {_TOURNAMENT.names})
    VALUES (:channel_id, :opener, :interaction_id, {_TERMS.parameters}, {_TOURNAMENT.parameters}) RETURNING id
"""  # noqa: S608 - names of ours
_UPDATE = f"UPDATE tournaments SET {_TOURNAMENT.assignments} WHERE id = :id"  # noqa: S608 - names of ours
_ENTRANTS = """
    SELECT person, user_id, people.seal, name, has_left, checked_in, is_missed
    FROM tournament_people LEFT JOIN people ON number = person WHERE tournament_id = ? ORDER BY place
"""
_INSERT_ENTRANT = """
    INSERT INTO tournament_people (tournament_id, place, person, name, has_left, checked_in, is_missed)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_BY_PERSON = """
    SELECT id FROM tournaments WHERE opener = (SELECT number FROM people WHERE user_id = ?1)
    UNION SELECT tournament_id FROM tournament_people WHERE person = (SELECT number FROM people WHERE user_id = ?1)
    ORDER BY 1
"""

_PAIRING = "SELECT 1 FROM tournament_matches WHERE tournament_id = ? AND round = ? AND table_number = ?"
_INSERT_PAIRING = """
    INSERT INTO tournament_matches (match_id, tournament_id, round, table_number) VALUES (?, ?, ?, ?)
"""
_PAIRINGS = "SELECT tournament_id, round, table_number, match_id FROM tournament_matches"
_PAIRINGS_OF_TOURNAMENT = f"{_PAIRINGS} WHERE tournament_id = ?"
_PAIRING_OF_MATCH = f"{_PAIRINGS} WHERE match_id = ?"
_CARDS = """
    SELECT table_number, coalesce(card.channel_id, boards.channel_id), coalesce(card.message_id, boards.message_id)
    FROM tournament_matches JOIN boards ON boards.match_id = tournament_matches.match_id
    LEFT JOIN old_messages AS card ON card.match_id = tournament_matches.match_id AND card.kind = 'card'
    WHERE tournament_matches.tournament_id = ? AND round = ?
    AND coalesce(card.message_id, boards.message_id) IS NOT NULL ORDER BY table_number
"""
_OUTDATE_TABLE = """
    UPDATE tournaments SET outdated = outdated + 1 WHERE message_id IS NOT NULL
    AND id = (SELECT tournament_id FROM tournament_matches WHERE match_id = ?)
"""
_OPEN_PAIRINGS = f"{_PAIRINGS} JOIN matches ON id = match_id WHERE status = 'open' ORDER BY match_id"

_TABLE = Columns(
    TableBoard,
    tournament_id="id",
    target_version="version",
    shown_version="shown",
    rounds="shown_rounds",
    stale_marks="outdated",
)
_READ_TABLE = f"SELECT {_TABLE.names} FROM tournaments WHERE id = ?"  # noqa: S608 - names of ours
_PENDING_TABLES = f"""
    SELECT {_TABLE.names} FROM tournaments WHERE shown <> version OR outdated > 0 OR is_end_due <> 0 ORDER BY id
"""  # noqa: S608 - names of ours
_UPDATE_TABLE = """
    UPDATE tournaments SET message_id = :message_id, shown = :shown, shown_rounds = :shown_rounds,
    outdated = CASE WHEN outdated > :outdated THEN outdated - :outdated ELSE 0 END,
    event_id = :event_id, event_until = :event_until WHERE id = :id
"""
"""Marks added since the row was read remain."""
_MAKE_END_DUE = "UPDATE tournaments SET is_end_due = 1 WHERE id = :id AND :before = 'running' AND :after = 'over'"
_END_ANNOUNCED = "UPDATE tournaments SET is_end_due = 0 WHERE id = ?"
_MOVE = "UPDATE tournaments SET channel_id = ?, message_id = NULL, shown = -1, event_until = NULL WHERE id = ?"

_RENAME = """
    UPDATE tournaments SET version = version + 1 WHERE status IN ('signup', 'running') AND id IN
    (SELECT tournament_id FROM tournament_people
     WHERE person = (SELECT number FROM people WHERE user_id = ?2) AND name <> ?1)
"""
_RENAME_PERSON = """
    UPDATE tournament_people SET name = ?1 WHERE person = (SELECT number FROM people WHERE user_id = ?2)
    AND tournament_id IN (SELECT id FROM tournaments WHERE status IN ('signup', 'running'))
"""
_OUTDATE_CARDS = """
    UPDATE boards SET outdated = outdated + 1 WHERE message_id IS NOT NULL AND match_id IN
    (SELECT matches.id FROM tournament_matches JOIN matches ON matches.id = match_id
     WHERE matches.status = 'open' AND tournament_id = ?)
"""
_RUNNING = "SELECT id, round_ends_at FROM tournaments WHERE status = 'running' AND round_ends_at IS NOT NULL"
_STARTING = "SELECT id, starts_at FROM tournaments WHERE status = 'signup' AND stage = 'check_in'"
_POSTPONE_START = "UPDATE tournaments SET starts_at = starts_at + ?, outdated = outdated + ? WHERE id = ?"
_POSTPONE = "UPDATE tournaments SET round_ends_at = round_ends_at + ?, outdated = outdated + ? WHERE id = ?"


def postpone(file: Connection, seconds: float) -> None:
    """Shift the end of every running round, and every start with an open check-in, by `seconds`.

    Mark tables and open cards of pairings as stale if their deadline now falls in another minute.
    """
    for tournament_id, ends_at in file.execute(_RUNNING).fetchall():
        is_stale = rows.shows_another_minute(ends_at, seconds)
        if is_stale:
            file.execute(_OUTDATE_CARDS, (tournament_id,))
        file.execute(_POSTPONE, (seconds, is_stale, tournament_id))
    for tournament_id, starts_at in file.execute(_STARTING).fetchall():
        file.execute(_POSTPONE_START, (seconds, rows.shows_another_minute(starts_at, seconds), tournament_id))


def note_posted_card(file: Connection, match_id: int) -> None:
    """Mark the table of a pairing's tournament as stale, as the table links to the match's card; no-op for others."""
    file.execute(_OUTDATE_TABLE, (match_id,))


def rename(file: Connection, person: Person) -> None:
    """Store a person's new name in all tournaments that aren't over, and request updates of their tables.

    `person` has the new name. No-op if the person is unknown or already has the name.
    """
    file.execute(_RENAME, (person.stored_name, person.id))
    file.execute(_RENAME_PERSON, (person.stored_name, person.id))


def forget_person(file: Connection, number: int, display_name: str) -> None:
    """Store `display_name` for a person in all tournaments, and request updates of their tables.

    `number` is the person's row number. Ended tournaments are included.
    """
    file.execute(
        "UPDATE tournaments SET version = version + 1 WHERE id IN"
        " (SELECT tournament_id FROM tournament_people WHERE person = ?)",
        (number,),
    )
    file.execute("UPDATE tournament_people SET name = ? WHERE person = ?", (display_name, number))


def _read_tournament(file: Connection, ref: TournamentRef) -> Tournament:
    row = file.execute(_READ, (ref.tournament_id,)).fetchone()
    if row is None:
        raise TournamentNotFound(f"tournament {ref.tournament_id}")
    channel_id, opener, user_id, seal, *values = row
    entrants, missed = _read_people(file, ref)
    terms = len(TournamentTerms.__struct_fields__)
    return _TOURNAMENT.read(
        values[terms:],
        id=ref.tournament_id,
        guild_id=ref.guild_id,
        channel_id=channel_id,
        terms=_TERMS.read(values[:terms]),
        opener_id=check_user_id(ref.guild_id, opener, user_id, seal),
        entrants=entrants,
        missed=missed,
    )


def _read_people(file: Connection, ref: TournamentRef) -> tuple[tuple[Entrant, ...], tuple[Person, ...]]:
    """Return a tournament's entrants, and the people who were left out at its start, both in their order."""
    entrants, missed = list[Entrant](), list[Person]()
    people = file.execute(_ENTRANTS, (ref.tournament_id,)).fetchall()
    for number, user_id, seal, display_name, withdrawn, checked_in, is_missed in people:
        person = Person(check_user_id(ref.guild_id, number, user_id, seal), display_name)
        if is_missed:
            missed.append(person)
        else:
            entrants.append(Entrant(person, bool(withdrawn), bool(checked_in)))
    return tuple(entrants), tuple(missed)


def _write_people(file: Connection, tournament: Tournament) -> None:
    people = [(each.person, each.withdrawn, each.checked_in, False) for each in tournament.entrants]
    people += [(person, False, False, True) for person in tournament.missed]
    numbers = assign_numbers(file, tournament.guild_id, (person.id for person, *_ in people))
    file.execute("DELETE FROM tournament_people WHERE tournament_id = ?", (tournament.id,))
    entrants = [
        (tournament.id, place, numbers[person.id], person.stored_name, *flags)
        for place, (person, *flags) in enumerate(people)
    ]
    file.executemany(_INSERT_ENTRANT, entrants)


class TournamentRows(GuildAccess):
    """Tournaments in the guilds' files."""

    async def open_tournament(self, guild_id: int, draft: NewTournament) -> Tournament:
        """Store a new tournament in sign-up, and return it with its id.

        Creates the guild's file if necessary. Raises DuplicateInteraction if the draft's interaction already opened a
        tournament.
        """

        def work(file: Connection) -> Tournament:
            interaction_id = draft.interaction_id
            if file.execute("SELECT 1 FROM tournaments WHERE interaction_id = ?", (interaction_id,)).fetchone():
                raise DuplicateInteraction(str(interaction_id))
            opener = assign_numbers(file, guild_id, (draft.opener_id,))[draft.opener_id]
            tournament = draft.to_tournament(guild_id)
            others = {"channel_id": draft.channel_id, "opener": opener, "interaction_id": interaction_id}
            values = others | _TERMS.values(draft.terms) | _TOURNAMENT.values(tournament)
            ((tournament_id,),) = file.execute(_INSERT, values).fetchall()
            return msgspec.structs.replace(tournament, id=tournament_id)

        return await self._files.write(guild_id, work, create=True)

    async def tournament(self, ref: TournamentRef) -> Tournament:
        """Return a tournament. Raises TournamentNotFound, or Corrupt if it can't be read."""
        try:
            return await self._files.read(ref.guild_id, lambda file: _read_tournament(file, ref))
        except MatchNotFound:
            raise TournamentNotFound(f"guild {ref.guild_id}") from None

    async def tournaments(
        self, guild_id: int, statuses: Sequence[TournamentStatus] = ("signup", "running")
    ) -> tuple[Tournament, ...]:
        """Return the guild's tournaments that have one of `statuses`, newest first.

        Return `()` if none has, or if the guild has no file.
        """
        statement = f"SELECT id FROM tournaments WHERE {among('status', statuses)} ORDER BY id DESC"  # noqa: S608
        return await self._tournaments(guild_id, statement, statuses)

    async def tournaments_of(self, guild_id: int, user_id: int) -> tuple[Tournament, ...]:
        """Return the tournaments that a person entered or opened, oldest first, in every status.

        `user_id` is the person's Discord id. Return `()` if there are none.
        """
        return await self._tournaments(guild_id, _BY_PERSON, (user_id,))

    async def _tournaments(self, guild_id: int, statement: str, values: Values) -> tuple[Tournament, ...]:
        """Return the tournaments with the ids that `statement` selects, in its order.

        `values` are those of its parameters. Return `()` if the guild has no file.
        """

        def work(file: Connection) -> tuple[Tournament, ...]:
            ids = file.execute(statement, values).fetchall()
            return tuple(_read_tournament(file, TournamentRef(guild_id, each)) for (each,) in ids)

        return await self._read_or(guild_id, work, ())

    async def save_tournament(self, tournament: Tournament) -> None:
        """Store the next version of a tournament: its status, people and rounds. Its table then needs an update.

        Raises TournamentNotFound, StaleVersion or NotSaved, and writes nothing then. Renaming or forgetting a person
        raises the stored version, so it makes an earlier copy stale.
        """

        def work(file: Connection) -> None:
            row = file.execute("SELECT version, status FROM tournaments WHERE id = ?", (tournament.id,)).fetchone()
            if row is None:
                raise TournamentNotFound(f"tournament {tournament.id}")
            version, status = row
            if version != tournament.version - 1:
                raise StaleVersion(f"version {version}")
            file.execute(_UPDATE, {"id": tournament.id} | _TOURNAMENT.values(tournament))
            file.execute(_MAKE_END_DUE, {"id": tournament.id, "before": status, "after": tournament.status})
            _write_people(file, tournament)

        await self._files.write(tournament.guild_id, work)

    async def open_table(self, guild_id: int, place: TablePlace, draft: NewMatch, log: LogRow) -> Match | None:
        """Store a new match for a pairing, with the first row of its log, and return the match.

        Return None, storing nothing, if the pairing already has a match. Raises MatchNotFound if the guild has no file.
        """

        def work(file: Connection) -> Match | None:
            if file.execute(_PAIRING, place).fetchone() is not None:
                return None
            match = matches.insert_match(file, guild_id, draft, log)
            rows.insert_board(file, match)
            file.execute(_INSERT_PAIRING, (match.id, *place))
            return match

        check_number(log, 0)
        return await self._files.write(guild_id, work)

    async def tables(self, ref: TournamentRef) -> Tables:
        """Return the ids of the tournament's stored matches by (round, table). Pruned matches are missing."""
        pairings = await self._select(ref.guild_id, _PAIRINGS_OF_TOURNAMENT, (ref.tournament_id,), tuple)
        return {(number, table): match_id for _, number, table, match_id in pairings}

    async def table_of(self, ref: MatchRef) -> TablePlace | None:
        """Return the pairing of a match; None if the match belongs to no tournament."""
        pairings = await self._select(ref.guild_id, _PAIRING_OF_MATCH, (ref.match_id,), tuple)
        return next((TablePlace(*place) for *place, _ in pairings), None)

    async def open_pairings(self, guild_id: int) -> tuple[tuple[MatchRef, TablePlace], ...]:
        """Return (match, place of its pairing) for all open pairing matches, oldest first.

        Such matches wait for their people to press Start. Damaged matches are included.
        """
        pairings = await self._select(guild_id, _OPEN_PAIRINGS, (), tuple)
        return tuple((MatchRef(guild_id, match_id), TablePlace(*place)) for *place, match_id in pairings)

    async def end_announced(self, guild_id: int, post: OldMessage) -> None:
        """Store that the end of a tournament was announced by this post, which nothing updates any more.

        The post stays known, because it names people.
        """

        def work(file: Connection) -> None:
            file.execute(_END_ANNOUNCED, (post.tournament_id,))
            rows.keep_old_message(file, post)

        await self._files.write(guild_id, work)

    async def cards(self, ref: TournamentRef, number: int) -> tuple[tuple[int, int, int], ...]:
        """Return (table, channel id, message id) of the posted cards of a round, by table; both count from 0.

        The card of a match that has begun remains, with a link to its board.
        """
        return await self._select(ref.guild_id, _CARDS, (ref.tournament_id, number), tuple)

    async def move_tournament(self, ref: TournamentRef, channel_id: int) -> None:
        """Move a tournament to a channel, in which its table will be posted as a new message.

        Raises TournamentNotFound.
        """
        if not await self._execute(ref.guild_id, _MOVE, (channel_id, ref.tournament_id)):
            raise TournamentNotFound(f"tournament {ref.tournament_id}")

    async def table_board(self, ref: TournamentRef) -> TableBoard:
        """Return the outbox row of a tournament's table; raises TournamentNotFound if there is none."""
        tables = await self._select(ref.guild_id, _READ_TABLE, (ref.tournament_id,), _TABLE.read)
        if not tables:
            raise TournamentNotFound(f"tournament {ref.tournament_id}")
        return tables[0]

    async def pending_table_boards(self, guild_id: int) -> tuple[TableBoard, ...]:
        """Return the rows of tables with an old version or with stale marks, by tournament id.

        Return `()` if the guild has no file.
        """
        return await self._select(guild_id, _PENDING_TABLES, (), _TABLE.read)

    async def save_table_board(self, guild_id: int, board: TableBoard) -> None:
        """Store the message, the shown version and the event of a table; `target_version` and the channel stay.

        Stale marks added since the row was read remain. Raises TournamentNotFound.
        """
        if not await self._execute(guild_id, _UPDATE_TABLE, _TABLE.values(board)):
            raise TournamentNotFound(f"tournament {board.tournament_id}")
