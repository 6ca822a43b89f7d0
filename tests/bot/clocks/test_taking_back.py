"""Taking back what one has just done: when it may be, what it leads to, and that nobody learns by it."""

import sqlite3
from contextlib import closing

import msgspec
import pytest

from bot.guilds.model import HouseRules
from bot.lobbies.opening import OpeningRequest
from bot.match.model.computers import ComputerOpponents, sole_person
from bot.match.model.match import Match, Person, remove_undone
from bot.match.model.timing import HOUR, TIMES
from bot.match.offers import offer_for
from bot.play.board import public_message
from bot.play.panels import Panel, panel_of
from bot.play.service import PressResult
from bot.tools.verify import read_record, verify
from engine.ai.player import Question
from engine.catalog import GAMES
from engine.core.replay import Diverged, replay
from engine.games.air_land_sea.actions import Deploy, Improvise
from tests.bot.computers import InstantThinker, at_rest, practised, with_computers
from tests.bot.service_world import ALICE, BOB, CHANNEL, GUILD, World, refused


@pytest.fixture
def world() -> World:
    return World()


async def acting(world: World, match: Match, kind: str, person: Person | None = None) -> PressResult:
    """Let whoever is to act take the first action of this kind."""
    person = person or await world.mover(match)
    offered = offer_for(await world.load(match), person.id)
    index = next(place for place, action in enumerate(offered.actions) if type(action).__name__ == kind)
    panel = await world.warroom.play.panel(match.ref, person.id)
    return await world.press(match, person, panel.version, panel.menu.node_of(index))


async def improvise(world: World, match: Match) -> tuple[Person, Match]:
    """Let whoever is to act play a card facedown, and return who that was."""
    person = await world.mover(match)
    return person, (await acting(world, match, "Improvise", person)).panel.match


def undoable(match: Match, person: Person) -> int:
    return match.undoable_by(match.roster.seats[match.people.index(person)])


def counter(match: Match, person: Person) -> int:
    """The counter that the person's buttons carry."""
    return match.seat_version(match.roster.seats[match.people.index(person)])


async def take_back(world: World, match: Match, person: Person) -> Match:
    return await world.warroom.taking_back.take_back(match.ref, world.request(person), counter(match, person))


def shown(panel: Panel) -> object:
    return panel.screen, panel.entry and panel.entry.text


async def test_a_facedown_card_is_taken_back_and_everything_is_as_before(world: World) -> None:
    before = await world.started()
    person = await world.mover(before)
    panels = [await world.warroom.play.panel(before.ref, each.id) for each in before.people]
    _, played = await improvise(world, before)
    assert undoable(played, person) == played.version
    after = await take_back(world, played, person)
    assert after.version == played.version + 1
    assert (after.state, after.fingerprint, after.schema) == (before.state, before.fingerprint, before.schema)
    assert public_message(after).screen.blocks == public_message(before).screen.blocks
    assert public_message(after).screen.picture == public_message(before).screen.picture
    assert [each.id for each in public_message(after).to_act] == [each.id for each in public_message(before).to_act]
    for seen, each in zip(panels, before.people, strict=True):
        assert shown(await world.warroom.play.panel(before.ref, each.id)) == shown(seen)


async def test_what_was_taken_back_can_be_done_otherwise_and_stands_then(world: World) -> None:
    match = await world.started()
    person, played = await improvise(world, match)
    after = await take_back(world, played, person)
    again = (await acting(world, after, "Improvise", person)).panel.match
    assert again.status == "live"
    assert undoable(again, person) == 0
    await refused(
        "not_undoable", world.warroom.taking_back.take_back(match.ref, world.request(person), counter(again, person))
    )


async def test_a_card_that_was_shown_stands(world: World) -> None:
    match = await world.started()
    person = await world.mover(match)
    played = (await acting(world, match, "Deploy", person)).panel.match
    assert undoable(played, person) == 0
    await refused(
        "not_undoable", world.warroom.taking_back.take_back(match.ref, world.request(person), counter(played, person))
    )


async def test_nothing_is_taken_back_once_somebody_else_has_acted(world: World) -> None:
    match = await world.started()
    person, played = await improvise(world, match)
    other, later = await improvise(world, match)
    assert other != person
    assert undoable(later, person) == 0
    await refused(
        "not_undoable", world.warroom.taking_back.take_back(match.ref, world.request(person), counter(played, person))
    )
    assert undoable(later, other) == later.version


