"""A thread for each match, in guilds whose admins want that: made from the card when the match begins.

Discord gives a thread the id of the message that it is made from, so one that was made before is found again. If none
can be made, because a permission is missing or the card is in a thread already, the match stays where it is.
"""

from bot.games.catalog import playable
from bot.model.board import Board
from bot.model.match import Match
from bot.screens import limits
from bot.screens.words import shortened
from bot.service.matches.seating import names_of


def thread_name(match: Match) -> str:
    """The name of a match's thread, such as "Stratego: Alice against Bob"."""
    names = names_of(match)
    sides = " against ".join(names.team(team) for team in range(len(names.teams)))
    return shortened(f"{playable(match.game).presenter.name}: {sides}", limits.THREAD_NAME)


def begins_at_its_card(match: Match, board: Board) -> bool:
    """Tell whether a match has just begun in the channel of its card."""
    return match.status == "live" and board.shown < match.first_board and match.channel_id == board.channel_id
