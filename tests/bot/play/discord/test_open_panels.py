"""Panels that people have open: each follows its match, shows what its reader may see, and is left alone otherwise."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.games.catalog import get_game
from bot.match.model.match import Match, MatchRef
from bot.match.offers import state_of
from bot.match.redaction import read_report
from bot.match.waits import to_act
from bot.play import texts
from bot.play.discord import open_panels, pages
from bot.play.discord.open_panels import OpenPanels
from bot.screens.custom_ids import CustomId
from bot.screens.menu import ROOT
from engine.core.values import Seat
from engine.games.fight_flight_bite.cards import BY_KEY as FIGHT_CARDS
from tests.bot.games.clicks.fight_match import SIGNS, FightMatch
from tests.bot.games.clicks.stratego_match import BROAD_FRONT, SHORT_FENCE, start_stratego
from tests.bot.games.clicks.test_teams_by_clicks import mustered
from tests.bot.play.discord.public_traffic import named
from tests.bot.world import World, components, labels, opened, outline, page_outline, said
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")

FOURTEEN_MINUTES = 14 * 60.0

_ID = re.compile(r"\d{17,}")


class Seen:
    """A message in the place of an answer."""

    def __init__(self, response: discord.Message) -> None:
        self.response = response


class OpenHands:
    """People with their hands open, and what they see there from then on."""

    def __init__(self, world: World, people: Sequence[simcord.MemberActor]) -> None:
        self.world = world
        self.people = people
        self.before = 0

    async def open(self) -> None:
        for person in self.people:
            await self.world.hand(person)
        self.before = len(edits(self.world.env))

    def calls(self) -> list[Any]:
        """The calls to the tokens of interactions after their answers, since the hands were opened."""
        return edits(self.world.env)[self.before :]

    def seen(self, person: simcord.MemberActor) -> discord.Message:
        """What a person was shown in private last, as it is now."""
        return self.private(person)[-1]

    def private(self, person: simcord.MemberActor) -> list[discord.Message]:
        return [each for each in self.world.channel.history(viewer=person) if each.flags.ephemeral]

    async def move(self, person: simcord.MemberActor, dice: Dice) -> None:
        """Act on the panel that stands."""
        await self.world.move(person, Seen(self.seen(person)), dice)

    async def play(self) -> None:
        """Act by a command, which doesn't need the panel."""
        person = await self.world.to_act()
        offered = await person.autocomplete(self.world.channel, "play", "action", "improvise")
        await person.slash(self.world.channel, "play", action=offered[0]["value"])

    async def be_ready(self, person: simcord.MemberActor) -> None:
        """End a set-up, whatever the Flag risks."""
        await person.click(self.seen(person), label="Ready")
        if "Yes: Ready" in labels(self.seen(person)):
            await person.click(self.seen(person), label="Yes: Ready")

    async def resign(self, person: simcord.MemberActor) -> None:
        asked: Any = await person.slash(self.world.channel, "resign", match="1")
        await person.click(asked.response, label="Yes, resign the match")

    async def check(self) -> None:
        """Compare what everybody sees with a hand that is opened now: words, picture and buttons."""
        for person in self.people:
            await self._check(person)

    async def _check(self, person: simcord.MemberActor) -> None:
        ref, seen = MatchRef(self.world.guild.id, 1), self.seen(person)
        page = pages.panel_page(await self.world.warroom.play.panel(ref, person.id))
        expected = page_outline(page)
        assert [part for part in outline(seen) if part in expected] == expected
        if page.picture:
            renderer = self.world.client.context.render_pool._renderer
            assert await self.world.files(seen) == [renderer.draw(band.scene) for band in page.picture.bands]


def custom_ids(message: discord.Message) -> list[str]:
    return [part["custom_id"] for part in components(message)]


def edits(env: simcord.Env) -> list[Any]:
    return [each for each in env.http_requests if each.path.endswith("/messages/@original")]


@pytest.fixture
async def hands(world: World) -> OpenHands:
    """Alice and Bob in a match of Air, Land & Sea, with their hands open."""
    await world.start(options="target=single")
    both = OpenHands(world, (world.alice, world.bob))
    await both.open()
    return both


@pytest.fixture
async def set_ups(world: World) -> OpenHands:
    """Alice and Bob who set up for Stratego, with their hands open."""
    await start_stratego(world)
    both = OpenHands(world, (world.alice, world.bob))
    await both.open()
    return both


