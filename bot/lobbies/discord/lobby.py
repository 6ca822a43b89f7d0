"""Handlers of the buttons and lists of challenges, open lobbies and voice lobbies.

Also the private pages of lobbies: the opener's panels, and the questions before leaving and changing teams.
"""

from collections.abc import Mapping, Sequence

from bot.discord.components import component
from bot.discord.context import check_permissions
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Page, Row, people_select, split_into_rows
from bot.lobbies import cards, texts
from bot.lobbies.cards import NO_TEAM, ComputersPage, Setup, setup, swappable
from bot.lobbies.challenges import Challenges
from bot.lobbies.discord import announcing
from bot.lobbies.discord.announcing import announce_rematch
from bot.lobbies.open_lobbies import OpenLobbies
from bot.lobbies.practice import LobbyComputers, Practice
from bot.lobbies.screens import TEAM_METHODS, drawn_note
from bot.lobbies.voice_lobbies import VoiceLobbies
from bot.match.changes import Changes
from bot.match.model.computers import as_person, people_among
from bot.match.model.match import Match, Person, TeamMethod
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId, decimal
from bot.screens.refusals import Refused
from bot.screens.screen import Button, question
from engine.ai.player import LEVELS


def setup_page(setup: Setup, note: str = "") -> Page:
    """Return the opener's panel of a voice lobby: people, team method, computer players and invitations.

    `note` is a text above the panel; "" shows none.
    """
    match_id, people = setup.match.id, people_among(setup.match.people)
    limit = max(setup.max_people - len(setup.match.people) + len(people), len(people))
    rows: list[Row] = [
        people_select(CustomId("people", match_id), texts.who_plays_including_you(), people, limit=limit)
    ]
    if setup.has_teams:
        rows.append(
            [
                Button(
                    CustomId("team_method", match_id, key=team_method),
                    _method_label(team_method),
                    "primary" if team_method == setup.team_method else "secondary",
                )
                for team_method in TEAM_METHODS
            ]
        )
        if setup.team_method == "hand":
            limit_first = max(len(people) - (people == setup.match.people), 1)
            first = people_among(setup.first_team)
            rows.append(people_select(CustomId("team", match_id), texts.who_is_in_team_1(), first, limit=limit_first))
    post = [] if setup.is_posted else [Button(CustomId("post", match_id), texts.send_invitations(), "success")]
    computers = Button(CustomId("computers", match_id), texts.computer_players())
    rows.append([*post, computers, Button(CustomId("disband", match_id), texts.cancel(), "danger")])
    return Page(screen=setup.screen, rows=rows, note=note)


def computers_page(shown: ComputersPage) -> Page:
    """Return the opener's page on computer players: buttons to add one of each level, and to remove each.

    In a game with teams, each team with room has its own buttons. A full lobby has no buttons to add.
    """
    match_id, rows = shown.match.id, list[Row]()
    if not shown.is_full:
        teams = (0,) if shown.teams is None else tuple(team + 1 for team in shown.teams)
        rows += [
            [
                Button(
                    CustomId("add_computer", match_id, node=number, key=str(team)), _add_label(name, team), "success"
                )
                for number, name in enumerate(as_person(level).name for level in LEVELS)
            ]
            for team in teams
        ]
    removing = [
        Button(CustomId("remove_computer", match_id, node=person.id), texts.remove_computer(name=person.name), "danger")
        for person in shown.computers
    ]
    rows += split_into_rows(removing)
    if shown.match.lobby is not None and shown.match.lobby.kind == "voice":
        rows.append([Button(CustomId("arrange", match_id), screen_texts.back())])
    return Page(screen=shown.screen, rows=rows)


def _method_label(team_method: TeamMethod) -> str:
    return texts.team_method_random() if team_method == "random" else texts.team_method_hand()


def _add_label(name: str, team: int) -> str:
    """Return the label of the button that adds a computer player. `team` counts from 1; 0 means no team."""
    return texts.add_to_team(team=team, name=name) if team else texts.add_computer(name=name)


def leaving_page(match_id: int) -> Page:
    """Return the page that asks the last person in a lobby to confirm leaving, which closes the lobby."""
    buttons = [
        Button(CustomId("leave_last", match_id), texts.yes_close(), "danger"),
        Button(CustomId("stay", match_id), texts.no_stay()),
    ]
    return Page(screen=question(texts.close_match(), texts.closes_by_leaving()), rows=[buttons])


def swap_page(match_id: int, others: Sequence[Person]) -> Page:
    """Return the page that asks for a partner to change teams with."""
    screen = question(texts.change_teams_with(), texts.change_teams_means(), "neutral")
    return Page(
        screen=screen,
        rows=split_into_rows(
            [Button(CustomId("swap_with", match_id, key=str(person.id)), person.name) for person in others]
        ),
    )


