"""Leaks by what is refused, offered or stored, and the laws that must notice each of them."""

from collections.abc import Callable, Sequence
from dataclasses import replace as with_fields
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.catalog import PLAYABLE_GAMES, PlayableGame
from engine.catalog import GAMES
from engine.core.game import Step
from engine.core.rng import Rng
from engine.core.values import Corrupt, Illegal, Seat
from engine.games.stratego.actions import Move
from engine.games.stratego.board import EMPTY, IMMOBILE, KINDS, LAKE, SQUARES
from tests.conformance.answers import answers_are_alike, refusals_are_alike
from tests.conformance.cases import SUBJECTS
from tests.conformance.random_play import walk
from tests.conformance.subject import AnyGame, Audience, Subject
from tests.conformance.world_laws import stored_answers_fit_every_world

FLS, STRATEGO, FIGHT, WAR = (
    GAMES[key] for key in ("flies-lies-supplies", "stratego", "fight-flight-bite", "this-means-war")
)


def kind_at(state: Any, square: str) -> int | None:
    """The kind of the piece on a square; None if there is none."""
    if state.play is None or square not in SQUARES:
        return None
    piece = state.play.board[SQUARES[square]]
    return None if piece in (EMPTY, LAKE) else state.play.kinds[piece]


def tells_bombs_before_whose_they_are(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    if isinstance(action, Move) and kind_at(state, action.start) in IMMOBILE:
        raise Illegal("immobile")
    return STRATEGO.apply(state, seat, action)


def names_the_piece_in_the_way(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    """The code is the same, and a parameter that no sentence uses is not."""
    try:
        return STRATEGO.apply(state, seat, action)
    except Illegal as illegal:
        if not isinstance(action, Move):
            raise
        kind = kind_at(state, action.end)
        raise Illegal(illegal.code, **illegal.params, met=None if kind is None else KINDS[kind]) from None


def tells_where_the_flag_is(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    if isinstance(action, Move) and kind_at(state, action.end) == 0:
        raise Illegal("not_offered")
    return STRATEGO.apply(state, seat, action)


def tells_who_holds_a_card(game: AnyGame) -> Callable[..., Any]:
    def apply(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
        try:
            return game.apply(state, seat, action)
        except Illegal:
            held = any(getattr(action, "card", None) in hand for hand in state.table.hands)
            raise Illegal("not_your_card" if held else "not_offered") from None

    return apply


def tells_what_was_thrown(state: Any, seat: Seat, action: Any) -> Step[Any, Any]:
    """A throw that comes too late is refused in another way if it is what the seat threw."""
    try:
        return FIGHT.apply(state, seat, action)
    except Illegal:
        duel = getattr(state.stage, "duel", None)
        thrown = duel is not None and getattr(action, "signs", None) in duel.thrown
        raise Illegal("thrown" if thrown else "not_offered") from None


def tells_strangers_the_top_card(state: Any, seat: Seat) -> Step[Any, Any]:
    try:
        return FLS.leave(state, seat)
    except Illegal:
        raise Illegal("already_out", top=state.table.deck[:1]) from None


def reverses_answers_by_the_deck(state: Any, seat: Seat) -> Sequence[Any]:
    offered = FLS.legal(state, seat)
    return tuple(reversed(offered)) if state.table.deck[:1] > ("f",) else offered


def stores_the_real_answers(state: Any, seat: Audience, rng: Rng) -> Any:
    """Others are asked about the hands that they really have."""
    return replace(FLS.resample(state, seat, rng), decisions=state.decisions)


def carries_out_the_real_answers(state: Any, seat: Audience, rng: Rng) -> Any:
    """The answers are those of the imagined hand; what follows them is of the real one."""
    world = FLS.resample(state, seat, rng)

    def mixed(imagined: Any, real: Any) -> Any:
        pairs = zip(imagined.options, real.options, strict=False)
        return replace(imagined, options=tuple(replace(option, then=other.then) for option, other in pairs))

    return replace(world, decisions=tuple(map(mixed, world.decisions, state.decisions)))


def shortens_what_follows_answers(state: Any, seat: Audience, rng: Rng) -> Any:
    """Of what follows an answer only the first effect is left."""
    world = FLS.resample(state, seat, rng)
    decisions = tuple(
        replace(decision, options=tuple(replace(option, then=option.then[:1]) for option in decision.options))
        for decision in world.decisions
    )
    return replace(world, decisions=decisions)


def forgets_the_agenda(state: Any, seat: Audience, rng: Rng) -> Any:
    return replace(WAR.resample(state, seat, rng), agenda=state.agenda[:1])


REFUSALS: dict[str, tuple[AnyGame, str, str, Callable[..., Any]]] = {
    "names the piece in the way": (STRATEGO, "apply", "classic-duel", names_the_piece_in_the_way),
    "tells who holds a card": (FLS, "apply", "duel", tells_who_holds_a_card(FLS)),
    "tells who holds a card in war": (WAR, "apply", "three", tells_who_holds_a_card(WAR)),
    "tells what was thrown": (FIGHT, "apply", "usual-3", tells_what_was_thrown),
    "tells the top card to strangers": (FLS, "leave", "duel", tells_strangers_the_top_card),
}
TYPED: dict[str, tuple[AnyGame, str, str, Callable[..., Any]]] = {
    "bombs before whose they are": (STRATEGO, "apply", "classic-duel", tells_bombs_before_whose_they_are),
    "the piece in the way": (STRATEGO, "apply", "classic-duel", names_the_piece_in_the_way),
    "the enemy's flag": (STRATEGO, "apply", "house-full", tells_where_the_flag_is),
    "the top card by the order": (FLS, "legal", "duel", reverses_answers_by_the_deck),
}
STORED: dict[str, tuple[AnyGame, str, str, Callable[..., Any]]] = {
    "the real answers": (FLS, "resample", "duel", stores_the_real_answers),
    "the real effects": (FLS, "resample", "duel", carries_out_the_real_answers),
    "fewer effects": (FLS, "resample", "duel", shortens_what_follows_answers),
    "a shorter agenda": (WAR, "resample", "three", forgets_the_agenda),
}


def flawed_by(game: AnyGame, function: str, flaw: Callable[..., Any]) -> tuple[Subject, AnyGame]:
    flawed = with_fields(game, **{function: flaw})  # type: ignore[arg-type]  # one function of the record
    return with_fields(SUBJECTS[game.key], game=flawed), flawed


def notices(law: Callable[[Any], None], game: AnyGame, setting: str, subject: Subject, every: int = 1) -> bool:
    """Whether the law fails somewhere in some random matches; these are played by the correct game."""
    honest = SUBJECTS[game.key]
    chosen = next(each for each in honest.settings if each.name == setting)
    for seed in range(12):
        for moment in walk(honest, chosen, seed):
            if moment.number % every:
                continue
            try:
                law(with_fields(moment, subject=subject))
            except (AssertionError, Corrupt):
                return True
    return False


@pytest.mark.parametrize("leak", REFUSALS)
def test_the_law_catches_a_refusal_that_tells_something(leak: str) -> None:
    game, function, setting, flaw = REFUSALS[leak]
    assert notices(refusals_are_alike, game, setting, flawed_by(game, function, flaw)[0])


@pytest.mark.parametrize("leak", TYPED)
def test_the_law_catches_an_answer_that_tells_something(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, function, setting, flaw = TYPED[leak]
    subject, flawed = flawed_by(game, function, flaw)
    hosted = PlayableGame(flawed, PLAYABLE_GAMES[game.key].make_presenter)
    monkeypatch.setitem(PLAYABLE_GAMES, leak, hosted)  # type: ignore[arg-type]  # a plain dict
    assert notices(lambda moment: answers_are_alike(moment, leak), game, setting, subject, every=5)


@pytest.mark.parametrize("leak", STORED)
def test_the_law_catches_stored_answers_of_another_world(leak: str) -> None:
    game, function, setting, flaw = STORED[leak]
    assert notices(stored_answers_fit_every_world, game, setting, flawed_by(game, function, flaw)[0])
