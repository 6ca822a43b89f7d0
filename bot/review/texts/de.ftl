verdict-better = Besser
verdict-good = Gut
verdict-slip = Fehler
verdict-blunder = Patzer

chance = { $percent }{ "\u00a0" }%
axis-chance = { $percent }%

axis-beginning = Beginn
axis-title = Siegchance
axis-end = Ende

curve-alt =
    { $choices ->
        [one] Kurve der Siegchance über 1 Entscheidung
       *[other] Kurve der Siegchance über { $choices } Entscheidungen
    }: Sie begann bei { $first }, lag zwischen { $lowest } und { $highest } und endete mit { $result ->
        [win] einem Sieg
        [loss] einer Niederlage
       *[draw] einem Unentschieden
    }.

title = Analyse der Partie { $match } · { $game }
choices-judged =
    { $choices ->
        [one] 1 Entscheidung beurteilt: { $verdicts }.
       *[other] { $choices } Entscheidungen beurteilt: { $verdicts }.
    }
count-better = { $count } besser
count-good = { $count } gut
count-slip = { $count } Fehler
count-blunder = { $count } Patzer
change = { $verdict }, { $before } → { $after }.
then-change = Dann { $before } → { $after }.
moment-line = **{ $number }.** { $change }
moment-line-at = **{ $number }.** { $when }: { $change }
no-choices = In dieser Partie hattest du keine Entscheidung, die sich beurteilen ließe.
no-moments = Keine deiner Entscheidungen hat viel geändert.
known-then = Beurteilt nach dem, was du in dem Augenblick wusstest, nicht nach dem, was verborgen war.
moment = Moment { $number }

moment-title = Moment { $number } von { $of }: { $verdict }
moment-title-at = Moment { $number } von { $of } · { $when }: { $verdict }
you-played = **Gespielt:** { $played }. Der Zug: { $before } → { $after }.
hard-same = Die Stufe Schwer hätte dasselbe gespielt.
hard-otherwise = **Die Stufe Schwer hätte gespielt:** { $best }.
why = **Warum:** { $reason }
why-yours = **Warum deine Wahl:** { $reason }
no-reason = Kein einzelner Grund sticht hervor.
until-next = **Bis zu deiner nächsten Entscheidung:** { $before } → { $after }, durch { LIST($causes) }.
cause-draw = das Nachziehen
cause-shown = das, was ans Licht kam
cause-others = die Züge von { LIST($names) }
curve = Kurve
share-here = Hier teilen
try-it = Von hier aus probieren
back-to-moment = Zurück zum Moment

shared = In diesem Kanal geteilt.
shared-title = { $game }, Partie { $match }: { $sides } · ein Moment von { $name }
against = { $one } gegen { $other }
shared-moment = Moment { $number }: { $change }
shared-moment-at = Moment { $number }, { $when }: { $change }
shared-played = Gespielt: { $played }.
shared-hard-otherwise = Die Stufe Schwer hätte gespielt: { $best }.
judged-then = Beurteilt nach dem, was in dem Augenblick bekannt war.

progress-title = Analyse der Partie { $match }
looking-at = Ich prüfe Entscheidung { $done } von { $number } …
to-look-at =
    { $number ->
        [one] 1 Entscheidung zu prüfen …
       *[other] { $number } Entscheidungen zu prüfen …
    }
looking-again = Ich prüfe die wichtigsten Wendepunkte noch einmal …
follows = Diese Seite aktualisiert sich von selbst.
failed = Ich konnte diese Analyse nicht beenden. Drück **{ review }**, um es noch einmal zu versuchen.

refusal-no-reviews = Ich kann Partien gerade nicht analysieren, weil Computer hier ausgeschaltet sind.
refusal-review-busy = Gerade entstehen zu viele Analysen. Bitte versuch es in ein paar Minuten noch einmal.
refusal-review-not-yours = Eine Analyse zeigt eine Partie so, wie eine Seite sie sah, darum ist sie für die, die bis zum Ende mitgespielt haben. **{ replay }** zeigt dir die Partie Schritt für Schritt.
refusal-review-rules-changed = Die Regeln haben sich seit dieser Partie geändert, darum kann ich sie nicht mehr durchspielen. **{ log }** zeigt, was damals erzählt wurde.
refusal-review-too-early = Eine Partie wird analysiert, wenn sie vorbei ist.
refusal-review-no-start = Von diesem Moment aus lässt sich nicht weiterspielen: Dort warst nicht du am Zug.
refusal-review-gone = Diese Analyse ist nicht mehr da. Drück **{ review }** am Spielplan der Partie, um sie neu zu machen.
