"""Finds a match's key in whatever leaves the bot: parts of it too, in every way in which bytes are usually written."""

import base64
import json
import zlib
from collections.abc import Iterable, Iterator
from typing import NamedTuple
from urllib.parse import quote_from_bytes

PNG = b"\x89PNG\r\n\x1a\n"
_SHORT, _BASE64, _BASE32 = 8, 9, 10
"""How many bytes of a key are looked for; in base64 and base32 whole groups, wherever in a text they begin."""


class Sent(NamedTuple):
    """Something that left the bot, and what it was."""

    what: str
    data: bytes


class Traces:
    """What would give a key away: any eight to ten bytes of it that follow each other, either way round."""

    def __init__(self, key: bytes) -> None:
        self._needles: dict[bytes, str] = {}
        for read, known in (("", key), (" backwards", key[::-1])):
            for way, needle in (*_of_the_whole(known), *_of_parts(known)):
                self._needles.setdefault(needle, way + read)

    def in_bytes(self, data: bytes) -> set[str]:
        """The ways in which parts of the key stand there."""
        parts = [data, *_unpacked(data)]
        return {way for needle, way in self._needles.items() if any(needle in part for part in parts)}

    def among(self, sent: Iterable[Sent]) -> list[tuple[str, str]]:
        """What of all this gives the key away, and in which ways."""
        return [(each.what, way) for each in sent for way in sorted(self.in_bytes(each.data))]


def _of_the_whole(key: bytes) -> Iterator[tuple[str, bytes]]:
    number = int.from_bytes(key, "big")
    yield "decimal", str(number).encode()
    yield "octal", f"{number:o}".encode()
    yield "binary", f"{number:b}".encode()


def _of_parts(key: bytes) -> Iterator[tuple[str, bytes]]:
    for part in _parts(key, _SHORT):
        yield "raw", part
        for text in (part.decode("latin-1"), repr(part.decode("latin-1"))[1:-1]):
            yield "Latin-1", text.encode()
            yield "Latin-1", json.dumps(text, ensure_ascii=False)[1:-1].encode()
            yield "Latin-1", json.dumps(text)[1:-1].encode()
        yield "repr", repr(part)[2:-1].encode()
        yield "percent", quote_from_bytes(part, safe="").encode()
        yield "base85", base64.b85encode(part)
        yield "Ascii85", base64.a85encode(part)
        for separator in ("", " ", ":", "-"):
            digits = part.hex(separator) if separator else part.hex()
            yield "hex", digits.encode()
            yield "HEX", digits.upper().encode()
        for separator in (",", ", ", " "):
            yield "numbers", separator.join(map(str, part)).encode()
    for part in _parts(key, _BASE64):
        yield "base64", base64.b64encode(part)
        yield "base64", base64.urlsafe_b64encode(part)
    for part in _parts(key, _BASE32):
        yield "base32", base64.b32encode(part)
        yield "base32", base64.b32encode(part).lower()


def _parts(key: bytes, length: int) -> Iterator[bytes]:
    return (key[start : start + length] for start in range(len(key) - length + 1))


def _unpacked(data: bytes) -> Iterator[bytes]:
    """What is compressed in a PNG beside its pixels."""
    start = data.find(PNG)
    if start < 0:
        return
    position = start + len(PNG)
    while position + 8 <= len(data):
        length, kind = int.from_bytes(data[position : position + 4], "big"), data[position + 4 : position + 8]
        content = data[position + 8 : position + 8 + length]
        if kind in (b"zTXt", b"iTXt", b"iCCP"):
            yield from _inflated(content)
        position += 12 + length


def _inflated(content: bytes) -> Iterator[bytes]:
    for start in range(len(content)):
        try:
            yield zlib.decompressobj().decompress(content[start:])
        except zlib.error:
            continue
