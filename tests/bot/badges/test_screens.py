"""The badges as people see them."""

from bot.badges.model import BADGES, STRATEGO, Record, Win
from bot.badges.screens import ON_PROFILE, badges_screen, profile_section
from bot.pictures.scene import Disc, Icon
from tests.bot.badges.test_badges import EARNED_BY
from tests.bot.pictures.drawn import check_band, flat, words_of
from tests.bot.screens.golden_texts import check_golden, screen_text

SOME = Record(wins=frozenset({Win(STRATEGO, "flag")}), matches=60, has_won_as_team=True)
ALL = Record(
    wins=frozenset(win for each in EARNED_BY.values() for win in each.wins),
    matches=200,
    longest_streak=5,
    hard_games=EARNED_BY["all-hard"].hard_games,
    sharp_reviews=10,
    has_won_as_team=True,
    has_won_large=True,
    tournaments=1,
    tournament_wins=1,
    championships=1,
)


def test_the_page_of_badges_in_words(golden_update: bool) -> None:
    screens = [badges_screen("Alice", record) for record in (SOME, Record(), ALL)]
    check_golden("badges", "\n\n".join(map(screen_text, screens)), update=golden_update)


def test_earned_badges_are_filled_discs_and_the_others_outlines() -> None:
    picture = badges_screen("Alice", SOME).picture
    assert picture is not None
    shapes = [shape for band in picture.bands for shape in flat(band.scene)]
    for band in picture.bands:
        check_band(band.scene)
    discs = [shape for shape in shapes if isinstance(shape, Disc)]
    assert len(discs) == len([shape for shape in shapes if isinstance(shape, Icon)]) == len(BADGES)
    assert len([disc for disc in discs if disc.fill is not None]) == 5
    assert "Flag taken: earned." in picture.alt
    assert "Cornered: not yet." in picture.alt


def test_a_profile_shows_the_last_badges_of_the_table_and_counts_all() -> None:
    section = profile_section(7_001, ALL)
    assert section.block.text.startswith("27 of 27: Air, Land & Sea")
    drawn = [word for row in section.rows for word in words_of(row.scene)]
    assert [name for name in (badge.name for badge in BADGES) if name in " ".join(drawn)] == [
        badge.name for badge in BADGES[-ON_PROFILE:]
    ]
    empty = profile_section(7_001, Record())
    assert (empty.block.text, empty.rows, len(empty.buttons)) == ("", (), 1)
