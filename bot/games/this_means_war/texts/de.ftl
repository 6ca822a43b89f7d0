## Das Spiel

game-name = This Means War!
gist = Bau deine STADT und zerstöre die anderen, mit Befehlen und Antworten; für zwei bis vier.

## Bereiche einer Basis

area-labor = ARBEIT
area-research = FORSCHUNG
area-ammo = MUNITION
area-army = ARMEE
area-factory = FABRIK
area-lab = LABOR
area-silo = SILO
area-barracks = KASERNE
area-wall = WALL
area-city = STADT

kind-operation = OPERATION
kind-espionage = SPIONAGE

provenance-rulebook = Spielregel
provenance-house = von uns

## Karten

card-sandbag-line = SANDSÄCKE
    .short = Sandsäcke
card-trench-network = GRABENNETZ
    .short = Grabennetz
card-bunker-complex = TIEFBUNKER
    .short = Tiefbunker
card-citadel-ring = FESTUNGSRING
    .short = Festungsring
card-tent-quarter = ZELTLAGER
    .short = Zeltlager
card-prefab-blocks = PLATTENBAU
    .short = Plattenbau
card-civic-works = ÖFFENTLICHE BAUTEN
    .short = Öffentliche Bauten
card-capital-project = PRUNKBAU
    .short = Prunkbau
card-assembly-hall = WERKHALLE
    .short = Werkhalle
card-state-workshops = STAATSWERKE
    .short = Staatswerke
card-night-shift = NACHTDIENST
    .short = Nachtdienst
card-stripped-ramparts = WALLABBRUCH
    .short = Wallabbruch
card-repair-brigade = BAUTRUPP
    .short = Bautrupp
card-overtime-quota = ÜBERSTUNDEN
    .short = Überstunden
card-eureka = HEUREKA
    .short = Heureka
card-licensed-factory = LIZENZFABRIK
    .short = Lizenzfabrik
card-munitions-patent = PATENTWAFFE
    .short = Patentwaffe
card-officer-academy = KRIEGSSCHULE
    .short = Kriegsschule
card-five-year-plan = 5-JAHR-PLAN
    .short = 5-Jahr-Plan
card-war-economy-act = KRIEGSGESETZ
    .short = Kriegsgesetz
card-supply-computer = PLANRECHNER
    .short = Planrechner
card-tried-and-true = ALTBEWÄHRT
    .short = Altbewährt
card-emp-discharge = EMP-SCHLAG
    .short = EMP-Schlag
card-grid-blackout = BLACKOUT
    .short = Blackout
card-strike-agitators = STREIKAUFRUF
    .short = Streikaufruf
card-price-shock = PREISSCHOCK
    .short = Preisschock
card-data-siphon = DATENKLAU
    .short = Datenklau
card-signals-desk = FUNKSTELLE
    .short = Funkstelle
card-deflector-array = DEFLEKTOREN
    .short = Deflektoren
card-model-district = MUSTERBEZIRK
    .short = Musterbezirk
card-skybeam-array = HIMMELSLICHT
    .short = Himmelslicht
card-fire-bombing = BRANDBOMBEN
    .short = Brandbomben
card-m107 = M107
    .short = M107
card-mortar-pit = MÖRSERNEST
    .short = Mörsernest
card-rocket-salvo = RAKETENSALVE
    .short = Raketensalve
card-breaching-charge = SPRENGSATZ
    .short = Sprengsatz
card-bunker-cracker = BETONBOMBE
    .short = Betonbombe
card-long-reach-missile = FERNRAKETE
    .short = Fernrakete
card-saturation-raid = BOMBENHAGEL
    .short = Bombenhagel
card-shell-foundry = GRANATGUSS
    .short = Granatguss
card-precision-strike = GEZIELTER SCHLAG
    .short = Gezielter Schlag
card-warning-shots = WARNSCHÜSSE
    .short = Warnschüsse
card-scorched-district = VERBRANNTES VIERTEL
    .short = Verbranntes Viertel
card-burning-depots = BRENNENDE DEPOTS
    .short = Brennende Depots
card-mine-belt = MINENGÜRTEL
    .short = Minengürtel
card-standard-formation = FESTE FORMATION
    .short = Feste Formation
card-scout-patrol = SPÄHTRUPP
    .short = Spähtrupp
card-skirmish-line = PLÄNKLER
    .short = Plänkler
card-recruiting-post = REKRUTIERUNG
    .short = Rekrutierung
card-mass-levy = AUSHEBUNG
    .short = Aushebung
card-shock-column = STOSSTRUPP
    .short = Stoßtrupp
card-airdrop-battalion = LUFTLANDUNG
    .short = Luftlandung
card-armored-thrust = PANZERSTOSS
    .short = Panzerstoß
card-combat-engineers = PIONIERE
    .short = Pioniere
card-depot-raiders = DEPOTRAUB
    .short = Depotraub
card-forced-march = EILMARSCH
    .short = Eilmarsch
card-home-guard = BÜRGERWEHR
    .short = Bürgerwehr
card-requisition-party = REQUISITION
    .short = Requisition
card-blockade = BLOCKADE
    .short = Blockade
