### Nazwy kart, obszarów i rodzajów są pisane wielkimi literami. Forma gen obszaru stoi po liczbie: „8 MURU”.
### Nazwa karty stoi w mianowniku, po słowie „karta” lub „rozkaz” albo po dwukropku.

game-name = This Means War!
gist = Buduj swoje MIASTO i burz cudze rozkazami i odpowiedziami; dla 2–4 osób.

area-labor = PRACA
    .gen = PRACY
area-research = NAUKA
    .gen = NAUKI
area-ammo = AMUNICJA
    .gen = AMUNICJI
area-army = ARMIA
    .gen = ARMII
area-factory = FABRYKA
    .gen = FABRYKI
area-lab = LAB
    .gen = LABU
area-silo = SILOS
    .gen = SILOSU
area-barracks = KOSZARY
    .gen = KOSZAR
area-wall = MUR
    .gen = MURU
area-city = MIASTO
    .gen = MIASTA

kind-operation = OPERACJA
kind-espionage = SZPIEGOSTWO

provenance-rulebook = instrukcja
provenance-house = nasza

card-sandbag-line = WAŁ Z WORKÓW
    .short = Wał z Worków
card-trench-network = SIEĆ OKOPÓW
    .short = Sieć Okopów
card-bunker-complex = ZESPÓŁ BUNKRÓW
    .short = Zespół Bunkrów
card-citadel-ring = PIERŚCIEŃ CYTADEL
    .short = Pierścień Cytadel
card-tent-quarter = DZIELNICA NAMIOTÓW
    .short = Dzielnica Namiotów
card-prefab-blocks = BLOKI Z PŁYTY
    .short = Bloki z Płyty
card-civic-works = ROBOTY PUBLICZNE
    .short = Roboty Publiczne
card-capital-project = PROJEKT STOLICA
    .short = Projekt Stolica
card-assembly-hall = HALA MONTAŻOWA
    .short = Hala Montażowa
card-state-workshops = WARSZTATY PAŃSTWOWE
    .short = Warsztaty Państwowe
card-night-shift = NOCNA ZMIANA
    .short = Nocna Zmiana
card-stripped-ramparts = ROZEBRANE WAŁY
    .short = Rozebrane Wały
card-repair-brigade = BRYGADA NAPRAWCZA
    .short = Brygada Naprawcza
card-overtime-quota = NORMA NADGODZIN
    .short = Norma Nadgodzin
card-eureka = EUREKA
    .short = Eureka
card-licensed-factory = FABRYKA LICENCYJNA
    .short = Fabryka Licencyjna
card-munitions-patent = PATENT NA NABOJE
    .short = Patent na Naboje
card-officer-academy = AKADEMIA OFICERSKA
    .short = Akademia Oficerska
card-five-year-plan = PLAN PIĘCIOLETNI
    .short = Plan Pięcioletni
card-war-economy-act = USTAWA WOJENNA
    .short = Ustawa Wojenna
card-supply-computer = KOMPUTER DOSTAW
    .short = Komputer Dostaw
card-tried-and-true = STARE I PEWNE
    .short = Stare i Pewne
card-emp-discharge = IMPULS EMP
    .short = Impuls EMP
card-grid-blackout = BRAK PRĄDU
    .short = Brak Prądu
card-strike-agitators = AGITATORZY STRAJKU
    .short = Agitatorzy Strajku
card-price-shock = SZOK CENOWY
    .short = Szok Cenowy
card-data-siphon = WYCIEK DANYCH
    .short = Wyciek Danych
card-signals-desk = NASŁUCH RADIOWY
    .short = Nasłuch Radiowy
card-deflector-array = POLE DEFLEKTORÓW
    .short = Pole Deflektorów
card-model-district = WZOROWA DZIELNICA
    .short = Wzorowa Dzielnica
card-skybeam-array = PROMIEŃ Z NIEBA
    .short = Promień z Nieba
card-fire-bombing = NALOT OGNIOWY
    .short = Nalot Ogniowy
card-m107 = M107
    .short = M107
card-mortar-pit = GNIAZDO MOŹDZIERZY
    .short = Gniazdo Moździerzy
card-rocket-salvo = SALWA RAKIET
    .short = Salwa Rakiet
card-breaching-charge = ŁADUNEK WYŁOMOWY
    .short = Ładunek Wyłomowy
card-bunker-cracker = KRUSZARKA BUNKRÓW
    .short = Kruszarka Bunkrów
card-long-reach-missile = DALEKI POCISK
    .short = Daleki Pocisk
card-saturation-raid = NALOT DYWANOWY
    .short = Nalot Dywanowy
card-shell-foundry = ODLEWNIA POCISKÓW
    .short = Odlewnia Pocisków
card-precision-strike = PRECYZYJNY CIOS
    .short = Precyzyjny Cios
card-warning-shots = STRZAŁY OSTRZEGAWCZE
    .short = Strzały Ostrzegawcze
card-scorched-district = SPALONA DZIELNICA
    .short = Spalona Dzielnica
card-burning-depots = PŁONĄCE SKŁADY
    .short = Płonące Składy
card-mine-belt = PAS MINOWY
    .short = Pas Minowy
card-standard-formation = SZYK STANDARDOWY
    .short = Szyk Standardowy
card-scout-patrol = PATROL ZWIADU
    .short = Patrol Zwiadu
card-skirmish-line = TYRALIERA
    .short = Tyraliera
