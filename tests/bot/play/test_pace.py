"""When computer players act: as soon as the seats that may still answer allow, and never by what anybody holds."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.clocks.auto_replies import answer_time, answers_without_people
from bot.match.model.computers import ComputerOpponents
from bot.match.model.match import Match
from bot.match.model.timing import AUTO_REPLY_SECONDS, QUICK_WINDOW_SECONDS, quick_answer_seconds
from bot.match.offers import offer_for
from bot.match.waits import awaited_seats, to_act
from bot.play import computer_turns
from bot.play.computer_turns import ComputerTurns, TurnPace
from engine.ai.player import Question
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.air_land_sea.actions import Improvise
from engine.games.air_land_sea.events import Improvised
from tests.bot.computers import AT_ONCE, InstantThinker, SlowThinker, at_rest, practised, with_computers
from tests.bot.play.climax_games import show_climaxes
from tests.bot.service_world import ALICE, World
from tests.dice import Dice

STANDING_AT = 1_000.0
"""Where the turns' clock stands, in seconds."""

NO_DELAY = TurnPace(0.0, 0.0, 0.0)
"""A pace at which orders come at once, and answers at their usual time."""


class Passer(InstantThinker):
    """Takes the first action: a pass, in a window."""

    def answer(self, question: Question) -> bytes | None:
        rules = GAMES[question.game]
        return rules.codec.dump_action(rules.legal(rules.codec.load_state(question.world), question.seat)[0])


def turns_of(world: World) -> ComputerTurns:
    return world.warroom.computer_turns


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the turns' clock stand still, so that a busy machine changes no time that is left."""
    monkeypatch.setattr(computer_turns, "_now", lambda: STANDING_AT)


def seconds_left(world: World, match: Match) -> float | None:
    """Seconds until the turn under way is entered, or None if there is none."""
    due = turns_of(world)._due.get(match.ref)
    return None if due is None else due[0] - STANDING_AT


async def enter(world: World, match: Match) -> None:
    """Let the turn under way be due now, as if its time had passed."""
    turns, left = turns_of(world), seconds_left(world, match)
    assert left is not None
    world.clock.at += max(left, 0.0)
    turns._due[match.ref] = (STANDING_AT, turns._due[match.ref][1])
    turns._run_due()
    await at_rest(world)


async def order(world: World, match: Match) -> Match:
    """Let Alice take her last choice, which asks the others for an answer or ends her order."""
    panel = await world.warroom.play.panel(match.ref, ALICE.id)
    await world.press(match, ALICE, panel.version, panel.menu.node_of(len(panel.screen.choices) - 1))
    await at_rest(world)
    return await world.load(match)


async def until_asked(world: World, match: Match, *, alice: bool) -> Match:
    """Play on until computer players are asked for an answer, and Alice too or not, with nobody's turn entered yet."""
    for _ in range(400):
        await at_rest(world)
        match = await world.load(match)
        awaited = awaited_seats(match)
        if awaited.kind == "answer" and match.ref in turns_of(world)._due and (ALICE in to_act(match)) == alice:
            return match
        if match.ref in turns_of(world)._due:
            await enter(world, match)
        else:
            await order(world, match)
    raise AssertionError("nobody was asked so")


@pytest.mark.parametrize("number", [1, 2, 3])
async def test_computers_alone_answer_within_half_a_second_in_all(number: int) -> None:
    world, _ = with_computers(Passer(), NO_DELAY)
    match = await practised(world, ComputerOpponents(number=number), game="this-means-war")
    match = await until_asked(world, match, alice=False)
    asked, began, lefts = awaited_seats(match).seats, world.clock.at, []
    for _ in asked:
        lefts.append(seconds_left(world, match))
        await enter(world, match)
    assert all(left == pytest.approx(quick_answer_seconds(number + 1)) for left in lefts)
    assert world.clock.at - began <= QUICK_WINDOW_SECONDS


async def test_while_a_person_may_still_answer_computers_wait_as_long_as_ever() -> None:
    world, _ = with_computers(Passer(), NO_DELAY)
    match = await practised(world, ComputerOpponents(number=3), game="this-means-war")
    match = await until_asked(world, match, alice=True)
    left = seconds_left(world, match)
    assert left is not None
    assert AUTO_REPLY_SECONDS - 0.2 < left <= AUTO_REPLY_SECONDS


async def test_once_the_person_has_passed_ahead_the_computers_wait_no_longer() -> None:
    world, _ = with_computers(Passer(), NO_DELAY)
    match = await practised(world, ComputerOpponents(number=3), game="this-means-war")
    match = await until_asked(world, match, alice=True)
    world.clock.at += 3
    await world.warroom.auto_replies.set(match.ref, world.request(ALICE), "turn")
    await asyncio.sleep(0.05)
    await at_rest(world)
    left = seconds_left(world, await world.load(match))
    assert left is None or left <= 1.3, "never sooner than it may think, counted from its question"


async def test_a_standing_pass_that_is_set_while_computers_wait_ends_their_waiting() -> None:
    world, _ = with_computers(Passer(), NO_DELAY)
    match = await practised(world, ComputerOpponents(number=3), game="this-means-war")
    match = await until_asked(world, match, alice=True)
    after = await world.warroom.auto_replies.set(match.ref, world.request(ALICE), "always")
    assert after.version == match.version, "it is given when it is her turn to answer"
    await asyncio.sleep(0.05)
    await at_rest(world)
    left = seconds_left(world, match)
    assert left is None or left <= 1.3


