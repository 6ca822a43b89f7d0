"""As much of Discord as the bot needs to log in and connect, over real HTTP and a real WebSocket."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from aiohttp import WSMsgType, web

BOT = {"id": "11", "username": "warroom", "discriminator": "0", "avatar": None, "bot": True}


class LoginServer:
    """Records its requests; `status` is its answer to a login (0: none), `remaining` how many sessions it allows.

    With a `page` it answers everything with that, as a proxy that wants somebody to log in to it.
    """

    def __init__(self, status: int, remaining: int, page: str | None) -> None:
        self.address = ""
        self.asked: list[str] = []
        self.reached = asyncio.Event()
        self.identified = asyncio.Event()
        self._status = status
        self._remaining = remaining
        self._page = page

    async def serve(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        self.asked.append(f"{request.method} {path}")
        self.reached.set()
        if path == "/gateway":
            return await self._gateway(request)
        if self._page is not None:
            return web.Response(text=self._page, content_type="text/html")
        if self._status == 0:
            await asyncio.sleep(60)
        if self._status != 200:
            return _json({"message": "no", "code": 0}, self._status)
        return _json(self._answer(path))

    def _answer(self, path: str) -> Any:
        if path == "/users/@me":
            return BOT
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": self._remaining, "reset_after": 60_000, "max_concurrency": 1}
            return {"url": f"ws://{self.address}/gateway", "shards": 1, "session_start_limit": limit}
        if path == "/oauth2/applications/@me":
            return {
                "id": "12", "name": "warroom", "icon": None, "description": "", "bot_public": True, "owner": BOT,
                "bot_require_code_grant": False, "verify_key": "", "team": None, "flags": 0, "summary": "",
            }  # fmt: skip
        return []

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40000}})
        async for message in socket:
            if message.type is WSMsgType.TEXT and message.json()["op"] == 2:
                ready = {
                    "v": 10, "user": BOT, "guilds": [], "session_id": "s", "application": {"id": "12", "flags": 0},
                    "resume_gateway_url": f"ws://{self.address}/gateway", "shard": [0, 1],
                }  # fmt: skip
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
                self.identified.set()
        return socket


def _json(data: Any, status: int = 200) -> web.Response:
    # discord.py reads no JSON where a charset is named with its type
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")


@contextlib.asynccontextmanager
async def login_server(status: int = 200, remaining: int = 999, page: str | None = None) -> AsyncIterator[LoginServer]:
    served = LoginServer(status, remaining, page)
    application = web.Application()
    application.router.add_route("*", "/{path:.*}", served.serve)
    runner = web.AppRunner(application, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    served.address = f"{host}:{port}"
    try:
        yield served
    finally:
        await runner.cleanup()
