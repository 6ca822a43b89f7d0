"""The public table of a tournament: what it shows, and whether it is behind.

The public card of a tournament's pairing, on which both people say that they are there.
"""

from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from bot.games.catalog import get_game
from bot.guilds.model import GuildPreferences
from bot.guilds.rows import GuildRows
from bot.guilds.screens import CLOCK_TEXTS
from bot.lobbies.cards import card_pages, summary_of
from bot.lobbies.lobby import pending_people
from bot.match.model.match import Lobby, Match, MatchRef
from bot.match.refusals import errors_as_refusals
from bot.match.tasks import Locks
from bot.outbox.model import PublicMessage
from bot.screens.refusals import Refused
from bot.screens.screen import Screen
from bot.screens.words import channel_link
from bot.tournaments import screens
from bot.tournaments.drawing import PairingLine, TableLine, TournamentSummary
from bot.tournaments.model import Pairing, TableBoard, Tournament, TournamentRef
from bot.tournaments.pairing import standings
from bot.tournaments.rounds import DAY, long_wait, planned_rounds
from bot.tournaments.rows import TournamentRows


class CalendarEvent(msgspec.Struct, frozen=True):
    """What a server's calendar says of a tournament; no other one has the same description."""

    name: str
    description: str
    location: str
    until: float
    """When the tournament is over at the latest, as a POSIX time."""

    @property
    def ends_at(self) -> datetime:
        """The same as a date."""
        return datetime.fromtimestamp(self.until, UTC)


class PublicTable(msgspec.Struct, frozen=True):
    """A tournament's public message, whether its picture goes with all words, and its event while it is played."""

    tournament: Tournament
    screen: Screen
    with_text: bool = False
    event: CalendarEvent | None = None


class PairingOfMatch(NamedTuple):
    """Which tournament and round a match belongs to, and until when that is played."""

    tournament: str
    round: int
    ends_at: float | None


class TournamentTables:
    """Says what tables show."""

    def __init__(self, guild_rows: GuildRows, tournament_rows: TournamentRows) -> None:
        self._guild_rows = guild_rows
        self._tournament_rows = tournament_rows
        self.locks = Locks[TournamentRef]()
        """Of the tables' messages: none is moved while it is edited or posted."""

    async def pending(self, guild_id: int) -> tuple[TableBoard, ...]:
        """The rows whose message doesn't show what it should."""
        return await self._tournament_rows.pending_table_boards(guild_id)

    async def board(self, ref: TournamentRef) -> TableBoard:
        """Where a tournament's table stands; raises Refused."""
        with errors_as_refusals(ref.guild_id):
            return await self._tournament_rows.table_board(ref)

    async def due(self, ref: TournamentRef) -> tuple[TableBoard, PublicTable]:
        """The row of a tournament, and its table as it should be now; raises Refused."""
        with errors_as_refusals(ref.guild_id):
            board = await self._tournament_rows.table_board(ref)
            tournament = await self._tournament_rows.tournament(ref)
            with_text = (await self._guild_rows.house_rules(ref.guild_id)).words
        return board, PublicTable(tournament, table_screen(tournament), with_text, _calendar_event(tournament))

    async def note_shown(self, ref: TournamentRef, board: TableBoard) -> None:
        """Note where a table stands and what it shows; raises Refused."""
        with errors_as_refusals(ref.guild_id):
            await self._tournament_rows.save_table_board(ref.guild_id, board)

    async def open_cards(self, ref: TournamentRef) -> tuple[MatchRef, ...]:
        """The matches of a tournament whose cards wait for their people; raises Refused."""
        with errors_as_refusals(ref.guild_id):
            pairings = await self._tournament_rows.open_pairings(ref.guild_id)
        return tuple(match for match, table_place in pairings if table_place.tournament_id == ref.tournament_id)

    async def pairing_of(self, ref: MatchRef) -> PairingOfMatch | None:
        """What a match is played for; None if it belongs to no tournament."""
        table_place = await self._tournament_rows.table_of(ref)
        if table_place is None:
            return None
        tournament = await self._tournament_rows.tournament(TournamentRef(ref.guild_id, table_place.tournament_id))
        return PairingOfMatch(tournament.name, table_place.round + 1, tournament.round_ends_at)


def table_screen(tournament: Tournament) -> Screen:
    """What a tournament's public message says: who has joined, or how they stand."""
    return (
        screens.table_screen(_summary(tournament)) if tournament.rounds else screens.signup_screen(_summary(tournament))
    )


def rules_screen(tournament: Tournament) -> Screen:
    """How a tournament is played and counted."""
    return screens.rules_screen(_summary(tournament))


def _calendar_event(tournament: Tournament) -> CalendarEvent | None:
    if tournament.round_ends_at is None:
        return None
    rounds_to_come = planned_rounds(tournament) - len(tournament.rounds)
    return CalendarEvent(
        name=tournament.name,
        description=screens.event_text(_summary(tournament), tournament.id),
        location=channel_link(tournament.guild_id, tournament.channel_id),
        until=tournament.round_ends_at + rounds_to_come * tournament.terms.days * DAY,
    )


def _summary(tournament: Tournament) -> TournamentSummary:
    terms, game = tournament.terms, get_game(tournament.terms.game)
    options = game.engine.codec.load_options(terms.options)
    return TournamentSummary(
        name=tournament.name,
        game=game.presenter.name,
        terms=game.presenter.terms(options, (1, 1)),
        clock=CLOCK_TEXTS[terms.clock],
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
    )


def _table(tournament: Tournament) -> tuple[TableLine, ...]:
    lines = standings(len(tournament.entrants), tournament.rounds, tournament.terms.format)
    return tuple(
        TableLine(
            rank=line.rank,
            name=tournament.name_of(line.index),
            points=line.points,
            won=line.won,
            drawn=line.drawn,
            lost=line.lost,
            buchholz=line.buchholz,
            sonneborn_berger=line.sonneborn_berger,
            withdrawn=tournament.entrants[line.index].withdrawn,
        )
        for line in lines
    )


def _pairing(tournament: Tournament, pairing: Pairing) -> PairingLine:
    return PairingLine(
        first=tournament.name_of(pairing.first),
        second=None if pairing.second is None else tournament.name_of(pairing.second),
        outcome=pairing.outcome,
        reason=pairing.reason,
    )


class PairingCards:
    """Makes the cards of pairings whose matches haven't begun."""

    def __init__(self, tables: TournamentTables) -> None:
        self._tables = tables

    def applies(self, match: Match) -> bool:
        """Tell whether a match is a pairing of a tournament that hasn't begun."""
        return match.state is None and match.lobby is not None and match.lobby.kind == "pairing"

    async def make(self, match: Match, _chosen: GuildPreferences) -> PublicMessage:
        """Return the card of a pairing; raises Refused("not_offered") for a match that is none."""
        if match.lobby is None:
            raise Refused("not_offered")
        return pairing_card(match, match.lobby, await self._tables.pairing_of(match.ref))


def pairing_card(match: Match, lobby: Lobby, pairing: PairingOfMatch | None) -> PublicMessage:
    """The card of a pairing whose match hasn't begun; `pairing` None: its tournament is kept no more."""
    summary = summary_of(match, lobby)
    name, number, ends_at = ("Tournament", 0, None) if pairing is None else pairing
    if match.status != "open" or pairing is None:
        return PublicMessage(match, screens.closed_pairing_card(summary, name, number), (), ())
    screen = screens.pairing_card(summary, name, number, ends_at)
    buttons = (screens.start_button(match.id), *card_pages(match.id))
    return PublicMessage(match, screen, buttons, pending_people(match), screens.PRESS_START)
