"""Rules 6: who knows what, and windows that leak nothing."""

from engine.games.this_means_war.actions import Pass
from engine.games.this_means_war.events import Drew, Hacked
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat


def hacked() -> Scenario:
    scenario = given(3, J="eureka m107 blockade", S="network-hack home-guard", deck="mine-belt price-shock data-siphon")
    return scenario.plays("J", "eureka").plays("S", "network-hack", "J").passes("L")


def test_a_hand_is_its_owners_and_says_what_can_be_paid() -> None:
    scenario = given(J="m107 eureka", J_base={"ammo": 4})
    assert [(card.card, card.payable) for card in scenario.view("J").hand] == [("eureka", True), ("m107", False)]
    assert scenario.view("S").hand[0].card == "bunker-complex"
    assert scenario.view(None).hand == ()


def test_counts_piles_and_bases_are_everybodys() -> None:
    scenario = given(J="m107 eureka", discard_pile="blockade mine-belt")
    for who in ("J", "S", None):
        view = scenario.view(who)
        assert [sight.hand_size for sight in view.grafmarshalls] == [2, 1]
        assert view.discard_pile == ("blockade", "mine-belt")
        assert view.deck_size == 115
        assert view.grafmarshalls[0].base == scenario.base("J")
        assert view.grafmarshalls[1].base == scenario.base("S")


def test_a_drawn_card_is_told_to_who_drew_it_alone() -> None:
    scenario = given(J="eureka", deck="m107").recycles("J", "eureka")
    assert Drew(seat("J"), 1, ("m107",)) in scenario.events_for("J")
    for who in ("S", None):
        assert Drew(seat("J"), 1, None) in scenario.events_for(who)


def test_a_hack_shows_the_hand_to_its_player_alone_as_of_that_moment() -> None:
    scenario = hacked()
    assert scenario.asks == "S hack"
    assert scenario.view("S").looking == ("m107", "blockade")
    for who in ("J", "L", None):
        assert scenario.view(who).looking == ()
    assert scenario.hacks("S", "m107").view("S").looking == ()


def test_a_report_of_a_hack_names_the_target_and_no_card_of_the_look() -> None:
    scenario = hacked()
    for who in ("J", "S", "L", None):
        told = [event for event in scenario.events_for(who) if isinstance(event, Hacked)]
        assert told == [Hacked(seat("S"), seat("J"))]


def test_a_hacked_hand_that_draws_is_not_shown_to_the_hacker() -> None:
    scenario = hacked().hacks("S", "m107")
    assert Drew(seat("J"), 1, None) in scenario.events_for("S")


def test_the_window_says_who_is_still_to_answer_and_what_was_declared() -> None:
    scenario = given(4, J="m107", S="sabotage").plays("J", "m107", "L")
    for who in ("J", "S", "B", None):
        (window,) = scenario.view(who).windows
        assert window.to_answer == (1, 2, 3)
        assert [(order.card, order.seat, order.target) for order in window.orders] == [("m107", 0, 2)]
    (window,) = scenario.plays("S", "sabotage", on="J").view(None).windows
    assert window.to_answer == (2, 3)
    assert [(order.card, order.order) for order in window.orders] == [("m107", None), ("sabotage", 0)]


def test_everybody_is_told_who_is_asked_in_the_same_way() -> None:
    armed = given(J="m107", S="sabotage").plays("J", "m107", "S")
    unarmed = given(J="m107", S="tent-quarter").plays("J", "m107", "S")
    for who in ("J", None):
        assert armed.view(who) == unarmed.view(who)
    assert unarmed.offers == (Pass(),)


def test_the_view_says_who_may_still_answer_in_this_turn() -> None:
    scenario = given(3, J="eureka", S="emergency-drill").plays("J", "eureka").plays("S", "emergency-drill")
    assert [sight.may_answer for sight in scenario.view(None).grafmarshalls] == [False, False, True]


def test_the_view_says_what_is_asked_and_why() -> None:
    ask = given(J="night-shift eureka").plays("J", "night-shift").passes("S").view(None).ask
    assert ask is not None
    assert (ask.seat, ask.ask, ask.card) == (0, "order", "night-shift")
    ask = given(J="signals-desk eureka").plays("J", "signals-desk").passes("S").view(None).ask
    assert ask is not None
    assert (ask.ask, ask.card) == ("discard", "signals-desk")
    ask = hacked().view(None).ask
    assert ask is not None
    assert (ask.ask, ask.seat, ask.target) == ("hack", 1, 0)


def test_a_nullified_order_is_marked_while_the_window_is_open() -> None:
    scenario = given(3, J="night-shift eureka", S="espionage", L="sabotage").plays("J", "night-shift")
    scenario = scenario.plays("S", "espionage", on="J").plays("L", "sabotage", on="S")
    assert [order.nullified for order in scenario.view(None).windows[0].orders] == [False, True, False]
