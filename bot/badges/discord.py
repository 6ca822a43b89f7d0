"""The page of a person's badges."""

from bot.badges import texts
from bot.badges.screens import badges_screen
from bot.badges.service import Badges
from bot.discord.components import component
from bot.discord.interactions import InteractionContext
from bot.discord.layout import Page
from bot.guilds.service import PersonalPreferences
from bot.ratings.discord import look_up_person
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Button


@component("bg", "node")
async def badges(context: InteractionContext) -> None:
    """Handle the button of a profile: reply in private with all badges of a person.

    The custom id has the person's user id. Raises Refused("hides_profile") if the person hides from the reader.
    """
    person = await look_up_person(context, context.custom_id.node)
    record = await context.get(Badges).record(context.guild_id, context.user_id, person)
    with_text = await context.get(PersonalPreferences).wants_words(context.guild_id, context.user_id)
    back = Button(CustomId("person_profile", node=person.id), texts.profile())
    page = Page(screen=badges_screen(person.name, record), rows=[[back]], with_text=with_text)
    await context.answer.private_reply(page)
