"""Imagining another world: hidden things change places, and nothing is lost or made."""

from collections import Counter

from engine.core.rng import KEY_BYTES, Rng
from engine.kit.hidden import redeal, rekeyed

PILES = (("a", "b", "c"), (), ("d", "e"), ("f",))


def test_piles_keep_their_sizes_and_the_things_among_them() -> None:
    for number in range(20):
        dealt, _ = redeal(PILES, Rng(number.to_bytes(KEY_BYTES, "big")))
        assert [len(pile) for pile in dealt] == [3, 0, 2, 1]
        assert sorted(thing for pile in dealt for thing in pile) == list("abcdef")


def test_everything_may_come_to_lie_in_every_pile_with_equal_chance() -> None:
    rng, rounds = Rng(bytes(KEY_BYTES)), 1_800
    met = Counter[tuple[str, int]]()
    for _ in range(rounds):
        dealt, rng = redeal(PILES, rng)
        met.update((thing, number) for number, pile in enumerate(dealt) for thing in pile)
    for thing in "abcdef":
        for number, size in ((0, 3), (2, 2), (3, 1)):
            expected = rounds * size / 6
            assert abs(met[thing, number] - expected) < 6 * expected**0.5


def test_another_key_keeps_the_count_of_words_drawn() -> None:
    secret = Rng(bytes(range(KEY_BYTES)), 25)
    other, rng = rekeyed(secret, Rng(bytes(KEY_BYTES)))
    assert other.drawn == 25
    assert len(other.key) == KEY_BYTES
    assert other.key != secret.key
    assert rekeyed(secret, rng)[0].key != other.key
