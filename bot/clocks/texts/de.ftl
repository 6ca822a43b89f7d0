match-of-game = { $game }, Partie { $number }
reminder = ⏰ { $match } wartet auf dich bis { $due }. Drück **{ my-hand }**, um weiterzuspielen, oder sieh in `/clock` nach.
reminder-without-clock = ⏰ { $match } wartet auf dich seit { $since }. Drück **{ my-hand }**, um weiterzuspielen, oder sieh in `/clock` nach.

overdue =
    { $ends ->
        [true] ⏰ { $match }: Die Zeit von { $name } ist abgelaufen, und nichts wurde gespielt. Du kannst den Sieg beanspruchen oder mehr Zeit geben.
       *[false] ⏰ { $match }: Die Zeit von { $name } ist abgelaufen, und nichts wurde gespielt. Du kannst ohne { $name } weiterspielen oder mehr Zeit geben.
    }
claim-match = Sieg beanspruchen
go-on-without = Weiter ohne { $name }
end-match = Partie beenden
give-more-time = Mehr Zeit geben

proposal-pause = { $match }: { $name } möchte die Uhr anhalten. Einverstanden?
proposal-hands = { $match }: { $name } möchte dem Publikum alle Hände zeigen. { open-hands-mean } Einverstanden?
proposal-time = { $match }: { $name } bittet um mehr Zeit. Einverstanden?
proposal-take-back =
    { $match }: { $undo }
    Einverstanden?
undo-asked =
    { $name } möchte dies zurücknehmen:
    { $actions }
    Was jemand dadurch gesehen hat, bleibt gesehen.
agree = Einverstanden
not-now = Jetzt nicht

open-hands-mean = Wer nicht mitspielt, kann dann mit **{ watch }** alle verborgenen Karten und Figuren sehen, so wie sie vor einem ganzen Zug waren, also vor dem letzten Zug jeder Seite. Was seither verborgen blieb, könnte so jemand verraten. Jede Seite kann das mit `/clock` sofort beenden.

take-over = Computer spielen lassen
take-over-asked =
    { $match }: { $left } Soll der Computer den Platz übernehmen? { $ends ->
        [true] Wenn nicht alle einverstanden sind, endet die Partie.
       *[false] Wenn nicht alle einverstanden sind, geht es ohne { $name } weiter.
    }{ $rated ->
        [true] { " " }Mit einem Computer wird die Partie nicht gewertet.
       *[false] { "" }
    }
take-over-agreed = Du bist einverstanden. Es haben noch nicht alle geantwortet.
taken-over = Alle sind einverstanden. Der Computer spielt weiter.
left-empty = Der Computer übernimmt den Platz nicht.

panel-title = Die Uhr der Partie { $number }
clock-none = Ohne Uhr: Alle dürfen sich so viel Zeit nehmen, wie sie mögen; nach einem Tag und nach drei Tagen erinnere ich daran.
clock-daily = Tagesuhr: { $times }.
clock-live = Live-Uhr: { $times }.
match-over = Die Partie ist vorbei.
when-to-mention = Wann ich dich erwähne
claim-time-over = Zeit abgelaufen: { $name }
give-name-more-time = Mehr Zeit für { $name }
go-on = Weiterspielen
ask-pause = Um Pause bitten
ask-time = Um mehr Zeit bitten
ask-hands = Um offene Hände bitten
ask-take-back = Um Zurücknahme bitten
hide-hands = Hände vor Publikum verbergen
withdraw-proposal = Meine Bitte zurückziehen
refresh = Aktualisieren

asked = Ich habe die Gegenseite gefragt. Alle müssen einverstanden sein.
asked-hands = { asked } { open-hands-mean }
refused = Die Uhr läuft weiter wie bisher.
refused-hands = Die Hände bleiben geschlossen.
refused-take-back = Was geschehen ist, gilt.
hands-hidden = Das Publikum sieht keine Hände mehr.
running-again = Die Uhr läuft wieder.
given = Das war nett. { $name } hat noch einmal dieselbe Zeit.
claimed-win = Die Partie ist vorbei. Du gewinnst.
claimed = Erledigt. Die Partie geht weiter.
agreed = Du bist einverstanden. Es haben noch nicht alle geantwortet.
agreed-take-back = Alle sind einverstanden. Es ist zurückgenommen.
agreed-hands = Alle sind einverstanden. Das Publikum sieht alle Hände, um einen ganzen Zug verzögert.
agreed-pause = Alle sind einverstanden. Die Uhr steht still.
agreed-time = Alle sind einverstanden. Es gibt mehr Zeit.
took-back = Zurückgenommen bis zu deiner letzten Aktion.

pass-for-me = Für mich passen
answer-myself = Selbst antworten
stopped-by-clock = Zum Beenden drück **{ answer-myself }** in `/clock`.
passes = Ich passe für dich nach { $seconds } Sekunden, egal was du auf der Hand hast.
passes-alone = Ich passe für dich innerhalb einer Sekunde, egal was du auf der Hand hast.
passes-when = { LIST($replies) }: { $passes }
by-hand-again = Du antwortest wieder selbst.

refusal-asked-already = { $name } hat schon um etwas gebeten; das kommt zuerst. `/clock` zeigt es.
refusal-asked-lately = Das wurde vor wenigen Minuten abgelehnt oder zurückgezogen. Deine Seite kann <t:{ $until }:R> wieder darum bitten.
refusal-no-time-runs = Deine Zeit läuft gerade nicht, du brauchst also nicht mehr davon.
refusal-not-asked = Das kann nur die Gegenseite beantworten.
refusal-not-late = Dort ist keine Zeit abgelaufen. `/clock` zeigt, wie es steht.
refusal-binding = Diese Partie ist gewertet oder gehört zu einem Turnier, darum gilt, was geschehen ist.
refusal-hands-are-open = Solange das Publikum die Hände sieht, gilt, was geschehen ist. `/clock` verbirgt sie.
refusal-choosing-at-once = Gerade wählen mehrere gleichzeitig, darum lässt sich nichts Früheres zurücknehmen.
refusal-nothing-to-take-back = Du hast in dieser Partie nichts getan, was sich zurücknehmen ließe.
refusal-learnt-since =
    Das gilt, denn jemand hat dadurch etwas erfahren, oder der Zufall war im Spiel:
    { $actions }
refusal-not-undoable = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat jemand etwas getan, oder du hast es schon zurückgenommen. Mit `/clock` kannst du die anderen fragen.
refusal-not-paused = Die Uhr ist nicht angehalten.
refusal-nothing-asked = Darum bittet niemand mehr. `/clock` zeigt, wie es steht.
refusal-hands-open-already = Das Publikum sieht die Hände schon. Jede Seite kann das mit `/clock` beenden.
refusal-hands-stay-closed = Hier bleiben die Hände geschlossen: Ein Computer, oder wer die eigenen Daten gelöscht hat, kann nicht zustimmen. Und in einer gewerteten Turnierpartie schaut vielleicht zu, wer als Nächstes gegen euch spielt.
refusal-other-rules = Der Bot spielt inzwischen nach neueren Regeln als zu Beginn dieser Partie, darum lässt sich nichts davon zurücknehmen.
refusal-paused-already = Die Uhr ist schon angehalten. Wer mitspielt, kann sie mit `/clock` weiterlaufen lassen.
refusal-take-over-open = { $name } ist ausgeschieden. Entscheidet zuerst, ob der Computer weiterspielt: **{ my-hand }** fragt dich.
