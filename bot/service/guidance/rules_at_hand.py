"""What somebody at the table can look up: the rules of what is being asked now, and the cards that they see."""

from collections.abc import Sequence

import msgspec

from bot.games.catalog import PlayableGame, playable
from bot.model.match import Match
from bot.service.matches.positions import state_of
from bot.service.matches.seating import has_seat, seat_of


class RulesAtHand(msgspec.Struct, frozen=True):
    """The topic of the rules that a match is about now, as its reader knows, and what they can look up by name."""

    game: PlayableGame
    topic: str
    """"": the overview."""
    in_sight: Sequence[str]
    is_seated: bool


def rules_at_hand(match: Match, user_id: int) -> RulesAtHand:
    """What a person can look up in a match: by their own view, or by the spectators' for whoever plays no seat."""
    host, is_seated = playable(match.game), has_seat(match, user_id)
    guidance = host.presenter.guidance
    if match.state is None or guidance is None:
        return RulesAtHand(host, "", (), is_seated=is_seated)
    seat = seat_of(match, user_id) if is_seated and not match.has_left(user_id) else None
    view = host.game.view(state_of(match, host), seat)
    topic = guidance.topic(view) if match.status == "live" else ""
    return RulesAtHand(host, topic, guidance.in_sight(view), is_seated=is_seated)
