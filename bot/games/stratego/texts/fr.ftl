## Le jeu

name = Stratego
gist = Deux armées cachées : prends le Drapeau adverse avant de perdre le tien.

## Pièces : .plural, .one (avec un article), .le (article défini), .du (« de » et article), .ton (possessif)

piece-marshal = Maréchal
    .plural = Maréchaux
    .one = le Maréchal
    .le = le Maréchal
    .ton = ton Maréchal
piece-general = Général
    .plural = Généraux
    .one = le Général
    .le = le Général
    .ton = ton Général
piece-colonel = Colonel
    .plural = Colonels
    .one = un Colonel
    .le = le Colonel
    .ton = ton Colonel
piece-major = Commandant
    .plural = Commandants
    .one = un Commandant
    .le = le Commandant
    .ton = ton Commandant
piece-captain = Capitaine
    .plural = Capitaines
    .one = un Capitaine
    .le = le Capitaine
    .ton = ton Capitaine
piece-lieutenant = Lieutenant
    .plural = Lieutenants
    .one = un Lieutenant
    .le = le Lieutenant
    .ton = ton Lieutenant
piece-sergeant = Sergent
    .plural = Sergents
    .one = un Sergent
    .le = le Sergent
    .ton = ton Sergent
piece-miner = Démineur
    .plural = Démineurs
    .one = un Démineur
    .le = le Démineur
    .ton = ton Démineur
piece-scout = Éclaireur
    .plural = Éclaireurs
    .one = un Éclaireur
    .le = l’Éclaireur
    .ton = ton Éclaireur
piece-spy = Espion
    .plural = Espions
    .one = l’Espion
    .le = l’Espion
    .ton = ton Espion
piece-bomb = Bombe
    .plural = Bombes
    .one = une Bombe
    .le = la Bombe
    .ton = ta Bombe
piece-flag = Drapeau
    .plural = Drapeaux
    .one = le Drapeau
    .le = le Drapeau
    .ton = ton Drapeau
piece-unknown = Pièce
    .one = une pièce
    .le = la pièce
    .ton = ta pièce

ranked-piece = { $piece } ({ $symbol })

## Formes

alt-diamond = Losange
alt-disc = Disque

## Formations

formation-corner-keep = Donjon d’angle
formation-empty-vault = Coffre vide
formation-barred-wings = Ailes fermées
formation-left-hook = Crochet du gauche
formation-scout-storm = Nuée d’Éclaireurs
formation-middle-vault = Coffre central
formation-thin-line = Ligne mince
formation-twin-posts = Postes jumeaux
formation-short-fence = Petite clôture
formation-broad-front = Front large

aim-corner-keep = Le Drapeau à l’angle gauche derrière des Bombes, un faux donjon à droite
aim-empty-vault = L’angle droit paraît fortifié, mais le Drapeau est ailleurs
aim-barred-wings = Les Bombes ferment les couloirs extérieurs : on se bat contre un centre fort
aim-left-hook = Presque toute la force à gauche, pour une seule grande poussée
aim-scout-storm = Six Éclaireurs devant pour savoir tout de suite, les officiers juste derrière
aim-middle-vault = Le Drapeau au deuxième rang entre des Bombes, les plus hauts officiers devant
aim-thin-line = Deux Éclaireurs très avancés, le Drapeau dans l’angle près de sa Bombe
aim-twin-posts = Deux postes, pour que la Bombe unique ne trahisse rien
aim-short-fence = Deux Bombes ferment l’angle, toutes les autres pièces sont dehors
aim-broad-front = Une pièce par couloir, le Drapeau caché au milieu

gist-corner-keep = Drapeau à gauche, leurre à droite
gist-empty-vault = L’angle fort est un bluff
gist-barred-wings = Les Bombes ferment les ailes
gist-left-hook = Toute la force à gauche
gist-scout-storm = Six Éclaireurs d’abord
gist-middle-vault = Drapeau muré, officiers devant
gist-thin-line = Drapeau à l’angle, Bombe à côté
gist-twin-posts = Deux postes, une Bombe
gist-short-fence = Deux Bombes ferment l’angle
gist-broad-front = Une pièce par couloir

## Options

option-preset = Règles
option-preset-house = maison : un défenseur vainqueur reste caché, deux pièces perdues peuvent revenir
option-preset-classic = classiques : chaque combat est annoncé
option-preset-tournament = tournoi : tu retiens les grades, pas de poursuite sans fin
option-preset-old-us = anciennes US : 1 est le grade le plus haut

option-army = Armée
option-army-full = complète, 40 pièces par camp
option-army-barrage = Barrage, 8 pièces par camp, rapide
option-army-duel = Duel, 10 pièces par camp, rapide

option-duel-rows = Rangs d’un Duel
option-duel-rows-3 = mise en place sur 3 rangs
option-duel-rows-4 = mise en place sur 4 rangs

option-default = par défaut

option-numbering = Numéros
option-numbering-ten-high = 10 est le Maréchal
option-numbering-one-high = 1 est le Maréchal

option-spy-attack = Espion attaquant
option-spy-attack-marshal = ne bat que le Maréchal
option-spy-attack-any-rank = bat tout sauf les Bombes

option-spy-vs-spy = Espion contre Espion
option-spy-vs-spy-both-removed = les deux sont retirés
option-spy-vs-spy-attacker-wins = l’attaquant gagne

