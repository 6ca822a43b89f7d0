verdict-better = Lepsza
verdict-good = Dobra
verdict-slip = Niedokładność
verdict-blunder = Błąd

chance = { $percent }%
axis-chance = { $percent }%

axis-beginning = Początek
axis-title = Szansa na wygraną
axis-end = Koniec

curve-alt =
    { $choices ->
        [one] Krzywa szans na wygraną przez 1 decyzję: na początku { $first }, najniżej { $lowest }, najwyżej { $highest }, na koniec { $result ->
            [win] wygrana
            [loss] przegrana
           *[draw] remis
        }.
        [few] Krzywa szans na wygraną przez { $choices } decyzje: na początku { $first }, najniżej { $lowest }, najwyżej { $highest }, na koniec { $result ->
            [win] wygrana
            [loss] przegrana
           *[draw] remis
        }.
       *[other] Krzywa szans na wygraną przez { $choices } decyzji: na początku { $first }, najniżej { $lowest }, najwyżej { $highest }, na koniec { $result ->
            [win] wygrana
            [loss] przegrana
           *[draw] remis
        }.
    }

title = Analiza meczu { $match } · { $game }
choices-judged =
    { $choices ->
        [one] Oceniona 1 decyzja: { $verdicts }.
        [few] Ocenione { $choices } decyzje: { $verdicts }.
       *[other] Ocenionych { $choices } decyzji: { $verdicts }.
    }
count-better =
    { $count ->
        [one] { $count } lepsza
        [few] { $count } lepsze
       *[other] { $count } lepszych
    }
count-good =
    { $count ->
        [one] { $count } dobra
        [few] { $count } dobre
       *[other] { $count } dobrych
    }
count-slip =
    { $count ->
        [one] { $count } niedokładność
        [few] { $count } niedokładności
       *[other] { $count } niedokładności
    }
count-blunder =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[other] { $count } błędów
    }
change = { $verdict }, { $before } → { $after }.
then-change = Potem { $before } → { $after }.
moment-line = **{ $number }.** { $change }
moment-line-at = **{ $number }.** { $when }: { $change }
no-choices = W tym meczu nie było twojej decyzji, którą dałoby się ocenić.
no-moments = Żadna twoja decyzja nie zmieniła wiele.
known-then = Oceniam według tego, co można było wtedy wiedzieć, a nie według tego, co było ukryte.
moment = Moment { $number }

moment-title = Moment { $number } z { $of }: { $verdict }
moment-title-at = Moment { $number } z { $of } · { $when }: { $verdict }
you-played = **Twoja decyzja:** { $played }. Skutek: { $before } → { $after }.
hard-same = Poziom „trudny” zagrałby tak samo.
hard-otherwise = **Poziom „trudny” zagrałby:** { $best }.
why = **Dlaczego:** { $reason }
why-yours = **Dlaczego twoja jest lepsza:** { $reason }
no-reason = Żaden pojedynczy powód się nie wyróżnia.
until-next = **Do twojej następnej decyzji:** { $before } → { $after }. Przyczyny: { LIST($causes) }.
cause-draw = dobrane karty
cause-shown = ujawnione karty lub pionki
cause-others = decyzje innych ({ LIST($names) })
curve = Krzywa
share-here = Udostępnij tutaj
try-it = Spróbuj od tego miejsca
back-to-moment = Wróć do momentu

shared = Udostępnione na tym kanale.
shared-title = { $game }, mecz { $match }: { $sides } · moment gracza { $name }
against = { $one } kontra { $other }
shared-moment = Moment { $number }: { $change }
shared-moment-at = Moment { $number }, { $when }: { $change }
shared-played = Decyzja: { $played }.
shared-hard-otherwise = Poziom „trudny” zagrałby: { $best }.
judged-then = Ocena według tego, co ten gracz wtedy wiedział.

progress-title = Analiza meczu { $match }
looking-at = Decyzja { $done } z { $number } …
to-look-at =
    { $number ->
        [one] Do sprawdzenia 1 decyzja …
        [few] Do sprawdzenia { $number } decyzje …
       *[other] Do sprawdzenia { $number } decyzji …
    }
looking-again = Jeszcze raz sprawdzam najbardziej prawdopodobne punkty zwrotne …
follows = Ta strona sama się odświeża.
failed = Nie udało się dokończyć analizy. Naciśnij **{ review }**, żeby spróbować ponownie.

refusal-no-reviews = Nie mogę teraz analizować meczów, bo gracze komputerowi są tu wyłączeni.
refusal-review-busy = W tej chwili powstaje zbyt wiele analiz. Spróbuj ponownie za kilka minut.
refusal-review-not-yours = Analiza pokazuje mecz oczami jednego z graczy, więc jest dla tych, którzy grali do końca. Mecz krok po kroku pokaże ci **{ replay }**.
refusal-review-rules-changed = Zasady się od tego meczu zmieniły, więc nie mogę go już rozegrać od nowa. Opis z tamtej chwili pokazuje **{ log }**.
refusal-review-too-early = Mecz analizuje się, gdy się skończy.
refusal-review-no-start = Od tego momentu nie da się grać: to nie była twoja decyzja.
refusal-review-gone = Tej analizy już nie ma. Naciśnij **{ review }** na planszy meczu, żeby zrobić ją od nowa.
