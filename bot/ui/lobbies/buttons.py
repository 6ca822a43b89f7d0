"""What the buttons and selects of open lobbies and voice lobbies do."""

from collections.abc import Mapping

from bot.model.computers import people_among
from bot.model.match import Match, TeamMethod
from bot.screens.custom_ids import decimal
from bot.screens.refusals import Refused
from bot.service.lobbies import lobby_views
from bot.service.lobbies.lobby_computers import LobbyComputers
from bot.service.lobbies.lobby_views import NO_TEAM, NOBODY, setup, swappable
from bot.service.lobbies.open_lobbies import OpenLobbies
from bot.service.lobbies.practice import Practice
from bot.service.lobbies.voice_lobbies import VoiceLobbies
from bot.service.matches.changes import Changes
from bot.ui.gateway import voice_states
from bot.ui.gateway.components import component
from bot.ui.gateway.interactions import InteractionContext
from bot.ui.lobbies.pages import computers_page, leaving_page, setup_page, swap_page
from engine.ai.player import LEVELS

_WAYS: Mapping[str, TeamMethod] = {"random": "random", "captains": "captains", "hand": "hand"}


async def show_setup(context: InteractionContext, match: Match) -> None:
    """Show the opener the panel of a voice lobby, with who else is in the voice channel; once it has begun, a hand."""
    if match.status == "live":
        await context.show_panel()
        return
    present = await voice_states.people_in(context.interaction, match.lobby.voice_id if match.lobby else None)
    await context.answer.private_reply(setup_page(setup(match, context.user_id, present)))


@component("gj", "match", "key")
async def join(context: InteractionContext) -> None:
    """Join a lobby, in a team or in any."""
    key = context.custom_id.key
    team = None if key == NO_TEAM else decimal(key) - 1
    voice_id = voice_states.voice_id_of(context.interaction)
    match = await context.get(OpenLobbies).join(context.ref, context.request, team, voice_id)
    await _say(context, match, "You're in. The card shows who else is, and I'll ping you when it's your turn.")


@component("gl", "match")
async def leave(context: InteractionContext) -> None:
    """Leave a lobby; whoever is alone in it is asked first, as that closes it."""
    match = await context.get(Changes).load(context.ref)
    if match.status == "open" and [person.id for person in people_among(match.people)] == [context.user_id]:
        await context.answer.private_reply(leaving_page(match.id))
        return
    await context.get(OpenLobbies).leave(context.ref, context.request)
    await context.answer.private_sentence("You left the match.")


@component("gm", "match")
async def leave_last(context: InteractionContext) -> None:
    """Leave a lobby after having been asked, which closes it unless somebody has joined meanwhile."""
    match = await context.get(OpenLobbies).leave(context.ref, context.request)
    joined = match.status == "open"
    await context.answer.private_sentence(
        "You left the match. Somebody had joined meanwhile, so it stays open." if joined else "You closed the match."
    )


@component("gk", "match")
async def stay(context: InteractionContext) -> None:
    """Stay in a lobby after all."""
    await context.answer.private_sentence("You're still in. The card shows who else is.")


@component("gs", "match")
async def start(context: InteractionContext) -> None:
    """Start with those who have joined."""
    await _say(context, await context.get(OpenLobbies).start(context.ref, context.request), "")


@component("ga", "match")
async def agree(context: InteractionContext) -> None:
    """Agree to play."""
    match = await context.get(OpenLobbies).agree(context.ref, context.request)
    await _say(context, match, "Thank you. The match starts as soon as everybody has agreed.")


@component("gd", "match")
async def disband(context: InteractionContext) -> None:
    """Call the match off before it starts."""
    await context.get(OpenLobbies).cancel(context.ref, context.request)
    await context.answer.private_sentence("You called the match off.")


@component("gx", "match")
async def swap(context: InteractionContext) -> None:
    """Ask with whom the person changes teams."""
    match = await context.get(Changes).load(context.ref)
    await context.answer.private_reply(swap_page(match.id, swappable(match, context.user_id)))


