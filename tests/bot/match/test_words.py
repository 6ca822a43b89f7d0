"""The screens that no game owns, in golden texts."""

from bot.games.catalog import get_game
from bot.lobbies import cards as lobbie_cards
from bot.match import words
from bot.play import board as play_board
from bot.screens import emblems
from bot.screens import screen as screen_screen
from bot.screens.presenter import Names
from bot.screens.screen import Screen
from bot.texts.languages import reading
from tests.bot.screens.golden_texts import check_golden, screen_text

TWO = Names(("Alice", "Bob"), ((0,), (1,)))
FOUR = Names(("Alice", "Bob", "Carol", "Dave"), ((0,), (1,), (2,), (3,)))
PAIRS = Names(("Alice", "Bob", "Carol", "Dave"), ((0, 3), (1, 2)))


def test_the_cards_of_a_challenge(golden_update: bool) -> None:
    game, footer = get_game("stratego"), "Match 7 · shuffle locked"
    cards = [lobbie_cards.challenge_card(game, TWO, "Classic rules", 1_700_000_000, footer)]
    cards += [lobbie_cards.closed_card("Stratego", TWO, "Classic rules", status) for status in lobbie_cards.CLOSED]
    cards += [words.started_screen(game, names, "Classic rules", footer) for names in (TWO, PAIRS, FOUR)]
    check_golden("challenge_cards", "\n\n".join(map(screen_text, cards)), update=golden_update)


def test_how_a_match_ends(golden_update: bool) -> None:
    ends = [
        words.result_text(names, ranks, reason)
        for names in (TWO, PAIRS)
        for ranks, reason in (
            (((1,), (0,)), "points"),
            (((1,), (0,)), "resigned"),
            (((1,), (0,)), "forfeited"),
            (((0, 1),), "draw"),
            (((0, 1),), "void"),
        )
    ]
    ends += [emblems.resigned_text(names, 0) for names in (TWO, PAIRS)]
    board = Screen(title="Stratego: the match is over", text="The board.", footer="Below")
    last = play_board.with_ending(board, ends[0], None, by_rules=True)
    proofs = [words.proof_screen("ab12", key, "match-7.json") for key in (None, bytes(32))]
    shown = [screen_text(screen) for screen in (last, *proofs)]
    check_golden("match_endings", "\n".join((*ends, "", "\n\n".join(shown))), update=golden_update)


def test_the_headline_of_the_end_says_how_where_the_rules_ended_it() -> None:
    board = Screen(title="Stratego", headline="Bob captures the Flag on g7.")
    assert play_board.with_ending(board, "**Bob won.**", None, by_rules=True).headline == "Bob captures the Flag on g7."
    assert play_board.with_ending(board, "**Bob won.**", None, by_rules=False).headline == "**Bob won.**"
    assert play_board.with_ending(Screen(title="Stratego"), "**Bob won.**", None, by_rules=False).headline == ""


def test_a_long_list_is_turned_page_by_page() -> None:
    lines = [f"{number} {'x' * 500}" for number in range(10)]
    first, pages = screen_screen.page_of("Log", lines, 0, "Nothing.")
    last, _ = screen_screen.page_of("Log", lines, 99, "Nothing.")
    assert pages == 3
    assert (first.footer, last.footer) == ("Page 1 of 3", "Page 3 of 3")
    assert (first.text + last.text).count("x" * 500) == 6
    assert screen_screen.page_of("Log", [], 3, "Nothing.")[0].text == "Nothing."


def test_languages_inflect_the_reader_among_winners_and_losers() -> None:
    alone, joint = ((0,), (1, 2, 3)), ((1, 0), (2, 3))
    told: list[str] = []
    for language in ("de", "es"):
        with reading(language):
            told += [words.result_text(FOUR, ranks, "points", 1) for ranks in (alone, joint)]
    assert told == [
        "**Sieg für Alice** gegen dich, Carol und Dave.",
        "**Sieg für dich und Alice** gegen Carol und Dave.",
        "**Victoria para Alice** contra ti, Carol y Dave.",
        "**Victoria para ti y Alice** contra Carol y Dave.",
    ]
    with reading("de"):
        assert words.result_text(TWO, ((0,), (1,)), "points", 1) == "**Sieg für Alice** gegen dich."
        assert words.result_text(PAIRS, ((1,), (0,)), "points", 1).startswith("**Dein Team gewinnt die Partie** gegen ")


def test_whoever_won_or_lost_reads_you() -> None:
    ranks = ((1,), (0,))
    told = [words.result_text(TWO, ranks, reason, reader) for reader in (1, 0) for reason in ("resigned", "points")]
    assert told == [
        "**You won the match**: Alice resigned.",
        "**You won the match** against Alice.",
        "**Bob won the match**: you resigned.",
        "**Bob won the match** against you.",
    ]
    assert words.result_text(PAIRS, ranks, "points", 1).startswith("**Your team won the match** against Alice")
