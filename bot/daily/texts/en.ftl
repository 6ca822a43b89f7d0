### Texts of the daily position: one position a day, in which everybody has one try to find the best move.
###
### $date is the text `date`, and $game the name of a game. $found (number), $tried (number), $rank (number), $days (number)
### $percent (number), $chosen_percent (number), $until (number)

## The position

# $day (number), $month (number), $year (number)
date =
    { $month ->
        [1] { $day } January { $year }
        [2] { $day } February { $year }
        [3] { $day } March { $year }
        [4] { $day } April { $year }
        [5] { $day } May { $year }
        [6] { $day } June { $year }
        [7] { $day } July { $year }
        [8] { $day } August { $year }
        [9] { $day } September { $year }
        [10] { $day } October { $year }
        [11] { $day } November { $year }
       *[12] { $day } December { $year }
    }
title = Daily position, { $date }: { $game }
one-try = Find the move that wins most often. You have one try.
new-day = A new day has begun. This is its position.
# Below each picture.
footer = { $game } · daily position
post-footer = A new position comes every day, soon after midnight UTC.
# The name of the reader in a position that is posted for everybody.
reader-name = You
# Buttons: at most 38 characters.
try-it = Try it
share = Share
leaderboard = Leaderboard
daily-position = Daily position
back-to-the-position = Back to the position
are-you-sure = Are you sure?
yes = Yes
no-go-back = No, go back

## The result of a try. $best is the best choice, with a chance of $percent to win; $chosen is the one that was made.

result-found = **You found it.** The computer gives **{ $best }** a chance of { $percent }{ "\u00A0" }% to win, the best of all moves.
result-not-best = Not the best this time. The computer gives **{ $best }** a chance of { $percent }{ "\u00A0" }% to win.
result-not-best-but = Not the best this time. The computer gives **{ $best }** a chance of { $percent }{ "\u00A0" }% to win, and **{ $chosen }** { $chosen_percent }{ "\u00A0" }%.
# How many people of the server found the best move.
share-found =
    { $tried ->
        [one] { $found } of { $tried } person here found it.
       *[other] { $found } of { $tried } people here found it.
    }
share-nobody = Nobody here has found it yet.
# Days in a row with a try.
your-streak =
    { $days ->
        [one] Your streak: 1 day.
       *[other] Your streak: { $days } days.
    }

## The public line about somebody's try, in three sentences: one of the first two, `share-found` or `share-nobody`, and
## the streak. $person is a mention.

shared-found = { $person } found the best move of the daily position ({ $date }, { $game }).
shared-tried = { $person } tried the daily position ({ $date }, { $game }).
streak =
    { $days ->
        [one] Streak: 1 day.
       *[other] Streak: { $days } days.
    }

## The leaderboard

board-title = Daily positions: leaderboard
# $season is its name, and $until the time at which it ends, for Discord.
season = { $season }, ends <t:{ $until }:R>
board-is-empty = Nobody has tried a daily position this season.
board-line = { $rank }. **{ $name }** · { $found } found of { $tried }
# The same, read aloud.
board-line-in-words = { $rank }. { $name }, { $found } found of { $tried }.
# $count (number)
more-people =
    { $count ->
        [one] And 1 more.
       *[other] And { $count } more.
    }
# The reader, and the heading of that line.
you = You
your-rank = You are number { $rank }: { $found } found of { $tried }.
you-are-hidden = { $found } found of { $tried }. You hide yourself, so only you see this; `/privacy hide` changes that.
# Headings of columns in a picture: at most 8 letters.
found = Found
tried = Tried
# Somebody whose name can't be drawn.
player = Player { $rank }
post-it-here = Post it here

## Description of the command: at most 100 characters

command-daily = Find the best move in the position of the day; only you see it
