"""What a computer player is handed: the match as its seat knows it, and no more."""

from engine.ai.player import AnyAction, SeatKnowledge
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.values import Seat, roster

GAME = GAMES["air-land-sea"]
KEY, OTHER_KEY = Rng(bytes(32)), Rng(bytes(31) + b"\1")


def test_it_shows_the_match_as_the_seat_sees_it() -> None:
    state = GAME.new(GAME.codec.parse_options({}), roster(1, 1), KEY).state
    for seat in (Seat(0), Seat(1)):
        imagination = SeatKnowledge(GAME, state, seat, OTHER_KEY)
        assert imagination.view == GAME.view(state, seat)
        assert imagination.actions == GAME.legal(state, seat)


def test_neither_the_cards_of_others_nor_the_key_are_in_it() -> None:
    state = GAME.new(GAME.codec.parse_options({}), roster(1, 1), KEY).state
    imagination = SeatKnowledge(GAME, state, Seat(0), OTHER_KEY)
    worlds = [imagination.sample(Rng(bytes(31) + bytes([number]))) for number in range(2, 12)]
    others = {GAME.codec.dump_view(GAME.view(world, Seat(1))) for world in worlds}
    assert len(others) > 1
    assert GAME.codec.dump_view(GAME.view(state, Seat(1))) not in others
    assert all(world.rng.key != KEY.key for world in worlds)


def test_any_action_is_taken_with_the_same_chance() -> None:
    state = GAME.new(GAME.codec.parse_options({}), roster(1, 1), KEY).state
    (seat,) = GAME.to_act(state)
    imagination = SeatKnowledge(GAME, state, seat, OTHER_KEY)
    rngs = [Rng(bytes(31) + bytes([number])) for number in range(200)]
    taken = {next(AnyAction().think(imagination, rng, effort=1)) for rng in rngs}
    assert taken == set(imagination.actions)
