"""Air, Land & Sea and Flies, Lies & Supplies, on one engine for rows of theaters.

The two differ in the theaters that are played unless others are chosen: any three of the six, or five in epic mode.

Editions: "classic" is the wording of the first printings, "revised" that of the later ones. Only Air, Land and Sea
for two has a classic edition; "auto" is classic there and revised otherwise.

House rulings, where the rulebooks are silent or differ:
- Classic abilities nest: what an ability triggers is done at once and completely, then the interrupted one goes on.
- Revised abilities queue; one that waits is still carried out if its card has been turned facedown meanwhile, and is
  void if its card has left play.
- Classic: flipping Air Drop facedown ends its permission. Revised: the permission stays until the next play.
- Classic: an extra turn granted in the enemy's turn comes right after it, and the regular turn follows.
- Disrupt skips a side without a card to flip; any other step with nothing to act on is passed over likewise.
- A card triggers at most three times in a turn, and a battle of sixty turns (epic: 120) is scored as it stands.
- What a seat has lawfully seen of a facedown card in play it is shown until the card leaves play; what it has seen of a
  hand is a note of that turn. A marked card is open until it is played.
- A side without cards is passed over as long as the enemy has some.
- A gain of Supplies is cut to what the pool holds, in the order of the row.
- Members of a side with equally many cards may both take its turn, and any member may answer what the side is asked:
  the first one decides. If both hold a card that is due, either may play. A member who could only decline isn't asked.
- The member who answers that the side draws, picks a card up or gets one is the one who does.
- Whoever may take the turn may withdraw for the side.
"""

from dataclasses import replace

from engine.core.codec import Codec
from engine.core.game import Game
from engine.games.air_land_sea import audit, resample, rules, view
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.migrations import MIGRATIONS, SCHEMA
from engine.games.air_land_sea.options import FliesOptions, TheatersOptions
from engine.games.air_land_sea.state import State
from engine.games.air_land_sea.view_types import View


def _codec(options: type[TheatersOptions]) -> Codec[TheatersOptions, State, Action, Event, View]:
    return Codec(options=options, state=State, action=Action, event=Event, schema=SCHEMA, migrations=MIGRATIONS)


air_land_sea = Game(
    key="air-land-sea",
    codec=_codec(TheatersOptions),
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
flies_lies_supplies = replace(air_land_sea, key="flies-lies-supplies", codec=_codec(FliesOptions))
