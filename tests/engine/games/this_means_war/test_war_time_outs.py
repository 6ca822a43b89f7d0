"""What a time-out plays: a pass, recycling, or the first answer; always something that was offered."""

from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.actions import Action, Discard, Hack, Pass, Recycle, Take
from tests.engine.games.this_means_war.table import Scene, given, seat


def played(scene: Scene) -> Action:
    return this_means_war.fallback(scene.state, seat(scene.asks[0]))


def test_a_window_is_passed_whatever_could_be_played() -> None:
    assert played(given(J="m107", S="sabotage").plays("J", "m107", "S")) == Pass()


def test_an_order_recycles_the_card_that_is_furthest_from_being_paid() -> None:
    low = {"labor": 2, "research": 0, "ammo": 4, "army": 0}
    assert played(given(J="tent-quarter capital-project m107", J_base=low)) == Recycle("capital-project")


def test_an_order_recycles_the_first_card_where_all_could_be_paid() -> None:
    assert played(given(J="eureka tent-quarter m107")) == Recycle("tent-quarter")


def test_another_order_is_spent_in_the_same_way() -> None:
    scene = given(J="night-shift eureka", deck="m107").plays("J", "night-shift").passes("S")
    assert played(scene) == Recycle("eureka")


def test_what_an_effect_asks_is_answered_with_the_first_card() -> None:
    scene = given(J="signals-desk eureka m107").plays("J", "signals-desk").passes("S")
    assert played(scene) == Discard("eureka")
    scene = given(J="tried-and-true", discard_pile="m107 eureka").plays("J", "tried-and-true").passes("S")
    assert played(scene) == Take("eureka")
    scene = given(J="eureka m107", S="network-hack", deck="blockade").plays("J", "eureka")
    assert played(scene.plays("S", "network-hack", "J")) == Hack("m107")
