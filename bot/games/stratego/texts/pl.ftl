### Formy figur: acc – biernik, gen – dopełniacz, ins – narzędnik, few i many – po liczebnikach.

name = Stratego
gist = Dwie ukryte armie: zdobądź Flagę wroga, zanim wróg znajdzie twoją.

piece-marshal = Marszałek
    .acc = Marszałka
    .gen = Marszałka
    .ins = Marszałkiem
    .few = Marszałków
    .many = Marszałków
piece-general = Generał
    .acc = Generała
    .gen = Generała
    .ins = Generałem
    .few = Generałów
    .many = Generałów
piece-colonel = Pułkownik
    .acc = Pułkownika
    .gen = Pułkownika
    .ins = Pułkownikiem
    .few = Pułkowników
    .many = Pułkowników
piece-major = Major
    .acc = Majora
    .gen = Majora
    .ins = Majorem
    .few = Majorów
    .many = Majorów
piece-captain = Kapitan
    .acc = Kapitana
    .gen = Kapitana
    .ins = Kapitanem
    .few = Kapitanów
    .many = Kapitanów
piece-lieutenant = Porucznik
    .acc = Porucznika
    .gen = Porucznika
    .ins = Porucznikiem
    .few = Poruczników
    .many = Poruczników
piece-sergeant = Sierżant
    .acc = Sierżanta
    .gen = Sierżanta
    .ins = Sierżantem
    .few = Sierżantów
    .many = Sierżantów
piece-miner = Saper
    .acc = Sapera
    .gen = Sapera
    .ins = Saperem
    .few = Saperów
    .many = Saperów
piece-scout = Zwiadowca
    .acc = Zwiadowcę
    .gen = Zwiadowcy
    .ins = Zwiadowcą
    .few = Zwiadowców
    .many = Zwiadowców
piece-spy = Szpieg
    .acc = Szpiega
    .gen = Szpiega
    .ins = Szpiegiem
    .few = Szpiegów
    .many = Szpiegów
piece-bomb = Bomba
    .acc = Bombę
    .gen = Bomby
    .ins = Bombą
    .few = Bomby
    .many = Bomb
piece-flag = Flaga
    .acc = Flagę
    .gen = Flagi
    .ins = Flagą
    .few = Flagi
    .many = Flag
piece-unknown = Figura
    .acc = Figurę
    .gen = Figury
    .ins = Figurą
    .few = Figury
    .many = Figur

ranked-piece = { $piece } ({ $symbol })

alt-diamond = Romb
alt-disc = Koło

formation-corner-keep = Narożna Twierdza
formation-empty-vault = Pusty Skarbiec
formation-barred-wings = Zamknięte Skrzydła
formation-left-hook = Lewy Sierpowy
formation-scout-storm = Szturm Zwiadowców
formation-middle-vault = Środkowy Skarbiec
formation-thin-line = Cienka Linia
formation-twin-posts = Dwa Posterunki
formation-short-fence = Krótki Płot
formation-broad-front = Szeroki Front

aim-corner-keep = Flaga w lewym rogu za Bombami, po prawej fałszywa twierdza
aim-empty-vault = Prawy róg wygląda na umocniony, ale Flaga stoi gdzie indziej
aim-barred-wings = Bomby zamykają oba skrajne przejścia, więc walka toczy się w mocnym środku
aim-left-hook = Prawie cała siła z lewej, na jedno mocne uderzenie
aim-scout-storm = Sześciu Zwiadowców z przodu od razu rusza na zwiad, oficerowie tuż za nimi
aim-middle-vault = Flaga w drugim rzędzie wśród Bomb, najwyżsi oficerowie z przodu
aim-thin-line = Dwaj Zwiadowcy daleko z przodu, Flaga w rogu obok swojej Bomby
aim-twin-posts = Dwa posterunki, więc samotna Bomba niczego nie zdradza
aim-short-fence = Dwie Bomby zamykają róg, cała reszta stoi na zewnątrz
aim-broad-front = Po figurze na każde przejście, Flaga ukryta pośrodku

gist-corner-keep = Flaga z lewej, zmyłka z prawej
gist-empty-vault = Mocny róg to blef
gist-barred-wings = Bomby zamykają skraje
gist-left-hook = Cała siła z lewej
gist-scout-storm = Najpierw sześciu Zwiadowców
gist-middle-vault = Flaga za murem, oficerowie z przodu
gist-thin-line = Flaga w rogu przy Bombie
gist-twin-posts = Dwa posterunki, jedna Bomba
gist-short-fence = Dwie Bomby zamykają róg
gist-broad-front = Figura na każde przejście

option-preset = Zasady
option-preset-house = domowe: zwycięski obrońca zostaje ukryty, dwie zbite figury mogą wrócić
option-preset-classic = klasyczne: każda walka jest jawna
option-preset-tournament = turniejowe: rangi trzeba pamiętać, bez pościgów bez końca
option-preset-old-us = dawne amerykańskie: 1 to najwyższa ranga

option-army = Armia
option-army-full = pełna, po 40 figur
option-army-barrage = Barrage, po 8 figur, szybko
option-army-duel = Duel, po 10 figur, szybko

option-duel-rows = Rzędy w Duelu
option-duel-rows-3 = rozstawienie w 3 rzędach
option-duel-rows-4 = rozstawienie w 4 rzędach

option-default = domyślnie

option-numbering = Numery
option-numbering-ten-high = 10 to Marszałek
option-numbering-one-high = 1 to Marszałek

option-spy-attack = Atak Szpiega
option-spy-attack-marshal = bije tylko Marszałka
option-spy-attack-any-rank = bije wszystko prócz Bomb

option-spy-vs-spy = Szpieg na Szpiega
option-spy-vs-spy-both-removed = obaj odpadają
option-spy-vs-spy-attacker-wins = wygrywa atakujący

option-aggressor-advantage = Równe rangi
option-aggressor-advantage-off = obie figury odpadają
option-aggressor-advantage-on = wygrywa atakujący