_WAYS: Mapping[str, TeamMethod] = {"random": "random", "hand": "hand"}


async def show_setup(context: InteractionContext, match: Match, *, is_new: bool = False) -> None:
    """Show the opener the panel of a voice lobby; once the match has begun, their match panel.

    The lobby's panel names the other people in the voice channel. The note of a new lobby explains how its people were
    drawn, if not all of the channel have room.
    """
    if match.status == "live":
        await context.show_panel()
        return
    present = await announcing.people_in(context.interaction, match.lobby.voice_id if match.lobby else None)
    note = drawn_note(len(match.people), len(present)) if is_new else ""
    await context.answer.private_reply(setup_page(setup(match, context.user_id, present), note))


@component("gj", "match", "key")
async def join(context: InteractionContext) -> None:
    """Add the person to the custom id's lobby. Show the panel if the match starts, otherwise a text.

    The key of the custom id is the team number from 1, or `NO_TEAM` for any team.
    """
    key = context.custom_id.key
    team = None if key == NO_TEAM else decimal(key) - 1
    voice_id = announcing.voice_id_of(context.interaction)
    match = await context.get(OpenLobbies).join(context.ref, context.request, team, voice_id)
    await _show_panel_or_text(context, match, texts.joined())


@component("gl", "match")
async def leave(context: InteractionContext) -> None:
    """Leave a lobby. The last person in it gets a question first, because leaving closes it."""
    match = await context.get(Changes).load(context.ref)
    if match.status == "open" and [person.id for person in people_among(match.people)] == [context.user_id]:
        await context.answer.private_reply(leaving_page(match.id))
        return
    await context.get(OpenLobbies).leave(context.ref, context.request)
    await context.answer.private_sentence(texts.left())


@component("gm", "match")
async def leave_last(context: InteractionContext) -> None:
    """Leave a lobby after the question. This closes it unless another person has joined since then."""
    match = await context.get(OpenLobbies).leave(context.ref, context.request)
    joined = match.status == "open"
    await context.answer.private_sentence(texts.left_open() if joined else texts.you_closed_match())


@component("gk", "match")
async def stay(context: InteractionContext) -> None:
    """Reply that the person is still in the lobby. Nothing changes."""
    await context.answer.private_sentence(texts.stayed())


@component("gs", "match")
async def start(context: InteractionContext) -> None:
    """Start the match of an open lobby with the people who have joined, and show the opener the panel."""
    await _show_panel_or_text(context, await context.get(OpenLobbies).start(context.ref, context.request), "")


@component("ga", "match")
async def agree(context: InteractionContext) -> None:
    """Record that the person agrees to the match. Show the panel if the match starts, otherwise a text."""
    match = await context.get(OpenLobbies).agree(context.ref, context.request)
    await _show_panel_or_text(context, match, texts.agreed())


@component("gd", "match")
async def disband(context: InteractionContext) -> None:
    """Cancel a lobby before its match starts, for its opener."""
    await context.get(OpenLobbies).cancel(context.ref, context.request)
    await context.answer.private_sentence(texts.called_off())


@component("gx", "match")
async def swap(context: InteractionContext) -> None:
    """Ask the person for a partner to change teams with."""
    match = await context.get(Changes).load(context.ref)
    await context.answer.private_reply(swap_page(match.id, swappable(match, context.user_id)))


@component("gy", "match", "key")
async def swap_with(context: InteractionContext) -> None:
    """Exchange the teams of the caller and the person that the custom id names.

    All people except the caller must agree to the match again. Raises Refused("cannot_swap") if the two can't exchange
    teams.
    """
    await context.get(OpenLobbies).swap(context.ref, context.request, decimal(context.custom_id.key))
    await context.answer.private_sentence(texts.changed_teams())


@component("gp", "match", "key")
async def pick(_context: InteractionContext) -> None:
    """Raise Refused("no_picks"): earlier releases had buttons for captains to pick teams."""
    raise Refused("no_picks")


@component("ge", "match")
async def arrange(context: InteractionContext) -> None:
    """Show the opener's panel of the custom id's lobby, or the match panel if the match has begun."""
    await show_setup(context, await context.get(Changes).load(context.ref))


@component("gu", "match")
async def people(context: InteractionContext) -> None:
    """Set the people of a voice lobby to those chosen in the select, and show the opener's panel again."""
    others = announcing.selected_people(context.interaction)
    lobby = (await context.get(Changes).load(context.ref)).lobby
    present = announcing.present_in(context.interaction, lobby.voice_id if lobby else None)
    voice_lobbies = context.get(VoiceLobbies)
    await show_setup(context, await voice_lobbies.choose_people(context.ref, context.request, others, present))


