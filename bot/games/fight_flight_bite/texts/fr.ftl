## Le jeu

game-name = Fight, Flight, Bite
about-game = Des tribus de bestioles se disputent la nourriture en duels secrets ; de deux à quatre.

## Noms ; .de (« de » et le nom), .un (article indéfini), .le (article défini)

sign-fight = Combat
    .de = de Combat
sign-flight = Envol
    .de = d’Envol
sign-bite = Morsure
    .de = de Morsure

food-nut = noix
    .un = une noix
    .le = la noix
food-mushroom = champignon
    .un = un champignon
    .le = le champignon
food-fruit = fruit
    .un = un fruit
    .le = le fruit

tribe-foxes = Renards
tribe-birds = Oiseaux
tribe-snakes = Serpents
tribe-rabbits = Lapins
tribe-moles = Taupes

## Cartes

card-extra-fight = Combat en plus
    .short = Combat en +
card-extra-flight = Envol en plus
card-extra-bite = Morsure en plus
    .short = Morsure en +
card-extra-critter = Bestiole en plus
    .short = Bestiole en +
card-stampede = Ruée
card-bolt = Envolée
card-gorge = Festin
card-claw-wing = Griffe et Aile
    .short = Griffe & Aile
card-wing-fang = Aile et Croc
card-fang-claw = Croc et Griffe
    .short = Croc & Griffe
card-wild-heart = Cœur sauvage
card-second-wind = Second souffle
    .short = 2d souffle
card-stubborn = Tête de mule
card-grudge = Rancune
card-long-reach = Longue portée
card-lie-low = Profil bas
card-stare-down = Regard noir
card-thick-hide = Peau dure
card-pack-tactics = En meute
card-wander = Vadrouille
card-keen-nose = Fin museau
card-scavenger = Charognard
card-windfall = Aubaine

name-of-narrow-card = { FORM($card, "short") }

effect-extra-fight = Une action { sign-fight.de } de plus quand tu gagnes avec { sign-fight }.
effect-extra-flight = Une action { sign-flight.de } de plus quand tu gagnes avec { sign-flight }.
effect-extra-bite = Une action { sign-bite.de } de plus quand tu gagnes avec { sign-bite }.
effect-extra-critter = Place aussitôt une autre bestiole de ta réserve. Elle peut attaquer aussi, si elle est là où tu as placé celle de ce tour.
effect-stampede = Deux actions { sign-fight.de } de plus quand tu gagnes avec { sign-fight }.
effect-bolt = Deux actions { sign-flight.de } de plus quand tu gagnes avec { sign-flight }.
effect-gorge = Deux actions { sign-bite.de } de plus quand tu gagnes avec { sign-bite }.
effect-claw-wing = Une action de plus quand tu gagnes avec { sign-fight } ou { sign-flight }.
effect-wing-fang = Une action de plus quand tu gagnes avec { sign-flight } ou { sign-bite }.
effect-fang-claw = Une action de plus quand tu gagnes avec { sign-bite } ou { sign-fight }.
effect-wild-heart = Une action de plus du signe qui gagne ton premier duel de ce tour, quel qu’il soit.
effect-second-wind = Une fois pendant ce tour, après un duel perdu, tu peux relancer. Le nouveau résultat compte.
effect-stubborn = Dans tes duels de ce tour, la deuxième égalité de suite te fait gagner.
effect-grudge = À chaque duel de ce tour, attaque l’adversaire de ton choix parmi ceux qui y ont une bestiole.
effect-long-reach = Pendant ce tour, ce que tu pousses ou mords peut finir dans n’importe quel autre bois.
effect-lie-low = Pendant ce tour, ton premier duel n’est pas obligatoire.
effect-stare-down = Avant ton premier duel, le défenseur nomme un signe devant tout le monde et ne peut pas le lancer dans ce duel.
effect-thick-hide = Les défenseurs qui te battent pendant ce tour ne posent pas de cube.
effect-pack-tactics = La première bestiole que tu fais venir par { sign-flight } pendant ce tour arrive debout et peut attaquer.
effect-wander = Aussitôt, tu peux déplacer une de tes bestioles vers un bois voisin. L’une d’elles doit rester là où tu as placé celle de ce tour ; celle qui l’y rejoint se couche.
effect-keen-nose = Aussitôt, regarde la main d’un adversaire.
effect-scavenger = Chaque fois que tu perds un duel pendant ce tour, tu peux aussi poser un cube du stock, après le défenseur.
effect-windfall = Aussitôt, tu peux poser un cube du stock, à ton choix, dans n’importe quel bois.

gist-extra-fight = +1 action { sign-fight.de }
gist-extra-flight = +1 action { sign-flight.de }
gist-extra-bite = +1 action { sign-bite.de }
gist-extra-critter = Une bestiole de plus
gist-stampede = +2 actions { sign-fight.de }
gist-bolt = +2 actions { sign-flight.de }
gist-gorge = +2 actions { sign-bite.de }
gist-claw-wing = +1 action { sign-fight } ou { sign-flight }
gist-wing-fang = +1 action { sign-flight } ou { sign-bite }
gist-fang-claw = +1 action { sign-bite } ou { sign-fight }
gist-wild-heart = +1 action au premier duel
gist-second-wind = Relance un duel perdu
gist-stubborn = La deuxième égalité gagne
gist-grudge = Attaque qui tu veux
gist-long-reach = Pousse et mords où tu veux
gist-lie-low = Pas de duel obligatoire
gist-stare-down = Le défenseur barre un signe
gist-thick-hide = Pas de cube au défenseur
gist-pack-tactics = Premier { sign-flight } debout
gist-wander = Bouge une bestiole à côté
gist-keen-nose = Regarde une main
gist-scavenger = Un cube si tu perds
gist-windfall = Pose un cube où tu veux

