### Texts of Fight, Flight, Bite: up to four tribes of animals ("critters") spread over woodlands. They fight duels by
### throwing one of three signs in secret, as in rock, paper, scissors, and harvest food.
###
### $who, $owner, $holder, $attacker and $defender are players with their emblem ("◆ Rosa"), or "you" for the reader,
### by which a text can choose with [you]. CAPITAL($who) lets "you" begin a sentence. Where the verb has a plural, $who
### may be several ("you and ● Ben"), and $count is their number.
### $letter, $start and $end are the letter of a woodland, A to I. $count is the number of what the sentence counts.
###
### $sign (sign), $beaten (sign), $one (sign), $other_sign (sign), $food (food), $card (card), $gist (gist), $tribe (tribe)
### $cards (list of card), $tribes (list of tribe), $count (number), $points (number), $value (number), $round (number)
### $rounds (number), $ties (number), $limit (number), $other (number), $locked (bool)
### $icon (number), $extra (number), $fight (number), $flight (number), $bite (number), $nut (number), $mushroom (number), $fruit (number)

## The game

# The title of the game as the publisher has it. Also the name of the bot's game in every list.
game-name = Fight, Flight, Bite
# A line below the name in a list: at most 100 characters.
about-game = Tribes of critters fight over food in duels thrown in secret; for two to four.

## Names of things. Buttons and pictures show them alone; sentences take forms of them.

# The three signs: three different words, which pictures show as claws, a wing and fangs. They are buttons below the
# board, at most 12 letters each, and names of bonus actions: push a critter, move one of your own, move food.
sign-fight = Fight
sign-flight = Flight
sign-bite = Bite

# Food, in the singular and as in the middle of a sentence. Pictures show an acorn, a toadstool and cherries.
food-nut = nut
food-mushroom = mushroom
food-fruit = fruit

tribe-foxes = Foxes
tribe-birds = Birds
tribe-snakes = Snakes
tribe-rabbits = Rabbits
tribe-moles = Moles

## Names of cards. All are different. In a picture they are 25 px high and have room for about 15 letters.
## A name that is longer may have a shorter form for narrow pictures, `.short`: about 13 letters.

card-extra-fight = Extra Fight
card-extra-flight = Extra Flight
card-extra-bite = Extra Bite
card-extra-critter = Extra Critter
card-stampede = Stampede
card-bolt = Bolt
card-gorge = Gorge
card-claw-wing = Claw and Wing
    .short = Claw & Wing
card-wing-fang = Wing and Fang
    .short = Wing & Fang
card-fang-claw = Fang and Claw
    .short = Fang & Claw
card-wild-heart = Wild Heart
card-second-wind = Second Wind
card-stubborn = Stubborn
card-grudge = Grudge
card-long-reach = Long Reach
card-lie-low = Lie Low
card-stare-down = Stare Down
card-thick-hide = Thick Hide
card-pack-tactics = Pack Tactics
card-wander = Wander
card-keen-nose = Keen Nose
card-scavenger = Scavenger
card-windfall = Windfall

# The name of a card in a narrow picture.
name-of-narrow-card = { FORM($card, "short") }

## The texts on cards. "You" is the player of the card. In a picture: at most six lines of 38 letters.

effect-extra-fight = One more { sign-fight } action when you win with { sign-fight }.
effect-extra-flight = One more { sign-flight } action when you win with { sign-flight }.
effect-extra-bite = One more { sign-bite } action when you win with { sign-bite }.
effect-extra-critter = Place one more critter from your reserve right away. It may attack too if it stands where you placed this turn's critter.
effect-stampede = Two more { sign-fight } actions when you win with { sign-fight }.
effect-bolt = Two more { sign-flight } actions when you win with { sign-flight }.
effect-gorge = Two more { sign-bite } actions when you win with { sign-bite }.
effect-claw-wing = One more action when you win with { sign-fight } or { sign-flight }.
effect-wing-fang = One more action when you win with { sign-flight } or { sign-bite }.
effect-fang-claw = One more action when you win with { sign-bite } or { sign-fight }.
effect-wild-heart = One more action of the sign that wins your first duel this turn, whichever it is.
effect-second-wind = Once this turn, when you have lost a duel, you may throw it again. The new result stands.
effect-stubborn = In your duels this turn, the second equal throw in a row wins for you.
effect-grudge = In each duel this turn, attack any opponent you like who has a critter there.
effect-long-reach = This turn, whatever you push or bite may end on any other woodland.
effect-lie-low = This turn you need not fight your first duel.
effect-stare-down = Before your first duel, the defender names a sign in public and may not throw it in that duel.
effect-thick-hide = Defenders who beat you this turn place no cube.
effect-pack-tactics = The first critter you bring in by { sign-flight } this turn arrives standing and may attack.
effect-wander = Right away, you may move one of your critters to a woodland next to it. One of yours must stay where you placed this turn's critter; one that joins it there lies down.
effect-keen-nose = Right away, look at one opponent's hand.
effect-scavenger = Whenever you lose a duel this turn, you may place a cube from the supply too, after the defender.
effect-windfall = Right away, you may put a cube of your choice from the supply on any woodland.

## The same in a few words: below the name in pictures (two lines of 15 letters, 25 px high), in brackets after the
## name of a card, and before "; kept: each nut +1". No full stop. Pictures show cards that help one or two signs by icons
## instead of these words.

gist-extra-fight = +1 { sign-fight } action
gist-extra-flight = +1 { sign-flight } action
gist-extra-bite = +1 { sign-bite } action
gist-extra-critter = Place one more critter
gist-stampede = +2 { sign-fight } actions
gist-bolt = +2 { sign-flight } actions
gist-gorge = +2 { sign-bite } actions
gist-claw-wing = +1 { sign-fight } or { sign-flight } action
gist-wing-fang = +1 { sign-flight } or { sign-bite } action
gist-fang-claw = +1 { sign-bite } or { sign-fight } action
gist-wild-heart = +1 action in the first duel
gist-second-wind = Throw a lost duel again
gist-stubborn = The second tie is yours
gist-grudge = Attack whom you like
gist-long-reach = Push and bite to anywhere
gist-lie-low = You need not fight
gist-stare-down = Defender bars a sign
gist-thick-hide = No cube for defenders
gist-pack-tactics = Your first { sign-flight } in stands
gist-wander = Move a critter next door
gist-keen-nose = Look at one hand
gist-scavenger = A cube for you when you lose
gist-windfall = Put a cube anywhere

