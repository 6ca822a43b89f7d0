"""The sentence for everything that can be refused: those of all features and games in one table."""

from bot.clocks import screens
from bot.games.catalog import PRESENTERS
from bot.guidance import screens as guidance_screens
from bot.guilds import screens as guild_screens
from bot.history import screens as history_screens
from bot.lessons import screens as lessons
from bot.lobbies import screens as lobbie_screens
from bot.play import screens as play_screens
from bot.privacy import screens as privacy_screens
from bot.ratings import screens as rating_screens
from bot.review import screens as review_screens
from bot.screens import refusals
from bot.screens.refusals import Refusals
from bot.tournaments import screens as tournament_screens

REFUSALS = Refusals(
    refusals.REFUSALS,
    screens.REFUSALS,
    guild_screens.REFUSALS,
    guidance_screens.REFUSALS,
    lobbie_screens.REFUSALS,
    play_screens.REFUSALS,
    privacy_screens.REFUSALS,
    history_screens.REFUSALS,
    review_screens.REFUSALS,
    lessons.REFUSALS,
    rating_screens.REFUSALS,
    tournament_screens.REFUSALS,
    *{id(presenter.refusals): presenter.refusals for presenter in PRESENTERS.values()}.values(),
)

refusal = REFUSALS.text
