### Formy frontów: loc – „gdzie?”, dir – „dokąd?”, src – „skąd?”, gen – dopełniacz.
### Nazwy kart stoją zawsze w mianowniku, po słowie „karta” albo w nawiasie.

game-air-land-sea = Air, Land & Sea
about-air-land-sea = Pojedynek na karty o trzy fronty: zdobądź dwa albo wycofaj się w porę.
game-flies-lies-supplies = Flies, Lies & Supplies
about-flies-lies-supplies = Ten sam pojedynek, ale zamiast armii szpiedzy, kłamstwa i zapasy.

theater-air = Powietrze
    .loc = w powietrzu
    .dir = w powietrze
    .src = z powietrza
    .gen = powietrza
theater-land = Ląd
    .loc = na lądzie
    .dir = na ląd
    .src = z lądu
    .gen = lądu
theater-sea = Morze
    .loc = na morzu
    .dir = na morze
    .src = z morza
    .gen = morza
theater-intelligence = Wywiad
    .loc = w wywiadzie
    .dir = do wywiadu
    .src = z wywiadu
    .gen = wywiadu
theater-diplomacy = Dyplomacja
    .loc = w dyplomacji
    .dir = do dyplomacji
    .src = z dyplomacji
    .gen = dyplomacji
theater-economics = Gospodarka
    .loc = w gospodarce
    .dir = do gospodarki
    .src = z gospodarki
    .gen = gospodarki

numbered-theater = { $number }. { $theater }

card-support = Wsparcie
card-air-drop = Zrzut
card-maneuver = Manewr
card-aerodrome = Lotnisko
card-containment = Izolacja
card-heavy-bombers = Ciężkie Bombowce
card-reinforce = Posiłki
card-ambush = Zasadzka
card-cover-fire = Ogień Osłonowy
card-disrupt = Zamęt
card-heavy-tanks = Ciężkie Czołgi
card-transport = Transport
card-escalation = Eskalacja
card-redeploy = Przerzut
card-blockade = Blokada
card-super-battleship = Wielki Pancernik
card-spy-network = Siatka Szpiegów
card-surveil = Inwigilacja
card-manipulate = Manipulacja
card-leverage = Nacisk
card-neutralize = Neutralizacja
    .broken =
        Neutrali-
        zacja
card-mastermind = Mózg Operacji
card-envoy = Wysłannik
card-armistice = Rozejm
card-grand-betrayal = Wielka Zdrada
card-give-take = Coś za Coś
card-peacekeepers = Siły Pokojowe
card-requisition = Rekwizycja
card-supply-lines = Linie Dostaw
card-stockpile = Magazyny
card-relinquish = Wyrzeczenie
card-war-chest = Kasa Wojenna

card-unknown = kartę

card-air-1 = { card-support } 1
card-air-2 = { card-air-drop } 2
card-air-3 = { card-maneuver } 3 ({ theater-air })
card-air-4 = { card-aerodrome } 4
card-air-5 = { card-containment } 5
card-air-6 = { card-heavy-bombers } 6
card-land-1 = { card-reinforce } 1
card-land-2 = { card-ambush } 2
card-land-3 = { card-maneuver } 3 ({ theater-land })
card-land-4 = { card-cover-fire } 4
card-land-5 = { card-disrupt } 5
card-land-6 = { card-heavy-tanks } 6
card-sea-1 = { card-transport } 1
card-sea-2 = { card-escalation } 2
card-sea-3 = { card-maneuver } 3 ({ theater-sea })
card-sea-4 = { card-redeploy } 4
card-sea-5 = { card-blockade } 5
card-sea-6 = { card-super-battleship } 6
card-intelligence-1 = { card-spy-network } 1
card-intelligence-2 = { card-surveil } 2
card-intelligence-3 = { card-manipulate } 3 ({ theater-intelligence })
card-intelligence-4 = { card-leverage } 4
card-intelligence-5 = { card-neutralize } 5
card-intelligence-6 = { card-mastermind } 6
card-diplomacy-1 = { card-envoy } 1
card-diplomacy-2 = { card-armistice } 2
card-diplomacy-3 = { card-manipulate } 3 ({ theater-diplomacy })
card-diplomacy-4 = { card-grand-betrayal } 4
card-diplomacy-5 = { card-give-take } 5
card-diplomacy-6 = { card-peacekeepers } 6
card-economics-1 = { card-requisition } 1
card-economics-2 = { card-supply-lines } 2
card-economics-3 = { card-manipulate } 3 ({ theater-economics })
card-economics-4 = { card-stockpile } 4
card-economics-5 = { card-relinquish } 5
card-economics-6 = { card-war-chest } 6

short-card = { $card } { $strength }
broken-name = { FORM($card, "broken") }

ability-support = Twoja suma na każdym sąsiednim froncie jest o 3 wyższa.
ability-air-drop =
    { $edition ->
        [classic] W następnej turze możesz rozmieścić jedną kartę na froncie innego typu.
       *[revised] Następną kartę, którą zagrasz, możesz rozmieścić na froncie innego typu.
    }
ability-maneuver = Musisz odwrócić jedną wierzchnią kartę dowolnej strony na sąsiednim froncie.
ability-aerodrome = Karty o sile od 1 do 3 możesz rozmieszczać na dowolnym froncie.
ability-containment = Każda zakryta karta, którą ktokolwiek zagra, trafia pod talię.
ability-reinforce =
    { $edition ->
        [classic] Obejrzyj wierzch talii. Możesz zagrać tę kartę zakrytą na sąsiedni front.
       *[revised] Weź kartę z wierzchu talii. Musisz zagrać ją zakrytą na sąsiedni front.
    }
ability-ambush = Musisz odwrócić jedną wierzchnią kartę dowolnej strony na dowolnym froncie.
ability-cover-fire = Każda karta pod tą w jej kolumnie ma siłę 4.
ability-disrupt =
    { $edition ->
        [classic] Wróg musi odwrócić jedną ze swoich wierzchnich kart. Potem ty musisz odwrócić jedną swoją.
       *[revised] Musisz odwrócić jedną ze swoich wierzchnich kart. Potem wróg musi odwrócić jedną swoją.
    }
ability-transport = Możesz przesunąć jedną swoją kartę na inny front.
ability-escalation = Wszystkie twoje zakryte karty mają siłę 4.
ability-redeploy =
    { $edition ->
        [classic] Musisz wziąć jedną ze swoich zakrytych kart z powrotem na rękę. Masz za to dodatkową turę.
       *[revised] Możesz wziąć jedną ze swoich zakrytych kart z powrotem na rękę. Wtedy od razu zagraj kartę.
    }
ability-blockade = Na sąsiednich frontach, na których są 3 karty lub więcej, każda karta, którą ktokolwiek zagra, trafia pod talię.
ability-spy-network = Możesz oglądać wszystkie zakryte karty wroga. Każda z nich jest o 1 słabsza.
ability-surveil = Zdobywasz tu 1 zapas. Wróg musi ujawnić trzy karty ze swojej ręki. Potem możesz odwrócić jedną wierzchnią kartę silniejszą od którejś z nich.
ability-manipulate = { ability-maneuver }
ability-leverage = Możesz ujawnić kartę ze swojej ręki. Wtedy odwróć jedną słabszą wierzchnią kartę na dowolnym froncie.
ability-neutralize = Wskaż kartę. Jeśli wróg ma ją na ręce, ujawnia ją i musi ją zagrać w swojej następnej turze.
ability-envoy = Twoja suma na każdym sąsiednim froncie jest o 2 wyższa. Raz w swojej turze, zanim coś zrobisz, możesz przesunąć tę kartę na jeden z nich.
ability-armistice = Zdobywasz na tym froncie 2 zapasy. Możesz odwrócić jedną wierzchnią kartę dowolnej strony. Wtedy wróg może odwrócić swoją na tym froncie.
ability-grand-betrayal = Musisz wybrać sąsiedni front, na którym obie strony mają wierzchnią kartę. Te dwie karty zmieniają strony.
ability-give-take = Musisz oddać wrogowi jedną kartę ze swojej ręki. Wtedy wróg zdobywa tu 1 zapas, a ty dobierasz dwie karty.
ability-requisition = Możesz ujawnić kartę ze swojej ręki. Wtedy zdobywasz 3 zapasy na froncie jej typu.
ability-supply-lines = Możesz rozmieszczać karty na frontach innych typów. Za każdym razem wróg zdobywa tam 1 zapas.
ability-stockpile = Zdobywasz 1 zapas na każdym sąsiednim froncie.
ability-relinquish = Możesz zniszczyć jedną ze swoich odkrytych kart. Wtedy zniszcz jedną wierzchnią kartę dowolnej strony.

