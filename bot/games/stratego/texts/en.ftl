### Texts of Stratego, a board game for two: hidden armies, in which 10 (or 1) is the highest rank.
###
### Squares ($square, $start, $end) are "a1" to "j10" in every language. $symbol is the mark painted on a piece: a number,
### or S (Spy), F (Flag), B (Bomb). These letters are the same in every language, as players type them in formations.
### $who, $enemy, $winner and so on are people's names, some with the emblem of their side: ◆ (moves first) or ●.
### Somebody who reads a sentence about themselves is "you" in it, so the sentence has a variant of its own for that.
### "The enemy" is always the one opponent. "Side" is a player's half of the table and their pieces on it.
###
### $piece (piece), $attacker (piece), $defender (piece), $formation (formation), $shape (shape), $army (army)
### $count (number), $number (number), $move (number), $before (number), $first (number), $last (number), $line (number),
### $wanted (number), $full (number), $moved (bool), $named (bool), $names (list), $pieces (list)

## The game

# A trade mark: leave it as it is.
name = Stratego
# Stands under the name in a list of games: a line, at most about 90 letters.
gist = Two hidden armies: capture the enemy's Flag before they find yours.

## Pieces. They are used alone (buttons, headings), and inside sentences in any form that you add and ask for with
## FORM($piece, "…"). "plural" is used after numbers, "one" for some piece of this kind (with an article in English).
## If a verb or an adjective hangs on the piece, choose by its key: { $attacker -> [scout] … *[other] … }. No two pieces
## may have the same name.

piece-marshal = Marshal
    .plural = Marshals
    .one = the Marshal
piece-general = General
    .plural = Generals
    .one = the General
piece-colonel = Colonel
    .plural = Colonels
    .one = a Colonel
piece-major = Major
    .plural = Majors
    .one = a Major
piece-captain = Captain
    .plural = Captains
    .one = a Captain
piece-lieutenant = Lieutenant
    .plural = Lieutenants
    .one = a Lieutenant
piece-sergeant = Sergeant
    .plural = Sergeants
    .one = a Sergeant
piece-miner = Miner
    .plural = Miners
    .one = a Miner
piece-scout = Scout
    .plural = Scouts
    .one = a Scout
piece-spy = Spy
    .plural = Spies
    .one = the Spy
piece-bomb = Bomb
    .plural = Bombs
    .one = a Bomb
piece-flag = Flag
    .plural = Flags
    .one = the Flag
# A piece of an unknown kind, alone.
piece-unknown = Piece

# Alone: an item of a list of pieces with their symbols, and the button of a captured piece.
ranked-piece = { $piece } ({ $symbol })

## The shapes of the two sides, as the pictures draw them

# Stand before a name in the words for a picture, in place of ◆ and ●: "Diamond Alice's turn."
alt-diamond = Diamond
alt-disc = Disc

## Formations with a name, each another. Each has an aim, in a list under the picture, and a gist, in a question above the buttons.

formation-corner-keep = Corner Keep
formation-empty-vault = Empty Vault
formation-barred-wings = Barred Wings
formation-left-hook = Left Hook
formation-scout-storm = Scout Storm
formation-middle-vault = Middle Vault
formation-thin-line = Thin Line
formation-twin-posts = Twin Posts
formation-short-fence = Short Fence
formation-broad-front = Broad Front

## Aims: at most 100 letters

aim-corner-keep = The Flag in the left corner behind Bombs, a false keep on the right
aim-empty-vault = The right corner looks fortified, but the Flag stands elsewhere
aim-barred-wings = Bombs shut both outer lanes, so the fight comes to a strong centre
aim-left-hook = Nearly all the power on the left for one heavy push
aim-scout-storm = Six Scouts in front to find out at once, officers right behind
aim-middle-vault = The Flag in the second row inside Bombs, the top officers in front
aim-thin-line = Two Scouts far out, the Flag cornered beside its Bomb
aim-twin-posts = Two posts, so that the lone Bomb gives nothing away
aim-short-fence = Two Bombs close the corner, everybody else stands outside
aim-broad-front = One piece for each lane, the Flag hidden in the middle

## Gists: a few words, about 30 letters

gist-corner-keep = Flag left, false keep right
gist-empty-vault = The strong corner is a bluff
gist-barred-wings = Bombs shut the outer lanes
gist-left-hook = All the power on the left
gist-scout-storm = Six Scouts look first
gist-middle-vault = Flag walled in, officers ahead
gist-thin-line = Flag cornered by its Bomb
gist-twin-posts = Two posts, one Bomb
gist-short-fence = Two Bombs close the corner
gist-broad-front = A piece for every lane

## Options of a match: a heading each, then its values. Both are at most about 40 letters, those of `preset` 90.

option-preset = Rules
option-preset-house = house: a winning defender stays hidden, two lost pieces may return
option-preset-classic = classic: every fight is announced
option-preset-tournament = tournament: you remember the ranks, no endless chases
option-preset-old-us = old US: 1 is the highest rank

option-army = Army
option-army-full = full, 40 pieces a side
option-army-barrage = Barrage, 8 pieces a side, quick
option-army-duel = Duel, 10 pieces a side, quick

