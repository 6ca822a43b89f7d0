"""How a match is stored: without the exits, which follow from the board."""

from dataclasses import dataclass

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.codec import Codec
from engine.games.stratego.actions import Action
from engine.games.stratego.board import exits_of
from engine.games.stratego.events import Event
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.state import State
from engine.games.stratego.view_types import View


@dataclass(frozen=True, kw_only=True, eq=False)
class StrategoCodec(Codec[StrategoOptions, State, Action, Event, View]):
    """Leaves the exits out, and works them out again when a match is read."""

    def dump_state(self, state: State) -> bytes:
        """Return the state without exits as JSON."""
        return super().dump_state(_without_exits(state))

    def load_state(self, data: bytes, schema: int | None = None) -> State:
        """Read a saved state, whatever exits it may have."""
        state = super().load_state(data, schema)
        play = state.play
        return state if play is None else replace(state, play=replace(play, exits=exits_of(play.board)))

    def fingerprint(self, state: State) -> str:
        """Return what differs when the states differ; exits never differ alone."""
        return super().fingerprint(_without_exits(state))


def _without_exits(state: State) -> State:
    return state if state.play is None else replace(state, play=replace(state.play, exits=UNSET))