no-ability = Nie ma zdolności.

effect-support = +3 na każdym sąsiednim froncie
effect-air-drop = Rozmieść kartę na dowolnym froncie
effect-maneuver = Odwróć kartę na sąsiednim froncie
effect-aerodrome = Rozmieszczaj 1, 2 i 3 gdziekolwiek
effect-containment = Zakryte zagrania idą pod talię
effect-reinforce = Wierzch talii zakryty obok
effect-ambush = Odwróć dowolną wierzchnią kartę
effect-cover-fire = Karty pod nią liczą się za 4
effect-disrupt = Każda strona odwraca swoją kartę
effect-transport = Przesuń jedną swoją kartę
effect-escalation = Twoje zakryte karty liczą się za 4
effect-redeploy = Weź zakrytą kartę, zagraj znowu
effect-blockade = Na sąsiednich frontach bez 4. karty
effect-spy-network = Widzisz zakryte karty wroga, każda −1
effect-surveil = 1 zapas; wróg pokazuje 3, odwróć wyższą
effect-manipulate = { effect-maneuver }
effect-leverage = Ujawnij kartę, odwróć słabszą
effect-neutralize = Wskaż kartę, którą wróg musi zagrać
effect-envoy = +2 na sąsiednich frontach; chodzi
effect-armistice = 2 zapasy; odwróć kartę, wróg też
effect-grand-betrayal = Dwie karty obok zmieniają strony
effect-give-take = Oddaj kartę i zapas, dobierz dwie
effect-requisition = Ujawnij kartę za 3 zapasy
effect-supply-lines = Rozmieszczaj wszędzie, zapasy wrogowi
effect-stockpile = 1 zapas na każdym sąsiednim froncie
effect-relinquish = Zniszcz swoją odkrytą, potem dowolną

no-effect = Bez zdolności

gist-support = +3 obok
gist-air-drop = Nast. wszędzie
gist-maneuver = Odwróć obok
gist-aerodrome = 1–3 wszędzie
gist-containment = Bez zakrytych
gist-reinforce = Wierzch talii
gist-ambush = Odwróć dowolną
gist-cover-fire = Niższe za 4
gist-disrupt = Obie odwracają
gist-transport = Przesuń kartę
gist-escalation = Zakryte za 4
gist-redeploy = Weź zakrytą
gist-blockade = Obok: maks. 3
gist-spy-network = Zakryte −1
gist-surveil = +1, odwróć
gist-manipulate = { gist-maneuver }
gist-leverage = Odwróć słabszą
gist-neutralize = Wskaż kartę
gist-envoy = +2 obok
gist-armistice = +2, odwracanie
gist-grand-betrayal = Zamiana kart
gist-give-take = Oddaj 1, weź 2
gist-requisition = 3 zapasy
gist-supply-lines = Każdy front
gist-stockpile = +1 obok
gist-relinquish = Zniszcz dwie

facts-of-card = { $theater }, siła { $strength }, { $kind ->
        [instant] zdolność natychmiastowa
        [ongoing] zdolność ciągła
       *[none] bez zdolności
    }.
edition-classic = Klasyczne
edition-revised = Poprawione
only-revised = Wydanie poprawione, jedyne
both-editions = Oba wydania
alt-of-card = Karta { $card }. { $text }
deck-line = **{ $card } { $strength }** · { $theater }: { $text }
deck-line-editions = **{ $card } { $strength }** · { $theater }: { $revised } Klasyczne: { $classic }

source-printed = Karta z drukowanej gry; sformułowanie jest nasze.
source-house = Drukowana karta nie jest znana; ta jest nasza.
source-reveal = O drukowanej karcie wiemy tylko, że ujawnia się kartę; reszta jest nasza.
source-not-theater = Z drukowanej karty znamy tylko zdolność, nie front; reszta jest nasza.
source-not-strength = Z drukowanej karty znamy tylko zdolność, nie siłę; reszta jest nasza.
source-moved = O drukowanej karcie wiemy tylko, że się ją przesuwa, przykrytą lub nie; reszta jest nasza.
source-name = Z drukowanej karty znamy tylko nazwę; reszta jest nasza.
source-given = O drukowanej karcie wiemy tylko, że oddaje się kartę i dobiera inną; reszta jest nasza.
source-destroyed = O drukowanej karcie wiemy tylko, co niszczy; reszta jest nasza.

covering = { $top }, przykryte: { $covered }
no-cards = bez kart
changed-card = { $card } (liczy się za { $strength })
facedown-card =
    { $card ->
        [unknown] zakryta ({ $strength })
       *[other] { $card } (zakryta, { $strength })
    }

lead-tied = remis { $total }–{ $total } (wygrywa go { $side })
lead-ahead = prowadzi { $side } { $ahead }–{ $behind }

turn-of-one =
    { $who ->
        [you] Twoja tura
       *[other] Tura: { $who }
    }
turn-of-two =
    { $who ->
        [you] Tura: ty lub { $other }
       *[other] Tura: { $who } lub { $other }
    }
turn-with-due-cards = **{ $whose }**. Trzeba zagrać kartę { LIST($cards, type: "or") } albo się wycofać.

you-awaited = ty
waiting-swap = Czekamy na wybór kart do wymiany: **{ LIST($awaited) }**.
waiting-flip = Czekamy na wybór karty do odwrócenia ({ $card }): **{ LIST($awaited, type: "or") }**.
waiting-may-flip = Czekamy na decyzję, czy odwrócić kartę ({ $card }): **{ LIST($awaited, type: "or") }**.
waiting-may-move = Czekamy na decyzję, czy przesunąć kartę ({ $card }): **{ LIST($awaited, type: "or") }**.
waiting-reveal = Czekamy na wybór karty do ujawnienia ({ $card }): **{ LIST($awaited, type: "or") }**.
waiting-may-reveal = Czekamy na decyzję, czy ujawnić kartę ({ $card }): **{ LIST($awaited, type: "or") }**.
waiting-name = Czekamy na wskazanie karty ({ $card }): **{ LIST($awaited, type: "or") }**.
waiting-exchange = Czekamy na wybór kart, które zmienią strony ({ $card }): **{ LIST($awaited, type: "or") }**.
waiting-choose = Czekamy na wybór ({ $card }): **{ LIST($awaited, type: "or") }**.

status-won =
    { $side ->
        [you] **Wygrywasz.**
       *[other] { $people ->
            [one] **{ $side } wygrywa mecz.**
           *[other] **{ $side } wygrywają mecz.**
        }
    }

board-title = { $game } · bitwa { $battle }
score = Wynik
seen-in-hands = Karty widziane na rękach
score-by-battle = Wynik po bitwach
turning-point = Punkt zwrotny

