"""Fight, Flight, Bite: tribes of critters duel for woodlands, and harvest what lies there.

House rulings, beside those of the rules file:
- How many play is said by the roster: two, three or four, each alone. "auto" is the ring, or the grove for four.
- Tribes that are chosen are chosen before food and cards are laid out.
- Nothing is asked where there is no choice: a first duel that is owed to the only possible opponent begins by itself,
  and in a manual harvest a taker isn't asked whose pick can make no difference to what it gets.
- What Keen Nose shows its user knows for good, as a hand only shrinks in the open. It can't be used on who has left.
- In a manual harvest hands are secret: a time-out weighs only the hands that its seat knows.
- Of those tied for the win, who loses the throws ranks right after the winner, with the others that were tied.
- When the match is over all hands are shown, and the cards that were never dealt.

Who leaves a match: its critters stay where they are and count as before, and it still may be
attacked. It takes no more turns and gets no bonus; the rest of its turn lapses, but a duel that is open is fought out,
its throws and bars drawn by the match's key at once and told to nobody. In the harvest it takes what is its due, nuts
first, but it scores nothing and ranks last, behind those who left later. Whoever stays alone has won at once.
"""

from engine.core.codec import Codec
from engine.core.game import Game
from engine.games.fight_flight_bite import audit, choices, leaving, options, resample, rules, scoring, set_up, view
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.events import Event
from engine.games.fight_flight_bite.options import FightOptions
from engine.games.fight_flight_bite.state import State
from engine.games.fight_flight_bite.view_types import View

fight_flight_bite: Game[FightOptions, State, Action, Event, View] = Game(
    key="fight-flight-bite",
    codec=Codec(options=FightOptions, state=State, action=Action, event=Event),
    rosters=options.rosters,
    new=set_up.new,
    to_act=choices.to_act,
    legal=choices.legal,
    apply=rules.apply,
    outcome=scoring.outcome,
    view=view.view,
    redact=view.redact,
    resample=resample.resample,
    fallback=rules.fallback,
    leave=leaving.leave,
    audit=audit.audit,
)
