### Texts of This Means War!, a war of two to four players, each with a CITY behind a WALL.
###
### People: $who, $whom, $by and $on are a player with an emblem ("◆ Ann"), or the word "you" for the reader: select on
### [you] wherever the sentence differs then. $name is a player who is never "you".
### $card and its like are keys of cards, and $area and its like keys of areas; their names are below, and
### { FORM($card, "…") } is an attribute of one. Names of cards and areas, ORDER, OPERATION and ESPIONAGE are terms of the
### game, in capitals everywhere. What is called a "base" is all that a player owns on the table.
###
### $card (card), $on_card (card), $by_card (card), $second_card (card), $copied (card)
### $area (area), $kind (kind), $provenance (provenance)
### $number (number), $count (number), $turn (number), $turns (number), $city (number), $wall (number), $total (number)
### $now (number), $saved (bool), $final_stand (bool)

## The game

game-name = This Means War!
# A line under the game's name in lists: at most 100 characters.
gist = Build your CITY and wreck the others' by orders and answers; for two to four.

## Areas of a base: four resources, what makes each of them, and the two that decide the war

area-labor = LABOR
area-research = RESEARCH
area-ammo = AMMO
area-army = ARMY
area-factory = FACTORY
area-lab = LAB
area-silo = SILO
area-barracks = BARRACKS
area-wall = WALL
area-city = CITY

## Kinds of cards

kind-operation = OPERATION
kind-espionage = ESPIONAGE

## Who made a card's name and effects: the printed rulebook, or this project

provenance-rulebook = rulebook
provenance-house = house

## Names of cards, each different from all others. "short" is the same name in small letters, for buttons and narrow pictures: at most 20 letters. In a
## picture a name has two lines of about 13 capitals.

card-sandbag-line = SANDBAG LINE
    .short = Sandbag Line
card-trench-network = TRENCH NETWORK
    .short = Trench Network
card-bunker-complex = BUNKER COMPLEX
    .short = Bunker Complex
card-citadel-ring = CITADEL RING
    .short = Citadel Ring
card-tent-quarter = TENT QUARTER
    .short = Tent Quarter
card-prefab-blocks = PREFAB BLOCKS
    .short = Prefab Blocks
card-civic-works = CIVIC WORKS
    .short = Civic Works
card-capital-project = CAPITAL PROJECT
    .short = Capital Project
card-assembly-hall = ASSEMBLY HALL
    .short = Assembly Hall
card-state-workshops = STATE WORKSHOPS
    .short = State Workshops
card-night-shift = NIGHT SHIFT
    .short = Night Shift
card-stripped-ramparts = STRIPPED RAMPARTS
    .short = Stripped Ramparts
card-repair-brigade = REPAIR BRIGADE
    .short = Repair Brigade
card-overtime-quota = OVERTIME QUOTA
    .short = Overtime Quota
card-eureka = EUREKA
    .short = Eureka
card-licensed-factory = LICENSED FACTORY
    .short = Licensed Factory
card-munitions-patent = MUNITIONS PATENT
    .short = Munitions Patent
card-officer-academy = OFFICER ACADEMY
    .short = Officer Academy
card-five-year-plan = FIVE YEAR PLAN
    .short = Five Year Plan
card-war-economy-act = WAR ECONOMY ACT
    .short = War Economy Act
card-supply-computer = SUPPLY COMPUTER
    .short = Supply Computer
card-tried-and-true = TRIED AND TRUE
    .short = Tried And True
card-emp-discharge = EMP DISCHARGE
    .short = EMP Discharge
card-grid-blackout = GRID BLACKOUT
    .short = Grid Blackout
card-strike-agitators = STRIKE AGITATORS
    .short = Strike Agitators
card-price-shock = PRICE SHOCK
    .short = Price Shock
card-data-siphon = DATA SIPHON
    .short = Data Siphon
card-signals-desk = SIGNALS DESK
    .short = Signals Desk
card-deflector-array = DEFLECTOR ARRAY
    .short = Deflector Array
card-model-district = MODEL DISTRICT
    .short = Model District
card-skybeam-array = SKYBEAM ARRAY
    .short = Skybeam Array
card-fire-bombing = FIRE BOMBING
    .short = Fire Bombing
card-m107 = M107
    .short = M107
card-mortar-pit = MORTAR PIT
    .short = Mortar Pit
card-rocket-salvo = ROCKET SALVO
    .short = Rocket Salvo
card-breaching-charge = BREACHING CHARGE
    .short = Breaching Charge
card-bunker-cracker = BUNKER CRACKER
    .short = Bunker Cracker
card-long-reach-missile = LONG REACH MISSILE
    .short = Long Reach Missile
card-saturation-raid = SATURATION RAID
    .short = Saturation Raid
card-shell-foundry = SHELL FOUNDRY
    .short = Shell Foundry
card-precision-strike = PRECISION STRIKE
    .short = Precision Strike
card-warning-shots = WARNING SHOTS
    .short = Warning Shots
card-scorched-district = SCORCHED DISTRICT
    .short = Scorched District