side-line = { $side }: { $facts }
side-points = **{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }**
side-hand = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    } na ręce
member-hand = { $who } { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
side-first = zaczyna (wygrywa remisy)
side-air-drop = ma { card-air-drop }
side-extra-turns = czeka: { $count ->
        [one] 1 dodatkowa tura
        [few] { $count } dodatkowe tury
       *[other] { $count } dodatkowych tur
    }

column-line = **{ $total }**: { $shown }
column-line-bonuses = **{ $total }** ({ $bonuses }): { $shown }
bonus-card = +{ $points } { $card }
supplies = { $count ->
        [one] 1 zapas
        [few] { $count } zapasy
       *[other] { $count } zapasów
    }

duty =
    { $due ->
        [true] { $who } musi teraz zagrać kartę { $card }
       *[false] { $who } musi w następnej turze zagrać kartę { $card }
    }

deck-size =
    { $count ->
        [one] 1 karta w talii
        [few] { $count } karty w talii
       *[other] { $count } kart w talii
    }
supplies-left = zostało: { $count ->
        [one] 1 zapas
        [few] { $count } zapasy
       *[other] { $count } zapasów
    }
points-to-win = do wygranej: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
single-battle = decyduje jedna bitwa

note-showed = { $who } pokazuje kartę { $card } w bitwie { $battle }, turze { $turn }
note-was-given = { $who } dostaje kartę { $card } w bitwie { $battle }, turze { $turn }
note-took-back = { $who } bierze z powrotem kartę { $card } w bitwie { $battle }, turze { $turn }
note-lacked =
    { $people ->
        [one] { $who } nie ma karty { $card } w bitwie { $battle }, turze { $turn }
       *[other] { $who } nie mają karty { $card } w bitwie { $battle }, turze { $turn }
    }

alt-theater = { $place }: { $fact }
alt-column = { $place }, { $side } { $fact }
alt-battle = Bitwa { $battle }: { $news }
alt-turning-point = { turning-point }: { $sentence }
alt-marked = Zaznaczone: { $card }
alt-must-play = Musisz zagrać kartę { LIST($cards, type: "or") }
alt-text-of-card = { $card }: { $text }
alt-faceup-to = Odkryta na: { LIST($theaters, type: "or") }
alt-facedown-to = Zakryta na: { LIST($theaters, type: "or") }

battle-line = Bitwa { $battle }: { $people ->
        [one] { $side } zdobywa
       *[other] { $side } zdobywają
    } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } ({ $score })
battle-line-withdrew = Bitwa { $battle }: { $losers ->
        [one] { $loser } się wycofuje
       *[other] { $loser } się wycofują
    }, { $people ->
        [one] { $side } zdobywa
       *[other] { $side } zdobywają
    } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } ({ $score })
led-from-start = { $people ->
        [one] { $side } prowadzi
       *[other] { $side } prowadzą
    } od pierwszej bitwy.
