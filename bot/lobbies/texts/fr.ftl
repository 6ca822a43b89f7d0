## Commandes

command-challenge = Défier quelqu’un ; nomme un jeu, ou choisis-le ensuite
command-challenge-opponent = Contre qui tu veux jouer
command-challenge-game = Quel jeu ; laisse vide pour le choisir sur une page, avec les règles et la pendule
command-challenge-level = Mon niveau, si c’est moi que tu défies ; laisse vide pour celui qui te convient
menu-challenge = Défier
command-practice = Jouer contre l’ordinateur : choisis jeu, niveau et nombre, et commence aussitôt
command-open = Ouvrir une partie que tout le monde ici peut rejoindre ; l’annonce paraît dans ce salon
command-open-players = À combien ; laisse vide pour commencer dès que le nombre suffit
command-muster = Faire une partie avec ton salon vocal ; tu l’organises d’abord
command-any-game = Quel jeu
command-any-options = Commence à écrire pour voir les options ; laisse vide pour le jeu habituel
command-any-clock = Combien de temps il y a ; laisse vide pour l’habitude de ce serveur
command-block = De qui tu ne veux pas de défis sur ce serveur ; visible par toi seulement
command-block-add = Ne plus recevoir les défis de quelqu’un ; ce qui est ouvert entre vous prend fin
command-block-add-person = De qui tu ne veux pas de défis
command-block-remove = Recevoir de nouveau les défis de quelqu’un
command-block-remove-person = De qui tu veux de nouveau des défis
command-block-list = Voir qui tu bloques, et débloquer

## Niveaux

about-beginner = Le niveau débutant joue comme dans une première partie.
about-easy = Le niveau facile anticipe un peu.
about-medium = Le niveau moyen anticipe.
about-hard = Le niveau difficile anticipe aussi loin que possible.

## Préparation

challenge-whom = Qui veux-tu défier ?
choose-game-next = Tu choisiras ensuite le jeu.
choose-variant-next = { $game } : tu choisiras ensuite la variante.
choose-somebody = Choisis quelqu’un
challenge-somebody = Défier { $name }
open-to-everybody = Ouvrir une partie à tous
play-computer = Jouer contre l’ordinateur
ask-game = Quel jeu ?
rules-variant = Variante
custom = Personnalisée
rules-conflict = Ces règles ne vont pas ensemble
is-rated = Classée
rated-means = elle compte pour vos cotes sur ce serveur.
is-unrated = Non classée
unrated-means = elle ne change la cote de personne.
against = Contre
computers-of-level = { LIST($names) }. { $about }
send-challenge = Envoyer le défi
open-to-all = Ouvrir à tous
make-rated = La classer
make-unrated = Ne pas la classer
change-rule = Changer une règle
more-choices = Autres choix
play = Jouer
only-watch = Seulement regarder
clock-none = Sans pendule
clock-daily = Pendule lente
clock-live = Pendule rapide
opponents = { $count ->
        [one] { $count } adversaire
       *[other] { $count } adversaires
    }
go-on-with = Continuer : { $game }, partie { $match }
matches-under-way = { $count ->
        [1] Tu as une partie en cours.
       *[other] Tu as des parties en cours.
    }
rules-of-game = { $game } : règles
which-rule = Quelle règle veux-tu changer ?
rule-of-game = { $game } : { $rule }
choose-value = Choisis ce qui vaut pour cette partie.
rule-value = { $rule } : { $value }
variant-value = { $variant } : { $terms }

## Annonces de défis

challenge-title = { $game } : un défi
challenges = **{ $challenger }** défie **{ $opponent }**.
answer-until = Réponse attendue avant { $until }.
terms = Conditions
answer = Réponse
ratings = Cotes
you-are-challenged = { $people }, on te défie !
accept = Accepter
decline = Refuser
cancel = Annuler
challenge-closed-title = { $game } : défi fermé
challenge-ended-declined = { $opponent } a refusé. Redemande un autre jour, ou défie quelqu’un d’autre.
challenge-ended-cancelled = { $challenger } a retiré le défi.
challenge-ended-expired = Personne n’a répondu à temps : le défi a expiré. `/challenge` en lance un autre.
you-declined = Tu as refusé. { $name } peut le voir sur l’annonce.
you-withdrew = Tu as retiré ton défi.

## Annonces de parties ouvertes

