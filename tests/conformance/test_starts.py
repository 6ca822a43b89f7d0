"""Starts from positions are replayed with `resample`: where its result changes, the rules get another version."""

from pathlib import Path

from engine.catalog import GAMES
from engine.core.replay import Position, begin, play_on
from engine.core.values import Seat
from tests.conformance.cases import CASES
from tests.conformance.random_play import rng_of, start
from tests.conformance.subject import Setting, Subject

GOLDEN = Path(__file__).with_name("starts.txt")
ACTIONS = 12


def start_line(subject: Subject, setting: Setting) -> str:
    """The rules and the fingerprint of a match that starts from the position after some random actions."""
    game = subject.game
    state = start(game, setting, 0).state
    for _, turn in zip(range(ACTIONS), play_on(game, state, rng_of("starts", setting.name)), strict=False):
        state = turn.step.state
    position = Position(Seat(0), game.codec.schema, game.codec.dump_state(state).decode())
    options = game.codec.dump_options(game.codec.parse_options(setting.options))
    begun = begin(game, options, setting.roster, bytes(range(32)), position).state
    return f"{game.key} {setting.name} v{game.version} schema {game.codec.schema}: {game.codec.fingerprint(begun)}"


def test_a_position_gives_the_same_start_for_good(golden_update: bool) -> None:
    lines = [start_line(subject, setting) for subject, setting in CASES]
    text = "\n".join(lines) + "\n"
    if golden_update:
        GOLDEN.write_text(text, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == text, "rules whose samples change get another version"
    assert {line.split()[0] for line in lines} == set(GAMES)
