"""Texts of `bot/play`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def match_over() -> str:
    """The match is over"""
def board_over(*, game: str) -> str:
    """{ $game }: the match is over"""
def out() -> str:
    """You are out of this match"""
def just_before() -> str:
    """Just before"""
def panel_rests() -> str:
    """This panel has stopped updating by itself. Use anything on it, and it starts again."""
def panel_replaced() -> str:
    """This panel has been replaced by a newer one."""
def took_back() -> str:
    """You took that back. What you do next stands."""
def newcomer() -> str:
    """New here? `/help` shows the games and how to begin."""
def are_you_sure() -> str:
    """Are you sure?"""
def yes_choice(*, choice: str) -> str:
    """Yes: { $choice }"""
def no_go_back() -> str:
    """No, go back"""
def earlier() -> str:
    """Earlier"""
def later() -> str:
    """Later"""
def earlier_choices() -> str:
    """Earlier choices"""
def more_choices() -> str:
    """More choices"""
def more_events(*, count: float) -> str:
    """{ $count -> [one] 1 more event *[other] { $count } more events }"""
def since_last_move() -> str:
    """Since your last move"""
def since_start() -> str:
    """Since the match began"""
def no_news() -> str:
    """Nothing has happened since."""
def removed(*, sentences: str) -> str:
    """Taken back: { $sentences }"""
def log_title(*, number: float) -> str:
    """Log of match { $number }"""
def log_empty() -> str:
    """Nothing has happened yet."""
def end_it() -> str:
    """End it"""
def next_level(*, level: str) -> str:
    """Next level: { $level }"""
def ended_early() -> str:
    """The match was ended early. Nobody has won it."""
def is_off() -> str:
    """The match is off"""
def called_off() -> str:
    """The match was called off before both sides had moved, so it has no result and changes no rating."""
def watching() -> str:
    """You are watching. This follows the match by itself."""
def watching_rests() -> str:
    """This has stopped following the match. Press **{ refresh }**, and it starts again."""
def watching_once() -> str:
    """Too many people are watching for this to follow the match. Press **{ refresh }** to see how it stand"""
def watching_hands() -> str:
    """You are watching. Every hand is open, as it was a whole turn ago."""
def watching_not_yet() -> str:
    """You are watching. Hands open to spectators once each side has ended a turn."""
def hand_of(*, name: str) -> str:
    """{ $name }'s hand"""
def hand_a_turn_ago(*, name: str) -> str:
    """{ $name }'s hand, a whole turn ago"""
def resign_title(*, number: float) -> str:
    """Resign match { $number }?"""
def resign_yes() -> str:
    """Yes, resign the match"""
def resign_abort() -> str:
    """Call it off, no result"""
def resign_no() -> str:
    """No, play on"""
def cannot_undo() -> str:
    """This can't be undone."""
def resign_asks() -> str:
    """You are out at once and have lost. The others are asked whether the computer plays on in your seat."""
def resign_last() -> str:
    """You are out at once and come last. The others play on."""
def resign_void() -> str:
    """Play hasn't begun, so the match ends at once and nobody wins."""
def resign_team_asks(*, team: str) -> str:
    """You are out at once and have lost. Your team, { $team }, loses the match unless the others let the c"""
def resign_loses() -> str:
    """The match ends at once and you lose it."""
def resign_team_loses(*, team: str) -> str:
    """The match ends at once and your team, { $team }, loses it."""
def may_abort() -> str:
    """You haven't moved yet, so you can call the match off instead: no result, and no rating changes."""
def matches_title() -> str:
    """Your matches"""
def matches_none() -> str:
    """You have no matches here. `/challenge` starts one, and `/help` shows the games."""
def which_match() -> str:
    """Which match?"""
def which_match_text() -> str:
    """You play several here. Press the one you mean."""
def you_typed() -> str:
    """You typed:"""
def board_comes() -> str:
    """Here comes the board. The match continues here."""
def your_vote() -> str:
    """your vote"""
def to_vote(*, people: Sequence[str]) -> str:
    """{ LIST($people) } to vote"""
