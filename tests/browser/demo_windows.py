"""Browser windows of the offline demo, one per person, that type commands and click what they see."""

import re
from pathlib import Path
from types import TracebackType
from typing import Self

from playwright.async_api import Browser, Locator, Page, Playwright, async_playwright
from playwright.async_api import TimeoutError as TooSlow

from tests.browser.random_choice import RandomChoice

SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK = (1200, 1100)
PHONE = (390, 844)
PATIENCE = 45_000
"""Milliseconds."""

HELD = 90
"""Milliseconds for which a person holds the mouse's button; a list doesn't open by a press of no length."""

TRIES = 6

UNSUGGESTED = {"title"}
"""Options whose words are one's own."""


class Window:
    """One person's view of the channel."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name

    async def settled(self) -> None:
        """Wait until the page has done what it was asked, and shows it."""
        await self.page.wait_for_timeout(100)
        await self.page.wait_for_function("() => window.simcordPreview.ready", timeout=PATIENCE)

    async def press(self, control: Locator) -> None:
        """Press a control until the page takes it: it refuses while it hasn't shown what others did just now."""
        for tried in range(TRIES):
            if tried and not await control.count():
                return  # the page took it after all, later than it was looked at
            before = await self.page.evaluate("() => window.simcordPreview.lastAction?.requestId")
            await control.click(timeout=PATIENCE)
            await self.settled()
            action = await self.page.evaluate("() => window.simcordPreview.lastAction") or {}
            if action.get("requestId") != before and not action.get("rejected"):
                return
            await self.page.wait_for_timeout(600)
        raise AssertionError(f"{self.name}'s page takes no click")

    async def type(self, command: str, **options: str) -> None:
        """Use a slash command, each option typed and taken from what is suggested for it."""
        await self._begin(command)
        for option, words in options.items():
            await self._fill(option, words)
        await self.press(self.page.locator("#send-message"))

    async def suggestions(self, command: str, option: str) -> list[str]:
        """Begin a command and return what is suggested for an option; the command isn't sent."""
        page = self.page
        await self._begin(command)
        # The page asks for suggestions only once something is typed; an o is in every action.
        field = page.locator(f'.command-option-input[data-option="{option}"]')
        await field.click()
        await field.press_sequentially("o", delay=20)
        await page.wait_for_timeout(900)
        await self.settled()
        listed = await page.locator(".command-popup .command-suggestion-label").all_inner_texts()
        await page.locator(".command-context-close").click()
        return listed

    async def _begin(self, command: str) -> None:
        composer = self.page.locator("#channel-composer-input")
        await composer.click()
        await composer.fill("")
        await composer.press_sequentially(f"/{command}", delay=5)
        await self.page.locator("[data-entry-key]", has_text=f"/{command}").first.wait_for(timeout=PATIENCE)
        await self.page.keyboard.press("Enter")

    async def _fill(self, option: str, words: str) -> None:
        field = self.page.locator(f'.command-option-input[data-option="{option}"]')
        if not await field.count():
            await self.page.locator(".command-ghost").click()
            await self.page.locator(".command-suggestion", has_text=option).first.click()
        await field.click()
        if option in UNSUGGESTED:
            await field.press_sequentially(words, delay=5)
            return
        suggestion = self.page.locator(".command-suggestion", has_text=words).first
        for _ in range(TRIES):
            await field.fill("")
            await field.press_sequentially(words, delay=5)
            try:
                await suggestion.click(timeout=PATIENCE / TRIES)
            except TooSlow:  # the page suggests nothing while it hasn't shown what others did just now
                await self.settled()
            else:
                return
        raise AssertionError(f"{self.name}'s page never suggests {words!r}")

    def newest(self) -> Locator:
        """The buttons and selects of the newest message that has any."""
        return self.page.locator("#channel-message-list .message-components").last

    async def click(self, label: str) -> None:
        """Press the newest button with this label, whose emblem may be drawn beside it."""
        pattern = re.sub("([◆●▲■])\\\\ ", r"(?:\1 )?", re.escape(label))
        named = self.page.locator("#channel-message-list .component-button", has_text=re.compile(f"^{pattern}$"))
        await self.press(named.last)

    async def choose(self, opener: Locator, hand: RandomChoice) -> None:
        """Open a list and choose something that isn't chosen already."""
        await opener.scroll_into_view_if_needed()
        await opener.click(delay=HELD, timeout=PATIENCE)
        options = self.page.locator(".select-list:popover-open .select-option:not(.is-selected)")
        await options.first.wait_for(timeout=PATIENCE)
        values = [str(await option.get_attribute("data-value")) for option in await options.all()]
        picked = hand.pick(values)
        await self.press(self.page.locator(f'.select-list:popover-open .select-option[data-value="{picked}"]'))

    async def offered(self) -> list[str]:
        """The labels of the newest message's buttons."""
        return await self.newest().locator(".component-button").all_inner_texts()

    async def board(self) -> str:
        """What the match's public message says, the only kind that has the button "Log"."""
        board = self._boards()
        return await board.last.inner_text() if await board.count() else ""

    def _boards(self) -> Locator:
        log = self.page.get_by_role("button", name="Log", exact=True)
        return self.page.locator("#channel-message-list > .channel-message").filter(has=log)

    async def words(self) -> str:
        """Everything that can be read in the channel."""
        return await self.page.locator("#channel-message-list").inner_text()

    async def take_pictures(self, folder: Path, moment: str, *, at_board: bool = False) -> None:
        """Take pictures of a moment, at a desk and on a phone, that show something."""
        for name, size in (("desk", DESK), ("phone", PHONE)):
            picture = folder / f"{moment}-{name}.png"
            await self.look(str(picture), size, at_board=at_board)
            assert picture.stat().st_size > 10_000

    async def look(self, path: str, size: tuple[int, int] = DESK, *, at_board: bool = False) -> None:
        """Take a picture of the window at this size, scrolled to its newest message, or to its board."""
        width, height = size
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.settled()
        await self.page.evaluate("() => { const t = document.getElementById('channel-timeline'); t.scrollTop = 1e9; }")
        if at_board:
            await self._boards().last.evaluate("board => board.scrollIntoView({block: 'end'})")
        await self.page.wait_for_function(
            "() => [...document.querySelectorAll('#channel-message-list img')].every(each => each.complete)"
        )
        await self.page.wait_for_timeout(400)
        await self.page.screenshot(path=path)
        await self.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})


class Browsing:
    """A Chromium with a window for each person who sits down."""

    def __init__(self, chromium: str, address: str) -> None:
        self._chromium = chromium
        self._address = address
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None

    async def __aenter__(self) -> Self:
        self._playwright = await async_playwright().start()
        self._browser = await self._playwright.chromium.launch(executable_path=self._chromium, args=list(SWITCHES))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._browser is not None:
            await self._browser.close()
        if self._playwright is not None:
            await self._playwright.stop()

    async def sit(self, name: str) -> Window:
        """Open a window as this person."""
        assert self._browser is not None
        page = await self._browser.new_page(viewport={"width": DESK[0], "height": DESK[1]})
        await page.goto(self._address)
        window = Window(page, name)
        await page.locator("#channel-composer-input").wait_for(timeout=PATIENCE)
        await page.locator("select").first.select_option(label=name)
        await window.settled()
        return window