## Amounts and lists, as parts of lines and sentences

# A woodland with the sign on it.
woodland = { $letter } ({ $sign })
# Cubes that lie somewhere, are left over or count: an item of a list, or a factor ("4 nuts × 3").
counted-food =
    { $food ->
        [nut] { $count ->
            [one] 1 nut
           *[other] { $count } nuts
        }
        [mushroom] { $count ->
            [one] 1 mushroom
           *[other] { $count } mushrooms
        }
       *[fruit] { $count ->
            [one] 1 fruit
           *[other] { $count } fruits
        }
    }
# The same as the object of "took", in `harvest-share` and `took-food`.
counted-food-taken = { counted-food }
# Cubes of several foods: "2 nuts and 1 fruit". $foods (list)
cubes = { LIST($foods) }
# In place of `cubes` if there are none.
no-food = no food
counted-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# The cards of a hand, each by its name.
list-of-cards = { LIST($cards) }
# An item of a list of critters on a woodland: the emblem of the player, the number of critters, and how many of these
# lie. $lying (number)
lying-critters = { $emblem } { $count } ({ $lying } lying)
# In place of a list of critters: none are on the woodland.
nobody = nobody
# What is on a woodland: $critters is such as "◆ 2, ● 1", $lies such as "2 nuts". After the harvest $lies is a list of
# `took-cubes`, or `no-harvest`.
contents = { $critters }; { $lies }
# An item of a list: the player with this emblem took so many cubes in the harvest.
took-cubes = { $emblem } took { $count }
# In place of that list. Also in a picture: 25 px high, about 12 letters.
no-harvest = no harvest
# The number of bonus actions that a win with each sign brings.
stakes = { sign-fight } { $fight }, { sign-flight } { $flight }, { sign-bite } { $bite }
# The points of a cube of each food.
cube-values = { food-nut } { $nut }, { food-mushroom } { $mushroom }, { food-fruit } { $fruit }
# A card's effect in a few words, and its value if it is kept to the end of the match: the points that it adds to each
# cube of a food. Below a button: at most 100 characters.
brief-and-kept = { $gist }; kept: each { $food } +{ $points }
# Players as the object or subject of a sentence: "◆ Rosa and ● Ben". $players (list)
list-of-players = { LIST($players) }
# One after the other. $first is a comma-separated list of one or several items, $last the last item. The items are
# players ("◆ Rosa"), or `pair-thrown` of several throws.
one-after-another = { $first } then { $last }

## The parts of a match

moment-tribes = Tribes
moment-opening = Opening
moment-turns = Round { $round } of { $rounds }
moment-harvest = Harvest
moment-end = The end

# The title of a board: the name of the game and the part of the match.
title-tribes = { game-name } · tribes
title-opening = { game-name } · opening
title-turns = { game-name } · round { $round } of { $rounds }
title-harvest = { game-name } · harvest

## What is asked of a player: as the title of the private panel (`ask-title-`), in a picture below their name, in two
## lines of 18 letters (`ask-task-`), in a line about one or several players, whose number is $count (`awaits-`), and as
## a whole sentence (`waiting-`). $who are their names. In `awaits-` and `waiting-` nobody is called "you".

ask-title-tribe = Choose your tribe
ask-title-open = Place an opening critter
ask-title-place = Your turn: place a critter
ask-title-play = Your turn: play a card
ask-title-attack = Attack
ask-title-bar = Name a sign you won't throw
ask-title-throw = Throw!
ask-title-void = You lost this duel
ask-title-bonus = Use your bonus
ask-title-cube = You may place a cube
ask-title-pick = Take a cube
ask-title-final-throw = Throw for the win!

ask-task-tribe = chooses a tribe
ask-task-open = places an opening critter
ask-task-place = places a critter
ask-task-play = plays a card
ask-task-attack = attacks
ask-task-may-attack = may attack
ask-task-attack-again = may attack again
ask-task-bar = names a sign not to throw
ask-task-throw = throws
ask-task-void = accepts the loss or throws again
ask-task-bonus = uses the bonus
ask-task-cube = may place a cube
ask-task-pick = takes a cube
ask-task-final-throw = throws for the win

awaits-tribe =
    { $count ->
        [one] **{ $who }** chooses a tribe
       *[other] **{ $who }** choose a tribe
    }
awaits-open =
    { $count ->
        [one] **{ $who }** places an opening critter
       *[other] **{ $who }** place an opening critter
    }
awaits-place =
    { $count ->
        [one] **{ $who }** places a critter
       *[other] **{ $who }** place a critter
    }
awaits-play =
    { $count ->
        [one] **{ $who }** plays a card
       *[other] **{ $who }** play a card
    }
awaits-attack =
    { $count ->
        [one] **{ $who }** attacks
       *[other] **{ $who }** attack
    }
awaits-may-attack =
    { $count ->
        [one] **{ $who }** may attack
       *[other] **{ $who }** attack or end the turn
    }
awaits-attack-again =
    { $count ->
        [one] **{ $who }** may attack again
       *[other] **{ $who }** attack again or end the turn
    }
awaits-bar =
    { $count ->
        [one] **{ $who }** names a sign not to throw
       *[other] **{ $who }** name a sign not to throw
    }
awaits-throw =
    { $count ->
        [one] **{ $who }** throws
       *[other] **{ $who }** throw
    }
awaits-void =
    { $count ->
        [one] **{ $who }** accepts the loss or throws again
       *[other] **{ $who }** accept the loss or throw again
    }
awaits-bonus =
    { $count ->
        [one] **{ $who }** uses the bonus
       *[other] **{ $who }** use the bonus
    }
awaits-cube =
    { $count ->
        [one] **{ $who }** may place a cube
       *[other] **{ $who }** place a cube
    }