option-silent-defense = Zwycięski obrońca
option-silent-defense-off = jest ujawniany
option-silent-defense-on = zostaje ukryty

option-rescue = Powroty
option-rescue-off = zbite figury nie wracają
option-rescue-limited = dwie mogą wrócić, za tylny rząd wroga
option-rescue-open = bez ograniczeń, jedna za każde wejście

option-scout = Zwiadowcy
option-scout-run-and-attack = mogą atakować na końcu biegu
option-scout-run-or-attack = bieg albo atak

option-two-square = Tam i z powrotem
option-two-square-0 = bez limitu
option-two-square-crossings =
    { $count ->
        [one] { $count } przejście jednej granicy z rzędu
        [few] { $count } przejścia jednej granicy z rzędu
       *[other] { $count } przejść jednej granicy z rzędu
    }

option-more-squares = Pościgi
option-more-squares-off = bez końca
option-more-squares-on = nie wolno powtarzać pozycji

option-memory-aid = Ściągawka
option-memory-aid-on = plansza pamięta, co ujawniono
option-memory-aid-off = rangi trzeba pamiętać

option-both-stuck = Nikt nie może się ruszyć
option-both-stuck-loss = przegrywa strona, która ma ruch
option-both-stuck-draw = mecz kończy się remisem

choose-classic = Klasyczne
choose-quick = Szybkie
choose-house = Domowe
choose-open-rescue = Wolne powroty

preset-house = Zasady domowe
preset-classic = Zasady klasyczne
preset-tournament = Zasady turniejowe
preset-old-us = Dawne zasady amerykańskie

army-full = pełna armia
army-barrage = Barrage
army-duel = Duel

terms-duel-rows =
    { $number ->
        [one] { $army } w { $number } rzędzie
       *[other] { $army } w { $number } rzędach
    }
terms-unused-rows = { $army } (rzędy: { $number }, tylko w Duelu)

changed-numbering = numery: { $meaning }
changed-spy-attack = atak Szpiega: { $meaning }
changed-spy-vs-spy = Szpieg na Szpiega: { $meaning }
changed-aggressor-advantage = równe rangi: { $meaning }
changed-silent-defense = zwycięski obrońca: { $meaning }
changed-rescue = powroty: { $meaning }
changed-scout = Zwiadowcy: { $meaning }
changed-two-square = tam i z powrotem: { $meaning }
changed-more-squares = pościgi: { $meaning }
changed-memory-aid = ściągawka: { $meaning }
changed-both-stuck = nikt nie może się ruszyć: { $meaning }

title-set-up = { name }: rozstawienie
title-play = { name }: ruch { $number }
title-over = { name }: mecz się skończył

status-won = { $who } wygrywa mecz.
status-no-result = { no-result }.
status-draw = { draw }.
status-arrange = Tajne rozstawienie, czekamy na: { LIST($names) }
status-move = Tura: { $who }
status-rescue = { $who } może przywrócić zbitą figurę

no-result = Mecz nie ma wyniku
draw = Mecz kończy się remisem

draw-open =
    { $reader ->
        [offerer] Proponujesz remis. { $other } może go przyjąć albo odrzucić ruchem.
        [other] { $who } proponuje remis. Możesz go przyjąć albo odrzucić ruchem.
       *[nobody] { $who } proponuje remis. { $other } może go przyjąć albo odrzucić ruchem.
    }
draw-without-attack =
    { $count ->
        [one] Jeśli nikt nie zaatakuje, za { $count } ruch będzie remis.
        [few] Jeśli nikt nie zaatakuje, za { $count } ruchy będzie remis.
       *[other] Jeśli nikt nie zaatakuje, za { $count } ruchów będzie remis.
    }
draw-by-limit =
    { $count ->
        [one] Za { $count } ruch będzie remis.
        [few] Za { $count } ruchy będzie remis.
       *[other] Za { $count } ruchów będzie remis.
    }

known-pieces = { ranked-piece } { $squares }
fact-hidden = Ukryte na { $squares }
fact-moved = Ukryte, już po ruchu, na { $squares }
fact-seen = Znane wrogowi na { $squares }
square-range = { $start }–{ $end }
fact-beaten = Figura na { $square } pobiła: { LIST($pieces) }
beaten-piece = { $piece } ({ $symbol })
fact-left =
    { $count ->
        [one] Została { $count } figura
        [few] Zostały { $count } figury
       *[other] Zostało { $count } figur
    }
fact-lost = Straty: { LIST($pieces) }
fact-lost-nothing = Bez strat
counted-piece =
    { $count ->
        [one] { $count } { $piece }
        [few] { $count } { FORM($piece, "few") }
       *[other] { $count } { FORM($piece, "many") }
    }
fact-came-back =
    { $count ->
        [one] Wróciła { $count } zbita figura
        [few] Wróciły { $count } zbite figury
       *[other] Wróciło { $count } zbitych figur
    }

began-as = Początek: { $who }, przedni rząd pierwszy
turning-point = Punkt zwrotny
turning-point-text = Ruch { $move }: { $fight }

title-arrange = Ustaw figury i naciśnij { ready }
title-ready = Gotowe, czekamy na: { $enemy }
title-move = Twoja tura
title-move-column = Twoja tura: wybierz kolumnę
title-rescue = Przywrócić figurę?
title-waiting = Czekamy na: { $enemy }
title-won = Wygrywasz mecz
title-lost = Przegrywasz mecz

advice-arrange = Znak twoich figur: { $shape }. Wybierz szyk albo zamień dwa pola, potem naciśnij **{ ready }**. Nikt inny nie widzi twojej strony.
advice-ready = Twoja strona jest ustawiona. Gra zacznie się, gdy gotowa będzie też druga ({ $enemy }).
advice-move = **Twoja tura, { $who }.** Wybierz figurę, a potem pole.
advice-rescue = Twoja figura na { $square } stoi w tylnym rzędzie wroga. Możesz przywrócić jedną zbitą figurę na wolne pole w swoich czterech rzędach. Wszyscy się dowiedzą, co to za figura.
advice-rescue-by-scout = Twój Zwiadowca na { $square } stoi w tylnym rzędzie wroga. Zwiadowca nikogo nie przywraca. Naciśnij **{ return-nobody }**, a nikt nie pozna, że to Zwiadowca.

