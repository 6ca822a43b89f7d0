### Texts about a match as a whole: its clock, what changed in it, its result, its card and its proof.
###
### $name is a player. Times of Discord ("in two hours") are finished texts.
### $number (number), $days (number), $hours (number), $minutes (number), $count (number)

## Clocks

# In a list of terms.
clock-none = no clock
clock-daily = daily clock
clock-live = live clock
# The terms of a match with a live clock; a turn is over soon, so its times are there.
live-terms = { clock-live } ({ $times })
duration-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
duration-hours =
    { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    }
duration-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
# $time is a duration, such as "5 minutes".
time-turn = { $time } for a turn
time-answer = { $time } to answer
time-set-up = { $time } to set up
rated = rated
unrated = unrated

## What changed, in the log and on boards

timed-out-played = { $name } ran out of time, so this was played for them:
change-lapsed = { timed-out-played }
change-unanswered = { timed-out-played }
change-pause-asked = { $name } asked to pause the clock.
change-time-asked = { $name } asked for more time.
change-consented = { $name } agreed.
change-refused = { $name } said no, so nothing changes.
change-paused = { $name } agreed, and the clock is paused.
change-resumed = { $name } let the clock go on.
change-extended = { $name } agreed to more time.
change-take-back-asked = { $name } asked to take back their last action.
change-hands-asked = { $name } asked to show every hand to spectators, a whole turn late.
change-hands-opened = { $name } agreed, and spectators see every hand, a whole turn late.
change-hands-closed = { $name } hid the hands from spectators.
change-forfeited = { $name } ran out of time and is out of the match.
change-cancelled = { $name } called the match off before moving, so it has no result.
change-gave-up = { $name } resigned, and the others were asked whether the computer plays on.
change-timed-out = { $name } ran out of time, and the others were asked whether the computer plays on.
taken-back-last = { $name } took their last action back.
taken-back-more = { $name } took their last action back, and what came after it.

## Time on boards and panels

clock-heading = Clock
paused-headline = Paused since { $since }.
paused = Paused since { $since }. Anybody in the match can go on with `/clock`.
until = Until { $due }.
has-until = { $name } has until { $due }.
hands-open = Spectators see every hand, a whole turn late.
spectators-heading = Spectators

## Seats that were left. $how is "resigned" or "forfeited".

left =
    { $how ->
        [forfeited] { $name } ran out of time.
       *[resigned] { $name } resigned.
    }
lost =
    { $how ->
        [forfeited] { $name } ran out of time and has lost.
       *[resigned] { $name } resigned and has lost.
    }
you-left =
    { $how ->
        [forfeited] You ran out of time, so you have lost.
       *[resigned] You resigned, so you have lost.
    }
you-left-asked = { you-left } The others are asked whether the computer plays on in your seat.
you-left-over = { you-left } { $computer } played on in your seat, and the match is over.
you-left-goes-on = { you-left } { $computer } plays on in your seat. You can watch on the board.
take-over-until = Time to agree: until { $due }.
take-over-question = { left } Shall the computer take the seat? Nobody moves until that is settled.
# $computer is the computer player's name.
taken-over = { $computer } plays on for { $name }, who has lost.

## The card of a match

match-number = Match { $number }
# The foot of the card, in small letters. $hash is the beginning of a long number that proves the shuffle.
card-footer = { match-number } · SHA-256 { $hash }… · Note a board's code as proof
# Each side's names are bold already.
started-two = { $first } against { $second }.
# $sides (list)
started-more = { LIST($sides) } play, each alone.
# The sides of a match: "Alice against Bob". $side may be this text itself, if there are more than two.
sides = { $side } against { $other }
is-on = The match is on.
from-position = from a moment of another match
free = free
free-places =
    { $count ->
        [one] 1 free place
       *[other] { $count } free places
    }
has-agreed = { $name } (has agreed)
is-awaited = { $name } (is awaited)
# The card in words. $first and $second are lists of names.
card-against = { $first } against { $second }.

## The proof of the shuffle

proof-title = Proof of the shuffle
# $hash is a long number. Keep the line breaks and the signs ` around it.
proof-secret =
    All chance of this match comes from one secret key, which was fixed before anybody joined. Its SHA-256 is
    `{ $hash }`
    The key is shown here when the match is over. Every board ends with a code for all that was done by then. Note one: without it, nobody can prove that this is what was played.
# $record is the name of a file.
proof-key =
    Key `{ $key }`
    SHA-256 `{ $hash }`
    Save `{ $record }` and run `python -m bot.tools.verify { $record }` to replay the match from its key. If you noted the code at the end of an earlier board, add it, such as `--seen 17:1a2b3c4d`.
proof-of-position = This match started from a moment of another match. The record has that position as one player knew it, and the key drew the rest. It doesn't prove what was dealt and played before that moment.

## The result. Winners and losers are lists of players or teams; who reads may be among them.

your-team = your team
# $people (list)
result-void = **No result**: the match between { LIST($people) } was given up before play began.
result-draw = **A draw** between { LIST($people) }.
# $winners (list), $losers (list): names, with the reader as "you". $winner_is (text) and $loser_is (text) are "you" or
# "your-team" if nobody but the reader or their team is in the list, otherwise "others".
result-won =
    { $how ->
        [resigned] **{ CAPITAL($winners) } won the match**: { LIST($losers) } resigned.
        [forfeited] **{ CAPITAL($winners) } won the match**: { LIST($losers) } ran out of time.
       *[rules] **{ CAPITAL($winners) } won the match** against { LIST($losers) }.
    }
