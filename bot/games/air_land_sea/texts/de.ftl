## Die Spiele

game-air-land-sea = Luft, Land und See
about-air-land-sea = Ein Kartenduell um drei Schauplätze: Halte zwei, oder zieh dich rechtzeitig zurück.
game-flies-lies-supplies = Flies, Lies & Supplies
about-flies-lies-supplies = Dasselbe Duell mit Spionage, Lügen und Nachschub statt Armeen.

## Schauplätze: .in = wo, .to = wohin, .from = woher

theater-air = Luft
    .in = in der Luft
    .to = in die Luft
    .from = aus der Luft
theater-land = Land
    .in = an Land
    .to = an Land
    .from = vom Land
theater-sea = See
    .in = auf See
    .to = auf See
    .from = von der See
theater-intelligence = Spionage
    .in = in der Spionage
    .to = in die Spionage
    .from = aus der Spionage
theater-diplomacy = Diplomatie
    .in = in der Diplomatie
    .to = in die Diplomatie
    .from = aus der Diplomatie
theater-economics = Wirtschaft
    .in = in der Wirtschaft
    .to = in die Wirtschaft
    .from = aus der Wirtschaft
numbered-theater = { $number }. { $theater }

## Namen der Karten

card-support = Beistand
card-air-drop = Luftlandung
    .broken =
        Luft-
        landung
card-maneuver = Manöver
card-aerodrome = Flugplatz
card-containment = Abschirmung
    .broken =
        Abschir-
        mung
card-heavy-bombers = Schwere Bomber
card-reinforce = Verstärkung
    .broken =
        Verstär-
        kung
card-ambush = Hinterhalt
card-cover-fire = Feuerschutz
    .broken =
        Feuer-
        schutz
card-disrupt = Störung
card-heavy-tanks = Schwere Panzer
card-transport = Transport
card-escalation = Eskalation
card-redeploy = Neueinsatz
card-blockade = Blockade
card-super-battleship = Schlachtschiff
    .broken =
        Schlacht-
        schiff
card-spy-network = Agentennetz
    .broken =
        Agenten-
        netz
card-surveil = Überwachung
    .broken =
        Über-
        wachung
card-manipulate = Manipulation
    .broken =
        Manipu-
        lation
card-leverage = Druckmittel
card-neutralize = Enttarnung
card-mastermind = Drahtzieher
card-envoy = Delegation
card-armistice = Waffenruhe
card-grand-betrayal = Großer Verrat
card-give-take = Geben & Nehmen
card-peacekeepers = Friedenstruppe
    .broken =
        Friedens-
        truppe
card-requisition = Anforderung
    .broken =
        Anforde-
        rung
card-supply-lines = Versorgung
card-stockpile = Depot
card-relinquish = Verzicht
card-war-chest = Kriegskasse
    .broken =
        Kriegs-
        kasse

card-unknown = eine Karte

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

## Fähigkeiten

ability-support = Deine Summe in jedem benachbarten Schauplatz ist um 3 höher.
ability-air-drop =
    { $edition ->
        [classic] In deinem nächsten Zug darfst du eine Karte in einem Schauplatz anderer Art einsetzen.
       *[revised] Wenn du die nächste Karte, die du spielst, einsetzt, darf das in einem Schauplatz anderer Art sein.
    }
ability-maneuver = Du musst in einem benachbarten Schauplatz eine freiliegende Karte umdrehen, egal welcher Seite.
ability-aerodrome = Du darfst deine Karten der Stärke 1 bis 3 in jedem Schauplatz einsetzen.
ability-containment = Jede Karte, die jemand verdeckt spielt, kommt unter den Stapel.
ability-reinforce =
    { $edition ->
        [classic] Sieh dir die oberste Karte des Stapels an. Du darfst sie verdeckt in einem benachbarten Schauplatz spielen.
       *[revised] Nimm die oberste Karte des Stapels. Du musst sie verdeckt in einem benachbarten Schauplatz spielen.
    }
ability-ambush = Du musst in einem beliebigen Schauplatz eine freiliegende Karte umdrehen, egal welcher Seite.
ability-cover-fire = Jede Karte unter dieser in ihrer Spalte hat Stärke 4.
ability-disrupt =
    { $edition ->
        [classic] Die Gegenseite muss eine ihrer freiliegenden Karten umdrehen. Danach musst du eine deiner freiliegenden umdrehen.
       *[revised] Du musst eine deiner freiliegenden Karten umdrehen. Danach muss die Gegenseite eine ihrer freiliegenden umdrehen.
    }
ability-transport = Du darfst eine deiner Karten in einen anderen Schauplatz verlegen.
ability-escalation = Alle deine verdeckten Karten haben Stärke 4.
ability-redeploy =
    { $edition ->
        [classic] Du musst eine deiner verdeckten Karten auf die Hand zurücknehmen. Wenn du das tust, erhältst du einen Extrazug.
       *[revised] Du darfst eine deiner verdeckten Karten auf die Hand zurücknehmen. Wenn du das tust, spiel sofort eine Karte.
    }
ability-blockade = In benachbarten Schauplätzen, in denen 3 oder mehr Karten liegen, kommt jede Karte, die jemand spielt, unter den Stapel.
ability-spy-network = Du darfst alle verdeckten Karten der Gegenseite ansehen. Jede davon ist um 1 niedriger.
ability-surveil = Du erhältst hier 1 Nachschub. Die Gegenseite muss drei Karten ihrer Hand aufdecken. Danach darfst du eine freiliegende Karte umdrehen, die höher ist als eine davon.
ability-manipulate = { ability-maneuver }
ability-leverage = Du darfst eine Karte deiner Hand aufdecken. Wenn du das tust, dreh in einem beliebigen Schauplatz eine freiliegende, niedrigere Karte um.
ability-neutralize = Nenne eine Karte. Hat die Gegenseite sie auf der Hand, deckt sie die Karte auf und muss sie in ihrem nächsten Zug spielen.
ability-envoy = Deine Summe in jedem benachbarten Schauplatz ist um 2 höher. Einmal in deinem Zug darfst du, bevor du handelst, diese Karte in einen davon verlegen.
ability-armistice = Du erhältst 2 Nachschub in diesem Schauplatz. Du darfst eine freiliegende Karte umdrehen, egal welcher Seite. Wenn du das tust, darf die Gegenseite ihre in diesem Schauplatz umdrehen.
ability-grand-betrayal = Du musst einen benachbarten Schauplatz wählen, in dem beide Seiten eine freiliegende Karte haben. Diese zwei Karten wechseln die Seite.
ability-give-take = Du musst der Gegenseite eine Karte deiner Hand geben. Wenn du das tust, erhält sie hier 1 Nachschub, und du ziehst zwei Karten.
ability-requisition = Du darfst eine Karte deiner Hand aufdecken. Wenn du das tust, erhältst du 3 Nachschub im Schauplatz ihrer Art.
ability-supply-lines = Du darfst deine Karten in Schauplätzen anderer Art einsetzen. Jedes Mal erhält die Gegenseite dort 1 Nachschub.
ability-stockpile = Du erhältst 1 Nachschub in jedem benachbarten Schauplatz.
ability-relinquish = Du darfst eine deiner offenen Karten zerstören. Wenn du das tust, zerstöre eine freiliegende Karte, egal welcher Seite.

no-ability = Sie hat keine Fähigkeit.

## Fähigkeiten in Kürze: höchstens 40 Zeichen