card-recruiting-post = PUNKT WERBUNKOWY
    .short = Punkt Werbunkowy
card-mass-levy = POSPOLITE RUSZENIE
    .short = Pospolite Ruszenie
card-shock-column = KOLUMNA SZTURMOWA
    .short = Kolumna Szturmowa
card-airdrop-battalion = BATALION DESANTOWY
    .short = Batalion Desantowy
card-armored-thrust = UDERZENIE PANCERNE
    .short = Uderzenie Pancerne
card-combat-engineers = SAPERZY BOJOWI
    .short = Saperzy Bojowi
card-depot-raiders = ŁUPIEŻCY SKŁADÓW
    .short = Łupieżcy Składów
card-forced-march = FORSOWNY MARSZ
    .short = Forsowny Marsz
card-home-guard = OBRONA CYWILNA
    .short = Obrona Cywilna
card-requisition-party = ODDZIAŁ REKWIZYCJI
    .short = Oddział Rekwizycji
card-blockade = BLOKADA
    .short = Blokada
card-garrison-town = MIASTO GARNIZONOWE
    .short = Miasto Garnizonowe
card-triumphal-quarter = DZIELNICA TRIUMFU
    .short = Dzielnica Triumfu
card-total-offensive = TOTALNA OFENSYWA
    .short = Totalna Ofensywa
card-experimental-sniper = PROTOTYP SNAJPERA
    .short = Prototyp Snajpera
card-final-stand = OSTATNIA REDUTA
    .short = Ostatnia Reduta
card-combined-arms = POŁĄCZONE SIŁY
    .short = Połączone Siły
card-garden-city = MIASTO OGRÓD
    .short = Miasto Ogród
card-proving-ground = POLIGON
    .short = Poligon
card-flexible-defense = OBRONA ELASTYCZNA
    .short = Obrona Elastyczna
card-sabotage = SABOTAŻ
    .short = Sabotaż
card-counter-strike = KONTRATAK
    .short = Kontratak
card-network-hack = WŁAMANIE DO SIECI
    .short = Włamanie do Sieci
card-espionage = SZPIEGOSTWO
    .short = Szpiegostwo
card-latest-intel = ŚWIEŻY WYWIAD
    .short = Świeży Wywiad
card-frogman-team = ODDZIAŁ NURKÓW
    .short = Oddział Nurków
card-emergency-drill = ALARM PRÓBNY
    .short = Alarm Próbny

named-card = { $card }
short-named-card = { FORM($card, "short") }
named-area = { $area }
named-kind = { $kind }

effect-add = Dodaj { $number } { FORM($area, "gen") }
effect-assault = Szturm { $number }
effect-destroy = Zniszcz { $number } { FORM($area, "gen") }
effect-sacrifice = Poświęć { $number } { FORM($area, "gen") }
effect-discard-one = Odrzuć kartę, dobierz jedną
effect-latest-intel = Od razu wymień: odrzuć jedną kartę, dobierz jedną
effect-network-hack = Obejrzyj rękę celu i odrzuć z niej jedną kartę; cel dobiera jedną
effect-emp-discharge = Każdy odrzuca rękę i dobiera 6
effect-final-stand = Do twojej następnej zbiórki twoje MIASTO nie może spaść poniżej 1
effect-play-another = Zagraj jeszcze jedną kartę
effect-tried-and-true = Weź kartę na wymianę ze stosu odrzuconych
effect-sabotage = Unieważnij wybrany rozkaz; jego koszt przepada
effect-counter-strike = Tylko w odpowiedzi na szturm na ciebie; wyceluj w dowolnego przeciwnika
effect-copy-order = Skopiuj działanie wybranego rozkazu; szturm i zniszczenie są równe 0
choose-one-of-two = Wybierz jedno: { $first } albo { $second }
choose-one-of-four = Wybierz jedno: { $first } albo { $second } albo { $third } albo { $fourth }

face-change = { $change } { $area }
face-assault = { effect-assault }
face-sacrifice =
    { $area ->
        [wall] własny
        [lab] własny
        [silo] własny
        [city] własne
        [barracks] własne
       *[other] własna
    } { $area } { $change }
face-discard-one = Odrzuć, weź 1
face-play-another = Zagraj jeszcze
face-tried-and-true = Ze stosu
face-emp-discharge = Wszyscy nowe 6
face-final-stand = MIASTO min. 1
face-sabotage =
    Unieważnij
    rozkaz
face-counter-strike = po szturmie:
face-network-hack =
    Obejrzyj rękę,
    odrzuć 1
face-copy-order =
    Skopiuj rozkaz
    z 0 szkód
face-latest-intel = Wymień kartę
face-copy =
    jako
    { $copied }
face-or = lub { $line }
face-lose-one-of-four =
    { $change } { $first },
    { $second }, { $third } lub
    { $fourth }

amount = { $number } { FORM($area, "gen") }
costs-nothing = nic
stock-item = { $area } { $number } (+{ $growth })

area-change = { $area } { $change }
area-becomes = { $area } { $before } → { $after }
changes-of =
    { $who ->
        [you] ty { $changes }
       *[other] { $who } { $changes }
    }
forecast-of =
    { $who ->
        [you] Ty: { $changes }
       *[other] { $who }: { $changes }
    }

titled = { $title }: { $text }

