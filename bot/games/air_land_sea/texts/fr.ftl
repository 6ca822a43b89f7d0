## Les jeux

game-air-land-sea = Air, Land & Sea
about-air-land-sea = Un duel de cartes pour trois théâtres : tiens-en deux, ou replie-toi à temps.
game-flies-lies-supplies = Flies, Lies & Supplies
about-flies-lies-supplies = Le même duel, avec espions, mensonges et provisions au lieu d’armées.

## Théâtres : .en (lieu), .de (origine), .a (destination), .la (avec article)

theater-air = Air
    .en = dans l’Air
    .de = de l’Air
    .a = à l’Air
    .la = l’Air
theater-land = Terre
    .en = sur la Terre
    .de = de la Terre
    .a = à la Terre
    .la = la Terre
theater-sea = Mer
    .en = sur la Mer
    .de = de la Mer
    .a = à la Mer
    .la = la Mer
theater-intelligence = Espionnage
    .en = en Espionnage
    .de = de l’Espionnage
    .a = à l’Espionnage
    .la = l’Espionnage
theater-diplomacy = Diplomatie
    .en = en Diplomatie
    .de = de la Diplomatie
    .a = à la Diplomatie
    .la = la Diplomatie
theater-economics = Économie
    .en = en Économie
    .de = de l’Économie
    .a = à l’Économie
    .la = l’Économie

numbered-theater = { $number }. { $theater }

## Noms des cartes

card-support = Soutien
card-air-drop = Parachutage
    .broken =
        Parachu-
        tage
card-maneuver = Manœuvre
card-aerodrome = Aérodrome
card-containment = Endiguement
    .broken =
        Endigue-
        ment
card-heavy-bombers = Bombardier lourd
card-reinforce = Renfort
card-ambush = Embuscade
card-cover-fire = Tir de couverture
    .broken =
        Tir de
        couverture
card-disrupt = Désordre
card-heavy-tanks = Char lourd
card-transport = Transport
card-escalation = Escalade
card-redeploy = Redéploiement
    .broken =
        Redéploie-
        ment
card-blockade = Blocus
card-super-battleship = Super cuirassé
card-spy-network = Réseau d’espions
card-surveil = Filature
card-manipulate = Manipulation
    .broken =
        Manipu-
        lation
card-leverage = Chantage
card-neutralize = Neutralisation
    .broken =
        Neutrali-
        sation
card-mastermind = Éminence grise
card-envoy = Émissaire
card-armistice = Armistice
card-grand-betrayal = Grande trahison
card-give-take = Donnant-donnant
    .broken =
        Donnant-
        donnant
card-peacekeepers = Casques bleus
card-requisition = Réquisition
    .broken =
        Réqui-
        sition
card-supply-lines = Convois
card-stockpile = Réserves
card-relinquish = Sacrifice
card-war-chest = Trésor de guerre

card-unknown = une carte

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

short-card = { $card } { $strength }
broken-name = { FORM($card, "broken") }

## Textes des cartes

ability-support = Ton total augmente de 3 sur chaque théâtre voisin.
ability-air-drop = { $edition ->
        [classic] Pendant ton prochain tour, tu peux déployer une carte sur un théâtre d’un autre type.
       *[revised] Si tu déploies la prochaine carte que tu joues, elle peut aller sur un théâtre d’un autre type.
    }
ability-maneuver = Tu dois retourner une carte non recouverte, dans un camp ou l’autre, sur un théâtre voisin.
ability-aerodrome = Tu peux déployer tes cartes de force 1 à 3 sur n’importe quel théâtre.
ability-containment = Toute carte jouée face cachée, par un camp ou l’autre, va sous la pioche.
ability-reinforce = { $edition ->
        [classic] Regarde la première carte de la pioche. Tu peux la jouer face cachée sur un théâtre voisin.
       *[revised] Prends la première carte de la pioche. Tu dois la jouer face cachée sur un théâtre voisin.
    }
ability-ambush = Tu dois retourner une carte non recouverte, dans un camp ou l’autre, sur n’importe quel théâtre.
ability-cover-fire = Toutes les cartes sous celle-ci dans sa colonne ont une force de 4.
ability-disrupt = { $edition ->
        [classic] Ton adversaire doit retourner une de ses cartes non recouvertes. Puis tu dois retourner une des tiennes.
       *[revised] Tu dois retourner une de tes cartes non recouvertes. Puis ton adversaire doit retourner une des siennes.
    }
ability-transport = Tu peux déplacer une de tes cartes vers un autre théâtre.
ability-escalation = Toutes tes cartes face cachée ont une force de 4.
ability-redeploy = { $edition ->
        [classic] Tu dois reprendre en main une de tes cartes face cachée. Si tu le fais, tu gagnes un tour supplémentaire.
       *[revised] Tu peux reprendre en main une de tes cartes face cachée. Si tu le fais, joue aussitôt une carte.
    }
ability-blockade = Sur les théâtres voisins qui ont 3 cartes ou plus, toute carte jouée par un camp ou l’autre va sous la pioche.
ability-spy-network = Tu peux regarder toutes les cartes face cachée de ton adversaire. Chacune vaut 1 de moins.
ability-surveil = Gagne 1 Provision ici. Ton adversaire doit révéler trois cartes de sa main. Tu peux ensuite retourner une carte non recouverte plus forte que l’une d’elles.
ability-manipulate = { ability-maneuver }
ability-leverage = Tu peux révéler une carte de ta main. Si tu le fais, retourne une carte non recouverte plus faible, sur n’importe quel théâtre.
ability-neutralize = Nomme une carte. Si ton adversaire l’a en main, il doit la révéler et la jouer à son prochain tour.
ability-envoy = Ton total augmente de 2 sur chaque théâtre voisin. Une fois par tour, avant d’agir, tu peux déplacer cette carte vers l’un d’eux.
ability-armistice = Gagne 2 Provisions sur ce théâtre. Tu peux retourner une carte non recouverte, dans un camp ou l’autre. Si tu le fais, ton adversaire peut retourner la sienne sur ce théâtre.
ability-grand-betrayal = Tu dois choisir un théâtre voisin où les deux camps ont une carte non recouverte. Ces deux cartes changent de camp.
ability-give-take = Tu dois donner une carte de ta main à ton adversaire. Si tu le fais, il gagne 1 Provision ici, et tu pioches deux cartes.
ability-requisition = Tu peux révéler une carte de ta main. Si tu le fais, gagne 3 Provisions sur le théâtre de son type.
ability-supply-lines = Tu peux déployer tes cartes sur des théâtres d’un autre type. À chaque fois, ton adversaire y gagne 1 Provision.
ability-stockpile = Gagne 1 Provision sur chaque théâtre voisin.
ability-relinquish = Tu peux détruire une de tes cartes face visible. Si tu le fais, détruis une carte non recouverte, dans un camp ou l’autre.

