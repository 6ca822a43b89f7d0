"""What the buttons and selects of gatherings do."""

from collections.abc import Awaitable, Callable, Mapping

from bot.model.match import Match, MatchRef, Way
from bot.model.refusal import Refused
from bot.service.lobbies.lobby_views import NO_TEAM, NOBODY, setup, swappable
from bot.ui.gateway.context import guild_of, request_of
from bot.ui.gateway.custom_ids import CustomId, Verb
from bot.ui.gateway.replies import Answer
from bot.ui.gateway.voice_states import people_in, present_in, selected, voice_id_of
from bot.ui.lobbies.pages import setup_page, swap_page
from bot.ui.matches import panels

_WAYS: Mapping[str, Way] = {"random": "random", "captains": "captains", "hand": "hand"}


async def show_setup(answer: Answer, match: Match) -> None:
    """Show the opener the panel of a muster, with who else is in the voice channel."""
    interaction = answer.interaction
    present = await people_in(interaction, match.lobby.voice_id if match.lobby else None)
    await answer.private_reply(setup_page(setup(match, interaction.user.id, present)))


async def _join(answer: Answer, mark: CustomId, _chosen: str) -> None:
    team = None if mark.key == NO_TEAM else _number(mark.key) - 1
    request, voice_id = request_of(answer.interaction), voice_id_of(answer.interaction)
    match = await answer.context.warroom.open_lobbies.join(
        MatchRef(guild_of(answer.interaction), mark.match), request, team, voice_id
    )
    await _say(answer, match, "You're in. The card shows who else is, and I'll call you when it's your move.")


async def _leave(answer: Answer, mark: CustomId, _chosen: str) -> None:
    open_lobbies = answer.context.warroom.open_lobbies
    await open_lobbies.leave(MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction))
    await answer.private_sentence("You've left; the card shows it.")


async def _start(answer: Answer, mark: CustomId, _chosen: str) -> None:
    open_lobbies = answer.context.warroom.open_lobbies
    match = await open_lobbies.start(MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction))
    await _say(answer, match, "")


async def _agree(answer: Answer, mark: CustomId, _chosen: str) -> None:
    open_lobbies = answer.context.warroom.open_lobbies
    match = await open_lobbies.agree(MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction))
    await _say(answer, match, "Thank you. The match starts as soon as everybody has agreed.")


async def _disband(answer: Answer, mark: CustomId, _chosen: str) -> None:
    open_lobbies = answer.context.warroom.open_lobbies
    await open_lobbies.cancel(MatchRef(guild_of(answer.interaction), mark.match), request_of(answer.interaction))
    await answer.private_sentence("You called it off.")


async def _swap(answer: Answer, mark: CustomId, _chosen: str) -> None:
    match = await answer.context.warroom.match(MatchRef(guild_of(answer.interaction), mark.match))
    await answer.private_reply(swap_page(match.id, swappable(match, answer.interaction.user.id)))


async def _swap_with(answer: Answer, mark: CustomId, _chosen: str) -> None:
    open_lobbies, request = answer.context.warroom.open_lobbies, request_of(answer.interaction)
    await open_lobbies.swap(MatchRef(guild_of(answer.interaction), mark.match), request, _number(mark.key))
    await answer.private_sentence("You've changed teams. Everybody else is asked to agree again.")


async def _pick(answer: Answer, mark: CustomId, _chosen: str) -> None:
    voice_lobbies, request = answer.context.warroom.voice_lobbies, request_of(answer.interaction)
    user_id = None if mark.key == NOBODY else _number(mark.key)
    await voice_lobbies.pick(MatchRef(guild_of(answer.interaction), mark.match), request, user_id)
    await answer.private_sentence("Picked; the card shows the teams.")


async def _arrange(answer: Answer, mark: CustomId, _chosen: str) -> None:
    await show_setup(answer, await answer.context.warroom.match(MatchRef(guild_of(answer.interaction), mark.match)))


async def _people(answer: Answer, mark: CustomId, _chosen: str) -> None:
    interaction, warroom = answer.interaction, answer.context.warroom
    others = selected(interaction)
    lobby = (await warroom.match(MatchRef(guild_of(interaction), mark.match))).lobby
    present = present_in(interaction, lobby.voice_id if lobby else None)
    match = await warroom.voice_lobbies.choose_people(
        MatchRef(guild_of(interaction), mark.match), request_of(interaction), others, present
    )
    await show_setup(answer, match)


async def _way(answer: Answer, mark: CustomId, _chosen: str) -> None:
    way = _WAYS.get(mark.key)
    if way is None:
        raise Refused("not_offered")
    voice_lobbies, request = answer.context.warroom.voice_lobbies, request_of(answer.interaction)
    await show_setup(
        answer, await voice_lobbies.choose_way(MatchRef(guild_of(answer.interaction), mark.match), request, way)
    )


async def _captain(answer: Answer, mark: CustomId, chosen: str) -> None:
    voice_lobbies, request = answer.context.warroom.voice_lobbies, request_of(answer.interaction)
    match = await voice_lobbies.choose_captain(
        MatchRef(guild_of(answer.interaction), mark.match), request, _number(chosen)
    )
    await show_setup(answer, match)


async def _team(answer: Answer, mark: CustomId, _chosen: str) -> None:
    voice_lobbies, request = answer.context.warroom.voice_lobbies, request_of(answer.interaction)
    first = {person.id for person in selected(answer.interaction)}
    await show_setup(
        answer, await voice_lobbies.choose_team(MatchRef(guild_of(answer.interaction), mark.match), request, first)
    )


async def _post(answer: Answer, mark: CustomId, _chosen: str) -> None:
    voice_lobbies, request = answer.context.warroom.voice_lobbies, request_of(answer.interaction)
    match = await voice_lobbies.post(MatchRef(guild_of(answer.interaction), mark.match), request)
    await answer.private_sentence(
        f"The card is in <#{match.channel_id}>. Everybody agrees there; **Arrange** on it brings this panel back."
    )


async def _say(answer: Answer, match: Match, sentence: str) -> None:
    """Show the panel of a match that has just started; else say the sentence."""
    if match.status != "live":
        await answer.private_sentence(sentence)
        return
    panel = await answer.context.warroom.play.panel(match.ref, answer.interaction.user.id)
    await answer.private_reply(panels.panel_page(panel))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise Refused("not_offered")
    return int(text)


GATHERING_PRESSES: dict[Verb, Callable[[Answer, CustomId, str], Awaitable[None]]] = {
    "join": _join,
    "leave": _leave,
    "start": _start,
    "agree": _agree,
    "disband": _disband,
    "swap": _swap,
    "swap_with": _swap_with,
    "pick": _pick,
    "arrange": _arrange,
    "people": _people,
    "way": _way,
    "captain": _captain,
    "team": _team,
    "post": _post,
}