title-order = Twoja tura
title-answer = Odpowiedz albo spasuj
title-ahead = Możesz już spasować
title-discard = Odrzuć kartę
title-hack = Wybierz kartę, która przepada
title-take = Weź kartę
title-won = Wygrywasz
title-lost = Przegrywasz
title-out = Odpadasz z gry
title-waiting = Czekamy
title-waiting-for = Czekamy na: { $name }

status-order = **Tura: { $name }**
status-another-order = **{ $name }** może wydać jeszcze jeden rozkaz ({ $card }).
status-order-out-of-turn = **{ $name }** może zagrać rozkaz poza kolejnością ({ $card }) albo spasować.
status-answer = **{ $name }** może odpowiedzieć albo spasować.
status-fog = Mgła wojny, koniec tury: **{ $name }** może zagrać SZPIEGOSTWO albo spasować.
status-ahead = Potem: { LIST($names) }.
status-discard = **{ $name }** wybiera kartę do odrzucenia ({ $card }).
status-hack = **{ $name }** wybiera kartę z ręki: { $target }.
status-take = **{ $name }** bierze kartę ze stosu odrzuconych.

advice-order = **Twoja tura:** zagraj OPERACJĘ, wymień kartę albo weź mulligan.
advice-another-order = **{ $card }: możesz wydać jeszcze jeden rozkaz.** Zagraj, wymień albo weź mulligan.
advice-order-out-of-turn = **{ $card }: możesz zagrać rozkaz poza kolejnością.** Zagraj OPERACJĘ albo spasuj.
advice-answer = **Możesz odpowiedzieć** jedną kartą SZPIEGOSTWA w tej turze albo spasować.
advice-fog = **Mgła wojny,** ostatnia szansa w tej turze: zagraj jedną kartę SZPIEGOSTWA albo spasuj.
advice-ahead = **Możesz już spasować.** Żeby odpowiedzieć, poczekaj na swoją kolej.
advice-discard = **Wybierz kartę do odrzucenia.** Dobierzesz za nią jedną.
advice-hack = **Wybierz kartę z ręki: { $target }.** Ta karta przepada. Tę rękę widzisz tylko ty.
advice-take = **Wybierz dowolną kartę ze stosu odrzuconych.** Bierzesz ją zamiast dobierać.
operation-means = Wszystkie karty oprócz fioletowego SZPIEGOSTWA to OPERACJE.
short-means = „Brak 2”: brakuje ci 2 do zapłaty.

won-city =
    { $who ->
        [you] **Wygrywasz wojnę** z { $city } MIASTA (wystarczyło { $enough }).
       *[other] **{ $who } wygrywa wojnę** z { $city } MIASTA (wystarczyło { $enough }).
    }
won-last-standing =
    { $who ->
        [you] **Wygrywasz wojnę:** nikt inny już nie został.
       *[other] **{ $who } wygrywa wojnę:** nikt inny już nie został.
    }
won-turn-limit =
    { $who ->
        [you] **Wygrywasz wojnę.** Liczba tur: { $turns }. MIASTO: { $cities }.
       *[other] **{ $who } wygrywa wojnę.** Liczba tur: { $turns }. MIASTO: { $cities }.
    }
shared-city = **Wspólne zwycięstwo: { LIST($names) }.** Każde MIASTO ma { $enough }, a tyle wystarczy.
shared-last-standing = **Wspólne zwycięstwo: { LIST($names) }.** Nikt inny już nie został.
shared-turn-limit = **Wspólne zwycięstwo: { LIST($names) }.** Liczba tur: { $turns }. MIASTO: { $cities }.

board-title = { game-name } · tura { $turn }
heading-end = Jak się skończyło
heading-bases = Bazy
heading-resources = Surowce
heading-table = Na stole
heading-fog = Mgła wojny
heading-later = Potem ciąg dalszy
heading-piles = Stosy
heading-goal = Jak wygrać
heading-discards = Stos odrzuconych, od najnowszych
heading-turning-point = Punkt zwrotny
heading-city-by-turn = MIASTO tura po turze
base-line =
    { $name }: MIASTO { $city }, MUR { $wall }, { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }{ $final_stand ->
        [true] , OSTATNIA REDUTA
       *[false] { "" }
    }{ $has_turn ->
        [true] , ma turę
       *[false] { "" }
    }{ $may_answer ->
        [true] , może jeszcze odpowiedzieć
       *[false] { "" }
    }
answer-asked = { $name } teraz odpowiada
answer-waiting = { $name } odpowie później
answer-answered = { $name } już po odpowiedzi
answer-passed = { $name } bez odpowiedzi
if-nobody-answers = Jeśli nikt nie odpowie: { $forecast }
pile-sizes = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    } w talii, odrzuconych: { $discarded }
top-discard = na wierzchu stosu odrzuconych: { $card }
goal = wygrywa { $city } MIASTA
goal-with-turns =
    { $turns ->
        [one] Na koniec dowolnej tury wygrywa { $city } MIASTA. Najwyżej 1 tura.
        [few] Na koniec dowolnej tury wygrywa { $city } MIASTA. Najwyżej { $turns } tury.
       *[other] Na koniec dowolnej tury wygrywa { $city } MIASTA. Najwyżej { $turns } tur.
    }
no-orders = Nie ma rozkazu, na który można odpowiedzieć.
order-line =
    { $number }. **{ $name }: { $card }{ $copies ->
        [true] { " " }(jako { $copied })
       *[false] { "" }
    }**{ $has_order ->
        [true] { " " }na rozkaz { $on_card }
       *[false] { "" }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $target ->
        [none] { "" }
       *[other] , cel: { $target }
    }{ $has_second ->
        [true] , unieważnia rozkaz { $second_card }
       *[false] { "" }
    }{ $state ->
        [nullified] , unieważniony
        [done] , wykonany
       *[open] { "" }
    }
