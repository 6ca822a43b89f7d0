command-tournament = Turnieje każdy z każdym i systemem szwajcarskim, od 3 do 32 osób
command-tournament-open = Otwórz turniej, do którego zapisy są na karcie na tym kanale
command-tournament-open-title = Jak się nazywa, na przykład Puchar Jesieni
command-tournament-open-game = Która gra, dla dwóch osób
command-tournament-open-format = Kto gra z kim
command-tournament-open-options = Zacznij pisać, żeby zobaczyć opcje; pomiń, żeby grać na zwykłych zasadach
command-tournament-open-clock = Ile czasu ma mecz; pomiń, żeby było jak zwykle na tym serwerze
command-tournament-open-days = Ile najwyżej dni trwa runda; pomiń, żeby było 7
command-tournament-open-rounds = Ile rund ma turniej szwajcarski; pomiń, żeby liczba pasowała do liczby osób
command-tournament-open-size = Ile najwyżej osób może grać; pomiń, żeby było 32
command-tournament-open-starts-in = Za ile godzin zaczyna się sam, np. 1.5; pomiń, żeby zacząć przyciskiem
command-tournament-open-check-in = Przez ile minut przed startem trzeba potwierdzić obecność
command-tournament-show = Zobacz turnieje, trwające i skończone, i ich tabele; widzisz to tylko ty
command-tournament-show-tournament = Czyją tabelę zobaczyć; pomiń, żeby mieć listę wszystkich
completion-over = { $name } (skończony)

format-round-robin = Każdy z każdym: każdy gra z każdym raz
format-swiss = Szwajcarski: w każdej rundzie grasz z kimś o podobnej liczbie punktów

im-here = Jestem
join = Dołącz
leave = Wypisz się
begin = Zacznij
call-off = Odwołaj
how-it-works = Jak to działa
drop-out = Wycofaj się
lead = Zarządzaj
start = Start
table = Tabela
continue-here = Przenieś tutaj: { $name }
yes-drop-out = Tak, wycofuję się
yes-call-off = Tak, odwołaj
yes-remove = Tak, usuń
yes-end = Tak, zakończ
no-go-on = Nie, niech trwa

title = { $name }: { $game }
called-off-early = Turniej odwołano, zanim się zaczął.
join-to-take-part = Naciśnij **{ join }**, żeby zagrać. Organizator zaczyna, gdy osób jest co najmniej { $fewest }.
join-before-start = Naciśnij **{ join }**, żeby zagrać. Turniej zacznie się sam, gdy osób będzie co najmniej { $fewest }.
check-in-until = Naciśnij **{ im-here }** do { $start }: kto tego nie zrobi, nie gra.
start-missed = W chwili startu obecnych było mniej niż { $fewest }. Organizator może zacząć ze wszystkimi zapisanymi albo odwołać turniej.

terms = Warunki
start-heading = Start
signed-up = Zapisani ({ $count } z { $limit })
nobody-yet = Jeszcze nikt

rated = Rankingowy: mecze liczą się do rankingów na tym serwerze
unrated = Towarzyski: mecze nie zmieniają rankingów
round-robin-in-short =
    { $days ->
        [one] Każdy z każdym: runda trwa do { $days } dnia
       *[other] Każdy z każdym: runda trwa do { $days } dni
    }
swiss-in-short =
    { $days ->
        [one] Szwajcarski: runda trwa do { $days } dnia
       *[other] Szwajcarski: runda trwa do { $days } dni
    }
swiss-rounds-in-short =
    Szwajcarski: { $rounds ->
        [one] do { $rounds } rundy
       *[other] do { $rounds } rund
    }, { $days ->
        [one] każda do { $days } dnia
       *[other] każda do { $days } dni
    }

start-with-check-in =
    { $minutes ->
        [one] { $start }. Potwierdź obecność w ostatniej minucie, od { $opens }.
        [few] { $start }. Potwierdź obecność w ostatnie { $minutes } minuty, od { $opens }.
       *[other] { $start }. Potwierdź obecność w ostatnie { $minutes } minut, od { $opens }.
    }

check-in-call = { $people }: naciśnij **{ im-here }**, żeby zagrać. Początek { $start }.

table-heading = Tabela
round-heading = Runda { $round }
continued = { $heading }, ciąg dalszy

