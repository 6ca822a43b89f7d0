date =
    { $month ->
        [1] { $day }. Januar { $year }
        [2] { $day }. Februar { $year }
        [3] { $day }. März { $year }
        [4] { $day }. April { $year }
        [5] { $day }. Mai { $year }
        [6] { $day }. Juni { $year }
        [7] { $day }. Juli { $year }
        [8] { $day }. August { $year }
        [9] { $day }. September { $year }
        [10] { $day }. Oktober { $year }
        [11] { $day }. November { $year }
       *[12] { $day }. Dezember { $year }
    }
title = Tagesstellung, { $date }: { $game }
one-try = Finde den Zug, der am häufigsten gewinnt. Du hast einen Versuch.
new-day = Ein neuer Tag hat begonnen. Das ist seine Stellung.
footer = { $game } · Tagesstellung
post-footer = Jeden Tag kommt eine neue Stellung, kurz nach Mitternacht UTC.
reader-name = Du
try-it = Selbst versuchen
share = Teilen
leaderboard = Rangliste
daily-position = Tagesstellung
back-to-the-position = Zurück zur Stellung
are-you-sure = Ganz sicher?
yes = Ja
no-go-back = Nein, zurück

result-found = **Gefunden!** Der Computer gibt **{ $best }** eine Siegchance von { $percent }{ "\u00A0" }%, die beste aller Züge.
result-not-best = Diesmal war es nicht der beste Zug. Der Computer gibt **{ $best }** eine Siegchance von { $percent }{ "\u00A0" }%.
result-not-best-but = Diesmal war es nicht der beste Zug. Der Computer gibt **{ $best }** eine Siegchance von { $percent }{ "\u00A0" }% und **{ $chosen }** { $chosen_percent }{ "\u00A0" }%.
share-found =
    { $found ->
        [one] Hier hat ihn { $found } von { $tried } gefunden.
       *[other] Hier haben ihn { $found } von { $tried } gefunden.
    }
share-nobody = Hier hat ihn noch niemand gefunden.
your-streak =
    { $days ->
        [one] Deine Serie: 1 Tag.
       *[other] Deine Serie: { $days } Tage.
    }

shared-found = { $person } hat den besten Zug der Tagesstellung gefunden ({ $date }, { $game }).
shared-tried = { $person } hat die Tagesstellung versucht ({ $date }, { $game }).
streak =
    { $days ->
        [one] Serie: 1 Tag.
       *[other] Serie: { $days } Tage.
    }

board-title = Tagesstellungen: Rangliste
season = { $season }, endet <t:{ $until }:R>
board-is-empty = In dieser Saison hat noch niemand eine Tagesstellung versucht.
board-line = { $rank }. **{ $name }** · { $found } von { $tried } gefunden
board-line-in-words = { $rank }. { $name }, { $found } von { $tried } gefunden.
more-people = Und { $count } weitere.
you = Du
your-rank = Du bist auf Platz { $rank }: { $found } von { $tried } gefunden.
you-are-hidden = { $found } von { $tried } gefunden. Du verbirgst dich, darum siehst nur du das; `/privacy hide` ändert es.
found = Gelöst
tried = Versucht
player = Platz { $rank }
post-it-here = Hier posten

command-daily = Finde den besten Zug in der Stellung des Tages; nur du siehst es