enemy-is-ready = Przeciwna strona ({ $enemy }) jest już gotowa.
enemy-sets-up = { $enemy } też ustawia figury w tajemnicy.
you-move-first = Zaczynasz.
changes-left =
    { $count ->
        [0] Nie możesz już nic zmienić.
        [one] Możesz to zmienić jeszcze { $count } raz.
       *[other] Możesz to zmienić jeszcze { $count } razy.
    }

your-formation = Twój szyk, przedni rząd pierwszy
your-army = Twoja armia
formations-to-choose = Szyki do wyboru

your-army-piece =
    { $count ->
        [one] **{ $symbol }** { $count } { $piece }
        [few] **{ $symbol }** { $count } { FORM($piece, "few") }
       *[other] **{ $symbol }** { $count } { FORM($piece, "many") }
    }
aimed-formation = { $number } **{ $formation }**: { $aim }

alt-picked = Wybrane: { $square }.
alt-may-choose = Możesz wybrać { $squares }.
alt-may-go = Może iść na { $squares }.
alt-may-come-back = Figura może wrócić na { $squares }.
alt-may-swap = Może się zamienić z { $squares }.
alt-may-attack = Może zaatakować { $squares }.
alt-last-move = Ostatni ruch: { $start }–{ $end }.
alt-rows = Rzędy od { $first } do { $last }, licząc z góry.
alt-fact = { $who }: { $fact }
alt-is-ready = { $who } czeka w gotowości.
alt-sets-up = { $who } ustawia figury w tajemnicy.
alt-own-pieces =
    { $count ->
        [one] Twoja { $count } figura, { $shape }, od lewej do prawej.
        [few] Twoje { $count } figury, { $shape }, od lewej do prawej.
       *[other] Twoje { $count } figur, { $shape }, od lewej do prawej.
    }
alt-row = Rząd { $number }: { $symbols }.
alt-formation = Masz szyk { $formation }.
alt-formations = Szyki do wyboru.
alt-turning-point = Punkt zwrotny: { $fight }

ready = Gotowe
ready-hint = Gra zaczyna się, gdy gotowe są obie strony
ready-question = Twoja Flaga stoi w przednim rzędzie, gdzie dosięgnie jej każda figura. Chcesz tak zacząć?
not-ready = Jeszcze nie
not-ready-hint = Ustawiaj dalej
mirror = Odbij w lustrze
mirror-hint = Zamień lewą stronę z prawą
shuffle = Potasuj
shuffle-hint = Nowy szyk, ułożony jak przez człowieka

choose-formation = Wybierz szyk
choose-formation-question = **Który szyk?**
numbered-formation-gist = { $number } { $formation }: { $gist }
numbered-formation = { $number } { $formation }
choice-formation = Weź szyk { $formation }

swap-squares = Zamień dwa pola
square-with-piece = { $square } { $piece }
square-empty = { $square } (puste)
swap-column = W której kolumnie jest pierwsza figura?
swap-which = Którą figurę zamieniasz?
which-piece = Która figura w kolumnie { $column }?
swap-other-column = { $square }: w której kolumnie jest drugie pole?
swap-other = { $square }: z którym polem zamieniasz?
swap-with = z { $square }
choice-swap = Zamień pola: { $square } i { $other }

standing-piece = { $piece } { $square }
where-to-go = Dokąd idzie { $piece } z { $square }?
to-square = na { $square }
attack-square = atakuj { $square }: { $known }
choice-move = { $piece } { $start } na { $end }
choice-move-question = { $piece } z { $start } na { $end }?
choice-attack = { $piece } { $start } atakuje { $end }
choice-attack-question = Zaatakować { $end }? Rusza { $piece } z { $start }. Co tam stoi: { $known }.
attack-hint = { CAPITAL($known) }
unknown-piece =
    { $moved ->
        [true] nieznana, już po ruchu
       *[false] nieznana
    }
unknown-piece-that-beat =
    { $moved ->
        [true] nieznana, pobiła: { LIST($pieces) }, już po ruchu
       *[false] nieznana, pobiła: { LIST($pieces) }
    }

return-column = W której kolumnie wraca { $piece }?
return-where = Gdzie wraca { $piece }?
return-square = Które pole w kolumnie { $column }?
return-hint = Wszyscy się dowiedzą, co to za figura
choice-return = Przywróć { FORM($piece, "acc") } na { $square }
return-nobody = Nie przywracaj nikogo
return-nobody-hint = Twoja tura się kończy

offer-draw = Zaproponuj remis
offer-draw-hint = Potem zrób ruch; przeciwna strona może się zgodzić
accept-draw = Przyjmij remis
accept-draw-hint = Kończy mecz
accept-draw-question = Przyjąć remis? Mecz kończy się od razu i nikt nie wygrywa.
decline-draw = Odrzuć remis
decline-draw-hint = Ruch też go odrzuca

write-formation = Wpisz szyk
field-formation = Szyk
write-hint-full = Cztery linie po dziesięć znaków, przedni rząd pierwszy; albo: zamień a1 d4
write-hint-small = Cztery linie po dziesięć znaków, przedni rząd pierwszy, . to puste; albo: zamień a1 d4
typed-swap = zamień zamiana
typed-between = na do z i bije atakuje
save-formation = Zapisz ten szyk
saved-formations = Zapisane szyki
use-saved-formation = Użyj swojego szyku
no-saved-formation = Nie masz jeszcze zapisanego szyku do tego meczu.

set-up-began =
    { $reader ->
        [red] Zaczynasz; po drugiej stronie ● { $blue }.
        [blue] ◆ { $red } zaczyna; druga strona to ty.
       *[nobody] ◆ { $red } zaczyna; po drugiej stronie ● { $blue }.
    }
