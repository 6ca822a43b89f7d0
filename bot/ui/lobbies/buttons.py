"""What the buttons and selects of gatherings do."""

from collections.abc import Awaitable, Callable, Mapping

from bot.model.match import Match, Way
from bot.model.refusal import Refused
from bot.service.lobbies.lobby_views import NO_TEAM, NOBODY, setup, swappable
from bot.ui.gateway.context import guild_of, request_of
from bot.ui.gateway.custom_ids import Mark, Verb
from bot.ui.gateway.replies import Answer
from bot.ui.gateway.voice_states import people_in, present_in, selected, voice_id_of
from bot.ui.lobbies.pages import setup_page, swap_page
from bot.ui.matches import panels

_WAYS: Mapping[str, Way] = {"random": "random", "captains": "captains", "hand": "hand"}


async def show_setup(answer: Answer, match: Match) -> None:
    """Show the opener the panel of a muster, with who else is in the voice channel."""
    interaction = answer.interaction
    present = await people_in(interaction, match.gathering.voice_id if match.gathering else None)
    await answer.private_reply(setup_page(setup(match, interaction.user.id, present)))


async def _join(answer: Answer, mark: Mark, _chosen: str) -> None:
    team = None if mark.key == NO_TEAM else _number(mark.key) - 1
    request, voice_id = request_of(answer.interaction), voice_id_of(answer.interaction)
    match = await answer.desk.warroom.gatherings.join(guild_of(answer.interaction), mark.match, request, team, voice_id)
    await _say(answer, match, "You're in. The card shows who else is, and I'll call you when it's your move.")


async def _leave(answer: Answer, mark: Mark, _chosen: str) -> None:
    gatherings = answer.desk.warroom.gatherings
    await gatherings.leave(guild_of(answer.interaction), mark.match, request_of(answer.interaction))
    await answer.private_sentence("You've left; the card shows it.")


async def _start(answer: Answer, mark: Mark, _chosen: str) -> None:
    gatherings = answer.desk.warroom.gatherings
    match = await gatherings.start(guild_of(answer.interaction), mark.match, request_of(answer.interaction))
    await _say(answer, match, "")


async def _agree(answer: Answer, mark: Mark, _chosen: str) -> None:
    gatherings = answer.desk.warroom.gatherings
    match = await gatherings.agree(guild_of(answer.interaction), mark.match, request_of(answer.interaction))
    await _say(answer, match, "Thank you. The match starts as soon as everybody has agreed.")


async def _disband(answer: Answer, mark: Mark, _chosen: str) -> None:
    gatherings = answer.desk.warroom.gatherings
    await gatherings.cancel(guild_of(answer.interaction), mark.match, request_of(answer.interaction))
    await answer.private_sentence("You called it off.")


async def _swap(answer: Answer, mark: Mark, _chosen: str) -> None:
    match = await answer.desk.warroom.match(guild_of(answer.interaction), mark.match)
    await answer.private_reply(swap_page(match.id, swappable(match, answer.interaction.user.id)))


async def _swap_with(answer: Answer, mark: Mark, _chosen: str) -> None:
    gatherings, request = answer.desk.warroom.gatherings, request_of(answer.interaction)
    await gatherings.swap(guild_of(answer.interaction), mark.match, request, _number(mark.key))
    await answer.private_sentence("You've changed teams. Everybody else is asked to agree again.")


async def _pick(answer: Answer, mark: Mark, _chosen: str) -> None:
    mustering, request = answer.desk.warroom.mustering, request_of(answer.interaction)
    user_id = None if mark.key == NOBODY else _number(mark.key)
    await mustering.pick(guild_of(answer.interaction), mark.match, request, user_id)
    await answer.private_sentence("Picked; the card shows the teams.")


async def _arrange(answer: Answer, mark: Mark, _chosen: str) -> None:
    await show_setup(answer, await answer.desk.warroom.match(guild_of(answer.interaction), mark.match))


async def _people(answer: Answer, mark: Mark, _chosen: str) -> None:
    interaction, warroom = answer.interaction, answer.desk.warroom
    others = selected(interaction)
    gathering = (await warroom.match(guild_of(interaction), mark.match)).gathering
    present = present_in(interaction, gathering.voice_id if gathering else None)
    match = await warroom.mustering.choose_people(
        guild_of(interaction), mark.match, request_of(interaction), others, present
    )
    await show_setup(answer, match)


async def _way(answer: Answer, mark: Mark, _chosen: str) -> None:
    way = _WAYS.get(mark.key)
    if way is None:
        raise Refused("not_offered")
    mustering, request = answer.desk.warroom.mustering, request_of(answer.interaction)
    await show_setup(answer, await mustering.choose_way(guild_of(answer.interaction), mark.match, request, way))


async def _captain(answer: Answer, mark: Mark, chosen: str) -> None:
    mustering, request = answer.desk.warroom.mustering, request_of(answer.interaction)
    match = await mustering.choose_captain(guild_of(answer.interaction), mark.match, request, _number(chosen))
    await show_setup(answer, match)


async def _team(answer: Answer, mark: Mark, _chosen: str) -> None:
    mustering, request = answer.desk.warroom.mustering, request_of(answer.interaction)
    first = {person.id for person in selected(answer.interaction)}
    await show_setup(answer, await mustering.choose_team(guild_of(answer.interaction), mark.match, request, first))


async def _post(answer: Answer, mark: Mark, _chosen: str) -> None:
    mustering, request = answer.desk.warroom.mustering, request_of(answer.interaction)
    match = await mustering.post(guild_of(answer.interaction), mark.match, request)
    await answer.private_sentence(
        f"The card is in <#{match.channel_id}>. Everybody agrees there; **Arrange** on it brings this panel back."
    )


async def _say(answer: Answer, match: Match, sentence: str) -> None:
    """Show the panel of a match that has just started; else say the sentence."""
    if match.status != "live":
        await answer.private_sentence(sentence)
        return
    panel = await answer.desk.warroom.play.panel(match.guild_id, match.id, answer.interaction.user.id)
    await answer.private_reply(panels.panel_page(panel))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 20):
        raise Refused("not_offered")
    return int(text)


GATHERING_PRESSES: dict[Verb, Callable[[Answer, Mark, str], Awaitable[None]]] = {
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
