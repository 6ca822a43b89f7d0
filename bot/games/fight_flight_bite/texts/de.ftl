## Das Spiel

game-name = Fight, Flight, Bite
about-game = Tierstämme kämpfen in geheim geknobelten Duellen um Futter; für zwei bis vier.

## Namen. Futter: .a = Akkusativ mit „ein“, .each = Nominativ mit „jede“, .the = Akkusativ

sign-fight = Kampf
sign-flight = Flug
sign-bite = Biss

food-nut = Nuss
    .a = eine Nuss
    .each = jede Nuss
    .the = die Nuss
food-mushroom = Pilz
    .a = einen Pilz
    .each = jeder Pilz
    .the = den Pilz
food-fruit = Frucht
    .a = eine Frucht
    .each = jede Frucht
    .the = die Frucht

tribe-foxes = Füchse
tribe-birds = Vögel
tribe-snakes = Schlangen
tribe-rabbits = Kaninchen
tribe-moles = Maulwürfe

## Karten

card-extra-fight = Extra-Kampf
card-extra-flight = Extra-Flug
card-extra-bite = Extra-Biss
card-extra-critter = Extra-Tier
card-stampede = Stampede
card-bolt = Reißaus
card-gorge = Fressgier
card-claw-wing = Kralle & Flügel
    .short = Kralle/Flügel
card-wing-fang = Flügel & Zahn
    .short = Flügel/Zahn
card-fang-claw = Zahn & Kralle
    .short = Zahn/Kralle
card-wild-heart = Wildes Herz
card-second-wind = Zweite Luft
card-stubborn = Sturheit
card-grudge = Alter Groll
card-long-reach = Langer Arm
card-lie-low = Wegducken
card-stare-down = Starrer Blick
card-thick-hide = Dickes Fell
card-pack-tactics = Rudeltaktik
card-wander = Streifzug
card-keen-nose = Feine Nase
card-scavenger = Aasfresser
card-windfall = Glücksfund

name-of-narrow-card = { FORM($card, "short") }

## Texte der Karten

effect-extra-fight = Eine { sign-fight }-Aktion mehr, wenn du mit { sign-fight } gewinnst.
effect-extra-flight = Eine { sign-flight }-Aktion mehr, wenn du mit { sign-flight } gewinnst.
effect-extra-bite = Eine { sign-bite }-Aktion mehr, wenn du mit { sign-bite } gewinnst.
effect-extra-critter = Setze sofort ein weiteres Tier aus deiner Reserve ein. Steht es dort, wo dein Tier dieses Zuges steht, darf es auch angreifen.
effect-stampede = Zwei { sign-fight }-Aktionen mehr, wenn du mit { sign-fight } gewinnst.
effect-bolt = Zwei { sign-flight }-Aktionen mehr, wenn du mit { sign-flight } gewinnst.
effect-gorge = Zwei { sign-bite }-Aktionen mehr, wenn du mit { sign-bite } gewinnst.
effect-claw-wing = Eine Aktion mehr, wenn du mit { sign-fight } oder { sign-flight } gewinnst.
effect-wing-fang = Eine Aktion mehr, wenn du mit { sign-flight } oder { sign-bite } gewinnst.
effect-fang-claw = Eine Aktion mehr, wenn du mit { sign-bite } oder { sign-fight } gewinnst.
effect-wild-heart = Eine Aktion mehr von dem Zeichen, mit dem du dein erstes Duell in diesem Zug gewinnst.
effect-second-wind = Einmal in diesem Zug darfst du ein verlorenes Duell neu knobeln. Das neue Ergebnis gilt.
effect-stubborn = In deinen Duellen dieses Zuges gewinnst du das zweite Patt in Folge.
effect-grudge = Greif in jedem Duell dieses Zuges einen beliebigen Stamm an, der dort ein Tier hat.
effect-long-reach = Was du in diesem Zug stößt oder beißt, darf in jedem anderen Wald landen.
effect-lie-low = In diesem Zug musst du dein erstes Duell nicht austragen.
effect-stare-down = Vor deinem ersten Duell nennt die verteidigende Seite offen ein Zeichen und darf es in diesem Duell nicht wählen.
effect-thick-hide = Wer dich in diesem Zug abwehrt, legt kein Futter.
effect-pack-tactics = Das erste Tier, das du in diesem Zug mit { sign-flight } holst, kommt stehend an und darf angreifen.
effect-wander = Du darfst sofort eines deiner Tiere in einen Nachbarwald ziehen. Wo dein Tier dieses Zuges steht, muss eines bleiben; kommt eines dazu, legt es sich hin.
effect-keen-nose = Sieh dir sofort die Hand eines anderen Stammes an.
effect-scavenger = Immer wenn du in diesem Zug ein Duell verlierst, darfst auch du ein Stück Futter aus dem Vorrat legen, nach der verteidigenden Seite.
effect-windfall = Du darfst sofort ein Stück Futter deiner Wahl aus dem Vorrat in einen beliebigen Wald legen.

## In Kürze: zwei Zeilen von 15 Zeichen

gist-extra-fight = +1 { sign-fight }-Aktion
gist-extra-flight = +1 { sign-flight }-Aktion
gist-extra-bite = +1 { sign-bite }-Aktion
gist-extra-critter = Noch ein Tier einsetzen
gist-stampede = +2 { sign-fight }-Aktionen
gist-bolt = +2 { sign-flight }-Aktionen
gist-gorge = +2 { sign-bite }-Aktionen
gist-claw-wing = +1 { sign-fight }- oder { sign-flight }-Aktion
gist-wing-fang = +1 { sign-flight }- oder { sign-bite }-Aktion
gist-fang-claw = +1 { sign-bite }- oder { sign-fight }-Aktion
gist-wild-heart = +1 Aktion im ersten Duell
gist-second-wind = Duell neu knobeln
gist-stubborn = Das zweite Patt ist deins
gist-grudge = Greif an, wen du willst
gist-long-reach = Stoß und Biss überallhin
gist-lie-low = Du musst nicht kämpfen
gist-stare-down = Ein Zeichen ist gesperrt
gist-thick-hide = Kein Futter für Verteidigung
gist-pack-tactics = Erstes Tier per { sign-flight } steht
gist-wander = Ein Tier nach nebenan
gist-keen-nose = Eine Hand ansehen
gist-scavenger = Futter bei Niederlage
gist-windfall = Futter beliebig legen

## Mengen und Listen