arranged-preset = Bierzesz szyk { $formation }.
arranged-text = Zmieniasz cały szyk.
arranged-swap = Zamieniasz dwa pola.
arranged-mirror = Odbijasz swoją stronę w lustrze.
arranged-random = Tasujesz swoją stronę.
became-ready =
    { $who ->
        [you] Twój szyk jest gotowy.
       *[other] Szyk gotowy: { $who }.
    }
became-unready =
    { $who ->
        [you] Znowu ustawiasz figury.
       *[other] { $who } znowu ustawia figury.
    }
play-began =
    { $who ->
        [you] Gra się zaczyna. Pierwszy ruch jest twój.
       *[other] Gra się zaczyna. Pierwszy ruch: { $who }.
    }
moved =
    { $who ->
        [you] Idziesz z { $start } na { $end }.
       *[other] { $who } idzie z { $start } na { $end }.
    }
moved-running =
    { $who ->
        [you] Biegniesz Zwiadowcą z { $start } na { $end }.
       *[other] { $who } biegnie Zwiadowcą z { $start } na { $end }.
    }

fought-flag =
    { $reader ->
        [attacker] Twój { $attacker } z { $start } atakuje { $end } i zdobywa Flagę gracza { $enemy }!
        [defender] { $who }: { $attacker } z { $start } atakuje { $end } i zdobywa twoją Flagę!
       *[nobody] { $who }: { $attacker } z { $start } atakuje { $end } i zdobywa Flagę gracza { $enemy }!
    }
fought-attacker =
    { $reader ->
        [attacker] Twój { $attacker } z { $start } atakuje { $end } i bije { FORM($defender, "acc") } gracza { $enemy }.
        [defender] { $who }: { $attacker } z { $start } atakuje { $end } i bije { $defender ->
            [bomb] twoją
            [flag] twoją
            [unknown] twoją
           *[other] twojego
        } { FORM($defender, "acc") }.
       *[nobody] { $who }: { $attacker } z { $start } atakuje { $end } i bije { FORM($defender, "acc") } gracza { $enemy }.
    }
fought-defender =
    { $reader ->
        [attacker] Twój { $attacker } z { $start } atakuje { $end } i przegrywa z { FORM($defender, "ins") } gracza { $enemy }.
        [defender] { $who }: { $attacker } z { $start } atakuje { $end } i przegrywa z { $defender ->
            [bomb] twoją
            [flag] twoją
            [unknown] twoją
           *[other] twoim
        } { FORM($defender, "ins") }.
       *[nobody] { $who }: { $attacker } z { $start } atakuje { $end } i przegrywa z { FORM($defender, "ins") } gracza { $enemy }.
    }
fought-defender-hidden =
    { $reader ->
        [attacker] Twój { $attacker } z { $start } atakuje { $end } i przegrywa z { FORM($defender, "ins") } gracza { $enemy }. Obrońca zostaje ukryty.
        [defender] { $who }: { $attacker } z { $start } atakuje { $end } i przegrywa z { $defender ->
            [bomb] twoją
            [flag] twoją
            [unknown] twoją
           *[other] twoim
        } { FORM($defender, "ins") }. Obrońca zostaje ukryty.
       *[nobody] { $who }: { $attacker } z { $start } atakuje { $end } i przegrywa z { FORM($defender, "ins") } gracza { $enemy }. Obrońca zostaje ukryty.
    }
fought-both-removed =
    { $reader ->
        [attacker] Twój { $attacker } z { $start } atakuje { $end } i trafia na { FORM($defender, "acc") } gracza { $enemy }: obie figury odpadają.
        [defender] { $who }: { $attacker } z { $start } atakuje { $end } i trafia na { $defender ->
            [bomb] twoją
            [flag] twoją
            [unknown] twoją
           *[other] twojego
        } { FORM($defender, "acc") }: obie figury odpadają.
       *[nobody] { $who }: { $attacker } z { $start } atakuje { $end } i trafia na { FORM($defender, "acc") } gracza { $enemy }: obie figury odpadają.
    }
fought-unknown =
    { $reader ->
        [attacker] Twój { $attacker } z { $start } atakuje { $end } i przegrywa. Figura gracza { $enemy } zostaje ukryta.
        [defender] { $who }: { $attacker } z { $start } atakuje { $end } i przegrywa. Twoja figura zostaje ukryta.
       *[nobody] { $who }: { $attacker } z { $start } atakuje { $end } i przegrywa. Figura gracza { $enemy } zostaje ukryta.
    }

remembered-flag =
    { $reader ->
        [attacker] Atakujesz { $end } z { $start } i zdobywasz Flagę gracza { $enemy }!
        [defender] { $who } atakuje { $end } z { $start } i zdobywa twoją Flagę!
       *[nobody] { $who } atakuje { $end } z { $start } i zdobywa Flagę gracza { $enemy }!
    }
remembered-attacker =
    { $who ->
        [you] Atakujesz { $end } z { $start } i wygrywasz.
       *[other] { $who } atakuje { $end } z { $start } i wygrywa.
    }
remembered-defender =
    { $who ->
        [you] Atakujesz { $end } z { $start } i przegrywasz.
       *[other] { $who } atakuje { $end } z { $start } i przegrywa.
    }
remembered-both-removed =
    { $who ->
        [you] Atakujesz { $end } z { $start } i obie figury odpadają.
       *[other] { $who } atakuje { $end } z { $start } i obie figury odpadają.
    }
remembered-rescue =
    { $who ->
        [you] Przywracasz zbitą figurę na { $square }.
       *[other] { $who } przywraca zbitą figurę na { $square }.
    }

rescue-offered =
    { $who ->
        [you] Wchodzisz na { $square } w tylnym rzędzie wroga.
       *[other] { $who } wchodzi na { $square } w tylnym rzędzie wroga.
    }
