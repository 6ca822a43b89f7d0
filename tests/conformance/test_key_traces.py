"""The search for keys finds every way of writing one, wherever it begins, and nothing else."""

import base64
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from urllib.parse import quote_from_bytes

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo

from bot.match.model.match import NO_ROWS, PublicRow, head_after
from engine.core.rng import Rng, commitment
from tests.conformance.key_traces import Sent, Traces

KEY = sha256(b"a key like any other").digest()

WAYS: dict[str, Callable[[bytes], bytes]] = {
    "raw": bytes,
    "hex": lambda key: key.hex().encode(),
    "HEX": lambda key: key.hex(":").upper().encode(),
    "base64": base64.b64encode,
    "base32": base64.b32encode,
    "base85": base64.b85encode,
    "Ascii85": base64.a85encode,
    "decimal": lambda key: str(int.from_bytes(key, "big")).encode(),
    "decimal backwards": lambda key: str(int.from_bytes(key, "little")).encode(),
    "octal": lambda key: oct(int.from_bytes(key, "big")).encode(),
    "binary": lambda key: bin(int.from_bytes(key, "big")).encode(),
    "numbers": lambda key: str(list(key)).encode(),
    "repr": lambda key: repr(key).encode(),
    "percent": lambda key: quote_from_bytes(key, safe="").encode(),
    "Latin-1": lambda key: key.decode("latin-1").encode(),
    "hex backwards": lambda key: key[::-1].hex().encode(),
}
"""Ways to write a key; a number is not found by parts."""


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("before", [b"", b"a", b"ab", b"abc", b"abcd"])
def test_a_key_is_found_however_it_is_written_and_wherever_it_begins(way: str, before: bytes) -> None:
    written = WAYS[way](KEY) if before == b"" or "dec" in way or way in ("octal", "binary") else WAYS[way](before + KEY)
    assert way in Traces(KEY).in_bytes(b"It is " + written + b", they say.")


@pytest.mark.parametrize("way", [way for way in WAYS if way not in ("octal", "binary") and "decimal" not in way])
@pytest.mark.parametrize("half", [KEY[:16], KEY[16:]])
def test_half_a_key_is_found_too(way: str, half: bytes) -> None:
    assert way in Traces(KEY).in_bytes(WAYS[way](half))


@pytest.mark.parametrize("compressed", [True, False])
def test_a_key_in_the_texts_of_a_picture_is_found(compressed: bool) -> None:
    notes, file = PngInfo(), BytesIO()
    notes.add_text("Comment", KEY.hex(), zip=compressed)
    Image.new("RGB", (4, 4)).save(file, "PNG", pnginfo=notes)
    assert Traces(KEY).among([Sent("a picture", file.getvalue())]) == [("a picture", "hex")]


def test_both_alphabets_of_base64_are_known() -> None:
    special = b"\xfb\xef\xbe" * 10 + b"\xff\xff"
    for written in (base64.b64encode(special), base64.urlsafe_b64encode(special)):
        assert not written[:36].isalnum()
        assert "base64" in Traces(special).in_bytes(written)


def test_what_is_made_of_a_key_and_other_keys_are_not_found() -> None:
    other = sha256(b"another").digest()
    head = head_after(KEY, NO_ROWS, 0, PublicRow("opened", None, None, "", 0))
    drawn = Rng(KEY).below(1 << 64)[0]
    harmless = [*(write(other) for write in WAYS.values()), commitment(KEY).encode(), str((head, drawn)).encode()]
    assert Traces(KEY).among(Sent("harmless", each) for each in harmless) == []