battle-brought = Bitwa { $battle } przynosi { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
took-the-lead = { $people ->
        [one] { $side } wychodzi
       *[other] { $side } wychodzą
    } na prowadzenie w bitwie { $battle } i już go nie { $people ->
        [one] oddaje
       *[other] oddają
    }.

picture-winner =
    { $people ->
        [one] { $winners } wygrywa
       *[other] { $winners } wygrywają
    }
picture-winner-nameless = wygrana
picture-withdrew-cell = odwrót
picture-turning-point = Punkt zwrotny
picture-turning-battle = Punkt zwrotny: bitwa { $battle }
picture-led = { $winners } na prowadzeniu od pierwszej bitwy
picture-took-lead = { $winners } na prowadzeniu już do końca
picture-flipped =
    odwrócenie
    { FORM($theater, "loc") }
picture-destroyed =
    zniszczenie
    { FORM($theater, "loc") }
picture-changed-sides =
    zmiana strony
    { FORM($theater, "loc") }
picture-unknown-card = Zakryta karta
picture-resigned = poddanie meczu
picture-withdrew = odwrót z bitwy { $battle }
picture-fought-out = wygrana bitwa { $battle }, zagrane wszystkie karty
picture-battle-won =
    { $own ->
        [true] Bitwa { $battle }: wygrywasz
       *[false] { $people ->
            [one] Bitwa { $battle }: wygrywa { $winners }
           *[other] Bitwa { $battle }: wygrywają { $winners }
        }
    }
picture-tie = rem
picture-of-points = z { $points }
picture-wins-ties = remisy
picture-must-play = musi zagrać: { LIST($names, type: "or") }
picture-member-must-play = { $number } musi zagrać: { LIST($names, type: "or") }
picture-air-drop = { card-air-drop } gotowy
picture-extra-turn = dodatkowa tura
picture-top-card = Wierzch talii: { $card } { $strength }. Zakryta liczy się za { $after }.
picture-under-deck = pod talię

you-won = Wygrywasz
you-lost = Przegrywasz
awaits-all = Czekamy na: { LIST($awaited) }
awaits-any = Czekamy na: { LIST($awaited, type: "or") }
your-turn = Twoja tura
your-sides-turn = Tura twojej strony
play-top-card =
    { $forced ->
        [true] Zagraj zakrytą: { $card }
       *[false] Zagrać zakrytą: { $card }?
    }
answer-card = Odpowiedz na kartę { $card }

title-play = { $forced ->
        [true] Od razu zagraj kartę
       *[false] Zagrać kartę?
    }
title-swap = { $forced ->
        [true] Wybierz kartę do wymiany
       *[false] Wybrać kartę do wymiany?
    }
title-flip = { $forced ->
        [true] Wybierz kartę do odwrócenia
       *[false] Odwrócić kartę?
    }
title-move = { $forced ->
        [true] Przesuń jedną swoją kartę
       *[false] Przesunąć kartę?
    }
title-take-back = { $forced ->
        [true] Weź kartę z powrotem
       *[false] Wziąć kartę z powrotem?
    }
title-place = { $forced ->
        [true] Wybierz front dla karty z wierzchu talii
       *[false] Zagrać kartę z wierzchu talii?
    }
title-reveal = { $forced ->
        [true] Wybierz kartę do ujawnienia
       *[false] Ujawnić kartę?
    }
title-name = { $forced ->
        [true] Wskaż kartę
       *[false] Wskazać kartę?
    }
title-exchange = { $forced ->
        [true] Wybierz karty, które zmienią strony
       *[false] Wybrać karty, które zmienią strony?
    }
title-give = { $forced ->
        [true] Wybierz kartę do oddania
       *[false] Wybrać kartę do oddania?
    }
title-receive = { $forced ->
        [true] Weź kartę
       *[false] Wziąć kartę?
    }
title-draw = { $forced ->
        [true] Dobierz karty
       *[false] Dobrać karty?
    }
title-destroy = { $forced ->
        [true] Wybierz kartę do zniszczenia
       *[false] Zniszczyć jedną swoją kartę?
    }

due-cards-title = **{ $title }**: musisz zagrać kartę { LIST($cards, type: "or") }.
mate-may-answer = Odpowiedzieć możesz ty lub { $mate }.
passed-on = Przekażesz kartę { $card }, gdy wszyscy już wybiorą.
given-away = Oddajesz kartę { $card }.
mate-plays = Tym razem za waszą stronę gra { $mate }.
mate-answers = Tym razem za waszą stronę odpowiada { $mate }.

its-your-turn = **Twoja tura, { $name }.**
its-your-choice = **Twój wybór, { $name }.**
may-move-envoy = Najpierw możesz przesunąć kartę { card-envoy }.
must-play = Musisz zagrać kartę { LIST($cards, type: "or") }: odkrytą na front, który ją przyjmie, albo zakrytą na dowolny.
play-one = Zagraj jedną kartę: *rozmieść* ją odkrytą na jej własnym froncie albo *zaimprowizuj* zakrytą na dowolnym.
or-withdraw = Możesz też wycofać się z bitwy: { $people ->
        [one] { $side } zdobędzie
       *[other] { $side } zdobędą
    } wtedy { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.

asked-by = { $card } mówi: „{ $text }”
asked-by-hidden = To z karty { $card }.
question-swap = Dasz ją graczowi { $mate } i dostaniesz inną. Wybieracie w tajemnicy, a karty zmienią właścicieli, gdy wszyscy już wybiorą.
question-disrupt = Karta { card-land-5 } każe ci odwrócić jedną ze swoich wierzchnich kart.
question-armistice = Karta { card-diplomacy-2 } pozwala ci odwrócić jedną z tych kart, ale nie musisz.
question-surveil = Karta wroga { card-intelligence-2 } każe twojej stronie ujawnić karty, które wybierzecie. Potem wróg może odwrócić kartę silniejszą od którejś z nich.
question-give-take = Wróg oddaje twojej stronie kartę.
top-card-is = Na wierzchu talii leży { $card }; zakryta liczy się za { $strength }.
would-raise-total = Twoja suma { FORM($theater, "loc") } zmieni się z { $before } na { $after }
would-stop = { $ability } wysłałaby ją pod talię

mates-answer = Odpowiedzieć możesz ty lub { $mate }: liczy się pierwsza odpowiedź.
mates-turn = W tej turze możesz zagrać ty lub { $mate }: za waszą stronę gra ten, kto pierwszy coś zrobi.
mates-take-back = Odpowiedzieć możesz ty lub { $mate }: kto weźmie kartę z powrotem, musi jakąś zagrać.
mates-reveal = Odpowiedzieć możesz ty lub { $mate }, kartami ze swojej ręki: liczy się pierwsza odpowiedź.
mates-give = Odpowiedzieć możesz ty lub { $mate }, kartą ze swojej ręki: liczy się pierwsza odpowiedź.
mates-receive = Odpowiedzieć możesz ty lub { $mate }: kto pierwszy ją weźmie, ma ją na ręce.
mates-draw = Odpowiedzieć możesz ty lub { $mate }: kto pierwszy dobierze, ma karty na ręce.

your-hand = Twoja ręka
no-cards-left = Nie masz już kart.
hand-card = **{ $card }**: { $text }
top-card = Wierzch talii
top-card-seen =
    { $alone ->
        [true] { $card } (tylko ty ją znasz)
       *[false] { $card } (zna ją tylko twoja strona)
    }

withdraw = Wycofaj się
withdraw-unavailable = Wycofać się możesz tylko w swojej turze, zamiast zagrania karty. Naciśnij **{ my-hand }**, żeby zobaczyć, jak jest.
enemy-scores = Wróg zdobywa { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
withdraw-question =
    { $team ->
        [true] Wycofać całą swoją stronę?
       *[false] Wycofać się?
    } { $ends ->
        [true] Zyskuje na tym { $side }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } i wygrany mecz.
       *[false] Zyskuje na tym { $side }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }. Potem zaczyna się następna bitwa.
    }

where-play = Gdzie zagrywasz kartę { $card }?
deploy-to = Rozmieść { FORM($theater, "loc") }
deploy-to-using = Rozmieść { FORM($theater, "loc") } ({ $ability })
deploy = Rozmieść { FORM($theater, "loc") }: { $card }
deploy-using = Rozmieść { FORM($theater, "loc") }: { $card } ({ $ability })
deploy-caution = Rozmieścić { FORM($theater, "loc") } kartę { $card }? Zobaczą ją wszyscy.
deploy-using-caution = Rozmieścić { FORM($theater, "loc") } kartę { $card } ({ $ability })? Zobaczą ją wszyscy.
deploy-hint = Odkryta: { $effect }
deploy-hint-supply = Odkryta; wróg zdobywa 1 zapas { FORM($theater, "loc") }
improvise-to = Zaimprowizuj { FORM($theater, "loc") }
improvise = Zaimprowizuj { FORM($theater, "loc") }: { $card }
improvise-hint = Zakryta, bez zdolności

move-envoy-to = Przesuń kartę { card-envoy } { FORM($theater, "dir") }
move-envoy-hint = Potem zwykła tura

own-card = { $faceup ->
        [true] Twoja karta { $card } { FORM($theater, "loc") }
       *[false] { $card ->
        [unknown] Twoja zakryta karta { FORM($theater, "loc") }
       *[other] Twoja zakryta karta { $card } { FORM($theater, "loc") }
    }
    }
enemy-card = { $faceup ->
        [true] { $card } { FORM($theater, "loc") }, strona { $enemy }
       *[false] { $card ->
        [unknown] Zakryta karta { FORM($theater, "loc") }, strona { $enemy }
       *[other] Zakryta karta { $card } { FORM($theater, "loc") }, strona { $enemy }
    }
    }
flip-own = { $faceup ->
        [true] Odwróć swoją kartę { $card } { FORM($theater, "loc") }
       *[false] { $card ->
        [unknown] Odwróć swoją zakrytą kartę { FORM($theater, "loc") }
       *[other] Odwróć swoją zakrytą kartę { $card } { FORM($theater, "loc") }
    }
    }
flip-enemy = { $faceup ->
        [true] Odwróć kartę { $card } { FORM($theater, "loc") }, strona { $enemy }
       *[false] { $card ->
        [unknown] Odwróć zakrytą kartę { FORM($theater, "loc") }, strona { $enemy }
       *[other] Odwróć zakrytą kartę { $card } { FORM($theater, "loc") }, strona { $enemy }
    }
    }
flip-enemy-caution = { $faceup ->
        [true] Odwrócić kartę { $card } { FORM($theater, "loc") }, strona { $enemy }?
       *[false] { $card ->
        [unknown] Odwrócić zakrytą kartę { FORM($theater, "loc") }, strona { $enemy }?
       *[other] Odwrócić zakrytą kartę { $card } { FORM($theater, "loc") }, strona { $enemy }?
    }
    }
destroy-own = { $faceup ->
        [true] Zniszcz swoją kartę { $card } { FORM($theater, "loc") }
       *[false] { $card ->
        [unknown] Zniszcz swoją zakrytą kartę { FORM($theater, "loc") }
       *[other] Zniszcz swoją zakrytą kartę { $card } { FORM($theater, "loc") }
    }
    }
destroy-enemy = { $faceup ->
        [true] Zniszcz kartę { $card } { FORM($theater, "loc") }, strona { $enemy }
       *[false] { $card ->
        [unknown] Zniszcz zakrytą kartę { FORM($theater, "loc") }, strona { $enemy }
       *[other] Zniszcz zakrytą kartę { $card } { FORM($theater, "loc") }, strona { $enemy }
    }
    }
destroy-hint = Trafia pod talię

flip-hint-unknown = Zostanie odkryta
flip-hint-up =
    { $changed ->
        [true] Odkryta liczy się za { $after } zamiast { $before }
       *[false] Odkryta nadal liczy się za { $after }
    }
flip-hint-up-instant =
    { $changed ->
        [true] Odkryta liczy się za { $after } zamiast { $before }, a jej strona wykonuje jej zdolność
       *[false] Odkryta nadal liczy się za { $after }, a jej strona wykonuje jej zdolność
    }
flip-hint-down =
    { $changed ->
        [true] Zakryta liczy się za { $after } zamiast { $before }
       *[false] Zakryta nadal liczy się za { $after }
    }

own-card-in = { $faceup ->
        [true] { $card } { FORM($theater, "loc") }
       *[false] { $card ->
        [unknown] Zakryta karta { $number } { FORM($theater, "loc") }
       *[other] Zakryta karta { $card } { FORM($theater, "loc") }
    }
    }
move-to = Przesuń { FORM($theater, "dir") }
move-card =
    { $faceup ->
        [true] Przesuń { FORM($start, "src") } { FORM($end, "dir") }: { $card }
       *[false] { $card ->
            [unknown] Przesuń zakrytą kartę { $number } { FORM($start, "src") } { FORM($end, "dir") }
           *[other] Przesuń { FORM($start, "src") } { FORM($end, "dir") } zakrytą kartę { $card }
        }
    }
where-move = { $faceup ->
        [true] Dokąd przesuwasz swoją kartę { $card }?
       *[false] { $card ->
        [unknown] Dokąd przesuwasz swoją zakrytą kartę { $number }?
       *[other] Dokąd przesuwasz swoją zakrytą kartę { $card }?
    }
    }
own-card-from = { $faceup ->
        [true] { $card } { FORM($theater, "src") }
       *[false] { $card ->
        [unknown] Zakryta karta { $number } { FORM($theater, "src") }
       *[other] Zakryta karta { $card } { FORM($theater, "src") }
    }
    }
take-back-card = { $faceup ->
        [true] Weź z powrotem { FORM($theater, "src") }: { $card }
       *[false] { $card ->
        [unknown] Weź z powrotem { FORM($theater, "src") } zakrytą kartę { $number }
       *[other] Weź z powrotem { FORM($theater, "src") } zakrytą kartę { $card }
    }
    }

play-it-to = Zagraj ją { FORM($theater, "dir") }
play-top-card-to =
    { $card ->
        [unknown] Zagraj wierzch talii zakryty { FORM($theater, "dir") }
       *[other] Zagraj zakrytą { FORM($theater, "dir") }: { $card }
    }

exchange-in = { $theater }: { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
            [unknown] zakryta karta
           *[other] zakryta karta { $given }
        }
    } za { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
            [unknown] zakrytą kartę
           *[other] zakrytą kartę { $taken }
        }
    }
