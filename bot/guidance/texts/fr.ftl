help-title = Des jeux de guerre dans ce salon
how-to-begin = Commence une partie avec un bouton ci-dessous. Une fois lancée, appuie sur **{ my-hand }** sous son plateau.
commands-to-know = Commandes utiles
commands =
    `/challenge` défie quelqu’un · `/open` ouvre la partie à tous · `/muster` joue avec ton salon vocal
    `/learn` enseigne un jeu · `/practice` joue contre l’ordinateur · `/daily` propose une position par jour
    `/hand` ton panneau privé · `/matches` toutes tes parties · `/rules` et `/card` pour consulter
state =
    { $survives ->
        [true] Warroom { $version }. Tes parties survivent à un redémarrage.
       *[false] Warroom { $version }.
    }
may-be-lost = ⚠️ Les parties d’ici risquent de se perdre quand je redémarre, car le disque où je tourne n’est pas durable. Préviens l’administration du serveur ; `/help` lui en dit plus.
play-the-computer = Jouer contre l’ordinateur
challenge = Défier
open-to-all = Ouvrir à tous

which-rules = Les règles de quel jeu ?
which-cards = Les cartes de quel jeu ?
or-type-a-card = Ou écris le nom d’une carte : `/card name`.
rules-title = { $game } : { $topic }
cards-title = { $game } : les cartes
no-cards = Ce jeu n’a pas de cartes.
previous-page = Page précédente
next-page = Page suivante
look-up = Chercher ce que tu vois
card-fact = { $heading } : { $text }
game-in-words = { $game } : { $gist }

command-help = À quoi jouer ici et comment commencer ; visible par toi seulement
command-rules = Consulter les règles d’un jeu ; visible par toi seulement
command-rules-game = Quel jeu
command-rules-topic = Sur quel sujet ; laisse vide pour l’aperçu
command-card = Consulter une carte, ou toutes les cartes d’un jeu ; visible par toi seulement
command-card-name = Commence à écrire le nom de la carte
command-card-game = Les cartes de quel jeu

hint =
    { $count ->
        [one] Indice (encore { $count })
       *[other] Indice (encore { $count })
    }
hint-button = Indice
hint-text = **Indice : { $choice }.** { $because }
hint-thinking = **Indice :** je réfléchis à ton coup…
hint-forgotten = Je ne peux plus lire l’indice de cette position, car on m’a mis à jour depuis. Il n’est pas compté.
hint-overtaken = La partie a continué avant mon indice. Il n’est pas compté.
hint-failed = Je n’ai pas trouvé d’indice. Il n’est pas compté ; appuie sur **{ hint-button }** pour redemander.
hint-nothing-found = Aucun coup ne se détache. Cet indice n’est pas compté.
reason-certain =
    { $unanswered ->
        [true] Chaque fois que je l’ai imaginé et que personne n’a répondu : { $reason }
       *[false] Chaque fois que je l’ai imaginé : { $reason }
    }
reason-likely =
    { $unanswered ->
        [true] Probablement, dans { $worlds } mondes imaginés sur { $total } et sans réponse de personne : { $reason }
       *[false] Probablement, dans { $worlds } mondes imaginés sur { $total } : { $reason }
    }
small-after-colon = À Aucune Avec Ce Cela C’est Chacun Dans En Il Elle La Le Les Personne Plus Pour Sans Si Sur Ta Ton Tes Toutes Tous Tu Un Une

refusal-no-hint-now = Il n’y a rien à décider maintenant, donc pas d’indice à donner. Demande-le quand ce sera ton tour.
refusal-no-hints-here = Les indices sont réservés aux parties que tu joues en solo contre l’ordinateur. `/practice` en commence une.
refusal-no-hints-left = Tu as eu tes trois indices pour cette partie. **{ rules }** explique ce que tu peux faire ici.
refusal-unknown-card = Je ne connais aucune carte nommée { $name }. Commence à écrire et choisis dans la liste.
unclear-card = Je ne connais aucune carte nommée { $name }. Pensais-tu à { LIST($cards, type: "or") } ?
refusal-unknown-topic = Je n’ai pas de règles sur { $topic }. Commence à écrire et choisis un sujet dans la liste.
