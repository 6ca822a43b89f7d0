your-move = { $people }: am Zug!
continues-here = { "[" }Die Partie geht hier weiter]({ $link }).
continues-in = { "[" }Die Partie geht weiter]({ $link }) in { $channel }.
cannot-show = In { $channel } kann ich den Spielplan nicht zeigen. Nimm `/board` dort, wo die Partie weitergehen soll.
emptied = Hier stand eine Person, deren Daten gelöscht wurden, darum habe ich diese Nachricht geleert.
