welcome = Willkommen
welcome-text =
    { "**" }Jetzt spielen** beginnt eine Partie { $game } gegen einen Computer, der auch erst einsteigt.
    Um gegen Menschen zu spielen, öffne diese Seite in einem zweiten Fenster, sei dort jemand anderes und drück hier auf **Herausfordern**.
play-now = Jetzt spielen
another-game = Anderes Spiel
