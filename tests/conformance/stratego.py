"""What the laws need to know of Stratego; rules 12 are written here a second time, apart from the engine."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

from msgspec.structs import replace

from engine.core.game import Step
from engine.core.values import roster
from engine.games.stratego import actions, events, stratego
from engine.games.stratego.arrangements import write
from engine.games.stratego.board import EMPTY, KINDS, LAKE, NAMES, side_of_piece
from engine.games.stratego.state import Ending, Play, State, seat_of
from tests.conformance.subject import Audience, Setting, Subject

ORDINARY = (events.Arranged, events.BecameReady, events.BecameUnready, events.Moved, events.Fought)

STRENGTHS = {kind: strength for strength, kind in enumerate(KINDS)}

SECRET = (actions.Arrange, actions.UsePreset, actions.Mirror, actions.Randomize)


class StrategoKnowledge:
    """Follows pieces from square to square, and keeps track of which ranks were announced."""

    def __init__(self) -> None:
        self.told: dict[str, bool] = {}
        self.moved: set[str] = set()
        """The squares of pieces that have moved."""
        self.held: dict[str, set[str]] = {}
        """By square, the kinds of the attackers that its piece silently beat."""
        self.rescuer = ""
        """The square of the piece that entered the enemy's back row last."""
        self.rescued: set[str] = set()
        """The squares of pieces that have brought one back."""
        self.over = False

    def note(self, state: State, happened: Iterable[events.Event]) -> None:
        for event in happened:
            self.follow(event)
            match event:
                case events.PlayBegan():
                    assert state.play is not None
                    self.told = {NAMES[square]: False for square, _ in pieces(state.play)}
                case events.Moved(start=start, end=end, run=run):
                    self.told[end] = self.told.pop(start) or run
                case events.Fought(start=start, end=end, result="defender", silent=silent):
                    del self.told[start]
                    self.told[end] = self.told[end] or not silent
                case events.Fought(start=start, end=end, result=result):
                    del self.told[start], self.told[end]
                    if result != "both_removed":
                        self.told[end] = True
                case events.Rescued(square=square):
                    self.told[square] = True
                case events.Ended():
                    self.over = True

    def follow(self, event: events.Event) -> None:
        """Keep what moves and fights tell of pieces whose ranks are not announced."""
        match event:
            case events.Moved(start=start, end=end):
                self.held.pop(end, None)
                if start in self.held:
                    self.held[end] = self.held.pop(start)
                self.moved = self.moved - {start} | {end}
                self.rescued = self.rescued - {start} | ({end} if start in self.rescued else set())
            case events.Fought(start=start, end=end, result="defender", attacker=attacker, silent=silent):
                self.forget(start)
                if silent:
                    self.held.setdefault(end, set()).add(attacker)
            case events.Fought(start=start, end=end):
                self.forget(start)
                self.forget(end)
            case events.RescueOffered(square=square):
                self.rescuer = square
            case events.Rescued(square=square):
                self.rescued.add(self.rescuer)
                self.forget(square)

    def forget(self, square: str) -> None:
        """Nothing stands there any more, or something whose rank was announced."""
        self.held.pop(square, None)
        self.moved.discard(square)
        self.rescued.discard(square)

    def limits(self, state: State, audience: Audience) -> Mapping[str, frozenset[Any]]:
        """Return which kinds a hidden piece can be, by what it did."""
        unknown, limits = self.unknown(state, audience), {}
        for square in self.told:
            barred = {"bomb", "flag"} if square in self.moved else set()
            if square in self.rescued and state.rules.rescue == "limited":
                barred |= {"scout"}
            kinds = frozenset(
                kind
                for kind in STRENGTHS
                if kind not in barred and all(holds(state, kind, each) for each in self.held.get(square, ()))
            )
            limits |= {name: kinds for side in (0, 1) if (name := hidden_piece(square, side)) in unknown}
        return limits

    def unknown(self, state: State, audience: Audience) -> frozenset[str]:
        """Return fragments of JSON that would reveal what a hidden piece is, or where it was set up."""
        if self.over:
            return frozenset()
        hidden = set[str]()
        for side in (0, 1):
            if audience == seat_of(state, side):
                continue
            if audience is None or state.formations[0] != state.formations[1]:
                hidden.add(json.dumps(write(state.formations[side], state.rules.numbering)))
            if state.play is None:
                hidden.add(f'"side":{side},"kind"')
                continue
            for square, piece in pieces(state.play):
                if side_of_piece(piece) == side and not self.told[NAMES[square]]:
                    hidden.add(hidden_piece(NAMES[square], side))
        return frozenset(hidden)

    def learned(self, state: State, happened: Iterable[events.Event], audience: Audience) -> frozenset[str]:
        """Return everything at the end, else the seat's own arrangement, which may happen to be the enemy's too."""
        if any(isinstance(event, events.Ended) for event in happened):
            return self.unknown(state, audience)
        own = (event for event in happened if isinstance(event, events.Arranged) and event.seat == audience)
        return frozenset(json.dumps(event.formation) for event in own)


def hidden_piece(square: str, side: int) -> str:
    """The part of JSON after which the kind of a piece stands."""
    return f'"square":"{square}","side":{side},"kind":"'


def holds(state: State, defender: str, attacker: str) -> bool:
    """Tell whether a defender removes such an attacker and stays (rules 7.1)."""
    if defender == "bomb":
        return attacker != "miner"
    if attacker == "spy" and (defender == "marshal" or state.rules.spy_attack == "any_rank"):
        return False
    return STRENGTHS[defender] > STRENGTHS[attacker]


