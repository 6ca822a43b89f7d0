"""The arena: what it plays, and how it counts."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bench.arena import __main__ as arena
from bench.arena.contestants import Contestant, Entry, Forfeit, Position
from bench.arena.matches import Contest, Round, Thinking, played_round
from bench.arena.results import OtherResults, Results
from bench.arena.tally import Tally


@dataclass(frozen=True)
class Scripted:
    """An entry whose contestants choose by a function."""

    name: str
    chosen: Callable[[Position], Any]
    closed: list[str]

    def contestant(self, _game: str) -> Contestant:
        return ScriptedContestant(self)


@dataclass
class ScriptedContestant:
    entry: Scripted

    def choose(self, position: Position) -> Any:
        return self.entry.chosen(position)

    def close(self) -> None:
        self.entry.closed.append(self.entry.name)


def contest(
    first: Any, second: Any, game: str = "air-land-sea", teams: tuple[int, ...] = (1, 1), **options: Any
) -> Any:
    return Contest(game, options, teams, first, second, seed=1)


def test_a_deal_is_played_once_from_each_side_of_the_table() -> None:
    starts: list[tuple[str, int, str]] = []

    def noted(name: str) -> Callable[[Position], Any]:
        def chosen(position: Position) -> Any:
            if position.state.battle == 1 and position.state.table.turn == 1:
                starts.append((name, position.seat, str(position.state.table.hands)))
            return position.game.fallback(position.state, position.seat)

        return chosen

    closed: list[str] = []
    done = played_round(contest(Scripted("a", noted("a"), closed), Scripted("b", noted("b"), closed)), 0)
    assert [name for name, _, _ in starts] in (["a", "b"], ["b", "a"])
    assert len({(seat, hands) for _, seat, hands in starts}) == 1
    assert sorted(done.results) == [0, 1]
    assert sorted(closed) == ["a", "a", "b", "b"]
    assert done.first.actions == done.second.actions > 0


def test_with_three_seats_the_first_takes_each_against_the_rest() -> None:
    entries = (Entry("random"), Entry("random"))
    done = played_round(contest(*entries, game="this-means-war", teams=(1, 1, 1)), 0)
    assert len(done.results) == 3
    assert sum(done.results) == pytest.approx(1)


def test_the_same_seed_leads_to_the_same_matches() -> None:
    rounds = [played_round(contest(Entry("greedy", 1), Entry("random"), "this-means-war"), 3) for _ in range(2)]
    assert rounds[0].results == rounds[1].results
    assert rounds[0].first.actions == rounds[1].first.actions


def test_who_breaks_the_rules_of_taking_part_loses_with_the_reason() -> None:
    def broken(_: Position) -> Any:
        raise Forfeit("it said nothing for 10 seconds")

    closed: list[str] = []
    usual = Scripted("ours", lambda position: position.game.fallback(position.state, position.seat), closed)
    done = played_round(contest(Scripted("stranger", broken, closed), usual), 4)
    assert done.results == [0, 0]
    assert done.said == ["round 5: it said nothing for 10 seconds"] * 2
    assert closed.count("stranger") == 2


def tally(*rounds: tuple[float, ...]) -> Tally:
    counted = Tally()
    for results in rounds:
        counted.add(Round(list(results), reasons=["target"] * len(results)))
    return counted


def test_the_score_counts_draws_half() -> None:
    assert tally((1, 0.5), (0, 0.5)).score == 0.5


def test_the_interval_is_narrow_where_the_matches_of_a_pair_balance_each_other() -> None:
    alike, balanced = (
        tally(*[(1, 1), (0, 0)] * 25, (1, 0)),
        tally(*[(1, 0), (0, 1)] * 20, *[(1, 1), (0, 0)] * 5, (1, 0)),
    )
    assert alike.score == balanced.score == 0.5
    assert alike.interval[0] < 0.37
    assert 0.42 < balanced.interval[0] < 0.5 < balanced.interval[1] < 0.58


def test_a_player_that_has_always_won_may_still_lose() -> None:
    low, high = tally(*[(1, 1)] * 50).interval
    assert 0.9 < low < 0.95
    assert high == 1


def test_options_are_read_from_words_or_json() -> None:
    assert arena.parsed_options(["theaters=fls", "target=6"]) == {"theaters": "fls", "target": 6}
    assert arena.parsed_options(['{"target": 6}']) == {"target": 6}


def test_the_json_has_the_agreed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    run = "--game air-land-sea --options target=single --first random --second random --pairs 1 --jobs 1 --json"
    arena.main(run.split())
    said = json.loads(capsys.readouterr().out)
    keys = "game options first second pairs wins draws losses score low high seconds_per_move"
    assert list(said) == keys.split()
    assert said["options"] == {"target": "single"}
    assert said["wins"] + said["draws"] + said["losses"] == 2


def test_the_rollouts_of_former_levels_take_part(capsys: pytest.CaptureFixture[str]) -> None:
    run = "--game flies-lies-supplies --options target=single --first rollouts --first-effort 20 --second random"
    arena.main([*run.split(), "--pairs", "2", "--jobs", "1", "--json"])
    said = json.loads(capsys.readouterr().out)
    assert (said["first"], said["second"]) == ("rollouts", "random")
    assert said["score"] > 0.5


def test_teams_that_the_options_dont_admit_are_refused() -> None:
    run = "--game air-land-sea --teams 3,3 --first random --second random"
    with pytest.raises(SystemExit, match="1,1 or 1,2 or 2,1 or 2,2"):
        arena.main(run.split())


def test_every_round_has_a_deal_and_every_match_has_set_ups_of_its_own() -> None:
    """The first position that a contestant is asked about shows the deal; its chance leads to the set-up."""

    def begun(seed: int, number: int, game: str) -> list[tuple[str, str]]:
        starts: list[tuple[str, str]] = []

        def noted(position: Position) -> Any:
            starts.append((str(position.state), str(position.rng)))
            raise Forfeit("enough")

        entry = Scripted("noted", noted, [])
        played_round(Contest(game, {}, (1, 1), entry, entry, seed), number)
        return starts

    for game in ("air-land-sea", "stratego"):
        one, other, elsewhere = begun(1, 0, game), begun(1, 1, game), begun(2, 0, game)
        assert one == begun(1, 0, game)
        assert one[0][0] == one[1][0]
        if game == "air-land-sea":
            assert len({rounds[0][0] for rounds in (one, other, elsewhere)}) == 3
        assert len({chance for rounds in (one, other, elsewhere) for _, chance in rounds}) == 6


RUN = "--game air-land-sea --options target=single --first random --second random --jobs 1 --json"


def run(capsys: pytest.CaptureFixture[str], *more: object) -> dict[str, Any]:
    arena.main([*RUN.split(), *map(str, more)])
    said: dict[str, Any] = json.loads(capsys.readouterr().out)
    return said


def without_times(said: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in said.items() if name != "seconds_per_move"}


def test_a_contest_goes_on_where_its_file_stops(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results" / "random.jsonl"
    run(capsys, "--pairs", 3, "--results", file)
    played: list[int] = []

    def noted(contest: Contest, number: int) -> Round:
        played.append(number)
        return played_round(contest, number)

    monkeypatch.setattr("bench.arena.matches.played_round", noted)
    continued = run(capsys, "--pairs", 5, "--results", file)
    assert played == [3, 4]
    assert without_times(continued) == without_times(run(capsys, "--pairs", 5))
    assert [json.loads(line)["round"] for line in file.read_text().splitlines()] == [0, 1, 2, 3, 4]
    played.clear()
    assert run(capsys, "--pairs", 5, "--results", file) == continued
    assert run(capsys, "--pairs", 2, "--results", file)["pairs"] == 2
    assert not played


def test_a_round_that_was_half_written_is_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "random.jsonl"
    whole = run(capsys, "--pairs", 3, "--results", file)
    file.write_text(file.read_text()[:-20])
    assert without_times(run(capsys, "--pairs", 3, "--results", file)) == without_times(whole)
    assert len(file.read_text().splitlines()) == 3


def test_a_file_keeps_a_round_once_with_its_times(tmp_path: Path) -> None:
    file, entries = tmp_path / "kept.jsonl", (Entry("random"), Entry("naive"))
    results = Results(file, contest(*entries))
    done = Round([1, 0.5], Thinking(3, 0.25), Thinking(4, 0.5), ["round 8: late"], ["target", "forfeit"])
    results.add(7, done)
    results.add(7, Round([0, 0]))
    again = Results(file, contest(*entries))
    assert again.rounds == {7: done}
    assert again.missing(9) == [0, 1, 2, 3, 4, 5, 6, 8]


def test_the_file_of_another_contest_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "random.jsonl"
    run(capsys, "--pairs", 1, "--results", file)
    before = file.read_text()
    for more in (("--seed", "2"), ("--second-effort", "5"), ("--options", "target=6"), ("--second", "naive")):
        with pytest.raises(SystemExit, match=r"line 1 is a round of another contest \(.* instead of .*another file"):
            run(capsys, "--pairs", 2, "--results", file, *more)
    with pytest.raises(SystemExit, match=r"seed 1 instead of seed 9\)"):
        run(capsys, "--results", file, "--seed", 9)
    assert file.read_text() == before
    file.write_text('{"cards": 3}\n')
    with pytest.raises(OtherResults, match="is no round of the arena"):
        Results(file, contest(Entry("random"), Entry("random")))