async def test_others_and_second_presses_take_nothing_back(world: World) -> None:
    match = await world.started()
    person, played = await improvise(world, match)
    other = next(each for each in match.people if each != person)
    taking_back = world.warroom.taking_back
    await refused("not_undoable", taking_back.take_back(match.ref, world.request(other), counter(played, other)))
    await refused("not_undoable", taking_back.take_back(match.ref, world.request(person), 0))
    request = world.request(person)
    after = await taking_back.take_back(match.ref, request, counter(played, person))
    await refused("not_undoable", taking_back.take_back(match.ref, request, counter(played, person)))
    await refused("not_undoable", taking_back.take_back(match.ref, world.request(person), counter(after, person)))
    assert (await world.load(match)).version == after.version


async def test_what_stands_is_told_and_what_was_taken_back_is_told_too(world: World) -> None:
    match = await world.started()
    person, played = await improvise(world, match)
    other = next(each for each in match.people if each != person)
    await take_back(world, played, person)
    log = await world.warroom.play.log_sentences(match.ref, other.id)
    assert log[-1] == f"{person.name} took their last action back."
    assert "facedown" in log[-2]
    assert (await world.warroom.play.panel(match.ref, other.id)).news.lines[-1] == log[-1]
    replay = await world.warroom.replays.show(match.ref, other.id)
    assert len(replay.replay.steps) == 1
    rows = await world.store.log(match.ref)
    assert [row.kind for row in rows][-2:] == ["acted", "taken_back"]
    assert [row.kind for row in remove_undone(rows)][-1] == "started"


async def ended(world: World, match: Match) -> Match:
    await world.warroom.play.resign(match.ref, world.request(await world.mover(match)))
    return await world.load(match)


async def test_the_record_of_a_match_with_actions_taken_back_is_verified(world: World) -> None:
    match = await world.started()
    person, played = await improvise(world, match)
    await take_back(world, played, person)
    await improvise(world, match)
    await improvise(world, match)
    await ended(world, match)
    verdict = verify(read_record(await world.warroom.play.record(match.ref)))
    assert verdict.holds
    assert "One of them was taken back, and the players had learnt nothing by it." in verdict.findings[-1]
    replay = (await world.warroom.replays.show(match.ref, BOB.id, "open")).replay
    assert replay.recording.is_exact
    assert len(replay.recording.rows) == 4


async def test_a_record_that_takes_back_a_card_that_was_shown_is_refused(world: World) -> None:
    match = await world.started()
    person, played = await improvise(world, match)
    await take_back(world, played, person)
    await acting(world, match, "Deploy", person)
    await ended(world, match)
    record = read_record(await world.warroom.play.record(match.ref))
    rows = list(record.log)
    place = next(number for number, row in enumerate(rows) if row.kind == "taken_back")
    shown_card = rows[place + 1]
    forged = [*rows[: place - 1], shown_card, rows[place], shown_card, *rows[place + 2 :]]
    replayable = record.model_copy(update={"log": tuple(forged)}).replayable()
    result = replay(GAMES[record.game], replayable)
    assert isinstance(result, Diverged)
    assert "taught somebody something" in result.why


@pytest.mark.parametrize("game", ["air-land-sea", "stratego"])
async def test_where_the_house_rules_let_actions_stand_none_is_taken_back(world: World, game: str) -> None:
    await world.store.set_house_rules(GUILD, HouseRules(taking_back=False))
    match = await world.started(game=game)
    assert match.actions_stand
    await world.store.set_house_rules(GUILD, HouseRules())
    person = await world.mover(match)
    played = (await acting(world, match, "Improvise" if game == "air-land-sea" else "Ready", person)).panel.match
    assert undoable(played, person) == 0


async def test_in_rated_matches_actions_stand(world: World) -> None:
    match = await world.started(clock="daily")
    assert match.rated
    person, played = await improvise(world, match)
    assert undoable(played, person) == 0


async def unrated(world: World) -> Match:
    match = await world.warroom.challenges.open(
        OpeningRequest(
            guild_id=GUILD,
            channel_id=CHANNEL,
            opener=ALICE,
            game="air-land-sea",
            typed_options="",
            interaction_id=None,
            clock="daily",
            rated=False,
        ),
        BOB,
        opponent_is_bot=False,
    )
    return await world.warroom.challenges.accept(match.ref, world.request(BOB))


