"""Matches of two against two by clicks alone: to their end, and with nothing in them for the wrong eyes."""

import json
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.games.catalog import get_game
from bot.match.offers import offer_for, state_of
from bot.match.redaction import read_report
from bot.match.waits import to_act
from bot.pictures.renderer import Renderer
from engine.core.values import Seat
from engine.games.air_land_sea.cards import BY_KEY
from tests.bot.lobbies.discord.club import Club, people_of
from tests.bot.play.discord.public_traffic import PublicTraffic, named, nothing_leaks
from tests.bot.world import World, labels, opened, said
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


def messages(club: Club) -> list[Any]:
    """Everything public, in the channel of the card and in the voice channel's chat."""
    return [*club.world.channel.history(viewer=club.erin), *club.voice.history(viewer=club.erin)]


async def mustered(world: World, options: str = "target=single") -> Club:
    """A match of Alice and Bob against Carol and Dave."""
    club = Club(world)
    await club.join_voice()
    await club.post_card(options=options)
    await club.agree(*club.four[1:])
    assert people_of(await club.match()) == [["Alice", "Bob"], ["Carol", "Dave"]]
    return club


async def mover(club: Club, dice: Dice) -> simcord.MemberActor:
    acting = to_act(await club.match())
    return club.actor(acting[dice.below(len(acting))].id)


@pytest.mark.parametrize("options", ["target=single", "mode=epic"])
async def test_a_mustered_match_is_played_to_its_end_by_clicks_alone(tmp_path: Path, options: str) -> None:
    async with opened(tmp_path, Renderer()) as world:
        club = await mustered(world, options)
        dice, moves = Dice(3), 0
        movers: set[int] = set()
        while (await club.match()).status == "live":
            person = await mover(club, dice)
            panel = await person.click(club.voice_chat_card(), label="My hand")
            assert panel.ephemeral
            await world.move(person, panel, dice)
            movers.add(person.id)
            moves += 1
        last = club.voice_chat_card()
        assert moves > 12
        assert movers == {person.id for person in club.four}
        assert "won the match" in said(last)
        assert (labels(last)[0], labels(last)[-1]) == ("Rematch", "Proof")
        assert all(each.filename.startswith("board-") for each in last.attachments)


@pytest.mark.parametrize("seed", [1, 2])
async def test_no_public_byte_of_a_match_of_four_names_a_card_that_spectators_were_not_shown(
    world: World, seed: int
) -> None:
    world.warroom.open_lobbies._opening._keys._numbers = iter(range(seed * 100, seed * 100 + 50))
    club = Club(world)
    traffic = PublicTraffic(world.env, lambda: messages(club))
    await club.join_voice()
    await club.post_card(options="target=single")
    await club.agree(*club.four[1:])
    dice = Dice(seed)

    async def step() -> None:
        person = await mover(club, dice)
        await world.move(person, await world.hand(person), dice)

    checked = await nothing_leaks(traffic, club.match, step)
    assert checked > 100


async def test_a_panel_shows_the_own_hand_and_the_teams_facedown_cards_and_nothing_more(world: World) -> None:
    club = await mustered(world)
    dice, shared, checked = Dice(4), 0, 0
    known: dict[int, set[str]] = {person.id: set() for person in club.four}
    while (match := await club.match()).status == "live":
        host, state = get_game(match.game), state_of(match, get_game(match.game))
        for index, person in enumerate(match.people):
            seat = Seat(index)
            view = host.engine.view(state, seat)
            told = host.engine.codec.dump_view(view) + host.engine.codec.dump_events(
                read_report(host, match.reports, seat)
            )
            told += b"".join(host.engine.codec.dump_action(action) for action in offer_for(match, person.id).actions)
            known[person.id] |= {key for key in BY_KEY if f'"{key}"' in told.decode()}
            panel = await world.hand(club.actor(person.id))
            in_words = await club.actor(person.id).click(panel.response, label="In words")
            shown = f"{await everything(world, panel)} {await everything(world, in_words)}"
            hidden = named(set(BY_KEY) - known[person.id]) - named(known[person.id])
            assert not [name for name in hidden if name in shown]
            checked += len(hidden)
            mates = next(team for team in match.roster.teams if seat in team)
            mate = next(other for other in mates if other != seat)
            lying = {
                sight.card
                for theater in view.row
                for sight in theater.columns[match.roster.team_of(seat)].cards
                if not sight.faceup
            }
            assert None not in lying
            assert not set(host.engine.view(state, mate).hand) & lying
            assert all(BY_KEY[card].name in shown for card in lying)
            shared += len(lying)
        person = await mover(club, dice)
        await world.move(person, await world.hand(person), dice)
    assert shared > 10
    assert checked > 500


async def test_the_teammate_who_comes_too_late_is_told_who_decided(world: World) -> None:
    club = await mustered(world)
    dice = Dice(5)
    for person in club.four:
        await world.move(person, await world.hand(person), dice)
    first, second = (club.actor(person.id) for person in to_act(await club.match()))
    early, late = await world.hand(first), await world.hand(second)
    await world.restart()  # so that this panel stays as it is
    await world.move(first, early, dice)
    before = await club.match()
    answer = await second.click(late.response, label=labels(late.response)[0])
    assert answer.response.ephemeral
    name = next(person.name for person in before.people if person.id == first.id)
    assert f"{name} was faster and has decided for your team" in said(answer)
    assert await club.match() == before


async def test_everybody_who_may_act_is_called_and_nobody_else(world: World) -> None:
    club = await mustered(world)
    dice = Dice(6)
    for person in club.four:
        await world.move(person, await world.hand(person), dice)
    await world.env.advance_time(3600)
    acting = to_act(await club.match())
    person = club.actor(acting[0].id)
    await world.move(person, await world.hand(person), dice)
    now = {person.id for person in to_act(await club.match())}
    assert set(club.voice_chat_card().raw_mentions) == now - {person.id}
    assert now


async def everything(world: World, panel: Any) -> str:
    """All that a private answer says and shows: words, labels, alt texts and pictures."""
    pictures = b" ".join(await world.files(panel.response))
    components = json.dumps([row if isinstance(row, dict) else row.to_dict() for row in panel.response.components])
    alts = " ".join(each.description or "" for each in panel.response.attachments)
    return f"{said(panel)} {pictures.decode()} {components} {alts}"