round-of = Runda { $round } z { $planned }.
round-until = Runda { $round } z { $planned }, do { $end }.
called-off-in-round = Odwołany w rundzie { $round }.
over = Skończony.
ended-early = Skończony przed czasem w rundzie { $round }, według dotychczasowych wyników.
winners =
    { $count ->
        [1] Wygrywa **{ $names }**.
       *[other] Pierwsze miejsce dzielą **{ $names }**.
    }
left-out = Nie grają, bo nie ma potwierdzenia obecności: { $names }.

standing = { $rank }. **{ $name }**: { $score } ({ $tie_break })
points =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
wins =
    { $count ->
        [one] { $count } wygrana
        [few] { $count } wygrane
       *[other] { $count } wygranych
    }
draws =
    { $count ->
        [one] { $count } remis
        [few] { $count } remisy
       *[other] { $count } remisów
    }
buchholz-value = Buchholz { $value }
sonneborn-berger-value = Sonneborn-Berger { $value }

pairing-line = Stolik { $table }: { $pairing }
pairing-open = { $first } – { $second }
pairing-played = { $first } – { $second }: { $score }
pairing-absent = { $first } – { $second }: { $score } (bez gry)
pairing-late = { $first } – { $second }: { $score } (czas minął)
pairing-bye = { $name }: wolny los
pairing-without = { $name }: wycofanie

verdict-draw = Czas minął: po pół punktu.
verdict-both-dropped-out = Obie osoby się wycofały: nikt nie dostaje punktu.
verdict-neither-came = Nikt nie przyszedł: nikt nie dostaje punktu.
verdict-waited = Mecz czekał aż do końca czasu na ruch gracza { $loser }: punkt dostaje { $winner }.
verdict-dropped-out = { $loser } wycofuje się: punkt dostaje { $winner }.
verdict-absent = { $loser } nie przychodzi: punkt dostaje { $winner }.

round-links = Runda { $round }: { $tables }
table-link = stolik { $table }

picture-final = końcowa
picture-called-off = odwołany
picture-round = runda { $round } z { $planned }
picture-tournament = Turniej
picture-player = Gracz { $rank }
picture-points = Punkty
picture-wins = Wygr.
picture-draws = Remisy
picture-buchholz = Buchholz
picture-sonneborn-berger = S.-Berger
picture-out = { $name } (poza)
picture-against = kontra
picture-bye = wolny los
table-alt = Tabela turnieju { $tournament } w rundzie { $round } z { $planned }.
table-alt-final = Końcowa tabela turnieju { $tournament }.
table-alt-called-off = Tabela turnieju { $tournament } w chwili odwołania.
standing-alt = { $rank }. { $name }: { $score }.

rules-of = **{ $game }** · { $format }.

rounds = Rundy
rounds-by-people = Tyle, ile pasuje do liczby osób.
rounds-asked =
    { $count ->
        [one] { $count } runda.
        [few] { $count } rundy albo mniej, jeśli osób jest za mało.
       *[other] { $count } rund albo mniej, jeśli osób jest za mało.
    }
rounds-last =
    { $days ->
        [one] Każda trwa najwyżej { $days } dzień; następna zaczyna się, gdy są wszystkie wyniki.
       *[other] Każda trwa najwyżej { $days } dni; następna zaczyna się, gdy są wszystkie wyniki.
    }

matches = Mecze
matches-text = W każdej rundzie dostajesz kartę meczu. Mecz zaczyna się, gdy obie strony nacisną na niej **{ start }**.

points-heading = Punkty
points-text = Wygrana to punkt, remis pół punktu, a runda bez przeciwnika (wolny los) też punkt. Kto podda mecz albo komu skończy się czas, przegrywa.

ties = Przy równych punktach
tie-break = { $number }. { $text }
tie-break-buchholz = Buchholz: punkty wszystkich twoich przeciwników
tie-break-mutual = mecze między osobami z równymi punktami
tie-break-sonneborn-berger = Sonneborn-Berger: punkty pokonanych przeciwników i pół punktów tych, z którymi był remis
tie-break-wins = wygrane

