## Das Spiel

name = Stratego
gist = Zwei verborgene Armeen: Erobere die gegnerische Fahne, bevor deine gefunden wird.

## Figuren: .the = Nominativ, .acc = Akkusativ, .dat = Dativ, .mine = „deinen …“, .one = eine solche Figur (Akkusativ),
## .a = Akkusativ mit „ein“

piece-marshal = Feldmarschall
    .plural = Feldmarschälle
    .the = der Feldmarschall
    .acc = den Feldmarschall
    .dat = dem Feldmarschall
    .mine = deinen Feldmarschall
    .one = den Feldmarschall
    .a = einen Feldmarschall
piece-general = General
    .plural = Generäle
    .the = der General
    .acc = den General
    .dat = dem General
    .mine = deinen General
    .one = den General
    .a = einen General
piece-colonel = Oberst
    .plural = Obersten
    .the = der Oberst
    .acc = den Oberst
    .dat = dem Oberst
    .mine = deinen Oberst
    .one = einen Oberst
    .a = einen Oberst
piece-major = Major
    .plural = Majore
    .the = der Major
    .acc = den Major
    .dat = dem Major
    .mine = deinen Major
    .one = einen Major
    .a = einen Major
piece-captain = Hauptmann
    .plural = Hauptleute
    .the = der Hauptmann
    .acc = den Hauptmann
    .dat = dem Hauptmann
    .mine = deinen Hauptmann
    .one = einen Hauptmann
    .a = einen Hauptmann
piece-lieutenant = Leutnant
    .plural = Leutnants
    .the = der Leutnant
    .acc = den Leutnant
    .dat = dem Leutnant
    .mine = deinen Leutnant
    .one = einen Leutnant
    .a = einen Leutnant
piece-sergeant = Unteroffizier
    .plural = Unteroffiziere
    .the = der Unteroffizier
    .acc = den Unteroffizier
    .dat = dem Unteroffizier
    .mine = deinen Unteroffizier
    .one = einen Unteroffizier
    .a = einen Unteroffizier
piece-miner = Mineur
    .plural = Mineure
    .the = der Mineur
    .acc = den Mineur
    .dat = dem Mineur
    .mine = deinen Mineur
    .one = einen Mineur
    .a = einen Mineur
piece-scout = Aufklärer
    .plural = Aufklärer
    .the = der Aufklärer
    .acc = den Aufklärer
    .dat = dem Aufklärer
    .mine = deinen Aufklärer
    .one = einen Aufklärer
    .a = einen Aufklärer
piece-spy = Spionin
    .plural = Spioninnen
    .the = die Spionin
    .acc = die Spionin
    .dat = der Spionin
    .mine = deine Spionin
    .one = die Spionin
    .a = eine Spionin
piece-bomb = Bombe
    .plural = Bomben
    .the = die Bombe
    .acc = die Bombe
    .dat = der Bombe
    .mine = deine Bombe
    .one = eine Bombe
    .a = eine Bombe
piece-flag = Fahne
    .plural = Fahnen
    .the = die Fahne
    .acc = die Fahne
    .dat = der Fahne
    .mine = deine Fahne
    .one = die Fahne
    .a = eine Fahne
piece-unknown = Figur

ranked-piece = { $piece } ({ $symbol })

alt-diamond = Raute
alt-disc = Scheibe

## Aufstellungen

formation-corner-keep = Eckburg
formation-empty-vault = Leerer Tresor
formation-barred-wings = Gesperrte Flügel
formation-left-hook = Linker Haken
formation-scout-storm = Aufklärersturm
formation-middle-vault = Mitteltresor
formation-thin-line = Dünne Linie
formation-twin-posts = Doppelposten
formation-short-fence = Kurzer Zaun
formation-broad-front = Breite Front

aim-corner-keep = Die Fahne links in der Ecke hinter Bomben, rechts eine falsche Burg
aim-empty-vault = Die rechte Ecke wirkt befestigt, doch die Fahne steht woanders
aim-barred-wings = Bomben sperren beide Flügel, sodass der Kampf in die starke Mitte kommt
aim-left-hook = Fast alle Kraft links für einen einzigen schweren Vorstoß
aim-scout-storm = Vorn sechs Aufklärer, um gleich alles zu erfahren, dahinter Offiziere
aim-middle-vault = Die Fahne in der zweiten Reihe zwischen Bomben, die höchsten Ränge davor
aim-thin-line = Zwei Aufklärer weit vorn, die Fahne in der Ecke neben ihrer Bombe
aim-twin-posts = Zwei Posten, damit die einzige Bombe nichts verrät
aim-short-fence = Zwei Bomben schließen die Ecke, alle anderen stehen davor
aim-broad-front = Eine Figur für jede Gasse, die Fahne in der Mitte versteckt

gist-corner-keep = Fahne links, rechts Täuschung
gist-empty-vault = Die starke Ecke ist ein Bluff
gist-barred-wings = Bomben sperren die Flügel
gist-left-hook = Alle Kraft auf der linken Seite
gist-scout-storm = Sechs Aufklärer sehen nach
gist-middle-vault = Fahne eingemauert
gist-thin-line = Fahne in der Ecke bei der Bombe
gist-twin-posts = Zwei Posten, eine Bombe
gist-short-fence = Zwei Bomben schließen die Ecke
gist-broad-front = Für jede Gasse eine Figur

## Optionen einer Partie

option-preset = Regeln
option-preset-house = Haus: siegreiche Verteidigung bleibt verborgen, zwei Verlorene kehren zurück
option-preset-classic = klassisch: jeder Kampf wird angesagt
option-preset-tournament = Turnier: Ränge muss man sich merken, keine endlosen Verfolgungen
option-preset-old-us = alte US-Regeln: 1 ist der höchste Rang

option-army = Armee
option-army-full = volle Armee, 40 Figuren je Seite
option-army-barrage = Barrage, 8 Figuren je Seite, schnell
option-army-duel = Duell, 10 Figuren je Seite, schnell