awaits-pick =
    { $count ->
        [one] **{ $who }** takes a cube
       *[other] **{ $who }** take a cube of the harvest
    }
awaits-final-throw =
    { $count ->
        [one] **{ $who }** throws for the win
       *[other] **{ $who }** throw for the win
    }

# Above the board, whose buttons are the signs. $locked: a throw is three signs in order, and the button is the first.
press-throw =
    { $locked ->
        [true] { awaits-throw }: press your first sign below
       *[false] { awaits-throw }: press a sign below
    }
press-final-throw = { awaits-final-throw }: press a sign below

waiting-tribe = Waiting for **{ $who }** to choose a tribe.
waiting-open = Waiting for **{ $who }** to place an opening critter.
waiting-place = Waiting for **{ $who }** to place a critter.
waiting-play = Waiting for **{ $who }** to play a card.
waiting-attack = Waiting for **{ $who }** to attack.
waiting-may-attack = Waiting for **{ $who }** to attack or end the turn.
waiting-attack-again = Waiting for **{ $who }** to attack again or end the turn.
waiting-bar = Waiting for **{ $who }** to name a sign not to throw.
waiting-throw = Waiting for **{ $who }** to throw.
waiting-void = Waiting for **{ $who }** to accept the loss or throw again.
waiting-bonus = Waiting for **{ $who }** to use the bonus.
waiting-cube = Waiting for **{ $who }** to place a cube.
waiting-pick = Waiting for **{ $who }** to take a cube of the harvest.
waiting-final-throw = Waiting for **{ $who }** to throw for the win.

## The board

press-sign = Press a sign below. Nobody sees it until all have thrown.
press-first-sign = Press your first sign below; you choose the other two in private. Nobody sees it until all have thrown.
# Who won the match, without a full stop. $count is the number of winners.
match-won =
    { $count ->
        [one] **{ $who } won the match**
       *[other] **{ $who } share the win**
    }
# The reader, in front of their points ("You 12 · Ben 6") and first in a list of names in `winners`.
you-in-list = You
# Large in a picture: 28 letters or two lines. $winners (list) are names, and may have `you-in-list` first, which $you
# says. $count is the number of winners. $you (bool)
winners =
    { $count ->
        [one] { $you ->
            [true] You won
           *[false] { LIST($winners) } won
        }
       *[other] { LIST($winners) } share the win
    }

# Headings of blocks of lines
heading-now = Now
heading-woodlands = Woodlands
heading-tribes = Tribes
heading-supply = Supply
heading-stakes = A win brings
heading-scores = Scores
heading-harvest = Harvest
heading-cards = Cards
# Heading of `cube-values-now`.
heading-cube-values = Points per cube now
heading-turning-point = Turning point
heading-duels = Duels won in rounds 1 to { $rounds }
heading-hand = Your hand
heading-seen-hands = What you saw

## Lines of those blocks. They have no full stop: alternative texts of pictures add it, and begin them with a capital.

# A line about a player: $text is such as "7 in reserve, 8 cards", or points, or numbers.
player-line = { $who }: { $text }
woodland-line = **{ woodland }**: { $contents }
woodland-of-turn-line = **{ woodland }, this turn**: { $contents }
harvest-line = { $letter }: { $harvest }
supply-sentence = { heading-supply }: { $cubes }.
stakes-sentence = { heading-stakes }: { stakes }.
cube-values-now = { cube-values }, with the cards you hold
cube-values-sentence = { heading-cube-values }: { cube-values-now }.

# Items of a `player-line` about the stock of a player
in-reserve = { $count } in reserve
took-food = took { $cubes }
# Also in a picture: 25 px high, about 13 letters.
has-left = has left

has-played = { $who } played { LIST($cards) }
duel-attack = { $attacker } attacks { $defender } on { $letter }
have-thrown =
    { $count ->
        [one] { $who } has thrown
       *[other] { $who } have thrown
    }
# $throws are one or several `opposed-signs`, separated by "; ".
thrown-so-far = Thrown so far: { $throws }
opposed-signs = { $one } against { $other_sign }
duel-ties = Tie { $ties } of { $limit }; { $who } wins tie { $limit }
duel-barred = { $who } may not throw { $sign } in this duel
final-throws = { $who } are tied and throw for the win
final-rounds = Rounds of throws with nobody out: { $rounds } of { $limit }; then they share the win
# $count is the number of bonus actions, of which $unused (number) are left.
bonus-left =
    { $count ->
        [1] One { $sign } action, which is optional
       *[other] { $unused } of { $count } { $sign } actions left; each is optional
    }
# $takers are players one after the other, one for each cube; see `one-after-another`.
pick-order = Cubes of { $letter } go to { $takers }
tribes-left = Still to choose: { LIST($tribes) }
# The woodlands that the picture of the map marks, $letters (list), of which one is to be chosen.
can-choose = You can choose { LIST($letters, type: "or") }.

## The private panel

panel-won = You won the match
panel-lost = You lost the match
# $players (list) are names.
panel-waiting = Waiting for { LIST($players) }
# $signs are one or several signs in order, such as "Fight, Bite, Fight".
secret-throw = You threw { $signs }; only you know it.

# What is asked in full, below the title `ask-title-…`.
advice-tribe = **Each tribe has five cards of its own**, which everybody knows. You get three more, in secret.
advice-open = **Choose a woodland without critters.** There are no duels yet. You place two opening critters.
advice-place = **Choose a woodland for this turn's critter.** If opponents are there, you must attack the one with the most critters.
advice-play = **Play one card for this turn.** The three cards that you keep to the end make food worth more.
advice-bar = **{ card-stare-down }**: name a sign, for all to see. You may not throw it in this duel.
advice-void = **{ card-second-wind }** lets you throw again once. The new result counts.
advice-defender-cube = **You held your ground.** You may put a cube from the supply on a woodland.
advice-scavenger-cube = **{ card-scavenger }**: you may put a cube from the supply on a woodland.

