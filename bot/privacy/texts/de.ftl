command-privacy = Was ich auf diesem Server und anderswo über dich speichere; nur du siehst es
command-privacy-about = Sieh, was ich über dich speichere und wie lange
command-privacy-export = Hol dir alles, was ich über dich speichere, in Dateien, die nur du siehst
command-privacy-hide = Verbirg, wie du spielst: kein Profil, keine Rangliste und keine Liste zeigt dich anderen
command-privacy-hide-on = An: Nur du siehst, wie du gespielt hast; aus: Alle hier dürfen es sehen
command-privacy-delete = Lösche, was ich über dich speichere; du erfährst, was das heißt, und wirst noch einmal gefragt

about-title = Was ich über dich aufbewahre
about-text = Alles wird nur für diesen Server aufbewahrt, von denen, die mich betreiben. Was du ohne einen Server tust, auf dem ich bin, wird getrennt aufbewahrt, nur für dich.

kept = Aufbewahrt
kept-text = Deine Discord-ID, dein Name hier, deine Partien mit jedem Zug und seiner Zeit, deine Wertungszahlen, deine Turniere, wen du blockierst, gespeicherte Aufstellungen, begonnene Lektionen, deine Versuche an Tagesstellungen, deine Einstellungen, Antworten, die du im Voraus gibst, Tipps, solange ihre Partie dauert, Analysen deiner Partien, und wann ich dir geschrieben habe, falls du das wolltest. Nichts, was du in Kanälen schreibst.

how-long = Wie lange
how-long-text =
    { $days ->
        [365] Beendete Partien bleiben ein Jahr lang vollständig; danach bleiben nur das Ergebnis und deine Wertungszahlen. Werde ich vom Server entfernt, verschwindet alles nach 30 Tagen.
       *[other] Beendete Partien bleiben { $days } Tage lang vollständig; danach bleiben nur das Ergebnis und deine Wertungszahlen. Werde ich vom Server entfernt, verschwindet alles nach 30 Tagen.
    }

your-choice = Deine Wahl
your-choice-text = `/privacy export` gibt dir alles in einer Datei; `/privacy delete` löscht es. `/privacy hide` verbirgt vor anderen, wie du gespielt hast: Profil, Wertungszahlen, beendete Partien.

deletion-title = Löschen, was ich über dich aufbewahre?
deletion-text = Das ist endgültig. Es betrifft diesen Server und was du ohne einen getan hast:

ends-now = Endet jetzt
ends-now-text = Du gibst jede laufende Partie auf und verlässt jede Herausforderung, jede Lobby und jedes Turnier.

is-deleted = Wird gelöscht
is-deleted-text = Deine ID, dein Name, deine Wertungszahlen, wen du blockierst, deine gespeicherten Aufstellungen, deine Lektionen, deine Versuche an Tagesstellungen, deine Einstellungen und Antworten im Voraus. Einen Tag lang merke ich mir, dass du hier eine Wertungszahl hattest, aber nicht, unter welchem Namen.

backups = Sicherungen
backups-text = Kopien meines Speichers enthalten es, bis sie von denen gelöscht werden, die mich betreiben.

stays = Bleibt
stays-text = Die Züge deiner Partien, damit die anderen ihre noch ansehen können; du heißt dort und in meinen Nachrichten dann etwa „Ex-Mitglied 12“. Was andere in Kanälen geschrieben haben. Dass jemand dich blockiert.

delete-all = Ja, alles löschen
keep-all = Nein, behalten

exported = Das ist alles, was ich hier über dich speichere.
nothing-kept = Ich bewahre hier nichts von dir auf, also gibt es nichts zu löschen.
nothing-deleted = Nichts wurde gelöscht.

gave-up-matches =
    { $count ->
        [one] Du hast { $count } Partie aufgegeben.
       *[other] Du hast { $count } Partien aufgegeben.
    }
left-lobbies =
    { $count ->
        [one] Du hast { $count } Herausforderung oder Lobby verlassen.
       *[other] Du hast { $count } Herausforderungen und Lobbys verlassen.
    }
deleted = Was ich hier über dich aufbewahrt habe, ist gelöscht. Wenn du wieder spielst, fängst du ganz neu an.

hidden = Du bist auf diesem Server verborgen: Nur du siehst dein Profil und deine Wertungszahlen, und du stehst auf keiner Rangliste und in keiner Liste. Wer mit dir spielt, sieht dich weiter in den gemeinsamen Partien. Schon gepostete Spielpläne und Ranglisten ändern sich nicht.
shown = Du bist wieder zu sehen: Alle auf diesem Server können dein Profil und deine Wertungszahlen sehen.

kept-apart = Was du ohne einen Server getan hast, auf dem ich bin, wird getrennt aufbewahrt, und von hier komme ich nicht daran. Schick mir denselben Befehl als Direktnachricht.

refusal-deleted-lately = Du hast deine Daten hier vor weniger als einer Stunde löschen lassen. Das geht wieder <t:{ $until }:R>; bis dahin zeigt `/privacy export`, was ich seither von dir aufbewahre.
refusal-not-deleted = Inzwischen bist du in eine weitere Partie gekommen, darum ist noch nicht alles gelöscht. Bitte versuch es noch einmal.
