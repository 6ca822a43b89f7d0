"""How a match is stored: without the exits, which follow from the board."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.games.stratego.board import exits_of
from engine.games.stratego.state import State


def without_exits(state: State) -> State:
    """Return the state as it is stored."""
    return state if state.play is None else replace(state, play=replace(state.play, exits=UNSET))


def with_exits(state: State) -> State:
    """Return a state that was read with the exits worked out, whatever exits it has."""
    return state if state.play is None else replace(state, play=replace(state.play, exits=exits_of(state.play.board)))