# "Here" is the woodland of the duel that was won. `bonus-left` follows.
bonus-question-fight = **{ sign-fight }: push a critter away from here.**
bonus-question-flight = **{ sign-flight }: bring one of your critters in, or move one out.**
bonus-question-bite = **{ sign-bite }: move a cube from here to another woodland.**
pick-question =
    { $count ->
        [one] **Take from { $letter }.** You get 1 cube there.
       *[other] **Take from { $letter }.** You get { $count } cubes there.
    }
win-brings = A win brings { stakes }.
play-question = **{ ask-title-play }.** { win-brings }
# $opponents (list) are those whom the player may attack.
must-attack = **Attack { LIST($opponents, type: "or") }.** You must fight the first duel.
may-attack = **Attack, or end your turn.**
may-attack-again = **Attack again, or end your turn.**
attackable = You can attack { LIST($opponents, type: "or") }.
can-still-attack =
    { $count ->
        [one] 1 critter of yours can still attack.
       *[other] { $count } critters of yours can still attack.
    }
throw-sign = **Throw a sign against { $who }.**
throw-signs-in-order = **Throw three signs in order against { $who }.**
may-not-throw = You may not throw { $sign }.
cycle-of-signs = { sign-fight } beats { sign-bite }, { sign-bite } beats { sign-flight }, { sign-flight } beats { sign-fight }.
# The players who are tied throw for the win of the match.
final-question = **{ $who } are tied and throw for the win.** Throw in secret; whoever shows the losing sign is out.
throw-stands = A throw stands once all have thrown.

# A card of the reader's hand: its name, the number of copies if there are several, its text from `effect-…`, and the
# points that it adds to each cube of its food if it is kept to the end. $copies (number)
hand-line =
    { $copies ->
        [1] **{ $card }**: { $effect } *Kept: each { $food } +{ $points }.*
       *[other] **{ $card }** × { $copies }: { $effect } *Kept: each { $food } +{ $points }.*
    }

# Alternative texts of the pictures of a hand and of a choice.
you-hold-cards =
    { $count ->
        [one] You hold 1 card.
       *[other] You hold { $count } cards.
    }
marked-card = Marked: { $card }.
hand-card-line = { $card }: { brief-and-kept }.
picked-card = { $card } is picked.

## Words in pictures of the map

# Above the number of the round: 26 px high, 106 px wide, about 8 letters. The same for the next three.
map-round = Round
map-opening = Opening
map-harvest = Harvest
map-end = The end
# Above the number of bonus actions for each sign, which a won duel brings: 25 px high, 90 px wide, about 6 letters.
map-stakes = A win
# On the pond, above the cubes of food that are in the supply: 26 px high, 120 px wide, about 9 letters.
map-supply = Supply

## Words in the picture of a duel, below a player's name: 25 px high, 166 px wide, about 12 letters

duellist-won = won
# A defender who won.
duellist-held = held
duellist-lost = lost
duellist-thrown = thrown
# Names a sign that they won't throw, before the duel.
duellist-bars = bars a sign
duellist-waits = waits
# Still has to throw.
duellist-to-throw = to throw
# Equal throws so far, and at how many of them the attacker wins: 100 px wide, about 7 letters.
duel-tie = tie { $ties }/{ $limit }

## Words in the pictures of players, cards and the end

# A player's place in the turn order, such as "2nd": about 5 letters.
place-in-order = { ordinal }
# Points that a player began with: 25 px high, 116 px wide, about 9 letters.
start-points = start +{ $points }
# How the match was won, below `winners`: about 30 letters.
how-score = on points
how-throws = by throws
how-shared = tied on points
how-left = all others left
cubes-at-harvest =
    { $count ->
        [one] 1 cube at the harvest
       *[other] { $count } cubes at the harvest
    }
# The round in which a duel was won: 126 px wide, about 10 letters with the number.
round-of-duel = round { $round }
# In front of the points of a cube of each food: 26 px high, 232 px wide, about 18 letters.
a-cube-is-worth = A cube is worth
# Between two signs of a card: one of them, not both. 30 px wide, at most 3 letters.
or-between-signs = or

## The review of a match: the woodland that brought a winner most cubes

turning-point =
    { $who ->
        [you] { $count ->
            [one] Your best harvest was { $letter } with 1 cube.
           *[other] Your best harvest was { $letter } with { $count } cubes.
        }
       *[other] { $count ->
            [one] { $who }'s best harvest was { $letter } with 1 cube.
           *[other] { $who }'s best harvest was { $letter } with { $count } cubes.
        }
    }
# $loser is the player who lost that duel, or "you".
turning-point-after-duel =
    { $who ->
        [you] { $count ->
            [one] Your best harvest was { $letter } with 1 cube, after a duel won there against { $loser } in round { $round }.
           *[other] Your best harvest was { $letter } with { $count } cubes, after a duel won there against { $loser } in round { $round }.
        }
       *[other] { $count ->
            [one] { $who }'s best harvest was { $letter } with 1 cube, after a duel won there against { $loser } in round { $round }.
           *[other] { $who }'s best harvest was { $letter } with { $count } cubes, after a duel won there against { $loser } in round { $round }.
        }
    }

## Choices: buttons and entries of menus. A button has at most 80 characters, a longer one looks bad; a hint 100.
## $opponent is a player with their emblem.

# Signs of a throw of three in order, one button after the other. The first also stands below the board.
first-sign = First { $sign }
then-sign = Then { $sign }
end-turn = End your turn
end-turn-hint = No more duels
throw-again = Throw again
throw-again-hint = { card-second-wind }; the new result counts
accept-loss = Accept the loss
accept-lost-duel = Accept the lost duel
stop-here = Stop here
stop-here-hint = Leave the remaining actions
no-cube = No cube
place-no-cube = Place no cube
play-tribe = Play the { $tribe }
# The cards of a tribe, in addition to the one that all have.
play-tribe-hint = Besides { card-extra-critter }: { LIST($cards) }
place-critter = Place a critter on { woodland }
attack-opponent = Attack { $opponent }
attack-opponent-hint =
    { $count ->
        [one] 1 critter there
       *[other] { $count } critters there
    }