option-aggressor-advantage = Grades égaux
option-aggressor-advantage-off = les deux sont retirés
option-aggressor-advantage-on = l’attaquant gagne

option-silent-defense = Défenseur vainqueur
option-silent-defense-off = est annoncé
option-silent-defense-on = reste secret

option-rescue = Sauvetage
option-rescue-off = les pièces prises ne reviennent pas
option-rescue-limited = deux retours, par le dernier rang adverse
option-rescue-open = sans limite, un retour par entrée

option-scout = Éclaireurs
option-scout-run-and-attack = peuvent attaquer en fin de course
option-scout-run-or-attack = courent ou attaquent

option-two-square = Va-et-vient
option-two-square-0 = sans limite
option-two-square-crossings = { $count ->
        [one] { $count } passage de suite d’une même frontière
       *[other] { $count } passages de suite d’une même frontière
    }

option-more-squares = Poursuites
option-more-squares-off = sans fin
option-more-squares-on = ne répètent pas une position

option-memory-aid = Aide-mémoire
option-memory-aid-on = le plateau garde ce qui a été révélé
option-memory-aid-off = à toi de retenir

option-both-stuck = Aucun camp ne peut jouer
option-both-stuck-loss = le camp qui doit jouer perd
option-both-stuck-draw = la partie est nulle

choose-classic = Classique
choose-quick = Rapide
choose-house = Règles maison
choose-open-rescue = Sauvetage libre

preset-house = Règles maison
preset-classic = Règles classiques
preset-tournament = Règles de tournoi
preset-old-us = Anciennes règles US

army-full = armée complète
army-barrage = Barrage
army-duel = Duel

terms-duel-rows = { $army } sur { $number } rangs
terms-unused-rows = { $army } ({ $number } rangs : seulement en Duel)

changed-numbering = numéros : { $meaning }
changed-spy-attack = espion attaquant : { $meaning }
changed-spy-vs-spy = espion contre espion : { $meaning }
changed-aggressor-advantage = grades égaux : { $meaning }
changed-silent-defense = défenseur vainqueur : { $meaning }
changed-rescue = sauvetage : { $meaning }
changed-scout = éclaireurs : { $meaning }
changed-two-square = va-et-vient : { $meaning }
changed-more-squares = poursuites : { $meaning }
changed-memory-aid = aide-mémoire : { $meaning }
changed-both-stuck = aucun camp ne peut jouer : { $meaning }

## Le plateau public

title-set-up = { name } : mise en place
title-play = { name } : coup { $number }
title-over = { name } : la partie est terminée

status-won = { $who } gagne la partie.
status-no-result = { no-result }.
status-draw = { draw }.
status-arrange = Mise en place secrète attendue : { LIST($names) }
status-move = À { $who } de jouer
status-rescue = { $who } peut ramener une pièce prise

no-result = La partie n’a pas de résultat
draw = La partie est nulle

draw-open = { $reader ->
        [offerer] Tu proposes la nulle. { $other } peut l’accepter, ou la refuser en jouant.
        [other] { $who } propose la nulle. Tu peux l’accepter, ou la refuser en jouant.
       *[nobody] { $who } propose la nulle. { $other } peut l’accepter, ou la refuser en jouant.
    }
