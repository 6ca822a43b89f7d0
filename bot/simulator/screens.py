"""The demo's first message."""

from bot.discord.layout import Page
from bot.games.catalog import PLAYABLE_GAMES
from bot.guidance import texts as guidance_texts
from bot.lobbies.drafts import Draft
from bot.match.model.computers import ComputerOpponents
from bot.screens import texts as screen_texts
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Button, Screen
from bot.simulator import texts


def first_page() -> Page:
    """Return the demo's first message, with buttons for a match, another game, a lesson and a challenge.

    The buttons are those of other pages, so that a press does the same as there.
    """
    key, game = next(iter(PLAYABLE_GAMES.items()))
    first_match = Draft(opponents=ComputerOpponents("beginner")).with_game(key)
    ways = [
        Button(CustomId("begin_practice", key=str(first_match)), texts.play_now(), "success"),
        Button(CustomId("practice_draft"), texts.another_game(), "primary"),
        Button(CustomId("lessons"), screen_texts.show_me_how()),
        Button(CustomId("ask_opponent"), guidance_texts.challenge()),
    ]
    text = texts.welcome_text(game=game.presenter.name)
    return Page(screen=Screen(title=texts.welcome(), text=text, tone="your_turn"), rows=[ways])
