"""The sentence for each event, the terms of a match, and the pieces as `/card` shows them."""

from typing import get_args

from bot.games.stratego.rules import terms
from bot.games.stratego.sentences import sentence
from bot.games.stratego.words import cards
from bot.screens.presenter import Names
from engine.core.values import Seat
from engine.games.stratego import events as e
from engine.games.stratego.board import KINDS
from engine.games.stratego.options import StrategoOptions
from tests.bot.screens.golden_texts import check_golden

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
A, B = Seat(0), Seat(1)
FORMATIONS = ("6 2\n. F", "B 3\nS X")

EVENTS: tuple[e.Event, ...] = (
    e.SetUpBegan(B, A),
    e.Arranged(A, "preset", "", "corner_keep"),
    e.Arranged(A, "swap", ""),
    e.BecameReady(B),
    e.BecameUnready(B),
    e.PlayBegan(B),
    e.Moved(A, "a4", "a5"),
    e.Moved(A, "a4", "a6", run=True),
    e.Fought(A, "a4", "a5", "spy", "flag", "flag"),
    e.Fought(B, "a5", "a4", "miner", "bomb", "attacker"),
    e.Fought(A, "a4", "a5", "scout", "bomb", "defender"),
    e.Fought(A, "a4", "a5", "major", "bomb", "defender", silent=True),
    e.Fought(A, "a4", "a5", "major", None, "defender", silent=True),
    e.Fought(A, "a4", "a5", "major", "major", "both_removed"),
    e.RescueOffered(A, "b10"),
    e.Rescued(A, "spy", "b1"),
    e.RescueDeclined(A),
    e.DrawOffered(A),
    e.DrawDeclined(B),
    e.Resigned(A),
    e.Ended("flag", B, FORMATIONS),
    e.Ended("agreed", None, FORMATIONS),
    e.Ended("void", None, FORMATIONS),
    e.Ended("no_moves", A, FORMATIONS),
    e.Ended("resigned", A, FORMATIONS),
    e.Ended("quiet", None, FORMATIONS),
    e.Ended("max_plies", None, FORMATIONS),
    e.Ended("both_immobile", None, FORMATIONS),
)


def test_each_event_has_its_sentence(golden_update: bool) -> None:
    said = "\n".join(f"{type(event).__name__}: {sentence(event, NAMES)}" for event in EVENTS)
    check_golden("stratego_sentences", said, update=golden_update)


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(e.Event))


AGREED = (
    StrategoOptions(),
    StrategoOptions(preset="old_us", army="barrage"),
    StrategoOptions(army="duel", duel_rows=4),
    StrategoOptions(preset="classic", rescue="open", two_square=7, memory_aid="off"),
    StrategoOptions(silent_defense="on"),
    StrategoOptions(duel_rows=4),
)


def test_terms_say_what_was_agreed(golden_update: bool) -> None:
    lines = [f"{options.model_dump(exclude_defaults=True)}: {terms(options, ())}" for options in AGREED]
    check_golden("stratego_terms", "\n".join(lines), update=golden_update)


def test_all_pieces_are_shown_strongest_first() -> None:
    pieces = cards()
    assert list(pieces)[:2] == ["Marshal", "General"]
    assert len(pieces) == len(KINDS)
    scout, marshal = ({block.heading: block.text for block in pieces[name].blocks} for name in ("Scout", "Marshal"))
    assert scout["How many a side has"] == "8 in the full army, 2 in Barrage, 2 in Duel"
    assert marshal["Rank"] == "Its number is 10, or 1 where 1 is the highest rank."


def test_the_first_sentence_calls_its_reader_you_without_an_emblem() -> None:
    began = e.SetUpBegan(B, A)
    assert sentence(began, NAMES.address_reader(B)) == "You move first, against ● Alice."
    assert sentence(began, NAMES.address_reader(A)) == "◆ Bob moves first, against you."
