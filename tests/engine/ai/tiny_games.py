"""Games of a few moves, written down as trees or tables, to see what a search makes of them.

In a tree, a `Turn` is a seat's choice between moves that lead to further turns or to what each team is worth in the
end. In a table, two seats choose at the same time, and a number says what that is worth to the first.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.core.game import Game, Step
from engine.core.judge import Judge
from engine.core.rng import Rng
from engine.core.values import Seat
from tests.engine.core.pebbles import pebbles


@dataclass(frozen=True)
class Turn:
    """A choice of one of the seats, each of which may make it; other teams don't see a secret one."""

    seats: tuple[int, ...]
    moves: Mapping[str, "Turn | tuple[float, ...]"]
    secret: bool = False


Path = tuple[str, ...]
"""The moves so far."""


def tree_game(tree: Turn, *, unsure: Sequence[str] = ()) -> Game[Any, Path, str, tuple[int, str], Path]:
    """A game by a tree; in an imagined world the first move is any of `unsure`, if there are any."""

    def at(path: Path) -> Turn | tuple[float, ...]:
        place: Turn | tuple[float, ...] = tree
        for move in path:
            assert isinstance(place, Turn)
            place = place.moves[move]
        return place

    def to_act(path: Path) -> frozenset[Seat]:
        place = at(path)
        return frozenset(Seat(seat) for seat in place.seats) if isinstance(place, Turn) else frozenset()

    def legal(path: Path, seat: Seat) -> tuple[str, ...]:
        place = at(path)
        return tuple(place.moves) if isinstance(place, Turn) and seat in place.seats else ()

    def apply(path: Path, seat: Seat, move: str) -> Step[Path, tuple[int, str]]:
        place = at(path)
        assert isinstance(place, Turn)
        return Step((*path, move), ((seat, "" if place.secret else move),))

    def resample(path: Path, _seat: Seat | None, rng: Rng) -> Path:
        return (rng.choice(unsure)[0], *path[1:]) if unsure else path

    def redact(_: Path, event: tuple[int, str], _seat: Seat | None) -> tuple[int, str]:
        return event

    return replace(
        pebbles,
        to_act=to_act,
        legal=legal,
        apply=apply,
        apply_listed=apply,
        resample=resample,
        redact=redact,
    )  # type: ignore[return-value,arg-type]


def tree_judge(tree: Turn, team_of: Mapping[int, int] | None = None) -> Judge[Path, str]:
    """The judge of a tree, who looks to its end."""

    def worth(path: Path) -> tuple[float, ...]:
        place: Turn | tuple[float, ...] = tree
        for move in path:
            assert isinstance(place, Turn)
            place = place.moves[move]
        assert not isinstance(place, Turn)
        return place

    return Judge(
        evaluate=worth,
        is_settled=lambda _start, _now: False,
        playout=lambda _state, _seat, actions, draw: actions[draw(len(actions))],
        team_of=lambda _state, seat: (team_of or {}).get(seat, seat),
    )


Picks = tuple[str, str]
"""What either seat has chosen, or an empty string."""


def table_game(table: Mapping[str, Mapping[str, float]]) -> Game[Any, Picks, str, tuple[int, str], Picks]:
    """A game by a table: rows are the first seat's choices, columns the second's."""
    columns = tuple(next(iter(table.values())))

    def apply(picks: Picks, seat: Seat, move: str) -> Step[Picks, tuple[int, str]]:
        after = (move, picks[1]) if seat == 0 else (picks[0], move)
        return Step(after, tuple(enumerate(after)) if all(after) else ())

    return replace(
        pebbles,
        to_act=lambda picks: frozenset(Seat(seat) for seat in (0, 1) if not picks[seat]),
        legal=lambda picks, seat: () if picks[seat] else (columns if seat else tuple(table)),
        apply=apply,
        apply_listed=apply,
        resample=lambda picks, seat, _rng: (picks[0] if seat == 0 else "", picks[1] if seat == 1 else ""),
        redact=lambda _picks, event, _seat: event,
    )  # type: ignore[return-value,arg-type]


def table_judge(table: Mapping[str, Mapping[str, float]]) -> Judge[Picks, str]:
    """The judge of a table."""
    return Judge(
        evaluate=lambda picks: (table[picks[0]][picks[1]], 1 - table[picks[0]][picks[1]]),
        is_settled=lambda _start, _now: False,
    )
