"""Positions of Fight, Flight, Bite worth keeping as saves: every stage, and every part that play can fill."""

from collections.abc import Mapping

from engine.games.fight_flight_bite import actions
from engine.games.fight_flight_bite.state import State
from tests.engine.games.fight_flight_bite.scenario_builder import B, given, harvested, new

TIED = {"R": "extra_fight grudge windfall", "B": "extra_fight bolt fang_claw"}

POSITIONS: Mapping[str, State] = {
    "a tribe is chosen": new(3, tribes="choose")
    .does(new(3, tribes="choose").mover, actions.ChooseTribe("moles"))
    .state,
    "first opening of four with tribes": new(4, tribes="random").state,
    "a critter is placed": given("C: B1").state,
    "a card is played": given("C: B1", hand="wander windfall keen_nose").does("R", actions.Place("C")).state,
    "an opponent is chosen": given("C: R1 B1 Y1").places("C", "extra_bite").state,
    "a sign is barred": given("C: B1", hand="stare_down").places("C", "stare_down").state,
    "a throw is pending after a tie": given("C: B1")
    .places("C", "extra_bite")
    .duel("bite", "bite")
    .throws("B", "fight")
    .state,
    "a locked throw is pending": given("C: B1", players=2, rethrow="locked")
    .places("C", "extra_bite")
    .throws("R", "fight", "bite", "bite")
    .state,
    "a lost duel may be voided": given("C: B1", hand="second_wind").places("C", "second_wind").loses("fight").state,
    "pack tactics are used up": given("B: B1, E: R2", hand="pack_tactics")
    .places("B", "pack_tactics")
    .wins("flight")
    .moves("E", "B")
    .state,
    "the defender may place a cube": given("C: R1 B1").places("C", "extra_bite").loses("fight").state,
    "scavenger may place a cube": given("C: B1", hand="scavenger")
    .places("C", "scavenger")
    .loses("fight")
    .declines()
    .state,
    "a hand was seen and a seat has left": given("A: G1", players=4, hand="keen_nose")
    .places("C", "keen_nose", actions.Look(B))
    .leaves("Y")
    .state,
    "a cube is picked": harvested("A: R3 B2, B: Y1", {"A": (1, 3, 2)}, players=3, harvest_pick="manual")
    .picks("nut")
    .state,
    "the tied throw": harvested("A: R1, B: B1", {"A": (2, 0, 0), "B": (2, 0, 0)}, players=3, hands=TIED)
    .throws("R", "fight")
    .state,
    "over by points": harvested("A: R1", {"A": (4, 2, 3)}).state,
    "over as all others left": new(3).leaves("R").leaves("B").state,
}
