"""Content of tournament tables and of their calendar events, and which tables need an update.

Also the public cards of pairings, on which both people report ready.
"""

import logging
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from bot.games.catalog import get_game
from bot.guilds.rows import GuildRows
from bot.guilds.screens import clock_block
from bot.lobbies.cards import card_pages, summary_of
from bot.lobbies.lobby import pending_people
from bot.match.model.match import Match, MatchRef
from bot.match.refusals import errors_as_refusals
from bot.match.tasks import Locks
from bot.outbox.model import MessageInputs, OldMessage, PublicMessage
from bot.outbox.service import Maker
from bot.screens import limits
from bot.screens.refusals import Refused
from bot.screens.screen import Screen
from bot.screens.words import channel_link, message_link, pairing_heading
from bot.store.errors import TournamentNotFound
from bot.texts import languages
from bot.texts.languages import reading
from bot.tournaments import screens, texts
from bot.tournaments.drawing import PairingLine, TableLine, TournamentSummary, verdict_text
from bot.tournaments.model import Pairing, TableBoard, TablePlace, Tournament, TournamentRef
from bot.tournaments.pairing import standings
from bot.tournaments.rounds import DAY, long_wait, planned_rounds
from bot.tournaments.rows import TournamentRows
from engine.core.values import Corrupt

_log = logging.getLogger(__name__)


class CalendarEvent(msgspec.Struct, frozen=True):
    """Calendar event of a tournament. The last line of the description is the tournament's number in the guild."""

    name: str
    description: str
    location: str
    until: float
    """Latest possible end of the tournament, as POSIX time."""
    number: int
    """The tournament's number in the guild."""

    @property
    def ends_at(self) -> datetime:
        """Latest possible end of the tournament, `until`, as a UTC date and time."""
        return datetime.fromtimestamp(self.until, UTC)

    def is_described_by(self, description: str) -> bool:
        """Return whether an event with this description is the tournament's.

        It may be in any language offered, as the guild's language may change after the event was created.
        """
        return description.rpartition("\n")[2] in {self._last_line(language) for language in languages.OFFERED}

    def _last_line(self, language: str) -> str:
        with reading(language):
            return texts.event_number(number=self.number)


class PublicTable(msgspec.Struct, frozen=True):
    """A tournament's public message, whether its picture goes with all words, and its event while it is played."""

    tournament: Tournament
    screen: Screen
    with_text: bool = False
    event: CalendarEvent | None = None
    links: tuple[tuple[int, str], ...] = ()
    """Numbers of the last round's tables, from 1, each with the URL of its match's card."""
    mentioned: tuple[int, ...] = ()
    """User ids of the people that the post about the end mentions, or the message of an open check-in."""


class PairingOfMatch(NamedTuple):
    """The tournament of a pairing's match, and the place of the pairing in it."""

    tournament: Tournament
    place: TablePlace

    @property
    def heading(self) -> str:
        """Name of the tournament with round and table, such as "Winter Cup, round 2, table 3"."""
        return pairing_heading(self.tournament.name, self.place.round + 1, self.place.table + 1)

    @property
    def line(self) -> PairingLine:
        """Names and result of the pairing."""
        return _pairing(self.tournament, self.tournament.rounds[self.place.round][self.place.table])