async def test_two_people_who_open_their_hands_once_play_a_match_to_its_end(hands: OpenHands) -> None:
    world, dice, moves = hands.world, Dice(5), 0
    opened_once = [hands.seen(person).id for person in hands.people]
    while (await world.match()).status == "live":
        await hands.move(await world.to_act(), dice)
        await hands.check()
        moves += 1
    assert moves > 4
    assert [hands.seen(person).id for person in hands.people] == opened_once
    for person in hands.people:
        assert labels(hands.seen(person))[0] == "Rematch"


async def test_four_people_see_every_turn_and_throw_on_their_panels(world: World) -> None:
    fight = FightMatch(world, 4)
    await fight.begin()
    hands = OpenHands(world, fight.people)
    await hands.open()
    dice = Dice(2)
    for _ in range(25):
        await fight.step(dice)
        await hands.check()


async def test_a_teammates_answer_takes_the_question_from_an_open_panel(world: World) -> None:
    club = await mustered(world)
    hands, dice = OpenHands(world, club.four), Dice(5)
    await hands.open()
    for person in club.four:
        await hands.move(person, dice)
        await hands.check()
    first, second = (club.actor(person.id) for person in to_act(await club.match()))
    before = custom_ids(hands.seen(second))
    inner = next(part["custom_id"] for part in components(hands.seen(second)) if part["custom_id"].startswith("w:"))
    await second.click(hands.seen(second), custom_id=inner)
    assert "Back" in labels(hands.seen(second)) or "No, go back" in labels(hands.seen(second))
    await hands.move(first, dice)
    assert custom_ids(hands.seen(second)) != before
    await hands.check()


async def test_whoever_resigned_sees_so_and_the_others_play_on(world: World) -> None:
    fight = FightMatch(world, 4)
    await fight.begin()
    hands = OpenHands(world, fight.people)
    await hands.open()
    gone: set[int] = set()
    for leaver in fight.people[:1:-1]:
        await hands.resign(leaver)
        asked = hands.seen(fight.people[0])
        await fight.people[0].click(asked, label=next(each for each in labels(asked) if each.startswith("Go on")))
        gone.add(leaver.id)
        await hands.open()  # the answer to that press has its note where the news are
        await hands.check()
        assert {person.id for person in fight.people if texts.out() in said(hands.seen(person))} == gone
    await hands.resign(fight.people[0])
    assert (await fight.match()).status == "over"
    for person in fight.people:
        assert "Rematch" in labels(hands.seen(person))


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_an_open_panel_names_no_critter_that_its_owner_may_not_know(tmp_path: Path, seed: int) -> None:
    async with opened(tmp_path, seed=seed) as world:
        fight = FightMatch(world, 3)
        await fight.begin()
        hands = OpenHands(world, fight.people)
        await hands.open()
        known: dict[int, set[str]] = {person.id: set() for person in fight.people}
        dice, checked = Dice(seed), 0
        for _ in range(20):
            match = await fight.match()
            for index, person in enumerate(fight.people):
                known[person.id] |= told_to(match, Seat(index))
                hidden = named(set(FIGHT_CARDS) - known[person.id], FIGHT_CARDS)
                shown = await everything_on(world, hands.seen(person))
                assert not [name for name in hidden if name in shown]
                checked += len(hidden)
            await fight.step(dice)
        assert checked > 300


def told_to(match: Match, seat: Seat) -> set[str]:
    """The cards that the seat sees now, or was told of by the newest change."""
    host = get_game(match.game)
    told = host.engine.codec.dump_view(host.engine.view(state_of(match, host), seat))
    told += host.engine.codec.dump_events(read_report(host, match.reports, seat))
    return {key for key in FIGHT_CARDS if f'"{key}"' in told.decode()}


async def everything_on(world: World, message: discord.Message) -> str:
    pictures = b"".join(await world.files(message)).decode()
    return f"{said(message)} {components(message)} {[each.description for each in message.attachments]} {pictures}"


async def test_what_a_reader_cannot_see_leaves_their_panel_alone(set_ups: OpenHands) -> None:
    world = set_ups.world
    for label in ("Mirror", "Shuffle", "Mirror"):
        await world.alice.click(set_ups.seen(world.alice), label=label)
    assert (await world.match()).version == 4
    assert not set_ups.calls()
    await set_ups.check()