option-duel-rows = Reihen im Duell
option-duel-rows-3 = Aufstellung in 3 Reihen
option-duel-rows-4 = Aufstellung in 4 Reihen

option-default = wie üblich

option-numbering = Zahlen
option-numbering-ten-high = 10 ist der Feldmarschall
option-numbering-one-high = 1 ist der Feldmarschall

option-spy-attack = Angriff der Spionin
option-spy-attack-marshal = schlägt nur den Feldmarschall
option-spy-attack-any-rank = schlägt alles außer Bomben

option-spy-vs-spy = Spionin gegen Spionin
option-spy-vs-spy-both-removed = beide fallen
option-spy-vs-spy-attacker-wins = der Angriff gewinnt

option-aggressor-advantage = Gleiche Ränge
option-aggressor-advantage-off = beide fallen
option-aggressor-advantage-on = der Angriff gewinnt

option-silent-defense = Siegreiche Verteidigung
option-silent-defense-off = wird angesagt
option-silent-defense-on = bleibt geheim

option-rescue = Rettung
option-rescue-off = geschlagene Figuren bleiben draußen
option-rescue-limited = zwei dürfen zurück, für Figuren auf der gegnerischen Grundreihe
option-rescue-open = unbegrenzt, eine je Einzug

option-scout = Aufklärer
option-scout-run-and-attack = dürfen am Ende eines Laufs angreifen
option-scout-run-or-attack = laufen oder greifen an

option-two-square = Hin und Her
option-two-square-0 = unbegrenzt
option-two-square-crossings = { $count }-mal in Folge über dieselbe Grenze

option-more-squares = Verfolgungen
option-more-squares-off = unbegrenzt
option-more-squares-on = dürfen keine Stellung wiederholen

option-memory-aid = Gedächtnishilfe
option-memory-aid-on = der Spielplan merkt sich Aufgedecktes
option-memory-aid-off = du musst es dir merken

option-both-stuck = Keine Seite kann ziehen
option-both-stuck-loss = die Seite am Zug verliert
option-both-stuck-draw = die Partie endet unentschieden

choose-classic = Klassisch
choose-quick = Schnell
choose-house = Hausregeln
choose-open-rescue = Offene Rettung

preset-house = Hausregeln
preset-classic = Klassische Regeln
preset-tournament = Turnierregeln
preset-old-us = Alte US-Regeln

army-full = volle Armee
army-barrage = Barrage
army-duel = Duell

terms-duel-rows = { $army } in { $number } Reihen
terms-unused-rows = { $army } ({ $number } Reihen: nur im Duell)

changed-numbering = Zahlen: { $meaning }
changed-spy-attack = Angriff der Spionin: { $meaning }
changed-spy-vs-spy = Spionin gegen Spionin: { $meaning }
changed-aggressor-advantage = gleiche Ränge: { $meaning }
changed-silent-defense = siegreiche Verteidigung: { $meaning }
changed-rescue = Rettung: { $meaning }
changed-scout = Aufklärer: { $meaning }
changed-two-square = Hin und Her: { $meaning }
changed-more-squares = Verfolgungen: { $meaning }
changed-memory-aid = Gedächtnishilfe: { $meaning }
changed-both-stuck = keine Seite kann ziehen: { $meaning }

## Der Spielplan

title-set-up = { name }: Aufstellung
title-play = { name }: Zug { $number }
title-over = { name }: Die Partie ist vorbei

status-won = { $who } hat die Partie gewonnen.
status-no-result = { no-result }.
status-draw = { draw }.
status-arrange = Warten auf die geheime Aufstellung: { LIST($names) }
status-move = { $who } ist am Zug
status-rescue = { $who } darf eine geschlagene Figur zurückholen

no-result = Die Partie hat kein Ergebnis
draw = Die Partie endet unentschieden

draw-open =
    { $reader ->
        [offerer] Du bietest Unentschieden an. { $other } kann annehmen oder mit einem Zug ablehnen.
        [other] { $who } bietet Unentschieden an. Du kannst annehmen oder mit einem Zug ablehnen.
       *[nobody] { $who } bietet Unentschieden an. { $other } kann annehmen oder mit einem Zug ablehnen.
    }
draw-without-attack =
    { $count ->
        [one] Ohne Angriff endet die Partie in { $count } Zug unentschieden.
       *[other] Ohne Angriff endet die Partie in { $count } Zügen unentschieden.
    }
draw-by-limit =
    { $count ->
        [one] Die Partie endet in { $count } Zug unentschieden.
       *[other] Die Partie endet in { $count } Zügen unentschieden.
    }

known-pieces = { ranked-piece } { $squares }
fact-hidden = Verborgen auf { $squares }
fact-moved = Gezogen und noch verborgen auf { $squares }
fact-seen = Der Gegenseite bekannt auf { $squares }
square-range = { $start } bis { $end }
fact-beaten = { $square } hat { LIST($pieces) } geschlagen
beaten-piece = { FORM($piece, "one") } ({ $symbol })
fact-left =
    { $count ->
        [one] Noch { $count } Figur
       *[other] Noch { $count } Figuren
    }
fact-lost = Verloren: { LIST($pieces) }
fact-lost-nothing = Nichts verloren
counted-piece =
    { $count ->
        [one] { $count } { $piece }
       *[other] { $count } { FORM($piece, "plural") }
    }
fact-came-back =
    { $count ->
        [one] { $count } geschlagene Figur ist zurück
       *[other] { $count } geschlagene Figuren sind zurück
    }

began-as = Aufstellung von { $who }, vorderste Reihe zuerst
turning-point = Wendepunkt
turning-point-text = Zug { $move }: { $fight }

## Die Ansicht

title-arrange = Stell deine Seite auf, dann drück { ready }
title-ready = Bereit, warten auf { $enemy }
title-move = Du bist am Zug
title-move-column = Du bist am Zug: Wähle eine Spalte
title-rescue = Eine Figur zurückholen?
title-waiting = Warten auf { $enemy }
title-won = Du hast die Partie gewonnen
title-lost = Du hast die Partie verloren

