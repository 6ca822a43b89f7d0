somebody-who-left = Ktoś, kogo już tu nie ma
player = Gracz
player-ranked = Gracz { $rank }

stakes = { $one } { $one_rating } · { $other } { $other_rating }; wygrana jest warta około { $one_gain } / { $other_gain }.
ratings = Rankingi
ratings-changed = Rankingi: { $changes }
ratings-have-changed = Rankingi się zmieniły; szczegóły pokazuje **{ in-words }**.
unrated = Towarzyski
nothing-changes = Niczyj ranking się nie zmienia.
unchanged-not-begun = Niczyj ranking się nie zmienia, bo mecz zakończono, zanim zaczęła się gra.
unchanged-computers = Niczyj ranking się nie zmienia, bo w meczu grał komputer.
unchanged-former = Niczyj ranking się nie zmienia, bo usunięto dane jednego z graczy.
unchanged-too-short = Niczyj ranking się nie zmienia, bo mecz skończył się tak wcześnie, że się nie liczy.
unchanged-too-many =
    { $limit ->
        [one] Niczyj ranking się nie zmienia: dwoje graczy ma już za sobą { $limit } wspólny mecz rankingowy w ciągu doby.
        [few] Niczyj ranking się nie zmienia: dwoje graczy ma już za sobą { $limit } wspólne mecze rankingowe w ciągu doby.
       *[other] Niczyj ranking się nie zmienia: dwoje graczy ma już za sobą { $limit } wspólnych meczów rankingowych w ciągu doby.
    }

command-profile = Zobacz, jak ktoś tu gra: mecze, rankingi, przeciwnicy; widzisz to tylko ty
command-profile-person = Czyj profil; pomiń, żeby zobaczyć swój
no-match-yet = Żaden mecz z ludźmi jeszcze się nie skończył.
matches-ended =
    { $count ->
        [one] 1 mecz: { $tally }
        [few] { $count } mecze: { $tally }
       *[other] { $count } meczów: { $tally }
    }
tally = wygrane { $won }, przegrane { $lost }
tally-with-draws = wygrane { $won }, remisy { $drawn }, przegrane { $lost }
you-hide = Ukrywasz się: poza tobą nikt tego nie widzi. Zmienia to `/privacy hide`.
games = Gry
opponents = Przeciwnicy
lately = Forma
computer-players = Gracze komputerowi
last-matches = Ostatnie mecze
opponent-line = { $name }: { $tally }
game-line = { $game }: { $results }
streak-won =
    { $count ->
        [1] Ostatni mecz wygrany.
        [few] Ostatnie { $count } mecze wygrane z rzędu.
       *[other] Ostatnich { $count } meczów wygranych z rzędu.
    }
streak-drawn =
    { $count ->
        [1] Ostatni mecz zremisowany.
        [few] Ostatnie { $count } mecze zremisowane z rzędu.
       *[other] Ostatnich { $count } meczów zremisowanych z rzędu.
    }
streak-lost =
    { $count ->
        [1] Ostatni mecz przegrany.
        [few] Ostatnie { $count } mecze przegrane z rzędu.
       *[other] Ostatnich { $count } meczów przegranych z rzędu.
    }
provisional = Ranking ze znakiem zapytania jest jeszcze niepewny.
curve-alt = { $game }: { $rating }, ostatnio od { $lowest } do { $highest }.
matches-that-are-over = Skończone mecze

your-matches-that-are-over = Twoje skończone mecze
result-void = Bez wyniku: { LIST($names) }
result-won-against = Wygrana: { LIST($winners) }; przegrana: { LIST($losers) }
result-won = Wygrana: { LIST($winners) }
result-draw = Remis: { LIST($names) }
result-draw-before = Remis: { LIST($names) }; za nimi: { LIST($losers) }
match-number = mecz { $match }
rated = rankingowy
no-ended = Żaden taki mecz się tu jeszcze nie skończył.
page = Strona { $number }
which-game = Która gra
all-games = Wszystkie gry
my-matches = Moje mecze
everybodys-matches = Mecze wszystkich
replay-a-match = Powtórka meczu
match-of-game = Mecz { $match }: { $game }
more = Więcej
earlier = Wstecz