rescued =
    { $who ->
        [you] Przywracasz { FORM($piece, "acc") } na { $square }.
       *[other] { $who } przywraca { FORM($piece, "acc") } na { $square }.
    }
rescue-declined =
    { $who ->
        [you] Nie przywracasz nikogo.
       *[other] { $who } nie przywraca nikogo.
    }
draw-offered =
    { $who ->
        [you] Proponujesz remis.
       *[other] { $who } proponuje remis.
    }
draw-declined =
    { $who ->
        [you] Odrzucasz remis.
       *[other] { $who } odrzuca remis.
    }

no-moves-left =
    { $who ->
        [you] Nie możesz się już ruszyć.
       *[other] { $who } nie może się już ruszyć.
    }
drawn-agreed = Mecz kończy się remisem za zgodą obu stron.
drawn-both-immobile = Mecz kończy się remisem: żadna strona nie może się już ruszyć.
drawn-quiet = Mecz kończy się remisem: zbyt długo nikt nie atakował.
drawn-max-plies = Mecz kończy się remisem: limit ruchów jest wyczerpany.
drawn-void = Mecz zakończono, zanim zaczęła się gra, więc nikt nie wygrywa ani nie przegrywa.
won =
    { $who ->
        [you] Wygrywasz mecz.
       *[other] { $who } wygrywa mecz.
    }
both-began-as = Początek: ◆ { $red }; ● { $blue } (przedni rząd pierwszy).

hint-taken = Zdobywasz figurę na { $square }.
hint-lost = Tracisz figurę, która atakuje { $square }.
hint-learned = Dowiadujesz się, co stoi na { $square }.
hint-target = Możesz potem zdobyć figurę na { $square }.
hint-danger = Wróg może potem zdobyć twoją figurę na { $square }.
hint-no-danger = Twoja figura na { $square } nie jest już zagrożona.
hint-prey =
    { $count ->
        [one] Od figury na { $square }, którą pobijesz, dzieli cię { $count } pole.
        [few] Od figury na { $square }, którą pobijesz, dzielą cię { $count } pola.
       *[other] Od figury na { $square }, którą pobijesz, dzieli cię { $count } pól.
    }
hint-hunter =
    { $count ->
        [one] Figura na { $square }, która pobije twoją, stoi { $count } pole stąd zamiast { $before }.
        [few] Figura na { $square }, która pobije twoją, stoi { $count } pola stąd zamiast { $before }.
       *[other] Figura na { $square }, która pobije twoją, stoi { $count } pól stąd zamiast { $before }.
    }
hint-home =
    { $count ->
        [one] Przy twojej Fladze jest figura wroga, a ty masz do Flagi { $count } pole.
        [few] Przy twojej Fladze jest figura wroga, a ty masz do Flagi { $count } pola.
       *[other] Przy twojej Fladze jest figura wroga, a ty masz do Flagi { $count } pól.
    }
hint-back =
    { $count ->
        [one] Masz { $count } pole do swojej Flagi.
        [few] Masz { $count } pola do swojej Flagi.
       *[other] Masz { $count } pól do swojej Flagi.
    }
hint-plies =
    { $count ->
        [one] Masz potem do wyboru { $count } ruch zamiast { $before }.
        [few] Masz potem do wyboru { $count } ruchy zamiast { $before }.
       *[other] Masz potem do wyboru { $count } ruchów zamiast { $before }.
    }
hint-distance =
    { $count ->
        [one] Masz { $count } pole do figury na { $square }.
        [few] Masz { $count } pola do figury na { $square }.
       *[other] Masz { $count } pól do figury na { $square }.
    }
hint-mobile =
    { $count ->
        [one] Bez Flagi i Bomb została ci { $count } figura, a wrogowi { $before }.
        [few] Bez Flagi i Bomb zostały ci { $count } figury, a wrogowi { $before }.
       *[other] Bez Flagi i Bomb zostało ci { $count } figur, a wrogowi { $before }.
    }

moment-set-up = Rozstawienie
moment-moves = Ruchy { $first }–{ $last }

score-red = ◆, przedni rząd pierwszy
score-blue = ●, przedni rząd pierwszy
score-legend =
    b4-b5 to ruch. b4xb5 9+3 to atak: + wygrał atak, - przegrał, = obie figury odpadły, # zdobyto Flagę;
    ? nie ujawniono. R3@a1 to figura, która wróciła, (=) propozycja remisu.

plate-ready = w gotowości
plate-set-up = ustawia w tajemnicy
plate-left = figur: { $count }
plate-back = +{ $count }
plate-rescued = { $piece } wraca
fight-unknown = Wygrywa ukryta
fight-flag = Flaga zdobyta
fight-both-removed = Obie odpadają
fight-won =
    { $rank ->
        [none] { $attacker } bije: { $defender }
       *[other] { $attacker } bije { $rank }
    }
fight-lost =
    { $rank ->
        [none] { $defender } bije: { $attacker }
       *[other] { $rank } bije: { $attacker }
    }
fight-won-short =
    { $rank ->
        [none] Bije: { $defender }
       *[other] Bije { $rank }
    }
fight-lost-short =
    { $rank ->
        [none] Wygrywa: { $defender }
       *[other] Wygrywa { $rank }
    }
picture-move = ruch { $move }

picture-won =
    { $winner ->
        [you] Wygrywasz
       *[other] Wygrywa { $winner }
    }
picture-draw = Remis
picture-no-result = Bez wyniku
picture-reason = { $reason } · ruch { $move }
reason-flag = Flaga zdobyta
reason-no-moves =
    { $named ->
        [true] { $loser } nie może się ruszyć
       *[false] Wróg nie może się ruszyć
    }
reason-resigned =
    { $named ->
        [true] { $loser } poddaje mecz
       *[false] Wróg poddaje mecz
    }
reason-agreed = Za zgodą obu stron
reason-both-immobile = Nikt nie może się ruszyć
reason-quiet = Zbyt długo bez ataku
reason-max-plies = Limit ruchów wyczerpany
reason-void = Gra się nie zaczęła

