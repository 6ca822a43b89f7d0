"""Which position a day has, and that every position of the bank can be played."""

from collections import Counter
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from bot.daily import bank
from bot.daily.bank import GAMES, Position, day_of, game_of, pack, position_of, unpack
from bot.games.catalog import PLAYABLE_GAMES, get_game
from tests.bot.daily.samples import EACH, sample_archive, sample_position


@pytest.mark.usefixtures("small_bank")
def test_the_games_take_turns_and_each_position_has_its_day_before_one_comes_again() -> None:
    days = range(20_000, 20_000 + EACH * len(GAMES))
    assert Counter(map(game_of, days)) == dict.fromkeys(GAMES, EACH)
    for game in GAMES:
        shown = [msgspec.json.encode(position_of(day)) for day in days if game_of(day) == game]
        assert sorted(shown) == sorted(map(msgspec.json.encode, unpack(sample_archive(game))))
    assert position_of(days[0]) == position_of(days[0] + EACH * len(GAMES))


@pytest.mark.usefixtures("small_bank")
def test_another_bank_has_another_digest_and_another_order(monkeypatch: pytest.MonkeyPatch) -> None:
    before = bank.commitment()
    assert before == sha256(b"".join(sha256(sample_archive(game)).digest() for game in GAMES)).digest()
    first = sample_archive(GAMES[0])
    monkeypatch.setattr(bank, "archive_of", lambda game: first if game == GAMES[1] else sample_archive(game))
    bank.commitment.cache_clear()
    assert bank.commitment() != before


def test_a_packed_position_is_read_as_it_was() -> None:
    positions = (sample_position("stratego", 1), sample_position("stratego", 2))
    assert unpack(pack(positions)) == positions
    assert pack(positions) == pack(positions)


def test_a_day_begins_at_midnight_in_utc() -> None:
    assert [day_of(86_400.0 * 20_000 - 0.5), day_of(86_400.0 * 20_000)] == [19_999, 20_000]


BANK = Path(bank.__file__).parent / "bank"


def test_the_package_has_positions_of_every_game_in_at_most_two_megabytes() -> None:
    assert set(GAMES) == set(PLAYABLE_GAMES)
    assert all(unpack(bank.archive_of(game)) for game in GAMES)
    assert sum(file.stat().st_size for file in BANK.iterdir()) <= 2_000_000


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_the_bank_is_offered_with_a_best_action_that_is_clearly_ahead(game: str) -> None:
    positions = unpack(bank.archive_of(game))
    assert len({bytes(position.state) for position in positions}) == len(positions)
    for position in positions:
        check_position(game, position)


def check_position(game: str, position: Position) -> None:
    host = get_game(game)
    codec = host.engine.codec
    state = codec.load_state(bytes(position.state), position.schema)
    legal = host.engine.legal(state, position.seat)
    rated = [codec.load_action(bytes(each.action)) for each in position.actions]
    assert sorted(map(str, rated)) == sorted(map(str, legal))
    values = [each.value for each in position.actions]
    assert values == sorted(values, reverse=True)
    assert values[0] - values[1] >= 0.079  # 0.08, but for rounding
