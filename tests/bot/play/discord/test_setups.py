"""Setting up in secret: what is typed, what is kept, and what the other side and the public notice of it."""

from typing import Any

import pytest
import simcord

from tests.bot.games.clicks.stratego_match import (
    BROAD_FRONT,
    SHORT_FENCE,
    field_of,
    form_of,
    formation,
    in_words,
    plays_red,
    press_ready,
    start_stratego,
    type_formation,
)
from tests.bot.world import World, components, labels, outline, said

pytestmark = pytest.mark.usefixtures("quiet_log")


def bytes_of(message: Any) -> tuple[Any, ...]:
    """Everything of a message that its readers get."""
    return outline(message), components(message), [each.filename for each in message.attachments]


async def test_a_typed_formation_stands_and_its_owner_alone_sees_it(world: World) -> None:
    await start_stratego(world)
    answer = await type_formation(world, world.alice, SHORT_FENCE)
    assert answer.response.ephemeral
    assert formation(await world.match(), world.alice) == SHORT_FENCE
    assert SHORT_FENCE in await in_words(world.alice, answer)
    assert SHORT_FENCE not in await in_words(world.bob, await world.hand(world.bob))
    assert SHORT_FENCE not in await in_words(world.bob, world.board())


async def test_the_form_shows_what_stands_and_takes_a_swap_too(world: World) -> None:
    match = await start_stratego(world)
    form = await world.alice.click((await world.hand(world.alice)).response, label="Type a formation")
    assert field_of(form)["value"] == formation(match, world.alice)
    await type_formation(world, world.alice, SHORT_FENCE)
    red = plays_red(match, world.alice)
    await type_formation(world, world.alice, "swap a1 j1" if red else "swap j10 a10")
    assert formation(await world.match(), world.alice).endswith(". B . 3 . . . . . F")


async def test_what_was_typed_wrong_comes_back_for_another_try(world: World) -> None:
    await start_stratego(world)
    stood = formation(await world.match(), world.alice)
    broken = SHORT_FENCE.replace("F", "`F` Q", 1)
    answer = await type_formation(world, world.alice, broken)
    assert answer.response.ephemeral
    assert "line 4" in said(answer)
    assert formation(await world.match(), world.alice) == stood
    again = await world.alice.click(answer.response, label="Type a formation")
    assert field_of(again)["value"] == broken.replace("`", "'")
    mended = await world.alice.submit_modal(again, {"text": SHORT_FENCE})
    assert formation(await world.match(), world.alice) == SHORT_FENCE
    assert "line 4" not in said(mended)


async def test_a_form_is_taken_in_after_a_restart(world: World) -> None:
    await start_stratego(world)
    form = await world.alice.click((await world.hand(world.alice)).response, label="Type a formation")
    await world.restart()
    answer = await world.alice.submit_modal(form, {"text": SHORT_FENCE})
    assert answer.response.ephemeral
    assert formation(await world.match(), world.alice) == SHORT_FENCE


async def test_a_form_about_a_side_that_has_changed_since_is_refused_with_what_was_typed(world: World) -> None:
    await start_stratego(world)
    form = await world.alice.click((await world.hand(world.alice)).response, label="Type a formation")
    await world.restart()  # so that this panel and the next one both stand
    await type_formation(world, world.alice, BROAD_FRONT)
    answer = await world.alice.submit_modal(form, {"text": SHORT_FENCE})
    assert "moved on" in said(answer)
    assert SHORT_FENCE in said(answer)
    assert formation(await world.match(), world.alice) == BROAD_FRONT


async def test_a_form_that_nobody_sent_does_nothing(world: World) -> None:
    await start_stratego(world)
    form = await world.alice.click((await world.hand(world.alice)).response, label="Type a formation")
    form_of(form)["custom_id"] = "zz:1"
    assert "isn't possible now" in said(await world.alice.submit_modal(form, {"text": SHORT_FENCE}))


async def test_the_other_sides_arranging_leaves_a_panel_good_and_the_public_message_alone(
    world: World, env: simcord.Env
) -> None:
    await start_stratego(world)
    panel, board = await world.hand(world.bob), world.board()
    seen = bytes_of(board)
    again = bytes_of(panel.response)
    calls = len([each for each in env.http_requests if each.path.startswith("/channels/")])
    for text in (SHORT_FENCE, BROAD_FRONT, SHORT_FENCE):
        await type_formation(world, world.alice, text)
    answer = await world.hand(world.bob)
    assert bytes_of(answer.response) == again
    answer = await world.bob.click(answer.response, label="Mirror")
    assert "moved on" not in said(answer)
    assert (await world.match()).version == 5
    assert world.board().id == board.id
    assert bytes_of(world.board()) == seen
    assert len([each for each in env.http_requests if each.path.startswith("/channels/")]) == calls


