"""The screens of tournaments, in golden texts, and how their table is drawn."""

import pytest
from msgspec.structs import replace

from bot.games.catalog import PRESENTERS
from bot.lobbies.screens import LobbySummary, Member
from bot.screens import limits
from bot.screens.screen import Block, Picture
from bot.screens.words import safe_name
from bot.tournaments import screens as tournament_screens
from bot.tournaments.drawing import PairingLine, TableLine, TournamentSummary
from bot.tournaments.model import MAX_ENTRANTS, Format
from tests.bot.pictures.drawn import check_band, words_of
from tests.bot.screens.golden_texts import check_golden, screen_text

SIGNUP = TournamentSummary(
    name="Autumn Cup",
    game="Air, Land & Sea",
    terms="first to 12",
    clock=Block("Daily", "a day or more for each turn"),
    format="round_robin",
    days=7,
    long_wait=86_400.0,
    status="signup",
    names=("Alice", "Bob", "Carol"),
    planned=3,
)
LINES = (
    TableLine(1, "Alice", 5, 2, 1, 0, 6, 9),
    TableLine(2, "Carol", 3, 1, 1, 1, 7, 6),
    TableLine(2, "Bob", 3, 1, 1, 1, 7, 6),
    TableLine(4, "Dave", 1, 0, 1, 2, 8, 3, withdrawn=True),
)
PAIRINGS = (
    PairingLine("Alice", "Bob"),
    PairingLine("Carol", "Erin", "second", "played"),
    PairingLine("Frank", "Dave", "first", "absent", ("Dave",)),
    PairingLine("Grace", "Heidi", "draw", "late"),
    PairingLine("Ivan", None, "first", "bye"),
)
RUNNING = replace(
    SIGNUP, status="running", round=2, round_ends_at=1_700_000_000.0, table=LINES, pairings=PAIRINGS, format="swiss"
)
LOBBY = LobbySummary(
    presenter=PRESENTERS["stratego"],
    terms="full army",
    members=(Member("Alice", agreed=True), Member("Bob", agreed=False)),
    sizes=(2,),
    teams=0,
    expires_at=1_700_000_000,
)


def test_the_card_on_which_people_sign_up(golden_update: bool) -> None:
    screens = [
        tournament_screens.signup_screen(SIGNUP),
        tournament_screens.signup_screen(replace(SIGNUP, names=(), format="swiss")),
        tournament_screens.signup_screen(replace(SIGNUP, format="swiss", asked_rounds=5, days=1)),
        tournament_screens.signup_screen(replace(SIGNUP, status="cancelled")),
    ]
    check_golden("tournament_signup", "\n\n".join(map(screen_text, screens)), update=golden_update)


def test_the_table(golden_update: bool) -> None:
    over = replace(RUNNING, status="over", round_ends_at=None, format="round_robin")
    shared = replace(over, table=tuple(replace(line, rank=1) for line in LINES))
    screens = map(tournament_screens.table_screen, (RUNNING, over, shared, replace(over, status="cancelled")))
    check_golden("tournament_table", "\n\n".join(map(screen_text, screens)), update=golden_update)


def test_how_a_tournament_is_counted(golden_update: bool) -> None:
    screens = [
        tournament_screens.rules_screen(SIGNUP),
        tournament_screens.rules_screen(replace(RUNNING, days=1, long_wait=21_600.0)),
    ]
    check_golden("tournament_rules", "\n\n".join(map(screen_text, screens)), update=golden_update)


def test_the_card_of_a_pairing(golden_update: bool) -> None:
    screens = [
        tournament_screens.pairing_card(LOBBY, "Autumn Cup, round 2, table 3", 1_700_000_000.0),
        tournament_screens.closed_pairing_card(LOBBY, "Autumn Cup, round 2, table 3", ""),
        tournament_screens.closed_pairing_card(LOBBY, "Autumn Cup, round 2, table 3", "Bob dropped out."),
        tournament_screens.leaving_question("Autumn Cup"),
        tournament_screens.ending_question("Autumn Cup"),
        tournament_screens.list_screen([]),
        tournament_screens.list_screen(
            [
                tournament_screens.list_line("Autumn Cup", "signup", 1, ""),
                tournament_screens.list_line("Spring Cup", "running", 8, "https://x.y"),
            ]
        ),
    ]
    check_golden("tournament_pairing", "\n\n".join(map(screen_text, screens)), update=golden_update)


def picture(tournament: TournamentSummary) -> Picture:
    drawn = tournament_screens.table_screen(tournament).picture
    assert drawn is not None
    return drawn


def words(tournament: TournamentSummary) -> list[str]:
    """All words of the table's picture, from top to bottom."""
    return [word for band in picture(tournament).bands for word in words_of(band.scene)]


LONGEST = "W" * 14 + "W\N{COMBINING MACRON BELOW}" * 16
"""Thirty letters, so many of them with a mark that a name keeps no further one."""


def crowded(count: int, form: Format) -> TournamentSummary:
    """A tournament of so many people with the longest names."""
    names = tuple(f"{number:02}{'W' * 30}" for number in range(count))
    table = tuple(TableLine(number + 1, name, 63, 31, 0, 31, 999, 1999) for number, name in enumerate(names))
    pairings = tuple(
        PairingLine(one, other, "neither", "absent") for one, other in zip(names[::2], names[1::2], strict=False)
    )
    return replace(
        RUNNING, name="N" * 48, names=names, table=table, pairings=pairings, format=form, planned=31, round=31
    )