draw-without-attack = Sans attaque, la partie est nulle dans { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.
draw-by-limit = La partie est nulle dans { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }.

## Ce qu’on sait d’un camp

known-pieces = { ranked-piece } { $squares }
fact-hidden = Cachées : { $squares }
fact-moved = Déplacées, mais cachées : { $squares }
fact-seen = Connues de l’adversaire : { $squares }
square-range = { $start } à { $end }
fact-beaten = { $square } a battu { LIST($pieces) }
beaten-piece = { FORM($piece, "one") } ({ $symbol })
fact-left = { $count ->
        [one] { $count } pièce restante
       *[other] { $count } pièces restantes
    }
fact-lost = Pertes : { LIST($pieces) }
fact-lost-nothing = Aucune perte
counted-piece = { $count ->
        [one] { $count } { $piece }
       *[other] { $count } { FORM($piece, "plural") }
    }
fact-came-back = { $count ->
        [one] { $count } pièce prise est revenue
       *[other] { $count } pièces prises sont revenues
    }

began-as = Formation au début : { $who }, premier rang d’abord
turning-point = Tournant
turning-point-text = Coup { $move } : { $fight }

## Le panneau privé

title-arrange = Place ton camp, puis appuie sur { ready }
title-ready = Tout est en place, { $enemy } se prépare
title-move = À toi de jouer
title-move-column = À toi de jouer : choisis une colonne
title-rescue = Ramener une pièce ?
title-waiting = On attend { $enemy }
title-won = Tu as gagné la partie
title-lost = Tu as perdu la partie

advice-arrange = Tes pièces portent le { $shape }. Choisis une formation ou échange deux cases, puis appuie sur **{ ready }**. Personne d’autre ne voit ton camp.
advice-ready = Ton camp est en place. Le jeu commencera quand { $enemy } aura fini aussi.
advice-move = **À toi de jouer, { $who }.** Choisis une pièce, puis où elle va.
advice-rescue = Ta pièce en { $square } a atteint le dernier rang adverse. Tu peux ramener une pièce prise sur une case vide de tes quatre rangs. Tout le monde saura laquelle.
advice-rescue-by-scout = Ton Éclaireur en { $square } a atteint le dernier rang adverse. Un Éclaireur ne ramène personne. Appuie sur **{ return-nobody }** : personne ne verra que c’est un Éclaireur.

enemy-is-ready = { $enemy } a fini et t’attend.
enemy-sets-up = { $enemy } prépare aussi son camp en secret.
you-move-first = Tu joues en premier.
changes-left = { $count ->
        [0] Tu ne peux plus rien changer.
        [one] Tu peux encore faire { $count } changement.
       *[other] Tu peux encore faire { $count } changements.
    }

your-formation = Ta formation, premier rang d’abord
your-army = Ton armée
formations-to-choose = Formations au choix

your-army-piece = { $count ->
        [one] **{ $symbol }** { $count } { $piece }
       *[other] **{ $symbol }** { $count } { FORM($piece, "plural") }
    }
aimed-formation = { $number } **{ $formation }** : { $aim }

## Les mots d’une image

alt-picked = Tu as choisi { $square }.
alt-may-choose = Tu peux choisir { $squares }.
alt-may-go = Elle peut aller en { $squares }.
alt-may-come-back = Une pièce peut revenir en { $squares }.
alt-may-swap = Elle peut changer de place avec { $squares }.
alt-may-attack = Elle peut attaquer { $squares }.
alt-last-move = Dernier coup : { $start } vers { $end }.
alt-rows = Rangs { $first } à { $last } depuis le haut.
alt-fact = { $who } : { $fact }
alt-is-ready = { $who } a tout mis en place.
alt-sets-up = { $who } prépare son camp en secret.
alt-own-pieces = Tes { $count } pièces, { $shape }, de gauche à droite.
alt-row = Rang { $number } : { $symbols }.
alt-formation = Tu as la formation { $formation }.
alt-formations = Formations au choix.
alt-turning-point = Tournant : { $fight }

## Choix

ready = C’est prêt
ready-hint = Le jeu commence quand les deux camps ont fini
ready-question = Ton Drapeau est au premier rang, à portée de n’importe quelle pièce. Commencer ainsi ?
not-ready = Pas encore
not-ready-hint = Continuer à placer
mirror = Miroir
mirror-hint = Échanger gauche et droite
shuffle = Mélanger
shuffle-hint = Une autre mise en place, comme on en voit souvent

choose-formation = Choisir une formation
choose-formation-question = **Quelle formation ?**
numbered-formation-gist = { $number } { $formation } : { $gist }
numbered-formation = { $number } { $formation }
choice-formation = Prendre { $formation }

swap-squares = Échanger deux cases
square-with-piece = { $square } { $piece }
square-empty = { $square } (vide)
swap-column = Dans quelle colonne est la première pièce ?
swap-which = Quelle pièce échanges-tu ?
which-piece = Quelle pièce de la colonne { $column } ?
swap-other-column = Échanger { $square } : dans quelle colonne est l’autre case ?
swap-other = Échanger { $square } avec quelle case ?
swap-with = avec { $square }
choice-swap = Échanger { $square } et { $other }

standing-piece = { $piece } { $square }
where-to-go = Où va { FORM($piece, "le") } en { $square } ?
to-square = vers { $square }
attack-square = attaque { $square } : { $known }
choice-move = { $piece } { $start } vers { $end }
choice-move-question = Déplacer { FORM($piece, "le") } de { $start } à { $end } ?
choice-attack = { $piece } { $start } attaque { $end }
choice-attack-question = Attaquer { $end } avec { FORM($piece, "le") } en { $start } ? Pièce attaquée : { $known }.
attack-hint = { CAPITAL($known) }
unknown-piece = { $moved ->
        [true] inconnue, a bougé
       *[false] inconnue
    }
unknown-piece-that-beat = { $moved ->
        [true] inconnue, a battu { LIST($pieces) }, a bougé
       *[false] inconnue, a battu { LIST($pieces) }
    }

return-column = Dans quelle colonne revient { FORM($piece, "le") } ?
return-where = Où revient { FORM($piece, "le") } ?
return-square = Quelle case de la colonne { $column } ?
return-hint = Tout le monde saura laquelle c’est
choice-return = Ramener { FORM($piece, "le") } en { $square }
return-nobody = Ne ramener personne
return-nobody-hint = Ton tour se termine

offer-draw = Proposer la nulle
offer-draw-hint = Joue ensuite ton coup ; l’adversaire peut accepter
accept-draw = Accepter la nulle
accept-draw-hint = Termine la partie
accept-draw-question = Accepter la nulle ? La partie s’arrête aussitôt, et personne ne gagne.
decline-draw = Refuser la nulle
decline-draw-hint = Jouer un coup la refuse aussi

## Formations en texte

write-formation = Écrire une formation
field-formation = Formation
write-hint-full = Quatre lignes de dix signes, ton premier rang d’abord ; ou : échange a1 d4
write-hint-small = Quatre lignes de dix signes, ton premier rang d’abord, . si vide ; ou : échange a1 d4
typed-swap = échange échanger
typed-between = vers à et avec prend attaque
save-formation = Enregistrer cette formation
saved-formations = Formations enregistrées
use-saved-formation = Prendre une de tes formations
no-saved-formation = Tu n’as pas encore de formation enregistrée pour cette partie.

## Ce qui s’est passé

set-up-began = { $reader ->
        [red] Tu joues en premier, contre ● { $blue }.
        [blue] ◆ { $red } joue en premier, contre toi.
       *[nobody] ◆ { $red } joue en premier, contre ● { $blue }.
    }
arranged-preset = Tu prends la formation { $formation }.
arranged-text = Tu changes tout ton camp.
arranged-swap = Tu échanges deux cases.
arranged-mirror = Tu inverses ton camp.
arranged-random = Tu mélanges ton camp.
became-ready = { $who ->
        [you] Ton camp est en place.
       *[other] { $who } a mis son camp en place.
    }
became-unready = { $who ->
        [you] Tu reprends ta mise en place.
       *[other] { $who } reprend sa mise en place.
    }
play-began = Le jeu commence. { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } en premier.
moved = { $who ->
        [you] Tu vas
       *[other] { $who } va
    } de { $start } à { $end }.
moved-running = { $who ->
        [you] Ton Éclaireur court
       *[other] { $who } : l’Éclaireur court
    } de { $start } à { $end }.

fought-flag = { $reader ->
        [attacker] Tu attaques { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "ton") } prend { FORM($defender, "le") } !
        [defender] { $who } t’attaque en { $end } depuis { $start }, et { FORM($attacker, "le") } prend { FORM($defender, "ton") } !
       *[nobody] { $who } attaque { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "le") } prend { FORM($defender, "le") } !
    }
