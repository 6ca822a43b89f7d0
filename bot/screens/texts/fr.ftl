### Glossaire (glossary)
###
### match = partie · game = jeu · board = plateau · hand = main · panel = panneau · log = journal · turn = tour (« À … de jouer ») ·
### action = action · move = coup · side = camp · team = équipe · seat = place · card of a match = annonce ·
### clock = pendule (daily = pendule lente, live = pendule rapide) · to run out of time = « temps écoulé » ·
### to pass = passer · to resign = abandonner · to take back = reprendre · to call off = annuler ·
### to claim = réclamer la victoire · draw = (partie) nulle · tie, tied, level = (à) égalité ·
### ahead / behind = d’avance / de retard · challenge = défi · lobby = partie ouverte · tournament = tournoi ·
### round (tournament) = ronde · table (place of a match) = table, (standings) = tableau · rated = classée ·
### rating = cote · leaderboard = classement · level (computer) = niveau · variant = variante ·
### set-up = mise en place · practice = entraînement · lesson = leçon · Trainer = Coach · hint = indice ·
### review = analyse · slip = imprécision · blunder = gaffe · turning point = tournant · replay = revoir ·
### proof = preuve · spectators = public · badge = badge · server = serveur · channel = salon · thread = fil ·
### direct message = message privé · admins = administration · organiser = organisation ·
### draw pile, deck = pioche · discard pile = défausse · rulebook = livret
###
### Air, Land & Sea: theater = théâtre · battle = bataille · strength = force · faceup / facedown = face visible /
### face cachée (adjectif court : cachée) · uncovered = non recouverte · to flip = retourner · to deploy = déployer ·
### to improvise = improviser · to withdraw = se replier (repli) · to control = contrôler · Supply = Provision ·
### next to = voisin · ability = capacité (immédiate, permanente) · enemy’s card = carte adverse
### Fight, Flight, Bite: critter = bestiole · tribe = tribu · woodland = bois · round = manche · to throw = lancer ·
### sign = signe · to push = pousser · supply = stock · reserve = réserve · harvest = récolte
### This Means War!: order = ordre · resource = ressource · fog of war = brouillard de guerre · to nullify = annuler ·
### to recycle = recycler · mulligan = mulligan · Collect = Récolte
### Stratego: rank = grade · enemy = adversaire · lane = couloir · row = rang · rescue = sauvetage · fight = combat
###
### Le joueur est tutoyé, et rien ne dit son genre : présent, passé composé avec « avoir », ou noms.
### Un nom de personne ne suit ni « de » ni « que », qui s’élideraient, sauf avec l’emblème de son camp (« de ◆ Alice »).

my-hand = Ma main
watch = Regarder
board = Plateau
log = Journal
rules = Règles
replay = Revoir
review = Analyse
rematch = Revanche
proof = Preuve
in-words = En toutes lettres
back = Retour
refresh = Actualiser
take-back = Reprendre mon coup
my-settings = Mes réglages
show-me-how = Montre-moi

## Noms

nameless = Sans nom
reader-you = toi
quoted = « { $text } »
ordinal =
    { NUMBER($number, type: "ordinal") ->
        [one] { $number }re
       *[other] { $number }e
    }
pairing = { $tournament }, ronde { $round }, table { $table }
continued = { $heading }, suite
page-of = Page { $page } sur { $pages }

## Signes entre les textes

full-stop = { $text }.
side-by-side = { $first } { $second }
groups = { $first } ; { $second }
with-note = { $text } ({ $note })
labelled = { $label } : { $value }
headed = **{ $heading } :** { $text }

## Un menu

choose = Choisis quoi faire
choose-one = fais ton choix.
choices =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
question-about = **{ $label }** : { $question }

## Les formes des emblèmes

shape-diamond = losange
shape-disc = disque
shape-triangle = triangle
shape-square = carré

## L’avance

lead =
    { $bound ->
        [at_least] au moins { $count } d’avance
        [at_most] au plus { $count } d’avance
       *[exactly] { $count } d’avance
    }
deficit =
    { $bound ->
        [at_least] au plus { $count } de retard
        [at_most] au moins { $count } de retard
       *[exactly] { $count } de retard
    }
level =
    { $bound ->
        [at_least] à égalité ou mieux
        [at_most] à égalité ou moins bien
       *[exactly] à égalité
    }

## Abandon

resigned =
    { $name ->
        [you] Tu as abandonné la partie.
       *[other] { $name } a abandonné la partie.
    }
