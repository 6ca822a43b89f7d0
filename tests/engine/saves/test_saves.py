"""States that were saved once load for good, mean what they meant, and can be played to their end."""

from pathlib import Path

import msgspec
import pytest

from engine.catalog import GAMES
from engine.core.replay import play_on
from engine.core.rng import Rng
from tests.conformance.subject import AnyGame
from tests.engine.saves.write_saves import Save

HERE = Path(__file__).parent
SAVES = sorted(path.relative_to(HERE) for path in HERE.glob("*/v*/*.json"))
every_save = pytest.mark.parametrize("path", SAVES, ids=str)


def read(path: Path) -> tuple[AnyGame, Save]:
    return GAMES[path.parts[0]], msgspec.json.decode((HERE / path).read_bytes(), type=Save)


def test_there_are_saves() -> None:
    assert len(SAVES) >= 10


@every_save
def test_a_save_lies_in_the_folder_of_its_schema(path: Path) -> None:
    _, save = read(path)
    assert path.parts[1] == f"v{save.schema}"


@every_save
def test_a_save_loads_and_passes_its_audit(path: Path) -> None:
    game, save = read(path)
    state = game.codec.load_state(save.state, save.schema)
    game.audit(state)
    if save.schema == game.codec.schema:
        assert game.codec.fingerprint(state) == save.fingerprint


@every_save
def test_a_save_offers_what_it_offered(path: Path) -> None:
    game, save = read(path)
    state = game.codec.load_state(save.state, save.schema)
    acting = {str(seat) for seat in game.to_act(state)}
    if save.rules_version != game.version:
        assert set(save.offers) <= acting, "whoever was asked still is"
        return
    assert acting == set(save.offers)
    for seat in game.to_act(state):
        offered = [game.codec.load_action(bytes(action)) for action in save.offers[str(seat)]]
        assert list(game.legal(state, seat)) == offered


@every_save
def test_a_save_is_played_to_its_end(path: Path) -> None:
    game, save = read(path)
    state = game.codec.load_state(save.state, save.schema)
    for number in range(5):
        end = state
        for turn in play_on(game, state, Rng(bytes([number] * 32)), limit=2_000):
            end = turn.step.state
            game.audit(end)
        assert game.outcome(end) is not None
