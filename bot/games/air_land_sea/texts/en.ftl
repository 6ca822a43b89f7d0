### Texts of Air, Land & Sea and of Flies, Lies & Supplies: two boxes of one game, with the same rules and other cards.
###
### Two sides, of one or two people, fight for three or five theaters. "Supply" and "Supplies" are tokens.
###
### Who does something is given in one of three ways:
### - $who, $receiver, $holder: a person with the emblem of their side ("◆ Alice"), or "you" for the reader. Choose a
###   sentence for the reader with [you]. In English, CAPITAL makes "You" of it.
### - $side: the people of a side with their emblem ("◆ Alice", "● Bob & Cara"), or "you" for a reader who is alone, or
###   "side" for the side of a reader with a team mate. $people is the number of people of the side, one or two, for
###   verbs that hang on it.
### - $owner: as $side, for whose a card is. It is "own" if a card belongs to the side of whoever does it.
###
### $card is a card with its strength ("Support 1"), or its name alone ("Support"), or "unknown" if the reader doesn't
### know it, which is "a card". $ability is the name of a card alone. $faceup says whether a card lies faceup.
###
### $mate is the name of the one team mate of the reader, and $enemy the name of the other side, both without an emblem.
###
### $theater (theater), $start (theater), $end (theater), $theaters (list of theater)
### $awaited (list), $card (card), $ability (card), $cards (list of card), $given (card), $taken (card)
### $number (number), $battle (number), $turn (number), $points (number), $count (number), $people (number)
### $strength (number), $total (number), $before (number), $after (number), $ahead (number), $behind (number)

## The games

game-air-land-sea = Air, Land & Sea
# Shown below the game's name in a list, in one line.
about-air-land-sea = A card duel over three theaters: hold two, or withdraw in time.
game-flies-lies-supplies = Flies, Lies & Supplies
# Shown below the game's name in a list, in one line.
about-flies-lies-supplies = The same duel with spies, lies and supplies in place of armies.

## Theaters. In pictures a name has 26 px and 140 px of width, so about 12 letters.

theater-air = Air
theater-land = Land
theater-sea = Sea
theater-intelligence = Intelligence
theater-diplomacy = Diplomacy
theater-economics = Economics

# A theater in a row of five has its place before it, because cards speak of theaters next to each other.
numbered-theater = { $number }. { $theater }

## Names of cards alone. No two may be alike. In pictures they have one or two lines of 11 letters.

card-support = Support
card-air-drop = Air Drop
card-maneuver = Maneuver
card-aerodrome = Aerodrome
# "broken" is a name as two lines. A language may give it to each name of 11 letters or more; without it, a name breaks
# at its first space.
card-containment = Containment
    .broken =
        Contain-
        ment
card-heavy-bombers = Heavy Bombers
card-reinforce = Reinforce
card-ambush = Ambush
card-cover-fire = Cover Fire
card-disrupt = Disrupt
card-heavy-tanks = Heavy Tanks
card-transport = Transport
card-escalation = Escalation
card-redeploy = Redeploy
card-blockade = Blockade
card-super-battleship = Super Battleship
card-spy-network = Spy Network
card-surveil = Surveil
card-manipulate = Manipulate
card-leverage = Leverage
card-neutralize = Neutralize
card-mastermind = Mastermind
card-envoy = Envoy
card-armistice = Armistice
card-grand-betrayal = Grand Betrayal
card-give-take = Give & Take
card-peacekeepers = Peacekeepers
card-requisition = Requisition
card-supply-lines = Supply Lines
card-stockpile = Stockpile
card-relinquish = Relinquish
card-war-chest = War Chest

# A card that the reader doesn't know, as the object of a sentence: "Bob drew a card."
card-unknown = a card

## Cards with their strength, and with their theater where two would be alike. Each begins with name and strength.

card-air-1 = { card-support } 1
card-air-2 = { card-air-drop } 2
card-air-3 = { card-maneuver } 3 ({ theater-air })
card-air-4 = { card-aerodrome } 4
card-air-5 = { card-containment } 5
card-air-6 = { card-heavy-bombers } 6
card-land-1 = { card-reinforce } 1
card-land-2 = { card-ambush } 2
card-land-3 = { card-maneuver } 3 ({ theater-land })
card-land-4 = { card-cover-fire } 4
card-land-5 = { card-disrupt } 5
card-land-6 = { card-heavy-tanks } 6
card-sea-1 = { card-transport } 1
card-sea-2 = { card-escalation } 2
card-sea-3 = { card-maneuver } 3 ({ theater-sea })
card-sea-4 = { card-redeploy } 4
card-sea-5 = { card-blockade } 5
card-sea-6 = { card-super-battleship } 6
card-intelligence-1 = { card-spy-network } 1
card-intelligence-2 = { card-surveil } 2
card-intelligence-3 = { card-manipulate } 3 ({ theater-intelligence })
card-intelligence-4 = { card-leverage } 4
card-intelligence-5 = { card-neutralize } 5
card-intelligence-6 = { card-mastermind } 6
card-diplomacy-1 = { card-envoy } 1
card-diplomacy-2 = { card-armistice } 2
card-diplomacy-3 = { card-manipulate } 3 ({ theater-diplomacy })
card-diplomacy-4 = { card-grand-betrayal } 4
card-diplomacy-5 = { card-give-take } 5
card-diplomacy-6 = { card-peacekeepers } 6
card-economics-1 = { card-requisition } 1
card-economics-2 = { card-supply-lines } 2
card-economics-3 = { card-manipulate } 3 ({ theater-economics })
card-economics-4 = { card-stockpile } 4
card-economics-5 = { card-relinquish } 5
card-economics-6 = { card-war-chest } 6

# $card is a name alone: "Maneuver 3", where its theater is said elsewhere.
short-card = { $card } { $strength }
# A name as two lines for a picture; see card-containment.
broken-name = { FORM($card, "broken") }

## Texts of abilities, in our own words. "You" is the side whose card it is. $edition is "classic" or "revised".

ability-support = Your total in each theater next to this one is 3 higher.
ability-air-drop =
    { $edition ->
        [classic] During your next turn you may deploy one card to a theater of another type.
       *[revised] If you deploy the next card that you play, it may go to a theater of another type.
    }
ability-maneuver = You must flip one uncovered card, on either side, in a theater next to this one.
ability-aerodrome = You may deploy your cards of strength 1 to 3 to any theater.
ability-containment = Any card that either side plays facedown goes under the deck.
ability-reinforce =
    { $edition ->
        [classic] Look at the top card of the deck. You may play it facedown to a theater next to this one.
       *[revised] Take the top card of the deck. You must play it facedown to a theater next to this one.
    }