late = Gdy runda się kończy
late-text =
    { $hours ->
        [one] Kto do końca rundy nie naciśnie **{ start }**, przegrywa mecz; jeśli nie naciśnie nikt, przegrywają obie strony. Mecz, który jeszcze trwa, liczy się wtedy jako remis; ale kto każe na siebie czekać { $hours } godzinę lub dłużej, przegrywa. Możecie go dograć do końca; tabela się nie zmieni.
        [few] Kto do końca rundy nie naciśnie **{ start }**, przegrywa mecz; jeśli nie naciśnie nikt, przegrywają obie strony. Mecz, który jeszcze trwa, liczy się wtedy jako remis; ale kto każe na siebie czekać { $hours } godziny lub dłużej, przegrywa. Możecie go dograć do końca; tabela się nie zmieni.
       *[other] Kto do końca rundy nie naciśnie **{ start }**, przegrywa mecz; jeśli nie naciśnie nikt, przegrywają obie strony. Mecz, który jeszcze trwa, liczy się wtedy jako remis; ale kto każe na siebie czekać { $hours } godzin lub dłużej, przegrywa. Możecie go dograć do końca; tabela się nie zmieni.
    }

leaving = Odejście
leaving-text = Kto się wycofa albo nie przyjmuje wyzwań przeciwnika, przegrywa to, czego nie rozegra.

pairing-heading-unknown = Turniej
pairing-title = { $heading }: { $game }
pairing-names = **{ $first }** kontra **{ $second }**.
begins-when-ready = Mecz zaczyna się, gdy obie strony nacisną **{ start }**.
round-ends = Koniec rundy: { $end }.
pairing-headline =
    { $game } · { $heading }: { $names }
    { begins-when-ready }
ready = W gotowości
until = Do
press-start = { $people }, wasz mecz tej rundy może się zacząć.

not-played-title = { $heading }: nierozegrany
not-played = Mecz **{ $first }** – **{ $second }** się nie odbył.
see-table = Jak się liczy, mówi tabela turnieju.

ended = 🏆 **{ $tournament }**: koniec turnieju.
ended-with-table = 🏆 **{ $tournament }**: koniec turnieju. [Jego tabela]({ $link }) zostaje na miejscu.
thanks = Dziękuję za grę, { $people }.

event =
    { $game } · { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[other] { $people } osób
    } · { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[other] { $rounds } rund
    } po najwyżej { $days ->
        [one] { $days } dniu
       *[other] { $days } dni
    }.
    Tabela i karty meczów są na kanale podanym jako miejsce.
    { event-number }
event-number = Turniej { $number }

result-board = plansza

placings = Turnieje
placing = { $tournament }: { $rank }. miejsce na { $count }

list-title = Turnieje
list-empty = Nie ma tu żadnego turnieju. `/tournament open` otwiera turniej, jeśli pozwala na to administracja.
list-over = Skończone
list-line = **{ $name }** · { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[other] { $people } osób
    } · { $status ->
        [signup] trwają zapisy
        [running] trwa
       *[over] skończony
    }
list-line-with-table = { $line } · [tabela]({ $link })

opened = **{ $name }**: zapisy otwarte, na karcie na tym kanale. Naciśnij tam **{ begin }**, gdy będą już wszyscy.
opened-with-start = **{ $name }**: zapisy otwarte, na karcie na tym kanale. Turniej zacznie się sam.
joined = Grasz w turnieju **{ $name }**. Gdy będzie można zacząć twój pierwszy mecz, oznaczę cię na karcie.
checked-in = Obecność potwierdzona. **{ $name }** zacznie się bez tych, którzy jej nie potwierdzą.
left = Nie grasz już w turnieju **{ $name }**.
begun = **{ $name }**: turniej się zaczyna. Tabela i karty pierwszej rundy są tutaj: { $channel }.
called-off = **{ $name }**: turniej odwołany.
nothing-changed = Nic się nie zmieniło.
moved = **{ $name }** toczy się dalej tutaj: tabela, karty, które czekają na graczy, i te, które przyjdą. Trwające mecze zostają na miejscu; przenosi je `/board`.
continues-in = Turniej toczy się dalej tutaj: { $channel }.
continues-here = [Turniej toczy się dalej tutaj]({ $link }).
table-is-in = [Tabela turnieju { $name }]({ $link }) jest tutaj: { $channel }.
removed = Ta osoba już nie gra. Jak się to liczy, pokazuje tabela.
replaced = **{ $person }** gra teraz na tym miejscu w turnieju **{ $tournament }**.
paired = Te osoby grają ze sobą. Ich karta pojawia się obok innych z tej rundy.
ended-now = **{ $name }**: turniej skończony, według dotychczasowych wyników.

