### Texts of help: `/help`, `/rules` and `/card`, and hints in matches against the computer.
###
### $game is the name of a game. $count (number)

## `/help`

help-title = War games in this channel
how-to-begin = Begin a match with a button below. Once it is on, press **{ my-hand }** under its board.
commands-to-know = Commands to know
# Names of commands stay as they are.
commands =
    `/challenge` asks somebody · `/open` lets anybody join · `/muster` plays with your voice channel
    `/learn` teaches a game · `/practice` plays the computer · `/daily` has a position a day
    `/hand` your private panel · `/matches` all your matches · `/rules` and `/card` look things up
# $survives (bool)
state =
    { $survives ->
        [true] Warroom { $version }. Your matches survive a restart.
       *[false] Warroom { $version }.
    }
may-be-lost = ⚠️ Matches here may be lost when I restart, because the disk I run on doesn't last. Please tell the server's admins; they can see more with `/help`.
# A button has room for 38 characters.
play-the-computer = Play the computer
challenge = Challenge
open-to-all = Open to all

## Rules and cards

which-rules = Which game's rules?
which-cards = Which game's cards?
or-type-a-card = Or type a card's name: `/card name`.
rules-title = { $game }: { $topic }
cards-title = { $game }: the cards
no-cards = This game has no cards.
previous-page = Previous page
next-page = Next page
look-up = Look up what you see
# A fact about a card above its picture, such as "Kind: OPERATION".
card-fact = { $heading }: { $text }
# In the picture of `/help`, read aloud: a game and the line about it.
game-in-words = { $game }: { $gist }

## Descriptions of commands and their options: at most 100 characters

command-help = What you can play here and how to begin; only you see it
command-rules = Look up the rules of a game; only you see it
command-rules-game = Which game
command-rules-topic = What about; leave it out for the overview
command-card = Look up a card, or list all the cards of a game; only you see it
command-card-name = Start typing the card's name
command-card-game = Which game's cards to list

## Hints

# The button. $count is the number of hints that may still be asked for.
hint =
    { $count ->
        [one] Hint (1 left)
       *[other] Hint ({ $count } left)
    }
# The same button, as sentences refer to it.
hint-button = Hint
# $choice is the label of the choice ("Play M107 at ◆ Ann"), $because one or more sentences.
hint-text = **Hint: { $choice }.** { $because }
hint-thinking = **Hint:** I'm thinking about your move …
hint-forgotten = I can't read the hint for this position any more, because I was updated since. It isn't counted.
hint-overtaken = The match went on before I had a hint. That one isn't counted.
hint-failed = I couldn't think of a hint. That one isn't counted; press **{ hint-button }** to ask again.
hint-nothing-found = No move stands out. That one isn't counted.
# $reason is a sentence about what comes of the move, such as "You won.". $unanswered (bool): only if nobody answers the move.
reason-certain =
    { $unanswered ->
        [true] Each time I imagined it and nobody answered: { $reason }
       *[false] Each time I imagined it: { $reason }
    }
# $worlds (number), $total (number), $unanswered (bool)
reason-likely =
    { $unanswered ->
        [true] Probably, in { $worlds } of { $total } imagined worlds and nobody answered: { $reason }
       *[false] Probably, in { $worlds } of { $total } imagined worlds: { $reason }
    }
# Words with spaces between them: a sentence that begins with one of these gets a small letter after the colon of the two
# texts above. Others may be names. Write { "" } if your language has a capital letter there.
small-after-colon = A If In It On That The You Your

## Refusals

refusal-no-hint-now = There is nothing to decide now, so there is no hint to give. Ask for one when it's your turn.
refusal-no-hints-here = Hints are for matches that you play alone against the computer. `/practice` begins one.
refusal-no-hints-left = You've had your three hints for this match. **{ rules }** says what you may do here.
# $name is what was typed, in quotation marks.
refusal-unknown-card = I know no card called { $name }. Start typing and pick one from the list.
# $cards (list)
unclear-card = I know no card called { $name }. Did you mean { LIST($cards, type: "or") }?
# $topic is what was typed, in quotation marks.
refusal-unknown-topic = I have no rules on { $topic }. Start typing and pick a topic from the list.
