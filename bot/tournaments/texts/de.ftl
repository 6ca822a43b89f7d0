## Befehle: höchstens 100 Zeichen

command-tournament = Rundenturniere und Turniere nach Schweizer System, für 3 bis 32 Leute
command-tournament-open = Eröffne ein Turnier, zu dem man sich auf einer Karte in diesem Kanal anmeldet
command-tournament-open-title = Wie es heißt, etwa Herbstpokal
command-tournament-open-game = Welches Spiel; gespielt wird zu zweit
command-tournament-open-format = Wer gegen wen spielt
command-tournament-open-options = Tippe etwas und sieh die Optionen; ohne Angabe das übliche Spiel
command-tournament-open-clock = Wie viel Zeit eine Partie hat; ohne Angabe wie auf diesem Server üblich
command-tournament-open-days = Wie viele Tage eine Runde höchstens dauert; ohne Angabe 7
command-tournament-open-rounds = Wie viele Runden im Schweizer System; ohne Angabe so viele, wie zur Anzahl passen
command-tournament-open-size = Wie viele höchstens mitspielen können; ohne Angabe 32
command-tournament-open-starts-in = In wie vielen Stunden es von selbst beginnt, etwa 1.5; ohne Angabe per Knopf
command-tournament-open-check-in = Wie viele Minuten vor Beginn man bestätigen muss, dass man da ist
command-tournament-show = Zeigt laufende und beendete Turniere und ihre Tabellen; nur du siehst es
command-tournament-show-tournament = Welches Turnier; ohne Angabe eine Liste aller Turniere
completion-over = { $name } (beendet)

format-round-robin = Rundenturnier: alle spielen einmal gegen alle
format-swiss = Schweizer System: in jeder Runde spielst du gegen jemanden mit etwa gleich vielen Punkten

## Schaltflächen

im-here = Ich bin da
join = Mitmachen
leave = Abmelden
begin = Beginnen
call-off = Absagen
how-it-works = So läuft es ab
drop-out = Aussteigen
lead = Leiten
start = Start
table = Tabelle
continue-here = { $name } hier fortsetzen
yes-drop-out = Ja, aussteigen
yes-call-off = Ja, absagen
yes-remove = Ja, entfernen
yes-end = Ja, beenden
no-go-on = Nein, weiter

## Die Karte zum Anmelden

title = { $name }: { $game }
called-off-early = Es wurde vor dem Beginn abgesagt.
join-to-take-part = Drück **{ join }**, um dabei zu sein. Die Turnierleitung beginnt, wenn { $fewest } Leute oder mehr da sind.
join-before-start = Drück **{ join }**, um dabei zu sein. Es beginnt von selbst mit { $fewest } Leuten oder mehr.
check-in-until = Drück bis { $start } **{ im-here }**: Wer es bis dahin nicht getan hat, bleibt draußen.
start-missed = Als es beginnen sollte, waren weniger als { $fewest } Leute da. Die Turnierleitung kann mit allen Angemeldeten beginnen oder absagen.

terms = Bedingungen
start-heading = Beginn
signed-up = Angemeldet ({ $count } von { $limit })
nobody-yet = Noch niemand

rated = Gewertet: Die Partien zählen für die Wertungszahlen auf diesem Server
unrated = Ungewertet: Die Partien ändern keine Wertungszahl
round-robin-in-short =
    { $days ->
        [one] Rundenturnier: alle gegen alle, eine Runde dauert bis zu { $days } Tag
       *[other] Rundenturnier: alle gegen alle, eine Runde dauert bis zu { $days } Tage
    }
swiss-in-short =
    { $days ->
        [one] Schweizer System: eine Runde dauert bis zu { $days } Tag
       *[other] Schweizer System: eine Runde dauert bis zu { $days } Tage
    }
swiss-rounds-in-short =
    Schweizer System: { $rounds ->
        [one] bis zu { $rounds } Runde
       *[other] bis zu { $rounds } Runden
    }, { $days ->
        [one] jede dauert bis zu { $days } Tag
       *[other] jede dauert bis zu { $days } Tage
    }

start-with-check-in =
    { $minutes ->
        [one] { $start }. Bestätige in der letzten Minute davor, ab { $opens }, dass du da bist.
       *[other] { $start }. Bestätige in den letzten { $minutes } Minuten davor, ab { $opens }, dass du da bist.
    }