ability-ambush = You must flip one uncovered card, on either side, in any theater.
ability-cover-fire = Every card below this one in its column has strength 4.
ability-disrupt =
    { $edition ->
        [classic] Your enemy must flip one of their uncovered cards. Then you must flip one of yours.
       *[revised] You must flip one of your uncovered cards. Then your enemy must flip one of theirs.
    }
ability-transport = You may move one of your cards to another theater.
ability-escalation = All your facedown cards have strength 4.
ability-redeploy =
    { $edition ->
        [classic] You must take one of your facedown cards back to your hand. If you do, you get an extra turn.
       *[revised] You may take one of your facedown cards back to your hand. If you do, play a card at once.
    }
ability-blockade = In theaters next to this one that hold 3 or more cards, any card that either side plays goes under the deck.
ability-spy-network = You may look at all of your enemy's facedown cards. Each of them is 1 lower.
ability-surveil = Gain 1 Supply here. Your enemy must reveal three cards of their hand. You may then flip one uncovered card that is higher than one of them.
ability-manipulate = { ability-maneuver }
ability-leverage = You may reveal a card of your hand. If you do, flip one uncovered card, in any theater, that is lower.
ability-neutralize = Name a card. If your enemy holds it, they reveal it and must play it on their next turn.
ability-envoy = Your total in each theater next to this one is 2 higher. Once in your turn, before you act, you may move this card to one of them.
ability-armistice = Gain 2 Supplies in this theater. You may flip one uncovered card, on either side. If you do, your enemy may flip theirs in this theater.
ability-grand-betrayal = You must choose a theater next to this one where both sides have an uncovered card. These two cards change sides.
ability-give-take = You must give your enemy one card of your hand. If you do, they gain 1 Supply here, and you draw two cards.
ability-requisition = You may reveal a card of your hand. If you do, gain 3 Supplies in the theater of its type.
ability-supply-lines = You may deploy your cards to theaters of other types. Each time, your enemy gains 1 Supply there.
ability-stockpile = Gain 1 Supply in each theater next to this one.
ability-relinquish = You may destroy one of your faceup cards. If you do, destroy one uncovered card on either side.

no-ability = It has no ability.

## Abilities in a few words, for pictures and lists: at most 40 letters, which are whole at 26 to 30 px.

effect-support = +3 in each theater next to it
effect-air-drop = Deploy one card to any theater
effect-maneuver = Flip a card in a theater next to it
effect-aerodrome = Deploy your 1s, 2s and 3s anywhere
effect-containment = Facedown plays go under the deck
effect-reinforce = Deck's top card facedown next to it
effect-ambush = Flip any uncovered card
effect-cover-fire = Cards below it count 4
effect-disrupt = Each side flips a card of its own
effect-transport = Move one of your cards
effect-escalation = Your facedown cards count 4
effect-redeploy = Take a facedown card, play again
effect-blockade = No 4th card in theaters next to it
effect-spy-network = You see enemy facedowns, 1 lower each
effect-surveil = 1 Supply; enemy shows 3, flip a higher
effect-manipulate = { effect-maneuver }
effect-leverage = Reveal a card to flip a lower one
effect-neutralize = Name a card the enemy must play
effect-envoy = +2 in each theater next to it; moves
effect-armistice = 2 Supplies; flip one, the enemy too
effect-grand-betrayal = Two cards next to it change sides
effect-give-take = Give a card and a Supply, draw two
effect-requisition = Reveal a card for 3 Supplies
effect-supply-lines = Deploy anywhere, Supplies for the enemy
effect-stockpile = 1 Supply in each theater next to it
effect-relinquish = Destroy one faceup of yours, then any

no-effect = No ability

## Abilities in two or three words, for low cards in a picture: 26 px, at most 15 letters.

gist-support = +3 beside it
gist-air-drop = Next anywhere
gist-maneuver = Flip one beside
gist-aerodrome = 1–3 anywhere
gist-containment = No facedowns
gist-reinforce = Plays top card
gist-ambush = Flip any card
gist-cover-fire = Below count 4
gist-disrupt = Both flip one
gist-transport = Move a card
gist-escalation = Facedown 4
gist-redeploy = Take one back
gist-blockade = Beside: max 3
gist-spy-network = Facedown −1
gist-surveil = +1, flip higher
gist-manipulate = { gist-maneuver }
gist-leverage = Flip a lower
gist-neutralize = Name a card
gist-envoy = +2 beside it
gist-armistice = +2, both flip
gist-grand-betrayal = Cards switch
gist-give-take = Give 1, draw 2
gist-requisition = 3 Supplies
gist-supply-lines = Any theater
gist-stockpile = +1 beside it
gist-relinquish = Destroy two

## One card, as `/card` and `/cards` show it

# $kind is that of the ability: "instant", "ongoing" or "none".
facts-of-card = { $theater }, strength { $strength }, { $kind ->
        [instant] instant ability
        [ongoing] ongoing ability
       *[none] no ability
    }.
# The card's text has one of these headings.
edition-classic = Classic
edition-revised = Revised
only-revised = Revised edition, its only one
both-editions = Both editions
# Alternative text of a card's picture; $text is the card's text.
alt-of-card = The card { $card }. { $text }
# A line of the list of all cards. $card is a name alone, and $text is the card's text.
deck-line = **{ $card } { $strength }** · { $theater }: { $text }
deck-line-editions = **{ $card } { $strength }** · { $theater }: { $revised } Classic: { $classic }

source-printed = A card of the printed game; the wording is ours.
source-house = The printed card is not known; this one is ours.
source-reveal = Of the printed card we know only that a card is revealed; the rest is ours.
source-not-theater = Of the printed card we know only its ability and not its theater; the rest is ours.
source-not-strength = Of the printed card we know only its ability and not its strength; the rest is ours.
source-moved = Of the printed card we know only that it is moved, covered or not; the rest is ours.
source-name = Of the printed card we know only its name; the rest is ours.
source-given = Of the printed card we know only that a card is given and one drawn; the rest is ours.
source-destroyed = Of the printed card we know only what it destroys; the rest is ours.

## Cards in play

# Cards of a column: the uncovered one, and the covered ones below it with commas.
covering = { $top }, covering { $covered }
no-cards = no cards
# A card whose strength another one changed.
changed-card = { $card } (counts { $strength })
facedown-card =
    { $card ->
        [unknown] facedown ({ $strength })
       *[other] { $card } facedown ({ $strength })
    }

# The lead in a theater. $side is an emblem ("◆").
lead-tied = tied { $total }–{ $total } ({ $side } wins ties)
lead-ahead = { $side } leads { $ahead }–{ $behind }

## Whose turn it is

# Never with an emblem alone: $who and $other are people with their emblems.
turn-of-one =
    { $who ->
        [you] Your turn
       *[other] { $who }'s turn
    }
turn-of-two =
    { $who ->
        [you] Your or { $other }'s turn
       *[other] { $who }'s or { $other }'s turn
    }
