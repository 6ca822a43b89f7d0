heading-turns =
    { $count ->
        [1] **Du bist am Zug.**
       *[other] **{ $count } Partien warten auf dich.**
    }
heading-daily =
    { $count ->
        [one] **Deine Tagesliste:** { $count } Partie wartet auf dich.
       *[other] **Deine Tagesliste:** { $count } Partien warten auf dich.
    }

line = **{ $game }** gegen { LIST($others) }: [Partie { $number }]({ $link })
line-until = **{ $game }** gegen { LIST($others) }: [Partie { $number }]({ $link }), bis { $due }
line-next = Nach { $before } bist du dran. **{ $game }** gegen { LIST($others) }: [Partie { $number }]({ $link })
more-matches = { $count } weitere: `/matches` auf dem Server zeigt sie.

signature = -# Du wolltest, dass ich dir schreibe. **{ my-settings }** unter `/help` auf dem Server ändert das.

not-delivered = Discord hat mich dir nicht schreiben lassen, darum habe ich damit aufgehört. **{ my-settings }** unter `/help` lässt es mich wieder versuchen, sobald deine Privatsphäre-Einstellungen Direktnachrichten von diesem Server erlauben.
offer = Wenn du magst, schreibe ich dir, wenn du am Zug bist: **{ my-settings }** unter `/help`.

daily-list = Deine Tagesliste
about-daily-list = Einmal am Tag kann ich dir eine Liste der Partien schreiben, die hier auf dich warten, mit Links und der Zeit, die noch bleibt.
daily-list-off = { about-daily-list } Wartet nichts, schreibe ich nicht.
daily-list-on =
    { about-daily-list }
    Deine kommt jeden Tag um **{ $time }** nach deiner eigenen Uhr, wenn etwas wartet. Wenn die Sommerzeit beginnt oder endet, kommt sie eine Stunde später oder früher.

write-daily-list = Tagesliste schreiben
no-daily-list = Keine Tagesliste
hours-earlier =
    { $count ->
        [one] { $count } Stunde früher
       *[other] { $count } Stunden früher
    }
hours-later =
    { $count ->
        [one] { $count } Stunde später
       *[other] { $count } Stunden später
    }

saved = Gespeichert.
