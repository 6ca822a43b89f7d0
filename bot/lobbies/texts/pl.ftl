command-challenge = Wyzwij kogoś na mecz; podaj grę albo wybierz ją potem
command-challenge-opponent = Z kim chcesz grać
command-challenge-game = Która gra; pomiń, żeby wybrać ją, wariant zasad i zegar na stronie
command-challenge-level = Jak mocno gram, jeśli wyzywasz mnie; pomiń, a dobiorę poziom do ciebie
menu-challenge = Wyzwij
command-practice = Graj z komputerem: wybierz grę, poziom i liczbę przeciwników i od razu zacznij
command-open = Otwórz mecz, do którego każdy tu może dołączyć; karta pojawi się tutaj
command-open-players = Dla ilu osób; pomiń, żeby zacząć, gdy zbierze się dość osób
command-muster = Zrób mecz z osobami na twoim kanale głosowym; najpierw go ułożysz
command-any-game = Która gra
command-any-options = Zacznij pisać, żeby zobaczyć opcje; pomiń, żeby zagrać na zwykłych zasadach
command-any-clock = Ile jest czasu; pomiń, żeby było jak zwykle na tym serwerze
command-block = Czyich wyzwań nie chcesz na tym serwerze; widzisz to tylko ty
command-block-add = Nie przyjmuj już wyzwań od tej osoby; otwarte sprawy między wami się kończą
command-block-add-person = Czyich wyzwań nie chcesz
command-block-remove = Znów przyjmuj wyzwania od tej osoby
command-block-remove-person = Czyich wyzwań znów chcesz
command-block-list = Pokaż, kogo blokujesz, i odblokuj

about-beginner = Początkujący gra jak w pierwszym meczu.
about-easy = Łatwy myśli trochę naprzód.
about-medium = Średni myśli naprzód.
about-hard = Trudny myśli naprzód tak daleko, jak tylko może.

challenge-whom = Kogo chcesz wyzwać?
choose-game-next = Grę wybierzesz za chwilę.
choose-variant-next = Wariant zasad gry { $game } wybierzesz za chwilę.
choose-somebody = Wybierz kogoś
challenge-somebody = Wyzwanie: { $name }
open-to-everybody = Otwórz mecz dla wszystkich
play-computer = Graj z komputerem
ask-game = Która gra?
rules-variant = Wariant zasad
custom = Własny
rules-conflict = Te zasady nie pasują do siebie
is-rated = Rankingowy
rated-means = liczy się do waszych rankingów na tym serwerze.
is-unrated = Towarzyski
unrated-means = nie zmienia niczyjego rankingu.
against = Przeciwnicy
computers-of-level = { LIST($names) }. { $about }
send-challenge = Wyślij wyzwanie
open-to-all = Otwórz dla wszystkich
make-rated = Zmień na rankingowy
make-unrated = Zmień na towarzyski
change-rule = Zmień zasadę
more-choices = Więcej możliwości
play = Graj
only-watch = Tylko oglądaj
clock-none = Bez zegara
clock-daily = Zegar dzienny
clock-live = Zegar na żywo
opponents = { $count ->
        [one] 1 przeciwnik
        [few] { $count } przeciwników
       *[other] { $count } przeciwników
    }
go-on-with = Graj dalej: { $game }, mecz { $match }
matches-under-way =
    { $count ->
        [1] Masz mecz w toku.
       *[other] Masz mecze w toku.
    }
rules-of-game = { $game }: zasady
which-rule = Którą zasadę chcesz zmienić?
rule-of-game = { $game }: { $rule }
choose-value = Wybierz, co obowiązuje w tym meczu.
rule-value = { $rule }: { $value }
variant-value = { $variant }: { $terms }

challenge-title = { $game }: wyzwanie
challenges = **{ $challenger }** rzuca wyzwanie graczowi **{ $opponent }**.
answer-until = Odpowiedz do { $until }.
terms = Warunki
answer = Odpowiedź
ratings = Rankingi
you-are-challenged = { $people }, masz wyzwanie.
accept = Przyjmij
decline = Odrzuć
cancel = Wycofaj
challenge-closed-title = { $game }: wyzwanie zamknięte
challenge-ended-declined = { $opponent } odmawia. Spytaj innego dnia albo wyzwij kogoś innego.
challenge-ended-cancelled = { $challenger } wycofuje wyzwanie.
challenge-ended-expired = Nikt nie odpowiedział na czas, więc wyzwanie wygasło. Ponowisz je przez `/challenge`.
you-declined = Odmawiasz. { $name } widzi to na karcie.
you-withdrew = Wycofujesz swoje wyzwanie.