card-burning-depots = BURNING DEPOTS
    .short = Burning Depots
card-mine-belt = MINE BELT
    .short = Mine Belt
card-standard-formation = STANDARD FORMATION
    .short = Standard Formation
card-scout-patrol = SCOUT PATROL
    .short = Scout Patrol
card-skirmish-line = SKIRMISH LINE
    .short = Skirmish Line
card-recruiting-post = RECRUITING POST
    .short = Recruiting Post
card-mass-levy = MASS LEVY
    .short = Mass Levy
card-shock-column = SHOCK COLUMN
    .short = Shock Column
card-airdrop-battalion = AIRDROP BATTALION
    .short = Airdrop Battalion
card-armored-thrust = ARMORED THRUST
    .short = Armored Thrust
card-combat-engineers = COMBAT ENGINEERS
    .short = Combat Engineers
card-depot-raiders = DEPOT RAIDERS
    .short = Depot Raiders
card-forced-march = FORCED MARCH
    .short = Forced March
card-home-guard = HOME GUARD
    .short = Home Guard
card-requisition-party = REQUISITION PARTY
    .short = Requisition Party
card-blockade = BLOCKADE
    .short = Blockade
card-garrison-town = GARRISON TOWN
    .short = Garrison Town
card-triumphal-quarter = TRIUMPHAL QUARTER
    .short = Triumphal Quarter
card-total-offensive = TOTAL OFFENSIVE
    .short = Total Offensive
card-experimental-sniper = EXPERIMENTAL SNIPER
    .short = Experimental Sniper
card-final-stand = FINAL STAND
    .short = Final Stand
card-combined-arms = COMBINED ARMS
    .short = Combined Arms
card-garden-city = GARDEN CITY
    .short = Garden City
card-proving-ground = PROVING GROUND
    .short = Proving Ground
card-flexible-defense = FLEXIBLE DEFENSE
    .short = Flexible Defense
card-sabotage = SABOTAGE
    .short = Sabotage
card-counter-strike = COUNTER STRIKE
    .short = Counter Strike
card-network-hack = NETWORK HACK
    .short = Network Hack
card-espionage = ESPIONAGE
    .short = Espionage
card-latest-intel = LATEST INTEL
    .short = Latest Intel
card-frogman-team = FROGMAN TEAM
    .short = Frogman Team
card-emergency-drill = EMERGENCY DRILL
    .short = Emergency Drill

# A card alone, and in small letters.
named-card = { $card }
short-named-card = { FORM($card, "short") }
named-area = { $area }
named-kind = { $kind }

## Effects on cards. Each is a phrase without a full stop; phrases follow each other like sentences ("Add 8 WALL. Play
## another card.") or in a list. An effect happens to its player or to the target, whom the player aims the card at.

effect-add = Add { $number } { $area }
# Hits the target's WALL first, and then the CITY.
effect-assault = Assault { $number }
# Hits the area itself, whatever WALL stands.
effect-destroy = Destroy { $number } { $area }
effect-sacrifice = Sacrifice { $number } { $area }
effect-discard-one = Discard a card, draw one
effect-latest-intel = Recycle at once: discard one card, draw one
effect-network-hack = See the target's hand and discard one card of it; they draw one
effect-emp-discharge = Everybody discards their hand and draws 6
effect-final-stand = Your CITY cannot fall below 1 before your next Collect
effect-play-another = Play another card
effect-tried-and-true = Take your replacement card from the discard pile
effect-sabotage = Nullify the target order; its cost stays paid
effect-counter-strike = Only in answer to an Assault on you; aim at any opponent
effect-copy-order = Copy the target order's effects with Assault and Destroy at 0
# Alternatives of a card, each a phrase of effects ("Assault 8"). It is followed by a full stop.
choose-one-of-two = Choose one: { $first } or { $second }
choose-one-of-four = Choose one: { $first } or { $second } or { $third } or { $fourth }

## Lines on a card's face in a picture, one below the other, in big letters: the shorter the better, at most 14 letters a
## line. A longer line is split in two at a space. A text of two lines has a line of each.

# A change with a sign, such as "+3".
face-change = { $change } { $area }
face-assault = { effect-assault }
# What the player loses, "own WALL −7".
face-sacrifice = own { $area } { $change }
face-discard-one = Discard, draw 1
face-play-another = Play another
face-tried-and-true = Take a discard
face-emp-discharge = All draw a new 6
face-final-stand = CITY stays 1+
face-sabotage =
    Nullify
    an order
face-counter-strike = if assaulted:
face-network-hack =
    See hand,
    discard 1
face-copy-order =
    Copy an order
    with 0 damage
face-latest-intel = Recycle now
# A card that copies another one.
face-copy =
    as
    { $copied }
# A line of a second alternative; $line is a line such as "+8 CITY".
face-or = or { $line }
# The target loses one of four. Three lines.
# $first (area), $second (area), $third (area), $fourth (area)
face-lose-one-of-four =
    { $change } { $first },
    { $second }, { $third } or
    { $fourth }

## Amounts and costs. Several stand in a row with commas: "3 RESEARCH, 2 AMMO".

