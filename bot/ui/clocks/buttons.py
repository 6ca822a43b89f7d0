"""What the buttons about time do, on notices and on the private panel of the clock."""

from collections.abc import Awaitable, Callable

from bot.model.clock import ProposalKind
from bot.model.match import Match, MatchRef
from bot.model.refusal import Refused
from bot.ui.gateway.context import guild_of, request_of
from bot.ui.gateway.custom_ids import CustomId, Verb
from bot.ui.gateway.replies import Answer
from bot.ui.matches.panels import clock_page


async def show_clock(answer: Answer, match_id: int, note: str = "") -> None:
    """Show how the time of a match runs."""
    guild_id, user_id = guild_of(answer.interaction), answer.interaction.user.id
    await answer.private_reply(
        clock_page(await answer.context.warroom.clocks.panel(MatchRef(guild_id, match_id), user_id), note)
    )


async def _clock(answer: Answer, mark: CustomId, _chosen: str) -> None:
    await show_clock(answer, mark.match)


async def _ask(answer: Answer, mark: CustomId, _chosen: str) -> None:
    kinds: dict[str, ProposalKind] = {"pause": "pause", "time": "time"}
    kind = kinds.get(mark.key)
    if kind is None:
        raise Refused("not_offered")
    clocks = answer.context.warroom.clocks
    await clocks.ask(MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction), kind)
    await show_clock(answer, mark.match, "Your opponents are asked now; it counts once all of them agree.")


async def _consent(answer: Answer, mark: CustomId, _chosen: str) -> None:
    clocks = answer.context.warroom.clocks
    match = await clocks.consent(
        MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction), mark.version
    )
    await show_clock(answer, mark.match, _agreed(match))


async def _refuse(answer: Answer, mark: CustomId, _chosen: str) -> None:
    clocks = answer.context.warroom.clocks
    await clocks.refuse(
        MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction), mark.version
    )
    await show_clock(answer, mark.match, "The clock goes on as before.")


async def _resume(answer: Answer, mark: CustomId, _chosen: str) -> None:
    clocks = answer.context.warroom.clocks
    await clocks.resume(MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction))
    await show_clock(answer, mark.match, "The clock goes on.")


async def _claim(answer: Answer, mark: CustomId, _chosen: str) -> None:
    clocks, guild_id = answer.context.warroom.clocks, guild_of(answer.interaction)
    match = await clocks.claim(MatchRef(guild_id, mark.match), request_of(answer.interaction), _seat(mark))
    note = "The match is over, and yours." if match.status == "over" else "Done. The match goes on."
    await show_clock(answer, mark.match, note)


async def _give(answer: Answer, mark: CustomId, _chosen: str) -> None:
    clocks, guild_id, seat = answer.context.warroom.clocks, guild_of(answer.interaction), _seat(mark)
    match = await clocks.give(MatchRef(guild_id, mark.match), request_of(answer.interaction), seat)
    await show_clock(answer, mark.match, f"That was kind. {match.people[seat].name} has as much time again.")


async def _stand(answer: Answer, mark: CustomId, _chosen: str) -> None:
    clocks = answer.context.warroom.clocks
    await clocks.stand(MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction), mark.key)
    await show_clock(answer, mark.match)


async def _unstand(answer: Answer, mark: CustomId, _chosen: str) -> None:
    clocks = answer.context.warroom.clocks
    await clocks.unstand(MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction))
    await show_clock(answer, mark.match, "You answer by hand again.")


def _agreed(match: Match) -> str:
    if match.timing.proposal is not None:
        return "You agreed; others are still asked."
    return "Agreed: the clock is paused." if match.timing.paused_at is not None else "Agreed: there is more time."


def _seat(mark: CustomId) -> int:
    if not (mark.key.isascii() and mark.key.isdecimal() and len(mark.key) <= 2):
        raise Refused("not_offered")
    return int(mark.key)


CLOCK_PRESSES: dict[Verb, Callable[[Answer, CustomId, str], Awaitable[None]]] = {
    "clock": _clock,
    "ask": _ask,
    "consent": _consent,
    "refuse": _refuse,
    "resume": _resume,
    "claim": _claim,
    "stand": _stand,
    "unstand": _unstand,
    "give": _give,
}
