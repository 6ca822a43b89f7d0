"""Handlers of the buttons about time, on notices and on the private clock panel."""

from bot.clocks import texts
from bot.clocks.agreements import Agreements
from bot.clocks.auto_replies import AutoReplies, TimePanel
from bot.clocks.screens import auto_replies_text
from bot.clocks.take_overs import TakeOvers
from bot.discord.components import component
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Page, split_into_rows
from bot.games.catalog import get_game
from bot.match.changes import Changes
from bot.match.model.match import Match
from bot.match.model.timing import ProposalKind
from bot.match.words import question_text
from bot.screens.custom_ids import CustomId, decimal
from bot.screens.refusals import Refused
from bot.screens.screen import Button
from bot.screens.words import join_sentences


def clock_page(panel: TimePanel, note: str = "") -> Page:
    """Return the private page of a panel about time or auto replies, with buttons and a link to settings.

    `note` is a line of text above the panel; "" adds none.
    """
    settings = Button(CustomId("preferences"), texts.when_to_mention())
    return Page(screen=panel.screen, rows=split_into_rows([*panel.buttons, settings]), note=note)


_MAX_SEAT = 99
"""No game seats more."""

_KINDS: dict[str, ProposalKind] = {"pause": "pause", "time": "time", "hands": "hands", "take_back": "take_back"}


async def show_clock(context: InteractionContext, note: str = "") -> None:
    """Show the person, privately, the clock panel of the match, with the line `note` above it ("" adds none)."""
    panel = await context.get(Agreements).panel(context.ref, context.user_id)
    await context.answer.private_reply(clock_page(panel, note))


@component("ko", "match")
async def clock(context: InteractionContext) -> None:
    """Show the presser the clock panel of the match."""
    await show_clock(context)


@component("kq", "match", "key")
async def ask(context: InteractionContext) -> None:
    """Ask the opponents for the agreement that the pressed button names, then show the clock panel.

    An agreement is a pause, more time, open hands or an undo. An undo that needs no consent happens immediately; then
    show the hand. Raises Refused("not_offered") for an unknown button.
    """
    kind = _KINDS.get(context.custom_id.key)
    if kind is None:
        raise Refused("not_offered")
    match = await context.get(Agreements).ask(context.ref, context.request, kind)
    if kind == "take_back" and match.timing.proposal is None:
        await context.show_panel(note=texts.took_back())
        return
    await show_clock(context, texts.asked_hands() if kind == "hands" else texts.asked())


@component("ka", "match", "version")
async def consent(context: InteractionContext) -> None:
    """Agree to an opponent's proposal for the presser, then show the clock panel with the result."""
    kind = await _load_proposal_kind(context)
    match = await context.get(Agreements).consent(context.ref, context.request, context.custom_id.version)
    await show_clock(context, _consent_note(match, kind))


@component("kr", "match", "version")
async def refuse(context: InteractionContext) -> None:
    """Refuse an opponent's proposal, or withdraw the presser's own, then show the clock panel."""
    kind = await _load_proposal_kind(context)
    await context.get(Agreements).refuse(context.ref, context.request, context.custom_id.version)
    await show_clock(context, _refusal_note(kind))


@component("kh", "match")
async def close_hands(context: InteractionContext) -> None:
    """Hide all hands from spectators at the presser's request, then show the clock panel."""
    await context.get(Agreements).close_hands(context.ref, context.request)
    await show_clock(context, texts.hands_hidden())


@component("kt", "match", "version")
async def take_over(context: InteractionContext) -> None:
    """Record the presser's consent that a computer player takes a seat that a person left.

    Then show the person's panel. The last consent puts the computer player into the seat.
    """
    match = await context.get(TakeOvers).agree(context.ref, context.request, context.custom_id.version)
    await context.show_panel(note=texts.taken_over() if match.take_over is None else texts.take_over_agreed())


@component("kl", "match", "version")
async def leave_empty(context: InteractionContext) -> None:
    """End the vote on a left seat for the presser: no computer player takes the seat.

    Then show the presser's panel of the match.
    """
    await context.get(TakeOvers).leave_empty(context.ref, context.request, context.custom_id.version)
    await context.show_panel(note=texts.left_empty())


@component("ku", "match")
async def resume(context: InteractionContext) -> None:
    """End the pause of the match for the presser, then show the clock panel."""
    await context.get(Agreements).resume(context.ref, context.request)
    await show_clock(context, texts.running_again())


@component("kc", "match", "key")
async def claim(context: InteractionContext) -> None:
    """Forfeit the overdue seat that the button's key names, then show the presser the clock panel.

    The others may first vote whether a computer player takes the seat.
    """
    match = await context.get(Agreements).claim(context.ref, context.request, decimal(context.custom_id.key, _MAX_SEAT))
    await show_clock(context, _claim_note(match))


@component("kg", "match", "key")
async def give(context: InteractionContext) -> None:
    """Give an opponent's seat, named by the button's key, its time again; then show the clock panel."""
    seat = decimal(context.custom_id.key, _MAX_SEAT)
    match = await context.get(Agreements).give(context.ref, context.request, seat)
    await show_clock(context, texts.given(name=match.people[seat].name))


@component("ks", "match", "key", away=True)
async def stand(context: InteractionContext) -> None:
    """Set an auto reply of the person, and confirm it on their panel unless it has ended with the turn."""
    key, replies = context.custom_id.key, context.get(AutoReplies)
    match = await replies.set(context.ref, context.request, key)
    label = get_game(match.game).presenter.auto_replies[key].label
    is_set = await replies.is_set(match, context.user_id, key)
    await context.show_panel(
        note=join_sentences((auto_replies_text((label,), match.people), texts.stopped_by_clock())) if is_set else ""
    )


@component("kp", "match", away=True)
async def auto_replies(context: InteractionContext) -> None:
    """Show the person's auto replies."""
    panel = await context.get(AutoReplies).panel(context.ref, context.user_id)
    await context.answer.private_reply(clock_page(panel))


@component("kx", "match", away=True)
async def clear_auto_reply(context: InteractionContext) -> None:
    """Delete the presser's auto replies in the match, then show their panel."""
    await context.get(AutoReplies).clear(context.ref, context.request)
    await context.show_panel(note=texts.by_hand_again())


def _claim_note(match: Match) -> str:
    if match.status == "over":
        return texts.claimed_win()
    if match.take_over is not None:
        return question_text(match)
    return texts.claimed()


async def _load_proposal_kind(context: InteractionContext) -> ProposalKind | None:
    proposal = (await context.get(Changes).load(context.ref)).timing.proposal
    return None if proposal is None else proposal.kind


def _refusal_note(kind: ProposalKind | None) -> str:
    match kind:
        case "hands":
            return texts.refused_hands()
        case "take_back":
            return texts.refused_take_back()
    return texts.refused()


def _consent_note(match: Match, kind: ProposalKind | None) -> str:
    if match.timing.proposal is not None:
        return texts.agreed()
    if kind == "take_back":
        return texts.agreed_take_back()
    if kind == "hands":
        return texts.agreed_hands()
    return texts.agreed_pause() if match.timing.paused_at is not None else texts.agreed_time()