no-ability = Elle n’a pas de capacité.

## Capacités en quelques mots (40 lettres)

effect-support = +3 sur chaque théâtre voisin
effect-air-drop = Déploie une carte où tu veux
effect-maneuver = Retourne une carte d’un théâtre voisin
effect-aerodrome = Déploie tes 1, 2 et 3 partout
effect-containment = Les cartes cachées vont sous la pioche
effect-reinforce = Joue le dessus de la pioche, caché
effect-ambush = Retourne une carte non recouverte
effect-cover-fire = Les cartes dessous valent 4
effect-disrupt = Chaque camp retourne une de ses cartes
effect-transport = Déplace une de tes cartes
effect-escalation = Tes cartes cachées valent 4
effect-redeploy = Reprends une carte cachée, rejoue
effect-blockade = Pas de 4e carte chez les voisins
effect-spy-network = Tu vois ses cartes cachées, à −1
effect-surveil = 1 Provision ; vois 3, retourne plus fort
effect-manipulate = { effect-maneuver }
effect-leverage = Révèle une carte, retourne plus faible
effect-neutralize = Nomme une carte : elle doit être jouée
effect-envoy = +2 sur chaque théâtre voisin ; mobile
effect-armistice = 2 Provisions ; chacun retourne 1 carte
effect-grand-betrayal = Deux cartes voisines changent de camp
effect-give-take = Donne carte et Provision, pioche deux
effect-requisition = Révèle une carte : 3 Provisions
effect-supply-lines = Déploie partout, 1 Provision en face
effect-stockpile = 1 Provision sur chaque théâtre voisin
effect-relinquish = Détruis une carte à toi, puis une autre

no-effect = Pas de capacité

## Capacités en deux ou trois mots (15 lettres)

gist-support = +3 aux voisins
gist-air-drop = Déploie partout
gist-maneuver = Retourne à côté
gist-aerodrome = 1–3 partout
gist-containment = Pas face cachée
gist-reinforce = Joue la pioche
gist-ambush = Retourne une
gist-cover-fire = Dessous : 4
gist-disrupt = Chacun retourne
gist-transport = Déplace une
gist-escalation = Cachées : 4
gist-redeploy = Reprends-en une
gist-blockade = Voisins : max 3
gist-spy-network = Cachées −1
gist-surveil = +1, retourne
gist-manipulate = { gist-maneuver }
gist-leverage = Retourne moins
gist-neutralize = Nomme une carte
gist-envoy = +2 aux voisins
gist-armistice = +2, retournez
gist-grand-betrayal = Change de camp
gist-give-take = Donne 1, tire 2
gist-requisition = 3 Provisions
gist-supply-lines = Tout théâtre
gist-stockpile = +1 aux voisins
gist-relinquish = Détruis deux

## Une carte

facts-of-card = { $theater }, force { $strength }, { $kind ->
        [instant] capacité immédiate
        [ongoing] capacité permanente
       *[none] sans capacité
    }.
edition-classic = Classique
edition-revised = Révisée
only-revised = Édition révisée, la seule
both-editions = Les deux éditions
alt-of-card = La carte { $card }. { $text }
deck-line = **{ $card } { $strength }** · { $theater } : { $text }
deck-line-editions = **{ $card } { $strength }** · { $theater } : { $revised } Classique : { $classic }

source-printed = Une carte du jeu imprimé ; le texte est de nous.
source-house = La carte imprimée n’est pas connue ; celle-ci est de nous.
source-reveal = De la carte imprimée, nous savons seulement qu’une carte est révélée ; le reste est de nous.
source-not-theater = De la carte imprimée, nous connaissons la capacité mais pas le théâtre ; le reste est de nous.
source-not-strength = De la carte imprimée, nous connaissons la capacité mais pas la force ; le reste est de nous.
source-moved = De la carte imprimée, nous savons seulement qu’elle se déplace, recouverte ou non ; le reste est de nous.
source-name = De la carte imprimée, nous ne connaissons que le nom ; le reste est de nous.
source-given = De la carte imprimée, nous savons seulement qu’on donne une carte et qu’on en pioche ; le reste est de nous.
source-destroyed = De la carte imprimée, nous savons seulement ce qu’elle détruit ; le reste est de nous.

## Cartes en jeu

covering = { $top }, qui recouvre { $covered }
no-cards = aucune carte
changed-card = { $card } (vaut { $strength })
facedown-card = { $card ->
        [unknown] face cachée ({ $strength })
       *[other] { $card } face cachée ({ $strength })
    }

lead-tied = égalité { $total }–{ $total } (avantage à { $side })
lead-ahead = { $side } mène { $ahead }–{ $behind }

## À qui de jouer

turn-of-one = { $who ->
        [you] À toi de jouer
       *[other] À { $who } de jouer
    }
turn-of-two = { $who ->
        [you] À toi de jouer, ou à { $other }
       *[other] À { $who } ou { $other } de jouer
    }
turn-with-due-cards = **{ $whose }** : jouer { LIST($cards, type: "or") }, ou se replier.

you-awaited = toi
waiting-swap = Une carte à échanger : c’est à **{ LIST($awaited) }**.
waiting-flip = Une carte à retourner pour { $card } : c’est à **{ LIST($awaited, type: "or") }**.
waiting-may-flip = Retourner ou non une carte pour { $card } : c’est à **{ LIST($awaited, type: "or") }**.
waiting-may-move = Déplacer ou non une carte pour { $card } : c’est à **{ LIST($awaited, type: "or") }**.
waiting-reveal = Une carte à révéler pour { $card } : c’est à **{ LIST($awaited, type: "or") }**.
waiting-may-reveal = Révéler ou non une carte pour { $card } : c’est à **{ LIST($awaited, type: "or") }**.
waiting-name = Une carte à nommer pour { $card } : c’est à **{ LIST($awaited, type: "or") }**.
waiting-exchange = Les cartes qui changent de camp pour { $card } : c’est à **{ LIST($awaited, type: "or") }**.
waiting-choose = Un choix pour { $card } : c’est à **{ LIST($awaited, type: "or") }**.

status-won = { $side ->
        [you] **Tu as gagné.**
       *[other] **La victoire revient à { $side }.**
    }

## Le plateau

board-title = { $game } · bataille { $battle }
score = Score
seen-in-hands = Cartes vues en main
score-by-battle = Score par bataille
turning-point = Tournant

side-line = { $side } : { $facts }
side-points = **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }**
side-hand = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main
member-hand = { $who } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
side-first = joue en premier (gagne les égalités)
side-air-drop = { card-air-drop } en cours
side-extra-turns = { $count ->
        [one] { $count } tour supplémentaire
       *[other] { $count } tours supplémentaires
    } à venir