in-army = W armii
picture-army-full = Pełna
picture-army-barrage = Barrage
picture-army-duel = Duel

power-marshal = Najwyższa ranga: bije każdą figurę, którą atakuje, oprócz Bomb i drugiego Marszałka. Szpieg, który go atakuje, wygrywa.
power-general = Druga ranga; wyżej stoi tylko Marszałek. { power-soldier }
power-colonel = { power-soldier }
power-major = { power-soldier }
power-captain = { power-soldier }
power-lieutenant = { power-soldier }
power-sergeant = { power-soldier }
power-miner = Jedyna figura, która usuwa Bombę; staje wtedy na jej polu. { power-soldier }
power-scout = Biegnie przez dowolną liczbę pustych pól w linii prostej i może zaatakować na końcu biegu; według dawnych zasad amerykańskich tylko figurę tuż obok. Bieg na dwa pola lub więcej pokazuje wszystkim, że to Zwiadowca. Bije Szpiega i zdobywa Flagę.
power-spy = Przegrywa z każdym, kto go atakuje. Gdy sam atakuje Marszałka, wygrywa; według zasad domowych wygrywa z każdą rangą, którą atakuje, ale nie z Bombą.
power-bomb = Nigdy się nie rusza. Kto ją atakuje, ginie; usuwa ją tylko Saper. Po wybuchu zostaje na miejscu.
power-flag = Nigdy się nie rusza. Kto zdobędzie Flagę wroga, dowolną figurą, wygrywa mecz.
power-soldier = Rusza się o jedno pole w górę, w dół, w lewo lub w prawo i bije każdą niższą rangę, którą atakuje.

card-rank = Ranga
card-counts = Ile jest po każdej stronie
card-sign = Znak: { $symbol }.
card-number = Numer: { $symbol } albo { $other }, gdy najwyższą rangą jest 1.
card-counts-text =
    { $barrage ->
        [0] { $duel ->
            [0] { $full } w pełnej armii, brak w Barrage, brak w Duelu
           *[other] { $full } w pełnej armii, brak w Barrage, { $duel } w Duelu
        }
       *[other] { $duel ->
            [0] { $full } w pełnej armii, { $barrage } w Barrage, brak w Duelu
           *[other] { $full } w pełnej armii, { $barrage } w Barrage, { $duel } w Duelu
        }
    }
card-alt = { $piece } każdej ze stron. { $rank }
card-line = **{ $piece }** · { $counts }: { $power }

refusal-bad-formation =
    Ten szyk jest błędny, więc twój zostaje bez zmian:
    { $problems }
    Popraw go i wklej jeszcze raz.
refusal-immobile = Bomby i Flaga nigdy się nie ruszają. Wybierz inną figurę.
refusal-lake = To pole jest jeziorem, na które nie wejdzie żadna figura. Wybierz inne pole.
refusal-more-squares = To powtórzyłoby pozycję z tego pościgu. Zaatakuj, zawróć prosto na poprzednie pole albo idź gdzie indziej.
refusal-no-own-piece = Nie masz figury na tym polu. Podaj swoją figurę, a potem pole, na które idzie.
refusal-no-piece-can-move = Żadna z twoich figur nie mogłaby się ruszyć. Zostaw którejś drogę i naciśnij **{ ready }**.
refusal-not-straight = Figury ruszają się w linii prostej: w górę, w dół, w lewo lub w prawo. Wybierz pole w jednej linii z figurą.
refusal-off-board = Nie ma takiego pola: plansza ma pola od a1 do j10. Podaj dwa pola, na przykład `b4 b5`.
refusal-outside-zone =
    { $count ->
        [one] Na tym polu nie możesz ustawiać: { LIST($squares) }. Wybierz pola w swoich rzędach.
       *[other] Na tych polach nie możesz ustawiać: { LIST($squares) }. Wybierz pola w swoich rzędach.
    }
refusal-own-target = Stoi tam twoja własna figura. Wybierz inne pole.
refusal-path-blocked = Coś stoi na drodze. Zwiadowca biegnie tylko przez puste pola, nie przez figury ani jeziora.
refusal-run-attack = Według tych zasad Zwiadowca, który biegnie, nie może atakować. Zaatakuj sąsiednie pole albo stań przed wrogiem.
refusal-too-far = Tylko Zwiadowca rusza się o więcej niż jedno pole. Wybierz pole obok figury.
refusal-too-many-changes = Szyk zmieniono już tyle razy, ile wolno w meczu. Naciśnij **{ ready }**, żeby zacząć z tym, który jest.
refusal-two-square = Ta figura zbyt często chodzi tam i z powrotem. Idź nią gdzie indziej albo rusz najpierw inną.
refusal-unreadable-move = { $text } nie jest ruchem. Podaj dwa pola, na przykład `b4 b5`.

problem-lines =
    { $count ->
        [one] ma { $count } linię zamiast { $wanted }
        [few] ma { $count } linie zamiast { $wanted }
       *[other] ma { $count } linii zamiast { $wanted }
    }
problem-length =
    { $count ->
        [one] linia { $line } ma { $count } znak zamiast { $wanted }
        [few] linia { $line } ma { $count } znaki zamiast { $wanted }
       *[other] linia { $line } ma { $count } znaków zamiast { $wanted }
    }
problem-symbol = w linii { $line } jest { $text }, a takiej figury w tym meczu nie ma
problem-zone = linia { $line } leży poza twoimi rzędami i musi być pusta
problem-count =
    { $count ->
        [one] ma { $count } × { $piece } zamiast { $wanted }
       *[other] ma { $count } × { $piece } zamiast { $wanted }
    }
problem-more = i więcej podobnych

