"""The set-up (rules 4): both sides arrange in private until both are ready.

Each side has its own random stream, which hides the number of its shuffles from the other side.

The stored form of a match omits the exits, which follow from the board.
"""

from hashlib import blake2b
from typing import assert_never

from msgspec import UNSET
from msgspec.structs import replace

from engine.core.game import Dealt, Step
from engine.core.rng import KEY_BYTES, Rng
from engine.core.values import Illegal, Seat
from engine.games.stratego import arrangements, atoms
from engine.games.stratego.actions import Action, Arrange, Mirror, Randomize, Ready, Unready, UsePreset
from engine.games.stratego.arrangements import PRESETS
from engine.games.stratego.board import BLUE, RED, exits_of
from engine.games.stratego.events import Arranged, BecameReady, BecameUnready, Event, PlayBegan, SetUpBegan, Way
from engine.games.stratego.formations import likely_formation
from engine.games.stratego.options import Ruleset
from engine.games.stratego.state import SetUp, State, seat_of, side_of

MAX_CHANGES = 300
"""Changes after which a side can only declare itself ready (rules 4.5)."""

Change = Arrange | UsePreset | Mirror | Randomize

READY, UNREADY = Ready(), Unready()
_MIRROR, _RANDOMIZE = Mirror(), Randomize()
_USE_PRESET = {army: tuple(UsePreset(name) for name in presets) for army, presets in PRESETS.items()}


def begin(rules: Ruleset, rng: Rng) -> Step[State, Event]:
    """Begin the set-up: draw the colours and, for each side, a random formation as people make them."""
    coin, rng = rng.below(2)
    red, red_drawn = likely_formation(rules, _stream(rng, RED, 0))
    blue, blue_drawn = likely_formation(rules, _stream(rng, BLUE, 0))
    setup = SetUp(drawn=(red_drawn.drawn, blue_drawn.drawn))
    state = State(rules, rng, Seat(coin), (red, blue), setup)
    return Step(state, (SetUpBegan(seat_of(state, RED), seat_of(state, BLUE)),))


def initial_deal(step: Step[State, Event]) -> Dealt | None:
    """Return each seat's first arrangement as lines, indexed by seat; None if the step doesn't begin the match.

    Events report all later arrangements.
    """
    if not any(isinstance(event, SetUpBegan) for event in step.events):
        return None
    state = step.state
    texts = (arrangements.write(formation, state.rules.numbering) for formation in state.formations)
    red, blue = (tuple(text.splitlines()) for text in texts)
    return Dealt((red, blue) if state.red == 0 else (blue, red))


def _stream(rng: Rng, side: int, drawn: int) -> Rng:
    key = blake2b(bytes((side,)), digest_size=KEY_BYTES, key=rng.key, person=b"warroom-stratego").digest()
    return Rng(key, drawn)


def legal(state: State, side: int) -> tuple[Action, ...]:
    """List the side's set-up actions, with Ready first if a piece can move.

    A ready side has only Unready. After MAX_CHANGES changes, only Ready remains, or Randomize if the ready test fails.
    `()` for a ready side without changes left.
    """
    changes_left = state.setup.changes[side] < MAX_CHANGES
    if state.setup.ready[side]:
        return (UNREADY,) if changes_left else ()
    ready: tuple[Action, ...] = (READY,) if arrangements.can_begin(state.formations[side]) else ()
    if not changes_left:
        return ready or (_RANDOMIZE,)
    return (*ready, *_USE_PRESET[state.rules.army], _MIRROR, _RANDOMIZE)


def apply(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Carry out a set-up action of the seat: any listed action, or a typed `Arrange`.

    Play begins when both sides are ready. Raises Illegal "too_many_changes", "no_piece_can_move" or "not_offered". A
    bad text of `Arrange` raises "bad_formation" or "outside_zone".
    """
    side = side_of(state, seat)
    offered = legal(state, side)
    match action:
        case Arrange() if READY in offered or _RANDOMIZE in offered:
            if state.setup.changes[side] >= MAX_CHANGES:
                raise Illegal("too_many_changes")
            return _arrange(state, seat, action)
        case Ready() if action not in offered and _RANDOMIZE in offered:
            raise Illegal("no_piece_can_move")
        case _ if action not in offered:
            raise Illegal("not_offered")
        case Ready():
            return _declare_ready(state, seat)
        case Unready():
            return Step(_update_set_up(state, side, ready=False), (BecameUnready(seat),))
        case UsePreset() | Mirror() | Randomize():
            return _arrange(state, seat, action)
        case _:
            raise Illegal("not_offered")


def _arrange(state: State, seat: Seat, action: Change) -> Step[State, Event]:
    side = side_of(state, seat)
    formation, way, drawn = _formation(state, side, action)
    setup = replace(state.setup, drawn=atoms.with_side(state.setup.drawn, side, drawn))
    state = replace(state, formations=atoms.with_side(state.formations, side, formation), setup=setup)
    text = arrangements.write(formation, state.rules.numbering)
    event = Arranged(seat, way, text, action.name if isinstance(action, UsePreset) else "")
    return Step(_update_set_up(state, side, ready=False), (event,))


def _formation(state: State, side: int, action: Change) -> tuple[str, Way, int]:
    """Return the side's formation after a change, the way it was made, and its random stream's position.

    The position counts the random numbers drawn; only Randomize advances it. Raises Illegal for a bad text of
    `Arrange`.
    """
    rules, formation, drawn = state.rules, state.formations[side], state.setup.drawn[side]
    match action:
        case Arrange(text):
            squares = arrangements.read_swap(text)
            if squares is None:
                return arrangements.read(text, rules), "text", drawn
            return arrangements.swap_squares(formation, side, rules, squares), "swap", drawn
        case UsePreset(name):
            return PRESETS[rules.army][name], "preset", drawn
        case Mirror():
            return arrangements.mirror(formation), "mirror", drawn
        case Randomize():
            formation, stream = likely_formation(rules, _stream(state.rng, side, drawn))
            return formation, "random", stream.drawn
        case _:
            assert_never(action)


def _update_set_up(state: State, side: int, *, ready: bool) -> State:
    changes = state.setup.changes[side] + (0 if ready else 1)
    setup = replace(
        state.setup,
        changes=atoms.with_side(state.setup.changes, side, changes),
        ready=atoms.with_side(state.setup.ready, side, ready),
    )
    return replace(state, setup=setup)


def _declare_ready(state: State, seat: Seat) -> Step[State, Event]:
    state = _update_set_up(state, side_of(state, seat), ready=True)
    if not all(state.setup.ready):
        return Step(state, (BecameReady(seat),))
    play = atoms.begin_play(state.formations)
    return Step(replace(state, play=play), (BecameReady(seat), PlayBegan(seat_of(state, RED))))


def fallback(state: State, side: int) -> Action:
    """Return Ready, or Randomize if the arrangement fails the ready test (rules 4.5).

    A side that is ready gets Unready instead.
    """
    offered = legal(state, side)
    return offered[0] if READY in offered or UNREADY in offered else _RANDOMIZE


def strip_exits(state: State) -> State:
    """Return the state without the derived field `exits`, the form in which it is stored.

    `restore_exits` restores the field. A state in the set-up is returned unchanged.
    """
    return state if state.play is None else replace(state, play=replace(state.play, exits=UNSET))


def restore_exits(state: State) -> State:
    """Return a loaded state with exits computed from its board, ignoring stored ones."""
    return state if state.play is None else replace(state, play=replace(state.play, exits=exits_of(state.play.board)))
