"""The page of `/help`, and the page on which a match is arranged, in golden texts."""

from typing import Any

import pytest

from bot.games.catalog import PRESENTERS
from bot.guidance.screens import (
    ListedGame,
    caption_card,
    help_screen,
    reason_text,
    state_sentence,
    warning_sentences,
)
from bot.lobbies.screens import DraftedGame, draft_screen
from bot.pictures.scene import Text
from bot.screens.presenter import Guidance, Names, Presenter
from bot.screens.screen import Block
from engine.ai.advice import WORLDS, Claim
from engine.core.values import Seat
from tests.bot.screens.golden_texts import check_golden, screen_text

GAMES = [ListedGame(presenter.name, presenter.gist) for presenter in PRESENTERS.values()]


def test_what_everybody_and_what_admins_read(golden_update: bool) -> None:
    warnings = ("The folder /data is emptied at every restart.",)
    screens = [
        screen_text(help_screen(GAMES, state_sentence("1.0", may_lose_matches=bool(told)))) for told in ((), warnings)
    ]
    notes = [
        "\n".join(warning_sentences(told, is_admin=is_admin))
        for told, is_admin in (((), False), (warnings, False), (warnings, True))
    ]
    check_golden("help", "\n\n".join([*screens, *notes]), update=golden_update)


def test_its_picture_says_every_game_with_its_line() -> None:
    picture = help_screen(GAMES, "Well.").picture
    assert picture is not None
    shown = [shape.text for band in picture.bands for shape in band.scene.shapes if isinstance(shape, Text)]
    assert shown == [text for game in GAMES for text in (game.name, game.gist)]
    assert picture.alt.splitlines() == [f"{game.name}: {game.gist}" for game in GAMES]
    assert max(band.scene.height for band in picture.bands) <= 466


def test_what_a_match_that_is_being_arranged_says(golden_update: bool) -> None:
    name, gist, _ = GAMES[0]
    clock = Block("Live", "minutes for each turn")
    game = DraftedGame(name, gist, "Classic", "Classic edition · to 12 points", clock)
    unfit = DraftedGame(name, gist, "Custom", "", clock, "An epic match has no classic edition")
    screens = [draft_screen("Bob"), draft_screen("Bob", game), draft_screen(None, unfit)]
    check_golden("drafts", "\n\n".join(map(screen_text, screens)), update=golden_update)


@pytest.mark.parametrize("game", [each for each in PRESENTERS.values() if each.cards()], ids=lambda each: each.key)
def test_a_card_says_beside_its_picture_only_what_the_picture_does_not(game: Presenter[Any, Any, Any, Any]) -> None:
    for screen in game.cards().values():
        assert screen.picture is not None
        shown = caption_card(screen)
        assert shown.headline == "" or shown.headline.startswith(f"**{screen.title}**")
        assert shown.headline == "" or all(
            (f"{block.heading}: {block.text}" in shown.headline) != (block.text in screen.picture.alt)
            for block in screen.blocks
        )
    assert sum(bool(caption_card(screen).headline) for screen in game.cards().values()) > 0


@pytest.mark.parametrize(
    ("worlds", "reason"),
    [
        ((WORLDS, WORLDS), "Each time I imagined it: you won. You drew."),
        ((21, 21), "Probably, in 21 of 24 imagined worlds: you won. You drew."),
        ((21, 20), "Probably, in 21 of 24 imagined worlds: you won. Probably, in 20 of 24 imagined worlds: you drew."),
        ((WORLDS, 20), "Each time I imagined it: you won. Probably, in 20 of 24 imagined worlds: you drew."),
    ],
)
def test_a_reason_says_once_in_how_many_worlds_its_claims_are_true(worlds: tuple[int, int], reason: str) -> None:
    guidance: Guidance[Any, Any] = Guidance(lambda _: "", lambda _: (), lambda fact, *_: str(fact))
    claims = [Claim[Any](fact, number) for fact, number in zip(("You won.", "You drew."), worlds, strict=True)]
    assert reason_text(claims, guidance, Names(("Alice", "Bob"), ((Seat(0),), (Seat(1),))), 0) == reason