fought-attacker = { $reader ->
        [attacker] Tu attaques { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "ton") } bat { FORM($defender, "le") }.
        [defender] { $who } t’attaque en { $end } depuis { $start }, et { FORM($attacker, "le") } bat { FORM($defender, "ton") }.
       *[nobody] { $who } attaque { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "le") } bat { FORM($defender, "le") }.
    }
fought-defender = { $reader ->
        [attacker] Tu attaques { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "ton") } perd contre { FORM($defender, "le") }.
        [defender] { $who } t’attaque en { $end } depuis { $start }, et { FORM($attacker, "le") } perd contre { FORM($defender, "ton") }.
       *[nobody] { $who } attaque { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "le") } perd contre { FORM($defender, "le") }.
    }
fought-defender-hidden = { $reader ->
        [attacker] Tu attaques { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "ton") } perd contre { FORM($defender, "le") }, dont le grade reste secret.
        [defender] { $who } t’attaque en { $end } depuis { $start }, et { FORM($attacker, "le") } perd contre { FORM($defender, "ton") }, dont le grade reste secret.
       *[nobody] { $who } attaque { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "le") } perd contre { FORM($defender, "le") }, dont le grade reste secret.
    }
fought-both-removed = { $reader ->
        [attacker] Tu attaques { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "ton") } rencontre { FORM($defender, "le") } : les deux pièces sont perdues.
        [defender] { $who } t’attaque en { $end } depuis { $start }, et { FORM($attacker, "le") } rencontre { FORM($defender, "ton") } : les deux pièces sont perdues.
       *[nobody] { $who } attaque { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "le") } rencontre { FORM($defender, "le") } : les deux pièces sont perdues.
    }
fought-unknown = { $reader ->
        [attacker] Tu attaques { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "ton") } perd. La pièce attaquée reste cachée.
        [defender] { $who } t’attaque en { $end } depuis { $start }, et { FORM($attacker, "le") } perd. Ta pièce reste cachée.
       *[nobody] { $who } attaque { $enemy } en { $end } depuis { $start }, et { FORM($attacker, "le") } perd. La pièce attaquée reste cachée.
    }

remembered-flag = { $reader ->
        [attacker] Tu attaques { $enemy } en { $end } depuis { $start } et prends le Drapeau !
        [defender] { $who } t’attaque en { $end } depuis { $start } et prend ton Drapeau !
       *[nobody] { $who } attaque { $enemy } en { $end } depuis { $start } et prend le Drapeau !
    }
remembered-attacker = { $who ->
        [you] Tu attaques { $end } depuis { $start } et gagnes.
       *[other] { $who } attaque { $end } depuis { $start } et gagne.
    }
remembered-defender = { $who ->
        [you] Tu attaques { $end } depuis { $start } et perds.
       *[other] { $who } attaque { $end } depuis { $start } et perd.
    }
remembered-both-removed = { $who ->
        [you] Tu attaques
       *[other] { $who } attaque
    } { $end } depuis { $start }, et les deux pièces sont perdues.
remembered-rescue = { $who ->
        [you] Tu ramènes
       *[other] { $who } ramène
    } une pièce prise en { $square }.

rescue-offered = { $who ->
        [you] Tu atteins
       *[other] { $who } atteint
    } le dernier rang adverse en { $square }.
rescued = { $who ->
        [you] Tu ramènes
       *[other] { $who } ramène
    } { FORM($piece, "one") } en { $square }.
rescue-declined = { $who ->
        [you] Tu ne ramènes
       *[other] { $who } ne ramène
    } personne.
draw-offered = { $who ->
        [you] Tu proposes
       *[other] { $who } propose
    } la nulle.
draw-declined = { $who ->
        [you] Tu refuses
       *[other] { $who } refuse
    } la nulle.

## La fin