resigned-for-your-team =
    { $name ->
        [you] Tu as abandonné la partie au nom de ton équipe.
       *[other] { $name } a abandonné la partie au nom de ton équipe.
    }
resigned-for-team =
    { $name ->
        [you] Tu as abandonné la partie au nom de l’équipe { $team }.
       *[other] { $name } a abandonné la partie au nom de l’équipe { $team }.
    }

## Refus

refusal-already-out = Cette partie est déjà finie pour toi. Tu peux en regarder la fin.
refusal-bad-options =
    Ces options ne conviennent pas :
    { $problems }
    Commence à écrire dans `options`, puis choisis dans la liste.
bad-option = • { $option } : { $problem }
refusal-broken-match = Impossible de lire cette partie : rien n’a changé. Préviens l’administration de ce serveur.
refusal-damaged-file = Le fichier des parties de ce serveur est abîmé, alors je n’y touche pas. Préviens la personne qui me fait tourner : il faut remettre une sauvegarde à sa place.
refusal-duplicate = Je l’ai déjà reçu, je n’ai donc rien fait de plus.
refusal-match-over = Cette partie est terminée. Pour rejouer, appuie sur **{ rematch }** sous son plateau, ou utilise `/challenge`.
refusal-missing-permissions = Je ne peux pas encore accueillir de parties dans ce salon. Demande à l’administration de m’accorder ici : { LIST($permissions) }. Puis réessaie.
refusal-newer-file = Les parties de ce serveur ont été enregistrées par une version plus récente de moi. Demande à la personne qui me fait tourner de la réinstaller.
refusal-unknown-tournament = Ce tournoi n’existe plus. `/tournament show` donne la liste des tournois en cours.
refusal-not-away = Cela ne marche que sur un serveur où je suis. Ailleurs, tu as `/practice`, `/daily`, `/learn`, `/replay`, `/rules` et `/card`.
refusal-only-in-messages = D’ici, je n’ai pas accès à ce que je garde pour toi. Utilise cette commande en message privé avec moi.
refusal-not-offered = Ce n’est pas possible maintenant. Appuie sur **{ my-hand }** pour voir ce que tu peux faire.
refusal-not-saved = Je n’ai pas pu enregistrer : rien n’a changé. Réessaie ; si cela continue, préviens l’administration.
refusal-not-seated = Tu ne joues pas dans cette partie. `/challenge` en commence une à toi.
refusal-not-started = Cette partie n’a pas encore commencé : son annonce attend une réponse.
refusal-not-your-turn = Ce n’est pas ton tour. Je te mentionnerai le moment venu.
refusal-may-not-write = Tu n’as pas le droit d’écrire ou de joindre des fichiers dans ce salon : je n’y publie donc rien pour toi.
refusal-shared-lately = Cela vient déjà d’être partagé ici.
refusal-shared-too-much = Tu as beaucoup partagé depuis une minute. Attends une minute avant de continuer.
refusal-hands-closed = Dans cette partie, le public ne voit pas les mains : il n’y a rien à cacher.
refusal-overloaded =
    { $seconds ->
        [one] Trop de monde joue en ce moment, je n’ai donc rien fait. Réessaie dans { $seconds } seconde.
       *[other] Trop de monde joue en ce moment, je n’ai donc rien fait. Réessaie dans { $seconds } secondes.
    }
refusal-posted-lately = Le plateau vient d’être publié : { $board }. Tu pourras le faire publier à nouveau <t:{ $until }:R>.
here-it-is = le voici
refusal-restarting = Je redémarre. Rien n’est perdu : réessaie dans une demi-minute.
refusal-stale = La partie a avancé depuis cet affichage : rien n’a changé.
stale-answered = { $name } a été plus rapide et a décidé pour ton équipe : rien n’a changé.
stale-now = Voici où en sont les choses.
refusal-starting = Je démarre à peine, je n’ai donc rien fait. Réessaie dans un instant.
refusal-too-busy =
    { $seconds ->
        [one] Cela fait beaucoup en peu de temps, je n’ai donc rien fait. Réessaie dans { $seconds } seconde.
       *[other] Cela fait beaucoup en peu de temps, je n’ai donc rien fait. Réessaie dans { $seconds } secondes.
    }
refusal-unknown-game = Je ne connais aucun jeu nommé { $game }. Commence à écrire et choisis dans la liste.
refusal-unknown-match = Je ne trouve pas cette partie. `/matches` donne la liste des tiennes.
