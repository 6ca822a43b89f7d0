"""Texts of `bot/clocks`. Written by `python -m bot.tools.texts`."""

from collections.abc import Sequence

def match_of_game(*, game: str, number: float) -> str:
    """{ $game }, match { $number }"""
def reminder(*, due: str, match: str) -> str:
    """⏰ { $match } waits for you until { $due }. Press **{ my-hand }** to go on, or see `/clock`."""
def reminder_without_clock(*, match: str, since: str) -> str:
    """⏰ { $match } has waited for you since { $since }. Press **{ my-hand }** to go on, or see `/clock`."""
def overdue(*, ends: bool, match: str, name: str) -> str:
    """{ $ends -> [true] ⏰ { $match }: { $name } ran out of time, and nothing was played. You may claim the"""
def claim_match() -> str:
    """Claim the match"""
def go_on_without(*, name: str) -> str:
    """Go on without { $name }"""
def end_match() -> str:
    """End the match"""
def give_more_time() -> str:
    """Give more time"""
def proposal_pause(*, match: str, name: str) -> str:
    """{ $match }: { $name } asks to pause the clock. Do you agree?"""
def proposal_hands(*, match: str, name: str) -> str:
    """{ $match }: { $name } asks to show every hand to spectators. { open-hands-mean } Do you agree?"""
def proposal_time(*, match: str, name: str) -> str:
    """{ $match }: { $name } asks for more time. Do you agree?"""
def proposal_take_back(*, match: str, undo: str) -> str:
    """{ $match }: { $undo } Do you agree?"""
def undo_asked(*, actions: str, name: str) -> str:
    """{ $name } asks to take this back: { $actions } Whatever anybody saw by it stays seen."""
def agree() -> str:
    """Agree"""
def not_now() -> str:
    """Not now"""
def open_hands_mean() -> str:
    """Whoever has no seat can then press **Watch** and look at all hidden cards and pieces as they were a """
def take_over() -> str:
    """Let the computer play"""
def take_over_asked(*, ends: bool, left: str, match: str, name: str, rated: bool) -> str:
    """{ $match }: { $left } Shall the computer take the seat? { $ends -> [true] Unless all of you agree, t"""
def take_over_agreed() -> str:
    """You agreed. The others haven't all answered yet."""
def taken_over() -> str:
    """Everybody agreed. The computer plays on."""
def left_empty() -> str:
    """The computer doesn't take the seat."""
def panel_title(*, number: float) -> str:
    """The clock of match { $number }"""
def clock_none() -> str:
    """No clock: everybody may take as long as they like, and is reminded after one day and after three."""
def clock_daily(*, times: str) -> str:
    """Daily clock: { $times }."""
def clock_live(*, times: str) -> str:
    """Live clock: { $times }."""
def match_over() -> str:
    """The match is over."""
def when_to_mention() -> str:
    """When to mention me"""
def claim_time_over(*, name: str) -> str:
    """Claim: { $name }'s time is over"""
def give_name_more_time(*, name: str) -> str:
    """Give { $name } more time"""
def go_on() -> str:
    """Go on"""
def ask_pause() -> str:
    """Ask for a pause"""
def ask_time() -> str:
    """Ask for more time"""
def ask_hands() -> str:
    """Ask to show hands to spectators"""
def ask_take_back() -> str:
    """Ask to take back a move"""
def hide_hands() -> str:
    """Hide hands from spectators"""
def withdraw_proposal() -> str:
    """Take back what you asked"""
def refresh() -> str:
    """Refresh"""
def asked() -> str:
    """I've asked your opponents. All of them have to agree."""
def asked_hands() -> str:
    """{ asked } { open-hands-mean }"""
def refused() -> str:
    """The clock keeps running as before."""
def refused_hands() -> str:
    """Hands stay closed."""
def refused_take_back() -> str:
    """What was done stands."""
def hands_hidden() -> str:
    """Spectators see no hands any more."""
def running_again() -> str:
    """The clock is running again."""
def given(*, name: str) -> str:
    """That was kind. { $name } has the same time again."""
def claimed_win() -> str:
    """The match is over. You win."""
def claimed() -> str:
    """Done. The match goes on."""
def agreed() -> str:
    """You agreed. The others haven't all answered yet."""
def agreed_take_back() -> str:
    """Everybody agreed. It is taken back."""
def agreed_hands() -> str:
    """Everybody agreed. Spectators see every hand, a whole turn late."""
def agreed_pause() -> str:
    """Everybody agreed. The clock is paused."""
def agreed_time() -> str:
    """Everybody agreed. There is more time."""
def took_back() -> str:
    """Taken back, as far as your last action."""
def pass_for_me() -> str:
    """Pass for me"""
def answer_myself() -> str:
    """Answer myself"""
def stopped_by_clock() -> str:
    """To stop, press **{ answer-myself }** on `/clock`."""
def passes(*, seconds: float) -> str:
    """I pass for you after { $seconds } seconds, whatever you hold."""
def passes_alone() -> str:
    """I pass for you within a second, whatever you hold."""
def passes_when(*, passes: str, replies: Sequence[str]) -> str:
    """{ LIST($replies) }: { $passes }"""
def by_hand_again() -> str:
    """You answer by hand again."""
def refusal_asked_already(*, name: str) -> str:
    """{ $name } has already asked for something, which comes first. `/clock` shows it."""
def refusal_asked_lately(*, until: float) -> str:
    """That was refused or taken back a few minutes ago. Your side can ask for it again <t:{ $until }:R>."""
def refusal_no_time_runs() -> str:
    """Your time isn't running now, so you need no more of it."""
def refusal_not_asked() -> str:
    """Only your opponents can answer that."""
def refusal_not_late() -> str:
    """Nobody has run out of time there. `/clock` shows how things stand."""
def refusal_binding() -> str:
    """This match is rated or part of a tournament, so what was done stands."""
def refusal_hands_are_open() -> str:
    """While spectators see the hands, what was done stands. `/clock` hides them."""
def refusal_choosing_at_once() -> str:
    """Several people choose at the moment, so nothing earlier can be taken back."""
def refusal_nothing_to_take_back() -> str:
    """You have done nothing in this match that could be taken back."""
def refusal_learnt_since(*, actions: str) -> str:
    """That stands, because somebody learnt something by it, or chance was drawn: { $actions }"""
def refusal_not_undoable() -> str:
    """That can't be taken back any more: somebody has acted since, or you have taken it back already. `/cl"""
def refusal_not_paused() -> str:
    """The clock isn't paused."""
def refusal_nothing_asked() -> str:
    """Nobody is asking for that any more. `/clock` shows how things stand."""
def refusal_hands_open_already() -> str:
    """Spectators see hands already. Any side can end that with `/clock`."""
def refusal_hands_stay_closed() -> str:
    """Hands stay closed here: a computer player, or somebody who deleted their data, can't agree. In a rat"""
def refusal_other_rules() -> str:
    """The bot plays by newer rules than this match began with, so nothing of it can be taken back."""
def refusal_paused_already() -> str:
    """The clock is paused already. Anybody in the match can let it go on with `/clock`."""
def refusal_take_over_open(*, name: str) -> str:
    """{ $name } has left. First decide whether the computer plays on: **{ my-hand }** asks you."""