card-garrison-town = GARNISON
    .short = Garnison
card-triumphal-quarter = PRACHTMEILE
    .short = Prachtmeile
card-total-offensive = TOTALE OFFENSIVE
    .short = Totale Offensive
card-experimental-sniper = NEUARTIGES GEWEHR
    .short = Neuartiges Gewehr
card-final-stand = LETZTES GEFECHT
    .short = Letztes Gefecht
card-combined-arms = VERBUNDENE WAFFEN
    .short = Verbundene Waffen
card-garden-city = GARTENSTADT
    .short = Gartenstadt
card-proving-ground = TESTGELÄNDE
    .short = Testgelände
card-flexible-defense = FLEXIBLE ABWEHR
    .short = Flexible Abwehr
card-sabotage = SABOTAGE
    .short = Sabotage
card-counter-strike = GEGENSCHLAG
    .short = Gegenschlag
card-network-hack = NETZHACK
    .short = Netzhack
card-espionage = SPIONAGE
    .short = Spionage
card-latest-intel = FRISCHE MELDUNG
    .short = Frische Meldung
card-frogman-team = TAUCHTRUPP
    .short = Tauchtrupp
card-emergency-drill = ALARMÜBUNG
    .short = Alarmübung

named-card = { $card }
short-named-card = { FORM($card, "short") }
named-area = { $area }
named-kind = { $kind }

## Wirkungen

effect-add = Erhalte { $number } { $area }
effect-assault = Angriff { $number }
effect-destroy = Zerstöre { $number } { $area }
effect-sacrifice = Opfere { $number } { $area }
effect-discard-one = Wirf eine Karte ab, zieh eine
effect-latest-intel = Tausche sofort aus: Wirf eine Karte ab, zieh eine
effect-network-hack = Sieh die Hand des Ziels an und wirf eine Karte daraus ab; das Ziel zieht eine
effect-emp-discharge = Alle werfen ihre Hand ab und ziehen 6
effect-final-stand = Deine STADT kann vor deinem nächsten Ertrag nicht unter 1 fallen
effect-play-another = Spiel noch eine Karte
effect-tried-and-true = Nimm deine Ersatzkarte vom Ablagestapel
effect-sabotage = Hebe den Zielbefehl auf; seine Kosten bleiben bezahlt
effect-counter-strike = Nur als Antwort auf einen Angriff auf dich; gegen wen du willst
effect-copy-order = Kopiere die Wirkungen des Zielbefehls, mit Angriff und Zerstören auf 0
choose-one-of-two = Wähle eines: { $first } oder { $second }
choose-one-of-four = Wähle eines: { $first } oder { $second } oder { $third } oder { $fourth }

## Zeilen auf Karten

face-change = { $change } { $area }
face-assault = { effect-assault }
face-sacrifice = du: { $area } { $change }
face-discard-one = 1 weg, 1 ziehen
face-play-another = Noch eine
face-tried-and-true = Aus Ablage
face-emp-discharge = Alle: 6 neue
face-final-stand = STADT bleibt 1+
face-sabotage =
    Befehl
    aufheben
face-counter-strike = bei Angriff:
face-network-hack =
    Hand sehen,
    1 abwerfen
face-copy-order =
    Befehl kopieren
    ohne Schaden
face-latest-intel = Tauscht sofort
face-copy =
    als
    { $copied }
face-or = oder { $line }
face-lose-one-of-four =
    { $change } { $first },
    { $second }, { $third } od.
    { $fourth }

## Mengen und Kosten

amount = { $number } { $area }
costs-nothing = nichts
stock-item = { $area } { $number } (+{ $growth })

area-change = { $area } { $change }
area-becomes = { $area } { $before } → { $after }
changes-of =
    { $who ->
        [you] du { $changes }
       *[other] { $who } { $changes }
    }
forecast-of =
    { $who ->
        [you] Du: { $changes }
       *[other] { $who }: { $changes }
    }

titled = { $title }: { $text }

## Ansicht: Titel

title-order = Du bist am Zug
title-answer = Antworte oder passe
title-ahead = Du kannst schon passen
title-discard = Wirf eine Karte ab
title-hack = Wähle, was abgeworfen wird
title-take = Nimm eine Karte
title-won = Du hast gewonnen
title-lost = Du hast verloren
title-out = Du bist ausgeschieden
title-waiting = Warten
title-waiting-for = Warten auf { $name }

status-order = **{ $name } ist am Zug**
status-another-order = **{ $name }** darf durch { $card } noch einen Befehl geben.
status-order-out-of-turn = **{ $name }** darf durch { $card } außer der Reihe einen Befehl spielen oder passen.
status-answer = **{ $name }** darf antworten oder passen.
status-fog = Nebel des Krieges, das Ende des Zuges: **{ $name }** darf SPIONAGE spielen oder passen.
status-ahead = Danach { LIST($names) }.
status-discard = **{ $name }** wählt eine Karte zum Abwerfen für { $card }.
status-hack = **{ $name }** wählt eine Karte aus der Hand von { $target }.
status-take = **{ $name }** nimmt eine Karte vom Ablagestapel.

