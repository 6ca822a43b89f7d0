### Znaki: gen – dopełniacz, ins – narzędnik (biernik jest jak mianownik). Jedzenie: biernik jest jak mianownik.

game-name = Fight, Flight, Bite
about-game = Plemiona zwierzaków walczą o jedzenie, rzucając tajne znaki; dla 2–4 osób.

sign-fight = Pazur
    .gen = Pazura
    .ins = Pazurem
sign-flight = Skrzydło
    .gen = Skrzydła
    .ins = Skrzydłem
sign-bite = Kieł
    .gen = Kła
    .ins = Kłem

food-nut = orzech
food-mushroom = grzyb
food-fruit = owoc

tribe-foxes = Lisy
tribe-birds = Ptaki
tribe-snakes = Węże
tribe-rabbits = Króliki
tribe-moles = Krety

card-extra-fight = Drugi Pazur
card-extra-flight = Drugie Skrzydło
    .short = Drugie Skrz.
card-extra-bite = Drugi Kieł
card-extra-critter = Drugi Zwierzak
    .short = Zwierzak +1
card-stampede = Szarża
card-bolt = Zryw
card-gorge = Wyżerka
card-claw-wing = Pazur i Skrzydło
    .short = Pazur/Skrz.
card-wing-fang = Skrzydło i Kieł
    .short = Skrz./Kieł
card-fang-claw = Kieł i Pazur
    .short = Kieł/Pazur
card-wild-heart = Dzika Dusza
card-second-wind = Drugi Oddech
    .short = 2. Oddech
card-stubborn = Upór
card-grudge = Uraza
card-long-reach = Długie Łapy
card-lie-low = Kryjówka
card-stare-down = Zły Wzrok
card-thick-hide = Gruba Skóra
card-pack-tactics = Wataha
card-wander = Wędrówka
card-keen-nose = Czuły Nos
card-scavenger = Ścierwojad
card-windfall = Dar Losu

name-of-narrow-card = { FORM($card, "short") }

effect-extra-fight = Jedna akcja Pazura więcej, gdy wygrasz Pazurem.
effect-extra-flight = Jedna akcja Skrzydła więcej, gdy wygrasz Skrzydłem.
effect-extra-bite = Jedna akcja Kła więcej, gdy wygrasz Kłem.
effect-extra-critter = Od razu wystaw z rezerwy jeszcze jednego zwierzaka. Też może atakować, jeśli stoi tam, gdzie zwierzak wystawiony w tej turze.
effect-stampede = Dwie akcje Pazura więcej, gdy wygrasz Pazurem.
effect-bolt = Dwie akcje Skrzydła więcej, gdy wygrasz Skrzydłem.
effect-gorge = Dwie akcje Kła więcej, gdy wygrasz Kłem.
effect-claw-wing = Jedna akcja więcej, gdy wygrasz Pazurem lub Skrzydłem.
effect-wing-fang = Jedna akcja więcej, gdy wygrasz Skrzydłem lub Kłem.
effect-fang-claw = Jedna akcja więcej, gdy wygrasz Kłem lub Pazurem.
effect-wild-heart = Jedna akcja więcej za pierwszy wygrany pojedynek w tej turze, jakimkolwiek znakiem.
effect-second-wind = Raz w tej turze, po przegranym pojedynku, możesz rzucić jeszcze raz. Liczy się nowy wynik.
effect-stubborn = W twoich pojedynkach w tej turze drugi równy rzut z rzędu daje ci wygraną.
effect-grudge = W każdym pojedynku w tej turze atakuj dowolnego przeciwnika, który ma tam zwierzaka.
effect-long-reach = W tej turze wszystko, co wypychasz lub gryziesz, może trafić do dowolnego innego lasu.
effect-lie-low = W tej turze nie musisz staczać pierwszego pojedynku.
effect-stare-down = Przed twoim pierwszym pojedynkiem obrońca jawnie wyklucza jeden znak i nie może go w nim rzucić.
effect-thick-hide = Obrońcy, którzy cię w tej turze pokonają, nie kładą kostki.
effect-pack-tactics = Pierwszy zwierzak, którego w tej turze sprowadzisz Skrzydłem, przybywa na nogach i może atakować.
effect-wander = Od razu możesz przesunąć jednego swojego zwierzaka do sąsiedniego lasu. Jeden twój musi zostać tam, gdzie wystawiasz w tej turze; kto tam dołącza, kładzie się.
effect-keen-nose = Od razu obejrzyj rękę jednego przeciwnika.
effect-scavenger = Ilekroć przegrasz w tej turze pojedynek, też możesz położyć kostkę z puli, po obrońcy.
effect-windfall = Od razu możesz położyć wybraną kostkę z puli w dowolnym lesie.

gist-extra-fight = +1 akcja Pazura
gist-extra-flight = +1 akcja Skrzydła
gist-extra-bite = +1 akcja Kła
gist-extra-critter = Jeszcze jeden zwierzak
gist-stampede = +2 akcje Pazura
gist-bolt = +2 akcje Skrzydła
gist-gorge = +2 akcje Kła
gist-claw-wing = +1 akcja Pazura lub Skrzydła
gist-wing-fang = +1 akcja Skrzydła lub Kła
gist-fang-claw = +1 akcja Kła lub Pazura
gist-wild-heart = +1 akcja w 1. pojedynku
gist-second-wind = Powtórz przegrany rzut
gist-stubborn = Drugi remis jest twój
gist-grudge = Atakuj, kogo chcesz
gist-long-reach = Pchaj i gryź wszędzie
gist-lie-low = Nie musisz walczyć
gist-stare-down = Obrońca wyklucza znak
gist-thick-hide = Obrońcy bez kostki
gist-pack-tactics = Pierwszy ze Skrzydła stoi
gist-wander = Przesuń zwierzaka obok
gist-keen-nose = Obejrzyj jedną rękę
gist-scavenger = Kostka po przegranej
gist-windfall = Połóż kostkę, gdzie chcesz

woodland = { $letter } ({ $sign })
counted-food =
    { $food ->
        [nut] { $count ->
        [one] 1 orzech
        [few] { $count } orzechy
       *[other] { $count } orzechów
    }
        [mushroom] { $count ->
        [one] 1 grzyb
        [few] { $count } grzyby
       *[other] { $count } grzybów
    }
       *[fruit] { $count ->
        [one] 1 owoc
        [few] { $count } owoce
       *[other] { $count } owoców
    }
    }
