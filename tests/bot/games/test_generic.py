from bot.games.generic import generic_presenter
from bot.screens.menu import build
from bot.screens.presenter import Names
from engine.core.replay import play_on
from engine.core.rng import Rng
from engine.core.values import Seat, roster
from engine.games.air_land_sea import air_land_sea
from engine.games.air_land_sea.events import Deployed, Improvised
from engine.games.air_land_sea.options import TheatersOptions

NAMES = Names(("Alice", "Bob"), ((0,), (1,)))
PLAIN = generic_presenter("air-land-sea")


def test_a_whole_match_can_be_played_on_plain_screens() -> None:
    state = air_land_sea.new(TheatersOptions(edition="revised"), roster(1, 1), Rng(bytes(32))).state
    for turn in play_on(air_land_sea, state, Rng(bytes(31) + b"\7")):
        state = turn.step.state
        PLAIN.board(air_land_sea.view(state, None), NAMES, turn.step.events)
        for seat in (Seat(0), Seat(1)):
            actions = air_land_sea.legal(state, seat)
            screen = PLAIN.panel(air_land_sea.view(state, seat), actions, NAMES, turn.step.events)
            assert len(screen.choices) == len(actions)
            menu = build(screen.choices)
            assert [menu.leaf(menu.node_of(index)) for index in range(len(actions))] == list(range(len(actions)))


def test_events_are_told_by_kind_and_facts_with_people_by_name() -> None:
    deployed = Deployed(Seat(1), 1, "air-3", "air", "match")
    assert PLAIN.sentence(deployed, NAMES) == "Deployed: seat Bob, side 1, card air-3, theater air, via match."
    assert PLAIN.sentence(Improvised(Seat(0), 0, "sea", None), NAMES) == (
        "Improvised: seat Alice, side 0, theater sea, card none, public no, shared no."
    )


def test_choices_hang_under_their_kind_and_first_fact() -> None:
    state = air_land_sea.new(TheatersOptions(), roster(1, 1), Rng(bytes(32))).state
    (seat,) = air_land_sea.to_act(state)
    screen = PLAIN.panel(air_land_sea.view(state, seat), air_land_sea.legal(state, seat), NAMES, ())
    assert {choice.path[0] for choice in screen.choices} == {"Deploy", "Improvise", "Withdraw"}
    assert (screen.title, screen.tone) == ("Your turn", "your_turn")


def test_what_it_does_not_know_it_says() -> None:
    assert PLAIN.name == "Air Land Sea"
    assert PLAIN.terms(TheatersOptions(), ()) == (
        "theaters als, mode standard, edition auto, scoring standard, target auto"
    )
    assert (PLAIN.options, PLAIN.shortcuts(None), PLAIN.wait_kind(None), dict(PLAIN.cards())) == ((), (), "turn", {})
    assert list(PLAIN.rules) == ["overview"]