# $whose is turn-of-one or turn-of-two.
turn-with-due-cards = **{ $whose }**: play { LIST($cards, type: "or") }, or withdraw.

# "You" among the people of $awaited, which are with emblems in these texts: "**you or ◆ Ben**".
you-awaited = you
# Everybody in the list has to answer.
waiting-swap = Waiting for **{ LIST($awaited) }** to choose a card to swap.
# One answer of the people in the list is enough. $card asks for it.
waiting-flip = Waiting for **{ LIST($awaited, type: "or") }** to choose a card to flip for { $card }.
waiting-may-flip = Waiting for **{ LIST($awaited, type: "or") }** to decide whether to flip a card for { $card }.
waiting-may-move = Waiting for **{ LIST($awaited, type: "or") }** to decide whether to move a card for { $card }.
waiting-reveal = Waiting for **{ LIST($awaited, type: "or") }** to choose a card to reveal for { $card }.
waiting-may-reveal = Waiting for **{ LIST($awaited, type: "or") }** to decide whether to reveal a card for { $card }.
waiting-name = Waiting for **{ LIST($awaited, type: "or") }** to name a card for { $card }.
waiting-exchange = Waiting for **{ LIST($awaited, type: "or") }** to choose which cards change sides for { $card }.
waiting-choose = Waiting for **{ LIST($awaited, type: "or") }** to choose for { $card }.

# $people (number)
status-won =
    { $side ->
        [you] **You won.**
       *[other] **{ $side } won the match.**
    }

## The board

board-title = { $game } · battle { $battle }
score = Score
seen-in-hands = Cards seen in hands
score-by-battle = Score by battle
turning-point = Turning point

# A side and facts of it with commas, which are the texts below it.
side-line = { $side }: { $facts }
side-points = **{ $points ->
        [one] 1 point
       *[other] { $points } points
    }**