counted-food-taken = { counted-food }
cubes = { LIST($foods) }
no-food = brak jedzenia
counted-cards = { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
list-of-cards = { LIST($cards) }
lying-critters =
    { $lying ->
        [one] { $emblem } { $count } ({ $lying } leży)
        [few] { $emblem } { $count } ({ $lying } leżą)
       *[other] { $emblem } { $count } ({ $lying } leży)
    }
nobody = nikt
contents = { $critters }; { $lies }
took-cubes = { $emblem } bierze { $count }
no-harvest = bez zbiorów
stakes = { sign-fight } { $fight }, { sign-flight } { $flight }, { sign-bite } { $bite }
cube-values = { food-nut } { $nut }, { food-mushroom } { $mushroom }, { food-fruit } { $fruit }
brief-and-kept = { $gist }; na koniec: każdy { $food } +{ $points }
list-of-players = { LIST($players) }
one-after-another = { $first }, potem { $last }

moment-tribes = Plemiona
moment-opening = Otwarcie
moment-turns = Runda { $round } z { $rounds }
moment-harvest = Zbiory
moment-end = Koniec

title-tribes = { game-name } · plemiona
title-opening = { game-name } · otwarcie
title-turns = { game-name } · runda { $round } z { $rounds }
title-harvest = { game-name } · zbiory

ask-title-tribe = Wybierz plemię
ask-title-open = Wystaw zwierzaka na otwarcie
ask-title-place = Twoja tura: wystaw zwierzaka
ask-title-play = Twoja tura: zagraj kartę
ask-title-attack = Atakuj
ask-title-bar = Wyklucz znak, którego nie rzucisz
ask-title-throw = Rzucaj!
ask-title-void = Przegrywasz ten pojedynek
ask-title-bonus = Wykorzystaj premię
ask-title-cube = Możesz położyć kostkę
ask-title-pick = Weź kostkę
ask-title-final-throw = Rzucaj o wygraną!

ask-task-tribe = wybiera plemię
ask-task-open = wystawia na otwarcie
ask-task-place = wystawia zwierzaka
ask-task-play = zagrywa kartę
ask-task-attack = atakuje
ask-task-may-attack = może atakować
ask-task-attack-again = może znów atakować
ask-task-bar = wyklucza znak
ask-task-throw = rzuca
ask-task-void = uznaje wynik lub rzuca znowu
ask-task-bonus = korzysta z premii
ask-task-cube = może położyć kostkę
ask-task-pick = bierze kostkę
ask-task-final-throw = rzuca o wygraną

awaits-tribe = { $count ->
        [one] **{ $who }** wybiera plemię
       *[other] **{ $who }** wybierają plemiona
    }
awaits-open = { $count ->
        [one] **{ $who }** wystawia zwierzaka na otwarcie
       *[other] **{ $who }** wystawiają zwierzaki na otwarcie
    }
awaits-place = { $count ->
        [one] **{ $who }** wystawia zwierzaka
       *[other] **{ $who }** wystawiają zwierzaki
    }
awaits-play = { $count ->
        [one] **{ $who }** zagrywa kartę
       *[other] **{ $who }** zagrywają karty
    }
awaits-attack = { $count ->
        [one] **{ $who }** atakuje
       *[other] **{ $who }** atakują
    }
awaits-may-attack = { $count ->
        [one] **{ $who }** może atakować
       *[other] **{ $who }** mogą atakować
    }
awaits-attack-again = { $count ->
        [one] **{ $who }** może znów atakować
       *[other] **{ $who }** mogą znów atakować
    }
awaits-bar = { $count ->
        [one] **{ $who }** wyklucza znak, którego nie rzuci
       *[other] **{ $who }** wykluczają znak, którego nie rzucą
    }
awaits-throw = { $count ->
        [one] **{ $who }** rzuca
       *[other] **{ $who }** rzucają
    }
awaits-void = { $count ->
        [one] **{ $who }** uznaje przegraną albo rzuca znowu
       *[other] **{ $who }** uznają przegraną albo rzucają znowu
    }
awaits-bonus = { $count ->
        [one] **{ $who }** korzysta z premii
       *[other] **{ $who }** korzystają z premii
    }
awaits-cube = { $count ->
        [one] **{ $who }** może położyć kostkę
       *[other] **{ $who }** mogą położyć kostkę
    }
awaits-pick = { $count ->
        [one] **{ $who }** bierze kostkę
       *[other] **{ $who }** biorą kostkę ze zbiorów
    }
awaits-final-throw = { $count ->
        [one] **{ $who }** rzuca o wygraną
       *[other] **{ $who }** rzucają o wygraną
    }

press-throw =
    { $locked ->
        [true] { awaits-throw }: naciśnij poniżej pierwszy znak
       *[false] { awaits-throw }: naciśnij znak poniżej
    }
press-final-throw = { awaits-final-throw }: naciśnij znak poniżej

waiting-tribe = Czekamy na wybór plemienia: **{ $who }**.
waiting-open = Czekamy na zwierzaka na otwarcie: **{ $who }**.
waiting-place = Czekamy na wystawienie zwierzaka: **{ $who }**.
waiting-play = Czekamy na kartę: **{ $who }**.
waiting-attack = Czekamy na atak: **{ $who }**.
waiting-may-attack = Czekamy na atak albo koniec tury: **{ $who }**.
waiting-attack-again = Czekamy na kolejny atak albo koniec tury: **{ $who }**.
waiting-bar = Czekamy na wykluczenie znaku: **{ $who }**.
waiting-throw = Czekamy na rzut: **{ $who }**.
waiting-void = Czekamy na decyzję, przegrana czy nowy rzut: **{ $who }**.
waiting-bonus = Czekamy na wykorzystanie premii: **{ $who }**.
waiting-cube = Czekamy na położenie kostki: **{ $who }**.
waiting-pick = Czekamy na wybór kostki ze zbiorów: **{ $who }**.
waiting-final-throw = Czekamy na rzut o wygraną: **{ $who }**.

press-sign = Naciśnij znak poniżej. Nikt go nie zobaczy, dopóki nie rzucą wszyscy.
press-first-sign = Naciśnij poniżej swój pierwszy znak; dwa pozostałe wybierzesz prywatnie. Nikt ich nie zobaczy, dopóki nie rzucą wszyscy.
match-won =
    { $count ->
        [one] **{ $who } wygrywa mecz**
       *[other] **Wspólna wygrana: { $who }**
    }
you-in-list = Ty
winners =
    { $count ->
        [one] { $you ->
            [true] Wygrywasz
           *[false] Wygrywa { LIST($winners) }
        }
       *[other] Wspólna wygrana: { LIST($winners) }
    }

heading-now = Teraz
heading-woodlands = Lasy
heading-tribes = Plemiona
heading-supply = Pula
heading-stakes = Wygrana daje
heading-scores = Wyniki
heading-harvest = Zbiory
heading-cards = Karty
heading-cube-values = Punkty za kostkę teraz
heading-turning-point = Punkt zwrotny
heading-duels = Wygrane pojedynki w rundach 1–{ $rounds }
heading-hand = Twoja ręka
heading-seen-hands = Co już widać

player-line = { $who }: { $text }
woodland-line = **{ woodland }**: { $contents }
woodland-of-turn-line = **{ woodland }, w tej turze**: { $contents }
harvest-line = { $letter }: { $harvest }
supply-sentence = { heading-supply }: { $cubes }.
stakes-sentence = { heading-stakes }: { stakes }.
cube-values-now = { cube-values }, z kartami na twojej ręce
cube-values-sentence = { heading-cube-values }: { cube-values-now }.

in-reserve = { $count } w rezerwie
took-food = zbiory: { $cubes }
has-left = poza grą

has-played = { $who } zagrywa: { LIST($cards) }
duel-attack = { $attacker ->
        [you] Atakujesz
       *[other] { $attacker } atakuje
    } w lesie { $letter }, { $defender ->
        [you] bronisz się
       *[other] broni się { $defender }
    }
have-thrown = Już po rzucie: { $who }
thrown-so-far = Dotychczasowe rzuty: { $throws }
opposed-signs = { $one } na { $other_sign }
duel-ties = Remis { $ties } z { $limit }; przy remisie { $limit } wygrywa { $who }
duel-barred = { $who } nie może w tym pojedynku rzucić: { $sign }
final-throws = Remis, rzut o wygraną: { $who }
final-rounds = Rundy rzutów, w których nikt nie odpadł: { $rounds } z { $limit }; potem wygrana jest wspólna
bonus-left =
    { $count ->
        [1] Jedna akcja { FORM($sign, "gen") }, dobrowolna
       *[other] Zostało { $unused } z { $count } akcji { FORM($sign, "gen") }; każda jest dobrowolna
    }
pick-order = Kostki z lasu { $letter } biorą: { $takers }
tribes-left = Jeszcze do wyboru: { LIST($tribes) }
can-choose = Możesz wybrać { LIST($letters, type: "or") }.

panel-won = Wygrywasz mecz
panel-lost = Przegrywasz mecz
panel-waiting = Czekamy na: { LIST($players) }
secret-throw = Twój rzut: { $signs }. Znasz go tylko ty.

advice-tribe = **Każde plemię ma pięć własnych kart**, które znają wszyscy. Trzy kolejne dostajesz w tajemnicy.
advice-open = **Wybierz las bez zwierzaków.** Pojedynków jeszcze nie ma. Na otwarcie wystawiasz dwa zwierzaki.
advice-place = **Wybierz las dla zwierzaka na tę turę.** Jeśli są tam przeciwnicy, musisz zaatakować tego, kto ma najwięcej zwierzaków.
advice-play = **Zagraj jedną kartę na tę turę.** Trzy karty, które zachowasz do końca, podnoszą wartość jedzenia.
advice-bar = **{ card-stare-down }**: jawnie wyklucz jeden znak. Nie możesz go rzucić w tym pojedynku.
advice-void = **{ card-second-wind }** pozwala ci raz rzucić ponownie. Liczy się nowy wynik.
advice-defender-cube = **Obrona udana.** Możesz położyć kostkę z puli w wybranym lesie.
advice-scavenger-cube = **{ card-scavenger }**: możesz położyć kostkę z puli w wybranym lesie.

bonus-question-fight = **{ sign-fight }: wypchnij stąd zwierzaka.**
bonus-question-flight = **{ sign-flight }: sprowadź tu swojego zwierzaka albo wyprowadź go stąd.**
bonus-question-bite = **{ sign-bite }: przenieś stąd kostkę do innego lasu.**
pick-question =
    { $count ->
        [one] **Bierz z lasu { $letter }.** Masz tam 1 kostkę.
        [few] **Bierz z lasu { $letter }.** Masz tam { $count } kostki.
       *[other] **Bierz z lasu { $letter }.** Masz tam { $count } kostek.
    }
win-brings = Wygrana daje akcje: { stakes }.
play-question = **{ ask-title-play }.** { win-brings }
must-attack = **Atakuj: { LIST($opponents, type: "or") }.** Pierwszy pojedynek jest obowiązkowy.
may-attack = **Atakuj albo zakończ turę.**
may-attack-again = **Atakuj znowu albo zakończ turę.**
attackable = Możesz zaatakować: { LIST($opponents, type: "or") }.
can-still-attack =
    { $count ->
        [one] 1 twój zwierzak może jeszcze atakować.
        [few] { $count } twoje zwierzaki mogą jeszcze atakować.
       *[other] { $count } twoich zwierzaków może jeszcze atakować.
    }
throw-sign = **Rzuć znak. Po drugiej stronie: { $who }.**
throw-signs-in-order = **Rzuć po kolei trzy znaki. Po drugiej stronie: { $who }.**
may-not-throw = Nie możesz rzucić: { $sign }.
cycle-of-signs = { sign-fight } bije { sign-bite }, { sign-bite } bije { sign-flight }, { sign-flight } bije { sign-fight }.
final-question = **Remis, rzut o wygraną: { $who }.** Rzuć w tajemnicy; kto pokaże przegrany znak, odpada.
throw-stands = Rzut jest ostateczny, gdy rzucą wszyscy.

hand-line =
    { $copies ->
        [1] **{ $card }**: { $effect } *Na koniec: każdy { $food } +{ $points }.*
       *[other] **{ $card }** × { $copies }: { $effect } *Na koniec: każdy { $food } +{ $points }.*
    }

you-hold-cards = Masz { $count ->
        [one] 1 kartę
        [few] { $count } karty
       *[other] { $count } kart
    }.
marked-card = Zaznaczone: { $card }.
hand-card-line = { $card }: { brief-and-kept }.
picked-card = Wybrane: { $card }.

map-round = Runda
map-opening = Otwarcie
map-harvest = Zbiory
map-end = Koniec
map-stakes = Zysk
map-supply = Pula

duellist-won = wygrywa
duellist-held = broni się
duellist-lost = przegrywa
duellist-thrown = po rzucie
duellist-bars = wyklucza
duellist-waits = czeka
duellist-to-throw = rzuca
duel-tie = = { $ties }/{ $limit }

place-in-order = { ordinal }
start-points = start +{ $points }
how-score = na punkty
how-throws = rzutami
how-shared = remis na punkty
how-left = wszyscy inni odeszli
cubes-at-harvest = { $count ->
        [one] 1 kostka ze zbiorów
        [few] { $count } kostki ze zbiorów
       *[other] { $count } kostek ze zbiorów
    }
round-of-duel = runda { $round }
a-cube-is-worth = Wartość kostki
or-between-signs = lub

turning-point =
    { $who ->
        [you] Twoje najlepsze zbiory: las { $letter }, { $count ->
        [one] 1 kostka
        [few] { $count } kostki
       *[other] { $count } kostek
    }.
       *[other] Najlepsze zbiory gracza { $who }: las { $letter }, { $count ->
        [one] 1 kostka
        [few] { $count } kostki
       *[other] { $count } kostek
    }.
    }
turning-point-after-duel =
    { $who ->
        [you] Twoje najlepsze zbiory: las { $letter }, { $count ->
        [one] 1 kostka
        [few] { $count } kostki
       *[other] { $count } kostek
    }, po wygranym tam pojedynku w rundzie { $round } (przeciwnik: { $loser }).
       *[other] Najlepsze zbiory gracza { $who }: las { $letter }, { $count ->
        [one] 1 kostka
        [few] { $count } kostki
       *[other] { $count } kostek
    }, po wygranym tam pojedynku w rundzie { $round } ({ $loser ->
            [you] przegrywasz ty
           *[other] przegrywa { $loser }
        }).
    }

first-sign = Najpierw { $sign }
then-sign = Potem { $sign }
end-turn = Zakończ turę
end-turn-hint = Bez dalszych pojedynków
throw-again = Rzuć jeszcze raz
throw-again-hint = { card-second-wind }; liczy się nowy wynik
accept-loss = Uznaj przegraną
accept-lost-duel = Uznaj przegrany pojedynek
stop-here = Wystarczy
stop-here-hint = Pozostałe akcje przepadają
no-cube = Bez kostki
place-no-cube = Nie kładź kostki
play-tribe = Graj jako { $tribe }
play-tribe-hint = Oprócz karty { card-extra-critter }: { LIST($cards) }
place-critter = Wystaw zwierzaka w lesie { woodland }
attack-opponent = Atakuj: { $opponent }
attack-opponent-hint = Ma tam { $count ->
        [one] 1 zwierzaka
        [few] { $count } zwierzaki
       *[other] { $count } zwierzaków
    }
attack-opponent-caution = Zaatakować? Cel: { $opponent }. Pojedynek zaczyna się od razu.
button-of-food = { CAPITAL($food) }
take-food = Weź { $food }
take-food-hint =
    { $points ->
        [one] Wart dla ciebie 1 punkt
        [few] Wart dla ciebie { $points } punkty
       *[other] Wart dla ciebie { $points } punktów
    }
push-opponent = Wypchnij: { $opponent }
push-where = Dokąd wypychasz zwierzaka gracza { $opponent }?
push-to = Wypchnij do lasu { woodland }: { $opponent }
to-woodland = Do { $letter }
from-woodland = Z { $letter }
on-woodland = W lesie { $letter }
move-critter = Przesuń zwierzaka z { $start } do { $end }
bring-in = Sprowadź jednego
bring-in-from-where = Skąd przychodzi?
move-out = Wyprowadź jednego
move-out-where = Dokąd idzie?
bar-sign = Wyklucz: { $sign }
bar-sign-hint = Nie rzucisz go w tym pojedynku
throw-one = Rzuć: { $sign }
throw-one-hint = Bije { $beaten }
throw-three = Rzuć: { $signs }
throw-next = Co rzucasz potem?
move-food = Przenieś { $food } do lasu { $letter }
move-food-where = Dokąd przenosisz { $food }?
put-food = Połóż { $food } w lesie { $letter }
put-food-where = Gdzie kładziesz { $food }?
play-card = Zagraj kartę { $card }
play-card-without = Zagraj kartę { $card } bez jej działania
without-effect = Bez działania
play-card-how = Co robisz z kartą { $card }?
play-card-on = Zagraj kartę { $card } w lesie { woodland }
play-card-where = Gdzie zagrywasz kartę { $card }?
play-card-from-to = Zagraj kartę { $card } z { $start } do { $end }
which-critter = Który zwierzak idzie?
critter-goes-where = Dokąd idzie zwierzak z lasu { $start }?
play-card-on-opponent = Zagraj kartę { $card }, cel: { $opponent }
whose-hand = Czyją rękę oglądasz?
look-at = Obejrzyj rękę: { $opponent }
play-card-food = Zagraj kartę { $card }: { $food } w lesie { $letter }
which-food = Jakie jedzenie kładziesz?

not-to-throw =
    { $barred ->
        [true] Ten przycisk jest tylko dla osób, które teraz rzucają, dla każdej raz. Plansza mówi, na kogo czeka. Obrońca wykluczył w tym pojedynku znak { $sign }.
       *[false] Ten przycisk jest tylko dla osób, które teraz rzucają, dla każdej raz. Plansza mówi, na kogo czeka.
    }

thrown-sign =
    { $who ->
        [you] ty – { $sign }
       *[other] { $who } – { $sign }
    }
throws-for-order = Rzuty o kolejność: { LIST($throws) }.
throws-for-win = Rzuty o wygraną: { LIST($throws) }.
out =
    { $who ->
        [you] Odpadasz z rzutów.
       *[other] Odpada: { $who }.
    }
nobody-out = Nikt nie odpada.
order-set = Kolejność tur: { $who }.
laid-food = W każdym z { $count } lasów leży 6 kostek jedzenia. Pula: { $cubes }.
cards-dealt = Każdy dostaje { $count ->
        [one] 1 tajną kartę
        [few] { $count } tajne karty
       *[other] { $count } tajnych kart
    }.
drew-tribe = { $who ->
        [you] Losujesz
       *[other] { $who } losuje
    } plemię: { $tribe }.
chose-tribe = { $who ->
        [you] Wybierasz
       *[other] { $who } wybiera
    } plemię: { $tribe }.
opened = { $who ->
        [you] Zaczynasz
       *[other] { $who } zaczyna
    } w lesie { $letter }.
turn-began =
    { $who ->
        [you] Twoja tura w rundzie { $round }.
       *[other] Tura w rundzie { $round }: { $who }.
    }
placed = { $who ->
        [you] Wystawiasz
       *[other] { $who } wystawia
    } zwierzaka w lesie { $letter }.
played-card = { $who ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } kartę { $card } ({ $gist }).
critter-added = { $who ->
        [you] Wystawiasz
       *[other] { $who } wystawia
    } w lesie { $letter } jeszcze jednego zwierzaka.
wandered = { card-wander }: { $who ->
        [you] przesuwasz
       *[other] { $who } przesuwa
    } zwierzaka z { $start } do { $end }.
hand-seen = { $who ->
        [you] Oglądasz
       *[other] { $who } ogląda
    } { $holder ->
        [you] twoją rękę
       *[other] rękę gracza { $holder }
    }.
hand-seen-with-cards = { $who ->
        [you] Oglądasz
       *[other] { $who } ogląda
    } { $holder ->
        [you] twoją rękę
       *[other] rękę gracza { $holder }
    }: { LIST($cards) }.
attacked = { $who ->
        [you] Atakujesz
       *[other] { $who } atakuje
    } w lesie { $letter }. { $defender ->
        [you] Bronisz się
       *[other] Broni się { $defender }
    }.
barred-sign = { $who ->
        [you] Wykluczasz
       *[other] { $who } wyklucza
    } w tym pojedynku znak { $sign }.
has-thrown =
    { $who ->
        [you] Twój rzut już jest.
       *[other] Już po rzucie: { $who }.
    }
threw = { $who ->
        [you] Rzucasz
       *[other] { $who } rzuca
    }: { $signs }.
pair-thrown = { $attacker ->
        [you] ty
       *[other] { $attacker }
    } – { $one }, { $defender ->
        [you] ty
       *[other] { $defender }
    } – { $other_sign }
throws-shown = { CAPITAL($throws) }.
throws-tied = { CAPITAL($throws) }: remis { $ties }. Rzut się powtarza!
duel-voided = { $who ->
        [you] Korzystasz
       *[other] { $who } korzysta
    } z karty { card-second-wind }: wynik się nie liczy. Rzut się powtarza!
attacker-lies-down = Atakujący zwierzak się kładzie.
duel-held = { $who ->
        [you] Bronisz
       *[other] { $who } broni
    } lasu { $letter } { FORM($sign, "ins") }. { attacker-lies-down }
duel-won = { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } w lesie { $letter } { FORM($sign, "ins") }: { $count ->
        [one] 1 akcja
        [few] { $count } akcje
       *[other] { $count } akcji
    } { FORM($sign, "gen") }. { attacker-lies-down }
duel-won-with-sum = { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } w lesie { $letter } { FORM($sign, "ins") }: { $count ->
        [one] 1 akcja
        [few] { $count } akcje
       *[other] { $count } akcji
    } { FORM($sign, "gen") } { $sum }. { attacker-lies-down }
sum-icon = (1 + { $icon } za ikonę; najwyżej 3)
sum-card = (1 + { $extra } za kartę; najwyżej 3)
sum-icon-and-card = (1 + { $icon } za ikonę + { $extra } za kartę; najwyżej 3)
pushed = { $who ->
        [you] Wypychasz
       *[other] { $who } wypycha
    } { $owner ->
        [you] twojego zwierzaka
       *[other] zwierzaka gracza { $owner }
    } z { $start } do { $end }.
flew =
    { $standing ->
        [true] { $who ->
        [you] Przesuwasz
       *[other] { $who } przesuwa
    } zwierzaka z { $start } do { $end }. Zwierzak stoi.
       *[false] { $who ->
        [you] Przesuwasz
       *[other] { $who } przesuwa
    } zwierzaka z { $start } do { $end }.
    }
bitten = { $who ->
        [you] Przenosisz
       *[other] { $who } przenosi
    } { $food } z { $start } do { $end }.
actions-unused = { $who ->
        [you] Rezygnujesz
       *[other] { $who } rezygnuje
    } z akcji: { $count }.
actions-impossible = { $who ->
        [you] Nie możesz
       *[other] { $who } nie może
    } wykorzystać akcji: { $count }.
cube-put = { $who ->
        [you] Kładziesz
       *[other] { $who } kładzie
    } { $food } z puli w lesie { $letter }.
cube-declined = { $who ->
        [you] Nie kładziesz
       *[other] { $who } nie kładzie
    } kostki.
cube-missed-thick-hide = { $who ->
        [you] Nie kładziesz
       *[other] { $who } nie kładzie
    } kostki, bo działa { card-thick-hide }.
cube-missed-no-supply = { $who ->
        [you] Nie kładziesz
       *[other] { $who } nie kładzie
    } kostki: pula jest pusta.
cube-missed-left = { $who ->
        [you] Nie kładziesz
       *[other] { $who } nie kładzie
    } kostki po odejściu z meczu.
stopped = { $who ->
        [you] Kończysz
       *[other] { $who } kończy
    } turę.
harvest-began = Wszystkie tury za nami: zaczynają się zbiory.
picked-food = { $who ->
        [you] Bierzesz
       *[other] { $who } bierze
    } { $food } z lasu { $letter }.
harvested = { $letter } ({ $critters }): { $harvest }.
harvested-by-controller = { $letter } ({ $critters }; kontroluje { $emblem }): { $harvest }.
harvest-share =
    { $who ->
        [you] bierzesz { $cubes }
       *[other] { $who } bierze { $cubes }
    }
nobody-harvested = nikt nie bierze jedzenia
harvest-left-over = { $harvest }; zostaje: { $cubes }
hands-revealed = Wszyscy pokazują ręce: { $hands }.
holds =
    { $who ->
        [you] masz na ręce: { LIST($cards) }
       *[other] { $who } ma na ręce: { LIST($cards) }
    }
holds-nothing =
    { $who ->
        [you] nie masz kart na ręce
       *[other] { $who } nie ma kart na ręce
    }
scored =
    { $who ->
        [you] Twój wynik: { $sum }.
       *[other] Wynik, { $who }: { $sum }.
    }
head-start-points = { $points } na start
left-match =
    { $who ->
        [you] Odchodzisz z meczu; twoje zwierzaki zostają na miejscu.
       *[other] { $who } odchodzi z meczu; zwierzaki zostają na miejscu.
    }
won-as-all-left = { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } mecz: wszyscy inni odeszli.
won-by-throws = { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } rzuty i mecz!
won-by-points =
    { $count ->
        [one] { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } mecz!
       *[other] Wspólna wygrana: { $who }!
    }

short-tie = { $sign } na { $sign }: remis { $ties } z { $limit }. Jeszcze raz.
short-last-tie = { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } w lesie { $letter }: { $sign } na { $sign }, ostatni remis.
short-held = { $who ->
        [you] Bronisz
       *[other] { $who } broni
    } lasu { $letter }: { $sign } bije { $beaten }.
short-won = { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } w lesie { $letter }: { $sign } bije { $beaten }.

hint-lead = W lesie { $letter } było: { $before }, jest: { $after }.
hint-lead-kept = W lesie { $letter } zostaje: { $lead }.
hint-stake =
    { $higher ->
        [true] Wygrana { FORM($sign, "ins") } daje { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[other] { $count } akcji
    }, a innym znakiem do { $other }.
       *[false] Wygrana { FORM($sign, "ins") } daje { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[other] { $count } akcji
    }, a innym znakiem najwyżej { $other }.
    }
hint-stake-rise = Wygrana { FORM($sign, "ins") } daje { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[other] { $count } akcji
    } zamiast { $other }.
hint-risk =
    { $higher ->
        [true] Jeśli { $sign } przegra, atakujący dostanie { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[other] { $count } akcji
    }, a przy innym znaku do { $other }.
       *[false] Jeśli { $sign } przegra, atakujący dostanie { $count ->
        [one] 1 akcję
        [few] { $count } akcje
       *[other] { $count } akcji
    }, a przy innym znaku najwyżej { $other }.
    }
hint-critters = { $who ->
        [you] Masz
       *[other] { $who } ma
    } tam { $count ->
        [one] 1 zwierzaka
        [few] { $count } zwierzaki
       *[other] { $count } zwierzaków
    }.
hint-critters-most = { $who ->
        [you] Masz
       *[other] { $who } ma
    } tam { $count ->
        [one] 1 zwierzaka
        [few] { $count } zwierzaki
       *[other] { $count } zwierzaków
    }, a żaden inny możliwy cel nie ma więcej niż { $other }.
hint-cube =
    { $count ->
        [one] { CAPITAL($food) } jest dla ciebie wart 1 punkt.
        [few] { CAPITAL($food) } jest dla ciebie wart { $count } punkty.
       *[other] { CAPITAL($food) } jest dla ciebie wart { $count } punktów.
    }
hint-cube-best =
    { $count ->
        [one] { CAPITAL($food) } jest dla ciebie wart 1 punkt, a inne jedzenie stamtąd najwyżej { $other }.
        [few] { CAPITAL($food) } jest dla ciebie wart { $count } punkty, a inne jedzenie stamtąd najwyżej { $other }.
       *[other] { CAPITAL($food) } jest dla ciebie wart { $count } punktów, a inne jedzenie stamtąd najwyżej { $other }.
    }
hint-points-same = Zbiory w tej chwili dałyby { $who ->
        [you] ci
       *[other] graczowi { $who }
    } tyle samo punktów co przedtem.
hint-points-more = Zbiory w tej chwili dałyby { $who ->
        [you] ci
       *[other] graczowi { $who }
    } { $at_least ->
        [true] co najmniej o { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    } więcej.
       *[false] o { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    } więcej.
    }
hint-points-less = Zbiory w tej chwili dałyby { $who ->
        [you] ci
       *[other] graczowi { $who }
    } { $at_least ->
        [true] co najmniej o { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    } mniej.
       *[false] o { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    } mniej.
    }

deck-line = { $copies } × **{ $card }** · { $food }, wartość { $value }: { $effect }
at-the-end = Na koniec
kept-to-end = Jeśli zachowasz ją do końca, każdy { $food } będzie wart o 1 więcej (o { $value } więcej, gdy liczą się wartości).
in-the-box = W pudełku
copies-in-box = { $count ->
        [one] 1 sztuka
        [few] { $count } sztuki
       *[other] { $count } sztuk
    }
alt-of-card = Karta { $card }. { $effect }
note-by-rulebook = Instrukcja wymienia tę kartę; sformułowanie, jedzenie i wartość są nasze.
note-by-us = Instrukcja nie mówi, co jest na tej karcie; wszystko jest nasze.

option-map = Mapa
option-map-auto = zwykła (pary, a dla czterech gaj)
option-map-ring = pierścień, dla dwóch lub trzech
option-map-bay = zatoka, dla dwóch lub trzech
option-map-pairs = pary, dla dwóch lub trzech
option-map-grove = gaj, dla czterech
option-map-delta = delta, dla czterech
option-bite-range = { sign-bite }
option-bite-range-any = ugryziona kostka trafia gdziekolwiek
option-bite-range-adjacent = ugryziona kostka trafia obok
option-defender-cube = Kostka obrońcy
option-defender-cube-any = kostka obrońcy trafia gdziekolwiek
option-defender-cube-other = kostka obrońcy trafia gdzie indziej
option-fight-target = Wypychanie
option-fight-target-defender = wypycha się tylko pokonane plemię
option-fight-target-any-opponent = wolno wypchnąć każdego przeciwnika
option-extra-critter = { card-extra-critter }
option-extra-critter-same = { card-extra-critter } wchodzi tam, gdzie pierwszy
option-extra-critter-any = { card-extra-critter } wchodzi gdziekolwiek
option-rethrow = Równe rzuty
option-rethrow-chosen = za każdym razem nowy rzut
option-rethrow-locked = od razu rzuca się trzy znaki
option-card-scoring = Zachowane karty
option-card-scoring-matching = każda podnosi swoje jedzenie o 1
option-card-scoring-printed = dodają swoją wartość, najwyżej 3
option-harvest-pick = Zbiory
option-harvest-pick-auto = najlepsze jedzenie bierze się samo
option-harvest-pick-manual = kostki wybiera się po jednej
option-tribes = Plemiona
option-tribes-off = wszyscy mają te same cztery karty
option-tribes-choose = plemiona z własnymi kartami, do wyboru
option-tribes-random = plemiona z własnymi kartami, losowane
option-final-tie = Remis
option-final-tie-throw = remisujący rzucają o wygraną
option-final-tie-shared = remisujący dzielą wygraną
option-head-start = Przewaga na start
option-head-start-none = wszyscy zaczynają z 0 punktów
option-head-start-by-place = wszyscy oprócz ostatniego zaczynają z punktami

preset-classic = Klasycznie
preset-quick = Szybko
preset-tribes = Plemiona

terms-players = { $count ->
        [one] 1 gracz
        [few] { $count } graczy
       *[other] { $count } graczy
    }
terms-map-auto = zwykła mapa
terms-map-ring = mapa pierścień
terms-map-bay = mapa zatoka
terms-map-pairs = mapa pary
terms-map-grove = mapa gaj
terms-map-delta = mapa delta

topic-overview = przegląd
topic-turn = tura
topic-signs = trzy znaki
topic-duels = pojedynki
topic-bonus = akcje premiowe
topic-harvest = zbiory
topic-scoring = punktacja
topic-cards = karty
topic-tribes = plemiona
topic-leaving = odejście

rules-overview =
    Od dwóch do czterech plemion zwierzaków rozchodzi się po mapie lasów i walczy w pojedynkach o jedzenie, które tam leży. W każdej z pięciu rund każdy wystawia jednego zwierzaka, zagrywa jedną kartę i walczy z tym, kto już tam jest, rzucając w tajemnicy znak: **{ sign-fight }**, **{ sign-flight }** albo **{ sign-bite }**. Kto na koniec ma w lesie najwięcej zwierzaków, bierze jedzenie z niego, oprócz tego, co zabierze drugi najsilniejszy. Każda kostka jest warta 2 punkty, a więcej za każdą kartę z tym jedzeniem, którą masz jeszcze na ręce. Wygrywa najwyższy wynik.

    Publiczna plansza pokazuje mapę i plemiona. **{ my-hand }** pokazuje mapę, twoje karty i to, co możesz zrobić; widzisz to tylko ty.
rules-turn =
    1. **Wystaw** zwierzaka z rezerwy w dowolnym lesie. Twoje zwierzaki w tym lesie stoją w tej turze na nogach.
    2. **Zagraj kartę**, zawsze dokładnie jedną. Działa w tej turze i przepada. Niektóre działają od razu.
    3. **Pojedynek**, jeśli są tam przeciwnicy: pierwszy jest obowiązkowy, dalsze dowolne. Trwa to, póki stoi tam któryś z twoich zwierzaków, jest jakiś przeciwnik i chcesz atakować.
    4. Twoje zwierzaki wstają i zaczyna się tura następnej osoby.

    Każdy ma pięć tur, więc z twoich ośmiu kart na koniec zostają trzy.
rules-signs = **{ sign-fight }** bije { sign-bite }, **{ sign-bite }** bije { sign-flight }, **{ sign-flight }** bije { sign-fight }.

    Każdy las też pokazuje znak: kto wygra tam właśnie nim, dostaje jedną akcję premiową więcej. Na obrazie { sign-fight } to pazury na zielonym tle, { sign-flight } to skrzydło na niebieskim, a { sign-bite } to kły na fioletowym.
rules-duels =
    Atakuje ten, czyja jest tura. Broni się przeciwnik, który ma tam najwięcej zwierzaków; przy równej liczbie wybiera atakujący. Obie strony rzucają w tajemnicy: gdy trwa pojedynek, naciśnij znak pod planszą. Nikt nie widzi rzutów, dopóki nie ma obu; od tej chwili są ostateczne.

    Przy równych znakach rzuca się od razu jeszcze raz; trzeci równy rzut z rzędu wygrywa atakujący. Po pojedynku atakujący zwierzak się kładzie, wygrany czy przegrany, i nie może już atakować w tej turze. Obrońcy nigdy się nie kładą.

    Jeśli wygra **atakujący**, dostaje akcje premiowe. Jeśli wygra **obrońca**, może położyć w wybranym lesie jedną kostkę z puli.
rules-bonus =
    Dostajesz 1 akcję znaku, którym wygrywasz, jeszcze 1, jeśli las pokazuje ten znak, i tyle, ile dodaje twoja karta; najwyżej 3. Każda jest dobrowolna.
    • **{ sign-fight }**: wypchnij zwierzaka pokonanego plemienia do sąsiedniego lasu.
    • **{ sign-flight }**: sprowadź tu skądkolwiek jednego swojego zwierzaka albo przenieś stąd jednego dokądkolwiek. Kto przybywa, kładzie się.
    • **{ sign-bite }**: przenieś stąd kostkę do dowolnego innego lasu.

    Do stawu nic nigdy nie wchodzi, a lasy po jego dwóch stronach nie sąsiadują ze sobą.
rules-harvest =
    Po ostatniej turze są zbiory w każdym lesie, zaczynając od A.
    • Jedno plemię ma **najwięcej zwierzaków**: drugie co do liczby plemię zabiera po jednej kostce za zwierzaka; jeśli drugich jest kilka, każde zabiera jedną. Najsilniejsze bierze całą resztę.
    • Kilka plemion ma najwięcej: biorą kostki na zmianę, po tyle, ile mają zwierzaków. Tego, co zostanie, nie dostaje nikt, a wszystkie inne plemiona nie dostają nic.
    • Nie ma zwierzaków: jedzenia nie dostaje nikt.

    Bierzesz jedzenie, które jest dla ciebie warte najwięcej.
rules-scoring =
    Każda kostka jest warta 2, plus 1 za każdą kartę z tym samym jedzeniem, którą masz jeszcze na ręce. Wynik = orzechy × (2 + karty orzechów) + grzyby × (2 + karty grzybów) + owoce × (2 + karty owoców).

    Zagrane karty, zwierzaki i kontrola nie dają punktów. Przy remisie na szczycie o wygraną się rzuca.

    Kto gra ostatni, przed swoją ostatnią turą widzi już wszystko i w trzy lub cztery osoby częściej wygrywa. Z opcją **przewaga na start** pozostali zaczynają z punktami: { LIST($three) } w trzy osoby, { LIST($four) } w cztery.
rules-cards =
    Każdy ma karty { card-extra-fight }, { card-extra-flight }, { card-extra-bite } i { card-extra-critter } oraz cztery tajne. To, co zagrasz, pomaga ci w tej turze; to, co zachowasz, podnosi wartość swojego jedzenia na koniec.

    `/card` pokazuje każdą kartę.
rules-tribes =
    Z opcją **plemiona** każdy gra innym plemieniem. Ma kartę { card-extra-critter }, cztery karty plemienia i trzy tajne.
    • **{ tribe-foxes }**: { card-extra-fight }, cztery razy. **{ tribe-birds }**: { card-extra-flight }. **{ tribe-snakes }**: { card-extra-bite }.
    • **{ tribe-rabbits }**: { card-bolt }, { card-wander }, { card-pack-tactics }, { card-lie-low }.
    • **{ tribe-moles }**: { card-long-reach }, { card-windfall }, { card-thick-hide }, { card-scavenger }.
rules-leaving = W meczu na trzy lub cztery osoby możesz się poddać. Twoje zwierzaki zostają na miejscu i liczą się do kontroli, ale nie masz już tur i zajmujesz ostatnie miejsce. Jeśli zostaje tylko jedna osoba, wygrywa.

lesson-place-heading = Lasy i zwierzaki
lesson-place-why = Kto na koniec ma w lesie najwięcej zwierzaków, bierze jedzenie, które zostawią inni, a jedzenie to punkty.
lesson-place-task = W każdej turze wystawiasz zwierzaka: wystaw go w lesie F, gdzie Trener ma jednego, a dojdzie do pojedynku.
lesson-place-on-d = W lesie D Trener ma dwa zwierzaki; w F łatwiej wygrać.
lesson-place-otherwise = Nie ma tam Trenera, więc nie ma pojedynku; to bywa mądre, ale najpierw spróbuj walki.

lesson-card-heading = Karta na turę
lesson-card-why = Wygrany pojedynek daje akcję zwycięskiego znaku, jeszcze jedną, jeśli las go pokazuje, i więcej z kartą.
lesson-card-task = F ma znak { sign-fight }, więc z kartą { card-extra-fight } wygrana Pazurem dałaby trzy akcje: zagraj ją jawnie.
lesson-card-otherwise = Dobra karta, ale zachowaj ją: tu lepszy jest { card-extra-fight }, bo dodaje się do tego, co daje F.

lesson-throw-heading = Tajny rzut
lesson-throw-why = { sign-fight } dałby 3 akcje. Trener też to widzi i mógł w tajemnicy rzucić { sign-flight }, które go bije.
lesson-throw-task = { sign-fight } bije { sign-bite }, { sign-bite } bije { sign-flight }, { sign-flight } bije { sign-fight }: rzuć więc { sign-bite }.
lesson-throw-fight = Tego Trener się po tobie spodziewa, a { sign-flight } bije taki rzut.
lesson-throw-flight = Na { sign-flight } to tylko remis, a wtedy rzucasz jeszcze raz.
lesson-throw-otherwise = Rzuć { sign-bite }.

lesson-bonus-heading = Co daje wygrana
lesson-bonus-why = Trener rzeczywiście rzucił { sign-flight }, więc masz jedną akcję Kła: przenieś kostkę jedzenia z F do innego lasu.
lesson-bonus-task = Zabierz owoc do B, gdzie poza tobą nikt nie stoi.
lesson-bonus-none = Ta akcja jest twoja; wykorzystaj ją.
lesson-bonus-elsewhere = Zabierz go do B, gdzie nikt inny nie stoi.
lesson-bonus-otherwise = Weź owoc: masz karty, dzięki którym owoce są na koniec warte więcej.

lesson-defend-heading = Obrona
lesson-defend-why = Teraz Trener atakuje cię w C, z kartą { card-extra-bite } w lesie ze znakiem { sign-bite }, gdzie Kieł dałby 3 akcje.
lesson-defend-task = { sign-fight } bije { sign-bite }, więc tak broni się tu obrońca: rzuć { sign-fight }.
lesson-defend-flight = { sign-bite } bije { sign-flight }, a Trener chce wygrać Kłem.
lesson-defend-bite = Na { sign-bite } to tylko remis, a trzeci remis z rzędu wygrywa atakujący.
lesson-defend-otherwise = Rzuć { sign-fight }.

lesson-cube-heading = Kostka obrońcy
lesson-cube-why = { sign-fight } bije { sign-bite }: zwycięski obrońca kładzie kostkę jedzenia w dowolnym lesie.
lesson-cube-task = Połóż owoc w B, gdzie poza tobą nikt nie stoi.
lesson-cube-none = Kostka jest za darmo: weź ją.
lesson-cube-elsewhere = Połóż ją w B, gdzie nikt inny nie stoi.
lesson-cube-otherwise = Niech to będzie owoc: masz karty, dzięki którym owoce są na koniec warte więcej.

lesson-round-heading = Ostatnia runda
lesson-round-why = To piąta runda i twoja ostatnia tura. Masz najwięcej zwierzaków w B, C i F.
lesson-round-task = W E nikt nie stoi, a jedzenie, którego nikt nie zbierze, przepada: wystaw tam zwierzaka.
lesson-round-hopeless = Trener ma tam więcej zwierzaków, niż możesz teraz pokonać.
lesson-round-otherwise = Ten las jest już twój; E byłby nowy.

lesson-keep-heading = Karty, które zachowujesz
lesson-keep-why = Z tych czterech kart zachowujesz trzy, a każda z nich podnosi o 1 wartość kostek swojego jedzenia, zwykle równą 2.
lesson-keep-task = Na trzech jest owoc, więc owoc będzie na koniec wart 5, jeśli zagrasz tę czwartą: { card-gorge }.
lesson-keep-otherwise = Na tej karcie jest owoc: zachowaj ją, a każdy owoc będzie wart o 1 więcej.

lesson-end = Wygrywasz 83 do 36, głównie dzięki 11 owocom po 5 punktów.
lesson-end-next = Grać mogą nawet cztery osoby, a wtedy do przechytrzenia jest więcej niż jedna.