amount = { $number } { $area }
# In place of a cost: "Cost: nothing".
costs-nothing = nothing
# A resource with what it grows by in each turn.
# $growth (number)
stock-item = { $area } { $number } (+{ $growth })

## Changes of areas. $changes is a row of these with commas; $change is a number with its sign, such as "+4".

area-change = { $area } { $change }
# $before (number), $after (number)
area-becomes = { $area } { $before } → { $after }
# "◆ Ann WALL −9, CITY −2".
changes-of =
    { $who ->
        [you] your { $changes }
       *[other] { $who } { $changes }
    }
# "◆ Ann's WALL 20 → 11": what an order would do.
forecast-of =
    { $who ->
        [you] Your { $changes }
       *[other] { $who }'s { $changes }
    }

## Lines of a heading or a name, and what belongs to it ("Bases: …")

titled = { $title }: { $text }

## Titles of a player's panel

title-order = Your turn
title-answer = Answer or pass
title-ahead = You may pass now
title-discard = Discard a card
title-hack = Choose a card they lose
title-take = Take a card
title-won = You won
title-lost = You lost
title-out = You are out
title-waiting = Waiting
title-waiting-for = Waiting for { $name }

## The question that is open, to everybody. $name has an emblem.

status-order = **{ $name }'s turn**
status-another-order = **{ $name }** may give another order, by { $card }.
status-order-out-of-turn = **{ $name }** may play an order out of turn, by { $card }, or pass.
status-answer = **{ $name }** may answer or pass.
# "Fog of war" is what the rules call the last chance to play ESPIONAGE in a turn.
status-fog = Fog of war, the end of the turn: **{ $name }** may play ESPIONAGE or pass.
# After one of the two above: who is asked afterwards.
# $names (list)
status-ahead = Then { LIST($names) }.
status-discard = **{ $name }** chooses a card to discard for { $card }.
# $target is another player.
status-hack = **{ $name }** chooses a card from { $target }'s hand.
status-take = **{ $name }** takes a card from the discard pile.

## The question that is open, to the player who is asked. $target is another player, with an emblem.

advice-order = **Your turn:** play an OPERATION, recycle a card, or take a mulligan.
advice-another-order = **{ $card } lets you give another order:** play, recycle, or take a mulligan.
advice-order-out-of-turn = **{ $card } lets you play an order out of turn:** play an OPERATION, or pass.
advice-answer = **You may answer** with one ESPIONAGE card this turn, or pass.
advice-fog = **Fog of war,** the last chance of this turn: play one ESPIONAGE card, or pass.
# Another player is asked before.
advice-ahead = **You may pass now.** To answer, wait your turn.
advice-discard = **Choose a card to discard.** You draw one for it.
advice-hack = **Choose a card of { $target }'s hand:** it is discarded. Only you see this hand.
advice-take = **Choose any card of the discard pile.** You take it instead of drawing one.
# Explanations after a question in the first turns; with `advice-order`, all three have 160 letters. ESPIONAGE is violet in the picture.
operation-means = All cards but the violet ESPIONAGE are OPERATIONS.
# In the picture of a hand, `short-by` stands on cards that can't be paid.
short-means = “Short 2”: 2 are missing to pay.

## How the war ended, on the board. $cities has the CITY of everybody ("◆ 52 · ● 30").

# $enough (number)
won-city =
    { $who ->
        [you] **You won the war** with { $city } CITY; { $enough } was enough.
       *[other] **{ $who } won the war** with { $city } CITY; { $enough } was enough.
    }
won-last-standing =
    { $who ->
        [you] **You won the war:** nobody else is left.
       *[other] **{ $who } won the war:** nobody else is left.
    }
won-turn-limit =
    { $who ->
        [you] **You won the war** after { $turns } turns. CITY: { $cities }.
       *[other] **{ $who } won the war** after { $turns } turns. CITY: { $cities }.
    }
# Several winners.
# $names (list), $enough (number)
shared-city = **{ LIST($names) } share the victory:** each has the { $enough } CITY that is enough.
# $names (list)
shared-last-standing = **{ LIST($names) } share the victory:** nobody else is left.
# $names (list)
shared-turn-limit = **{ LIST($names) } share the victory** after { $turns } turns. CITY: { $cities }.

## The board

board-title = { game-name } · turn { $turn }
heading-end = How it ended
heading-bases = Bases
heading-resources = Resources
heading-table = On the table
heading-fog = Fog of war
heading-later = Goes on afterwards
heading-piles = Piles
heading-goal = What wins
heading-discards = Discard pile, newest first
heading-turning-point = Turning point
heading-city-by-turn = CITY by turn
# A base. $count is the number of cards in the hand. $has_turn (bool), $may_answer (bool): these two only in text, not in
# alternative texts.
base-line =
    { $name }: CITY { $city }, WALL { $wall }, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $final_stand ->
        [true] , FINAL STAND
       *[false] { "" }
    }{ $has_turn ->
        [true] , has the turn
       *[false] { "" }
    }{ $may_answer ->
        [true] , may still answer
       *[false] { "" }
    }