attack-opponent-caution = Attack { $opponent }? A duel begins at once.
button-of-food = { CAPITAL($food) }
take-food = Take a { $food }
take-food-hint = Worth { $points } to you
push-opponent = Push { $opponent }
push-where = Where do you push { $opponent }?
push-to = Push { $opponent } to { woodland }
# Buttons after a first choice: a place to which, or from which, a critter or a cube goes.
to-woodland = To { $letter }
from-woodland = From { $letter }
on-woodland = On { $letter }
move-critter = Move a critter from { $start } to { $end }
bring-in = Bring one in
bring-in-from-where = Where does it come from?
move-out = Move one out
move-out-where = Where does it go?
bar-sign = Bar { $sign }
bar-sign-hint = You won't throw it in this duel
throw-one = Throw { $sign }
throw-one-hint = Beats { $beaten }
# $signs are three signs in order, such as "Fight, Bite, Fight".
throw-three = Throw { $signs }
throw-next = What do you throw next?
move-food = Move a { $food } to { $letter }
move-food-where = Where do you move the { $food }?
put-food = Put a { $food } on { $letter }
put-food-where = Where do you put the { $food }?
play-card = Play { $card }
play-card-without = Play { $card } without its effect
without-effect = Without its effect
play-card-how = What do you do with { $card }?
play-card-on = Play { $card } on { woodland }
play-card-where = Where do you play { $card }?
play-card-from-to = Play { $card } from { $start } to { $end }
which-critter = Which critter moves?
critter-goes-where = Where does the critter on { $start } go?
play-card-on-opponent = Play { $card } on { $opponent }
whose-hand = Whose hand do you look at?
look-at = Look at { $opponent }
play-card-food = Play { $card }: { $food } on { $letter }
which-food = Which food do you put down?

# The answer to somebody who may not press a sign below the board. $barred: the defender may not throw this one.
# $barred (bool)
not-to-throw =
    { $barred ->
        [true] Only those who are to throw can press that, once each. The board shows whom it waits for. The defender has barred { $sign } in this duel.
       *[false] Only those who are to throw can press that, once each. The board shows whom it waits for.
    }

## What happened: the log, news and headlines

# A player and the sign that they threw: an item of the lists in the next two.
thrown-sign = { $who } { $sign }
throws-for-order = Throws for the turn order: { LIST($throws) }.
throws-for-win = Throws for the win: { LIST($throws) }.
# After those. $who are one or several players.
out = Out: { $who }.
nobody-out = Nobody is out.
order-set = The turn order is { $who }.
laid-food = Each of the { $count } woodlands has 6 cubes of food. The supply is { $cubes }.
cards-dealt =
    { $count ->
        [one] Each player was dealt 1 secret card.
       *[other] Each player was dealt { $count } secret cards.
    }
drew-tribe = { CAPITAL($who) } drew the { $tribe }.
chose-tribe = { CAPITAL($who) } chose the { $tribe }.
opened = { CAPITAL($who) } opened on { $letter }.
turn-began =
    { $who ->
        [you] It's your turn in round { $round }.
       *[other] It's { $who }'s turn in round { $round }.
    }
placed = { CAPITAL($who) } placed a critter on { $letter }.
played-card = { CAPITAL($who) } played { $card } ({ $gist }).
critter-added = { CAPITAL($who) } placed another critter on { $letter }.
wandered = { CAPITAL($who) } moved a critter by { card-wander } from { $start } to { $end }.
hand-seen =
    { $holder ->
        [you] { CAPITAL($who) } looked at your hand.
       *[other] { CAPITAL($who) } looked at { $holder }'s hand.
    }
hand-seen-with-cards =
    { $holder ->
        [you] { CAPITAL($who) } looked at your hand: { LIST($cards) }.
       *[other] { CAPITAL($who) } looked at { $holder }'s hand: { LIST($cards) }.
    }
# $defender may be "you".
attacked = { CAPITAL($who) } attacked { $defender } on { $letter }.
barred-sign = { CAPITAL($who) } won't throw { $sign } in this duel.
has-thrown =
    { $who ->
        [you] You have thrown.
       *[other] { $who } has thrown.
    }
threw = { CAPITAL($who) } threw { $signs }.
# Both throws of a duel, of which either player may be "you". Several such are joined by `one-after-another`.
pair-thrown = { $attacker } threw { $one }, { $defender } { $other_sign }
# $throws are one or several `pair-thrown`.
throws-shown = { CAPITAL($throws) }.
throws-tied = { CAPITAL($throws) }: tie { $ties }. Both throw again!
duel-voided = { CAPITAL($who) } used { card-second-wind }: the result doesn't count. Both throw again!
attacker-lies-down = The attacking critter lies down.
# A defender won.
duel-held = { CAPITAL($who) } held { $letter } with { $sign }. { attacker-lies-down }
# An attacker won, and gets bonus actions.
duel-won =
    { $count ->
        [one] { CAPITAL($who) } won on { $letter } with { $sign }: 1 { $sign } action. { attacker-lies-down }
       *[other] { CAPITAL($who) } won on { $letter } with { $sign }: { $count } { $sign } actions. { attacker-lies-down }
    }
# The same with a sum such as "(1 + 1 for the icon; 3 at most)".
duel-won-with-sum =
    { $count ->
        [one] { CAPITAL($who) } won on { $letter } with { $sign }: 1 { $sign } action { $sum }. { attacker-lies-down }
       *[other] { CAPITAL($who) } won on { $letter } with { $sign }: { $count } { $sign } actions { $sum }. { attacker-lies-down }
    }
# How bonus actions add up: 1, more if the woodland shows the sign ($icon), more by the card ($extra), and never over 3.
sum-icon = (1 + { $icon } for the icon; 3 at most)
sum-card = (1 + { $extra } for the card; 3 at most)
sum-icon-and-card = (1 + { $icon } for the icon + { $extra } for the card; 3 at most)
pushed =
    { $owner ->
        [you] { CAPITAL($who) } pushed one of your critters from { $start } to { $end }.
       *[other] { CAPITAL($who) } pushed a critter of { $owner } from { $start } to { $end }.
    }
