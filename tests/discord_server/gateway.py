"""The gateway: sessions of shards, what each is told, heartbeats, and taking up a session that was dropped."""

import asyncio
import hmac
import json
import math
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import orjson
from aiohttp import WSMsgType, web

from tests.discord_server.guilds import Guild

GUILDS, VOICE_STATES = 1 << 0, 1 << 7
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences, message content: this application has none of them."""

_INTENTS = {"VOICE_STATE_UPDATE": VOICE_STATES}
"""Which intent an event needs where it isn't that of guilds; interactions need none."""

_FREE = {"INTERACTION_CREATE", "READY", "RESUMED"}
_REPLAYED = 1000


def address_of(host: str) -> str:
    """The gateway's address, for who has reached Discord at this host and port."""
    return f"ws://{host}/gateway"


@dataclass
class Session:
    """One shard of one process, connected or waiting to be resumed."""

    id: str
    shard: tuple[int, int]
    intents: int
    line: "Line | None"
    sent: int = 0
    events: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=_REPLAYED))
    """Numbers and payloads of what it was told last."""

    def remembers(self, seen: int) -> bool:
        """Whether all that came after this number can be told again."""
        return self.sent - len(self.events) <= seen <= self.sent

    def owns(self, guild_id: str) -> bool:
        return (int(guild_id) >> 22) % self.shard[1] == self.shard[0]

    def hears(self, event: str) -> bool:
        return event in _FREE or bool(self.intents & _INTENTS.get(event, GUILDS))


class Line:
    """A WebSocket, compressed as the client asked."""

    def __init__(self, socket: web.WebSocketResponse, address: str, *, compressed: bool) -> None:
        self.socket = socket
        self.address = address
        self._zlib = zlib.compressobj() if compressed else None

    async def send(self, payload: dict[str, Any]) -> None:
        await self.send_text(orjson.dumps(payload))

    async def send_text(self, text: bytes) -> None:
        """Send a payload that is JSON already."""
        if self.socket.closed:
            return
        try:
            if self._zlib is None:
                await self.socket.send_str(text.decode())
            else:
                await self.socket.send_bytes(self._zlib.compress(text) + self._zlib.flush(zlib.Z_SYNC_FLUSH))
        except ConnectionError:
            await self.socket.close()