option-duel-rows = Rows of a Duel
option-duel-rows-3 = set up in 3 rows
option-duel-rows-4 = set up in 4 rows

# The value of all options below that leaves the rule as the chosen rules (`preset`) have it.
option-default = default

option-numbering = Numbers
option-numbering-ten-high = 10 is the Marshal
option-numbering-one-high = 1 is the Marshal

option-spy-attack = Attacking Spy
option-spy-attack-marshal = beats the Marshal alone
option-spy-attack-any-rank = beats all but Bombs

option-spy-vs-spy = Spy against Spy
option-spy-vs-spy-both-removed = both are removed
option-spy-vs-spy-attacker-wins = the attacker wins

option-aggressor-advantage = Equal ranks
option-aggressor-advantage-off = both are removed
option-aggressor-advantage-on = the attacker wins

option-silent-defense = A defender that wins
option-silent-defense-off = is announced
option-silent-defense-on = stays secret

option-rescue = Rescue
option-rescue-off = captured pieces stay away
option-rescue-limited = two may come back, for the enemy's back row
option-rescue-open = without limits, one for every entry

option-scout = Scouts
option-scout-run-and-attack = may attack at the end of a run
option-scout-run-or-attack = run or attack

option-two-square = To and fro
option-two-square-0 = no limit
option-two-square-crossings =
    { $count ->
        [one] { $count } crossing of one border in a row
       *[other] { $count } crossings of one border in a row
    }

option-more-squares = Chases
option-more-squares-off = without end
option-more-squares-on = may not repeat a position

option-memory-aid = Memory aid
option-memory-aid-on = the board keeps what was revealed
option-memory-aid-off = you have to remember

option-both-stuck = Neither side can move
option-both-stuck-loss = whoever is to move loses
option-both-stuck-draw = the match is a draw

## Ready-made rules to choose, as buttons or as words to type in lower case, with "-" for a blank: "house-rules"

choose-classic = Classic
choose-quick = Quick
choose-house = House rules
choose-open-rescue = Open rescue

## The terms of a match in one line: rules, army, and every option that differs, such as
## "Classic rules · Barrage · memory aid: you have to remember"

preset-house = House rules
preset-classic = Classic rules
preset-tournament = Tournament rules
preset-old-us = Old US rules

army-full = full army
army-barrage = Barrage
army-duel = Duel

# A Duel is set up in this number of rows (4), not in the usual 3.
terms-duel-rows = { $army } in { $number } rows
# Another army was agreed, so this option counts for nothing.
terms-unused-rows = { $army } ({ $number } rows: in Duels only)

# $meaning is one of the values above, such as "10 is the Marshal".
changed-numbering = numbers: { $meaning }
changed-spy-attack = attacking spy: { $meaning }
changed-spy-vs-spy = spy against spy: { $meaning }
changed-aggressor-advantage = equal ranks: { $meaning }
changed-silent-defense = a defender that wins: { $meaning }
changed-rescue = rescue: { $meaning }
changed-scout = scouts: { $meaning }
changed-two-square = to and fro: { $meaning }
changed-more-squares = chases: { $meaning }
changed-memory-aid = memory aid: { $meaning }
changed-both-stuck = neither side can move: { $meaning }

## The public board

title-set-up = { name }: set-up
title-play = { name }: move { $number }
title-over = { name }: the match is over

# $who is the winner.
status-won = { $who } won the match.
status-no-result = { no-result }.
status-draw = { draw }.
# $names are the people who haven't set up yet.
status-arrange = Waiting for { LIST($names) } to set up in secret
status-move = { $who }'s turn
status-rescue = { $who } may bring a captured piece back

# Titles of a panel.
no-result = The match has no result
draw = The match is a draw

# $reader says who of the two reads this, if any.
draw-open =
    { $reader ->
        [offerer] You offer a draw. { $other } may accept it, or decline it with a move.
        [other] { $who } offers a draw. You may accept it, or decline it with a move.
       *[nobody] { $who } offers a draw. { $other } may accept it, or decline it with a move.
    }
draw-without-attack =
    { $count ->
        [one] If nobody attacks, the match is a draw in { $count } move.
       *[other] If nobody attacks, the match is a draw in { $count } moves.
    }
draw-by-limit =
    { $count ->
        [one] The match is a draw in { $count } move.
       *[other] The match is a draw in { $count } moves.
    }

## What is known of a side: lines of a block under its name, and clauses in the words for a picture. Neither has a full
## stop here; the words for a picture get one.

# A kind of piece and the squares of all that are known, such as "Captain (6) a4 b5".
known-pieces = { ranked-piece } { $squares }
# $squares is a list such as "a1 to c1, e1, d2".
fact-hidden = Hidden on { $squares }
fact-moved = Moved and still hidden on { $squares }
fact-seen = Seen by the enemy on { $squares }
# The squares from one to another in a row.
square-range = { $start } to { $end }
# $pieces are made of `beaten-piece`.
fact-beaten = { $square } has beaten { LIST($pieces) }
beaten-piece = { FORM($piece, "one") } ({ $symbol })
fact-left =
    { $count ->
        [one] { $count } piece left
       *[other] { $count } pieces left
    }
