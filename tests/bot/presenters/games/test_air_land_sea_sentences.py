from typing import get_args

import pytest

from bot.presenters.games.air_land_sea.sentences import sentence, told
from bot.presenters.presenter import Names
from engine.core.seats import Seat
from engine.games.air_land_sea import events as e

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
A, B = Seat(0), Seat(1)

SAID: tuple[tuple[e.Event, str], ...] = (
    (
        e.BattleStarted(2, ("sea", "air", "land"), 1),
        "Battle 2 begins: Sea, Air, Land. ● Bob plays first and wins ties.",
    ),
    (e.Deployed(A, 0, "air-3", "air", "match"), "◆ Alice deployed Maneuver 3 (Air) to Air."),
    (e.Deployed(B, 1, "sea-3", "air", "aerodrome"), "● Bob deployed Maneuver 3 (Sea) to Air, carried by Aerodrome."),
    (e.Deployed(A, 0, "land-6", "sea", "air_drop"), "◆ Alice deployed Heavy Tanks 6 to Sea, carried by Air Drop."),
    (e.Improvised(A, 0, "land", None), "◆ Alice played a card facedown to Land."),
    (e.Improvised(A, 0, "land", "sea-6"), "◆ Alice played Super Battleship 6 facedown to Land."),
    (e.Reinforced(B, 1, "air", None), "● Bob played the deck's top card facedown to Air."),
    (e.Reinforced(B, 1, "air", "air-1"), "● Bob played Support 1 from the deck facedown to Air."),
    (e.Stopped(0, "air", None, "containment"), "Containment sent it under the deck."),
    (e.Stopped(0, "air", "air-1", "blockade", public=True), "Blockade sent it under the deck."),
    (e.Flipped(A, 1, "land", "land-6", faceup=False), "◆ Alice flipped ● Bob's Heavy Tanks 6 in Land facedown."),
    (e.Flipped(A, 0, "sea", "sea-2", faceup=True), "◆ Alice flipped their own Escalation 2 in Sea faceup."),
    (e.Triggered(0, "air", "air-3"), ""),
    (e.Interrupted(1, "land-5"), "That cut Disrupt 5 short."),
    (e.Fizzled(0, "air-3"), "Maneuver 3 (Air) found nothing to act on."),
    (e.Declined(A, 0, "sea-1"), "◆ Alice left Transport 1 unused."),
    (e.Peeked(0, None), "◆ Alice looked at the deck's top card."),
    (e.Peeked(0, "sea-6"), "◆ Alice looked at the deck's top card: it is Super Battleship 6."),
    (e.Moved(A, 0, "air", "sea", "air-1", faceup=True, public=True), "◆ Alice moved Support 1 from Air to Sea."),
    (e.Moved(A, 0, "air", "sea", None, faceup=False), "◆ Alice moved a facedown card from Air to Sea."),
    (e.Moved(A, 0, "air", "sea", "air-1", faceup=False), "◆ Alice moved a facedown Support 1 from Air to Sea."),
    (e.TakenBack(B, 1, "land", None), "● Bob took a facedown card back from Land."),
    (e.TakenBack(B, 1, "land", "air-1"), "● Bob took the facedown Support 1 back from Land."),
    (e.AirDropGranted(0), "Air Drop lets ◆ Alice deploy one card to a theater of another type."),
    (e.AirDropEnded(0), "◆ Alice's Air Drop is over."),
    (e.ExtraTurnGranted(1), "● Bob got an extra turn."),
    (e.TurnSkipped(0), "◆ Alice had no card to play, so that turn was skipped."),
    (e.Withdrew(A, 0, 1), "◆ Alice withdrew with 1 card in hand."),
    (
        e.BattleWon(1, 3, ("air", "land", "sea"), (), (0, 3)),
        "● Bob won the battle and scored 3 points (◆ 0 : ● 3).",
    ),
    (
        e.BattleWon(0, 6, ("air", "land", "sea"), (0, 0, 0), (6, 3)),
        "All cards are played. ◆ Alice held Air, Land and Sea. ◆ Alice won the battle and scored 6 points (◆ 6 : ● 3).",
    ),
    (e.MatchWon(1), "● Bob won the match!"),
    (e.Resigned(B, 1), "● Bob resigned the match."),
    (
        e.Deployed(A, 0, "land-6", "economics", "supply_lines"),
        "◆ Alice deployed Heavy Tanks 6 to Economics, carried by Supply Lines.",
    ),
    (e.SuppliesGained(1, "economics", 1), "● Bob gained 1 Supply in Economics."),
    (e.SuppliesGained(0, "air", 2), "◆ Alice gained 2 Supplies in Air."),
    (e.Revealed(B, 1, "diplomacy-5"), "● Bob revealed Give & Take 5."),
    (
        e.Named(A, 0, "diplomacy-6", B),
        "◆ Alice named Peacekeepers 6: ● Bob has shown it and must play it next.",
    ),
    (e.Named(A, 0, "diplomacy-6", None), "◆ Alice named Peacekeepers 6: it is not in the hand of ● Bob."),
    (e.Drew(A, 0, None), "◆ Alice drew a card."),
    (e.Drew(A, 0, "economics-4"), "◆ Alice drew Stockpile 4."),
    (e.Given(A, 0, B, None), "◆ Alice gave a card to ● Bob."),
    (e.Given(A, 0, B, "economics-1", public=True), "◆ Alice gave Requisition 1 to ● Bob."),
    (
        e.ChangedSides(A, 1, "sea", "sea-2", faceup=True, public=True),
        "● Bob's Escalation 2 in Sea went over to ◆ Alice.",
    ),
    (e.ChangedSides(A, 0, "sea", None, faceup=False), "◆ Alice's facedown card in Sea went over to ● Bob."),
    (
        e.Destroyed(A, 0, "diplomacy", "intelligence-1", faceup=False),
        "◆ Alice destroyed their own facedown Spy Network 1 in Diplomacy.",
    ),
    (e.Destroyed(A, 1, "sea", "sea-6", faceup=True), "◆ Alice destroyed ● Bob's Super Battleship 6 in Sea."),
    (e.Destroyed(B, 0, "sea", None, faceup=False), "● Bob destroyed ◆ Alice's facedown card in Sea."),
)

