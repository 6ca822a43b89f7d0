"""Where people have to remember what they were shown, nothing repeats it while the match is on (Stratego 12)."""

import pytest

from bot.match.model.match import Match, Person
from bot.match.offers import offer_for
from bot.match.transitions import apply_action
from engine.games.stratego.actions import Action, Move, Ready
from engine.games.stratego.board import KINDS
from tests.bot.service_world import ALICE, BOB, CAROL, World, refused
from tests.dice import Dice

TOURNAMENT = "preset=tournament army=barrage"
EVERYBODY = (ALICE, BOB, CAROL)


@pytest.fixture
def world() -> World:
    return World()


async def act(world: World, match: Match, person: Person, action: Action) -> Match:
    return await world.warroom.changes.update(
        match.ref, lambda found: apply_action(offer_for(found, person.id), action, world.request(person))
    )


async def ply(world: World, match: Match, dice: Dice, *, attacking: bool) -> Match:
    """Let whoever is to move attack, or move to an empty square."""
    person = await world.mover(match)
    offered = offer_for(await world.load(match), person.id)
    occupied = {piece.square for piece in offered.view.pieces}
    moves = [action for action in offered.actions if isinstance(action, Move)]
    chosen = [move for move in moves if (move.end in occupied) == attacking] or moves
    return await act(world, match, person, chosen[dice.below(len(chosen))])


async def attacked(world: World, options: str) -> tuple[Match, Person]:
    """A match in which this person has attacked just now."""
    match, dice = await world.started(game="stratego", options=options), Dice(1)
    for person in (ALICE, BOB):
        match = await act(world, match, person, Ready())
    for _ in range(200):
        person = await world.mover(match)
        match = await ply(world, match, dice, attacking=True)
        if await attacks(world, match, CAROL):
            return match, person
    raise AssertionError("nobody has attacked")


async def attacks(world: World, match: Match, reader: Person) -> list[str]:
    return [line for line in await world.warroom.play.log_sentences(match.ref, reader.id) if "attacked" in line]


def names_a_rank(line: str) -> bool:
    return any(kind.capitalize() in line for kind in KINDS)


async def test_an_announced_rank_is_told_until_its_reader_has_moved_on(world: World) -> None:
    match, attacker = await attacked(world, TOURNAMENT)
    for reader in EVERYBODY:
        assert [names_a_rank(line) for line in await attacks(world, match, reader)] == [True]
    other = ALICE if attacker == BOB else BOB
    assert names_a_rank("".join((await world.warroom.play.panel(match.ref, other.id)).news.lines))
    match = await ply(world, match, Dice(2), attacking=False)
    assert [names_a_rank(line) for line in await attacks(world, match, attacker)] == [True]
    assert [names_a_rank(line) for line in await attacks(world, match, other)] == [False]
    assert not names_a_rank("".join((await world.warroom.play.panel(match.ref, attacker.id)).news.lines))
    match = await ply(world, match, Dice(2), attacking=False)
    for reader in EVERYBODY:
        (line,) = await attacks(world, match, reader)
        assert not names_a_rank(line)
        assert ("You" if reader == attacker else attacker.name) in line


async def test_with_the_memory_aid_the_log_keeps_every_rank(world: World) -> None:
    match, _ = await attacked(world, "preset=classic army=barrage")
    for _ in range(4):
        match = await ply(world, match, Dice(2), attacking=False)
    for reader in EVERYBODY:
        assert all(map(names_a_rank, await attacks(world, match, reader)))
        assert (await world.warroom.replays.show(match.ref, reader.id)).replay.steps


async def test_there_is_no_replay_before_the_end_and_then_everything_is_told(world: World) -> None:
    match, _ = await attacked(world, TOURNAMENT)
    for _ in range(4):
        match = await ply(world, match, Dice(2), attacking=False)
    for reader in EVERYBODY:
        await refused("has_to_be_remembered", world.warroom.replays.show(match.ref, reader.id))
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    for reader in EVERYBODY:
        assert all(map(names_a_rank, await attacks(world, match, reader)))
        replay = (await world.warroom.replays.show(match.ref, reader.id)).replay
        assert any(map(names_a_rank, (line for step in replay.steps for line in step.sentences)))
