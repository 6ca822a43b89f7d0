"""What is said of each event, to those who know all of it and to those who don't."""

import pytest

from bot.presenters.catalog import PRESENTERS
from bot.presenters.presenter import Names
from engine.core.seats import Seat
from engine.games.stratego.events import (
    Arranged,
    BecameReady,
    BecameUnready,
    DrawDeclined,
    DrawOffered,
    Ended,
    Event,
    Fought,
    Moved,
    PlayBegan,
    Rescued,
    RescueDeclined,
    RescueOffered,
    Resigned,
    SetUpBegan,
)

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
A, B = Seat(0), Seat(1)
FORMATIONS = ("6 2\n. F", "B 3\nS X")

SAID: list[tuple[Event, str]] = [
    (SetUpBegan(B, A), "Bob plays Red, Alice plays Blue. Both set up in secret."),
    (Arranged(A, "preset", "", "corner_keep"), "You took the formation Corner Keep."),
    (Arranged(A, "swap", ""), "You swapped two squares."),
    (BecameReady(B), "Bob is ready."),
    (BecameUnready(B), "Bob is arranging again."),
    (PlayBegan(B), "Play begins. Bob moves first."),
    (Moved(A, "a4", "a5"), "Alice moved from a4 to a5."),
    (Moved(A, "a4", "a6", run=True), "Alice ran with a Scout from a4 to a6."),
    (Fought(A, "a4", "a5", "spy", "flag", "flag"), "Alice's Spy from a4 attacked a5 and took Bob's Flag!"),
    (Fought(B, "a5", "a4", "miner", "bomb", "attacker"), "Bob's Miner from a5 attacked a4 and beat Alice's Bomb."),
    (
        Fought(A, "a4", "a5", "scout", "bomb", "defender"),
        "Alice's Scout from a4 attacked a5 and lost to Bob's Bomb.",
    ),
    (
        Fought(A, "a4", "a5", "major", "bomb", "defender", silent=True),
        "Alice's Major from a4 attacked a5 and lost to Bob's Bomb, which stays secret.",
    ),
    (
        Fought(A, "a4", "a5", "major", None, "defender", silent=True),
        "Alice's Major from a4 attacked a5 and was lost: Bob's piece holds and stays secret.",
    ),
    (
        Fought(A, "a4", "a5", "major", "major", "both_removed"),
        "Alice's Major from a4 attacked a5, where it met Bob's Major: both are lost.",
    ),
    (
        RescueOffered(A, "b10"),
        "Alice entered the enemy's back row on b10 and may bring a captured piece back.",
    ),
    (Rescued(A, "spy", "b1"), "Alice brought a Spy back on b1."),
    (RescueDeclined(A), "Alice brought nobody back."),
    (DrawOffered(A), "Alice offers a draw."),
    (DrawDeclined(B), "Bob declined the draw."),
    (Resigned(A), "Alice resigned the match."),
    (
        Ended("flag", B, FORMATIONS),
        "Bob took the Flag and won the match. Red began as 62/.F; Blue as B3/SX (front row first).",
    ),
    (
        Ended("agreed", None, FORMATIONS),
        "The match is a draw: both agreed on it. Red began as 62/.F; Blue as B3/SX (front row first).",
    ),
    (
        Ended("void", None, FORMATIONS),
        "The match was given up before play began, so nobody won or lost. "
        "Red began as 62/.F; Blue as B3/SX (front row first).",
    ),
]


@pytest.mark.parametrize(("event", "said"), SAID)
def test_an_event_is_told_in_a_sentence(event: Event, said: str) -> None:
    assert PRESENTERS["stratego"].sentence(event, NAMES) == said
