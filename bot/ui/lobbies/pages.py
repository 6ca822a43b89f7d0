"""The private pages of lobbies: the panel on which a voice lobby is arranged, and whom to change teams with."""

from collections.abc import Sequence

from bot.model.match import Person
from bot.presenters import discord_limits, match_cards
from bot.presenters.lobbies import TEAM_METHODS
from bot.service.lobbies.lobby_views import Setup
from bot.ui.gateway.custom_ids import CustomId
from bot.ui.gateway.message_layout import Page, Row, button, in_rows, people_select, select


def setup_page(setup: Setup, note: str = "") -> Page:
    """The opener's panel: who plays, how teams are made, and the card."""
    match_id, people = setup.match.id, setup.match.people
    rows: list[Row] = [
        people_select(
            CustomId("people", match_id), "Who plays, including you", people, most=max(setup.most, len(people))
        )
    ]
    if setup.has_teams:
        rows.append(
            [
                button(
                    CustomId("team_method", match_id, key=team_method),
                    label,
                    "primary" if team_method == setup.team_method else "secondary",
                )
                for team_method, label in TEAM_METHODS.items()
            ]
        )
        rows.extend(_team_rows(setup))
    post = [] if setup.is_posted else [button(CustomId("post", match_id), "Send invitations", "success")]
    rows.append([*post, button(CustomId("disband", match_id), "Cancel", "danger")])
    return Page(screen=setup.screen, rows=rows, note=note)


def leaving_page(match_id: int) -> Page:
    """Asks the only one in a lobby whether to leave it, which closes it."""
    text = "You're the only one in it, so leaving closes it and nobody can join any more."
    buttons = [
        button(CustomId("leave_last", match_id), "Yes, close it", "danger"),
        button(CustomId("stay", match_id), "No, stay"),
    ]
    return Page(screen=match_cards.question("Close this match?", text), rows=[buttons])


def swap_page(match_id: int, others: Sequence[Person]) -> Page:
    """Asks with whom somebody changes teams."""
    text = "The two of you change places, and everybody else is asked to agree again."
    screen = match_cards.question("Change teams with whom?", text, "neutral")
    return Page(
        screen=screen,
        rows=in_rows([button(CustomId("swap_with", match_id, key=str(person.id)), person.name) for person in others]),
    )


def _team_rows(setup: Setup) -> list[Row]:
    match_id, people = setup.match.id, setup.match.people
    if setup.team_method == "captains":
        options = [(str(person.id), person.name, "") for person in people[1:]]
        picks = next((person.name for person in setup.captains if person.id != people[0].id), "")
        shown = f"The other captain: {picks}" if picks else "The other captain"
        return [select(CustomId("captain", match_id), shown, options[: discord_limits.SELECT_OPTIONS])]
    if setup.team_method == "hand":
        most = len(people) - 1
        return [people_select(CustomId("team", match_id), "Who is in team 1", setup.first_team, most=most)]
    return []