# Several of these stand in a row with commas, with a full stop at the end.
answer-asked = { $name } is asked
answer-waiting = { $name } is yet to answer
answer-answered = { $name } has answered
answer-passed = { $name } gives no answer
# $forecast is the text `forecast-of`.
if-nobody-answers = If nobody answers: { $forecast }
# $discarded (number)
pile-sizes =
    { $count ->
        [one] 1 card in the deck, { $discarded } discarded
       *[other] { $count } cards in the deck, { $discarded } discarded
    }
top-discard = { $card } on top of the discard pile
# The CITY that wins; the second one is in text, the first one in alternative texts.
goal = { $city } CITY wins
goal-with-turns =
    { $turns ->
        [one] { $city } CITY wins at the end of anybody's turn. At most 1 turn.
       *[other] { $city } CITY wins at the end of anybody's turn. At most { $turns } turns.
    }
no-orders = No order to respond to.
# An order on the table. $copies (bool): it acts as the card $copied. $has_order (bool): it acts on an order, whose card is
# $on_card. $branch is the effects that were chosen ("Assault 8"), or "none"; $target is a player, or "none". $has_second
# (bool): as a copy, it nullifies an order, whose card is $second_card. $state says whether it still acts.
order-line =
    { $number }. **{ $name }'s { $card }{ $copies ->
        [true] { " " }(as { $copied })
       *[false] { "" }
    }**{ $has_order ->
        [true] { " " }on { $on_card }
       *[false] { "" }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $target ->
        [none] { "" }
       *[other] { " " }at { $target }
    }{ $has_second ->
        [true] { " " }to nullify { $second_card }
       *[false] { "" }
    }{ $state ->
        [nullified] , nullified
        [done] , done
       *[open] { "" }
    }
# An order that just took effect, without and with its changes ("◆ Ann WALL −9").
order-took-effect = { $name }'s { $card } took effect
order-changed = { $name }'s { $card }: { $changes }
# The order that turned the war, with its turn.
turning-point = Turn { $turn }, { $name }'s { $card }: { $changes }.
# A turn, with the CITY of everybody ("◆ 15, ● 20").
turn-cities = Turn { $turn }: { $cities }

## The panel

# A hand of another player, which the reader looks at.
hand-of = { $name }'s hand
your-hand = Your hand
your-espionage = Your ESPIONAGE
your-hand-is-empty = Your hand: none
no-cards-held = You hold no cards.
# The pile, of which some cards are shown; and all of it.
# $shown (number)
discard-pile-part = Discard pile: { $shown } of { $total }
discard-pile = Discard pile: { $total }
# In a picture, above the cards.
espionage-held =
    { $count ->
        [0] ESPIONAGE: none in your hand of { $total }
       *[other] ESPIONAGE: { $count } in your hand of { $total }
    }
# The card that is marked in the picture.
marked = Marked: { $card }.
# $cost is the text `amount`, or several; $effects is the whole text of the card.
card-line = **{ $card }** ({ $cost }): { $effects }
# After it; $lacking is the text `amount`, or several.
short-of = *Short of { $lacking }.*

## Choices. A button has room for 38 characters.

recycle-a-card = Recycle a card
# $card (card)
recycle = Recycle { $card }
recycle-question = Which card do you recycle?
mulligan = Mulligan
# $held (number), $count is the number of cards that are drawn.
mulligan-question =
    { $held ->
        [one] Discard your whole hand of 1 card and draw { $count ->
            [0] none
            [one] 1 card
           *[other] { $count } cards
        }?
       *[other] Discard your whole hand of { $held } cards and draw { $count ->
            [0] none
            [one] 1 card
           *[other] { $count } cards
        }?
    }
# $held (number)
mulligan-hint =
    { $count ->
        [0] Discard all { $held }, draw none
        [one] Discard all { $held }, draw 1 card
       *[other] Discard all { $held }, draw { $count } cards
    }
pass-button = Pass
give-no-order = Give no order
play-no-espionage = Play no ESPIONAGE now
discard = Discard { $card }
make-them-discard = Make them discard { $card }
take = Take { $card }
# A play with all its parts; what is longer than 100 characters is cut off. An order is called "◆ Ann's M107 (1)" by its player, card and place in
# the row. Parts that the play lacks are "none": $on with $on_card and $on_number is the order that it acts on, $branch
# the chosen effects ("Assault 8"), $whom the target, $second with its card and number an order that a copy nullifies.
# $on_number (number), $second_number (number)
play =
    Play { $card }{ $on ->
        [none] { "" }
       *[other] { " " }on { $on }'s { $on_card } ({ $on_number })
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] { " " }at { $whom }
    }{ $second ->
        [none] { "" }
       *[other] { " " }to nullify { $second }'s { $second_card } ({ $second_number })
    }
