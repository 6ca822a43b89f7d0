"""The tool that finds daily positions."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.daily import bank
from bot.daily.bank import Position
from bot.tools import find_positions
from bot.tools.find_positions import (
    MARGIN,
    OTHER_RULES,
    change_fields,
    check_file,
    is_best_by_all_rules,
    write_bank,
    write_files,
)
from engine.ai.dice import Dice
from engine.ai.player import SeatKnowledge
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.review.assessors import ASSESSORS
from tests.bot.daily.samples import sample_position
from tests.bot.daily.test_bank import check_position


def test_an_unpacked_bank_is_packed_as_it_was(tmp_path: Path) -> None:
    files, target = tmp_path / "files", tmp_path / "bank"
    files.mkdir()
    target.mkdir()
    write_files(files)
    write_bank(files, target)
    for game in bank.GAMES:
        assert bank.unpack((target / f"{game}.zip").read_bytes()) == bank.unpack(bank.archive_of(game))


@pytest.mark.parametrize(
    ("values", "is_clear"),
    [
        ((0.6, 0.599 - MARGIN, 0.1), True),
        ((0.6, 0.61 - MARGIN, 0.1), False),
        ((0.2, 0.1, 0.0), False),
        ((0.95, 0.5, 0.4), False),
    ],
)
def test_the_best_action_is_clearly_ahead_in_a_position_that_is_open(
    values: tuple[float, ...], *, is_clear: bool
) -> None:
    assert find_positions._is_clear([(value, None) for value in values], MARGIN) is is_clear


class OneBest:
    """An estimator by which one action wins much more often than all others."""

    def __init__(self, best: Any) -> None:
        self._best = best

    def is_comparable(self, knowledge: object) -> bool:  # noqa: ARG002
        return True

    def chances(self, knowledge: object, actions: Sequence[Any], rng: Rng, *, effort: int) -> list[float]:  # noqa: ARG002
        return [0.7 if action == self._best else 0.4 for action in actions]


class OneBestByRules(OneBest):
    """The same, but by a changed rule another action wins more often."""

    def __init__(self, best: Any, rule: Mapping[str, Any]) -> None:
        super().__init__(best)
        self._rule = rule

    def chances(self, knowledge: Any, actions: Sequence[Any], rng: Rng, *, effort: int) -> list[float]:
        stored = knowledge.game.codec.dump_state(knowledge.sample(rng))
        chances = super().chances(knowledge, actions, rng, effort=effort)
        return [1 - chance for chance in chances] if change_fields(stored, self._rule) == stored else chances


def examine(
    game: str, seed: int, *, is_best_played: bool, deciding: Mapping[str, Any] | None = None
) -> Position | None:
    position, engine, key = sample_position(game, seed), GAMES[game], bytes(32)
    state = engine.codec.load_state(bytes(position.state), position.schema)
    knowledge = SeatKnowledge(engine, state, position.seat, Rng(key))
    best, other = knowledge.actions[1], knowledge.actions[0]
    estimator = OneBest(best) if deciding is None else OneBestByRules(best, deciding)
    assessor = replace(ASSESSORS[game], estimator=estimator)
    turn = find_positions._Turn(knowledge, position.seat, best if is_best_played else other)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(find_positions, "ASSESSORS", {game: assessor})
        options = engine.codec.load_options(bytes(position.options))
        return find_positions.examine(game, turn, options, position.team_sizes, Dice(Rng(key)))


@pytest.mark.parametrize("game", bank.GAMES)
def test_a_turn_with_a_clearly_best_action_becomes_a_position_if_it_was_played(game: str) -> None:
    found = examine(game, 7, is_best_played=True)
    assert found is not None
    check_position(game, found)
    assert examine(game, 7, is_best_played=False) is None


@pytest.mark.parametrize(("game", "rule"), [(game, rule) for game in bank.GAMES for rule in OTHER_RULES[game]])
def test_a_turn_that_a_rule_question_decides_becomes_no_position(game: str, rule: Mapping[str, Any]) -> None:
    assert examine(game, 7, is_best_played=True, deciding=rule) is None


def test_a_best_action_that_another_rule_forbids_is_decided_by_it() -> None:
    position, engine = sample_position("fight-flight-bite", 7), GAMES["fight-flight-bite"]
    state = engine.codec.load_state(bytes(position.state), position.schema)
    knowledge = SeatKnowledge(engine, state, position.seat, Rng(bytes(32)))
    forbidden = object()
    assert not is_best_by_all_rules(
        "fight-flight-bite", knowledge, [forbidden, *knowledge.actions], Dice(Rng(b"1" * 32))
    )


def test_a_check_keeps_the_positions_that_no_rule_question_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "stratego.jsonl"
    positions = [sample_position("stratego", seed) for seed in (7, 8)]
    lines = [msgspec.json.encode(position) for position in positions]
    file.write_bytes(b"\n".join(lines))
    first = GAMES["stratego"].codec.load_action(positions[0].best)
    monkeypatch.setattr(
        find_positions, "is_best_by_all_rules", lambda _key, _knowledge, actions, _dice: actions[0] == first
    )
    check_file(file, "stratego", 1)
    assert file.read_bytes() == lines[0] + b"\n"
    assert capsys.readouterr().out == "stratego: position 0 stays\nstratego: position 1 goes\n"


def test_a_field_that_a_state_doesnt_have_cant_be_changed() -> None:
    with pytest.raises(KeyError, match="scouts"):
        change_fields(b'{"rules":{"scout":"run_or_attack"}}', {"rules": {"scouts": "run_or_attack"}})
