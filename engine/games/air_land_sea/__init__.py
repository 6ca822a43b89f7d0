"""Air, Land & Sea and Flies, Lies & Supplies: two games with the same rules, on a row of theaters.

The games differ only in the default theaters. A match has any three of the six theaters, or five in epic mode.

Editions: "classic" has the card texts of the first printings, "revised" those of later printings. Only Air, Land and
Sea for two players has a classic edition. "auto" selects classic there and revised otherwise.
docs/rules/air-land-sea.md has the rules and our rulings.
"""

from dataclasses import replace

from engine.core.codec import Codec, keep_data
from engine.core.game import Game
from engine.games.air_land_sea import audit, resample, rules, view, visibility
from engine.games.air_land_sea.actions import Action
from engine.games.air_land_sea.events import Event
from engine.games.air_land_sea.options import FliesOptions, TheatersOptions
from engine.games.air_land_sea.state import State
from engine.games.air_land_sea.strength import remove_abilities, with_abilities
from engine.games.air_land_sea.view_types import View

SCHEMA = 4
"""Raised when the shape of the state changes, with a migration from the one before (`engine.core.codec`)."""


def _codec(options: type[TheatersOptions]) -> Codec[TheatersOptions, State, Action, Event, View]:
    # Schema 4 adds what is known of cards that lie hidden.
    migrations = {3: keep_data}
    return Codec(
        options=options,
        state=State,
        action=Action,
        event=Event,
        schema=SCHEMA,
        migrations=migrations,
        stored=remove_abilities,
        restored=with_abilities,
    )


air_land_sea = Game(
    key="air-land-sea",
    version=4,
    codec=_codec(TheatersOptions),
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
    dealt=rules.get_deal,
    fallback=rules.fallback,
    leave=rules.leave,
    is_underway=rules.is_underway,
    audit=audit.audit,
)
flies_lies_supplies = replace(air_land_sea, key="flies-lies-supplies", codec=_codec(FliesOptions))
