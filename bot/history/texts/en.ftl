### Texts of replays, and of what can be kept of a match: an animated picture (GIF), a score sheet and a record.
###
### $game is the name of a game. $match (number), $number (number), $total (number), $drawn (number), $over (bool)

## A replay

match-begins = The match begins.
rules-changed = The rules have changed since, so this shows what was told then, and no pictures.
# $footer names the match.
step-of = Step { $number } of { $total } · { $footer }
your-hand = Your hand
hand-of = { $name }'s hand
# Above a list of battles, rounds or turns.
go-to = Go to
# Buttons: whose view of the match it is. At most 38 characters.
as-spectator = As a spectator
from-my-seat = From my seat
everything-open = Everything open
# Buttons: what can be kept of the match.
gif = GIF
text = Text
record = Record
# A match in a list.
played-match =
    { $over ->
        [true] #{ $match } { $game }: { $sides }
       *[false] #{ $match } { $game } in play: { $sides }
    }

## What can be kept

gif-of-match = Animated picture of match { $match }
gif-about = The match as the replay shows it, picture by picture.
text-of-match = Score sheet of match { $match }
text-about = The moves as the replay tells them, a line each.
record-of-match = Record of match { $match }
record-about = Key and moves, for `python -m bot.tools.verify`, which replays the match from its key.
share-here = Share here
back-to-the-replay = Back to the replay
shared-in-channel = Shared in this channel.
making-gif = Making the GIF of match { $match }…
pictures-drawn = { $drawn } of { $total } pictures are drawn.
pictures-to-draw = { $total } pictures are to be drawn.
gif-failed = The GIF could not be made. Please try it once more in a minute.

## A file that was shared in the channel. $name took part in the match; the last three are for somebody who didn't.

gif-shared = **{ $game }, match { $match }: { $sides }** · animated picture, shared by { $name }
text-shared = **{ $game }, match { $match }: { $sides }** · score sheet, shared by { $name }
record-shared = **{ $game }, match { $match }: { $sides }** · record, shared by { $name }
gif-shared-by-spectator = **{ $game }, match { $match }: { $sides }** · animated picture, shared by a spectator
text-shared-by-spectator = **{ $game }, match { $match }: { $sides }** · score sheet, shared by a spectator
record-shared-by-spectator = **{ $game }, match { $match }: { $sides }** · record, shared by a spectator

## The first line of a score sheet, a file of plain text

sheet-title = { $game }, match { $match }

## Descriptions of commands and their options: at most 100 characters

command-replay = Go through a match step by step; only you see it
command-replay-match = Which match; your last one, unless you choose another

## Refusals

refusal-gif-busy = Too many GIFs are being made at the moment. Please try that again in a minute.
refusal-gif-gone = I don't have that GIF any more. Go back to the replay and press **{ gif }** once more.
refusal-gif-in-progress = A GIF is being made for you. Please try that again when it is done.
refusal-no-pictures = The rules have changed since that match, so there are no pictures of it. **{ text }** writes down what was played.
refusal-not-shared = Discord didn't let me post that here. Please try it again, or in another channel.
refusal-nothing-to-keep-yet = GIFs, score sheets and records are made once the match is over. Until then, `/replay` goes through it.
refusal-nothing-played = You haven't played here yet. Name a match in `match`, or `/challenge` somebody.
refusal-nothing-to-replay = I have no moves of match { $match } for you: nobody played it, it was played where you can't see it, or it ended so long ago that only its result is kept. `/replay` shows which matches there are.
refusal-not-open-yet = Everything is shown when the match is over. Until then a replay shows what you could see.
refusal-has-to-be-remembered = In match { $match } people have to remember what they saw. It can be replayed once it is over; **{ watch }** shows how it stands.