## Quantités et listes

woodland = { $letter } ({ $sign })
counted-food = { $food ->
        [nut] { $count } noix
        [mushroom] { $count ->
        [one] { $count } champignon
       *[other] { $count } champignons
    }
       *[fruit] { $count ->
        [one] { $count } fruit
       *[other] { $count } fruits
    }
    }
counted-food-taken = { counted-food }
cubes = { LIST($foods) }
no-food = pas de nourriture
counted-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
list-of-cards = { LIST($cards) }
lying-critters = { $emblem } { $count } ({ $lying ->
        [one] { $lying } couchée
       *[other] { $lying } couchées
    })
nobody = personne
contents = { $critters } ; { $lies }
took-cubes = { $emblem } en prend { $count }
no-harvest = sans récolte
stakes = { sign-fight } { $fight }, { sign-flight } { $flight }, { sign-bite } { $bite }
cube-values = { food-nut } { $nut }, { food-mushroom } { $mushroom }, { food-fruit } { $fruit }
brief-and-kept = { $gist } ; gardée : chaque { $food } +{ $points }
list-of-players = { LIST($players) }
one-after-another = { $first } puis { $last }

## Les parties d’une partie

moment-tribes = Tribus
moment-opening = Ouverture
moment-turns = Manche { $round } sur { $rounds }
moment-harvest = Récolte
moment-end = Fin

title-tribes = { game-name } · tribus
title-opening = { game-name } · ouverture
title-turns = { game-name } · manche { $round } sur { $rounds }
title-harvest = { game-name } · récolte

## Ce qui est demandé

ask-title-tribe = Choisis ta tribu
ask-title-open = Place une bestiole de départ
ask-title-place = À toi : place une bestiole
ask-title-play = À toi : joue une carte
ask-title-attack = Attaque
ask-title-bar = Nomme un signe à ne pas lancer
ask-title-throw = Lance !
ask-title-void = Ce duel est perdu
ask-title-bonus = Utilise ton bonus
ask-title-cube = Tu peux poser un cube
ask-title-pick = Prends un cube
ask-title-final-throw = Lance pour la victoire !

ask-task-tribe = choisit une tribu
ask-task-open = place une bestiole de départ
ask-task-place = place une bestiole
ask-task-play = joue une carte
ask-task-attack = attaque
ask-task-may-attack = peut attaquer
ask-task-attack-again = peut attaquer encore
ask-task-bar = nomme un signe à ne pas lancer
ask-task-throw = lance
ask-task-void = accepte la défaite ou relance
ask-task-bonus = utilise le bonus
ask-task-cube = peut poser un cube
ask-task-pick = prend un cube
ask-task-final-throw = lance pour la victoire

awaits-tribe = { $count ->
        [one] **{ $who }** choisit
       *[other] **{ $who }** choisissent
    } une tribu
awaits-open = { $count ->
        [one] **{ $who }** place
       *[other] **{ $who }** placent
    } une bestiole de départ
awaits-place = { $count ->
        [one] **{ $who }** place
       *[other] **{ $who }** placent
    } une bestiole
awaits-play = { $count ->
        [one] **{ $who }** joue
       *[other] **{ $who }** jouent
    } une carte
awaits-attack = { $count ->
        [one] **{ $who }** attaque
       *[other] **{ $who }** attaquent
    }
awaits-may-attack = { $count ->
        [one] **{ $who }** peut attaquer
       *[other] **{ $who }** attaquent ou finissent leur tour
    }
awaits-attack-again = { $count ->
        [one] **{ $who }** peut attaquer encore
       *[other] **{ $who }** attaquent encore ou finissent leur tour
    }
awaits-bar = { $count ->
        [one] **{ $who }** nomme
       *[other] **{ $who }** nomment
    } un signe à ne pas lancer
awaits-throw = { $count ->
        [one] **{ $who }** lance
       *[other] **{ $who }** lancent
    }
awaits-void = { $count ->
        [one] **{ $who }** accepte la défaite ou relance
       *[other] **{ $who }** acceptent la défaite ou relancent
    }
awaits-bonus = { $count ->
        [one] **{ $who }** utilise
       *[other] **{ $who }** utilisent
    } le bonus
awaits-cube = { $count ->
        [one] **{ $who }** peut poser
       *[other] **{ $who }** posent
    } un cube
awaits-pick = { $count ->
        [one] **{ $who }** prend un cube
       *[other] **{ $who }** prennent un cube de la récolte
    }
awaits-final-throw = { $count ->
        [one] **{ $who }** lance
       *[other] **{ $who }** lancent
    } pour la victoire

press-throw = { $locked ->
        [true] { awaits-throw } : premier signe à choisir ci-dessous
       *[false] { awaits-throw } : signe à choisir ci-dessous
    }
press-final-throw = { awaits-final-throw } : signe à choisir ci-dessous

