"""Texts of `bot/ratings`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def somebody_who_left() -> str:
    """Somebody who left"""
def player() -> str:
    """Player"""
def player_ranked(*, rank: float) -> str:
    """Player { $rank }"""
def stakes(*, one: str, one_gain: str, one_rating: str, other: str, other_gain: str, other_rating: str) -> str:
    """{ $one } { $one_rating } · { $other } { $other_rating }; a win is worth about { $one_gain } / { $oth"""
def ratings() -> str:
    """Ratings"""
def ratings_changed(*, changes: str) -> str:
    """Ratings: { $changes }"""
def ratings_have_changed() -> str:
    """Ratings have changed; **{ in-words }** says how."""
def unrated() -> str:
    """Unrated"""
def nothing_changes() -> str:
    """Nobody's rating changes."""
def unchanged_not_begun() -> str:
    """Nobody's rating changes, because the match was given up before play began."""
def unchanged_computers() -> str:
    """Nobody's rating changes, because a computer player took part."""
def unchanged_former() -> str:
    """Nobody's rating changes, because one of the players had their data deleted."""
def unchanged_too_short() -> str:
    """Nobody's rating changes, because the match ended so early that it doesn't count."""
def unchanged_too_many(*, limit: float) -> str:
    """Nobody's rating changes: two of the players have ended { $limit } rated matches against each other w"""
def command_profile() -> str:
    """See how somebody has played here: matches, ratings, opponents; only you see it"""
def command_profile_person() -> str:
    """Whose profile; leave it out for your own"""
def no_match_yet() -> str:
    """No match against people has ended yet."""
def matches_ended(*, count: float, tally: str) -> str:
    """{ $count -> [one] 1 match: { $tally } *[other] { $count } matches: { $tally } }"""
def tally(*, lost: float, won: float) -> str:
    """{ $won } won, { $lost } lost"""
def tally_with_draws(*, drawn: float, lost: float, won: float) -> str:
    """{ $won } won, { $drawn } drawn, { $lost } lost"""
def you_hide() -> str:
    """You hide yourself: nobody but you sees this. `/privacy hide` changes that."""
def games() -> str:
    """Games"""
def opponents() -> str:
    """Opponents"""
def lately() -> str:
    """Lately"""
def computer_players() -> str:
    """Computer players"""
def last_matches() -> str:
    """Last matches"""
def opponent_line(*, name: str, tally: str) -> str:
    """{ $name }: { $tally }"""
def game_line(*, game: str, results: str) -> str:
    """{ $game }: { $results }"""
def streak_won(*, count: float) -> str:
    """{ $count -> [1] Won the last match. *[other] Won the last { $count } matches in a row. }"""
def streak_drawn(*, count: float) -> str:
    """{ $count -> [1] Drew the last match. *[other] Drew the last { $count } matches in a row. }"""
def streak_lost(*, count: float) -> str:
    """{ $count -> [1] Lost the last match. *[other] Lost the last { $count } matches in a row. }"""
def provisional() -> str:
    """A rating with a question mark is still uncertain."""
def curve_alt(*, game: str, highest: float, lowest: float, rating: str) -> str:
    """{ $game }: { $rating }, lately between { $lowest } and { $highest }."""
def matches_that_are_over() -> str:
    """Matches that are over"""
def your_matches_that_are_over() -> str:
    """Your matches that are over"""
def result_void(*, names: Sequence[str]) -> str:
    """No result: { LIST($names) }"""
def result_won_against(*, count: float, losers: Sequence[str], winners: Sequence[str]) -> str:
    """{ LIST($winners) } won against { LIST($losers) }"""
def result_won(*, count: float, winners: Sequence[str]) -> str:
    """{ LIST($winners) } won"""
def result_draw(*, names: Sequence[str]) -> str:
    """A draw between { LIST($names) }"""
def result_draw_before(*, losers: Sequence[str], names: Sequence[str]) -> str:
    """A draw between { LIST($names) }, before { LIST($losers) }"""
def match_number(*, match: float) -> str:
    """match { $match }"""
def rated() -> str:
    """rated"""
def no_ended() -> str:
    """No match like that has ended here."""
def page(*, number: float) -> str:
    """Page { $number }"""
def which_game() -> str:
    """Which game"""
def all_games() -> str:
    """All games"""
def my_matches() -> str:
    """My matches"""
def everybodys_matches() -> str:
    """Everybody's matches"""
def replay_a_match() -> str:
    """Replay a match"""
def match_of_game(*, game: str, match: float) -> str:
    """Match { $match }: { $game }"""
def more() -> str:
    """More"""
def earlier() -> str:
    """Back"""
def season(*, quarter: float, year: float) -> str:
    """{ $quarter -> [1] January to March { $year } [2] April to June { $year } [3] July to September { $ye"""
def season_ends(*, season: str, when: str) -> str:
    """{ $season }, ends { $when }"""
def season_champion(*, name: str, season: str) -> str:
    """{ $season } · Champion: **{ $name }**"""
def command_leaderboard() -> str:
    """See who plays a game best here; only you see it, until you post it"""
def command_leaderboard_game() -> str:
    """Which game, or the daily position"""
def daily_position() -> str:
    """Daily position"""
def leaderboard_title(*, game: str) -> str:
    """{ $game }: leaderboard"""
def column_rating() -> str:
    """Rating"""
def column_matches() -> str:
    """Matches"""
def not_ranked() -> str:
    """Not ranked"""
def row_alt(*, name: str, rank: float, rating: str) -> str:
    """{ $rank }. { $name }, { $rating }."""
def row_alt_unranked(*, name: str, rating: str) -> str:
    """{ not-ranked }: { $name }, { $rating }."""
def standing(*, count: float, name: str, rating: str) -> str:
    """{ $count -> [one] **{ $name }** · { $rating } · 1 match *[other] **{ $name }** · { $rating } · { $co"""
def opponents_met(*, count: float, needed: float) -> str:
    """{ $count -> [one] 1 opponent of { $needed } *[other] { $count } opponents of { $needed } }"""
def and_more(*, count: float) -> str:
    """And { $count } more."""
def nobody_ranked() -> str:
    """Nobody is ranked yet."""
def nobody_was_ranked() -> str:
    """Nobody was ranked in this season."""
def rank_takes(*, opponents: float) -> str:
    """A rank takes a rated match this season, about a dozen in all, and { $opponents } opponents. At a sea"""
def rank_takes_and_page(*, opponents: float, page: float, pages: float) -> str:
    """{ page-of }. { rank-takes }"""
def you() -> str:
    """You"""
def stands_ranked(*, rank: float, rating: str) -> str:
    """You are number { $rank } with { $rating }."""
def stands_hidden(*, rating: str) -> str:
    """You have { $rating }. You hide yourself, so only you see this; `/privacy hide` changes that."""
def stands_uncertain(*, rating: str) -> str:
    """You have { $rating }. It is ranked after some more rated matches."""
def stands_opponents(*, met: float, needed: float, rating: str) -> str:
    """You have { $rating } and have met { $met } of the { $needed } opponents that a rank takes."""
def stands_idle(*, rating: str) -> str:
    """You have { $rating }. Play a rated match this season to be ranked."""
def stood_ranked(*, rank: float, rating: str) -> str:
    """You were number { $rank } with { $rating }."""
def stood_hidden(*, rating: str) -> str:
    """{ stands-hidden }"""
def stood_uncertain(*, rating: str) -> str:
    """You had { $rating }, which was too uncertain for a rank."""
def stood_opponents(*, met: float, needed: float, rating: str) -> str:
    """You had { $rating } and had met { $met } of the { $needed } opponents that a rank takes."""
def stood_idle(*, rating: str) -> str:
    """You had { $rating } and played no rated match in this season."""
def post_it_here() -> str:
    """Post it here"""
def season_before() -> str:
    """Season before"""
def this_season() -> str:
    """This season"""
def not_posted() -> str:
    """I couldn't post it. Please press the button once more."""
def refusal_hides_profile(*, name: str) -> str:
    """{ $name } shows nobody else how they play."""
def refusal_rated_without_clock() -> str:
    """A match without a clock is never rated. Choose a daily or a live `clock` too, or leave out `rated`."""
def refusal_ratings_off() -> str:
    """The admins of this server have switched ratings off. Leave out `rated`, and play for fun."""
