"""Sampling of states that look the same to a seat (rules 15)."""

from msgspec.structs import replace

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.fight_flight_bite import stages
from engine.games.fight_flight_bite.cards import Sign, allowed_signs, sorted_hand
from engine.games.fight_flight_bite.state import State, has_revealed, turn_of
from engine.games.fight_flight_bite.visibility import known_cards, sees_hand, sees_throw
from engine.kit.cards import change_key, redeal


def resample(state: State, seat: Seat | None, rng: Rng) -> State:
    """Return a random state, with another key, that looks the same to the seat; None means a spectator.

    Cards and pending throws that the seat can't know are drawn again. Hands that it has seen by Keen Nose keep their
    cards.
    """
    key, rng = change_key(state.rng, rng)
    state, rng = _redeal(state, seat, rng)
    return replace(state, rng=key, stage=_redraw_throws(state, seat, rng))


def _redeal(state: State, seat: Seat | None, rng: Rng) -> tuple[State, Rng]:
    table = state.table
    if has_revealed(state):
        return state, rng
    known = [
        hand if sees_hand(state, seat, Seat(holder)) else known_cards(state, Seat(holder))
        for holder, hand in enumerate(table.hands)
    ]
    dealt = tuple(
        tuple(card for card in hand if card not in cards) for hand, cards in zip(table.hands, known, strict=True)
    )
    (undealt, *others), rng = redeal((table.undealt, *dealt), rng)
    hands = tuple(sorted_hand((*cards, *other)) for cards, other in zip(known, others, strict=True))
    return replace(state, table=replace(table, hands=hands, undealt=sorted_hand(undealt))), rng


def _redraw_throws(state: State, seat: Seat | None, rng: Rng) -> stages.Stage:
    stage = state.stage
    if isinstance(stage, stages.Throwing):
        (attacking, defending), duel = stage.duel.thrown, stage.duel
        if not sees_throw(state, seat, turn_of(state).seat):
            attacking, rng = _redraw_throw(attacking, None, rng)
        if not sees_throw(state, seat, duel.defender):
            defending, rng = _redraw_throw(defending, duel.barred, rng)
        return stages.Throwing(replace(duel, thrown=(attacking, defending)))
    if isinstance(stage, stages.ThrowingFinal):
        thrown = list(stage.thrown)
        for index, thrower in enumerate(stage.seats):
            if not sees_throw(state, seat, thrower):
                thrown[index], rng = _redraw_throw(thrown[index], None, rng)
        return replace(stage, thrown=tuple(thrown))
    return stage


def _redraw_throw(throw: stages.Signs, barred: Sign | None, rng: Rng) -> tuple[stages.Signs, Rng]:
    """Return random signs, as many as `throw` has, and the advanced `rng`.

    `barred` is never drawn; None bars nothing. An empty throw stays empty.
    """
    signs: list[Sign] = []
    for _ in throw:
        sign, rng = rng.choice(allowed_signs(barred))
        signs.append(sign)
    return tuple(signs), rng
