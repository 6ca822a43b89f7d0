"""What the computer player does in positions that are laid out in short words."""

from msgspec.structs import replace

from engine.ai.player import SeatKnowledge, decide
from engine.core.rng import Rng
from engine.core.values import Seat
from engine.games.stratego import stratego
from engine.games.stratego.actions import Action, Move
from engine.games.stratego.board import SQUARES, with_byte
from engine.games.stratego.events import Event
from engine.games.stratego.player.facts import Facts, read_facts
from engine.games.stratego.player.strategist import Strategist
from engine.games.stratego.state import ANNOUNCED, State
from tests.engine.games.stratego.scenario_builder import SIDES, Scenario

PLAYER = Strategist(depth=2, spread=0.1)
WORLDS = 12


def announced(scenario: Scenario, *squares: str) -> Scenario:
    """The same position, in which everybody knows what stands on these squares."""
    play = scenario.state.play
    assert play is not None
    for square in squares:
        piece = play.board[SQUARES[square]]
        play = replace(play, marks=with_byte(play.marks, piece, play.marks[piece] | ANNOUNCED))
    return Scenario(replace(scenario.state, play=play), scenario.events)


def imagination(scenario: Scenario, told: tuple[Event, ...] = ()) -> SeatKnowledge[State, Action, Event, object]:
    seat = Seat(SIDES.index(scenario.to_move))
    return SeatKnowledge(stratego, scenario.state, seat, Rng(bytes(31) + b"\7"), told)  # type: ignore[arg-type]


def chosen(scenario: Scenario, player: Strategist = PLAYER, seed: int = 0, told: tuple[Event, ...] = ()) -> Action:
    """What the side to move does."""
    rng = Rng(seed.to_bytes(32, "big"))
    return decide(player, imagination(scenario, told), rng, effort=WORLDS)  # type: ignore[arg-type]


def move(text: str) -> Move:
    start, end = text.split()
    return Move(start, end)


def facts(scenario: Scenario, side: str = "red") -> Facts:
    return read_facts(scenario.state, SIDES.index(side))