who-joins = { $game }: kto dołącza?
match-for =
    { $number ->
        [one] { $game }: mecz dla { $number } osoby
       *[other] { $game }: mecz dla { $number } osób
    }
lobby-closed-title = { $game }: zamknięte
closed-cancelled = Mecz odwołano. `/open` lub `/muster` zaczyna inny.
closed-expired = Mecz wygasł, zanim zebrali się wszyscy. `/open` lub `/muster` zaczyna inny.
opens-match = **{ $opener }** otwiera mecz. Dołączyć może tu każdy.
invites = **{ $opener }** zaprasza: { LIST($names) }.
looks-for-players = **{ $opener }** szuka graczy.
players = Gracze
players-joined = Gracze ({ $joined } z { $number })
team = Drużyna { $team }
start = Start
now = Teraz
until = Do
nobody-yet = jeszcze nikt
until-time = Do { $until }.
starts-by-itself =
    { $count ->
        [one] Mecz zacznie się sam, gdy będzie 1 gracz.
       *[other] Mecz zacznie się sam, gdy będzie { $count } graczy.
    }
may-start-now = { $opener } może zacząć już teraz.
may-start-with = { $opener } może zacząć, gdy graczy będzie { LIST($sizes, type: "or") }.
may-start-if-teams-fit = { $opener } może zacząć, gdy graczy będzie { LIST($sizes, type: "or") }, a drużyny będą pasować.
stays-open = Mecz jest otwarty do { $until }.
seats-free = { $count ->
        [one] 1 miejsce jest wolne. { $opener } może ułożyć mecz z osób, które zostały.
        [few] { $count } miejsca są wolne. { $opener } może ułożyć mecz z osób, które zostały.
       *[other] { $count } miejsc jest wolnych. { $opener } może ułożyć mecz z osób, które zostały.
    }
seats-free-in-voice = { $count ->
        [one] 1 miejsce jest wolne. Może je zająć każdy na tym samym kanale głosowym albo { $opener } może ułożyć mecz z osób, które zostały.
        [few] { $count } miejsca są wolne. Może je zająć każdy na tym samym kanale głosowym albo { $opener } może ułożyć mecz z osób, które zostały.
       *[other] { $count } miejsc jest wolnych. Może je zająć każdy na tym samym kanale głosowym albo { $opener } może ułożyć mecz z osób, które zostały.
    }
all-agree = Mecz zaczyna się, gdy wszyscy nacisną **{ i-play }**.
waiting-for = { all-agree } Czekamy na zgodę: **{ LIST($names) }**.
do-you-play = { $people }, grasz?
i-play = Gram
join = Dołącz
join-team = Dołącz do drużyny { $team }
take-free-seat = Zajmij wolne miejsce
change-teams = Zamień drużyny
start-now = Zacznij teraz
leave = Wyjdź
arrange = Ułóż
computer-players = Gracze komputerowi
call-off = Odwołaj

computers-title = { $game }: gracze komputerowi
no-computers = Na razie nie gra żaden.
computers-agree = Od razu zgadzają się na wszystko, co ułożysz.
add-computer = Dodaj: { $name }
add-to-team = Drużyna { $team }: { $name }
remove-computer = Usuń: { $name }