column-line = **{ $total }** : { $shown }
column-line-bonuses = **{ $total }** ({ $bonuses }) : { $shown }
bonus-card = +{ $points } { $card }
supplies = { $count ->
        [one] { $count } Provision
       *[other] { $count } Provisions
    }

duty = { $due ->
        [true] { $who } doit jouer { $card } maintenant
       *[false] { $who } doit jouer { $card } au prochain tour
    }

deck-size = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la pioche
supplies-left = encore { $count ->
        [one] { $count } Provision
       *[other] { $count } Provisions
    }
points-to-win = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour gagner
single-battle = une seule bataille décide

note-showed = { $who } a montré { $card } : bataille { $battle }, tour { $turn }
note-was-given = { $who } a reçu { $card } : bataille { $battle }, tour { $turn }
note-took-back = { $who } a repris { $card } : bataille { $battle }, tour { $turn }
note-lacked = { $people ->
        [one] { $who } n’avait pas
       *[other] { $who } n’avaient pas
    } { $card } : bataille { $battle }, tour { $turn }

alt-theater = { $place } : { $fact }
alt-column = { $place }, { $side } { $fact }
alt-battle = Bataille { $battle } : { $news }
alt-turning-point = { turning-point } : { $sentence }
alt-marked = Marquée : { $card }
alt-must-play = Tu dois jouer { LIST($cards, type: "or") }
alt-text-of-card = { $card } : { $text }
alt-faceup-to = Face visible : { LIST($theaters, type: "or") }
alt-facedown-to = Face cachée : { LIST($theaters, type: "or") }

battle-line = Bataille { $battle } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $side } ({ $score })
battle-line-withdrew = Bataille { $battle } : repli de { $loser }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $side } ({ $score })
led-from-start = { $people ->
        [one] { $side } mène
       *[other] { $side } mènent
    } depuis la première bataille.
battle-brought = La bataille { $battle } a rapporté { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
took-the-lead = { $people ->
        [one] { $side } prend l’avantage à la bataille { $battle } et le garde.
       *[other] { $side } prennent l’avantage à la bataille { $battle } et le gardent.
    }

## Mots dans les images

picture-winner = { $people ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    }
picture-winner-nameless = victoire
picture-withdrew-cell = repli
picture-turning-point = Tournant
picture-turning-battle = Tournant : bataille { $battle }
picture-led = { $people ->
        [one] { $winners } mène
       *[other] { $winners } mènent
    } dès la première bataille
picture-took-lead = { $people ->
        [one] { $winners } prend l’avantage et le garde
       *[other] { $winners } prennent l’avantage et le gardent
    }
picture-flipped =
    retournée
    { FORM($theater, "en") }
picture-destroyed =
    détruite
    { FORM($theater, "en") }
picture-changed-sides =
    change de camp
    { FORM($theater, "en") }
picture-unknown-card = Carte cachée
picture-resigned = abandonne la partie
picture-withdrew = se replie à la bataille { $battle }
picture-fought-out = gagne la bataille { $battle }, jouée jusqu’au bout
picture-battle-won = { $own ->
        [true] Bataille { $battle } : tu gagnes
       *[false] Bataille { $battle } : { $people ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    }
    }
picture-tie = ég.
picture-of-points = sur { $points }
picture-wins-ties = { $people ->
        [one] égalités
       *[other] égalités
    }
picture-must-play = doit jouer { LIST($names, type: "or") }
picture-member-must-play = { $number } doit jouer { LIST($names, type: "or") }
picture-air-drop = { card-air-drop } en cours
picture-extra-turn = tour en plus
picture-top-card = Pioche : { $card } { $strength }. Face cachée, elle vaut { $after }.
picture-under-deck = sous la pioche

## Le panneau : titres

you-won = Tu as gagné
you-lost = Tu as perdu
awaits-all = On attend { LIST($awaited) }
awaits-any = On attend { LIST($awaited, type: "or") }
your-turn = À toi de jouer
your-sides-turn = À ton camp de jouer
play-top-card = { $forced ->
        [true] Joue { $card } face cachée
       *[false] Jouer { $card } face cachée ?
    }
answer-card = Réponds à { $card }

title-play = { $forced ->
        [true] Joue aussitôt une carte
       *[false] Jouer une carte ?
    }
title-swap = { $forced ->
        [true] Choisis une carte à échanger
       *[false] Choisir une carte à échanger ?
    }
title-flip = { $forced ->
        [true] Choisis une carte à retourner
       *[false] Retourner une carte ?
    }
title-move = { $forced ->
        [true] Déplace une de tes cartes
       *[false] Déplacer une carte ?
    }
title-take-back = { $forced ->
        [true] Reprends une carte
       *[false] Reprendre une carte ?
    }
title-place = { $forced ->
        [true] Choisis le théâtre de cette carte
       *[false] Jouer la première carte ?
    }
title-reveal = { $forced ->
        [true] Choisis une carte à révéler
       *[false] Révéler une carte ?
    }
title-name = { $forced ->
        [true] Nomme une carte
       *[false] Nommer une carte ?
    }
title-exchange = { $forced ->
        [true] Choisis les cartes à échanger
       *[false] Échanger des cartes entre camps ?
    }
title-give = { $forced ->
        [true] Choisis une carte à donner
       *[false] Donner une carte ?
    }
title-receive = { $forced ->
        [true] Prends la carte
       *[false] Prendre la carte ?
    }
title-draw = { $forced ->
        [true] Pioche des cartes
       *[false] Piocher des cartes ?
    }
title-destroy = { $forced ->
        [true] Choisis une carte à détruire
       *[false] Détruire une de tes cartes ?
    }

## Le panneau : textes

due-cards-title = **{ $title }** : tu dois jouer { LIST($cards, type: "or") }.
mate-may-answer = { $mate } ou toi, vous pouvez répondre.
passed-on = Tu passeras { $card } quand tout le monde aura choisi.
given-away = Tu donnes { $card }.
mate-plays = Cette fois, { $mate } joue pour ton camp.
mate-answers = Cette fois, { $mate } répond pour ton camp.

its-your-turn = **À toi de jouer, { $name }.**
its-your-choice = **À toi de choisir, { $name }.**
may-move-envoy = Tu peux d’abord déplacer l’{ card-envoy }.
must-play = Tu dois jouer { LIST($cards, type: "or") } : face visible sur un théâtre qui l’accepte, ou face cachée sur n’importe lequel.
play-one = Joue une carte : *déploie-la* face visible sur son propre théâtre, ou *improvise-la* face cachée sur n’importe lequel.
or-withdraw = Ou replie-toi de la bataille : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $side }.

