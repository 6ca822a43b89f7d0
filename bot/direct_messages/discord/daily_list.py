"""The page on which a person chooses when their daily list comes."""

from bot.direct_messages import texts
from bot.direct_messages.model import hour_of
from bot.direct_messages.screens import daily_list_screen
from bot.direct_messages.service import DirectMessages
from bot.discord.components import component
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Page
from bot.match.model.timing import DAY, HOUR
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused
from bot.screens.screen import Button
from bot.screens.texts import my_settings

OFF = "off"
_AT = "at_"
_HOURS = int(DAY // HOUR)
_STEPS = (-6, -1, 1, 6)
"""Steps of the hour. Any hour is at most five presses away, and no one has to know a time zone."""


_HOUR_BY_KEY = {OFF: None} | {f"{_AT}{hour}": hour for hour in range(_HOURS)}


def daily_list_page(daily_at: float | None, now: float, note: str = "") -> Page:
    """Return the page of the daily list; `daily_at` is the POSIX time of the next one, or None.

    `now` is the POSIX time of the reader's press: a first list comes at that time of the day.
    """
    settings = Button(CustomId("preferences"), my_settings())
    if daily_at is None:
        first = Button(_choose_hour(hour_of(now + HOUR)), texts.write_daily_list(), "success")
        return Page(screen=daily_list_screen(None), rows=[[first, settings]], note=note)
    hour = hour_of(daily_at)
    steps = [Button(_choose_hour((hour + step) % _HOURS), _step_label(step)) for step in _STEPS]
    stop = Button(CustomId("choose_daily_list", key=OFF), texts.no_daily_list(), "danger")
    return Page(screen=daily_list_screen(daily_at), rows=[steps, [stop, settings]], note=note)


def _step_label(step: int) -> str:
    return texts.hours_earlier(count=-step) if step < 0 else texts.hours_later(count=step)


def _choose_hour(hour: int) -> CustomId:
    return CustomId("choose_daily_list", key=f"{_AT}{hour}")


@component("yd")
async def daily_list(context: InteractionContext) -> None:
    """Show the caller when their daily list comes, with buttons to change that."""
    daily_at = await context.get(DirectMessages).daily_at(context.guild_id, context.user_id)
    await context.answer.private_reply(daily_list_page(daily_at, context.request.at))


@component("yh", "key")
async def choose_daily_list(context: InteractionContext) -> None:
    """Set the hour (UTC) of the caller's daily list by the custom id's key, or stop the list.

    Raises Refused("not_offered") for any other key.
    """
    key = context.custom_id.key
    if key not in _HOUR_BY_KEY:
        raise Refused("not_offered")
    messages = context.get(DirectMessages)
    daily_at = await messages.set_daily_hour(context.guild_id, context.user_id, _HOUR_BY_KEY[key])
    await context.answer.private_reply(daily_list_page(daily_at, context.request.at, texts.saved()))
