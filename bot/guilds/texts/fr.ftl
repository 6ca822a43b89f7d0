## Pendules

clock-choice-none = Sans pendule
clock-no-limit = prends tout ton temps
clock-choice-daily = Pendule lente
clock-choice-live = Pendule rapide

## Commandes

command-settings = Quelles parties jouer sur ce serveur, où, et qui les ouvre ; pour l’administration
command-settings-show = Voir tous les réglages, avec de quoi les changer ; visible par toi seulement
command-settings-channel = Choisir les salons où l’on peut ouvrir des parties
command-settings-channel-channel = Un salon, ou une catégorie et tous ses salons ; laisse vide pour les voir
command-settings-channel-allowed = Si l’on peut y ouvrir des parties
command-settings-game = Choisir les jeux autorisés
command-settings-game-game = Quel jeu
command-settings-game-allowed = S’il est autorisé ici
command-settings-clock = Choisir les pendules possibles
command-settings-clock-clock = Quelle pendule
command-settings-clock-offered = Si l’on peut la choisir
command-settings-starters = Choisir qui peut ouvrir des parties ; tout le monde peut accepter et rejoindre
command-settings-starters-role = Le rôle qui peut ouvrir des parties, ou @everyone ; laisse vide pour voir lequel
command-settings-tournaments = Choisir qui d’autre peut ouvrir et diriger des tournois : un rôle, ou quelqu’un
command-settings-tournaments-role = Un rôle qui le peut ; laisse les deux vides pour voir qui le peut
command-settings-tournaments-person = Une personne qui le peut
command-settings-tournaments-allowed = Si elle le peut
command-settings-results = Choisir le salon où publier les résultats des parties classées et de tournoi
command-settings-results-channel = Le salon ; laisse vide pour voir lequel, ou pour arrêter de publier
command-settings-daily = Choisir le salon où publier la position du jour, une fois par jour
command-settings-daily-channel = { command-settings-results-channel }

command-settings-threads = Choisir si chaque partie a son propre fil
command-settings-threads-on = Oui : le plateau est dans un fil sous l’annonce ; non : il reste dans le salon
command-settings-keep = Choisir combien de temps garder les parties finies en entier
command-settings-keep-days = Ensuite, seul le résultat est gardé
command-settings-late = Choisir ce qui se passe quand le temps d’un tour est écoulé
command-settings-late-rule = Les réponses pendant le tour des autres sont toujours jouées par le jeu
command-settings-language = Choisir la langue de tout ce que chacun voit sur ce serveur
command-settings-language-rule = Ce qu’une personne est seule à voir est dans sa langue
command-settings-words = Choisir si plateaux et panneaux disent en mots ce que montrent leurs images
command-settings-words-on = Oui : tous les mots, pour tous ; non : une ligne, et le reste derrière { in-words }
command-settings-computers = Admettre ou non des joueurs ordinateur dans les nouvelles parties
command-settings-computers-on = Oui : tout le monde peut jouer contre l’ordinateur ; non : seulement entre personnes
command-settings-takeback = Laisser reprendre ou non les coups qui n’ont rien révélé
command-settings-takeback-on = Oui : sans demander, jusqu’au coup d’un autre ; non : joué, c’est joué. Parties classées : jamais
command-settings-ratings = Choisir quelles parties changent les cotes sur ce serveur
command-settings-ratings-rule = Sans pendule ou avec l’ordinateur, une partie n’est jamais classée

## Tous les réglages

settings-title = Réglages de ce serveur
settings-text = Appuie sur ce que tu veux changer. Les parties ouvertes continuent telles quelles.
settings-now = Actuellement
all-settings = Tous les réglages
saved = Enregistré.
on = Oui
off = Non

## Chaque réglage

rule-channel = Salons
rule-channel-all = Tous ceux où je peux écrire
rule-channel-hint = N’en choisis aucun pour les autoriser tous. Une catégorie autorise tous ses salons.
any-channel = Salons : tous
all-channels = Tous les salons

rule-game = Jeux
rule-game-all = Tous
rule-game-some = { LIST($games) }
rule-game-hint = Appuie sur un jeu pour l’autoriser, ou pour le retirer.

