### Glossar. Ein Wort für eine Sache, in allen Ordnern:
###
### match = Partie · game = Spiel · board = Spielplan · hand = Hand · panel = Ansicht · log = Verlauf
### turn = Zug · action, move = Aktion, Zug · to be to move = am Zug sein · side = Seite · team = Team · seat = Platz
### clock = Uhr · time = Bedenkzeit, Zeit · to run out of time = die Zeit ist abgelaufen · daily/live = Tagesuhr/Live-Uhr
### to pass = passen · to resign = aufgeben · to take back = zurücknehmen · to call off = absagen · draw = Unentschieden
### challenge = Herausforderung · lobby = Lobby · open match = offene Partie · rematch = Revanche · tie = Gleichstand
### tournament = Turnier · round = Runde · table = Tisch · standings = Tabelle · rated/unrated = gewertet/ungewertet
### rating = Wertungszahl · rankings = Rangliste · level (of the computer) = Stufe · level (even) = gleichauf
### button = Knopf · replay = Nachspielen · review = Analyse · proof = Nachweis · spectators = Publikum
### opponents = Gegenseite (bei zweien), die anderen (bei mehreren), Stamm (Fight, Flight, Bite)
### set-up = Aufstellung · server, channel, thread = Server, Kanal, Thread · admins = Admins · puzzle = Rätsel
### theater = Schauplatz · battle = Schlacht · faceup/facedown = offen/verdeckt · covered = überdeckt, uncovered = freiliegend
### to deploy = einsetzen · to improvise = improvisieren · to flip = umdrehen · to withdraw = sich zurückziehen, Rückzug
### strength = Stärke · ability = Fähigkeit (sofort/dauerhaft) · to reveal = aufdecken, zeigen · deck = Stapel
### Supply = Nachschub · order = Befehl · assault = Angriff · tribe = Stamm · critter = Tier · woodland = Wald · cube of food = Stück Futter · map = Landschaft
### to throw = knobeln, ein Zeichen wählen (geheim) und zeigen (offen) · tie (in a duel) = Patt · duel = Duell
### resource = Rohstoff · piece = Figur · rank = Rang · square = Feld · to capture = schlagen

## Schaltflächen

my-hand = Meine Hand
watch = Zuschauen
board = Spielplan
log = Verlauf
rules = Regeln
replay = Nachspielen
review = Analyse
rematch = Revanche
proof = Nachweis
in-words = In Worten
back = Zurück
refresh = Aktualisieren
take-back = Zurücknehmen
my-settings = Einstellungen
show-me-how = Zeig mir, wie es geht

## Namen

nameless = Namenlos
reader-you = du
    .accusative = dich
    .dative = dir
quoted = „{ $text }“
ordinal = { $number }.
pairing = { $tournament }, Runde { $round }, Tisch { $table }
continued = { $heading }, Fortsetzung
page-of = Seite { $page } von { $pages }

## Zeichen zwischen ganzen Texten

full-stop = { $text }.
side-by-side = { $first } { $second }
groups = { $first }; { $second }
with-note = { $text } ({ $note })
labelled = { $label }: { $value }
headed = **{ $heading }:** { $text }

## Auswahl

choose = Wähle, was du tust
choose-one = wähle aus.
choices =
    { $count ->
        [one] 1 Möglichkeit
       *[other] { $count } Möglichkeiten
    }
question-about = **{ $label }**: { $question }

## Formen der Embleme

shape-diamond = Raute
shape-disc = Scheibe
shape-triangle = Dreieck
shape-square = Quadrat

## Vorsprung

lead =
    { $bound ->
        [at_least] mindestens { $count } vorn
        [at_most] höchstens { $count } vorn
       *[exactly] { $count } vorn
    }
deficit =
    { $bound ->
        [at_least] höchstens { $count } zurück
        [at_most] mindestens { $count } zurück
       *[exactly] { $count } zurück
    }
level =
    { $bound ->
        [at_least] gleichauf oder besser
        [at_most] gleichauf oder schlechter
       *[exactly] gleichauf
    }

## Aufgabe

resigned =
    { $name ->
        [you] Du hast die Partie aufgegeben.
       *[other] { $name } hat die Partie aufgegeben.
    }
resigned-for-your-team =
    { $name ->
        [you] Du hast die Partie für dein Team aufgegeben.
       *[other] { $name } hat die Partie für dein Team aufgegeben.
    }
resigned-for-team =
    { $name ->
        [you] Du hast die Partie für { $team } aufgegeben.
       *[other] { $name } hat die Partie für { $team } aufgegeben.
    }

