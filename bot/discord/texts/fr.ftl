too-late-for-a-form = J’ai mis trop de temps. Appuie encore une fois sur le bouton.
not-understood = Je n’ai pas compris cette commande. Choisis ses options dans les listes.
our-fault = Quelque chose a mal tourné de notre côté ; c’est noté dans nos journaux. Rien n’est perdu : appuie sur **{ my-hand }** ou utilise `/hand` pour voir où en est la partie.
there-is-more = *Il y a une suite : appuie sur **{ in-words }**.*
earlier = Avant
later = Après

permission-name = { $permission }
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-connect = Se connecter
