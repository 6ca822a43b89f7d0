"""The bench of balance: what it plays, how it counts, and what it prints."""

import json
from collections import Counter

import pytest

from bench.balance import __main__ as balance
from bench.balance import battles
from bench.balance.battles import battles_of
from bench.balance.matches import Match, Setting, played_match
from bench.balance.rows import Figures, card_lines
from engine.catalog import GAMES

WAR = Setting("this-means-war", {}, (1, 1), "random")
SHORT = {
    "air-land-sea": {"target": "single"},
    "flies-lies-supplies": {"target": "single"},
    "fight-flight-bite": {},
    "stratego": {"army": "duel"},
    "this-means-war": {},
}
KEYS = """
    game options seats player games median_turns places endings limit payable presses cards
"""


def printed(capsys: pytest.CaptureFixture[str], run: str) -> str:
    balance.main(run.split())
    return capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_every_game_is_counted_to_its_end(game: str) -> None:
    match = played_match(Setting(game, SHORT[game], (1, 1), "random"), seed=1, number=2)
    assert sum(match.places) == pytest.approx(1)
    assert len(match.places) == 2
    assert match.reason
    assert match.turns > 0
    if game != WAR.game:  # there the turns of hands that have run empty pass by themselves
        assert match.turns * 2 <= match.actions + 2
    assert match.winners <= {0, 1}
    assert 0 <= match.payable <= match.held


def test_a_place_is_one_of_the_turn_order_and_not_a_seat() -> None:
    matches = [played_match(WAR, seed=1, number=number) for number in range(12)]
    assert {(min(match.winners), match.places.index(1)) for match in matches} == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_a_match_depends_on_nothing_but_setting_seed_and_number() -> None:
    assert played_match(WAR, seed=3, number=1) == played_match(WAR, seed=3, number=1)
    assert played_match(WAR, seed=3, number=1) != played_match(WAR, seed=3, number=2)
    assert played_match(WAR, seed=3, number=1) != played_match(WAR, seed=4, number=1)


def test_the_figures_are_the_same_however_many_jobs_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    run = "--games this-means-war --seats 2 --player random --matches 4 --seed 7 --json --jobs"
    alone, together = (printed(capsys, f"{run} {jobs}") for jobs in (1, 2))
    assert alone == together


def test_the_json_is_a_list_of_rows_with_the_agreed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    run = "--games this-means-war --seats 2 3 --player random --matches 2 --jobs 1 --json"
    rows = json.loads(printed(capsys, run))
    assert [row["seats"] for row in rows] == [2, 3]
    for row in rows:
        assert list(row) == KEYS.split()
        assert (row["game"], row["options"], row["player"], row["games"]) == ("this-means-war", {}, "random", 2)
        assert len(row["places"]) == row["seats"]
        assert sum(row["endings"].values()) == pytest.approx(1)
        assert 0 < row["payable"] <= 1
        assert all(plays > 0 and 0 <= won <= 1 for plays, won in row["cards"].values())


def test_what_has_no_meaning_for_a_game_is_null(capsys: pytest.CaptureFixture[str]) -> None:
    run = "--games stratego --options army=duel --player random --matches 1 --jobs 1 --json"
    (row,) = json.loads(printed(capsys, run))
    assert row["options"] == {"army": "duel"}
    assert row["payable"] is None
    assert row["cards"] is None
    assert row["limit"] in (0, 1)


def test_without_json_there_is_a_table_of_rows_and_one_of_cards(capsys: pytest.CaptureFixture[str]) -> None:
    table = printed(capsys, "--games this-means-war --seats 2 --player random --matches 1 --jobs 1")
    assert "| this-means-war |  | 2 | random | 1 |" in table
    assert "| card | plays | wins when played | plays for each draw |" in table


def test_every_game_is_played_by_all_numbers_of_seats_and_all_players() -> None:
    listed = list(balance.settings(tuple(GAMES), (2, 3, 4), balance.PLAYERS))
    assert {(each.game, sum(each.teams)) for each in listed} == {
        (game, seats) for game in GAMES for seats in ((2,) if game == "stratego" else (2, 3, 4))
    }
    assert {each.player for each in listed} == {"random", "greedy", "easy", "medium"}
    assert len({str(each) for each in listed}) == len(listed)


def test_options_are_those_of_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        balance.main(["--games", "stratego", "air-land-sea", "--options", "army=duel"])
    assert "name it with --games" in capsys.readouterr().err


def test_figures_add_matches_up() -> None:
    won = Match(15, (1, 0), "city", 40, 3, 6, Counter({(0, "m107"): 2}), Counter({(0, "m107"): 3}), frozenset({0}))
    lost = Match(20, (0, 1), "turn_limit", 60, 1, 4, Counter({(0, "m107"): 1}), Counter(), frozenset({1}))
    figures = Figures(WAR, (won, lost))
    assert figures.row() == {
        "game": "this-means-war",
        "options": {},
        "seats": 2,
        "player": "random",
        "games": 2,
        "median_turns": 17.5,
        "places": [0.5, 0.5],
        "endings": {"city": 0.5, "turn_limit": 0.5},
        "limit": 0.5,
        "payable": 0.4,
        "presses": 25,
        "cards": {"m107": (3, 0.6667)},
    }
    assert list(card_lines(figures))[-1] == "| m107 | 3 | 66.7% | 1.00 |"


@pytest.mark.parametrize("game", battles.GAMES)
def test_a_battle_counts_for_whom_its_cards_were_dealt_to(game: str) -> None:
    found = [battle for number in range(3) for battle in battles_of(Setting(game, {}, (1, 1), "random"), 1, number)]
    assert len(found) > 3
    for battle in found:
        assert battle.winner in (0, 1)
        assert [len(dealt) for dealt in battle.dealt] == [6, 6]
        assert not battle.dealt[0] & battle.dealt[1]
        assert not battle.used[0] & battle.declined[0]
    rows = battles.by_card(found)
    assert sum(row["dealt"].battles for row in rows.values()) == 12 * len(found)
    assert sum(row["dealt"].won for row in rows.values()) == 6 * len(found)


def test_the_shares_of_battles_are_printed_for_each_card(capsys: pytest.CaptureFixture[str]) -> None:
    battles.main(["--player", "random", "--matches", "3", "--jobs", "1"])
    assert "Supply Lines 2" in capsys.readouterr().out
    battles.main(["--player", "random", "--matches", "3", "--jobs", "1", "--json"])
    row = json.loads(capsys.readouterr().out)
    assert 0 < row["first"] < row["battles"]
    assert set(row["cards"]["economics-2"]) == {"dealt", "used", "left"}