topic-overview = przegląd
rules-overview =
    Dwie armie stoją na planszy 10 na 10 pól i żadna nie wie, czym są figury drugiej. **Zdobądź Flagę wroga**, a wygrywasz; wygrywasz też, gdy wróg nie może się już ruszyć.

    Najpierw obie strony ustawiają figury w tajemnicy. Potem ruszacie się na zmianę, ◆ przed ●: w turze jedna figura, jeden ruch. Wejście na figurę wroga to atak; wygrywa wyższa ranga.

    Publiczna plansza pokazuje to, co mogą wiedzieć wszyscy. **{ my-hand }** pokazuje twoje figury i wszystko, co możesz zrobić; widzisz to tylko ty.

topic-set-up = rozstawienie
rules-set-up =
    Rzędy 1–4 należą do ◆, rzędy 7–10 do ●; o stronie decyduje los. Zaczynasz z szykiem, jaki mógłby ułożyć człowiek. Wybierz gotowy szyk, *odbij* swój w lustrze, *potasuj*, żeby dostać inny, albo *zamieniaj* po dwa pola, aż będzie dobrze, i naciśnij **{ ready }**. Dopóki wróg nie jest gotowy, możesz to jeszcze cofnąć.

    Pełna armia zajmuje wszystkie cztery rzędy. W Barrage osiem figur stoi w nich gdziekolwiek; w Duelu dziesięć figur stoi w trzech najbliższych ci rzędach, chyba że umówiono się na cztery.

    Przynajmniej jedna figura musi móc się ruszyć. Szyk można zmienić 300 razy, a to wystarczy z zapasem.

topic-formations-as-text = szyki jako tekst
rules-formations-as-text =
    Szyk to cztery linie po dziesięć znaków: przedni rząd pierwszy, od lewej do prawej tak, jak patrzysz na planszę: od a do j dla ◆, od j do a dla ●. Odstępy, przecinki i kreski się nie liczą, wielkość liter też nie; kropka to puste pole małej armii. X to Marszałek tam, gdzie 10 jest najwyższą rangą; `10` też działa.

    Twój panel pokazuje twój szyk jako taki tekst; to, co skopiujesz stamtąd albo z dziennika, zostanie przyjęte bez zmian. Jeśli w tekście są błędy, zobaczysz wszystkie i nic się nie zmieni.

topic-moving = ruch
rules-moving =
    Figura rusza się o jedno pole w górę, w dół, w lewo lub w prawo, nigdy na ukos. Nie może wejść na pole z własną figurą ani na dwa **jeziora** (c5–d6 i g5–h6). Bomby i Flaga nigdy się nie ruszają.

    { "**" }Zwiadowca** biegnie przez dowolną liczbę pustych pól w jednej linii prostej i może zaatakować na końcu biegu. Według dawnych zasad amerykańskich biegnie albo atakuje, nie jedno i drugie w jednym ruchu. Bieg na dwa pola lub więcej zdradza wszystkim, że to Zwiadowca.

topic-attacking = atak
rules-attacking =
    Wejdź na figurę wroga, żeby ją zaatakować.
    • Wyższa ranga wygrywa, a przegrana figura schodzi z planszy. Zwycięski atakujący zajmuje pole; zwycięski obrońca zostaje na swoim.
    • Równe rangi odpadają obie, chyba że umówiono się na przewagę atakującego.
    • Kto atakuje **Bombę**, ginie, a Bomba zostaje; usuwa ją tylko **Saper**.
    • **Szpieg**, który atakuje Marszałka, wygrywa. Według zasad domowych wygrywa z każdą rangą, którą atakuje, także z drugim Szpiegiem, ale nigdy z Bombą. Zaatakowany przegrywa.
    • Każda figura, która się rusza, może zdobyć **Flagę**, a z nią mecz.

topic-what-is-revealed = co się ujawnia
rules-what-is-revealed =
    Zwykle po walce wszyscy widzą obie rangi.

    Przy **cichej obronie** (zasady domowe) zwycięski obrońca pozostaje tajemnicą, chyba że atakuje Zwiadowca: wiadomo tylko, że przetrwał. Rangę atakującego widać zawsze.

    Ze **ściągawką** plansza pamięta, co ujawniono: rangi, ruchy ukrytych figur (ślady stóp: to ani Bomba, ani Flaga) i najwyższą rangę, jaką ukryta figura pobiła, przekreśloną na jej odwrocie. Oko na twojej figurze mówi, że wróg ją zna. Bez ściągawki ranga znika po twoim następnym ruchu.

topic-rescue = powroty
rules-rescue =
    Według zasad domowych figura, która wchodzi na tylny rząd wroga, może przywrócić jedną z twoich zbitych figur na dowolne puste pole w twoich czterech rzędach; wszyscy się dowiadują, co to za figura. Możesz z tego zrezygnować.

    { "*" }Z ograniczeniami*: nie za wejście Zwiadowcy, raz na każdą figurę, dwa razy w meczu na stronę, a Bomba nie wraca. *Wolne*: za każde wejście każdej figury i dla każdej zbitej figury.

    Zwiadowca, którego nikt jeszcze nie rozpoznał, dostaje tę możliwość dla pozoru: może tylko odmówić, ale niczego to nie zdradza.

topic-repeating-moves = powtarzanie ruchów
rules-repeating-moves =
    { "**" }Tam i z powrotem**: figura może przejść tę samą granicę między dwoma polami tylko tyle razy z rzędu: 5 według zasad domowych, 2 klasycznych, 3 turniejowych, bez limitu według dawnych amerykańskich. Po każdym innym ruchu liczy się od nowa.

    { "**" }Pościgi** (turniej): figura, która wciąż grozi, nie może powtórzyć pozycji z tego samego pościgu, ale może zawrócić prosto na poprzednie pole. Bić wolno zawsze.

    Niedozwolonych powtórzeń nie ma wśród propozycji; jeśli taki ruch wpiszesz, dowiesz się, dlaczego nie wolno.