asked-by = { $card } dit : « { $text } »
asked-by-hidden = C’est pour { $card }.
question-swap = Tu la passes à { $mate } et en reçois une. Chacun choisit en secret, et les cartes changent de main quand tout le monde a choisi.
question-disrupt = { card-land-5 } t’oblige à retourner une de tes cartes non recouvertes.
question-armistice = { card-diplomacy-2 } te permet de retourner une de ces cartes, ou de n’en rien faire.
question-surveil = { card-intelligence-2 }, en face, oblige ton camp à révéler des cartes de son choix. L’adversaire pourra ensuite retourner une carte plus forte que l’une d’elles.
question-give-take = Le camp adverse donne une carte au tien.
top-card-is = La première carte de la pioche est { $card } ; face cachée, elle vaut { $strength }.
would-raise-total = Ton total { FORM($theater, "en") } passe de { $before } à { $after }
would-stop = { $ability } l’enverrait sous la pioche

mates-answer = { $mate } ou toi, vous pouvez répondre : la première réponse compte.
mates-turn = { $mate } ou toi, vous pouvez jouer ce tour : qui agit d’abord joue pour ton camp.
mates-take-back = { $mate } ou toi, vous pouvez répondre : qui reprend une carte doit en jouer une.
mates-reveal = { $mate } ou toi, vous pouvez répondre avec des cartes de votre propre main : la première réponse compte.
mates-give = { $mate } ou toi, vous pouvez répondre avec une carte de votre propre main : la première réponse compte.
mates-receive = { $mate } ou toi, vous pouvez répondre : qui la prend d’abord l’a en main.
mates-draw = { $mate } ou toi, vous pouvez répondre : qui pioche d’abord a les cartes en main.

your-hand = Ta main
no-cards-left = Tu n’as plus de carte.
hand-card = **{ $card }** : { $text }
top-card = La première carte de la pioche
top-card-seen = { $alone ->
        [true] { $card } (personne d’autre ne l’a vue)
       *[false] { $card } (seul ton camp l’a vue)
    }

## Choix

withdraw = Se replier
withdraw-unavailable = Tu ne peux te replier que quand c’est à toi de jouer une carte. Appuie sur **{ my-hand }** pour voir où en sont les choses.
enemy-scores = L’adversaire marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
withdraw-question = { $team ->
        [true] Replier tout ton camp ?
       *[false] Te replier ?
    } Cela donne { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $ends ->
        [true] { " " }et la partie à { $side }.
       *[false] { " " }à { $side }, et la bataille suivante commence.
    }

where-play = Où joues-tu { $card } ?
deploy-to = Déployer { FORM($theater, "en") }
deploy-to-using = Déployer { FORM($theater, "en") } ({ $ability })
deploy = Déployer { $card } { FORM($theater, "en") }
deploy-using = Déployer { $card } { FORM($theater, "en") } ({ $ability })
deploy-caution = Déployer { $card } { FORM($theater, "en") } ? Tout le monde la verra.
deploy-using-caution = Déployer { $card } { FORM($theater, "en") } ({ $ability }) ? Tout le monde la verra.
deploy-hint = Face visible : { $effect }
deploy-hint-supply = Face visible ; 1 Provision pour l’adversaire { FORM($theater, "en") }
improvise-to = Improviser { FORM($theater, "en") }
improvise = Improviser { $card } { FORM($theater, "en") }
improvise-hint = Face cachée, sans capacité

move-envoy-to = Déplacer l’{ card-envoy } vers { FORM($theater, "la") }
move-envoy-hint = Ton action vient ensuite

own-card = { $faceup ->
        [true] Ta carte { $card } { FORM($theater, "en") }
       *[false] { $card ->
        [unknown] Ta carte cachée { FORM($theater, "en") }
       *[other] Ta carte cachée { $card } { FORM($theater, "en") }
    }
    }
enemy-card = { $faceup ->
        [true] Carte adverse { $card } { FORM($theater, "en") }
       *[false] { $card ->
        [unknown] Carte adverse cachée { FORM($theater, "en") }
       *[other] Carte adverse cachée { $card } { FORM($theater, "en") }
    }
    }
flip-own = Retourner { $faceup ->
        [true] ta carte { $card }
       *[false] { $card ->
        [unknown] ta carte cachée
       *[other] ta carte cachée { $card }
    }
    } { FORM($theater, "en") }
flip-enemy = Retourner { $faceup ->
        [true] la carte adverse { $card }
       *[false] { $card ->
        [unknown] la carte adverse cachée
       *[other] la carte adverse cachée { $card }
    }
    } { FORM($theater, "en") }
flip-enemy-caution = Retourner { $faceup ->
        [true] la carte adverse { $card }
       *[false] { $card ->
        [unknown] la carte adverse cachée
       *[other] la carte adverse cachée { $card }
    }
    } { FORM($theater, "en") } ?
destroy-own = Détruire { $faceup ->
        [true] ta carte { $card }
       *[false] { $card ->
        [unknown] ta carte cachée
       *[other] ta carte cachée { $card }
    }
    } { FORM($theater, "en") }
destroy-enemy = Détruire { $faceup ->
        [true] la carte adverse { $card }
       *[false] { $card ->
        [unknown] la carte adverse cachée
       *[other] la carte adverse cachée { $card }
    }
    } { FORM($theater, "en") }
destroy-hint = Elle va sous la pioche

flip-hint-unknown = Passe face visible
flip-hint-up = { $changed ->
        [true] Passe face visible et vaut { $after } au lieu de { $before }
       *[false] Passe face visible et vaut toujours { $after }
    }
flip-hint-up-instant = { $changed ->
        [true] Passe face visible et vaut { $after } au lieu de { $before } ; son camp applique sa capacité
       *[false] Passe face visible et vaut toujours { $after } ; son camp applique sa capacité
    }
flip-hint-down = { $changed ->
        [true] Passe face cachée et vaut { $after } au lieu de { $before }
       *[false] Passe face cachée et vaut toujours { $after }
    }

own-card-in = { $faceup ->
        [true] { $card } { FORM($theater, "en") }
       *[false] { $card ->
        [unknown] Carte cachée { $number } { FORM($theater, "en") }
       *[other] Carte cachée { $card } { FORM($theater, "en") }
    }
    }
move-to = Déplacer vers { FORM($theater, "la") }
move-card = Déplacer { $faceup ->
        [true] { $card }
       *[false] { $card ->
        [unknown] la carte cachée { $number }
       *[other] la carte cachée { $card }
    }
    } { FORM($start, "de") } { FORM($end, "a") }
where-move = Où déplaces-tu { $faceup ->
        [true] ta carte { $card }
       *[false] { $card ->
        [unknown] ta carte cachée { $number }
       *[other] ta carte cachée { $card }
    }
    } ?
own-card-from = { $faceup ->
        [true] { $card } { FORM($theater, "de") }
       *[false] { $card ->
        [unknown] Carte cachée { $number } { FORM($theater, "de") }
       *[other] Carte cachée { $card } { FORM($theater, "de") }
    }
    }
