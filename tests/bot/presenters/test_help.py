"""The page of `/help`, and the page on which a match is arranged, in golden texts."""

from bot.presenters.catalog import PRESENTERS
from bot.presenters.help import help_screen, state_sentences
from bot.presenters.lobbies import DraftedGame, draft_screen
from tests.bot.presenters.golden_texts import check_golden, screen_text

GAMES = [(presenter.name, presenter.gist) for presenter in PRESENTERS.values()]


def test_what_everybody_and_what_admins_read(golden_update: bool) -> None:
    warnings = ("The folder /data is emptied at every restart.",)
    screens = [
        help_screen(GAMES, state_sentences("1.0", 50, told, is_admin=is_admin))
        for told, is_admin in (((), False), (warnings, False), (warnings, True))
    ]
    check_golden("help", "\n\n".join(map(screen_text, screens)), update=golden_update)


def test_what_a_match_that_is_being_arranged_says(golden_update: bool) -> None:
    name, gist = GAMES[0]
    game = DraftedGame(name, gist, "Classic edition · to 12 points", "Live: minutes for each turn")
    unfit = DraftedGame(name, gist, "", "Live: minutes for each turn", "An epic match has no classic edition")
    screens = [draft_screen("Bob"), draft_screen("Bob", game), draft_screen(None, unfit)]
    check_golden("drafts", "\n\n".join(map(screen_text, screens)), update=golden_update)
