## Noms

somebody-who-left = Une personne partie
player = Sans nom
player-ranked = Nº { $rank }

## Cotes

stakes = { $one } { $one_rating } · { $other } { $other_rating } ; une victoire vaut environ { $one_gain } / { $other_gain }.
ratings = Cotes
ratings-changed = Cotes : { $changes }
ratings-have-changed = Les cotes ont changé ; **{ in-words }** dit comment.
unrated = Non classée
nothing-changes = Aucune cote ne change.
unchanged-not-begun = Aucune cote ne change : la partie s’est arrêtée avant de commencer.
unchanged-computers = Aucune cote ne change : un joueur ordinateur a participé.
unchanged-former = Aucune cote ne change : quelqu’un a fait supprimer ses données.
unchanged-too-short = Aucune cote ne change : la partie s’est finie si tôt qu’elle ne compte pas.
unchanged-too-many = Aucune cote ne change : deux des personnes ont fini { $limit } parties classées l’une contre l’autre en un jour.

## Le profil

command-profile = Voir comment quelqu’un a joué ici : parties, cotes, adversaires ; visible par toi seulement
command-profile-person = Le profil de qui ; laisse vide pour le tien
no-match-yet = Aucune partie contre des personnes n’est encore terminée.
matches-ended = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } : { $tally }
tally = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
tally-with-draws = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }, { $drawn ->
        [one] { $drawn } nulle
       *[other] { $drawn } nulles
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }
you-hide = Tu te caches : personne d’autre que toi ne voit ceci. `/privacy hide` change cela.
games = Jeux
opponents = Adversaires
lately = Récemment
computer-players = Joueurs ordinateur
last-matches = Dernières parties
opponent-line = { $name } : { $tally }
game-line = { $game } : { $results }
streak-won = { $count ->
        [1] La dernière partie est gagnée.
       *[other] Les { $count } dernières parties sont gagnées.
    }
streak-drawn = { $count ->
        [1] La dernière partie est nulle.
       *[other] Les { $count } dernières parties sont nulles.
    }
streak-lost = { $count ->
        [1] La dernière partie est perdue.
       *[other] Les { $count } dernières parties sont perdues.
    }
provisional = Une cote avec un point d’interrogation est encore incertaine.
curve-alt = { $game } : { $rating }, récemment entre { $lowest } et { $highest }.
matches-that-are-over = Parties terminées

## Listes de parties terminées

your-matches-that-are-over = Tes parties terminées
result-void = Pas de résultat : { LIST($names) }
result-won-against = { $count ->
        [one] { LIST($winners) } bat { LIST($losers) }
       *[other] { LIST($winners) } battent { LIST($losers) }
    }
result-won = { $count ->
        [one] { LIST($winners) } gagne
       *[other] { LIST($winners) } gagnent
    }
result-draw = Partie nulle entre { LIST($names) }
result-draw-before = Partie nulle entre { LIST($names) }, devant { LIST($losers) }
match-number = partie { $match }
rated = classée
no-ended = Aucune partie de ce genre ne s’est terminée ici.
page = Page { $number }
which-game = Quel jeu
all-games = Tous les jeux
my-matches = Mes parties
everybodys-matches = Les parties de tous
replay-a-match = Revoir une partie
match-of-game = Partie { $match } : { $game }
more = Suite
earlier = Retour

## Saisons

season = { $quarter ->
        [1] De janvier à mars { $year }
        [2] D’avril à juin { $year }
        [3] De juillet à septembre { $year }
       *[4] D’octobre à décembre { $year }
    }
season-ends = { $season }, fin { $when }
season-champion = { $season } · En tête : **{ $name }**

## Le classement

command-leaderboard = Voir qui joue le mieux à un jeu ici ; visible par toi seulement, sauf si tu le publies
command-leaderboard-game = Quel jeu, ou la position du jour
daily-position = Position du jour
leaderboard-title = { $game } : classement
column-rating = Cote
column-matches = Parties
not-ranked = Sans rang
row-alt = { $rank }. { $name }, { $rating }.
row-alt-unranked = { not-ranked } : { $name }, { $rating }.
standing = **{ $name }** · { $rating } · { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
opponents-met = { $count ->
        [one] { $count } adversaire sur { $needed }
       *[other] { $count } adversaires sur { $needed }
    }
and-more = Et encore { $count }.
nobody-ranked = Personne n’a encore de rang.
nobody-was-ranked = Personne n’a eu de rang cette saison-là.
rank-takes = Pour un rang, il faut une partie classée cette saison, une douzaine en tout, et { $opponents } adversaires. Au début d’une saison, les cotes se rapprochent un peu de 1500.
rank-takes-and-page = { page-of }. { rank-takes }
you = Toi
stands-ranked = { NUMBER($rank, type: "ordinal") ->
        [one] Tu es à la { $rank }re place, avec une cote de { $rating }.
       *[other] Tu es à la { $rank }e place, avec une cote de { $rating }.
    }
stands-hidden = Ta cote est de { $rating }. Tu te caches : personne d’autre ne voit ceci ; `/privacy hide` change cela.
stands-uncertain = Ta cote est de { $rating }. Le rang viendra après quelques autres parties classées.
stands-opponents = Ta cote est de { $rating }, et tu as rencontré { $met } des { $needed } adversaires qu’il faut pour un rang.
stands-idle = Ta cote est de { $rating }. Joue une partie classée cette saison pour avoir un rang.
stood-ranked = { NUMBER($rank, type: "ordinal") ->
        [one] Tu étais à la { $rank }re place, avec une cote de { $rating }.
       *[other] Tu étais à la { $rank }e place, avec une cote de { $rating }.
    }
stood-hidden = Ta cote était de { $rating }. Tu te caches : personne d’autre ne voit ceci ; `/privacy hide` change cela.
stood-uncertain = Ta cote était de { $rating }, trop incertaine pour un rang.
stood-opponents = Ta cote était de { $rating }, et tu avais rencontré { $met } des { $needed } adversaires qu’il faut pour un rang.
stood-idle = Ta cote était de { $rating }, sans partie classée cette saison-là.
post-it-here = Publier ici
season-before = Saison précédente
this-season = Cette saison
not-posted = Je n’ai pas pu le publier. Appuie encore une fois sur le bouton.

## Refus

refusal-hides-profile = { $name } ne montre son jeu à personne d’autre.
refusal-rated-without-clock = Une partie sans pendule n’est jamais classée. Choisis aussi une pendule lente ou rapide avec `clock`, ou laisse `rated` vide.
refusal-ratings-off = L’administration de ce serveur a arrêté les cotes. Laisse `rated` vide, et joue pour le plaisir.
