welcome = Witaj
welcome-text =
    { "**" }Zagraj teraz** rozpoczyna mecz { $game } z komputerem, który też dopiero zaczyna.
    Aby zagrać z ludźmi, otwórz tę stronę w drugim oknie, wybierz w nim inną osobę i naciśnij tutaj **Wyzwij kogoś**.
play-now = Zagraj teraz
another-game = Inna gra
