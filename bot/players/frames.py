"""What the bot and the process of its computer players send each other: messages with their length before them.

Each is MessagePack, and its length stands before it in four bytes, big endian.
"""

from typing import BinaryIO, Final, TypeVar

import msgspec

LENGTH: Final = 4
"""Bytes of the length before a message."""

REST: Final = 0.05
"""Seconds that the process rests at most, when it is asked to."""

M = TypeVar("M", bound=msgspec.Struct)


class Result(msgspec.Struct, frozen=True):
    """What came of a question: its answer; or, without one, the kind of the error and the lines on its way.

    `is_full`: the process holds as much memory as it may, and is to be replaced. The first result, to no question, says
    that the process is ready.
    """

    answer: bytes | None = None
    error: str = ""
    is_full: bool = False


_encode = msgspec.msgpack.Encoder().encode


def to_frame(message: msgspec.Struct) -> bytes:
    """Return a message with its length before it."""
    body = _encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def read_frame(stream: BinaryIO, kind: type[M]) -> M | None:
    """Read a message; None at the end of the stream."""
    length = stream.read(LENGTH)
    if len(length) < LENGTH:
        return None
    return msgspec.msgpack.decode(stream.read(int.from_bytes(length, "big")), type=kind)
