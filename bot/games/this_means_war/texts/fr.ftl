## Le jeu

game-name = This Means War!
gist = Bâtis ta VILLE et ruine celle des autres à coups d’ordres et de réponses ; de deux à quatre.

## Zones d’une base

area-labor = TRAVAIL
area-research = RECHERCHE
area-ammo = OBUS
area-army = ARMÉE
area-factory = USINE
area-lab = LABO
area-silo = SILO
area-barracks = CASERNE
area-wall = MUR
area-city = VILLE

kind-operation = OPÉRATION
kind-espionage = ESPIONNAGE

provenance-rulebook = livret
provenance-house = maison

## Noms des cartes

card-sandbag-line = SACS DE SABLE
    .short = Sacs de sable
card-trench-network = RÉSEAU DE TRANCHÉES
    .short = Réseau de tranchées
card-bunker-complex = COMPLEXE DE BUNKERS
    .short = Complexe de bunkers
card-citadel-ring = CEINTURE DE FORTS
    .short = Ceinture de forts
card-tent-quarter = VILLAGE DE TENTES
    .short = Village de tentes
card-prefab-blocks = BLOCS PRÉFABRIQUÉS
    .short = Blocs préfabriqués
card-civic-works = TRAVAUX PUBLICS
    .short = Travaux publics
card-capital-project = GRAND CHANTIER
    .short = Grand chantier
card-assembly-hall = HALL DE MONTAGE
    .short = Hall de montage
card-state-workshops = ATELIERS D’ÉTAT
    .short = Ateliers d’État
card-night-shift = ÉQUIPE DE NUIT
    .short = Équipe de nuit
card-stripped-ramparts = REMPARTS DÉMONTÉS
    .short = Remparts démontés
card-repair-brigade = BRIGADE D’ENTRETIEN
    .short = Brigade d’entretien
card-overtime-quota = QUOTA D’HEURES SUP
    .short = Quota d’heures sup
card-eureka = EURÊKA
    .short = Eurêka
card-licensed-factory = USINE SOUS LICENCE
    .short = Usine sous licence
card-munitions-patent = BREVET D’ARMEMENT
    .short = Brevet d’armement
card-officer-academy = ÉCOLE D’OFFICIERS
    .short = École d’officiers
card-five-year-plan = PLAN QUINQUENNAL
    .short = Plan quinquennal
card-war-economy-act = ÉCONOMIE DE GUERRE
    .short = Économie de guerre
card-supply-computer = CERVEAU LOGISTIQUE
    .short = Cerveau logistique
card-tried-and-true = VALEUR SÛRE
    .short = Valeur sûre
card-emp-discharge = DÉCHARGE IEM
    .short = Décharge IEM
card-grid-blackout = PANNE GÉNÉRALE
    .short = Panne générale
card-strike-agitators = MENEURS DE GRÈVE
    .short = Meneurs de grève
card-price-shock = CHOC DES PRIX
    .short = Choc des prix
card-data-siphon = SIPHON DE DONNÉES
    .short = Siphon de données
card-signals-desk = BUREAU DU CHIFFRE
    .short = Bureau du chiffre
card-deflector-array = CHAMP DÉFLECTEUR
    .short = Champ déflecteur
card-model-district = QUARTIER MODÈLE
    .short = Quartier modèle
card-skybeam-array = RAYON CÉLESTE
    .short = Rayon céleste
card-fire-bombing = BOMBES INCENDIAIRES
    .short = Bombes incendiaires
card-m107 = M107
    .short = M107
card-mortar-pit = FOSSE À MORTIERS
    .short = Fosse à mortiers
card-rocket-salvo = SALVE DE ROQUETTES
    .short = Salve de roquettes
card-breaching-charge = CHARGE DE BRÈCHE
    .short = Charge de brèche
card-bunker-cracker = PERCE-BUNKER
    .short = Perce-bunker
card-long-reach-missile = MISSILE STRATÉGIQUE
    .short = Missile stratégique
card-saturation-raid = RAID DE SATURATION
    .short = Raid de saturation
card-shell-foundry = FONDERIE D’OBUS
    .short = Fonderie d’obus
card-precision-strike = FRAPPE DE PRÉCISION
    .short = Frappe de précision
card-warning-shots = TIRS DE SEMONCE
    .short = Tirs de semonce
card-scorched-district = QUARTIER BRÛLÉ
    .short = Quartier brûlé
card-burning-depots = DÉPÔTS EN FEU
    .short = Dépôts en feu
card-mine-belt = CHAMP DE MINES
    .short = Champ de mines
card-standard-formation = FORMATION STANDARD
    .short = Formation standard
card-scout-patrol = PATROUILLE
    .short = Patrouille
