"""The public card of a tournament's pairing, on which both people say that they are there."""

from bot.model.match import Lobby, Match
from bot.presenters.tournaments import cards
from bot.service.lobbies.lobby_state import missing
from bot.service.lobbies.lobby_views import summary_of
from bot.service.matches.boards import CARD_PAGES, Button, PublicMessage
from bot.service.tournaments.tables import PairingOfMatch


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