side-hand =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand
# $who is a member of a team with a numbered emblem ("◆1 Alice").
member-hand = { $who } { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
side-first = first player (wins ties)
side-air-drop = has { card-air-drop }
side-extra-turns =
    { $count ->
        [one] 1 extra turn
       *[other] { $count } extra turns
    } to come

# A column: its total, what was added to it (the bonuses below, with commas), and its cards.
column-line = **{ $total }**: { $shown }
column-line-bonuses = **{ $total }** ({ $bonuses }): { $shown }
# $card is a name alone.
bonus-card = +{ $points } { $card }
supplies =
    { $count ->
        [one] 1 Supply
       *[other] { $count } Supplies
    }

# Due is a card in the present turn. $who is never "you".
duty =
    { $due ->
        [true] { $who } must play { $card } now
       *[false] { $who } must play { $card } next turn
    }

# Facts about the match, in a line with " · " between them.
deck-size =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
supplies-left =
    { $count ->
        [one] 1 Supply left
       *[other] { $count } Supplies left
    }
points-to-win =
    { $points ->
        [one] 1 point to win
       *[other] { $points } points to win
    }
single-battle = a single battle decides

# What the reader has learnt of hands. $who is a person, or a side in `note-lacked`; never "you".
note-showed = { $who } showed { $card } in battle { $battle }, turn { $turn }
note-was-given = { $who } was given { $card } in battle { $battle }, turn { $turn }
note-took-back = { $who } took back { $card } in battle { $battle }, turn { $turn }
# $people (number) are those of the side.
note-lacked = { $who } did not hold { $card } in battle { $battle }, turn { $turn }

# Alternative texts of pictures: what is known of a theater, and of a side's column there. $place is a theater, with its
# number if there are five; $side is an emblem.
alt-theater = { $place }: { $fact }
alt-column = { $place }, { $side } { $fact }
# $news are whole sentences.
alt-battle = Battle { $battle }: { $news }
alt-turning-point = { turning-point }: { $sentence }
# A card of the hand with a frame in the picture.
alt-marked = Marked: { $card }
alt-must-play = You must play { LIST($cards, type: "or") }
# $text is the card's text, or its effect in a few words.
alt-text-of-card = { $card }: { $text }
# Theaters that a card of the hand may go to.
alt-faceup-to = Faceup to { LIST($theaters, type: "or") }
alt-facedown-to = Facedown to { LIST($theaters, type: "or") }

# One battle in the history of a match. $side and $loser are never "you". $people (number)
battle-line = Battle { $battle }: { $side } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $score })
# $people (number) are those of $side, $losers (number) those of $loser.
battle-line-withdrew = Battle { $battle }: { $loser } withdrew, { $side } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $score })
# Sentences about the turning point of a match. $side is never "you". $people (number)
led-from-start = { $side } led from the first battle on.
battle-brought = Battle { $battle } brought { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# $people (number)
took-the-lead = { $side } took the lead in battle { $battle } and kept it.

## Words in pictures, at 26 to 68 px

# $winners are the names of a side; 26 letters fit in a line of 68 px, and two lines are possible. $people (number)
picture-winner = { $winners } won
picture-winner-nameless = won
# In a cell of 108 px: 26 px, at most 9 letters.
picture-withdrew-cell = withdrew
picture-turning-point = Turning point
picture-turning-battle = Turning point: battle { $battle }
# $winners may be empty, if their names can't be drawn; their emblem stands before the text anyway. $people (number)
picture-led = { $winners } led from the first battle on
# $people (number)
picture-took-lead = { $winners } took the lead and kept it
# What happened to a card, in two lines of about 14 letters, at the right of its name.
picture-flipped =
    flipped in
    { $theater }
picture-destroyed =
    destroyed in
    { $theater }
picture-changed-sides =
    changed sides in
    { $theater }
picture-unknown-card = Facedown card
# These follow the emblem of the side that did it.
picture-resigned = resigned the match
picture-withdrew = withdrew from battle { $battle }
picture-fought-out = won battle { $battle }, all cards played
# $own is true if the reader's side won. $winners may be empty, as above. $people (number)
picture-battle-won =
    { $own ->
        [true] Battle { $battle }: You won
       *[false] Battle { $battle }: { $winners } won
    }
# Below the total of a side that wins a tie: 28 px, at most 3 letters.
picture-tie = tie
# After a side's points: "of 18".
picture-of-points = of { $points }
# Beside an arrow to the side that wins ties: 26 px, at most 9 letters.
picture-wins-ties =
    { $people ->
        [one] wins ties
       *[other] win ties
    }
# In the bar of a side, with " · " between: 28 px, and if 26 letters or less, beside that of the other side.
# $names (list) are cards without their theaters (short-card).
picture-must-play = must play { LIST($names, type: "or") }
# $number is the place of a member in a team. $names (list)
picture-member-must-play = { $number } must play { LIST($names, type: "or") }
picture-air-drop = { card-air-drop } ready
picture-extra-turn = extra turn
# $card is a name alone, and $after its strength facedown.
picture-top-card = Top card: { $card } { $strength }. Facedown it counts { $after }.
# What a card in play would do with the top card: 30 px, at most 16 letters.
picture-under-deck = under the deck

## The panel of a player: its title

you-won = You won
you-lost = You lost
# Names without emblems; never "you".
awaits-all = Waiting for { LIST($awaited) }
awaits-any = Waiting for { LIST($awaited, type: "or") }
your-turn = Your turn
your-sides-turn = Your side's turn
play-top-card =
    { $forced ->
        [true] Play { $card } facedown
       *[false] Play { $card } facedown?
    }
# $card is the card that asks something.
answer-card = Answer { $card }

# Titles for what is asked; a question if the player may leave it.
title-play =
    { $forced ->
        [true] Play a card at once
       *[false] Play a card?
    }
title-swap =
    { $forced ->
        [true] Choose a card to swap
       *[false] Choose a card to swap?
    }
title-flip =
    { $forced ->
        [true] Choose a card to flip
       *[false] Flip a card?
    }
title-move =
    { $forced ->
        [true] Move one of your cards
       *[false] Move a card?
    }
title-take-back =
    { $forced ->
        [true] Take a card back
       *[false] Take a card back?
    }
title-place =
    { $forced ->
        [true] Choose a theater for the top card
       *[false] Play the top card?
    }
title-reveal =
    { $forced ->
        [true] Choose a card to reveal
       *[false] Reveal a card?
    }
title-name =
    { $forced ->
        [true] Name a card
       *[false] Name a card?
    }
title-exchange =
    { $forced ->
        [true] Choose which cards change sides
       *[false] Choose which cards change sides?
    }
title-give =
    { $forced ->
        [true] Choose a card to give away
       *[false] Choose a card to give away?
    }
title-receive =
    { $forced ->
        [true] Take the card
       *[false] Take the card?
    }
title-draw =
    { $forced ->
        [true] Draw cards
       *[false] Draw cards?
    }
title-destroy =
    { $forced ->
        [true] Choose a card to destroy
       *[false] Destroy one of your cards?
    }

## The panel of a player: its texts

# Above a picture. $title is the panel's title.
due-cards-title = **{ $title }**: you must play { LIST($cards, type: "or") }.
mate-may-answer = You or { $mate } may answer.
passed-on = You pass on { $card } once everybody has chosen.
given-away = You give { $card } away.
mate-plays = { $mate } plays for your side this time.
mate-answers = { $mate } answers for your side this time.

# $name is the reader's.
its-your-turn = **It's your turn, { $name }.**
its-your-choice = **It's your choice, { $name }.**
may-move-envoy = You may move { card-envoy } first.
must-play = You must play { LIST($cards, type: "or") }: faceup to a theater that takes it, or facedown to any.
play-one = Play one card: *deploy* it faceup to its own theater, or *improvise* it facedown to any.
# $people (number)
or-withdraw = Or withdraw from the battle: { $side } would score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

# What is asked: by a card whose text, $text, speaks to the reader, or by one that can't be seen.
asked-by = { $card } says: “{ $text }”
asked-by-hidden = It is for { $card }.
question-swap = You pass it to { $mate } and get one back. Both choose in secret, and the cards change hands once everybody has chosen.
question-disrupt = { card-land-5 } makes you flip one of your uncovered cards.
question-armistice = { card-diplomacy-2 } lets you flip one of these cards, or leave it.
question-surveil = The enemy's { card-intelligence-2 } makes your side reveal cards of its choice. Then the enemy may flip a card that is higher than one of them.
question-give-take = The enemy gives your side a card.
top-card-is = The deck's top card is { $card }; facedown it counts { $strength }.
# A hint below a button: at most 100 letters. $before and $after are totals.
would-raise-total = Your total in { $theater } goes from { $before } to { $after }
would-stop = { $ability } would send it under the deck

# What two team mates who are both asked have to know.
mates-answer = You or { $mate } may answer: the first answer counts.
mates-turn = You or { $mate } may play this turn: the first to act plays for your side.
mates-take-back = You or { $mate } may answer: whoever takes a card back has to play one.
mates-reveal = You or { $mate } may answer with cards of your own hand: the first answer counts.
mates-give = You or { $mate } may answer with a card of your own hand: the first answer counts.
mates-receive = You or { $mate } may answer: whoever takes it first has it in hand.
mates-draw = You or { $mate } may answer: whoever draws first has the cards in hand.

your-hand = Your hand
no-cards-left = You have no cards left.
# A card of the hand and its text.
hand-card = **{ $card }**: { $text }
top-card = The deck's top card
# $alone is true if the reader has no team mate.
top-card-seen =
    { $alone ->
        [true] { $card } (only you have seen it)
       *[false] { $card } (only your side has seen it)
    }

## Choices: buttons of at most 80 letters, and where they are in a list, of at most 100 with a hint of 100

withdraw = Withdraw
withdraw-unavailable = You can withdraw only when it's your turn to play a card. Press **{ my-hand }** to see how things stand.
enemy-scores = The enemy scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# $team is true if the reader has a team mate. $ends is true if that ends the match.
withdraw-question =
    { $team ->
        [true] Withdraw for your whole side?
       *[false] Withdraw?
    } { $ends ->
        [true] This gives { $side } { $points ->
            [one] 1 point
           *[other] { $points } points
        } and the match.
       *[false] This gives { $side } { $points ->
            [one] 1 point
           *[other] { $points } points
        }, and the next battle begins.
    }

# Plays of one card: the button of the card comes first, then a question with buttons for the theaters. Texts without
# $card are these buttons; those with it are shown alone.
where-play = Where do you play { $card }?
deploy-to = Deploy to { $theater }
deploy-to-using = Deploy to { $theater } ({ $ability })
deploy = Deploy { $card } to { $theater }
deploy-using = Deploy { $card } to { $theater } ({ $ability })
deploy-caution = Deploy { $card } to { $theater }? Everybody sees it then.
deploy-using-caution = Deploy { $card } to { $theater } ({ $ability })? Everybody sees it then.
deploy-hint = Faceup: { $effect }
deploy-hint-supply = Faceup; the enemy gains 1 Supply in { $theater }
improvise-to = Improvise to { $theater }
improvise = Improvise { $card } to { $theater }
improvise-hint = Facedown, no ability

move-envoy-to = Move { card-envoy } to { $theater }
move-envoy-hint = Your action follows

# Cards in play, of the reader or of the enemy.
own-card =
    { $faceup ->
        [true] Your { $card } in { $theater }
       *[false] { $card ->
            [unknown] Your facedown card in { $theater }
           *[other] Your facedown { $card } in { $theater }
        }
    }
enemy-card =
    { $faceup ->
        [true] { $enemy }'s { $card } in { $theater }
       *[false] { $card ->
            [unknown] { $enemy }'s facedown card in { $theater }
           *[other] { $enemy }'s facedown { $card } in { $theater }
        }
    }
flip-own =
    { $faceup ->
        [true] Flip your { $card } in { $theater }
       *[false] { $card ->
            [unknown] Flip your facedown card in { $theater }
           *[other] Flip your facedown { $card } in { $theater }
        }
    }
flip-enemy =
    { $faceup ->
        [true] Flip { $enemy }'s { $card } in { $theater }
       *[false] { $card ->
            [unknown] Flip { $enemy }'s facedown card in { $theater }
           *[other] Flip { $enemy }'s facedown { $card } in { $theater }
        }
    }
flip-enemy-caution =
    { $faceup ->
        [true] Flip { $enemy }'s { $card } in { $theater }?
       *[false] { $card ->
            [unknown] Flip { $enemy }'s facedown card in { $theater }?
           *[other] Flip { $enemy }'s facedown { $card } in { $theater }?
        }
    }
destroy-own =
    { $faceup ->
        [true] Destroy your { $card } in { $theater }
       *[false] { $card ->
            [unknown] Destroy your facedown card in { $theater }
           *[other] Destroy your facedown { $card } in { $theater }
        }
    }
destroy-enemy =
    { $faceup ->
        [true] Destroy { $enemy }'s { $card } in { $theater }
       *[false] { $card ->
            [unknown] Destroy { $enemy }'s facedown card in { $theater }
           *[other] Destroy { $enemy }'s facedown { $card } in { $theater }
        }
    }
destroy-hint = It goes under the deck

# Hints of flips. $changed is true if the card's strength becomes another: $after in place of $before.
flip-hint-unknown = Turns faceup
flip-hint-up =
    { $changed ->
        [true] Turns faceup and counts { $after } instead of { $before }
       *[false] Turns faceup and still counts { $after }
    }
flip-hint-up-instant =
    { $changed ->
        [true] Turns faceup and counts { $after } instead of { $before }, and its owner carries out its ability
       *[false] Turns faceup and still counts { $after }, and its owner carries out its ability
    }
flip-hint-down =
    { $changed ->
        [true] Turns facedown and counts { $after } instead of { $before }
       *[false] Turns facedown and still counts { $after }
    }

# The reader's cards in play. $number tells unknown cards of a column apart.
own-card-in =
    { $faceup ->
        [true] { $card } in { $theater }
       *[false] { $card ->
            [unknown] Facedown card { $number } in { $theater }
           *[other] Facedown { $card } in { $theater }
        }
    }
move-to = Move to { $theater }
move-card =
    { $faceup ->
        [true] Move { $card } from { $start } to { $end }
       *[false] { $card ->
            [unknown] Move facedown card { $number } from { $start } to { $end }
           *[other] Move facedown { $card } from { $start } to { $end }
        }
    }
where-move =
    { $faceup ->
        [true] Where do you move your { $card }?
       *[false] { $card ->
            [unknown] Where do you move your facedown card { $number }?
           *[other] Where do you move your facedown { $card }?
        }
    }
own-card-from =
    { $faceup ->
        [true] { $card } from { $theater }
       *[false] { $card ->
            [unknown] Facedown card { $number } from { $theater }
           *[other] Facedown { $card } from { $theater }
        }
    }
take-back-card =
    { $faceup ->
        [true] Take back { $card } from { $theater }
       *[false] { $card ->
            [unknown] Take back facedown card { $number } from { $theater }
           *[other] Take back facedown { $card } from { $theater }
        }
    }

play-it-to = Play it to { $theater }
play-top-card-to =
    { $card ->
        [unknown] Play the top card facedown to { $theater }
       *[other] Play { $card } facedown to { $theater }
    }

# Two uncovered cards of a theater change sides: the reader's card, $given, for the enemy's, $taken. $gives_faceup and
# $takes_faceup say whether they lie faceup. A button of at most 80 letters; what is longer is cut.
exchange-in = { $theater }: { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
            [unknown] facedown card
           *[other] facedown { $given }
        }
    } for { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
            [unknown] facedown card
           *[other] facedown { $taken }
        }
    }