# $pieces are made of `counted-piece`.
fact-lost = Lost { LIST($pieces) }
fact-lost-nothing = Lost nothing
counted-piece =
    { $count ->
        [one] { $count } { $piece }
       *[other] { $count } { FORM($piece, "plural") }
    }
fact-came-back =
    { $count ->
        [one] { $count } captured piece came back
       *[other] { $count } captured pieces came back
    }

# Headings of blocks.
began-as = { $who } began as, front row first
turning-point = Turning point
# $fight is a sentence about the fight that decided the match.
turning-point-text = Move { $move }: { $fight }

## The private panel

title-arrange = Set up your side, then press { ready }
title-ready = Ready, waiting for { $enemy }
title-move = Your turn
title-move-column = Your turn: choose a column
title-rescue = Bring a piece back?
title-waiting = Waiting for { $enemy }
title-won = You won the match
title-lost = You lost the match

advice-arrange = Your pieces have the { $shape }. Choose a formation or swap two squares, then press **{ ready }**. Nobody else sees your side.
advice-ready = Your side is set. Play begins when { $enemy } is ready too.
# $who is the reader's name.
advice-move = **It's your turn, { $who }.** Choose a piece, then where it goes.
advice-rescue = Your piece on { $square } reached the enemy's back row. You may bring one captured piece back to an empty square of your four rows. Everybody will know what it is.
advice-rescue-by-scout = Your Scout on { $square } reached the enemy's back row. A Scout brings nobody back. Press **{ return-nobody }**: nobody sees that it is a Scout.

enemy-is-ready = { $enemy } is ready and waits.
enemy-sets-up = { $enemy } sets up in secret too.
you-move-first = You move first.
# How often the set-up may still be changed.
changes-left =
    { $count ->
        [0] You can't change it any more.
        [one] You may change it { $count } more time.
       *[other] You may change it { $count } more times.
    }

# Headings of blocks.
your-formation = Your formation, front row first
your-army = Your army
formations-to-choose = Formations to choose

# In the key to the formation: the symbol, then the number of such pieces in the army.
your-army-piece =
    { $count ->
        [one] **{ $symbol }** { $count } { $piece }
       *[other] **{ $symbol }** { $count } { FORM($piece, "plural") }
    }
# $aim is one of the aims.
aimed-formation = { $number } **{ $formation }**: { $aim }

## The words for a picture, whole sentences

alt-picked = You picked { $square }.
alt-may-choose = You may choose { $squares }.
alt-may-go = It may go to { $squares }.
alt-may-come-back = A piece may come back on { $squares }.
alt-may-swap = It may change places with { $squares }.
alt-may-attack = It may attack { $squares }.
alt-last-move = Last move { $start } to { $end }.
# $first and $last are rows of the board.
alt-rows = Rows { $first } to { $last } from above.
alt-fact = { $who }: { $fact }
alt-is-ready = { $who } is ready.
alt-sets-up = { $who } sets up in secret.
alt-own-pieces = Your { $count } pieces, { $shape }, from left to right.
# $symbols has a symbol for each piece of the row.
alt-row = Row { $number }: { $symbols }.
alt-formation = You have the formation { $formation }.
alt-formations = Formations to choose.
# $fight is `turning-point-text`.
alt-turning-point = Turning point: { $fight }

## Choices: buttons of at most 80 letters, the shorter the better, the questions above them, and hints beside them of
## at most 100. A choice's whole name (here "choice-…") stands alone, at most 100 letters.

ready = Ready
ready-hint = Play begins once both sides are
ready-question = Your Flag stands in the front row, where any piece can reach it. Do you want to begin like that?
not-ready = Not ready
not-ready-hint = Go on arranging
mirror = Mirror
mirror-hint = Swap left and right
shuffle = Shuffle
shuffle-hint = A new set-up, arranged as people do

choose-formation = Choose a formation
choose-formation-question = **Which formation?**
# A line of that question, and then the button. $number is also in the picture.
numbered-formation-gist = { $number } { $formation }: { $gist }
numbered-formation = { $number } { $formation }
choice-formation = Take { $formation }

swap-squares = Swap two squares
# A square with its piece or without one, as a button.
square-with-piece = { $square } { $piece }
square-empty = { $square } (empty)
swap-column = In which column is the first piece?
swap-which = Which piece do you swap?
which-piece = Which piece in column { $column }?
# $square and $other are one of the two buttons above as it stands there, such as "a1 Scout".
swap-other-column = Swap { $square }: in which column is the other square?
swap-other = Swap { $square } with which square?
swap-with = with { $square }
choice-swap = Swap { $square } with { $other }

# A piece on its square, as a button.
standing-piece = { $piece } { $square }
where-to-go = Where does the { $piece } on { $square } go?
to-square = to { $square }
# $known is what is known of the piece there: `ranked-piece` or `unknown-…`.
attack-square = attack { $square }: { $known }
choice-move = { $piece } { $start } to { $end }
choice-move-question = Move the { $piece } from { $start } to { $end }?
choice-attack = { $piece } { $start } attacks { $end }
choice-attack-question = Attack { $end } with the { $piece } on { $start }? What stands there: { $known }.
# Beside the button of an attack.
attack-hint = { CAPITAL($known) }
unknown-piece =
    { $moved ->
        [true] unknown, has moved
       *[false] unknown
    }
