"""What happened since somebody's last move: what they were told since then, and nothing that they weren't."""

import pytest

from bot.games import catalog
from bot.lobbies.opening import OpeningRequest
from bot.match.model.match import Match, Person, Request
from bot.match.offers import offer_for
from bot.match.redaction import read_report
from bot.match.seating import names_of
from bot.match.transitions import apply_action
from bot.match.words import log_sentences
from bot.play.panels import MAX_LINES
from bot.play.screens import NO_NEWS, News, news_text, pick_news
from bot.screens.screen import Screen
from bot.screens.words import plain
from engine.core.values import Seat
from engine.games.stratego.actions import Arrange, Ready
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, World, refused
from tests.dice import Dice


@pytest.fixture
def world() -> World:
    return World()


async def three(world: World) -> Match:
    """A match of Fight, Flight, Bite between Alice, Bob and Carol."""
    request = OpeningRequest(GUILD, CHANNEL, ALICE, "fight-flight-bite", "", None)
    match = await world.warroom.open_lobbies.open(request, 3)
    for person in (BOB, CAROL):
        match = await world.warroom.open_lobbies.join(match.ref, world.request(person))
    return match


async def act(world: World, match: Match, person: Person, kind: type) -> Match:
    """Let a person take their first action of this kind."""

    def decide(found: Match):  # noqa: ANN202 - what a decision returns
        offered = offer_for(found, person.id)
        action = next(each for each in offered.actions if isinstance(each, kind))
        return apply_action(offered, action, world.request(person))

    return await world.warroom.changes.update(match.ref, decide)


async def test_a_panel_tells_what_others_did_since_its_reader_acted_the_newest_last(world: World) -> None:
    match, dice, told = await three(world), Dice(3), 0
    for _ in range(40):
        match = await world.load(match)
        rows = await world.store.log(match.ref)
        for person in match.people:
            seat = match.people.index(person)
            moves = [row.number for row in rows if row.kind == "started" or row.seat == seat]
            since = log_sentences(match, rows[moves[-1] + 1 :], person.id, turns=False)
            news = (await world.warroom.play.panel(match.ref, person.id)).news
            assert (news.lines, news.count) == (since[-MAX_LINES:], len(since))
            assert not since or news.has_acted == (rows[moves[-1]].kind == "acted")
            every = await world.warroom.play.news.every_sentence(match.ref, person.id)
            assert every.lines == since
            assert not any("'s turn in round" in line for line in since)
            told += len(since) > MAX_LINES
        await world.move(match, dice.below)
    assert told > 10


async def test_whoever_has_acted_is_told_nothing_that_was_before(world: World) -> None:
    match = await world.started()
    first = await world.mover(match)
    pressed = await world.move(match)
    assert pressed.panel.news == NO_NEWS
    other = BOB if first == ALICE else ALICE
    assert (await world.warroom.play.panel(match.ref, other.id)).news.count == 1
    assert not (await world.warroom.play.panel(match.ref, other.id)).news.has_acted


async def test_what_others_do_in_secret_brings_up_no_news(world: World) -> None:
    match = await world.started(game="stratego", options="army=duel")
    for _ in range(2):
        match = await act(world, match, ALICE, Arrange)
        assert (await world.warroom.play.panel(match.ref, BOB.id)).news == NO_NEWS
    match = await act(world, match, ALICE, Ready)
    news = (await world.warroom.play.panel(match.ref, BOB.id)).news
    assert (news.count, news.has_acted) == (1, False)
    assert "Alice" in news.lines[0]


async def test_an_answer_that_was_given_for_somebody_in_advance_is_no_move_of_theirs(world: World) -> None:
    match, dice = await world.started(), Dice(1)
    for _ in range(4):
        await world.move(match, dice.below)
    match = await world.load(match)
    person = await world.mover(match)
    before = (await world.warroom.play.panel(match.ref, person.id)).news
    assert before.count
    offered = offer_for(match, person.id)
    by_itself = apply_action(offered, offered.actions[0], Request(person, None, 1.0))
    match = await world.warroom.changes.update(match.ref, lambda _match: by_itself)
    after = (await world.warroom.play.panel(match.ref, person.id)).news
    assert after.count > before.count


async def test_a_move_of_the_clock_is_no_news(world: World) -> None:
    match = await world.started(clock="daily")
    await world.warroom.agreements.ask(match.ref, world.request(ALICE), "pause")
    assert (await world.warroom.play.panel(match.ref, BOB.id)).news == NO_NEWS


async def test_a_match_that_is_over_has_no_news_and_a_stranger_none_at_all(world: World) -> None:
    match = await world.started()
    await world.move(match)
    await refused("not_seated", world.warroom.play.news.every_sentence(match.ref, CAROL.id))
    match = await world.warroom.play.resign(match.ref, world.request(ALICE))
    for person in (ALICE, BOB):
        assert (await world.warroom.play.panel(match.ref, person.id)).news == NO_NEWS