card-skirmish-line = TIRAILLEURS
    .short = Tirailleurs
card-recruiting-post = BUREAU D’ENRÔLEMENT
    .short = Bureau d’enrôlement
card-mass-levy = LEVÉE EN MASSE
    .short = Levée en masse
card-shock-column = COLONNE DE CHOC
    .short = Colonne de choc
card-airdrop-battalion = BATAILLON AÉROPORTÉ
    .short = Bataillon aéroporté
card-armored-thrust = PERCÉE BLINDÉE
    .short = Percée blindée
card-combat-engineers = SAPEURS
    .short = Sapeurs
card-depot-raiders = PILLEURS DE DÉPÔTS
    .short = Pilleurs de dépôts
card-forced-march = MARCHE FORCÉE
    .short = Marche forcée
card-home-guard = GARDE CIVIQUE
    .short = Garde civique
card-requisition-party = RÉQUISITION
    .short = Réquisition
card-blockade = BLOCUS
    .short = Blocus
card-garrison-town = VILLE DE GARNISON
    .short = Ville de garnison
card-triumphal-quarter = QUARTIER TRIOMPHAL
    .short = Quartier triomphal
card-total-offensive = OFFENSIVE TOTALE
    .short = Offensive totale
card-experimental-sniper = SNIPER EXPÉRIMENTAL
    .short = Sniper expérimental
card-final-stand = DERNIER CARRÉ
    .short = Dernier carré
card-combined-arms = ARMES COMBINÉES
    .short = Armes combinées
card-garden-city = CITÉ-JARDIN
    .short = Cité-jardin
card-proving-ground = POLYGONE D’ESSAI
    .short = Polygone d’essai
card-flexible-defense = DÉFENSE SOUPLE
    .short = Défense souple
card-sabotage = SABOTAGE
    .short = Sabotage
card-counter-strike = RIPOSTE
    .short = Riposte
card-network-hack = PIRATAGE RÉSEAU
    .short = Piratage réseau
card-espionage = ESPIONNAGE
    .short = Espionnage
card-latest-intel = DERNIERS RAPPORTS
    .short = Derniers rapports
card-frogman-team = NAGEURS DE COMBAT
    .short = Nageurs de combat
card-emergency-drill = EXERCICE D’ALERTE
    .short = Exercice d’alerte

named-card = { $card }
short-named-card = { FORM($card, "short") }
named-area = { $area }
named-kind = { $kind }

## Effets des cartes

effect-add = Ajoute { $number } { $area }
effect-assault = Assaut { $number }
effect-destroy = Détruis { $number } { $area }
effect-sacrifice = Sacrifie { $number } { $area }
effect-discard-one = Défausse une carte, pioches-en une
effect-latest-intel = Recycle aussitôt : défausse une carte, pioches-en une
effect-network-hack = Regarde la main de la cible et défausses-en une carte ; la cible en pioche une
effect-emp-discharge = Tout le monde défausse sa main et pioche 6 cartes
effect-final-stand = Ta VILLE ne peut pas descendre sous 1 avant ta prochaine Récolte
effect-play-another = Joue une autre carte
effect-tried-and-true = Prends ta carte de remplacement dans la défausse
effect-sabotage = Annule l’ordre visé ; son coût reste payé
effect-counter-strike = Seulement en réponse à un Assaut contre toi ; vise l’adversaire de ton choix
effect-copy-order = Copie les effets de l’ordre visé, avec Assaut et Détruis à 0
choose-one-of-two = Au choix : { $first } ou { $second }
choose-one-of-four = Au choix : { $first } ou { $second } ou { $third } ou { $fourth }

## Lignes sur une carte dans une image

face-change = { $change } { $area }
face-assault = { effect-assault }
face-sacrifice = à toi : { $area } { $change }
face-discard-one = Défausse, pioche 1
face-play-another = Joue encore
face-tried-and-true = Prends en défausse
face-emp-discharge = Pour tous : 6 neuves
face-final-stand = VILLE reste 1+
face-sabotage =
    Annule
    un ordre
face-counter-strike = si Assaut :
face-network-hack =
    Vois une main,
    défausse 1
face-copy-order =
    Copie un ordre
    sans dégâts
face-latest-intel = Recycle vite
face-copy =
    comme
    { $copied }
face-or = ou { $line }
face-lose-one-of-four =
    { $change } { $first },
    { $second }, { $third } ou
    { $fourth }

## Quantités et coûts

amount = { $number } { $area }
costs-nothing = rien
stock-item = { $area } { $number } (+{ $growth })

## Changements

area-change = { $area } { $change }
area-becomes = { $area } { $before } → { $after }
changes-of = { $who ->
        [you] toi { $changes }
       *[other] { $who } { $changes }
    }
