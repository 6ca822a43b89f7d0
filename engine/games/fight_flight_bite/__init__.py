"""Fight, Flight, Bite: tribes of critters duel for woodlands and harvest the food there.

docs/rules/fight-flight-bite.md has the rules and our rulings.
"""

from engine.core.codec import Codec
from engine.core.game import Game
from engine.games.fight_flight_bite import audit, resample, rules, set_up, view, visibility
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.options import FightOptions
from engine.games.fight_flight_bite.state import State
from engine.games.fight_flight_bite.view_types import View

fight_flight_bite: Game[FightOptions, State, Action, Event, View] = Game(
    key="fight-flight-bite",
    version=2,
    codec=Codec(options=FightOptions, state=State, action=Action, event=Event),
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
    dealt=set_up.get_deal,
    fallback=rules.fallback,
    leave=rules.leave,
    is_underway=rules.is_underway,
    audit=audit.audit,
)