woodland = { $letter } ({ $sign })
counted-food =
    { $food ->
        [nut] { $count ->
            [one] 1 Nuss
           *[other] { $count } Nüsse
        }
        [mushroom] { $count ->
            [one] 1 Pilz
           *[other] { $count } Pilze
        }
       *[fruit] { $count ->
            [one] 1 Frucht
           *[other] { $count } Früchte
        }
    }
counted-food-taken = { counted-food }
cubes = { LIST($foods) }
no-food = kein Futter
counted-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
list-of-cards = { LIST($cards) }
lying-critters = { $emblem } { $count } ({ $lying } liegend)
nobody = niemand
contents = { $critters }; { $lies }
took-cubes = { $emblem } nahm { $count }
no-harvest = keine Ernte
stakes = { sign-fight } { $fight }, { sign-flight } { $flight }, { sign-bite } { $bite }
cube-values = { food-nut } { $nut }, { food-mushroom } { $mushroom }, { food-fruit } { $fruit }
brief-and-kept = { $gist }; behalten: { FORM($food, "each") } +{ $points }
list-of-players = { LIST($players) }
one-after-another = { $first }, dann { $last }

## Abschnitte einer Partie

moment-tribes = Stämme
moment-opening = Eröffnung
moment-turns = Runde { $round } von { $rounds }
moment-harvest = Ernte
moment-end = Ende

title-tribes = { game-name } · Stämme
title-opening = { game-name } · Eröffnung
title-turns = { game-name } · Runde { $round } von { $rounds }
title-harvest = { game-name } · Ernte

## Was zu tun ist

ask-title-tribe = Wähle deinen Stamm
ask-title-open = Setze ein Tier zur Eröffnung ein
ask-title-place = Dein Zug: Setze ein Tier ein
ask-title-play = Dein Zug: Spiel eine Karte
ask-title-attack = Greif an
ask-title-bar = Nenne ein Zeichen, das du nicht wählst
ask-title-throw = Wähle dein Zeichen!
ask-title-void = Du hast dieses Duell verloren
ask-title-bonus = Nutze deinen Bonus
ask-title-cube = Du darfst ein Stück Futter legen
ask-title-pick = Nimm ein Stück Futter
ask-title-final-throw = Knoble um den Sieg!

ask-task-tribe = wählt einen Stamm
ask-task-open = setzt ein Tier zur Eröffnung ein
ask-task-place = setzt ein Tier ein
ask-task-play = spielt eine Karte
ask-task-attack = greift an
ask-task-may-attack = darf angreifen
ask-task-attack-again = darf noch einmal angreifen
ask-task-bar = sperrt sich ein Zeichen
ask-task-throw = wählt ein Zeichen
ask-task-void = nimmt es hin oder knobelt neu
ask-task-bonus = nutzt den Bonus
ask-task-cube = darf Futter legen
ask-task-pick = nimmt Futter
ask-task-final-throw = knobelt um den Sieg

awaits-tribe =
    { $count ->
        [one] **{ $who }** wählt einen Stamm
       *[other] **{ $who }** wählen einen Stamm
    }
awaits-open =
    { $count ->
        [one] **{ $who }** setzt ein Tier zur Eröffnung ein
       *[other] **{ $who }** setzen ein Tier zur Eröffnung ein
    }
awaits-place =
    { $count ->
        [one] **{ $who }** setzt ein Tier ein
       *[other] **{ $who }** setzen ein Tier ein
    }
awaits-play =
    { $count ->
        [one] **{ $who }** spielt eine Karte
       *[other] **{ $who }** spielen eine Karte
    }
awaits-attack =
    { $count ->
        [one] **{ $who }** greift an
       *[other] **{ $who }** greifen an
    }
awaits-may-attack =
    { $count ->
        [one] **{ $who }** darf angreifen
       *[other] **{ $who }** dürfen angreifen
    }
awaits-attack-again =
    { $count ->
        [one] **{ $who }** darf noch einmal angreifen
       *[other] **{ $who }** dürfen noch einmal angreifen
    }
awaits-bar =
    { $count ->
        [one] **{ $who }** sperrt sich ein Zeichen
       *[other] **{ $who }** sperren sich ein Zeichen
    }
awaits-throw =
    { $count ->
        [one] **{ $who }** wählt ein Zeichen
       *[other] **{ $who }** wählen ein Zeichen
    }
awaits-void =
    { $count ->
        [one] **{ $who }** nimmt die Niederlage hin oder knobelt neu
       *[other] **{ $who }** nehmen die Niederlage hin oder knobeln neu
    }
awaits-bonus =
    { $count ->
        [one] **{ $who }** nutzt den Bonus
       *[other] **{ $who }** nutzen den Bonus
    }
awaits-cube =
    { $count ->
        [one] **{ $who }** darf ein Stück Futter legen
       *[other] **{ $who }** dürfen ein Stück Futter legen
    }
awaits-pick =
    { $count ->
        [one] **{ $who }** nimmt ein Stück Futter
       *[other] **{ $who }** nehmen ein Stück Futter aus der Ernte
    }
awaits-final-throw =
    { $count ->
        [one] **{ $who }** knobelt um den Sieg
       *[other] **{ $who }** knobeln um den Sieg
    }

press-throw =
    { $locked ->
        [true] { awaits-throw }: Drückt unten auf das erste Zeichen
       *[false] { awaits-throw }: Drückt unten auf ein Zeichen
    }
press-final-throw = { awaits-final-throw }: Drückt unten auf ein Zeichen

waiting-tribe = Warten auf **{ $who }**: einen Stamm wählen.
waiting-open = Warten auf **{ $who }**: ein Tier zur Eröffnung einsetzen.
waiting-place = Warten auf **{ $who }**: ein Tier einsetzen.
waiting-play = Warten auf **{ $who }**: eine Karte spielen.
waiting-attack = Warten auf **{ $who }**: angreifen.
waiting-may-attack = Warten auf **{ $who }**: angreifen oder den Zug beenden.
waiting-attack-again = Warten auf **{ $who }**: noch einmal angreifen oder den Zug beenden.
waiting-bar = Warten auf **{ $who }**: sich ein Zeichen sperren.
waiting-throw = Warten auf **{ $who }**: ein Zeichen wählen.
waiting-void = Warten auf **{ $who }**: die Niederlage hinnehmen oder neu knobeln.
waiting-bonus = Warten auf **{ $who }**: den Bonus nutzen.
waiting-cube = Warten auf **{ $who }**: ein Stück Futter legen.
waiting-pick = Warten auf **{ $who }**: ein Stück Futter aus der Ernte nehmen.
waiting-final-throw = Warten auf **{ $who }**: um den Sieg knobeln.

