"""The private pages of a server's settings and of one's own block list."""

from collections.abc import Sequence

from bot.games.catalog import PLAYABLE_GAMES
from bot.model.guild import HouseRules
from bot.model.match import Person
from bot.presenters.guilds import CLOCK_TEXTS, blocked_screen, duration, house_rules_screen
from bot.screens import limits
from bot.screens.custom_ids import CustomId
from bot.service.guilds.house_rules import KEPT_DAYS, MOST_CHANNELS, names_of_games
from bot.ui.gateway import message_layout as layout
from bot.ui.gateway.message_layout import Page, Row, button, select

GAMES = [(key, host.presenter.name) for key, host in PLAYABLE_GAMES.items()]
KEEP = "keep-"
"""The key of a button that says how long matches are kept begins with this; the days follow."""

THREADS_ON, THREADS_OFF = "threads-on", "threads-off"


def settings_page(rules: HouseRules, note: str = "") -> Page:
    """The admins' panel: every setting as it is, and a way to change it."""
    screen = house_rules_screen(rules, names_of_games(rules.games))
    keeping = [
        button(
            CustomId("house", key=f"{KEEP}{days}"),
            f"Keep {duration(days)}",
            "primary" if days == rules.keep_days else "secondary",
        )
        for days in KEPT_DAYS
    ]
    rows: list[Row] = [
        layout.channel_select(
            CustomId("house", key="channels"), "Channels: all of them", rules.channels, most=MOST_CHANNELS
        ),
        layout.several_select(
            CustomId("house", key="games"),
            "Games",
            GAMES[: limits.SELECT_OPTIONS],
            rules.games or [key for key, _ in GAMES],
        ),
        layout.several_select(CustomId("house", key="clocks"), "Clocks", tuple(CLOCK_TEXTS.items()), rules.clocks),
        layout.role_select(CustomId("house", key="starters"), "Who opens matches: everybody", rules.starter_role),
        [*keeping, button(_threads(on=not rules.threads), f"Threads: {'on' if rules.threads else 'off'}")],
    ]
    return Page(screen=screen, rows=rows, note=note)


def _threads(*, on: bool) -> CustomId:
    return CustomId("house", key=THREADS_ON if on else THREADS_OFF)


def blocked_page(user_ids: Sequence[int], members: Sequence[Person], note: str = "") -> Page:
    """Whom somebody blocks, with a list to unblock one; `members` are those of them who are still in the guild."""
    names = {person.id: person.name for person in members}
    options = [
        (str(user_id), names.get(user_id, f"Somebody who left ({user_id})"), "")
        for user_id in user_ids[: limits.SELECT_OPTIONS]
    ]
    rows = [select(CustomId("unblock"), "Unblock somebody", options)] if options else []
    return Page(screen=blocked_screen(user_ids), rows=rows, note=note)
