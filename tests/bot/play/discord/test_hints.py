"""*Hint* on the panel of a practice match: the panel says that it is thought about, and then what came of it."""

import asyncio
from typing import Any

import discord
import pytest

from bot.guidance import screens as words
from bot.players.pool import Asker
from engine.ai.player import Question
from tests.bot.computers import AT_ONCE, InstantThinker, SlowThinker
from tests.bot.lobbies.discord.test_practice import challenged
from tests.bot.stored import let_think
from tests.bot.world import World, labels, parts, said, text_displays
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


class Adviser(SlowThinker):
    """Plays at once, and gives hints when the test says so."""

    def think(self, asker: Asker, question: Question) -> "asyncio.Future[bytes | None]":
        return (SlowThinker if question.explained else InstantThinker).think(self, asker, question)


TEXT, GALLERY = 10, 12
"""Types of components."""


async def panel_of(world: World, game: str = "air-land-sea") -> Any:
    """Alice's panel at the beginning of a practice match, with a thinker that waits for the test."""
    await challenged(world, game=game)
    return await world.hand(world.alice)


def hint_below(message: discord.Message) -> str:
    """What stands below the picture of a panel, next to its buttons."""
    kinds = [part["type"] for part in parts(message)]
    last_picture = max(place for place, kind in enumerate(kinds) if kind == GALLERY)
    assert kinds[last_picture + 1] == TEXT
    return str(parts(message)[last_picture + 1]["content"])


async def test_the_panel_says_that_it_thinks_and_then_by_itself_what_came_of_it(world: World) -> None:
    thinker = Adviser()
    let_think(world.warroom, thinker, AT_ONCE)
    panel = await panel_of(world, "fight-flight-bite")
    assert "Hint (3 left)" in labels(panel.response)
    before = await world.files(panel.response)
    pressed = await world.alice.click(panel.response, label="Hint (3 left)")
    assert words.texts.hint_thinking() in said(pressed)
    assert not [label for label in labels(pressed.response) if label.startswith("Hint")]
    assert await world.files(pressed.response) == before
    thinker.finish()
    await world.env.settle()
    told = world.standing(world.alice, panel)
    assert hint_below(told).startswith("**Hint: ")
    assert "Hint" not in text_displays(told)[0]
    assert await world.files(told) != before


async def test_a_hint_stays_on_the_panel_and_costs_one_however_often_it_is_opened(world: World) -> None:
    panel = await panel_of(world)
    await world.alice.click(panel.response, label="Hint (3 left)")
    await world.env.settle()
    told = hint_below(world.standing(world.alice, panel))
    assert told.startswith("**Hint: ")
    assert told in said(await world.hand(world.alice))
    await world.move(world.alice, await world.hand(world.alice), Dice(3))
    await world.env.settle()
    assert "Hint (2 left)" in labels((await world.hand(world.alice)).response)


async def test_matches_between_people_offer_no_hints(world: World) -> None:
    await world.start()
    person = await world.to_act()
    assert not [label for label in labels((await world.hand(person)).response) if label.startswith("Hint")]
