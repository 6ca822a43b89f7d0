match-begins = Die Partie beginnt.
rules-changed = Die Regeln haben sich seither geändert; darum steht hier, was damals erzählt wurde, und es gibt keine Bilder.
step-of = Schritt { $number } von { $total } · { $footer }
your-hand = Deine Hand
hand-of = Hand von { $name }
go-to = Gehe zu
as-spectator = Aus dem Publikum
from-my-seat = Von meinem Platz
everything-open = Alles offen
gif = GIF
text = Text
record = Protokoll
played-match =
    { $over ->
        [true] #{ $match } { $game }: { $sides }
       *[false] #{ $match } { $game } läuft: { $sides }
    }

gif-of-match = Bewegtes Bild der Partie { $match }
gif-about = Die Partie, wie das Nachspielen sie zeigt, Bild für Bild.
text-of-match = Mitschrift der Partie { $match }
text-about = Die Züge, wie das Nachspielen sie erzählt, je eine Zeile.
record-of-match = Protokoll der Partie { $match }
record-about = Schlüssel und Züge, für `python -m bot.tools.verify`, das die Partie aus ihrem Schlüssel nachspielt.
share-here = Hier teilen
back-to-the-replay = Zurück zum Nachspielen
shared-in-channel = In diesem Kanal geteilt.
making-gif = Das GIF der Partie { $match } entsteht …
pictures-drawn = { $drawn } von { $total } Bildern sind gezeichnet.
pictures-to-draw = { $total } Bilder sind zu zeichnen.
gif-failed = Das GIF ließ sich nicht machen. Bitte versuch es in einer Minute noch einmal.

gif-shared = **{ $game }, Partie { $match }: { $sides }** · bewegtes Bild, geteilt von { $name }
text-shared = **{ $game }, Partie { $match }: { $sides }** · Mitschrift, geteilt von { $name }
record-shared = **{ $game }, Partie { $match }: { $sides }** · Protokoll, geteilt von { $name }
gif-shared-by-spectator = **{ $game }, Partie { $match }: { $sides }** · bewegtes Bild, geteilt aus dem Publikum
text-shared-by-spectator = **{ $game }, Partie { $match }: { $sides }** · Mitschrift, geteilt aus dem Publikum
record-shared-by-spectator = **{ $game }, Partie { $match }: { $sides }** · Protokoll, geteilt aus dem Publikum

sheet-title = { $game }, Partie { $match }

command-replay = Geh eine Partie Schritt für Schritt durch; nur du siehst es
command-replay-match = Welche Partie; ohne Angabe deine letzte

refusal-gif-busy = Gerade entstehen zu viele GIFs. Bitte versuch es in einer Minute noch einmal.
refusal-gif-gone = Dieses GIF habe ich nicht mehr. Geh zurück zum Nachspielen und drück noch einmal **{ gif }**.
refusal-gif-in-progress = Für dich entsteht gerade ein GIF. Bitte versuch es noch einmal, wenn es fertig ist.
refusal-no-pictures = Die Regeln haben sich seit dieser Partie geändert, darum gibt es keine Bilder davon. **{ text }** schreibt auf, was gespielt wurde.
refusal-not-shared = Discord hat mich das hier nicht posten lassen. Bitte versuch es noch einmal oder in einem anderen Kanal.
refusal-nothing-to-keep-yet = GIFs, Mitschriften und Protokolle entstehen, wenn die Partie vorbei ist. Bis dahin geht `/replay` sie durch.
refusal-nothing-played = Du hast hier noch nicht gespielt. Nenne eine Partie in `match`, oder fordere jemanden mit `/challenge` heraus.
refusal-nothing-to-replay = Von Partie { $match } habe ich keine Züge für dich: Niemand hat sie gespielt, sie fand statt, wo du nichts siehst, oder sie ist so lange her, dass nur ihr Ergebnis bleibt. `/replay` zeigt, welche Partien es gibt.
refusal-not-open-yet = Alles wird gezeigt, wenn die Partie vorbei ist. Bis dahin zeigt das Nachspielen, was du sehen konntest.
refusal-has-to-be-remembered = In Partie { $match } muss man sich merken, was man gesehen hat. Nachspielen lässt sie sich, wenn sie vorbei ist; **{ watch }** zeigt, wie es steht.