forecast-of = { $who ->
        [you] Toi : { $changes }
       *[other] { $who } : { $changes }
    }

titled = { $title } : { $text }

## Titres d’un panneau

title-order = À toi de jouer
title-answer = Réponds ou passe
title-ahead = Tu peux déjà passer
title-discard = Défausse une carte
title-hack = Choisis la carte à défausser
title-take = Prends une carte
title-won = Tu as gagné
title-lost = Tu as perdu
title-out = La guerre est finie pour toi
title-waiting = En attente
title-waiting-for = On attend { $name }

## La question posée, pour tout le monde

status-order = **À { $name } de jouer**
status-another-order = **{ $name }** peut donner un autre ordre, grâce à { $card }.
status-order-out-of-turn = **{ $name }** peut jouer un ordre hors de son tour, grâce à { $card }, ou passer.
status-answer = **{ $name }** peut répondre ou passer.
status-fog = Brouillard de guerre, fin du tour : **{ $name }** peut jouer une carte ESPIONNAGE ou passer.
status-ahead = Ensuite { LIST($names) }.
status-discard = **{ $name }** choisit une carte à défausser pour { $card }.
status-hack = **{ $name }** choisit une carte dans la main de { $target }.
status-take = **{ $name }** prend une carte dans la défausse.

## La question posée, pour qui doit répondre

advice-order = **À toi de jouer :** joue une OPÉRATION, recycle une carte, ou fais un mulligan.
advice-another-order = **{ $card } te donne un autre ordre :** joue, recycle, ou fais un mulligan.
advice-order-out-of-turn = **{ $card } te donne un ordre hors de ton tour :** joue une OPÉRATION, ou passe.
advice-answer = **Tu peux répondre** avec une carte ESPIONNAGE pendant ce tour, ou passer.
advice-fog = **Brouillard de guerre,** la dernière chance de ce tour : joue une carte ESPIONNAGE, ou passe.
advice-ahead = **Tu peux déjà passer.** Pour répondre, attends que ce soit à toi.
advice-discard = **Choisis une carte à défausser.** Tu en pioches une à sa place.
advice-hack = **Choisis une carte dans la main de { $target } :** elle est défaussée. Personne d’autre ne voit cette main.
advice-take = **Choisis une carte de la défausse.** Tu la prends au lieu d’en piocher une.
operation-means = Violet : ESPIONNAGE ; le reste : OPÉRATIONS.
short-means = « manque 2 » : il te manque 2.

## La fin de la guerre

won-city = { $who ->
        [you] **Tu gagnes la guerre**
       *[other] **{ $who } gagne la guerre**
    } avec { $city } VILLE ; il en fallait { $enough }.
won-last-standing = { $who ->
        [you] **Tu gagnes la guerre :**
       *[other] **{ $who } gagne la guerre :**
    } il ne reste personne d’autre.
won-turn-limit = { $who ->
        [you] **Tu gagnes la guerre**
       *[other] **{ $who } gagne la guerre**
    } après { $turns } tours. VILLE : { $cities }.
shared-city = **Victoire partagée : { LIST($names) }.** Les { $enough } VILLE nécessaires sont là pour chaque camp.
shared-last-standing = **Victoire partagée : { LIST($names) }.** Il ne reste personne d’autre.
shared-turn-limit = **Victoire partagée : { LIST($names) }**, après { $turns } tours. VILLE : { $cities }.

## Le plateau

board-title = { game-name } · tour { $turn }
heading-end = La fin de la guerre
heading-bases = Bases
heading-resources = Ressources
heading-table = Sur la table
heading-fog = Brouillard
heading-later = Continue après
heading-piles = Piles
heading-goal = Pour gagner
heading-discards = Défausse, la plus récente d’abord
heading-turning-point = Tournant
heading-city-by-turn = VILLE à chaque tour
base-line = { $name } : VILLE { $city }, MUR { $wall }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }{ $final_stand ->
        [true] , DERNIER CARRÉ
       *[false] { "" }
    }{ $has_turn ->
        [true] , joue son tour
       *[false] { "" }
    }{ $may_answer ->
        [true] , peut encore répondre
       *[false] { "" }
    }
