## Panneaux

match-over = La partie est terminée
board-over = { $game } : la partie est terminée
out = Cette partie est finie pour toi
just-before = Juste avant
panel-rests = Ce panneau ne s’actualise plus tout seul. Utilise-le, et il repart.
panel-replaced = Un panneau plus récent remplace celui-ci.
took-back = C’est repris. Ce que tu fais maintenant comptera.
newcomer = Première visite ? `/help` montre les jeux et comment commencer.
are-you-sure = Confirmer ?
yes-choice = Oui : { $choice }
no-go-back = Non, retour
earlier = Avant
later = Après
earlier-choices = Choix précédents
more-choices = Autres choix
more-events =
    { $count ->
        [one] encore { $count } événement
       *[other] encore { $count } événements
    }
since-last-move = Depuis ton dernier coup
since-start = Depuis le début de la partie
no-news = Il ne s’est rien passé depuis.
removed = Repris : { $sentences }
log-title = Journal de la partie { $number }
log-empty = Il ne s’est encore rien passé.
end-it = Terminer
next-level = Niveau suivant : { $level }

## Partie annulée ou arrêtée

ended-early = La partie a été arrêtée avant la fin. Personne ne l’a gagnée.
is-off = La partie est annulée
called-off = La partie a été annulée avant que les deux camps aient joué : pas de résultat, et aucune cote ne change.

## Regarder

watching = Tu regardes la partie. L’affichage la suit tout seul.
watching-rests = L’affichage ne suit plus la partie. Appuie sur **{ refresh }**, et il repart.
watching-once = Trop de monde regarde pour que l’affichage suive la partie. Appuie sur **{ refresh }** pour voir où elle en est.
watching-hands = Tu regardes la partie. Toutes les mains sont visibles, telles qu’elles étaient il y a un tour complet.
watching-not-yet = Tu regardes la partie. Les mains seront visibles quand chaque camp aura fini un tour.
hand-of = Main tenue par { $name }
hand-a-turn-ago = Main tenue par { $name } il y a un tour complet

## Abandonner

resign-title = Abandonner la partie { $number } ?
resign-yes = Oui, abandonner la partie
resign-abort = Annuler, sans résultat
resign-no = Non, continuer à jouer
cannot-undo = C’est définitif.
resign-asks = La partie s’arrête tout de suite pour toi, et tu as perdu. Les autres décident si l’ordinateur joue à ta place.
resign-last = La partie s’arrête tout de suite pour toi, à la dernière place. Les autres continuent.
resign-void = Le jeu n’a pas commencé : la partie s’arrête tout de suite et personne ne gagne.
resign-team-asks = La partie s’arrête tout de suite pour toi, et tu as perdu. Ton équipe, { $team }, perd la partie, sauf si les autres laissent l’ordinateur jouer à ta place.
resign-loses = La partie s’arrête tout de suite et tu la perds.
resign-team-loses = La partie s’arrête tout de suite et ton équipe, { $team }, la perd.
may-abort = Tu n’as pas encore joué : tu peux plutôt annuler la partie. Pas de résultat, et aucune cote ne change.

## Listes de parties

matches-title = Tes parties
matches-none = Tu n’as pas de partie ici. `/challenge` en commence une, et `/help` montre les jeux.
which-match = Quelle partie ?
which-match-text = Tu en joues plusieurs ici. Appuie sur la bonne.
you-typed = Tu as écrit :
board-comes = Voici le plateau. La partie continue ici.
your-vote = à toi de voter
to-vote = vote attendu : { LIST($people) }
your-turn = à toi de jouer
to-move = coup attendu : { LIST($people) }
awaits-your-answer = attend ta réponse
awaits-an-answer = attend une réponse
awaits-players = cherche du monde
awaits-your-arrangement = à toi de l’organiser
awaits-others = attend les autres
match-line = { $match } : { $state }
match-with = { $what } avec { LIST($friends) }
match-against = { $what } contre { LIST($rivals) }
match-with-against = { $what } avec { LIST($friends) } contre { LIST($rivals) }
resign-what = { $match }.

## Mises en place enregistrées

all-setups = Toutes mes mises en place
setups-title = Tes mises en place
setups-none = Tu n’as pas de mise en place enregistrée ici. Enregistre-la sur le panneau d’une partie qui commence par une mise en place.
setup-name = Nom
setup-name-hint = Un nom déjà utilisé remplace l’ancienne mise en place
setups-private = Personne d’autre ne les voit.
setup-line = { $name } ({ $game }, { $variant })
setup-saved = Enregistrée sous le nom { $name }.
setup-deleted = { $name } est supprimée.
delete-one = En supprimer une
delete-title = Supprimer cette mise en place ?
delete-yes = Oui, la supprimer
delete-no = Non, la garder

## Commandes

command-hand = Voir ta main et ce que tu peux faire ; visible par toi seulement
command-play = Jouer en écrivant ton coup, comme b4 b5 ; réponse visible par toi seulement
command-play-action = Commence à écrire pour voir ce que tu peux faire
command-board = Publier à nouveau le plateau de ta partie, dans ce salon, où elle continue
command-matches = La liste de tes parties et défis, ou des parties finies ; visible par toi seulement
command-matches-ended = De qui voir les parties finies ; laisse vide pour celles que tu joues
command-matches-game = Seulement les parties finies de ce jeu
command-matches-opponent = Seulement les parties finies de cette personne
command-resign = Abandonner toute une partie ; une confirmation t’est demandée
command-clock = Voir le temps de chaque camp, demander une pause ou du temps ; visible par toi seulement
command-match = Quelle partie, si tu en joues plusieurs ici

## Refus

refusal-no-match = Tu n’as pas de partie en cours ici. `/challenge` en commence une, et `/help` montre les jeux.
refusal-no-shortcut = Ce bouton ne fait rien dans { $game }. Appuie sur **{ my-hand }** pour voir ce que tu peux faire.
refusal-no-such-move =
    { $count ->
        [0] { $text } n’est pas un coup possible maintenant. Commence à écrire et choisis dans la liste.
       *[other] { $text } correspond à { $count } de tes coups. Précise, ou choisis dans la liste.
    }
refusal-nothing-to-write = Il n’y a rien à mettre en place maintenant. Appuie sur **{ my-hand }** pour voir ce que tu peux faire.
refusal-shortcut-unavailable = { $sentence }
refusal-time-over = Ton temps était déjà écoulé. **{ my-hand }** montrera bientôt la suite.
refusal-too-many-setups = Tu gardes déjà { $limit } mises en place de ce genre, le maximum. Supprimes-en une sous **{ all-setups }**, ou donne à celle-ci le nom d’une autre pour la remplacer.
refusal-too-late-to-abort = La partie ne peut plus être annulée : tu as joué, ou les deux camps ont joué. `/resign` permet d’abandonner.
refusal-unknown-setup = Tu ne gardes plus cette mise en place. Choisis-en une autre.
