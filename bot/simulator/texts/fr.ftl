welcome = Bienvenue
welcome-text =
    { "**" }Jouer maintenant** lance une partie de { $game } contre un ordinateur qui débute, lui aussi.
    Pour jouer contre quelqu’un, ouvre cette page dans une autre fenêtre, choisis-y une autre personne et appuie ici sur **Défier**.
play-now = Jouer maintenant
another-game = Un autre jeu