take-back-card = Reprendre { $faceup ->
        [true] { $card }
       *[false] { $card ->
        [unknown] la carte cachée { $number }
       *[other] la carte cachée { $card }
    }
    } { FORM($theater, "de") }

play-it-to = La jouer { FORM($theater, "en") }
play-top-card-to = { $card ->
        [unknown] Jouer la première carte face cachée
       *[other] Jouer { $card } face cachée
    } { FORM($theater, "en") }

exchange-in = { $theater } : { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
        [unknown] carte cachée
       *[other] { $given } face cachée
    }
    } contre { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
        [unknown] carte cachée
       *[other] { $taken } face cachée
    }
    }
exchange = Échanger les cartes non recouvertes { FORM($theater, "en") }
exchange-hint = { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
        [unknown] carte cachée
       *[other] { $given } face cachée
    }
    } contre { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
        [unknown] carte cachée
       *[other] { $taken } face cachée
    }
    }

do-nothing = Ne rien faire
do-nothing-hint = Laisser la capacité inutilisée

give-to-mate = Donner { $card } à { $mate }
give-to-enemy = Donner { $card } à { $enemy }
reveal = Révéler { $card }
reveal-hint = Tout le monde la voit ; elle reste dans ta main
reveal-hint-leverage = Retourne ensuite une carte non recouverte de force inférieure à { $strength }
reveal-hint-requisition = Gagne ensuite { $count ->
        [one] { $count } Provision
       *[other] { $count } Provisions
    } { FORM($theater, "en") }
which-card = Quelle carte nommes-tu ?
name-card = Nommer { $card }
in-own-hand = Elle est dans ta propre main
lies-in = Elle est en jeu { FORM($theater, "en") }
draw-cards = Piocher
draw-hint = Deux cartes rejoignent ta main
take-card = Prendre la carte
take-hint = Elle rejoint ta main

## Ce qui s’est passé

battle-begins = La bataille { $battle } commence : { $row }. { $side ->
        [you] Tu joues en premier et gagnes les égalités.
        [side] Ton camp joue en premier et gagne les égalités.
       *[other] { $people ->
            [one] { $side } joue en premier et gagne les égalités.
           *[other] { $side } jouent en premier et gagnent les égalités.
        }
    }
match-won = { $side ->
        [you] Tu gagnes
        [side] Ton camp gagne
       *[other] { $people ->
            [one] { $side } gagne
           *[other] { $side } gagnent
        }
    } la partie !
resigned = { $who ->
        [you] Tu as abandonné
       *[other] { $who } a abandonné
    } la partie.
resigned-for-your-team = { $who } a abandonné la partie au nom de ton équipe.
resigned-for-team = { $who } a abandonné la partie au nom de l’équipe { $team }.
withdrew = { $who ->
        [you] Tu te replies
       *[other] { $who } se replie
    } avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main.
withdrew-for-side = { $who ->
        [you] Tu replies ton camp
       *[other] { $who } replie son camp
    }, qui avait { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main.
turn-skipped = { $side ->
        [you] Tu n’as
        [side] Ton camp n’a
       *[other] { $people ->
            [one] { $side } n’a
           *[other] { $side } n’ont
        }
    } pas de carte à jouer : tour sauté.

played = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card } { $strength } { FORM($theater, "en") }.
played-using = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card } { FORM($theater, "en") }, grâce à { $ability }.
played-facedown = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card } face cachée { FORM($theater, "en") }.
played-top-card = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card ->
        [unknown] la première carte de la pioche
       *[other] la première carte de la pioche, { $card },
    } face cachée { FORM($theater, "en") }.
stopped = { $ability } l’envoie sous la pioche.

turned-faceup = { $who ->
        [you] Tu retournes
       *[other] { $who } retourne
    } { $owner ->
        [own] { $card }
        [you] ta carte { $card }
        [side] la carte { $card } de ton camp
       *[other] { $card } de { $owner }
    } face visible { FORM($theater, "en") }.
turned-facedown = { $who ->
        [you] Tu retournes
       *[other] { $who } retourne
    } { $owner ->
        [own] { $card }
        [you] ta carte { $card }
        [side] la carte { $card } de ton camp
       *[other] { $card } de { $owner }
    } face cachée.
moved = { $who ->
        [you] Tu déplaces
       *[other] { $who } déplace
    } { $faceup ->
        [true] { $card }
       *[false] { $card ->
        [unknown] une carte cachée
       *[other] la carte cachée { $card }
    }
    } { FORM($start, "de") } { FORM($end, "a") }.
taken-back = { $who ->
        [you] Tu reprends
       *[other] { $who } reprend
    } { $card ->
        [unknown] une carte cachée
       *[other] { $card }
    } { FORM($theater, "de") }.
changed-sides = { $faceup ->
        [true] { $card }
       *[false] { $card ->
        [unknown] Une carte cachée
       *[other] { $card }, face cachée,
    }
    } passe { $owner ->
        [you] de ton camp
        [side] de ton camp
       *[other] de { $owner }
    } { $side ->
        [you] à toi
        [side] à ton camp
       *[other] à { $side }
    } { FORM($theater, "en") }.
destroyed = { $who ->
        [you] Tu détruis
       *[other] { $who } détruit
    } { $owner ->
        [own] { $who ->
        [you] ta carte
       *[other] sa carte
    }
        [you] ta carte
        [side] la carte
       *[other] la carte
    } { $faceup ->
        [true] { $card }
       *[false] { $card ->
        [unknown] cachée
       *[other] cachée { $card }
    }
    }{ $owner ->
        [own] { "" }
        [you] { "" }
        [side] { " " }de ton camp
       *[other] { " " }de { $owner }
    } { FORM($theater, "en") }.

revealed = { $who ->
        [you] Tu révèles
       *[other] { $who } révèle
    } { $card }.
named-in-vain = { $who ->
        [you] Tu nommes
       *[other] { $who } nomme
    } { $card } : { $side ->
        [you] tu ne l’as pas
        [side] ton camp ne l’a pas
       *[other] { $people ->
            [one] { $side } ne l’a pas
           *[other] { $side } ne l’ont pas
        }
    } en main.
named = { $who ->
        [you] Tu nommes
       *[other] { $who } nomme
    } { $card } : { $holder ->
        [you] tu l’as en main et dois la jouer à ton prochain tour
       *[other] { $holder } l’a en main et doit la jouer à son prochain tour
    }.
drew = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $card }.
gave = { $receiver ->
        [you] { $who } te donne { $card }
       *[other] { $who ->
            [you] Tu donnes { $card } à { $receiver }
           *[other] { $who } donne { $card } à { $receiver }
        }
    }.
swap-chosen = { $who ->
        [you] Tu choisis
       *[other] { $who } choisit
    } { $card } pour l’échange.
swapped = { $receiver ->
        [you] { $who } te passe { $card }
       *[other] { $who ->
            [you] Tu passes { $card } à { $receiver }
           *[other] { $who } passe { $card } à { $receiver }
        }
    }.
