clock-none = bez zegara
clock-daily = zegar dzienny
clock-live = zegar na żywo
live-terms = { clock-live } ({ $times })
duration-days =
    { $days ->
        [one] 1 dzień
        [few] { $days } dni
       *[other] { $days } dni
    }
duration-hours =
    { $hours ->
        [one] 1 godzina
        [few] { $hours } godziny
       *[other] { $hours } godzin
    }
duration-minutes =
    { $minutes ->
        [one] 1 minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
time-turn = { $time } na turę
time-answer = { $time } na odpowiedź
time-set-up = { $time } na rozstawienie
rated = rankingowy
unrated = towarzyski

timed-out-played =
    { $name ->
        [you] Twój czas minął, więc zagrano za ciebie:
       *[other] { $name }: czas minął, więc zagrano automatycznie:
    }
change-lapsed = { timed-out-played }
change-unanswered = { timed-out-played }
change-pause-asked =
    { $name ->
        [you] Prosisz o zatrzymanie zegara.
       *[other] { $name } prosi o zatrzymanie zegara.
    }
change-time-asked =
    { $name ->
        [you] Prosisz o więcej czasu.
       *[other] { $name } prosi o więcej czasu.
    }
change-consented =
    { $name ->
        [you] Zgadzasz się.
       *[other] { $name } się zgadza.
    }
change-refused =
    { $name ->
        [you] Odmawiasz, więc nic się nie zmienia.
       *[other] { $name } odmawia, więc nic się nie zmienia.
    }
change-paused =
    { $name ->
        [you] Zgadzasz się i zegar staje.
       *[other] { $name } się zgadza i zegar staje.
    }
change-resumed =
    { $name ->
        [you] Uruchamiasz zegar.
       *[other] { $name } uruchamia zegar.
    }
change-extended =
    { $name ->
        [you] Zgadzasz się na więcej czasu.
       *[other] { $name } zgadza się na więcej czasu.
    }
change-take-back-asked =
    { $name ->
        [you] Prosisz o cofnięcie swojego ostatniego działania.
       *[other] { $name } prosi o cofnięcie swojego ostatniego działania.
    }
change-hands-asked =
    { $name ->
        [you] Prosisz, żeby pokazać widzom wszystkie ręce, z opóźnieniem całej tury.
       *[other] { $name } prosi, żeby pokazać widzom wszystkie ręce, z opóźnieniem całej tury.
    }
change-hands-opened =
    { $name ->
        [you] Zgadzasz się i widzowie widzą wszystkie ręce, z opóźnieniem całej tury.
       *[other] { $name } się zgadza i widzowie widzą wszystkie ręce, z opóźnieniem całej tury.
    }
change-hands-closed =
    { $name ->
        [you] Ukrywasz ręce przed widzami.
       *[other] { $name } ukrywa ręce przed widzami.
    }
change-forfeited =
    { $name ->
        [you] Twój czas minął i odpadasz z meczu.
       *[other] { $name }: czas minął, koniec gry.
    }
change-cancelled =
    { $name ->
        [you] Odwołujesz mecz przed swoim pierwszym ruchem, więc nie ma on wyniku.
       *[other] { $name } odwołuje mecz przed swoim pierwszym ruchem, więc nie ma on wyniku.
    }
change-gave-up =
    { $name ->
        [you] Poddajesz mecz. Pozostali decydują, czy komputer gra dalej.
       *[other] { $name } poddaje mecz. Pozostali decydują, czy komputer gra dalej.
    }
change-timed-out =
    { $name ->
        [you] Twój czas minął. Pozostali decydują, czy komputer gra dalej.
       *[other] { $name }: czas minął. Pozostali decydują, czy komputer gra dalej.
    }
taken-back-last =
    { $name ->
        [you] Cofasz swoje ostatnie działanie.
       *[other] { $name } cofa swoje ostatnie działanie.
    }
taken-back-more =
    { $name ->
        [you] Cofasz swoje ostatnie działanie i wszystko, co było po nim.
       *[other] { $name } cofa swoje ostatnie działanie i wszystko, co było po nim.
    }

clock-heading = Zegar
paused-headline = Pauza od { $since }.
paused = Pauza od { $since }. Każdy, kto gra, może wznowić mecz przez `/clock`.
until = Czas do { $due }.
has-until =
    { $name ->
        [you] Masz czas do { $due }.
       *[other] { $name } ma czas do { $due }.
    }
hands-open = Widzowie widzą wszystkie ręce, z opóźnieniem całej tury.
spectators-heading = Widzowie

left =
    { $how ->
        [forfeited] { $name }: czas minął.
       *[resigned] { $name } poddaje mecz.
    }
lost =
    { $how ->
        [forfeited] { $name }: czas minął, przegrana.
       *[resigned] { $name } poddaje mecz i przegrywa.
    }
you-left =
    { $how ->
        [forfeited] Twój czas minął, więc przegrywasz.
       *[resigned] Poddajesz mecz, więc przegrywasz.
    }
you-left-asked = { you-left } Pozostali decydują, czy na twoim miejscu gra dalej komputer.
you-left-over = { you-left } Na twoim miejscu do końca grał komputer ({ $computer }). Mecz się skończył.
you-left-goes-on = { you-left } Na twoim miejscu gra dalej { $computer }. Mecz możesz oglądać na planszy.
take-over-until = Czas na zgodę: do { $due }.
take-over-question = { left } Czy komputer ma zająć to miejsce? Dopóki to nierozstrzygnięte, nikt się nie rusza.
taken-over = { $computer } gra dalej na miejscu gracza { $name }, ale to miejsce jest już przegrane.

match-number = Mecz { $number }
card-footer = { match-number } · SHA-256 { $hash }… · Zapisz kod planszy jako dowód
started-two = { $first } kontra { $second }.
started-more = Grają { LIST($sides) }, każdy za siebie.
sides = { $side } kontra { $other }
is-on = Mecz trwa.
from-position = od pewnej chwili innego meczu
free = wolne
free-places =
    { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
       *[other] { $count } wolnych miejsc
    }
has-agreed = { $name } (jest zgoda)
is-awaited = { $name } (czekamy)
card-against = { $first } kontra { $second }.

proof-title = Dowód tasowania
proof-secret =
    Cały los w tym meczu pochodzi z jednego tajnego klucza, ustalonego, zanim ktokolwiek dołączył. Jego SHA-256 to
    `{ $hash }`
    Po meczu klucz pojawi się tutaj. Każda plansza kończy się kodem wszystkiego, co się do tej pory stało. Zapisz choć jeden: bez niego nikt nie udowodni, że mecz naprawdę tak przebiegał.
proof-key =
    Klucz `{ $key }`
    SHA-256 `{ $hash }`
    Zapisz plik `{ $record }` i uruchom `python -m bot.tools.verify { $record }`, żeby odtworzyć mecz z klucza. Jeśli masz kod z końca wcześniejszej planszy, dodaj go, na przykład `--seen 17:1a2b3c4d`.
proof-of-position = Ten mecz zaczął się od pewnej chwili innego meczu. W zapisie jest pozycja taka, jaką znała jedna osoba, a resztę wylosował klucz. Zapis nie dowodzi, co rozdano i zagrano przed tą chwilą.

your-team = twoja drużyna
result-void = **Bez wyniku**: mecz zakończono, zanim zaczęła się gra. Uczestnicy: { LIST($people) }.
result-draw = **Remis**: { LIST($people) }.
result-won =
    { $how ->
        [resigned] **Wygrana: { LIST($winners) }.** Poddanie: { LIST($losers) }.
        [forfeited] **Wygrana: { LIST($winners) }.** Koniec czasu: { LIST($losers) }.
       *[rules] **Wygrana: { LIST($winners) }.** Przegrana: { LIST($losers) }.
    }