## Ablehnungen

refusal-already-out = Du bist aus dieser Partie schon ausgeschieden. Du kannst zuschauen, wie sie ausgeht.
refusal-bad-options =
    Diese Optionen gehen so nicht:
    { $problems }
    Tippe etwas in `options` und wähle aus der Liste.
bad-option = • { $option }: { $problem }
refusal-broken-match = Diese Partie lässt sich nicht lesen, darum ist alles unverändert. Bitte sag den Admins dieses Servers Bescheid.
refusal-damaged-file = Die Datei mit den Partien dieses Servers ist beschädigt, darum rühre ich sie nicht an. Bitte sag denen Bescheid, die mich betreiben: Eine Sicherung muss an ihre Stelle.
refusal-duplicate = Das habe ich schon, darum ist nichts weiter geschehen.
refusal-match-over = Diese Partie ist vorbei. Für eine neue drück unter dem Spielplan **{ rematch }** oder nimm `/challenge`.
refusal-missing-permissions = In diesem Kanal kann ich noch keine Partie leiten. Bitte Admins darum, mir hier diese Rechte zu geben, und versuch es dann noch einmal: { LIST($permissions) }.
refusal-newer-file = Eine neuere Version von mir hat die Partien dieses Servers gespeichert. Bitte sag denen, die mich betreiben, dass sie wieder installiert werden muss.
refusal-unknown-tournament = Dieses Turnier gibt es nicht mehr. `/tournament show` zeigt, welche laufen.
refusal-not-away = Das geht nur auf einem Server, auf dem ich bin. Überall sonst hast du `/practice`, `/daily`, `/learn`, `/replay`, `/rules` und `/card`.
refusal-only-in-messages = Von hier komme ich nicht an das, was ich für dich aufbewahre. Bitte schick mir diesen Befehl als Direktnachricht.
refusal-not-offered = Das geht gerade nicht. Drück **{ my-hand }** und sieh, was du tun kannst.
refusal-not-saved = Ich konnte das nicht speichern, darum ist alles unverändert. Bitte versuch es noch einmal; wenn es so bleibt, sag den Admins Bescheid.
refusal-not-seated = Du spielst in dieser Partie nicht mit. Mit `/challenge` beginnst du eine eigene.
refusal-not-started = Diese Partie hat noch nicht begonnen: Auf ihrer Karte fehlt noch eine Antwort.
refusal-not-your-turn = Du bist nicht am Zug. Ich erwähne dich, wenn es so weit ist.
refusal-may-not-write = Du darfst in diesem Kanal nicht schreiben oder keine Dateien anhängen, darum poste ich hier nichts für dich.
refusal-shared-lately = Das wurde hier gerade erst geteilt.
refusal-shared-too-much = Du hast in der letzten Minute viel geteilt. Bitte warte eine Minute bis zum nächsten Mal.
refusal-hands-closed = In dieser Partie sieht das Publikum keine Hände, es gibt also nichts zu verbergen.
refusal-overloaded =
    { $seconds ->
        [one] Gerade spielen zu viele auf einmal, darum habe ich nichts getan. Bitte versuch es in 1 Sekunde noch einmal.
       *[other] Gerade spielen zu viele auf einmal, darum habe ich nichts getan. Bitte versuch es in { $seconds } Sekunden noch einmal.
    }
refusal-posted-lately = Der Spielplan wurde gerade erst gepostet: { $board }. Wieder möglich ist das <t:{ $until }:R>.
here-it-is = hier ist er
refusal-restarting = Ich starte gerade neu. Nichts geht verloren: Bitte versuch es in einer halben Minute noch einmal.
refusal-stale = Die Partie ist inzwischen weitergegangen, darum ist alles unverändert.
stale-answered = { $name } war schneller und hat für dein Team entschieden, darum ist alles unverändert.
stale-now = So steht es jetzt.
refusal-starting = Ich starte gerade erst, darum habe ich nichts getan. Bitte versuch es gleich noch einmal.
refusal-too-busy =
    { $seconds ->
        [one] Das war viel in kurzer Zeit, darum habe ich nichts getan. Bitte versuch es in 1 Sekunde noch einmal.
       *[other] Das war viel in kurzer Zeit, darum habe ich nichts getan. Bitte versuch es in { $seconds } Sekunden noch einmal.
    }
refusal-unknown-game = Ein Spiel namens { $game } kenne ich nicht. Tippe etwas und wähle eines aus der Liste.
refusal-unknown-match = Diese Partie finde ich nicht. `/matches` zeigt deine.
