## Commandes

command-privacy = Ce que je garde sur toi, sur ce serveur et ailleurs ; visible par toi seulement
command-privacy-about = Voir ce que je garde sur toi, et combien de temps
command-privacy-export = Recevoir tout ce que je garde sur toi, dans des fichiers visibles par toi seulement
command-privacy-hide = Cacher ton jeu : aucun profil, classement ni liste ne te montre aux autres
command-privacy-hide-on = Oui : personne d’autre ne voit ton jeu ; non : tout le monde ici peut le voir
command-privacy-delete = Supprimer ce que je garde sur toi ; je t’explique et te redemande

## Ce que je garde

about-title = Ce que je garde sur toi
about-text = Tout est gardé pour ce serveur seulement, par la personne qui me fait tourner. Ce que tu fais ailleurs, sans serveur où je suis, est gardé à part, pour toi seulement.

kept = Gardé
kept-text = Ton identifiant Discord, le nom que tu portes ici, tes parties avec chaque coup et son heure, tes cotes, tes tournois, qui tu bloques, tes mises en place enregistrées, les leçons que tu as commencées, tes essais aux positions du jour, tes réglages, les réponses que tu donnes d’avance, les indices tant que leur partie dure, les analyses de tes parties, et quand je t’ai écrit, si tu l’as demandé. Rien de ce que tu écris dans les salons.

how-long = Combien de temps
how-long-text = Les parties terminées restent entières { $days ->
        [365] un an
       *[other] { $days } jours
    } ; ensuite, seuls restent le résultat et tes cotes. Si l’on me retire du serveur, tout disparaît au bout de 30 jours.

your-choice = Ton choix
your-choice-text = `/privacy export` te donne le tout dans un fichier ; `/privacy delete` le supprime. `/privacy hide` cache aux autres comment tu as joué : profil, cotes, parties terminées.

## Tout supprimer

deletion-title = Supprimer ce que je garde sur toi ?
deletion-text = C’est définitif. Cela concerne ce serveur, et ce que tu as fait hors de tout serveur :

ends-now = Prend fin maintenant
ends-now-text = Tu abandonnes toutes tes parties en cours, et quittes chaque défi, partie ouverte et tournoi.

is-deleted = Est supprimé
is-deleted-text = Ton identifiant, ton nom, tes cotes, qui tu bloques, tes mises en place enregistrées, tes leçons, tes essais aux positions du jour, tes réglages, et les réponses données d’avance. Pendant un jour, je retiens que quelqu’un avait ici une cote, mais pas que c’était toi.

backups = Sauvegardes
backups-text = Les copies de mon disque les gardent jusqu’à ce que la personne qui me fait tourner les supprime.

stays = Reste
stays-text = Les coups de tes parties, pour que les autres puissent encore revoir les leurs ; tu y portes un nom comme « Compte supprimé 12 », ainsi que dans mes messages. Ce que d’autres ont écrit dans les salons. Que quelqu’un te bloque.

delete-all = Oui, tout supprimer
keep-all = Non, tout garder

## Réponses

exported = Voici tout ce que je garde sur toi ici.
nothing-kept = Je ne garde rien de toi ici : il n’y a rien à supprimer.
nothing-deleted = Rien n’a été supprimé.

gave-up-matches = Tu as abandonné { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }.
left-lobbies = Tu as quitté { $count ->
        [one] { $count } défi ou partie ouverte
       *[other] { $count } défis et parties ouvertes
    }.
deleted = Ce que je gardais sur toi ici est supprimé. Si tu joues à nouveau, tu repars de zéro.

hidden = Tu te caches maintenant sur ce serveur : personne d’autre ne voit ton profil et tes cotes, et tu n’es dans aucun classement ni aucune liste. Les personnes qui jouent avec toi te voient toujours dans leurs propres parties. Les plateaux déjà publiés ne changent pas.
shown = Tu ne te caches plus : tout le monde sur ce serveur peut voir ton profil et tes cotes.

kept-apart = Ce que tu as fait sans serveur où je suis est gardé à part, et je n’y ai pas accès d’ici. Utilise la même commande en message privé avec moi.

## Refus

refusal-deleted-lately = Tu as fait supprimer tes données ici il y a moins d’une heure. Tu pourras recommencer <t:{ $until }:R> ; d’ici là, `/privacy export` montre ce que je garde de toi depuis.
refusal-not-deleted = Entre-temps, une autre partie a commencé avec toi : tout n’est donc pas encore supprimé. Refais ta demande.