@pytest.mark.parametrize("form", ["round_robin", "swiss"])
@pytest.mark.parametrize("count", [3, 16, 17, MAX_ENTRANTS])
def test_a_table_of_any_size_is_a_message_that_discord_takes(count: int, form: Format) -> None:
    tournament = crowded(count, form)
    screen = tournament_screens.table_screen(tournament)
    assert screen.length <= limits.EMBED_TOTAL
    assert all(name in screen_text(screen) for name in tournament.names)
    assert tournament_screens.signup_screen(replace(tournament, status="signup")).length <= limits.EMBED_TOTAL
    assert len(picture(tournament).bands) <= limits.BANDS
    for band in picture(tournament).bands:
        check_band(band.scene, names=(*tournament.names, tournament.name))
    assert set(words(tournament)) >= set(tournament.names)


@pytest.mark.parametrize("form", ["round_robin", "swiss"])
def test_names_with_as_many_marks_as_are_kept_fit_into_the_table(form: Format) -> None:
    tournament = crowded(MAX_ENTRANTS, form)
    marked = [safe_name(f"{number:02}{LONGEST}") for number in range(MAX_ENTRANTS)]
    lines = (replace(line, name=name, withdrawn=True) for line, name in zip(tournament.table, marked, strict=True))
    pairings = (
        PairingLine(one, other, "neither", "late") for one, other in zip(marked[::2], marked[1::2], strict=True)
    )
    screen = tournament_screens.table_screen(
        replace(tournament, name=marked[0], names=tuple(marked), table=tuple(lines), pairings=tuple(pairings))
    )
    assert {len(name) for name in marked} == {48}
    assert all(screen_text(screen).count(name) >= 2 for name in marked)


def test_the_picture_says_who_plays_whom_where_there_is_room() -> None:
    assert words(RUNNING).count("Round 2") == 1
    assert "0 : 1" in words(RUNNING)
    assert "Round 31" in words(crowded(16, "swiss"))
    assert "Round 31" not in words(crowded(MAX_ENTRANTS, "swiss"))


def test_each_band_has_its_headings_and_says_in_words_what_it_shows() -> None:
    tournament = crowded(16, "swiss")
    table, *_, last = picture(tournament).bands
    for number, name in enumerate(tournament.names, 1):
        bands = [band for band in picture(tournament).bands if f"{number}. {name}: 31½ points, 31 wins." in band.alt]
        assert len(bands) == 1
        assert {name, "Points"} <= set(words_of(bands[0].scene))
    assert table.alt.startswith(f"The table of {tournament.name} in round 31 of 31.")
    assert f"{tournament.names[14]} against {tournament.names[15]}: 0 : 0 (not played)." in last.alt
    assert "Round 31" in words_of(last.scene)


def test_a_name_that_the_fonts_lack_stands_in_the_words_and_as_a_number_in_the_picture() -> None:
    tournament = replace(RUNNING, table=(replace(LINES[0], name="🎲"),), pairings=())
    assert "Player 1" in words(tournament)
    assert "🎲" in screen_text(tournament_screens.table_screen(tournament))


def test_the_card_of_a_tournament_that_begins_by_itself(golden_update: bool) -> None:
    planned = replace(SIGNUP, rated=True, limit=8, starts_at=1_700_000_000.0, check_in=30)
    screens = [
        tournament_screens.signup_screen(planned),
        tournament_screens.signup_screen(replace(planned, check_in=None, rated=False)),
        tournament_screens.signup_screen(replace(planned, stage="check_in", checked_in=("Bob",))),
        tournament_screens.signup_screen(replace(planned, stage="missed")),
        tournament_screens.table_screen(replace(RUNNING, round=1, missed=("Erin", "Frank"))),
        tournament_screens.table_screen(replace(RUNNING, status="over", cut_short=True)),
        tournament_screens.lead_screen("Autumn Cup", 2),
        tournament_screens.removal_question("Autumn Cup", "Dave"),
        tournament_screens.early_end_question("Autumn Cup"),
        tournament_screens.list_screen([], [tournament_screens.list_line("Winter Cup", "over", 8, "https://x.y")]),
    ]
    texts = [
        tournament_screens.check_in_text("<@1> <@2>", 1_700_000_000.0),
        tournament_screens.end_text("Autumn Cup", "<@1>", "https://x.y"),
        tournament_screens.links_text(2, [(1, "https://x.y"), (2, "https://x.z")]),
    ]
    check_golden("tournament_start", "\n\n".join([*map(screen_text, screens), *texts]), update=golden_update)


def test_links_to_the_most_tables_fit_into_a_message() -> None:
    url = f"https://discord.com/channels/{'9' * 19}/{'9' * 19}/{'9' * 19}"
    text = tournament_screens.links_text(31, [(number, url) for number in range(1, MAX_ENTRANTS // 2 + 1)])
    assert len(text) <= limits.CONTENT
    assert text.count(url) == MAX_ENTRANTS // 2


def test_the_most_people_who_are_left_out_fit_on_the_table() -> None:
    missed = tuple(f"{number:02}{'W' * 30}" for number in range(MAX_ENTRANTS))
    screen = tournament_screens.table_screen(replace(crowded(MAX_ENTRANTS, "swiss"), round=1, missed=missed[:29]))
    assert screen.length <= limits.EMBED_TOTAL
