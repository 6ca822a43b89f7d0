clock-none = ohne Uhr
clock-daily = Tagesuhr
clock-live = Live-Uhr
live-terms = { clock-live } ({ $times })
duration-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
duration-hours =
    { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
duration-minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
time-turn = { $time } je Zug
time-answer = { $time } je Antwort
time-set-up = { $time } zum Aufstellen
rated = gewertet
unrated = ungewertet

timed-out-played = Die Zeit von { $name } ist abgelaufen, darum wurde dies gespielt:
change-lapsed = { timed-out-played }
change-unanswered = { timed-out-played }
change-pause-asked = { $name } bittet darum, die Uhr anzuhalten.
change-time-asked = { $name } bittet um mehr Zeit.
change-consented = { $name } ist einverstanden.
change-refused = { $name } lehnt ab, es bleibt also alles, wie es ist.
change-paused = { $name } ist einverstanden, und die Uhr steht still.
change-resumed = { $name } lässt die Uhr weiterlaufen.
change-extended = { $name } ist mit mehr Zeit einverstanden.
change-take-back-asked = { $name } möchte die letzte eigene Aktion zurücknehmen.
change-hands-asked = { $name } möchte dem Publikum alle Hände zeigen, um einen ganzen Zug verzögert.
change-hands-opened = { $name } ist einverstanden, und das Publikum sieht alle Hände, um einen ganzen Zug verzögert.
change-hands-closed = { $name } verbirgt die Hände vor dem Publikum.
change-forfeited = Die Zeit von { $name } ist abgelaufen; { $name } scheidet aus.
change-cancelled = { $name } hat die Partie vor dem ersten eigenen Zug abgesagt, darum hat sie kein Ergebnis.
change-gave-up = { $name } hat aufgegeben, und die anderen wurden gefragt, ob der Computer weiterspielt.
change-timed-out = Die Zeit von { $name } ist abgelaufen, und die anderen wurden gefragt, ob der Computer weiterspielt.
taken-back-last = { $name } hat die letzte eigene Aktion zurückgenommen.
taken-back-more = { $name } hat die letzte eigene Aktion zurückgenommen und alles, was danach kam.

clock-heading = Uhr
paused-headline = Pause seit { $since }.
paused = Pause seit { $since }. Wer mitspielt, kann die Uhr mit `/clock` weiterlaufen lassen.
until = Bis { $due }.
has-until = { $name } hat Zeit bis { $due }.
hands-open = Das Publikum sieht alle Hände, um einen ganzen Zug verzögert.
spectators-heading = Publikum

left =
    { $how ->
        [forfeited] Die Zeit von { $name } ist abgelaufen.
       *[resigned] { $name } hat aufgegeben.
    }
lost =
    { $how ->
        [forfeited] Die Zeit von { $name } ist abgelaufen; { $name } hat verloren.
       *[resigned] { $name } hat aufgegeben und verloren.
    }
you-left =
    { $how ->
        [forfeited] Deine Zeit ist abgelaufen, damit hast du verloren.
       *[resigned] Du hast aufgegeben und damit verloren.
    }
you-left-asked = { you-left } Die anderen werden gefragt, ob der Computer an deiner Stelle weiterspielt.
you-left-over = { you-left } { $computer } hat an deiner Stelle weitergespielt, und die Partie ist vorbei.
you-left-goes-on = { you-left } { $computer } spielt an deiner Stelle weiter. Auf dem Spielplan kannst du zuschauen.
take-over-until = Zeit, sich zu einigen: bis { $due }.
take-over-question = { left } Soll der Computer den Platz übernehmen? Bis das geklärt ist, zieht niemand.
taken-over = { $computer } spielt für { $name } weiter; { $name } hat verloren.

match-number = Partie { $number }
card-footer = { match-number } · SHA-256 { $hash }… · Notier als Nachweis den Code eines Spielplans
started-two = { $first } gegen { $second }.
started-more = { LIST($sides) } spielen, alle für sich allein.
sides = { $side } gegen { $other }
is-on = Die Partie läuft.
from-position = aus einer Stellung einer anderen Partie
free = frei
free-places =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
has-agreed = { $name } (ist dabei)
is-awaited = { $name } (Antwort fehlt)
card-against = { $first } gegen { $second }.

proof-title = Nachweis der Mischung
proof-secret =
    Aller Zufall dieser Partie kommt aus einem geheimen Schlüssel, der feststand, bevor jemand beitrat. Sein SHA-256 ist
    `{ $hash }`
    Der Schlüssel wird hier gezeigt, wenn die Partie vorbei ist. Unter jedem Spielplan steht ein Code für alles, was bis dahin geschehen ist. Notier dir einen: Ohne ihn kann niemand beweisen, dass es so gespielt wurde.
proof-key =
    Schlüssel `{ $key }`
    SHA-256 `{ $hash }`
    Speichere `{ $record }` und starte `python -m bot.tools.verify { $record }`, um die Partie aus ihrem Schlüssel nachzuspielen. Wenn du den Code unter einem früheren Spielplan notiert hast, häng ihn an, etwa `--seen 17:1a2b3c4d`.
proof-of-position = Diese Partie begann mit einer Stellung einer anderen Partie. Im Protokoll steht diese Stellung so, wie eine Person sie kannte; den Rest hat der Schlüssel gezogen. Was davor gegeben und gespielt wurde, beweist es nicht.

your-team = dein Team
result-void = **Kein Ergebnis** ({ LIST($people) }): Die Partie wurde vor dem ersten Zug aufgegeben.
result-draw = **Unentschieden**: { LIST($people) }.
result-won =
    { "*" }*{ $winner_is ->
        [you] Du gewinnst die Partie
        [your-team] Dein Team gewinnt die Partie
       *[others] Sieg für { LIST($winners, form: "accusative") }
    }** gegen { $loser_is ->
        [you] dich
        [your-team] dein Team
       *[others] { LIST($losers, form: "accusative") }
    }{ $how ->
        [resigned] { " " }durch Aufgabe
        [forfeited] { " " }auf Zeit
       *[rules] { "" }
    }.