@component("gy", "match", "key")
async def swap_with(context: InteractionContext) -> None:
    """Change teams with somebody."""
    await context.get(OpenLobbies).swap(context.ref, context.request, decimal(context.custom_id.key))
    await context.answer.private_sentence("You changed teams. Everybody else is asked to agree again.")


@component("gp", "match", "key")
async def pick(context: InteractionContext) -> None:
    """Pick somebody for the captain's team."""
    key = context.custom_id.key
    await context.get(VoiceLobbies).pick(context.ref, context.request, None if key == NOBODY else decimal(key))
    await context.answer.private_sentence("Picked. The card shows the teams.")


@component("ge", "match")
async def arrange(context: InteractionContext) -> None:
    """Show the opener's panel."""
    await show_setup(context, await context.get(Changes).load(context.ref))


@component("gu", "match")
async def people(context: InteractionContext) -> None:
    """Choose who plays."""
    others = voice_states.selected_people(context.interaction)
    lobby = (await context.get(Changes).load(context.ref)).lobby
    present = voice_states.present_in(context.interaction, lobby.voice_id if lobby else None)
    voice_lobbies = context.get(VoiceLobbies)
    await show_setup(context, await voice_lobbies.choose_people(context.ref, context.request, others, present))


@component("gw", "match", "key")
async def team_method(context: InteractionContext) -> None:
    """Choose how teams are made."""
    chosen = _WAYS.get(context.custom_id.key)
    if chosen is None:
        raise Refused("not_offered")
    await show_setup(context, await context.get(VoiceLobbies).choose_team_method(context.ref, context.request, chosen))


@component("gc", "match")
async def captain(context: InteractionContext) -> None:
    """Choose the other captain."""
    voice_lobbies = context.get(VoiceLobbies)
    await show_setup(context, await voice_lobbies.choose_captain(context.ref, context.request, decimal(context.chosen)))


@component("gt", "match")
async def team(context: InteractionContext) -> None:
    """Choose who is in the first team."""
    first = {person.id for person in voice_states.selected_people(context.interaction)}
    await show_setup(context, await context.get(VoiceLobbies).choose_team(context.ref, context.request, first))


@component("gq", "match")
async def computers(context: InteractionContext) -> None:
    """Show the opener which computer players take part."""
    await _show_computers(context, await context.get(Changes).load(context.ref))


@component("gz", "match", "node", "key")
async def add_computer(context: InteractionContext) -> None:
    """Add a computer player of a level, to a team where there are teams."""
    number, team = context.custom_id.node, decimal(context.custom_id.key)
    if number >= len(LEVELS):
        raise Refused("not_offered")
    voice = _is_voice(await context.get(Changes).load(context.ref))
    into = team - 1 if team else None
    added = await context.get(LobbyComputers).add(context.ref, context.request, LEVELS[number], into, voice=voice)
    await _show_computers(context, added)


@component("gr", "match", "node")
async def remove_computer(context: InteractionContext) -> None:
    """Remove a computer player."""
    voice, user_id = _is_voice(await context.get(Changes).load(context.ref)), context.custom_id.node
    await _show_computers(
        context, await context.get(LobbyComputers).remove(context.ref, context.request, user_id, voice=voice)
    )


@component("go", "match")
async def post(context: InteractionContext) -> None:
    """Send the invitations: post the card on which everybody agrees."""
    match = await context.get(VoiceLobbies).post(context.ref, context.request)
    if match.status == "live":
        await context.show_panel()
        return
    await context.answer.private_sentence(
        f"The invitations are in <#{match.channel_id}>. **Arrange** on their card shows this panel again."
    )


def _is_voice(match: Match) -> bool:
    return match.lobby is not None and match.lobby.kind == "voice"


async def _show_computers(context: InteractionContext, match: Match) -> None:
    """Show the page of a lobby's computer players, or the panel where it has just started."""
    if match.status == "live":
        await context.show_panel()
        return
    await context.get(Practice).check_allowed(context.guild_id)
    await context.answer.private_reply(computers_page(lobby_views.computers_page(match, context.user_id)))


async def _say(context: InteractionContext, match: Match, sentence: str) -> None:
    """Show the panel of a match that has just started; else say the sentence."""
    if match.status == "live":
        await context.show_panel()
    else:
        await context.answer.private_sentence(sentence)
