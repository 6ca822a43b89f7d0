list-title = Spielend lernen
list-text = Du spielst echte Stellungen Schritt für Schritt, gegen einen Trainer nach Drehbuch. Es dauert ein paar Minuten.
lesson-button = { $game }: { $state }
step-reached = Schritt { $number } von { $count }
done = fertig
steps =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
start-game-again = { $game } von vorn

trainer = Trainer
step-heading = **Schritt { $number } von { $count } · { $teaches }**
elsewhere = Inzwischen hast du einen anderen Schritt gemacht. Hier bist du jetzt.
try-again = { $objection } Versuch es noch einmal.
footer = { $game } · Lektion
show-my-cards = Meine Karten
show-the-table = Der Tisch
all-lessons = Alle Lektionen
back-to-the-lesson = Zurück zur Lektion
are-you-sure = Ganz sicher?
yes = Ja
no-go-back = Nein, zurück

you-have-done-it = **Du hast die Lektion geschafft.**
play-a-beginner = Gegen Stufe Einstieg
challenge-somebody = Jemanden herausfordern
start-again = Von vorn

command-learn = Lerne ein Spiel, indem du es Schritt für Schritt spielst; nur du siehst es
command-learn-game = Welches Spiel; ohne Angabe alle Lektionen und wie weit du bist

refusal-no-lesson = Zu { $game } gibt es keine Lektion. `/rules` sagt, wie man es spielt.