# $pieces are made of `beaten-piece`
unknown-piece-that-beat =
    { $moved ->
        [true] unknown, has beaten { LIST($pieces) }, has moved
       *[false] unknown, has beaten { LIST($pieces) }
    }

return-column = In which column does the { $piece } come back?
return-where = Where does the { $piece } come back?
return-square = Which square in column { $column }?
return-hint = Everybody will know what it is
choice-return = Return { $piece } to { $square }
return-nobody = Return nobody
return-nobody-hint = Your turn ends

offer-draw = Offer a draw
offer-draw-hint = Then make your move; your opponent may accept
accept-draw = Accept the draw
accept-draw-hint = Ends the match
accept-draw-question = Accept the draw? The match ends at once, and nobody wins.
decline-draw = Decline the draw
decline-draw-hint = Moving declines it too

## Formations as text

# A button, and the title of a form: at most 45 letters.
write-formation = Type a formation
# A field of the form: at most 45 letters.
field-formation = Formation
# In the field: at most 100 letters. The word before "a1 d4" is one of `typed-swap`.
write-hint-full = Four lines of ten symbols, your front row first; or: swap a1 d4
write-hint-small = Four lines of ten symbols, your front row first, . for empty; or: swap a1 d4
# Words that people may type for a swap, with spaces between them. English ones always work as well.
typed-swap = swap
# Words that people may type between or after two squares, as in "b4 to b5" or "swap a1 with d4".
typed-between = to and with takes
# At most 45 letters.
save-formation = Save this formation
saved-formations = Saved formations
use-saved-formation = Use one of your formations
no-saved-formation = You have no saved formation for this match yet.

## What happened, as sentences

# $red and $blue are names, $reader says which of them reads this.
set-up-began =
    { $reader ->
        [red] You move first, against ● { $blue }.
        [blue] ◆ { $red } moves first, against you.
       *[nobody] ◆ { $red } moves first, against ● { $blue }.
    }
arranged-preset = You took the formation { $formation }.
arranged-text = You changed your whole side.
arranged-swap = You swapped two squares.
arranged-mirror = You mirrored your side.
arranged-random = You shuffled your side.
became-ready =
    { $who ->
        [you] You are ready.
       *[other] { $who } is ready.
    }
became-unready =
    { $who ->
        [you] You are arranging again.
       *[other] { $who } is arranging again.
    }
play-began =
    { $who ->
        [you] Play begins. You move first.
       *[other] Play begins. { $who } moves first.
    }
moved =
    { $who ->
        [you] You moved from { $start } to { $end }.
       *[other] { $who } moved from { $start } to { $end }.
    }
moved-running =
    { $who ->
        [you] You ran with a Scout from { $start } to { $end }.
       *[other] { $who } ran with a Scout from { $start } to { $end }.
    }

# In all sentences about a fight, $who attacked $enemy. $reader says which of them reads it.
fought-flag =
    { $reader ->
        [attacker] Your { $attacker } from { $start } attacked { $end } and took { $enemy }'s { $defender }!
        [defender] { $who }'s { $attacker } from { $start } attacked { $end } and took your { $defender }!
       *[nobody] { $who }'s { $attacker } from { $start } attacked { $end } and took { $enemy }'s { $defender }!
    }
fought-attacker =
    { $reader ->
        [attacker] Your { $attacker } from { $start } attacked { $end } and beat { $enemy }'s { $defender }.
        [defender] { $who }'s { $attacker } from { $start } attacked { $end } and beat your { $defender }.
       *[nobody] { $who }'s { $attacker } from { $start } attacked { $end } and beat { $enemy }'s { $defender }.
    }
fought-defender =
    { $reader ->
        [attacker] Your { $attacker } from { $start } attacked { $end } and lost to { $enemy }'s { $defender }.
        [defender] { $who }'s { $attacker } from { $start } attacked { $end } and lost to your { $defender }.
       *[nobody] { $who }'s { $attacker } from { $start } attacked { $end } and lost to { $enemy }'s { $defender }.
    }
# The reader knows the defender, but not everybody does.
fought-defender-hidden =
    { $reader ->
        [attacker] Your { $attacker } from { $start } attacked { $end } and lost to { $enemy }'s { $defender }, which stays hidden.
        [defender] { $who }'s { $attacker } from { $start } attacked { $end } and lost to your { $defender }, which stays hidden.
       *[nobody] { $who }'s { $attacker } from { $start } attacked { $end } and lost to { $enemy }'s { $defender }, which stays hidden.
    }
fought-both-removed =
    { $reader ->
        [attacker] Your { $attacker } from { $start } attacked { $end } and met { $enemy }'s { $defender }: both are lost.
        [defender] { $who }'s { $attacker } from { $start } attacked { $end } and met your { $defender }: both are lost.
       *[nobody] { $who }'s { $attacker } from { $start } attacked { $end } and met { $enemy }'s { $defender }: both are lost.
    }
# The reader doesn't know the defender.
fought-unknown =
    { $reader ->
        [attacker] Your { $attacker } from { $start } attacked { $end } and lost. { $enemy }'s piece stays hidden.
        [defender] { $who }'s { $attacker } from { $start } attacked { $end } and lost. Your piece stays hidden.
       *[nobody] { $who }'s { $attacker } from { $start } attacked { $end } and lost. { $enemy }'s piece stays hidden.
    }

