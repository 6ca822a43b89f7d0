"""The chain of hashes that boards show in part, so that what people saw binds what the record of the match tells.

Each row of a match's log has a digest: BLAKE2b of 32 bytes, keyed with the match's key and personalised as
"warroom-heads", of a JSON array without spaces: [digest before, board, kind, seat, action, fingerprint, rules version].
Digests stand there as hexadecimal digits, and before the first row there are 64 zeros.

A board shows its number and the first eight digits of its digest. What people do in secret is in the digest too, and
there are few things that they can do. But without the key nobody can compute what any of these would lead to, and the
key is public only when everything else is.
"""

from hashlib import blake2b
from typing import NamedTuple

import msgspec

_DIGEST_BYTES = 32
_SHOWN_DIGITS = 8
_encode = msgspec.json.Encoder().encode


class Head(NamedTuple):
    """The digest of a log up to one of its rows, and the number of the newest board by then; 0: there was none."""

    board: int
    digest: bytes

    def __str__(self) -> str:
        """As a board shows it.

        >>> str(Head(17, bytes.fromhex("1a2b3c4d" * 8)))
        '17:1a2b3c4d'
        """
        return f"{self.board}:{self.digest.hex()[:_SHOWN_DIGITS]}"


NO_ROWS = Head(0, bytes(_DIGEST_BYTES))
"""The head of a log before its first row."""


class Told(NamedTuple):
    """What the record tells of a log row: not who it was, nor when. `action` is JSON."""

    kind: str
    seat: int | None
    action: bytes | None
    fingerprint: str
    rules_version: int


def head_after(key: bytes, before: Head, board: int, told: Told) -> Head:
    """Return the head after one more row, by which the newest board has this number."""
    action = None if told.action is None else msgspec.Raw(told.action)
    row = (before.digest.hex(), board, told.kind, told.seat, action, told.fingerprint, told.rules_version)
    return Head(board, blake2b(_encode(row), digest_size=_DIGEST_BYTES, key=key, person=b"warroom-heads").digest())