## Der Spielplan

press-sign = Drück unten auf ein Zeichen. Niemand sieht es, bis alle gewählt haben.
press-first-sign = Drück unten auf dein erstes Zeichen; die anderen zwei wählst du geheim. Niemand sieht sie, bis alle gewählt haben.
match-won =
    { $count ->
        [one] **{ $who } hat die Partie gewonnen**
       *[other] **{ $who } teilen sich den Sieg**
    }
you-in-list = Du
winners =
    { $count ->
        [one] { $you ->
            [true] Du hast gewonnen
           *[false] { LIST($winners) } gewinnt
        }
       *[other] Geteilter Sieg: { LIST($winners) }
    }

heading-now = Jetzt
heading-woodlands = Wälder
heading-tribes = Stämme
heading-supply = Vorrat
heading-stakes = Ein Sieg bringt
heading-scores = Punkte
heading-harvest = Ernte
heading-cards = Karten
heading-cube-values = Punkte je Stück Futter jetzt
heading-turning-point = Wendepunkt
heading-duels = Gewonnene Duelle in Runde 1 bis { $rounds }
heading-hand = Deine Hand
heading-seen-hands = Was du gesehen hast

player-line = { $who }: { $text }
woodland-line = **{ woodland }**: { $contents }
woodland-of-turn-line = **{ woodland }, in diesem Zug**: { $contents }
harvest-line = { $letter }: { $harvest }
supply-sentence = { heading-supply }: { $cubes }.
stakes-sentence = { heading-stakes }: { stakes }.
cube-values-now = { cube-values }, mit den Karten deiner Hand
cube-values-sentence = { heading-cube-values }: { cube-values-now }.

in-reserve = { $count } in Reserve
took-food = nahm { $cubes }
has-left = ausgeschieden

has-played = { $who } hat gespielt: { LIST($cards) }
duel-attack = { $letter }: { $attacker } greift { $defender } an
have-thrown =
    { $count ->
        [one] { $who } hat gewählt
       *[other] { $who } haben gewählt
    }
thrown-so-far = Bisher gezeigt: { $throws }
opposed-signs = { $one } gegen { $other_sign }
duel-ties = Patt { $ties } von { $limit }; Patt { $limit } geht an { $who }
duel-barred = { $who } darf in diesem Duell nicht { $sign } wählen
final-throws = Gleichstand: { $who } knobeln um den Sieg
final-rounds = Runden ohne Ausscheiden: { $rounds } von { $limit }; danach teilen sie sich den Sieg
bonus-left =
    { $count ->
        [1] Eine { $sign }-Aktion; sie ist freiwillig
       *[other] Noch { $unused } von { $count } { $sign }-Aktionen; jede ist freiwillig
    }
pick-order = Futter von { $letter } geht an { $takers }
tribes-left = Noch zu haben: { LIST($tribes) }
can-choose = Du kannst { LIST($letters, type: "or") } wählen.

## Die Ansicht

panel-won = Du hast die Partie gewonnen
panel-lost = Du hast die Partie verloren
panel-waiting = Warten auf { LIST($players) }
secret-throw = Deine Wahl: { $signs }. Nur du weißt es.

advice-tribe = **Jeder Stamm hat fünf eigene Karten**, die alle kennen. Dazu bekommst du drei geheime.
advice-open = **Wähle einen Wald ohne Tiere.** Noch gibt es keine Duelle. Zur Eröffnung setzt du zwei Tiere ein.
advice-place = **Wähle einen Wald für dein Tier dieses Zuges.** Sind dort andere Stämme, musst du den mit den meisten Tieren angreifen.
advice-play = **Spiel eine Karte für diesen Zug.** Die drei Karten, die du bis zum Ende behältst, machen Futter wertvoller.
advice-bar = **{ card-stare-down }**: Nenne offen ein Zeichen. In diesem Duell darfst du es nicht wählen.
advice-void = **{ card-second-wind }** lässt dich einmal neu knobeln. Das neue Ergebnis zählt.
advice-defender-cube = **Du hast standgehalten.** Du darfst ein Stück Futter aus dem Vorrat in einen Wald legen.
advice-scavenger-cube = **{ card-scavenger }**: Du darfst ein Stück Futter aus dem Vorrat in einen Wald legen.

bonus-question-fight = **{ sign-fight }: Stoß ein Tier von hier weg.**
bonus-question-flight = **{ sign-flight }: Hol eines deiner Tiere her oder zieh eines weg.**
bonus-question-bite = **{ sign-bite }: Leg ein Stück Futter von hier in einen anderen Wald.**
pick-question =
    { $count ->
        [one] **Nimm aus { $letter }.** Du bekommst dort 1 Stück.
       *[other] **Nimm aus { $letter }.** Du bekommst dort { $count } Stück.
    }
win-brings = Ein Sieg bringt { stakes }.
play-question = **{ ask-title-play }.** { win-brings }
must-attack = **Greif { LIST($opponents, type: "or") } an.** Das erste Duell ist Pflicht.
may-attack = **Greif an oder beende deinen Zug.**
may-attack-again = **Greif noch einmal an oder beende deinen Zug.**
attackable = Du kannst { LIST($opponents, type: "or") } angreifen.
can-still-attack =
    { $count ->
        [one] 1 Tier von dir kann noch angreifen.
       *[other] { $count } Tiere von dir können noch angreifen.
    }
throw-sign = **Wähle ein Zeichen gegen { $who }.**
throw-signs-in-order = **Wähle drei Zeichen der Reihe nach gegen { $who }.**
may-not-throw = { $sign } darfst du nicht wählen.
cycle-of-signs = { sign-fight } schlägt { sign-bite }, { sign-bite } schlägt { sign-flight }, { sign-flight } schlägt { sign-fight }.
final-question = **Gleichstand: { $who } knobeln um den Sieg.** Wählt geheim; wer das unterlegene Zeichen zeigt, scheidet aus.
throw-stands = Eine Wahl gilt, sobald alle gewählt haben.

hand-line =
    { $copies ->
        [1] **{ $card }**: { $effect } *Behalten: { FORM($food, "each") } +{ $points }.*
       *[other] **{ $card }** × { $copies }: { $effect } *Behalten: { FORM($food, "each") } +{ $points }.*
    }