# Where players have to remember ranks, logs have these in place of the sentences above.
remembered-flag =
    { $reader ->
        [attacker] You attacked { $end } from { $start } and took { $enemy }'s Flag!
        [defender] { $who } attacked { $end } from { $start } and took your Flag!
       *[nobody] { $who } attacked { $end } from { $start } and took { $enemy }'s Flag!
    }
remembered-attacker =
    { $who ->
        [you] You attacked { $end } from { $start } and won.
       *[other] { $who } attacked { $end } from { $start } and won.
    }
remembered-defender =
    { $who ->
        [you] You attacked { $end } from { $start } and lost.
       *[other] { $who } attacked { $end } from { $start } and lost.
    }
remembered-both-removed =
    { $who ->
        [you] You attacked { $end } from { $start }, and both pieces were lost.
       *[other] { $who } attacked { $end } from { $start }, and both pieces were lost.
    }
remembered-rescue =
    { $who ->
        [you] You brought a captured piece back on { $square }.
       *[other] { $who } brought a captured piece back on { $square }.
    }

rescue-offered =
    { $who ->
        [you] You reached the enemy's back row on { $square }.
       *[other] { $who } reached the enemy's back row on { $square }.
    }
rescued =
    { $who ->
        [you] You brought a { $piece } back on { $square }.
       *[other] { $who } brought a { $piece } back on { $square }.
    }
rescue-declined =
    { $who ->
        [you] You brought nobody back.
       *[other] { $who } brought nobody back.
    }
draw-offered =
    { $who ->
        [you] You offer a draw.
       *[other] { $who } offers a draw.
    }
draw-declined =
    { $who ->
        [you] You declined the draw.
       *[other] { $who } declined the draw.
    }

## The end

no-moves-left =
    { $who ->
        [you] You can't move any more.
       *[other] { $who } can't move any more.
    }
drawn-agreed = The match is a draw: both agreed on it.
drawn-both-immobile = The match is a draw: neither side can move any more.
drawn-quiet = The match is a draw: nobody has attacked for too long.
drawn-max-plies = The match is a draw: the limit of moves is reached.
drawn-void = The match was given up before play began, so nobody won or lost.
won =
    { $who ->
        [you] You won the match.
       *[other] { $who } won the match.
    }
# $red and $blue are formations in symbols.
both-began-as = ◆ began as { $red }; ● as { $blue } (front row first).

## Reasons of a hint for a move, as sentences: what it would lead to. $square is a square, $count is the number after the
## move, $before the one before it. They are in the past, as they come after words such as "Each time I imagined it:".

hint-taken = You took the piece on { $square }.
hint-lost = You lost the piece that attacked { $square }.
hint-learned = You learned what stood on { $square }.
hint-target = You could then take the piece on { $square }.
hint-danger = The enemy could then take your piece on { $square }.
hint-no-danger = Your piece on { $square } was no longer in danger of being taken.
hint-prey =
    { $count ->
        [one] You came within { $count } square of the piece on { $square }, which yours would take.
       *[other] You came within { $count } squares of the piece on { $square }, which yours would take.
    }
hint-hunter =
    { $count ->
        [one] The piece on { $square }, which would take yours, was { $count } square away instead of { $before }.
       *[other] The piece on { $square }, which would take yours, was { $count } squares away instead of { $before }.
    }
hint-home =
    { $count ->
        [one] With an enemy piece near your Flag, you came within { $count } square of it.
       *[other] With an enemy piece near your Flag, you came within { $count } squares of it.
    }
hint-back =
    { $count ->
        [one] You came within { $count } square of your Flag.
       *[other] You came within { $count } squares of your Flag.
    }
hint-plies =
    { $count ->
        [one] You could then choose from { $count } move instead of { $before }.
       *[other] You could then choose from { $count } moves instead of { $before }.
    }
hint-distance =
    { $count ->
        [one] You came within { $count } square of the piece on { $square }.
       *[other] You came within { $count } squares of the piece on { $square }.
    }
# $before is the enemy's number.
hint-mobile =
    { $count ->
        [one] Without Flag and Bombs, you have { $count } piece left and the enemy { $before }.
       *[other] Without Flag and Bombs, you have { $count } pieces left and the enemy { $before }.
    }

## Parts of a replay

moment-set-up = Set-up
moment-moves = Moves { $first } to { $last }

## The score sheet: text in columns of 24 letters

score-red = ◆, front row first
score-blue = ●, front row first
# Two lines that explain the notation, of about 110 letters each.
score-legend =
    b4-b5 is a move. b4xb5 9+3 is an attack: + the attacker won, - it lost, = both were removed, # it took the Flag;
    ? was not announced. R3@a1 is a piece that came back, (=) an offer of a draw.

## Words in pictures, where room is scarce: longer ones become smaller, then two lines, then cut