waiting-tribe = Une tribu à choisir : on attend **{ $who }**.
waiting-open = Une bestiole de départ à placer : on attend **{ $who }**.
waiting-place = Une bestiole à placer : on attend **{ $who }**.
waiting-play = Une carte à jouer : on attend **{ $who }**.
waiting-attack = Une attaque à mener : on attend **{ $who }**.
waiting-may-attack = Attaquer ou finir le tour : on attend **{ $who }**.
waiting-attack-again = Attaquer encore ou finir le tour : on attend **{ $who }**.
waiting-bar = Un signe à ne pas lancer : on attend **{ $who }**.
waiting-throw = Un signe à lancer : on attend **{ $who }**.
waiting-void = Accepter la défaite ou relancer : on attend **{ $who }**.
waiting-bonus = Un bonus à utiliser : on attend **{ $who }**.
waiting-cube = Un cube à poser : on attend **{ $who }**.
waiting-pick = Un cube de la récolte à prendre : on attend **{ $who }**.
waiting-final-throw = Un signe à lancer pour la victoire : on attend **{ $who }**.

## Le plateau

press-sign = Choisis un signe ci-dessous. Personne ne le voit avant que tout le monde ait lancé.
press-first-sign = Choisis ton premier signe ci-dessous, puis les deux autres en privé. Personne ne les voit avant que tout le monde ait lancé.
match-won = { $count ->
        [one] **Victoire de { $who }**
       *[other] **Victoire partagée : { $who }**
    }
you-in-list = Toi
winners = { $count ->
        [one] { $you ->
        [true] Tu as gagné
       *[false] { LIST($winners) } gagne
    }
       *[other] Victoire partagée : { LIST($winners) }
    }

heading-now = En ce moment
heading-woodlands = Bois
heading-tribes = Tribus
heading-supply = Stock
heading-stakes = Une victoire rapporte
heading-scores = Scores
heading-harvest = Récolte
heading-cards = Cartes
heading-cube-values = Points par cube à présent
heading-turning-point = Tournant
heading-duels = Duels gagnés, manches 1 à { $rounds }
heading-hand = Ta main
heading-seen-hands = Ce que tu as vu

player-line = { $who } : { $text }
woodland-line = **{ woodland }** : { $contents }
woodland-of-turn-line = **{ woodland }, à ce tour** : { $contents }
harvest-line = { $letter } : { $harvest }
supply-sentence = { heading-supply } : { $cubes }.
stakes-sentence = { heading-stakes } : { stakes }.
cube-values-now = { cube-values }, avec les cartes de ta main
cube-values-sentence = { heading-cube-values } : { cube-values-now }.

in-reserve = { $count } en réserve
took-food = récolte { $cubes }
has-left = a quitté

has-played = { $who } joue { LIST($cards) }
duel-attack = { $attacker } attaque { $defender } en { $letter }
have-thrown = { $count ->
        [one] { $who } a lancé
       *[other] { $who } ont lancé
    }
thrown-so-far = Lancé jusqu’ici : { $throws }
opposed-signs = { $one } contre { $other_sign }
duel-ties = Égalité { $ties } sur { $limit } ; { $who } gagne à la { $limit }e
duel-barred = { $who } ne peut pas lancer { $sign } dans ce duel
final-throws = Égalité, lancer pour la victoire : { $who }
final-rounds = Lancers sans élimination : { $rounds } sur { $limit } ; ensuite, victoire partagée
bonus-left = { $count ->
        [1] Une action { FORM($sign, "de") }, facultative
       *[other] Actions { FORM($sign, "de") } restantes : { $unused } sur { $count } ; chacune est facultative
    }
pick-order = Les cubes de { $letter } vont à { $takers }
tribes-left = Encore à choisir : { LIST($tribes) }
can-choose = Tu peux choisir { LIST($letters, type: "or") }.

## Le panneau

panel-won = Tu as gagné la partie
panel-lost = Tu as perdu la partie
panel-waiting = On attend { LIST($players) }
secret-throw = Tu as lancé { $signs } ; personne d’autre ne le sait.

advice-tribe = **Chaque tribu a cinq cartes à elle**, connues de tout le monde. Tu en reçois trois de plus, en secret.
advice-open = **Choisis un bois sans bestioles.** Il n’y a pas encore de duels. Tu places deux bestioles de départ.
advice-place = **Choisis un bois pour la bestiole de ce tour.** S’il y a des adversaires, tu dois attaquer celui qui y a le plus de bestioles.
advice-play = **Joue une carte pour ce tour.** Les trois cartes que tu gardes jusqu’à la fin augmentent la valeur de la nourriture.
advice-bar = **{ card-stare-down }** : nomme un signe, devant tout le monde. Tu ne peux pas le lancer dans ce duel.
advice-void = **{ card-second-wind }** te permet de relancer une fois. Le nouveau résultat compte.
advice-defender-cube = **Tu as tenu bon.** Tu peux poser un cube du stock dans un bois.
advice-scavenger-cube = **{ card-scavenger }** : tu peux poser un cube du stock dans un bois.

bonus-question-fight = **{ sign-fight } : pousse une bestiole hors d’ici.**
bonus-question-flight = **{ sign-flight } : fais venir une de tes bestioles, ou fais-en partir une.**
bonus-question-bite = **{ sign-bite } : déplace un cube d’ici vers un autre bois.**
pick-question = **Prends en { $letter }.** Tu y reçois { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }.
win-brings = Une victoire rapporte { stakes }.
play-question = **{ ask-title-play }.** { win-brings }
must-attack = **Attaque { LIST($opponents, type: "or") }.** Le premier duel est obligatoire.
may-attack = **Attaque, ou finis ton tour.**
may-attack-again = **Attaque encore, ou finis ton tour.**
attackable = Tu peux attaquer { LIST($opponents, type: "or") }.
can-still-attack = { $count ->
        [one] { $count } de tes bestioles peut encore attaquer.
       *[other] { $count } de tes bestioles peuvent encore attaquer.
    }