rule-clock = Pendules
rule-clock-some = { LIST($clocks) }
rule-clock-hint = Appuie sur une pendule pour la proposer, ou pour la retirer.

rule-starters = Qui ouvre des parties
everybody = Tout le monde
rule-starters-role = Le rôle <@&{ $role }> et les personnes qui gèrent ce serveur ; tout le monde peut rejoindre ou accepter
rule-starters-hint = Ne choisis aucun rôle pour laisser tout le monde ouvrir des parties.

rule-tournaments = Qui dirige des tournois
rule-tournaments-some = { LIST($people) }
organisers-of-role = le rôle <@&{ $role }>
organisers-of-server = les personnes qui gèrent ce serveur
rule-tournaments-hint = Choisis un rôle, des personnes, ou les deux.
no-role = Aucun rôle
nobody-else = Personne d’autre
no-further-people = Personne de plus

rule-results = Publication des résultats
no-posts = Aucune
posts-in-channel = Dans <#{ $channel }>
rule-results-hint = Chaque partie classée ou de tournoi donne à la fin une ligne, qui dit qui a gagné. Rien pour les parties de personnes qui se cachent. Ne choisis aucun salon pour ne rien publier.
no-channel = Aucun salon

rule-daily = Publication de la position du jour
posts-refused = Dans <#{ $channel }>, qui a refusé la dernière
rule-daily-hint = Chaque jour a une position, la même partout. Je la publie peu après minuit UTC, avec un bouton qui l’ouvre en privé. La première arrive aussitôt.
rule-daily-hint-refused = Il me faut y envoyer des messages, intégrer des liens et joindre des fichiers. Ensuite, choisis de nouveau le salon.

rule-threads = Plateaux
rule-threads-value = { $value ->
        [true] Dans un fil pour chaque partie
       *[false] Dans le salon de l’annonce
    }

rule-keep = Parties terminées
rule-keep-value = { $value ->
        [365] Gardées un an ; ensuite seul le résultat reste
       *[other] Gardées { $value } jours ; ensuite seul le résultat reste
    }
days-to-keep = { $days ->
        [365] un an
       *[other] { $days } jours
    }

rule-late = Quand le temps est écoulé
rule-late-value = { $value ->
        [claim] Les adversaires peuvent réclamer la victoire ou donner du temps
        [fallback] Le jeu joue à sa place ; la troisième fois de suite, c’est perdu
        [forfeit] C’est aussitôt perdu
       *[usual] Pendule lente : les adversaires décident ; rapide : le jeu joue
    }

rule-language = Langue
rule-language-value =
    { $value ->
        [auto] Celle de Discord si ce serveur est une communauté, sinon l’anglais
       *[other] { $value }
    }

rule-words = Mots
rule-words-value = { $value ->
        [true] Avec chaque image
       *[false] Derrière *{ in-words }*
    }

rule-computers = Joueurs ordinateur
rule-computers-value = { $value ->
        [true] Dans toutes les parties
       *[false] Aucun
    }

rule-takeback = Reprise des coups
rule-takeback-value = { $value ->
        [true] Les coups qui n’ont rien révélé, jusqu’au coup de quelqu’un d’autre ; ni en partie classée, ni en tournoi
       *[false] Seulement si les adversaires acceptent
    }

rule-ratings = Parties classées
rule-ratings-value = { $value ->
        [chosen] Les parties avec pendule, si on le choisit à l’ouverture
        [off] Aucune
       *[usual] Les parties avec pendule, sauf choix contraire à l’ouverture
    }

## Réglages d’une personne

preferences-title = Tes réglages sur ce serveur
preferences-text = Ils ne valent que pour toi.

heading-language = Langue
heading-pictures = Images
heading-mentions = Mentions
heading-messages = Messages privés
heading-acting = Avant d’agir

preference-language =
    { $value ->
        [auto] Tout ce qui n’est visible que pour toi est dans la langue de ton Discord, si je la connais.
       *[other] Tout ce qui n’est visible que pour toi est dans cette langue : { $value }.
    }