exchange = Wymień wierzchnie karty { FORM($theater, "loc") }
exchange-hint =
    { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
            [unknown] zakryta karta
           *[other] zakryta karta { $given }
        }
    } za { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
            [unknown] zakrytą kartę
           *[other] zakrytą kartę { $taken }
        }
    }

do-nothing = Nic nie rób
do-nothing-hint = Zdolność przepada

give-to-mate = Daj kartę { $card } graczowi { $mate }
give-to-enemy = Oddaj kartę { $card } stronie { $enemy }
reveal = Ujawnij kartę { $card }
reveal-hint = Widzą ją wszyscy; zostaje na twojej ręce
reveal-hint-leverage = Potem odwróć wierzchnią kartę o sile poniżej { $strength }
reveal-hint-requisition = Zdobędziesz { $count ->
        [one] 1 zapas
        [few] { $count } zapasy
       *[other] { $count } zapasów
    } { FORM($theater, "loc") }
which-card = Którą kartę wskazujesz?
name-card = Wskaż kartę { $card }
in-own-hand = Masz ją na ręce
lies-in = Leży { FORM($theater, "loc") }
draw-cards = Dobierz karty
draw-hint = Dwie trafiają na twoją rękę
take-card = Weź kartę
take-hint = Trafia na twoją rękę

battle-begins =
    { $side ->
        [you] Zaczyna się bitwa { $battle }: { $row }. Zaczynasz i wygrywasz remisy.
        [side] Zaczyna się bitwa { $battle }: { $row }. Twoja strona zaczyna i wygrywa remisy.
       *[other] { $people ->
            [one] Zaczyna się bitwa { $battle }: { $row }. { $side } zaczyna i wygrywa remisy.
           *[other] Zaczyna się bitwa { $battle }: { $row }. { $side } zaczynają i wygrywają remisy.
        }
    }
match-won = { $side ->
        [you] Wygrywasz mecz
        [side] Twoja strona wygrywa mecz
       *[other] { $people ->
        [one] { $side } wygrywa mecz
       *[other] { $side } wygrywają mecz
    }
    }!
resigned = { $who ->
        [you] Poddajesz
       *[other] { $who } poddaje
    } mecz.
resigned-for-your-team =
    { $who ->
        [you] Poddajesz mecz w imieniu swojej drużyny.
       *[other] { $who } poddaje mecz w imieniu twojej drużyny.
    }
resigned-for-team = { $who ->
        [you] Poddajesz
       *[other] { $who } poddaje
    } mecz w imieniu drużyny: { $team }.
withdrew = { $who ->
        [you] Wycofujesz
       *[other] { $who } wycofuje
    } się z { $count ->
        [one] 1 kartą
        [few] { $count } kartami
       *[other] { $count } kartami
    } na ręce.
withdrew-for-side = { $who ->
        [you] Wycofujesz swoją stronę
       *[other] { $who } wycofuje swoją stronę
    } z { $count ->
        [one] 1 kartą
        [few] { $count } kartami
       *[other] { $count } kartami
    } na rękach.
turn-skipped = { $side ->
        [you] Nie masz karty do zagrania i tracisz turę
        [side] Twoja strona nie ma karty do zagrania i traci turę
       *[other] { $people ->
        [one] { $side } nie ma karty do zagrania i traci turę
       *[other] { $side } nie mają karty do zagrania i tracą turę
    }
    }.

played = { $who ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } kartę { $card } { $strength } { FORM($theater, "loc") }.
played-using = { $who ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } kartę { $card } { FORM($theater, "loc") } dzięki karcie { $ability }.
played-facedown =
    { $card ->
        [unknown] { $who ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } zakrytą kartę { FORM($theater, "loc") }.
       *[other] { $who ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } zakrytą kartę { $card } { FORM($theater, "loc") }.
    }
played-top-card =
    { $card ->
        [unknown] { $who ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } zakrytą kartę z wierzchu talii { FORM($theater, "loc") }.
       *[other] { $who ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } zakrytą kartę z wierzchu talii ({ $card }) { FORM($theater, "loc") }.
    }
stopped = Karta { $ability } wysyła ją pod talię.

turned-faceup = { $who ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } { $owner ->
        [own] kartę { $card } { FORM($theater, "loc") }
        [you] twoją kartę { $card } { FORM($theater, "loc") }
        [side] kartę { $card } twojej strony { FORM($theater, "loc") }
       *[other] kartę { $card } strony { $owner } { FORM($theater, "loc") }
    }.
turned-facedown = { $who ->
        [you] Zakrywasz
       *[other] { $who } zakrywa
    } { $owner ->
        [own] kartę { $card }
        [you] twoją kartę { $card }
        [side] kartę { $card } twojej strony
       *[other] kartę { $card } strony { $owner }
    }.
moved = { $who ->
        [you] Przesuwasz
       *[other] { $who } przesuwa
    } { $faceup ->
        [true] kartę { $card }
       *[false] { $card ->
        [unknown] zakrytą kartę
       *[other] zakrytą kartę { $card }
    }
    } { FORM($start, "src") } { FORM($end, "dir") }.
taken-back = { $who ->
        [you] Bierzesz
       *[other] { $who } bierze
    } z powrotem { $card ->
        [unknown] zakrytą kartę
       *[other] kartę { $card }
    } { FORM($theater, "src") }.
changed-sides =
    { $owner ->
        [you] Twoja { $faceup ->
        [true] karta { $card }
       *[false] { $card ->
        [unknown] zakryta karta
       *[other] zakryta karta { $card }
    }
    } { FORM($theater, "loc") } przechodzi na stronę { $side }.
        [side] { $faceup ->
        [true] Karta { $card }
       *[false] { $card ->
        [unknown] Zakryta karta
       *[other] Zakryta karta { $card }
    }
    } twojej strony { FORM($theater, "loc") } przechodzi na stronę { $side }.
       *[other] { $faceup ->
        [true] Karta { $card }
       *[false] { $card ->
        [unknown] Zakryta karta
       *[other] Zakryta karta { $card }
    }
    } strony { $owner } { FORM($theater, "loc") } przechodzi na { $side ->
            [you] twoją stronę
            [side] twoją stronę
           *[other] stronę { $side }
        }.
    }
destroyed = { $who ->
        [you] Niszczysz
       *[other] { $who } niszczy
    } { $owner ->
        [own] własną kartę
        [you] twoją kartę
        [side] kartę twojej strony
       *[other] kartę strony { $owner }
    } { FORM($theater, "loc") }: { $faceup ->
        [true] { $card }
       *[false] { $card ->
        [unknown] zakryta
       *[other] { $card } (zakryta)
    }
    }.