lead-title = Zarządzanie: { $tournament }
lead-text = Runda { $round }. **Usuń** kogoś, kto nie przychodzi: przegrywa to, czego nie rozegra. **Zastąp** kogoś, wybierając tę osobę i tę, która wchodzi na jej miejsce; miejsce zachowuje punkty, a rozpoczęty mecz gra się do końca bez zmian. **Połącz** dwie osoby, które nie mają przeciwnika w tej rundzie: mają wolny los albo wygraną, bo druga osoba nie przyszła.
choose-to-remove = Usuń kogoś
choose-to-replace = Zastąp: wybierz, kto odchodzi, a kto wchodzi
choose-to-pair = Połącz: wybierz dwie osoby bez przeciwnika
end-now = Zakończ teraz

ask-drop-out = Wycofać się z turnieju { $tournament }?
ask-drop-out-text = Nie dostaniesz już przeciwników, a twój nierozpoczęty mecz przepada. Rozpoczęty toczy się dalej. Do tego turnieju nie można wrócić.
ask-call-off = Odwołać turniej { $tournament }?
ask-call-off-text = Kończy się dla wszystkich, a tabela zostaje, jaka jest. Rozpoczęte mecze toczą się dalej. Tego nie da się cofnąć.
ask-remove = Usunąć gracza { $person } z turnieju { $tournament }?
ask-remove-text = Nie dostanie już przeciwników, a nierozpoczęty mecz przepada. Rozpoczęty toczy się dalej.
ask-end = Zakończyć teraz turniej { $tournament }?
ask-end-text = Kończy się dla wszystkich, a koniec zostaje ogłoszony. O tabeli decydują dotychczasowe wyniki: najpierw punkty, potem jak zawsze dalsze kryteria. Niedokończone mecze nie dają punktów. Tego nie da się cofnąć.

refusal-check-in-closed = Obecność potwierdza się dopiero tuż przed startem. Karta mówi, od kiedy.
refusal-check-in-without-start = Obecność potwierdza się przed startem, więc podaj też `starts_in`, co najmniej tyle, ile trwa potwierdzanie.
refusal-checked-in-already = Twoja obecność jest już potwierdzona. Oznaczę cię, gdy będzie można zacząć twój pierwszy mecz.
refusal-choose-one-of-each = Wybierz dwie osoby: jedną, która gra, i jedną, która nie gra i wejdzie na jej miejsce.
refusal-not-begun = Turniej jeszcze się nie zaczął. Przyciski do tego są na jego karcie.
refusal-not-waiting = Wybierz dwie osoby bez przeciwnika w tej rundzie: z wolnym losem albo takie, których przeciwnik nie przyszedł.
refusal-entered-already = Już grasz. Karta pokazuje, kto jeszcze.
refusal-not-entered = Nie grasz w tym turnieju.
refusal-signup-over =
    { $status ->
        [running] Turniej się zaczął, więc nikt już nie może dołączyć. Jego tabela pokazuje, kto gra.
        [over] Ten turniej się skończył. `/tournament show` pokazuje te, które trwają.
       *[cancelled] Ten turniej odwołano. `/tournament show` pokazuje te, które trwają.
    }
refusal-too-few-entrants = Turniej zaczyna się, gdy osób jest co najmniej { $fewest }. Poczekaj, aż ktoś jeszcze dołączy.
refusal-too-many-tournaments = Turniejów jest tu już { $limit }, a więcej naraz nie można. Poczekaj, aż któryś się skończy, albo odwołaj jeden.
refusal-tournament-full = Turniej jest pełny (osób: { $limit }). Poproś organizatora o drugi.
refusal-tournament-over =
    { $status ->
        [over] Ten turniej się skończył, więc nic się nie zmieniło.
       *[cancelled] Ten turniej już odwołano.
    }
refusal-withdrawn-already = Nie grasz już w tym turnieju: wycofanie jest zapisane.