# Steps of such a play, each with the question that it answers.
step-order = On { $name }'s { $card } ({ $number })
question-order = Which order do you play { $card } on?
question-branch = What is { $card } to do?
step-target = At { $name }
question-target = Whom do you play { $card } at?
step-second = Nullify { $name }'s { $card } ({ $number })
question-second = Which order does { $card } nullify?
caution = Play { $card } at { $name }? Everybody sees it, and its cost is paid.
# Parts of the hint below a choice, which follow each other like sentences; each without a full stop.
hint-cost = Costs { $cost }
changes-nothing = Changes nothing
nullifies = Nullifies { $name }'s { $card }
# The number of cards in the hand of a possible target, in a picture.
cards-in-hand =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# The answer to somebody who presses "Pass" under the board without being asked.
not-asked = You can pass when you are asked to answer. The board says who is.

## Answers that are given by themselves, buttons: at most 38 characters

auto-reply-turn = Pass this turn
auto-reply-pass = Pass until my turn
auto-reply-target = Pass unless I am the target
auto-reply-assault = Pass unless it is an Assault
# The costs of the order, all resources together.
auto-reply-worth = Pass unless it costs { $number } or more
auto-reply-always = Pass always

## Sentences about what happened. $cards is a row of cards ("M107 × 2, EUREKA").

# $rolls is one of the two texts after it.
first-rolls = Two dice each: { $rolls }.
# What each rolled ("◆ Ann 7"); and who was level rolled again.
# $rolls (list)
rolls = { LIST($rolls) }
rolls-then = { $before }; then { $rolls }
# $number is the sum of two dice.
roll = { $who } { $number }
begins =
    { $who ->
        [you] You begin.
       *[other] { $who } begins.
    }
turn-began = Turn { $turn }: { $who }.
# $labor (number), $research (number), $ammo (number), $army (number)
collected = { CAPITAL($who) } collected { $labor } LABOR, { $research } RESEARCH, { $ammo } AMMO and { $army } ARMY.
turns-passed =
    { $number ->
        [one] Nobody holds a card any more, so the last turn passes by itself.
       *[other] Nobody holds a card any more, so the last { $number } turns pass by themselves.
    }
reshuffled =
    { $number ->
        [one] The deck ran out, so 1 discarded card became the new deck.
       *[other] The deck ran out, so { $number } discarded cards became the new deck.
    }
left-war = { CAPITAL($who) } left the war.
fell =
    { $who ->
        [you] You are out: your CITY has fallen.
       *[other] { $who } is out: the CITY has fallen.
    }
ended-city = { CAPITAL($who) } won the war: the CITY is large enough!
ended-last-standing = { CAPITAL($who) } won the war as the last one standing!
ended-turn-limit = { CAPITAL($who) } won the war when the turns ran out!
# Several winners, the reader among them (`you-first`, or the word for the reader in lists) or not.
# $names (list), $you (bool)
ended-shared-city =
    { $you ->
        [true] { LIST($names) } share the victory: your CITIES are large enough!
       *[false] { LIST($names) } share the victory: their CITIES are large enough!
    }
# $names (list), $you (bool)
ended-shared-last-standing = { LIST($names) } share the victory as the last ones standing!
# $names (list), $you (bool)
ended-shared-turn-limit = { LIST($names) } share the victory: the turns ran out!
# The reader as the first of two in such a list; elsewhere the reader is called as in all lists.
you-first = You

order-skipped =
    { $who ->
        [you] You have no card to play.
       *[other] { $who } has no card to play.
    }
another-order = { $card } lets { $who } give another order.
another-order-out-of-turn = { $card } lets { $who } give another order, out of turn.
# Parts that an order lacks are "none": $on with $on_card is the order that it acts on, $branch the chosen effects
# ("Assault 8"), $whom the target, $second with its card an order that a copy nullifies.
order-played =
    { CAPITAL($who) } played { $card }{ $on ->
        [none] { "" }
        [you] { " " }on your { $on_card }
       *[other] { " " }on { $on }'s { $on_card }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] { " " }at { $whom }
    }{ $second ->
        [none] { "" }
        [you] { " " }to nullify your { $second_card }
       *[other] { " " }to nullify { $second }'s { $second_card }
    }.
# The same for an order that answers another one.
order-answered =
    { CAPITAL($who) } answered with { $card }{ $on ->
        [none] { "" }
        [you] { " " }on your { $on_card }
       *[other] { " " }on { $on }'s { $on_card }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] { " " }at { $whom }
    }{ $second ->
        [none] { "" }
        [you] { " " }to nullify your { $second_card }
       *[other] { " " }to nullify { $second }'s { $second_card }
    }.
passed = { CAPITAL($who) } passed.
# The card of $by nullified that of $who.
nullified =
    { $by ->
        [you] Your { $by_card } nullified { $who ->
            [you] your { $card }
           *[other] { $who }'s { $card }
        }.
       *[other] { $by }'s { $by_card } nullified { $who ->
            [you] your { $card }
           *[other] { $who }'s { $card }
        }.
    }
resolved =
    { $who ->
        [you] Your { $card } takes effect.
       *[other] { $who }'s { $card } takes effect.
    }
resolved-as =
    { $who ->
        [you] Your { $card } takes effect as { $copied }.
       *[other] { $who }'s { $card } takes effect as { $copied }.
    }