throw-sign = **Lance un signe contre { $who }.**
throw-signs-in-order = **Lance trois signes, dans l’ordre, contre { $who }.**
may-not-throw = Tu ne peux pas lancer { $sign }.
cycle-of-signs = { sign-fight } bat { sign-bite }, { sign-bite } bat { sign-flight }, { sign-flight } bat { sign-fight }.
final-question = **Égalité : lancer pour la victoire entre { $who }.** Lance en secret ; qui montre le signe perdant est hors jeu.
throw-stands = Une fois que tout le monde a lancé, plus rien ne change.

hand-line = { $copies ->
        [1] **{ $card }** : { $effect } *Gardée : chaque { $food } +{ $points }.*
       *[other] **{ $card }** × { $copies } : { $effect } *Gardée : chaque { $food } +{ $points }.*
    }

you-hold-cards = Tu as { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main.
marked-card = Marquée : { $card }.
hand-card-line = { $card } : { brief-and-kept }.
picked-card = { $card } est la carte choisie.

## Mots dans les images

map-round = Manche
map-opening = Départ
map-harvest = Récolte
map-end = Fin
map-stakes = Gain
map-supply = Stock

duellist-won = gagne
duellist-held = tient bon
duellist-lost = perd
duellist-thrown = a lancé
duellist-bars = barre 1 signe
duellist-waits = attend
duellist-to-throw = doit lancer
duel-tie = nul { $ties }/{ $limit }

place-in-order = { ordinal }
start-points = départ +{ $points }
how-score = aux points
how-throws = aux lancers
how-shared = à égalité de points
how-left = les autres ont quitté la partie
cubes-at-harvest = { $count ->
        [one] { $count } cube récolté
       *[other] { $count } cubes récoltés
    }
round-of-duel = manche { $round }
a-cube-is-worth = Un cube vaut
or-between-signs = ou

## Analyse

turning-point = { $who ->
        [you] Tu as fait ta meilleure récolte
       *[other] { $who } a fait sa meilleure récolte
    } en { $letter }, avec { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }.
turning-point-after-duel = { $who ->
        [you] Tu as fait ta meilleure récolte
       *[other] { $who } a fait sa meilleure récolte
    } en { $letter }, avec { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }, après y avoir gagné un duel contre { $loser } à la manche { $round }.

## Choix

first-sign = D’abord { $sign }
then-sign = Puis { $sign }
end-turn = Finir ton tour
end-turn-hint = Plus de duels
throw-again = Relancer
throw-again-hint = { card-second-wind } ; le nouveau résultat compte
accept-loss = Accepter la défaite
accept-lost-duel = Accepter le duel perdu
stop-here = Arrêter là
stop-here-hint = Laisser les actions restantes
no-cube = Pas de cube
place-no-cube = Ne pas poser de cube
play-tribe = Jouer les { $tribe }
play-tribe-hint = En plus de { card-extra-critter } : { LIST($cards) }
place-critter = Placer une bestiole en { woodland }
attack-opponent = Attaquer { $opponent }
attack-opponent-hint = { $count ->
        [one] { $count } bestiole là-bas
       *[other] { $count } bestioles là-bas
    }
attack-opponent-caution = Attaquer { $opponent } ? Un duel commence aussitôt.
button-of-food = { CAPITAL($food) }
take-food = Prendre { FORM($food, "un") }
take-food-hint = Vaut { $points } pour toi
push-opponent = Pousser { $opponent }
push-where = Où pousses-tu { $opponent } ?
push-to = Pousser { $opponent } en { woodland }
to-woodland = Vers { $letter }
from-woodland = Depuis { $letter }
on-woodland = En { $letter }
move-critter = Déplacer une bestiole de { $start } à { $end }
bring-in = En faire venir une
bring-in-from-where = D’où vient-elle ?
move-out = En faire partir une
move-out-where = Où va-t-elle ?
bar-sign = Barrer { $sign }
bar-sign-hint = Tu ne le lanceras pas dans ce duel
throw-one = Lancer { $sign }
throw-one-hint = Bat { $beaten }
throw-three = Lancer { $signs }
throw-next = Que lances-tu ensuite ?
move-food = Déplacer { FORM($food, "un") } en { $letter }
move-food-where = Où déplaces-tu { FORM($food, "le") } ?
put-food = Poser { FORM($food, "un") } en { $letter }
put-food-where = Où poses-tu { FORM($food, "le") } ?
play-card = Jouer { $card }
play-card-without = Jouer { $card } sans son effet
without-effect = Sans son effet
play-card-how = Comment jouer { $card } ?
play-card-on = Jouer { $card } en { woodland }
play-card-where = Où joues-tu { $card } ?
play-card-from-to = Jouer { $card } de { $start } à { $end }
which-critter = Quelle bestiole se déplace ?
critter-goes-where = Où va la bestiole en { $start } ?
play-card-on-opponent = Jouer { $card } contre { $opponent }
whose-hand = Quelle main regardes-tu ?
look-at = Regarder { $opponent }
play-card-food = Jouer { $card } : { $food } en { $letter }
which-food = Quelle nourriture poses-tu ?

not-to-throw = Ce bouton attend seulement les signes à lancer, un par personne. Le plateau dit qui l’on attend.{ $barred ->
        [true] { " " }Le défenseur a barré { $sign } dans ce duel.
       *[false] { "" }
    }

## Ce qui s’est passé

thrown-sign = { $who } ({ $sign })
throws-for-order = Lancers pour l’ordre du tour : { LIST($throws) }.
throws-for-win = Lancers pour la victoire : { LIST($throws) }.
out = Hors jeu : { $who }.
nobody-out = Personne n’est hors jeu.
order-set = L’ordre du tour : { $who }.
laid-food = Chacun des { $count } bois a 6 cubes de nourriture. Le stock : { $cubes }.
cards-dealt = Chacun reçoit { $count ->
        [one] { $count } carte secrète
       *[other] { $count } cartes secrètes
    }.
drew-tribe = { $who ->
        [you] Tu tires
       *[other] { $who } tire
    } les { $tribe }.
chose-tribe = { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } les { $tribe }.
opened = { $who ->
        [you] Tu ouvres
       *[other] { $who } ouvre
    } en { $letter }.
turn-began = Manche { $round } : { $who ->
        [you] à toi de jouer
       *[other] à { $who } de jouer
    }.
placed = { $who ->
        [you] Tu places
       *[other] { $who } place
    } une bestiole en { $letter }.
played-card = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card } ({ $gist }).
critter-added = { $who ->
        [you] Tu places
       *[other] { $who } place
    } une autre bestiole en { $letter }.