advice-arrange = Deine Figuren tragen die { $shape }. Wähle eine Aufstellung oder tausche zwei Felder, dann drück **{ ready }**. Sonst sieht niemand deine Seite.
advice-ready = Deine Seite steht. Es geht los, wenn auch { $enemy } bereit ist.
advice-move = **Du bist am Zug, { $who }.** Wähle eine Figur und dann, wohin sie zieht.
advice-rescue = Deine Figur auf { $square } hat die gegnerische Grundreihe erreicht. Du darfst eine geschlagene Figur auf ein leeres Feld deiner vier Reihen zurückholen. Alle erfahren, welche es ist.
advice-rescue-by-scout = Dein Aufklärer auf { $square } hat die gegnerische Grundreihe erreicht. Aufklärer holen niemanden zurück. Drück **{ return-nobody }**: So sieht niemand, dass es ein Aufklärer ist.

enemy-is-ready = { $enemy } ist bereit und wartet.
enemy-sets-up = { $enemy } stellt ebenfalls geheim auf.
you-move-first = Du ziehst zuerst.
changes-left =
    { $count ->
        [0] Du kannst sie nicht mehr ändern.
        [1] Du kannst sie noch einmal ändern.
       *[other] Du kannst sie noch { $count }-mal ändern.
    }

your-formation = Deine Aufstellung, vorderste Reihe zuerst
your-army = Deine Armee
formations-to-choose = Aufstellungen zur Wahl

your-army-piece =
    { $count ->
        [one] **{ $symbol }** { $count } { $piece }
       *[other] **{ $symbol }** { $count } { FORM($piece, "plural") }
    }
aimed-formation = { $number } **{ $formation }**: { $aim }

## Worte zu Bildern

alt-picked = Gewählt: { $square }.
alt-may-choose = Du kannst { $squares } wählen.
alt-may-go = Sie kann nach { $squares } ziehen.
alt-may-come-back = Eine Figur kann auf { $squares } zurückkommen.
alt-may-swap = Sie kann den Platz tauschen mit { $squares }.
alt-may-attack = Sie kann { $squares } angreifen.
alt-last-move = Letzter Zug: { $start } nach { $end }.
alt-rows = Reihe { $first } bis { $last } von oben.
alt-fact = { $who }: { $fact }
alt-is-ready = { $who } ist bereit.
alt-sets-up = { $who } stellt geheim auf.
alt-own-pieces = Deine { $count } Figuren, { $shape }, von links nach rechts.
alt-row = Reihe { $number }: { $symbols }.
alt-formation = Du hast die Aufstellung { $formation }.
alt-formations = Aufstellungen zur Wahl.
alt-turning-point = Wendepunkt: { $fight }

## Auswahl

ready = Bereit
ready-hint = Es geht los, sobald beide bereit sind
ready-question = Deine Fahne steht in der vordersten Reihe, wo jede Figur sie erreichen kann. Willst du so beginnen?
not-ready = Nicht bereit
not-ready-hint = Weiter aufstellen
mirror = Spiegeln
mirror-hint = Links und rechts tauschen
shuffle = Mischen
shuffle-hint = Eine neue Aufstellung, wie Menschen sie wählen

choose-formation = Aufstellung wählen
choose-formation-question = **Welche Aufstellung?**
numbered-formation-gist = { $number } { $formation }: { $gist }
numbered-formation = { $number } { $formation }
choice-formation = { $formation } nehmen

swap-squares = Zwei Felder tauschen
square-with-piece = { $square } { $piece }
square-empty = { $square } (leer)
swap-column = In welcher Spalte ist die erste Figur?
swap-which = Welche Figur tauschst du?
which-piece = Welche Figur in Spalte { $column }?
swap-other-column = { $square } tauschen: In welcher Spalte ist das andere Feld?
swap-other = { $square } mit welchem Feld tauschen?
swap-with = mit { $square }
choice-swap = { $square } mit { $other } tauschen

standing-piece = { $piece } { $square }
where-to-go = Wohin zieht { FORM($piece, "the") } auf { $square }?
to-square = nach { $square }
attack-square = { $square } angreifen: { $known }
choice-move = { $piece } { $start } nach { $end }
choice-move-question = { $piece } von { $start } nach { $end } ziehen?
choice-attack = { $piece } { $start } greift { $end } an
choice-attack-question = Mit { FORM($piece, "dat") } auf { $start } das Feld { $end } angreifen? Dort steht: { $known }.
attack-hint = { CAPITAL($known) }
unknown-piece =
    { $moved ->
        [true] unbekannt, hat gezogen
       *[false] unbekannt
    }
unknown-piece-that-beat =
    { $moved ->
        [true] unbekannt, hat { LIST($pieces) } geschlagen, hat gezogen
       *[false] unbekannt, hat { LIST($pieces) } geschlagen
    }

return-column = In welche Spalte kommt { FORM($piece, "the") } zurück?
return-where = Wohin kommt { FORM($piece, "the") } zurück?
return-square = Welches Feld in Spalte { $column }?
return-hint = Alle erfahren, welche Figur es ist
choice-return = { $piece } auf { $square } zurückholen
return-nobody = Niemanden zurückholen
return-nobody-hint = Dein Zug endet

offer-draw = Unentschieden anbieten
offer-draw-hint = Dann zieh; die Gegenseite kann annehmen
accept-draw = Unentschieden annehmen
accept-draw-hint = Beendet die Partie
accept-draw-question = Unentschieden annehmen? Die Partie endet sofort, und niemand gewinnt.
decline-draw = Unentschieden ablehnen
decline-draw-hint = Auch ein Zug lehnt es ab

## Aufstellungen als Text

