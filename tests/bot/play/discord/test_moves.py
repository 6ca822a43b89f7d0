"""Moves that are typed as squares, and where they don't make sense."""

import pytest
import simcord

from bot.refusals import refusal
from tests.bot.games.clicks.stratego_match import plays_red, press_ready, start_stratego
from tests.bot.world import World, said, words

pytestmark = pytest.mark.usefixtures("quiet_log")


@pytest.fixture
async def mover(world: World) -> simcord.MemberActor:
    """Whoever moves first in a Duel whose sides took the same formation."""
    await start_stratego(world)
    for person in (world.alice, world.bob):
        await person.slash(world.channel, "play", action="Take Broad Front", match="1")
    await press_ready(world)
    return await world.to_act()


async def test_two_squares_are_a_move(world: World, mover: simcord.MemberActor) -> None:
    answer = await mover.slash(world.channel, "play", action="a3 a4")
    assert answer.ephemeral
    assert "a3" in words(world.board())
    other = await world.to_act()
    assert other.id != mover.id
    await other.slash(world.channel, "play", action="A8 to a7")
    await mover.slash(world.channel, "play", action="a4xa5", match="1")
    await other.slash(world.channel, "play", action="a7a6")
    assert (await world.match()).version == 9


@pytest.mark.parametrize(
    ("squares", "code"),
    [("b3 b5", "too_far"), ("b3 c4", "not_straight"), ("a7 a6", "no_own_piece"), ("k1 a1", "off_board")],
)
async def test_a_move_that_is_not_allowed_says_why(
    world: World, mover: simcord.MemberActor, squares: str, code: str
) -> None:
    answer = await mover.slash(world.channel, "play", action=squares)
    assert answer.ephemeral
    assert said(answer).startswith(refusal(code))
    assert (await world.match()).version == 5


async def test_what_is_no_move_and_what_is_not_ones_turn_is_said(world: World, mover: simcord.MemberActor) -> None:
    assert "isn't a move you can make" in said(await mover.slash(world.channel, "play", action="forward"))
    other = await world.waiting()
    assert "isn't your turn" in said(await other.slash(world.channel, "play", action="a8 a7"))
    assert "don't play" in said(await world.carol.slash(world.channel, "play", action="a3 a4", match="1"))


async def test_squares_are_suggested_to_the_mover_alone(world: World, mover: simcord.MemberActor) -> None:
    offered = await mover.autocomplete(world.channel, "play", "action", "")
    assert 0 < len(offered) <= 25
    narrowed = await mover.autocomplete(world.channel, "play", "action", "B3")
    assert {each["name"][:5] for each in narrowed} == {"b3 b4", "b3 c3"}
    for typed in ("b3 b4", "b3-b4", "b3b4", "B3 → b4", "b3 to b4"):
        (only,) = await mover.autocomplete(world.channel, "play", "action", typed)
        assert only["name"].startswith("b3 b4 · ")
    assert await (await world.waiting()).autocomplete(world.channel, "play", "action", "") == []
    assert await world.carol.autocomplete(world.channel, "play", "action", "", match="1") == []
    await mover.slash(world.channel, "play", action=only["value"])
    assert (await world.match()).version == 6


async def test_a_move_by_squares_means_the_match_that_has_squares(world: World, mover: simcord.MemberActor) -> None:
    await world.start()
    await mover.slash(world.channel, "play", action="a3 a4")
    assert (await world.match(1)).version == 6
    assert (await world.match(2)).version == 1


async def test_a_swap_is_typed_in_the_set_up(world: World) -> None:
    await start_stratego(world)
    before = (await world.match()).state
    squares = ("a1", "b2") if plays_red(await world.match(), world.alice) else ("a10", "b9")
    await world.alice.slash(world.channel, "play", action=f"swap {squares[0]} {squares[1]}")
    await world.alice.slash(world.channel, "play", action=f"SWAP {squares[1]} {squares[0]}")
    match = await world.match()
    assert match.version == 3
    assert match.state != before
    refused = await world.alice.slash(world.channel, "play", action="a3 a4")
    assert said(refused).startswith(refusal("not_offered"))
