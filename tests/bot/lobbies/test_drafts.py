"""Drafts as custom ids hold them, and the presets of every game."""

import pytest

from bot.commands import COMPONENT_MODULES
from bot.games.catalog import PLAYABLE_GAMES
from bot.lobbies.drafts import Draft, options_problem, read_draft, terms_of_options, value_indexes_for
from bot.lobbies.typed_terms import parse_terms
from bot.match.model.computers import ComputerOpponents
from bot.match.model.timing import CLOCKS
from bot.screens import custom_ids, limits
from bot.screens.custom_ids import CustomId
from bot.screens.refusals import Refused

every_game = pytest.mark.parametrize("game", PLAYABLE_GAMES)


@every_game
def test_every_preset_can_be_played_and_is_told_from_the_others(game: str) -> None:
    host = PLAYABLE_GAMES[game]
    presets = host.presenter.presets
    assert presets[0].name == "Classic"
    assert {options_problem(host, preset.options) for preset in presets} == {""}
    assert len({value_indexes_for(host, preset.options) for preset in presets}) == len(presets)
    assert len({terms_of_options(host, preset.options) for preset in presets}) == len(presets)
    for preset in presets:
        draft = Draft().with_game(game).with_preset(preset)
        assert draft.chosen_options == dict(preset.options)
        assert parse_terms(host, draft.options_text) == parse_terms(host, preset.name.replace(" ", "-"))


@every_game
def test_what_is_said_of_a_game_fits_a_list(game: str) -> None:
    presenter = PLAYABLE_GAMES[game].presenter
    assert 20 < len(presenter.gist) <= limits.SELECT_DESCRIPTION
    for option in presenter.options:
        assert len(option.values) <= limits.SELECT_OPTIONS
        assert all(len(meaning) <= limits.SELECT_LABEL for _, meaning in option.values)


@every_game
def test_any_draft_fits_a_custom_id_and_is_read_as_it_was_written(game: str) -> None:
    assert COMPONENT_MODULES, "importing them declares the custom ids"
    options = PLAYABLE_GAMES[game].presenter.options
    for clock in CLOCKS:
        draft = Draft(game, clock, tuple(len(option.values) - 1 for option in options))
        custom_id = CustomId("draft_value", node=36**12 - 1, page=len(options), key=str(draft))
        assert custom_ids.read(str(custom_id)) == custom_id
        assert read_draft(custom_id.key) == draft


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_offered"), ("_", "not_offered"), ("_never_", "not_offered"), ("_none_0", "not_offered"),
        ("chess_none_", "unknown_game"), ("stratego_none_", "not_offered"),
        ("stratego_none_000000000000z", "not_offered"),
        ("stratego_none_-000000000000", "not_offered"), ("stratego_none_0000000000000_0", "not_offered"),
    ],
)  # fmt: skip
def test_what_this_release_does_not_offer_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_draft(text)
    assert refused.value.code == code


def test_values_beyond_the_list_are_refused() -> None:
    draft = Draft().with_game("stratego")
    for option, place in ((99, 0), (0, 99)):
        with pytest.raises(Refused):
            draft.with_value(option, place)
    with pytest.raises(Refused):
        draft.with_clock("never")


def test_a_draft_against_computer_players_is_read_as_it_was_written() -> None:
    draft = Draft(opponents=ComputerOpponents("hard")).with_game("fight-flight-bite").with_opponents("medium", 3)
    assert read_draft(str(draft)) == draft
    assert draft.opponents == ComputerOpponents("medium", 3)
    assert draft.with_game("stratego").opponents == ComputerOpponents("medium", 1)
    assert Draft().with_game("stratego").opponents is None


@pytest.mark.parametrize("against", ["", "x1", "e0", "e10", "e", "1", "e1_"])
def test_no_other_computer_players_are_offered(against: str) -> None:
    with pytest.raises(Refused):
        read_draft(f"{Draft().with_game('stratego')}_{against}")


def test_no_other_level_or_number_is_offered() -> None:
    draft = Draft(opponents=ComputerOpponents()).with_game("stratego")
    assert draft.opponent_counts == (1,)
    assert draft.with_opponents("hard", 7).opponents == ComputerOpponents("hard", 1)
    with pytest.raises(Refused):
        draft.with_opponents("godlike", 1)