write-formation = Aufstellung eintippen
field-formation = Aufstellung
write-hint-full = Vier Zeilen mit zehn Zeichen, vorderste Reihe zuerst; oder: tausche a1 d4
write-hint-small = Vier Zeilen mit zehn Zeichen, vorderste Reihe zuerst, . für leer; oder: tausche a1 d4
typed-swap = tausche tauschen tausch
typed-between = nach auf mit und gegen schlägt greift an
save-formation = Diese Aufstellung speichern
saved-formations = Gespeicherte Aufstellungen
use-saved-formation = Eine deiner Aufstellungen nehmen
no-saved-formation = Für diese Partie hast du noch keine Aufstellung gespeichert.

## Was geschah

set-up-began =
    { $reader ->
        [red] Du ziehst zuerst, gegen ● { $blue }.
        [blue] ◆ { $red } zieht zuerst, gegen dich.
       *[nobody] ◆ { $red } zieht zuerst, gegen ● { $blue }.
    }
arranged-preset = Du nimmst die Aufstellung { $formation }.
arranged-text = Du änderst deine ganze Seite.
arranged-swap = Du tauschst zwei Felder.
arranged-mirror = Du spiegelst deine Seite.
arranged-random = Du mischst deine Seite neu.
became-ready =
    { $who ->
        [you] Du bist bereit.
       *[other] { $who } ist bereit.
    }
became-unready =
    { $who ->
        [you] Du stellst wieder um.
       *[other] { $who } stellt wieder um.
    }
play-began =
    { $who ->
        [you] Es geht los. Du ziehst zuerst.
       *[other] Es geht los. { $who } zieht zuerst.
    }
moved =
    { $who ->
        [you] Du ziehst von { $start } nach { $end }.
       *[other] { $who } zieht von { $start } nach { $end }.
    }
moved-running =
    { $who ->
        [you] Du läufst mit einem Aufklärer von { $start } nach { $end }.
       *[other] { $who } läuft mit einem Aufklärer von { $start } nach { $end }.
    }

fought-flag =
    { $reader ->
        [attacker] Du greifst { $end } von { $start } aus mit { FORM($attacker, "dat") } an und eroberst die Fahne von { $enemy }!
        [defender] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und erobert deine Fahne!
       *[nobody] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und erobert die Fahne von { $enemy }!
    }
fought-attacker =
    { $reader ->
        [attacker] Du greifst { $end } von { $start } aus mit { FORM($attacker, "dat") } an und schlägst { FORM($defender, "acc") } von { $enemy }.
        [defender] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und schlägt { FORM($defender, "mine") }.
       *[nobody] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und schlägt { FORM($defender, "acc") } von { $enemy }.
    }
fought-defender =
    { $reader ->
        [attacker] Du greifst { $end } von { $start } aus mit { FORM($attacker, "dat") } an und verlierst gegen { FORM($defender, "acc") } von { $enemy }.
        [defender] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und verliert gegen { FORM($defender, "mine") }.
       *[nobody] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und verliert gegen { FORM($defender, "acc") } von { $enemy }.
    }
fought-defender-hidden =
    { $reader ->
        [attacker] Du greifst { $end } von { $start } aus mit { FORM($attacker, "dat") } an und verlierst gegen { FORM($defender, "acc") } von { $enemy }. Diese Figur bleibt verborgen.
        [defender] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und verliert gegen { FORM($defender, "mine") }. Diese Figur bleibt verborgen.
       *[nobody] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und verliert gegen { FORM($defender, "acc") } von { $enemy }. Diese Figur bleibt verborgen.
    }
fought-both-removed =
    { $reader ->
        [attacker] Du greifst { $end } von { $start } aus mit { FORM($attacker, "dat") } an und triffst auf { FORM($defender, "acc") } von { $enemy }: Beide fallen.
        [defender] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und trifft auf { FORM($defender, "mine") }: Beide fallen.
       *[nobody] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und trifft auf { FORM($defender, "acc") } von { $enemy }: Beide fallen.
    }
fought-unknown =
    { $reader ->
        [attacker] Du greifst { $end } von { $start } aus mit { FORM($attacker, "dat") } an und verlierst. Die Figur von { $enemy } bleibt verborgen.
        [defender] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und verliert. Deine Figur bleibt verborgen.
       *[nobody] { $who } greift { $end } von { $start } aus mit { FORM($attacker, "dat") } an und verliert. Die Figur von { $enemy } bleibt verborgen.
    }

remembered-flag =
    { $reader ->
        [attacker] Du greifst { $end } von { $start } aus an und eroberst die Fahne von { $enemy }!
        [defender] { $who } greift { $end } von { $start } aus an und erobert deine Fahne!
       *[nobody] { $who } greift { $end } von { $start } aus an und erobert die Fahne von { $enemy }!
    }
remembered-attacker =
    { $who ->
        [you] Du greifst { $end } von { $start } aus an und gewinnst.
       *[other] { $who } greift { $end } von { $start } aus an und gewinnt.
    }
remembered-defender =
    { $who ->
        [you] Du greifst { $end } von { $start } aus an und verlierst.
       *[other] { $who } greift { $end } von { $start } aus an und verliert.
    }
remembered-both-removed =
    { $who ->
        [you] Du greifst { $end } von { $start } aus an, und beide Figuren fallen.
       *[other] { $who } greift { $end } von { $start } aus an, und beide Figuren fallen.
    }
remembered-rescue =
    { $who ->
        [you] Du holst eine geschlagene Figur auf { $square } zurück.
       *[other] { $who } holt eine geschlagene Figur auf { $square } zurück.
    }

rescue-offered =
    { $who ->
        [you] Du erreichst auf { $square } die gegnerische Grundreihe.
       *[other] { $who } erreicht auf { $square } die gegnerische Grundreihe.
    }
rescued =
    { $who ->
        [you] Du holst { FORM($piece, "a") } auf { $square } zurück.
       *[other] { $who } holt { FORM($piece, "a") } auf { $square } zurück.
    }
rescue-declined =
    { $who ->
        [you] Du holst niemanden zurück.
       *[other] { $who } holt niemanden zurück.
    }
draw-offered =
    { $who ->
        [you] Du bietest Unentschieden an.
       *[other] { $who } bietet Unentschieden an.
    }
