"""Stratego with fog of war: armies full, barrage and duel; rules house, classic, tournament and old US.

`legal` lists every action except `Arrange`, which the engine validates. `Arrange` takes a whole formation as text, or a
swap of two squares. docs/rules/stratego.md has the rules and our rulings.
"""

from engine.core.codec import Codec, keep_data
from engine.core.game import Game
from engine.games.stratego import audit, resample, rules, set_up, view, visibility
from engine.games.stratego.actions import Action
from engine.games.stratego.events import Event
from engine.games.stratego.options import StrategoOptions
from engine.games.stratego.set_up import restore_exits, strip_exits
from engine.games.stratego.state import State
from engine.games.stratego.view_types import View

stratego: Game[StrategoOptions, State, Action, Event, View] = Game(
    key="stratego",
    version=3,
    codec=Codec(
        options=StrategoOptions,
        state=State,
        action=Action,
        event=Event,
        schema=2,  # adds what happens if neither side can move
        migrations={1: keep_data},
        stored=strip_exits,
        restored=restore_exits,
    ),
    rosters=rules.rosters,
    new=rules.new,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    apply_listed=rules.apply_listed,
    outcome=rules.outcome,
    view=view.view,
    redact=view.redact,
    resample=resample.resample,
    reveals=visibility.reveals,
    teaches=visibility.teaches,
    once_undoable=visibility.once_undoable,
    dealt=set_up.initial_deal,
    fallback=rules.fallback,
    leave=rules.leave,
    is_underway=rules.is_underway,
    audit=audit.audit,
)
