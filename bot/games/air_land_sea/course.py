"""History of a match from public events: its battles and its turning point."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

import msgspec

from bot.games.air_land_sea import texts
from bot.games.air_land_sea.sentences import score_text, sentence
from bot.games.air_land_sea.words import side_name
from bot.screens.presenter import Names
from engine.games.air_land_sea import events
from engine.games.air_land_sea.cards import BY_KEY
from engine.games.air_land_sea.events import Event

_FACEDOWN = 2

Blow = events.Flipped | events.Destroyed | events.ChangedSides
"""An event that changes a side's strength directly."""


class Battle(msgspec.Struct, frozen=True):
    """A battle that ended: its number from 1, who won how many points, and the score after it."""

    number: int
    winner: int
    points: int
    score: tuple[int, int]
    withdrew: bool
    blow: Blow | None
    """The event that helped the winner most; None if no event helped by more than a point."""


class TurningPoint(msgspec.Struct, frozen=True):
    """The battle that counted most for the winner of the match."""

    battle: Battle
    how: Literal["only", "led", "overtook"]
    """Reason of the choice: "only" if there was no other battle.

    "led" if the winner always led, and no other battle gave it more points. "overtook" if the winner led from this
    battle on.
    """


def battles_of(public_events: Sequence[Sequence[Event]]) -> tuple[Battle, ...]:
    """Return all battles that ended, oldest first; `()` if none has.

    Each inner sequence has the events of one change of the match, oldest first.
    """
    battles: list[Battle] = []
    battle_events: list[Event] = []
    for event in (event for change in public_events for event in change):
        battle_events.append(event)
        if isinstance(event, events.BattleWon):
            withdrew = any(isinstance(each, events.Withdrew) for each in battle_events)
            blows = [each for each in battle_events if isinstance(each, Blow) and _help(each, event.side) > 1]
            blow = max(blows, key=partial(_help, side=event.side), default=None)
            battles.append(Battle(len(battles) + 1, event.side, event.points, event.victory_points, withdrew, blow))
            battle_events.clear()
    return tuple(battles)


def turning_point(battles: Sequence[Battle], winner: int) -> TurningPoint | None:
    """Return the battle that counted most for the side `winner`; None if `winner` is not ahead at the end.

    Return None, too, if the only battle has no blow. A blow is a card flipped, destroyed or taken that helped the
    battle's winner by more than a point.
    """
    ahead = [battle.score[winner] > battle.score[1 - winner] for battle in battles]
    if not ahead or not ahead[-1]:
        return None
    if len(battles) == 1:
        return TurningPoint(battles[0], "only") if battles[0].blow else None
    if not all(ahead):
        behind = max(index for index, leads in enumerate(ahead) if not leads)
        return TurningPoint(battles[behind + 1], "overtook")
    best = max((battle for battle in battles if battle.winner == winner), key=lambda battle: battle.points)
    return TurningPoint(best, "led")


def battle_lines(battles: Sequence[Battle], names: Names) -> Iterator[str]:
    """Yield a line for each battle: a withdrawal if there was one, the winner's points and the new score."""
    for battle in battles:
        side, loser = side_name(battle.winner, names), side_name(1 - battle.winner, names)
        people, losers = (len(names.teams[each]) for each in (battle.winner, 1 - battle.winner))
        number, points, score = battle.number, battle.points, score_text(battle.score)
        if battle.withdrew:
            yield texts.battle_line_withdrew(
                battle=number, loser=loser, losers=losers, side=side, people=people, points=points, score=score
            )
        else:
            yield texts.battle_line(battle=number, side=side, people=people, points=points, score=score)


def turning_sentences(turning: TurningPoint, names: Names) -> Iterator[str]:
    """Yield sentences on the turning point: first on the winner's lead, then on the battle's blow.

    The blow is the flipped, destroyed or taken card that helped the winner most. The lead is left out if the match had
    only one battle. The blow is left out if the battle had none.
    """
    battle, who = turning.battle, side_name(turning.battle.winner, names)
    people = len(names.teams[battle.winner])
    if turning.how == "led":
        yield texts.led_from_start(side=who, people=people)
        yield texts.battle_brought(battle=battle.number, points=battle.points)
    elif turning.how == "overtook":
        yield texts.took_the_lead(side=who, people=people, battle=battle.number)
    if battle.blow is not None:
        yield sentence(battle.blow, names)


def strengths(blow: Blow) -> tuple[int, int]:
    """Return the strength that the blow's card has for its side before and after the blow.

    A blow flips, destroys or takes a card; a destroyed or taken card has 0 afterwards. A facedown or unknown card has
    2. Effects of other cards don't count.
    """
    printed = BY_KEY[blow.card].strength if blow.card is not None else _FACEDOWN
    if isinstance(blow, events.Flipped):
        return (_FACEDOWN, printed) if blow.faceup else (printed, _FACEDOWN)
    return (printed if blow.faceup else _FACEDOWN), 0


def _help(blow: Blow, side: int) -> int:
    before, after = strengths(blow)
    return before - after if blow.side != side else after - before
