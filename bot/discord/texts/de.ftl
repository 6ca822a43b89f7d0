too-late-for-a-form = Das hat bei mir zu lange gedauert. Bitte drück noch einmal darauf.
not-understood = Diesen Befehl habe ich nicht verstanden. Bitte wähle die Optionen aus den Listen.
our-fault = Bei mir ist etwas schiefgegangen, und es steht jetzt im Fehlerprotokoll. Nichts ist verloren: Drück **{ my-hand }** oder nimm `/hand`, um zu sehen, wie die Partie steht.
there-is-more = *Es geht noch weiter: Drück **{ in-words }**.*
earlier = Früher
later = Später

permission-name = { $permission }
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-connect = Verbinden
