"""What only one person may know reaches nobody else: whole matches, and every byte that went out in public."""

import pytest
import simcord

from bot.service.hosted import hosted
from bot.service.reports import read_report
from engine.games.theaters.cards import BY_KEY
from tests.bot.ui.outgoing import Outgoing, named, publicly_known
from tests.bot.ui.world import Dice, World, said

pytestmark = pytest.mark.usefixtures("quiet_log")


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_no_public_byte_names_a_card_that_spectators_were_not_shown(world: World, seed: int) -> None:
    outgoing = Outgoing(world.env, world.public)
    world.client.desk.warroom.challenges._keys._numbers = iter(range(seed * 100, seed * 100 + 50))
    for number in range(1, 4):
        await world.start(options="target=single edition=" + ("classic" if seed % 2 else "revised"))
        known: set[str] = set()
        dice = Dice(seed * 10 + number)
        checked = 0
        while True:
            match = await world.match(number)
            known |= publicly_known(match)
            if match.status != "live":
                break
            hidden = named(set(BY_KEY) - known) - named(known)
            sent = outgoing.take()
            assert "board.png" in sent
            leaked = [name for name in hidden if name in sent]
            assert not leaked
            checked += len(hidden)
            person = await world.to_act(number)
            await world.move(person, await world.hand(person, number), dice)
        assert checked > 50
        outgoing.take()
        world.channel = world.guild.create_text_channel(f"room-{number}")


async def test_the_detector_notices_a_hand_that_goes_out(world: World) -> None:
    outgoing = Outgoing(world.env, world.public)
    await world.start()
    person = await world.to_act()
    panel = await world.hand(person)
    names = [name for name in named(set(BY_KEY)) if name in said(panel)]
    assert names
    assert not any(name in outgoing.take() for name in names)
    await world.client.get_partial_messageable(world.channel.id).send(said(panel))
    sent = outgoing.take()
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
            assert mine or all(each.filename != "hand.png" for each in message.attachments)


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
    for typed in ("", "a", "Improvise", "1#0"):
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
    for row in await world.client.desk.warroom.store.log(world.guild.id, 1):
        match = await world.match()
        told = host_report(match.game, row.reports)
        known |= {key for key in BY_KEY if f'"{key}"' in told}
    log = said(await world.carol.click(world.board(), label="Log"))
    assert not [name for name in named(set(BY_KEY) - known) - named(known) if name in log]


def host_report(game: str, reports: tuple[bytes, ...]) -> str:
    host = hosted(game)
    return host.game.codec.dump_events(read_report(host, reports, None)).decode()


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
    assert "Alice" not in text
    assert "simcord_interaction" not in text