class Gateway:
    """All sessions of a bot that is in these guilds; `changed` is called when one comes or goes."""

    def __init__(
        self, token: str, bot: dict[str, Any], app_id: str, guilds: dict[str, Guild], changed: Callable[[], None]
    ) -> None:
        self.sessions: dict[str, Session] = {}
        self.heartbeat_ms = 41_250
        self.max_concurrency = 16
        self.identify_seconds = 0.2
        """Between two IDENTIFYs of a bucket of shards: Discord's five seconds, in the time of tests."""
        self.sessions_total = 1000
        """How many IDENTIFYs a token has a day."""
        self.identified = 0
        self.wasted = 0
        """How many IDENTIFYs were turned away because they came too early."""
        self.resumed = 0
        self.refused: list[int] = []
        """Close codes of connections that were turned away."""
        self._token = token
        self._bot = bot
        self._app_id = app_id
        self._numbers = count(1)
        self._guilds = guilds
        self._changed = changed
        self._refusals = 0
        self._asked: dict[int, float] = {}
        self._used = 0
        self.answering = asyncio.Event()
        """Cleared, it keeps an IDENTIFY waiting for its answer."""
        self.answering.set()

    @property
    def session_start_limit(self) -> dict[str, int]:
        left = max(0, self.sessions_total - self._used)
        return {
            "total": self.sessions_total, "remaining": left, "reset_after": 60_000,
            "max_concurrency": self.max_concurrency,
        }  # fmt: skip

    @property
    def connected(self) -> list[Session]:
        return [each for each in self.sessions.values() if each.line is not None]

    async def dispatch(self, event: str, data: dict[str, Any], guild_id: str, *, times: int = 1) -> int:
        """Tell every session whose shard owns the guild; the number of those that are connected."""
        every = [each for each in self.sessions.values() if each.owns(guild_id) and each.hears(event)]
        told = sum(session.line is not None for session in every)
        # none waits for another, which may be frozen
        await asyncio.gather(*(self._send(session, event, data) for session in every for _ in range(times)))
        return told

    async def drop(self, code: int = 4000) -> None:
        """Close every connection; the sessions may be resumed."""
        for session in self.connected:
            line, session.line = session.line, None
            assert line is not None
            await line.socket.close(code=code)

    async def ask_to_reconnect(self) -> None:
        """Opcode 7, as before a gateway is taken out of service."""
        for session in self.connected:
            assert session.line is not None
            await session.line.send({"op": 7, "d": None})

    def refuse_resumes(self, times: int = 1) -> None:
        """Answer the next so many attempts to take up a session with opcode 9."""
        self._refusals = times

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        is_compressed = request.query.get("compress") == "zlib-stream"
        line = Line(socket, address_of(request.host), compressed=is_compressed)
        await line.send({"op": 10, "d": {"heartbeat_interval": self.heartbeat_ms}})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(line, json.loads(message.data))
        finally:
            self._hang_up(line, socket.close_code)
        return socket

    def _hang_up(self, line: Line, code: int | None) -> None:
        for session in list(self.sessions.values()):
            if session.line is line:
                session.line = None
                if code in (1000, 1001):
                    del self.sessions[session.id]
        self._changed()

    async def _receive(self, line: Line, payload: dict[str, Any]) -> None:
        match payload["op"]:
            case 1:
                await line.send({"op": 11, "d": None})
            case 2:
                await self._identify(line, payload["d"])
            case 6:
                await self._resume(line, payload["d"])
            case 3 | 4 | 8:
                return
            case _:
                await self._turn_away(line, 4001)

    async def _turn_away(self, line: Line, code: int) -> None:
        self.refused.append(code)
        await line.socket.close(code=code)

    def _knows(self, token: str) -> bool:
        return hmac.compare_digest(token.removeprefix("Bot "), self._token)

    async def _identify(self, line: Line, data: dict[str, Any]) -> None:
        shard = tuple(data.get("shard") or (0, 1))
        if not self._knows(data["token"]):
            await self._turn_away(line, 4004)
        elif not 0 <= shard[0] < shard[1]:
            await self._turn_away(line, 4010)
        elif data["intents"] & PRIVILEGED:
            await self._turn_away(line, 4014)
        elif self._used >= self.sessions_total:
            await self._reset_token(line)
        elif self._is_early(shard[0]):
            self.wasted += 1
            await line.send({"op": 9, "d": False})
        else:
            await self.answering.wait()
            session = Session(f"session{next(self._numbers)}", (shard[0], shard[1]), data["intents"], line)
            self.sessions[session.id] = session
            await self._welcome(session)

    def _is_early(self, shard_id: int) -> bool:
        """Count an IDENTIFY, and tell whether the one before in its bucket was too short a time ago."""
        self._used += 1
        bucket, now = shard_id % self.max_concurrency, time.monotonic()
        before = self._asked.get(bucket, -math.inf)  # the clock begins when the machine does
        self._asked[bucket] = now
        return now - before < self.identify_seconds

    async def _reset_token(self, line: Line) -> None:
        """What becomes of a token that has used up its sessions: everybody is out."""
        self._token = ""
        await self._turn_away(line, 4004)
        await self.drop(4004)

    async def _welcome(self, session: Session) -> None:
        owned_guilds = [guild_id for guild_id in self._guilds if session.owns(guild_id)]
        ready = {
            "v": 10, "user": self._bot, "session_id": session.id, "shard": list(session.shard),
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in owned_guilds],
            "application": {"id": self._app_id, "flags": 0},
            "resume_gateway_url": session.line.address if session.line else "",
        }  # fmt: skip
        await self._send(session, "READY", ready)
        for guild_id in owned_guilds:
            await self._send(session, "GUILD_CREATE", self._guilds[guild_id].payload(self._bot["id"]))
        self.identified += 1
        self._changed()

    async def _resume(self, line: Line, data: dict[str, Any]) -> None:
        session = self.sessions.get(data["session_id"])
        if not self._knows(data["token"]):
            await self._turn_away(line, 4004)
            return
        seen, refused = data["seq"], self._refusals > 0
        self._refusals -= refused
        if refused or session is None or not session.remembers(seen):
            await line.send({"op": 9, "d": False})
            return
        while missed := [each for each in session.events if each[0] > seen]:
            seen, text = missed[0]
            await line.send_text(text)
        session.line = line
        await self._send(session, "RESUMED", {})
        self.resumed += 1
        self._changed()

    async def _send(self, session: Session, event: str, data: dict[str, Any]) -> None:
        session.sent += 1
        text = orjson.dumps({"op": 0, "t": event, "s": session.sent, "d": data})
        session.events.append((session.sent, text))
        if session.line is not None:
            await session.line.send_text(text)