async def test_what_a_panel_says_itself_is_not_said_twice(world: World) -> None:
    match = await world.started()
    await world.move(match)
    panel = await world.warroom.play.panel(match.ref, (await world.mover(match)).id)
    assert panel.news.count
    assert news_text(panel.news, panel.screen) == ""


def test_news_leave_out_the_sentences_of_a_line_that_the_panel_says() -> None:
    screen = Screen("Waiting", headline="Dr. No won the battle. Battle 2 begins: Air, Sea.\n**Dr. No's turn**")
    news = News(
        ("Dr. No played Ambush.", "You held Air. Dr. No won the battle.", "Battle 2 begins: Air, Sea. He wins."), 3
    )
    assert news_text(news, screen).split("\n")[1:] == ["Dr. No played Ambush.", "You held Air.", "He wins."]


@pytest.mark.parametrize("game", ["this-means-war", "fight-flight-bite"])
async def test_news_leave_out_what_the_headline_tells_in_other_words(world: World, game: str) -> None:
    match, dice, left_out = await world.started(game=game), Dice(4), 0
    for _ in range(120):
        await world.move(match, dice.below)
        match = await world.load(match)
        if match.status == "over":
            break
        for person in match.people:
            panel = await world.warroom.play.panel(match.ref, person.id)
            shown = news_text(panel.news, panel.screen)
            for line in panel.news.lines:
                if line in panel.news.otherwise and plain(panel.news.otherwise[line]) in plain(panel.screen.headline):
                    assert line not in shown
                    left_out += 1
    assert left_out


def test_news_leave_out_first_what_matters_least_and_of_equals_the_oldest() -> None:
    told = [(2, "hit"), (1, "older"), (0, "a pass"), (1, "newer")]
    assert pick_news(told, 4) == ((2, "hit"), (1, "older"), (0, "a pass"), (1, "newer"))
    assert pick_news(told, 3) == ((2, "hit"), (1, "older"), (1, "newer"))
    assert pick_news(told, 2) == ((2, "hit"), (1, "newer"))
    assert pick_news([*told[1:], (2, "hit")], 2) == ((2, "hit"), (1, "newer"))


def test_news_that_have_no_room_give_way_but_for_what_was_done_to_their_reader() -> None:
    news = News(("hit", "older", "a pass", "newer"), 9, weights=(2, 1, 0, 1))
    lengths = []
    while (fewer := news.shortened()) != news:
        news = fewer
        lengths.append(news.lines)
    assert lengths == [("hit", "older", "newer"), ("hit", "newer"), ("hit",)]
    assert news.count == 9
    assert News(("older",), 3).shortened() == News((), 3)


async def test_news_call_their_reader_you_as_the_panel_does(world: World) -> None:
    match, told = await world.started(), list[str]()
    for _ in range(12):
        await world.move(match)
        match = await world.load(match)
        news = (await world.warroom.play.panel(match.ref, ALICE.id)).news
        told += news.lines
        assert not any("Alice" in line for line in news.lines)
    assert told


async def test_news_begin_with_what_was_done_to_their_reader(world: World) -> None:
    request = OpeningRequest(GUILD, CHANNEL, ALICE, "this-means-war", "", None)
    match = await world.warroom.open_lobbies.open(request, 4)
    for person in (BOB, CAROL, Person(104, "Dave")):
        match = await world.warroom.open_lobbies.join(match.ref, world.request(person))
    dice, moved_up = Dice(5), 0
    for _ in range(100):
        match = await world.load(match)
        if match.status == "over":
            break
        for seat, person in enumerate(match.people):
            news = (await world.warroom.play.panel(match.ref, person.id)).news
            if news == NO_NEWS:
                continue
            weighed = await weighed_since(world, match, seat)
            by_weight = sorted(range(len(weighed)), key=lambda place: (weighed[place][0], place))
            kept = [weighed[place] for place in sorted(by_weight[-MAX_LINES:])]
            done, rest = ([line for weight, line in kept if (weight == 2) is first] for first in (True, False))
            assert news.lines == (*done, *rest)
            assert news.count == len(weighed)
            moved_up += bool(done) and kept[0][0] < 2
        await world.move(match, dice.below)
    assert moved_up > 3


async def weighed_since(world: World, match: Match, seat: int) -> list[tuple[int, str]]:
    """What a seat was told since its last move, each sentence with its weight."""
    game, told = catalog.get_game(match.game), list[tuple[int, str]]()
    names = names_of(match).address_reader(seat)
    for row in reversed(await world.store.log(match.ref)):
        if row.kind == "started" or (row.seat == seat and row.is_by_hand):
            break
        presenter = game.presenter
        seen = [event for event in read_report(game, row.reports, Seat(seat)) if not presenter.begins_turn(event)]
        told[:0] = [(presenter.news_weight(event, seat), presenter.sentence(event, names)) for event in seen]
    return [(weight, line) for weight, line in told if line]