you-hold-cards =
    { $count ->
        [one] Du hast 1 Karte.
       *[other] Du hast { $count } Karten.
    }
marked-card = Markiert: { $card }.
hand-card-line = { $card }: { brief-and-kept }.
picked-card = { $card } ist ausgewählt.

## Worte in Bildern

map-round = Runde
map-opening = Beginn
map-harvest = Ernte
map-end = Ende
map-stakes = Sieg
map-supply = Vorrat

duellist-won = gewinnt
duellist-held = hält stand
duellist-lost = verliert
duellist-thrown = hat gewählt
duellist-bars = sperrt eins
duellist-waits = wartet
duellist-to-throw = wählt noch
duel-tie = Patt { $ties }/{ $limit }

place-in-order = { ordinal }
start-points = Start +{ $points }
how-score = nach Punkten
how-throws = durch Knobeln
how-shared = gleich viele Punkte
how-left = alle anderen ausgeschieden
cubes-at-harvest =
    { $count ->
        [one] 1 Stück bei der Ernte
       *[other] { $count } Stück bei der Ernte
    }
round-of-duel = Runde { $round }
a-cube-is-worth = Ein Stück zählt
or-between-signs = od.

turning-point =
    { $who ->
        [you] Deine beste Ernte war { $letter } mit { $count } Stück Futter.
       *[other] Die beste Ernte von { $who } war { $letter } mit { $count } Stück Futter.
    }
turning-point-after-duel =
    { $who ->
        [you] Deine beste Ernte war { $letter } mit { $count } Stück Futter, nach einem dort gewonnenen Duell gegen { $loser } in Runde { $round }.
       *[other] Die beste Ernte von { $who } war { $letter } mit { $count } Stück Futter, nach einem dort gewonnenen Duell gegen { $loser ->
            [you] dich
           *[other] { $loser }
        } in Runde { $round }.
    }

## Auswahl

first-sign = Erst { $sign }
then-sign = Dann { $sign }
end-turn = Zug beenden
end-turn-hint = Keine Duelle mehr
throw-again = Neu knobeln
throw-again-hint = { card-second-wind }; das neue Ergebnis zählt
accept-loss = Niederlage hinnehmen
accept-lost-duel = Verlorenes Duell hinnehmen
stop-here = Hier aufhören
stop-here-hint = Die übrigen Aktionen verfallen
no-cube = Kein Futter
place-no-cube = Kein Futter legen
play-tribe = Die { $tribe } spielen
play-tribe-hint = Neben { card-extra-critter }: { LIST($cards) }
place-critter = Tier einsetzen in { woodland }
attack-opponent = { $opponent } angreifen
attack-opponent-hint =
    { $count ->
        [one] 1 Tier dort
       *[other] { $count } Tiere dort
    }
attack-opponent-caution = { $opponent } angreifen? Ein Duell beginnt sofort.
button-of-food = { $food }
take-food = { $food } nehmen
take-food-hint = Zählt für dich { $points }
push-opponent = Ein Tier von { $opponent } stoßen
push-where = Wohin stößt du das Tier von { $opponent }?
push-to = Tier von { $opponent } nach { woodland } stoßen
to-woodland = Nach { $letter }
from-woodland = Aus { $letter }
on-woodland = In { $letter }
move-critter = Ein Tier von { $start } nach { $end } ziehen
bring-in = Eines herholen
bring-in-from-where = Woher kommt es?
move-out = Eines wegziehen
move-out-where = Wohin geht es?
bar-sign = { $sign } sperren
bar-sign-hint = Du wählst es in diesem Duell nicht
throw-one = { $sign } wählen
throw-one-hint = Schlägt { $beaten }
throw-three = { $signs } wählen
throw-next = Was wählst du als Nächstes?
move-food = { $food } nach { $letter } legen
move-food-where = Wohin legst du { FORM($food, "the") }?
put-food = { $food } nach { $letter } legen
put-food-where = Wohin legst du { FORM($food, "the") }?
play-card = { $card } spielen
play-card-without = { $card } ohne Wirkung spielen
without-effect = Ohne Wirkung
play-card-how = Was tust du mit { $card }?
play-card-on = { $card } in { woodland } spielen
play-card-where = Wo spielst du { $card }?
play-card-from-to = { $card } spielen: von { $start } nach { $end }
which-critter = Welches Tier zieht?
critter-goes-where = Wohin geht das Tier aus { $start }?
play-card-on-opponent = { $card } gegen { $opponent } spielen
whose-hand = Wessen Hand siehst du dir an?
look-at = Hand von { $opponent } ansehen
play-card-food = { $card } spielen: { $food } nach { $letter }
which-food = Welches Futter legst du?

not-to-throw =
    { $barred ->
        [true] Das kann nur drücken, wer gerade ein Zeichen wählt, und nur einmal. Der Spielplan zeigt, wer noch fehlt. { $sign } ist in diesem Duell für die verteidigende Seite gesperrt.
       *[false] Das kann nur drücken, wer gerade ein Zeichen wählt, und nur einmal. Der Spielplan zeigt, wer noch fehlt.
    }

## Was geschah

thrown-sign = { $who } { $sign }
throws-for-order = Geknobelt um die Zugfolge: { LIST($throws) }.
throws-for-win = Geknobelt um den Sieg: { LIST($throws) }.
out = Ausgeschieden: { $who }.
nobody-out = Niemand scheidet aus.
order-set = Die Zugfolge: { $who }.
laid-food = In jedem der { $count } Wälder liegen 6 Stück Futter. Im Vorrat: { $cubes }.
cards-dealt =
    { $count ->
        [one] Alle bekommen 1 geheime Karte.
       *[other] Alle bekommen { $count } geheime Karten.
    }
drew-tribe =
    { $who ->
        [you] Du ziehst die { $tribe }.
       *[other] { $who } zieht die { $tribe }.
    }
chose-tribe =
    { $who ->
        [you] Du wählst die { $tribe }.
       *[other] { $who } wählt die { $tribe }.
    }
opened =
    { $who ->
        [you] Du eröffnest in { $letter }.
       *[other] { $who } eröffnet in { $letter }.
    }
turn-began =
    { $who ->
        [you] Du bist am Zug in Runde { $round }.
       *[other] { $who } ist am Zug in Runde { $round }.
    }
placed =
    { $who ->
        [you] Du setzt ein Tier in { $letter } ein.
       *[other] { $who } setzt ein Tier in { $letter } ein.
    }