wandered = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } une bestiole de { $start } à { $end } par { card-wander }.
hand-seen = { $who ->
        [you] Tu regardes
       *[other] { $who } regarde
    } { $holder ->
        [you] ta main
       *[other] la main de { $holder }
    }.
hand-seen-with-cards = { $who ->
        [you] Tu regardes
       *[other] { $who } regarde
    } { $holder ->
        [you] ta main
       *[other] la main de { $holder }
    } : { LIST($cards) }.
attacked = { $defender ->
        [you] { $who } t’attaque
       *[other] { $who ->
        [you] Tu attaques { $defender }
       *[other] { $who } attaque { $defender }
    }
    } en { $letter }.
barred-sign = { $who ->
        [you] Tu ne lanceras
       *[other] { $who } ne lancera
    } pas { $sign } dans ce duel.
has-thrown = { $who ->
        [you] Tu as lancé.
       *[other] { $who } a lancé.
    }
threw = { $who ->
        [you] Tu lances
       *[other] { $who } lance
    } { $signs }.
pair-thrown = { $attacker } : { $one }, { $defender } : { $other_sign }
throws-shown = { CAPITAL($throws) }.
throws-tied = { CAPITAL($throws) } (égalité { $ties }). On relance !
duel-voided = { $who ->
        [you] Tu utilises
       *[other] { $who } utilise
    } { card-second-wind } : le résultat ne compte pas. On relance !
attacker-lies-down = La bestiole attaquante se couche.
duel-held = { $who ->
        [you] Tu tiens
       *[other] { $who } tient
    } bon en { $letter } avec { $sign }. { attacker-lies-down }
duel-won = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } en { $letter } avec { $sign } : { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } { FORM($sign, "de") }. { attacker-lies-down }
duel-won-with-sum = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } en { $letter } avec { $sign } : { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } { FORM($sign, "de") } { $sum }. { attacker-lies-down }
sum-icon = (1 + { $icon } pour l’icône ; 3 au plus)
sum-card = (1 + { $extra } pour la carte ; 3 au plus)
sum-icon-and-card = (1 + { $icon } pour l’icône + { $extra } pour la carte ; 3 au plus)
pushed = { $who ->
        [you] Tu pousses
       *[other] { $who } pousse
    } { $owner ->
        [you] une de tes bestioles
       *[other] une bestiole de { $owner }
    } de { $start } à { $end }.
flew = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } une bestiole de { $start } à { $end }{ $standing ->
        [true] , où elle est debout
       *[false] { "" }
    }.
bitten = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } { FORM($food, "un") } de { $start } à { $end }.
actions-unused = { $who ->
        [you] Tu laisses
       *[other] { $who } laisse
    } { $count ->
        [one] { $count } action inutilisée
       *[other] { $count } actions inutilisées
    }.
actions-impossible = { $who ->
        [you] Tu ne peux pas utiliser
       *[other] { $who } ne peut pas utiliser
    } { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
cube-put = { $who ->
        [you] Tu poses
       *[other] { $who } pose
    } { FORM($food, "un") } du stock en { $letter }.
cube-declined = { $who ->
        [you] Tu ne poses
       *[other] { $who } ne pose
    } pas de cube.
cube-missed-thick-hide = { $who ->
        [you] Tu ne poses
       *[other] { $who } ne pose
    } pas de cube, à cause de { card-thick-hide }.
cube-missed-no-supply = { $who ->
        [you] Tu ne poses
       *[other] { $who } ne pose
    } pas de cube : le stock est vide.
cube-missed-left = { $who ->
        [you] Tu as quitté la partie : pas de cube.
       *[other] { $who } a quitté la partie : pas de cube.
    }
stopped = { $who ->
        [you] Tu finis ton
       *[other] { $who } finit son
    } tour.
harvest-began = Tous les tours sont joués : la récolte commence.
picked-food = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { FORM($food, "un") } en { $letter }.
harvested = { $letter } ({ $critters }) : { $harvest }.
harvested-by-controller = { $letter } ({ $critters } ; { $emblem } contrôle) : { $harvest }.
harvest-share = { $who ->
        [you] tu prends
       *[other] { $who } prend
    } { $cubes }
nobody-harvested = personne ne prend de nourriture
harvest-left-over = { $harvest } ; reste : { $cubes }
hands-revealed = Les mains sont montrées : { $hands }.
holds = { $who ->
        [you] tu as
       *[other] { $who } a
    } { LIST($cards) }
holds-nothing = { $who ->
        [you] tu n’as
       *[other] { $who } n’a
    } pas de carte
scored = { $who ->
        [you] Tu marques
       *[other] { $who } marque
    } { $sum }.
head-start-points = une avance de { $points }
left-match = { $who ->
        [you] Tu quittes la partie ; tes
       *[other] { $who } quitte la partie ; ses
    } bestioles restent où elles sont.
won-as-all-left = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } la partie : tous les autres camps l’ont quittée.
won-by-throws = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } les lancers et la partie !
won-by-points = { $count ->
        [one] { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } la partie !
       *[other] Victoire partagée : { $who } !
    }

