"""What chance throws for a seat that doesn't: one that ran out of time, or has left (rules 15).

Each such draw has a stream of its own, a function of the match's key and of what it is for, so that nothing that was
shown before tells anything about it, and it comes out the same whenever it is asked for.
"""

from hashlib import blake2b

from engine.core.rng import KEY_BYTES, Rng
from engine.core.seats import Seat
from engine.games.fight_flight_bite.cards import SIGNS, Sign, allowed_signs
from engine.games.fight_flight_bite.state import Signs, State

LOCKED = 3
"""How many signs a locked throw has."""


def throw_for(state: State, seat: Seat, barred: Sign | None, number: int) -> Signs:
    """Draw a throw of so many signs, each of those that aren't barred equally likely."""
    rng = _stream(state, f"throw {state.reveals} {seat}")
    signs: list[Sign] = []
    for _ in range(number):
        sign, rng = rng.choice(allowed_signs(barred))
        signs.append(sign)
    return tuple(signs)


def bar_for(state: State, seat: Seat) -> Sign:
    """Draw the sign that a defender bars."""
    return _stream(state, f"bar {state.reveals} {seat}").choice(SIGNS)[0]


def _stream(state: State, purpose: str) -> Rng:
    return Rng(blake2b(purpose.encode(), digest_size=KEY_BYTES, key=state.rng.key, person=b"warroom-throws").digest())