# $standing (bool)
flew =
    { $standing ->
        [true] { CAPITAL($who) } moved a critter from { $start } to { $end }, where it stands.
       *[false] { CAPITAL($who) } moved a critter from { $start } to { $end }.
    }
bitten = { CAPITAL($who) } moved a { $food } from { $start } to { $end }.
actions-unused =
    { $count ->
        [one] { CAPITAL($who) } left 1 action unused.
       *[other] { CAPITAL($who) } left { $count } actions unused.
    }
actions-impossible =
    { $count ->
        [one] { CAPITAL($who) } could not use 1 action.
       *[other] { CAPITAL($who) } could not use { $count } actions.
    }
cube-put = { CAPITAL($who) } put a { $food } from the supply on { $letter }.
cube-declined = { CAPITAL($who) } placed no cube.
cube-missed-thick-hide = { CAPITAL($who) } placed no cube because of { card-thick-hide }.
cube-missed-no-supply = { CAPITAL($who) } placed no cube: the supply is empty.
cube-missed-left = { CAPITAL($who) } placed no cube after leaving the match.
stopped = { CAPITAL($who) } ended the turn.
harvest-began = All turns are taken: the harvest begins.
picked-food = { CAPITAL($who) } took a { $food } from { $letter }.
# A woodland with its critters, such as "◆ 3, ● 2", and its harvest. The second says who controls it, by their emblem.
harvested = { $letter } ({ $critters }): { $harvest }.
harvested-by-controller = { $letter } ({ $critters }; { $emblem } controls it): { $harvest }.
# Items of a list $harvest, in the middle of a sentence: a player may be "you".
harvest-share = { $who } took { $cubes }
nobody-harvested = nobody took any food
harvest-left-over = { $harvest }; left over: { $cubes }
# $hands are one or several `holds`, separated by "; ".
hands-revealed = The hands are shown: { $hands }.
holds =
    { $who ->
        [you] you hold { LIST($cards) }
       *[other] { $who } holds { LIST($cards) }
    }
holds-nothing =
    { $who ->
        [you] you hold no card
       *[other] { $who } holds no card
    }
# $sum is such as "4 nuts × 4 + 2 fruits × 3 = 22", or a number.
scored =
    { $who ->
        [you] You score { $sum }.
       *[other] { $who } scores { $sum }.
    }
# The first part of such a sum.
head-start-points = a head start of { $points }
left-match = { CAPITAL($who) } left the match; their critters stay where they are.
won-as-all-left = { CAPITAL($who) } won the match: all others left.
won-by-throws = { CAPITAL($who) } won the throws and the match!
# $count is the number of winners.
won-by-points =
    { $count ->
        [one] { CAPITAL($who) } won the match!
       *[other] { CAPITAL($who) } share the win!
    }

# Shorter, for headlines
short-tie = { $sign } against { $sign }: tie { $ties } of { $limit }. Throw again.
short-last-tie = { CAPITAL($who) } won on { $letter }: { $sign } against { $sign }, the last tie.
short-held = { CAPITAL($who) } held { $letter }: { $sign } beats { $beaten }.
short-won = { CAPITAL($who) } won on { $letter }: { $sign } beats { $beaten }.

## Reasons of a hint: facts that speak for an action, each a line of its own

# The lead in critters on a woodland, before an action and after it, such as "2 ahead", "level" or "1 behind": the texts
# `lead`, `deficit` and `level` of all games.
hint-lead = On { $letter }, you went from { $before } to { $after }.
hint-lead-kept = On { $letter }, you stayed { $lead }.
# $higher: the best other sign brings more, namely $other; otherwise as much or less. $higher (bool)
hint-stake =
    { $higher ->
        [true] { $count ->
            [one] A win with { $sign } brings 1 action, and with another sign up to { $other }.
           *[other] A win with { $sign } brings { $count } actions, and with another sign up to { $other }.
        }
       *[false] { $count ->
            [one] A win with { $sign } brings 1 action, and with another sign at most { $other }.
           *[other] A win with { $sign } brings { $count } actions, and with another sign at most { $other }.
        }
    }
hint-stake-rise =
    { $count ->
        [one] A win with { $sign } brings 1 action instead of { $other }.
       *[other] A win with { $sign } brings { $count } actions instead of { $other }.
    }
# $higher (bool)
hint-risk =
    { $higher ->
        [true] { $count ->
            [one] If { $sign } loses, the attacker gets 1 action, and with another sign up to { $other }.
           *[other] If { $sign } loses, the attacker gets { $count } actions, and with another sign up to { $other }.
        }
       *[false] { $count ->
            [one] If { $sign } loses, the attacker gets 1 action, and with another sign at most { $other }.
           *[other] If { $sign } loses, the attacker gets { $count } actions, and with another sign at most { $other }.
        }
    }
# On the woodland where an attack is possible.
hint-critters =
    { $count ->
        [one] { $who } has 1 critter there.
       *[other] { $who } has { $count } critters there.
    }
hint-critters-most =
    { $count ->
        [one] { $who } has 1 critter there, and no other that you may attack has more than { $other }.
       *[other] { $who } has { $count } critters there, and no other that you may attack has more than { $other }.
    }
hint-cube =
    { $count ->
        [one] A { $food } is worth 1 point to you.
       *[other] A { $food } is worth { $count } points to you.
    }
hint-cube-best =
    { $count ->
        [one] A { $food } is worth 1 point to you, and another food there at most { $other }.
       *[other] A { $food } is worth { $count } points to you, and another food there at most { $other }.
    }
# Points in the harvest, with and without the action. $who may be "you". In the next two texts, $at_least: it may be
# more than $count.
hint-points-same = If the harvest came at once, { $who } would score as much as before.
# $at_least (bool)
hint-points-more =
    { $at_least ->
        [true] { $count ->
            [one] If the harvest came at once, { $who } would score at least 1 point more.
           *[other] If the harvest came at once, { $who } would score at least { $count } points more.
        }
       *[false] { $count ->
            [one] If the harvest came at once, { $who } would score 1 point more.
           *[other] If the harvest came at once, { $who } would score { $count } points more.
        }
    }
