"""Whole matches of Stratego: a classic one by typing alone, a Duel by clicks alone; and how matches end in words."""

from typing import Any

import pytest
import simcord

from bot.match.model.match import Match
from bot.match.offers import offer_for
from engine.games.stratego.actions import Arrange, Mirror, Move, Ready, UsePreset
from tests.bot.games.clicks.stratego_match import (
    click_to,
    formation,
    greedy_move,
    in_words,
    press_ready,
    start_stratego,
)
from tests.bot.world import World, labels, said, words
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")

MOST_MOVES = 320


@pytest.mark.slow
async def test_a_classic_match_is_played_by_typing_alone(world: World) -> None:
    await start_stratego(world, "preset=classic")
    for person in (world.alice, world.bob):
        for typed in ("Take Scout Storm", "Ready"):
            await person.slash(world.channel, "play", action=typed)
    dice = Dice(2)
    for number in range(MOST_MOVES):
        match = await world.match()
        if match.status != "live":
            break
        move = greedy_move(match, dice)
        person = await world.to_act()
        if number % 3:
            answer = await person.slash(world.channel, "move", start=f"{move.start} {move.end}")
        else:
            answer = await person.slash(world.channel, "play", action=f"{move.start}-{move.end}")
        assert answer.ephemeral
    board = world.board()
    ending = (await world.match()).ending
    assert ending is not None
    assert ending.reason == "flag"
    assert "won the match" in words(board)
    assert (labels(board)[0], labels(board)[-1]) == ("Rematch", "Proof")


async def test_a_duel_is_played_by_clicks_alone(world: World) -> None:
    await start_stratego(world, "army=duel preset=classic")
    for person, preset in ((world.alice, "broad_front"), (world.bob, "short_fence")):
        await click_to(world, person, UsePreset(preset))
        await click_to(world, person, Mirror())
        await click_to(world, person, _swap(await world.match(), person))
        await click_to(world, person, Ready())
    dice = Dice(1)
    for _ in range(MOST_MOVES):
        match = await world.match()
        if match.status != "live":
            break
        answer = await click_to(world, await world.to_act(), greedy_move(match, dice))
        assert answer.response.ephemeral
    assert (await world.match()).status == "over"
    assert "won the match" in words(world.board())
    again = await world.bob.click(world.board(), label="Rematch")
    assert not again.ephemeral


def _swap(match: Match, person: simcord.MemberActor) -> Arrange:
    """Two different pieces change places."""
    choices = offer_for(match, person.id).actions
    return next(action for action in choices if isinstance(action, Arrange))


async def test_a_match_that_is_resigned_shows_both_sides(world: World) -> None:
    await start_stratego(world)
    sides = [formation(await world.match(), person) for person in (world.alice, world.bob)]
    await press_ready(world)
    question = await world.bob.slash(world.channel, "resign")
    assert "you lose it" in said(question)
    await world.bob.click(question.response, label="Yes, resign the match")
    board = words(world.board())
    assert "Alice won the match" in board
    assert "Bob resigned" in board
    open_sides = await in_words(world.bob, world.board())
    assert all(side in open_sides for side in sides)


async def test_a_match_that_is_left_before_it_begins_has_no_winner(world: World) -> None:
    await start_stratego(world)
    await press_ready(world, world.alice)
    question = await world.alice.slash(world.channel, "resign")
    assert "nobody wins" in said(question)
    await world.alice.click(question.response, label="Yes, resign the match")
    board = words(world.board())
    assert "No result" in board
    assert "won" not in board


async def test_a_draw_is_offered_and_agreed(world: World) -> None:
    await start_stratego(world)
    await press_ready(world)
    first = await world.to_act()
    await first.slash(world.channel, "play", action="Offer a draw")
    assert "offers a draw" in words(world.board())
    await first.slash(world.channel, "play", action=" ".join(_squares(greedy_move(await world.match(), Dice(1)))))
    second = await world.to_act()
    question = await second.slash(world.channel, "play", action="Accept the draw")
    await second.click(question.response, label="Yes: Accept the draw")
    assert "The match is a draw: both agreed on it." in words(world.board())


def _squares(move: Move) -> tuple[str, str]:
    return move.start, move.end


async def test_pressing_a_piece_shows_it_marked_and_going_back_unmarks_it(world: World) -> None:
    await start_stratego(world)
    await press_ready(world)
    mover = await world.to_act()
    panel = await world.hand(mover)
    piece = next(label for label in labels(panel.response) if label[-1].isdigit() and " to " not in label)
    opened = await mover.click(panel.response, label=piece)
    assert alt_of(opened).startswith(f"You picked {piece.split()[-1]}. It may go to ")
    assert "You picked" not in alt_of(await mover.click(opened.response, label="Back"))


def alt_of(answer: Any) -> str:
    """What stands in words behind the first band of an answer's picture."""
    return str(answer.response.attachments[0].description)
