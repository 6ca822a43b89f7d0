"""The private pages of lobbies: the panel on which a voice lobby is arranged, and whom to change teams with."""

from collections.abc import Sequence

from bot.model.computers import people_among
from bot.model.match import Person
from bot.presenters.lobbies import LEVEL_NAMES, TEAM_METHODS
from bot.screens import limits
from bot.screens import screen as screen_screen
from bot.screens.custom_ids import CustomId
from bot.service.lobbies.lobby_views import ComputersPage, Setup
from bot.ui.gateway.message_layout import Page, Row, button, in_rows, people_select, select


def setup_page(setup: Setup, note: str = "") -> Page:
    """The opener's panel: who plays, how teams are made, and the card."""
    match_id, people = setup.match.id, people_among(setup.match.people)
    most = max(setup.most - len(setup.match.people) + len(people), len(people))
    rows: list[Row] = [people_select(CustomId("people", match_id), "Who plays, including you", people, most=most)]
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
    computers = button(CustomId("computers", match_id), "Computer players")
    rows.append([*post, computers, button(CustomId("disband", match_id), "Cancel", "danger")])
    return Page(screen=setup.screen, rows=rows, note=note)


def computers_page(shown: ComputersPage) -> Page:
    """The opener's page of a lobby's computer players: a button to add one of each level, and to remove each."""
    match_id, rows = shown.match.id, list[Row]()
    if not shown.is_full:
        rows += [_adding(match_id, team, label) for team, label in _places_to_fill(shown)]
    removing = [
        button(CustomId("remove_computer", match_id, node=person.id), f"Remove {person.name}", "danger")
        for person in shown.computers
    ]
    rows += in_rows(removing)
    if shown.match.lobby is not None and shown.match.lobby.kind == "voice":
        rows.append([button(CustomId("arrange", match_id), "Back")])
    return Page(screen=shown.screen, rows=rows)


def _adding(match_id: int, team: int, label: str) -> Row:
    return [
        button(CustomId("add_computer", match_id, node=number, key=str(team)), label.format(level=name), "success")
        for number, name in enumerate(LEVEL_NAMES.values())
    ]


def _places_to_fill(shown: ComputersPage) -> Sequence[tuple[int, str]]:
    """The teams, from 1, that a computer player may be added to, with what the buttons say; 0: there are no teams."""
    if shown.teams is None:
        return [(0, "Add: {level}")]
    return [(team + 1, f"Team {team + 1}: {{level}}") for team in shown.teams]


def leaving_page(match_id: int) -> Page:
    """Asks the only one in a lobby whether to leave it, which closes it."""
    text = "You're the only one in it, so leaving closes it and nobody can join any more."
    buttons = [
        button(CustomId("leave_last", match_id), "Yes, close it", "danger"),
        button(CustomId("stay", match_id), "No, stay"),
    ]
    return Page(screen=screen_screen.question("Close this match?", text), rows=[buttons])


def swap_page(match_id: int, others: Sequence[Person]) -> Page:
    """Asks with whom somebody changes teams."""
    text = "The two of you change places, and everybody else is asked to agree again."
    screen = screen_screen.question("Change teams with whom?", text, "neutral")
    return Page(
        screen=screen,
        rows=in_rows([button(CustomId("swap_with", match_id, key=str(person.id)), person.name) for person in others]),
    )


def _team_rows(setup: Setup) -> list[Row]:
    match_id, people = setup.match.id, setup.match.people
    if setup.team_method == "captains":
        options = [(str(person.id), person.name, "") for person in people_among(people[1:])]
        picks = next((person.name for person in setup.captains if person.id != people[0].id), "")
        shown = f"The other captain: {picks}" if picks else "The other captain"
        return [select(CustomId("captain", match_id), shown, options[: limits.SELECT_OPTIONS])]
    if setup.team_method == "hand":
        most = max(len(people_among(people)) - (people == people_among(people)), 1)
        first = people_among(setup.first_team)
        return [people_select(CustomId("team", match_id), "Who is in team 1", first, most=most)]
    return []
