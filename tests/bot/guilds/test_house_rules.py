"""What the admins of a guild allow, and whom it holds back."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.catalog import PLAYABLE_GAMES
from bot.guilds.model import HouseRules
from bot.lobbies.opening import OpeningRequest
from bot.lobbies.voice_lobbies import VoiceGroup
from bot.match.model.match import Match, MatchRef, Permissions
from tests.bot.lobbies.lobby_world import DAVE, ERIN, EVERYBODY, FLIES, VOICE, Crowd, lobby
from tests.bot.service_world import ALICE, BOB, CAROL, CHANNEL, GUILD, refused

ADMIN = Permissions(channels=(CHANNEL,), manages=True)
ROLE = 900


class Court(Crowd):
    """A crowd in a guild with house rules."""

    async def rule(self, **changes: Any) -> HouseRules:
        return await self.warroom.opening_checks.change(GUILD, ADMIN, lambda rules: replace(rules, **changes))

    async def open(self, standing: Permissions, game: str = FLIES) -> Match:
        call = OpeningRequest(GUILD, CHANNEL, ALICE, game, "", next(self._interactions), standing)
        return await self.warroom.open_lobbies.open(call)


@pytest.fixture
def court() -> Court:
    return Court()


async def test_where_nothing_was_ruled_everything_is_allowed(court: Court) -> None:
    assert await court.warroom.opening_checks.rules(GUILD) == HouseRules()
    assert (await court.open(Permissions())).status == "open"


@pytest.mark.parametrize("standing", [Permissions(), Permissions((CHANNEL,), (ROLE,))])
async def test_only_who_manages_the_guild_sees_or_changes_its_rules(court: Court, standing: Permissions) -> None:
    opening_checks = court.warroom.opening_checks
    await refused("not_an_admin", opening_checks.change(GUILD, standing, lambda _rules: HouseRules(keep_days=30)))
    await refused("not_an_admin", opening_checks.rules_for(GUILD, standing))
    assert await opening_checks.rules(GUILD) == HouseRules()


async def test_matches_are_opened_only_in_the_channels_that_are_named(court: Court) -> None:
    await court.rule(channels=(5, 6))
    refusal = await refused("not_in_this_channel", court.open(Permissions((CHANNEL,), manages=True)))
    assert refusal.params["channels"] == (5, 6)
    assert (await court.open(Permissions((6,)))).status == "open"


async def test_a_thread_and_a_channel_of_a_category_count_as_what_they_lie_in(court: Court) -> None:
    await court.rule(channels=(5,))
    assert (await court.open(Permissions((CHANNEL, 5)))).status == "open"
    await court.warroom.opening_checks.check_channel(GUILD, Permissions((1, 2, 5)))
    await refused("not_in_this_channel", court.warroom.opening_checks.check_channel(GUILD, Permissions((1, 2))))


async def test_only_the_games_that_are_named_are_played(court: Court) -> None:
    await court.rule(games=("air-land-sea",))
    refusal = await refused("game_not_allowed", court.open(ADMIN))
    assert refusal.params["games"] == ("Air, Land & Sea",)
    assert (await court.open(ADMIN, "air-land-sea")).status == "open"


async def test_only_who_has_the_role_or_manages_the_guild_opens_matches(court: Court) -> None:
    await court.rule(starter_role=ROLE)
    refusal = await refused("not_a_starter", court.open(Permissions((CHANNEL,), (1, 2))))
    assert refusal.params["role"] == ROLE
    match = await court.open(Permissions((CHANNEL,), (1, ROLE)))
    assert (await court.open(ADMIN)).status == "open"
    assert [person.name for person in (await court.join(match, BOB, team=1)).people] == ["Alice", "Bob"]


async def test_challenges_musters_and_rematches_are_held_to_the_rules_too(court: Court) -> None:
    over = await court.warroom.play.resign(MatchRef(GUILD, (await court.started()).id), court.request(BOB))
    several = await court.agree(await court.posted(), BOB, CAROL, DAVE)
    await court.warroom.play.resign(several.ref, court.request(BOB))
    await court.rule(starter_role=ROLE)
    await refused("not_a_starter", court.challenge())
    await refused("not_a_starter", court.mustered())
    for match in (over, several):
        await refused("not_a_starter", court.warroom.rematches.ask(match.ref, court.request(BOB), Permissions()))
        again = await court.warroom.rematches.ask(match.ref, court.request(BOB), Permissions(roles=(ROLE,)))
        assert again.status == "open"


async def test_a_match_that_is_open_already_goes_on_under_new_rules(court: Court) -> None:
    match = await court.challenge()
    await court.rule(channels=(5,), games=("flies-lies-supplies",), starter_role=ROLE)
    assert (await court.warroom.challenges.accept(match.ref, court.request(BOB))).status == "live"


@pytest.mark.parametrize(("channels", "hosts"), [((CHANNEL, VOICE), True), ((CHANNEL, 33), True), ((CHANNEL,), False)])
async def test_a_muster_plays_in_its_voice_channel_only_where_that_is_allowed(
    court: Court, channels: tuple[int, ...], hosts: bool
) -> None:
    await court.rule(channels=channels)
    call = OpeningRequest(GUILD, CHANNEL, ALICE, FLIES, "", next(court._interactions), ADMIN)
    match = await court.warroom.voice_lobbies.open(call, VoiceGroup(VOICE, EVERYBODY, can_host=True, category_id=33))
    assert lobby(match).play_channel_id == (VOICE if hosts else None)


async def test_rules_that_make_no_sense_are_refused_and_change_nothing(court: Court) -> None:
    before = await court.rule(keep_days=30)
    await refused("no_clock_left", court.rule(clocks=()))
    await refused("too_many_channels", court.rule(channels=tuple(range(1, 27))))
    await refused("not_offered", court.rule(keep_days=31))
    assert await court.warroom.opening_checks.rules(GUILD) == before


async def test_rules_are_kept_in_order_and_without_games_that_nobody_knows(court: Court) -> None:
    rules = await court.rule(channels=(9, 5, 9), games=("tiddlywinks", "flies-lies-supplies", "air-land-sea"))
    assert rules.channels == (5, 9)
    assert rules.games == ("air-land-sea", "flies-lies-supplies")
    assert set(rules.games) <= set(PLAYABLE_GAMES)


async def test_two_admins_at_the_same_time_lose_no_change_of_the_other(court: Court) -> None:
    changes = [
        {"keep_days": 30}, {"channels": (5,)}, {"starter_role": ROLE}, {"clocks": ("live",)},
    ]  # fmt: skip
    await asyncio.gather(*(court.rule(**change) for change in changes))
    assert await court.warroom.opening_checks.rules(GUILD) == HouseRules((5,), (), ("live",), ROLE, 30)


async def test_a_block_ends_what_two_people_have_open_between_them(court: Court) -> None:
    mine, theirs = await court.challenge(ALICE, BOB), await court.challenge(BOB, ALICE)
    other = await court.challenge(ALICE, ERIN)
    await court.warroom.blocks.block(GUILD, ALICE, BOB)
    assert [(await court.load(match)).status for match in (mine, theirs, other)] == ["cancelled", "declined", "open"]
    assert await court.warroom.blocks.list_blocked(GUILD, ALICE.id) == (BOB.id,)
    assert await court.warroom.blocks.list_blocked(GUILD, BOB.id) == ()