no-moves-left = { $who ->
        [you] Tu ne peux plus jouer.
       *[other] { $who } ne peut plus jouer.
    }
drawn-agreed = La partie est nulle, d’un commun accord.
drawn-both-immobile = La partie est nulle : aucun camp ne peut plus jouer.
drawn-quiet = La partie est nulle : personne n’attaque depuis trop longtemps.
drawn-max-plies = La partie est nulle : la limite de coups est atteinte.
drawn-void = La partie s’est arrêtée avant de commencer : personne n’a gagné ni perdu.
won = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } la partie.
both-began-as = Au début, ◆ : { $red } ; ● : { $blue } (premier rang d’abord).

## Raisons d’un indice

hint-taken = Tu prenais la pièce en { $square }.
hint-lost = Tu perdais la pièce qui attaquait { $square }.
hint-learned = Tu apprenais ce qui se cachait en { $square }.
hint-target = Tu pouvais ensuite prendre la pièce en { $square }.
hint-danger = Ta pièce en { $square } pouvait ensuite être prise.
hint-no-danger = Ta pièce en { $square } ne risquait plus d’être prise.
hint-prey = Tu arrivais à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de la pièce en { $square }, que la tienne prendrait.
hint-hunter = La pièce en { $square }, qui prendrait la tienne, était à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } au lieu de { $before }.
hint-home = Avec une pièce adverse près de ton Drapeau, tu arrivais à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de lui.
hint-back = Tu arrivais à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de ton Drapeau.
hint-plies = Tu avais ensuite le choix entre { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } au lieu de { $before }.
hint-distance = Tu arrivais à { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } de la pièce en { $square }.
hint-mobile = Sans Drapeau ni Bombes, il te restait { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }, et { $before } à l’adversaire.

## Revoir

moment-set-up = Mise en place
moment-moves = Coups { $first } à { $last }

## La feuille de partie

score-red = ◆, premier rang d’abord
score-blue = ●, premier rang d’abord
score-legend =
    b4-b5 est un coup. b4xb5 9+3 est une attaque : + l’attaquant gagne, - il perd, = les deux sortent, # il prend le
    Drapeau ; ? n’a pas été annoncé. R3@a1 est une pièce ramenée, (=) une proposition de nulle.

## Mots dans les images

plate-ready = en place
plate-set-up = prépare son camp
plate-left = reste { $count }
plate-back = { $count } repris
plate-rescued = Retour : { $piece }
fight-unknown = Pièce cachée gagne
fight-flag = Drapeau pris
fight-both-removed = Deux pertes
fight-won = { $rank ->
        [none] { $attacker } bat { $defender }
       *[other] { $attacker } bat { $rank }
    }
fight-lost = { $rank ->
        [none] { $attacker } perd contre { $defender }
       *[other] { $attacker } perd contre { $rank }
    }
fight-won-short = { $rank ->
        [none] Bat { $defender }
       *[other] Bat { $rank }
    }
fight-lost-short = { $rank ->
        [none] Perd contre { $defender }
       *[other] Perd contre { $rank }
    }
picture-move = coup { $move }

picture-won = { $winner ->
        [you] Tu as gagné
       *[other] { $winner } gagne
    }
picture-draw = Nulle
picture-no-result = Sans résultat
picture-reason = { $reason } · coup { $move }
reason-flag = Le Drapeau est pris
reason-no-moves = { $named ->
        [true] { $loser } ne peut plus jouer
       *[false] L’adversaire ne peut plus jouer
    }
reason-resigned = { $named ->
        [true] { $loser } a abandonné
       *[false] L’adversaire a abandonné
    }
reason-agreed = D’un commun accord
reason-both-immobile = Personne ne peut jouer
reason-quiet = Personne n’attaque plus
reason-max-plies = La limite de coups est atteinte
reason-void = Le jeu n’a jamais commencé

in-army = Dans l’armée d’un camp
picture-army-full = Complète
picture-army-barrage = Barrage
picture-army-duel = Duel

## Les pièces selon `/card`

power-marshal = Le grade le plus haut : il bat toute pièce qu’il attaque, sauf les Bombes et un autre Maréchal. Un Espion qui l’attaque gagne.
power-general = Le deuxième grade ; seul le Maréchal est au-dessus. { power-soldier }
power-colonel = { power-soldier }
power-major = { power-soldier }
power-captain = { power-soldier }
power-lieutenant = { power-soldier }
power-sergeant = { power-soldier }
power-miner = La seule pièce qui peut retirer une Bombe ; elle prend alors sa case. { power-soldier }
power-scout = Il parcourt autant de cases vides qu’il veut en ligne droite et peut attaquer en fin de course ; avec les anciennes règles US, seulement une pièce voisine. Une course de deux cases ou plus montre à tout le monde que c’est un Éclaireur. Il bat l’Espion et prend le Drapeau.
power-spy = Il perd contre tout ce qui l’attaque. Quand il attaque le Maréchal, il gagne ; avec les règles maison, il gagne contre tout grade qu’il attaque, mais pas contre les Bombes.
power-bomb = Elle ne bouge jamais. Toute pièce qui l’attaque est perdue, mais un Démineur la retire. Elle reste en place après l’explosion.
power-flag = Il ne bouge jamais. Qui prend le Drapeau adverse, avec n’importe quelle pièce, gagne la partie.
power-soldier = Il se déplace d’une case vers le haut, le bas, la gauche ou la droite, et bat tout grade inférieur qu’il attaque.

