list-title = Apprendre en jouant
list-text = Tu joues de vraies positions pas à pas, contre un Coach qui suit un scénario. Cela prend quelques minutes.
lesson-button = { $game } : { $state }
step-reached = étape { $number } sur { $count }
done = terminée
steps =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
start-game-again = Recommencer { $game }

trainer = Coach
step-heading = **Étape { $number } sur { $count } · { $teaches }**
elsewhere = Tu as fait une autre étape entre-temps. Voici où tu en es.
try-again = { $objection } Réessaie.
footer = { $game } · leçon
show-my-cards = Voir mes cartes
show-the-table = Voir la table
all-lessons = Toutes les leçons
back-to-the-lesson = Retour à la leçon
are-you-sure = Confirmer ?
yes = Oui
no-go-back = Non, retour

you-have-done-it = **Bravo, tu as fini la leçon.**
play-a-beginner = Jouer au niveau débutant
challenge-somebody = Défier quelqu’un
start-again = Recommencer

command-learn = Apprendre un jeu en le jouant pas à pas ; visible par toi seulement
command-learn-game = Quel jeu ; laisse vide pour toutes les leçons et ta progression

refusal-no-lesson = Il n’y a pas de leçon pour { $game }. `/rules` explique comment y jouer.
