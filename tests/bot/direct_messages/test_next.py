"""Who comes next in matches of three and four."""

import pytest

from bot.match.model.match import Person
from bot.match.waits import awaited_seats
from tests.bot.direct_messages.postbox import Mailed
from tests.bot.lobbies.lobby_world import DAVE
from tests.bot.service_world import BOB, CAROL
from tests.dice import Dice

MOVES = 200


@pytest.mark.parametrize("game", ["fight-flight-bite", "this-means-war"])
@pytest.mark.parametrize("others", [(BOB, CAROL), (BOB, CAROL, DAVE)])
async def test_the_seat_that_is_said_to_be_next_is_the_one_whose_turn_follows(
    game: str, others: tuple[Person, ...]
) -> None:
    world, dice, checked = Mailed(), Dice(11), 0
    match = await world.underway(*others, game=game)
    turn = predicted = None
    for _ in range(MOVES):
        match = await world.load(match)
        awaited = awaited_seats(match)
        if match.status != "live":
            break
        if awaited.order and awaited.turn != turn:
            is_out = predicted not in awaited.order
            assert is_out or predicted == awaited.order[0]
            checked += not is_out
            turn, predicted = awaited.turn, None
        predicted = predicted if awaited.next_seat is None else awaited.next_seat
        await world.move(match, dice.below)
    assert checked > 8