card-rank = Grade
card-counts = Nombre par camp
card-sign = Son signe est { $symbol }.
card-number = Son numéro est { $symbol }, ou { $other } là où 1 est le grade le plus haut.
card-counts-text =
    { $barrage ->
        [0] { $duel ->
            [0] { $full } dans l’armée complète, aucune en Barrage, aucune en Duel
           *[other] { $full } dans l’armée complète, aucune en Barrage, { $duel } en Duel
        }
       *[other] { $duel ->
            [0] { $full } dans l’armée complète, { $barrage } en Barrage, aucune en Duel
           *[other] { $full } dans l’armée complète, { $barrage } en Barrage, { $duel } en Duel
        }
    }
card-alt = La pièce { $piece }, la même dans les deux camps. { $rank }
card-line = **{ $piece }** · { $counts } : { $power }

## Refus

refusal-bad-formation =
    Cette disposition ne convient pas, la tienne reste donc inchangée :
    { $problems }
    Corrige-la et colle-la à nouveau.
refusal-immobile = Les Bombes et le Drapeau ne bougent jamais. Choisis une autre pièce.
refusal-lake = Cette case est un lac, où aucune pièce n’entre. Choisis une autre case.
refusal-more-squares = Cela répéterait une position de cette poursuite. Attaque, reviens tout droit, ou va ailleurs.
refusal-no-own-piece = Tu n’as pas de pièce sur cette case. Nomme une de tes pièces, puis où elle va.
refusal-no-piece-can-move = Aucune de tes pièces ne pourrait bouger. Laisse une issue à l’une d’elles, puis appuie sur **{ ready }**.
refusal-not-straight = Les pièces vont en ligne droite : en haut, en bas, à gauche ou à droite. Choisis une case dans l’axe de la pièce.
refusal-off-board = Cette case n’existe pas : le plateau va de a1 à j10. Nomme deux cases, comme `b4 b5`.
refusal-outside-zone = { $count ->
        [one] Tu ne peux pas placer de pièce sur cette case : { LIST($squares) }. Choisis des cases de tes propres rangs.
       *[other] Tu ne peux pas placer de pièces sur ces cases : { LIST($squares) }. Choisis des cases de tes propres rangs.
    }
refusal-own-target = Une de tes pièces s’y trouve. Choisis une autre case.
refusal-path-blocked = Le chemin est barré. Un Éclaireur ne court que sur des cases vides, ni sur des pièces ni sur un lac.
refusal-run-attack = Avec ces règles, un Éclaireur qui court ne peut pas attaquer. Attaque une pièce voisine, ou arrête-toi avant.
refusal-too-far = Seuls les Éclaireurs vont à plus d’une case. Choisis une case voisine de la pièce.
refusal-too-many-changes = Tu as changé ton camp autant de fois qu’une partie le permet. Appuie sur **{ ready }** pour commencer ainsi.
refusal-two-square = Cette pièce a trop fait l’aller-retour. Va ailleurs, ou joue d’abord une autre pièce.
refusal-unreadable-move = { $text } n’est pas un coup. Nomme deux cases, comme `b4 b5`.

## Erreurs d’une formation écrite

problem-lines = { $count ->
        [one] elle a { $count } ligne au lieu de { $wanted }
       *[other] elle a { $count } lignes au lieu de { $wanted }
    }
problem-length = { $count ->
        [one] la ligne { $line } a { $count } signe au lieu de { $wanted }
       *[other] la ligne { $line } a { $count } signes au lieu de { $wanted }
    }
problem-symbol = la ligne { $line } contient { $text }, qui n’est aucune pièce de cette partie
problem-zone = la ligne { $line } est hors de tes rangs et doit rester vide
problem-count = { $count ->
        [one] elle a { $count } { $piece } au lieu de { $wanted }
       *[other] elle a { $count } { FORM($piece, "plural") } au lieu de { $wanted }
    }
problem-more = et d’autres erreurs du même genre

## Règles par sujet

topic-overview = aperçu
rules-overview =
    Deux armées occupent un plateau de 10 cases sur 10, et aucune ne voit les pièces de l’autre. **Prends le Drapeau adverse** et tu gagnes ; tu gagnes aussi quand ton adversaire ne peut plus jouer.

    D’abord, chaque camp se place en secret. Puis chacun joue à son tour, ◆ avant ● : une pièce, un coup. Qui va sur une pièce adverse l’attaque, et le grade le plus haut gagne.

    Le plateau public montre ce que tout le monde peut savoir. **{ my-hand }** montre tes pièces et tout ce que tu peux faire ; personne d’autre ne le voit.

topic-set-up = mise en place
rules-set-up =
    Les rangs 1 à 4 sont à ◆, les rangs 7 à 10 à ● ; les camps sont tirés au sort. Tu pars d’une mise en place comme on en voit souvent. Choisis une formation nommée, inverse la tienne avec **{ mirror }**, change-la avec **{ shuffle }**, ou échange deux cases jusqu’à ce qu’elle te plaise, puis appuie sur **{ ready }**. Tant que ton adversaire se prépare, tu peux y revenir.

    L’armée complète remplit les quatre rangs. En Barrage, les huit pièces y vont où tu veux ; en Duel, les dix pièces vont sur les trois rangs les plus proches de toi, sauf si vous avez convenu de quatre.

    Au moins une pièce doit pouvoir bouger. Un camp peut changer d’avis 300 fois, c’est bien assez.