revealed = { $who ->
        [you] Ujawniasz
       *[other] { $who } ujawnia
    } kartę { $card }.
named-in-vain = { $who ->
        [you] Wskazujesz
       *[other] { $who } wskazuje
    } kartę { $card }: { $side ->
        [you] nie masz jej na ręce
        [side] twoja strona jej nie ma
       *[other] { $people ->
        [one] { $side } jej nie ma
       *[other] { $side } jej nie mają
    }
    }.
named = { $who ->
        [you] Wskazujesz
       *[other] { $who } wskazuje
    } kartę { $card }: { $holder ->
        [you] masz ją i musisz ją zagrać jako następną
       *[other] { $holder } ma ją i musi ją zagrać jako następną
    }.
drew = { $who ->
        [you] Dobierasz
       *[other] { $who } dobiera
    } { $card ->
        [unknown] kartę
       *[other] kartę { $card }
    }.
gave = { $who ->
        [you] Oddajesz
       *[other] { $who } oddaje
    } { $card ->
        [unknown] kartę
       *[other] kartę { $card }
    }. { $receiver ->
        [you] Trafia do ciebie
       *[other] Dostaje ją { $receiver }
    }.
swap-chosen = { $who ->
        [you] Wybierasz
       *[other] { $who } wybiera
    } do wymiany { $card ->
        [unknown] kartę
       *[other] kartę { $card }
    }.
swapped = { $who ->
        [you] Przekazujesz
       *[other] { $who } przekazuje
    } { $card ->
        [unknown] kartę
       *[other] kartę { $card }
    }. { $receiver ->
        [you] Trafia do ciebie
       *[other] Dostaje ją { $receiver }
    }.
looked-at-top = { $side ->
        [you] Oglądasz
        [side] Twoja strona ogląda
       *[other] { $people ->
        [one] { $side } ogląda
       *[other] { $side } oglądają
    }
    } kartę z wierzchu talii.
saw-top-card = { $side ->
        [you] Oglądasz
        [side] Twoja strona ogląda
       *[other] { $people ->
        [one] { $side } ogląda
       *[other] { $side } oglądają
    }
    } kartę z wierzchu talii: { $card }.
gained-supplies = { $side ->
        [you] Zdobywasz
        [side] Twoja strona zdobywa
       *[other] { $people ->
        [one] { $side } zdobywa
       *[other] { $side } zdobywają
    }
    } { $count ->
        [one] 1 zapas
        [few] { $count } zapasy
       *[other] { $count } zapasów
    } { FORM($theater, "loc") }.
declined = { $who ->
        [you] Nie korzystasz
       *[other] { $who } nie korzysta
    } z karty { $card }.
interrupted = To przerywa działanie karty { $card }.
fizzled = Karta { $card } nie ma skutku.
air-drop-granted =
    { $side ->
        [you] { card-air-drop } pozwala ci zagrać jedną kartę odkrytą na dowolnym froncie.
        [side] { card-air-drop } pozwala twojej stronie zagrać jedną kartę odkrytą na dowolnym froncie.
       *[other] Dzięki karcie { card-air-drop } strona { $side } może zagrać jedną kartę odkrytą na dowolnym froncie.
    }
air-drop-over =
    { $side ->
        [you] Twój { card-air-drop } wygasa.
        [side] { card-air-drop } twojej strony wygasa.
       *[other] { card-air-drop } strony { $side } wygasa.
    }
extra-turn = { $side ->
        [you] Masz dodatkową turę
        [side] Twoja strona ma dodatkową turę
       *[other] { $people ->
        [one] { $side } ma dodatkową turę
       *[other] { $side } mają dodatkową turę
    }
    }.

all-cards-played = Zagrano wszystkie karty.
theaters-held = { $side ->
        [you] Kontrolujesz
        [side] Twoja strona kontroluje
       *[other] { $people ->
        [one] { $side } kontroluje
       *[other] { $side } kontrolują
    }
    }: { LIST($theaters) }.
battle-won = { $side ->
        [you] Wygrywasz bitwę i zdobywasz
        [side] Twoja strona wygrywa bitwę i zdobywa
       *[other] { $people ->
        [one] { $side } wygrywa bitwę i zdobywa
       *[other] { $side } wygrywają bitwę i zdobywają
    }
    } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } ({ $score }).

hint-theaters =
    { $after ->
        [one] Kontrolujesz 1 front zamiast { $before }.
        [few] Kontrolujesz { $after } fronty zamiast { $before }.
       *[other] Kontrolujesz { $after } frontów zamiast { $before }.
    }
hint-lead = Sytuacja { FORM($theater, "loc") }: { $was ->
        [ahead] przewaga { $before }
        [behind] strata { $before }
       *[level] równo
    } → { $now ->
        [ahead] przewaga { $after }{ $bound ->
            [at_least] { " " }lub większa
            [at_most] { " " }lub mniejsza
           *[exactly] { "" }
        }
        [behind] strata { $after }{ $bound ->
            [at_least] { " " }lub mniejsza
            [at_most] { " " }lub większa
           *[exactly] { "" }
        }
       *[level] równo{ $bound ->
            [at_least] { " " }lub lepiej
            [at_most] { " " }lub gorzej
           *[exactly] { "" }
        }
    }.
hint-ability = Karta { $card } leży odkryta: { $effect }.
hint-points = To mniej niż { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } za bitwę przegraną do końca.
hint-held =
    { $after ->
        [0] Nie kontrolujesz żadnego z { $before } frontów.
       *[other] Kontrolujesz tylko { $after } z { $before } frontów.
    }
hint-weakest = Żadna karta na twojej ręce nie ma mniejszej siły.
hint-cards = Masz jeszcze { $after ->
        [one] 1 kartę
        [few] { $after } karty
       *[other] { $after } kart
    }, a wróg { $before }.

battle = Bitwa { $battle }

option-mode = Tryb
option-mode-standard = standardowy, trzy fronty
option-mode-epic = epicki, pięć frontów
option-edition = Wydanie
option-edition-auto = zwykłe (klasyczne, poprawione dla drużyn i mieszanek)
option-edition-classic = klasyczne, jak w pierwszym druku
option-edition-revised = poprawione, jak w późniejszych drukach
option-scoring = Punktacja
option-scoring-standard = standardowa, od 2 do 6 punktów za bitwę
option-scoring-beginner = dla początkujących, 1 punkt za bitwę
option-target = Cel
option-target-auto = zwykły (12 punktów, epicko lub w drużynach 6, dla początkujących 3)
option-target-12 = 12 punktów
option-target-18 = 18 punktów, długi mecz
option-target-6 = 6 punktów, krótki mecz
option-theaters = Fronty
option-theaters-random = losowe
list-of-theaters = { LIST($theaters) }

preset-classic = Klasycznie
preset-quick = Szybko
preset-epic = Epicko

terms-epic = epicko, { LIST($theaters) }
terms-epic-drawn = epicko, pięć losowych frontów
terms-drawn = trzy losowe fronty
terms-classic = wydanie klasyczne
terms-revised = wydanie poprawione
terms-beginner = punktacja dla początkujących, 1 punkt za bitwę
terms-target = do { $points ->
        [one] 1 punktu
        [few] { $points } punktów
       *[other] { $points } punktów
    }
terms-teams = drużyny: { $differences }
terms-teams-revised = wydanie poprawione

topic-overview = przegląd
topic-turn = tura
topic-deploy-and-improvise = rozmieszczanie i improwizacja
topic-abilities = zdolności
topic-control = kontrola
topic-withdraw-and-points = odwrót i punkty
topic-editions = wydania
topic-supplies = zapasy, ujawnianie i więcej
topic-mixing-theaters = mieszanie frontów
topic-epic = tryb epicki
topic-teams = drużyny