played-card =
    { $who ->
        [you] Du spielst { $card } ({ $gist }).
       *[other] { $who } spielt { $card } ({ $gist }).
    }
critter-added =
    { $who ->
        [you] Du setzt noch ein Tier in { $letter } ein.
       *[other] { $who } setzt noch ein Tier in { $letter } ein.
    }
wandered =
    { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } durch { card-wander } ein Tier von { $start } nach { $end }.
hand-seen =
    { $who ->
        [you] Du siehst dir
       *[other] { $who } sieht sich
    } { $holder ->
        [you] deine Hand
       *[other] die Hand von { $holder }
    } an.
hand-seen-with-cards =
    { $who ->
        [you] Du siehst dir
       *[other] { $who } sieht sich
    } { $holder ->
        [you] deine Hand
       *[other] die Hand von { $holder }
    } an: { LIST($cards) }.
attacked =
    { $who ->
        [you] Du greifst { $defender } in { $letter } an.
       *[other] { $who } greift { $defender ->
            [you] dich
           *[other] { $defender }
        } in { $letter } an.
    }
barred-sign =
    { $who ->
        [you] Du wählst in diesem Duell nicht { $sign }.
       *[other] { $who } wählt in diesem Duell nicht { $sign }.
    }
has-thrown =
    { $who ->
        [you] Du hast gewählt.
       *[other] { $who } hat gewählt.
    }
threw =
    { $who ->
        [you] Du wählst { $signs }.
       *[other] { $who } wählt { $signs }.
    }
pair-thrown =
    { $attacker ->
        [you] du zeigst { $one }, { $defender } { $other_sign }
       *[other] { $attacker } zeigt { $one }, { $defender } { $other_sign }
    }
throws-shown = { CAPITAL($throws) }.
throws-tied = { CAPITAL($throws) }: Patt { $ties }. Beide knobeln neu!
duel-voided =
    { $who ->
        [you] Du nutzt
       *[other] { $who } nutzt
    } { card-second-wind }: Das Ergebnis zählt nicht. Beide knobeln neu!
attacker-lies-down = Das angreifende Tier legt sich hin.
duel-held =
    { $who ->
        [you] Du hältst { $letter }
       *[other] { $who } hält { $letter }
    } mit { $sign }. { attacker-lies-down }
duel-won =
    { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } in { $letter } mit { $sign }: { $count ->
        [one] 1 { $sign }-Aktion
       *[other] { $count } { $sign }-Aktionen
    }. { attacker-lies-down }
duel-won-with-sum =
    { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } in { $letter } mit { $sign }: { $count ->
        [one] 1 { $sign }-Aktion
       *[other] { $count } { $sign }-Aktionen
    } { $sum }. { attacker-lies-down }
sum-icon = (1 + { $icon } für das Symbol; höchstens 3)
sum-card = (1 + { $extra } für die Karte; höchstens 3)
sum-icon-and-card = (1 + { $icon } für das Symbol + { $extra } für die Karte; höchstens 3)
pushed =
    { $who ->
        [you] Du stößt
       *[other] { $who } stößt
    } { $owner ->
        [you] eines deiner Tiere
       *[other] ein Tier von { $owner }
    } von { $start } nach { $end }.
flew =
    { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } ein Tier von { $start } nach { $end }{ $standing ->
        [true] , wo es steht.
       *[false] .
    }
bitten =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { FORM($food, "a") } von { $start } nach { $end }.
actions-unused =
    { $who ->
        [you] Du lässt
       *[other] { $who } lässt
    } { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    } ungenutzt.
actions-impossible =
    { $who ->
        [you] Du kannst
       *[other] { $who } kann
    } { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    } nicht nutzen.
cube-put =
    { $who ->
        [you] Du legst
       *[other] { $who } legt
    } { FORM($food, "a") } aus dem Vorrat nach { $letter }.
cube-declined =
    { $who ->
        [you] Du legst kein Futter.
       *[other] { $who } legt kein Futter.
    }
cube-missed-thick-hide =
    { $who ->
        [you] Du legst wegen der Karte { card-thick-hide } kein Futter.
       *[other] { $who } legt wegen der Karte { card-thick-hide } kein Futter.
    }
cube-missed-no-supply =
    { $who ->
        [you] Du legst kein Futter: Der Vorrat ist leer.
       *[other] { $who } legt kein Futter: Der Vorrat ist leer.
    }
cube-missed-left =
    { $who ->
        [you] Du bist ausgeschieden und legst kein Futter.
       *[other] { $who } ist ausgeschieden und legt kein Futter.
    }
stopped =
    { $who ->
        [you] Du beendest den Zug.
       *[other] { $who } beendet den Zug.
    }
harvest-began = Alle Züge sind gespielt: Die Ernte beginnt.
picked-food =
    { $who ->
        [you] Du nimmst { FORM($food, "a") } aus { $letter }.
       *[other] { $who } nimmt { FORM($food, "a") } aus { $letter }.
    }
harvested = { $letter } ({ $critters }): { $harvest }.
harvested-by-controller = { $letter } ({ $critters }; kontrolliert von { $emblem }): { $harvest }.
harvest-share =
    { $who ->
        [you] du nimmst { $cubes }
       *[other] { $who } nimmt { $cubes }
    }
nobody-harvested = niemand nimmt Futter
harvest-left-over = { $harvest }; übrig: { $cubes }
hands-revealed = Die Hände werden gezeigt: { $hands }.
holds =
    { $who ->
        [you] du hast { LIST($cards) }
       *[other] { $who } hat { LIST($cards) }
    }
holds-nothing =
    { $who ->
        [you] du hast keine Karte
       *[other] { $who } hat keine Karte
    }
scored =
    { $who ->
        [you] Deine Punkte: { $sum }.
       *[other] Punkte für { $who }: { $sum }.
    }
head-start-points = { $points } Vorsprung
left-match =
    { $who ->
        [you] Du scheidest aus; deine Tiere bleiben, wo sie sind.
       *[other] { $who } scheidet aus; die Tiere bleiben, wo sie sind.
    }
won-as-all-left =
    { $who ->
        [you] Du gewinnst die Partie: Alle anderen sind ausgeschieden.
       *[other] { $who } gewinnt die Partie: Alle anderen sind ausgeschieden.
    }
won-by-throws =
    { $who ->
        [you] Du gewinnst das Knobeln und die Partie!
       *[other] { $who } gewinnt das Knobeln und die Partie!
    }