fizzled =
    { $who ->
        [you] Your { $card } had nothing to act on.
       *[other] { $who }'s { $card } had nothing to act on.
    }

added = { CAPITAL($who) } gained { $number } { $area }, now { $now }.
# $lost is "both", "wall", "city" or "nothing"; $wall and $city are the points lost. $saved: a FINAL STAND kept the CITY.
assaulted =
    { $saved ->
        [true] { CAPITAL($who) } assaulted { $whom } with { $number }: { $lost ->
            [both] { $wall } WALL and { $city } CITY lost
            [wall] { $wall } WALL lost
            [city] { $city } CITY lost
           *[nothing] nothing lost
        }; a FINAL STAND saved the CITY.
       *[false] { CAPITAL($who) } assaulted { $whom } with { $number }: { $lost ->
            [both] { $wall } WALL and { $city } CITY lost
            [wall] { $wall } WALL lost
            [city] { $city } CITY lost
           *[nothing] nothing lost
        }.
    }
# $now is what is left.
destroyed =
    { $saved ->
        [true] { CAPITAL($who) } destroyed { $number } of { $whom ->
            [you] your { $area }
           *[other] { $whom }'s { $area }
        } ({ $now } left); a FINAL STAND saved the CITY.
       *[false] { CAPITAL($who) } destroyed { $number } of { $whom ->
            [you] your { $area }
           *[other] { $whom }'s { $area }
        } ({ $now } left).
    }
sacrificed = { CAPITAL($who) } sacrificed { $number } { $area } ({ $now } left).
final-stand-began =
    { $who ->
        [you] You made a FINAL STAND: your CITY can't fall below 1 until your next turn.
       *[other] { $who } made a FINAL STAND: that CITY can't fall below 1 until its next turn.
    }
final-stand-ended =
    { $who ->
        [you] Your FINAL STAND is over.
       *[other] The FINAL STAND of { $who } is over.
    }

hacked =
    { $whom ->
        [you] { CAPITAL($who) } looked at your hand.
       *[other] { CAPITAL($who) } looked at { $whom }'s hand.
    }
# Why somebody discarded; $cards is "none" for nothing.
discarded-recycle =
    { $cards ->
        [none] { CAPITAL($who) } recycled nothing.
       *[other] { CAPITAL($who) } recycled { $cards }.
    }
discarded-mulligan =
    { $cards ->
        [none] { CAPITAL($who) } took a mulligan and discarded nothing.
       *[other] { CAPITAL($who) } took a mulligan and discarded { $cards }.
    }
discarded-discard =
    { $cards ->
        [none] { CAPITAL($who) } discarded nothing.
       *[other] { CAPITAL($who) } discarded { $cards }.
    }
discarded-hack =
    { $cards ->
        [none] { CAPITAL($who) } lost nothing to a NETWORK HACK.
       *[other] { CAPITAL($who) } lost { $cards } to a NETWORK HACK.
    }
discarded-emp = { discarded-discard }
# Of somebody who is out.
discarded-eliminated =
    { $cards ->
        [none] { CAPITAL($who) } left nothing behind.
       *[other] { CAPITAL($who) } left { $cards } behind.
    }
took-mulligan = { CAPITAL($who) } took a mulligan.
drew-nothing = There was no card left for { $who } to draw.
drew-cards = { CAPITAL($who) } drew { $cards }.
drew =
    { $count ->
        [one] { CAPITAL($who) } drew 1 card.
       *[other] { CAPITAL($who) } drew { $count } cards.
    }
took = { CAPITAL($who) } took { $card } from the discard pile.
took-nothing = The discard pile is empty, so { $who } took no card.
# In the news: an order that took effect, with its changes ("◆ Ann WALL −9; ● Bob CITY +2").
card-changes = { $card }: { $changes }.

## Reasons of a hint: what a computer player expects of a play

kept-espionage =
    { $count ->
        [one] You kept 1 ESPIONAGE card that you can pay.
       *[other] You kept { $count } ESPIONAGE cards that you can pay.
    }
lacking =
    { $count ->
        [one] You lack 1 resource to pay { $card }.
       *[other] You lack { $count } resources to pay { $card }.
    }
payable-now = You can pay { $card } now.
# $bound says whether the number is exact; $before (number) is without the play.
payable =
    { $bound ->
        [at_least] You could pay at least { $count ->
            [one] 1 card
           *[other] { $count } cards
        } of your hand instead of { $before }.
        [at_most] You could pay at most { $count ->
            [one] 1 card
           *[other] { $count } cards
        } of your hand instead of { $before }.
       *[exactly] You could pay { $count ->
            [one] 1 card
           *[other] { $count } cards
        } of your hand instead of { $before }.
    }
choices-discard =
    { $count ->
        [one] You could then swap one of 1 card of your hand for a new one.
       *[other] You could then swap one of { $count } cards of your hand for a new one.
    }
choices-hack =
    { $count ->
        [one] You could then have one of 1 card of that hand discarded.
       *[other] You could then have one of { $count } cards of that hand discarded.
    }