effect-support = +3 in jedem Schauplatz daneben
effect-air-drop = Eine Karte an beliebigem Ort einsetzen
effect-maneuver = Karte in Schauplatz daneben umdrehen
effect-aerodrome = 1er, 2er und 3er überall einsetzen
effect-containment = Verdeckt Gespieltes unter den Stapel
effect-reinforce = Oberste Karte verdeckt daneben spielen
effect-ambush = Beliebige freiliegende Karte umdrehen
effect-cover-fire = Karten darunter zählen 4
effect-disrupt = Jede Seite dreht eine eigene Karte um
effect-transport = Eine deiner Karten verlegen
effect-escalation = Deine verdeckten Karten zählen 4
effect-redeploy = Verdeckte Karte nehmen, noch ein Zug
effect-blockade = Keine 4. Karte in Schauplätzen daneben
effect-spy-network = Du siehst alles Verdeckte, drüben je −1
effect-surveil = 1 Nachschub; 3 sehen, höhere umdrehen
effect-manipulate = { effect-maneuver }
effect-leverage = Karte zeigen, eine niedrigere umdrehen
effect-neutralize = Nenne Karte: Gegenseite muss sie spielen
effect-envoy = +2 in Schauplätzen daneben; zieht um
effect-armistice = 2 Nachschub; beide drehen eine Karte um
effect-grand-betrayal = Zwei Karten daneben wechseln die Seite
effect-give-take = Karte und Nachschub geben, zwei ziehen
effect-requisition = Karte zeigen, 3 Nachschub erhalten
effect-supply-lines = Überall einsetzen; drüben +1 Nachschub
effect-stockpile = 1 Nachschub in jedem Schauplatz daneben
effect-relinquish = Offene eigene zerstören, dann beliebige

no-effect = Keine Fähigkeit

## Höchstens 15 Zeichen

gist-support = +3 daneben
gist-air-drop = Nächste überall
gist-maneuver = Daneben drehen
gist-aerodrome = 1–3 überall
gist-containment = Nichts verdeckt
gist-reinforce = Oberste spielen
gist-ambush = Eine umdrehen
gist-cover-fire = Darunter je 4
gist-disrupt = Beide drehen um
gist-transport = Karte verlegen
gist-escalation = Verdeckte je 4
gist-redeploy = Karte zurück
gist-blockade = Daneben max. 3
gist-spy-network = Verdeckte je −1
gist-surveil = +1, Höhere um
gist-manipulate = { gist-maneuver }
gist-leverage = Niedrigere um
gist-neutralize = Karte nennen
gist-envoy = +2 daneben
gist-armistice = +2, beide um
gist-grand-betrayal = Seitenwechsel
gist-give-take = 1 weg, 2 ziehen
gist-requisition = 3 Nachschub
gist-supply-lines = Jeder Ort
gist-stockpile = +1 daneben
gist-relinquish = Zwei zerstören

## Eine Karte in `/card` und `/cards`

facts-of-card = { $theater }, Stärke { $strength }, { $kind ->
        [instant] sofortige Fähigkeit
        [ongoing] dauerhafte Fähigkeit
       *[none] keine Fähigkeit
    }.
edition-classic = Klassisch
edition-revised = Überarbeitet
only-revised = Überarbeitete Ausgabe, die einzige
both-editions = Beide Ausgaben
alt-of-card = Die Karte { $card }. { $text }
deck-line = **{ $card } { $strength }** · { $theater }: { $text }
deck-line-editions = **{ $card } { $strength }** · { $theater }: { $revised } Klassisch: { $classic }

source-printed = Eine Karte des gedruckten Spiels; der Wortlaut ist von uns.
source-house = Die gedruckte Karte kennen wir nicht; diese ist von uns.
source-reveal = Von der gedruckten Karte wissen wir nur, dass eine Karte aufgedeckt wird; der Rest ist von uns.
source-not-theater = Von der gedruckten Karte kennen wir nur die Fähigkeit, nicht den Schauplatz; der Rest ist von uns.
source-not-strength = Von der gedruckten Karte kennen wir nur die Fähigkeit, nicht die Stärke; der Rest ist von uns.
source-moved = Von der gedruckten Karte wissen wir nur, dass sie verlegt wird, ob überdeckt oder nicht; der Rest ist von uns.
source-name = Von der gedruckten Karte kennen wir nur den Namen; der Rest ist von uns.
source-given = Von der gedruckten Karte wissen wir nur, dass eine Karte gegeben und eine gezogen wird; der Rest ist von uns.
source-destroyed = Von der gedruckten Karte wissen wir nur, was sie zerstört; der Rest ist von uns.

## Karten im Spiel

covering = { $top }, darunter { $covered }
no-cards = keine Karten
changed-card = { $card } (zählt { $strength })
facedown-card =
    { $card ->
        [unknown] verdeckt ({ $strength })
       *[other] { $card } verdeckt ({ $strength })
    }

lead-tied = gleichauf { $total }:{ $total } ({ $side } gewinnt bei Gleichstand)
lead-ahead = { $side } führt { $ahead }:{ $behind }

## Wer am Zug ist

turn-of-one =
    { $who ->
        [you] Du bist am Zug
       *[other] { $who } ist am Zug
    }
turn-of-two =
    { $who ->
        [you] Am Zug: du oder { $other }
       *[other] Am Zug: { $who } oder { $other }
    }
turn-with-due-cards = **{ $whose }**: { LIST($cards, type: "or") } spielen oder Rückzug.

you-awaited = dich
waiting-swap = Warten auf **{ LIST($awaited) }**: eine Karte zum Tauschen wählen.
waiting-flip = Warten auf **{ LIST($awaited, type: "or") }**: für { $card } eine Karte zum Umdrehen wählen.
waiting-may-flip = Warten auf **{ LIST($awaited, type: "or") }**: für { $card } eine Karte umdrehen oder nicht.
waiting-may-move = Warten auf **{ LIST($awaited, type: "or") }**: für { $card } eine Karte verlegen oder nicht.
waiting-reveal = Warten auf **{ LIST($awaited, type: "or") }**: für { $card } eine Karte zum Aufdecken wählen.
waiting-may-reveal = Warten auf **{ LIST($awaited, type: "or") }**: für { $card } eine Karte aufdecken oder nicht.
waiting-name = Warten auf **{ LIST($awaited, type: "or") }**: für { $card } eine Karte nennen.
waiting-exchange = Warten auf **{ LIST($awaited, type: "or") }**: für { $card } wählen, welche Karten die Seite wechseln.
waiting-choose = Warten auf **{ LIST($awaited, type: "or") }**: für { $card } wählen.

status-won =
    { $side ->
        [you] **Du hast gewonnen.**
        [side] **Deine Seite hat gewonnen.**
       *[other] { $people ->
            [one] **{ $side } hat die Partie gewonnen.**
           *[other] **{ $side } haben die Partie gewonnen.**
        }
    }

## Der Spielplan

board-title = { $game } · Schlacht { $battle }
score = Punktestand
seen-in-hands = Aus Händen bekannt
score-by-battle = Punkte je Schlacht
turning-point = Wendepunkt

side-line = { $side }: { $facts }
side-points = **{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }**
side-hand =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand
member-hand = { $who } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
side-first = beginnt (gewinnt bei Gleichstand)
side-air-drop = hat { card-air-drop }
side-extra-turns =
    { $count ->
        [one] noch 1 Extrazug
       *[other] noch { $count } Extrazüge
    }

column-line = **{ $total }**: { $shown }
column-line-bonuses = **{ $total }** ({ $bonuses }): { $shown }
bonus-card = +{ $points } { $card }
supplies = { $count } Nachschub

duty =
    { $due ->
        [true] { $who } muss jetzt { $card } spielen
       *[false] { $who } muss im nächsten Zug { $card } spielen
    }

deck-size =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
supplies-left = noch { $count } Nachschub
points-to-win =
    { $points ->
        [one] 1 Punkt zum Sieg
       *[other] { $points } Punkte zum Sieg
    }
single-battle = eine einzige Schlacht entscheidet