won-by-points =
    { $count ->
        [one] { $who ->
            [you] Du hast die Partie gewonnen!
           *[other] { $who } hat die Partie gewonnen!
        }
       *[other] Geteilter Sieg: { $who }!
    }

short-tie = { $sign } gegen { $sign }: Patt { $ties } von { $limit }. Noch einmal knobeln.
short-last-tie =
    { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } in { $letter }: { $sign } gegen { $sign }, das letzte Patt.
short-held =
    { $who ->
        [you] Du hältst
       *[other] { $who } hält
    } { $letter }: { $sign } schlägt { $beaten }.
short-won =
    { $who ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } in { $letter }: { $sign } schlägt { $beaten }.

## Gründe eines Tipps

hint-lead = In { $letter }: erst { $before }, dann { $after }.
hint-lead-kept = In { $letter } bliebst du { $lead }.
hint-stake =
    { $higher ->
        [true] { $count ->
            [one] Ein Sieg mit { $sign } bringt 1 Aktion, mit einem anderen Zeichen bis zu { $other }.
           *[other] Ein Sieg mit { $sign } bringt { $count } Aktionen, mit einem anderen Zeichen bis zu { $other }.
        }
       *[false] { $count ->
            [one] Ein Sieg mit { $sign } bringt 1 Aktion, mit einem anderen Zeichen höchstens { $other }.
           *[other] Ein Sieg mit { $sign } bringt { $count } Aktionen, mit einem anderen Zeichen höchstens { $other }.
        }
    }
hint-stake-rise =
    { $count ->
        [one] Ein Sieg mit { $sign } bringt 1 Aktion statt { $other }.
       *[other] Ein Sieg mit { $sign } bringt { $count } Aktionen statt { $other }.
    }
hint-risk =
    { $higher ->
        [true] { $count ->
            [one] Verliert { $sign }, bringt der Angriff 1 Aktion, bei einem anderen Zeichen bis zu { $other }.
           *[other] Verliert { $sign }, bringt der Angriff { $count } Aktionen, bei einem anderen Zeichen bis zu { $other }.
        }
       *[false] { $count ->
            [one] Verliert { $sign }, bringt der Angriff 1 Aktion, bei einem anderen Zeichen höchstens { $other }.
           *[other] Verliert { $sign }, bringt der Angriff { $count } Aktionen, bei einem anderen Zeichen höchstens { $other }.
        }
    }
hint-critters =
    { $count ->
        [one] { $who } hat dort 1 Tier.
       *[other] { $who } hat dort { $count } Tiere.
    }
hint-critters-most =
    { $count ->
        [one] { $who } hat dort 1 Tier, und kein anderer Stamm, den du angreifen darfst, hat mehr als { $other }.
       *[other] { $who } hat dort { $count } Tiere, und kein anderer Stamm, den du angreifen darfst, hat mehr als { $other }.
    }
hint-cube =
    { $count ->
        [one] { $food ->
            [mushroom] Ein Pilz
            [nut] Eine Nuss
           *[fruit] Eine Frucht
        } zählt für dich 1 Punkt.
       *[other] { $food ->
            [mushroom] Ein Pilz
            [nut] Eine Nuss
           *[fruit] Eine Frucht
        } zählt für dich { $count } Punkte.
    }
hint-cube-best =
    { $count ->
        [one] { $food ->
            [mushroom] Ein Pilz
            [nut] Eine Nuss
           *[fruit] Eine Frucht
        } zählt für dich 1 Punkt, anderes Futter dort höchstens { $other }.
       *[other] { $food ->
            [mushroom] Ein Pilz
            [nut] Eine Nuss
           *[fruit] Eine Frucht
        } zählt für dich { $count } Punkte, anderes Futter dort höchstens { $other }.
    }
hint-points-same =
    { $who ->
        [you] Käme die Ernte sofort, hättest du so viele Punkte wie zuvor.
       *[other] Käme die Ernte sofort, hätte { $who } so viele Punkte wie zuvor.
    }
hint-points-more =
    { $who ->
        [you] Käme die Ernte sofort, hättest du
       *[other] Käme die Ernte sofort, hätte { $who }
    } { $at_least ->
        [true] mindestens { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkte
        }
       *[false] { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkte
        }
    } mehr.
hint-points-less =
    { $who ->
        [you] Käme die Ernte sofort, hättest du
       *[other] Käme die Ernte sofort, hätte { $who }
    } { $at_least ->
        [true] mindestens { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkte
        }
       *[false] { $count ->
            [one] 1 Punkt
           *[other] { $count } Punkte
        }
    } weniger.

## Karten einzeln und als Liste

deck-line = { $copies } × **{ $card }** · { $food }, Wert { $value }: { $effect }
at-the-end = Am Ende
kept-to-end = Am Ende auf der Hand macht die Karte Futter wertvoller: { FORM($food, "each") } +1 (+{ $value }, wo Werte zählen).
in-the-box = In der Schachtel
copies-in-box =
    { $count ->
        [one] 1 Exemplar
       *[other] { $count } Exemplare
    }
alt-of-card = Die Karte { $card }. { $effect }
note-by-rulebook = Die Spielregel nennt diese Karte; Wortlaut, Futter und Wert sind von uns.
note-by-us = Die Spielregel sagt nicht, was auf dieser Karte steht; alles daran ist von uns.

## Optionen einer Partie

option-map = Landschaft
option-map-auto = die übliche (Paare; zu viert Hain)
option-map-ring = Ring, für zwei oder drei
option-map-bay = Bucht, für zwei oder drei
option-map-pairs = Paare, für zwei oder drei
option-map-grove = Hain, für vier
option-map-delta = Delta, für vier
option-bite-range = Biss
option-bite-range-any = gebissenes Futter kommt überallhin
option-bite-range-adjacent = gebissenes Futter kommt nach nebenan
option-defender-cube = Futter der Verteidigung
option-defender-cube-any = kommt überallhin
option-defender-cube-other = kommt anderswohin
option-fight-target = Stoß
option-fight-target-defender = nur der besiegte Stamm wird gestoßen
option-fight-target-any-opponent = jeder andere Stamm kann gestoßen werden
option-extra-critter = { card-extra-critter }
option-extra-critter-same = { card-extra-critter } kommt dorthin, wo du eingesetzt hast
option-extra-critter-any = { card-extra-critter } kommt überallhin
option-rethrow = Gleiche Zeichen
option-rethrow-chosen = jedes Mal neu knobeln
option-rethrow-locked = drei Zeichen auf einmal wählen
option-card-scoring = Behaltene Karten
option-card-scoring-matching = jede macht ihr Futter um 1 wertvoller
option-card-scoring-printed = behaltene Karten zählen ihren Wert, höchstens 3
option-harvest-pick = Ernte
option-harvest-pick-auto = das beste Futter wird für dich genommen
option-harvest-pick-manual = alle nehmen Stück für Stück
option-tribes = Stämme
option-tribes-off = alle haben dieselben vier Karten
option-tribes-choose = Stämme mit eigenen Karten, gewählt
option-tribes-random = Stämme mit eigenen Karten, gezogen
option-final-tie = Gleichstand
option-final-tie-throw = bei Gleichstand wird um den Sieg geknobelt
option-final-tie-shared = bei Gleichstand wird der Sieg geteilt
option-head-start = Vorsprung
option-head-start-none = alle beginnen mit 0 Punkten
option-head-start-by-place = wer nicht zuletzt am Zug ist, beginnt mit Punkten

