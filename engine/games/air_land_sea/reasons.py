"""Facts that speak for an action of Air, Land & Sea: its events, and measures.

- `theaters`: the theaters that the own side controls.
- `lead`, by theater: the own lead.
- `ability`, by card: 1 if the card lies faceup.
- `points`: the enemy's points for a withdrawal, and before it those for a battle lost in the end.
- `held`: the number of theaters, and then of those that the own side controls.
- `weakest`, by card of a swap: the lowest strength of the other cards of the hand, and then the card's if not higher.
- `cards`: the enemy's cards, and then the own ones.
"""

from collections.abc import Iterator

from engine.ai.advice import Measure, Reasoning, Trial
from engine.games.air_land_sea import events
from engine.games.air_land_sea.actions import Action, Deploy, SwapCard, Withdraw
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.rules import BEGINNER_WIN, FOUGHT_OUT
from engine.games.air_land_sea.state import State
from engine.games.air_land_sea.view_types import TheaterView, View

_RESTATED = (
    events.Deployed,
    events.Improvised,
    events.Triggered,
    events.AirDropGranted,
    events.AirDropEnded,
    events.TakenBack,
    events.SwapChosen,
    events.BattleStarted,
    events.Withdrew,
    events.Declined,
)
"""Events that only repeat the action or the ability in play, or that come after it anyway."""


def facts(trial: Trial[State, Action, events.Event, View]) -> Iterator[events.Event | Measure]:
    """Yield the events and measures of a trial that matter to its seat, the strongest first."""
    side, sizes = trial.before.side or 0, trial.after.hand_sizes
    own, enemy = (sum(sizes[seat] for seat in trial.after.sides[each]) for each in (side, 1 - side))
    yield from _list_facts(trial)
    yield Measure("cards", "", enemy, own)


def _list_facts(trial: Trial[State, Action, events.Event, View]) -> Iterator[events.Event | Measure]:
    before, after, side = trial.before, trial.after, trial.before.side or 0
    yield from reversed([event for event in trial.events if isinstance(event, events.MatchWon | events.BattleWon)])
    if isinstance(trial.action, SwapCard):
        others = [BY_KEY[card].strength for card in before.hand if card != trial.action.card]
        strength = BY_KEY[trial.action.card].strength
        if strength <= min(others, default=0):
            yield Measure("weakest", trial.action.card, min(others), strength)
    elif isinstance(trial.action, Withdraw):
        lost = BEGINNER_WIN if before.scoring == "beginner" else FOUGHT_OUT
        yield Measure("points", "", lost, before.withdrawal[side])
        yield Measure("held", "", len(before.row), _count_controlled(before, side))
    elif after.battle == before.battle and after.outcome is None:
        held, now_held = _count_controlled(before, side), _count_controlled(after, side)
        if held != now_held:
            yield Measure("theaters", "", held, now_held)
        leads = [
            Measure("lead", then.type, _lead(then, side), _lead(now, side))
            for then, now in zip(before.row, after.row, strict=True)
        ]
        yield from sorted(filter(_has_changed, leads), key=lambda lead: lead.before - lead.after)
        if isinstance(trial.action, Deploy) and BY_KEY[trial.action.card].kind != "none":
            yield Measure("ability", trial.action.card, 0, int(_lies_faceup(after, side, trial.action.card)))
    won = events.MatchWon | events.BattleWon
    yield from (event for event in trial.events if not isinstance(event, _RESTATED) and not isinstance(event, won))


def _count_controlled(view: View, side: int) -> int:
    return sum(theater.controller == side for theater in view.row)


def _lead(theater: TheaterView, side: int) -> int:
    return theater.columns[side].total - theater.columns[1 - side].total


def _has_changed(measure: Measure) -> bool:
    return measure.before != measure.after


def _lies_faceup(view: View, side: int, card: str) -> bool:
    placed = [each for theater in view.row for each in theater.columns[side].cards]
    return any(each.card == card and each.faceup for each in placed)


REASONING: Reasoning[State, Action, events.Event, View] = Reasoning(facts=facts, last_resorts=frozenset({"cards"}))