rules-overview =
    Dwoje dowódców walczy o trzy fronty: **{ $first }**, **{ $second }** i **{ $third }**, które leżą w rzędzie. W każdej bitwie obie strony dostają po sześć kart i na zmianę zagrywają po jednej.{ $supplies ->
        [true] { " " }Karty dają zapasy, ujawniają ręce, zmieniają strony.
       *[false] { "" }
    } Kto po zagraniu wszystkich kart kontroluje dwa z trzech frontów, wygrywa bitwę i zdobywa 6 punktów zwycięstwa. Jeśli bitwa wygląda na przegraną, możesz się wcześniej wycofać i dać wrogowi mniej punktów. Mecz wygrywa, kto pierwszy ma 12 punktów.

    Publiczna plansza pokazuje wszystko, co mogą widzieć obie strony. **{ my-hand }** pokazuje twoje karty i to, co możesz zrobić; widzisz to tylko ty.
rules-turn =
    W swojej turze robisz dokładnie jedną rzecz:
    • **Rozmieszczasz** kartę: odkrytą, na froncie jej typu.
    • **Improwizujesz** kartę: zakrytą, na dowolnym froncie.
    • **Wycofujesz się**: kończysz bitwę przed czasem.

    Karta trafia na wierzch twoich kart na tym froncie i je przykrywa. Jeśli jest odkryta i ma zdolność natychmiastową, działa ona od razu. Potem przychodzi tura wroga. Karty dobierasz tylko wtedy, gdy każe ci zdolność.
rules-deploy-and-improvise =
    {"*"}*Rozmieszczenie** kładzie kartę odkrytą na froncie jej typu: karty powietrzne w powietrzu i tak dalej. Niektóre karty pozwalają rozmieszczać gdzie indziej: { card-aerodrome } karty o sile od 1 do 3, { card-air-drop } jedną kartę, { card-supply-lines } dowolną kartę, za cenę zapasu dla wroga.

    {"*"}*Improwizacja** kładzie dowolną kartę zakrytą na dowolnym froncie. Zakryta karta ma siłę 2 i nie ma zdolności. Swoje zakryte karty możesz zawsze oglądać; wróg nie może.

    Wierzchnia jest tylko górna karta kolumny. Przykryte karty zachowują siłę i, jeśli są odkryte, zdolność ciągłą, ale nie da się ich odwrócić.
rules-abilities =
    {"*"}*Natychmiastowe** zdolności działają, gdy karta staje się odkryta: przez rozmieszczenie albo odwrócenie. **Ciągłe** działają, dopóki karta leży odkryta, przykryta innymi czy nie. Karty o sile 6 nie mają zdolności.

    Jeśli nie jest napisane, że możesz, musisz zrobić wszystko, co każe karta i co się da, nawet na własną szkodę. Czego zrobić się nie da, to się pomija. O karcie decyduje strona, do której należy, nawet jeśli odwrócił ją wróg.

    {"*"}Sąsiednie* fronty leżą obok siebie w rzędzie: dwa skrajne nie sąsiadują ze sobą.
    {"*"}Odwrócić* to zmienić wierzchnią kartę z odkrytej w zakrytą albo odwrotnie. *Przesunięcie* nie jest zagraniem: niczego nie uruchamia i nie da się go powstrzymać.

    `/card` pokazuje każdą kartę.
rules-control =
    Zsumuj swoje karty na froncie: odkryte liczą się za tyle, ile pokazują, zakryte za 2, każdy zapas za 1. Zmieniają to zdolności takie jak { card-support }, { card-escalation } i { card-cover-fire }. Front kontroluje strona z większą sumą. **Remisy wygrywa strona grająca pierwsza**, nawet przy 0 do 0.

    Po każdej bitwie zaczyna ta druga strona, a fronty przesuwają się o jedno miejsce w prawo, ostatni na sam lewy koniec.
rules-withdraw-and-points =
    Za bitwę wygraną do końca zdobywasz **6**. Jeśli się wycofasz, wróg zdobywa punkty według liczby kart, które masz jeszcze na ręce:
    • Jako **strona pierwsza**: 4 karty lub więcej: 2 punkty · 2 lub 3: 3 punkty · 1 karta: 4 punkty.
    • Jako **strona druga**: 5 kart lub więcej: 2 punkty · 3 lub 4: 3 punkty · 2: 4 punkty · 1 karta: 6 punktów.

    Wycofać się możesz tylko zamiast zagrania karty w swojej turze. Zwykły cel to 12 punktów; 18 daje długi mecz, a mecz może też składać się z jednej bitwy. Przy **punktacji dla początkujących** każda bitwa daje 1 punkt, z odwrotem czy bez, a wygrywa, kto ma 3.
rules-editions =
    {"*"}*{ edition-classic }** wydanie trzyma się pierwszych druków: zdolność uruchomiona w trakcie innej działa od razu, a gdy karta zostaje zakryta, jej zdolność się urywa. **{ edition-revised }** późniejszych: zdolności czekają w kolejce, a każda rozpoczęta działa do końca.

    Cztery karty mają w nich inny tekst: { card-air-drop }, { card-reinforce }, { card-disrupt } i { card-redeploy }; `/card` pokazuje oba teksty. Same { theater-air }, { theater-land } i { theater-sea }, jeden na jednego, to wydanie klasyczne, chyba że chcesz inaczej. Cała reszta jest zawsze poprawiona: inne fronty, mecze epickie, drużyny.
rules-supplies =
    {"*"}*Zapasy** to żetony; jest ich 14. Każdy dodaje 1 do sumy swojej strony na swoim froncie, nawet tam, gdzie ta strona nie ma karty. Zostają do końca bitwy, a gdy się skończą, nikt już ich nie zdobywa.
    {"*"}*Ujawnić**: pokazać wszystkim kartę z ręki. Zostaje na ręce.
    {"*"}*Wskazać**: nazwać dowolną kartę meczu. Jeśli wróg ją ma, pokazuje ją i musi ją zagrać w swojej następnej turze, odkrytą lub zakrytą; może też się wycofać.
    {"*"}*Zniszczyć**: karta trafia zakryta pod talię.
    {"*"}*Zmienić strony**: karta trafia na wierzch kolumny wroga, tak samo odkryta lub zakryta. Niczego to nie uruchamia.

    Strona bez kart jest pomijana, dopóki druga jeszcze jakieś ma.

    Nie musisz pamiętać tego, co wolno ci było zobaczyć: twój panel nazywa zakryte karty, które znasz, i notuje, jakie karty i kiedy pokazano. Notatka mówi o tamtej chwili, nie o obecnej.

    Nie wszystkie drukowane teksty tych kart znamy: `/card` mówi, które są nasze.
rules-mixing-theaters = W meczu mogą się spotkać dowolne trzy z sześciu frontów: { theater-air }, { theater-land }, { theater-sea }, { theater-intelligence }, { theater-diplomacy } i { theater-economics }. Grają tylko karty tych frontów. Wybierz je opcją *theaters*: `als`, `fls`, `random` albo nazwami z łącznikami, na przykład `theaters=air-intelligence-economics`. Jeśli w rzędzie jest któryś z trzech ostatnich, w meczu są zapasy.
rules-epic =
    `mode=epic` to bitwa o **pięć** frontów z 30 kartami: każda strona dostaje dziesięć, a wygrywa, kto kontroluje trzy fronty. *Sąsiednie* to nadal te obok siebie w rzędzie: na planszy fronty mają numery, a trzeci sąsiaduje z czwartym.

    Odwrót daje wrogowi, według kart, które masz jeszcze na ręce:
    • Jako **strona pierwsza**: 6 kart lub więcej: 2 punkty · 3 do 5: 3 punkty · 1 lub 2: 4 punkty.
    • Jako **strona druga**: 7 kart lub więcej: 2 punkty · 4 do 6: 3 punkty · 2 lub 3: 4 punkty · 1 karta: 6 punktów.

    Te liczby znamy z jednego źródła. Zwykły cel to 6 punktów, więc decyduje jedna bitwa stoczona do końca.