def ranks(state: State) -> Mapping[str, Any]:
    """The kind of each piece on the board, and what was captured."""
    play = state.play
    if play is None:
        return {}
    standing = {hidden_piece(NAMES[square], side_of_piece(piece)): piece for square, piece in pieces(play)}
    captured = {f"captured {number}": piece for number, piece in enumerate(play.piles[0] + play.piles[1])}
    return {name: KINDS[play.kinds[piece]] for name, piece in (standing | captured).items()}


def pieces(play: Play) -> Iterator[tuple[int, int]]:
    return ((square, piece) for square, piece in enumerate(play.board) if piece not in (EMPTY, LAKE))


def damaged_states(state: State) -> Iterator[tuple[str, State]]:
    red, blue = state.formations
    yield "a formation has an eleventh column", replace(state, formations=(red + ".", blue))
    yield "a side has two Flags", replace(state, formations=(red.replace("B", "F", 1), blue))
    yield "a side has no Flag", replace(state, formations=(red, blue.replace("F", ".", 1)))
    play = state.play
    if play is None:
        yield "it ended before it began", replace(state, ending=Ending("quiet", None))
        yield "both are ready and nothing began", replace(state, setup=replace(state.setup, ready=(True, True)))
        return

    def spoilt(**fields: Any) -> State:
        return replace(state, play=replace(play, **fields))

    square, piece = next(pieces(play))
    yield "a piece is gone", spoilt(board=play.board[:square] + bytes([EMPTY]) + play.board[square + 1 :])
    free = play.board.index(EMPTY)
    yield "a piece stands twice", spoilt(board=play.board[:free] + bytes([piece]) + play.board[free + 1 :])
    yield "a piece stands in a lake", spoilt(board=play.board.replace(bytes([LAKE]), bytes([EMPTY]), 1))
    yield "a piece is captured and stands", spoilt(piles=(play.piles[0] + bytes([piece]), play.piles[1]))
    yield "the Flag became a Marshal", spoilt(kinds=play.kinds.replace(b"\0", b"\x0a"))
    yield "the board is short", spoilt(board=play.board[:99])
    yield "the marks are short", spoilt(marks=play.marks[1:])
    yield "a walker is forgotten", spoilt(walkers=(play.walkers[0] + bytes([free]), play.walkers[1]))
    yield "a Scout is made up", spoilt(scouts=(play.scouts[0], play.scouts[1] + bytes([free])))
    yield "an exit is forgotten", spoilt(exits=(play.exits[0], play.exits[1] ^ 1))
    yield "there are too many plies", spoilt(ply=state.rules.max_plies + 1)
    yield "nobody is to move", spoilt(mover=2)
    yield "a stranger offers a draw", spoilt(offer=2)
    yield "a trail ends nowhere", spoilt(trails=((free, free), ()))
    yield "it began and nobody was ready", replace(state, setup=replace(state.setup, ready=(True, False)))


def seen_by_others(action: actions.Action) -> Any:
    """Hide all of arranging."""
    return "arranging" if isinstance(action, SECRET) else action


def without_new_knowledge(event: events.Event) -> Any:
    """Blank the ranks of a fight, random arrangements, and the formations that the end publishes."""
    if isinstance(event, events.Arranged):
        return replace(event, formation="")
    if isinstance(event, events.Fought):
        return replace(event, attacker="", defender=None, result="flag", silent=False)
    return events.Ended if isinstance(event, events.Ended) else event


def setting(preset: str, army: str, **options: str) -> Setting:
    name = "-".join((preset, army, *options))
    return Setting(name, {"preset": preset, "army": army, **options}, roster(1, 1), bound=8_000)


def is_sampled(number: int, state: State, step: Step[State, events.Event]) -> bool:
    """Take samples of the set-up and of the plies, and every action that brings an unusual event."""
    if any(not isinstance(event, ORDINARY) for event in step.events):
        return True
    if state.play is None:
        return number % 19 == 0
    return bool(state.play.ply % (41 if state.rules.army == "full" else 17) == number % 5)


def openly_differ(here: State, there: State) -> bool:
    """Tell whether one of two states ended because a side has no move, which shows in public."""
    return any(state.ending and state.ending.reason in ("no_moves", "both_immobile") for state in (here, there))


SETTINGS = (
    setting("classic", "duel"),
    setting("house", "barrage"),
    setting("house", "full"),
    setting("tournament", "full"),
    setting("old_us", "barrage"),
    setting("house", "duel", rescue="open", memory_aid="off"),
    setting("tournament", "barrage", silent_defense="on", rescue="limited"),
)
"""Every preset, every army, and every rule in one of its forms."""

STRATEGO = Subject(
    game=stratego,
    settings=SETTINGS,
    knowledge=StrategoKnowledge,
    damaged_states=damaged_states,
    places=lambda state: {},  # noqa: ARG005
    facts=ranks,
    seen_by_others=seen_by_others,
    without_new_knowledge=without_new_knowledge,
    is_deal=lambda event: isinstance(event, events.SetUpBegan | events.PlayBegan),
    avoids=lambda action: isinstance(action, actions.AcceptDraw | actions.OfferDraw),
    busier_position=lambda state, rng: state,  # noqa: ARG005 - play is as busy as it gets
    events=frozenset(kind.__name__ for kind in get_args(events.Event)),
    rare=frozenset({"SetUpBegan", "Resigned"}),
    openly_differ=openly_differ,
    is_sampled=is_sampled,
    seed_share=1 / 3,
)