# On a player's plate, at most 20 letters.
plate-ready = is ready
plate-set-up = sets up in secret
# The number of pieces that a side has left, at most 8 letters.
plate-left = { $count } left
# The number of pieces that came back, at most 7 letters.
plate-back = { $count } back
# A piece came back, at most 20 letters.
plate-rescued = { $piece } is back
# The last fight, at most 18 letters, as all of these.
fight-unknown = Hidden piece wins
fight-flag = The Flag is taken
fight-both-removed = Both are lost
# $rank is a number, or "none" for Spy, Bomb and Flag, which have a name instead.
fight-won =
    { $rank ->
        [none] { $attacker } beats { $defender }
       *[other] { $attacker } beats { $rank }
    }
fight-lost =
    { $rank ->
        [none] { $attacker } loses to { $defender }
       *[other] { $attacker } loses to { $rank }
    }
# In their place if they are longer than 18 letters; the picture shows the attacker.
fight-won-short =
    { $rank ->
        [none] Beats { $defender }
       *[other] Beats { $rank }
    }
fight-lost-short =
    { $rank ->
        [none] Loses to { $defender }
       *[other] Loses to { $rank }
    }
# The heading of the turning point at the right: in which move it was, at most 12 letters.
picture-move = move { $move }

# The end of a match, in large letters.
picture-won =
    { $winner ->
        [you] You won
       *[other] { $winner } won
    }
picture-draw = Draw
picture-no-result = No result
# The reason below it; $move is the number of moves.
picture-reason = { $reason } · move { $move }
reason-flag = The Flag is taken
# $named says if $loser can be drawn.
reason-no-moves =
    { $named ->
        [true] { $loser } can't move
       *[false] The enemy can't move
    }
reason-resigned =
    { $named ->
        [true] { $loser } resigned
       *[false] The enemy resigned
    }
reason-agreed = Both agreed
reason-both-immobile = Nobody can move
reason-quiet = No attack for too long
reason-max-plies = The limit of moves is reached
reason-void = Play never began

# The picture of `/card`: a heading, and the three armies below numbers, at most 8 letters each.
in-army = In a side's army
picture-army-full = Full
picture-army-barrage = Barrage
picture-army-duel = Duel

## Pieces as `/card` shows them

power-marshal = The highest rank: it beats every piece that it attacks but Bombs and another Marshal. A Spy that attacks it wins.
power-general = The second rank; only the Marshal is above it. { power-soldier }
power-colonel = { power-soldier }
power-major = { power-soldier }
power-captain = { power-soldier }
power-lieutenant = { power-soldier }
power-sergeant = { power-soldier }
power-miner = The only piece that can remove a Bomb; it then stands on the Bomb's square. { power-soldier }
power-scout = It runs any number of empty squares in a straight line and may attack at the end of the run; under the old US rules only a piece next to it. A run of two squares or more shows everybody that it is a Scout. It beats the Spy and takes the Flag.
power-spy = It loses to whatever attacks it. When it attacks the Marshal, the Spy wins; under the house rules it wins against any rank that it attacks, but not against Bombs.
power-bomb = It never moves. Every attacker is lost on it, but a Miner removes it. It stays after it went off.
power-flag = It never moves. Whoever takes the enemy's Flag, with any piece, wins the match.
# Of every officer and the Miner.
power-soldier = It moves one square up, down, left or right and beats every lower rank that it attacks.

# Headings.
card-rank = Rank
card-counts = How many a side has
# For a letter, then for a number: with 10 or with 1 as the highest rank.
card-sign = Its sign is { $symbol }.
card-number = Its number is { $symbol }, or { $other } where 1 is the highest rank.
card-counts-text =
    { $barrage ->
        [0] { $duel ->
            [0] { $full } in the full army, none in Barrage, none in Duel
           *[other] { $full } in the full army, none in Barrage, { $duel } in Duel
        }
       *[other] { $duel ->
            [0] { $full } in the full army, { $barrage } in Barrage, none in Duel
           *[other] { $full } in the full army, { $barrage } in Barrage, { $duel } in Duel
        }
    }
# $rank is `card-sign` or `card-number`.
card-alt = A { $piece } of either side. { $rank }
# A line of the list of all pieces.
card-line = **{ $piece }** · { $counts }: { $power }

## Refusals: a reason, and advice

# $problems has a line for each problem.
refusal-bad-formation =
    That arrangement doesn't work, so yours is unchanged:
    { $problems }
    Correct it and paste it again.
refusal-immobile = Bombs and Flags never move. Choose another piece.
refusal-lake = That square is a lake, which no piece can enter. Choose another square.
refusal-more-squares = That would repeat a position of this chase. Attack, go straight back, or move elsewhere.
refusal-no-own-piece = You have no piece on that square. Name one of your own pieces, then where it goes.
refusal-no-piece-can-move = None of your pieces could move. Leave one of them a way out, then press **{ ready }**.
refusal-not-straight = Pieces move in straight lines: up, down, left or right. Choose a square in line with the piece.
refusal-off-board = There is no such square: the board goes from a1 to j10. Name two squares, such as `b4 b5`.
# $squares (list) is what was typed, and $count how many it is.
refusal-outside-zone =
    { $count ->
        [one] { LIST($squares) } is not a square that you can set up on. Choose squares in your own rows.
       *[other] { LIST($squares) } are not squares that you can set up on. Choose squares in your own rows.
    }
