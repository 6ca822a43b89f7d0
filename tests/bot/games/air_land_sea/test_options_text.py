"""What was agreed on, in a line, for both games and for teams."""

import pytest

from bot.games.air_land_sea.rules import terms
from bot.games.catalog import PRESENTERS
from engine.catalog import GAMES
from engine.core.rng import Rng
from engine.core.values import roster
from engine.games.air_land_sea import air_land_sea
from engine.games.air_land_sea.options import FliesOptions, TheatersOptions
from tests.bot.screens.golden_texts import check_golden

AGREED = (
    TheatersOptions(),
    TheatersOptions(edition="revised", target=18),
    TheatersOptions(scoring="beginner"),
    TheatersOptions(target="single"),
    TheatersOptions(target=1),
    FliesOptions(),
    FliesOptions(target="single"),
    FliesOptions(theaters="random"),
    FliesOptions(theaters=("air", "intelligence", "economics"), target=18),
    FliesOptions(mode="epic"),
    FliesOptions(mode="epic", theaters=("air", "land", "sea", "diplomacy", "economics"), target=12),
    FliesOptions(scoring="beginner"),
    FliesOptions(theaters="als", target=12),
)


def test_terms_say_what_was_agreed(golden_update: bool) -> None:
    lines = []
    for options in AGREED:
        chosen = options.model_dump(exclude_defaults=True)
        lines.append(f"{type(options).__name__} {chosen}: {terms(options, ())}")
    check_golden("air_land_sea_terms", "\n".join(lines), update=golden_update)


def test_terms_name_the_target_that_the_engine_plays_to() -> None:
    for options in (TheatersOptions(), TheatersOptions(scoring="beginner"), TheatersOptions(target=7)):
        state = air_land_sea.new(options, roster(1, 1), Rng(bytes(32))).state
        assert f"to {air_land_sea.view(state, None).target} points" in terms(options, ())


@pytest.mark.parametrize("sizes", [(1, 1), (1, 2), (2, 2)])
@pytest.mark.parametrize("mode", ["standard", "epic"])
@pytest.mark.parametrize("key", ["air-land-sea", "flies-lies-supplies"])
def test_terms_name_edition_and_target_that_are_played(key: str, mode: str, sizes: tuple[int, int]) -> None:
    game = GAMES[key]
    options = game.codec.parse_options({"mode": mode})
    view = game.view(game.new(options, roster(*sizes), Rng(bytes(32))).state, None)
    target = f"to {view.target}" if view.target else "a single battle"
    alone, _, teams = PRESENTERS[key].terms(options, ()).lower().partition(" · teams: ")
    unsettled = alone if sizes == (1, 1) else teams
    assert target in unsettled
    assert view.edition in (unsettled if "revised" in unsettled else alone)
    settled = PRESENTERS[key].terms(options, sizes).lower()
    assert target in settled
    assert view.edition in settled
    assert "teams" not in settled


def test_every_mix_of_three_theaters_is_listed() -> None:
    for presenter in (PRESENTERS["air-land-sea"], PRESENTERS["flies-lies-supplies"]):
        theaters = next(option for option in presenter.options if option.key == "theaters")
        assert len(theaters.values) == 3 + 20 - 2
        assert ("air-intelligence-economics", "Air, Intelligence and Economics") in theaters.values