# Set-ups that are kept


async def saved(world: World, person: simcord.MemberActor, name: str) -> Any:
    kept = await person.click((await world.hand(person)).response, label="Saved formations")
    form = await person.click(kept.response, label="Save this formation")
    return await person.submit_modal(form, {"text": name})


async def test_a_formation_is_kept_and_taken_again_in_another_match(world: World) -> None:
    await start_stratego(world)
    await type_formation(world, world.alice, SHORT_FENCE)
    answer = await saved(world, world.alice, "My wall")
    assert answer.response.ephemeral
    assert "Saved as “My wall”." in said(answer)
    await start_stratego(world)
    panel = await world.hand(world.alice, 2)
    kept = await world.alice.click(panel.response, label="Saved formations")
    select = next(each for each in components(kept.response) if each["type"] == 3)
    answer = await world.alice.select(kept.response, [select["options"][0]["value"]], custom_id=select["custom_id"])
    assert answer.response.ephemeral
    assert formation(await world.match(2), world.alice) == SHORT_FENCE


async def test_a_kept_formation_follows_the_numbering_of_the_match_and_fits_its_army_alone(world: World) -> None:
    await start_stratego(world)
    await type_formation(world, world.alice, SHORT_FENCE)
    await saved(world, world.alice, "Wall")
    await start_stratego(world, "preset=old_us army=duel")
    kept = await world.alice.click((await world.hand(world.alice, 2)).response, label="Saved formations")
    select = next(each for each in components(kept.response) if each["type"] == 3)
    await world.alice.select(kept.response, [select["options"][0]["value"]], custom_id=select["custom_id"])
    assert formation(await world.match(2), world.alice) == SHORT_FENCE.translate(str.maketrans("X932", "1289"))
    await start_stratego(world, "army=barrage")
    kept = await world.alice.click((await world.hand(world.alice, 3)).response, label="Saved formations")
    assert "Wall" not in said(kept)
    assert labels(kept.response) == ["Save this formation", "All your set-ups", "Back"]


async def all_setups(world: World, person: simcord.MemberActor) -> Any:
    """Everything that somebody keeps, by the panel of the set-up."""
    kept = await person.click((await world.hand(person)).response, label="Saved formations")
    return await person.click(kept.response, label="All your set-ups")


async def test_nobody_else_is_shown_what_somebody_keeps(world: World) -> None:
    await start_stratego(world)
    await saved(world, world.alice, "Secret wall")
    assert "Secret wall" in said(await all_setups(world, world.alice))
    kept = await world.bob.click((await world.hand(world.bob)).response, label="Saved formations")
    listed = await all_setups(world, world.bob)
    assert listed.response.ephemeral
    assert "Secret wall" not in said(kept) + said(listed)


async def test_the_same_name_replaces_whatever_its_letters(world: World) -> None:
    await start_stratego(world)
    await saved(world, world.alice, "Wall")
    await type_formation(world, world.alice, SHORT_FENCE)
    await saved(world, world.alice, "WALL")
    (kept,) = await world.store.setups(world.guild.id, world.alice.id)
    assert (kept.name, kept.text, kept.variant) == ("Wall", SHORT_FENCE, "duel")


async def test_one_too_many_is_refused_and_one_is_forgotten_after_a_question(world: World) -> None:
    await start_stratego(world)
    for number in range(10):
        await saved(world, world.alice, f"Wall {number}")
    assert "the most allowed" in said(await saved(world, world.alice, "Wall 10"))
    listed = await all_setups(world, world.alice)
    kept = await world.alice.click((await _asked(world, listed)).response, label="No, keep it")
    assert "• Wall 3" in said(kept)
    left = await world.alice.click((await _asked(world, kept)).response, label="Yes, delete it")
    assert "“Wall 3” is deleted." in said(left)
    assert "• Wall 3" not in said(left)
    assert "• Wall 4" in said(left)


async def _asked(world: World, listed: Any) -> Any:
    """Choose Wall 3 to be forgotten."""
    select = next(each for each in components(listed.response) if each["type"] == 3)
    question = await world.alice.select(listed.response, [select["options"][3]["value"]], custom_id=select["custom_id"])
    assert "Wall 3" in said(question)
    return question


async def test_nothing_can_be_written_or_kept_once_play_has_begun(world: World) -> None:
    await start_stratego(world)
    panel = await world.hand(world.alice)
    kept = await world.alice.click(panel.response, label="Saved formations")
    form = await world.alice.click(kept.response, label="Save this formation")
    await press_ready(world)
    assert "Type a formation" not in labels((await world.hand(world.alice)).response)
    assert "nothing to set up" in said(await world.alice.submit_modal(form, {"text": "Late"}))
    assert await world.store.setups(world.guild.id, world.alice.id) == ()