exchange = Exchange the uncovered cards in { $theater }
exchange-hint =
    { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
            [unknown] facedown card
           *[other] facedown { $given }
        }
    } for { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
            [unknown] facedown card
           *[other] facedown { $taken }
        }
    }

do-nothing = Do nothing
do-nothing-hint = Leave the ability unused

give-to-mate = Give { $card } to { $mate }
give-to-enemy = Give { $card } to { $enemy }
reveal = Reveal { $card }
reveal-hint = Everybody sees it; it stays in your hand
reveal-hint-leverage = Then flip an uncovered card lower than { $strength }
reveal-hint-requisition = Then gain { $count ->
        [one] 1 Supply
       *[other] { $count } Supplies
    } in { $theater }
which-card = Which card do you name?
name-card = Name { $card }
in-own-hand = It is in your own hand
lies-in = It lies in { $theater }
draw-cards = Draw cards
draw-hint = Two join your hand
take-card = Take the card
take-hint = It joins your hand

## Sentences about what happened

# $row has the names of all theaters in their order, with commas. Whoever is first also wins ties.
battle-begins =
    { $side ->
        [you] Battle { $battle } begins: { $row }. You play first and win ties.
        [side] Battle { $battle } begins: { $row }. Your side plays first and wins ties.
       *[other] { $people ->
            [one] Battle { $battle } begins: { $row }. { $side } plays first and wins ties.
           *[other] Battle { $battle } begins: { $row }. { $side } play first and win ties.
        }
    }
# $people (number)
match-won =
    { $side ->
        [you] You won the match!
        [side] Your side won the match!
       *[other] { $side } won the match!
    }
resigned =
    { $who ->
        [you] You resigned the match.
       *[other] { $who } resigned the match.
    }
