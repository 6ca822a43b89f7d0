"""What each button and select does."""

from collections.abc import Awaitable, Callable

from bot.model.match import MatchRef
from bot.model.refusal import Refused
from bot.service.games import playable
from bot.ui.clocks.buttons import CLOCK_PRESSES
from bot.ui.gateway.context import guild_of, request_of
from bot.ui.gateway.custom_ids import CustomId, Verb, base36
from bot.ui.gateway.permissions import check_permissions
from bot.ui.gateway.replies import Answer
from bot.ui.guilds.buttons import HOUSE_PRESSES
from bot.ui.guilds.setup_buttons import WRITING_PRESSES
from bot.ui.lobbies.buttons import GATHERING_PRESSES
from bot.ui.lobbies.cards import announce_rematch
from bot.ui.matches import panels

_NEWEST = 1_000_000
"""A page beyond the last one: the log opens where it ends."""

Press = Callable[[Answer, CustomId, str], Awaitable[None]]
"""Does what a mark says; the text is what was chosen, for selects."""


async def carry_out(answer: Answer, mark: CustomId | None, chosen: str = "") -> None:
    """Do what a component's mark says; raises Refused."""
    if mark is None:
        raise Refused("not_offered")
    press = _PRESSES.get(mark.verb)
    if press is None:
        raise Refused("not_offered")
    await press(answer, mark, chosen)


async def _press(answer: Answer, mark: CustomId, _chosen: str) -> None:
    play, guild_id = answer.context.warroom.play, guild_of(answer.interaction)
    confirmed = mark.verb == "confirm"
    pressed = await play.press(
        MatchRef(guild_id, mark.match), request_of(answer.interaction), mark.version, mark.node, confirmed=confirmed
    )
    await answer.pressed(pressed, page=mark.page)


async def _choose(answer: Answer, mark: CustomId, chosen: str) -> None:
    node = int(chosen, 36) if chosen.isascii() and chosen.isalnum() and len(chosen) < 8 else -1
    if node < 0 or base36(node) != chosen:
        raise Refused("not_offered")
    await _press(answer, CustomId("press", mark.match, mark.version, node), "")


async def _hand(answer: Answer, mark: CustomId, _chosen: str) -> None:
    play = answer.context.warroom.play
    panel = await play.panel(MatchRef(guild_of(answer.interaction), mark.match), answer.interaction.user.id)
    await answer.private_reply(panels.panel_page(panel))


async def _shortcut(answer: Answer, mark: CustomId, _chosen: str) -> None:
    play = answer.context.warroom.play
    guild_id, request = guild_of(answer.interaction), request_of(answer.interaction)
    pressed = await play.shortcut(MatchRef(guild_id, mark.match), request, mark.key, mark.version)
    await answer.pressed(pressed)


async def _log(answer: Answer, mark: CustomId, _chosen: str) -> None:
    # The public button has page 0, and opens the log at its end.
    page = mark.page if answer.edits else _NEWEST
    warroom = answer.context.warroom
    story = await warroom.story(MatchRef(guild_of(answer.interaction), mark.match), answer.interaction.user.id)
    await answer.private_reply(panels.log_page(mark.match, story, page))


async def _rules(answer: Answer, mark: CustomId, _chosen: str) -> None:
    match = await answer.context.warroom.match(MatchRef(guild_of(answer.interaction), mark.match))
    await answer.private_reply(panels.rules_page(playable(match.game)))


async def _topic(answer: Answer, mark: CustomId, chosen: str) -> None:
    host = playable(mark.key)
    await answer.private_reply(panels.rules_page(host, panels.topic_at(host, chosen)))


async def _deck(answer: Answer, mark: CustomId, _chosen: str) -> None:
    await answer.private_reply(panels.deck_page(playable(mark.key), mark.page))


async def _accept(answer: Answer, mark: CustomId, _chosen: str) -> None:
    check_permissions(answer.interaction)
    warroom, guild_id, request = answer.context.warroom, guild_of(answer.interaction), request_of(answer.interaction)
    await warroom.challenges.accept(MatchRef(guild_id, mark.match), request)
    await answer.private_reply(
        panels.panel_page(await warroom.play.panel(MatchRef(guild_id, mark.match), request.person.id))
    )


async def _decline(answer: Answer, mark: CustomId, _chosen: str) -> None:
    challenges = answer.context.warroom.challenges
    match = await challenges.decline(MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction))
    await answer.private_sentence(f"You declined; {match.people[0].name} sees it on the challenge.")


async def _cancel(answer: Answer, mark: CustomId, _chosen: str) -> None:
    challenges = answer.context.warroom.challenges
    await challenges.cancel(MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction))
    await answer.private_sentence("You took your challenge back.")


async def _resign(answer: Answer, mark: CustomId, _chosen: str) -> None:
    play, guild_id, request = answer.context.warroom.play, guild_of(answer.interaction), request_of(answer.interaction)
    await play.resign(MatchRef(guild_id, mark.match), request)
    await answer.private_reply(panels.panel_page(await play.panel(MatchRef(guild_id, mark.match), request.person.id)))


async def _rematch(answer: Answer, mark: CustomId, _chosen: str) -> None:
    await announce_rematch(answer, mark.match)


_PRESSES: dict[Verb, Press] = {
    "press": _press,
    "confirm": _press,
    "page": _press,
    "choose": _choose,
    "hand": _hand,
    "log": _log,
    "rules": _rules,
    "topic": _topic,
    "deck": _deck,
    "shortcut": _shortcut,
    "resign": _resign,
    "accept": _accept,
    "decline": _decline,
    "cancel": _cancel,
    "rematch": _rematch,
    **CLOCK_PRESSES,
    **GATHERING_PRESSES,
    **HOUSE_PRESSES,
    **WRITING_PRESSES,
}
