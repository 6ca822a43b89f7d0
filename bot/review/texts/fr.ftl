## Jugements

verdict-better = Mieux
verdict-good = Bon
verdict-slip = Imprécision
verdict-blunder = Gaffe

chance = { $percent }{ "\u00a0" }%
axis-chance = { $percent }%

axis-beginning = Début
axis-title = Chances de gagner
axis-end = Fin

curve-alt = Courbe des chances de gagner sur { $choices ->
        [one] { $choices } choix
       *[other] { $choices } choix
    } : { $first } au début, { $lowest } au plus bas, { $highest } au plus haut, et à la fin { $result ->
        [win] une victoire
        [loss] une défaite
       *[draw] une partie nulle
    }.

## L’aperçu

title = Analyse de la partie { $match } · { $game }
choices-judged = { $choices ->
        [one] { $choices } choix jugé
       *[other] { $choices } choix jugés
    } : { $verdicts }.
count-better = { $count } mieux
count-good = { $count ->
        [one] { $count } bon
       *[other] { $count } bons
    }
count-slip = { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
count-blunder = { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
change = { $verdict }, { $before } → { $after }.
then-change = Puis { $before } → { $after }.
moment-line = **{ $number }.** { $change }
moment-line-at = **{ $number }.** { $when } : { $change }
no-choices = Dans cette partie, tu n’as eu aucun choix qui puisse être jugé.
no-moments = Aucun de tes choix n’a changé grand-chose.
known-then = Jugé d’après ce que tu savais à ce moment-là, pas d’après ce qui était caché.
moment = Moment { $number }

## Un moment

moment-title = Moment { $number } sur { $of } : { $verdict }
moment-title-at = Moment { $number } sur { $of } · { $when } : { $verdict }
you-played = **Tu as joué :** { $played }. Le coup : { $before } → { $after }.
hard-same = `Difficile` aurait joué pareil.
hard-otherwise = **`Difficile` aurait joué :** { $best }.
why = **Pourquoi :** { $reason }
why-yours = **Pourquoi le tien :** { $reason }
no-reason = Aucun fait ne se détache.
until-next = **Jusqu’à ton choix suivant :** { $before } → { $after }, par { LIST($causes) }.
cause-draw = la pioche
cause-shown = ce qui s’est révélé
cause-others = les coups joués par { LIST($names) }
curve = Courbe
share-here = Partager ici
try-it = Essayer à partir d’ici
back-to-moment = Retour au moment

shared = Partagé dans ce salon.
shared-title = { $game }, partie { $match } : { $sides } · un moment partagé par { $name }
against = { $one } contre { $other }
shared-moment = Moment { $number } : { $change }
shared-moment-at = Moment { $number }, { $when } : { $change }
shared-played = Joué : { $played }.
shared-hard-otherwise = `Difficile` aurait joué : { $best }.
judged-then = Jugé d’après ce qui était connu de ce camp à ce moment-là.

## En cours

progress-title = Analyse de la partie { $match }
looking-at = J’examine le choix { $done } sur { $number }…
to-look-at = { $number ->
        [one] { $number } choix à examiner
       *[other] { $number } choix à examiner
    }…
looking-again = Je réexamine les tournants les plus probables…
follows = Cette page se complète toute seule.
failed = Je n’ai pas pu finir cette analyse. Appuie sur **{ review }** pour réessayer.

## Refus

refusal-no-reviews = Je ne peux pas analyser de parties en ce moment : les joueurs ordinateur sont arrêtés ici.
refusal-review-busy = Trop d’analyses se font en ce moment. Réessaie dans quelques minutes.
refusal-review-not-yours = Une analyse montre une partie telle que l’un des camps l’a vue : elle est réservée à qui l’a jouée jusqu’au bout. **{ replay }** te montre la partie pas à pas.
refusal-review-rules-changed = Les règles ont changé depuis cette partie : je ne peux plus la rejouer. **{ log }** montre ce qui était dit alors.
refusal-review-too-early = On analyse une partie une fois qu’elle est terminée.
refusal-review-no-start = On ne peut pas jouer à partir de ce moment : ce n’était pas à toi de choisir.
refusal-review-gone = Cette analyse n’est plus là. Appuie sur **{ review }** sous le plateau de la partie pour la refaire.