order-took-effect = { $name }: rozkaz { $card } już działa
order-changed = { $name }, { $card }: { $changes }
turning-point = Tura { $turn }, { $name }, { $card }: { $changes }.
turn-cities = Tura { $turn }: { $cities }

hand-of = Ręka: { $name }
your-hand = Twoja ręka
your-espionage = Twoje SZPIEGOSTWO
your-hand-is-empty = Twoja ręka: pusta
no-cards-held = Nie masz kart.
discard-pile-part = Stos odrzuconych: { $shown } z { $total }
discard-pile = Stos odrzuconych: { $total }
espionage-held =
    { $count ->
        [0] SZPIEGOSTWO na ręce: 0 z { $total }
       *[other] SZPIEGOSTWO na ręce: { $count } z { $total }
    }
marked = Zaznaczone: { $card }.
card-line = **{ $card }** ({ $cost }): { $effects }
short-of = *Brakuje { $lacking }.*

recycle-a-card = Wymień kartę
recycle = Wymień kartę { $card }
recycle-question = Którą kartę wymieniasz?
mulligan = Mulligan
mulligan-question =
    { $held ->
        [one] Odrzucić całą rękę (1 karta) i dobrać { $count ->
            [0] 0 kart
            [one] 1 kartę
            [few] { $count } karty
           *[other] { $count } kart
        }?
        [few] Odrzucić całą rękę ({ $held } karty) i dobrać { $count ->
            [0] 0 kart
            [one] 1 kartę
            [few] { $count } karty
           *[other] { $count } kart
        }?
       *[other] Odrzucić całą rękę ({ $held } kart) i dobrać { $count ->
            [0] 0 kart
            [one] 1 kartę
            [few] { $count } karty
           *[other] { $count } kart
        }?
    }
mulligan-hint =
    { $count ->
        [0] Odrzuć wszystkie ({ $held }), nie dobieraj
        [one] Odrzuć wszystkie ({ $held }), dobierz 1 kartę
        [few] Odrzuć wszystkie ({ $held }), dobierz { $count } karty
       *[other] Odrzuć wszystkie ({ $held }), dobierz { $count } kart
    }
pass-button = Pas
give-no-order = Bez rozkazu
play-no-espionage = Bez SZPIEGOSTWA
discard = Odrzuć kartę { $card }
make-them-discard = Odrzuć z tej ręki kartę { $card }
take = Weź kartę { $card }
play =
    Zagraj kartę { $card }{ $on ->
        [none] { "" }
       *[other] { " " }na rozkaz { $on_card } ({ $on_number }), { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] , cel: { $whom }
    }{ $second ->
        [none] { "" }
       *[other] , unieważnij rozkaz { $second_card } ({ $second_number }), { $second }
    }
step-order = { $card } ({ $number }), { $name }
question-order = Na który rozkaz zagrywasz kartę { $card }?
question-branch = Co ma zrobić karta { $card }?
step-target = Cel: { $name }
question-target = W kogo celuje karta { $card }?
step-second = { $card } ({ $number }), { $name }
question-second = Który rozkaz unieważnia karta { $card }?
caution = Zagrać kartę { $card }, cel: { $name }? Zobaczą to wszyscy, a koszt przepada.
hint-cost = Koszt: { $cost }
changes-nothing = Nic nie zmienia
nullifies = Unieważnia rozkaz { $card } ({ $name })
cards-in-hand = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
not-asked = Możesz spasować, gdy przyjdzie twoja kolej na odpowiedź. Plansza mówi, czyja jest teraz.

auto-reply-turn = Pas w tej turze
auto-reply-pass = Pas aż do mojej tury
auto-reply-target = Pas, chyba że celem jestem ja
auto-reply-assault = Pas, chyba że to szturm
auto-reply-worth = Pas, chyba że kosztuje { $number }+
auto-reply-always = Zawsze pas

first-rolls = Po dwie kości: { $rolls }.
rolls = { LIST($rolls) }
rolls-then = { $before }; potem { $rolls }
roll =
    { $who ->
        [you] ty { $number }
       *[other] { $who } { $number }
    }
begins = { $who ->
        [you] Zaczynasz
       *[other] { $who } zaczyna
    }.
turn-began =
    { $who ->
        [you] Tura { $turn }: twoja.
       *[other] Tura { $turn }: { $who }.
    }
collected = { $who ->
        [you] Zbierasz
       *[other] { $who } zbiera
    } { $labor } PRACY, { $research } NAUKI, { $ammo } AMUNICJI i { $army } ARMII.
turns-passed =
    { $number ->
        [one] Nikt nie ma już kart, więc ostatnia tura mija sama.
        [few] Nikt nie ma już kart, więc ostatnie { $number } tury mijają same.
       *[other] Nikt nie ma już kart, więc ostatnich { $number } tur mija samo.
    }
reshuffled =
    { $number ->
        [one] Talia się skończyła, więc nową talią jest 1 odrzucona karta.
        [few] Talia się skończyła, więc nową talią są { $number } odrzucone karty.
       *[other] Talia się skończyła, więc nową talią jest { $number } odrzuconych kart.
    }