note-showed = { $who } zeigte { $card } (Schlacht { $battle }, Zug { $turn })
note-was-given = { $who } erhielt { $card } (Schlacht { $battle }, Zug { $turn })
note-took-back = { $who } nahm { $card } zurück (Schlacht { $battle }, Zug { $turn })
note-lacked =
    { $people ->
        [one] { $who } hatte { $card } nicht (Schlacht { $battle }, Zug { $turn })
       *[other] { $who } hatten { $card } nicht (Schlacht { $battle }, Zug { $turn })
    }

alt-theater = { $place }: { $fact }
alt-column = { $place }, { $side } { $fact }
alt-battle = Schlacht { $battle }: { $news }
alt-turning-point = { turning-point }: { $sentence }
alt-marked = Markiert: { $card }
alt-must-play = Du musst { LIST($cards, type: "or") } spielen
alt-text-of-card = { $card }: { $text }
alt-faceup-to = Offen: { LIST($theaters, type: "or") }
alt-facedown-to = Verdeckt: { LIST($theaters, type: "or") }

battle-line = Schlacht { $battle }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $side } ({ $score })
battle-line-withdrew = Schlacht { $battle }: Rückzug von { $loser }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $side } ({ $score })
led-from-start =
    { $people ->
        [one] { $side } führte von der ersten Schlacht an.
       *[other] { $side } führten von der ersten Schlacht an.
    }
battle-brought = Schlacht { $battle } brachte { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
took-the-lead =
    { $people ->
        [one] { $side } ging in Schlacht { $battle } in Führung und gab sie nicht mehr ab.
       *[other] { $side } gingen in Schlacht { $battle } in Führung und gaben sie nicht mehr ab.
    }

## Worte in Bildern

picture-winner =
    { $people ->
        [one] { $winners } gewinnt
       *[other] { $winners } gewinnen
    }
picture-winner-nameless = gewinnt
picture-withdrew-cell = Rückzug
picture-turning-point = Wendepunkt
picture-turning-battle = Wendepunkt: Schlacht { $battle }
picture-led =
    { $people ->
        [one] { $winners } führte ab Schlacht 1
       *[other] { $winners } führten ab Schlacht 1
    }
picture-took-lead =
    { $people ->
        [one] { $winners } ging endgültig in Führung
       *[other] { $winners } gingen endgültig in Führung
    }
picture-flipped =
    umgedreht:
    { $theater }
picture-destroyed =
    zerstört:
    { $theater }
picture-changed-sides =
    übergelaufen:
    { $theater }
picture-unknown-card = Verdeckte Karte
picture-resigned = hat die Partie aufgegeben
picture-withdrew = Rückzug aus Schlacht { $battle }
picture-fought-out = Sieg in Schlacht { $battle }, alles gespielt
picture-battle-won =
    { $own ->
        [true] Schlacht { $battle }: dein Sieg
       *[false] Schlacht { $battle }: Sieg für { $winners }
    }
picture-tie = =
picture-of-points = von { $points }
picture-wins-ties = Vorrang
picture-must-play = muss { LIST($names, type: "or") } spielen
picture-member-must-play = { $number } muss { LIST($names, type: "or") } spielen
picture-air-drop = { card-air-drop } bereit
picture-extra-turn = Extrazug
picture-top-card = Oberste Karte: { $card } { $strength }. Verdeckt zählt sie { $after }.
picture-under-deck = unter den Stapel

## Die Ansicht: Titel

you-won = Du hast gewonnen
you-lost = Du hast verloren
awaits-all = Warten auf { LIST($awaited) }
awaits-any = Warten auf { LIST($awaited, type: "or") }
your-turn = Du bist am Zug
your-sides-turn = Deine Seite ist am Zug
play-top-card =
    { $forced ->
        [true] { $card } verdeckt spielen
       *[false] { $card } verdeckt spielen?
    }
answer-card = Antworte auf { $card }

title-play =
    { $forced ->
        [true] Spiel sofort eine Karte
       *[false] Eine Karte spielen?
    }
title-swap =
    { $forced ->
        [true] Wähle eine Karte zum Tauschen
       *[false] Eine Karte zum Tauschen wählen?
    }
title-flip =
    { $forced ->
        [true] Wähle eine Karte zum Umdrehen
       *[false] Eine Karte umdrehen?
    }
title-move =
    { $forced ->
        [true] Verlege eine deiner Karten
       *[false] Eine Karte verlegen?
    }
title-take-back =
    { $forced ->
        [true] Nimm eine Karte zurück
       *[false] Eine Karte zurücknehmen?
    }
title-place =
    { $forced ->
        [true] Wähle einen Schauplatz für die oberste Karte
       *[false] Die oberste Karte spielen?
    }
title-reveal =
    { $forced ->
        [true] Wähle eine Karte zum Aufdecken
       *[false] Eine Karte aufdecken?
    }
title-name =
    { $forced ->
        [true] Nenne eine Karte
       *[false] Eine Karte nennen?
    }
title-exchange =
    { $forced ->
        [true] Wähle, welche Karten die Seite wechseln
       *[false] Karten die Seite wechseln lassen?
    }
title-give =
    { $forced ->
        [true] Wähle eine Karte zum Abgeben
       *[false] Eine Karte abgeben?
    }
title-receive =
    { $forced ->
        [true] Nimm die Karte
       *[false] Die Karte nehmen?
    }
title-draw =
    { $forced ->
        [true] Zieh Karten
       *[false] Karten ziehen?
    }
title-destroy =
    { $forced ->
        [true] Wähle eine Karte zum Zerstören
       *[false] Eine deiner Karten zerstören?
    }

## Die Ansicht: Texte

due-cards-title = **{ $title }**: Du musst { LIST($cards, type: "or") } spielen.
mate-may-answer = Antworten darfst du oder { $mate }.
passed-on = Du gibst { $card } weiter, sobald alle gewählt haben.
given-away = Du gibst { $card } ab.
mate-plays = Diesmal spielt { $mate } für deine Seite.
mate-answers = Diesmal antwortet { $mate } für deine Seite.

its-your-turn = **Du bist am Zug, { $name }.**
its-your-choice = **Du hast die Wahl, { $name }.**
may-move-envoy = Vorher darfst du die { card-envoy } verlegen.
must-play = Du musst { LIST($cards, type: "or") } spielen: offen in einem Schauplatz, der die Karte aufnimmt, oder verdeckt in einem beliebigen.
play-one = Spiel eine Karte: *Setze* sie offen in ihrem eigenen Schauplatz *ein*, oder *improvisiere*, also verdeckt in einem beliebigen.
or-withdraw = Oder zieh dich aus der Schlacht zurück: Dann gibt es { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für { $side }.

asked-by = { $card }: „{ $text }“
asked-by-hidden = Das ist für { $card }.
question-swap = Du gibst { $mate } eine Karte und bekommst eine zurück. Beide wählen geheim, und getauscht wird, sobald alle gewählt haben.
question-disrupt = Wegen { card-land-5 } musst du eine deiner freiliegenden Karten umdrehen.
question-armistice = Wegen { card-diplomacy-2 } darfst du eine dieser Karten umdrehen oder es lassen.
question-surveil = Wegen { card-intelligence-2 } der Gegenseite deckt deine Seite Karten ihrer Wahl auf. Danach darf die Gegenseite eine Karte umdrehen, die höher ist als eine davon.
question-give-take = Die Gegenseite gibt deiner Seite eine Karte.
top-card-is = Die oberste Karte des Stapels ist { $card }; verdeckt zählt sie { $strength }.
would-raise-total = Deine Summe { FORM($theater, "in") } steigt von { $before } auf { $after }
would-stop = { $ability } würde sie unter den Stapel schicken

mates-answer = Antworten darfst du oder { $mate }: Die erste Antwort zählt.
mates-turn = In diesem Zug darfst du oder { $mate } spielen: Wer zuerst handelt, spielt für eure Seite.
mates-take-back = Antworten darfst du oder { $mate }: Wer eine Karte zurücknimmt, muss auch eine spielen.
mates-reveal = Mit Karten der eigenen Hand antworten darfst du oder { $mate }: Die erste Antwort zählt.
mates-give = Mit einer Karte der eigenen Hand antworten darfst du oder { $mate }: Die erste Antwort zählt.
mates-receive = Antworten darfst du oder { $mate }: Wer die Karte zuerst nimmt, hat sie auf der Hand.
mates-draw = Antworten darfst du oder { $mate }: Wer zuerst zieht, hat die Karten auf der Hand.

your-hand = Deine Hand
no-cards-left = Du hast keine Karten mehr.
hand-card = **{ $card }**: { $text }
top-card = Oberste Karte des Stapels
top-card-seen =
    { $alone ->
        [true] { $card } (nur du hast sie gesehen)
       *[false] { $card } (nur deine Seite hat sie gesehen)
    }

## Auswahl

withdraw = Rückzug
withdraw-unavailable = Zurückziehen kannst du dich nur, wenn du am Zug bist und eine Karte spielen könntest. Drück **{ my-hand }** und sieh, wie es steht.
enemy-scores = Die Gegenseite erhält { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
withdraw-question =
    { $team ->
        [true] Deine ganze Seite zurückziehen?
       *[false] Zurückziehen?
    } { $ends ->
        [true] Das bringt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } und die Partie für { $side }.
       *[false] Das bringt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für { $side }, und die nächste Schlacht beginnt.
    }

where-play = Wo spielst du { $card }?
deploy-to = Einsetzen: { $theater }
deploy-to-using = Einsetzen: { $theater } ({ $ability })
deploy = { $card } { FORM($theater, "in") } einsetzen
deploy-using = { $card } { FORM($theater, "in") } einsetzen ({ $ability })
deploy-caution = { $card } { FORM($theater, "in") } einsetzen? Alle sehen die Karte dann.
deploy-using-caution = { $card } { FORM($theater, "in") } einsetzen ({ $ability })? Alle sehen die Karte dann.
deploy-hint = Offen: { $effect }
deploy-hint-supply = Offen; die Gegenseite erhält 1 Nachschub { FORM($theater, "in") }
improvise-to = Improvisieren: { $theater }
improvise = Mit { $card } { FORM($theater, "in") } improvisieren
improvise-hint = Verdeckt, ohne Fähigkeit

move-envoy-to = { card-envoy } { FORM($theater, "to") } verlegen
move-envoy-hint = Deine Aktion folgt

own-card =
    { $faceup ->
        [true] Deine Karte { $card } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Deine verdeckte Karte { FORM($theater, "in") }
           *[other] Deine Karte { $card } verdeckt { FORM($theater, "in") }
        }
    }
enemy-card =
    { $faceup ->
        [true] { $card } von { $enemy } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Verdeckte Karte von { $enemy } { FORM($theater, "in") }
           *[other] { $card } von { $enemy }, verdeckt { FORM($theater, "in") }
        }
    }