# $at_least (bool)
hint-points-less =
    { $at_least ->
        [true] { $count ->
            [one] If the harvest came at once, { $who } would score at least 1 point less.
           *[other] If the harvest came at once, { $who } would score at least { $count } points less.
        }
       *[false] { $count ->
            [one] If the harvest came at once, { $who } would score 1 point less.
           *[other] If the harvest came at once, { $who } would score { $count } points less.
        }
    }

## The page of a card, and the list of all cards

# A line of the list: copies in the box, name, the food on the card, its printed value, and its text.
# $copies (number)
deck-line = { $copies } × **{ $card }** · { $food }, value { $value }: { $effect }
# Heading of `kept-to-end`.
at-the-end = At the end
kept-to-end = Held at the end, it makes each { $food } worth 1 more ({ $value } more where values count).
# Heading of `copies-in-box`.
in-the-box = In the box
copies-in-box =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
# The alternative text of its picture.
alt-of-card = The card { $card }. { $effect }
note-by-rulebook = The rulebook names this card; its wording, food and value are ours.
note-by-us = The rulebook doesn't say what is on this card; all of it is ours.

## Options of a match: labels, and their values as in "Map: ring, for two or three". Label and value together: at most
## 100 characters.

option-map = Map
option-map-auto = the usual one (pairs, grove for four)
option-map-ring = ring, for two or three
option-map-bay = bay, for two or three
option-map-pairs = pairs, for two or three
option-map-grove = grove, for four
option-map-delta = delta, for four
option-bite-range = Bite
option-bite-range-any = a bitten cube goes anywhere
option-bite-range-adjacent = a bitten cube goes next door
option-defender-cube = Defender's cube
option-defender-cube-any = a defender's cube goes anywhere
option-defender-cube-other = a defender's cube goes elsewhere
option-fight-target = Push
option-fight-target-defender = only the beaten tribe is pushed
option-fight-target-any-opponent = any opponent may be pushed
option-extra-critter = { card-extra-critter }
option-extra-critter-same = { card-extra-critter } enters where you placed
option-extra-critter-any = { card-extra-critter } enters anywhere
option-rethrow = Equal throws
option-rethrow-chosen = throw again each time
option-rethrow-locked = three signs are thrown at once
option-card-scoring = Held cards
option-card-scoring-matching = each makes its food worth 1 more
option-card-scoring-printed = held cards add their value, 3 at most
option-harvest-pick = Harvest
option-harvest-pick-auto = the best food is taken for you
option-harvest-pick-manual = players take cube by cube
option-tribes = Tribes
option-tribes-off = everybody has the same four cards
option-tribes-choose = tribes with cards of their own, chosen
option-tribes-random = tribes with cards of their own, drawn
option-final-tie = A tie
option-final-tie-throw = the tied throw for the win
option-final-tie-shared = the tied share the win
option-head-start = Head start
option-head-start-none = everybody begins with 0 points
option-head-start-by-place = all but the last to play begin with points

# Sets of options. People may type these names, so each is one short word.
preset-classic = Classic
preset-quick = Quick
preset-tribes = Tribes

# The terms of a match in a line, from which uncommon options follow: "2 players · bay map · players take cube by cube".
# The first item of the line gets a capital.
terms-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
terms-map-auto = usual map
terms-map-ring = ring map
terms-map-bay = bay map
terms-map-pairs = pairs map
terms-map-grove = grove map
terms-map-delta = delta map

## Rules: names of topics. They stand in titles ("Fight, Flight, Bite: duels") and on buttons, which give them a capital.
## People may type them. Each is different.

topic-overview = overview
topic-turn = turn
topic-signs = the three signs
topic-duels = duels
topic-bonus = bonus actions
topic-harvest = harvest
topic-scoring = scoring
topic-cards = cards
topic-tribes = tribes
topic-leaving = leaving

## Rules: their texts. At most 4000 characters each.

rules-overview =
    Two to four tribes of critters spread over a map of woodlands and duel for the food that lies there. In each of five rounds everybody places one critter, plays one card, and fights whoever is there already, by throwing **{ sign-fight }**, **{ sign-flight }** or **{ sign-bite }** in secret. Whoever has the most critters on a woodland at the end takes its food, except for what the second strongest carries off. Each cube is worth 2 points, and more for each card of that food still in your hand. The highest score wins.

    The public board shows the map and the tribes. **{ my-hand }** shows the map, your cards and what you can do; only you see it.
rules-turn =
    1. **Place** a critter from your reserve on any woodland. Your critters there stand for this turn.
    2. **Play a card**, always exactly one. It counts for this turn and is gone. Some do something at once.
    3. **Duel** if opponents are there: the first duel must be fought, further ones may be. You go on until none of your critters there stands, no opponent is left, or you stop.
    4. Your critters stand up again, and it is the next player's turn.

    Everybody takes five turns, so of your eight cards three are left at the end.
rules-signs = **{ sign-fight }** beats { sign-bite }, **{ sign-bite }** beats { sign-flight }, **{ sign-flight }** beats { sign-fight }.

    Each woodland shows a sign too: whoever wins there with that sign gets one more bonus action. In the picture { sign-fight } is claws on green, { sign-flight } a wing on blue, and { sign-bite } fangs on purple.
rules-duels =
    The attacker is whoever's turn it is. The defender is the opponent with the most critters there; among equals the attacker chooses. Both throw in secret: while a duel is open, press a sign below the board. Nobody sees what you threw until both have; from then on it stands.

    Equal signs are thrown again at once; the third equal throw in a row wins for the attacker. After the duel the attacking critter lies down, win or lose, and can't attack again this turn. Defenders never lie down.

    If the **attacker** wins, bonus actions follow. If the **defender** wins, it may put one cube from the supply on a woodland.
rules-bonus =
    You get 1 action of the sign you won with, 1 more if the woodland shows that sign, and what your card adds; 3 at most. Each is optional.
    • **{ sign-fight }**: push a critter of the beaten tribe to a neighbouring woodland.
    • **{ sign-flight }**: bring one of your own critters here from anywhere, or move one from here to anywhere. Whoever arrives lies down.
    • **{ sign-bite }**: move a cube from here to any other woodland.

    Nothing ever enters the pond, and woodlands on its two sides are not neighbours.