who-joins = { $game } : qui joue ?
match-for = { $game } : une partie à { $number }
lobby-closed-title = { $game } : fermée
closed-cancelled = Elle a été annulée. `/open` ou `/muster` en commence une autre.
closed-expired = Elle a expiré avant que tout le monde soit là. `/open` ou `/muster` en commence une autre.
opens-match = **{ $opener }** ouvre une partie. Tout le monde ici peut la rejoindre.
invites = **{ $opener }** invite { LIST($names) }.
looks-for-players = **{ $opener }** cherche du monde pour jouer.
players = Qui joue
players-joined = Qui joue ({ $joined } sur { $number })
team = Équipe { $team }
start = Début
now = Maintenant
until = Jusqu’à
nobody-yet = encore personne
until-time = Jusqu’à { $until }.
starts-by-itself = Elle commence toute seule dès que vous êtes { $count }.
may-start-now = { $opener } peut la commencer maintenant.
may-start-with = { $opener } peut la commencer à { LIST($sizes, type: "or") }.
may-start-if-teams-fit = { $opener } peut la commencer à { LIST($sizes, type: "or") }, si les équipes conviennent.
stays-open = Elle reste ouverte jusqu’à { $until }.
seats-free = { $count ->
        [one] { $count } place est libre
       *[other] { $count } places sont libres
    }. { $opener } peut organiser une partie avec le reste du groupe.
seats-free-in-voice = { $count ->
        [one] { $count } place est libre
       *[other] { $count } places sont libres
    } pour qui est dans le même salon vocal. Sinon, { $opener } peut organiser une partie avec le reste du groupe.
all-agree = La partie commence quand tout le monde a appuyé sur **{ i-play }**.
waiting-for = { all-agree } On attend encore **{ LIST($names) }**.
do-you-play = { $people }, on joue ?
i-play = Je joue
join = Rejoindre
join-team = Rejoindre l’équipe { $team }
take-free-seat = Prendre la place libre
change-teams = Changer d’équipe
start-now = Commencer
leave = Partir
arrange = Organiser
computer-players = Joueurs ordinateur
call-off = Annuler

## Joueurs ordinateur

computers-title = { $game } : joueurs ordinateur
no-computers = Aucun ne participe pour l’instant.
computers-agree = Ils acceptent aussitôt tout ce que tu organises.
add-computer = Ajouter { $name }
add-to-team = Équipe { $team } : { $name }
remove-computer = Retirer { $name }

## Organiser depuis un salon vocal

who-plays = { $game } : qui joue ?
also-present = Aussi dans ton salon vocal
choose-who-plays = Choisis qui joue avec toi : { LIST($sizes, type: "or") } personnes en tout.
who-plays-including-you = Qui joue (compte-toi aussi)
who-is-in-team-1 = Qui est dans l’équipe 1
team-method-random = Équipes au hasard
team-method-hand = À la main
teams-random = Équipes : tirées au hasard
teams-random-means = Elles sont tirées quand tu envoies les invitations. Les mêmes personnes gardent les mêmes équipes tant qu’elles n’ont pas fini une partie : annuler ne change rien.
teams-hand = Équipes : faites à la main
teams-hand-means = Choisis ci-dessous qui est dans l’équipe 1. Les autres sont dans l’équipe 2.
send-invitations = Envoyer les invitations
invitations-to-send = Envoie les invitations quand tout convient. La partie commence quand tout le monde a accepté.
invitations-sent = Les invitations sont envoyées. Si tu changes quelque chose, je redemande à tout le monde.
people-drawn = Vous êtes { $present } ici, et { $playing } peuvent jouer : j’ai donc tiré au sort. Choisis d’autres personnes si tu veux.

## Questions

close-match = Fermer cette partie ?
closes-by-leaving = Il n’y a que toi dedans : partir la ferme, et personne ne pourra plus la rejoindre.
yes-close = Oui, la fermer
no-stay = Non, rester
change-teams-with = Changer d’équipe avec qui ?
change-teams-means = Vous échangez vos places, et tous les autres doivent donner leur accord à nouveau.

## Réponses

match-is-on = La partie a commencé dans { $channel }.
card-is-in = L’annonce est dans { $channel }.
drawn-anew = C’est un entraînement à partir de ce moment. Ce qui t’était caché est tiré à nouveau.
rematch-agreed = Tu as accepté la revanche déjà proposée. Elle commence dès que tout le monde a accepté.
joined = Tu participes. L’annonce montre qui d’autre, et je te mentionnerai quand ce sera ton tour.
left = Tu as quitté la partie.
left-open = Tu as quitté la partie. Quelqu’un l’a rejointe entre-temps : elle reste ouverte.
you-closed-match = Tu as fermé la partie.
stayed = Tu participes toujours. L’annonce montre qui d’autre.
agreed = Merci. La partie commence dès que tout le monde a accepté.
called-off = Tu as annulé la partie.
changed-teams = Tu as changé d’équipe. Tous les autres doivent donner leur accord à nouveau.
invitations-are-in = Les invitations sont dans { $channel }. Pour changer quelque chose, appuie là-bas sur **{ arrange }**.
watched-ended = La partie est terminée. Personne ne l’a gagnée.