flip-own =
    { $faceup ->
        [true] Eigene Karte { $card } { FORM($theater, "in") } umdrehen
       *[false] { $card ->
            [unknown] Eigene verdeckte Karte { FORM($theater, "in") } umdrehen
           *[other] Eigene verdeckte Karte { $card } { FORM($theater, "in") } umdrehen
        }
    }
flip-enemy =
    { $faceup ->
        [true] { $card } von { $enemy } { FORM($theater, "in") } umdrehen
       *[false] { $card ->
            [unknown] Verdeckte Karte von { $enemy } { FORM($theater, "in") } umdrehen
           *[other] Verdeckte Karte { $card } von { $enemy } { FORM($theater, "in") } umdrehen
        }
    }
flip-enemy-caution =
    { $faceup ->
        [true] { $card } von { $enemy } { FORM($theater, "in") } umdrehen?
       *[false] { $card ->
            [unknown] Verdeckte Karte von { $enemy } { FORM($theater, "in") } umdrehen?
           *[other] Verdeckte Karte { $card } von { $enemy } { FORM($theater, "in") } umdrehen?
        }
    }
destroy-own =
    { $faceup ->
        [true] Eigene Karte { $card } { FORM($theater, "in") } zerstören
       *[false] { $card ->
            [unknown] Eigene verdeckte Karte { FORM($theater, "in") } zerstören
           *[other] Eigene verdeckte Karte { $card } { FORM($theater, "in") } zerstören
        }
    }
destroy-enemy =
    { $faceup ->
        [true] { $card } von { $enemy } { FORM($theater, "in") } zerstören
       *[false] { $card ->
            [unknown] Verdeckte Karte von { $enemy } { FORM($theater, "in") } zerstören
           *[other] Verdeckte Karte { $card } von { $enemy } { FORM($theater, "in") } zerstören
        }
    }
destroy-hint = Sie kommt unter den Stapel

flip-hint-unknown = Liegt dann offen
flip-hint-up =
    { $changed ->
        [true] Liegt dann offen und zählt { $after } statt { $before }
       *[false] Liegt dann offen und zählt weiter { $after }
    }
flip-hint-up-instant =
    { $changed ->
        [true] Liegt dann offen und zählt { $after } statt { $before }; ihre Seite führt die Fähigkeit aus
       *[false] Liegt dann offen und zählt weiter { $after }; ihre Seite führt die Fähigkeit aus
    }
flip-hint-down =
    { $changed ->
        [true] Liegt dann verdeckt und zählt { $after } statt { $before }
       *[false] Liegt dann verdeckt und zählt weiter { $after }
    }

own-card-in =
    { $faceup ->
        [true] { $card } { FORM($theater, "in") }
       *[false] { $card ->
            [unknown] Verdeckte Karte { $number } { FORM($theater, "in") }
           *[other] Verdeckt: { $card } { FORM($theater, "in") }
        }
    }
move-to = Verlegen: { $theater }
move-card =
    { $faceup ->
        [true] { $card } { FORM($start, "from") } { FORM($end, "to") } verlegen
       *[false] { $card ->
            [unknown] Verdeckte Karte { $number } { FORM($start, "from") } { FORM($end, "to") } verlegen
           *[other] Verdeckte Karte { $card } { FORM($start, "from") } { FORM($end, "to") } verlegen
        }
    }
where-move =
    { $faceup ->
        [true] Wohin verlegst du { $card }?
       *[false] { $card ->
            [unknown] Wohin verlegst du deine verdeckte Karte { $number }?
           *[other] Wohin verlegst du die verdeckte Karte { $card }?
        }
    }
own-card-from =
    { $faceup ->
        [true] { $card } { FORM($theater, "from") }
       *[false] { $card ->
            [unknown] Verdeckte Karte { $number } { FORM($theater, "from") }
           *[other] Verdeckte Karte { $card } { FORM($theater, "from") }
        }
    }
take-back-card =
    { $faceup ->
        [true] { $card } { FORM($theater, "from") } zurücknehmen
       *[false] { $card ->
            [unknown] Verdeckte Karte { $number } { FORM($theater, "from") } zurücknehmen
           *[other] Verdeckte Karte { $card } { FORM($theater, "from") } zurücknehmen
        }
    }

play-it-to = Spielen: { $theater }
play-top-card-to =
    { $card ->
        [unknown] Oberste Karte verdeckt { FORM($theater, "in") } spielen
       *[other] { $card } verdeckt { FORM($theater, "in") } spielen
    }

exchange-in = { $theater }: { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
            [unknown] verdeckte Karte
           *[other] { $given } (verdeckt)
        }
    } gegen { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
            [unknown] verdeckte Karte
           *[other] { $taken } (verdeckt)
        }
    }
