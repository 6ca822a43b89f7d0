help-title = Kriegsspiele in diesem Kanal
how-to-begin = Beginne eine Partie mit einem Knopf unten. Wenn sie läuft, drück unter ihrem Spielplan **{ my-hand }**.
commands-to-know = Wichtige Befehle
commands =
    `/challenge` fordert jemanden heraus · `/open` lässt alle beitreten · `/muster` spielt mit deinem Sprachkanal
    `/learn` bringt dir ein Spiel bei · `/practice` spielt gegen den Computer · `/daily` hat jeden Tag eine Stellung
    `/hand` deine private Ansicht · `/matches` alle deine Partien · `/rules` und `/card` schlagen nach
state =
    { $survives ->
        [true] Warroom { $version }. Deine Partien überstehen einen Neustart.
       *[false] Warroom { $version }.
    }
may-be-lost = ⚠️ Partien hier können verloren gehen, wenn ich neu starte, denn der Speicher, auf dem ich laufe, ist nicht von Dauer. Bitte sag den Admins des Servers Bescheid; sie sehen mit `/help` mehr.
play-the-computer = Gegen den Computer
challenge = Herausfordern
open-to-all = Für alle öffnen

which-rules = Regeln von welchem Spiel?
which-cards = Karten von welchem Spiel?
or-type-a-card = Oder tippe den Namen einer Karte: `/card name`.
rules-title = { $game }: { $topic }
cards-title = { $game }: die Karten
no-cards = Dieses Spiel hat keine Karten.
previous-page = Vorige Seite
next-page = Nächste Seite
look-up = Nachschlagen, was du siehst
card-fact = { $heading }: { $text }
game-in-words = { $game }: { $gist }

command-help = Was du hier spielen kannst und wie es losgeht; nur du siehst es
command-rules = Schlag die Regeln eines Spiels nach; nur du siehst es
command-rules-game = Welches Spiel
command-rules-topic = Worüber; ohne Angabe der Überblick
command-card = Schlag eine Karte nach, oder sieh alle Karten eines Spiels; nur du siehst es
command-card-name = Tippe den Anfang des Kartennamens
command-card-game = Von welchem Spiel die Karten sein sollen

hint =
    { $count ->
        [one] Tipp (noch 1)
       *[other] Tipp (noch { $count })
    }
hint-button = Tipp
hint-text = **Tipp: { $choice }.** { $because }
hint-thinking = **Tipp:** Ich denke über deinen Zug nach …
hint-forgotten = Den Tipp zu dieser Stellung kann ich nicht mehr lesen, weil ich inzwischen aktualisiert wurde. Er zählt nicht.
hint-overtaken = Die Partie ging weiter, bevor ich einen Tipp hatte. Er zählt nicht.
hint-failed = Mir ist kein Tipp eingefallen. Er zählt nicht; drück **{ hint-button }**, um noch einmal zu fragen.
hint-nothing-found = Kein Zug sticht hervor. Dieser Tipp zählt nicht.
reason-certain =
    { $unanswered ->
        [true] Sooft ich es durchgespielt habe und niemand antwortete: { $reason }
       *[false] Sooft ich es durchgespielt habe: { $reason }
    }
reason-likely =
    { $unanswered ->
        [true] Wahrscheinlich, in { $worlds } von { $total } durchgespielten Fällen und wenn niemand antwortete: { $reason }
       *[false] Wahrscheinlich, in { $worlds } von { $total } durchgespielten Fällen: { $reason }
    }
small-after-colon = { "" }

refusal-no-hint-now = Gerade gibt es nichts zu entscheiden, also auch keinen Tipp. Frag, wenn du am Zug bist.
refusal-no-hints-here = Tipps gibt es in Partien, die du allein gegen den Computer spielst. `/practice` beginnt eine.
refusal-no-hints-left = Du hattest deine drei Tipps für diese Partie. **{ rules }** sagt, was du hier tun darfst.
refusal-unknown-card = Eine Karte namens { $name } kenne ich nicht. Tippe etwas und wähle eine aus der Liste.
unclear-card = Eine Karte namens { $name } kenne ich nicht. Meinst du { LIST($cards, type: "or") }?
refusal-unknown-topic = Über { $topic } habe ich keine Regeln. Tippe etwas und wähle ein Thema aus der Liste.
