### Texts of all screens: labels that several features name, and refusals that several features give.
###
### $seconds (number), $count (number), $number (number)

## Labels of buttons that texts elsewhere refer to. A button has room for 38 characters, better 20.

my-hand = My hand
watch = Watch
board = Board
log = Log
rules = Rules
replay = Replay
review = Review
rematch = Rematch
proof = Proof
in-words = In words
back = Back
refresh = Refresh
take-back = Take back
my-settings = My settings
show-me-how = Show me how

## Names

# Somebody without a printable name.
nameless = Nameless
# The reader, where a sentence names players in a list or has no words of its own for the reader.
reader-you = you
# What somebody typed, in quotation marks.
quoted = “{ $text }”
# A place in a row, such as "2nd", in figures.
ordinal =
    { NUMBER($number, type: "ordinal") ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    }
# A heading: a tournament's name with round and table.
# $round (number), $table (number)
pairing = { $tournament }, round { $round }, table { $table }
# The heading of the second half of a long block.
continued = { $heading }, continued
# Below a list of several pages.
# $page (number), $pages (number)
page-of = Page { $page } of { $pages }

## Signs between whole texts, where several are joined

# A text as a sentence.
full-stop = { $text }.
# Two whole sentences.
side-by-side = { $first } { $second }
# Two groups of items, which have commas themselves.
groups = { $first }; { $second }
# $note says more about the text.
with-note = { $text } ({ $note })
# $label names what the value is.
labelled = { $label }: { $value }
# A short text in one line with its heading, such as a setting and its value.
headed = **{ $heading }:** { $text }

## A menu of choices

choose = Choose what to do
choose-one = choose one.
# Below a button that leads to more choices.
choices =
    { $count ->
        [one] 1 choice
       *[other] { $count } choices
    }
# $label is the choice that was made before, such as a card; $question may be "choose one."
question-about = **{ $label }**: { $question }

## The shapes of the emblems, in place of ◆ ● ▲ ■ before a name in the words for a picture ("diamond Alice")

shape-diamond = diamond
shape-disc = disc
shape-triangle = triangle
shape-square = square

## How far ahead somebody is. $bound says whether the number is exact.

lead =
    { $bound ->
        [at_least] { $count } ahead or better
        [at_most] { $count } ahead or worse
       *[exactly] { $count } ahead
    }
deficit =
    { $bound ->
        [at_least] { $count } behind or better
        [at_most] { $count } behind or worse
       *[exactly] { $count } behind
    }
level =
    { $bound ->
        [at_least] level or better
        [at_most] level or worse
       *[exactly] level
    }

## Somebody resigned. $name is "you" for the reader.

resigned =
    { $name ->
        [you] You resigned the match.
       *[other] { $name } resigned the match.
    }
resigned-for-your-team =
    { $name ->
        [you] You resigned the match for your team.
       *[other] { $name } resigned the match for your team.
    }
# $team has the names of all in the team.
resigned-for-team = { $name } resigned the match for { $team }.

## Refusals

refusal-already-out = You are out of this match already. You can watch how it ends.
# $problems has a line for each option.
refusal-bad-options =
    Those options don't work:
    { $problems }
    Start typing in `options` and pick from the list.
# A line of it; the field of a form, then what is wrong with it.
bad-option = • { $option }: { $problem }
refusal-broken-match = This match can't be read, so nothing was changed. Please tell the admins of this server.
refusal-damaged-file = The file with this server's matches is damaged, so I don't touch it. Please tell whoever runs me: a backup has to be put in its place.
refusal-duplicate = I have that already, so nothing more was done.
refusal-match-over = This match is over. Press **{ rematch }** under its board, or use `/challenge`, to play again.
# $permissions (list)
refusal-missing-permissions = I can't host a match in this channel yet. Please ask an admin to give me { LIST($permissions) } here, then try again.
refusal-newer-file = A newer release of me saved this server's matches. Please ask whoever runs me to install that one again.
refusal-unknown-tournament = There is no such tournament any more. `/tournament show` lists those that are on.
refusal-not-away = That works only on a server that has me. Without one you have `/practice`, `/daily`, `/learn`, `/replay`, `/rules` and `/card`.
refusal-only-in-messages = I can't reach what I keep for you from here. Please use this command in a direct message to me.
refusal-not-offered = That isn't possible now. Press **{ my-hand }** to see what you can do.
refusal-not-saved = I couldn't save that, so nothing was changed. Please try again; if it goes on, tell the admins.
refusal-not-seated = You don't play in this match. `/challenge` starts one of your own.
refusal-not-started = This match hasn't started yet: its card still waits for an answer.
refusal-not-your-turn = It isn't your turn. I'll mention you when it is.
refusal-may-not-write = You may not write or attach files in this channel, so I post nothing here for you.
refusal-shared-lately = That was shared here a moment ago.
refusal-shared-too-much = You've shared a lot in the last minute. Please wait a minute before you share more.
refusal-hands-closed = Spectators don't see hands in this match, so there is nothing to hide.
refusal-overloaded =
    { $seconds ->
        [one] Too many people are playing right now, so I did nothing. Please try again in 1 second.
       *[other] Too many people are playing right now, so I did nothing. Please try again in { $seconds } seconds.
    }
# $board is a link to the board's message, or the name of its channel. $until (number) is a time for Discord.
refusal-posted-lately = The board was posted a moment ago: { $board }. You can have it posted again <t:{ $until }:R>.
here-it-is = here it is
refusal-restarting = I'm being restarted. Nothing is lost: please try that again in half a minute.
# $happened has a line for each sentence about what happened since.
refusal-stale = The match has moved on since that was shown, so nothing was changed.
stale-answered = { $name } was faster and has decided for your team, so nothing was changed.
stale-now = Here is how it stands now.
refusal-starting = I'm just starting up, so I did nothing. Please try again in a moment.
refusal-too-busy =
    { $seconds ->
        [one] That was a lot in a short time, so I did nothing. Please try again in 1 second.
       *[other] That was a lot in a short time, so I did nothing. Please try again in { $seconds } seconds.
    }
refusal-unknown-game = I know no game called { $game }. Start typing and pick one from the list.
refusal-unknown-match = I can't find that match. `/matches` lists yours.
