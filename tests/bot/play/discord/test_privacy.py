"""What only one person may know reaches nobody else: whole matches, and every byte that went out in public."""

import re
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.games.catalog import get_game
from bot.match.model.match import MatchRef
from bot.match.offers import state_of
from bot.match.redaction import read_report
from bot.pictures.renderer import Renderer
from engine.core.values import Seat
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.fight_flight_bite.cards import BY_KEY as FIGHT_CARDS
from engine.games.this_means_war.actions import Pass, Play
from engine.games.this_means_war.cards import BY_KEY as WAR_CARDS
from engine.games.this_means_war.view_types import AskView
from tests.bot.games.clicks.fight_match import SIGNS, FightMatch
from tests.bot.games.clicks.stratego_match import (
    BROAD_FRONT,
    SHORT_FENCE,
    plays_red,
    press_ready,
    start_stratego,
    type_formation,
)
from tests.bot.games.clicks.war_match import WarMatch
from tests.bot.play.discord.public_traffic import PublicTraffic, named, nothing_leaks, without_digests
from tests.bot.world import World, components, labels, opened, parts, said
from tests.dice import Dice
from tests.engine.games.this_means_war.scenario_builder import given

pytestmark = pytest.mark.usefixtures("quiet_log")

WORDS_OF_THE_WAR = {"ESPIONAGE", "Espionage", "FINAL STAND"}
"""The names of cards that the game has another meaning for."""

ONE_SEED_OR_MORE = (1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3)))

SNOWFLAKE = re.compile(r"\d{17,20}")


@pytest.mark.parametrize("seed", ONE_SEED_OR_MORE)
async def test_no_public_byte_names_a_card_that_spectators_were_not_shown(world: World, seed: int) -> None:
    traffic = PublicTraffic(world.env, world.public)
    world.warroom.challenges._opening._keys._numbers = iter(range(seed * 100, seed * 100 + 50))
    for number in range(1, 4):
        await world.start(options="target=single edition=" + ("classic" if seed % 2 else "revised"))
        dice = Dice(seed * 10 + number)

        async def step(number: int = number, dice: Dice = dice) -> None:
            person = await world.to_act(number)
            await world.move(person, await world.hand(person, number), dice)

        checked = await nothing_leaks(traffic, lambda number=number: world.match(number), step)
        assert checked > 50
        traffic.take()
        world.channel = world.guild.create_text_channel(f"room-{number}")


async def test_the_detector_notices_a_hand_that_goes_out(world: World) -> None:
    traffic = PublicTraffic(world.env, world.public)
    await world.start()
    person = await world.to_act()
    panel = await world.hand(person)
    *_, hand = (attachment.description for attachment in panel.response.attachments)
    names = [name for name in named(set(BY_KEY)) if name in hand]
    assert names
    assert not any(name in traffic.take() for name in names)
    await world.client.get_partial_messageable(world.channel.id).send(hand)
    sent = traffic.take()
    assert any(name in sent for name in names)


async def test_every_hand_goes_to_its_owner_alone(world: World) -> None:
    await world.start()
    dice = Dice(7)
    for _ in range(10):
        person = await world.to_act()
        panel = await world.hand(person)
        assert panel.ephemeral
        moved = await world.move(person, panel, dice)
        assert moved.response.ephemeral
    for viewer in (world.carol, world.alice, world.bob):
        for message in world.channel.history(viewer=viewer):
            mine = message.interaction_metadata is None or message.interaction_metadata.user.id == viewer.id
            assert mine or all(not each.filename.startswith("hand-") for each in message.attachments)


async def test_no_private_answer_is_deferred_in_public(world: World, env: simcord.Env) -> None:
    await world.start()
    person = await world.to_act()
    await world.move(person, await world.hand(person), Dice(8))
    await person.click(world.board(), label="Log")
    await person.click(world.board(), label="My hand")
    answers = [each for each in env.http_requests if each.path.startswith("/interactions/")]
    for each in answers[1:]:
        if each.json["type"] in (4, 5):
            assert int(each.json["data"]["flags"]) & 64


async def test_completion_tells_nothing_to_those_without_a_seat(world: World) -> None:
    await world.start()
    waiting = await world.waiting()
    for typed in ("", "a", "Improvise", "zzzz", "1#0"):
        assert await world.carol.autocomplete(world.channel, "play", "action", typed) == []
        assert await world.carol.autocomplete(world.channel, "play", "action", typed, match="1") == []
        assert await waiting.autocomplete(world.channel, "play", "action", typed, match="1") == []
    assert await world.carol.autocomplete(world.channel, "hand", "match", "") == []
    person = await world.to_act()
    offered = await person.autocomplete(world.channel, "play", "action", "", match="1")
    assert 0 < len(offered) <= 25