advice-order = **Du bist am Zug:** Spiel eine OPERATION, tausche eine Karte aus oder nimm einen Mulligan.
advice-another-order = **Durch { $card } gibst du noch einen Befehl:** spielen, austauschen oder Mulligan.
advice-order-out-of-turn = **Durch { $card } darfst du außer der Reihe befehlen:** Spiel eine OPERATION oder passe.
advice-answer = **Du darfst** in diesem Zug mit einer SPIONAGE-Karte **antworten** oder passen.
advice-fog = **Nebel des Krieges,** die letzte Gelegenheit in diesem Zug: Spiel eine SPIONAGE-Karte oder passe.
advice-ahead = **Du kannst schon passen.** Zum Antworten warte, bis du dran bist.
advice-discard = **Wähle eine Karte zum Abwerfen.** Du ziehst dafür eine.
advice-hack = **Wähle eine Karte aus der Hand von { $target }:** Sie wird abgeworfen. Nur du siehst diese Hand.
advice-take = **Wähle eine beliebige Karte des Ablagestapels.** Du nimmst sie, statt eine zu ziehen.
operation-means = Violett ist SPIONAGE, alles andere OPERATION.
short-means = „fehlt 2“: 2 zu wenig.

## Wie der Krieg endete

won-city =
    { $who ->
        [you] **Du hast den Krieg gewonnen**, mit { $city } STADT; { $enough } reichten.
       *[other] **{ $who } hat den Krieg gewonnen**, mit { $city } STADT; { $enough } reichten.
    }
won-last-standing =
    { $who ->
        [you] **Du hast den Krieg gewonnen:** Sonst ist niemand mehr da.
       *[other] **{ $who } hat den Krieg gewonnen:** Sonst ist niemand mehr da.
    }
won-turn-limit =
    { $who ->
        [you] **Du hast den Krieg gewonnen**, nach { $turns } Zügen. STADT: { $cities }.
       *[other] **{ $who } hat den Krieg gewonnen**, nach { $turns } Zügen. STADT: { $cities }.
    }
shared-city = **Geteilter Sieg: { LIST($names) }.** Alle haben die { $enough } STADT, die reichen.
shared-last-standing = **Geteilter Sieg: { LIST($names) }.** Sonst ist niemand mehr da.
shared-turn-limit = **Geteilter Sieg: { LIST($names) }**, nach { $turns } Zügen. STADT: { $cities }.

## Der Spielplan

board-title = { game-name } · Zug { $turn }
heading-end = Wie es endete
heading-bases = Basen
heading-resources = Rohstoffe
heading-table = Auf dem Tisch
heading-fog = Nebel des Krieges
heading-later = Geht danach weiter
heading-piles = Stapel
heading-goal = Ziel
heading-discards = Ablagestapel, Neuestes zuerst
heading-turning-point = Wendepunkt
heading-city-by-turn = STADT je Zug
base-line =
    { $name }: STADT { $city }, WALL { $wall }, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }{ $final_stand ->
        [true] , { card-final-stand }
       *[false] { "" }
    }{ $has_turn ->
        [true] , am Zug
       *[false] { "" }
    }{ $may_answer ->
        [true] , darf noch antworten
       *[false] { "" }
    }
answer-asked = { $name } wird gefragt
answer-waiting = { $name } antwortet später
answer-answered = { $name } hat geantwortet
answer-passed = { $name } antwortet nicht
if-nobody-answers = Wenn niemand antwortet: { $forecast }
pile-sizes =
    { $count ->
        [one] 1 Karte im Stapel, { $discarded } abgelegt
       *[other] { $count } Karten im Stapel, { $discarded } abgelegt
    }
top-discard = { $card } oben auf dem Ablagestapel
goal = Sieg mit { $city } STADT
goal-with-turns =
    { $turns ->
        [one] Sieg mit { $city } STADT am Ende eines beliebigen Zuges. Höchstens 1 Zug.
       *[other] Sieg mit { $city } STADT am Ende eines beliebigen Zuges. Höchstens { $turns } Züge.
    }
no-orders = Kein Befehl, auf den man antworten kann.
order-line =
    { $number }. **{ $card }{ $copies ->
        [true] { " " }(als { $copied })
       *[false] { "" }
    } von { $name }**{ $has_order ->
        [true] { " " }auf { $on_card }
       *[false] { "" }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $target ->
        [none] { "" }
       *[other] { " " }gegen { $target }
    }{ $has_second ->
        [true] , hebt { $second_card } auf
       *[false] { "" }
    }{ $state ->
        [nullified] , aufgehoben
        [done] , erledigt
       *[open] { "" }
    }
order-took-effect = { $card } von { $name } hat gewirkt
order-changed = { $card } von { $name }: { $changes }
turning-point = Zug { $turn }, { $card } von { $name }: { $changes }.
turn-cities = Zug { $turn }: { $cities }

## Die Ansicht

hand-of = Hand von { $name }
your-hand = Deine Hand
your-espionage = Deine SPIONAGE
your-hand-is-empty = Deine Hand: leer
no-cards-held = Du hast keine Karten.
discard-pile-part = Ablagestapel: { $shown } von { $total }
discard-pile = Ablagestapel: { $total }
espionage-held =
    { $count ->
        [0] SPIONAGE: keine auf deiner Hand von { $total }
       *[other] SPIONAGE: { $count } auf deiner Hand von { $total }
    }