season =
    { $quarter ->
        [1] Styczeń–marzec { $year }
        [2] Kwiecień–czerwiec { $year }
        [3] Lipiec–wrzesień { $year }
       *[4] Październik–grudzień { $year }
    }
season-ends = { $season }, koniec { $when }
season-champion = { $season } · Mistrzostwo: **{ $name }**

command-leaderboard = Zobacz, kto gra tu najlepiej; widzisz to tylko ty, dopóki tego nie opublikujesz
command-leaderboard-game = Która gra albo pozycja dnia
daily-position = Pozycja dnia
leaderboard-title = { $game }: tabela liderów
column-rating = Ranking
column-matches = Mecze
not-ranked = Poza tabelą
row-alt = { $rank }. { $name }, { $rating }.
row-alt-unranked = { not-ranked }: { $name }, { $rating }.
standing =
    { $count ->
        [one] **{ $name }** · { $rating } · 1 mecz
        [few] **{ $name }** · { $rating } · { $count } mecze
       *[other] **{ $name }** · { $rating } · { $count } meczów
    }
opponents-met =
    { $count ->
        [one] 1 przeciwnik z { $needed }
       *[other] { $count } przeciwników z { $needed }
    }
and-more = I jeszcze { $count }.
nobody-ranked = W tabeli nie ma jeszcze nikogo.
nobody-was-ranked = W tym sezonie w tabeli nie było nikogo.
rank-takes =
    { $opponents ->
        [one] Do miejsca w tabeli trzeba meczu rankingowego w tym sezonie, w sumie około tuzina meczów i { $opponents } przeciwnika. Na początku sezonu rankingi zbliżają się nieco do 1500.
       *[other] Do miejsca w tabeli trzeba meczu rankingowego w tym sezonie, w sumie około tuzina meczów i { $opponents } przeciwników. Na początku sezonu rankingi zbliżają się nieco do 1500.
    }
rank-takes-and-page = { page-of }. { rank-takes }
you = Ty
stands-ranked = Twoje miejsce: { $rank }, ranking { $rating }.
stands-hidden = Twój ranking: { $rating }. Ukrywasz się, więc widzisz to tylko ty; zmienia to `/privacy hide`.
stands-uncertain = Twój ranking: { $rating }. Miejsce w tabeli dostaniesz po kilku kolejnych meczach rankingowych.
stands-opponents = Twój ranking: { $rating }. Przeciwnicy: { $met } z { $needed } potrzebnych do miejsca w tabeli.
stands-idle = Twój ranking: { $rating }. Zagraj w tym sezonie mecz rankingowy, żeby mieć miejsce w tabeli.
stood-ranked = Twoje miejsce: { $rank }, ranking { $rating }.
stood-hidden = { stands-hidden }
stood-uncertain = Twój ranking: { $rating }, zbyt niepewny na miejsce w tabeli.
stood-opponents = Twój ranking: { $rating }. Przeciwnicy: { $met } z { $needed } potrzebnych do miejsca w tabeli.
stood-idle = Twój ranking: { $rating }, bez meczu rankingowego w tym sezonie.
post-it-here = Opublikuj tutaj
season-before = Poprzedni sezon
this-season = Ten sezon
not-posted = Nie udało się tego opublikować. Naciśnij przycisk jeszcze raz.

refusal-hides-profile = { $name } nie pokazuje nikomu, jak gra.
refusal-rated-without-clock = Mecz bez zegara nigdy nie jest rankingowy. Wybierz też `clock`, dzienny lub na żywo, albo pomiń `rated`.
refusal-ratings-off = Administracja tego serwera wyłączyła rankingi. Pomiń `rated` i zagraj dla przyjemności.
