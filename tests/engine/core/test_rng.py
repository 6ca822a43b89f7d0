"""Chance: fixed by its key for good, without bias, and checkable by anybody."""

from collections import Counter
from hashlib import sha256
from itertools import permutations
from math import factorial

import pytest

from engine.core.rng import KEY_BYTES, Rng, commitment

ZERO = bytes(KEY_BYTES)
RISING = bytes(range(KEY_BYTES))
WORD = 1 << 64

# Made with another implementation: `openssl mac -macopt hexkey:KEY -macopt size:8 -macopt custom:warroom-draws
# -in COUNTER BLAKE2BMAC`, the counter being eight bytes, big endian.
VECTORS = (
    (ZERO, 0, 0x4F3916DC1BF3812F),
    (ZERO, 1, 0x5FA23B88D4EC0F25),
    (ZERO, 2, 0xFF92C68B5C753F0B),
    (ZERO, 255, 0x7F78373FAD07841D),
    (RISING, 0, 0x4D2D232BD4545B5D),
    (RISING, 1, 0xE2308A16958DD826),
    (RISING, 2, 0xD535A45654F6D151),
    (RISING, 1 << 32, 0x52DDC6F0E92D3904),
)


def key(number: int) -> bytes:
    return number.to_bytes(KEY_BYTES, "big")


@pytest.mark.parametrize(("secret", "drawn", "word"), VECTORS)
def test_words_are_those_of_another_blake2b(secret: bytes, drawn: int, word: int) -> None:
    assert Rng(secret, drawn).below(WORD) == (word, Rng(secret, drawn + 1))


@pytest.mark.parametrize(("secret", "drawn", "word"), VECTORS)
@pytest.mark.parametrize("bound", [1, 2, 6, 18, 1000])
def test_integers_are_the_word_modulo_the_bound(secret: bytes, drawn: int, word: int, bound: int) -> None:
    assert Rng(secret, drawn).below(bound) == (word % bound, Rng(secret, drawn + 1))


def test_a_word_from_the_uneven_rest_is_rejected() -> None:
    bound = (1 << 63) + 1  # only words below the bound are taken: nearly half of all are not
    assert VECTORS[2][2] >= bound
    assert VECTORS[0][2] < bound
    value, rng = Rng(ZERO, 2).below(bound)
    following = 3
    while (word := Rng(ZERO, following).below(WORD)[0]) >= bound:
        following += 1
    assert value == word
    assert rng == Rng(ZERO, following + 1)


@pytest.mark.parametrize("bound", [0, -1, WORD + 1])
def test_a_bound_out_of_range_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Rng(ZERO).below(bound)


def test_a_draw_from_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="bound"):
        Rng(ZERO).choice(())


def test_drawing_leaves_the_stream_as_it_was() -> None:
    rng = Rng(ZERO)
    assert rng.below(100) == rng.below(100)
    assert rng == Rng(ZERO, 0)


# Chi-square bounds at p = 0.001; the keys are fixed, so these either hold for good or a change broke the draws.
@pytest.mark.parametrize(("bound", "limit"), [(2, 10.83), (6, 20.52), (10, 27.88), (18, 40.79)])
def test_integers_are_even(bound: int, limit: float) -> None:
    rng = Rng(key(bound))
    draws = 6_000
    seen = Counter[int]()
    for _ in range(draws):
        value, rng = rng.below(bound)
        seen[value] += 1
    expected = draws / bound
    assert sum((seen[value] - expected) ** 2 / expected for value in range(bound)) < limit


def test_shuffles_reach_every_order_evenly() -> None:
    items = "abcd"
    rng = Rng(key(4))
    rounds = 200 * factorial(len(items))
    seen = Counter[tuple[str, ...]]()
    for _ in range(rounds):
        order, rng = rng.shuffle(items)
        seen[order] += 1
    expected = rounds / factorial(len(items))
    assert set(seen) == set(permutations(items))
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 49.73  # 23 degrees of freedom


def test_a_shuffle_swaps_from_the_top_down() -> None:
    words = [word for secret, _, word in VECTORS[:3] if secret == ZERO]
    order = list("abcd")
    for last, word in zip((3, 2, 1), words, strict=True):
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    assert Rng(ZERO).shuffle("abcd") == (tuple(order), Rng(ZERO, 3))


def test_a_shuffle_draws_a_rejected_word_again(monkeypatch: pytest.MonkeyPatch) -> None:
    rejected = WORD - 1  # by a bound of 3, as 2**64 - 1 is a multiple of 3; 4 takes it
    drawn = (rejected, rejected, 7, 4)

    def words(_key: bytes, first: int, number: int) -> tuple[int, ...]:
        return drawn[first : first + number]

    monkeypatch.setattr("engine.core.rng._words", words)
    monkeypatch.setattr("engine.core.rng._word", lambda _key, number: drawn[number])
    order = list("abcd")
    for last, word in ((3, rejected), (2, 7), (1, 4)):
        other = word % (last + 1)
        order[last], order[other] = order[other], order[last]
    assert Rng(ZERO).shuffle("abcd") == (tuple(order), Rng(ZERO, 4))


@pytest.mark.parametrize("start", [0, 1000, 1016, 1024, 5000])
def test_a_shuffle_takes_the_same_words_wherever_it_begins(start: int) -> None:
    order, rng = list(range(18)), Rng(RISING, start)
    for last in range(17, 0, -1):
        other, rng = rng.below(last + 1)
        order[last], order[other] = order[other], order[last]
    assert Rng(RISING, start).shuffle(range(18)) == (tuple(order), rng)


@pytest.mark.parametrize("items", [(), ("only",)])
def test_a_shuffle_of_less_than_two_draws_nothing(items: tuple[str, ...]) -> None:
    assert Rng(ZERO).shuffle(items) == (items, Rng(ZERO))


def test_a_shuffle_keeps_every_item() -> None:
    items = tuple(range(18))
    order, _ = Rng(RISING).shuffle(items)
    assert sorted(order) == list(items)
    assert order != items


def test_choices_come_from_the_same_words_as_integers() -> None:
    index, after = Rng(RISING).below(5)
    assert Rng(RISING).choice("vwxyz") == ("vwxyz"[index], after)


def test_the_commitment_is_the_sha_256_of_the_key() -> None:
    assert commitment(RISING) == sha256(RISING).hexdigest()
    assert commitment(ZERO) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