refusal-own-target = One of your own pieces is there. Choose another square.
refusal-path-blocked = Something is in the way. A Scout runs over empty squares only, not over pieces or lakes.
refusal-run-attack = Under these rules a Scout that runs can't attack. Attack a neighbour, or stop before the enemy.
refusal-too-far = Only Scouts move more than one square. Choose a square next to the piece.
refusal-too-many-changes = You have changed your side as often as a match allows. Press **{ ready }** to begin with it.
refusal-two-square = That piece has gone back and forth too often. Move it elsewhere, or move another piece first.
# $text is what was typed, in quotation marks.
refusal-unreadable-move = { $text } isn't a move. Name two squares, such as `b4 b5`.

## Problems of a typed formation, as lines of the first of these refusals. "It" is the formation.

problem-lines =
    { $count ->
        [one] it has { $count } line instead of { $wanted }
       *[other] it has { $count } lines instead of { $wanted }
    }
problem-length =
    { $count ->
        [one] line { $line } has { $count } symbol instead of { $wanted }
       *[other] line { $line } has { $count } symbols instead of { $wanted }
    }
problem-symbol = line { $line } has { $text }, which is no piece of this match
problem-zone = line { $line } is outside your rows and must be empty
problem-count =
    { $count ->
        [one] it has { $count } { $piece } instead of { $wanted }
       *[other] it has { $count } { FORM($piece, "plural") } instead of { $wanted }
    }
# Ends a list that is cut.
problem-more = and more of that kind

## Rules by topic. Topics, each another, are buttons (with a capital letter) and can be typed. Words in ** or * are those on buttons or
## terms; a blank line stays.

topic-overview = overview
rules-overview =
    Two armies stand on a board of 10 by 10 squares, and neither sees what the other's pieces are. **Take the enemy's Flag** and you win; you also win when your enemy can't move any more.

    First both set up in secret. Then you move by turns, ◆ before ●: one piece, one move. Moving onto an enemy piece attacks it, and the higher rank wins.

    The public board shows what everybody may know. **{ my-hand }** shows your own pieces and everything you can do; only you see it.

topic-set-up = set-up
rules-set-up =
    Rows 1 to 4 are those of ◆, rows 7 to 10 those of ●; who gets which side is drawn. You begin with a set-up like people's. Choose a named formation, *mirror* yours, *shuffle* for another one, or *swap* two squares until you like it, then press **{ ready }**. Until your enemy is ready you may take that back.

    The full army fills all four rows. In Barrage the eight pieces stand anywhere in them; in a Duel the ten stand in the three rows nearest to you, unless four were agreed on.

    At least one piece must be able to move. A side may change its mind 300 times, which is plenty.

topic-formations-as-text = formations as text
rules-formations-as-text =
    A formation is four lines of ten symbols: front row first, left to right as you look at the board: from a to j for ◆, from j to a for ●. Blanks, commas and bars don't count, nor does the case; a dot is an empty square of a small army. X is the Marshal where 10 is the highest rank; `10` does as well.

    Your panel shows your formation as such a text; what you copy there, or from the log, is read as it is. If a text has mistakes, you are told all of them and nothing changes.

topic-moving = moving
rules-moving =
    A piece moves one square up, down, left or right, never diagonally. It can't enter a square with a piece of your own, nor cross the two **lakes** (c5 to d6 and g5 to h6). Bombs and the Flag never move.

    A **Scout** runs as many empty squares as you like in one straight line, and may attack at the end of the run. Under the old US rules it runs or attacks, not both in one move. A run of two squares or more tells everybody that it is a Scout.

topic-attacking = attacking
rules-attacking =
    Move onto an enemy piece to attack it.
    • The higher rank wins, and the loser leaves the board. A winning attacker takes the square; a winning defender stays where it is.
    • Equal ranks remove each other, unless equal ranks were agreed to favour the attacker.
    • Whoever attacks a **Bomb** is lost, and the Bomb stays; only a **Miner** removes it.
    • A **Spy** that attacks the Marshal wins. Under the house rules it wins against any rank that it attacks, another Spy included, but never against a Bomb. Attacked, it loses.
    • Any piece that moves takes the **Flag**, and with it the match.

topic-what-is-revealed = what is revealed
rules-what-is-revealed =
    Usually everybody sees both ranks when pieces fight.

    With **silent defence** (house rules) a defender that wins stays secret, unless a Scout attacked it: you learn only that it holds. The attacker's rank is always shown.

    With the **memory aid** the board keeps what was revealed: ranks, which hidden pieces have moved (footprints: neither Bomb nor Flag), and the highest rank that a hidden piece has beaten, crossed out on its back. An eye on your own piece says that your enemy knows it. Without the aid a rank fades after your next move.

topic-rescue = rescue
rules-rescue =
    Under the house rules, a piece that enters the enemy's back row may bring one of your captured pieces back, to any empty square of your four rows; everybody learns what it is. You may leave it.

    { "*" }Limited*: not by a Scout, each piece once, twice a match for each player, and no Bomb comes back. *Open*: by any piece at every entry, and any captured piece.

    A Scout that nobody has recognised yet is offered a rescue for show: it can only decline, and nothing is given away.