answer-asked = on attend { $name }
answer-waiting = { $name } doit encore répondre
answer-answered = { $name } a répondu
answer-passed = { $name } ne répond pas
if-nobody-answers = Sans réponse : { $forecast }
pile-sizes = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la pioche, { $discarded } en défausse
top-discard = { $card } au sommet de la défausse
goal = { $city } VILLE pour gagner
goal-with-turns = Il faut { $city } VILLE à la fin d’un tour. Au plus { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
no-orders = Aucun ordre auquel répondre.
order-line = { $number }. **{ $card } de { $name }{ $copies ->
        [true] { " " }(comme { $copied })
       *[false] { "" }
    }**{ $has_order ->
        [true] { " " }sur { $on_card }
       *[false] { "" }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $target ->
        [none] { "" }
       *[other] { " " }contre { $target }
    }{ $has_second ->
        [true] { " " }pour annuler { $second_card }
       *[false] { "" }
    }{ $state ->
        [nullified] , sans effet
        [done] , fait
       *[open] { "" }
    }
order-took-effect = { $card } de { $name } a pris effet
order-changed = { $card } de { $name } : { $changes }
turning-point = Tour { $turn }, { $card } de { $name } : { $changes }.
turn-cities = Tour { $turn } : { $cities }

## Le panneau

hand-of = Main tenue par { $name }
your-hand = Ta main
your-espionage = Ton ESPIONNAGE
your-hand-is-empty = Ta main : rien
no-cards-held = Tu n’as pas de carte.
discard-pile-part = Défausse : { $shown } sur { $total }
discard-pile = Défausse : { $total }
espionage-held = { $count ->
        [0] ESPIONNAGE : aucune de tes { $total } cartes
       *[other] ESPIONNAGE : { $count } de tes { $total } cartes
    }
marked = Marquée : { $card }.
card-line = **{ $card }** ({ $cost }) : { $effects }
short-of = *Il manque { $lacking }.*

## Choix

recycle-a-card = Recycler une carte
recycle = Recycler { $card }
recycle-question = Quelle carte recycles-tu ?
mulligan = Mulligan
mulligan-question = Défausser toute ta main, { $held ->
        [one] { $held } carte
       *[other] { $held } cartes
    }, { $count ->
        [0] sans rien piocher
        [one] et piocher { $count } carte
       *[other] et piocher { $count } cartes
    } ?
mulligan-hint = { $count ->
        [0] Défausse toute ta main ({ $held }), ne pioche rien
        [one] Défausse toute ta main ({ $held }), pioche { $count } carte
       *[other] Défausse toute ta main ({ $held }), pioche { $count } cartes
    }
pass-button = Passer
give-no-order = Ne pas donner d’ordre
play-no-espionage = Pas d’ESPIONNAGE pour l’instant
discard = Défausser { $card }
make-them-discard = Faire défausser { $card }
take = Prendre { $card }
play = Jouer { $card }{ $on ->
        [none] { "" }
       *[other] { " " }sur { $on_card } de { $on } ({ $on_number })
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] { " " }contre { $whom }
    }{ $second ->
        [none] { "" }
       *[other] { " " }pour annuler { $second_card } de { $second } ({ $second_number })
    }
step-order = Sur { $card } de { $name } ({ $number })
question-order = Sur quel ordre joues-tu { $card } ?
question-branch = Que doit faire { $card } ?
step-target = Contre { $name }
question-target = Contre qui joues-tu { $card } ?
step-second = Annuler { $card } de { $name } ({ $number })
question-second = Quel ordre annuler avec { $card } ?
caution = Jouer { $card } contre { $name } ? Tout le monde le voit, et son coût est payé.
hint-cost = Coûte { $cost }
changes-nothing = Ne change rien
nullifies = Annule { $card } de { $name }
cards-in-hand = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
not-asked = Tu peux passer quand on attend ta réponse. Le plateau dit de qui on l’attend.

## Réponses automatiques

auto-reply-turn = Passer pendant ce tour
auto-reply-pass = Passer jusqu’à mon tour
auto-reply-target = Passer, sauf si je suis la cible
auto-reply-assault = Passer, sauf contre un Assaut
auto-reply-worth = Passer si le coût est sous { $number }
auto-reply-always = Toujours passer

## Ce qui s’est passé

first-rolls = Deux dés chacun : { $rolls }.
rolls = { LIST($rolls) }
rolls-then = { $before } ; puis { $rolls }
roll = { $who } { $number }
begins = { $who ->
        [you] Tu commences.
       *[other] { $who } commence.
    }
turn-began = Tour { $turn } : { $who }.
collected = { $who ->
        [you] Tu récoltes
       *[other] { $who } récolte
    } { $labor } TRAVAIL, { $research } RECHERCHE, { $ammo } OBUS et { $army } ARMÉE.
turns-passed = { $number ->
        [one] Plus personne n’a de carte : le dernier tour passe tout seul.
       *[other] Plus personne n’a de carte : les { $number } derniers tours passent tout seuls.
    }
reshuffled = La pioche est épuisée : { $number ->
        [one] { $number } carte défaussée en forme
       *[other] { $number } cartes défaussées en forment
    } une nouvelle.