looked-at-top = { $side ->
        [you] Tu regardes
        [side] Ton camp regarde
       *[other] { $people ->
            [one] { $side } regarde
           *[other] { $side } regardent
        }
    } la première carte de la pioche.
saw-top-card = { $side ->
        [you] Tu regardes
        [side] Ton camp regarde
       *[other] { $people ->
            [one] { $side } regarde
           *[other] { $side } regardent
        }
    } la première carte de la pioche : { $card }.
gained-supplies = { $side ->
        [you] Tu gagnes
        [side] Ton camp gagne
       *[other] { $people ->
            [one] { $side } gagne
           *[other] { $side } gagnent
        }
    } { $count ->
        [one] { $count } Provision
       *[other] { $count } Provisions
    } { FORM($theater, "en") }.
declined = { $who ->
        [you] Tu n’utilises
       *[other] { $who } n’utilise
    } pas { $card }.
interrupted = Cela interrompt { $card }.
fizzled = { $card } n’a pas d’effet.
air-drop-granted = { card-air-drop } permet { $side ->
        [you] à ton camp
        [side] à ton camp
       *[other] à { $side }
    } de jouer une carte face visible sur n’importe quel théâtre.
air-drop-over = { $side ->
        [you] Ton { card-air-drop }
        [side] Le { card-air-drop } de ton camp
       *[other] Le { card-air-drop } de { $side }
    } prend fin.
extra-turn = { $side ->
        [you] Tu gagnes
        [side] Ton camp gagne
       *[other] { $people ->
            [one] { $side } gagne
           *[other] { $side } gagnent
        }
    } un tour supplémentaire.

all-cards-played = Toutes les cartes sont jouées.
theaters-held = { $side ->
        [you] Tu tiens
        [side] Ton camp tient
       *[other] { $people ->
            [one] { $side } tient
           *[other] { $side } tiennent
        }
    } { LIST($theaters) }.
battle-won = { $side ->
        [you] Tu gagnes la bataille et marques
        [side] Ton camp gagne la bataille et marque
       *[other] { $people ->
            [one] { $side } gagne la bataille et marque
           *[other] { $side } gagnent la bataille et marquent
        }
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $score }).

## Raisons d’un indice

hint-theaters = Tu contrôlais { $after ->
        [one] { $after } théâtre
       *[other] { $after } théâtres
    } au lieu de { $before }.
hint-lead = Tu passais de { $was ->
        [ahead] { $before } d’avance
        [behind] { $before } de retard
       *[level] l’égalité
    } à { $now ->
        [ahead] { $after } d’avance
        [behind] { $after } de retard
       *[level] l’égalité
    }{ $bound ->
        [at_least] { " " }ou mieux
        [at_most] { " " }ou moins bien
       *[exactly] { "" }
    } { FORM($theater, "en") }.
hint-ability = { $card } était face visible : { $effect }.
hint-points = C’est moins que { $points ->
        [one] le point
       *[other] les { $points } points
    } d’une bataille perdue à la fin.
hint-held = { $after ->
        [0] Tu ne contrôlais aucun des { $before } théâtres.
       *[other] Tu ne contrôlais que { $after } des { $before } théâtres.
    }
hint-weakest = Aucune carte de ta main n’avait une force plus basse.
hint-cards = Il te restait { $after ->
        [one] { $after } carte
       *[other] { $after } cartes
    }, et { $before } à l’adversaire.

battle = Bataille { $battle }

## Options

option-mode = Mode
option-mode-standard = standard, trois théâtres
option-mode-epic = épique, cinq théâtres
option-edition = Édition
option-edition-auto = l’habituelle (classique ; révisée en équipes et en mélange)
option-edition-classic = classique, celle des premières impressions
option-edition-revised = révisée, celle des impressions suivantes
option-scoring = Score
option-scoring-standard = standard, 2 à 6 points par bataille
option-scoring-beginner = débutant, 1 point par bataille
option-target = Objectif
option-target-auto = l’habituel (12 points, épique ou équipes 6, débutant 3)
option-target-12 = 12 points
option-target-18 = 18 points, partie longue
option-target-6 = 6 points, partie courte
option-theaters = Théâtres
option-theaters-random = tirés au hasard
list-of-theaters = { LIST($theaters) }

preset-classic = Classique
preset-quick = Rapide
preset-epic = Épique