## Liste de blocage

whom-you-block = Qui tu bloques
blocks-these = Tu n’acceptes pas de défis de ces personnes :
and-more-people = et encore { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
blocks-nobody = Tu acceptes les défis de tout le monde sur ce serveur. `/block add` change cela.
unblock-somebody = Débloquer quelqu’un
somebody-who-left = Une personne qui est partie ({ $id })
blocked = { $name ->
        [them] Cette personne
       *[other] { $name }
    } ne peut plus te défier, et ne saura pas pourquoi. Les défis ouverts entre vous ont pris fin, et tu as quitté vos parties ouvertes communes ; les parties commencées continuent. `/block remove` revient en arrière.
unblocked = { $name ->
        [them] Cette personne
       *[other] { $name }
    } peut de nouveau te défier.

## Refus

here-is-the-card = voici l’annonce
here-is-the-board = voici le plateau
sizes-against = { $one } contre { $other }

refusal-agreed-already = Tu as déjà accepté. On attend encore { LIST($names) }.
refusal-alone-in-voice = Il n’y a que toi dans ton salon vocal. Attends les autres, ou ouvre une partie à tous avec `/open`.
refusal-blocked-here = Tu ne peux pas rejoindre cette partie. `/open` en commence une autre.
refusal-blocked-pair = { LIST($names) } ne peuvent pas jouer dans la même partie. Laisse de côté l’une de ces deux personnes.
refusal-blocked-you = { $name } n’accepte pas de défis. Défie quelqu’un d’autre.
refusal-bot-challenge = { $name } est un bot qui ne sait pas jouer. Défie une personne, ou joue contre moi avec `/practice`.
refusal-bot-invited = { $name } est un bot et ne peut pas jouer. Choisis seulement des personnes.
refusal-cannot-start = La partie ne peut pas commencer ainsi : il faut être { LIST($sizes, type: "or") }.
cannot-start-in-teams = La partie ne peut pas commencer ainsi : il faut être { LIST($sizes, type: "or") }, dans des équipes de la bonne taille.
refusal-cannot-swap = Il n’y a personne avec qui changer d’équipe maintenant. L’annonce montre les équipes.
refusal-challenge-closed = { $status ->
        [live] Ce défi a déjà été accepté, et la partie est en cours. `/board` la montre.
        [over] Ce défi a été accepté, et sa partie est terminée. `/challenge` en commence une autre.
        [declined] Ce défi a été refusé. `/challenge` en lance un autre.
        [cancelled] Ce défi a été retiré. `/challenge` en lance un autre.
       *[expired] { refusal-challenge-expired }
    }
refusal-challenge-expired = Ce défi a expiré. `/challenge` en lance un autre.
refusal-challenged-already = Tu as déjà lancé ce défi à { $name }, sans réponse jusqu’ici : { $card }.
refusal-computers-not-allowed = L’administration de ce serveur n’admet pas de joueurs ordinateur. Joue avec des gens : `/challenge` pour défier, ou `/open` pour ouvrir une partie à tous.
refusal-former-player = { $name } ne joue plus ici : pas de revanche. Défie quelqu’un d’autre avec `/challenge`.
refusal-joined-already = Tu participes déjà. L’annonce montre qui manque encore.
refusal-level-of-a-person = { $name } n’est pas un joueur ordinateur : il n’y a pas de niveau à choisir. Défie-moi pour jouer à un niveau.
refusal-lobby-closed = { $status ->
        [live] Cette partie a commencé. Appuie sur **{ my-hand }** sous son plateau si tu y joues.
        [over] Cette partie est déjà terminée. `/open` en commence une autre.
        [cancelled] Cette partie a été annulée. `/open` ou `/muster` en commence une autre.
       *[expired] Cette partie a expiré avant que tout le monde soit là. `/open` ou `/muster` en commence une autre.
    }
refusal-lobby-full = Toutes les places sont prises. Commence ta propre partie avec `/open`.
refusal-no-voice = Rejoins d’abord un salon vocal, puis utilise `/muster` pour jouer avec les gens qui y sont.
refusal-not-a-member = Cette personne n’est plus sur ce serveur. Défie quelqu’un d’autre.
refusal-rematch-stands = Tu l’as déjà demandée, et il manque encore des accords : { $card }.
refusal-not-blocked = Tu ne bloques pas { $name ->
        [them] cette personne
       *[other] { $name }
    } : rien n’a changé.
refusal-not-complete = La partie n’est pas complète : { $count ->
        [one] { $count } place est libre
       *[other] { $count } places sont libres
    }. Tu pourras accepter quand tout sera pris.
teams-not-made = Les équipes ne sont pas encore faites. Tu pourras accepter ensuite.
refusal-not-in-lobby = Tu ne participes pas à cette partie. Seules les personnes nommées sur son annonce peuvent faire cela.
refusal-not-in-that-voice = La place libre est pour quelqu’un du salon vocal de cette partie. Rejoins-le, puis appuie de nouveau.
refusal-not-in-voice = { $count ->
        [one] { LIST($names) } n’est pas
       *[other] { LIST($names) } ne sont pas
    } dans ton salon vocal. Choisis des personnes qui y sont, ou attends.
refusal-no-game-chosen = Les options vont avec un jeu. Choisis aussi `game`, ou laisse les options vides pour les choisir ensuite.
refusal-not-over = Cette partie est encore en cours. Finis-la d’abord, puis demande la revanche.
refusal-no-picks = Les capitaines ne choisissent plus les équipes. La personne qui a ouvert la partie peut les faire avec **{ arrange }**, sur l’annonce.
refusal-no-computers = Je ne joue pas moi-même en ce moment. Joue avec des gens : `/challenge` pour défier, ou `/open` pour ouvrir une partie à tous.
refusal-not-the-challenger = Ce défi a été lancé par { $name } : personne d’autre ne peut l’annuler.
refusal-not-the-opener = { $name } a ouvert cette partie : personne d’autre ne peut faire cela.
refusal-not-the-opponent = Ce défi est pour { $name } : personne d’autre ne peut y répondre.
refusal-not-yours-to-end = Il faut avoir commencé cette partie, ou administrer le serveur, pour y mettre fin.
refusal-posted-already = Les invitations sont déjà parties. Ce que tu changes ici paraît sur leur annonce.
refusal-rated-with-computers = Une partie avec un joueur ordinateur n’est jamais classée. Laisse `rated` vide, ou défie une personne.
refusal-self-block = Tu ne peux pas te bloquer toi-même. Nomme quelqu’un d’autre.
refusal-self-challenge = Tu ne peux pas jouer contre toi-même. Défie quelqu’un d’autre sur ce serveur.
refusal-team-full = L’équipe { $team } est complète. Rejoins l’autre, ou demande à quelqu’un d’échanger.
refusal-too-many-open = { $name } a déjà { $limit ->
        [one] { $limit } partie ouverte
       *[other] { $limit } parties ouvertes
    } ici, le maximum. Défie quelqu’un d’autre, ou réessaie plus tard.
refusal-too-many-yours = Tu as déjà { $limit ->
        [one] { $limit } partie ouverte
       *[other] { $limit } parties ouvertes
    } ici, le maximum. Finis-en une, ou annule un défi ; `/matches` en donne la liste.
refusal-uneven-teams = Ces équipes ne conviennent pas : il faut { LIST($splits, type: "or") }. Choisis à nouveau qui est dans l’équipe 1.
refusal-unknown-option = Je ne comprends pas l’option { $option }. Commence à écrire et choisis dans la liste.
unknown-option-of-game = Je ne comprends pas l’option { $option }. Les options sont { LIST($options) }, écrites comme `{ $example }=…`. Commence à écrire et choisis dans la liste.
unknown-option-meant = Je ne comprends pas l’option { $option }. Pensais-tu à { LIST($suggestions, type: "or") } ?
refusal-wrong-size = Avec ces options, { $game } se joue à { LIST($sizes, type: "or") }. Choisis ce nombre, ou d’autres options.
refusal-watched-already = Des joueurs ordinateur s’affrontent déjà sur ce serveur : { $board }. Regarde-les, ou attends la fin.
refusal-you-blocked = Tu bloques { $name }. Utilise d’abord `/block remove`, puis lance ton défi.
refusal-you-blocked-here = Tu bloques { $name }, qui est dans cette partie. Utilise d’abord `/block remove`, puis rejoins-la.