@component("gw", "match", "key")
async def team_method(context: InteractionContext) -> None:
    """Set how a voice lobby makes its teams, and show the opener's panel again.

    The key of the custom id is "random" or "hand". Raises Refused("no_picks") for another key.
    """
    chosen = _WAYS.get(context.custom_id.key)
    if chosen is None:
        raise Refused("no_picks")
    await show_setup(context, await context.get(VoiceLobbies).choose_team_method(context.ref, context.request, chosen))


@component("gc", "match")
async def captain(_context: InteractionContext) -> None:
    """Raise Refused("no_picks"): earlier releases had selects for captains to pick teams."""
    raise Refused("no_picks")


@component("gt", "match")
async def team(context: InteractionContext) -> None:
    """Set the first team of a voice lobby to the people chosen in the select, and show the panel again."""
    first = {person.id for person in announcing.selected_people(context.interaction)}
    await show_setup(context, await context.get(VoiceLobbies).choose_team(context.ref, context.request, first))


@component("gq", "match")
async def computers(context: InteractionContext) -> None:
    """Show the opener which computer players take part."""
    await _show_computers(context, await context.get(Changes).load(context.ref))


@component("gz", "match", "node", "key")
async def add_computer(context: InteractionContext) -> None:
    """Add a computer player to the lobby, and show the page of computer players again.

    The custom id's node is the index of the level. Its key is the team, counted from 1; "0" means no team. Raises
    Refused("not_offered") for an unknown level.
    """
    number, team = context.custom_id.node, decimal(context.custom_id.key)
    if number >= len(LEVELS):
        raise Refused("not_offered")
    voice = _is_voice(await context.get(Changes).load(context.ref))
    into = team - 1 if team else None
    added = await context.get(LobbyComputers).add(context.ref, context.request, LEVELS[number], into, voice=voice)
    await _show_computers(context, added)


@component("gr", "match", "node")
async def remove_computer(context: InteractionContext) -> None:
    """Remove the computer player that the custom id names from the lobby.

    Then show the page of the remaining computer players, or the match panel if the match has started.
    """
    voice, user_id = _is_voice(await context.get(Changes).load(context.ref)), context.custom_id.node
    await _show_computers(
        context, await context.get(LobbyComputers).remove(context.ref, context.request, user_id, voice=voice)
    )


@component("go", "match")
async def post(context: InteractionContext) -> None:
    """Send the invitations of a voice lobby: post the card on which people agree to play.

    If the match starts immediately, show its panel; otherwise reply with a link to the card's channel.
    """
    match = await context.get(VoiceLobbies).post(context.ref, context.request)
    if match.status == "live":
        await context.show_panel()
        return
    await context.answer.private_sentence(texts.invitations_are_in(channel=f"<#{match.channel_id}>"))


def _is_voice(match: Match) -> bool:
    return match.lobby is not None and match.lobby.kind == "voice"


async def _show_computers(context: InteractionContext, match: Match) -> None:
    """Show the page of a lobby's computer players, or the match panel if the match has just started."""
    if match.status == "live":
        await context.show_panel()
        return
    await context.get(Practice).check_allowed(context.guild_id)
    await context.answer.private_reply(computers_page(cards.computers_page(match, context.user_id)))


async def _show_panel_or_text(context: InteractionContext, match: Match, sentence: str) -> None:
    """Show the panel of a match that has just started, below its board; otherwise answer with the sentence."""
    if match.status == "live":
        await announcing.show_panel_last(context)
    else:
        await context.answer.private_sentence(sentence)


@component("a", "match")
async def accept(context: InteractionContext) -> None:
    """Accept the custom id's challenge for its opponent, start the match and show the panel."""
    check_permissions(context.interaction)
    await context.get(Challenges).accept(context.ref, context.request)
    await announcing.show_panel_last(context)


@component("d", "match")
async def decline(context: InteractionContext) -> None:
    """Decline the custom id's challenge for its opponent, and confirm it privately."""
    match = await context.get(Challenges).decline(context.ref, context.request)
    await context.answer.private_sentence(texts.you_declined(name=match.people[0].name))


@component("k", "match")
async def cancel(context: InteractionContext) -> None:
    """Withdraw the challenger's own challenge."""
    await context.get(Challenges).cancel(context.ref, context.request)
    await context.answer.private_sentence(texts.you_withdrew())


@component("m", "match", away=True)
async def rematch(context: InteractionContext) -> None:
    """Open a rematch of the custom id's match, or agree to one that another player has opened."""
    await announce_rematch(context)


@component("mh", "match", away=True)
async def next_level(context: InteractionContext) -> None:
    """Start a match like the custom id's, which the person has won, against computer players of the next level."""
    await announce_rematch(context, harder=True)