preset-classic = Klassisch
preset-quick = Schnell
preset-tribes = Stämme

terms-players = zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    }
terms-map-auto = übliche Landschaft
terms-map-ring = Landschaft Ring
terms-map-bay = Landschaft Bucht
terms-map-pairs = Landschaft Paare
terms-map-grove = Landschaft Hain
terms-map-delta = Landschaft Delta

## Regeln

topic-overview = Überblick
topic-turn = Zug
topic-signs = Die drei Zeichen
topic-duels = Duelle
topic-bonus = Bonusaktionen
topic-harvest = Ernte
topic-scoring = Wertung
topic-cards = Karten
topic-tribes = Stämme
topic-leaving = Ausscheiden

rules-overview =
    Zwei bis vier Tierstämme breiten sich über Wälder aus und kämpfen in Duellen um das Futter, das dort liegt. In jeder von fünf Runden setzen alle ein Tier ein, spielen eine Karte und kämpfen gegen die, die schon da sind: Geheim wählt jede Seite **{ sign-fight }**, **{ sign-flight }** oder **{ sign-bite }**. Wer am Ende die meisten Tiere in einem Wald hat, bekommt sein Futter, bis auf das, was der zweitstärkste Stamm davonträgt. Jedes Stück zählt 2 Punkte, und mehr für jede Karte dieses Futters, die du noch auf der Hand hast. Die meisten Punkte gewinnen.

    Der öffentliche Spielplan zeigt die Wälder und die Stämme. **{ my-hand }** zeigt die Wälder, deine Handkarten und was du tun kannst; nur du siehst das.
rules-turn =
    1. **Setze** ein Tier aus deiner Reserve in einen beliebigen Wald **ein**. Deine Tiere dort stehen in diesem Zug.
    2. **Spiel eine Karte**, immer genau eine. Sie gilt für diesen Zug und ist dann weg. Manche wirken sofort.
    3. **Duell**, wenn dort ein anderer Stamm ist: Das erste ist Pflicht, weitere sind freiwillig. Es geht weiter, bis keines deiner Tiere dort mehr steht, niemand mehr da ist oder du aufhörst.
    4. Deine Tiere stehen wieder auf, und die nächste Seite ist am Zug.

    Alle haben fünf Züge, also bleiben von deinen acht Karten am Ende drei.
rules-signs =
    { "*" }*{ sign-fight }** schlägt { sign-bite }, **{ sign-bite }** schlägt { sign-flight }, **{ sign-flight }** schlägt { sign-fight }.

    Auch jeder Wald zeigt ein Zeichen: Wer dort mit diesem Zeichen gewinnt, bekommt eine Bonusaktion mehr. Im Bild ist { sign-fight } eine Kralle auf Grün, { sign-flight } ein Flügel auf Blau und { sign-bite } ein Gebiss auf Violett.
rules-duels =
    Es greift an, wer am Zug ist. Es verteidigt, wer dort die meisten Tiere hat; bei gleich vielen wählt die angreifende Seite. Beide wählen geheim: Solange ein Duell offen ist, drück unter dem Spielplan auf ein Zeichen. Niemand sieht deine Wahl, bis beide gewählt haben; von da an gilt sie.

    Bei gleichen Zeichen, einem Patt, wird sofort neu geknobelt; das dritte Patt in Folge gewinnt die angreifende Seite. Nach dem Duell legt sich das angreifende Tier hin, bei Sieg und Niederlage, und kann in diesem Zug nicht mehr angreifen. Wer verteidigt, legt sich nie hin.

    Gewinnt der **Angriff**, folgen Bonusaktionen. Gewinnt die **Verteidigung**, darf sie ein Stück Futter aus dem Vorrat in einen Wald legen.
rules-bonus =
    Du bekommst 1 Aktion des Zeichens, mit dem du gewonnen hast, 1 mehr, wenn der Wald dieses Zeichen zeigt, und was deine Karte dazugibt; höchstens 3. Jede ist freiwillig.
    • **{ sign-fight }**: Stoß ein Tier des besiegten Stammes in einen Nachbarwald.
    • **{ sign-flight }**: Hol eines deiner Tiere von irgendwo hierher, oder zieh eines von hier irgendwohin. Wer ankommt, legt sich hin.
    • **{ sign-bite }**: Leg ein Stück Futter von hier in einen beliebigen anderen Wald.

    In den Teich kommt nie etwas, und Wälder auf seinen beiden Seiten sind keine Nachbarn.
rules-harvest =
    Nach dem letzten Zug wird jeder Wald abgeerntet, A zuerst.
    • Ein Stamm hat die **meisten Tiere**: Der mit den zweitmeisten zieht mit einem Stück Futter je Tier ab; sind mehrere Zweite, bekommt jeder ein Stück. Der stärkste nimmt den ganzen Rest.
    • Mehrere haben die meisten: Sie nehmen reihum Futter, je so viele Stück, wie sie Tiere haben. Was übrig bleibt, bekommt niemand, und alle anderen Stämme gehen leer aus.
    • Keine Tiere: Niemand bekommt das Futter.

    Du nimmst das Futter, das für dich am meisten zählt.
rules-scoring =
    Jedes Stück zählt 2, plus 1 für jede Karte desselben Futters, die du noch hast. Punkte = Nüsse × (2 + Nusskarten) + Pilze × (2 + Pilzkarten) + Früchte × (2 + Fruchtkarten).

    Gespielte Karten, Tiere und Kontrolle bringen keine Punkte. Bei Gleichstand wird um den Sieg geknobelt.

    Wer zuletzt spielt, sieht vor dem letzten Zug alles und gewinnt zu dritt und zu viert öfter. Mit der Option **Vorsprung** beginnen die anderen mit Punkten: { LIST($three) } zu dritt, { LIST($four) } zu viert.
