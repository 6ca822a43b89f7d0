"""The sentence for everything that can be refused: those of all features and games in one table."""

from bot.games.catalog import PRESENTERS
from bot.presenters import clocks, guilds, help, lobbies, match_cards, privacy  # noqa: A004
from bot.presenters.history import steps
from bot.presenters.lessons import screens as lessons
from bot.presenters.ratings import profiles
from bot.presenters.tournaments import cards
from bot.screens import refusals
from bot.screens.refusals import Refusals

REFUSALS = Refusals(
    refusals.REFUSALS,
    clocks.REFUSALS,
    guilds.REFUSALS,
    help.REFUSALS,
    lobbies.REFUSALS,
    match_cards.REFUSALS,
    privacy.REFUSALS,
    steps.REFUSALS,
    lessons.REFUSALS,
    profiles.REFUSALS,
    cards.REFUSALS,
    *{id(presenter.refusals): presenter.refusals for presenter in PRESENTERS.values()}.values(),
)

refusal = REFUSALS.text