async def test_the_clock_gives_nothing_back(world: World) -> None:
    match = await unrated(world)
    world.clock.at += 20 * HOUR
    person, played = await improvise(world, match)
    world.clock.at += HOUR
    after = await take_back(world, played, person)
    (wait,) = await world.store.waits(match.ref)
    assert match.people[wait.seat] == person
    assert wait.due == world.clock.at + TIMES["daily"]["turn"] - 20 * HOUR
    world.clock.at += HOUR
    await improvise(world, after)
    (wait,) = await world.store.waits(match.ref)
    assert match.people[wait.seat] != person
    assert wait.due == world.clock.at + TIMES["daily"]["turn"]


async def test_while_hands_are_open_nothing_is_taken_back(world: World) -> None:
    match = await world.started()
    person, played = await improvise(world, match)
    opened = msgspec.structs.replace(played, open_hands=True)
    assert undoable(played, person)
    assert undoable(opened, person) == 0


async def test_what_is_arranged_in_secret_is_taken_back_in_secret(world: World) -> None:
    before = await world.started(game="stratego")
    arranged = (await acting(world, before, "Mirror", ALICE)).panel.match
    others = (await acting(world, before, "Mirror", BOB)).panel.match
    assert undoable(others, ALICE) == arranged.version, "what the other does in secret takes nothing away"
    board, theirs = others.board_version, await world.warroom.play.panel(before.ref, BOB.id)
    told = await world.warroom.play.log_sentences(before.ref, BOB.id)
    after = await take_back(world, others, ALICE)
    assert after.board_version == board
    assert after.head == others.head
    assert shown(await world.warroom.play.panel(before.ref, BOB.id)) == shown(theirs)
    assert undoable(after, BOB) == others.version
    assert (await world.warroom.play.panel(before.ref, BOB.id)).version == theirs.version
    assert await world.warroom.play.log_sentences(before.ref, BOB.id) == told
    alices = await world.warroom.play.panel(before.ref, ALICE.id)
    assert alices.screen.picture == panel_of(offer_for(before, ALICE.id)).screen.picture
    back = await take_back(world, after, BOB)
    assert back.state == before.state


async def test_several_actions_in_a_row_are_taken_back_one_by_one(world: World) -> None:
    before = await world.started(game="stratego")
    first = (await acting(world, before, "Mirror", ALICE)).panel.match
    second = (await acting(world, before, "Ready", ALICE)).panel.match
    one = await take_back(world, second, ALICE)
    assert one.state == first.state
    assert undoable(one, ALICE) == first.version
    two = await take_back(world, one, ALICE)
    assert two.state == before.state
    assert undoable(two, ALICE) == 0


async def test_what_a_file_held_before_an_earlier_copy_of_it_came_back_is_played_by_nobody(world: World) -> None:
    match = await world.started()
    with closing(sqlite3.connect(world.store.path(GUILD))) as file, closing(sqlite3.connect(":memory:")) as copy:
        file.backup(copy)
        for _ in range(3):
            await improvise(world, match)
        await world.warroom.replays.show(match.ref, ALICE.id)
        copy.backup(file)
    await acting(world, match, "Deploy")
    before = (await acting(world, match, "Deploy")).panel.match
    person, played = await improvise(world, before)
    assert (await take_back(world, played, person)).state == before.state


async def practised_to_alices_move(world: World, opponents: int = 1, game: str = "air-land-sea") -> Match:
    """A match of Alice's against computer players that take their first facedown card, until it is her move."""
    match = await practised(world, ComputerOpponents(number=opponents), game=game)
    await at_rest(world)
    return await world.load(match)


class Improviser(InstantThinker):
    """Plays the first card facedown that it may."""

    def answer(self, question: Question) -> bytes | None:
        rules = GAMES[question.game]
        legal = rules.legal(rules.codec.load_state(question.world), question.seat)
        return rules.codec.dump_action(next(each for each in legal if isinstance(each, Improvise)))


class Deployer(InstantThinker):
    """Plays the first card faceup that it may."""

    def answer(self, question: Question) -> bytes | None:
        rules = GAMES[question.game]
        legal = rules.legal(rules.codec.load_state(question.world), question.seat)
        return rules.codec.dump_action(next((each for each in legal if isinstance(each, Deploy)), legal[0]))


async def test_against_a_computer_an_action_is_taken_back_together_with_its_facedown_answer() -> None:
    world, _ = with_computers(Improviser())
    before = await practised_to_alices_move(world)
    played = await improvised(world, before)
    await at_rest(world)
    answered = await world.load(before)
    assert answered.version == played.version + 1, "the computer has answered"
    assert undoable(answered, ALICE) == played.version
    after = await take_back(world, answered, ALICE)
    assert (after.state, after.fingerprint) == (before.state, before.fingerprint)
    assert [row.kind for row in await world.store.log(before.ref)][-3:] == ["acted", "acted", "taken_back"]
    assert await world.mover(after) == ALICE
    await at_rest(world)
    assert (await world.load(before)).version == after.version, "no answer comes to what was taken back"


