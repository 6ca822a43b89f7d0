"""What becomes of a message once it is sent."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.pictures.scene import Scene
from bot.presenters.screen import Picture, Screen
from bot.ui.gateway.message_layout import Page


@pytest.fixture
def no_collection() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_collection")
def test_a_picture_leaves_memory_as_soon_as_it_is_sent() -> None:
    page = Page(screen=Screen(title="The board", picture=Picture(Scene(8, 8, (), "#000000"), "The board")))
    (file,) = page.attachments(b"the picture")
    assert file.fp.read() == b"the picture"
    buffer = weakref.ref(file.fp)
    file.close()
    del file
    assert buffer() is None