draw-declined =
    { $who ->
        [you] Du lehnst das Unentschieden ab.
       *[other] { $who } lehnt das Unentschieden ab.
    }

## Das Ende

no-moves-left =
    { $who ->
        [you] Du kannst nicht mehr ziehen.
       *[other] { $who } kann nicht mehr ziehen.
    }
drawn-agreed = Die Partie endet unentschieden: Beide sind sich einig.
drawn-both-immobile = Die Partie endet unentschieden: Keine Seite kann mehr ziehen.
drawn-quiet = Die Partie endet unentschieden: Zu lange hat niemand angegriffen.
drawn-max-plies = Die Partie endet unentschieden: Die Höchstzahl der Züge ist erreicht.
drawn-void = Die Partie wurde vor dem ersten Zug aufgegeben, darum hat niemand gewonnen oder verloren.
won =
    { $who ->
        [you] Du hast die Partie gewonnen.
       *[other] { $who } hat die Partie gewonnen.
    }
both-began-as = ◆ begann als { $red }; ● als { $blue } (vorderste Reihe zuerst).

## Gründe eines Tipps

hint-taken = Du hast die Figur auf { $square } geschlagen.
hint-lost = Du hast die Figur verloren, die { $square } angriff.
hint-learned = Du hast erfahren, was auf { $square } stand.
hint-target = Du konntest danach die Figur auf { $square } schlagen.
hint-danger = Die Gegenseite konnte danach deine Figur auf { $square } schlagen.
hint-no-danger = Deine Figur auf { $square } war nicht mehr in Gefahr, geschlagen zu werden.
hint-prey =
    { $count ->
        [one] Du warst noch { $count } Feld von der Figur auf { $square } entfernt, die du schlagen würdest.
       *[other] Du warst noch { $count } Felder von der Figur auf { $square } entfernt, die du schlagen würdest.
    }
hint-hunter =
    { $count ->
        [one] Die Figur auf { $square }, die dich schlagen würde, war { $count } Feld entfernt statt { $before }.
       *[other] Die Figur auf { $square }, die dich schlagen würde, war { $count } Felder entfernt statt { $before }.
    }
hint-home =
    { $count ->
        [one] Eine fremde Figur war nahe bei deiner Fahne, und du warst noch { $count } Feld von ihr entfernt.
       *[other] Eine fremde Figur war nahe bei deiner Fahne, und du warst noch { $count } Felder von ihr entfernt.
    }
hint-back =
    { $count ->
        [one] Du warst noch { $count } Feld von deiner Fahne entfernt.
       *[other] Du warst noch { $count } Felder von deiner Fahne entfernt.
    }
hint-plies =
    { $count ->
        [one] Du hattest danach { $count } Zug zur Wahl statt { $before }.
       *[other] Du hattest danach { $count } Züge zur Wahl statt { $before }.
    }
hint-distance =
    { $count ->
        [one] Du warst noch { $count } Feld von der Figur auf { $square } entfernt.
       *[other] Du warst noch { $count } Felder von der Figur auf { $square } entfernt.
    }
hint-mobile =
    { $count ->
        [one] Ohne Fahne und Bomben hast du noch { $count } Figur, die Gegenseite { $before }.
       *[other] Ohne Fahne und Bomben hast du noch { $count } Figuren, die Gegenseite { $before }.
    }

moment-set-up = Aufstellung
moment-moves = Züge { $first } bis { $last }

score-red = ◆, vorderste Reihe
score-blue = ●, vorderste Reihe
score-legend =
    b4-b5 ist ein Zug. b4xb5 9+3 ist ein Angriff: + gewonnen, - verloren, = beide gefallen, # Fahne erobert;
    ? nicht angesagt. R3@a1 ist eine Figur, die zurückkam, (=) ein angebotenes Unentschieden.

## Worte in Bildern

plate-ready = ist bereit
plate-set-up = stellt geheim auf
plate-left = noch { $count }
plate-back = +{ $count }
plate-rescued = { $piece } da
fight-unknown = Verteidigung hält
fight-flag = Fahne erobert
fight-both-removed = Beide fallen
fight-won =
    { $rank ->
        [none] { $attacker } schlägt { $defender }
       *[other] { $attacker } schlägt { $rank }
    }
fight-lost =
    { $rank ->
        [none] { $attacker } fällt gegen { $defender }
       *[other] { $attacker } fällt gegen { $rank }
    }
fight-won-short =
    { $rank ->
        [none] Schlägt { $defender }
       *[other] Schlägt { $rank }
    }
fight-lost-short =
    { $rank ->
        [none] Fällt gegen { $defender }
       *[other] Fällt gegen { $rank }
    }
picture-move = Zug { $move }

picture-won =
    { $winner ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    }
picture-draw = Unentschieden
picture-no-result = Kein Ergebnis
picture-reason = { $reason } · Zug { $move }
reason-flag = Die Fahne ist erobert
reason-no-moves =
    { $named ->
        [true] { $loser } kann nicht ziehen
       *[false] Die Gegenseite kann nicht ziehen
    }
reason-resigned =
    { $named ->
        [true] { $loser } hat aufgegeben
       *[false] Die Gegenseite hat aufgegeben
    }
reason-agreed = Beide sind sich einig
reason-both-immobile = Niemand kann ziehen
reason-quiet = Zu lange kein Angriff
reason-max-plies = Höchstzahl der Züge erreicht
reason-void = Es ging nie los

in-army = In der Armee einer Seite
picture-army-full = Voll
picture-army-barrage = Barrage
picture-army-duel = Duell

## Figuren in `/card`