who-plays = { $game }: kto gra?
also-present = Też na twoim kanale głosowym
choose-who-plays = Wybierz, kto gra z tobą. Osób razem z tobą: { LIST($sizes, type: "or") }.
who-plays-including-you = Kto gra, razem z tobą
who-is-in-team-1 = Kto jest w drużynie 1
team-method-random = Losowe drużyny
team-method-hand = Ręcznie
teams-random = Drużyny: losowane
teams-random-means = Losuje się je, gdy wysyłasz zaproszenia. Te same osoby dostają te same drużyny, póki nie zakończą meczu, więc odwołanie niczego nie zmienia.
teams-hand = Drużyny: układane ręcznie
teams-hand-means = Wybierz poniżej, kto jest w drużynie 1. Cała reszta jest w drużynie 2.
send-invitations = Wyślij zaproszenia
invitations-to-send = Gdy wszystko się zgadza, wyślij zaproszenia. Mecz zacznie się, gdy wszyscy się zgodzą.
invitations-sent = Zaproszenia wysłane. Jeśli coś zmienisz, wszyscy dostaną pytanie jeszcze raz.
people-drawn = Jest was tu { $present }, a grać może { $playing }, więc o tym, kto gra, zdecydował los. Jeśli chcesz, wybierz inne osoby.

close-match = Zamknąć ten mecz?
closes-by-leaving = Nie ma tu nikogo poza tobą, więc wyjście zamyka mecz i nikt już nie dołączy.
yes-close = Tak, zamknij
no-stay = Nie, zostaję
change-teams-with = Z kim zamieniasz drużynę?
change-teams-means = Zamieniacie się miejscami, a wszyscy pozostali muszą zgodzić się jeszcze raz.

match-is-on = Mecz trwa tutaj: { $channel }.
card-is-in = Karta jest tutaj: { $channel }.
drawn-anew = To trening od tamtej chwili. Wszystko, co było przed tobą ukryte, wylosowano na nowo.
rematch-agreed = Zgadzasz się na rewanż, który już czeka. Zacznie się, gdy zgodzą się wszyscy.
joined = Grasz. Na karcie widać, kto jeszcze, a gdy będzie twoja tura, dam ci znać.
left = Wychodzisz z meczu.
left-open = Wychodzisz z meczu. Tymczasem ktoś dołączył, więc mecz dalej jest otwarty.
you-closed-match = Zamykasz mecz.
stayed = Nadal grasz. Na karcie widać, kto jeszcze.
agreed = Dziękuję. Mecz zacznie się, gdy zgodzą się wszyscy.
called-off = Odwołujesz mecz.
changed-teams = Zamieniasz drużyny. Wszyscy pozostali muszą zgodzić się jeszcze raz.
invitations-are-in = Zaproszenia są tutaj: { $channel }. Żeby coś zmienić, naciśnij tam **{ arrange }**.
watched-ended = Mecz się skończył. Nikt go nie wygrał.

