"""Texts of `bot/screens`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def my_hand() -> str:
    """My hand"""
def watch() -> str:
    """Watch"""
def board() -> str:
    """Board"""
def log() -> str:
    """Log"""
def rules() -> str:
    """Rules"""
def replay() -> str:
    """Replay"""
def review() -> str:
    """Review"""
def rematch() -> str:
    """Rematch"""
def proof() -> str:
    """Proof"""
def in_words() -> str:
    """In words"""
def back() -> str:
    """Back"""
def refresh() -> str:
    """Refresh"""
def take_back() -> str:
    """Take back"""
def my_settings() -> str:
    """My settings"""
def show_me_how() -> str:
    """Show me how"""
def nameless() -> str:
    """Nameless"""
def reader_you() -> str:
    """you"""
def quoted(*, text: str) -> str:
    """“{ $text }”"""
def ordinal(*, number: float) -> str:
    """{ NUMBER($number, type: 'ordinal') -> [one] { $number }st [two] { $number }nd [few] { $number }rd *["""
def pairing(*, round: float, table: float, tournament: str) -> str:
    """{ $tournament }, round { $round }, table { $table }"""
def continued(*, heading: str) -> str:
    """{ $heading }, continued"""
def page_of(*, page: float, pages: float) -> str:
    """Page { $page } of { $pages }"""
def full_stop(*, text: str) -> str:
    """{ $text }."""
def side_by_side(*, first: str, second: str) -> str:
    """{ $first } { $second }"""
def groups(*, first: str, second: str) -> str:
    """{ $first }; { $second }"""
def with_note(*, note: str, text: str) -> str:
    """{ $text } ({ $note })"""
def labelled(*, label: str, value: str) -> str:
    """{ $label }: { $value }"""
def headed(*, heading: str, text: str) -> str:
    """**{ $heading }:** { $text }"""
def choose() -> str:
    """Choose what to do"""
def choose_one() -> str:
    """choose one."""
def choices(*, count: float) -> str:
    """{ $count -> [one] 1 choice *[other] { $count } choices }"""
def question_about(*, label: str, question: str) -> str:
    """**{ $label }**: { $question }"""
def shape_diamond() -> str:
    """diamond"""
def shape_disc() -> str:
    """disc"""
def shape_triangle() -> str:
    """triangle"""
def shape_square() -> str:
    """square"""
def lead(*, bound: str, count: float) -> str:
    """{ $bound -> [at_least] { $count } ahead or better [at_most] { $count } ahead or worse *[exactly] { $"""
def deficit(*, bound: str, count: float) -> str:
    """{ $bound -> [at_least] { $count } behind or better [at_most] { $count } behind or worse *[exactly] {"""
def level(*, bound: str) -> str:
    """{ $bound -> [at_least] level or better [at_most] level or worse *[exactly] level }"""
def resigned(*, name: str) -> str:
    """{ $name -> [you] You resigned the match. *[other] { $name } resigned the match. }"""
def resigned_for_your_team(*, name: str) -> str:
    """{ $name -> [you] You resigned the match for your team. *[other] { $name } resigned the match for you"""
def resigned_for_team(*, name: str, team: str) -> str:
    """{ $name } resigned the match for { $team }."""
def refusal_already_out() -> str:
    """You are out of this match already. You can watch how it ends."""
def refusal_bad_options(*, problems: str) -> str:
    """Those options don't work: { $problems } Start typing in `options` and pick from the list."""
def bad_option(*, option: str, problem: str) -> str:
    """• { $option }: { $problem }"""
def refusal_broken_match() -> str:
    """This match can't be read, so nothing was changed. Please tell the admins of this server."""
def refusal_damaged_file() -> str:
    """The file with this server's matches is damaged, so I don't touch it. Please tell whoever runs me: a """
def refusal_duplicate() -> str:
    """I have that already, so nothing more was done."""
def refusal_match_over() -> str:
    """This match is over. Press **{ rematch }** under its board, or use `/challenge`, to play again."""
def refusal_missing_permissions(*, permissions: Sequence[str]) -> str:
    """I can't host a match in this channel yet. Please ask an admin to give me { LIST($permissions) } here"""
def refusal_newer_file() -> str:
    """A newer release of me saved this server's matches. Please ask whoever runs me to install that one ag"""
def refusal_unknown_tournament() -> str:
    """There is no such tournament any more. `/tournament show` lists those that are on."""
def refusal_not_away() -> str:
    """That works only on a server that has me. Without one you have `/practice`, `/daily`, `/learn`, `/rep"""
def refusal_only_in_messages() -> str:
    """I can't reach what I keep for you from here. Please use this command in a direct message to me."""
def refusal_not_offered() -> str:
    """That isn't possible now. Press **{ my-hand }** to see what you can do."""
def refusal_not_saved() -> str:
    """I couldn't save that, so nothing was changed. Please try again; if it goes on, tell the admins."""
def refusal_not_seated() -> str:
    """You don't play in this match. `/challenge` starts one of your own."""
def refusal_not_started() -> str:
    """This match hasn't started yet: its card still waits for an answer."""
def refusal_not_your_turn() -> str:
    """It isn't your turn. I'll mention you when it is."""
def refusal_may_not_write() -> str:
    """You may not write or attach files in this channel, so I post nothing here for you."""
def refusal_shared_lately() -> str:
    """That was shared here a moment ago."""
def refusal_shared_too_much() -> str:
    """You've shared a lot in the last minute. Please wait a minute before you share more."""
def refusal_hands_closed() -> str:
    """Spectators don't see hands in this match, so there is nothing to hide."""
def refusal_overloaded(*, seconds: float) -> str:
    """{ $seconds -> [one] Too many people are playing right now, so I did nothing. Please try again in 1 s"""
def refusal_posted_lately(*, board: str, until: float) -> str:
    """The board was posted a moment ago: { $board }. You can have it posted again <t:{ $until }:R>."""
def here_it_is() -> str:
    """here it is"""
def refusal_restarting() -> str:
    """I'm being restarted. Nothing is lost: please try that again in half a minute."""
def refusal_stale() -> str:
    """The match has moved on since that was shown, so nothing was changed."""
def stale_answered(*, name: str) -> str:
    """{ $name } was faster and has decided for your team, so nothing was changed."""
def stale_now() -> str:
    """Here is how it stands now."""
def refusal_starting() -> str:
    """I'm just starting up, so I did nothing. Please try again in a moment."""
def refusal_too_busy(*, seconds: float) -> str:
    """{ $seconds -> [one] That was a lot in a short time, so I did nothing. Please try again in 1 second. """
def refusal_unknown_game(*, game: str) -> str:
    """I know no game called { $game }. Start typing and pick one from the list."""
def refusal_unknown_match() -> str:
    """I can't find that match. `/matches` lists yours."""
