"""Positions of This Means War! worth keeping as saves: every ask, every window, and every way to end."""

from collections.abc import Mapping

from engine.games.this_means_war.state import State
from tests.engine.games.this_means_war.scenario_builder import given

_HACKED = given(3, J="eureka", S="network-hack", L="m107 sabotage").plays("J", "eureka")

POSITIONS: Mapping[str, State] = {
    "an order is awaited": given(4, J="m107 eureka").state,
    "an answer is awaited": given(3, J="m107", S="sabotage").plays("J", "m107", "S").state,
    "a sabotage is answered": given(4, J="m107", S="sabotage", L="sabotage")
    .plays("J", "m107", "S")
    .plays("S", "sabotage", on="J")
    .state,
    "a copy waits for others": given(3, J="standard-formation", S="espionage")
    .plays("J", "standard-formation", "S")
    .plays("S", "espionage", "L", on="J")
    .state,
    "one has passed ahead": given(4, J="m107", S="sabotage").plays("J", "m107", "S").passes_ahead("B").state,
    "answers took effect before another order": given(3, J="night-shift eureka", S="emergency-drill")
    .plays("J", "night-shift")
    .plays("S", "emergency-drill")
    .passes("L")
    .state,
    "the fog of war": given(3, J="eureka").plays("J", "eureka").passes("S", "L").state,
    "a hand is looked at": _HACKED.plays("S", "network-hack", "L").all_pass().state,
    "a card is to be discarded": given(2, J="signals-desk eureka").plays("J", "signals-desk").all_pass().state,
    "a discarded card is to be taken": given(2, J="tried-and-true", discard_pile="m107 eureka")
    .plays("J", "tried-and-true")
    .all_pass()
    .state,
    "a final stand holds": given(2, J="final-stand").plays("J", "final-stand").all_pass().state,
    "one has left": given(3).leaves("L").state,
    "over as the last one stands": given(2).leaves("S").state,
}
