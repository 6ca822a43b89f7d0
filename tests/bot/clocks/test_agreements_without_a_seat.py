"""What people of a match ask of each other once one of them is out of it."""

import pytest

from bot.match.model.match import Match, Person
from bot.match.model.timing import ProposalKind
from tests.bot.clocks.test_take_overs import together
from tests.bot.clocks.time_steps import posted
from tests.bot.lobbies.lobby_world import Crowd
from tests.bot.service_world import ALICE, BOB, CAROL, GUILD, refused


@pytest.fixture
def crowd() -> Crowd:
    """Without computer players, so that nobody is asked about a seat that was left."""
    return Crowd()


async def ask(crowd: Crowd, match: Match, person: Person, kind: ProposalKind = "pause") -> Match:
    return await crowd.warroom.agreements.ask(match.ref, crowd.request(person), kind)


async def consent(crowd: Crowd, match: Match, person: Person) -> Match:
    return await crowd.warroom.agreements.consent(match.ref, crowd.request(person), match.version)


async def resign(crowd: Crowd, match: Match, person: Person) -> Match:
    return await crowd.warroom.play.resign(match.ref, crowd.request(person))


@pytest.mark.parametrize("kind", ["pause", "hands", "take_back"])
async def test_who_is_out_asks_nobody_for_anything_and_is_offered_nothing(crowd: Crowd, kind: ProposalKind) -> None:
    match = await resign(crowd, await together(crowd, BOB, CAROL), CAROL)
    assert match.status == "live"
    await refused("already_out", ask(crowd, match, CAROL, kind))
    panel = await crowd.warroom.agreements.panel(match.ref, CAROL.id)
    assert [button.custom_id.verb for button in panel.buttons] == ["hand"]


async def test_who_is_out_lets_no_paused_clock_go_on(crowd: Crowd) -> None:
    match = await resign(crowd, await together(crowd, BOB, CAROL), CAROL)
    match = await consent(crowd, await ask(crowd, match, ALICE), BOB)
    assert match.timing.paused_at is not None
    await refused("already_out", crowd.warroom.agreements.resume(match.ref, crowd.request(CAROL)))


async def test_who_is_out_is_mentioned_no_more(crowd: Crowd) -> None:
    match = await resign(crowd, await together(crowd, BOB, CAROL), CAROL)
    await ask(crowd, match, ALICE)
    (notice,) = await posted(crowd)
    message = await crowd.warroom.outbox.notice_message(GUILD, notice)
    assert message.called == (BOB,)


@pytest.mark.parametrize("leaver", [ALICE, CAROL])
async def test_what_is_asked_is_over_when_somebody_leaves_who_asked_it_or_hadnt_answered(
    crowd: Crowd, leaver: Person
) -> None:
    match = await consent(crowd, await ask(crowd, await together(crowd, BOB, CAROL), ALICE), BOB)
    match = await resign(crowd, match, leaver)
    assert match.timing.proposal is None
    stays = CAROL if leaver == ALICE else ALICE
    assert (await consent(crowd, await ask(crowd, match, stays), BOB)).timing.paused_at is not None