def your_turn() -> str:
    """your turn"""
def to_move(*, people: Sequence[str]) -> str:
    """{ LIST($people) } to move"""
def awaits_your_answer() -> str:
    """waiting for your answer"""
def awaits_an_answer() -> str:
    """waiting for an answer"""
def awaits_players() -> str:
    """waiting for players"""
def awaits_your_arrangement() -> str:
    """to be arranged by you"""
def awaits_others() -> str:
    """waiting for the others"""
def match_line(*, match: str, state: str) -> str:
    """{ $match }: { $state }"""
def match_with(*, friends: Sequence[str], what: str) -> str:
    """{ $what } with { LIST($friends) }"""
def match_against(*, rivals: Sequence[str], what: str) -> str:
    """{ $what } against { LIST($rivals) }"""
def match_with_against(*, friends: Sequence[str], rivals: Sequence[str], what: str) -> str:
    """{ $what } with { LIST($friends) } against { LIST($rivals) }"""
def resign_what(*, match: str) -> str:
    """{ $match }."""
def all_setups() -> str:
    """All your set-ups"""
def setups_title() -> str:
    """Your set-ups"""
def setups_none() -> str:
    """You have no saved set-ups here. Save one on the panel of a match that begins with a set-up."""
def setup_name() -> str:
    """Name"""
def setup_name_hint() -> str:
    """If you have used this name before, the old one is replaced"""
def setups_private() -> str:
    """Nobody else sees them."""
def setup_line(*, game: str, name: str, variant: str) -> str:
    """{ $name } ({ $game }, { $variant })"""
def setup_saved(*, name: str) -> str:
    """Saved as { $name }."""
def setup_deleted(*, name: str) -> str:
    """{ $name } is deleted."""
def delete_one() -> str:
    """Delete one"""
def delete_title() -> str:
    """Delete this set-up?"""
def delete_yes() -> str:
    """Yes, delete it"""
def delete_no() -> str:
    """No, keep it"""
def command_hand() -> str:
    """Show your hand and what you can do; only you see it"""
def command_play() -> str:
    """Do something in your match by typing it, such as b4 b5; only you see the answer"""
def command_play_action() -> str:
    """Start typing to see what you can do now"""
def command_board() -> str:
    """Post the board of your match again, in this channel, where the match continues"""
def command_matches() -> str:
    """List your matches and challenges, or those that are over; only you see it"""
def command_matches_ended() -> str:
    """Whose matches that are over; leave it out for those that you play now"""
def command_matches_game() -> str:
    """Only matches of this game that are over"""
def command_matches_opponent() -> str:
    """Only matches of this person that are over"""
def command_resign() -> str:
    """Resign a whole match; you are asked again"""
def command_clock() -> str:
    """See who has how much time; ask for a pause or for more. Only you see it"""
def command_match() -> str:
    """Which match, if you play several here"""
def refusal_no_match() -> str:
    """You have no match going on here. `/challenge` starts one, and `/help` shows the games."""
def refusal_no_shortcut(*, game: str) -> str:
    """That button does nothing in { $game }. Press **{ my-hand }** to see what you can do."""
def refusal_no_such_move(*, count: float, text: str) -> str:
    """{ $count -> [0] { $text } isn't a move you can make now. Start typing and pick one from the list. *["""
def refusal_nothing_to_write() -> str:
    """There is nothing to set up now. Press **{ my-hand }** to see what you can do."""
def refusal_shortcut_unavailable(*, sentence: str) -> str:
    """{ $sentence }"""
def refusal_time_over() -> str:
    """Your time was over when you pressed that. **{ my-hand }** soon shows what comes of it."""
def refusal_too_many_setups(*, limit: float) -> str:
    """You already keep { $limit } set-ups of this kind, the most allowed. Delete one under **{ all-setups """
def refusal_too_late_to_abort() -> str:
    """The match can't be called off any more: you have moved, or both sides have. `/resign` gives it up."""
def refusal_unknown_setup() -> str:
    """You don't keep that set-up any more. Choose another."""
