"""One's own settings, as Discord sees them."""

import pytest

from tests.bot.world import World, click_any, labels, said
from tests.dice import Dice

pytestmark = pytest.mark.usefixtures("quiet_log")


async def test_the_clock_leads_to_ones_own_settings_and_they_stay(world: World) -> None:
    await world.start()
    clock = await world.alice.slash(world.channel, "clock")
    shown = await world.alice.click(clock.response, label="When to mention me")
    assert "Your settings on this server" in said(shown)
    chosen = await world.alice.click(shown.response, label="Never")
    assert "Saved." in said(chosen)
    assert "Never, once a match has begun" in said(chosen)
    await world.restart()
    assert (await world.warroom.preferences.all(world.guild.id)).get(world.alice.id).calls == "never"


async def test_a_person_chooses_a_language_from_a_list_and_reads_the_page_in_it(world: World) -> None:
    await world.start()
    clock = await world.alice.slash(world.channel, "clock")
    shown = await world.alice.click(clock.response, label="When to mention me")
    assert "All that you alone see is in the language of your Discord" in said(shown)
    german = await world.alice.select(shown.response, ["de"], custom_id="mf:language")
    assert "Gespeichert." in said(german)
    assert "in dieser Sprache: Deutsch." in said(german)
    assert "Meine Hand" in labels((await world.alice.slash(world.channel, "clock")).response)
    japanese = await world.alice.select(german.response, ["ja"], custom_id="mf:language")
    assert "**言語**\N{FULLWIDTH COLON}" in said(japanese), "the page is laid out in the language that was chosen, too"
    assert "My hand" in labels((await world.bob.slash(world.channel, "clock")).response)
    back = await world.alice.select(japanese.response, ["auto"], custom_id="mf:language")
    assert "Saved." in said(back)
    assert "All that you alone see is in the language of your Discord" in said(back)


async def test_a_person_chooses_words_with_pictures_and_back(world: World) -> None:
    await world.start()
    clock = await world.alice.slash(world.channel, "clock")
    shown = await world.alice.click(clock.response, label="When to mention me")
    pressed = await world.alice.click(shown.response, label="Show all words with pictures")
    assert "Panels say in words what their pictures show." in said(pressed)
    assert "Show pictures with a short line" in labels(pressed.response)


async def test_a_person_chooses_to_be_asked_again_and_two_presses_a_move(world: World) -> None:
    await world.start()
    clock = await world.alice.slash(world.channel, "clock")
    shown = await world.alice.click(clock.response, label="When to mention me")
    assert "carried out at once" in said(shown)
    careful = await world.alice.click(shown.response, label="Ask me before attacks")
    assert "You are asked again before captures, attacks and big plays." in said(careful)
    both = await world.alice.click(careful.response, label="Two presses a move")
    assert labels(both.response)[-2:] == ["Don't ask before attacks", "One press a move"]
    chosen = (await world.warroom.preferences.all(world.guild.id)).get(world.alice.id)
    assert (chosen.careful, chosen.aims) == (True, True)


async def test_the_first_press_of_a_move_asks_with_a_picture_and_the_second_plays_it(world: World) -> None:
    await world.start(game="stratego")
    for person in (world.alice, world.bob):
        shown = await person.click((await world.hand(person)).response, label="Ready")
        if "Yes: Ready" in labels(shown.response):
            await person.click(shown.response, label="Yes: Ready")
    mover = await world.to_act()
    settings = await mover.click((await mover.slash(world.channel, "clock")).response, label="When to mention me")
    await mover.click(settings.response, label="Two presses a move")
    panel, dice = await world.hand(mover), Dice(3)
    while "No, go back" not in labels(panel.response):
        panel = await click_any(mover, panel, dice)
    assert "Move the" in said(panel)
    assert all(each.filename.startswith("hand-") for each in panel.response.attachments)
    assert await world.to_act() == mover
    yes = next(label for label in labels(panel.response) if label.startswith("Yes: "))
    await mover.click(panel.response, label=yes)
    assert await world.to_act() != mover