short-tie = { $sign } contre { $sign } : égalité { $ties } sur { $limit }. On relance.
short-last-tie = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } en { $letter } : { $sign } contre { $sign }, la dernière égalité.
short-held = { $who ->
        [you] Tu tiens
       *[other] { $who } tient
    } bon en { $letter } : { $sign } bat { $beaten }.
short-won = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } en { $letter } : { $sign } bat { $beaten }.

## Raisons d’un indice

hint-lead = En { $letter }, l’écart changeait : { $before } avant, { $after } après.
hint-lead-kept = En { $letter }, l’écart ne changeait pas : { $lead }.
hint-stake = Une victoire avec { $sign } rapporte { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }, et avec un autre signe { $higher ->
        [true] jusqu’à { $other }
       *[false] { $other } au plus
    }.
hint-stake-rise = Une victoire avec { $sign } rapporte { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } au lieu de { $other }.
hint-risk = Si { $sign } perd, l’attaquant reçoit { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }, et avec un autre signe { $higher ->
        [true] jusqu’à { $other }
       *[false] { $other } au plus
    }.
hint-critters = { $who } y a { $count ->
        [one] { $count } bestiole
       *[other] { $count } bestioles
    }.
hint-critters-most = { $who } y a { $count ->
        [one] { $count } bestiole
       *[other] { $count } bestioles
    }, et aucun autre adversaire attaquable n’en a plus de { $other }.
hint-cube = Pour toi, { FORM($food, "un") } vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
hint-cube-best = Pour toi, { FORM($food, "un") } vaut { $count ->
        [one] { $count } point
       *[other] { $count } points
    }, et toute autre nourriture du bois { $other } au plus.
hint-points-same = Si la récolte avait lieu tout de suite, { $who ->
        [you] tu marquerais
       *[other] { $who } marquerait
    } autant qu’avant.
hint-points-more = Si la récolte avait lieu tout de suite, { $who ->
        [you] tu marquerais
       *[other] { $who } marquerait
    } { $at_least ->
        [true] au moins{ " " }
       *[false] { "" }
    }{ $count ->
        [one] { $count } point
       *[other] { $count } points
    } de plus.
hint-points-less = Si la récolte avait lieu tout de suite, { $who ->
        [you] tu marquerais
       *[other] { $who } marquerait
    } { $at_least ->
        [true] au moins{ " " }
       *[false] { "" }
    }{ $count ->
        [one] { $count } point
       *[other] { $count } points
    } de moins.

## Une carte, et la liste