power-marshal = Der höchste Rang. Er schlägt jede Figur, die er angreift, außer Bomben und dem anderen Feldmarschall. Greift eine Spionin ihn an, gewinnt sie.
power-general = Der zweite Rang; nur der Feldmarschall steht darüber. { power-soldier }
power-colonel = { power-soldier }
power-major = { power-soldier }
power-captain = { power-soldier }
power-lieutenant = { power-soldier }
power-sergeant = { power-soldier }
power-miner = Die einzige Figur, die eine Bombe entschärft; danach steht sie auf deren Feld. { power-soldier }
power-scout = Er läuft beliebig viele leere Felder geradeaus und darf am Ende des Laufs angreifen; nach den alten US-Regeln nur eine Figur direkt neben sich. Ein Lauf von zwei Feldern oder mehr zeigt allen, dass es ein Aufklärer ist. Er schlägt die Spionin und erobert die Fahne.
power-spy = Wird sie angegriffen, verliert sie immer. Greift sie den Feldmarschall an, gewinnt sie; nach den Hausregeln gewinnt sie gegen jeden Rang, den sie angreift, aber nicht gegen Bomben.
power-bomb = Sie zieht nie. Wer sie angreift, fällt, nur ein Mineur entschärft sie. Sie bleibt stehen, auch wenn sie hochgegangen ist.
power-flag = Sie zieht nie. Wer die gegnerische Fahne mit irgendeiner Figur erobert, gewinnt die Partie.
power-soldier = Diese Figur zieht ein Feld nach oben, unten, links oder rechts und schlägt jeden niedrigeren Rang, den sie angreift.

card-rank = Rang
card-counts = Wie viele eine Seite hat
card-sign = Das Zeichen ist { $symbol }.
card-number = Die Zahl ist { $symbol }, oder { $other }, wo 1 der höchste Rang ist.
card-counts-text =
    { $full } in der vollen Armee, { $barrage ->
        [0] keine
       *[other] { $barrage }
    } in Barrage, { $duel ->
        [0] keine
       *[other] { $duel }
    } im Duell
card-alt = { $piece } einer der beiden Seiten. { $rank }
card-line = **{ $piece }** · { $counts }: { $power }

## Ablehnungen

refusal-bad-formation =
    Diese Aufstellung geht nicht, darum bleibt deine unverändert:
    { $problems }
    Verbessere sie und füge sie noch einmal ein.
refusal-immobile = Bomben und Fahnen ziehen nie. Wähle eine andere Figur.
refusal-lake = Dieses Feld ist ein See, den keine Figur betreten kann. Wähle ein anderes Feld.
refusal-more-squares = Damit würde sich eine Stellung dieser Verfolgung wiederholen. Greif an, zieh direkt zurück oder zieh woandershin.
refusal-no-own-piece = Auf diesem Feld hast du keine Figur. Nenne eine deiner Figuren und dann, wohin sie zieht.
refusal-no-piece-can-move = Keine deiner Figuren könnte ziehen. Lass einer einen Weg offen, dann drück **{ ready }**.
refusal-not-straight = Figuren ziehen geradeaus: nach oben, unten, links oder rechts. Wähle ein Feld in einer Linie mit der Figur.
refusal-off-board = Dieses Feld gibt es nicht: Der Spielplan geht von a1 bis j10. Nenne zwei Felder, etwa `b4 b5`.
refusal-outside-zone =
    { $count ->
        [one] Auf { LIST($squares) } kannst du nicht aufstellen. Wähle Felder in deinen eigenen Reihen.
       *[other] Auf { LIST($squares) } kannst du nicht aufstellen. Wähle Felder in deinen eigenen Reihen.
    }
refusal-own-target = Dort steht eine deiner eigenen Figuren. Wähle ein anderes Feld.
refusal-path-blocked = Da ist etwas im Weg. Ein Aufklärer läuft nur über leere Felder, nicht über Figuren oder Seen.
refusal-run-attack = Nach diesen Regeln kann ein Aufklärer, der läuft, nicht angreifen. Greif direkt daneben an oder halte davor an.
refusal-too-far = Nur Aufklärer ziehen mehr als ein Feld. Wähle ein Feld direkt neben der Figur.
refusal-too-many-changes = Du hast deine Seite so oft geändert, wie eine Partie es erlaubt. Drück **{ ready }** und beginne damit.
refusal-two-square = Diese Figur ist zu oft hin und her gezogen. Zieh sie woandershin oder zieh erst eine andere.
refusal-unreadable-move = { $text } ist kein Zug. Nenne zwei Felder, etwa `b4 b5`.

problem-lines =
    { $count ->
        [one] sie hat { $count } Zeile statt { $wanted }
       *[other] sie hat { $count } Zeilen statt { $wanted }
    }
problem-length = Zeile { $line } hat { $count } Zeichen statt { $wanted }
problem-symbol = in Zeile { $line } steht { $text }, was keine Figur dieser Partie ist
problem-zone = Zeile { $line } liegt außerhalb deiner Reihen und muss leer sein
problem-count =
    { $count ->
        [one] sie hat { $count } { $piece } statt { $wanted }
       *[other] sie hat { $count } { FORM($piece, "plural") } statt { $wanted }
    }
problem-more = und weitere Fehler dieser Art

## Regeln

topic-overview = Überblick
rules-overview =
    Zwei Armeen stehen auf einem Spielplan mit 10 mal 10 Feldern, und keine sieht, was die Figuren der anderen sind. **Erobere die gegnerische Fahne**, und du gewinnst; du gewinnst auch, wenn die Gegenseite nicht mehr ziehen kann.

    Zuerst stellen beide geheim auf. Dann zieht ihr abwechselnd, ◆ vor ●: eine Figur, ein Zug. Wer auf eine gegnerische Figur zieht, greift sie an, und der höhere Rang gewinnt.

    Der öffentliche Spielplan zeigt, was alle wissen dürfen. **{ my-hand }** zeigt deine eigenen Figuren und alles, was du tun kannst; nur du siehst das.

topic-set-up = Aufstellen
rules-set-up =
    Die Reihen 1 bis 4 gehören ◆, die Reihen 7 bis 10 gehören ●; wer welche Seite bekommt, wird ausgelost. Du beginnst mit einer Aufstellung, wie Menschen sie wählen. Wähle eine mit Namen, *spiegle* deine, lass dir eine andere *mischen* oder *tausche* zwei Felder, bis sie dir gefällt, dann drück **{ ready }**. Bis die Gegenseite bereit ist, kannst du das zurücknehmen.

    Die volle Armee füllt alle vier Reihen. In Barrage stehen die acht Figuren irgendwo darin; im Duell stehen die zehn in den drei Reihen, die dir am nächsten sind, wenn nicht vier vereinbart wurden.

    Mindestens eine Figur muss ziehen können. Eine Seite darf es sich 300-mal anders überlegen, das ist reichlich.

