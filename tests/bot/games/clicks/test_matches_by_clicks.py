"""Whole matches: by clicks alone, and by typing alone with new processes in between."""

import re
from pathlib import Path

import pytest

from bot.pictures.renderer import Renderer
from tests.bot.world import World, labels, opened, said
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


async def test_a_match_is_played_to_twelve_points_by_clicks_alone(tmp_path: Path) -> None:
    async with opened(tmp_path, Renderer()) as world:
        card = await world.challenge()
        await world.bob.click(card.response, label="Accept")
        dice = Dice(1)
        moves = 0
        while (await world.match()).status == "live":
            person = await world.to_act()
            panel = await person.click(world.board(), label="My hand")
            assert panel.ephemeral
            await world.move(person, panel, dice)
            moves += 1
        last = world.board()
        assert moves > 20
        assert "won the match" in said(last)
        assert (labels(last)[0], labels(last)[-1]) == ("Rematch", "Proof")
        assert all(each.filename.startswith("board-") for each in last.attachments)


@pytest.mark.parametrize(
    ("game", "options", "between"),
    [
        ("air-land-sea", "target=single", 1),
        ("fight-flight-bite", "final_tie=shared", 15),
        ("this-means-war", "max_turns=10", 100),
    ],
)
async def test_a_match_is_played_by_typing_alone_with_a_new_process_after_so_many_moves(
    world: World, game: str, options: str, between: int
) -> None:
    await world.start(game=game, options=options)
    dice, moves = Dice(2), 0
    while (await world.match()).status == "live":
        if moves % between == 0:
            await world.restart()
        person = await world.to_act()
        offered = [
            choice
            for choice in await person.autocomplete(world.channel, "play", "action", "")
            if not choice["name"].startswith("Withdraw")
        ]
        chosen = offered[dice.below(len(offered))]
        typed = chosen["value"] if dice.below(2) else chosen["name"]
        answer = await person.slash(world.channel, "play", action=typed)
        assert answer.ephemeral
        moves += 1
    assert moves >= 10
    await world.restart()
    assert re.search(r"the (match|war)\b", said(world.board()))
    again = await world.bob.click(world.board(), label="Rematch")
    assert not again.ephemeral
    assert (await world.match(2)).status == "open"