rules-harvest =
    After the last turn each woodland is harvested, A first.
    • One tribe has the **most critters**: the tribe with the second most retreats with one cube per critter; if several are second, each gets one cube. The strongest takes all the rest.
    • Several have the most: they take cubes in turn, as many as they have critters each. Cubes left over go to nobody, and all other tribes get nothing.
    • No critters: nobody gets the food.

    You take the food that is worth most to you.
# $three (list) and $four (list) are the points by place in turn order, among three players and among four.
rules-scoring =
    Each cube is worth 2, plus 1 for each card of the same food that you still hold. Score = nuts × (2 + nut cards) + mushrooms × (2 + mushroom cards) + fruits × (2 + fruit cards).

    Played cards, critters and control score nothing. Whoever is tied for the win throws for it.

    Whoever plays last sees everything before the last turn, and wins more often among three and four. With the option **head start** the others begin with points: { LIST($three) } among three, { LIST($four) } among four.
rules-cards =
    Everybody has { card-extra-fight }, { card-extra-flight }, { card-extra-bite } and { card-extra-critter }, and four secret cards. What you play helps you this turn; what you keep makes its food worth more.

    `/card` shows any card.
rules-tribes =
    With the option **tribes**, everybody plays another tribe: { card-extra-critter }, four cards of the tribe, and three secret ones.
    • **{ tribe-foxes }**: { card-extra-fight } four times. **{ tribe-birds }**: { card-extra-flight }. **{ tribe-snakes }**: { card-extra-bite }.
    • **{ tribe-rabbits }**: { card-bolt }, { card-wander }, { card-pack-tactics }, { card-lie-low }.
    • **{ tribe-moles }**: { card-long-reach }, { card-windfall }, { card-thick-hide }, { card-scavenger }.
rules-leaving = In a match of three or four you may resign. Your critters stay where they are and count for control, but you take no more turns and place last. If only one is left, that one wins.

## The lesson, against a computer player called the Trainer. Each step has a heading, a position explained (-why), the
## task (-task), and answers to other choices. Why and task: at most 150 characters each; the answers: 100, the last
## (-otherwise) 150. The letters and numbers are those of the position.

lesson-place-heading = Woodlands and critters
lesson-place-why = The most critters on a woodland at the end take what others leave of its food, and food is points.
lesson-place-task = Each turn you place a critter: place it on F, where the Trainer stands alone, and there is a duel.
lesson-place-on-d = The Trainer has two critters on D; F is easier to win.
lesson-place-otherwise = The Trainer isn't there, so there is no duel; that can be wise, but try one first.

lesson-card-heading = A card for the turn
lesson-card-why = A won duel gives one action of the winning sign, one more if the woodland shows it, more with your card.
lesson-card-task = F has the sign of { sign-fight }, so with { card-extra-fight } a win by { sign-fight } would give three: play it openly.
lesson-card-otherwise = A good card, but keep it: here { card-extra-fight } adds to what F gives.

lesson-throw-heading = A secret throw
lesson-throw-why = { sign-fight } would give 3 actions. The Trainer sees that too, and may have thrown { sign-flight } against it in secret.
lesson-throw-task = { sign-fight } beats { sign-bite }, { sign-bite } beats { sign-flight }, { sign-flight } beats { sign-fight }: so throw { sign-bite }.
lesson-throw-fight = That is what the Trainer expects of you, and { sign-flight } beats it.
lesson-throw-flight = Against { sign-flight } that is only a tie, and then you throw again.
lesson-throw-otherwise = Throw { sign-bite }.

lesson-bonus-heading = What a win gives
lesson-bonus-why = The Trainer did throw { sign-flight }, so you win one { sign-bite }: take a cube of food from F to any other woodland.
lesson-bonus-task = Take the fruit to B, where you stand alone.
lesson-bonus-none = You won that action; use it.
lesson-bonus-elsewhere = Take it to B, where nobody else stands.
lesson-bonus-otherwise = Take the fruit: you hold cards that make fruits worth more at the end.

lesson-defend-heading = Being attacked
lesson-defend-why = Now the Trainer attacks you on C, with { card-extra-bite } on a woodland of { sign-bite }, where { sign-bite } would give 3 actions.
lesson-defend-task = { sign-fight } beats { sign-bite }, so that is what a defender would throw here: throw { sign-fight }.
lesson-defend-flight = { sign-bite } beats { sign-flight }, and the Trainer wants to win with { sign-bite }.
lesson-defend-bite = Against { sign-bite } that is only a tie, and the third tie in a row is the attacker's.
lesson-defend-otherwise = Throw { sign-fight }.

lesson-cube-heading = The defender's cube
lesson-cube-why = { sign-fight } beat { sign-bite }: a defender who wins puts a cube of food on any woodland.
lesson-cube-task = Put a fruit on B, where you stand alone.
lesson-cube-none = The cube is free: take it.
lesson-cube-elsewhere = Put it on B, where nobody else stands.
lesson-cube-otherwise = Make it a fruit: you hold cards that make fruits worth more at the end.

lesson-round-heading = The last round
lesson-round-why = It is the fifth round and your last turn. You have the most critters on B, C and F.
lesson-round-task = Nobody stands on E, and food that nobody harvests is lost: place your critter there.
lesson-round-hopeless = The Trainer has more critters there than you could beat now.
lesson-round-otherwise = That woodland is yours already; E would be new.

lesson-keep-heading = The cards you keep
lesson-keep-why = You keep three of these four cards, and each makes every cube of its food worth 1 more than 2.
lesson-keep-task = Three of them show a fruit, so a fruit counts 5 in the end if you play the other one, { card-gorge }.
lesson-keep-otherwise = That card shows a fruit: keep it, and every fruit is worth 1 more.

lesson-end = You win by 83 points to 36: 11 fruits at 5 each did most of it.
lesson-end-next = Up to four can play, and then you have more than one to outguess.