async def test_what_a_reader_cannot_see_leaves_a_piece_picked_that_they_picked(set_ups: OpenHands) -> None:
    world = set_ups.world
    panel = await world.warroom.play.panel(MatchRef(world.guild.id, 1), world.bob.id)
    swaps = next(item.node for item in panel.menu.get_items(ROOT) if item.label.startswith("Swap"))
    piece = next(item.node for item in panel.menu.get_items(swaps))
    for node in (swaps, piece):
        await world.bob.click(set_ups.seen(world.bob), custom_id=str(CustomId("press", 1, panel.version, node)))
    for label in ("Mirror", "Shuffle"):
        await world.alice.click(set_ups.seen(world.alice), label=label)
    assert not set_ups.calls()
    await set_ups.be_ready(world.alice)
    assert [each.method for each in set_ups.calls()] == ["PATCH"]
    seen = set_ups.seen(world.bob)
    followed = (said(seen), custom_ids(seen), await world.files(seen))
    pressed: Any = await world.hand(world.bob)
    for node in (swaps, piece):
        pressed = await world.bob.click(pressed.response, custom_id=str(CustomId("press", 1, panel.version, node)))
    now = pressed.response
    assert (said(now), custom_ids(now), await world.files(now)) == followed


async def test_what_a_reader_cannot_see_puts_off_nothing(set_ups: OpenHands) -> None:
    world = set_ups.world
    world.client.context.get(OpenPanels)._pace = open_panels.PanelPace(0.0, 3600.0, 0.0)
    for label in ("Mirror", "Shuffle"):
        await world.alice.click(set_ups.seen(world.alice), label=label)
    await set_ups.be_ready(world.alice)
    assert [each.method for each in set_ups.calls()] == ["PATCH"]
    await set_ups.check()


@pytest.mark.parametrize("kind", ["signs", "formations"])
async def test_in_worlds_that_a_reader_cannot_tell_apart_the_same_goes_to_their_panel(
    tmp_path: Path, kind: str
) -> None:
    sent: list[list[str]] = []
    for secret in SIGNS if kind == "signs" else (SHORT_FENCE, BROAD_FRONT):
        async with opened(tmp_path / str(len(sent))) as world:
            sent.append(await (thrown if kind == "signs" else arranged)(world, secret))
    assert sent[0]
    assert all(each == sent[0] for each in sent)


async def thrown(world: World, sign: str) -> list[str]:
    """What goes to the panels of all others when an attacker has thrown this sign."""
    fight = FightMatch(world, 4)
    await fight.begin()
    attacker, _ = await fight.until_a_duel(Dice(3))
    hands = OpenHands(world, [person for person in fight.people if person is not attacker])
    await hands.open()
    before = len(edits(world.env))
    await fight.throw(attacker, sign)
    return told(world, before)


async def arranged(world: World, formation: str) -> list[str]:
    """What goes to Bob's panel when Alice has written this formation and is ready."""
    await start_stratego(world)
    hands = OpenHands(world, (world.bob,))
    await hands.open()
    before = len(edits(world.env))
    form = await world.alice.click((await world.hand(world.alice)).response, label="Type a formation")
    await world.alice.submit_modal(form, {"text": formation})
    assert not told(world, before)
    await hands.be_ready(world.alice)
    return told(world, before)


def told(world: World, since: int) -> list[str]:
    """What was called and said, to each token; in what order different ones are served tells nobody anything.

    Ids are numbered by age: which ones the simulator gave depends on how many edits of the board were made as one.
    """
    calls = [f"{each.path} {each.method} {each.json}" for each in edits(world.env)[since:]]
    ages = {found: f"id {age}" for age, found in enumerate(sorted(set(_ID.findall(" ".join(calls)))))}
    return sorted(_ID.sub(lambda found: ages[found[0]], each) for each in calls)


async def test_a_change_that_leaves_ones_choices_keeps_the_place_in_the_menu(set_ups: OpenHands) -> None:
    world = set_ups.world
    panel = await world.warroom.play.panel(MatchRef(world.guild.id, 1), world.bob.id)
    inner = next(item.node for item in panel.menu.get_items(ROOT) if item.label == "Swap two squares")
    await world.bob.click(set_ups.seen(world.bob), custom_id=str(CustomId("press", 1, panel.version, inner)))
    offered, before = custom_ids(set_ups.seen(world.bob)), await everything_on(world, set_ups.seen(world.bob))
    assert "Back" in labels(set_ups.seen(world.bob))
    await set_ups.be_ready(world.alice)
    assert [each.method for each in set_ups.calls()] == ["PATCH"]
    assert custom_ids(set_ups.seen(world.bob)) == offered
    assert await everything_on(world, set_ups.seen(world.bob)) != before


async def test_a_new_hand_takes_the_place_of_the_one_before(hands: OpenHands) -> None:
    world = hands.world
    newer: Any = await world.alice.click(world.board(), label="My hand")
    assert [each.id for each in hands.private(world.alice)] == [newer.response.id]
    assert [each.method for each in hands.calls()] == ["DELETE"]
    assert len(hands.private(world.bob)) == 1


