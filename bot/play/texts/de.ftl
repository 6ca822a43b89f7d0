match-over = Die Partie ist vorbei
board-over = { $game }: Die Partie ist vorbei
out = Du bist aus dieser Partie ausgeschieden
just-before = Kurz zuvor
panel-rests = Diese Ansicht aktualisiert sich nicht mehr von selbst. Drück etwas darin, und sie läuft wieder.
panel-replaced = Diese Ansicht wurde durch eine neuere ersetzt.
took-back = Du hast das zurückgenommen. Was du als Nächstes tust, gilt.
newcomer = Neu hier? `/help` zeigt die Spiele und wie es losgeht.
are-you-sure = Ganz sicher?
yes-choice = Ja: { $choice }
no-go-back = Nein, zurück
earlier = Früher
later = Später
earlier-choices = Vorige Auswahl
more-choices = Mehr Auswahl
more-events =
    { $count ->
        [one] 1 weiteres Ereignis
       *[other] { $count } weitere Ereignisse
    }
since-last-move = Seit deinem letzten Zug
since-start = Seit Beginn der Partie
no-news = Seither ist nichts geschehen.
removed = Zurückgenommen: { $sentences }
log-title = Verlauf der Partie { $number }
log-empty = Noch ist nichts geschehen.
end-it = Beenden
next-level = Nächste Stufe: { $level }

ended-early = Die Partie wurde vorzeitig beendet. Niemand hat gewonnen.
is-off = Die Partie fällt aus
called-off = Die Partie wurde abgesagt, bevor beide Seiten gezogen hatten. Sie hat kein Ergebnis und ändert keine Wertungszahl.

watching = Du schaust zu. Diese Ansicht folgt der Partie von selbst.
watching-rests = Diese Ansicht folgt der Partie nicht mehr. Drück **{ refresh }**, und sie läuft wieder.
watching-once = Gerade schauen so viele zu, dass diese Ansicht der Partie nicht folgen kann. Drück **{ refresh }** und sieh, wie es steht.
watching-hands = Du schaust zu. Alle Hände sind offen, so wie sie vor einem ganzen Zug waren.
watching-not-yet = Du schaust zu. Die Hände öffnen sich dem Publikum, sobald jede Seite einen Zug beendet hat.
hand-of = Hand von { $name }
hand-a-turn-ago = Hand von { $name } vor einem ganzen Zug

resign-title = Partie { $number } aufgeben?
resign-yes = Ja, Partie aufgeben
resign-abort = Absagen, kein Ergebnis
resign-no = Nein, weiterspielen
cannot-undo = Das ist endgültig.
resign-asks = Du scheidest sofort aus und hast verloren. Die anderen werden gefragt, ob der Computer an deiner Stelle weiterspielt.
resign-last = Du scheidest sofort aus und belegst den letzten Platz. Die anderen spielen weiter.
resign-void = Es ist noch nichts gespielt, darum endet die Partie sofort, und niemand gewinnt.
resign-team-asks = Du scheidest sofort aus und hast verloren. Dein Team, { $team }, verliert die Partie, es sei denn, die anderen lassen den Computer an deiner Stelle weiterspielen.
resign-loses = Die Partie endet sofort, und du verlierst sie.
resign-team-loses = Die Partie endet sofort, und dein Team, { $team }, verliert sie.
may-abort = Du hast noch nicht gezogen, darum kannst du die Partie auch absagen: kein Ergebnis, und keine Wertungszahl ändert sich.

matches-title = Deine Partien
matches-none = Du hast hier keine Partien. `/challenge` beginnt eine, und `/help` zeigt die Spiele.
which-match = Welche Partie?
which-match-text = Du spielst hier mehrere. Drück die, die du meinst.
you-typed = Deine Eingabe:
board-comes = Hier kommt der Spielplan. Die Partie geht hier weiter.
your-vote = deine Stimme fehlt
to-vote = es fehlt die Stimme von: { LIST($people) }
your-turn = du bist am Zug
to-move = am Zug: { LIST($people) }
awaits-your-answer = wartet auf deine Antwort
awaits-an-answer = wartet auf eine Antwort
awaits-players = wartet auf weitere Leute
awaits-your-arrangement = von dir noch zusammenzustellen
awaits-others = wartet auf die anderen
match-line = { $match }: { $state }
match-with = { $what } mit { LIST($friends) }
match-against = { $what } gegen { LIST($rivals) }
match-with-against = { $what } mit { LIST($friends) } gegen { LIST($rivals) }
resign-what = { $match }.

all-setups = Alle Aufstellungen
setups-title = Deine Aufstellungen
setups-none = Du hast hier keine gespeicherten Aufstellungen. Speichern kannst du sie in der Ansicht einer Partie, die mit dem Aufstellen beginnt.
setup-name = Name
setup-name-hint = Gibt es den Namen schon, wird die alte Aufstellung ersetzt
setups-private = Nur du siehst sie.
setup-line = { $name } ({ $game }, { $variant })
setup-saved = Gespeichert als { $name }.
setup-deleted = { $name } ist gelöscht.
delete-one = Eine löschen
delete-title = Diese Aufstellung löschen?
delete-yes = Ja, löschen
delete-no = Nein, behalten

command-hand = Zeigt deine Hand und was du tun kannst; nur du siehst es
command-play = Zieh, indem du tippst, etwa b4 b5; nur du siehst die Antwort
command-play-action = Tippe etwas und sieh, was du jetzt tun kannst
command-board = Postet den Spielplan deiner Partie neu in diesem Kanal, wo sie weitergeht
command-matches = Zeigt deine Partien und Herausforderungen oder beendete Partien; nur du siehst es
command-matches-ended = Wessen beendete Partien; ohne Angabe siehst du deine laufenden
command-matches-game = Nur beendete Partien dieses Spiels
command-matches-opponent = Nur beendete Partien mit dieser Person
command-resign = Gibt eine ganze Partie auf; du wirst noch einmal gefragt
command-clock = Zeigt, wer wie viel Zeit hat; bitte um Pause oder mehr Zeit. Nur du siehst es
command-match = Welche Partie, falls du hier mehrere spielst

refusal-no-match = Du hast hier keine laufende Partie. `/challenge` beginnt eine, und `/help` zeigt die Spiele.
refusal-no-shortcut = In { $game } bewirkt dieser Knopf nichts. Drück **{ my-hand }** und sieh, was du tun kannst.
refusal-no-such-move =
    { $count ->
        [0] { $text } ist jetzt kein möglicher Zug. Tippe etwas und wähle aus der Liste.
       *[other] { $text } passt auf { $count } deiner Züge. Tippe mehr davon oder wähle aus der Liste.
    }
refusal-nothing-to-write = Jetzt gibt es nichts aufzustellen. Drück **{ my-hand }** und sieh, was du tun kannst.
refusal-shortcut-unavailable = { $sentence }
refusal-time-over = Deine Zeit war schon abgelaufen, als du das gedrückt hast. **{ my-hand }** zeigt bald, was daraus wird.
refusal-too-many-setups = Du hast schon { $limit } solche Aufstellungen, mehr geht nicht. Lösch eine unter **{ all-setups }**, oder speichere diese unter dem Namen einer anderen, um sie zu ersetzen.
refusal-too-late-to-abort = Die Partie lässt sich nicht mehr absagen: Du oder beide Seiten haben schon gezogen. Mit `/resign` gibst du auf.
refusal-unknown-setup = Diese Aufstellung hast du nicht mehr. Wähle eine andere.