exchange = Freiliegende Karten { FORM($theater, "in") } tauschen
exchange-hint =
    { $gives_faceup ->
        [true] { $given }
       *[false] { $given ->
            [unknown] verdeckte Karte
           *[other] { $given } (verdeckt)
        }
    } gegen { $takes_faceup ->
        [true] { $taken }
       *[false] { $taken ->
            [unknown] verdeckte Karte
           *[other] { $taken } (verdeckt)
        }
    }

do-nothing = Nichts tun
do-nothing-hint = Die Fähigkeit bleibt ungenutzt

give-to-mate = { $card } an { $mate } geben
give-to-enemy = { $card } an { $enemy } geben
reveal = { $card } aufdecken
reveal-hint = Alle sehen sie; sie bleibt auf deiner Hand
reveal-hint-leverage = Dann dreh eine freiliegende Karte unter Stärke { $strength } um
reveal-hint-requisition = Dann erhältst du { $count } Nachschub { FORM($theater, "in") }
which-card = Welche Karte nennst du?
name-card = { $card } nennen
in-own-hand = Du hast sie selbst auf der Hand
lies-in = Sie liegt { FORM($theater, "in") }
draw-cards = Karten ziehen
draw-hint = Zwei kommen auf deine Hand
take-card = Karte nehmen
take-hint = Sie kommt auf deine Hand

## Was geschah

battle-begins =
    { $side ->
        [you] Schlacht { $battle } beginnt: { $row }. Du fängst an und gewinnst bei Gleichstand.
        [side] Schlacht { $battle } beginnt: { $row }. Deine Seite fängt an und gewinnt bei Gleichstand.
       *[other] { $people ->
            [one] Schlacht { $battle } beginnt: { $row }. { $side } fängt an und gewinnt bei Gleichstand.
           *[other] Schlacht { $battle } beginnt: { $row }. { $side } fangen an und gewinnen bei Gleichstand.
        }
    }
match-won =
    { $side ->
        [you] Du hast die Partie gewonnen!
        [side] Deine Seite hat die Partie gewonnen!
       *[other] { $people ->
            [one] { $side } hat die Partie gewonnen!
           *[other] { $side } haben die Partie gewonnen!
        }
    }
resigned =
    { $who ->
        [you] Du hast die Partie aufgegeben.
       *[other] { $who } hat die Partie aufgegeben.
    }
resigned-for-your-team =
    { $who ->
        [you] Du hast die Partie für dein Team aufgegeben.
       *[other] { $who } hat die Partie für dein Team aufgegeben.
    }
resigned-for-team =
    { $who ->
        [you] Du hast die Partie für { $team } aufgegeben.
       *[other] { $who } hat die Partie für { $team } aufgegeben.
    }
withdrew =
    { $who ->
        [you] Du ziehst dich
       *[other] { $who } zieht sich
    } mit { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand zurück.
withdrew-for-side =
    { $who ->
        [you] Du ziehst deine Seite mit { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } zurück.
       *[other] { $who } zieht die eigene Seite mit { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } zurück.
    }
turn-skipped =
    { $side ->
        [you] Du hast keine Karte mehr und setzt aus.
        [side] Deine Seite hat keine Karte mehr und setzt aus.
       *[other] { $people ->
            [one] { $side } hat keine Karte mehr und setzt aus.
           *[other] { $side } haben keine Karte mehr und setzen aus.
        }
    }

played =
    { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $card } { $strength } { FORM($theater, "in") }.
played-using =
    { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $card } { FORM($theater, "in") }, dank { $ability }.
played-facedown =
    { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $card } verdeckt { FORM($theater, "in") }.
played-top-card =
    { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $card ->
        [unknown] die oberste Karte des Stapels
       *[other] die oberste Karte des Stapels, { $card },
    } verdeckt { FORM($theater, "in") }.
stopped = Durch { $ability } kommt die Karte unter den Stapel.

turned-faceup =
    { $who ->
        [you] Du drehst
       *[other] { $who } dreht
    } { $owner ->
        [own] { $card } { FORM($theater, "in") }
        [you] deine Karte { $card } { FORM($theater, "in") }
        [side] die Karte { $card } deiner Seite { FORM($theater, "in") }
       *[other] { $card } von { $owner } { FORM($theater, "in") }
    } um: Sie liegt jetzt offen.
turned-facedown =
    { $who ->
        [you] Du drehst
       *[other] { $who } dreht
    } { $owner ->
        [own] { $card }
        [you] deine Karte { $card }
        [side] die Karte { $card } deiner Seite
       *[other] { $card } von { $owner }
    } um: Sie liegt jetzt verdeckt.
moved =
    { $who ->
        [you] Du verlegst
       *[other] { $who } verlegt
    } { $faceup ->
        [true] { $card }
       *[false] { $card ->
            [unknown] eine verdeckte Karte
           *[other] die verdeckte Karte { $card }
        }
    } { FORM($start, "from") } { FORM($end, "to") }.
taken-back =
    { $who ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $card ->
        [unknown] eine verdeckte Karte
       *[other] { $card }
    } { FORM($theater, "from") } zurück.
changed-sides =
    { $faceup ->
        [true] { $card }
       *[false] { $card ->
            [unknown] Eine verdeckte Karte
           *[other] Die verdeckte Karte { $card }
        }
    } { $owner ->
        [you] von dir
        [side] deiner Seite
       *[other] von { $owner }
    } { FORM($theater, "in") } läuft zu { $side ->
        [you] dir
        [side] deiner Seite
       *[other] { $side }
    } über.
destroyed =
    { $who ->
        [you] Du zerstörst
       *[other] { $who } zerstört
    } { $faceup ->
        [true] { $owner ->
            [own] { $who ->
                [you] deine Karte
               *[other] die eigene Karte
            } { $card }
            [you] deine Karte { $card }
            [side] die Karte { $card } deiner Seite
           *[other] { $card } von { $owner }
        }
       *[false] { $card ->
            [unknown] { $owner ->
                [own] eine eigene verdeckte Karte
                [you] eine verdeckte Karte von dir
                [side] eine verdeckte Karte deiner Seite
               *[other] eine verdeckte Karte von { $owner }
            }
           *[other] { $owner ->
                [own] { $who ->
                    [you] deine verdeckte Karte
                   *[other] die eigene verdeckte Karte
                } { $card }
                [you] deine verdeckte Karte { $card }
                [side] die verdeckte Karte { $card } deiner Seite
               *[other] die verdeckte Karte { $card } von { $owner }
            }
        }
    } { FORM($theater, "in") }.

revealed =
    { $who ->
        [you] Du deckst { $card } auf.
       *[other] { $who } deckt { $card } auf.
    }
named-in-vain =
    { $who ->
        [you] Du nennst { $card }
       *[other] { $who } nennt { $card }
    }: { $side ->
        [you] Du hast die Karte nicht.
        [side] Deine Seite hat die Karte nicht.
       *[other] { $people ->
            [one] { $side } hat die Karte nicht.
           *[other] { $side } haben die Karte nicht.
        }
    }
named =
    { $who ->
        [you] Du nennst { $card }
       *[other] { $who } nennt { $card }
    }: { $holder ->
        [you] Du hast die Karte und musst sie als Nächstes spielen.
       *[other] { $holder } hat die Karte und muss sie als Nächstes spielen.
    }
drew =
    { $who ->
        [you] Du ziehst { $card }.
       *[other] { $who } zieht { $card }.
    }
gave =
    { $who ->
        [you] Du gibst { $card } an { $receiver }.
       *[other] { $receiver ->
            [you] { $who } gibt dir { $card }.
           *[other] { $who } gibt { $card } an { $receiver }.
        }
    }
swap-chosen =
    { $who ->
        [you] Du wählst { $card } zum Tauschen.
       *[other] { $who } wählt { $card } zum Tauschen.
    }
swapped =
    { $who ->
        [you] Du gibst { $card } an { $receiver } weiter.
       *[other] { $receiver ->
            [you] { $who } gibt { $card } an dich weiter.
           *[other] { $who } gibt { $card } an { $receiver } weiter.
        }
    }
looked-at-top =
    { $side ->
        [you] Du siehst dir die oberste Karte des Stapels an.
        [side] Deine Seite sieht sich die oberste Karte des Stapels an.
       *[other] { $people ->
            [one] { $side } sieht sich die oberste Karte des Stapels an.
           *[other] { $side } sehen sich die oberste Karte des Stapels an.
        }
    }
saw-top-card =
    { $side ->
        [you] Du siehst dir die oberste Karte des Stapels an: { $card }.
        [side] Deine Seite sieht sich die oberste Karte des Stapels an: { $card }.
       *[other] { $people ->
            [one] { $side } sieht sich die oberste Karte des Stapels an: { $card }.
           *[other] { $side } sehen sich die oberste Karte des Stapels an: { $card }.
        }
    }
gained-supplies =
    { $side ->
        [you] Du erhältst
        [side] Deine Seite erhält
       *[other] { $people ->
            [one] { $side } erhält
           *[other] { $side } erhalten
        }
    } { $count } Nachschub { FORM($theater, "in") }.
declined =
    { $who ->
        [you] Du verzichtest auf { $card }.
       *[other] { $who } verzichtet auf { $card }.
    }
interrupted = Das unterbricht { $card }.
fizzled = { $card } bewirkt nichts.
air-drop-granted =
    { $side ->
        [you] Dank { card-air-drop } darfst du eine Karte offen in einem beliebigen Schauplatz spielen.
        [side] Dank { card-air-drop } darf deine Seite eine Karte offen in einem beliebigen Schauplatz spielen.
       *[other] { $side }: Dank { card-air-drop } darf eine Karte offen in einen beliebigen Schauplatz.
    }
air-drop-over =
    { $side ->
        [you] Deine { card-air-drop } ist vorbei.
        [side] Die { card-air-drop } deiner Seite ist vorbei.
       *[other] Die { card-air-drop } von { $side } ist vorbei.
    }
extra-turn =
    { $side ->
        [you] Du erhältst einen Extrazug.
        [side] Deine Seite erhält einen Extrazug.
       *[other] { $people ->
            [one] { $side } erhält einen Extrazug.
           *[other] { $side } erhalten einen Extrazug.
        }
    }

all-cards-played = Alle Karten sind gespielt.
theaters-held =
    { $side ->
        [you] Du hältst { LIST($theaters) }.
        [side] Deine Seite hält { LIST($theaters) }.
       *[other] { $people ->
            [one] { $side } hält { LIST($theaters) }.
           *[other] { $side } halten { LIST($theaters) }.
        }
    }
battle-won =
    { $side ->
        [you] Du gewinnst die Schlacht und erhältst
        [side] Deine Seite gewinnt die Schlacht und erhält
       *[other] { $people ->
            [one] { $side } gewinnt die Schlacht und erhält
           *[other] { $side } gewinnen die Schlacht und erhalten
        }
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $score }).