async def test_a_hand_that_cannot_be_removed_is_emptied(hands: OpenHands, env: simcord.Env) -> None:
    world = hands.world
    env.inject_error("DELETE", "/webhooks/*", status=400, code=50021)
    await world.alice.click(world.board(), label="My hand")
    left, _ = hands.private(world.alice)
    assert (outline(left), left.attachments) == (["This panel has been replaced by a newer one."], [])


async def test_another_page_in_the_panels_place_is_left_alone_until_the_panel_is_back(set_ups: OpenHands) -> None:
    world = set_ups.world
    await world.bob.click(set_ups.seen(world.bob), label="Saved formations")
    kept = said(set_ups.seen(world.bob))
    await set_ups.be_ready(world.alice)
    assert said(set_ups.seen(world.bob)) == kept
    assert not set_ups.calls()
    await world.bob.click(set_ups.seen(world.bob), label="Back")
    assert "Take back" not in labels(set_ups.seen(world.alice)), "it would do the same"
    await world.alice.click(set_ups.seen(world.alice), label="Not ready")
    assert [each.method for each in set_ups.calls()] == ["PATCH"]
    await set_ups.check()


async def test_a_panel_says_when_it_stops_and_goes_on_after_a_press(hands: OpenHands, env: simcord.Env) -> None:
    world = hands.world
    other, kept = await world.waiting(), [custom_ids(hands.seen(person)) for person in hands.people]
    await env.advance_time(FOURTEEN_MINUTES - 5)
    assert not hands.calls()
    await env.advance_time(10)
    assert [texts.panel_rests() in said(hands.seen(person)) for person in hands.people] == [True, True]
    refresh = str(CustomId("hand", 1))
    assert [custom_ids(hands.seen(person)) for person in hands.people] == [[*each, refresh] for each in kept]
    before = len(hands.calls())
    await other.click(hands.seen(other), label="Refresh")
    assert texts.panel_rests() not in said(hands.seen(other))
    assert "Refresh" not in labels(hands.seen(other))
    await hands.play()
    assert len(hands.calls()) == before + 1
    hands.people = (other,)
    await hands.check()


async def test_the_end_of_a_match_is_the_last_that_its_panels_are_told(hands: OpenHands, env: simcord.Env) -> None:
    world = hands.world
    await hands.resign(world.alice)
    assert labels(hands.seen(world.bob))[0] == "Rematch"
    before = len(hands.calls())
    await env.advance_time(2 * FOURTEEN_MINUTES)
    assert len(hands.calls()) == before


async def test_an_edit_that_fails_is_made_again_and_no_token_is_logged(
    hands: OpenHands, env: simcord.Env, caplog: pytest.LogCaptureFixture
) -> None:
    env.inject_error("PATCH", "/webhooks/*", status=503, times=2)
    with caplog.at_level("DEBUG", logger="bot"):
        await hands.move(await hands.world.to_act(), Dice(3))
    await hands.check()
    assert len(hands.calls()) == 3
    assert "a panel waits" in caplog.text
    assert "simcord_interaction" not in "".join(each.getMessage() for each in caplog.records if each.name != "discord")
    assert "simcord_interaction" not in repr(vars(hands.world.client.context.get(OpenPanels)))


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (404, 10015), (401, 50027)])
async def test_a_panel_that_is_gone_is_forgotten(hands: OpenHands, env: simcord.Env, status: int, code: int) -> None:
    other = await hands.world.waiting()
    env.inject_error("PATCH", "/webhooks/*", status=status, code=code)
    await hands.move(await hands.world.to_act(), Dice(3))
    assert len(hands.calls()) == 1
    followed = hands.world.client.context.get(OpenPanels)._panels
    assert other.id not in {reader.user_id for reader in followed}


async def test_of_too_many_panels_the_first_are_followed_no_more(
    hands: OpenHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_panels, "MAX_PANELS", 1)
    await hands.open()
    followed = hands.world.client.context.get(OpenPanels)._panels
    assert [reader.user_id for reader in followed] == [hands.world.bob.id]


async def test_an_open_panel_keeps_nothing_of_how_it_was_answered(world: World) -> None:
    await world.start()
    hands = OpenHands(world, [await world.to_act()])
    await hands.open()
    (panel,) = world.client.context.get(OpenPanels)._panels.values()
    held, found = [panel.message._interaction], []
    while held:
        each = held.pop()
        found.append(each)
        held += [
            other
            for slot in ("message", "_original_response", "_cs_response", "_cs_followup")
            if (other := getattr(each, slot, None)) is not None
        ]
    assert len(found) == 1