left-war = { $who ->
        [you] Tu quittes
       *[other] { $who } quitte
    } la guerre.
fell = { $who ->
        [you] Ta VILLE est tombée : la guerre est finie pour toi.
       *[other] La VILLE de { $who } est tombée : la guerre est finie pour ce camp.
    }
ended-city = { $who ->
        [you] Tu gagnes la guerre : ta VILLE
       *[other] { $who } gagne la guerre : sa VILLE
    } est assez grande !
ended-last-standing = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } la guerre, toutes les autres VILLES étant tombées !
ended-turn-limit = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } la guerre : c’était le dernier tour !
ended-shared-city = { $you ->
        [true] Victoire partagée entre { LIST($names) } : vos VILLES sont assez grandes !
       *[false] Victoire partagée entre { LIST($names) } : leurs VILLES sont assez grandes !
    }
ended-shared-last-standing = Victoire partagée entre { LIST($names) } : il ne reste personne d’autre !
ended-shared-turn-limit = Victoire partagée entre { LIST($names) } : c’était le dernier tour !
you-first = toi

order-skipped = { $who ->
        [you] Tu n’as
       *[other] { $who } n’a
    } pas de carte à jouer.
another-order = { $card } { $who ->
        [you] te donne un autre ordre
       *[other] donne un autre ordre à { $who }
    }.
another-order-out-of-turn = { $card } { $who ->
        [you] te donne un autre ordre, hors de ton tour
       *[other] donne un autre ordre à { $who }, hors de son tour
    }.
order-played = { $who ->
        [you] Tu joues
       *[other] { $who } joue
    } { $card }{ $on ->
        [none] { "" }
        [you] { " " }sur ton ordre { $on_card }
       *[other] { " " }sur { $on_card } de { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] { " " }contre { $whom }
    }{ $second ->
        [none] { "" }
        [you] { " " }pour annuler ton ordre { $second_card }
       *[other] { " " }pour annuler { $second_card } de { $second }
    }.
order-answered = { $who ->
        [you] Tu réponds
       *[other] { $who } répond
    } par { $card }{ $on ->
        [none] { "" }
        [you] { " " }sur ton ordre { $on_card }
       *[other] { " " }sur { $on_card } de { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] { " " }contre { $whom }
    }{ $second ->
        [none] { "" }
        [you] { " " }pour annuler ton ordre { $second_card }
       *[other] { " " }pour annuler { $second_card } de { $second }
    }.
passed = { $who ->
        [you] Tu passes.
       *[other] { $who } passe.
    }
nullified = { $by ->
        [you] Ton ordre { $by_card }
       *[other] { $by_card } de { $by }
    } annule { $who ->
        [you] ton ordre { $card }
       *[other] { $card } de { $who }
    }.
resolved = { $who ->
        [you] Ton ordre { $card }
       *[other] { $card } de { $who }
    } prend effet.
resolved-as = { $who ->
        [you] Ton ordre { $card }
       *[other] { $card } de { $who }
    } prend effet comme { $copied }.
fizzled = { $who ->
        [you] Ton ordre { $card } tombe à l’eau.
       *[other] { $card } de { $who } tombe à l’eau.
    }

added = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $number } { $area }, total { $now }.
assaulted = { $who ->
        [you] Tu lances
       *[other] { $who } lance
    } un Assaut de { $number } contre { $whom } : { $lost ->
        [both] −{ $wall } MUR, −{ $city } VILLE
        [wall] −{ $wall } MUR
        [city] −{ $city } VILLE
       *[nothing] aucune perte
    }{ $saved ->
        [true] { "\u00A0" }; un DERNIER CARRÉ a sauvé la VILLE
       *[false] { "" }
    }.
destroyed = { $who ->
        [you] Tu détruis
       *[other] { $who } détruit
    } { $number } { $area } chez { $whom } (reste { $now }){ $saved ->
        [true] { "\u00A0" }; un DERNIER CARRÉ a sauvé la VILLE
       *[false] { "" }
    }.
sacrificed = { $who ->
        [you] Tu sacrifies
       *[other] { $who } sacrifie
    } { $number } { $area } (reste { $now }).
final-stand-began = { $who ->
        [you] Tu formes un DERNIER CARRÉ : ta VILLE ne peut pas descendre sous 1 avant ton prochain tour.
       *[other] { $who } forme un DERNIER CARRÉ : sa VILLE ne peut pas descendre sous 1 avant son prochain tour.
    }
final-stand-ended = { $who ->
        [you] Ton DERNIER CARRÉ
       *[other] Le DERNIER CARRÉ de { $who }
    } prend fin.

