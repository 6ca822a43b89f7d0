"""Fight, Flight, Bite as Discord sees it: whole matches, and duels thrown with the board's own buttons."""

from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.pictures.renderer import Renderer
from bot.refusals import refusal
from tests.bot.games.clicks.fight_match import SIGNS, FightMatch
from tests.bot.world import World, components, labels, opened, said, words
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")

ONCE_EACH = "Only those who are to throw can press that, once each."


@pytest.fixture
async def four(world: World) -> FightMatch:
    fight = FightMatch(world, 4)
    await fight.begin()
    return fight


async def test_four_play_a_match_to_its_end_by_clicks_and_throw_on_the_board(tmp_path: Path) -> None:
    async with opened(tmp_path, Renderer()) as world:
        fight = FightMatch(world, 4)
        await fight.begin()
        dice, movers, duels = Dice(1), set[int](), 0
        while await fight.is_live():
            duels += await fight.is_throwing()
            movers.add((await fight.step(dice)).id)
        last = fight.board()
        assert movers == {person.id for person in fight.people}
        assert duels > 10
        assert "won the match" in said(last)
        assert (labels(last)[0], labels(last)[-1]) == ("Rematch", "Proof")
        assert all(each.filename.startswith("board-") for each in last.attachments)


async def test_while_a_duel_is_open_the_signs_are_the_first_row_below_the_board(four: FightMatch) -> None:
    before = labels(four.board())
    assert before == ["My hand", "Watch", "Log", "Rules", "In words"]
    await four.until_a_duel(Dice(3))
    assert [[each["label"] for each in row["components"]] for row in four.rows()] == [list(SIGNS), before]


async def test_from_the_challenge_to_the_result_a_duel_takes_two_presses(four: FightMatch) -> None:
    attacker, defender = await four.until_a_duel(Dice(3))
    before = (await four.match()).version
    assert "attacked" in words(four.board())
    first = await four.throw(attacker, "Fight")
    assert first.ephemeral
    assert "You threw Fight; only you know it." in said(first)
    assert f"{attacker.user.global_name} has thrown." in words(four.board())
    second = await four.throw(defender, "Bite")
    assert second.ephemeral
    assert f"won on {await here(four)}: Fight beats Bite" in words(four.board())
    assert (await four.match()).version == before + 2


async def test_a_locked_throw_begins_on_the_board_and_ends_in_private(world: World) -> None:
    locked = FightMatch(world, 2)
    await locked.begin("rethrow=locked")
    dice, firsts = Dice(3), [f"First {sign}" for sign in SIGNS]
    while not set(firsts) <= set(labels(locked.board())):
        await locked.step(dice)
    duel = (await locked.view()).duel
    assert duel is not None
    people = (await locked.match()).people
    attacker, defender = (locked.club.actor(people[seat].id) for seat in (duel.attacker, duel.defender))
    rows, before, shown = locked.rows(), (await locked.match()).version, said(locked.board())
    opening = await locked.throw(attacker, "First Fight")
    assert opening.ephemeral
    assert labels(opening.response)[:3] == ["Then Fight", "Then Flight", "Then Bite"]
    assert (locked.rows(), said(locked.board())) == (rows, shown)
    assert (await locked.match()).version == before
    await throw_the_rest(attacker, opening.response, "Then Bite", "Then Flight")
    assert (await locked.match()).version == before + 1
    assert locked.rows() == rows
    assert ONCE_EACH in said(await locked.throw(attacker, "First Bite"))
    answering = await locked.throw_late(defender, "First Bite", rows)
    await throw_the_rest(defender, answering.response, "Then Fight", "Then Fight")
    assert (await locked.match()).version == before + 2
    assert "Fight beats Bite" in words(locked.board())


async def throw_the_rest(person: simcord.MemberActor, panel: Any, *signs: str) -> None:
    """Press the second and the third sign on a private panel."""
    for sign in signs:
        panel = (await person.click(panel, label=sign)).response
        assert panel is not None
        assert panel.ephemeral


async def test_a_second_press_of_the_same_person_changes_nothing(four: FightMatch) -> None:
    attacker, _ = await four.until_a_duel(Dice(3))
    rows = four.rows()
    await four.throw(attacker, "Fight")
    before = await four.match()
    for sign in SIGNS:
        again = await four.throw_late(attacker, sign, rows)
        assert again.ephemeral
        assert ONCE_EACH in said(again)
        assert ONCE_EACH in said(await four.throw(attacker, sign))
    assert await four.match() == before


async def test_a_press_by_one_who_does_not_duel_is_answered_in_private_and_changes_nothing(four: FightMatch) -> None:
    duellists = await four.until_a_duel(Dice(3))
    before = await four.match()
    bystander = next(person for person in four.people if person not in duellists)
    looks_on = await four.throw(bystander, "Bite")
    assert looks_on.ephemeral
    assert ONCE_EACH in said(looks_on)
    stranger = await four.throw(four.club.erin, "Bite")
    assert stranger.ephemeral
    assert said(stranger).startswith(refusal("not_seated"))
    assert await four.match() == before


async def test_the_others_throw_changes_no_button_of_the_board_and_leaves_the_panel_good(four: FightMatch) -> None:
    attacker, defender = await four.until_a_duel(Dice(3))
    rows, panel = four.rows(), await four.world.hand(defender)
    before = (await four.match()).version
    await four.throw(attacker, "Fight")
    assert four.rows() == rows
    tied = await defender.click(panel.response, label="Fight")
    assert "Fight against Fight: tie 1 of 3. Throw again." in said(tied)
    again = four.rows()
    assert again != rows
    await four.throw(defender, "Bite")
    assert four.rows() == again
    await four.throw_late(attacker, "Fight", again)
    assert f"won on {await here(four)}: Fight beats Bite" in words(four.board())
    assert (await four.match()).version == before + 4


async def test_a_press_meant_for_the_throw_before_is_not_the_next_throw(four: FightMatch) -> None:
    attacker, defender = await four.until_a_duel(Dice(3))
    rows, panel = four.rows(), await four.world.hand(attacker)
    await four.world.restart()  # so that this panel stays as it is
    await four.throw(attacker, "Fight")
    await four.throw(defender, "Fight")
    before = await four.match()
    for person in (attacker, defender):
        late = await four.throw_late(person, "Bite", rows)
        assert late.ephemeral
        assert "moved on" in said(late)
    old = next(each["custom_id"] for each in components(panel.response) if each["label"] == "Bite")
    assert "moved on" in said(await attacker.click(panel.response, custom_id=old))
    assert await four.match() == before


@pytest.mark.parametrize("is_quick", [False, True])
async def test_presses_of_both_at_the_same_time_are_one_throw_each(four: FightMatch, is_quick: bool) -> None:
    attacker, defender = await four.until_a_duel(Dice(3))
    before = (await four.match()).version
    again = [(attacker, "Bite"), (defender, "Flight")] if is_quick else []
    await four.throw_at_once((attacker, "Flight"), (defender, "Fight"), *again)
    assert (await four.match()).version == before + 2
    assert f"won on {await here(four)}: Flight beats Fight" in words(four.board())


async def here(fight: FightMatch) -> str:
    """The woodland of the turn."""
    turn = (await fight.view()).turn
    assert turn is not None
    assert turn.woodland is not None
    return turn.woodland
