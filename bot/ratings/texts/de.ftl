somebody-who-left = Nicht mehr hier
player = Person
player-ranked = Platz { $rank }

stakes = { $one } { $one_rating } · { $other } { $other_rating }; ein Sieg bringt etwa { $one_gain } / { $other_gain }.
ratings = Wertungszahlen
ratings-changed = Wertungszahlen: { $changes }
ratings-have-changed = Die Wertungszahlen haben sich geändert; **{ in-words }** sagt, wie.
unrated = Ungewertet
nothing-changes = Keine Wertungszahl ändert sich.
unchanged-not-begun = Keine Wertungszahl ändert sich, weil die Partie vor dem ersten Zug aufgegeben wurde.
unchanged-computers = Keine Wertungszahl ändert sich, weil ein Computer mitgespielt hat.
unchanged-former = Keine Wertungszahl ändert sich, weil jemand aus dieser Partie die eigenen Daten löschen ließ.
unchanged-too-short = Keine Wertungszahl ändert sich, weil die Partie so früh endete, dass sie nicht zählt.
unchanged-too-many = Keine Wertungszahl ändert sich: Zwei von euch haben an einem Tag schon { $limit } gewertete Partien gegeneinander beendet.

command-profile = Wie jemand hier gespielt hat: Partien, Wertungszahlen, gegen wen; nur du siehst es
command-profile-person = Wessen Profil; ohne Angabe dein eigenes
no-match-yet = Noch ist keine Partie gegen Menschen zu Ende.
matches-ended =
    { $count ->
        [one] 1 Partie: { $tally }
       *[other] { $count } Partien: { $tally }
    }
tally = { $won } gewonnen, { $lost } verloren
tally-with-draws = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
you-hide = Du verbirgst dich: Nur du siehst das. `/privacy hide` ändert es.
games = Spiele
opponents = Gegen wen
lately = Zuletzt
computer-players = Computer
last-matches = Letzte Partien
opponent-line = { $name }: { $tally }
game-line = { $game }: { $results }
streak-won =
    { $count ->
        [1] Letzte Partie gewonnen.
       *[other] Letzte { $count } Partien in Folge gewonnen.
    }
streak-drawn =
    { $count ->
        [1] Letzte Partie unentschieden.
       *[other] Letzte { $count } Partien in Folge unentschieden.
    }
streak-lost =
    { $count ->
        [1] Letzte Partie verloren.
       *[other] Letzte { $count } Partien in Folge verloren.
    }
provisional = Eine Wertungszahl mit Fragezeichen ist noch unsicher.
curve-alt = { $game }: { $rating }, zuletzt zwischen { $lowest } und { $highest }.
matches-that-are-over = Beendete Partien

your-matches-that-are-over = Deine beendeten Partien
result-void = Kein Ergebnis: { LIST($names) }
result-won-against = Sieg: { LIST($winners) } gegen { LIST($losers, form: "accusative") }
result-won = Sieg: { LIST($winners) }
result-draw = Unentschieden: { LIST($names) }
result-draw-before = Unentschieden: { LIST($names) }, vor { LIST($losers, form: "dative") }
match-number = Partie { $match }
rated = gewertet
no-ended = Eine solche Partie ist hier nicht zu Ende gegangen.
page = Seite { $number }
which-game = Welches Spiel
all-games = Alle Spiele
my-matches = Meine Partien
everybodys-matches = Partien von allen
replay-a-match = Eine Partie nachspielen
match-of-game = Partie { $match }: { $game }
more = Mehr
earlier = Zurück

season =
    { $quarter ->
        [1] Januar bis März { $year }
        [2] April bis Juni { $year }
        [3] Juli bis September { $year }
       *[4] Oktober bis Dezember { $year }
    }
season-ends = { $season }, endet { $when }
season-champion = { $season } · Meistertitel: **{ $name }**

command-leaderboard = Wer ein Spiel hier am besten spielt; nur du siehst es, bis du es postest
command-leaderboard-game = Welches Spiel, oder die Tagesstellung
daily-position = Tagesstellung
leaderboard-title = { $game }: Rangliste
column-rating = Wertung
column-matches = Partien
not-ranked = Ohne Platz
row-alt = { $rank }. { $name }, { $rating }.
row-alt-unranked = { not-ranked }: { $name }, { $rating }.
standing =
    { $count ->
        [one] **{ $name }** · { $rating } · 1 Partie
       *[other] **{ $name }** · { $rating } · { $count } Partien
    }
opponents-met = gegen { $count } von { $needed } gespielt
and-more = Und { $count } weitere.
nobody-ranked = Noch hat niemand einen Platz.
nobody-was-ranked = In dieser Saison hatte niemand einen Platz.
rank-takes = Für einen Platz braucht es eine gewertete Partie in dieser Saison, etwa ein Dutzend insgesamt, gegen { $opponents } verschiedene Leute. Zu Beginn einer Saison rücken die Wertungszahlen etwas näher an 1500.
rank-takes-and-page = { page-of }. { rank-takes }
you = Du
stands-ranked = Du bist auf Platz { $rank } mit { $rating }.
stands-hidden = Du hast { $rating }. Du verbirgst dich, darum siehst nur du das; `/privacy hide` ändert es.
stands-uncertain = Du hast { $rating }. Einen Platz gibt es nach einigen weiteren gewerteten Partien.
stands-opponents = Du hast { $rating } und hast gegen { $met } der { $needed } gespielt, die es für einen Platz braucht.
stands-idle = Du hast { $rating }. Spiel in dieser Saison eine gewertete Partie, um einen Platz zu bekommen.
stood-ranked = Du warst auf Platz { $rank } mit { $rating }.
stood-hidden = { stands-hidden }
stood-uncertain = Du hattest { $rating }, zu unsicher für einen Platz.
stood-opponents = Du hattest { $rating } und hattest gegen { $met } der { $needed } gespielt, die es für einen Platz braucht.
stood-idle = Du hattest { $rating } und hast in dieser Saison keine gewertete Partie gespielt.
post-it-here = Hier posten
season-before = Saison davor
this-season = Diese Saison
not-posted = Ich konnte es nicht posten. Bitte drück noch einmal darauf.

refusal-hides-profile = { $name } verbirgt das eigene Profil vor anderen.
refusal-rated-without-clock = Eine Partie ohne Uhr wird nie gewertet. Wähle auch eine Tages- oder Live-Uhr mit `clock`, oder lass `rated` weg.
refusal-ratings-off = Die Admins dieses Servers haben die Wertung ausgeschaltet. Lass `rated` weg und spiel zum Spaß.
