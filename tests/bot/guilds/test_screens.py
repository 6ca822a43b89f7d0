"""The screens of a guild's house rules and of what is stored of people, in golden texts."""

from bot.games.catalog import PRESENTERS
from bot.guilds import screens as guild_screens
from bot.guilds.model import HouseRules
from bot.guilds.service import MAX_CHANNELS, MAX_ORGANISERS
from bot.lobbies import screens as lobbie_screens
from bot.privacy import screens as privacy_screens
from tests.bot.screens.golden_texts import check_golden, screen_text


def test_the_house_rules_of_a_guild(golden_update: bool) -> None:
    screens = [
        guild_screens.house_rules_screen(HouseRules(clocks=("none",), threads=True), ()),
        guild_screens.house_rules_screen(
            HouseRules(channels=(5, 6), starter_role=7, keep_days=30, when_late="fallback"),
            ("Stratego", "This Means War!"),
        ),
        *(lobbie_screens.blocked_screen(range(count)) for count in (0, 2)),
    ]
    check_golden("house_rules", "\n\n".join(map(screen_text, screens)), update=golden_update)


def test_the_longest_lists_of_channels_and_organisers_fit() -> None:
    crowded = HouseRules(
        channels=tuple(10**18 + number for number in range(MAX_CHANNELS)),
        starter_role=10**18,
        organisers=tuple(10**18 + number for number in range(MAX_ORGANISERS)),
        organiser_role=10**18,
    )
    names = [presenter.name for presenter in PRESENTERS.values()]
    said = screen_text(guild_screens.house_rules_screen(crowded, names))
    assert said.count("<#") == MAX_CHANNELS
    assert said.count("<@1") == MAX_ORGANISERS


def test_a_long_list_of_blocked_people_ends_with_how_many_more_there_are() -> None:
    assert lobbie_screens.blocked_screen(range(51)).text.endswith("<@49>\nand 1 more person")
    assert lobbie_screens.blocked_screen(range(52)).text.endswith("<@49>\nand 2 more people")


def test_what_people_are_told_about_their_data(golden_update: bool) -> None:
    said = [screen_text(privacy_screens.about_screen(365)), screen_text(privacy_screens.deletion_question())]
    said += [privacy_screens.deleted_text(resigned, closed) for resigned, closed in ((0, 0), (1, 0), (0, 1), (2, 3))]
    check_golden("privacy", "\n\n".join(said), update=golden_update)