check-in-call = { $people }: Drück **{ im-here }**, um dabei zu sein. Es beginnt { $start }.

## Die Tabelle

table-heading = Tabelle
round-heading = Runde { $round }
continued = { $heading }, Fortsetzung

round-of = Runde { $round } von { $planned }.
round-until = Runde { $round } von { $planned }, bis { $end }.
called-off-in-round = Abgesagt in Runde { $round }.
over = Beendet.
ended-early = Vorzeitig beendet in Runde { $round }, nach den bisherigen Ergebnissen.
winners =
    { $count ->
        [1] **{ $names }** hat gewonnen.
       *[other] **{ $names }** teilen sich den ersten Platz.
    }
left-out = Nicht dabei, weil die Bestätigung fehlte: { $names }.

standing = { $rank }. **{ $name }**: { $score } ({ $tie_break })
points =
    { $count ->
        [0.5] { $points } Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
wins =
    { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
draws = { $count } Unentschieden
buchholz-value = Buchholz { $value }
sonneborn-berger-value = Sonneborn-Berger { $value }

pairing-line = Tisch { $table }: { $pairing }
pairing-open = { $first } gegen { $second }
pairing-played = { $first } gegen { $second }: { $score }
pairing-absent = { $first } gegen { $second }: { $score } (nicht gespielt)
pairing-late = { $first } gegen { $second }: { $score } (die Zeit war um)
pairing-bye = { $name }: Freilos
pairing-without = { $name } ist ausgestiegen

verdict-draw = Die Zeit war um: Beide bekommen einen halben Punkt.
verdict-both-dropped-out = Beide sind ausgestiegen: Niemand bekommt einen Punkt.
verdict-neither-came = Niemand kam, darum bekommt niemand einen Punkt.
verdict-waited = { $loser } ließ die Partie warten, bis die Zeit um war: { $winner } bekommt den Punkt.
verdict-dropped-out = { $loser } ist ausgestiegen: { $winner } bekommt den Punkt.
verdict-absent = { $loser } kam nicht: { $winner } bekommt den Punkt.

round-links = Runde { $round }: { $tables }
table-link = Tisch { $table }

picture-final = Endstand
picture-called-off = abgesagt
picture-round = Runde { $round } von { $planned }
picture-tournament = Turnier
picture-player = Platz { $rank }
picture-points = Punkte
picture-wins = Siege
picture-draws = Remis
picture-buchholz = Buchholz
picture-sonneborn-berger = S.-Berger
picture-out = { $name } (raus)
picture-against = gegen
picture-bye = Freilos
table-alt = Die Tabelle von { $tournament } in Runde { $round } von { $planned }.
table-alt-final = Die Endtabelle von { $tournament }.
table-alt-called-off = Die Tabelle von { $tournament } zum Zeitpunkt der Absage.
standing-alt = { $rank }. { $name }: { $score }.

## So geht ein Turnier

rules-of = **{ $game }** · { $format }.

rounds = Runden
rounds-by-people = So viele, wie zur Anzahl der Leute passen.
rounds-asked =
    { $count ->
        [one] { $count } Runde, oder weniger, wenn zu wenige Leute da sind.
       *[other] { $count } Runden, oder weniger, wenn zu wenige Leute da sind.
    }
rounds-last =
    { $days ->
        [one] Jede dauert höchstens { $days } Tag; die nächste beginnt, wenn alle Ergebnisse da sind.
       *[other] Jede dauert höchstens { $days } Tage; die nächste beginnt, wenn alle Ergebnisse da sind.
    }

matches = Partien
matches-text = In jeder Runde bekommst du eine Karte für eine Partie. Sie beginnt, wenn ihr dort beide **{ start }** gedrückt habt.

points-heading = Punkte
points-text = Ein Sieg ist ein Punkt, ein Unentschieden ein halber, und eine Runde ohne Gegenseite (ein Freilos) ein Punkt. Wer aufgibt oder wessen Zeit abläuft, hat verloren.

ties = Bei gleich vielen Punkten
tie-break = { $number }. { $text }
tie-break-buchholz = Buchholz: die Punkte aller, gegen die du gespielt hast
tie-break-mutual = die Partien zwischen denen mit gleich vielen Punkten
tie-break-sonneborn-berger = Sonneborn-Berger: die Punkte aller, die du besiegt hast, und die halben Punkte derer, gegen die du unentschieden gespielt hast
tie-break-wins = Siege

late = Wenn eine Runde um ist
late-text =
    { $hours ->
        [one] Wer bis dahin nicht **{ start }** gedrückt hat, verliert die Partie; hat es niemand von beiden, verlieren beide. Eine Partie, die dann noch läuft, zählt als Unentschieden; wer sie aber { $hours } Stunde oder länger hat warten lassen, verliert sie. Ihr könnt sie zu Ende spielen; die Tabelle bleibt, wie sie ist.
       *[other] Wer bis dahin nicht **{ start }** gedrückt hat, verliert die Partie; hat es niemand von beiden, verlieren beide. Eine Partie, die dann noch läuft, zählt als Unentschieden; wer sie aber { $hours } Stunden oder länger hat warten lassen, verliert sie. Ihr könnt sie zu Ende spielen; die Tabelle bleibt, wie sie ist.
    }

leaving = Aussteigen
leaving-text = Wer aussteigt oder Herausforderungen der Gegenseite nicht annimmt, verliert, was ungespielt bleibt.

## Die Karte einer Partie

pairing-heading-unknown = Turnier
pairing-title = { $heading }: { $game }
pairing-names = **{ $first }** gegen **{ $second }**.
begins-when-ready = Die Partie beginnt, wenn beide **{ start }** gedrückt haben.
round-ends = Die Runde endet { $end }.
pairing-headline =
    { $game } · { $heading }: { $names }
    { begins-when-ready }
ready = Bereit
until = Bis
press-start = { $people }: Eure Partie dieser Runde kann beginnen.

not-played-title = { $heading }: nicht gespielt
not-played = **{ $first }** gegen **{ $second }** wurde nicht gespielt.
see-table = Die Tabelle des Turniers sagt, wie es zählt.

## Das Ende, der Kalender und Posts

ended = 🏆 **{ $tournament }** ist beendet.
ended-with-table = 🏆 **{ $tournament }** ist beendet. [Die Tabelle]({ $link }) bleibt, wo sie ist.
thanks = Danke fürs Mitspielen, { $people }.

event =
    { $game } · { $people ->
        [one] { $people } Person
       *[other] { $people } Leute
    } · { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    } zu höchstens { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }.
    Die Tabelle und die Karten der Partien sind in dem Kanal, der als Ort angegeben ist.
    { event-number }
event-number = Turnier { $number }

result-board = Spielplan

placings = Turniere
placing = { $tournament }: { $rank }. von { $count }

## Die Liste der Turniere

list-title = Turniere
list-empty = Hier gibt es kein Turnier. `/tournament open` eröffnet eines, für alle, denen die Admins es erlauben.
list-over = Beendet
list-line = **{ $name }** · { $people ->
        [one] { $people } Person
       *[other] { $people } Leute
    } · { $status ->
        [signup] Anmeldung offen
        [running] läuft
       *[over] beendet
    }
list-line-with-table = { $line } · [Tabelle]({ $link })

## Antworten

opened = **{ $name }** ist eröffnet; man meldet sich auf der Karte in diesem Kanal an. Drück dort **{ begin }**, wenn alle da sind.
opened-with-start = **{ $name }** ist eröffnet; man meldet sich auf der Karte in diesem Kanal an. Es beginnt von selbst.
joined = Du bist bei **{ $name }** dabei. Ich erwähne dich auf einer Karte, wenn deine erste Partie beginnen kann.
checked-in = Du bist dabei. **{ $name }** beginnt ohne die, die nicht bestätigen.
left = Du bist bei **{ $name }** nicht mehr dabei.
begun = **{ $name }** hat begonnen. Die Tabelle und die Karten der ersten Runde sind in { $channel }.
called-off = **{ $name }** ist abgesagt.
nothing-changed = Nichts wurde geändert.
moved = **{ $name }** geht hier weiter: die Tabelle, die Karten, die auf ihre Leute warten, und die künftigen. Laufende Partien bleiben, wo sie sind; `/board` verlegt sie.
continues-in = Das Turnier geht in { $channel } weiter.
continues-here = { "[" }Das Turnier geht hier weiter]({ $link }).
table-is-in = { "[" }Die Tabelle von { $name }]({ $link }) ist in { $channel }.
removed = Diese Person ist nicht mehr dabei. Die Tabelle zeigt, wie es zählt.
replaced = **{ $person }** spielt jetzt an dieser Stelle von **{ $tournament }**.
paired = Die beiden spielen gegeneinander. Ihre Karte erscheint neben den anderen der Runde.
ended-now = **{ $name }** ist beendet, nach den bisherigen Ergebnissen.