rules-teams =
    Dwie osoby mogą grać przeciw jednej albo dwie przeciw dwóm. Strona ma wspólny stół i punkty, ale nie ręce: kto gra w pojedynkę, dostaje sześć kart, a w drużynie każde po trzy (epicko: dziesięć i pięć). Przed każdą bitwą osoby z drużyny wymieniają się w tajemnicy jedną kartą.

    W turze jedną kartę zagrywa jedna osoba: ta, która ma więcej kart, albo, jeśli macie po równo, ta, która pierwsza coś zrobi. Jeśli ktoś musi zagrać wskazaną kartę, gra właśnie ta osoba. Kto gra, może też wycofać stronę; liczą się wtedy obie ręce.

    Gdy zdolność pyta waszą stronę, odpowiedzieć może każde z was i liczy się pierwsza odpowiedź. Kartę z ręki wybiera tylko ta osoba, która ją ma. W zdolnościach *ty* i *wróg* oznaczają całą stronę.

    W drużynie widzicie wszystkie zakryte karty swojej strony, ale nie swoje ręce nawzajem. Rozmawiajcie, ile chcecie, ale otwarcie: bot nie przekazuje prywatnych wiadomości.

    Zwykły cel to 6 punktów, w meczach epickich jedna bitwa.

lesson-withdrawing-early = Nic jeszcze nie jest stracone, więc nie ma powodu się wycofywać.
lesson-one-card-left = Od wygranej dzieli cię jedna karta. Zagraj ją.
lesson-facedown = Zakryta liczyłaby się tylko za 2 i nic by nie zrobiła.
lesson-faceup = To odkryta karta; w tym kroku chodzi o zakrytą.

lesson-start-heading = Trzy fronty, sześć kart
lesson-start = Kto zdobędzie dwa z trzech frontów, wygrywa bitwę, a każde z was zagrywa sześć kart, po jednej na turę.
lesson-start-task = Odkryta karta trafia na front swojego typu: rozmieść w powietrzu kartę { card-heavy-bombers }, twoją szóstkę.
lesson-start-otherwise = Ta karta jest słabsza; zacznij od najsilniejszej: { card-heavy-bombers }.

lesson-improvise-heading = Zakryta karta
lesson-improvise = Zakryta karta może trafić na dowolny front; liczy się za 2, a jej zdolność nie działa.
lesson-improvise-task = { card-support } odkryte liczy się tylko za 1, więc zagraj je zakryte (zaimprowizuj) na morzu, gdzie nikt nie ma jeszcze karty.
lesson-improvise-elsewhere = W powietrzu już prowadzisz, a na lądzie dwójka to za mało na szóstkę.
lesson-improvise-otherwise = Każda zakryta karta liczy się za 2, więc oddaj najsłabszą: { card-support }.

lesson-withdraw-heading = Odwrót
lesson-withdraw = { card-maneuver } zakrywa twoją kartę { card-heavy-bombers }, a Trener prowadzi na lądzie o 6 i na morzu o 1.
lesson-withdraw-task = Bitwa przegrana do końca daje 6 punktów. Odwrót z czterema kartami na ręce tylko 2: naciśnij { withdraw }.
lesson-withdraw-otherwise = Możesz walczyć dalej, ale z jedną kartą mniej odwrót będzie droższy. Naciśnij { withdraw }.

lesson-ability-heading = Zdolności
lesson-ability = Nowa bitwa: Trener ma 2 punkty, tym razem zaczyna i ma 6 na morzu.
lesson-ability-task = { card-maneuver } odwraca kartę na froncie obok: rozmieść go na lądzie, a { card-super-battleship } będzie liczył się tylko za 2.
lesson-ability-facedown = Zakryta karta nie ma zdolności; rozmieść ją.
lesson-ability-otherwise = Wtedy { card-super-battleship } zostaje przy 6. Odwróci go { card-maneuver }.

lesson-last-card-heading = Ostatnia karta
lesson-last-card = Kilka tur później masz jedną kartę i wygrywasz w powietrzu o 2, ale Trener prowadzi na lądzie o 3 i na morzu o 4.
lesson-last-card-task = Potrzebujesz jednego z nich: { card-ambush } odwraca dowolną wierzchnią kartę, więc rozmieść ją na lądzie.
lesson-last-card-otherwise = Zakryta { card-ambush } niczego nie odwraca, a 2 więcej to za mało na każdym froncie.

lesson-flip-heading = Co odwrócić
lesson-flip = Na lądzie jest 6 do 7, bo { card-escalation } na morzu sprawia, że każda zakryta karta Trenera liczy się za 4.
lesson-flip-task = Odwróć kartę { card-escalation }, a ta na lądzie znów będzie liczyć się za 2.
lesson-flip-otherwise = Policz jeszcze raz: tak nie wygrasz na lądzie, nie tracąc powietrza.

lesson-end = Wygrywasz w powietrzu o 2 i na lądzie o 1, a to bitwa i 6 punktów; Trener zostaje przy 2.
lesson-end-advice = Prawdziwy mecz trwa do 12 punktów, więc często decyduje odwrót w porę.

flies-start = Kto zdobędzie dwa z trzech frontów, wygrywa bitwę; Trener gra pierwszy i ma 6 w gospodarce.
flies-start-task = Odkryta karta trafia na front swojego typu i robi, co mówi: rozmieść w gospodarce kartę { card-requisition }.
flies-start-otherwise = Ta karta przyda się później; zacznij od karty { card-requisition } i zobacz, co przyniesie.

flies-supplies-heading = Zapasy
flies-supplies = { card-requisition } pozwala ujawnić kartę z ręki i zdobyć 3 zapasy na froncie jej typu.
flies-supplies-task = Każdy zapas dodaje tam 1 i nie da się go odwrócić: ujawnij kartę { card-mastermind }, która później trafi do wywiadu.
flies-supplies-declined = Zapasy za samo pokazanie karty: weź je.
flies-supplies-other-card = Front dobry, ale w tej lekcji pokazujesz kartę { card-mastermind }.
flies-supplies-otherwise = Połóż je tam, gdzie możesz wygrać: w wywiadzie, gdzie masz 6. Ujawnij kartę { card-mastermind }.

flies-improvise = Twoje zapasy dają 3 w wywiadzie, a zakryta karta Trenera daje tam 2.
flies-improvise-task = Zakryta karta może trafić na dowolny front i liczy się za 2: zaimprowizuj w gospodarce kartę { card-armistice }.
flies-improvise-otherwise = Poświęć słabą kartę tam, gdzie się przyda: { card-armistice } w gospodarce.

flies-manipulate-heading = Manipulacja
flies-manipulate = W gospodarce masz 3 do 6, a w wywiadzie 3 do 4.
flies-manipulate-task = { card-manipulate } musi odwrócić wierzchnią kartę na froncie obok swojego: rozmieść ją w wywiadzie.
flies-manipulate-otherwise = To na później; najpierw zajmij się szóstką w gospodarce.

flies-flip = { card-war-chest } liczy się w gospodarce za 6, dopóki leży odkryta.
flies-flip-task = Odwróć ją, a będziesz tam prowadzić 3 do 2.
flies-flip-otherwise = To twoja własna karta; odwróć kartę { card-war-chest }.

flies-last-card = W gospodarce prowadzisz teraz 7 do 2, a Trener prowadzi w dyplomacji i, 8 do 6, w wywiadzie.
flies-last-card-task = Masz jedną kartę, { card-mastermind }, którą wszyscy już znają: rozmieść ją w wywiadzie.
flies-last-card-otherwise = Zakryta liczy się tylko za 2, a to nie da drugiego frontu.

flies-end = Wygrywasz w wywiadzie 12 do 8, w tym 3 dzięki zapasom, i w gospodarce: to cała bitwa.
flies-end-advice = Prawdziwy mecz trwa do 12 punktów; kto przegrywa, może się wycofać i dać drugiej stronie mniej punktów.