async def improvised(world: World, match: Match) -> Match:
    """Let Alice play a card facedown, and return the match before anybody answers."""
    return (await acting(world, match, "Improvise", ALICE)).panel.match


async def test_what_is_done_instead_stands_until_the_computer_has_answered_it() -> None:
    world, _ = with_computers(Improviser())
    match = await practised_to_alices_move(world)
    await improvised(world, match)
    await at_rest(world)
    await take_back(world, await world.load(match), ALICE)
    again = await improvised(world, match)
    assert undoable(again, ALICE) == 0
    await at_rest(world)
    assert undoable(await world.load(match), ALICE) == 0
    later = await improvised(world, match)
    assert undoable(later, ALICE) == later.version


async def test_once_alice_acts_again_the_action_before_stands() -> None:
    world, _ = with_computers(Improviser())
    match = await practised_to_alices_move(world)
    first = await improvised(world, match)
    await at_rest(world)
    second = await improvised(world, match)
    assert undoable(second, ALICE) == second.version
    request = world.request(ALICE)
    await refused("not_undoable", world.warroom.taking_back.take_back(match.ref, request, counter(first, ALICE)))


async def test_an_answer_that_shows_a_card_lets_the_action_before_it_stand() -> None:
    world, _ = with_computers(Deployer())
    match = await practised_to_alices_move(world)
    played = await improvised(world, match)
    await at_rest(world)
    answered = await world.load(match)
    assert answered.version > played.version
    assert undoable(answered, ALICE) == 0


async def test_where_another_person_plays_an_answer_of_a_computer_ends_taking_back() -> None:
    world, _ = with_computers(Improviser())
    match = await practised_to_alices_move(world)
    played = await improvised(world, match)
    together = msgspec.structs.replace(played, people=(*played.people[:1], BOB))
    assert sole_person(played) == 0
    assert sole_person(together) is None


async def test_a_record_of_what_was_taken_back_with_an_answer_is_verified() -> None:
    world, _ = with_computers(Improviser())
    match = await practised_to_alices_move(world)
    await improvised(world, match)
    await at_rest(world)
    await take_back(world, await world.load(match), ALICE)
    await world.warroom.play.resign(match.ref, world.request(ALICE))
    verdict = verify(read_record(await world.warroom.play.record(match.ref)))
    assert verdict.holds
    log = await world.warroom.play.log_sentences(match.ref, ALICE.id)
    assert any("took their last action back" in line or "took back" in line for line in log)


async def test_a_card_that_only_a_computer_saw_is_taken_back_and_the_record_of_it_is_verified() -> None:
    world, _ = with_computers(Improviser())
    before = await practised_to_alices_move(world)
    played = (await acting(world, before, "Deploy", ALICE)).panel.match
    assert undoable(played, ALICE) == played.version
    await at_rest(world)
    after = await take_back(world, await world.load(before), ALICE)
    assert after.state == before.state
    await world.warroom.play.resign(before.ref, world.request(ALICE))
    data = await world.warroom.play.record(before.ref)
    record = read_record(data)
    assert record.sole_person == 0
    assert verify(record).holds
    assert "learnt" in verify(record).findings[-1]
    forged = record.model_copy(update={"sole_person": None})
    assert not verify(forged).holds, "between people a card that was seen stands"


async def test_the_record_of_a_match_between_people_names_no_sole_person(world: World) -> None:
    match = await world.started()
    await ended(world, match)
    data = await world.warroom.play.record(match.ref)
    assert b"sole_person" not in data
    assert read_record(data).sole_person is None


async def test_a_first_move_of_a_piece_is_taken_back_where_only_a_computer_saw_it() -> None:
    world, _ = with_computers()
    match = await practised(world, game="stratego", options="army=duel")
    await acting(world, match, "Ready", ALICE)
    await at_rest(world)
    taken = 0
    for _ in range(20):
        before = await world.load(match)
        assert await world.mover(before) == ALICE
        index = next(
            place for place, each in enumerate(offer_for(before, ALICE.id).actions) if type(each).__name__ == "Move"
        )
        panel = await world.warroom.play.panel(match.ref, ALICE.id)
        played = (await world.press(match, ALICE, panel.version, panel.menu.node_of(index))).panel.match
        taken += undoable(played, ALICE) == played.version
        await at_rest(world)
    assert taken > 0