whom-you-block = Kogo blokujesz
blocks-these = Nie przyjmujesz wyzwań od tych osób:
and-more-people = i jeszcze { $count ->
        [one] 1 osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
blocks-nobody = Przyjmujesz wyzwania od wszystkich na tym serwerze. Zmienia to `/block add`.
unblock-somebody = Odblokuj kogoś
somebody-who-left = Ktoś, kogo już tu nie ma ({ $id })
blocked =
    { $name ->
        [them] Ta osoba nie może cię już wyzwać i nie dowie się dlaczego. Otwarte wyzwania między wami się kończą, a ze wspólnych poczekalni wychodzisz; rozpoczęte mecze trwają. Cofniesz to przez `/block remove`.
       *[other] { $name } nie może cię już wyzwać i nie dowie się dlaczego. Otwarte wyzwania między wami się kończą, a ze wspólnych poczekalni wychodzisz; rozpoczęte mecze trwają. Cofniesz to przez `/block remove`.
    }
unblocked =
    { $name ->
        [them] Znów przyjmujesz wyzwania od tej osoby.
       *[other] { $name }: znów przyjmujesz wyzwania od tej osoby.
    }

here-is-the-card = oto karta
here-is-the-board = oto plansza
sizes-against = { $one } na { $other }

refusal-agreed-already = Twoja zgoda już jest. Czekamy jeszcze na: { LIST($names) }.
refusal-alone-in-voice = Na kanale głosowym nie ma nikogo poza tobą. Poczekaj na innych albo użyj `/open`, żeby otworzyć publiczną poczekalnię.
refusal-blocked-here = Nie możesz dołączyć do tego meczu. `/open` zaczyna inny.
refusal-blocked-pair = Te osoby nie mogą grać w jednym meczu: { LIST($names) }. Pomiń jedną z nich.
refusal-blocked-you = { $name } nie przyjmuje wyzwań. Wyzwij kogoś innego.
refusal-bot-challenge = { $name } to bot, który nie umie grać. Wyzwij człowieka albo zagraj ze mną przez `/practice`.
refusal-bot-invited = { $name } to bot i nie może grać. Wybierz tylko ludzi.
refusal-cannot-start = Mecz nie może się tak zacząć: graczy musi być { LIST($sizes, type: "or") }.
cannot-start-in-teams = Mecz nie może się tak zacząć: graczy musi być { LIST($sizes, type: "or") }, w drużynach odpowiedniej wielkości.
refusal-cannot-swap = Nie ma teraz z kim zamienić drużyny. Karta pokazuje drużyny.
refusal-challenge-closed =
    { $status ->
        [live] To wyzwanie już przyjęto i mecz trwa. Pokazuje go `/board`.
        [over] To wyzwanie przyjęto, a jego mecz już się skończył. `/challenge` zaczyna inny.
        [declined] To wyzwanie odrzucono. `/challenge` pyta znowu.
        [cancelled] To wyzwanie wycofano. `/challenge` tworzy nowe.
       *[expired] { refusal-challenge-expired }
    }
refusal-challenge-expired = To wyzwanie wygasło. `/challenge` tworzy nowe.
refusal-challenged-already = Wyzwanie od ciebie już tu jest ({ $name }) i czeka na odpowiedź: { $card }.
refusal-computers-not-allowed = Administracja tego serwera nie pozwala na graczy komputerowych. Graj z ludźmi: wyzwij kogoś przez `/challenge` albo otwórz mecz przez `/open`.
refusal-former-player = { $name } już tu nie gra, więc rewanżu nie będzie. Wyzwij kogoś innego przez `/challenge`.
refusal-joined-already = Już grasz. Karta pokazuje, kogo jeszcze brakuje.
refusal-level-of-a-person = { $name } to nie gracz komputerowy, więc nie ma poziomu do wyboru. Żeby grać na wybranym, wyzwij mnie.
refusal-lobby-closed =
    { $status ->
        [live] Ten mecz już się zaczął. Jeśli w nim grasz, naciśnij **{ my-hand }** pod jego planszą.
        [over] Ten mecz już się skończył. `/open` zaczyna inny.
        [cancelled] Ten mecz odwołano. `/open` lub `/muster` zaczyna inny.
       *[expired] Ten mecz wygasł, zanim zebrali się wszyscy. `/open` lub `/muster` zaczyna inny.
    }
refusal-lobby-full = Wszystkie miejsca są zajęte. Użyj `/open`, żeby zacząć własny mecz.
refusal-no-voice = Najpierw wejdź na kanał głosowy, a potem użyj `/muster`, żeby zagrać z osobami, które na nim są.
refusal-not-a-member = Tej osoby nie ma już na tym serwerze. Wyzwij kogoś innego.
refusal-rematch-stands = Ta prośba już tu jest i nie wszyscy się jeszcze zgodzili: { $card }.
refusal-not-blocked =
    { $name ->
        [them] Nie blokujesz tej osoby, więc nic się nie zmieniło.
       *[other] { $name }: nie blokujesz tej osoby, więc nic się nie zmieniło.
    }
refusal-not-complete = { $count ->
        [one] Mecz nie jest jeszcze pełny: { $count } miejsce jest wolne. Na zgodę przyjdzie czas, gdy ktoś je zajmie.
        [few] Mecz nie jest jeszcze pełny: { $count } miejsca są wolne. Na zgodę przyjdzie czas, gdy ktoś je zajmie.
       *[other] Mecz nie jest jeszcze pełny: { $count } miejsc jest wolnych. Na zgodę przyjdzie czas, gdy ktoś je zajmie.
    }
teams-not-made = Drużyny nie są jeszcze ułożone. Na zgodę przyjdzie czas, gdy będą.
refusal-not-in-lobby = Nie należysz do tego meczu. Mogą to zrobić tylko osoby wymienione na jego karcie.
refusal-not-in-that-voice = Wolne miejsce jest dla kogoś z kanału głosowego tego meczu. Wejdź na niego i naciśnij jeszcze raz.
refusal-not-in-voice =
    { $count ->
        [one] Na twoim kanale głosowym nie ma tej osoby: { LIST($names) }. Wybierz kogoś, kto jest, albo poczekaj.
       *[other] Na twoim kanale głosowym nie ma tych osób: { LIST($names) }. Wybierz tych, którzy są, albo poczekaj.
    }
refusal-no-game-chosen = Opcje należą do gry. Wybierz też `game` albo pomiń opcje i wybierz je potem.
refusal-not-over = Ten mecz jeszcze trwa. Najpierw go dokończ, potem poproś o rewanż.
refusal-no-picks = Kapitanowie nie wybierają już drużyn. Układa je osoba, która otwiera mecz: **{ arrange }** na karcie.
refusal-no-computers = Ja w tej chwili nie gram. Graj z ludźmi: wyzwij kogoś przez `/challenge` albo otwórz mecz przez `/open`.
refusal-not-the-challenger = To wyzwanie może wycofać tylko osoba, która je rzuciła: { $name }.
refusal-not-the-opener = Może to zrobić tylko osoba, która otwiera mecz: { $name }.
refusal-not-the-opponent = To wyzwanie jest dla kogoś innego i tylko { $name } może na nie odpowiedzieć.
refusal-not-yours-to-end = Ten mecz może zakończyć tylko osoba, która go zaczęła, albo administracja serwera.
refusal-posted-already = Zaproszenia są już wysłane. Zmiany, które tu zrobisz, widać na ich karcie.
refusal-rated-with-computers = Mecz z graczem komputerowym nigdy nie jest rankingowy. Pomiń `rated` albo wyzwij człowieka.
refusal-self-block = Nie możesz zablokować siebie. Wskaż kogoś innego.
refusal-self-challenge = Nie możesz grać przeciwko sobie. Wyzwij kogoś innego na tym serwerze.
refusal-team-full = Drużyna { $team } jest pełna. Dołącz do drugiej albo poproś kogoś o zamianę.
refusal-too-many-open =
    { $limit ->
        [one] { $name } ma tu już { $limit } otwarty mecz, a więcej nie można. Wyzwij kogoś innego albo spróbuj później.
        [few] { $name } ma tu już { $limit } otwarte mecze, a więcej nie można. Wyzwij kogoś innego albo spróbuj później.
       *[other] { $name } ma tu już { $limit } otwartych meczów, a więcej nie można. Wyzwij kogoś innego albo spróbuj później.
    }
refusal-too-many-yours =
    { $limit ->
        [one] Masz tu już { $limit } otwarty mecz, a więcej nie można. Dokończ go albo wycofaj wyzwanie; pokazuje je `/matches`.
        [few] Masz tu już { $limit } otwarte mecze, a więcej nie można. Dokończ któryś albo wycofaj wyzwanie; pokazuje je `/matches`.
       *[other] Masz tu już { $limit } otwartych meczów, a więcej nie można. Dokończ któryś albo wycofaj wyzwanie; pokazuje je `/matches`.
    }
refusal-uneven-teams = Te drużyny nie pasują: ma być { LIST($splits, type: "or") }. Wybierz jeszcze raz, kto jest w drużynie 1.
refusal-unknown-option = Nie rozumiem opcji { $option }. Zacznij pisać i wybierz z listy.
unknown-option-of-game = Nie rozumiem opcji { $option }. Opcje to { LIST($options) }, w postaci `{ $example }=…`. Zacznij pisać i wybierz z listy.
unknown-option-meant = Nie rozumiem opcji { $option }. Czy chodzi o: { LIST($suggestions, type: "or") }?
refusal-wrong-size = Z tymi opcjami w { $game } liczba graczy to { LIST($sizes, type: "or") }. Wybierz tylu albo inne opcje.
refusal-watched-already = Gracze komputerowi już grają ze sobą na tym serwerze: { $board }. Oglądaj ich albo poczekaj, aż skończą.
refusal-you-blocked = Blokujesz tę osobę ({ $name }). Najpierw użyj `/block remove`, potem ją wyzwij.
refusal-you-blocked-here = Blokujesz kogoś z tego meczu ({ $name }). Najpierw użyj `/block remove`, potem dołącz.