preference-language-label =
    { $value ->
        [auto] Comme dans mon Discord
       *[other] { $value }
    }

preference-words = { $value ->
        [true] Les panneaux disent en mots ce que montrent leurs images.
       *[false] Les panneaux sont une image sous une ligne ; **{ in-words }** dit le reste.
    }
preference-words-label = { $value ->
        [true] Images avec une ligne
       *[false] Images avec tous les mots
    }
words-for-all = Sur ce serveur, plateaux et panneaux disent en mots ce que montrent leurs images, pour tout le monde.

preference-calls = { $value ->
        [turn] Chaque fois qu’une partie se met à t’attendre. Son plateau est publié à nouveau chaque fois.
        [never] Jamais, une fois la partie commencée ; les rappels ne te mentionnent pas non plus. Les défis, si.
       *[away] Quand une partie t’attend et que tu n’y as rien fait depuis cinq minutes.
    }
preference-calls-label = { $value ->
        [turn] À chaque tour
        [never] Jamais
       *[away] En cas d’absence
    }

preference-told = { $value ->
        [turn] Je t’écris quand c’est ton tour et que tu n’es pas là, au plus une fois par heure.
        [next] Je t’écris quand c’est ton tour ou que tu joues juste après, et que tu n’es pas là, au plus une fois par heure.
       *[never] Je ne t’écris pas au sujet de tes tours.
    }
preference-told-label = { $value ->
        [turn] Quand c’est mon tour
        [next] Aussi quand je joue juste après
       *[never] Ne pas m’écrire
    }
preference-told-more = Liste du jour

preference-careful = { $value ->
        [true] Une confirmation t’est demandée avant les prises, les attaques et les grands coups.
       *[false] Les prises, les attaques et les grands coups se jouent aussitôt.
    }
preference-careful-label = { $value ->
        [true] Ne pas demander avant d’attaquer
       *[false] Demander avant d’attaquer
    }

preference-aims = { $value ->
        [true] À Stratego, le premier appui montre où irait la pièce, et le second la joue.
       *[false] À Stratego, un seul appui joue un coup.
    }
preference-aims-label = { $value ->
        [true] Un appui par coup
       *[false] Deux appuis par coup
    }

## Refus

refusal-asked-too-often = Tu as invité { $name } plusieurs fois ces derniers temps, sans réponse positive. Tu pourras redemander <t:{ $until }:R>.
refusal-clock-not-offered = Ce serveur ne propose pas cette pendule. Tu as le choix : { LIST($clocks) }.
clock-key-none = `none`
clock-key-daily = `daily`
clock-key-live = `live`
refusal-game-not-allowed = { $game } ne se joue pas sur ce serveur. Tu peux choisir { LIST($games, type: "or") }.
refusal-no-clock-left = Il faut proposer au moins une pendule. Proposes-en d’abord une autre, puis retire celle-ci.
refusal-no-game-left = Il faut autoriser au moins un jeu. Autorises-en d’abord un autre, puis retire celui-ci.
refusal-not-organiser = Ici, seules l’administration et les personnes nommées par `/settings tournaments` peuvent diriger des tournois.
not-organiser-of-role = Ici, seuls l’administration et le rôle <@&{ $role }> dirigent des tournois.
refusal-too-many-organisers = Tu peux nommer { $limit } personnes au plus. Au-delà, choisis un rôle : `/settings tournaments`.
refusal-not-a-starter = Ici, seul le rôle <@&{ $role }> ouvre des parties. Tu peux les rejoindre.
refusal-not-an-admin = Il faut pouvoir gérer ce serveur pour changer cela. Demande à quelqu’un qui le peut.
refusal-not-in-this-channel = Ce salon n’accueille pas de parties. Essaie { LIST($channels, type: "or") }.
refusal-too-fast = Tu as ouvert beaucoup de parties en peu de temps. Tu pourras en ouvrir une autre <t:{ $until }:R>.
refusal-too-many-channels = On peut nommer { $limit } salons au plus. Nomme une catégorie pour autoriser tous ses salons.