topic-formations-as-text = Aufstellungen als Text
rules-formations-as-text =
    Eine Aufstellung besteht aus vier Zeilen mit zehn Zeichen: vorderste Reihe zuerst, von links nach rechts, wie du auf den Spielplan siehst: von a bis j für ◆, von j bis a für ●. Leerzeichen, Kommas und Striche zählen nicht, auch nicht Groß und Klein; ein Punkt ist ein leeres Feld einer kleinen Armee. X ist der Feldmarschall, wo 10 der höchste Rang ist; `10` geht auch.

    Deine Ansicht zeigt deine Aufstellung als solchen Text; was du dort oder aus dem Verlauf kopierst, wird so gelesen, wie es ist. Hat ein Text Fehler, erfährst du alle, und nichts ändert sich.

topic-moving = Ziehen
rules-moving =
    Eine Figur zieht ein Feld nach oben, unten, links oder rechts, nie schräg. Sie kann kein Feld mit einer eigenen Figur betreten und nicht über die beiden **Seen** ziehen (c5 bis d6 und g5 bis h6). Bomben und die Fahne ziehen nie.

    Ein **Aufklärer** läuft geradeaus so viele leere Felder, wie du willst, und darf am Ende des Laufs angreifen. Nach den alten US-Regeln läuft er oder greift an, nicht beides in einem Zug. Ein Lauf von zwei Feldern oder mehr verrät allen, dass es ein Aufklärer ist.

topic-attacking = Angreifen
rules-attacking =
    Zieh auf eine gegnerische Figur, um sie anzugreifen.
    • Der höhere Rang gewinnt, und die unterlegene Figur kommt vom Spielplan. Gewinnt der Angriff, rückt die Figur auf das Feld; gewinnt die Verteidigung, bleibt sie, wo sie ist.
    • Bei gleichen Rängen fallen beide, außer es ist vereinbart, dass der Angriff gewinnt.
    • Wer eine **Bombe** angreift, fällt, und die Bombe bleibt; nur ein **Mineur** entschärft sie.
    • Eine **Spionin**, die den Feldmarschall angreift, gewinnt. Nach den Hausregeln gewinnt sie gegen jeden Rang, den sie angreift, auch gegen die andere Spionin, aber nie gegen eine Bombe. Wird sie angegriffen, verliert sie.
    • Jede Figur, die zieht, kann die **Fahne** erobern und damit die Partie gewinnen.

topic-what-is-revealed = Was aufgedeckt wird
rules-what-is-revealed =
    Gewöhnlich sehen alle beide Ränge, wenn Figuren kämpfen.

    Mit **stiller Verteidigung** (Hausregeln) bleibt eine siegreiche Verteidigung geheim, außer ein Aufklärer griff an: Du erfährst nur, dass sie hält. Der Rang des Angriffs wird immer gezeigt.

    Mit der **Gedächtnishilfe** behält der Spielplan, was aufgedeckt wurde: Ränge, welche verborgenen Figuren gezogen haben (Fußspuren: weder Bombe noch Fahne) und den höchsten Rang, den eine verborgene Figur geschlagen hat, durchgestrichen auf ihrem Rücken. Ein Auge auf deiner eigenen Figur heißt, dass die Gegenseite sie kennt. Ohne diese Hilfe verblasst ein Rang nach deinem nächsten Zug.

topic-rescue = Rettung
rules-rescue =
    Nach den Hausregeln darf eine Figur, die die gegnerische Grundreihe betritt, eine deiner geschlagenen Figuren zurückholen, auf ein leeres Feld deiner vier Reihen; alle erfahren, welche es ist. Du darfst es auch lassen.

    { "*" }Begrenzt*: nicht durch Aufklärer, jede Figur einmal, zweimal je Partie und Seite, und keine Bombe kommt zurück. *Offen*: durch jede Figur bei jedem Einzug, und jede geschlagene Figur.

    Einem Aufklärer, den noch niemand erkannt hat, wird eine Rettung nur zum Schein angeboten: Er kann nur ablehnen, und nichts wird verraten.

topic-repeating-moves = Züge wiederholen
rules-repeating-moves =
    { "**" }Hin und Her**: Eine Figur darf dieselbe Grenze zwischen zwei Feldern nur so oft in Folge überqueren: 5-mal nach den Hausregeln, 2-mal klassisch, 3-mal im Turnier, unbegrenzt nach den alten US-Regeln. Ein anderer Zug dazwischen lässt die Zählung neu beginnen.

    { "**" }Verfolgungen** (Turnier): Eine Figur, die immer weiter droht, darf keine Stellung derselben Verfolgung wiederholen, aber direkt zurückziehen. Schlagen ist immer erlaubt.

    Was du nicht wiederholen darfst, wird nicht angeboten; tippst du es, erfährst du, warum.

topic-the-end = Das Ende
rules-the-end =
    • Wer die Fahne erobert, gewinnt.
    • Wer am Zug ist und nicht ziehen kann, verliert, selbst wenn die andere Seite es auch nicht könnte; nach den Turnierregeln ist das ein Unentschieden.
    • Lange Zeit ohne Angriff ist ein Unentschieden: 200 Züge beider Seiten zusammen (Barrage 100, Duell 120).
    • Ebenso endet die Partie mit der Höchstzahl aller Züge: 2000 (Barrage 600, Duell 800).
    • Du darfst mit deinem Zug Unentschieden anbieten, einmal in 20 Zügen; das Angebot steht, bis die Gegenseite antwortet oder zieht.
    • Du darfst jederzeit aufgeben.
    • Läuft in einem Zug die Zeit ab, wird für dich gespielt: Eine Rettung wird abgelehnt, sonst kommt ein erlaubter Zug, der am wenigsten verrät. Beim dritten Mal in Folge ist die Partie verloren. Die Admins eines Servers können es so einstellen, dass die Partie schon beim ersten Mal verloren ist oder die Gegenseite entscheidet.

    Wenn die Partie vorbei ist, sehen alle beide Aufstellungen.