rules-cards =
    Alle haben { card-extra-fight }, { card-extra-flight }, { card-extra-bite } und { card-extra-critter } und dazu vier geheime Karten. Was du spielst, hilft dir in diesem Zug; was du behältst, macht sein Futter wertvoller.

    `/card` zeigt jede Karte.
rules-tribes =
    Mit der Option **Stämme** spielen alle einen anderen Stamm: { card-extra-critter }, vier Karten des Stammes und drei geheime.
    • **{ tribe-foxes }**: viermal { card-extra-fight }. **{ tribe-birds }**: { card-extra-flight }. **{ tribe-snakes }**: { card-extra-bite }.
    • **{ tribe-rabbits }**: { card-bolt }, { card-wander }, { card-pack-tactics }, { card-lie-low }.
    • **{ tribe-moles }**: { card-long-reach }, { card-windfall }, { card-thick-hide }, { card-scavenger }.
rules-leaving = In einer Partie zu dritt oder viert darfst du aufgeben. Deine Tiere bleiben, wo sie sind, und zählen für die Kontrolle, aber du hast keine Züge mehr und belegst den letzten Platz. Bleibt nur noch eine Seite, gewinnt sie.

## Die Lektion

lesson-place-heading = Wälder und Tiere
lesson-place-why = Wer am Ende die meisten Tiere in einem Wald hat, nimmt, was andere vom Futter übrig lassen. Futter bringt Punkte.
lesson-place-task = In jedem Zug setzt du ein Tier ein: Setze es in F ein, wo der Trainer allein steht, und es kommt zum Duell.
lesson-place-on-d = In D hat der Trainer zwei Tiere; F ist leichter zu gewinnen.
lesson-place-otherwise = Dort ist der Trainer nicht, also gibt es kein Duell; das kann klug sein, aber probier zuerst eines.

lesson-card-heading = Eine Karte für den Zug
lesson-card-why = Ein gewonnenes Duell bringt eine Aktion des Zeichens, eine mehr, wenn der Wald es zeigt, und mehr mit deiner Karte.
lesson-card-task = F zeigt { sign-fight }, also brächte ein Sieg mit { sign-fight } dank { card-extra-fight } drei: Spiel die Karte, alle dürfen sie sehen.
lesson-card-otherwise = Eine gute Karte, aber behalte sie: Hier verstärkt { card-extra-fight }, was F bringt.

lesson-throw-heading = Geheim gewählt
lesson-throw-why = { sign-fight } brächte 3 Aktionen. Das sieht auch der Trainer und hat vielleicht geheim { sign-flight } dagegen gewählt.
lesson-throw-task = { sign-fight } schlägt { sign-bite }, { sign-bite } schlägt { sign-flight }, { sign-flight } schlägt { sign-fight }: also wähle { sign-bite }.
lesson-throw-fight = Das erwartet der Trainer von dir, und { sign-flight } schlägt es.
lesson-throw-flight = Gegen { sign-flight } ist das nur ein Patt, und ihr knobelt neu.
lesson-throw-otherwise = Wähle { sign-bite }.

lesson-bonus-heading = Was ein Sieg bringt
lesson-bonus-why = Der Trainer hat { sign-flight } gewählt, also gewinnst du einen { sign-bite }: Leg ein Stück Futter von F in einen anderen Wald.
lesson-bonus-task = Leg die Frucht nach B, wo du allein stehst.
lesson-bonus-none = Du hast diese Aktion gewonnen; nutze sie.
lesson-bonus-elsewhere = Leg sie nach B, wo sonst niemand steht.
lesson-bonus-otherwise = Nimm die Frucht: Du hast Karten, die Früchte am Ende wertvoller machen.

lesson-defend-heading = Unter Angriff
lesson-defend-why = Jetzt greift der Trainer dich in C an, mit { card-extra-bite } in einem Wald mit { sign-bite }, wo { sign-bite } 3 Aktionen brächte.
lesson-defend-task = { sign-fight } schlägt { sign-bite }, also ist das die Wahl der Verteidigung: Wähle { sign-fight }.
lesson-defend-flight = { sign-bite } schlägt { sign-flight }, und der Trainer will mit { sign-bite } gewinnen.
lesson-defend-bite = Gegen { sign-bite } ist das nur ein Patt, und das dritte in Folge gewinnt der Angriff.
lesson-defend-otherwise = Wähle { sign-fight }.

lesson-cube-heading = Futter für die Verteidigung
lesson-cube-why = { sign-fight } hat { sign-bite } geschlagen: Wer als Verteidigung gewinnt, legt ein Stück Futter in einen beliebigen Wald.
lesson-cube-task = Leg eine Frucht nach B, wo du allein stehst.
lesson-cube-none = Das Futter kostet nichts: Nimm es.
lesson-cube-elsewhere = Leg sie nach B, wo sonst niemand steht.
lesson-cube-otherwise = Nimm eine Frucht: Du hast Karten, die Früchte am Ende wertvoller machen.

lesson-round-heading = Die letzte Runde
lesson-round-why = Es ist die fünfte Runde und dein letzter Zug. In B, C und F hast du die meisten Tiere.
lesson-round-task = In E steht niemand, und Futter, das niemand erntet, ist verloren: Setze dein Tier dort ein.
lesson-round-hopeless = Dort hat der Trainer mehr Tiere, als du jetzt schlagen könntest.
lesson-round-otherwise = Dieser Wald gehört dir schon; E wäre neu.

lesson-keep-heading = Die Karten, die du behältst
lesson-keep-why = Drei dieser vier Karten behältst du, und durch jede zählt jedes Stück ihres Futters 1 mehr als 2.
lesson-keep-task = Drei zeigen eine Frucht, also zählt eine Frucht am Ende 5, wenn du die andere spielst: { card-gorge }.
lesson-keep-otherwise = Diese Karte zeigt eine Frucht: Behalte sie, und jede Frucht zählt 1 mehr.

lesson-end = Du gewinnst mit 83 zu 36 Punkten: Das meiste davon waren 11 Früchte zu je 5.
lesson-end-next = Bis zu vier können spielen, und dann gilt es, mehrere andere zugleich zu durchschauen.
