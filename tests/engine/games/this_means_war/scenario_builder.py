"""Builds positions of This Means War! in short words, for tests that read like the rules.

The seats are J, S, L and B, clockwise, as in the rulebook's examples; J is to execute an ORDER unless something else is
said. Cards go by their keys, in hands and piles as words of one string; the deck is written top first. A scenario is
immutable: every step returns the next one.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace as with_fields

from engine.core.game import Outcome
from engine.core.rng import Rng
from engine.core.values import Illegal, Seat
from engine.games.this_means_war import this_means_war
from engine.games.this_means_war.actions import Action, Discard, Hack, Mulligan, Pass, Play, Recycle, Take
from engine.games.this_means_war.areas import Areas
from engine.games.this_means_war.cards import DECK, sorted_hand
from engine.games.this_means_war.effects import AskOrder, Effect, EndTurn, OpenFog
from engine.games.this_means_war.events import Event
from engine.games.this_means_war.state import State, Table, Terms
from engine.games.this_means_war.view_types import View

NAMES = "JSLB"
FILLER = ("trench-network", "bunker-complex", "citadel-ring", "deflector-array")
"""What a seat holds of which nothing is said: cards that answer nothing."""
STOCK = 10
"""What there is of each resource unless something else is said."""

E = TypeVar("E")


def given(
    seats: int = 2,
    *,
    active: str = "J",
    turn: int = 1,
    deck: str = "",
    discard_pile: str = "",
    whole_deck: bool = True,
    answered: str = "",
    final_stands: str = "",
    seed: int = 0,
    options: dict[str, Any] | None = None,
    **sides: Any,
) -> "Scenario":
    """Set a position up.

    `J="m107 eureka"` is J's hand, `J_base={"wall": 3}` changes areas of its base. The rest of the deck follows what is
    named of it, or with `whole_deck=False` goes to S's hand.
    """
    names = NAMES[:seats]
    hands = [tuple(sides[name].split()) if name in sides else (FILLER[place],) for place, name in enumerate(names)]
    top, pile = tuple(deck.split()), tuple(discard_pile.split())
    rest = Counter(DECK)
    rest.subtract((*top, *pile, *(card for hand in hands for card in hand)))
    assert min(rest.values()) >= 0, f"too many of {[card for card, number in rest.items() if number < 0]}"
    left = tuple(rest.elements())
    if not whole_deck:
        hands[1], left = (*hands[1], *left), ()
    terms = this_means_war.codec.parse_options(options or {})
    table = Table(
        terms=Terms(terms.win_city, terms.resolution, terms.max_turns),
        bases=tuple(_base(sides.get(f"{name}_base", {})) for name in names),
        hands=tuple(map(sorted_hand, hands)),
        deck=(*top, *left),
        discard_pile=pile,
        rng=Rng(seed.to_bytes(32, "big")),
        active=seat(active),
        turn=turn,
        answered=tuple(seat(name) for name in answered),
        final_stands=tuple(seat(name) for name in final_stands),
    )
    agenda: tuple[Effect, ...] = (AskOrder(seat(active)), OpenFog(), EndTurn())
    state = State(table, agenda)
    this_means_war.audit(state)
    return Scenario(this_means_war.codec.load_state(this_means_war.codec.dump_state(state)))


def _base(changes: dict[str, int]) -> Areas:
    usual = Areas(STOCK, STOCK, STOCK, STOCK, 2, 2, 2, 2, 20, 15)
    return with_fields(usual, **changes)


def seat(name: str) -> Seat:
    return Seat(NAMES.index(name))


@dataclass(frozen=True)
class Scenario:
    """A position, and the events of the step that led to it."""

    state: State
    events: tuple[Event, ...] = ()

    # What happens

    def plays(self, who: str, card: str, at: str | None = None, **more: Any) -> "Scenario":
        """Let a seat play a card: `at` a seat, `on` the order of a seat in the innermost window."""
        return self._acts(who, self._play(card, at, **more))

    def passes(self, *who: str) -> "Scenario":
        scenario = self
        for name in who:
            scenario = scenario._acts(name, Pass())
        return scenario

    def passes_ahead(self, who: str) -> "Scenario":
        """Let a seat pass before it is its turn to answer."""
        assert seat(who) in this_means_war.to_act(self.state) - this_means_war.waiting_seats(self.state)
        return self._taken(who, Pass())

    def all_pass(self) -> "Scenario":
        """Let everybody pass until something else is asked; the events of all of it are kept."""
        scenario, events = self, self.events
        while scenario.asks.endswith(" answer"):
            scenario = scenario.passes(scenario.asks[0])
            events += scenario.events
        return Scenario(scenario.state, events)

    def recycles(self, who: str, card: str) -> "Scenario":
        return self._acts(who, Recycle(card))

    def mulligans(self, who: str) -> "Scenario":
        return self._acts(who, Mulligan())

    def discards(self, who: str, card: str) -> "Scenario":
        return self._acts(who, Discard(card))

    def hacks(self, who: str, card: str) -> "Scenario":
        return self._acts(who, Hack(card))

    def takes(self, who: str, card: str) -> "Scenario":
        return self._acts(who, Take(card))

    def leaves(self, who: str) -> "Scenario":
        step = this_means_war.leave(self.state, seat(who))
        this_means_war.audit(step.state)
        return Scenario(step.state, step.events)

    def _acts(self, who: str, action: Action) -> "Scenario":
        assert self.asks.startswith(who), f"{self.asks} is asked, not {who}"
        assert action in this_means_war.legal(self.state, seat(who)), f"{action} is not among {self.offers}"
        return self._taken(who, action)

    def _taken(self, who: str, action: Action) -> "Scenario":
        step = this_means_war.apply(self.state, seat(who), action)
        this_means_war.audit(step.state)
        return Scenario(step.state, step.events)

    def _play(
        self,
        card: str,
        at: str | None = None,
        on: str | None = None,
        branch: int | None = None,
        second_on: str | None = None,
    ) -> Play:
        return Play(
            card,
            None if at is None else seat(at),
            None if on is None else self._order_of(on),
            branch,
            None if second_on is None else self._order_of(second_on),
        )

    def _order_of(self, who: str) -> int:
        return next(order.number for order in self.state.table.windows[-1].orders if order.seat == seat(who))

    # What is true

    @property
    def asks(self) -> str:
        """Who is asked what, such as "S answer"; "" when the match is over."""
        ask = this_means_war.view(self.state, None).ask
        return "" if ask is None else f"{NAMES[ask.seat]} {ask.ask}"

    @property
    def offers(self) -> tuple[Action, ...]:
        return tuple(this_means_war.legal(self.state, seat(self.asks[0]))) if self.asks else ()

    def may_play(self, card: str, at: str | None = None, **more: Any) -> bool:
        """Whether whoever is asked may play a card so."""
        return self._play(card, at, **more) in self.offers

    def playable(self, card: str) -> list[Play]:
        return [action for action in self.offers if isinstance(action, Play) and action.card == card]

    def refuses(self, who: str, action: Action) -> "Scenario":
        """Assert that the seat may not do this; return the scenario."""
        before = this_means_war.codec.dump_state(self.state)
        with pytest.raises(Illegal):
            this_means_war.apply(self.state, seat(who), action)
        assert this_means_war.codec.dump_state(self.state) == before
        return self

    def base(self, who: str) -> Areas:
        return self.state.table.bases[seat(who)]

    def hand(self, who: str) -> str:
        return " ".join(self.state.table.hands[seat(who)])

    def hand_size(self, who: str) -> int:
        return len(self.state.table.hands[seat(who)])

    @property
    def discard_pile(self) -> str:
        return " ".join(self.state.table.discard_pile)

    @property
    def deck_size(self) -> int:
        return len(self.state.table.deck)

    def view(self, who: str | None) -> View:
        return this_means_war.view(self.state, None if who is None else seat(who))

    @property
    def to_answer(self) -> str:
        """Who is still to answer in the innermost window, in order."""
        return "".join(NAMES[each] for each in self.view(None).windows[-1].to_answer)

    def events_of(self, kind: type[E], fits: Callable[[E], bool] = lambda event: True) -> list[E]:  # noqa: ARG005
        return [event for event in self.events if isinstance(event, kind) and fits(event)]

    def events_for(self, who: str | None) -> list[Event | None]:
        """The events of the last step as a seat, or a spectator, may know them."""
        reader = None if who is None else seat(who)
        return [this_means_war.redact(self.state, event, reader) for event in self.events]

    @property
    def over(self) -> Outcome | None:
        return this_means_war.outcome(self.state)
