"""What a choice says it would do, compared with what it then does."""

import pytest

from bot.games.this_means_war.choices import predict
from bot.games.this_means_war.presenter import this_means_war
from bot.games.this_means_war.words import unanswered_order
from bot.screens.presenter import Names
from engine.games.this_means_war import this_means_war as game
from engine.games.this_means_war.actions import Pass, Play
from engine.games.this_means_war.areas import points
from engine.games.this_means_war.cards import CARDS
from tests.engine.games.this_means_war.scenario_builder import Scenario, given, seat

PRESENTER = this_means_war()

NAMES = Names(("Jan", "Sue", "Lee", "Bo"), ((0,), (1,), (2,), (3,)))

RICH = {"labor": 20, "research": 20, "ammo": 20, "army": 20, "wall": 4}


def hints(scenario: Scenario, who: str) -> dict[str, str]:
    actions = game.legal(scenario.state, seat(who))
    choices = PRESENTER.choices(scenario.view(who), actions, NAMES)
    return {choice.label: choice.hint for choice in choices}


@pytest.mark.parametrize(
    ("scenario", "label", "hint"),
    [
        (given(2, J="m107"), "Play M107 at ● Sue", "● Sue's WALL 20 → 11. Costs 5 AMMO."),
        (
            given(2, J="m107", S_base={"wall": 5}),
            "Play M107 at ● Sue",
            "● Sue's WALL 5 → 0, CITY 15 → 11. Costs 5 AMMO.",
        ),
        (
            given(2, J="m107", S_base={"wall": 0, "city": 4}, final_stands="S"),
            "Play M107 at ● Sue",
            "● Sue's CITY 4 → 1. Costs 5 AMMO.",
        ),
        (
            given(2, J="eureka"),
            "Play EUREKA",
            "Your LAB 2 → 3, RESEARCH 10 → 10. Costs 3 RESEARCH.",
        ),
        (
            given(2, J="warning-shots"),
            "Play WARNING SHOTS at ● Sue",
            "● Sue's WALL 20 → 17. Play another card. Costs 5 AMMO.",
        ),
        (
            given(2, J="flexible-defense"),
            "Play FLEXIBLE DEFENSE (Add 13 WALL)",
            "Your WALL 20 → 33. Costs 8 LABOR, 5 AMMO.",
        ),
        (
            given(2, J="combat-engineers"),
            "Play COMBAT ENGINEERS at ● Sue",
            "Your WALL 20 → 25. ● Sue's WALL 20 → 15. Costs 8 ARMY.",
        ),
    ],
    ids=["wall", "city", "final stand", "own", "another", "branch", "both"],
)
def test_a_choice_says_what_it_would_do_to_whom(scenario: Scenario, label: str, hint: str) -> None:
    assert hints(scenario, "J")[label] == hint


def test_answers_say_what_they_nullify_and_what_a_copy_leaves() -> None:
    asked = given(3, J="m107", S="sabotage espionage").plays("J", "m107", "S")
    said = hints(asked, "S")
    assert said["Play SABOTAGE on ◆ Jan's M107 (1)"] == "Nullifies ◆ Jan's M107. Costs 3 RESEARCH, 2 AMMO."
    assert said["Play ESPIONAGE on ◆ Jan's M107 (1) at ▲ Lee"] == "Changes nothing. Costs 2 RESEARCH, 2 ARMY."


def test_forecasts_come_true_when_everybody_passes() -> None:
    """Every OPERATION that neither asks nor ends the turn otherwise changes exactly what its hint says."""
    compared = 0
    for card in CARDS:
        if card.type != "OPERATION":
            continue
        dealt = given(2, J=card.key, J_base=RICH, S_base=RICH, S="sabotage")
        before = dealt.view("J")
        for choice, action in zip(
            PRESENTER.choices(before, game.legal(dealt.state, seat("J")), NAMES),
            game.legal(dealt.state, seat("J")),
            strict=True,
        ):
            if not choice.label.startswith("Play "):
                continue
            step = game.apply(dealt.state, seat("J"), action)
            step = game.apply(step.state, seat("S"), game.fallback(step.state, seat("S")))
            after = game.view(step.state, None)
            for clause in choice.hint.split(". "):
                whose = 0 if clause.startswith("Your ") else 1 if clause.startswith("● Sue's ") else None
                if whose is None or "→" not in clause:
                    continue
                base = after.grafmarshalls[whose].base
                for part in clause.removeprefix("Your ").removeprefix("● Sue's ").split(", "):
                    area, _, _, then = part.split(" ")
                    assert getattr(base, area.lower()) == int(then.removesuffix(".")), (choice.label, choice.hint)
                    compared += 1
    assert compared > 80


def test_a_declared_order_does_what_the_board_says_it_will_do_unanswered() -> None:
    compared = 0
    for card in CARDS:
        dealt = given(2, J=card.key, S="sabotage", J_base=RICH, S_base=RICH)
        for play in (each for each in dealt.offers if isinstance(each, Play)):
            declared = Scenario(game.apply(dealt.state, seat("J"), play).state)
            order = unanswered_order(declared.view(None))
            assert order is not None
            predicted = predict(order, declared.view(None), paid=True)
            resolved = game.apply(declared.state, seat("S"), Pass())
            bases = game.view(resolved.state, None).grafmarshalls
            for (who, area), (before, after) in predicted.items():
                assert points(declared.view(None).grafmarshalls[who].base, area) == before
                assert points(bases[who].base, area) == after, (card.name, area)
                compared += 1
    assert compared > 80
