"""What becomes of a message once it is sent."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.discord.layout import KeptFile, Page
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


def test_a_file_that_the_message_has_is_kept_and_any_other_is_sent() -> None:
    page = Page(screen=Screen(title="The board", picture=picture_of(Scene(8, 8, (), "#000000"), "The board")))
    (sent,) = page.attachments((b"the picture",))
    kept = KeptFile(5, sent.filename)
    assert page.attachments((b"the picture",), kept=(KeptFile(4, "board-1-older.png"), kept)) == [kept]
    assert page.attachments((b"another picture",), kept=(kept,)) != [kept]


def test_short_blocks_are_lines_and_long_ones_have_their_heading_above() -> None:
    long = "Everybody here may look at it. " * 4
    blocks = (Block("Clock", "none"), Block("Against", "Bob"), Block("List", "one\ntwo"), Block("Long", long.strip()))
    _, position = [
        part["content"] for part in Page(screen=Screen(title="A match", blocks=blocks)).layout().to_components()
    ]
    assert position == f"**Clock:** none\n**Against:** Bob\n\n**List**\none\ntwo\n\n**Long**\n{long.strip()}"


@pytest.mark.parametrize("blocks", [0, 5])
def test_a_hint_stands_below_the_screen_as_far_as_discord_takes_both(blocks: int) -> None:
    full = tuple(Block(f"Block {number}", "x" * limits.EMBED_FIELD_VALUE) for number in range(blocks))
    page = Page(screen=Screen(title="The board", text="t" * 700, blocks=full), below="**Hint: Pass.** " + "y" * 400)
    head, hint, *position = [part["content"] for part in page.layout().to_components()]
    assert head == f"### The board\n{'t' * 700}"
    assert hint == page.below
    assert [text.count("**Block") for text in position] == ([2] if blocks else [])
    assert all(text.endswith("press **In words**.*") for text in position)
    assert sum(map(len, (head, hint, *position))) <= limits.PANEL_TEXT


def test_the_news_come_before_the_newest_event_beside_a_picture_and_after_the_turn_in_words() -> None:
    picture = picture_of(Scene(8, 8, (), "#000000"), "The board")
    screen = Screen(title="Your turn", text="Play.", headline="Bob played 7.\n**Your turn**", picture=picture)
    page = Page(screen=screen, news="- Bob played 6.")
    heads = [page.layout(drawn).to_components()[0]["content"] for drawn in ((b"picture",), ())]
    assert heads == ["- Bob played 6.\nBob played 7.\n**Your turn**", "### Your turn\nPlay.\n- Bob played 6."]