async def test_the_log_of_a_match_names_to_each_what_they_may_know(world: World) -> None:
    await world.start()
    dice = Dice(9)
    for _ in range(8):
        person = await world.to_act()
        await world.move(person, await world.hand(person), dice)
    known: set[str] = set()
    for row in await world.store.log(MatchRef(world.guild.id, 1)):
        match = await world.match()
        told = host_report(match.game, row.reports)
        known |= {key for key in BY_KEY if f'"{key}"' in told}
    log = said(await world.carol.click(world.board(), label="Log"))
    assert not [name for name in named(set(BY_KEY) - known) - named(known) if name in log]


def host_report(game: str, reports: tuple[bytes, ...]) -> str:
    host = get_game(game)
    return host.engine.codec.dump_events(read_report(host, reports, None)).decode()


async def test_logs_of_the_bot_hold_no_card_no_name_and_no_token(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"):
        await world.start()
        dice = Dice(10)
        for _ in range(6):
            person = await world.to_act()
            await world.move(person, await world.hand(person), dice)
        await world.carol.click(world.board(), label="My hand")
    text = caplog.text
    assert not [name for name in named(set(BY_KEY)) if name in text]
    assert not [name for name in ("Alice", "Bob", "Carol") if name.casefold() in text.casefold()]
    assert "simcord_interaction" not in text


@pytest.mark.parametrize("seed", ONE_SEED_OR_MORE)
async def test_no_public_byte_names_a_critter_that_spectators_were_not_shown(world: World, seed: int) -> None:
    world.warroom.open_lobbies._opening._keys._numbers = iter(range(seed * 100, seed * 100 + 50))
    fight = FightMatch(world, 4)
    traffic = PublicTraffic(world.env, lambda: world.channel.history(viewer=fight.club.erin))
    await fight.begin()
    dice = Dice(seed)
    checked = await nothing_leaks(traffic, fight.match, lambda: fight.step(dice), FIGHT_CARDS)
    assert checked > 100


async def test_a_panel_names_no_critter_that_its_owner_may_not_know(world: World) -> None:
    fight = FightMatch(world, 3)
    await fight.begin()
    known: dict[int, set[str]] = {person.id: set() for person in fight.people}
    dice, checked = Dice(4), 0
    for _ in range(30):
        match = await fight.match()
        host, state = get_game(match.game), state_of(match, get_game(match.game))
        for index, person in enumerate(match.people):
            told = host.engine.codec.dump_view(host.engine.view(state, Seat(index)))
            told += host.engine.codec.dump_events(read_report(host, match.reports, Seat(index)))
            known[person.id] |= {key for key in FIGHT_CARDS if f'"{key}"' in told.decode()}
            panel = await world.hand(fight.club.actor(person.id))
            assert panel.ephemeral
            pictures = b"".join(await world.files(panel.response)).decode()
            shown = f"{said(panel)} {components(panel.response)} {pictures}"
            hidden = named(set(FIGHT_CARDS) - known[person.id], FIGHT_CARDS)
            assert not [name for name in hidden if name in shown]
            checked += len(hidden)
        await fight.step(dice)
    assert checked > 500


@pytest.mark.parametrize("seed", ONE_SEED_OR_MORE)
async def test_no_public_byte_names_a_card_of_the_war_that_spectators_were_not_shown(world: World, seed: int) -> None:
    world.warroom.open_lobbies._opening._keys._numbers = iter(range(seed * 100, seed * 100 + 50))
    war = WarMatch(world, 4)
    traffic = PublicTraffic(world.env, lambda: world.channel.history(viewer=war.club.erin))
    await war.begin()
    checked = await nothing_leaks(traffic, war.match, war.step, WAR_CARDS, steps=60, meaning_more=WORDS_OF_THE_WAR)
    assert checked > 1000


@pytest.mark.parametrize("first", ["attacker", "defender"])
async def test_until_the_reveal_every_public_byte_is_the_same_whatever_was_thrown_first(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, first: str
) -> None:
    before: list[list[Any]] = []
    reveals: list[list[str]] = []
    for sign in SIGNS:
        caplog.clear()
        with caplog.at_level("DEBUG", logger="bot"):
            async with opened(tmp_path / sign, Renderer()) as world:
                secret, shown = await throws(FightMatch(world, 4), first, sign)
        before.append([*secret, *(record.getMessage() for record in caplog.records)])
        reveals.append(shown)
    assert before[0] == before[1] == before[2]
    assert "has thrown" in str(before[0])
    assert reveals[0] != reveals[1] != reveals[2] != reveals[0]


async def throws(fight: FightMatch, first: str, sign: str) -> tuple[list[Any], list[str]]:
    """What reaches others after one duellist has thrown this sign, and after the other has thrown Fight."""
    await fight.begin()
    attacker, defender = await fight.until_a_duel(Dice(3))
    early, late = (attacker, defender) if first == "attacker" else (defender, attacker)
    requests = fight.world.env.http_requests
    before = len(requests)
    await fight.throw(early, sign)
    secret: list[Any] = [*await reached(fight, requests[before:])]
    bystander = next(person for person in fight.people if person not in (attacker, defender))
    for panel in (
        await fight.world.hand(late),
        await fight.world.hand(bystander),
        await late.click(fight.board(), label="Log"),
        await fight.club.erin.click(fight.board(), label="Log"),
    ):
        assert panel.ephemeral
        secret += [said(panel), components(panel.response), *await fight.world.files(panel.response)]
    before = len(requests)
    await fight.throw(late, "Fight")
    return secret, await reached(fight, requests[before:])


async def test_a_window_looks_the_same_to_others_whether_or_not_an_answer_could_be_played(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    seen: list[list[Any]] = []
    offered: list[list[str]] = []
    for answer in ("sabotage", "espionage", "trench-network"):
        caplog.clear()
        with caplog.at_level("DEBUG", logger="bot"):
            async with opened(tmp_path / answer, Renderer()) as world:
                public, choices = await window(WarMatch(world, 4), answer)
        seen.append([*public, *(record.getMessage() for record in caplog.records if record.name.startswith("bot"))])
        offered.append(choices)
    assert "Sabotage" in offered[0]
    assert "Espionage" in offered[1]
    assert offered[2] == ["Pass this turn", "Pass", "Pass for me …", "In words", "Rules"]
    assert any("M107" in each for each in seen[0])
    assert any("PNG" in each for each in seen[0])
    assert seen[0] == seen[1] == seen[2]


async def window(war: WarMatch, answer: str) -> tuple[list[Any], list[str]]:
    """What reaches others of two windows in which all pass, one with this card; and what it was offered."""
    await war.begin("")
    await war.replace_state(given(4, J="m107 eureka", S=f"{answer} bunker-complex", L="citadel-ring").state)
    requests = war.world.env.http_requests
    before = len(requests)
    active, holder, *others = war.people
    await war.step(Play("m107", Seat(1)))
    mine = labels((await war.world.hand(holder)).response)
    secret: list[Any] = []
    while (await war.view()).ask != AskView(Seat(1), "order"):
        for person in (active, *others):
            for panel in (await war.world.hand(person), await person.click(war.board(), label="Log")):
                secret += [said(panel), str(components(panel.response)), *await war.world.files(panel.response)]
            secret.append(await person.autocomplete(war.world.channel, "play", "action", "a", match="1"))
        asked = await war.asked()
        for person in (active, *others, war.club.erin):
            if person.id != asked.id:
                secret.append(said(await person.click(war.board(), label="Pass")))
        await war.step(Pass(), on_the_board=asked.id != others[0].id)
        secret += labels(war.board())
    shown = await reached(war, requests[before:])
    return [NUMBERED.sub("#", without_digests(str(each))) for each in (*secret, *shown)], mine


async def reached(fight: FightMatch | WarMatch, requests: list[Any]) -> list[str]:
    """What these calls sent to the channel, and how its messages look now, down to the bytes of their pictures."""
    sent = [(each.method, each.path, each.json) for each in requests if each.path.startswith("/channels/")]
    shown: list[Any] = []
    for message in fight.world.channel.history(viewer=fight.club.erin):
        shown += [message.content, [embed.to_dict() for embed in message.embeds], parts(message)]
        shown += [(each.filename, each.description, each.size) for each in message.attachments]
        shown += await fight.world.files(message)
    # Messages are numbered in the order in which they happen to go out.
    return [SNOWFLAKE.sub("id", without_digests(repr(each))) for each in (*sent, *shown)]


NUMBERED = re.compile(r'\d{9,}|(?<="nonce": ")\w+')
"""Ids, times, and what is made of ids; they differ in any two runs."""


async def seen_by_others(folder: Path, fence: str, caplog: pytest.LogCaptureFixture) -> list[Any]:
    """Let Alice set up so and move a little, and return all that the public, the log and Bob get of it."""
    caplog.clear()
    seen: list[Any] = []
    async with opened(folder, Renderer()) as world:
        await start_stratego(world)
        await type_formation(world, world.alice, BROAD_FRONT)
        await type_formation(world, world.alice, fence)
        await type_formation(world, world.bob, BROAD_FRONT)
        await press_ready(world)
        for number in range(6):
            mover = await world.to_act()
            start = "b3" if plays_red(await world.match(), mover) else "b8"
            steps = (f"{start} b{4 if start == 'b3' else 7}", f"b{4 if start == 'b3' else 7} {start}")
            await mover.slash(world.channel, "play", action=steps[number // 2 % 2])
            seen.append(said(await world.hand(world.bob)))
            seen.append([each.get("custom_id") for each in components((await world.hand(world.bob)).response)])
        await world.env.settle()
        for message in world.public():
            seen.append(([embed.to_dict() for embed in message.embeds], message.content, parts(message)))
            seen.append([(each.filename, each.description) for each in message.attachments])
            seen.extend(await world.files(message))
        seen.append([call for call in PublicTraffic(world.env, list).take().splitlines() if call])
    seen.append([record.getMessage() for record in caplog.records if record.name.startswith("bot")])
    return [part if isinstance(part, bytes) else NUMBERED.sub("#", without_digests(str(part))) for part in seen]


async def test_what_a_side_hides_changes_no_byte_that_anybody_else_gets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    fence = "2 X . . . 3 . . 9 2\n. S . . . F . . B .\n. . B . . 3 . . . ."
    other = "2 9 . . . 3 . . X 2\n. S . . . B . . F .\n. . B . . 3 . . . ."
    empty = ". . . . . . . . . .\n"
    with caplog.at_level("DEBUG"):
        one = await seen_by_others(tmp_path / "one", empty + fence, caplog)
        two = await seen_by_others(tmp_path / "two", empty + other, caplog)
    assert len(one) > 15
    assert any(isinstance(part, bytes) and part.startswith(b"\x89PNG") for part in one)
    assert one == two


async def boards_of_a_set_up(folder: Path, rehearsals: int) -> tuple[list[list[str]], list[str]]:
    """What the public gets while Alice arranges her side, and once play has begun; and the codes of its boards."""
    async with opened(folder) as world:
        await start_stratego(world)
        traffic = PublicTraffic(world.env, world.public)
        for _ in range(rehearsals):
            await type_formation(world, world.alice, SHORT_FENCE)
            await type_formation(world, world.alice, BROAD_FRONT)
        await world.env.settle()
        arranging = traffic.take()
        await press_ready(world)
        await world.env.settle()
        public = (NUMBERED.sub("#", without_digests(each)).splitlines() for each in (arranging, traffic.take()))
        codes = [found for message in world.public() for found in CODE.findall(said(message))]
        return [[line for line in lines if line] for lines in public], codes


CODE = re.compile(r" · (\d+:[0-9a-f]{8})$", re.MULTILINE)
"""What a board ends with."""


async def test_nobody_can_count_on_the_boards_how_often_a_side_arranges_itself(tmp_path: Path) -> None:
    once, codes = await boards_of_a_set_up(tmp_path / "once", 1)
    often, other_codes = await boards_of_a_set_up(tmp_path / "often", 3)
    assert once == often
    assert any("Play begins" in line for line in once[1])
    assert [each.partition(":")[0] for each in codes] == [each.partition(":")[0] for each in other_codes] == ["3"]
    assert codes != other_codes


async def test_a_set_up_is_in_no_public_byte_and_in_no_log(world: World, caplog: pytest.LogCaptureFixture) -> None:
    traffic = PublicTraffic(world.env, world.public)
    with caplog.at_level("DEBUG"):
        await start_stratego(world)
        await type_formation(world, world.alice, BROAD_FRONT)
        kept = await world.alice.click((await world.hand(world.alice)).response, label="Saved formations")
        form = await world.alice.click(kept.response, label="Save this formation")
        await world.alice.submit_modal(form, {"text": "Sesame"})
        await type_formation(world, world.alice, "nonsense that is no formation")
        await press_ready(world)
    sent = traffic.take()
    assert "Play begins" in sent
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("bot"))
    for secret in ("Sesame", "nonsense", BROAD_FRONT.splitlines()[1], "2 X . . ."):
        assert secret not in sent
        assert secret not in ours