deck-line = { $copies } × **{ $card }** · { $food }, valeur { $value } : { $effect }
at-the-end = À la fin
kept-to-end = Gardée en main à la fin, elle augmente de 1 la valeur de chaque { $food } (de { $value } si les valeurs comptent).
in-the-box = Dans la boîte
copies-in-box = { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
alt-of-card = La carte { $card }. { $effect }
note-by-rulebook = Le livret nomme cette carte ; son texte, sa nourriture et sa valeur sont de nous.
note-by-us = Le livret ne dit pas ce qu’il y a sur cette carte ; tout est de nous.

## Options

option-map = Terrain
option-map-auto = l’habituel (paires ; bosquet à quatre)
option-map-ring = anneau, à deux ou trois
option-map-bay = baie, à deux ou trois
option-map-pairs = paires, à deux ou trois
option-map-grove = bosquet, à quatre
option-map-delta = delta, à quatre
option-bite-range = Morsure
option-bite-range-any = un cube mordu va n’importe où
option-bite-range-adjacent = un cube mordu va à côté
option-defender-cube = Cube du défenseur
option-defender-cube-any = le cube du défenseur va n’importe où
option-defender-cube-other = le cube du défenseur va ailleurs
option-fight-target = Pousser
option-fight-target-defender = seule la tribu battue est poussée
option-fight-target-any-opponent = tout adversaire peut être poussé
option-extra-critter = { card-extra-critter }
option-extra-critter-same = { card-extra-critter } entre où tu as placé
option-extra-critter-any = { card-extra-critter } entre n’importe où
option-rethrow = Signes égaux
option-rethrow-chosen = on relance à chaque fois
option-rethrow-locked = trois signes sont lancés d’un coup
option-card-scoring = Cartes gardées
option-card-scoring-matching = chacune ajoute 1 à sa nourriture
option-card-scoring-printed = elles ajoutent leur valeur, 3 au plus
option-harvest-pick = Récolte
option-harvest-pick-auto = la meilleure nourriture est prise pour toi
option-harvest-pick-manual = chacun prend cube par cube
option-tribes = Tribus
option-tribes-off = les quatre mêmes cartes pour tous
option-tribes-choose = des tribus avec leurs cartes, choisies
option-tribes-random = des tribus avec leurs cartes, tirées
option-final-tie = Égalité finale
option-final-tie-throw = on lance pour la victoire
option-final-tie-shared = on partage la victoire
option-head-start = Avance
option-head-start-none = tout le monde commence à 0 point
option-head-start-by-place = des points au départ, sauf au dernier

preset-classic = Classique
preset-quick = Rapide
preset-tribes = Tribus

terms-players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
terms-map-auto = terrain habituel
terms-map-ring = terrain anneau
terms-map-bay = terrain baie
terms-map-pairs = terrain paires
terms-map-grove = terrain bosquet
terms-map-delta = terrain delta

## Règles

topic-overview = aperçu
topic-turn = tour
topic-signs = les trois signes
topic-duels = duels
topic-bonus = actions bonus
topic-harvest = récolte
topic-scoring = score
topic-cards = cartes
topic-tribes = tribus
topic-leaving = abandon

rules-overview =
    De deux à quatre tribus de bestioles s’étendent sur un terrain boisé et se battent en duel pour la nourriture. À chacune des cinq manches, chacun place une bestiole, joue une carte, et affronte qui se trouve déjà là, en lançant en secret **{ sign-fight }**, **{ sign-flight }** ou **{ sign-bite }**. Qui a le plus de bestioles dans un bois à la fin en prend la nourriture, sauf ce qu’emporte la deuxième tribu. Chaque cube vaut 2 points, et plus encore pour chaque carte de cette nourriture restée en main. Le plus haut score gagne.

    Le plateau public montre le terrain et les tribus. **{ my-hand }** montre le terrain, tes cartes et ce que tu peux faire ; personne d’autre ne le voit.
rules-turn =
    1. **Place** une bestiole de ta réserve dans n’importe quel bois. Tes bestioles y sont debout pour ce tour.
    2. **Joue une carte**, toujours exactement une. Elle compte pour ce tour, puis quitte le jeu. Certaines agissent aussitôt.
    3. **Duel** s’il y a des adversaires : le premier duel est obligatoire, les suivants non. Tu continues jusqu’à ce qu’aucune de tes bestioles n’y soit debout, qu’il ne reste plus d’adversaire, ou que tu arrêtes.
    4. Tes bestioles se relèvent, et c’est au tour suivant.

    Chacun joue cinq tours : de tes huit cartes, il en reste trois à la fin.
rules-signs = **{ sign-fight }** bat { sign-bite }, **{ sign-bite }** bat { sign-flight }, **{ sign-flight }** bat { sign-fight }.

    Chaque bois montre aussi un signe : y gagner avec ce signe donne une action bonus de plus. Dans l’image, { sign-fight } est une griffe sur fond vert, { sign-flight } une aile sur fond bleu, et { sign-bite } des crocs sur fond violet.
rules-duels =
    L’attaquant est celui dont c’est le tour. Le défenseur est l’adversaire qui y a le plus de bestioles ; en cas d’égalité, l’attaquant choisit. Les deux lancent en secret : pendant un duel, appuie sur un signe sous le plateau. Personne ne voit ton signe avant que les deux aient lancé ; dès lors, il ne change plus.

    Des signes égaux sont aussitôt relancés ; la troisième égalité de suite donne la victoire à l’attaquant. Après le duel, la bestiole attaquante se couche, gagnante ou non, et ne peut plus attaquer de ce tour. Les défenseurs ne se couchent jamais.

    Si **l’attaquant** gagne, des actions bonus suivent. Si **le défenseur** gagne, il peut poser un cube du stock dans un bois.
rules-bonus =
    Tu reçois 1 action du signe gagnant, 1 de plus si le bois montre ce signe, et ce qu’ajoute ta carte ; 3 au plus. Chacune est facultative.
    • **{ sign-fight }** : pousse une bestiole de la tribu battue dans un bois voisin.
    • **{ sign-flight }** : fais venir ici une de tes bestioles de n’importe où, ou envoies-en une d’ici n’importe où. Celle qui arrive se couche.
    • **{ sign-bite }** : déplace un cube d’ici vers n’importe quel autre bois.

    Rien n’entre jamais dans l’étang, et les bois de ses deux rives ne sont pas voisins.
rules-harvest =
    Après le dernier tour, on récolte chaque bois, A d’abord.
    • Une seule tribu a **le plus de bestioles** : la tribu qui vient en deuxième se retire avec un cube par bestiole ; si plusieurs sont deuxièmes, chacune prend un cube. La plus forte prend tout le reste.
    • Plusieurs tribus en ont le plus : elles prennent des cubes tour à tour, autant qu’elles ont de bestioles. Les cubes qui restent ne vont à personne, et les autres tribus n’ont rien.
    • Pas de bestioles : personne n’a la nourriture.

    Tu prends la nourriture qui vaut le plus pour toi.
rules-scoring =
    Chaque cube vaut 2, plus 1 pour chaque carte de la même nourriture encore dans ta main. Score = noix × (2 + cartes noix) + champignons × (2 + cartes champignon) + fruits × (2 + cartes fruit).

    Les cartes jouées, les bestioles et le contrôle ne rapportent rien. En cas d’égalité, on lance pour la victoire.

    Qui joue en dernier voit tout avant le dernier tour, et gagne plus souvent à trois et à quatre. Avec l’option **avance**, les autres commencent avec des points : { LIST($three) } à trois, { LIST($four) } à quatre.
rules-cards =
    Tout le monde a { card-extra-fight }, { card-extra-flight }, { card-extra-bite } et { card-extra-critter }, et quatre cartes secrètes. Ce que tu joues t’aide pendant ce tour ; ce que tu gardes augmente la valeur de sa nourriture.

    `/card` montre n’importe quelle carte.
rules-tribes =
    Avec l’option **tribus**, chacun joue une autre tribu : { card-extra-critter }, quatre cartes de la tribu, et trois secrètes.
    • **{ tribe-foxes }** : { card-extra-fight } quatre fois. **{ tribe-birds }** : { card-extra-flight }. **{ tribe-snakes }** : { card-extra-bite }.
    • **{ tribe-rabbits }** : { card-bolt }, { card-wander }, { card-pack-tactics }, { card-lie-low }.
    • **{ tribe-moles }** : { card-long-reach }, { card-windfall }, { card-thick-hide }, { card-scavenger }.
rules-leaving = Dans une partie à trois ou quatre, tu peux abandonner. Tes bestioles restent où elles sont et comptent pour le contrôle, mais tu ne joues plus et finis à la dernière place. S’il ne reste qu’une personne, elle gagne.

## La leçon

lesson-place-heading = Bois et bestioles
lesson-place-why = Qui a le plus de bestioles dans un bois à la fin prend la nourriture que laissent les autres, et ce sont des points.
lesson-place-task = À chaque tour, tu places une bestiole : place-la en F, où le Coach n’en a qu’une, et il y a duel.
lesson-place-on-d = Le Coach a deux bestioles en D ; F est plus facile à gagner.
lesson-place-otherwise = Le Coach n’y est pas, donc pas de duel ; c’est parfois sage, mais essaies-en d’abord un.

lesson-card-heading = Une carte pour le tour
lesson-card-why = Un duel gagné donne une action du signe gagnant, une de plus si le bois le montre, et plus avec ta carte.
lesson-card-task = F porte le signe { sign-fight } : avec { card-extra-fight }, y gagner par { sign-fight } en donnerait trois. Joue cette carte.
lesson-card-otherwise = Bonne carte, mais garde-la : ici, { card-extra-fight } s’ajoute à ce que donne F.

lesson-throw-heading = Un lancer secret
lesson-throw-why = { sign-fight } donnerait 3 actions. Le Coach le voit aussi, et a peut-être lancé { sign-flight } contre cela, en secret.
lesson-throw-task = { sign-fight } bat { sign-bite }, { sign-bite } bat { sign-flight }, { sign-flight } bat { sign-fight } : lance donc { sign-bite }.
lesson-throw-fight = C’est ce que le Coach attend de toi, et { sign-flight } le bat.
lesson-throw-flight = Contre { sign-flight }, ce n’est qu’une égalité, et on relance.
lesson-throw-otherwise = Lance { sign-bite }.

lesson-bonus-heading = Ce que donne une victoire
lesson-bonus-why = Le Coach a bien lancé { sign-flight }. Tu gagnes une { sign-bite } : prends un cube en F pour un autre bois.
lesson-bonus-task = Emporte le fruit en B, où personne d’autre n’est.
lesson-bonus-none = Tu as gagné cette action ; utilise-la.
lesson-bonus-elsewhere = Emporte-le en B, où personne d’autre n’est.
lesson-bonus-otherwise = Prends le fruit : tu as des cartes qui augmentent la valeur des fruits à la fin.

lesson-defend-heading = Sous l’attaque
lesson-defend-why = Le Coach t’attaque en C, un bois de { sign-bite }, avec { card-extra-bite } : { sign-bite } y donnerait 3 actions.
lesson-defend-task = { sign-fight } bat { sign-bite } : c’est ce que lancerait un défenseur ici. Lance { sign-fight }.
lesson-defend-flight = { sign-bite } bat { sign-flight }, et le Coach veut gagner avec { sign-bite }.
lesson-defend-bite = Contre { sign-bite }, ce n’est qu’une égalité, et la troisième est à l’attaquant.
lesson-defend-otherwise = Lance { sign-fight }.

lesson-cube-heading = Le cube du défenseur
lesson-cube-why = { sign-fight } a battu { sign-bite } : un défenseur qui gagne pose un cube de nourriture dans n’importe quel bois.
lesson-cube-task = Pose un fruit en B, où personne d’autre n’est.
lesson-cube-none = Le cube est gratuit : prends-le.
lesson-cube-elsewhere = Pose-le en B, où personne d’autre n’est.
lesson-cube-otherwise = Prends plutôt un fruit : tu as des cartes qui augmentent la valeur des fruits à la fin.

lesson-round-heading = La dernière manche
lesson-round-why = C’est la cinquième manche et ton dernier tour. Tu as le plus de bestioles en B, C et F.
lesson-round-task = Personne n’est en E, et la nourriture que personne ne récolte est perdue : places-y ta bestiole.
lesson-round-hopeless = Le Coach y a plus de bestioles que tu ne pourrais en battre maintenant.
lesson-round-otherwise = Ce bois est déjà à toi ; E serait nouveau.

lesson-keep-heading = Les cartes que tu gardes
lesson-keep-why = Tu gardes trois de ces quatre cartes, et chacune ajoute 1 aux 2 points de chaque cube de sa nourriture.
lesson-keep-task = Trois montrent un fruit : un fruit vaut donc 5 à la fin si tu joues l’autre, { card-gorge }.
lesson-keep-otherwise = Cette carte montre un fruit : garde-la, et chaque fruit vaut 1 de plus.

lesson-end = Tu gagnes 83 points à 36 : 11 fruits à 5 points y ont fait l’essentiel.
lesson-end-next = On peut jouer jusqu’à quatre, et il y a alors plus d’une personne à deviner.
