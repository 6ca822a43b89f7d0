"""The sentence for each event, to those who know all of it and to those who don't."""

from typing import get_args

from bot.games.fight_flight_bite.presenter import fight_flight_bite
from bot.games.fight_flight_bite.sentences import sentence
from bot.screens.presenter import Names
from engine.games.fight_flight_bite import events as e
from tests.bot.screens.golden_texts import check_golden
from tests.engine.games.fight_flight_bite.scenario_builder import B, G, R, Y

PRESENTER = fight_flight_bite()

NAMES = Names(("Rosa", "Ben", "Yan", "Gus"), ((0,), (1,), (2,), (3,)))

EVENTS: tuple[e.Event, ...] = (
    e.RoundThrown("order", (R, B), ("fight", "bite"), (B,)),
    e.RoundThrown("final", (R, B), ("fight", "fight"), ()),
    e.OrderSet((B, R)),
    e.TribeTaken(Y, "moles", drawn=True),
    e.FoodLaid(((2, 2, 2),) * 6, (12, 12, 12)),
    e.CardsDealt(4),
    e.Opened(G, "A"),
    e.TurnBegan(R, 2),
    e.Placed(R, "C"),
    e.CardPlayed(R, "bolt"),
    e.CritterAdded(R, "C"),
    e.Wandered(R, "C", "A"),
    e.HandSeen(R, B, None),
    e.HandSeen(R, B, ("bolt", "gorge")),
    e.Attacked(R, B, "C", 1),
    e.SignBarred(B, "fight"),
    e.Threw(B, None),
    e.Threw(B, ("fight", "bite", "fight")),
    e.ThrowsShown(R, B, (("fight", "bite"),), 0, R),
    e.ThrowsShown(R, B, (("fight", "fight"),), 2, None),
    e.DuelVoided(R, B),
    e.DuelWon(R, B, "C", B, "fight", 0, 0, 0),
    e.DuelWon(R, B, "C", R, "fight", 1, 0, 0),
    e.DuelWon(R, B, "C", R, "bite", 2, 0, 1),
    e.Pushed(R, B, "C", "A"),
    e.Flew(R, "E", "C", standing=True),
    e.Bitten(R, "nut", "C", "F"),
    e.ActionsLeft(R, 2, lapsed=False),
    e.ActionsLeft(R, 1, lapsed=True),
    e.CubePut(B, "fruit", "D", "defender"),
    e.CubeDeclined(B, "defender"),
    e.CubeMissed(B, "defender", "thick_hide"),
    e.Stopped(R),
    e.HarvestBegan(),
    e.FoodPicked(R, "A", "nut"),
    e.Harvested("A", (3, 2), R, (B,), ((4, 0, 0), (0, 2, 0)), (0, 0, 0)),
    e.Harvested("B", (0, 0), None, (), ((0, 0, 0), (0, 0, 0)), (1, 0, 0)),
    e.HandsRevealed((("bolt",), ("gorge",)), ()),
    e.Scored(R, (4, 2, 3), (2, 0, 1), 29),
    e.Left(Y),
    e.Ended((R,), "score"),
    e.Ended((R, B), "shared"),
    e.Ended((R,), "throws"),
    e.CubeMissed(B, "defender", "no_supply"),
    e.CubeMissed(B, "defender", "left"),
    e.Ended((R,), "left"),
    e.Flew(R, "C", "E", standing=False),
    e.TribeTaken(Y, "moles", drawn=False),
)


def test_each_event_has_its_sentence(golden_update: bool) -> None:
    said = "\n".join(f"{type(event).__name__}: {sentence(event, NAMES)}" for event in EVENTS)
    check_golden("fight_flight_bite_sentences", said, update=golden_update)


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(e.Event))


def test_news_of_a_duel_are_its_attack_and_its_result_alone() -> None:
    """Who has thrown is drawn, and the result or the headline says what was thrown."""
    duel = [
        e.Attacked(R, B, "C", 1),
        e.Threw(B, None),
        e.Threw(R, None),
        e.ThrowsShown(R, B, (("fight", "fight"),), 1, None),
        e.ThrowsShown(R, B, (("fight", "bite"),), 1, R),
        e.DuelWon(R, B, "C", R, "fight", 1, 0, 0),
        e.TurnBegan(B, 2),
    ]
    assert [event for event in duel if not PRESENTER.begins_turn(event)] == [duel[0], duel[5]]
    assert not PRESENTER.begins_turn(e.Threw(R, ("fight", "bite", "fight")))
