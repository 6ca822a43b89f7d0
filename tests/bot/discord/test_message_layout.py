"""What becomes of a message once it is sent."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.discord.layout import Page
from bot.pictures.scene import Scene
from bot.screens import limits
from bot.screens.screen import Block, Screen, picture_of


@pytest.fixture
def no_collection() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collection")
def test_a_picture_leaves_memory_as_soon_as_it_is_sent() -> None:
    page = Page(screen=Screen(title="The board", picture=picture_of(Scene(8, 8, (), "#000000"), "The board")))
    (file,) = page.attachments((b"the picture",))
    assert file.fp.read() == b"the picture"
    buffer = weakref.ref(file.fp)
    file.close()
    del file
    assert buffer() is None


@pytest.mark.parametrize("blocks", [0, 5])
def test_a_hint_stands_below_the_screen_as_far_as_discord_takes_both(blocks: int) -> None:
    full = tuple(Block(f"Block {number}", "x" * limits.EMBED_FIELD_VALUE) for number in range(blocks))
    page = Page(screen=Screen(title="The board", text="t" * 700, blocks=full), below="**Hint: Pass.** " + "y" * 400)
    shown = page.embeds()
    assert [(embed.title, (embed.description or "")[:7]) for embed in shown] == [
        ("The board", "ttttttt"),
        (None, "**Hint:"),
    ]
    assert sum(map(len, shown)) <= limits.EMBED_TOTAL
    assert "Hint" not in page.content()