marked = Markiert: { $card }.
card-line = **{ $card }** ({ $cost }): { $effects }
short-of = *Es fehlt: { $lacking }.*

## Auswahl

recycle-a-card = Eine Karte austauschen
recycle = { $card } austauschen
recycle-question = Welche Karte tauschst du aus?
mulligan = Mulligan
mulligan-question =
    { $held ->
        [one] Deine ganze Hand (1 Karte) abwerfen und { $count ->
            [0] keine
            [one] 1 Karte
           *[other] { $count } Karten
        } ziehen?
       *[other] Deine ganze Hand ({ $held } Karten) abwerfen und { $count ->
            [0] keine
            [one] 1 Karte
           *[other] { $count } Karten
        } ziehen?
    }
mulligan-hint =
    { $count ->
        [0] Alle { $held } abwerfen, keine ziehen
        [one] Alle { $held } abwerfen, 1 Karte ziehen
       *[other] Alle { $held } abwerfen, { $count } Karten ziehen
    }
pass-button = Passen
give-no-order = Keinen Befehl geben
play-no-espionage = Jetzt keine SPIONAGE spielen
discard = { $card } abwerfen
make-them-discard = { $card } abwerfen lassen
take = { $card } nehmen
play =
    { $card }{ $on ->
        [none] { "" }
       *[other] { " " }auf { $on_card } von { $on } ({ $on_number })
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
       *[other] { " " }gegen { $whom }
    } spielen{ $second ->
        [none] { "" }
       *[other] , hebt { $second_card } von { $second } ({ $second_number }) auf
    }
step-order = Auf { $card } von { $name } ({ $number })
question-order = Auf welchen Befehl spielst du { $card }?
question-branch = Was soll { $card } tun?
step-target = Gegen { $name }
question-target = Gegen wen spielst du { $card }?
step-second = { $card } von { $name } ({ $number }) aufheben
question-second = Welchen Befehl hebt { $card } auf?
caution = { $card } gegen { $name } spielen? Alle sehen es, und die Kosten werden bezahlt.
hint-cost = Kostet { $cost }
changes-nothing = Ändert nichts
nullifies = Hebt { $card } von { $name } auf
cards-in-hand =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
not-asked = Passen kannst du, wenn du nach einer Antwort gefragt wirst. Der Spielplan zeigt, wer gefragt ist.

## Antworten von selbst

auto-reply-turn = Passen in diesem Zug
auto-reply-pass = Passen, bis ich am Zug bin
auto-reply-target = Passen, außer ich bin das Ziel
auto-reply-assault = Passen, außer bei einem Angriff
auto-reply-worth = Passen, außer es kostet { $number }+
auto-reply-always = Immer passen

## Was geschah

first-rolls = Je zwei Würfel: { $rolls }.
rolls = { LIST($rolls) }
rolls-then = { $before }; dann { $rolls }
roll = { $who } { $number }
begins =
    { $who ->
        [you] Du fängst an.
       *[other] { $who } fängt an.
    }
turn-began = Zug { $turn }: { $who }.
collected =
    { $who ->
        [you] Dein Ertrag
       *[other] Ertrag von { $who }
    }: { $labor } ARBEIT, { $research } FORSCHUNG, { $ammo } MUNITION und { $army } ARMEE.
turns-passed =
    { $number ->
        [one] Niemand hat mehr eine Karte, darum vergeht der letzte Zug von selbst.
       *[other] Niemand hat mehr eine Karte, darum vergehen die letzten { $number } Züge von selbst.
    }
reshuffled =
    { $number ->
        [one] Der Stapel war leer, darum wurde 1 abgelegte Karte zum neuen Stapel.
       *[other] Der Stapel war leer, darum wurden { $number } abgelegte Karten zum neuen Stapel.
    }
left-war =
    { $who ->
        [you] Du verlässt den Krieg.
       *[other] { $who } verlässt den Krieg.
    }
fell =
    { $who ->
        [you] Du scheidest aus: Deine STADT ist gefallen.
       *[other] { $who } scheidet aus: Die STADT ist gefallen.
    }
ended-city =
    { $who ->
        [you] Du hast den Krieg gewonnen: Deine STADT ist groß genug!
       *[other] { $who } hat den Krieg gewonnen: Die STADT ist groß genug!
    }
ended-last-standing =
    { $who ->
        [you] Du hast den Krieg gewonnen: Nur deine STADT steht noch!
       *[other] { $who } hat den Krieg gewonnen: Nur diese STADT steht noch!
    }
ended-turn-limit =
    { $who ->
        [you] Die Züge sind um, und du hast den Krieg gewonnen!
       *[other] Die Züge sind um, und { $who } hat den Krieg gewonnen!
    }
ended-shared-city =
    { $you ->
        [true] Geteilter Sieg: { LIST($names) }. Eure STÄDTE sind groß genug!
       *[false] Geteilter Sieg: { LIST($names) }. Die STÄDTE sind groß genug!
    }
