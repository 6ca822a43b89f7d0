"""Messages between the bot and the computer players' process.

Each message is MessagePack, after its length in four bytes, big endian.
"""

from typing import BinaryIO, Final, TypeVar

import msgspec

LENGTH: Final = 4
"""Number of bytes of the length before a message."""

REST: Final = 0.05
"""Maximum pause of the process, in seconds."""

M = TypeVar("M", bound=msgspec.Struct)


class Result(msgspec.Struct, frozen=True):
    """Result of a question: its answer, or None with a description of the error.

    `error` is the error's kind and its path through the code. If `is_full`, the process has reached its memory limit
    and the pool must replace it. The process sends a first, empty result when it is ready.
    """

    answer: bytes | None = None
    error: str = ""
    is_full: bool = False


_encode = msgspec.msgpack.Encoder().encode


def to_frame(message: msgspec.Struct) -> bytes:
    """Return a message as bytes, with its length in front."""
    body = _encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def read_frame(stream: BinaryIO, kind: type[M]) -> M | None:
    """Read and return a message; return None at the end of the stream."""
    length = stream.read(LENGTH)
    if len(length) < LENGTH:
        return None
    return msgspec.msgpack.decode(stream.read(int.from_bytes(length, "big")), type=kind)
