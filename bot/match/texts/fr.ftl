## Pendules

clock-none = sans pendule
clock-daily = pendule lente
clock-live = pendule rapide
live-terms = { clock-live } ({ $times })
duration-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
duration-hours =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
time-turn = { $time } par tour
time-answer = { $time } par réponse
time-set-up = { $time } pour la mise en place
rated = classée
unrated = non classée

## Ce qui a changé

timed-out-played =
    { $name ->
        [you] Ton temps était écoulé ; ceci a été joué à ta place :
       *[other] Temps écoulé pour { $name } ; ceci a été joué à sa place :
    }
change-lapsed = { timed-out-played }
change-unanswered = { timed-out-played }
change-pause-asked =
    { $name ->
        [you] Tu demandes une pause.
       *[other] { $name } demande une pause.
    }
change-time-asked =
    { $name ->
        [you] Tu demandes plus de temps.
       *[other] { $name } demande plus de temps.
    }
change-consented =
    { $name ->
        [you] Tu acceptes.
       *[other] { $name } accepte.
    }
change-refused =
    { $name ->
        [you] Tu refuses : rien ne change.
       *[other] { $name } refuse : rien ne change.
    }
change-paused =
    { $name ->
        [you] Tu acceptes : la pendule s’arrête.
       *[other] { $name } accepte : la pendule s’arrête.
    }
change-resumed =
    { $name ->
        [you] Tu relances la pendule.
       *[other] { $name } relance la pendule.
    }
change-extended =
    { $name ->
        [you] Tu acceptes de donner plus de temps.
       *[other] { $name } accepte de donner plus de temps.
    }
change-take-back-asked =
    { $name ->
        [you] Tu demandes à reprendre ta dernière action.
       *[other] { $name } demande à reprendre sa dernière action.
    }
change-hands-asked =
    { $name ->
        [you] Tu demandes à montrer toutes les mains au public, avec un tour complet de retard.
       *[other] { $name } demande à montrer toutes les mains au public, avec un tour complet de retard.
    }
change-hands-opened =
    { $name ->
        [you] Tu acceptes : le public voit toutes les mains, avec un tour complet de retard.
       *[other] { $name } accepte : le public voit toutes les mains, avec un tour complet de retard.
    }
change-hands-closed =
    { $name ->
        [you] Tu caches les mains au public.
       *[other] { $name } cache les mains au public.
    }
change-forfeited =
    { $name ->
        [you] Ton temps est écoulé : la partie est finie pour toi.
       *[other] Temps écoulé pour { $name }, qui quitte la partie.
    }
change-cancelled =
    { $name ->
        [you] Tu as annulé la partie avant ton premier coup : elle reste sans résultat.
       *[other] { $name } a annulé la partie avant son premier coup : elle reste sans résultat.
    }
change-gave-up =
    { $name ->
        [you] Tu as abandonné ; les autres décident si l’ordinateur prend ta place.
       *[other] { $name } a abandonné ; les autres décident si l’ordinateur prend sa place.
    }
change-timed-out =
    { $name ->
        [you] Ton temps est écoulé ; les autres décident si l’ordinateur prend ta place.
       *[other] Temps écoulé pour { $name } ; les autres décident si l’ordinateur prend sa place.
    }
taken-back-last =
    { $name ->
        [you] Tu as repris ta dernière action.
       *[other] { $name } a repris sa dernière action.
    }
taken-back-more =
    { $name ->
        [you] Tu as repris ta dernière action, et tout ce qui l’a suivie.
       *[other] { $name } a repris sa dernière action, et tout ce qui l’a suivie.
    }

## Le temps

clock-heading = Pendule
paused-headline = Pendule arrêtée { $since }.
paused = En pause depuis le { $since }. Chaque camp peut relancer la partie avec `/clock`.
until = Jusqu’au { $due }.
has-until = { $name ->
        [you] Tu as jusqu’au
       *[other] { $name } a jusqu’au
    } { $due }.
hands-open = Le public voit toutes les mains, avec un tour complet de retard.
spectators-heading = Public

## Places quittées

left =
    { $how ->
        [forfeited] Temps écoulé pour { $name }.
       *[resigned] { $name } a abandonné.
    }
lost =
    { $how ->
        [forfeited] Temps écoulé pour { $name }, qui a donc perdu.
       *[resigned] { $name } a abandonné, et donc perdu.
    }
you-left =
    { $how ->
        [forfeited] Ton temps est écoulé : tu as perdu.
       *[resigned] Tu as abandonné : tu as perdu.
    }
you-left-asked = { you-left } Les autres décident si l’ordinateur joue à ta place.
you-left-over = { you-left } { $computer } a joué à ta place, et la partie est terminée.
you-left-goes-on = { you-left } { $computer } joue à ta place. Tu peux suivre la partie sur le plateau.
take-over-until = Délai pour accepter : jusqu’au { $due }.
take-over-question = { left } L’ordinateur doit-il prendre sa place ? Personne ne joue avant la réponse.
taken-over = { $computer } remplace { $name }, qui a perdu.

## L’annonce de la partie

match-number = Partie { $number }
card-footer = { match-number } · SHA-256 { $hash }… · Le code d’un plateau sert de preuve
started-two = { $first } contre { $second }.
started-more = { LIST($sides) } jouent, chacun pour soi.
sides = { $side } contre { $other }
is-on = La partie commence.
from-position = d’après un moment d’une autre partie
free = libre
free-places =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
has-agreed = { $name } (d’accord)
is-awaited = { $name } (réponse attendue)
card-against = { $first } contre { $second }.

## La preuve

proof-title = Preuve du mélange
proof-secret =
    Tout le hasard de cette partie vient d’une seule clé secrète, fixée avant toute inscription. Son SHA-256 est
    `{ $hash }`
    La clé sera montrée ici à la fin de la partie. Chaque plateau se termine par un code pour tout ce qui a été fait jusque-là. Notes-en un : sans lui, personne ne peut prouver que c’est bien cela qui a été joué.
proof-key =
    Clé `{ $key }`
    SHA-256 `{ $hash }`
    Enregistre `{ $record }` et lance `python -m bot.tools.verify { $record }` pour rejouer la partie d’après sa clé. Si tu as noté le code d’un plateau précédent, ajoute-le, par exemple `--seen 17:1a2b3c4d`.
proof-of-position = Cette partie est née d’un moment d’une autre. L’enregistrement contient cette position telle qu’une seule personne la connaissait ; la clé a tiré le reste. Il ne prouve pas ce qui a été distribué et joué avant ce moment.

## Le résultat

your-team = ton équipe
result-void = **Pas de résultat** : la partie entre { LIST($people) } s’est arrêtée avant de commencer.
result-draw = **Partie nulle** entre { LIST($people) }.
result-won =
    { $winner_is ->
        [you] **Tu gagnes la partie**{ $how ->
            [resigned] { " " }contre { LIST($losers) }, par abandon.
            [forfeited] { " " }: temps écoulé pour { LIST($losers) }.
           *[rules] { " " }contre { LIST($losers) }.
        }
       *[other] **La victoire revient à { LIST($winners) }**{ $how ->
            [resigned] { $loser_is ->
                [you] { " " }: tu as abandonné.
               *[other] { " " }contre { LIST($losers) }, par abandon.
            }
            [forfeited] { $loser_is ->
                [you] { " " }: ton temps est écoulé.
               *[other] { " " }: temps écoulé pour { LIST($losers) }.
            }
           *[rules] { " " }contre { LIST($losers) }.
        }
    }
