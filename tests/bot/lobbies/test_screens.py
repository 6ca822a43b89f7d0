"""The cards of open and voice lobbies, in golden texts."""

from msgspec.structs import replace

from bot.games.catalog import PRESENTERS
from bot.lobbies import screens
from bot.lobbies.screens import LobbySummary, Member
from bot.screens.screen import Block
from tests.bot.screens.golden_texts import check_golden, screen_text

ALONE = LobbySummary(
    presenter=PRESENTERS["this-means-war"],
    terms="50 CITY wins",
    members=(Member("Alice"), Member("Bob")),
    sizes=(2, 3, 4),
    teams=0,
    expires_at=1_700_000_000,
    footer="Match 7",
)
TEAMS = replace(
    ALONE,
    members=(
        Member("Alice", 0),
        Member("Bob", 1, agreed=False),
        Member("Carol", 0, agreed=False),
    ),
    sizes=(2, 4),
    teams=2,
)
LEFT = replace(ALONE, members=ALONE.members[:1])
FULL = replace(TEAMS, members=(*TEAMS.members[:2], Member("Carol", 0), Member("Dave", 1, agreed=False)))


def test_the_card_of_an_open_lobby(golden_update: bool) -> None:
    cards = [
        screens.open_lobby_card(ALONE, complete=True),
        screens.open_lobby_card(LEFT, complete=False),
        screens.open_lobby_card(replace(ALONE, sizes=(4,)), complete=False),
        screens.open_lobby_card(TEAMS, complete=False),
        *(screens.closed_card(ALONE, status) for status in screens.CLOSED),
    ]
    check_golden("open_lobby", "\n\n".join(map(screen_text, cards)), update=golden_update)


def test_the_card_of_a_voice_lobby(golden_update: bool) -> None:
    cards = [
        screens.voice_lobby_card(FULL, free=0, open_to_voice=True),
        *(screens.voice_lobby_card(LEFT, free=free, open_to_voice=to) for free in (1, 2) for to in (False, True)),
    ]
    check_golden("voice_lobby", "\n\n".join(map(screen_text, cards)), update=golden_update)


def test_the_panel_on_which_a_voice_lobby_is_arranged(golden_update: bool) -> None:
    panels = [
        screens.arrangement_screen(ALONE, "hand", (), posted=False),
        screens.arrangement_screen(replace(ALONE, sizes=(3, 4)), "hand", ("Erin", "Frank"), posted=False),
        *(screens.arrangement_screen(FULL, team_method, (), posted=True) for team_method in screens.TEAM_METHODS),
    ]
    check_golden("voice_lobby_arrangement", "\n\n".join(map(screen_text, panels)), update=golden_update)


def test_the_page_of_a_match_against_computer_players(golden_update: bool) -> None:
    game = screens.DraftedGame("Stratego", "Two armies.", "Classic", "Classic rules · full army", Block("No clock", ""))
    pages = [
        screens.quick_screen(),
        screens.practice_screen(game, ["Computer (easy)"], "easy"),
        screens.practice_screen(replace(game, problem="Barrage has no Miners."), ["Computer (easy)"], "easy"),
    ]
    check_golden("practice", "\n\n".join(map(screen_text, pages)), update=golden_update)


def test_the_page_of_a_lobbys_computer_players(golden_update: bool) -> None:
    pages = [screens.computers_screen("Stratego", names) for names in ((), ("Computer (easy)", "Computer (hard)"))]
    check_golden("lobby_computers", "\n\n".join(map(screen_text, pages)), update=golden_update)
