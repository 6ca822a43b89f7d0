## La position

date =
    { $month ->
        [1] { $day ->
            [1] 1er
           *[other] { $day }
        } janvier { $year }
        [2] { $day ->
            [1] 1er
           *[other] { $day }
        } février { $year }
        [3] { $day ->
            [1] 1er
           *[other] { $day }
        } mars { $year }
        [4] { $day ->
            [1] 1er
           *[other] { $day }
        } avril { $year }
        [5] { $day ->
            [1] 1er
           *[other] { $day }
        } mai { $year }
        [6] { $day ->
            [1] 1er
           *[other] { $day }
        } juin { $year }
        [7] { $day ->
            [1] 1er
           *[other] { $day }
        } juillet { $year }
        [8] { $day ->
            [1] 1er
           *[other] { $day }
        } août { $year }
        [9] { $day ->
            [1] 1er
           *[other] { $day }
        } septembre { $year }
        [10] { $day ->
            [1] 1er
           *[other] { $day }
        } octobre { $year }
        [11] { $day ->
            [1] 1er
           *[other] { $day }
        } novembre { $year }
       *[12] { $day ->
            [1] 1er
           *[other] { $day }
        } décembre { $year }
    }
title = Position du jour, { $date } : { $game }
one-try = Trouve le coup qui gagne le plus souvent. Tu n’as qu’un essai.
new-day = Un nouveau jour a commencé. Voici sa position.
footer = { $game } · position du jour
post-footer = Une nouvelle position arrive chaque jour, peu après minuit UTC.
reader-name = Toi
try-it = Essayer
share = Partager
leaderboard = Classement
daily-position = Position du jour
back-to-the-position = Retour à la position
are-you-sure = Confirmer ?
yes = Oui
no-go-back = Non, retour

## Le résultat

result-found = **Trouvé !** L’ordinateur donne à **{ $best }** { $percent }{ "\u00A0" }% de chances de gagner, plus qu’à tout autre coup.
result-not-best = Pas le meilleur coup cette fois. L’ordinateur donne à **{ $best }** { $percent }{ "\u00A0" }% de chances de gagner.
result-not-best-but = Pas le meilleur coup cette fois. L’ordinateur donne à **{ $best }** { $percent }{ "\u00A0" }% de chances de gagner, et à **{ $chosen }** { $chosen_percent }{ "\u00A0" }%.
share-found = Trouvé ici par { $found ->
        [one] { $found } personne
       *[other] { $found } personnes
    } sur { $tried }.
share-nobody = Personne ici ne l’a encore trouvé.
your-streak = Ta série : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.

shared-found = { $person } a trouvé le meilleur coup de la position du jour ({ $date }, { $game }).
shared-tried = { $person } a tenté la position du jour ({ $date }, { $game }).
streak = Série : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.

## Le classement

board-title = Positions du jour : classement
season = { $season }, fin <t:{ $until }:R>
board-is-empty = Personne n’a tenté de position du jour cette saison.
board-line = { $rank }. **{ $name }** · { $found } sur { $tried }
board-line-in-words = { $rank }. { $name } : trouvé { $found } fois sur { $tried }.
more-people = Et encore { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }.
you = Toi
your-rank = { NUMBER($rank, type: "ordinal") ->
        [one] Tu es à la { $rank }re place : trouvé { $found } fois sur { $tried }.
       *[other] Tu es à la { $rank }e place : trouvé { $found } fois sur { $tried }.
    }
you-are-hidden = Trouvé { $found } fois sur { $tried }. Tu te caches : personne d’autre ne voit ceci ; `/privacy hide` change cela.
found = Trouvés
tried = Essais
player = Nº { $rank }
post-it-here = Publier ici

command-daily = Trouver le meilleur coup de la position du jour ; visible par toi seulement
