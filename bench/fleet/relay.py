"""A TCP relay between two parts of the fleet, as a link that can be cut or that can stall."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

_BYTES = 1 << 16


class Relay:
    """Passes everything on between who connects to `port` and what listens at `target`, both on this machine."""

    def __init__(self, name: str, target: int) -> None:
        self.name = name
        self.target = target
        self.port = 0
        self._is_cut = False
        self._flows = asyncio.Event()
        self._flows.set()
        self._open: set[asyncio.StreamWriter] = set()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator["Relay"]:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            self.restore()
            self._abort()

    def cut(self) -> None:
        """End every connection and refuse others, as a host does that went away."""
        self._is_cut = True
        self._abort()

    def stall(self) -> None:
        """Pass nothing on, and tell nobody, as a network does that loses every packet."""
        self._flows.clear()

    def restore(self) -> None:
        """Pass on again, also what was held back."""
        self._is_cut = False
        self._flows.set()

    def _abort(self) -> None:
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            answers, there = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self._open |= {writer, there}
        try:
            await asyncio.gather(self._pass_on(reader, there), self._pass_on(answers, writer))
        finally:
            self._open -= {writer, there}
            for each in (writer, there):
                each.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while sent := await reader.read(_BYTES):
                await self._flows.wait()
                writer.write(sent)
                await writer.drain()
        with contextlib.suppress(OSError, RuntimeError):
            writer.write_eof()