## Ein Turnier leiten

lead-title = { $tournament } leiten
lead-text = Runde { $round }. **Entfernen**: wer nicht kommt; was ungespielt ist, ist verloren. **Ersetzen**: Wähle, wer geht und wer dafür kommt; die Punkte bleiben, und eine begonnene Partie wird unverändert zu Ende gespielt. **Paaren**: zwei, die in dieser Runde niemanden haben, weil sie ein Freilos haben oder die Gegenseite nicht kam.
choose-to-remove = Entfernen: jemanden wählen
choose-to-replace = Ersetzen: wählen, wer geht und wer kommt
choose-to-pair = Paaren: zwei ohne Gegenseite wählen
end-now = Jetzt beenden

## Fragen

ask-drop-out = Aus { $tournament } aussteigen?
ask-drop-out-text = Du wirst nicht mehr gepaart, und eine Partie von dir, die nicht begonnen hat, ist verloren. Eine begonnene geht weiter. In dieses Turnier kannst du nicht zurück.
ask-call-off = { $tournament } absagen?
ask-call-off-text = Es endet für alle, und die Tabelle bleibt, wie sie ist. Begonnene Partien gehen weiter. Das ist endgültig.
ask-remove = { $person } aus { $tournament } entfernen?
ask-remove-text = Diese Person wird nicht mehr gepaart, und eine Partie, die nicht begonnen hat, ist verloren. Eine begonnene geht weiter.
ask-end = { $tournament } jetzt beenden?
ask-end-text = Es ist für alle vorbei, und das Ende wird bekannt gegeben. Die Tabelle entscheidet sich nach den bisherigen Ergebnissen: zuerst Punkte, dann wie immer die Feinwertung. Partien, die nicht vorbei sind, geben keine Punkte. Das ist endgültig.