terms-epic = épique, { LIST($theaters) }
terms-epic-drawn = épique, cinq théâtres tirés au hasard
terms-drawn = trois théâtres tirés au hasard
terms-classic = édition classique
terms-revised = édition révisée
terms-beginner = score débutant, 1 point par bataille
terms-target = en { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
terms-teams = équipes : { $differences }
terms-teams-revised = révisée

## Règles

topic-overview = aperçu
topic-turn = tour
topic-deploy-and-improvise = déployer et improviser
topic-abilities = capacités
topic-control = contrôle
topic-withdraw-and-points = repli et points
topic-editions = éditions
topic-supplies = provisions, révélations et autres
topic-mixing-theaters = mélanger les théâtres
topic-epic = épique
topic-teams = équipes

rules-overview =
    Deux commandants se disputent trois théâtres : **{ $first }**, **{ $second }** et **{ $third }**, alignés côte à côte. À chaque bataille, chacun reçoit six cartes et en joue une à la fois, à tour de rôle.{ $supplies ->
        [true] { " " }Des cartes apportent des Provisions, révèlent des mains, changent de camp.
       *[false] { "" }
    } Qui contrôle deux des trois théâtres quand toutes les cartes sont jouées gagne la bataille et marque 6 points de victoire. Si une bataille semble perdue, tu peux te replier plus tôt et donner moins de points à l’adversaire. Le premier camp à 12 points gagne la partie.

    Le plateau public montre tout ce que les deux camps peuvent voir. **{ my-hand }** montre tes cartes et ce que tu peux faire ; personne d’autre ne le voit.
rules-turn =
    À ton tour, tu fais exactement une chose :
    • **Déployer** une carte : face visible, sur le théâtre de son type.
    • **Improviser** une carte : face cachée, sur n’importe quel théâtre.
    • **{ withdraw }** de la bataille.

    Une carte se pose sur tes propres cartes de ce théâtre et les recouvre. Si elle arrive face visible avec une capacité immédiate, celle-ci s’applique aussitôt. Puis c’est à l’adversaire. Tu ne pioches une carte que si une capacité le dit.
rules-deploy-and-improvise =
    {"*"}*Déployer**, c’est poser une carte face visible sur le théâtre de son type : les cartes Air { theater-air.en }, et ainsi de suite. Certaines cartes permettent de déployer ailleurs : { card-aerodrome } pour les forces 1 à 3, { card-air-drop } pour une carte, { card-supply-lines } pour toute carte, au prix d’une Provision pour l’adversaire.

    {"*"}*Improviser**, c’est poser n’importe quelle carte face cachée sur n’importe quel théâtre. Une carte face cachée a une force de 2 et pas de capacité. Tu peux toujours regarder tes propres cartes cachées ; l’adversaire, non.

    Seule la carte du dessus d’une colonne n’est pas recouverte. Les cartes recouvertes gardent leur force et, face visible, leur capacité permanente, mais ne peuvent pas être retournées.
rules-abilities =
    {"*"}*Les capacités immédiates** s’appliquent quand la carte arrive face visible, parce qu’elle est déployée ou retournée. **Les capacités permanentes** agissent tant que la carte est face visible, recouverte ou non. Les cartes de force 6 n’en ont pas.

    Sauf si elle dit que tu peux, tu dois faire ce que dit la carte, autant que possible, même si cela te nuit. Ce qui est impossible est ignoré. Le camp à qui appartient une carte décide pour elle, même si l’adversaire l’a retournée.

    {"*"}Voisin* veut dire juste à côté dans la rangée : les deux bouts ne sont pas voisins.
    {"*"}Retourner* change la face d’une carte non recouverte, dans un sens ou dans l’autre. *Déplacer* n’est pas jouer : cela ne déclenche rien et ne peut pas être empêché.

    `/card` montre n’importe quelle carte.
rules-control =
    Additionne tes cartes sur un théâtre : les cartes visibles valent ce qu’elles montrent, les cartes cachées 2, chaque Provision 1. Des capacités comme { card-support }, { card-escalation } et { card-cover-fire } changent cela. Le camp au total le plus haut contrôle le théâtre. **Les égalités vont au camp qui joue en premier**, même à 0 à 0.

    Après chaque bataille, l’autre camp joue en premier, et chaque théâtre avance d’une place vers la droite, le dernier passant tout à gauche.
rules-withdraw-and-points =
    Gagne une bataille jouée jusqu’au bout, et tu marques **6**. Si tu te replies, l’adversaire marque selon le nombre de cartes qu’il te reste :
    • Si tu joues **en premier** : 4 cartes ou plus : 2 points · 2 ou 3 : 3 points · 1 carte : 4 points.
    • Si tu joues **en second** : 5 cartes ou plus : 2 points · 3 ou 4 : 3 points · 2 : 4 points · 1 carte : 6 points.

    Tu ne peux te replier qu’à ton tour, au lieu de jouer une carte. L’objectif habituel est de 12 points ; 18 pour une partie longue, et une partie peut aussi tenir en une seule bataille. Avec **le score débutant**, chaque bataille rapporte 1 point, repli ou non, et il en faut 3 pour gagner.
rules-editions =
    {"*"}*{ edition-classic }** suit les premières impressions : une capacité déclenchée pendant une autre s’applique aussitôt, et une capacité s’arrête si sa carte est retournée face cachée. **{ edition-revised }** suit les suivantes : les capacités attendent leur tour, et celle qui a commencé va toujours à son terme.

    Quatre cartes ont deux textes : { card-air-drop }, { card-reinforce }, { card-disrupt } et { card-redeploy } ; `/card` montre les deux. { theater-air }, { theater-land } et { theater-sea } seuls, à un contre un, c’est l’édition classique, sauf si tu demandes autre chose. Tout le reste est toujours révisé : autres théâtres, parties épiques, équipes.
rules-supplies =
    {"*"}*Les Provisions** sont des jetons ; il y en a 14. Chacune ajoute 1 au total de son camp sur son théâtre, même sans carte. Elles restent jusqu’à la fin de la bataille, et quand il n’y en a plus, personne n’en gagne.
    {"*"}*Révéler** : montre une carte de ta main à tout le monde. Elle reste dans ta main.
    {"*"}*Nommer** : dis une carte de la partie. Si l’adversaire l’a en main, elle est montrée et doit être jouée à son prochain tour, face visible ou cachée ; il peut aussi se replier.
    {"*"}*Détruire** : la carte va face cachée sous la pioche.
    {"*"}*Changer de camp** : une carte va sur la colonne adverse, la même face visible. Rien ne se déclenche.

    Un camp sans carte passe son tour tant que l’autre en a.

    Ce que les règles t’ont laissé voir, tu n’as pas à le retenir : ton panneau nomme les cartes cachées que tu connais, et note ce qui a été montré des mains, et quand. Une note parle de ce moment-là, pas de maintenant.

    Nous ne connaissons pas tous les textes imprimés de ces cartes : `/card` dit lesquels sont de nous.
rules-mixing-theaters = Une partie peut réunir trois des six théâtres, au choix : { theater-air }, { theater-land }, { theater-sea }, { theater-intelligence }, { theater-diplomacy } et { theater-economics }. Seules les cartes de ses théâtres y participent. Choisis-les avec l’option *theaters* : `als`, `fls`, `random`, ou des noms anglais reliés par des tirets, comme `theaters=air-intelligence-economics`. Avec un des trois derniers, les Provisions font partie de la partie.
rules-epic =
    `mode=epic` est une bataille pour **cinq** théâtres avec 30 cartes : chaque camp en reçoit dix, et qui contrôle trois théâtres gagne. *Voisin* veut toujours dire à côté dans la rangée : sur le plateau, les théâtres ont des numéros, et le troisième est voisin du quatrième.

    Un repli donne à l’adversaire, selon le nombre de cartes qu’il te reste :
    • Si tu joues **en premier** : 6 cartes ou plus : 2 points · 3 à 5 : 3 points · 1 ou 2 : 4 points.
    • Si tu joues **en second** : 7 cartes ou plus : 2 points · 4 à 6 : 3 points · 2 ou 3 : 4 points · 1 carte : 6 points.

    Ces nombres nous viennent d’une seule source. L’objectif habituel est de 6 points : une bataille jouée jusqu’au bout décide donc.
rules-teams =
    On peut jouer à deux contre un, ou à deux contre deux. Les membres d’un camp partagent la table et les points, pas les mains : seul, on reçoit six cartes ; en équipe, trois chacun (épique : dix et cinq). Avant chaque bataille, les membres d’une équipe échangent une carte en secret.

    À chaque tour, un membre joue une carte : celui qui a le plus de cartes, ou l’un ou l’autre en cas d’égalité ; qui agit d’abord joue alors. Qui doit jouer une carte nommée la joue. Ce membre peut aussi replier le camp ; on compte alors les deux mains.

    Quand une capacité interroge ton camp, chaque membre peut répondre, et la première réponse compte. Une carte d’une main ne peut être choisie que par qui la tient. Dans les capacités, *tu* et *ton adversaire* désignent tout le camp.

    Les deux membres voient toutes les cartes cachées de leur camp, mais pas la main de l’autre. Parlez comme vous voulez, ouvertement : le bot ne transmet pas de mots secrets.

    L’objectif habituel est de 6 points, et en épique une seule bataille.

## La leçon d’Air, Land & Sea

lesson-withdrawing-early = Rien n’est encore perdu : pas de raison de se replier.
lesson-one-card-left = Tu es à une carte de la victoire. Joue-la.
lesson-facedown = Face cachée, elle vaudrait seulement 2 et ne ferait rien.
lesson-faceup = C’est face visible ; cette étape porte sur une carte face cachée.

lesson-start-heading = Trois théâtres, six cartes
lesson-start = Qui gagne deux des trois théâtres gagne la bataille. Chacun joue six cartes, une par tour.
lesson-start-task = Face visible, une carte va sur le théâtre de son type : déploie { card-heavy-bombers }, ton 6, { theater-air.en }.
lesson-start-otherwise = Cette carte est plus faible ; commence par la plus forte, { card-heavy-bombers }.

lesson-improvise-heading = Une carte face cachée
lesson-improvise = Face cachée, toute carte peut aller sur tout théâtre ; elle vaut 2, et sa capacité ne fait rien.
lesson-improvise-task = { card-support } ne vaut que 1 face visible : joue cette carte face cachée (improvise-la) { theater-sea.en }, encore vide.
lesson-improvise-elsewhere = Tu mènes déjà { theater-air.en }, et 2 ne suffisent pas contre le 6 { theater-land.en }.
lesson-improvise-otherwise = Face cachée, toute carte vaut 2 : dépense la plus faible, { card-support }.

lesson-withdraw-heading = Se replier
lesson-withdraw = { card-maneuver } a retourné { card-heavy-bombers } face cachée, et le Coach mène de 6 { theater-land.en } et de 1 { theater-sea.en }.
lesson-withdraw-task = Une bataille perdue au bout donne 6 points. Avec quatre cartes en main, un repli n’en coûte que 2 : appuie sur { withdraw }.
lesson-withdraw-otherwise = Tu pourrais continuer, mais une carte de moins coûte déjà plus. Appuie sur { withdraw }.

lesson-ability-heading = Capacités
lesson-ability = Nouvelle bataille : le Coach a 2 points, joue en premier cette fois, et a 6 { theater-sea.en }.
lesson-ability-task = { card-maneuver } retourne une carte voisine : déploie-la { theater-land.en }, et { card-super-battleship } ne vaudra plus que 2.
lesson-ability-facedown = Face cachée, sa capacité ne fait rien ; déploie-la.
lesson-ability-otherwise = Cela laisse { card-super-battleship } à 6. { card-maneuver } retourne cette carte.

lesson-last-card-heading = La dernière carte
lesson-last-card = Quelques tours plus tard, il te reste une carte. Tu mènes de 2 { theater-air.en }, mais le Coach mène de 3 { theater-land.en } et de 4 { theater-sea.en }.
lesson-last-card-task = Il te faut un de ces deux théâtres : { card-ambush } retourne une carte non recouverte, déploie-la donc { theater-land.en }.
lesson-last-card-otherwise = Face cachée, { card-ambush } ne retourne rien, et 2 de plus ne suffisent nulle part.

lesson-flip-heading = Que retourner
lesson-flip = Tu as 6 contre 7 { theater-land.en }, car { card-escalation } { theater-sea.en } fait valoir 4 à chaque carte cachée du Coach.
lesson-flip-task = Retourne { card-escalation }, et celle qui est { theater-land.en } vaudra de nouveau 2.
lesson-flip-otherwise = Recompte : après cela, tu ne gagnerais pas { theater-land.la } sans perdre { theater-air.la }.

lesson-end = Tu gagnes { theater-air.la } de 2 et { theater-land.la } de 1 : c’est la bataille et 6 points ; le Coach garde 2.
lesson-end-advice = Une vraie partie va jusqu’à 12 points : un repli au bon moment la décide souvent.

## La leçon de Flies, Lies & Supplies

flies-start = Qui gagne deux des trois théâtres gagne la bataille. Le Coach a joué en premier et a 6 { theater-economics.en }.
flies-start-task = Face visible, une carte va sur le théâtre de son type et fait ce qu’elle dit : déploie { card-requisition } { theater-economics.en }.
flies-start-otherwise = Cette carte vient plus tard ; commence par { card-requisition } et vois ce qu’elle apporte.

flies-supplies-heading = Provisions
flies-supplies = { card-requisition } te permet de révéler une carte de ta main et de gagner 3 Provisions sur le théâtre de son type.
flies-supplies-task = Chaque Provision y ajoute 1 et ne se retourne pas : révèle { card-mastermind }, qui ira plus tard { theater-intelligence.en }.
flies-supplies-declined = Des Provisions pour un simple regard : prends-les.
flies-supplies-other-card = Le théâtre est bon, mais cette leçon continue avec { card-mastermind }.
flies-supplies-otherwise = Pose-les où tu peux gagner : { theater-intelligence.en }, où tu tiens le 6. Révèle { card-mastermind }.

flies-improvise = Tes Provisions font 3 { theater-intelligence.en }, et la carte cachée du Coach y fait 2.
flies-improvise-task = Face cachée, toute carte va sur tout théâtre et vaut 2 : improvise { card-armistice } { theater-economics.en }.
flies-improvise-otherwise = Dépense une carte faible, là où elle servira bientôt : { card-armistice } { theater-economics.en }.

flies-manipulate-heading = Manipulation
flies-manipulate = Tu as 3 contre 6 { theater-economics.en } et 3 contre 4 { theater-intelligence.en }.
flies-manipulate-task = { card-manipulate } doit retourner une carte non recouverte d’un théâtre voisin : déploie-la { theater-intelligence.en }.
flies-manipulate-otherwise = Plus tard ; occupe-toi d’abord du 6 { theater-economics.en }.

flies-flip = { card-war-chest } vaut 6 { theater-economics.en } tant que la carte est face visible.
flies-flip-task = Retourne cette carte, et tu y mènes 3 à 2.
flies-flip-otherwise = C’est ta propre carte ; retourne { card-war-chest }.

flies-last-card = Tu mènes 7 à 2 { theater-economics.en } ; le Coach mène { theater-diplomacy.en } et, 8 à 6, { theater-intelligence.en }.
flies-last-card-task = Il te reste une carte, { card-mastermind }, que tu as révélée : déploie-la { theater-intelligence.en }.
flies-last-card-otherwise = Face cachée, elle ne vaut que 2, ce qui ne gagne pas de deuxième théâtre.

flies-end = Tu gagnes { theater-intelligence.la } 12 à 8, dont 3 par les Provisions, et { theater-economics.la } : c’est la bataille.
flies-end-advice = Une vraie partie va jusqu’à 12 points ; si la bataille tourne mal, un repli en donne moins à l’autre.
