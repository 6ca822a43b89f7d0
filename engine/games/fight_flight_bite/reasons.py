"""Facts that speak for an action of Fight, Flight, Bite: its events, and measures.

- `lead`, by woodland: the seat's lead in critters.
- `harvest`, `rival`: the points that the seat, or a rival, would gain if the harvest came now.
- `stake_rise`, by sign: the bonus actions of a win with the sign, before and after a card.
- `stake`, by sign: the bonus actions of a win with the first sign thrown.
- `risk`, by sign: the attacker's bonus actions if the defender's sign loses.
- `critters`, by seat: the critters of an attacked seat.
- `cube`, by food: the points of a cube.

The number before `stake`, `risk`, `critters` and `cube` is that of the best alternative.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.ai.advice import Measure, Reasoning, Trial
from engine.core.values import Seat
from engine.games.fight_flight_bite import actions, events, harvest
from engine.games.fight_flight_bite.actions import Action
from engine.games.fight_flight_bite.cards import BEATS, FOODS, SIGNS, allowed_signs
from engine.games.fight_flight_bite.state import State
from engine.games.fight_flight_bite.view_types import View, WoodlandView

_TOLD = (
    events.DuelWon,
    events.DuelVoided,
    events.ActionsLeft,
    events.CubeMissed,
    events.Ended,
)
"""Events that neither repeat the action nor come after it anyway."""
_Trial = Trial[State, Action, events.Event, View]


def facts(trial: _Trial) -> Iterator[events.Event | Measure]:
    """Yield the events and measures of a trial that matter to its seat, the strongest first."""
    yield from reversed([event for event in trial.events if isinstance(event, _TOLD)])
    yield from _choice_measures(trial)
    if trial.after.outcome is None:
        yield from _point_measures(trial)
        yield from _lead_measures(trial)


def _choice_measures(trial: _Trial) -> Iterator[Measure]:
    view, action, turn = trial.before, trial.action, trial.before.turn
    match action:
        case actions.Throw((sign, *_)) if turn is not None and view.duel is not None:
            stakes = dict(zip(SIGNS, turn.stakes, strict=True))
            is_attacker = turn.seat == trial.seat
            values = stakes if is_attacker else {own: stakes[winner] for winner, own in BEATS.items()}
            allowed = SIGNS if is_attacker else allowed_signs(view.duel.barred)
            others = [values[other] for other in allowed if other != sign]
            yield Measure("stake" if is_attacker else "risk", sign, max(others), values[sign])
        case actions.Play() if turn is not None and trial.after.turn is not None and _may_fight(trial.after):
            for sign, then, now in zip(SIGNS, turn.stakes, trial.after.turn.stakes, strict=True):
                if now != then:
                    yield Measure("stake_rise", sign, then, now)
        case actions.Attack(seat) if turn is not None:
            critters = next(each for each in view.woodlands if each.id == turn.woodland).critters
            others = [critters[other] for other in turn.targets if other != seat]
            yield Measure("critters", str(seat), max(others, default=0), critters[seat])
        case actions.Pick(food) if view.worth is not None and view.pick is not None:
            points: dict[str, int] = dict(zip(FOODS, view.worth, strict=True))
            cubes = next(each for each in view.woodlands if each.id == view.pick.woodland).cubes
            there = [each for each, number in zip(FOODS, cubes, strict=True) if number and each != food]
            yield Measure("cube", food, max([points[each] for each in there], default=0), points[food])
        case _:
            return


def _may_fight(view: View) -> bool:
    """Return whether a duel of the turn in progress is open or may still follow."""
    return view.turn is not None and (view.duel is not None or bool(view.turn.targets))


def _point_measures(trial: _Trial) -> Iterator[Measure]:
    then, now = promised_points(trial.world), promised_points(trial.result)
    gains = {seat: now[seat] - then[seat] for seat in then.keys() & now.keys()}
    if trial.seat in gains and (gains[trial.seat] or isinstance(trial.action, actions.Play | actions.PutCube)):
        yield Measure("harvest", "", 0, gains[trial.seat])
    for seat in sorted(gains.keys() - {trial.seat}, key=lambda rival: gains[rival]):
        if gains[seat] < 0:
            yield Measure("rival", str(seat), 0, gains[seat])


def promised_points(state: State) -> dict[Seat, int]:
    """Return the points of each remaining seat, if the harvest came now and the rules picked the cubes."""
    automatic = replace(state, rules=replace(state.rules, harvest_pick="auto", final_tie="shared"))
    scored = (event for event in harvest.begin(automatic, ()).events if isinstance(event, events.Scored))
    return {event.seat: event.points for event in scored}


def _lead_measures(trial: _Trial) -> Iterator[Measure]:
    seat, here = trial.seat, trial.before.turn.woodland if trial.before.turn is not None else None
    for then, now in zip(trial.before.woodlands, trial.after.woodlands, strict=True):
        if _lead(then, seat) != _lead(now, seat) or (isinstance(trial.action, actions.Stop) and now.id == here):
            yield Measure("lead", now.id, _lead(then, seat), _lead(now, seat))


def _lead(woodland: WoodlandView, seat: Seat) -> int:
    return woodland.critters[seat] - max(count for other, count in enumerate(woodland.critters) if other != seat)


REASONING: Reasoning[State, Action, events.Event, View] = Reasoning(facts=facts)