class TournamentTables:
    """Queries about tournament tables: their intended content, and the state of their messages."""

    def __init__(self, guild_rows: GuildRows, tournament_rows: TournamentRows) -> None:
        self._guild_rows = guild_rows
        self._tournament_rows = tournament_rows
        self.locks = Locks[TournamentRef]()
        """Locks of the tables' messages. They keep a table from moving during an edit or a post."""

    async def pending(self, guild_id: int) -> tuple[TableBoard, ...]:
        """Return the rows of a guild's tables that need an update."""
        return await self._tournament_rows.pending_table_boards(guild_id)

    async def board(self, ref: TournamentRef) -> TableBoard:
        """Return the row of a tournament's table, with its channel and message. Raises Refused if there is none."""
        with errors_as_refusals(ref.guild_id):
            return await self._tournament_rows.table_board(ref)

    async def due(self, ref: TournamentRef) -> tuple[TableBoard, PublicTable]:
        """Return the outbox row of a tournament's table, and the table's current content.

        Raises Refused if the tournament is missing or unreadable.
        """
        with errors_as_refusals(ref.guild_id):
            board = await self._tournament_rows.table_board(ref)
            tournament = await self._tournament_rows.tournament(ref)
            with_text = (await self._guild_rows.house_rules(ref.guild_id)).words
            links = await self._links(tournament)
            mentioned = (
                await self._people_to_mention(tournament) if board.is_end_due else _people_to_check_in(tournament)
            )
        screen, event = table_screen(tournament), _calendar_event(tournament)
        return board, PublicTable(tournament, screen, with_text, event, links, mentioned)

    async def _people_to_mention(self, tournament: Tournament) -> tuple[int, ...]:
        """Return the user ids of the people who took part to the end, except those with the ping policy "never"."""
        preferences = await self._guild_rows.preferences(tournament.guild_id)
        people = [entrant.person for entrant in tournament.entrants if not entrant.withdrawn]
        return tuple(person.id for person in people if person.is_known and preferences.get(person.id).calls != "never")

    async def note_end_announced(self, ref: TournamentRef, channel_id: int, message_id: int) -> None:
        """Store the message that announced the end of a tournament. Raises Refused if the store can't be used."""
        post = OldMessage(message_id, channel_id, "end", tournament_id=ref.tournament_id)
        with errors_as_refusals(ref.guild_id):
            await self._tournament_rows.end_announced(ref.guild_id, post)

    async def note_shown(self, ref: TournamentRef, board: TableBoard) -> None:
        """Store `board`'s message, shown version and calendar event for the tournament's table.

        Raises Refused if the tournament is missing, or if the store can't be used.
        """
        with errors_as_refusals(ref.guild_id):
            await self._tournament_rows.save_table_board(ref.guild_id, board)

    async def open_cards(self, ref: TournamentRef) -> tuple[MatchRef, ...]:
        """Return the matches of a tournament that still wait for their people. Raises Refused if they can't be read."""
        with errors_as_refusals(ref.guild_id):
            pairings = await self._tournament_rows.open_pairings(ref.guild_id)
        return tuple(match for match, table_place in pairings if table_place.tournament_id == ref.tournament_id)

    async def pairing_of(self, ref: MatchRef) -> PairingOfMatch | None:
        """Return tournament, round and table of a match; None if it belongs to no tournament.

        Raises TournamentNotFound or Corrupt if the tournament can't be read.
        """
        table_place = await self._tournament_rows.table_of(ref)
        if table_place is None:
            return None
        tournament = await self._tournament_rows.tournament(TournamentRef(ref.guild_id, table_place.tournament_id))
        return PairingOfMatch(tournament, table_place)

    async def link(self, tournament: Tournament) -> str:
        """Return the URL of the tournament's public message; "" if it is not posted. Raises Refused."""
        board = await self.board(tournament.ref)
        return "" if board.message_id is None else message_link(tournament.guild_id, board.channel_id, board.message_id)

    async def _links(self, tournament: Tournament) -> tuple[tuple[int, str], ...]:
        """Return the table numbers, from 1, of the last round's posted cards, each with the URL of its card."""
        cards = await self._tournament_rows.cards(tournament.ref, len(tournament.rounds) - 1)
        return tuple((table + 1, message_link(tournament.guild_id, *where)) for table, *where in cards)


def _people_to_check_in(tournament: Tournament) -> tuple[int, ...]:
    """Return the user ids of the people who must still check in. Return `()` while no check-in is open."""
    if tournament.status != "signup" or tournament.stage != "check_in":
        return ()
    return tuple(each.person.id for each in tournament.entrants if each.person.is_known and not each.checked_in)


def table_screen(tournament: Tournament) -> Screen:
    """Return the tournament's public message: the sign-up card before the first round, then the table."""
    return (
        screens.table_screen(_summary(tournament)) if tournament.rounds else screens.signup_screen(_summary(tournament))
    )


def rules_screen(tournament: Tournament) -> Screen:
    """Return the page that explains how a tournament is played and scored."""
    return screens.rules_screen(_summary(tournament))


def _calendar_event(tournament: Tournament) -> CalendarEvent | None:
    if tournament.round_ends_at is None:
        return None
    rounds_to_come = planned_rounds(tournament) - len(tournament.rounds)
    return CalendarEvent(
        name=tournament.name,
        description=texts.event(
            game=get_game(tournament.terms.game).presenter.name,
            people=len(tournament.entrants),
            rounds=planned_rounds(tournament),
            days=tournament.terms.days,
            number=tournament.id,
        ),
        location=channel_link(tournament.guild_id, tournament.channel_id),
        until=tournament.round_ends_at + rounds_to_come * tournament.terms.days * DAY,
        number=tournament.id,
    )