## Ablehnungen

refusal-check-in-closed = Bestätigen kann man nur kurz vor dem Beginn. Die Karte sagt, ab wann.
refusal-check-in-without-start = Für eine Bestätigung braucht es einen Beginn: Wähle `starts_in`, mindestens so lang wie die Bestätigung.
refusal-checked-in-already = Du hast schon bestätigt. Ich erwähne dich, wenn deine erste Partie beginnen kann.
refusal-choose-one-of-each = Wähle zwei: eine Person, die dabei ist, und eine, die nicht dabei ist und ihren Platz einnimmt.
refusal-not-begun = Das Turnier hat noch nicht begonnen. Auf seiner Karte sind die Knöpfe dafür.
refusal-not-waiting = Wähle zwei, die in dieser Runde beide niemanden haben: mit einem Freilos, oder weil die Gegenseite nicht kam.
refusal-entered-already = Du bist schon dabei. Die Karte zeigt, wer noch.
refusal-not-entered = Bei diesem Turnier bist du nicht dabei.
refusal-signup-over =
    { $status ->
        [running] Das Turnier hat begonnen, darum kann niemand mehr dazukommen. Seine Tabelle zeigt, wer spielt.
        [over] Dieses Turnier ist beendet. `/tournament show` zeigt, welche laufen.
       *[cancelled] Dieses Turnier wurde abgesagt. `/tournament show` zeigt, welche laufen.
    }
refusal-too-few-entrants = Ein Turnier beginnt mit { $fewest } Leuten oder mehr. Warte, bis noch jemand dazukommt.
refusal-too-many-tournaments = Hier gibt es schon { $limit } Turniere, mehr geht nicht auf einmal. Warte, bis eines beendet ist, oder sag eines ab.
refusal-tournament-full = Das Turnier hat { $limit } Leute, mehr geht nicht. Bitte die Turnierleitung um ein weiteres.
refusal-tournament-over =
    { $status ->
        [over] Dieses Turnier ist beendet, darum wurde nichts geändert.
       *[cancelled] Dieses Turnier wurde schon abgesagt.
    }
refusal-withdrawn-already = Du bist aus diesem Turnier schon ausgestiegen.