hacked = { $who ->
        [you] Tu regardes
       *[other] { $who } regarde
    } { $whom ->
        [you] ta main
       *[other] la main de { $whom }
    }.
discarded-recycle = { $cards ->
        [none] { $who ->
        [you] Tu ne recycles
       *[other] { $who } ne recycle
    } rien.
       *[other] { $who ->
        [you] Tu recycles
       *[other] { $who } recycle
    } { $cards }.
    }
discarded-mulligan = { $cards ->
        [none] { $who ->
        [you] Tu fais un mulligan et ne défausses
       *[other] { $who } fait un mulligan et ne défausse
    } rien.
       *[other] { $who ->
        [you] Tu fais un mulligan et défausses
       *[other] { $who } fait un mulligan et défausse
    } { $cards }.
    }
discarded-discard = { $cards ->
        [none] { $who ->
        [you] Tu ne défausses
       *[other] { $who } ne défausse
    } rien.
       *[other] { $who ->
        [you] Tu défausses
       *[other] { $who } défausse
    } { $cards }.
    }
discarded-hack = { $cards ->
        [none] { $who ->
        [you] Tu ne perds
       *[other] { $who } ne perd
    } rien par PIRATAGE RÉSEAU.
       *[other] { $who ->
        [you] Tu perds
       *[other] { $who } perd
    } { $cards } par PIRATAGE RÉSEAU.
    }
discarded-emp = { discarded-discard }
discarded-eliminated = { $cards ->
        [none] { $who ->
        [you] Tu ne laisses
       *[other] { $who } ne laisse
    } rien.
       *[other] { $who ->
        [you] Tu laisses
       *[other] { $who } laisse
    } { $cards }.
    }
took-mulligan = { $who ->
        [you] Tu fais
       *[other] { $who } fait
    } un mulligan.
