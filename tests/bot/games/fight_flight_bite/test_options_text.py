"""What was agreed on, in a line."""

from bot.games.fight_flight_bite.rules import terms
from engine.games.fight_flight_bite.options import FightOptions


def test_the_terms_name_the_map_and_what_is_unusual() -> None:
    assert terms(FightOptions(), ()) == "Usual map"
    assert terms(FightOptions(), (1, 1, 1, 1)) == "4 players · grove map"
    said = terms(FightOptions(map="bay", rethrow="locked", tribes="random"), (1, 1))
    assert said == "2 players · bay map · three signs are thrown at once · tribes with cards of their own, drawn"
