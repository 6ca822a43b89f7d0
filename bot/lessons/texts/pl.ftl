list-title = Nauka przez grę
list-text = Krok po kroku rozgrywasz prawdziwe pozycje przeciwko Trenerowi, który trzyma się scenariusza. Zajmie to kilka minut.
lesson-button = { $game }: { $state }
step-reached = krok { $number } z { $count }
done = gotowe
steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroki
       *[other] { $count } kroków
    }
start-game-again = Od nowa: { $game }

trainer = Trener
step-heading = **Krok { $number } z { $count } · { $teaches }**
elsewhere = Jesteś już w innym kroku. Oto on.
try-again = { $objection } Spróbuj jeszcze raz.
footer = { $game } · lekcja
show-my-cards = Pokaż moje karty
show-the-table = Pokaż stół
all-lessons = Wszystkie lekcje
back-to-the-lesson = Wróć do lekcji
are-you-sure = Na pewno?
yes = Tak
no-go-back = Nie, wróć

you-have-done-it = **Lekcja za tobą.**
play-a-beginner = Zagraj z początkującym
challenge-somebody = Wyzwij kogoś
start-again = Od nowa

command-learn = Naucz się gry, grając ją krok po kroku; widzisz to tylko ty
command-learn-game = Która gra; pomiń, żeby zobaczyć wszystkie lekcje i swoje postępy

refusal-no-lesson = Gra { $game } nie ma lekcji. Zasady znajdziesz w `/rules`.