choices-take =
    { $count ->
        [one] You could then take one of 1 card from the discard pile.
       *[other] You could then take one of { $count } cards from the discard pile.
    }
# What the computer expects of the enemies' answers: in $count of the $worlds (number) deals that it imagined.
expected-answer =
    { $count ->
        [one] An enemy would answer with { $card } in 1 of { $worlds } imagined worlds.
       *[other] An enemy would answer with { $card } in { $count } of { $worlds } imagined worlds.
    }
no-answer-expected = It would pay nobody to answer.
ready = { $card } could have been played: its player can pay it.
costs =
    { $count ->
        [one] { $card } costs 1 resource.
       *[other] { $card } costs { $count } resources.
    }
# $before (number) is the highest cost of the other cards.
costs-most =
    { $count ->
        [one] { $card } costs 1 resource, and no other card of that hand more than { $before }.
       *[other] { $card } costs { $count } resources, and no other card of that hand more than { $before }.
    }

## In pictures

final-stand = { card-final-stand }
goal-in-picture = CITY { $city } wins
# In place of a base that is out.
left-the-war = Left the war
city-has-fallen = The CITY has fallen
# Below "Fog of war": at most 20 letters.
last-answers = the last answers
# On a card that can't be paid: at most 9 letters with the number.
short-by = short { $number }
# On an order on the table.
state-nullified = nullified
state-done = done
no-cards = No cards
kind-and-copies =
    { $count ->
        [one] { $kind } · 1 copy
       *[other] { $kind } · { $count } copies
    }
somebody-won = { $name } won
# A winner whose name can't be drawn.
won = won
shared-victory = Shared victory
city-was-enough = { $city } CITY was enough
nobody-is-left = Nobody else is left
most-city = Most CITY, then WALL, after { $turns } turns
turning-point-at = Turning point: turn { $turn }

## A card, as `/card` shows it, and the list of cards. $effects is the whole text of a card.

heading-kind = Kind
heading-cost = Cost
heading-copies = In the deck
heading-printed = Printed or ours
copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
card-in-words = The card { $card }. { $effects }
from-rulebook = The rulebook names this card; the wording is ours.
from-house = The printed card is not known; this one is ours.
# In the list of all cards.
deck-line = { $count } × **{ $card }** · { $kind }, { $cost } · { $provenance }: { $effects }
# Numbers that the rulebook prints, and those that are ours: a row of effects and of the texts below, with commas.
printed = Printed: { $parts }.
ours = Ours: { $parts }.
printed-cost = costs { $cost }
printed-emp-discharge = draws 6
printed-final-stand = below 1
printed-copy-order = at 0

## A replay

moment = Turn { $turn }

## Options of a match

preset-classic = Classic
preset-quick = Quick
option-win-city = CITY to win
option-wall = WALL
option-city = CITY
option-resources = Resources
option-production = Production
option-max-turns = Turns
option-resolution = ESPIONAGE resolves
# Values of these options, also in the terms of a match ("3 players · 50 CITY wins").
value-win-city = { $number } CITY wins
value-win-city-short = { $number } CITY wins, a short match
value-win-city-long = { $number } CITY wins, a long match
value-wall = { $number } WALL to begin with
value-city = { $number } CITY to begin with
value-resources = { $number } of each resource to begin with
value-production = { $number } of each production to begin with
value-max-turns = { $number } turns at most
# Values of "ESPIONAGE resolves".
value-resolution-target = clockwise from the turn's first target
value-resolution-active = clockwise from whose turn it is
# The same as a whole.
terms-resolution-target = ESPIONAGE resolves clockwise from the turn's first target
terms-resolution-active = ESPIONAGE resolves clockwise from whose turn it is
players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }

## The rules by topic. A topic is a button and what is typed into `/rules`: at most 38 characters.

topic-overview = overview
rules-overview =
    Two to four Grafmarshalls build a CITY behind a WALL and try to tear the others' down. On your turn you collect resources and give one order: play an OPERATION, and the others may answer it with ESPIONAGE. ESPIONAGE is violet; all other cards are OPERATIONS. Whoever has 50 CITY at the end of anybody's turn wins; so does the last one whose CITY still stands.

    The public board shows every base and what is on the table. **{ my-hand }** shows your cards and what you can pay; only you see it.

topic-turn = turn
rules-turn =
    1. **Collect**: each resource grows by its production: LABOR by FACTORY, RESEARCH by LAB, AMMO by SILO, ARMY by BARRACKS.
    2. **Give an order**, exactly one of:
    • *Play* an OPERATION from your hand. Its cost is paid at once.
    • *Recycle*: discard a card and draw one.
    • *Mulligan*: discard your hand and draw one card fewer.
    3. **Fog of war**: before the turn ends, each opponent who hasn't played ESPIONAGE in it may play one.
    4. **End**: whoever has enough CITY wins. Otherwise the next player has their turn.

    For each card you play you draw one.

