"""Positions worth keeping: mostly with a window open, or an order under way that brought about another."""

from collections.abc import Mapping

from engine.games.this_means_war.state import State
from tests.games.this_means_war.table import Scene, given


def _scenes() -> Mapping[str, Scene]:
    chain = given(4, J="m107", S="sabotage", L="espionage", B="sabotage").plays("J", "m107", "S")
    chain = chain.plays("S", "sabotage", on="J")
    another = given(4, J="warning-shots m107 eureka", S="counter-strike", L="espionage m107", B="home-guard")
    another = another.plays("J", "warning-shots", "S").plays("S", "counter-strike", "J")
    another = another.plays("L", "espionage", "B", on="J").passes("B")
    hack = given(3, J="eureka", S="network-hack", L="m107 home-guard").plays("J", "eureka")
    return {
        "duel order": given(J="m107 eureka flexible-defense sabotage", S="latest-intel"),
        "four answers begin": given(4, J="m107", S="counter-strike sabotage").plays("J", "m107", "S"),
        "espionage upon sabotage": chain,
        "sabotage upon a copied sabotage": chain.plays("L", "espionage", on="S", second_on="S"),
        "another order with an answer waiting": another,
        "another order in its window": another.plays("J", "m107", "L"),
        "an order out of turn": another.recycles("J", "eureka"),
        "fog of war with a declared answer": given(3, J="eureka", S="emergency-drill", L="sabotage")
        .recycles("J", "eureka")
        .plays("S", "emergency-drill"),
        "a hack chooses": hack.plays("S", "network-hack", "L").passes("L"),
        "a discard is chosen": given(J="signals-desk eureka m107").plays("J", "signals-desk").passes("S"),
        "latest intel chooses": given(J="eureka", S="latest-intel m107")
        .plays("J", "eureka")
        .plays("S", "latest-intel"),
        "tried and true takes": given(J="tried-and-true", discard_pile="m107 eureka m107")
        .plays("J", "tried-and-true")
        .passes("S"),
        "a final stand": given(J="final-stand eureka", S="m107").plays("J", "final-stand").passes("S"),
        "one is eliminated and one has left": given(4, J="experimental-sniper", L_base={"city": 3})
        .leaves("B")
        .plays("J", "experimental-sniper", "L")
        .passes("S", "L"),
        "the last turn": given(turn=200, options={"resolution": "target"}, J="m107"),
        "over by city": given(3, J_base={"city": 50}).recycles("J", "trench-network").all_pass(),
    }


SCENES: Mapping[str, State] = {what: scene.state for what, scene in _scenes().items()}