drew-nothing = Il ne reste aucune carte à piocher pour { $who }.
drew-cards = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $cards }.
drew = { $who ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
took = { $who ->
        [you] Tu prends
       *[other] { $who } prend
    } { $card } dans la défausse.
took-nothing = La défausse est vide : { $who ->
        [you] tu ne prends
       *[other] { $who } ne prend
    } aucune carte.
card-changes = { $card } : { $changes }.

## Raisons d’un indice

kept-espionage = Tu gardais { $count ->
        [one] { $count } carte ESPIONNAGE
       *[other] { $count } cartes ESPIONNAGE
    } que tu peux payer.
lacking = Il te manquait { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    } pour payer { $card }.
payable-now = Tu peux payer { $card } dès maintenant.
payable = Tu pouvais payer { $bound ->
        [at_least] au moins{ " " }
        [at_most] au plus{ " " }
       *[exactly] { "" }
    }{ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de ta main au lieu de { $before }.
choices-discard = Tu pouvais ensuite échanger une carte de ta main, sur { $count }, contre une nouvelle.
choices-hack = Tu pouvais ensuite faire défausser une carte de cette main, sur { $count }.
choices-take = Tu pouvais ensuite prendre une carte de la défausse, sur { $count }.
expected-answer = Un adversaire répondrait par { $card } dans { $count ->
        [one] { $count } monde imaginé
       *[other] { $count } mondes imaginés
    } sur { $worlds }.
no-answer-expected = Répondre ne servirait à personne.
ready = { $card } aurait pu être jouée : son camp peut la payer.
costs = { $card } coûte { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }.
costs-most = { $card } coûte { $count ->
        [one] { $count } ressource
       *[other] { $count } ressources
    }, et aucune autre carte de cette main plus de { $before }.

## Dans les images

final-stand = { card-final-stand.short }
goal-in-picture = But : { $city } VILLE
left-the-war = A quitté la guerre
city-has-fallen = La VILLE est tombée
last-answers = dernières réponses
short-by = manque { $number }
state-nullified = annulé
state-done = fait
no-cards = Pas de carte
kind-and-copies = { $count ->
        [one] { $kind } · { $count } ex.
       *[other] { $kind } · { $count } ex.
    }
somebody-won = { $name } gagne
won = victoire
shared-victory = Victoire partagée
city-was-enough = { $city } VILLE ont suffi
nobody-is-left = Il ne reste personne d’autre
most-city = Plus grande VILLE, puis MUR, en { $turns } tours
turning-point-at = Tournant : tour { $turn }

## Une carte selon `/card`

heading-kind = Type
heading-cost = Coût
heading-copies = Dans la pioche
heading-printed = Imprimé ou de nous
copies = { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
card-in-words = La carte { $card }. { $effects }
from-rulebook = Le livret nomme cette carte ; le texte est de nous.
from-house = La carte imprimée n’est pas connue ; celle-ci est de nous.
deck-line = { $count } × **{ $card }** · { $kind }, { $cost } · { $provenance } : { $effects }
printed = Imprimé : { $parts }.
ours = De nous : { $parts }.
printed-cost = coûte { $cost }
printed-emp-discharge = pioche 6
printed-final-stand = sous 1
printed-copy-order = à 0

## Revoir

moment = Tour { $turn }

## Options d’une partie

preset-classic = Classique
preset-quick = Rapide
option-win-city = VILLE pour gagner
option-wall = MUR
option-city = VILLE
option-resources = Ressources
option-production = Production
option-max-turns = Tours
option-resolution = Ordre des ESPIONNAGES
value-win-city = { $number } VILLE pour gagner
value-win-city-short = { $number } VILLE pour gagner, partie courte
value-win-city-long = { $number } VILLE pour gagner, partie longue
value-wall = { $number } MUR au départ
value-city = { $number } VILLE au départ
value-resources = { $number } de chaque ressource au départ
value-production = { $number } de chaque production au départ
value-max-turns = { $number } tours au plus
value-resolution-target = sens horaire, depuis la première cible du tour
value-resolution-active = sens horaire, depuis le camp dont c’est le tour
terms-resolution-target = ESPIONNAGES dans le sens horaire depuis la première cible du tour
terms-resolution-active = ESPIONNAGES dans le sens horaire depuis le camp dont c’est le tour
players = { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

## Les règles par sujet

topic-overview = aperçu
rules-overview =
    De deux à quatre Grafmaréchaux bâtissent une VILLE derrière un MUR et cherchent à abattre celles des autres. À ton tour, tu récoltes des ressources et donnes un ordre : joue une OPÉRATION, et les autres peuvent y répondre par une carte ESPIONNAGE. Les cartes ESPIONNAGE sont violettes ; toutes les autres sont des OPÉRATIONS. Qui a 50 VILLE à la fin d’un tour, n’importe lequel, gagne ; qui a la dernière VILLE debout aussi.

    Le plateau public montre chaque base et ce qui est sur la table. **{ my-hand }** montre tes cartes et ce que tu peux payer ; personne d’autre ne le voit.

topic-turn = tour
rules-turn =
    1. **Récolte** : chaque ressource augmente de sa production : TRAVAIL par USINE, RECHERCHE par LABO, OBUS par SILO, ARMÉE par CASERNE.
    2. **Donne un ordre**, exactement un :
    • *Jouer* une OPÉRATION de ta main. Son coût est payé aussitôt.
    • *Recycler* : défausse une carte et pioches-en une.
    • *Mulligan* : défausse ta main et pioche une carte de moins.
    3. **Brouillard de guerre** : avant la fin du tour, chaque adversaire qui n’y a pas encore joué de carte ESPIONNAGE peut en jouer une.
    4. **Fin** : qui a assez de VILLE gagne. Sinon, c’est au camp suivant.

    Pour chaque carte jouée, tu en pioches une.

topic-base = base
rules-base = **VILLE**, c’est ta vie : à 0, la guerre est finie pour toi. **MUR** encaisse les Assauts avant la VILLE. **La production** va de 1 à 6, en carrés. **Les ressources** paient les cartes ; leur nombre est sans limite. Une carte que tu ne peux pas payer est grise, et « manque 2 » à côté d’un coût dit qu’il manque 2.

    Dans l’image, TRAVAIL est un engrenage, RECHERCHE une fiole, OBUS un obus, ARMÉE un casque.

topic-effects = effets
rules-effects =
    • **Ajoute** : ta propre zone augmente.
    • **Assaut** : le MUR de la cible part d’abord ; le reste frappe la VILLE.
    • **Détruis** : la zone de la cible baisse, quel que soit son MUR.
    • **Sacrifie** : ta propre zone baisse ; tu peux jouer la carte en ayant moins.
    • **Au choix** : tu nommes l’effet quand tu joues la carte.
    • **Joue une autre carte** : tu donnes ensuite un autre ordre.
    • **Défausse** : défausse une carte et pioches-en une.

    Les effets ont lieu dans l’ordre écrit. `/card` montre n’importe quelle carte.

topic-answers = réponses
rules-answers =
    Quand une OPÉRATION est jouée, chaque adversaire est interrogé à son tour : jouer une carte ESPIONNAGE, ou passer. C’est possible une fois par tour. La question est la même pour tout le monde, avec ou sans carte qui convienne. Seuls les camps sans carte, ou trop pauvres pour toute réponse, ne sont pas interrogés. Tu peux passer avant ton tour de répondre ; c’est définitif.

    D’abord, SABOTAGE prend effet, le dernier joué en premier : un SABOTAGE peut donc être annulé à son tour. Puis vient l’OPÉRATION, puis les réponses, dans le sens horaire depuis la première cible d’une OPÉRATION dans ce tour ; s’il n’y en a pas, depuis le camp qui joue l’OPÉRATION. Les coûts restent payés. Quand tout a pris effet, chaque carte jouée est remplacée par une carte piochée.

    Tant qu’on attend ta réponse, **{ pass-button }** est aussi sous le plateau. Sur ton panneau, **{ auto-reply-turn }** passe jusqu’à la fin du tour, et **Passer pour moi** offre plus de choix.

topic-special-cards = cartes spéciales
rules-special-cards =
    • **{ card-sabotage }** annule un ordre sur la table.
    • **{ card-counter-strike }** répond à un Assaut contre toi, contre l’adversaire de ton choix.
    • **{ card-espionage }** copie un ordre, avec Assaut et Détruis à 0.
    • **{ card-network-hack }** te montre une main ; tu y choisis une carte à défausser.
    • **{ card-latest-intel }** recycle une carte aussitôt.
    • **{ card-final-stand }** garde ta VILLE à 1 ou plus jusqu’à ta prochaine Récolte, quoi que fassent les autres.
    • **{ card-tried-and-true }** prend une carte dans la défausse au lieu de piocher.
    • **{ card-emp-discharge }** donne à tout le monde six nouvelles cartes, et à qui la joue un autre ordre.

topic-winning = victoire
rules-winning =
    À la fin d’un tour, n’importe lequel, 50 VILLE (ou ce qui a été convenu) font gagner ; tous les camps qui les ont gagnent ensemble. Un camp dont la VILLE tombe à 0 sort aussitôt ; le dernier debout gagne. Quand les tours sont épuisés, la plus grande VILLE gagne, puis le plus grand MUR.

    Qui abandonne sort, et les autres continuent.

## La leçon

lesson-base = Ta base
lesson-base-why = Ta VILLE est à 15, et 35 suffisent ici ; à chaque tour, tu récoltes des ressources et joues une carte.
lesson-base-task = { card-capital-project } ajoute 10 VILLE pour 13 TRAVAIL, et tu en as 22 : joue cette carte.
lesson-base-otherwise = Ce sera pour plus tard ; commence par { card-capital-project }, qui te mène à mi-chemin.
lesson-exchanging = C’est pour une carte, ou une main, inutile ou trop chère.

lesson-sabotage = Répondre par SABOTAGE
lesson-sabotage-why = { card-capital-project } te mène à 25 VILLE, et le Coach joue { card-fire-bombing } contre toi : 3 MUR et 4 VILLE.
lesson-sabotage-task = Au tour des autres, tu peux répondre par une carte ESPIONNAGE : { card-sabotage }, et l’ordre ne fait rien.
lesson-sabotage-pass = Tu perds alors 3 MUR et 4 VILLE. Tu peux l’empêcher.
lesson-sabotage-copy = Une copie de { card-fire-bombing } ne détruit rien, et l’ordre te frapperait quand même.
lesson-sabotage-otherwise = Réponds par { card-sabotage }.

lesson-assault = Assaut
lesson-assault-why = { card-fire-bombing } n’a rien fait, bien que le Coach ait payé : ta VILLE est toujours à 25.
lesson-assault-task = L’Assaut frappe d’abord le MUR : { card-standard-formation } prend 7 des 20 du Coach.
lesson-assault-otherwise = Ce sera pour un autre tour ; cette étape porte sur { card-standard-formation }.

lesson-espionage = Répondre par ESPIONNAGE
lesson-espionage-why = Le MUR du Coach est à 13, et le Coach joue maintenant { card-civic-works }, qui ajoute 9 VILLE.
lesson-espionage-task = La carte { card-espionage } copie un ordre, sauf ce qu’il attaque et détruit : copie celui-ci.
lesson-espionage-pass = Alors seul le Coach gagne 9 VILLE. Prends ta part.
lesson-espionage-otherwise = Réponds par { card-espionage }.

lesson-winning = Gagner
lesson-winning-why = La copie t’a fait passer de 25 VILLE à 34, et le Coach en a 24.
lesson-winning-task = Avoir 35 à la fin d’un tour suffit pour gagner : joue { card-civic-works }, qui ajoute 9.
lesson-winning-otherwise = Tout ce qui ajoute de la VILLE te fait gagner ; cette leçon joue { card-civic-works }.

lesson-end = Ta VILLE est à 43, et la partie est gagnée.
lesson-end-next = D’ordinaire, il faut 50 VILLE ; ramener toutes les autres VILLES à 0 fait gagner aussi.
