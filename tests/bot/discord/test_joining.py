"""Uploads in one piece."""

from collections.abc import AsyncIterator
from io import BytesIO
from typing import NamedTuple

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.discord.client import JoiningConnector


class Uploads(NamedTuple):
    server: TestServer
    received: list[dict[str, bytes]]
    """The parts of each request by name, as the server has read them."""


@pytest.fixture
async def uploads() -> AsyncIterator[Uploads]:
    received: list[dict[str, bytes]] = []

    async def take(request: web.Request) -> web.Response:
        parts: dict[str, bytes] = {}
        async for part in await request.multipart():
            assert isinstance(part, aiohttp.BodyPartReader)
            parts[f"{part.name} {part.filename}"] = bytes(await part.read())
        received.append(parts)
        return web.Response()

    app = web.Application(client_max_size=1 << 22)
    app.router.add_post("/", take)
    async with TestServer(app) as server:
        yield Uploads(server, received)


async def count_writes(uploads: Uploads, *pictures: bytes) -> int:
    """Upload a text and these pictures, and return the number of pieces that their body was written in."""
    pieces: list[bytes] = []

    async def note(_session: object, _context: object, sent: aiohttp.TraceRequestChunkSentParams) -> None:
        pieces.append(sent.chunk)

    trace = aiohttp.TraceConfig()
    trace.on_request_chunk_sent.append(note)
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content":"Ü"}')
    for number, picture in enumerate(pictures):
        form.add_field(f"files[{number}]", BytesIO(picture), filename=f"{number}.png", content_type="image/png")
    async with (
        aiohttp.ClientSession(connector=JoiningConnector(limit=0), trace_configs=[trace]) as session,
        session.post(uploads.server.make_url("/"), data=form) as answer,
    ):
        assert answer.status == 200
    return len(pieces)


async def test_text_and_pictures_are_sent_in_one_piece_and_arrive_whole(uploads: Uploads) -> None:
    assert await count_writes(uploads, b"\x89PNG one", b"\r\n--two") == 1
    assert uploads.received == [
        {
            "payload_json None": '{"content":"Ü"}'.encode(),
            "files[0] 0.png": b"\x89PNG one",
            "files[1] 1.png": b"\r\n--two",
        }
    ]


async def test_a_large_file_is_not_copied_into_one_piece(uploads: Uploads) -> None:
    large = bytes(600 * 1024)
    assert await count_writes(uploads, large) > 3
    assert uploads.received[0]["files[0] 0.png"] == large
