"""Ended matches to review, played at random by Alice and Bob."""

import asyncio

from bot.match.model.match import Match
from bot.review.model import Review
from bot.review.service import Progress
from tests.bot.review.chores import InstantChores, let_review
from tests.bot.service_world import ALICE, BOB, World
from tests.dice import Dice


async def played(
    world: World, options: str = "target=single", game: str = "air-land-sea", seed: int = 5, moves: int = 250
) -> Match:
    """A match that was played to its end, or that Bob resigned after many moves, at Stratego after at most 60."""
    match, dice = await world.started(options, game=game), Dice(seed)
    if game == "stratego":
        for person in (ALICE, BOB):
            panel = await world.warroom.play.panel(match.ref, person.id)
            ready = next(place for place, choice in enumerate(panel.screen.choices) if choice.label.startswith("Ready"))
            await world.press(match, person, panel.version, panel.menu.node_of(ready))
        moves = min(moves, 60)  # more say nothing new, and each is reviewed
    for _ in range(moves):
        await world.move(match, dice.below)
        if (await world.load(match)).status == "over":
            return await world.load(match)
    await world.warroom.play.resign(match.ref, world.request(BOB))
    return await world.load(match)


async def made(world: World, match: Match, user_id: int = ALICE.id, chores: InstantChores | None = None) -> Review:
    """A person's review of a match, made if need be."""
    let_review(world.warroom, chores or InstantChores())
    reviews = world.warroom.reviews
    replay = await reviews.replay(match.ref, user_id)
    found = await reviews.get(replay)
    if isinstance(found, Progress):
        await at_rest(world)
        found = await reviews.get(replay)
    assert isinstance(found, Review)
    return found


async def at_rest(world: World) -> None:
    """Wait until no review is being made."""
    while world.warroom.reviews._under_way:
        await asyncio.wait(world.warroom.reviews._under_way.values())
