"""The tribes with which the seats of matches that are over played."""

from collections.abc import Mapping, Sequence

from bot.presenters.games.fight_flight_bite.words import tribe_name
from bot.presenters.presenter import Openings
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.view_types import View


def tribes_played(view: View, _played: Sequence[tuple[int, Action]]) -> Mapping[int, str]:
    """The tribe of each seat, where seats have tribes."""
    return {seat: shown.tribe for seat, shown in enumerate(view.seats) if shown.tribe is not None}


OPENINGS: Openings[View, Action] = Openings("tribe", tribes_played, tribe_name)