topic-base = base
rules-base = **CITY** is what you live by: at 0 you are out. **WALL** takes assaults before the CITY does. **Production** is between 1 and 6, shown as squares. **Resources** pay for cards; there may be any number of them. A card that you can't pay is grey, and “short 2” next to a cost says that 2 are missing.

    In the picture LABOR is a gear, RESEARCH a flask, AMMO a shell, ARMY a helmet.

topic-effects = effects
rules-effects =
    • **Add**: your own area grows.
    • **Assault**: the target's WALL goes first; what is left hits the CITY.
    • **Destroy**: the target's area is lowered, whatever WALL stands.
    • **Sacrifice**: your own area is lowered; you may play the card with less.
    • **Choose one**: you name the branch when you play the card.
    • **Play another**: you give another order afterwards.
    • **Discard**: discard a card and draw one.

    Effects happen in the order written. `/card` shows any card.

topic-answers = answers
# "Pass for me" is a button of the panel.
rules-answers =
    When an OPERATION is played, each opponent is asked in turn: play one ESPIONAGE card, or pass. You may do so once in a turn. All are asked alike, whether or not they hold a card that fits. Only players without cards, or too poor for any answer, are left out. You may pass before your turn to answer; that is final.

    First SABOTAGE takes effect, the last one first, so a SABOTAGE can itself be nullified. Then come the OPERATION, and then the answers, clockwise from the first player that an OPERATION was aimed at in this turn; if there is none, from whoever plays the OPERATION. Costs stay paid. When all have taken effect, every card is replaced by a drawn one.

    While you are asked, **{ pass-button }** stands below the board too. On your panel, **{ auto-reply-turn }** passes until the turn is over, and **Pass for me** has more.

topic-special-cards = special cards
rules-special-cards =
    • **{ card-sabotage }** nullifies an order on the table.
    • **{ card-counter-strike }** answers an assault on you, at any opponent.
    • **{ card-espionage }** copies an order, with Assault and Destroy at 0.
    • **{ card-network-hack }** shows you a hand; you choose a card of it to be discarded.
    • **{ card-latest-intel }** recycles a card at once.
    • **{ card-final-stand }** keeps your CITY at 1 or more until your next Collect, whatever others do.
    • **{ card-tried-and-true }** takes a card from the discard pile instead of drawing.
    • **{ card-emp-discharge }** gives everybody six new cards, and its player another order.

topic-winning = winning
rules-winning =
    At the end of anybody's turn you win with 50 CITY (or what was agreed), together with everybody else who has them. Whoever's CITY falls to 0 is out at once; the last one standing wins. When the turns run out, the highest CITY wins, then the highest WALL.

    Whoever resigns is out, and the others go on.

## The lesson: its steps in order, each with a heading, an explanation, a task, and answers to other choices. The
## opponent is called "Trainer". Each step plays what its task asks for, with exactly these numbers.

lesson-base = Your base
lesson-base-why = Your CITY stands at 15, and 35 wins here; each turn you collect resources and play a card.
lesson-base-task = { card-capital-project } costs 13 LABOR, of which you have 22, and adds 10 CITY: play it.
lesson-base-otherwise = A card for later; begin with { card-capital-project }, which brings you halfway.
# In three of the steps.
lesson-exchanging = That is for a card, or a hand, that you can't use or pay for.

lesson-sabotage = SABOTAGE in answer
lesson-sabotage-why = { card-capital-project } brought you to 25 CITY, and the Trainer plays { card-fire-bombing } at you: 3 WALL and 4 CITY.
lesson-sabotage-task = On others' turns you may answer with one ESPIONAGE card: { card-sabotage }, and the order does nothing.
lesson-sabotage-pass = Then you lose 3 WALL and 4 CITY. You can prevent it.
lesson-sabotage-copy = A copy of { card-fire-bombing } destroys nothing, and the order would still hit you.
lesson-sabotage-otherwise = Answer with { card-sabotage }.

lesson-assault = Assault
lesson-assault-why = { card-fire-bombing } did nothing, though the Trainer paid for it: your CITY still stands at 25.
lesson-assault-task = Assault hits WALL first: { card-standard-formation } takes 7 of the Trainer's 20.
lesson-assault-otherwise = A card for another turn; this step is about { card-standard-formation }.

lesson-espionage = ESPIONAGE in answer
lesson-espionage-why = The Trainer's WALL is down to 13, and now the Trainer plays { card-civic-works }, which adds 9 CITY.
lesson-espionage-task = The card { card-espionage } copies an order, all but what it assaults and destroys: copy it.
lesson-espionage-pass = Then only the Trainer gains 9 CITY. Take your share.
lesson-espionage-otherwise = Answer with { card-espionage }.

lesson-winning = Winning
lesson-winning-why = The copy brought you from 25 CITY to 34, and the Trainer has 24.
lesson-winning-task = Whoever has 35 at the end of a turn wins: play { card-civic-works }, which adds 9.
lesson-winning-otherwise = You win now by anything that adds CITY; this lesson plays { card-civic-works }.

lesson-end = Your CITY stands at 43, and the match is won.
lesson-end-next = Usually 50 CITY win, and bringing every other CITY down to 0 wins too.