## Gründe eines Tipps oder einer Analyse

hint-theaters =
    { $after ->
        [one] Du hattest 1 Schauplatz statt { $before } unter Kontrolle.
       *[other] Du hattest { $after } Schauplätze statt { $before } unter Kontrolle.
    }
hint-lead = { $theater }: erst { $was ->
        [ahead] { $before } vorn
        [behind] { $before } zurück
       *[level] gleichauf
    }, dann { $now ->
        [ahead] { $after } vorn
        [behind] { $after } zurück
       *[level] gleichauf
    }{ $bound ->
        [at_least] { " " }oder besser
        [at_most] { " " }oder schlechter
       *[exactly] { "" }
    }.
hint-ability = { $card } lag offen: { $effect }.
hint-points = Eine Schlacht, die am Ende verloren geht, gibt der Gegenseite mehr: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
hint-held =
    { $after ->
        [0] Du hattest keinen der { $before } Schauplätze unter Kontrolle.
       *[other] Du hattest nur { $after } der { $before } Schauplätze unter Kontrolle.
    }
hint-weakest = Keine Karte deiner Hand hatte eine geringere Stärke.
hint-cards = Du hattest noch { $after ->
        [one] 1 Karte
       *[other] { $after } Karten
    }, die Gegenseite { $before }.

battle = Schlacht { $battle }

## Optionen einer Partie

option-mode = Modus
option-mode-standard = normal, drei Schauplätze
option-mode-epic = episch, fünf Schauplätze
option-edition = Ausgabe
option-edition-auto = die übliche (klassisch; überarbeitet für Teams und Mischungen)
option-edition-classic = klassisch, wie zuerst gedruckt
option-edition-revised = überarbeitet, wie später gedruckt
option-scoring = Wertung
option-scoring-standard = normal, 2 bis 6 Punkte je Schlacht
option-scoring-beginner = Einstieg, 1 Punkt je Schlacht
option-target = Ziel
option-target-auto = das übliche (12 Punkte, episch oder Teams 6, Einstieg 3)
option-target-12 = 12 Punkte
option-target-18 = 18 Punkte, eine lange Partie
option-target-6 = 6 Punkte, eine kurze Partie
option-theaters = Schauplätze
option-theaters-random = vom Zufall gezogen
list-of-theaters = { LIST($theaters) }

preset-classic = Klassisch
preset-quick = Schnell
preset-epic = Episch