async def test_with_a_standing_pass_a_round_costs_a_person_the_one_press_of_the_own_order() -> None:
    world, _ = with_computers(Passer(), AT_ONCE)
    match = await practised(world, ComputerOpponents(number=3), game="this-means-war")
    await at_rest(world)
    await world.warroom.auto_replies.set(match.ref, world.request(ALICE), "always")
    turns = []
    for _ in range(6):
        for _ in range(60):
            await at_rest(world)
            match = await world.load(match)
            if awaited_seats(match).kind == "turn" and ALICE in to_act(match):
                break
            world.clock.at += quick_answer_seconds(4)
            await world.warroom.time_outs.run_due(match.ref)
        assert match.status == "live"
        turns.append(GAMES[match.game].codec.load_state(match.state or b"").table.turn)
        await order(world, match)
    pressed = [row for row in await world.store.log(match.ref) if row.is_by_hand]
    assert len(turns) == len(set(turns)) == 6
    assert len(pressed) == 6


async def test_a_thought_has_less_time_than_the_answer_so_that_no_time_tells_of_it() -> None:
    world, thinker = with_computers(SlowThinker(), NO_DELAY)
    match = await practised(world, ComputerOpponents("hard", 1), game="this-means-war")
    for _ in range(40):
        await at_rest(world)
        match = await world.load(match)
        if awaited_seats(match).kind == "answer" and ALICE not in to_act(match):
            break
        if ALICE in to_act(match):
            await order(world, match)
        else:
            assert isinstance(thinker, SlowThinker)
            thinker.finish()
    question = thinker.asked[-1]
    assert question.level == "hard"
    assert question.seconds is not None
    assert question.seconds < quick_answer_seconds(2)


async def test_a_throw_of_a_computer_comes_within_a_second_after_that_of_a_person() -> None:
    world, thinker = with_computers(InstantThinker(), NO_DELAY)
    match, dice = await practised(world, ComputerOpponents("hard", 3), game="fight-flight-bite"), Dice(2)
    for _ in range(300):
        await at_rest(world)
        match = await world.load(match)
        awaited = awaited_seats(match)
        if awaited.kind == "answer" and ALICE not in to_act(match) and match.ref in turns_of(world)._due:
            left, question = seconds_left(world, match), thinker.asked[-1]
            assert left is not None
            assert left <= 1.0
            assert question.level == "hard"
            return
        if ALICE in to_act(match):
            panel = await world.warroom.play.panel(match.ref, ALICE.id)
            leaf = dice.below(len(panel.screen.choices))
            await world.press(match, ALICE, panel.version, panel.menu.node_of(leaf))
        else:
            await enter(world, match)
    raise AssertionError("no computer player was asked to throw alone")


async def test_where_time_is_short_a_hard_player_answers_as_a_medium_one() -> None:
    world, thinker = with_computers(Passer(), NO_DELAY)
    match = await practised(world, ComputerOpponents("hard", 3), game="this-means-war")
    await until_asked(world, match, alice=False)
    assert thinker.asked[-1].level == "medium"
    assert "hard" in {question.level for question in thinker.asked} or thinker.asked[0].level == "medium"


async def test_hands_that_differ_are_answered_at_the_same_time() -> None:
    world, _ = with_computers(Passer(), NO_DELAY)
    match = await practised(world, ComputerOpponents(number=3), game="this-means-war")
    match = await until_asked(world, match, alice=False)
    (seat,) = awaited_seats(match).in_turn
    rules, waits = GAMES[match.game], await world.store.waits(match.ref)
    state = rules.codec.load_state(match.state or b"")
    dues, counts = set(), set()
    for number in range(20):
        other = rules.resample(state, Seat(0), Rng(bytes(31) + bytes([number])))
        alike = replace(match, state=rules.codec.dump_state(other))
        without_people = answers_without_people(alike, ())
        dues.add(answer_time(alike, next(wait for wait in waits if wait.seat == seat), without_people=without_people))
        counts.add(len(rules.legal(other, seat)))
    assert len(counts) > 1, "some of these hands could answer, and some couldn't"
    assert len(dues) == 1


@pytest.fixture
def every_card_is_a_climax(monkeypatch: pytest.MonkeyPatch) -> None:
    show_climaxes(monkeypatch, "air-land-sea", lambda event: isinstance(event, Improvised))


async def after_facedown_card(world: World) -> Match:
    """A match of Alice's against a computer player, whose turn it is after she has played a card facedown."""
    match = await practised(world)
    while ALICE not in to_act(await world.load(match)):  # noqa: ASYNC110 - its timer lets the computer act
        await asyncio.sleep(0.01)
    panel = await world.warroom.play.panel(match.ref, ALICE.id)
    actions = offer_for(await world.load(match), ALICE.id).actions
    leaf = next(index for index, action in enumerate(actions) if isinstance(action, Improvise))
    await world.press(match, ALICE, panel.version, panel.menu.node_of(leaf))
    await at_rest(world)
    return await world.load(match)


@pytest.mark.usefixtures("every_card_is_a_climax")
async def test_computers_wait_while_people_look_at_the_end_of_a_battle() -> None:
    world, _ = with_computers(pace=replace(NO_DELAY, answer=0.0))
    match = await after_facedown_card(world)
    left = seconds_left(world, match)
    assert left is not None
    assert 3.8 < left <= 4.0
