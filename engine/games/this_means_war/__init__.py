"""This Means War!, for two to four players, each alone; docs/rules/this-means-war.md has the rules and our rulings."""

from typing import Any

from engine.core.codec import Codec, keep_data
from engine.core.game import Game
from engine.games.this_means_war import audit, resample, rules, view, visibility
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.options import WarOptions
from engine.games.this_means_war.state import State
from engine.games.this_means_war.view_types import View


def _keep_old_target(plain: dict[str, Any]) -> dict[str, Any]:
    """Keep the old meaning of "target" for a match that began with it."""
    terms = plain["table"]["terms"]
    if terms["resolution"] == "target":
        terms["resolution"] = "operation"
    return plain


this_means_war: Game[WarOptions, State, Action, Event, View] = Game(
    key="this-means-war",
    version=5,
    # Schema 2 adds what is known of hands, 3 that cards are replaced when all of a window have taken effect, and 4 the
    # first target of a turn.
    codec=Codec(
        options=WarOptions,
        state=State,
        action=Action,
        event=Event,
        schema=4,
        migrations={1: keep_data, 2: keep_data, 3: _keep_old_target},
    ),
    rosters=rules.rosters,
    new=rules.new,
    to_act=rules.to_act,
    in_turn=rules.seats_in_turn,
    legal=rules.legal,
    apply=rules.apply,
    apply_listed=rules.apply_listed,
    outcome=rules.outcome,
    view=view.view,
    redact=view.redact,
    resample=resample.resample,
    reveals=visibility.reveals,
    dealt=rules.get_deal,
    fallback=rules.fallback,
    leave=rules.leave,
    is_underway=rules.is_underway,
    audit=audit.audit,
)
