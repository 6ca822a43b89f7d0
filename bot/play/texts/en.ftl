### Texts of playing: panels, boards, lists of matches, the resignation, saved set-ups.
###
### $number (number), $count (number)

## Titles and lines of panels

match-over = The match is over
board-over = { $game }: the match is over
out = You are out of this match
just-before = Just before
panel-rests = This panel has stopped updating by itself. Use anything on it, and it starts again.
panel-replaced = This panel has been replaced by a newer one.
took-back = You took that back. What you do next stands.
newcomer = New here? `/help` shows the games and how to begin.
are-you-sure = Are you sure?
# $choice is the label of a choice, such as "Withdraw". A button: 80 characters with the choice.
yes-choice = Yes: { $choice }
no-go-back = No, go back
earlier = Earlier
later = Later
earlier-choices = Earlier choices
more-choices = More choices
more-events =
    { $count ->
        [one] 1 more event
       *[other] { $count } more events
    }
since-last-move = Since your last move
since-start = Since the match began
no-news = Nothing has happened since.
# $sentences are whole sentences about what was taken back.
removed = Taken back: { $sentences }
log-title = Log of match { $number }
log-empty = Nothing has happened yet.
end-it = End it
# $level is a name with a capital letter, such as Medium.
next-level = Next level: { $level }

## A match that was called off or ended early

ended-early = The match was ended early. Nobody has won it.
is-off = The match is off
called-off = The match was called off before both sides had moved, so it has no result and changes no rating.

## Watching

watching = You are watching. This follows the match by itself.
watching-rests = This has stopped following the match. Press **{ refresh }**, and it starts again.
watching-once = Too many people are watching for this to follow the match. Press **{ refresh }** to see how it stands.
watching-hands = You are watching. Every hand is open, as it was a whole turn ago.
watching-not-yet = You are watching. Hands open to spectators once each side has ended a turn.
hand-of = { $name }'s hand
hand-a-turn-ago = { $name }'s hand, a whole turn ago

## Resigning

resign-title = Resign match { $number }?
resign-yes = Yes, resign the match
resign-abort = Call it off, no result
resign-no = No, play on
cannot-undo = This can't be undone.
resign-asks = You are out at once and have lost. The others are asked whether the computer plays on in your seat.
resign-last = You are out at once and come last. The others play on.
resign-void = Play hasn't begun, so the match ends at once and nobody wins.
# $team has the names of all in the team.
resign-team-asks = You are out at once and have lost. Your team, { $team }, loses the match unless the others let the computer play on in your seat.
resign-loses = The match ends at once and you lose it.
resign-team-loses = The match ends at once and your team, { $team }, loses it.
may-abort = You haven't moved yet, so you can call the match off instead: no result, and no rating changes.

## Lists of matches

matches-title = Your matches
matches-none = You have no matches here. `/challenge` starts one, and `/help` shows the games.
which-match = Which match?
which-match-text = You play several here. Press the one you mean.
you-typed = You typed:
board-comes = Here comes the board. The match continues here.
# Behind a match in a list.
your-vote = your vote
# $people (list)
to-vote = { LIST($people) } to vote
your-turn = your turn
# $people (list)
to-move = { LIST($people) } to move
awaits-your-answer = waiting for your answer
awaits-an-answer = waiting for an answer
awaits-players = waiting for players
awaits-your-arrangement = to be arranged by you
awaits-others = waiting for the others
# A line of a list. $match is one of the texts below, $state one of the texts above.
match-line = { $match }: { $state }
# $what is a match's number and game (maybe a link).
# $friends (list)
match-with = { $what } with { LIST($friends) }
# $rivals (list)
match-against = { $what } against { LIST($rivals) }
# $friends (list), $rivals (list)
match-with-against = { $what } with { LIST($friends) } against { LIST($rivals) }
# Above the question whether to resign. $match is one of the texts above, with the game in bold.
resign-what = { $match }.

## Saved set-ups

all-setups = All your set-ups
setups-title = Your set-ups
setups-none = You have no saved set-ups here. Save one on the panel of a match that begins with a set-up.
setup-name = Name
setup-name-hint = If you have used this name before, the old one is replaced
setups-private = Nobody else sees them.
setup-line = { $name } ({ $game }, { $variant })
setup-saved = Saved as { $name }.
setup-deleted = { $name } is deleted.
delete-one = Delete one
delete-title = Delete this set-up?
delete-yes = Yes, delete it
delete-no = No, keep it

## Commands: descriptions of at most 100 characters

command-hand = Show your hand and what you can do; only you see it
command-play = Do something in your match by typing it, such as b4 b5; only you see the answer
command-play-action = Start typing to see what you can do now
command-board = Post the board of your match again, in this channel, where the match continues
command-matches = List your matches and challenges, or those that are over; only you see it
command-matches-ended = Whose matches that are over; leave it out for those that you play now
command-matches-game = Only matches of this game that are over
command-matches-opponent = Only matches of this person that are over
command-resign = Resign a whole match; you are asked again
command-clock = See who has how much time; ask for a pause or for more. Only you see it
command-match = Which match, if you play several here

## Refusals

refusal-no-match = You have no match going on here. `/challenge` starts one, and `/help` shows the games.
refusal-no-shortcut = That button does nothing in { $game }. Press **{ my-hand }** to see what you can do.
# $text is what somebody typed, in quotation marks. $count is 0, or more than 1.
refusal-no-such-move =
    { $count ->
        [0] { $text } isn't a move you can make now. Start typing and pick one from the list.
       *[other] { $text } fits { $count } of your moves. Type more of it, or pick one from the list.
    }
refusal-nothing-to-write = There is nothing to set up now. Press **{ my-hand }** to see what you can do.
# A whole sentence of the game.
refusal-shortcut-unavailable = { $sentence }
refusal-time-over = Your time was over when you pressed that. **{ my-hand }** soon shows what comes of it.
# $limit (number)
refusal-too-many-setups = You already keep { $limit } set-ups of this kind, the most allowed. Delete one under **{ all-setups }**, or save this one under the name of another to replace it.
refusal-too-late-to-abort = The match can't be called off any more: you have moved, or both sides have. `/resign` gives it up.
refusal-unknown-setup = You don't keep that set-up any more. Choose another.
