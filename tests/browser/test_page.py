"""The demo's page shows pictures as large as Discord does, its lists open by mouse, and it begins with a match."""

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest

from bot.screens import limits
from tests.browser.conftest import served
from tests.browser.random_choice import OVER, RandomChoice
from tests.browser.test_live_matches import moves_among

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

    from tests.browser.demo_windows import Window

pytestmark = [pytest.mark.browser, pytest.mark.slow]

WIDE, HIGH = (800, 466), (800, 1_000)
"""Sizes of the posted pictures: one as wide as a band, and one that Discord shows narrow."""

PICTURES_DEMO = f"""
from discord import SelectOption
from discord.ui import Select, View
from bot import demo
from bot.discord.layout import Page
from bot.pictures.renderer import Renderer
from bot.pictures.scene import Scene
from bot.screens.screen import Band, Picture, Screen
known = demo._refresh_windows

async def post(env, preview, stop):
    channel = env.bot.get_channel(preview.channel.id)
    bands = [Band(Scene(*size, (), "#161b22"), "A picture") for size in ({WIDE}, {HIGH})]
    page = Page(screen=Screen(title="Pictures", headline="Pictures", picture=Picture(tuple(bands))))
    drawn = tuple(Renderer().draw(band.scene) for band in bands)
    await channel.send(embeds=page.embeds(drawn), files=page.attachments(drawn))
    await channel.send(**page.as_new(drawn))
    lists = View(timeout=None)
    for names in (["Air", "Sea"], ["Low", "High"]):
        options = [SelectOption(label=name, default=name == names[0]) for name in names]
        lists.add_item(Select(custom_id=f"old:{{names[0]}}", options=options))
    await channel.send("Lists", view=lists)
    preview.refresh()
    await known(env, preview, stop)

demo._refresh_windows = post
raise SystemExit(demo.run_demo(may_open=False))
"""
"""The demo with two pictures in the channel, once as embeds and once as galleries, and two lists below them."""

WATCH = """() => {
  window.unavailable = [];
  const shown = new Set();
  const place = (image) => [image.closest("[data-message-id]")?.dataset.messageId, image.className, image.alt].join();
  new MutationObserver((changes) => {
    for (const node of changes.flatMap((change) => [...change.addedNodes])) {
      if (!(node instanceof Element)) continue;
      if (/unavailable/.test(node.outerHTML)) window.unavailable.push(node.textContent);
      for (const image of node.querySelectorAll("img.embed-image, img.gallery-image, img.custom-emoji")) {
        if (!image.getAttribute("src") && shown.has(place(image))) window.unavailable.push(`blank ${place(image)}`);
        image.addEventListener("load", () => shown.add(place(image)));
      }
    }
  }).observe(document.getElementById("channel-message-list"), { childList: true, subtree: true });
}"""
"""Notes each element that says that a picture is unavailable, and each place of a message that is blank again."""


@pytest.fixture
async def pictures_address() -> AsyncIterator[str]:
    """The page of a demo with pictures in its channel."""
    async for page in served("-c", PICTURES_DEMO):
        yield page


async def sizes(page: "Page", kind: str) -> list[tuple[float, float]]:
    """How large the page shows the pictures of this class, in CSS pixels, from top to bottom."""
    images = page.locator(f"#channel-message-list img.{kind}")
    await images.last.wait_for()
    await page.wait_for_function(f"() => [...document.querySelectorAll('img.{kind}')].every((each) => each.complete)")
    boxes = [await image.evaluate("image => image.getBoundingClientRect()") for image in await images.all()]
    return [(box["width"], box["height"]) for box in boxes]


def fit(picture: tuple[int, int], room: tuple[int, int]) -> tuple[float, float]:
    """The size at which a picture fits into a room."""
    scale = min(1, *(most / length for most, length in zip(room, picture, strict=True)))
    return picture[0] * scale, picture[1] * scale


async def test_pictures_are_as_large_as_in_discord(chromium: str, pictures_address: str) -> None:
    from tests.browser.demo_windows import DESK, PHONE, Browsing  # noqa: PLC0415 - Playwright may not be installed

    rooms = {
        DESK: {"embed-image": limits.EMBED_IMAGE_SIZE, "gallery-image": limits.GALLERY_SIZE},
        PHONE: {"embed-image": (270, limits.EMBED_IMAGE_SIZE[1]), "gallery-image": (330, limits.GALLERY_SIZE[1])},
    }
    async with Browsing(chromium, pictures_address) as browsing:
        window = await browsing.sit("Alice")
        for (width, height), kinds in rooms.items():
            await window.page.set_viewport_size({"width": width, "height": height})
            await window.settled()
            for kind, room in kinds.items():
                shown = await sizes(window.page, kind)
                wanted = [fit(picture, room) for picture in (WIDE, HIGH)]
                assert shown == [pytest.approx(each, abs=1) for each in wanted], (kind, width)


