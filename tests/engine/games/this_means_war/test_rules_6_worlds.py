"""Rules 6: whoever imagines another world keeps in it the cards that it knows to be in a hand."""

from collections import Counter

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.rng import Rng
from engine.games.this_means_war import this_means_war
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat

WORLDS = 40


def imagined(scenario: Scenario, who: str | None, holder: str) -> Counter[str]:
    """The cards that a hand holds in every world that somebody imagines."""
    hands = []
    for number in range(WORLDS):
        world = this_means_war.resample(
            scenario.state, None if who is None else seat(who), Rng(bytes(32), 1_000 * number)
        )
        this_means_war.audit(world)
        hands.append(Counter(world.table.hands[seat(holder)]))
    common = hands[0]
    for hand in hands:
        common &= hand
    return common


def hacked(hand: str = "m107 mine-belt blockade") -> Scenario:
    """S has looked at J's hand after J's order, and thrown the M107 out of it."""
    scenario = given(3, J=f"eureka {hand}", S="network-hack home-guard", deck="price-shock grid-blackout data-siphon")
    return scenario.plays("J", "eureka").plays("S", "network-hack", "J").passes("L").hacks("S", "m107")


def test_a_hacked_hand_is_known_less_what_was_thrown_and_drawn() -> None:
    assert imagined(hacked(), "S", "J") == Counter(("mine-belt", "blockade"))
    for who in ("L", None):
        assert not imagined(hacked(), who, "J")


def test_the_target_of_a_hack_learns_nothing_of_the_hacker() -> None:
    assert not imagined(hacked(), "J", "S")


def next_turn_of_j(scenario: Scenario) -> Scenario:
    """S and L recycle, and nobody answers."""
    scenario = scenario.all_pass().recycles("S", "home-guard").all_pass()
    return scenario.recycles("L", "citadel-ring").all_pass()


def test_a_card_that_has_left_the_hand_is_not_known_to_be_there() -> None:
    scenario = next_turn_of_j(hacked()).recycles("J", "blockade")
    assert imagined(scenario, "S", "J") == Counter(("mine-belt",))


def test_of_two_copies_that_were_seen_one_is_known_when_the_other_has_gone() -> None:
    scenario = next_turn_of_j(hacked("m107 mortar-pit mortar-pit"))
    assert imagined(scenario, "S", "J") == Counter({"mortar-pit": 2})
    assert imagined(scenario.recycles("J", "mortar-pit"), "S", "J") == Counter(("mortar-pit",))


def test_nothing_is_known_of_a_hand_that_was_thrown_away() -> None:
    assert not hacked().leaves("J").state.table.known


def test_what_was_taken_from_the_discard_pile_is_known_to_everybody() -> None:
    scenario = given(3, J="tried-and-true", discard_pile="m107 eureka").plays("J", "tried-and-true").all_pass()
    scenario = scenario.takes("J", "m107")
    for who in ("S", "L", None):
        assert imagined(scenario, who, "J") == Counter(("m107",))


def test_what_others_know_of_a_hand_is_imagined_by_its_holder_alone() -> None:
    """L can't tell how much S knows of J's hand, since J may have drawn a card after S had looked; J can tell."""
    state, rng = hacked().state, Rng(bytes(32))
    forgotten = replace(state, table=replace(state.table, known=UNSET))
    assert state.table.known
    for reader in (seat("L"), None):
        assert this_means_war.resample(state, reader, rng) == this_means_war.resample(forgotten, reader, rng)
    assert this_means_war.resample(state, seat("J"), rng).table.known == state.table.known
    assert this_means_war.resample(state, seat("S"), rng).table.known == state.table.known