ended-shared-last-standing = Geteilter Sieg: { LIST($names) }. Nur diese STÄDTE stehen noch!
ended-shared-turn-limit = Geteilter Sieg: { LIST($names) }. Die Züge sind um!
you-first = du

order-skipped =
    { $who ->
        [you] Du hast keine Karte zu spielen.
       *[other] { $who } hat keine Karte zu spielen.
    }
another-order =
    { $who ->
        [you] Durch { $card } darfst du noch einen Befehl geben.
       *[other] Durch { $card } darf { $who } noch einen Befehl geben.
    }
another-order-out-of-turn =
    { $who ->
        [you] Durch { $card } darfst du außer der Reihe noch einen Befehl geben.
       *[other] Durch { $card } darf { $who } außer der Reihe noch einen Befehl geben.
    }
order-played =
    { $who ->
        [you] Du spielst
       *[other] { $who } spielt
    } { $card }{ $on ->
        [none] { "" }
        [you] { " " }auf { $who ->
            [you] die eigene Karte
           *[other] deine Karte
        } { $on_card }
       *[other] { " " }auf { $on_card } von { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
        [you] { " " }gegen dich
       *[other] { " " }gegen { $whom }
    }{ $second ->
        [none] { "" }
        [you] { " " }und hebt { $second_card } von dir auf
       *[other] { $who ->
            [you] { " " }und hebst { $second_card } von { $second } auf
           *[other] { " " }und hebt { $second_card } von { $second } auf
        }
    }.
order-answered =
    { $who ->
        [you] Du antwortest
       *[other] { $who } antwortet
    } mit { $card }{ $on ->
        [none] { "" }
        [you] { " " }auf { $who ->
            [you] die eigene Karte
           *[other] deine Karte
        } { $on_card }
       *[other] { " " }auf { $on_card } von { $on }
    }{ $branch ->
        [none] { "" }
       *[other] { " " }({ $branch })
    }{ $whom ->
        [none] { "" }
        [you] { " " }gegen dich
       *[other] { " " }gegen { $whom }
    }{ $second ->
        [none] { "" }
        [you] { " " }und hebt { $second_card } von dir auf
       *[other] { $who ->
            [you] { " " }und hebst { $second_card } von { $second } auf
           *[other] { " " }und hebt { $second_card } von { $second } auf
        }
    }.
passed =
    { $who ->
        [you] Du passt.
       *[other] { $who } passt.
    }
nullified =
    { $by ->
        [you] Deine Karte { $by_card }
       *[other] { $by_card } von { $by }
    } hebt { $who ->
        [you] deine Karte { $card }
       *[other] { $card } von { $who }
    } auf.
resolved =
    { $who ->
        [you] Deine Karte { $card } wirkt.
       *[other] { $card } von { $who } wirkt.
    }
resolved-as =
    { $who ->
        [you] Deine Karte { $card } wirkt als { $copied }.
       *[other] { $card } von { $who } wirkt als { $copied }.
    }
fizzled =
    { $who ->
        [you] Deine Karte { $card } geht ins Leere.
       *[other] { $card } von { $who } geht ins Leere.
    }

added =
    { $who ->
        [you] Du erhältst { $number } { $area }, jetzt { $now }.
       *[other] { $who } erhält { $number } { $area }, jetzt { $now }.
    }
assaulted =
    { $who ->
        [you] Du greifst
       *[other] { $who } greift
    } { $whom ->
        [you] { $who ->
            [you] dich selbst
           *[other] dich
        }
       *[other] { $whom }
    } mit { $number } an: { $lost ->
        [both] { $wall } WALL und { $city } STADT verloren
        [wall] { $wall } WALL verloren
        [city] { $city } STADT verloren
       *[nothing] nichts verloren
    }{ $saved ->
        [true] ; { card-final-stand } rettet die STADT.
       *[false] .
    }
destroyed =
    { $who ->
        [you] Du zerstörst
       *[other] { $who } zerstört
    } { $number } { $area } { $whom ->
        [you] bei dir
       *[other] bei { $whom }
    } (noch { $now }){ $saved ->
        [true] ; { card-final-stand } rettet die STADT.
       *[false] .
    }
sacrificed =
    { $who ->
        [you] Du opferst { $number } { $area } (noch { $now }).
       *[other] { $who } opfert { $number } { $area } (noch { $now }).
    }
final-stand-began =
    { $who ->
        [you] Dein { card-final-stand } beginnt: Bis zu deinem nächsten Zug kann deine STADT nicht unter 1 fallen.
       *[other] { card-final-stand } von { $who }: Bis zum nächsten eigenen Zug kann diese STADT nicht unter 1 fallen.
    }
final-stand-ended =
    { $who ->
        [you] Dein { card-final-stand } ist vorbei.
       *[other] { card-final-stand } von { $who } ist vorbei.
    }

hacked =
    { $who ->
        [you] Du siehst dir
       *[other] { $who } sieht sich
    } { $whom ->
        [you] deine Hand
       *[other] die Hand von { $whom }
    } an.
discarded-recycle =
    { $who ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } { $cards ->
        [none] nichts
       *[other] { $cards }
    } aus.
discarded-mulligan =
    { $who ->
        [you] Du nimmst einen Mulligan und wirfst
       *[other] { $who } nimmt einen Mulligan und wirft
    } { $cards ->
        [none] nichts
       *[other] { $cards }
    } ab.
discarded-discard =
    { $who ->
        [you] Du wirfst
       *[other] { $who } wirft
    } { $cards ->
        [none] nichts
       *[other] { $cards }
    } ab.
discarded-hack =
    { $who ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { $cards ->
        [none] nichts
       *[other] { $cards }
    } durch { card-network-hack }.
discarded-emp = { discarded-discard }
discarded-eliminated =
    { $who ->
        [you] Du hinterlässt
       *[other] { $who } hinterlässt
    } { $cards ->
        [none] nichts
       *[other] { $cards }
    }.
took-mulligan =
    { $who ->
        [you] Du nimmst einen Mulligan.
       *[other] { $who } nimmt einen Mulligan.
    }
drew-nothing =
    { $who ->
        [you] Für dich ist keine Karte mehr da.
       *[other] Für { $who } ist keine Karte mehr da.
    }
drew-cards =
    { $who ->
        [you] Du ziehst { $cards }.
       *[other] { $who } zieht { $cards }.
    }
drew =
    { $who ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
took =
    { $who ->
        [you] Du nimmst { $card } vom Ablagestapel.
       *[other] { $who } nimmt { $card } vom Ablagestapel.
    }
took-nothing =
    { $who ->
        [you] Der Ablagestapel ist leer, darum nimmst du keine Karte.
       *[other] Der Ablagestapel ist leer, darum nimmt { $who } keine Karte.
    }
card-changes = { $card }: { $changes }.

## Gründe eines Tipps

kept-espionage =
    { $count ->
        [one] Du hast 1 SPIONAGE-Karte behalten, die du bezahlen kannst.
       *[other] Du hast { $count } SPIONAGE-Karten behalten, die du bezahlen kannst.
    }
lacking =
    { $count ->
        [one] Dir fehlt 1 Rohstoff, um { $card } zu bezahlen.
       *[other] Dir fehlen { $count } Rohstoffe, um { $card } zu bezahlen.
    }
payable-now = { $card } kannst du jetzt bezahlen.
payable =
    Du könntest { $bound ->
        [at_least] mindestens { "" }
        [at_most] höchstens { "" }
       *[exactly] { "" }
    }{ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } deiner Hand bezahlen statt { $before }.
choices-discard =
    { $count ->
        [one] Du könntest dann die eine Karte deiner Hand gegen eine neue tauschen.
       *[other] Du könntest dann eine von { $count } Karten deiner Hand gegen eine neue tauschen.
    }
choices-hack =
    { $count ->
        [one] Du könntest dann die eine Karte jener Hand abwerfen lassen.
       *[other] Du könntest dann eine von { $count } Karten jener Hand abwerfen lassen.
    }
choices-take =
    { $count ->
        [one] Du könntest dann die eine Karte vom Ablagestapel nehmen.
       *[other] Du könntest dann eine von { $count } Karten vom Ablagestapel nehmen.
    }
expected-answer =
    { $count ->
        [one] In 1 von { $worlds } durchgespielten Fällen würde jemand mit { $card } antworten.
       *[other] In { $count } von { $worlds } durchgespielten Fällen würde jemand mit { $card } antworten.
    }
no-answer-expected = Für niemanden würde sich eine Antwort lohnen.
ready = { $card } hätte gespielt werden können: Wer die Karte hat, kann sie bezahlen.
costs =
    { $count ->
        [one] { $card } kostet 1 Rohstoff.
       *[other] { $card } kostet { $count } Rohstoffe.
    }
costs-most =
    { $count ->
        [one] { $card } kostet 1 Rohstoff, und keine andere Karte jener Hand kostet mehr als { $before }.
       *[other] { $card } kostet { $count } Rohstoffe, und keine andere Karte jener Hand kostet mehr als { $before }.
    }

## In Bildern

final-stand = { card-final-stand.short }
goal-in-picture = STADT { $city } siegt
left-the-war = Ausgeschieden
city-has-fallen = Die STADT ist gefallen
last-answers = letzte Antworten
short-by = fehlt { $number }
state-nullified = aufgehoben
state-done = erledigt
no-cards = Keine Karten
kind-and-copies =
    { $count ->
        [one] { $kind } · 1 Exemplar
       *[other] { $kind } · { $count } Exemplare
    }
somebody-won = Sieg für { $name }
won = gewinnt
shared-victory = Geteilter Sieg
city-was-enough = { $city } STADT reichten
nobody-is-left = Sonst ist niemand mehr da
most-city = Höchste STADT, dann WALL, nach { $turns } Zügen
turning-point-at = Wendepunkt: Zug { $turn }

## Eine Karte und die Liste aller Karten

heading-kind = Art
heading-cost = Kosten
heading-copies = Im Stapel
heading-printed = Gedruckt oder von uns
copies =
    { $count ->
        [one] 1 Exemplar
       *[other] { $count } Exemplare
    }
card-in-words = Die Karte { $card }. { $effects }
from-rulebook = Die Spielregel nennt diese Karte; der Wortlaut ist von uns.
from-house = Die gedruckte Karte kennen wir nicht; diese ist von uns.
deck-line = { $count } × **{ $card }** · { $kind }, { $cost } · { $provenance }: { $effects }
printed = Gedruckt: { $parts }.
ours = Von uns: { $parts }.
printed-cost = kostet { $cost }
printed-emp-discharge = 6 ziehen
printed-final-stand = unter 1
printed-copy-order = auf 0

moment = Zug { $turn }

## Optionen einer Partie

preset-classic = Klassisch
preset-quick = Schnell
option-win-city = STADT zum Sieg
option-wall = WALL
option-city = STADT
option-resources = Rohstoffe
option-production = Produktion
option-max-turns = Züge
option-resolution = SPIONAGE wirkt
value-win-city = Sieg mit { $number } STADT
value-win-city-short = Sieg mit { $number } STADT, eine kurze Partie
value-win-city-long = Sieg mit { $number } STADT, eine lange Partie
value-wall = { $number } WALL zu Beginn
value-city = { $number } STADT zu Beginn
value-resources = { $number } von jedem Rohstoff zu Beginn
value-production = { $number } von jeder Produktion zu Beginn
value-max-turns = höchstens { $number } Züge
value-resolution-target = im Uhrzeigersinn ab dem ersten Ziel des Zuges
value-resolution-active = im Uhrzeigersinn ab der Seite am Zug
terms-resolution-target = SPIONAGE wirkt im Uhrzeigersinn ab dem ersten Ziel des Zuges
terms-resolution-active = SPIONAGE wirkt im Uhrzeigersinn ab der Seite am Zug
players = zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $count }
    }

## Regeln

topic-overview = Überblick
rules-overview =
    Zwei bis vier Grafmarschälle bauen hinter einem WALL eine STADT und versuchen, die der anderen niederzureißen. In deinem Zug erhältst du Rohstoffe und gibst einen Befehl: Du spielst eine OPERATION, und die anderen dürfen mit SPIONAGE darauf antworten. SPIONAGE ist violett; alle anderen Karten sind OPERATIONEN. Wer am Ende eines beliebigen Zuges 50 STADT hat, gewinnt; ebenso, wessen STADT als letzte noch steht.

    Der öffentliche Spielplan zeigt jede Basis und was auf dem Tisch liegt. **{ my-hand }** zeigt deine Karten und was du bezahlen kannst; nur du siehst das.

topic-turn = Zug
rules-turn =
    1. **Ertrag**: Jeder Rohstoff wächst um seine Produktion: ARBEIT um FABRIK, FORSCHUNG um LABOR, MUNITION um SILO, ARMEE um KASERNE.
    2. **Gib einen Befehl**, genau einen davon:
    • *Spielen*: Spiel eine OPERATION aus deiner Hand. Die Kosten werden sofort bezahlt.
    • *Austauschen*: Wirf eine Karte ab und zieh eine.
    • *Mulligan*: Wirf deine Hand ab und zieh eine Karte weniger.
    3. **Nebel des Krieges**: Bevor der Zug endet, dürfen alle anderen, die darin noch keine SPIONAGE gespielt haben, eine spielen.
    4. **Ende**: Wer genug STADT hat, gewinnt. Sonst ist die nächste Seite am Zug.

    Für jede Karte, die du spielst, ziehst du eine.

topic-base = Basis
rules-base =
    {"*"}*STADT** ist dein Leben: Bei 0 scheidest du aus. **WALL** fängt Angriffe vor der STADT ab. **Produktion** liegt zwischen 1 und 6 und wird in Kästchen gezeigt. **Rohstoffe** bezahlen Karten; davon darfst du beliebig viele haben. Eine Karte, die du nicht bezahlen kannst, ist grau, und „fehlt 2“ neben den Kosten heißt, dass dir 2 fehlen.

    Im Bild ist ARBEIT ein Zahnrad, FORSCHUNG ein Kolben, MUNITION eine Granate, ARMEE ein Helm.

topic-effects = Wirkungen
rules-effects =
    • **Erhalten**: Dein eigener Bereich wächst.
    • **Angriff**: Zuerst fällt der WALL des Ziels; was übrig ist, trifft die STADT.
    • **Zerstören**: Der Bereich des Ziels sinkt, egal welcher WALL steht.
    • **Opfern**: Dein eigener Bereich sinkt; die Karte darfst du auch mit weniger spielen.
    • **Wähle eines**: Du legst dich fest, wenn du die Karte spielst.
    • **Noch eine spielen**: Danach gibst du noch einen Befehl.
    • **Abwerfen**: Wirf eine Karte ab und zieh eine.

    Wirkungen geschehen in der Reihenfolge, in der sie dastehen. `/card` zeigt jede Karte.

topic-answers = Antworten
rules-answers =
    Wird eine OPERATION gespielt, so werden alle anderen der Reihe nach gefragt: Spiel eine SPIONAGE-Karte oder passe. Das darfst du einmal je Zug. Alle werden gleich gefragt, ob sie eine passende Karte haben oder nicht. Nur wer keine Karten hat oder keine Antwort bezahlen könnte, wird übergangen. Du kannst schon passen, bevor du dran bist; das ist endgültig.

    Zuerst wirkt SABOTAGE, die letzte zuerst, sodass eine SABOTAGE selbst aufgehoben werden kann. Dann kommt die OPERATION, danach kommen die Antworten, im Uhrzeigersinn ab dem ersten Ziel einer OPERATION in diesem Zug; gibt es keines, ab der Seite, die die OPERATION spielt. Kosten bleiben bezahlt. Wenn alles gewirkt hat, wird jede Karte durch eine gezogene ersetzt.

    Während du gefragt bist, steht **{ pass-button }** auch unter dem Spielplan. In deiner Ansicht passt **{ auto-reply-turn }**, bis der Zug vorbei ist, und **Für mich passen** bietet mehr.

topic-special-cards = Besondere Karten
rules-special-cards =
    • **{ card-sabotage }** hebt einen Befehl auf dem Tisch auf.
    • **{ card-counter-strike }** antwortet auf einen Angriff auf dich, gegen wen du willst.
    • **{ card-espionage }** kopiert einen Befehl, mit Angriff und Zerstören auf 0.
    • **{ card-network-hack }** zeigt dir eine Hand; du wählst eine Karte daraus, die abgeworfen wird.
    • **{ card-latest-intel }** tauscht sofort eine Karte aus.
    • **{ card-final-stand }** hält deine STADT bis zu deinem nächsten Ertrag bei mindestens 1, was andere auch tun.
    • **{ card-tried-and-true }** nimmt eine Karte vom Ablagestapel, statt zu ziehen.
    • **{ card-emp-discharge }** gibt allen sechs neue Karten und dir noch einen Befehl.

topic-winning = Sieg
rules-winning =
    Am Ende eines beliebigen Zuges gewinnst du mit 50 STADT (oder was vereinbart war), zusammen mit allen anderen, die sie haben. Wessen STADT auf 0 fällt, scheidet sofort aus; wer zuletzt übrig ist, gewinnt. Sind die Züge um, gewinnt die höchste STADT, dann der höchste WALL.

    Wer aufgibt, scheidet aus, und die anderen spielen weiter.

## Die Lektion

lesson-base = Deine Basis
lesson-base-why = Deine STADT steht bei 15, und zum Sieg reichen hier 35; in jedem Zug erhältst du Rohstoffe und spielst eine Karte.
lesson-base-task = { card-capital-project } kostet 13 ARBEIT (du hast 22) und bringt 10 STADT: Spiel die Karte.
lesson-base-otherwise = Eine Karte für später; beginne mit { card-capital-project }, das ist der halbe Weg.
lesson-exchanging = Das ist für eine Karte oder Hand, die du nicht brauchen oder bezahlen kannst.

lesson-sabotage = SABOTAGE als Antwort
lesson-sabotage-why = { card-capital-project } brachte dich auf 25 STADT, und der Trainer spielt { card-fire-bombing } gegen dich: 3 WALL und 4 STADT.
lesson-sabotage-task = In fremden Zügen darfst du mit einer SPIONAGE-Karte antworten: mit { card-sabotage }, und der Befehl bewirkt nichts.
lesson-sabotage-pass = Dann verlierst du 3 WALL und 4 STADT. Du kannst es verhindern.
lesson-sabotage-copy = Eine Kopie von { card-fire-bombing } zerstört nichts, und der Befehl träfe dich trotzdem.
lesson-sabotage-otherwise = Antworte mit { card-sabotage }.

lesson-assault = Angriff
lesson-assault-why = { card-fire-bombing } haben nichts bewirkt, obwohl der Trainer dafür bezahlt hat: Deine STADT steht weiter bei 25.
lesson-assault-task = Ein Angriff trifft zuerst den WALL: { card-standard-formation } nimmt dem Trainer 7 von 20.
lesson-assault-otherwise = Eine Karte für einen anderen Zug; hier geht es um { card-standard-formation }.

lesson-espionage = SPIONAGE als Antwort
lesson-espionage-why = Der WALL des Trainers ist auf 13 gesunken, und nun spielt der Trainer { card-civic-works }: Das brächte 9 STADT.
lesson-espionage-task = Die Karte { card-espionage } kopiert einen Befehl, bis auf Angriff und Zerstören: Kopiere ihn.
lesson-espionage-pass = Dann erhält nur der Trainer 9 STADT. Nimm dir deinen Anteil.
lesson-espionage-otherwise = Antworte mit { card-espionage }.

lesson-winning = Der Sieg
lesson-winning-why = Die Kopie brachte dich von 25 STADT auf 34, und der Trainer hat 24.
lesson-winning-task = Wer am Ende eines Zuges 35 hat, gewinnt: Spiel { card-civic-works }, das bringt 9.
lesson-winning-otherwise = Mit allem, was STADT bringt, gewinnst du jetzt; diese Lektion spielt { card-civic-works }.

lesson-end = Deine STADT steht bei 43, und die Partie ist gewonnen.
lesson-end-next = Sonst braucht es 50 STADT zum Sieg, oder alle anderen STÄDTE fallen auf 0.
