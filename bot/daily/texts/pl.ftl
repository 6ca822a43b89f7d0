date =
    { $month ->
        [1] { $day } stycznia { $year }
        [2] { $day } lutego { $year }
        [3] { $day } marca { $year }
        [4] { $day } kwietnia { $year }
        [5] { $day } maja { $year }
        [6] { $day } czerwca { $year }
        [7] { $day } lipca { $year }
        [8] { $day } sierpnia { $year }
        [9] { $day } września { $year }
        [10] { $day } października { $year }
        [11] { $day } listopada { $year }
       *[12] { $day } grudnia { $year }
    }
title = Pozycja dnia, { $date }: { $game }
one-try = Znajdź ruch, który najczęściej wygrywa. Masz jedną próbę.
new-day = Zaczął się nowy dzień. Oto nowa pozycja.
footer = { $game } · pozycja dnia
post-footer = Nowa pozycja pojawia się codziennie, tuż po północy UTC.
reader-name = Ty
try-it = Spróbuj
share = Udostępnij
leaderboard = Tabela liderów
daily-position = Pozycja dnia
back-to-the-position = Wróć do pozycji
are-you-sure = Na pewno?
yes = Tak
no-go-back = Nie, wróć

result-found = **Trafione!** Komputer daje ruchowi **{ $best }** { $percent }% szans na wygraną, najwięcej ze wszystkich.
result-not-best = Tym razem nie najlepszy. Komputer daje ruchowi **{ $best }** { $percent }% szans na wygraną.
result-not-best-but = Tym razem nie najlepszy. Komputer daje ruchowi **{ $best }** { $percent }% szans na wygraną, a ruchowi **{ $chosen }** { $chosen_percent }%.
share-found =
    { $tried ->
        [one] Trafień na tym serwerze: { $found } na { $tried } próbę.
        [few] Trafień na tym serwerze: { $found } na { $tried } próby.
       *[other] Trafień na tym serwerze: { $found } na { $tried } prób.
    }
share-nobody = Na tym serwerze nikt jeszcze nie trafił.
your-streak =
    { $days ->
        [one] Twoja seria: 1 dzień.
       *[other] Twoja seria: { $days } dni.
    }

shared-found = { $person } znajduje najlepszy ruch w pozycji dnia ({ $date }, { $game }).
shared-tried = { $person } próbuje swoich sił w pozycji dnia ({ $date }, { $game }).
streak =
    { $days ->
        [one] Seria: 1 dzień.
       *[other] Seria: { $days } dni.
    }

board-title = Pozycje dnia: tabela liderów
season = { $season }, koniec <t:{ $until }:R>
board-is-empty = W tym sezonie nikt jeszcze nie próbował pozycji dnia.
board-line = { $rank }. **{ $name }** · trafione: { $found } z { $tried }
board-line-in-words = { $rank }. { $name }, trafione: { $found } z { $tried }.
more-people =
    { $count ->
        [one] I jeszcze 1 osoba.
        [few] I jeszcze { $count } osoby.
       *[other] I jeszcze { $count } osób.
    }
you = Ty
your-rank = Twoje miejsce: { $rank }. Trafione: { $found } z { $tried }.
you-are-hidden = Trafione: { $found } z { $tried }. Ukrywasz się, więc widzisz to tylko ty; zmienia to `/privacy hide`.
found = Trafione
tried = Próby
player = Gracz { $rank }
post-it-here = Opublikuj tutaj

command-daily = Znajdź najlepszy ruch w pozycji dnia; widzisz to tylko ty