topic-presets = Regelwerke
rules-presets =
    { "**" }Klassisch**, die üblichen Regeln: Alle sehen beide Figuren eines Kampfes, eine angreifende Spionin schlägt nur den Feldmarschall, und der Spielplan behält, was aufgedeckt wurde (Gedächtnishilfe).
    { "**" }Haus**: Siegreiche Verteidigung bleibt verborgen (stille Verteidigung), zwei geschlagene Figuren dürfen zurück (Rettung), und eine angreifende Spionin schlägt jeden Rang. Mit Gedächtnishilfe.
    { "**" }Turnier**: wie klassisch, mit der Regel gegen endlose Verfolgungen und ohne Gedächtnishilfe: Bis die Partie vorbei ist, wiederholt kein Spielplan, kein Verlauf und kein Nachspielen einen Rang, der vor deinem letzten Zug gezeigt wurde. Kann keine Seite ziehen, ist es ein Unentschieden.
    { "**" }Alte US-Regeln**: wie klassisch, mit 1 als höchstem Rang und Aufklärern, die laufen oder angreifen. Eine Figur darf unbegrenzt hin und her ziehen.

    Jede Regel lässt sich mit einer eigenen Option ändern. `army` wählt die volle Armee, **Barrage** (Feldmarschall, General, Mineur, zwei Aufklärer, Spionin, Bombe, Fahne) oder **Duell** (zwei Mineure und zwei Bomben statt je einer).

topic-typing = Tippen
rules-typing = Alles lässt sich tippen: `/play` ergänzt, was du tun kannst, etwa `{ piece-scout } b4 nach b9`; Felder genügen, etwa `b4 b9`. Felder behalten ihre Namen, wie auch immer das Bild gedreht ist: Buchstaben a bis j von links aus Sicht von ◆, Reihen 1 bis 10 von der Seite von ◆ aus.

## Die Lektion

lesson-army = Deine Armee
lesson-army-explained = Diese zehn Figuren gehören dir, und nur du siehst, was sie sind; wer die andere Fahne erobert, gewinnt.
lesson-army-task = In einer Partie stellst du auf, wie du willst; jetzt drück **{ choose-formation }**, dann **1 { formation-short-fence }**.
lesson-army-ready = Drück zuerst **{ choose-formation }** → **1 { formation-short-fence }**.
lesson-army-arranged = In einer Partie geht das. Für diese Lektion wähle die Aufstellung { formation-short-fence }.
lesson-army-otherwise = Auch das ist eine gute Aufstellung. Für diese Lektion wähle { formation-short-fence }.

lesson-ready = Die Fahne hinter Bomben
lesson-ready-explained = Deine Fahne steht jetzt auf a1, hinter Bomben auf a2 und b1. Bomben ziehen nie, und nur ein Mineur entschärft sie.
lesson-ready-task = Der Trainer hat geheim aufgestellt und ist bereit. Drück { ready }, und es geht los.
lesson-ready-otherwise = Diese Aufstellung passt. Drück { ready }.

lesson-draw = Für ein Unentschieden gibt es keinen Grund.

lesson-scouting = Aufklärung
lesson-scouting-explained = Eine Figur zieht ein Feld. Nur ein Aufklärer läuft, so weit seine Linie frei ist, und darf am Ende angreifen.
lesson-scouting-task = Greif e9 mit dem Aufklärer auf e3 an. Vielleicht fällt er, doch ein Kampf zeigt allen beide Figuren.
lesson-scouting-short = Lauf ganz durch und greif e9 an.
lesson-scouting-other = Auch das ist ein Aufklärer, aber nimm den auf e3. Seine Linie führt in die Mitte.
lesson-scouting-otherwise = Finde zuerst mit dem Aufklärer auf e3 heraus, was auf e9 steht.

lesson-attacking = Angreifen
lesson-attacking-explained = Auf e9 steht eine Bombe. Dein anderer Aufklärer fand den Feldmarschall: Er steht jetzt auf f3, neben deiner Spionin auf e3.
lesson-attacking-task = Die Spionin ist der niedrigste Rang, doch wenn sie den Feldmarschall zuerst angreift, gewinnt sie: Greif f3 an.
lesson-attacking-elsewhere = Eine Spionin gewinnt nur im Angriff auf den Feldmarschall. Wer sie angreift, schlägt sie.
lesson-attacking-otherwise = Dann griffe der Feldmarschall auf f3 zuerst an, und eine angegriffene Spionin fällt.

lesson-remembered = Was gemerkt wird
lesson-remembered-explained = Der General des Trainers fiel an deiner Bombe auf a2. Das Auge auf deiner Bombe heißt: Der Trainer kennt sie jetzt.
lesson-remembered-task = Auch die Bombe auf e9 ist gemerkt, und nur ein Mineur entschärft sie: Greif sie mit deinem auf e8 an.
lesson-remembered-elsewhere = Der Weg zur Fahne führt über die Bombe.
lesson-remembered-otherwise = Dein Mineur steht vor der Bombe. Entschärfe sie jetzt.

lesson-flag = Die Fahne
lesson-flag-explained = Dein Mineur steht auf e9, und die Figur auf e10, die von der Bombe bewacht wurde, hat nie gezogen.
lesson-flag-task = Das könnte die Fahne sein: Greif e10 an.
lesson-flag-otherwise = Der Trainer hat e10 mit einer Bombe bewacht. Finde heraus, warum.

lesson-end = Du hast die Fahne auf e10 erobert, und die Partie ist gewonnen.
lesson-end-more = Die volle Armee hat 40 Figuren je Seite, und alles, was du hier getan hast, geht dort genauso.