left-war = { $who ->
        [you] Opuszczasz
       *[other] { $who } opuszcza
    } wojnę.
fell =
    { $who ->
        [you] Odpadasz z gry: twoje MIASTO upadło.
       *[other] { $who } odpada z gry: MIASTO upadło.
    }
ended-city = { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } wojnę: MIASTO jest już dość duże!
ended-last-standing = { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } wojnę, bo nikt inny już nie został!
ended-turn-limit = { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } wojnę, bo skończyły się tury!
ended-shared-city =
    { $you ->
        [true] Wspólne zwycięstwo, { LIST($names) }: wasze MIASTA są już dość duże!
       *[false] Wspólne zwycięstwo, { LIST($names) }: ich MIASTA są już dość duże!
    }
ended-shared-last-standing = Wspólne zwycięstwo, { LIST($names) }: nikt inny już nie został!
ended-shared-turn-limit = Wspólne zwycięstwo, { LIST($names) }: skończyły się tury!
you-first = ty

order-skipped =
    { $who ->
        [you] Nie masz karty do zagrania.
       *[other] { $who } nie ma karty do zagrania.
    }
another-order = { $card }: { $who ->
        [you] możesz
       *[other] { $who } może
    } wydać jeszcze jeden rozkaz.
another-order-out-of-turn = { $card }: { $who ->
        [you] możesz
       *[other] { $who } może
    } wydać jeszcze jeden rozkaz, poza kolejnością.
