## Commandes

command-tournament = Tournois : toutes rondes ou suisses, de 3 à 32 personnes
command-tournament-open = Ouvrir un tournoi ; on s’inscrit sur une annonce dans ce salon
command-tournament-open-title = Son nom, comme Coupe d’automne
command-tournament-open-game = Quel jeu, à deux
command-tournament-open-format = Qui joue contre qui
command-tournament-open-options = Commence à écrire pour voir les options ; laisse vide pour le jeu habituel
command-tournament-open-clock = Combien de temps a une partie ; laisse vide pour l’habitude de ce serveur
command-tournament-open-days = Combien de jours dure une ronde au plus ; laisse vide pour 7
command-tournament-open-rounds = Combien de rondes pour un tournoi suisse ; laisse vide selon le nombre de personnes
command-tournament-open-size = Combien de personnes au plus ; laisse vide pour 32
command-tournament-open-starts-in = Dans combien d’heures il commence tout seul, comme 1.5 ; laisse vide pour un bouton
command-tournament-open-check-in = Combien de minutes avant le début on doit confirmer sa présence
command-tournament-show = Voir les tournois en cours ou finis, et leurs tableaux ; visible par toi seulement
command-tournament-show-tournament = De quel tournoi voir le tableau ; laisse vide pour une liste
completion-over = { $name } (terminé)

format-round-robin = Toutes rondes : tout le monde joue une fois contre tout le monde
format-swiss = Suisse : à chaque ronde, tu joues contre quelqu’un qui a à peu près tes points

## Boutons

im-here = Je suis là
join = M’inscrire
leave = Me désinscrire
begin = Commencer
call-off = Annuler
how-it-works = Comment ça marche
drop-out = Me retirer
lead = Diriger
start = Démarrer
table = Tableau
continue-here = Continuer { $name } ici
yes-drop-out = Oui, me retirer
yes-call-off = Oui, annuler
yes-remove = Oui, retirer
yes-end = Oui, terminer
no-go-on = Non, continuer

## Inscription

title = { $name } : { $game }
called-off-early = Il a été annulé avant de commencer.
join-to-take-part = Appuie sur **{ join }** pour participer. L’organisation le commence à partir de { $fewest } personnes.
join-before-start = Appuie sur **{ join }** pour participer. Il commence tout seul à partir de { $fewest } personnes.
check-in-until = Appuie sur **{ im-here }** avant le { $start } : sinon, tu ne joueras pas.
start-missed = Il y avait moins de { $fewest } personnes au moment de commencer. L’organisation peut le commencer avec toutes les personnes inscrites, ou l’annuler.

terms = Conditions
start-heading = Début
signed-up = Inscriptions ({ $count } sur { $limit })
nobody-yet = Encore personne

