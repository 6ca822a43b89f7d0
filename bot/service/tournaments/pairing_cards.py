"""The public card of a tournament's pairing, on which both people say that they are there."""

from bot.model.guild import GuildPreferences
from bot.model.match import Lobby, Match
from bot.presenters.tournaments import cards
from bot.screens.refusals import Refused
from bot.service.lobbies.lobby_state import missing
from bot.service.lobbies.lobby_views import summary_of
from bot.service.matches.boards import CARD_PAGES, Button, PublicMessage
from bot.service.tournaments.tables import PairingOfMatch, TournamentTables


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
        return PublicMessage(match, cards.closed_pairing_card(summary, name, number), (), ())
    screen = cards.pairing_card(summary, name, number, ends_at)
    buttons = (
        Button("agree", "Start", "success"),
        *CARD_PAGES,
    )
    return PublicMessage(match, screen, buttons, missing(match), cards.PRESS_START)
