"""Stratego, with fog of war: the armies full, barrage and duel, by the rules house, classic, tournament or old US.

One action is not listed by `legal` but validated: `Arrange`, which takes a whole formation as text, or a swap of two
squares. Everything else that may be done is listed.

House rulings, where the rulebook is silent or leaves a choice:
- A side that is ready may still act, as it may take that back; a clock should run against the other side alone.
- A set-up ends: after 300 changes a side can only declare itself ready.
- A draw is offered by the side to move, along with its move; the opponent answers in its own turn, or moves on.
- An entry that earns a rescue is offered one even if the piece is a Scout that nobody can yet tell from another piece:
  its owner can only decline, and the offer gives nothing away.
- Of several captured pieces of a kind, one that has not rescued yet returns first, then the one captured first.
- Without the memory aid a spectator sees an announced rank for as long as the opponent does.
- When the match is over both formations are known to all, also when it ended before play began.
"""

from engine.core.codec import Codec
from engine.core.game import Game
from engine.games.stratego import audit, resample, rules, view
from engine.games.stratego.actions import Action
from engine.games.stratego.events import Event
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.state import State
from engine.games.stratego.view_types import View

stratego: Game[StrategoOptions, State, Action, Event, View] = Game(
    key="stratego",
    codec=Codec(options=StrategoOptions, state=State, action=Action, event=Event),
    rosters=rules.rosters,
    new=rules.new,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    outcome=rules.outcome,
    view=view.view,
    redact=view.redact,
    resample=resample.resample,
    fallback=rules.fallback,
    leave=rules.leave,
    audit=audit.audit,
)