TEAMS = Names(("Alice", "Bob", "Cleo", "Dan"), ((0, 1), (2, 3)))

SAID_OF_TEAMS: tuple[tuple[e.Event, str], ...] = (
    (
        e.BattleStarted(1, ("sea", "air", "land"), 1),
        "Battle 1 begins: Sea, Air, Land. ● Cleo & Dan play first and win ties.",
    ),
    (e.SwapChosen(B, 0, None), "◆ Bob chose a card to swap."),
    (e.SwapChosen(B, 0, "air-1"), "◆ Bob chose Support 1 to swap."),
    (e.Swapped(A, 0, B, None), "◆ Alice passed a card to ◆ Bob."),
    (e.Swapped(A, 0, B, "air-1"), "◆ Alice passed Support 1 to ◆ Bob."),
    (e.Withdrew(B, 0, 5), "◆ Bob withdrew with 5 cards in their side's hands."),
    (e.Named(A, 0, "air-1", None), "◆ Alice named Support 1: it is not in the hands of ● Cleo & Dan."),
    (e.Flipped(B, 0, "air", "air-1", faceup=False), "◆ Bob flipped their own Support 1 in Air facedown."),
    (e.SuppliesGained(0, "air", 2), "◆ Alice & Bob gained 2 Supplies in Air."),
    (e.Given(Seat(3), 1, B, None), "● Dan gave a card to ◆ Bob."),
)


@pytest.mark.parametrize(("event", "said"), SAID)
def test_an_event_is_told_in_a_sentence(event: e.Event, said: str) -> None:
    assert sentence(event, NAMES) == said


@pytest.mark.parametrize(("event", "said"), SAID_OF_TEAMS)
def test_a_team_is_told_by_its_members(event: e.Event, said: str) -> None:
    assert sentence(event, TEAMS) == said


def test_a_card_that_was_named_and_shown_is_told_once() -> None:
    happened = (e.Named(A, 0, "air-1", B), e.Revealed(B, 1, "air-1"), e.Revealed(B, 1, "air-2"))
    assert told(happened, NAMES) == (
        "◆ Alice named Support 1: ● Bob has shown it and must play it next. ● Bob revealed Air Drop 2."
    )


def test_every_kind_of_event_is_told_above() -> None:
    assert {type(event) for event, _ in (*SAID, *SAID_OF_TEAMS)} == set(get_args(e.Event))


def test_a_team_is_named_by_all_its_people() -> None:
    team = Names(("Alice", "Bob", "Carol"), ((0,), (1, 2)))
    assert sentence(e.Deployed(Seat(2), 1, "air-6", "air", "match"), team).startswith("● Carol deployed")
    assert sentence(e.MatchWon(1), team) == "● Bob & Carol won the match!"
    assert sentence(e.Resigned(Seat(2), 1), team) == "● Carol resigned the match for Bob & Carol."