topic-formations-as-text = formations en texte
rules-formations-as-text =
    Une formation, c’est quatre lignes de dix signes : le premier rang d’abord, de gauche à droite comme tu vois le plateau, de a à j pour ◆, de j à a pour ●. Les espaces, virgules et barres ne comptent pas, pas plus que les majuscules ; un point est une case vide d’une petite armée. X est le Maréchal là où 10 est le grade le plus haut ; `10` convient aussi.

    Ton panneau montre ta formation sous cette forme ; ce que tu copies de là, ou du journal, se lit tel quel. Si un texte contient des erreurs, tu les apprends toutes et rien ne change.

topic-moving = déplacements
rules-moving =
    Une pièce se déplace d’une case vers le haut, le bas, la gauche ou la droite, jamais en diagonale. Elle n’entre ni sur une case occupée par ton camp, ni dans les deux **lacs** (c5 à d6 et g5 à h6). Les Bombes et le Drapeau ne bougent jamais.

    Un **Éclaireur** parcourt autant de cases vides que tu veux en ligne droite, et peut attaquer en fin de course. Avec les anciennes règles US, il court ou attaque, mais pas les deux dans le même coup. Une course de deux cases ou plus montre à tout le monde que c’est un Éclaireur.

topic-attacking = attaques
rules-attacking =
    Va sur une pièce adverse pour l’attaquer.
    • Le grade le plus haut gagne, et l’autre pièce quitte le plateau. L’attaquant vainqueur prend la case ; le défenseur vainqueur reste où il est.
    • Deux grades égaux s’éliminent, sauf si vous avez convenu que l’attaquant gagne.
    • Toute pièce qui attaque une **Bombe** est perdue, et la Bombe reste ; seul un **Démineur** la retire.
    • Un **Espion** qui attaque le Maréchal gagne. Avec les règles maison, il gagne contre tout grade qu’il attaque, même un autre Espion, mais jamais contre une Bombe. Attaqué, il perd.
    • Toute pièce mobile qui attaque le **Drapeau** le prend, et la partie est gagnée.

topic-what-is-revealed = ce qui est révélé
rules-what-is-revealed =
    D’ordinaire, tout le monde voit les deux grades d’un combat.

    Avec la **défense silencieuse** (règles maison), un défenseur vainqueur reste secret, sauf face à un Éclaireur : tu apprends seulement qu’il tient. Le grade de l’attaquant est toujours montré.

    Avec l’**aide-mémoire**, le plateau garde ce qui a été révélé : les grades, les pièces cachées qui ont bougé (des pas : ni Bombe ni Drapeau), et le plus haut grade qu’une pièce cachée a battu, barré sur son dos. Un œil sur une de tes pièces signifie que l’adversaire la connaît. Sans l’aide-mémoire, un grade s’efface après ton coup suivant.

topic-rescue = sauvetage
rules-rescue =
    Avec les règles maison, une pièce qui entre au dernier rang adverse peut ramener une de tes pièces prises, sur n’importe quelle case vide de tes quatre rangs ; tout le monde apprend laquelle. Ce n’est pas obligatoire.

    { "*" }Limité* : pas par un Éclaireur, chaque pièce une seule fois, deux fois par partie et par camp, et jamais une Bombe. *Libre* : par n’importe quelle pièce à chaque entrée, et n’importe quelle pièce prise.

    Un Éclaireur encore inconnu se voit proposer un sauvetage pour la forme : il ne peut que refuser, et rien n’est trahi.

topic-repeating-moves = coups répétés
rules-repeating-moves =
    { "**" }Va-et-vient** : une pièce ne peut passer la même frontière entre deux cases qu’un certain nombre de fois de suite : 5 avec les règles maison, 2 avec les classiques, 3 en tournoi, sans limite avec les anciennes règles US. Un autre coup entre-temps remet le compte à zéro.

    { "**" }Poursuites** (tournoi) : une pièce qui menace sans cesse ne peut pas répéter une position de la même poursuite, mais peut revenir tout droit. Prendre est toujours permis.

    Ce que tu ne peux pas répéter n’est pas proposé ; si tu l’écris, on te dit pourquoi.

topic-the-end = fin de partie
rules-the-end =
    • Qui prend le Drapeau gagne.
    • Qui doit jouer et ne le peut pas perd, même si l’autre camp ne le pouvait pas non plus ; avec les règles de tournoi, c’est une nulle.
    • Trop de coups sans attaque font une nulle : 200 pour les deux camps ensemble (Barrage 100, Duel 120).
    • Atteindre la limite de coups aussi : 2000 (Barrage 600, Duel 800).
    • Tu peux proposer la nulle avec ton coup, une fois tous les 20 coups ; elle tient jusqu’à la réponse ou au coup de l’adversaire.
    • Tu peux abandonner à tout moment.
    • Quand le temps d’un tour est écoulé, il est joué à ta place : un sauvetage est refusé, sinon c’est le coup permis qui en dit le moins. Au troisième de suite, la partie est perdue. L’administration d’un serveur peut faire perdre dès le premier, ou laisser ton adversaire décider.

    Quand la partie est terminée, les deux formations sont montrées à tout le monde.

