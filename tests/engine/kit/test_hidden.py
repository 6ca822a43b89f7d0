"""Imagining another world: hidden things change places, and nothing is lost or made."""

from collections import Counter
from itertools import permutations

from engine.core.rng import KEY_BYTES, Rng
from engine.kit.cards import change_key, random_permutation, redeal

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


def test_limited_items_keep_to_their_places_and_all_ways_to_do_so_are_equally_likely() -> None:
    within = {"a": ("a", "b"), "b": ("a", "b", "c")}
    rng, rounds, met = Rng(bytes(KEY_BYTES)), 4_800, Counter[str]()
    for _ in range(rounds):
        places, rng = random_permutation("abcde", within, rng)
        assert sorted(places) == sorted(places.values()) == list("abcde")
        met["".join(places[place] for place in "abcde")] += 1
    lawful = {
        "".join(order)
        for order in permutations("abcde")
        if order.index("a") in (0, 1) and order.index("b") in (0, 1, 2)
    }
    assert set(met) == lawful
    expected = rounds / len(lawful)
    assert all(abs(number - expected) < 6 * expected**0.5 for number in met.values())


def test_items_that_leave_each_other_hardly_a_way_stay_where_they_are() -> None:
    crowd = range(40)
    places, _ = random_permutation(crowd, dict.fromkeys(crowd, crowd), Rng(bytes(KEY_BYTES)))
    assert places == {item: item for item in crowd}


def test_the_same_chance_deals_alike_whatever_lay_where() -> None:
    dealt, rng = redeal(PILES, Rng(bytes(KEY_BYTES)))
    assert dealt != PILES
    assert redeal(dealt, rng) == redeal(PILES, rng)


def test_the_same_chance_substitutes_alike_whatever_lay_where() -> None:
    within = {"a": (0, 2), "d": (2, 3, 4)}
    for number in range(20):
        rng, lying = Rng(number.to_bytes(KEY_BYTES, "big")), []
        for places in ("abcde", "ceadb"):
            limits = {item: [places[place] for place in within[item]] for item in within}
            substitutes, _ = random_permutation(places, limits, rng)
            lying.append([substitutes[item] for item in places])
        assert lying[0] == lying[1]


def test_another_key_keeps_the_count_of_words_drawn() -> None:
    secret = Rng(bytes(range(KEY_BYTES)), 25)
    other, rng = change_key(secret, Rng(bytes(KEY_BYTES)))
    assert other.drawn == 25
    assert len(other.key) == KEY_BYTES
    assert other.key != secret.key
    assert change_key(secret, rng)[0].key != other.key