order-played =
    { $who ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } kartę { $card }{ $on ->
        [none] { "" }
        [you] { " " }na twój rozkaz { $on_card }
       *[other] { " " }na rozkaz { $on_card } gracza { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
        [you] ; cel: ty
       *[other] ; cel: { $whom }
    }{ $second ->
        [none] { "" }
        [you] ; unieważnia twój rozkaz { $second_card }
       *[other] ; unieważnia rozkaz { $second_card } gracza { $second }
    }.
order-answered =
    { $who ->
        [you] Odpowiadasz
       *[other] { $who } odpowiada
    }: { $card }{ $on ->
        [none] { "" }
        [you] { " " }na twój rozkaz { $on_card }
       *[other] { " " }na rozkaz { $on_card } gracza { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
        [you] ; cel: ty
       *[other] ; cel: { $whom }
    }{ $second ->
        [none] { "" }
        [you] ; unieważnia twój rozkaz { $second_card }
       *[other] ; unieważnia rozkaz { $second_card } gracza { $second }
    }.
passed = { $who ->
        [you] Pasujesz
       *[other] { $who } pasuje
    }.
nullified =
    { $by ->
        [you] Twoja karta { $by_card } unieważnia { $who ->
            [you] twój rozkaz { $card }
           *[other] rozkaz { $card } gracza { $who }
        }.
       *[other] Karta { $by_card } gracza { $by } unieważnia { $who ->
            [you] twój rozkaz { $card }
           *[other] rozkaz { $card } gracza { $who }
        }.
    }
resolved =
    { $who ->
        [you] Działa twój rozkaz { $card }.
       *[other] Działa rozkaz { $card } gracza { $who }.
    }
resolved-as =
    { $who ->
        [you] Twój rozkaz { $card } działa jako { $copied }.
       *[other] Rozkaz { $card } gracza { $who } działa jako { $copied }.
    }
fizzled =
    { $who ->
        [you] Twój rozkaz { $card } nie ma na co zadziałać.
       *[other] Rozkaz { $card } gracza { $who } nie ma na co zadziałać.
    }

added = { $who ->
        [you] Zyskujesz
       *[other] { $who } zyskuje
    } { $number } { FORM($area, "gen") }, razem { $now }.
assaulted = { $who ->
        [you] Szturmujesz
       *[other] { $who } szturmuje
    } z siłą { $number }; cel: { $whom ->
        [you] ty
       *[other] { $whom }
    }. { $lost ->
        [both] Straty: { $wall } MURU i { $city } MIASTA
        [wall] Straty: { $wall } MURU
        [city] Straty: { $city } MIASTA
       *[nothing] Bez strat
    }{ $saved ->
        [true] ; MIASTO ratuje OSTATNIA REDUTA.
       *[false] .
    }
destroyed = { $who ->
        [you] Niszczysz
       *[other] { $who } niszczy
    } { $number } { FORM($area, "gen") }; cel: { $whom ->
        [you] ty
       *[other] { $whom }
    } (zostaje { $now }){ $saved ->
        [true] ; MIASTO ratuje OSTATNIA REDUTA.
       *[false] .
    }
sacrificed = { $who ->
        [you] Poświęcasz
       *[other] { $who } poświęca
    } { $number } { FORM($area, "gen") } (zostaje { $now }).
final-stand-began =
    { $who ->
        [you] Zaczyna się twoja OSTATNIA REDUTA: do twojej następnej tury twoje MIASTO nie może spaść poniżej 1.
       *[other] Zaczyna się OSTATNIA REDUTA gracza { $who }: do następnej tury tej osoby jej MIASTO nie może spaść poniżej 1.
    }
final-stand-ended =
    { $who ->
        [you] Twoja OSTATNIA REDUTA się kończy.
       *[other] OSTATNIA REDUTA gracza { $who } się kończy.
    }

hacked = { $who ->
        [you] Oglądasz
       *[other] { $who } ogląda
    } { $whom ->
        [you] twoją rękę
       *[other] rękę gracza { $whom }
    }.
discarded-recycle =
    { $cards ->
        [none] { $who ->
        [you] Nic nie wymieniasz
       *[other] { $who } nic nie wymienia
    }.
       *[other] { $who ->
        [you] Wymieniasz
       *[other] { $who } wymienia
    }: { $cards }.
    }
discarded-mulligan =
    { $cards ->
        [none] { $who ->
        [you] Bierzesz mulligan i nic nie odrzucasz
       *[other] { $who } bierze mulligan i nic nie odrzuca
    }.
       *[other] { $who ->
        [you] Bierzesz mulligan i odrzucasz
       *[other] { $who } bierze mulligan i odrzuca
    }: { $cards }.
    }
discarded-discard =
    { $cards ->
        [none] { $who ->
        [you] Nic nie odrzucasz
       *[other] { $who } nic nie odrzuca
    }.
       *[other] { $who ->
        [you] Odrzucasz
       *[other] { $who } odrzuca
    }: { $cards }.
    }
discarded-hack =
    { $cards ->
        [none] { $who ->
        [you] Nic nie tracisz
       *[other] { $who } nic nie traci
    } przez kartę WŁAMANIE DO SIECI.
       *[other] { $who ->
        [you] Tracisz
       *[other] { $who } traci
    } przez WŁAMANIE DO SIECI: { $cards }.
    }
discarded-emp = { discarded-discard }
discarded-eliminated =
    { $cards ->
        [none] { $who ->
        [you] Nic nie zostawiasz
       *[other] { $who } nic nie zostawia
    }.
       *[other] { $who ->
        [you] Zostawiasz
       *[other] { $who } zostawia
    }: { $cards }.
    }
took-mulligan = { $who ->
        [you] Bierzesz
       *[other] { $who } bierze
    } mulligan.
drew-nothing =
    { $who ->
        [you] Nie ma już karty, którą możesz dobrać.
       *[other] Nie ma już karty do dobrania: { $who }.
    }
drew-cards = { $who ->
        [you] Dobierasz
       *[other] { $who } dobiera
    }: { $cards }.
drew = { $who ->
        [you] Dobierasz
       *[other] { $who } dobiera
    } { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
took = { $who ->
        [you] Bierzesz
       *[other] { $who } bierze
    } ze stosu odrzuconych kartę { $card }.
took-nothing =
    { $who ->
        [you] Stos odrzuconych jest pusty, więc nie bierzesz karty.
       *[other] Stos odrzuconych jest pusty, więc { $who } nie bierze karty.
    }
card-changes = { $card }: { $changes }.

kept-espionage =
    { $count ->
        [one] Zostaje ci 1 karta SZPIEGOSTWA, na którą cię stać.
        [few] Zostają ci { $count } karty SZPIEGOSTWA, na które cię stać.
       *[other] Zostaje ci { $count } kart SZPIEGOSTWA, na które cię stać.
    }
lacking =
    { $count ->
        [one] Brakuje ci 1 surowca, żeby zapłacić za kartę { $card }.
       *[other] Brakuje ci { $count } surowców, żeby zapłacić za kartę { $card }.
    }
payable-now = Stać cię teraz na kartę { $card }.
payable =
    { $bound ->
        [at_least] Stać cię co najmniej na { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } z ręki zamiast { $before }.
        [at_most] Stać cię najwyżej na { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } z ręki zamiast { $before }.
       *[exactly] Stać cię na { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    } z ręki zamiast { $before }.
    }
choices-discard =
    { $count ->
        [one] Możesz potem wymienić swoją 1 kartę na nową.
       *[other] Możesz potem wymienić jedną z { $count } kart na ręce na nową.
    }
choices-hack =
    { $count ->
        [one] Możesz potem usunąć 1 kartę z tamtej ręki.
       *[other] Możesz potem usunąć jedną z { $count } kart z tamtej ręki.
    }
choices-take =
    { $count ->
        [one] Możesz potem wziąć 1 kartę ze stosu odrzuconych.
       *[other] Możesz potem wziąć jedną z { $count } kart ze stosu odrzuconych.
    }
expected-answer =
    { $count ->
        [one] W 1 z { $worlds } wyobrażonych światów ktoś z przeciwników odpowiada kartą { $card }.
       *[other] W { $count } z { $worlds } wyobrażonych światów ktoś z przeciwników odpowiada kartą { $card }.
    }
no-answer-expected = Nikomu nie opłaca się odpowiedzieć.
ready = Kartę { $card } można było zagrać: jej właściciela na nią stać.
costs = Karta { $card } kosztuje { $count ->
        [one] 1 surowiec
        [few] { $count } surowce
       *[other] { $count } surowców
    }.
costs-most = Karta { $card } kosztuje { $count ->
        [one] 1 surowiec
        [few] { $count } surowce
       *[other] { $count } surowców
    }, a żadna inna karta z tamtej ręki więcej niż { $before }.

final-stand = { card-final-stand.short }
goal-in-picture = cel: MIASTO { $city }
left-the-war = Poza wojną
city-has-fallen = MIASTO upadło
last-answers = ostatnie odpowiedzi
short-by = brak { $number }
state-nullified = unieważniony
state-done = wykonany
no-cards = Brak kart
kind-and-copies = { $kind } · { $count ->
        [one] 1 sztuka
        [few] { $count } sztuki
       *[other] { $count } sztuk
    }
somebody-won = Wygrywa { $name }
won = wygrana
shared-victory = Wspólne zwycięstwo
city-was-enough = Wystarczyło { $city } MIASTA
nobody-is-left = Nikt inny już nie został
most-city = Najwięcej MIASTA, potem MURU (tury: { $turns })
turning-point-at = Punkt zwrotny: tura { $turn }

heading-kind = Rodzaj
heading-cost = Koszt
heading-copies = W talii
heading-printed = Drukowane czy nasze
copies = { $count ->
        [one] 1 sztuka
        [few] { $count } sztuki
       *[other] { $count } sztuk
    }
card-in-words = Karta { $card }. { $effects }
from-rulebook = Instrukcja wymienia tę kartę; sformułowanie jest nasze.
from-house = Drukowana karta nie jest znana; ta jest nasza.
deck-line = { $count } × **{ $card }** · { $kind }, { $cost } · { $provenance }: { $effects }
printed = Drukowane: { $parts }.
ours = Nasze: { $parts }.
printed-cost = koszt { $cost }
printed-emp-discharge = dobiera 6
printed-final-stand = poniżej 1
printed-copy-order = równe 0

moment = Tura { $turn }

preset-classic = Klasycznie
preset-quick = Szybko
option-win-city = MIASTO do wygranej
option-wall = MUR
option-city = MIASTO
option-resources = Surowce
option-production = Produkcja
option-max-turns = Tury
option-resolution = SZPIEGOSTWO działa
value-win-city = wygrywa { $number } MIASTA
value-win-city-short = wygrywa { $number } MIASTA, krótki mecz
value-win-city-long = wygrywa { $number } MIASTA, długi mecz
value-wall = na początek { $number } MURU
value-city = na początek { $number } MIASTA
value-resources = na początek po { $number } każdego surowca
value-production = na początek po { $number } każdej produkcji
value-max-turns =
    { $number ->
        [one] najwyżej { $number } tura
        [few] najwyżej { $number } tury
       *[other] najwyżej { $number } tur
    }
value-resolution-target = zgodnie z zegarem od pierwszego celu tury
value-resolution-active = zgodnie z zegarem od tego, czyja jest tura
terms-resolution-target = SZPIEGOSTWO działa zgodnie z zegarem od pierwszego celu tury
terms-resolution-active = SZPIEGOSTWO działa zgodnie z zegarem od tego, czyja jest tura
players = { $count ->
        [one] 1 gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }

topic-overview = przegląd
rules-overview =
    Od dwóch do czterech Grafmarszałków buduje MIASTO za MUREM i próbuje zburzyć cudze. W swojej turze zbierasz surowce i wydajesz jeden rozkaz: zagrywasz OPERACJĘ, a pozostali mogą odpowiedzieć SZPIEGOSTWEM. SZPIEGOSTWO jest fioletowe; wszystkie inne karty to OPERACJE. Kto na koniec dowolnej tury ma 50 MIASTA, wygrywa; wygrywa też ten, czyje MIASTO przetrwa jako ostatnie.

    Publiczna plansza pokazuje każdą bazę i to, co leży na stole. **{ my-hand }** pokazuje twoje karty i to, na co cię stać; widzisz to tylko ty.

topic-turn = tura
rules-turn =
    1. **Zbiórka**: każdy surowiec rośnie o swoją produkcję: PRACA o FABRYKĘ, NAUKA o LAB, AMUNICJA o SILOS, ARMIA o KOSZARY.
    2. **Rozkaz**, dokładnie jeden z tych:
    • *Zagraj* OPERACJĘ z ręki. Koszt płacisz od razu.
    • *Wymień*: odrzuć kartę i dobierz jedną.
    • *Mulligan*: odrzuć rękę i dobierz o jedną kartę mniej.
    3. **Mgła wojny**: zanim tura się skończy, każdy przeciwnik, który nie zagrał w niej SZPIEGOSTWA, może zagrać jedno.
    4. **Koniec**: kto ma dość MIASTA, wygrywa. W przeciwnym razie zaczyna się tura następnej osoby.

    Za każdą zagraną kartę dobierasz jedną.

topic-base = baza
rules-base = **MIASTO** trzyma cię przy życiu: przy 0 odpadasz. **MUR** przyjmuje szturmy, zanim dotkną MIASTA. **Produkcja** wynosi od 1 do 6 i widać ją jako kwadraty. **Surowcami** płacisz za karty; może ich być dowolnie dużo. Karta, na którą cię nie stać, jest szara, a „brak 2” przy koszcie znaczy, że brakuje ci 2.

    Na obrazie PRACA to koło zębate, NAUKA to kolba, AMUNICJA to pocisk, ARMIA to hełm.

topic-effects = działanie kart
rules-effects =
    • **Dodaj**: twój własny obszar rośnie.
    • **Szturm**: najpierw znika MUR celu; reszta trafia w MIASTO.
    • **Zniszcz**: obszar celu maleje, niezależnie od MURU.
    • **Poświęć**: twój własny obszar maleje; kartę możesz zagrać, nawet gdy masz w nim mniej.
    • **Wybierz jedno**: wybierasz, zagrywając kartę.
    • **Zagraj jeszcze**: potem wydajesz kolejny rozkaz.
    • **Odrzuć**: odrzuć kartę i dobierz jedną.

    Wszystko dzieje się w zapisanej kolejności. `/card` pokazuje każdą kartę.

topic-answers = odpowiedzi
rules-answers =
    Gdy ktoś zagra OPERACJĘ, każdy przeciwnik po kolei ma wybór: zagrać jedną kartę SZPIEGOSTWA albo spasować. Zagrać możesz raz na turę. Pytanie dostają wszyscy, z pasującą kartą czy bez. Pomija się tylko tych, którzy nie mają kart albo których nie stać na żadną odpowiedź. Spasować możesz już przed swoją kolejką; tego nie da się cofnąć.

    Najpierw działa SABOTAŻ, od ostatniego do pierwszego, więc SABOTAŻ też można unieważnić. Potem działa OPERACJA, a po niej odpowiedzi, zgodnie z zegarem od pierwszej osoby, w którą w tej turze wycelowano OPERACJĘ; jeśli takiej nie ma, od tej, która zagrywa OPERACJĘ. Koszty przepadają. Gdy wszystko zadziała, za każdą kartę dobiera się nową.

    Gdy pora na twoją odpowiedź, **{ pass-button }** jest też pod planszą. Na twoim panelu **{ auto-reply-turn }** pasuje do końca tury, a więcej możliwości daje **Pasuj za mnie**.

topic-special-cards = karty specjalne
rules-special-cards =
    • **{ card-sabotage }** unieważnia rozkaz na stole.
    • **{ card-counter-strike }** odpowiada na szturm na ciebie i uderza w dowolnego przeciwnika.
    • **{ card-espionage }** kopiuje rozkaz, ale szturm i zniszczenie są wtedy równe 0.
    • **{ card-network-hack }** pokazuje ci cudzą rękę; wybierasz z niej kartę, która przepada.
    • **{ card-latest-intel }** od razu wymienia kartę.
    • **{ card-final-stand }** trzyma twoje MIASTO na 1 lub więcej do twojej następnej zbiórki, cokolwiek zrobią inni.
    • **{ card-tried-and-true }** bierze kartę ze stosu odrzuconych zamiast dobierania.
    • **{ card-emp-discharge }** daje wszystkim sześć nowych kart, a tobie jeszcze jeden rozkaz.

topic-winning = wygrana
rules-winning =
    Na koniec dowolnej tury wygrywasz z 50 MIASTA (albo z tyloma, ile ustalono), razem ze wszystkimi, którzy też tyle mają. Czyje MIASTO spadnie do 0, ten od razu odpada; kto zostanie ostatni, wygrywa. Gdy skończą się tury, wygrywa największe MIASTO, a potem największy MUR.

    Kto poddaje mecz, odpada, a pozostali grają dalej.

lesson-base = Twoja baza
lesson-base-why = Twoje MIASTO ma 15, a tutaj wygrywa 35; w każdej turze zbierasz surowce i zagrywasz kartę.
lesson-base-task = { card-capital-project } kosztuje 13 PRACY, a masz jej 22, i dodaje 10 MIASTA: zagraj tę kartę.
lesson-base-otherwise = To karta na później; zacznij od karty { card-capital-project }, a będziesz w połowie drogi.
lesson-exchanging = To na wypadek, gdy karta albo ręka do niczego się nie przyda albo cię na nią nie stać.

lesson-sabotage = SABOTAŻ w odpowiedzi
lesson-sabotage-why = { card-capital-project } daje ci 25 MIASTA, a Trener zagrywa na ciebie { card-fire-bombing }: 3 MURU i 4 MIASTA.
lesson-sabotage-task = W cudzej turze możesz odpowiedzieć jedną kartą SZPIEGOSTWA. Zagraj { card-sabotage }, a rozkaz nic nie zrobi.
lesson-sabotage-pass = Wtedy tracisz 3 MURU i 4 MIASTA. Możesz temu zapobiec.
lesson-sabotage-copy = Kopia karty { card-fire-bombing } niczego nie niszczy, a rozkaz i tak w ciebie trafi.
lesson-sabotage-otherwise = Odpowiedz kartą { card-sabotage }.

lesson-assault = Szturm
lesson-assault-why = { card-fire-bombing } nic nie zrobił, choć Trener za niego zapłacił: twoje MIASTO ma nadal 25.
lesson-assault-task = Szturm uderza najpierw w MUR: { card-standard-formation } zabierze Trenerowi 7 z 20.
lesson-assault-otherwise = To karta na inną turę; w tym kroku chodzi o { card-standard-formation }.

lesson-espionage = SZPIEGOSTWO w odpowiedzi
lesson-espionage-why = MUR Trenera spada do 13, a Trener zagrywa teraz { card-civic-works }, które dodają 9 MIASTA.
lesson-espionage-task = Karta { card-espionage } kopiuje z rozkazu wszystko prócz szturmu i zniszczenia: skopiuj go.
lesson-espionage-pass = Wtedy 9 MIASTA zyska tylko Trener. Weź swoją część.
lesson-espionage-otherwise = Odpowiedz kartą { card-espionage }.

lesson-winning = Wygrana
lesson-winning-why = Dzięki kopii masz 34 MIASTA zamiast 25, a Trener ma 24.
lesson-winning-task = Kto na koniec tury ma 35, wygrywa: zagraj { card-civic-works }, które dodają 9.
lesson-winning-otherwise = Wygrasz teraz każdą kartą, która dodaje MIASTA; w tej lekcji zagraj { card-civic-works }.

lesson-end = Twoje MIASTO ma 43, mecz wygrany.
lesson-end-next = Zwykle wygrywa 50 MIASTA. Wygrywa też ten, kto wszystkie inne MIASTA sprowadzi do 0.
