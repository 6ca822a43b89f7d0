"""A line to the PostgreSQL server that is cut at a commit: before it gets there, or before its answer comes back."""

import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal

_PORT = ".s.PGSQL.5432"


class CutLine:
    """Passes everything on between clients of `address` and a server, until a commit is to be cut.

    `meanwhile` is called once, before the next client is passed on.
    """

    def __init__(self, server: str, folder: Path) -> None:
        before, _, self._server = server.partition("host=")
        self.address = f"{before}host={folder}"
        self.cut: Literal["", "before", "after"] = ""
        self.meanwhile: Callable[[], object] | None = None
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / _PORT))
        self._listener.listen()
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)  # which ends its thread
        self._listener.close()

    def _serve(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._pass_on, args=(client,), daemon=True).start()

    def _pass_on(self, client: socket.socket) -> None:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            meanwhile()
        with client, socket.socket(socket.AF_UNIX) as server:
            server.connect(f"{self._server}/{_PORT}")
            answers = threading.Thread(target=_copy, args=(server, client), daemon=True)
            answers.start()
            while sent := client.recv(1 << 16):
                if b"COMMIT" not in sent or not self.cut:
                    server.sendall(sent)
                    continue
                kind, self.cut = self.cut, ""
                client.shutdown(socket.SHUT_RDWR)
                if kind == "after":
                    server.sendall(sent)
                    time.sleep(0.2)  # the server carries it out, and finds nobody there
                break
            server.shutdown(socket.SHUT_RDWR)
            answers.join()


def _copy(source: socket.socket, target: socket.socket) -> None:
    try:
        while sent := source.recv(1 << 16):
            target.sendall(sent)
        target.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
