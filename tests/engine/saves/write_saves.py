"""Writes saved states of the present schema: `python -m tests.engine.saves.write_saves`.

What is there already is never written again: a save of a released schema stays as it is for good, and must load for
good. To keep other positions, add them to the game's `saved_positions` and run this once; never edit a save by hand.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from engine.catalog import GAMES
from tests.conformance.subject import AnyGame
from tests.engine.games.air_land_sea.saved_positions import FLIES_POSITIONS, POSITIONS
from tests.engine.games.fight_flight_bite.saved_positions import POSITIONS as FIGHT_POSITIONS
from tests.engine.games.stratego.saved_positions import POSITIONS as STRATEGO_POSITIONS
from tests.engine.games.this_means_war.saved_positions import POSITIONS as WAR_POSITIONS

HERE = Path(__file__).parent

ALL_POSITIONS = {
    "air-land-sea": POSITIONS,
    "flies-lies-supplies": FLIES_POSITIONS,
    "fight-flight-bite": FIGHT_POSITIONS,
    "stratego": STRATEGO_POSITIONS,
    "this-means-war": WAR_POSITIONS,
}


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state as it was saved, and what was true of it under the rules of then."""

    what: str
    schema: int
    rules_version: int
    fingerprint: str
    offers: dict[str, list[msgspec.Raw]]
    """By seat: what it might do."""
    state: msgspec.Raw


def save_of(game: AnyGame, what: str, state: Any) -> Save:
    codec = game.codec
    return Save(
        what=what,
        schema=codec.schema,
        rules_version=game.version,
        fingerprint=codec.fingerprint(state),
        offers={
            str(seat): [msgspec.Raw(codec.dump_action(action)) for action in game.legal(state, seat)]
            for seat in sorted(game.to_act(state))
        },
        state=msgspec.Raw(codec.dump_state(state)),
    )


def main() -> None:
    for key, positions in ALL_POSITIONS.items():
        folder = HERE / key / f"v{GAMES[key].codec.schema}"
        folder.mkdir(parents=True, exist_ok=True)
        for what, state in positions.items():
            path = folder / f"{what.replace(' ', '-')}.json"
            if not path.exists():
                path.write_bytes(msgspec.json.format(msgspec.json.encode(save_of(GAMES[key], what, state))) + b"\n")
                sys.stdout.write(f"{path.relative_to(HERE)}\n")


if __name__ == "__main__":
    main()
