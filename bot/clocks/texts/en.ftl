### Texts about time: the clock panel, proposals, take-overs, auto replies and the notices next to a board.
###
### $match is a link to the match, such as "[Stratego, match 7](…)". Times are finished ("in two hours").
### $ends (bool), $rated (bool), $over (bool)

## Notices

# $match in other texts, where it links to the match.
# $number (number)
match-of-game = { $game }, match { $number }
reminder = ⏰ { $match } waits for you until { $due }. Press **{ my-hand }** to go on, or see `/clock`.
reminder-without-clock = ⏰ { $match } has waited for you since { $since }. Press **{ my-hand }** to go on, or see `/clock`.

overdue =
    { $ends ->
        [true] ⏰ { $match }: { $name } ran out of time, and nothing was played. You may claim the match or give more time.
       *[false] ⏰ { $match }: { $name } ran out of time, and nothing was played. You may go on without { $name } or give more time.
    }
claim-match = Claim the match
go-on-without = Go on without { $name }
end-match = End the match
give-more-time = Give more time

proposal-pause = { $match }: { $name } asks to pause the clock. Do you agree?
proposal-hands = { $match }: { $name } asks to show every hand to spectators. { open-hands-mean } Do you agree?
proposal-time = { $match }: { $name } asks for more time. Do you agree?
# $undo is the text `undo-asked`.
proposal-take-back =
    { $match }: { $undo }
    Do you agree?
# $actions has a line for each sentence about what was done.
undo-asked =
    { $name } asks to take this back:
    { $actions }
    Whatever anybody saw by it stays seen.
agree = Agree
not-now = Not now

# What open hands mean, for those who are asked to agree.
open-hands-mean = Whoever has no seat can then press **Watch** and look at all hidden cards and pieces as they were a whole turn ago, before the last turn of each side. They could tell a player whatever has stayed hidden since. Any side can end it at once with `/clock`.

## A seat that was left

take-over = Let the computer play
# $left says how the seat was left ("Bob resigned.").
take-over-asked =
    { $match }: { $left } Shall the computer take the seat? { $ends ->
        [true] Unless all of you agree, the match ends.
       *[false] Unless all of you agree, you go on without { $name }.
    }{ $rated ->
        [true] { " " }With a computer player, the match isn't rated.
       *[false] { "" }
    }
take-over-agreed = You agreed. The others haven't all answered yet.
taken-over = Everybody agreed. The computer plays on.
left-empty = The computer doesn't take the seat.

## The clock panel

# $number (number)
panel-title = The clock of match { $number }
clock-none = No clock: everybody may take as long as they like, and is reminded after one day and after three.
# $times are finished ("a day for a turn").
clock-daily = Daily clock: { $times }.
clock-live = Live clock: { $times }.
match-over = The match is over.
when-to-mention = When to mention me
claim-time-over = Claim: { $name }'s time is over
give-name-more-time = Give { $name } more time
go-on = Go on
ask-pause = Ask for a pause
ask-time = Ask for more time
ask-hands = Ask to show hands to spectators
ask-take-back = Ask to take back a move
hide-hands = Hide hands from spectators
withdraw-proposal = Take back what you asked
refresh = Refresh

## Answers to presses

asked = I've asked your opponents. All of them have to agree.
asked-hands = { asked } { open-hands-mean }
refused = The clock keeps running as before.
refused-hands = Hands stay closed.
refused-take-back = What was done stands.
hands-hidden = Spectators see no hands any more.
running-again = The clock is running again.
given = That was kind. { $name } has the same time again.
claimed-win = The match is over. You win.
claimed = Done. The match goes on.
agreed = You agreed. The others haven't all answered yet.
agreed-take-back = Everybody agreed. It is taken back.
agreed-hands = Everybody agreed. Spectators see every hand, a whole turn late.
agreed-pause = Everybody agreed. The clock is paused.
agreed-time = Everybody agreed. There is more time.
took-back = Taken back, as far as your last action.

## Auto replies

pass-for-me = Pass for me
answer-myself = Answer myself
stopped-by-clock = To stop, press **{ answer-myself }** on `/clock`.
# $seconds (number)
passes = I pass for you after { $seconds } seconds, whatever you hold.
passes-alone = I pass for you within a second, whatever you hold.
# $replies (list)
passes-when = { LIST($replies) }: { $passes }
by-hand-again = You answer by hand again.

## Refusals. $until (number) is a time for Discord.

refusal-asked-already = { $name } has already asked for something, which comes first. `/clock` shows it.
# $until (number)
refusal-asked-lately = That was refused or taken back a few minutes ago. Your side can ask for it again <t:{ $until }:R>.
refusal-no-time-runs = Your time isn't running now, so you need no more of it.
refusal-not-asked = Only your opponents can answer that.
refusal-not-late = Nobody has run out of time there. `/clock` shows how things stand.
refusal-binding = This match is rated or part of a tournament, so what was done stands.
refusal-hands-are-open = While spectators see the hands, what was done stands. `/clock` hides them.
refusal-choosing-at-once = Several people choose at the moment, so nothing earlier can be taken back.
refusal-nothing-to-take-back = You have done nothing in this match that could be taken back.
# $actions has a line for each sentence about what was done.
refusal-learnt-since =
    That stands, because somebody learnt something by it, or chance was drawn:
    { $actions }
refusal-not-undoable = That can't be taken back any more: somebody has acted since, or you have taken it back already. `/clock` lets you ask the others.
refusal-not-paused = The clock isn't paused.
refusal-nothing-asked = Nobody is asking for that any more. `/clock` shows how things stand.
refusal-hands-open-already = Spectators see hands already. Any side can end that with `/clock`.
refusal-hands-stay-closed = Hands stay closed here: a computer player, or somebody who deleted their data, can't agree. In a rated match of a tournament, the next opponent may watch.
refusal-other-rules = The bot plays by newer rules than this match began with, so nothing of it can be taken back.
refusal-paused-already = The clock is paused already. Anybody in the match can let it go on with `/clock`.
refusal-take-over-open = { $name } has left. First decide whether the computer plays on: **{ my-hand }** asks you.