resigned-for-your-team = { $who } resigned the match for your team.
# $team are the names of all its people.
resigned-for-team = { $who } resigned the match for { $team }.
withdrew = { CAPITAL($who) } withdrew with { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand.
withdrew-for-side =
    { $who ->
        [you] You withdrew for your side, which held { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
       *[other] { $who } withdrew for their side, which held { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
    }
# $people (number)
turn-skipped =
    { $side ->
        [you] You had no card to play and skipped the turn.
        [side] Your side had no card to play and skipped the turn.
       *[other] { $side } had no card to play and skipped the turn.
    }

# $card is a name alone, because its theater follows.
played = { CAPITAL($who) } played { $card } { $strength } in { $theater }.
# Faceup in a theater of another type, which the card $ability allows.
played-using = { CAPITAL($who) } played { $card } in { $theater }, using { $ability }.
played-facedown = { CAPITAL($who) } played { $card } facedown in { $theater }.
played-top-card =
    { $card ->
        [unknown] { CAPITAL($who) } played the deck's top card facedown in { $theater }.
       *[other] { CAPITAL($who) } played the deck's top card, { $card }, facedown in { $theater }.
    }
# Follows the sentence that the card was played. $ability is the card that did it.
stopped = { $ability } sent it under the deck.

turned-faceup =
    { $owner ->
        [own] { CAPITAL($who) } turned { $card } in { $theater } faceup.
        [you] { CAPITAL($who) } turned your { $card } in { $theater } faceup.
        [side] { CAPITAL($who) } turned your side's { $card } in { $theater } faceup.
       *[other] { CAPITAL($who) } turned { $owner }'s { $card } in { $theater } faceup.
    }
turned-facedown =
    { $owner ->
        [own] { CAPITAL($who) } turned { $card } facedown.
        [you] { CAPITAL($who) } turned your { $card } facedown.
        [side] { CAPITAL($who) } turned your side's { $card } facedown.
       *[other] { CAPITAL($who) } turned { $owner }'s { $card } facedown.
    }
moved =
    { $faceup ->
        [true] { CAPITAL($who) } moved { $card } from { $start } to { $end }.
       *[false] { $card ->
            [unknown] { CAPITAL($who) } moved a facedown card from { $start } to { $end }.
           *[other] { CAPITAL($who) } moved the facedown { $card } from { $start } to { $end }.
        }
    }
taken-back =
    { $card ->
        [unknown] { CAPITAL($who) } took a facedown card back from { $theater }.
       *[other] { CAPITAL($who) } took { $card } back from { $theater }.
    }
# A card of $owner now belongs to $side, the enemy.
changed-sides =
    { $owner ->
        [you] Your
        [side] Your side's
       *[other] { $owner }'s
    } { $faceup ->
        [true] { $card }
       *[false] { $card ->
            [unknown] facedown card
           *[other] facedown { $card }
        }
    } in { $theater } went over to { $side ->
        [side] your side
       *[other] { $side }
    }.
destroyed = { CAPITAL($who) } destroyed { $owner ->
        [own] { $who ->
            [you] your own
           *[other] their own
        }
        [you] your
        [side] your side's
       *[other] { $owner }'s
    } { $faceup ->
        [true] { $card }
       *[false] { $card ->
            [unknown] facedown card
           *[other] facedown { $card }
        }
    } in { $theater }.

revealed = { CAPITAL($who) } revealed { $card }.
# $side is the enemy, who doesn't hold the card.
named-in-vain =
    { $side ->
        [you] { CAPITAL($who) } named { $card }: you don't hold it.
        [side] { CAPITAL($who) } named { $card }: your side doesn't hold it.
       *[other] { $people ->
            [one] { CAPITAL($who) } named { $card }: { $side } doesn't hold it.
           *[other] { CAPITAL($who) } named { $card }: { $side } don't hold it.
        }
    }
named =
    { $holder ->
        [you] { CAPITAL($who) } named { $card }: you hold it and must play it next.
       *[other] { CAPITAL($who) } named { $card }: { $holder } holds it and must play it next.
    }
drew = { CAPITAL($who) } drew { $card }.
gave = { CAPITAL($who) } gave { $receiver } { $card }.
swap-chosen = { CAPITAL($who) } chose { $card } to swap.
swapped = { CAPITAL($who) } passed { $receiver } { $card }.
# $people (number)
looked-at-top =
    { $side ->
        [you] You looked at the deck's top card.
        [side] Your side looked at the deck's top card.
       *[other] { $side } looked at the deck's top card.
    }
# $people (number)
saw-top-card =
    { $side ->
        [you] You looked at the deck's top card: { $card }.
        [side] Your side looked at the deck's top card: { $card }.
       *[other] { $side } looked at the deck's top card: { $card }.
    }
# $people (number)
gained-supplies =
    { $side ->
        [you] You
        [side] Your side
       *[other] { $side }
    } gained { $count ->
        [one] 1 Supply
       *[other] { $count } Supplies
    } in { $theater }.
declined = { CAPITAL($who) } didn't use { $card }.
interrupted = That interrupted { $card }.
fizzled = { $card } had no effect.
air-drop-granted =
    { $side ->
        [you] { card-air-drop } lets you play one card faceup in any theater.
        [side] { card-air-drop } lets your side play one card faceup in any theater.
       *[other] { card-air-drop } lets { $side } play one card faceup in any theater.
    }
air-drop-over =
    { $side ->
        [you] Your { card-air-drop } is over.
        [side] Your side's { card-air-drop } is over.
       *[other] { $side }'s { card-air-drop } is over.
    }
# $people (number)
extra-turn =
    { $side ->
        [you] You got an extra turn.
        [side] Your side got an extra turn.
       *[other] { $side } got an extra turn.
    }

all-cards-played = All cards are played.
# $people (number)
theaters-held =
    { $side ->
        [you] You held { LIST($theaters) }.
        [side] Your side held { LIST($theaters) }.
       *[other] { $side } held { LIST($theaters) }.
    }
# $score has the points of both sides with their emblems ("◆ 6 : ● 0"). $people (number)
battle-won =
    { $side ->
        [you] You
        [side] Your side
       *[other] { $side }
    } won the battle and scored { $points ->
        [one] 1 point
       *[other] { $points } points
    } ({ $score }).

## Reasons of a hint or a review: what an action led to, for "you"

# $before and $after are numbers of theaters.
hint-theaters =
    { $after ->
        [one] You controlled 1 theater instead of { $before }.
       *[other] You controlled { $after } theaters instead of { $before }.
    }
# Leads in points. $was and $now are "ahead", "behind" or "level". $bound is "exactly", "at_least" or "at_most".
hint-lead = In { $theater }, you went from { $was ->
        [ahead] { $before } ahead
        [behind] { $before } behind
       *[level] level
    } to { $now ->
        [ahead] { $after } ahead
        [behind] { $after } behind
       *[level] level
    }{ $bound ->
        [at_least] { " " }or better
        [at_most] { " " }or worse
       *[exactly] { "" }
    }.
# $effect is the card's ability in a few words.
hint-ability = { $card } lay faceup: { $effect }.
hint-points = That is less than the { $points ->
        [one] 1 point
       *[other] { $points } points
    } of a battle lost in the end.
# $before is the number of all theaters.
hint-held =
    { $after ->
        [0] You controlled none of the { $before } theaters.
       *[other] You controlled only { $after } of the { $before } theaters.
    }
hint-weakest = No card of your hand had a lower strength.
# $before is the number of the enemy's cards.
hint-cards = You had { $after ->
        [one] 1 card
       *[other] { $after } cards
    } left, and the enemy { $before }.

## Replays

battle = Battle { $battle }

## Options of a match

option-mode = Mode
option-mode-standard = standard, three theaters
option-mode-epic = epic, five theaters
option-edition = Edition
option-edition-auto = the usual one (classic, revised for teams and mixes)
option-edition-classic = classic, as first printed
option-edition-revised = revised, as printed later
option-scoring = Scoring
option-scoring-standard = standard, 2 to 6 points a battle
option-scoring-beginner = beginner, 1 point a battle
option-target = Target
option-target-auto = the usual one (12 points, epic or teams 6, beginners 3)
option-target-12 = 12 points
option-target-18 = 18 points, a long match
option-target-6 = 6 points, a short match
option-theaters = Theaters
option-theaters-random = drawn by chance
list-of-theaters = { LIST($theaters) }

# Names of sets of options. People may type them as one word.
preset-classic = Classic
preset-quick = Quick
preset-epic = Epic

# The terms of a match, in a line with " · " between them; the first gets a capital letter.
terms-epic = epic, { LIST($theaters) }
terms-epic-drawn = epic, five theaters drawn
terms-drawn = three theaters drawn
terms-classic = classic edition
terms-revised = revised edition
terms-beginner = beginner scoring, 1 point a battle
terms-target = to { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# What is different for teams, with commas: terms-teams-revised, terms-target or single-battle.
terms-teams = teams: { $differences }
terms-teams-revised = revised

## Rules: names of pages, which are also buttons and can be typed, and the pages

topic-overview = overview
topic-turn = turn
topic-deploy-and-improvise = deploy and improvise
topic-abilities = abilities
topic-control = control
topic-withdraw-and-points = withdraw and points
topic-editions = editions
topic-supplies = supplies, reveals and more
topic-mixing-theaters = mixing theaters
topic-epic = epic
topic-teams = teams

# $first (theater), $second (theater), $third (theater). $supplies is true for Flies, Lies & Supplies.
rules-overview =
    Two commanders fight for three theaters: **{ $first }**, **{ $second }** and **{ $third }**, which lie in a row. In each battle both get six cards and play one at a time, in turn.{ $supplies ->
        [true] { " " }Cards bring Supplies, reveal hands, change sides.
       *[false] { "" }
    } Whoever controls two of the three theaters when all cards are played wins the battle and scores 6 victory points. If a battle looks lost, you may withdraw early and give the enemy fewer points. The first to 12 points wins the match.

    The public board shows everything that both may see. **{ my-hand }** shows your cards and what you can do; only you see it.
rules-turn =
    On your turn you do exactly one thing:
    • **Deploy** a card: faceup, to the theater of its own type.
    • **Improvise** a card: facedown, to any theater.
    • **{ withdraw }** from the battle.

    A card goes on top of your own cards in that theater and covers them. If it came faceup and has an instant ability, that is carried out at once. Then it is the enemy's turn. You draw a card only when an ability says so.
rules-deploy-and-improvise =
    {"*"}*Deploying** puts a card faceup into the theater of its type: air cards to { theater-air }, and so on. Some cards let you deploy elsewhere: { card-aerodrome } for strengths 1 to 3, { card-air-drop } for one card, { card-supply-lines } for any card, at the price of a Supply for the enemy.

    {"*"}*Improvising** puts any card facedown into any theater. A facedown card has strength 2 and no ability. You may always look at your own facedown cards; the enemy may not.

    Only the top card of a column is uncovered. Covered cards keep their strength and, if faceup, their ongoing ability, but can't be flipped.
rules-abilities =
    {"*"}*Instant** abilities happen when the card comes to lie faceup, because it was deployed or flipped up. **Ongoing** abilities work as long as the card lies faceup, covered or not. Strength 6 cards have none.

    Unless it says that you may, you must do what the card says, as far as possible, even if it hurts you. Whatever is impossible is skipped. Whoever owns a card decides for it, even if the enemy flipped it up.

    {"*"}Next to* means the neighbours in the row: the two ends are not next to each other.
    {"*"}Flip* turns an uncovered card over, either way. *Move* is no play: it triggers nothing and can't be stopped.

    `/card` shows any card.
rules-control =
    Add up your cards in a theater: faceup cards count what they show, facedown cards 2, each Supply 1. Abilities such as { card-support }, { card-escalation } and { card-cover-fire } change that. The side with the higher total controls the theater. **Ties go to the first player**, even at 0 to 0.

    After each battle the first player changes, and each theater goes one place to the right, the last one to the far left.
rules-withdraw-and-points =
    Win a battle that was fought to the end, and you score **6**. If you withdraw, the enemy scores by how many cards you still hold:
    • As **first player**: 4 or more cards: 2 points · 2 or 3: 3 points · 1 card: 4 points.
    • As **second player**: 5 or more cards: 2 points · 3 or 4: 3 points · 2: 4 points · 1 card: 6 points.

    You can withdraw only instead of playing a card on your own turn. The usual target is 12 points; 18 makes a long match, and a match may also be a single battle. With **beginner scoring** every battle gives 1 point, withdrawal or not, and 3 points win.
rules-editions =
    {"*"}*{ edition-classic }** follows the first printings: an ability that is triggered inside another is carried out at once, and an ability ends early when its card is turned facedown. **{ edition-revised }** follows the later ones: abilities wait in line, and one that has begun is always finished.

    Four cards read differently: { card-air-drop }, { card-reinforce }, { card-disrupt } and { card-redeploy }; `/card` shows both texts. { theater-air }, { theater-land } and { theater-sea } alone, one against one, is classic unless you ask otherwise. Everything else is always revised: other theaters, epic matches, teams.
rules-supplies =
    {"*"}*Supplies** are tokens; there are 14. Each adds 1 to its side's total in its theater, even where that side has no card. They stay until the battle ends, and when none are left, nobody gains more.
    {"*"}*Reveal**: show a card of your hand to everybody. It stays in your hand.
    {"*"}*Name**: say any card of the match. If the enemy holds it, it is shown and must be played on their next turn, faceup or facedown; they may also withdraw.
    {"*"}*Destroy**: the card goes facedown under the deck.
    {"*"}*Change sides**: a card goes to the top of the enemy's column, with the same face up. Nothing is triggered.

    A side without cards is skipped while the other still has some.

    What you have lawfully seen you need not remember: your panel names facedown cards that you know, and notes what was shown of hands, and when. A note is about then, not about now.

    Not all of these cards' printed texts are known to us: `/card` says which are ours.
# What stands between ` ` is typed: leave it as it is.
rules-mixing-theaters = A match may use any three of the six theaters: { theater-air }, { theater-land }, { theater-sea }, { theater-intelligence }, { theater-diplomacy } and { theater-economics }. Only the cards of its own theaters take part. Choose them with the option *theaters*: `als`, `fls`, `random`, or names joined by hyphens, such as `theaters=air-intelligence-economics`. With one of the last three in the row, Supplies are part of the match.
rules-epic =
    `mode=epic` is a battle for **five** theaters with 30 cards: each side gets ten, and whoever controls three theaters wins. *Next to* still means neighbours in the row: on the board the theaters have numbers, and the third is next to the fourth.

    Withdrawing gives the enemy, by the cards you still hold:
    • As **first player**: 6 or more cards: 2 points · 3 to 5: 3 points · 1 or 2: 4 points.
    • As **second player**: 7 or more cards: 2 points · 4 to 6: 3 points · 2 or 3: 4 points · 1 card: 6 points.

    These numbers come to us from a single source. The usual target is 6 points, so one battle fought to its end decides.
rules-teams =
    Two may play against one, or two against two. A side's members share table and points, not hands: a lone player gets six cards, members of a team three each (epic: ten and five). Before each battle the members of a team swap one card in secret.

    Per turn one member plays one card: whoever holds more cards, or either of them if they hold equally many; then the first to act plays. A member who owes a named card plays it. That member may also withdraw for the side; then both hands are counted.

    When an ability asks your side, both of you may answer, and the first answer counts. A card of a hand can only be chosen by its holder. In abilities *you* and *the enemy* mean the whole side.

    Both members see all facedown cards of their side, but not each other's hands. Talk as you like, openly: the bot carries no private words.

    The usual target is 6 points, in epic matches a single battle.

## The lesson of Air, Land & Sea: headings, then what is so and what to do, then answers to wrong actions. A sentence
## has at most 150 letters, an answer at most 100.

lesson-withdrawing-early = Nothing is lost yet, so there is no reason to withdraw.
lesson-one-card-left = You are one card from winning. Play it.
lesson-facedown = Facedown it would count only 2 and do nothing.
lesson-faceup = That is faceup; this step is about a card facedown.

lesson-start-heading = Three theaters, six cards
lesson-start = Whoever wins two of the three theaters wins the battle, and each of you plays six cards, one a turn.
lesson-start-task = A card faceup goes to the theater of its own type: deploy { card-heavy-bombers }, your 6, to { theater-air }.
lesson-start-otherwise = That card is weaker; begin with your strongest, { card-heavy-bombers }.

lesson-improvise-heading = A card facedown
lesson-improvise = Facedown, any card may go to any theater; it counts 2, and its ability does nothing.
lesson-improvise-task = { card-support } counts only 1 faceup, so play it facedown (improvise) to { theater-sea }, where nobody has a card yet.
lesson-improvise-elsewhere = You lead in { theater-air } already, and 2 are not enough against the 6 in { theater-land }.
lesson-improvise-otherwise = Facedown every card counts 2, so spend your weakest one, { card-support }.

lesson-withdraw-heading = Withdrawing
lesson-withdraw = { card-maneuver } turned your { card-heavy-bombers } facedown, and the Trainer leads in { theater-land } by 6 and in { theater-sea } by 1.
lesson-withdraw-task = A battle lost to the end gives 6 points. With four cards in hand, only 2 to withdraw: press { withdraw }.
lesson-withdraw-otherwise = You could fight on, but with one card fewer it already costs more. Press { withdraw }.

lesson-ability-heading = Abilities
lesson-ability = A new battle: the Trainer has 2 points, goes first this time, and has 6 in { theater-sea }.
lesson-ability-task = { card-maneuver } flips a card next to its theater: deploy it to { theater-land }, and { card-super-battleship } counts only 2.
lesson-ability-facedown = Facedown its ability does nothing; deploy it.
lesson-ability-otherwise = That leaves { card-super-battleship } at 6. { card-maneuver } turns it over.

lesson-last-card-heading = The last card
lesson-last-card = Some turns later you have one card and win { theater-air } by 2, but the Trainer leads in { theater-land } by 3 and in { theater-sea } by 4.
lesson-last-card-task = You need one of them: { card-ambush } flips any uncovered card, so deploy it to { theater-land }.
lesson-last-card-otherwise = Facedown, { card-ambush } flips nothing, and 2 more are not enough in any theater.

lesson-flip-heading = What to flip
lesson-flip = { theater-land } stands at 6 to 7, because { card-escalation } in { theater-sea } makes each of the Trainer's facedown cards count 4.
lesson-flip-task = Flip { card-escalation }, and the one in { theater-land } counts 2 again.
lesson-flip-otherwise = Count again: after that you would not win { theater-land } without losing { theater-air }.

lesson-end = You win { theater-air } by 2 and { theater-land } by 1, which is the battle and 6 points; the Trainer keeps 2.
lesson-end-advice = A real match goes on to 12 points, so withdrawing in time is often what decides it.

## The lesson of Flies, Lies & Supplies, with some texts of the other

flies-start = Whoever wins two of the three theaters wins the battle; the Trainer went first and has 6 in { theater-economics }.
flies-start-task = A card faceup goes to the theater of its own type and does what it says: deploy { card-requisition } to { theater-economics }.
flies-start-otherwise = That card comes later; begin with { card-requisition } and see what it brings.

flies-supplies-heading = Supplies
flies-supplies = { card-requisition } lets you reveal a card of your hand and gain 3 Supplies in the theater of its type.
flies-supplies-task = Each Supply adds 1 there and can't be flipped: reveal { card-mastermind }, which goes to { theater-intelligence } later.
flies-supplies-declined = Supplies for nothing but a look: take them.
flies-supplies-other-card = { theater-intelligence } is right, but this lesson goes on with { card-mastermind } shown.
flies-supplies-otherwise = Put them where you can win: in { theater-intelligence }, where you hold the 6. Reveal { card-mastermind }.

flies-improvise = Your Supplies make 3 in { theater-intelligence }, and the Trainer's facedown card makes 2 there.
flies-improvise-task = Facedown, any card goes to any theater and counts 2: improvise { card-armistice } to { theater-economics }.
flies-improvise-otherwise = Spend a weak card, and spend it where it helps next: { card-armistice } to { theater-economics }.

flies-manipulate-heading = Manipulate
flies-manipulate = You have 3 to 6 in { theater-economics } and 3 to 4 in { theater-intelligence }.
flies-manipulate-task = { card-manipulate } must flip an uncovered card in a theater next to its own: deploy it to { theater-intelligence }.
flies-manipulate-otherwise = Later; first do something about the 6 in { theater-economics }.

flies-flip = { card-war-chest } counts 6 in { theater-economics } as long as it lies faceup.
flies-flip-task = Flip it, and you lead there by 3 to 2.
flies-flip-otherwise = That is your own card; flip { card-war-chest }.

flies-last-card = You lead in { theater-economics } by 7 to 2 now, the Trainer in { theater-diplomacy } and, by 8 to 6, in { theater-intelligence }.
flies-last-card-task = You have one card left, the { card-mastermind } that you revealed: deploy it to { theater-intelligence }.
flies-last-card-otherwise = Facedown it counts only 2, which wins no second theater.

flies-end = You win { theater-intelligence } by 12 to 8, with 3 of that from Supplies, and { theater-economics }: that is the battle.
flies-end-advice = A real match goes on to 12 points; whoever is losing may withdraw, which gives the other fewer of them.
