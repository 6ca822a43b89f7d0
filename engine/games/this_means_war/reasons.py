"""Facts that speak for an action of This Means War!: the events that it causes while others pass, and measures.

- `answers`: the answers that a pass keeps.
- `lacking`: the resources that a base lacks to pay a card.
- `payable`: the cards of the hand that it can pay.
- `ready`, by card that is taken from a rival's hand: 1 if the rival could pay it.
- `cost`: the cost of such a card, and before it that of the dearest other card.
- `choices`: the choices of the seat that an order leads to.
- `expected`, by ESPIONAGE card: of all samples (before), those in which an opponent answers with the card (after).
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.ai.advice import Measure, Reasoning, Trial
from engine.ai.dice import Dice
from engine.ai.greedy import foresee_choices
from engine.core.rng import KEY_BYTES, Rng
from engine.core.values import Seat
from engine.games.this_means_war import actions, events
from engine.games.this_means_war.actions import Action
from engine.games.this_means_war.areas import RESOURCES, points
from engine.games.this_means_war.cards import BY_KEY, ORDER
from engine.games.this_means_war.effects import AskAnswer
from engine.games.this_means_war.judgement import FORESIGHT
from engine.games.this_means_war.state import State
from engine.games.this_means_war.view_types import View

_STRONGEST_FIRST = (
    events.Ended,
    events.Eliminated,
    events.OrderNullified,
    events.Assaulted,
    events.Destroyed,
    events.Added,
    events.FinalStandBegan,
    events.Hacked,
    events.AnotherOrder,
    events.Discarded,
    events.Took,
    events.Fizzled,
    events.Sacrificed,
)
"""Kinds of event that a hint may contain."""
_Trial = Trial[State, Action, events.Event, View]


def facts(trial: _Trial) -> Iterator[events.Event | Measure]:
    """Yield the events and measures of a trial that matter to its seat, the strongest first."""
    match trial.action:
        case actions.Play(card):
            told = select_own_effects(trial.events, trial.seat, card)
        case actions.Pass():
            told = cut_at_turn(trial.events)
        case _:
            told = ()
            yield from [replace(event, cards=None) for event in trial.events if isinstance(event, events.Drew)][:1]
    effects = [event for event in told if isinstance(event, _STRONGEST_FIRST) and getattr(event, "number", None) != 0]
    yield from sorted(effects, key=lambda event: _STRONGEST_FIRST.index(type(event)))
    yield from _measures(trial.before, trial.action, trial.after)
    ask = trial.after.ask
    if ask is not None and ask.seat == trial.seat and ask.ask in ("discard", "hack", "take"):
        yield Measure("choices", ask.ask, 0, len(trial.game.legal(trial.result, trial.seat)))


def cut_at_turn(listed: tuple[events.Event, ...]) -> tuple[events.Event, ...]:
    """Return the events before the next turn begins."""
    turns = [index for index, event in enumerate(listed) if isinstance(event, events.TurnBegan | events.TurnsPassed)]
    return listed[: turns[0]] if turns else listed


def select_own_effects(listed: tuple[events.Event, ...], seat: Seat, card: str) -> tuple[events.Event, ...]:
    """Return the events that one order caused, without those of other orders of its window.

    These are the effects after it resolves, the orders that it nullifies, another ORDER that it grants, and the end of
    the match.
    """
    own: list[events.Event] = []
    resolves = False
    for event in cut_at_turn(listed):
        match event:
            case events.OrderResolved():
                resolves = (event.seat, event.card) == (seat, card)
            case events.OrderNullified(by=events.AimedAt(seat=by)):
                own += [event] if by == seat else []
            case events.AnotherOrder() | events.Ended():
                own += [event] if isinstance(event, events.Ended) or event.seat == seat else []
            case events.Drew():
                resolves = False
            case _ if resolves:
                own.append(event)
            case _:
                pass
    return tuple(own)


def _measures(before: View, action: Action, after: View) -> Iterator[Measure]:
    match action:
        case actions.Pass():
            kept = [held for held in before.hand if held.payable and BY_KEY[held.card].type == "ESPIONAGE"]
            yield Measure("answers", "", len(kept), len(kept))
        case actions.Recycle(card) | actions.Discard(card) if _lacking(before, card):
            yield Measure("lacking", card, 0, _lacking(before, card))
        case actions.Take(card):
            yield Measure("lacking", card, 0, _lacking(before, card))
        case actions.Hack(card):
            target = before.ask.target if before.ask is not None else None
            yield Measure("ready", card, 0, int(not _lacking(before, card, target)))
            others = [*before.looking]
            others.remove(card)
            yield Measure("cost", card, max(map(_cost, others), default=0), _cost(card))
        case _:
            pass
    if isinstance(action, actions.Recycle | actions.Discard | actions.Mulligan):
        then, now = (sum(not _lacking(before, held.card) for held in view.hand) for view in (before, after))
        yield Measure("payable", "", then, now)


def _cost(card: str) -> int:
    return sum(BY_KEY[card].cost)


def _lacking(view: View, card: str, seat: Seat | None = None) -> int:
    """Return the resources that a seat's base lacks to pay the card; None as `seat` means the viewer's."""
    base = view.grafmarshalls[(view.seat or 0) if seat is None else seat].base
    costs = zip(RESOURCES, BY_KEY[card].cost, strict=True)
    return sum(max(cost - points(base, resource), 0) for resource, cost in costs)


FEW = 3
"""Number of samples in which a card must be an answer, so that it is reported as an expected answer."""


def count_expected_answers(trials: Sequence[_Trial]) -> Iterator[Measure]:
    """Yield the measure of the card that most often answers the play, if it does in at least FEW samples.

    In each sample opponents answer in the way with the best worth for them at the end of the turn. If they only pass,
    the measure has the subject "" and the number 0. Only plays have the measure, and only if an opponent is asked.
    """
    if not isinstance(trials[0].action, actions.Play):
        return
    often = Counter(card for trial in trials for card in _list_expected_answers(trial))
    cards = [card for card in often if card]
    card = max(cards, key=lambda each: (often[each], -ORDER[each]), default="")
    if card and often[card] >= FEW:
        yield Measure("expected", card, len(trials), often[card])
    elif often and not card:
        yield Measure("expected", "", len(trials), 0)


def _list_expected_answers(trial: _Trial) -> frozenset[str]:
    """Return the cards with which opponents answer the tried play in its sample; "" means that an opponent passes."""
    game, seat, action = trial.game, trial.seat, trial.action
    choose = foresee_choices(game, FORESIGHT, Dice(Rng(bytes(KEY_BYTES))))
    answers = set[str]()
    state = game.apply_listed(trial.world, seat, action).state
    while isinstance(ask := state.ask, AskAnswer) and _is_open(state, seat, action):
        answer = choose(state, ask.seat)
        answers.add(answer.card if isinstance(answer, actions.Play) else "")
        state = game.apply_listed(state, ask.seat, answer).state
    return frozenset(answers)


def _is_open(state: State, seat: Seat, action: Action) -> bool:
    """Return whether the order that the seat declared by a play is in the innermost window and not yet retired."""
    orders = state.table.windows[-1].orders
    return isinstance(action, actions.Play) and any(
        (order.seat, order.card) == (seat, action.card) and not order.retired for order in orders
    )


REASONING: Reasoning[State, Action, events.Event, View] = Reasoning(
    facts=facts, passing=actions.Pass(), count_samples=count_expected_answers
)