rated = Classé : ses parties comptent pour les cotes sur ce serveur
unrated = Non classé : ses parties ne changent aucune cote
round-robin-in-short = Toutes rondes : tout le monde joue contre tout le monde, une ronde dure jusqu’à { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
swiss-in-short = Suisse : une ronde dure jusqu’à { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
swiss-rounds-in-short = Suisse : jusqu’à { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }, de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } au plus

start-with-check-in = { $start }. Confirme ta présence dans { $minutes ->
        [one] la dernière minute
       *[other] les { $minutes } dernières minutes
    }, à partir de { $opens }.
check-in-call = { $people }, appuyez sur **{ im-here }** pour participer : début le { $start }.

## Le tableau

table-heading = Tableau
round-heading = Ronde { $round }
continued = { $heading }, suite

round-of = Ronde { $round } sur { $planned }.
round-until = Ronde { $round } sur { $planned }, jusqu’au { $end }.
called-off-in-round = Annulé à la ronde { $round }.
over = Terminé.
ended-early = Arrêté à la ronde { $round } : les résultats acquis comptent.
winners = { $count ->
        [1] **{ $names }** a gagné.
       *[other] Première place partagée : **{ $names }**.
    }
left-out = Sans confirmation de présence, donc hors du tournoi : { $names }.

standing = { $rank }. **{ $name }** : { $score } ({ $tie_break })
points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
wins = { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
draws = { $count ->
        [one] { $count } nulle
       *[other] { $count } nulles
    }
buchholz-value = Buchholz { $value }
sonneborn-berger-value = Sonneborn-Berger { $value }

pairing-line = Table { $table } : { $pairing }
pairing-open = { $first } contre { $second }
pairing-played = { $first } contre { $second } : { $score }
pairing-absent = { $first } contre { $second } : { $score } (non jouée)
pairing-late = { $first } contre { $second } : { $score } (temps écoulé)
pairing-bye = { $name } : repos
pairing-without = { $name } : retrait

verdict-draw = Temps écoulé : un demi-point pour chaque camp.
verdict-both-dropped-out = Retrait des deux camps : aucun point.
verdict-neither-came = Les deux camps étaient absents : aucun point.
verdict-waited = { $loser } a fait attendre la partie jusqu’au bout : le point va à { $winner }.
verdict-dropped-out = { $loser } a quitté le tournoi : le point va à { $winner }.
verdict-absent = { $loser } a manqué la partie : le point va à { $winner }.

round-links = Ronde { $round } : { $tables }
table-link = table { $table }

## L’image du tableau

picture-final = final
picture-called-off = annulé
picture-round = ronde { $round } sur { $planned }
picture-tournament = Tournoi
picture-player = Nº { $rank }
picture-points = Points
picture-wins = Gains
picture-draws = Nulles
picture-buchholz = Buchholz
picture-sonneborn-berger = S.-Berger
picture-out = { $name } (retrait)
picture-against = contre
picture-bye = repos
table-alt = Le tableau du tournoi { $tournament } à la ronde { $round } sur { $planned }.
table-alt-final = Le tableau final du tournoi { $tournament }.
table-alt-called-off = Le tableau du tournoi { $tournament } au moment de l’annulation.
standing-alt = { $rank }. { $name } : { $score }.

## Comment se joue un tournoi

rules-of = **{ $game }** · { $format }.

rounds = Rondes
rounds-by-people = Selon le nombre de personnes.
rounds-asked = { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }, ou moins s’il n’y a pas assez de monde.
rounds-last = Chacune dure { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } au plus ; la suivante commence quand tous les résultats sont là.

matches = Parties
matches-text = À chaque ronde, tu reçois une annonce pour une partie. Elle commence quand les deux camps y ont appuyé sur **{ start }**.

points-heading = Points
points-text = Une victoire vaut un point, une nulle un demi-point, et une ronde sans adversaire (repos) un point. Abandonner ou laisser filer son temps, c’est perdre.

ties = À égalité de points
tie-break = { $number }. { $text }
tie-break-buchholz = Buchholz : les points de tous tes adversaires
tie-break-mutual = les parties jouées entre personnes à égalité de points
tie-break-sonneborn-berger = Sonneborn-Berger : les points des adversaires battus, et la moitié des points de ceux avec qui tu as fait nulle
tie-break-wins = les victoires

late = Quand une ronde est finie
late-text = Qui n’a pas appuyé sur **{ start }** à la fin de la ronde perd la partie ; si personne ne l’a fait, les deux camps la perdent. Une partie encore en cours compte alors comme une nulle ; mais qui la fait attendre depuis { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    } ou plus la perd. Vous pouvez la jouer jusqu’au bout ; le tableau reste tel quel.

leaving = Partir
leaving-text = Qui se retire, ou n’accepte pas les défis d’un adversaire, perd les parties non jouées.

## L’annonce d’une partie de ronde

pairing-heading-unknown = Tournoi
pairing-title = { $heading } : { $game }
pairing-names = **{ $first }** contre **{ $second }**.
begins-when-ready = La partie commence quand les deux camps ont appuyé sur **{ start }**.
round-ends = La ronde finit le { $end }.
pairing-headline =
    { $game } · { $heading } : { $names }
    { begins-when-ready }
ready = Présence
until = Jusqu’au
press-start = { $people }, votre partie de cette ronde peut commencer.

not-played-title = { $heading } : non jouée
not-played = **{ $first }** contre **{ $second }** n’a pas été jouée.
see-table = Le tableau du tournoi dit comment elle compte.

## La fin, l’agenda, les résultats

ended = 🏆 **{ $tournament }** est terminé.
ended-with-table = 🏆 **{ $tournament }** est terminé. [Son tableau]({ $link }) reste où il est.
thanks = Merci d’avoir joué, { $people }.

event =
    { $game } · { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } · { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    } de { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } au plus.
    Le tableau et les annonces des parties sont dans le salon indiqué comme lieu.
    { event-number }
event-number = Tournoi { $number }

result-board = plateau

placings = Tournois
placing =
    { NUMBER($rank, type: "ordinal") ->
        [one] { $tournament } : { $rank }re place sur { $count }
       *[other] { $tournament } : { $rank }e place sur { $count }
    }

## La liste des tournois

list-title = Tournois
list-empty = Il n’y a pas de tournoi ici. `/tournament open` en ouvre un, si l’administration te le permet.
list-over = Terminés
list-line = **{ $name }** · { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } · { $status ->
        [signup] inscriptions ouvertes
        [running] en cours
       *[over] terminé
    }
list-line-with-table = { $line } · [tableau]({ $link })

## Réponses

opened = **{ $name }** est ouvert ; on s’inscrit sur l’annonce dans ce salon. Appuie là-bas sur **{ begin }** quand tout le monde est inscrit.
opened-with-start = **{ $name }** est ouvert ; on s’inscrit sur l’annonce dans ce salon. Il commence tout seul.
joined = Tu participes à **{ $name }**. Je te mentionnerai sur une annonce quand ta première partie pourra commencer.
checked-in = Ta présence est notée. **{ $name }** commence sans les personnes qui ne confirment pas la leur.
left = Tu ne participes plus à **{ $name }**.
begun = **{ $name }** a commencé. Le tableau et les annonces de la première ronde sont dans { $channel }.
called-off = **{ $name }** est annulé.
nothing-changed = Rien n’a changé.
moved = **{ $name }** continue ici : son tableau, les annonces en attente et les suivantes. Les parties en cours restent où elles sont ; `/board` les déplace.
continues-in = Le tournoi continue dans { $channel }.
continues-here = [Le tournoi continue ici]({ $link }).
table-is-in = [Le tableau du tournoi { $name }]({ $link }) est dans { $channel }.
removed = Cette personne ne participe plus. Le tableau montre comment cela compte.
replaced = **{ $person }** prend maintenant cette place dans **{ $tournament }**.
paired = Ces deux personnes jouent l’une contre l’autre. Leur annonce paraît à côté des autres de la ronde.
ended-now = **{ $name }** est terminé, d’après les résultats acquis.

## Diriger un tournoi

lead-title = Diriger { $tournament }
lead-text = Ronde { $round }. **Retirer** quelqu’un qui ne vient pas : ce qui n’est pas joué est perdu. **Remplacer** quelqu’un : choisis qui part et qui prend sa place ; la place garde ses points, et une partie commencée se joue jusqu’au bout. **Apparier** deux personnes sans adversaire dans cette ronde : au repos, ou gagnantes par absence de l’autre.
choose-to-remove = Retirer quelqu’un
choose-to-replace = Remplacer : choisis qui part et qui vient
choose-to-pair = Apparier : choisis deux personnes sans adversaire
end-now = Terminer maintenant

## Questions

ask-drop-out = Te retirer du tournoi { $tournament } ?
ask-drop-out-text = Tu n’auras plus d’adversaires, et une partie qui n’a pas commencé est perdue. Une partie commencée continue. Tu ne pourras pas revenir dans ce tournoi.
ask-call-off = Annuler { $tournament } ?
ask-call-off-text = Il s’arrête pour tout le monde, et le tableau reste tel quel. Les parties commencées continuent. C’est définitif.
ask-remove = Retirer { $person } du tournoi { $tournament } ?
ask-remove-text = Cette personne n’aura plus d’adversaires, et une partie qui n’a pas commencé est perdue. Une partie commencée continue.
ask-end = Terminer { $tournament } maintenant ?
ask-end-text = Il est terminé pour tout le monde, et sa fin est annoncée. Les résultats acquis décident du tableau : d’abord les points, puis les départages comme toujours. Les parties non finies ne donnent pas de points. C’est définitif.

## Refus

refusal-check-in-closed = On confirme sa présence seulement peu avant le début. L’annonce dit à partir de quand.
refusal-check-in-without-start = Confirmer sa présence demande un début : choisis `starts_in`, au moins aussi long que la confirmation.
refusal-checked-in-already = Ta présence est déjà notée. Je te mentionnerai quand ta première partie pourra commencer.
refusal-choose-one-of-each = Choisis deux personnes : une qui participe, et une qui ne participe pas et prend sa place.
refusal-not-begun = Le tournoi n’a pas encore commencé. Son annonce a les boutons pour cela.
refusal-not-waiting = Choisis deux personnes sans adversaire dans cette ronde : au repos, ou avec un adversaire absent.
refusal-entered-already = Tu participes déjà. L’annonce montre qui d’autre.
refusal-not-entered = Tu ne participes pas à ce tournoi.
refusal-signup-over = { $status ->
        [running] Le tournoi a commencé : on ne peut plus s’inscrire. Son tableau montre qui joue.
        [over] Ce tournoi est terminé. `/tournament show` donne la liste des tournois en cours.
       *[cancelled] Ce tournoi a été annulé. `/tournament show` donne la liste des tournois en cours.
    }
refusal-too-few-entrants = Un tournoi commence à partir de { $fewest } personnes. Attends d’autres inscriptions.
refusal-too-many-tournaments = Il y a déjà { $limit } tournois ici, le maximum à la fois. Attends la fin de l’un, ou annules-en un.
refusal-tournament-full = Le tournoi a { $limit } personnes, le maximum. Demande à l’organisation d’en ouvrir un autre.
refusal-tournament-over = { $status ->
        [over] Ce tournoi est terminé : rien n’a changé.
       *[cancelled] Ce tournoi a déjà été annulé.
    }
refusal-withdrawn-already = Ton retrait de ce tournoi est déjà noté.