terms-epic = episch, { LIST($theaters) }
terms-epic-drawn = episch, fünf gezogene Schauplätze
terms-drawn = drei gezogene Schauplätze
terms-classic = klassische Ausgabe
terms-revised = überarbeitete Ausgabe
terms-beginner = Wertung zum Einstieg, 1 Punkt je Schlacht
terms-target = bis { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
terms-teams = Teams: { $differences }
terms-teams-revised = überarbeitet

## Regeln

topic-overview = Überblick
topic-turn = Zug
topic-deploy-and-improvise = Einsetzen und improvisieren
topic-abilities = Fähigkeiten
topic-control = Kontrolle
topic-withdraw-and-points = Rückzug und Punkte
topic-editions = Ausgaben
topic-supplies = Nachschub, Aufdecken und mehr
topic-mixing-theaters = Schauplätze mischen
topic-epic = Episch
topic-teams = Teams

rules-overview =
    Zwei Seiten kämpfen um drei Schauplätze, die in einer Reihe liegen: **{ $first }**, **{ $second }** und **{ $third }**. In jeder Schlacht bekommen beide sechs Karten und spielen abwechselnd je eine.{ $supplies ->
        [true] { " " }Karten bringen Nachschub, decken Hände auf und wechseln die Seite.
       *[false] { "" }
    } Wer zwei der drei Schauplätze kontrolliert, wenn alle Karten gespielt sind, gewinnt die Schlacht und erhält 6 Siegpunkte. Sieht eine Schlacht verloren aus, darfst du dich früh zurückziehen und gibst der Gegenseite so weniger Punkte. Wer zuerst 12 Punkte hat, gewinnt die Partie.

    Der öffentliche Spielplan zeigt alles, was beide sehen dürfen. **{ my-hand }** zeigt deine Karten und was du tun kannst; nur du siehst das.
rules-turn =
    In deinem Zug tust du genau eines davon:
    • Du **setzt** eine Karte **ein**: offen, im Schauplatz ihrer eigenen Art.
    • Du **improvisierst** mit einer Karte: verdeckt, in einem beliebigen Schauplatz.
    • Du **ziehst dich** aus der Schlacht **zurück**.

    Eine Karte kommt oben auf deine eigenen Karten in diesem Schauplatz und überdeckt sie. Lag sie offen und hat eine sofortige Fähigkeit, so wird diese gleich ausgeführt. Danach ist die Gegenseite am Zug. Eine Karte ziehst du nur, wenn eine Fähigkeit es sagt.
rules-deploy-and-improvise =
    {"*"}*Einsetzen** heißt: Du legst eine Karte offen in den Schauplatz ihrer Art, Luftkarten also in die Luft und so weiter. Manche Karten erlauben das auch anderswo: { card-aerodrome } für die Stärken 1 bis 3, { card-air-drop } für eine Karte, { card-supply-lines } für jede Karte, zum Preis von 1 Nachschub für die Gegenseite.

    {"*"}*Improvisieren** heißt: Du legst eine Karte verdeckt in einen beliebigen Schauplatz. Eine verdeckte Karte hat Stärke 2 und keine Fähigkeit. Deine eigenen verdeckten Karten darfst du jederzeit ansehen, die der Gegenseite nicht.

    Nur die oberste Karte einer Spalte liegt frei. Überdeckte Karten behalten ihre Stärke und, wenn sie offen sind, ihre dauerhafte Fähigkeit, lassen sich aber nicht umdrehen.
rules-abilities =
    {"*"}*Sofortige** Fähigkeiten geschehen, sobald die Karte offen zu liegen kommt, weil sie eingesetzt oder umgedreht wurde. **Dauerhafte** wirken, solange die Karte offen liegt, überdeckt oder nicht. Karten der Stärke 6 haben keine Fähigkeit.

    Steht da nicht „du darfst“, so musst du tun, was die Karte sagt, soweit es geht, auch wenn es dir schadet. Was unmöglich ist, entfällt. Für eine Karte entscheidet immer die Seite, der sie gehört, auch wenn die Gegenseite sie umgedreht hat.

    {"*"}Benachbart* heißt: nebeneinander in der Reihe; die beiden Enden sind keine Nachbarn.
    {"*"}Umdrehen* wendet eine freiliegende Karte, in beide Richtungen. *Verlegen* ist kein Spielen: Es löst nichts aus und lässt sich nicht aufhalten.

    `/card` zeigt jede Karte.
rules-control =
    Zähl deine Karten in einem Schauplatz zusammen: Offene Karten zählen, was sie zeigen, verdeckte 2, jeder Nachschub 1. Fähigkeiten wie { card-support }, { card-escalation } und { card-cover-fire } ändern das. Die Seite mit der höheren Summe kontrolliert den Schauplatz. **Bei Gleichstand gewinnt, wer angefangen hat**, selbst bei 0 zu 0.

    Nach jeder Schlacht fängt die andere Seite an, und jeder Schauplatz rückt eine Stelle nach rechts, der letzte ganz nach links.
rules-withdraw-and-points =
    Gewinnst du eine Schlacht, die zu Ende gekämpft wurde, erhältst du **6** Punkte. Ziehst du dich zurück, erhält die Gegenseite umso mehr Punkte, je weniger Karten du noch hast:
    • Wenn du **angefangen** hast: 4 oder mehr Karten: 2 Punkte · 2 oder 3: 3 Punkte · 1 Karte: 4 Punkte.
    • Wenn die **Gegenseite angefangen** hat: 5 oder mehr Karten: 2 Punkte · 3 oder 4: 3 Punkte · 2: 4 Punkte · 1 Karte: 6 Punkte.

    Zurückziehen kannst du dich nur in deinem eigenen Zug, statt eine Karte zu spielen. Das übliche Ziel sind 12 Punkte; mit 18 wird es eine lange Partie, und eine Partie kann auch eine einzige Schlacht sein. Mit der **Wertung zum Einstieg** bringt jede Schlacht 1 Punkt, Rückzug oder nicht, und mit 3 Punkten ist die Partie gewonnen.
rules-editions =
    {"*"}*{ edition-classic }** folgt den ersten Auflagen: Eine Fähigkeit, die während einer anderen ausgelöst wird, wird sofort ausgeführt, und eine Fähigkeit endet vorzeitig, wenn ihre Karte umgedreht wird und verdeckt liegt. **{ edition-revised }** folgt den späteren: Fähigkeiten warten der Reihe nach, und eine, die begonnen hat, wird immer beendet.

    Vier Karten haben verschiedene Texte: { card-air-drop }, { card-reinforce }, { card-disrupt } und { card-redeploy }; `/card` zeigt beide Texte. { theater-air }, { theater-land } und { theater-sea } allein, eins gegen eins, ist klassisch, wenn du nichts anderes wählst. Alles andere ist immer überarbeitet: andere Schauplätze, epische Partien, Teams.
rules-supplies =
    {"*"}*Nachschub** gibt es in Form von 14 Markern. Jeder erhöht die Summe seiner Seite in seinem Schauplatz um 1, auch wo diese Seite keine Karte hat. Sie bleiben bis zum Ende der Schlacht, und wenn keine mehr übrig sind, erhält niemand mehr welche.
    {"*"}*Aufdecken**: Zeig allen eine Karte deiner Hand. Sie bleibt auf deiner Hand.
    {"*"}*Nennen**: Nenne irgendeine Karte der Partie. Hat die Gegenseite sie auf der Hand, wird sie gezeigt und muss im nächsten Zug der Gegenseite gespielt werden, offen oder verdeckt; auch ein Rückzug ist erlaubt.
    {"*"}*Zerstören**: Die Karte kommt verdeckt unter den Stapel.
    {"*"}*Die Seite wechseln**: Eine Karte kommt oben auf die gegnerische Spalte, mit derselben Seite nach oben. Nichts wird ausgelöst.

    Eine Seite ohne Karten setzt aus, solange die andere noch welche hat.

    Was du rechtmäßig gesehen hast, musst du dir nicht merken: Deine Ansicht nennt verdeckte Karten, die du kennst, und notiert, was von Händen gezeigt wurde und wann. Eine Notiz sagt etwas über damals, nicht über jetzt.

    Nicht von allen diesen Karten kennen wir den gedruckten Text: `/card` sagt, welche von uns sind.
rules-mixing-theaters = Eine Partie kann drei beliebige der sechs Schauplätze haben: { theater-air }, { theater-land }, { theater-sea }, { theater-intelligence }, { theater-diplomacy } und { theater-economics }. Nur die Karten dieser Schauplätze spielen mit. Wähle sie mit der Option *theaters*: `als`, `fls`, `random` oder Namen mit Bindestrichen, etwa `theaters=air-intelligence-economics`. Liegt einer der letzten drei in der Reihe, gehört Nachschub zur Partie.
rules-epic =
    `mode=epic` ist eine Schlacht um **fünf** Schauplätze mit 30 Karten: Jede Seite bekommt zehn, und wer drei Schauplätze kontrolliert, gewinnt. *Benachbart* heißt auch hier nebeneinander in der Reihe: Auf dem Spielplan haben die Schauplätze Nummern, und der dritte liegt neben dem vierten.

    Ein Rückzug bringt der Gegenseite, je nach den Karten, die du noch hast:
    • Wenn du **angefangen** hast: 6 oder mehr Karten: 2 Punkte · 3 bis 5: 3 Punkte · 1 oder 2: 4 Punkte.
    • Wenn die **Gegenseite angefangen** hat: 7 oder mehr Karten: 2 Punkte · 4 bis 6: 3 Punkte · 2 oder 3: 4 Punkte · 1 Karte: 6 Punkte.

    Diese Zahlen haben wir aus einer einzigen Quelle. Das übliche Ziel sind 6 Punkte, sodass eine Schlacht, die zu Ende gekämpft wird, entscheidet.
rules-teams =
    Zwei können gegen eine Person spielen oder gegen zwei. Alle einer Seite teilen Tisch und Punkte, aber nicht die Hand: Wer allein spielt, bekommt sechs Karten, im Team sind es je drei (episch: zehn und fünf). Vor jeder Schlacht tauschen die beiden eines Teams geheim eine Karte.

    In jedem Zug spielt im Team nur eine Person eine Karte: wer mehr Karten hat, oder bei gleich vielen, wer zuerst handelt. Wer eine genannte Karte spielen muss, ist dran und spielt diese. Diese Person darf die Seite auch zurückziehen; dann zählen beide Hände.

    Fragt eine Fähigkeit deine Seite, so dürfen beide antworten, und die erste Antwort zählt. Eine Handkarte kann nur wählen, wer sie hat. In Fähigkeiten meinen *du* und *die Gegenseite* immer die ganze Seite.

    Beide sehen alle verdeckten Karten ihrer Seite, aber nicht die Hand der anderen Person. Redet, so viel ihr wollt, aber offen: Der Bot überbringt keine geheimen Nachrichten.

    Das übliche Ziel sind 6 Punkte, in epischen Partien eine einzige Schlacht.

## Die Lektion von Luft, Land und See

lesson-withdrawing-early = Noch ist nichts verloren, also gibt es keinen Grund zum Rückzug.
lesson-one-card-left = Eine Karte trennt dich vom Sieg. Spiel sie.
lesson-facedown = Verdeckt würde sie nur 2 zählen und nichts tun.
lesson-faceup = Das wäre offen; in diesem Schritt geht es um eine verdeckte Karte.

lesson-start-heading = Drei Schauplätze, sechs Karten
lesson-start = Wer zwei der drei Schauplätze gewinnt, gewinnt die Schlacht. Beide spielen sechs Karten, eine pro Zug.
lesson-start-task = Eine offene Karte kommt in den Schauplatz ihrer Art: Setze { card-heavy-bombers }, deine 6, in der Luft ein.
lesson-start-otherwise = Diese Karte ist schwächer; beginne mit deiner stärksten: { card-heavy-bombers }.

lesson-improvise-heading = Eine verdeckte Karte
lesson-improvise = Verdeckt darf jede Karte in jeden Schauplatz; sie zählt 2, und ihre Fähigkeit wirkt nicht.
lesson-improvise-task = { card-support } zählt offen nur 1. Improvisiere damit, also verdeckt, auf See, wo noch niemand eine Karte hat.
lesson-improvise-elsewhere = In der Luft führst du schon, und gegen die 6 an Land reichen 2 nicht.
lesson-improvise-otherwise = Verdeckt zählt jede Karte 2, also nimm deine schwächste: { card-support }.

lesson-withdraw-heading = Rückzug
lesson-withdraw = { card-maneuver } hat deine Karte { card-heavy-bombers } umgedreht, sie liegt verdeckt, und der Trainer führt an Land um 6 und auf See um 1.
lesson-withdraw-task = Eine am Ende verlorene Schlacht gibt der Gegenseite 6 Punkte, ein Rückzug mit vier Karten nur 2: Drück { withdraw }.
lesson-withdraw-otherwise = Du könntest weiterkämpfen, doch mit einer Karte weniger kostet es schon mehr. Drück { withdraw }.

lesson-ability-heading = Fähigkeiten
lesson-ability = Eine neue Schlacht: Der Trainer hat 2 Punkte, fängt diesmal an und hat eine 6 auf See.
lesson-ability-task = { card-maneuver } dreht nebenan eine Karte um: Setze es an Land ein, und { card-super-battleship } zählt nur noch 2.
lesson-ability-facedown = Verdeckt wirkt die Fähigkeit nicht; setze die Karte ein.
lesson-ability-otherwise = Damit bleibt { card-super-battleship } bei 6. { card-maneuver } dreht die Karte um.

lesson-last-card-heading = Die letzte Karte
lesson-last-card = Einige Züge später hast du noch eine Karte und führst in der Luft um 2, doch der Trainer führt an Land um 3 und auf See um 4.
lesson-last-card-task = Einen davon brauchst du: { card-ambush } dreht eine beliebige freiliegende Karte um, also setze die Karte an Land ein.
lesson-last-card-otherwise = Verdeckt dreht { card-ambush } nichts um, und 2 mehr reichen in keinem Schauplatz.

lesson-flip-heading = Was umdrehen?
lesson-flip = An Land steht es 6 zu 7, weil durch { card-escalation } auf See jede verdeckte Karte des Trainers 4 zählt.
lesson-flip-task = Dreh { card-escalation } um, und die verdeckte Karte an Land zählt wieder 2.
lesson-flip-otherwise = Zähl noch einmal: So gewinnst du das Land nicht, ohne die Luft zu verlieren.

lesson-end = Du gewinnst die Luft mit 2 Vorsprung und das Land mit 1: Das entscheidet die Schlacht und bringt 6 Punkte; der Trainer behält 2.
lesson-end-advice = Eine richtige Partie geht bis 12 Punkte, darum entscheidet oft der rechtzeitige Rückzug.

## Die Lektion von Flies, Lies & Supplies

flies-start = Wer zwei der drei Schauplätze gewinnt, gewinnt die Schlacht; der Trainer hat angefangen und hat eine 6 in der Wirtschaft.
flies-start-task = Eine offene Karte kommt in den Schauplatz ihrer Art und tut, was sie sagt: Setze { card-requisition } in der Wirtschaft ein.
flies-start-otherwise = Diese Karte kommt später; beginne mit { card-requisition } und sieh, was sie bringt.

flies-supplies-heading = Nachschub
flies-supplies = Mit { card-requisition } deckst du eine Handkarte auf und erhältst 3 Nachschub im Schauplatz ihrer Art.
flies-supplies-task = Jeder Nachschub zählt dort 1 und lässt sich nicht umdrehen: Decke { card-mastermind } auf; die Karte kommt später in die Spionage.
flies-supplies-declined = Nachschub, nur für einen Blick auf eine Karte: Nimm ihn.
flies-supplies-other-card = Spionage ist richtig, doch diese Lektion geht mit { card-mastermind } weiter.
flies-supplies-otherwise = Leg ihn dorthin, wo du mit der 6 gewinnen kannst: Decke { card-mastermind } auf.

flies-improvise = Dein Nachschub zählt 3 in der Spionage, die verdeckte Karte des Trainers dort 2.
flies-improvise-task = Verdeckt darf jede Karte überallhin und zählt 2: Improvisiere mit { card-armistice } in der Wirtschaft.
flies-improvise-otherwise = Nimm eine schwache Karte, und dort, wo sie bald hilft: { card-armistice } in der Wirtschaft.

flies-manipulate-heading = Manipulation
flies-manipulate = Es steht 3 zu 6 in der Wirtschaft und 3 zu 4 in der Spionage.
flies-manipulate-task = { card-manipulate } muss eine freiliegende Karte nebenan umdrehen: Setze die Karte in der Spionage ein.
flies-manipulate-otherwise = Später; tu zuerst etwas gegen die 6 in der Wirtschaft.

flies-flip = { card-war-chest } zählt 6 in der Wirtschaft, solange die Karte offen liegt.
flies-flip-task = Dreh sie um, und du führst dort mit 3 zu 2.
flies-flip-otherwise = Das ist deine eigene Karte; dreh { card-war-chest } um.

flies-last-card = In der Wirtschaft führst du jetzt 7 zu 2, der Trainer in der Diplomatie und, mit 8 zu 6, in der Spionage.
flies-last-card-task = Eine Karte hast du noch, { card-mastermind }, die du aufgedeckt hast: Setze sie in der Spionage ein.
flies-last-card-otherwise = Verdeckt zählt sie nur 2, und das gewinnt keinen zweiten Schauplatz.

flies-end = Du gewinnst die Spionage mit 12 zu 8, davon 3 durch Nachschub, und die Wirtschaft: Das entscheidet die Schlacht.
flies-end-advice = Eine richtige Partie geht bis 12 Punkte; wer verliert, kann sich zurückziehen und gibt der Gegenseite so weniger Punkte.