topic-presets = jeux de règles
rules-presets =
    { "**" }Classiques**, les règles habituelles : tout le monde voit les deux pièces d’un combat, un Espion attaquant ne bat que le Maréchal, et le plateau garde ce qui a été révélé (aide-mémoire).
    { "**" }Maison** : un défenseur vainqueur reste caché (défense silencieuse), deux pièces prises peuvent revenir (sauvetage), et un Espion attaquant bat tous les grades. Avec l’aide-mémoire.
    { "**" }Tournoi** : comme les classiques, avec la règle contre les poursuites sans fin et sans aide-mémoire : jusqu’à la fin de la partie, ni plateau, ni journal, ni relecture ne répète un grade montré avant ton dernier coup. Si aucun camp ne peut jouer, la partie est nulle.
    { "**" }Anciennes US** : comme les classiques, avec 1 pour le grade le plus haut et des Éclaireurs qui courent ou attaquent. Le va-et-vient est sans limite.

    Chaque règle a sa propre option. `army` choisit l’armée complète, **Barrage** (Maréchal, Général, Démineur, deux Éclaireurs, Espion, Bombe, Drapeau) ou **Duel** (deux Démineurs et deux Bombes au lieu d’un seul et d’une seule).

topic-typing = jouer en écrivant
rules-typing = Tout peut s’écrire : `/play` complète parmi ce que tu peux faire, comme `Éclaireur b4 vers b9` ; les cases suffisent, comme `b4 b9`. Les cases gardent leur nom, quel que soit le sens de l’image : lettres a à j depuis la gauche de ◆, rangs 1 à 10 depuis le côté de ◆.

## La leçon

lesson-army = Ton armée
lesson-army-explained = Ces dix pièces sont à toi, et personne d’autre ne sait ce qu’elles sont. Qui prend le Drapeau de l’autre gagne.
lesson-army-task = Dans une partie, tu les places à ton gré ; ici, appuie sur **{ choose-formation }**, puis **1 { formation-short-fence }**.
lesson-army-ready = D’abord, appuie sur **{ choose-formation }** → **1 { formation-short-fence }**.
lesson-army-arranged = Dans une partie, tu peux. Pour cette leçon, choisis la formation { formation-short-fence }.
lesson-army-otherwise = Bonne formation aussi. Pour cette leçon, choisis { formation-short-fence }.

lesson-ready = Le Drapeau derrière les Bombes
lesson-ready-explained = Ton Drapeau est en a1, derrière des Bombes en a2 et b1. Une Bombe ne bouge jamais, et seul un Démineur la retire.
lesson-ready-task = Le Coach a tout placé en secret et t’attend. Appuie sur { ready }, et le jeu commence.
lesson-ready-otherwise = Cette formation convient. Appuie sur { ready }.

lesson-draw = Il n’y a pas de raison de faire nulle.

lesson-scouting = En éclaireur
lesson-scouting-explained = Une pièce se déplace d’une case. Seul un Éclaireur court aussi loin que sa ligne est libre, et peut attaquer au bout.
lesson-scouting-task = Attaque e9 avec l’Éclaireur en e3. Il risque d’être perdu, mais un combat montre les deux pièces à tout le monde.
lesson-scouting-short = Va jusqu’au bout et attaque e9.
lesson-scouting-other = C’est aussi un Éclaireur, mais prends celui en e3. Sa ligne mène au centre.
lesson-scouting-otherwise = Découvre d’abord, avec l’Éclaireur en e3, ce qui se cache en e9.

lesson-attacking = Attaquer
lesson-attacking-explained = Il y a une Bombe en e9. Ton autre Éclaireur a trouvé le Maréchal, maintenant en f3, à côté de ton Espion en e3.
lesson-attacking-task = L’Espion est le grade le plus bas, mais s’il attaque le Maréchal le premier, il gagne : attaque f3.
lesson-attacking-elsewhere = Un Espion ne gagne qu’en attaquant le Maréchal. Toute pièce qui l’attaque le prend.
lesson-attacking-otherwise = Le Maréchal en f3 attaquerait alors le premier, et un Espion attaqué est perdu.

lesson-remembered = Ce qui est retenu
lesson-remembered-explained = Le Général du Coach est tombé sur ta Bombe en a2. L’œil sur ta Bombe veut dire : le Coach la connaît maintenant.
lesson-remembered-task = La Bombe en e9 est retenue aussi, et seul un Démineur la retire : attaque-la avec le tien en e8.
lesson-remembered-elsewhere = Le chemin du Drapeau passe par la Bombe.
lesson-remembered-otherwise = Ton Démineur est devant la Bombe. Retire-la maintenant.

lesson-flag = Le Drapeau
lesson-flag-explained = Ton Démineur est en e9, et la pièce en e10, que la Bombe gardait, n’a jamais bougé.
lesson-flag-task = C’est peut-être le Drapeau : attaque e10.
lesson-flag-otherwise = Le Coach gardait e10 avec une Bombe. Découvre pourquoi.

lesson-end = Tu prends le Drapeau en e10, et la partie est gagnée.
lesson-end-more = L’armée complète a 40 pièces par camp, et tout ce que tu as fait ici y marche pareil.