topic-the-end = koniec
rules-the-end =
    • Kto zdobędzie Flagę, wygrywa.
    • Kto w swojej turze nie może się ruszyć, przegrywa, nawet jeśli druga strona też by nie mogła; według zasad turniejowych to remis.
    • Zbyt długo bez ataku to remis: 200 ruchów obu stron razem (Barrage 100, Duel 120).
    • Remis daje też limit wszystkich ruchów: 2000 (Barrage 600, Duel 800).
    • Razem z ruchem możesz zaproponować remis, raz na 20 ruchów; propozycja trwa, aż wróg odpowie albo się ruszy.
    • Mecz możesz poddać w każdej chwili.
    • Gdy w turze skończy się czas, bot gra za ciebie: z powrotu rezygnuje, a poza tym wybiera ruch, który zdradza najmniej. Trzecia taka tura z rzędu to przegrana. Administracja serwera może zdecydować, że przegrywa już pierwsza albo że decyduje druga strona.

    Po meczu wszyscy widzą oba szyki.

topic-presets = zestawy zasad
rules-presets =
    { "**" }Klasyczne**, zwykłe zasady: wszyscy widzą obie figury po walce, atakujący Szpieg bije tylko Marszałka, a plansza pamięta, co ujawniono (ściągawka).
    { "**" }Domowe**: zwycięski obrońca zostaje ukryty (cicha obrona), dwie zbite figury mogą wrócić (powroty), a atakujący Szpieg bije każdą rangę. Ściągawka jest włączona.
    { "**" }Turniejowe**: jak klasyczne, z zakazem pościgów bez końca i bez ściągawki: do końca meczu żadna plansza, dziennik ani powtórka nie pokazuje rangi widocznej przed twoim ostatnim ruchem. Jeśli nikt nie może się ruszyć, jest remis.
    { "**" }Dawne amerykańskie**: jak klasyczne, z 1 jako najwyższą rangą i Zwiadowcami, którzy biegną albo atakują. Figura może chodzić tam i z powrotem bez limitu.

    Każdą zasadę można zmienić osobną opcją. `army` wybiera pełną armię, **Barrage** (Marszałek, Generał, Saper, dwaj Zwiadowcy, Szpieg, Bomba, Flaga) albo **Duel** (dwaj Saperzy i dwie Bomby zamiast jednej).

topic-typing = wpisywanie
rules-typing = Wszystko można wpisać: `/play` podpowiada, co możesz zrobić, na przykład `Zwiadowca b4 na b9`; wystarczą pola, na przykład `b4 b9`. Pola mają zawsze te same nazwy, bez względu na to, jak obrócony jest obraz: litery od a do j od lewej strony ◆, rzędy od 1 do 10 od strony ◆.

lesson-army = Twoja armia
lesson-army-explained = Tych dziesięć figur jest twoich i tylko ty widzisz, czym są; kto zdobędzie Flagę drugiej strony, wygrywa.
lesson-army-task = W meczu ustawisz je, jak chcesz; teraz naciśnij **{ choose-formation }**, a potem **1 { formation-short-fence }**.
lesson-army-ready = Najpierw naciśnij **{ choose-formation }** → **1 { formation-short-fence }**.
lesson-army-arranged = W meczu możesz tak zrobić. W tej lekcji wybierz szyk { formation-short-fence }.
lesson-army-otherwise = To też dobry szyk. W tej lekcji wybierz { formation-short-fence }.

lesson-ready = Flaga za Bombami
lesson-ready-explained = Twoja Flaga jest teraz na a1, za Bombami na a2 i b1. Bomby się nie ruszają, a usuwa je tylko Saper.
lesson-ready-task = Trener ustawił figury w tajemnicy i jest gotowy. Naciśnij { ready }, a gra się zacznie.
lesson-ready-otherwise = Ten szyk wystarczy. Naciśnij { ready }.

lesson-draw = Nie ma powodu do remisu.

lesson-scouting = Zwiad
lesson-scouting-explained = Figura rusza się o jedno pole. Tylko Zwiadowca biegnie, dokąd ma wolną drogę, i może na końcu zaatakować.
lesson-scouting-task = Zaatakuj e9 Zwiadowcą z e3. Może zginąć, ale walka pokaże wszystkim obie figury.
lesson-scouting-short = Biegnij do końca i zaatakuj e9.
lesson-scouting-other = To też Zwiadowca, ale weź tego z e3. Jego linia prowadzi w środek.
lesson-scouting-otherwise = Najpierw sprawdź Zwiadowcą z e3, co stoi na e9.

lesson-attacking = Atak
lesson-attacking-explained = Na e9 jest Bomba. Twój drugi Zwiadowca odkrył Marszałka, który stoi teraz na f3, obok twojego Szpiega na e3.
lesson-attacking-task = Szpieg ma najniższą rangę, ale jeśli pierwszy zaatakuje Marszałka, wygrywa: zaatakuj f3.
lesson-attacking-elsewhere = Szpieg wygrywa tylko wtedy, gdy atakuje Marszałka. Każda figura, która go atakuje, bije go.
lesson-attacking-otherwise = Wtedy Marszałek z f3 zaatakuje pierwszy, a zaatakowany Szpieg zginie.

lesson-remembered = Co się pamięta
lesson-remembered-explained = Generał Trenera zginął na twojej Bombie na a2. Oko na Bombie znaczy, że Trener już ją zna.
lesson-remembered-task = Bombę na e9 też się pamięta, a usuwa ją tylko Saper: zaatakuj ją swoim z e8.
lesson-remembered-elsewhere = Droga do Flagi prowadzi przez Bombę.
lesson-remembered-otherwise = Twój Saper stoi przed Bombą. Usuń ją teraz.

lesson-flag = Flaga
lesson-flag-explained = Twój Saper stoi na e9, a figura na e10, której strzegła Bomba, ani razu się nie ruszyła.
lesson-flag-task = To może być Flaga: zaatakuj e10.
lesson-flag-otherwise = Trener strzegł e10 Bombą. Sprawdź dlaczego.

lesson-end = Flaga na e10 jest twoja, mecz wygrany!
lesson-end-more = W pełnej armii jest po 40 figur na stronę, a wszystko działa tak samo jak tutaj.
