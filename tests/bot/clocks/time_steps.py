"""Steps of tests about time: letting it pass, and reading what that led to."""

import msgspec

from bot.match.model.match import Match, Person
from bot.match.model.timing import GRACE, TIMES
from bot.outbox.model import Notice
from tests.bot.service_world import GUILD, World

DAILY_TURN = TIMES["daily"]["turn"]


async def pass_time(world: World, match: Match, seconds: float) -> Match:
    """Let time go by, and let what is due then happen, as the dispatcher would."""
    world.clock.at += seconds
    world.warroom.downtime.note_presence()
    await world.warroom.time_outs.run_due(match.ref)
    return await world.load(match)


async def kinds(world: World, match: Match) -> list[str]:
    return [row.kind for row in await world.store.log(match.ref)]


async def posted(world: World) -> list[Notice]:
    """Post and take away what is behind, as the outbox would, and return what was posted."""
    fresh = []
    for notice in await world.store.pending_notices(GUILD):
        if notice.is_over:
            await world.store.delete_notice(GUILD, notice.id)
        else:
            fresh.append(msgspec.structs.replace(notice, message_id=1_000 + notice.id))
            await world.store.save_notice(GUILD, fresh[-1])
    return fresh


async def sides(world: World, match: Match) -> tuple[Person, Person]:
    """Who is waited for, and the other one."""
    late = await world.mover(match)
    return late, next(person for person in match.people if person != late)


async def late_match(world: World) -> Match:
    """A match on a daily clock in which the time of a turn is over, and was told to be."""
    match = await world.started(clock="daily")
    await pass_time(world, match, DAILY_TURN / 2)
    await pass_time(world, match, DAILY_TURN / 2 + GRACE)
    return match