def _summary(tournament: Tournament) -> TournamentSummary:
    terms, game = tournament.terms, get_game(tournament.terms.game)
    options = game.engine.codec.load_options(terms.options)
    return TournamentSummary(
        name=tournament.name,
        game=game.presenter.name,
        terms=game.presenter.terms(options, (1, 1)),
        clock=clock_block(terms.clock),
        format=terms.format,
        days=terms.days,
        long_wait=long_wait(terms.days),
        status=tournament.status,
        names=tuple(entrant.person.name for entrant in tournament.entrants),
        planned=planned_rounds(tournament) if tournament.entrants else 0,
        asked_rounds=terms.rounds,
        round=len(tournament.rounds),
        round_ends_at=tournament.round_ends_at,
        table=_table(tournament),
        pairings=tuple(_pairing(tournament, each) for each in tournament.rounds[-1]) if tournament.rounds else (),
        rated=terms.rated,
        limit=tournament.limit,
        starts_at=tournament.starts_at,
        check_in=terms.check_in,
        stage=tournament.stage,
        checked_in=tuple(entrant.person.name for entrant in tournament.entrants if entrant.checked_in),
        missed=tuple(person.name for person in tournament.missed),
        cut_short=tournament.cut_short,
    )


def _table(tournament: Tournament) -> tuple[TableLine, ...]:
    lines = standings(len(tournament.entrants), tournament.rounds, tournament.terms.format)
    return tuple(_table_line(tournament, **msgspec.structs.asdict(line)) for line in lines)


def _table_line(tournament: Tournament, index: int, **scores: int) -> TableLine:
    entrant = tournament.entrants[index]
    return TableLine(name=entrant.person.name, withdrawn=entrant.withdrawn, **scores)


def _pairing(tournament: Tournament, pairing: Pairing) -> PairingLine:
    return PairingLine(
        first=tournament.name_of(pairing.first),
        second=None if pairing.second is None else tournament.name_of(pairing.second),
        outcome=pairing.outcome,
        reason=pairing.reason,
        dropped_out=tuple(tournament.name_of(each) for each in pairing.indexes if tournament.entrants[each].withdrawn),
    )


class PairingCards:
    """Maker of the public cards of pairings before their matches begin."""

    def __init__(self, tables: TournamentTables) -> None:
        self._tables = tables

    def applies(self, match: Match) -> bool:
        """Return whether the match is a tournament's pairing that has not begun."""
        return match.state is None and match.is_pairing

    async def make(self, match: Match, _inputs: MessageInputs) -> PublicMessage:
        """Return the public card of a pairing's match, or a closed card if the match isn't open.

        The card is also closed if its tournament was deleted. Raises Refused("not_offered") if the match has no lobby.
        """
        if match.lobby is None:
            raise Refused("not_offered")
        pairing, summary = await self._tables.pairing_of(match.ref), summary_of(match, match.lobby)
        if pairing is None:
            screen = screens.closed_pairing_card(summary, texts.pairing_heading_unknown(), "")
            return PublicMessage(match, screen, (), ())
        table = screens.table_button(pairing.place.tournament_id)
        if match.status != "open":
            screen = screens.closed_pairing_card(summary, pairing.heading, verdict_text(pairing.line))
            return PublicMessage(match, screen, (table,), ())
        screen = screens.pairing_card(summary, pairing.heading, pairing.tournament.round_ends_at)
        buttons = (screens.start_button(match.id), table, *card_pages(match.id))
        return PublicMessage(match, screen, buttons, pending_people(match), texts.press_start)


class PairingBoards:
    """Maker of boards as `boards` makes them. That of a pairing names its tournament and has a button to the table.

    If the tournament can't be read, the board lacks both, so that the match can still be played.
    """

    def __init__(self, boards: Maker, tables: TournamentTables) -> None:
        self._boards = boards
        self._tables = tables

    def applies(self, match: Match) -> bool:
        """Return whether the match has begun, so that it has a board."""
        return self._boards.applies(match)

    async def make(self, match: Match, inputs: MessageInputs) -> PublicMessage:
        """Return the public message of a match that has begun. Raises Refused("broken_match")."""
        message = await self._boards.make(match, inputs)
        if not match.is_pairing:
            return message
        try:
            pairing = await self._tables.pairing_of(match.ref)
        except (TournamentNotFound, Corrupt) as error:
            _log.warning("guild %d match %d: its tournament can't be read: %s", *match.ref, type(error).__name__)
            return message
        if pairing is None:
            return message
        footer = f"{message.screen.footer} · {pairing.heading}"
        fits = message.screen.length + len(footer) - len(message.screen.footer) <= limits.EMBED_TOTAL
        screen = msgspec.structs.replace(message.screen, footer=footer) if fits else message.screen
        buttons = (*message.buttons, screens.table_button(pairing.place.tournament_id))
        return msgspec.structs.replace(message, screen=screen, buttons=buttons)