async def press(page: "Page", control: "Locator") -> None:
    """Press something with the mouse as a person does, who holds the button for a moment."""
    from tests.browser.demo_windows import HELD  # noqa: PLC0415 - Playwright may not be installed

    await control.scroll_into_view_if_needed()
    await page.wait_for_timeout(200)
    await control.click(delay=HELD)
    await page.wait_for_timeout(200)


async def test_lists_open_by_mouse_below_pictures_and_beside_another_open_list(
    chromium: str, pictures_address: str
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, pictures_address) as browsing:
        window = await browsing.sit("Alice")
        page = window.page
        lists = page.locator("#channel-message-list .select-trigger")
        options = page.locator(".select-list:popover-open .select-option")
        await press(page, lists.filter(has_text="Air"))
        assert await options.all_inner_texts() == ["Air", "Sea"]
        await press(page, lists.filter(has_text="Low"))
        assert await options.all_inner_texts() == ["Low", "High"]
        await press(page, options.filter(has_text="High"))
        await window.settled()
        assert await options.count() == 0
        assert await page.evaluate("() => window.simcordPreview.lastAction.requestId")


async def distance_from_end(page: "Page") -> float:
    """How many CSS pixels of the channel are below what is in view."""
    timeline = page.locator("#channel-timeline")
    return float(await timeline.evaluate("each => each.scrollHeight - each.clientHeight - each.scrollTop"))


async def play(window: "Window", hand: RandomChoice, moves: int) -> None:
    """Press one move after the other through, each until the panel asks for another."""
    made = 0
    while made < moves and OVER not in await window.offered():
        offered = moves_among(await window.offered())
        if not offered:
            await window.page.wait_for_timeout(300)
            continue
        await window.click(hand.pick(offered))
        made += "Back" not in await window.offered()


async def test_the_first_message_leads_into_a_match_whose_pictures_are_always_there(
    chromium: str, quick_address: str
) -> None:
    from tests.browser.demo_windows import Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, quick_address) as browsing:
        window = await browsing.sit("Alice")
        await window.page.evaluate(WATCH)
        assert "Play now begins a match" in await window.words()
        await window.click("Play now")
        await play(window, RandomChoice(5), 4)
        assert "Alice" in await window.board()
        assert await distance_from_end(window.page) <= 1
        other = await browsing.sit("Bob")
        assert await distance_from_end(other.page) <= 1
        await window.page.mouse.move(600, 400)
        await window.page.mouse.wheel(0, -300)
        await window.page.wait_for_timeout(200)
        scrolled = await distance_from_end(window.page)
        await other.type("challenge", opponent="Alice", game="Air")
        await window.page.get_by_text("you are challenged").last.wait_for()
        assert await distance_from_end(window.page) > scrolled > 200
        assert await window.page.evaluate("() => window.unavailable") == []


RESIZED_DEMO = """
import asyncio
from bot import demo
known = demo._refresh_windows

async def send_after_a_resize(env, preview, stop):
    following = asyncio.create_task(known(env, preview, stop))
    while not any(page.publication_reason == "presentation" for page in preview._pages.values()):
        await asyncio.sleep(0.01)
    await asyncio.sleep(1.5)  # until the window has its new size
    await env.bot.get_channel(preview.channel.id).send("It is later now.")
    await following

demo._refresh_windows = send_after_a_resize
raise SystemExit(demo.run_demo(may_open=False))
"""
"""The demo, in which the bot says something as soon as a window was resized, and then nothing more."""


@pytest.fixture
async def resized_address() -> AsyncIterator[str]:
    async for page in served("-c", RESIZED_DEMO):
        yield page


async def test_a_window_that_was_resized_shows_what_the_bot_does_next(chromium: str, resized_address: str) -> None:
    from tests.browser.demo_windows import PHONE, Browsing  # noqa: PLC0415 - Playwright may not be installed

    async with Browsing(chromium, resized_address) as browsing:
        alice = await browsing.sit("Alice")
        await alice.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await alice.page.get_by_text("It is later now.").first.wait_for(timeout=10_000)
