"""Messages between the bot and the processes that it starts: MessagePack after its length in four bytes, big endian."""

from typing import BinaryIO, Final, TypeVar

import msgspec

LENGTH: Final = 4
"""Number of bytes of the length before a message."""

M = TypeVar("M", bound=msgspec.Struct)

_encode = msgspec.msgpack.Encoder().encode


def to_frame(message: msgspec.Struct) -> bytes:
    """Return a message in MessagePack form, with its length in front as a big-endian number of LENGTH bytes."""
    body = _encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


def read_frame(stream: BinaryIO, kind: type[M]) -> M | None:
    """Read one length-prefixed message of type `kind` and return it; return None at the end of the stream.

    Blocks until the message is complete. Raises MsgspecError if the message is of another kind.
    """
    length = stream.read(LENGTH)
    if len(length) < LENGTH:
        return None
    return msgspec.msgpack.decode(stream.read(int.from_bytes(length, "big")), type=kind)


def write_frame(stream: BinaryIO, message: msgspec.Struct) -> None:
    """Write a message, and flush the stream."""
    stream.write(to_frame(message))
    stream.flush()