topic-repeating-moves = repeating moves
rules-repeating-moves =
    { "**" }To and fro**: a piece may cross the same border between two squares only so often in a row: 5 times under the house rules, 2 classic, 3 in a tournament, without limit under the old US rules. Another move in between starts the count anew.

    { "**" }Chases** (tournament): a piece that keeps threatening may not repeat a position of the same chase, but may go straight back. Capturing is always allowed.

    What you may not repeat isn't offered; if you type it, you are told why.

topic-the-end = the end
rules-the-end =
    • Whoever takes the Flag wins.
    • Whoever is to move and can't loses, even if the other side couldn't either; under tournament rules that is a draw.
    • A long time without an attack is a draw: 200 moves of both sides together (Barrage 100, Duel 120).
    • So is the limit of all moves: 2000 (Barrage 600, Duel 800).
    • You may offer a draw along with your move, once in 20 moves; it stands until your enemy answers or moves.
    • You may resign at any time.
    • A turn that runs out of time is played for you: a rescue is declined, otherwise a legal move that tells least is made. The third in a row loses the match. A server's admins may have the first one lose it, or let your opponent decide.

    When the match is over, both formations are shown to everybody.

topic-presets = presets
rules-presets =
    { "**" }Classic**, the usual rules: everybody sees both pieces of a fight, an attacking Spy beats only the Marshal, and the board keeps what was revealed (memory aid).
    { "**" }House**: a defender that wins stays hidden (silent defence), two captured pieces may come back (rescue), and an attacking Spy beats every rank. The memory aid is on.
    { "**" }Tournament**: as classic, with the rule against endless chases and without the memory aid: until the match is over, no board, log or replay repeats a rank that was shown before your last move. If neither side can move, it is a draw.
    { "**" }Old US**: as classic, with 1 as the highest rank and Scouts that run or attack. A piece may go to and fro without limit.

    Each rule can be changed by an option of its own. `army` chooses the full army, **Barrage** (Marshal, General, Miner, two Scouts, Spy, Bomb, Flag) or **Duel** (two Miners and two Bombs instead of one).

topic-typing = typing
rules-typing = Everything can be typed: `/play` completes over what you may do, such as `Scout b4 to b9`; squares are enough, such as `b4 b9`. Squares keep their names however the picture is turned: letters a to j from the left of ◆, rows 1 to 10 from the side of ◆.

## The lesson. "The Trainer" is the opponent's name. Sentences have at most 150 letters, replies to wrong moves 100.

# Each step has a heading, an explanation, a task, and replies to wrong moves.
lesson-army = Your army
lesson-army-explained = These ten pieces are yours, and only you see what they are; whoever takes the other's Flag wins.
lesson-army-task = Arrange them as you like in a match; for now press **{ choose-formation }**, then **1 { formation-short-fence }**.
lesson-army-ready = First press **{ choose-formation }** → **1 { formation-short-fence }**.
lesson-army-arranged = In a match you may do that. For this lesson, choose the formation { formation-short-fence }.
lesson-army-otherwise = That is a good formation too. For this lesson, choose { formation-short-fence }.

lesson-ready = The Flag behind Bombs
lesson-ready-explained = Your Flag is on a1 now, behind Bombs on a2 and b1. Bombs never move, and only a Miner removes them.
lesson-ready-task = The Trainer has set up in secret and is ready. Press { ready }, and play begins.
lesson-ready-otherwise = This formation will do. Press { ready }.

# After every wrong move that offers a draw.
lesson-draw = There is no reason for a draw.

lesson-scouting = Scouting
lesson-scouting-explained = A piece moves one square. Only a Scout runs as far as its line is free, and may attack at the end.
lesson-scouting-task = Attack e9 with the Scout on e3. It may be lost, but a fight shows both pieces to everybody.
lesson-scouting-short = Go all the way and attack e9.
lesson-scouting-other = That is a Scout too, but take the one on e3. Its line leads into the middle.
lesson-scouting-otherwise = First find out with the Scout on e3 what stands on e9.

lesson-attacking = Attacking
lesson-attacking-explained = There is a Bomb on e9. Your other Scout found the Marshal, which stands on f3 now, beside your Spy on e3.
lesson-attacking-task = The Spy is the lowest rank, but if it attacks the Marshal first, it wins: attack f3.
lesson-attacking-elsewhere = A Spy wins only when it attacks the Marshal. Every piece that attacks a Spy takes it.
lesson-attacking-otherwise = Then the Marshal on f3 would attack first, and a Spy that is attacked is lost.

lesson-remembered = What is remembered
lesson-remembered-explained = The Trainer's General fell to your Bomb on a2. The eye on your Bomb means: the Trainer knows it now.
lesson-remembered-task = The Bomb on e9 is remembered too, and only a Miner removes it: attack it with yours on e8.
lesson-remembered-elsewhere = The way to the Flag is over the Bomb.
lesson-remembered-otherwise = Your Miner stands before the Bomb. Remove it now.

lesson-flag = The Flag
lesson-flag-explained = Your Miner stands on e9, and the piece on e10, which the Bomb guarded, has never moved.
lesson-flag-task = It may be the Flag: attack e10.
lesson-flag-otherwise = The Trainer guarded e10 with a Bomb. Find out why.

lesson-end = You took the Flag on e10, and the match is won.
lesson-end-more = The full army has 40 pieces a side, and all that you did here works the same way.
