"""The positions that are kept load as they were, and are played to their end."""

import pytest

from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.games.this_means_war import this_means_war
from tests.engine.games.this_means_war.saved_positions import POSITIONS


@pytest.mark.parametrize("what", POSITIONS)
def test_a_kept_position_loads_and_is_played_to_its_end(what: str) -> None:
    codec = this_means_war.codec
    state = codec.load_state(codec.dump_state(POSITIONS[what]))
    assert codec.fingerprint(state) == codec.fingerprint(POSITIONS[what])
    for number in range(3):
        end = state
        for turn in play_on(this_means_war, state, Rng(bytes([number] * 32)), limit=4_000):
            end = turn.step.state
        this_means_war.audit(end)
        assert this_means_war.outcome(end) is not None
