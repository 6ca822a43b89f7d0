"""This Means War!, for two to four Grafmarshalls, each alone.

House rulings, beside those that the rules mark as such:
- The active seat is never asked for ESPIONAGE, not even when another seat executes an ORDER out of turn.
- An ORDER that a card brings about is executed, with its own answer window, right after that card's replacement draw;
  answers that wait in the window around it resolve after it. In its window, "clockwise" begins with who plays it.
- A card with a "choose one" is declared with its branch and with the target that this branch needs; so is a copy of it.
- COUNTER STRIKE answers the OPERATION alone: another answer's Assault doesn't admit it.
- A copy of SABOTAGE is aimed at an order of its own, and that order can be any on the table.
- Effects aimed at a seat that is out do nothing; the card's other effects happen.
- Where the active seat is eliminated, answers already declared by others still resolve; then its turn is over, without
  fog of war.
- A NETWORK HACK always asks for the card, even of a hand of one; the look ends with the choice.
- Seats that are still in when somebody wins are ranked by CITY, then WALL; then come the fallen, the last to fall
  first; whoever left the match comes last. As eliminations happen one at a time, there is always a winner.
"""

from engine.core.codec import Codec
from engine.core.game import Game
from engine.games.this_means_war import audit, resample, rules, view
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.options import WarOptions
from engine.games.this_means_war.state import State
from engine.games.this_means_war.view_types import View

this_means_war: Game[WarOptions, State, Action, Event, View] = Game(
    key="this-means-war",
    codec=Codec(options=WarOptions, state=State, action=Action, event=Event),
    rosters=rules.rosters,
    new=rules.new,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    outcome=view.outcome,
    view=view.view,
    redact=view.redact,
    resample=resample.resample,
    fallback=rules.fallback,
    leave=rules.leave,
    audit=audit.audit,
)
