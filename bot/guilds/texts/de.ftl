## Uhren

clock-choice-none = Ohne Uhr
clock-no-limit = so viel Zeit, wie du magst
clock-choice-daily = Tagesuhr
clock-choice-live = Live-Uhr

## /settings: höchstens 100 Zeichen

command-settings = Welche Partien man auf diesem Server spielt, wo, und wer sie eröffnet; für Admins
command-settings-show = Zeigt alle Einstellungen mit Knöpfen und Listen zum Ändern; nur du siehst es
command-settings-channel = Wähle die Kanäle, in denen man Partien eröffnen darf
command-settings-channel-channel = Ein Kanal oder eine Kategorie mit allen Kanälen; ohne Angabe siehst du sie
command-settings-channel-allowed = Ob man dort Partien eröffnen darf
command-settings-game = Wähle, welche Spiele man spielen darf
command-settings-game-game = Welches Spiel
command-settings-game-allowed = Ob man es hier spielen darf
command-settings-clock = Wähle, welche Uhren eine Partie haben darf
command-settings-clock-clock = Welche Uhr
command-settings-clock-offered = Ob man sie wählen kann
command-settings-starters = Wähle, wer Partien eröffnen darf; annehmen und beitreten können alle
command-settings-starters-role = Die Rolle, die Partien eröffnen darf, oder @everyone; ohne Angabe siehst du sie
command-settings-tournaments = Wähle, wer noch Turniere eröffnen und leiten darf: eine Rolle oder Person
command-settings-tournaments-role = Eine Rolle, die es darf; ohne beides siehst du, wer es darf
command-settings-tournaments-person = Eine Person, die es darf
command-settings-tournaments-allowed = Ob diese Rolle oder Person es darf
command-settings-results = Wähle den Kanal für Ergebnisse gewerteter Partien und von Turnierpartien
command-settings-results-channel = Der Kanal; ohne Angabe siehst du ihn oder schaltest die Posts ab
command-settings-daily = Wähle den Kanal, in dem einmal am Tag die Tagesstellung gepostet wird
command-settings-daily-channel = { command-settings-results-channel }

command-settings-threads = Wähle, ob jede Partie einen eigenen Thread bekommt
command-settings-threads-on = An: Der Spielplan ist in einem Thread unter der Karte; aus: Er bleibt im Kanal
command-settings-keep = Wähle, wie lange beendete Partien vollständig gespeichert bleiben
command-settings-keep-days = Danach bleibt nur das Ergebnis
command-settings-late = Wähle, was geschieht, wenn die Zeit für einen Zug abläuft
command-settings-late-rule = Antworten in fremden Zügen spielt immer das Spiel
command-settings-language = Wähle die Sprache für alles, was auf diesem Server alle sehen
command-settings-language-rule = Was nur eine Person sieht, ist in deren Sprache
command-settings-words = Wähle, ob Spielpläne und Ansichten in Worten sagen, was ihre Bilder zeigen
command-settings-words-on = An: alle Worte, für alle; aus: eine kurze Zeile, der Rest unter { in-words }
command-settings-computers = Wähle, ob in neuen Partien Computer mitspielen dürfen
command-settings-computers-on = An: Alle dürfen gegen den Computer spielen; aus: nur Menschen miteinander
command-settings-takeback = Wähle, ob man Züge zurücknehmen darf, die nichts verraten haben
command-settings-takeback-on = An: ohne Fragen, bis andere handeln; aus: Gespielt ist gespielt. Gewertete Partien: nie
command-settings-ratings = Wähle, welche Partien auf diesem Server die Wertungszahlen ändern
command-settings-ratings-rule = Partien ohne Uhr und mit Computer werden nie gewertet

## Seite aller Einstellungen

settings-title = Einstellungen für diesen Server
settings-text = Drück, was du ändern möchtest. Offene Partien gehen weiter wie bisher.
settings-now = Jetzt
all-settings = Alle Einstellungen
saved = Gespeichert.
on = An
off = Aus

rule-channel = Kanäle
rule-channel-all = Alle, in denen ich schreiben kann
rule-channel-hint = Wähle keinen, um alle zu erlauben. Eine Kategorie erlaubt ihre Kanäle.
any-channel = Kanäle: alle
all-channels = Alle Kanäle

rule-game = Spiele
rule-game-all = Alle
rule-game-some = { LIST($games) }
rule-game-hint = Drück ein Spiel, um es zu erlauben oder auszuschließen.

rule-clock = Uhren
rule-clock-some = { LIST($clocks) }
rule-clock-hint = Drück eine Uhr, um sie anzubieten oder zu streichen.

rule-starters = Wer Partien eröffnet
everybody = Alle
rule-starters-role = Alle mit <@&{ $role }> und alle, die diesen Server verwalten dürfen; beitreten und annehmen können alle
rule-starters-hint = Wähle keine Rolle, damit alle Partien eröffnen dürfen.

rule-tournaments = Wer Turniere leitet
rule-tournaments-some = { LIST($people) }
organisers-of-role = alle mit <@&{ $role }>
organisers-of-server = alle, die diesen Server verwalten dürfen
rule-tournaments-hint = Wähle eine Rolle, Leute oder beides.
no-role = Keine Rolle
nobody-else = Niemand sonst
no-further-people = Keine weiteren Leute

rule-results = Posts über Ergebnisse
no-posts = Keine
posts-in-channel = In <#{ $channel }>
rule-results-hint = Jede gewertete Partie und jede Turnierpartie bekommt am Ende eine Zeile mit ihrem Ergebnis. Partien von Leuten, die sich verbergen, bekommen keine. Wähle keinen Kanal, um nichts zu posten.
no-channel = Kein Kanal

rule-daily = Posts der Tagesstellung
posts-refused = In <#{ $channel }>; der letzte ging dort nicht
rule-daily-hint = Jeder Tag hat eine Stellung, überall dieselbe. Ich poste sie kurz nach Mitternacht UTC, mit einem Knopf, der sie privat öffnet. Die erste kommt sofort.
rule-daily-hint-refused = Ich muss dort Nachrichten senden, Links einbetten und Dateien anhängen dürfen. Wähle den Kanal danach noch einmal.

rule-threads = Spielpläne
rule-threads-value =
    { $value ->
        [true] In einem Thread für jede Partie
       *[false] Im Kanal der Karte
    }

rule-keep = Beendete Partien
rule-keep-value =
    { $value ->
        [365] Ein Jahr lang aufbewahrt; danach bleibt nur das Ergebnis
       *[other] { $value } Tage lang aufbewahrt; danach bleibt nur das Ergebnis
    }
days-to-keep =
    { $days ->
        [365] ein Jahr
       *[other] { $days } Tage
    }

rule-late = Wenn die Zeit abläuft
rule-late-value =
    { $value ->
        [claim] Die Gegenseite darf den Sieg beanspruchen oder mehr Zeit geben
        [fallback] Das Spiel zieht von selbst; beim dritten Mal in Folge scheidet man aus
        [forfeit] Man scheidet sofort aus der Partie aus
       *[usual] Mit Tagesuhr entscheidet die Gegenseite, mit Live-Uhr zieht das Spiel
    }

rule-language = Sprache
rule-language-value =
    { $value ->
        [auto] Wie in Discord, wenn dieser Server eine Community ist, sonst Englisch
       *[other] { $value }
    }

rule-words = Worte
rule-words-value =
    { $value ->
        [true] Bei jedem Bild
       *[false] Unter *{ in-words }*
    }

rule-computers = Computer
rule-computers-value =
    { $value ->
        [true] In jeder Partie
       *[false] Keine
    }

rule-takeback = Zurücknehmen
rule-takeback-value =
    { $value ->
        [true] Züge, die nichts verraten haben, bis jemand anders handelt; nicht in gewerteten Partien und Turnieren
       *[false] Nur wenn die Gegenseite einverstanden ist
    }

rule-ratings = Gewertete Partien
rule-ratings-value =
    { $value ->
        [chosen] Partien mit Uhr, wenn sie gewertet eröffnet werden
        [off] Keine
       *[usual] Partien mit Uhr, wenn sie nicht ungewertet eröffnet werden
    }

## Eigene Einstellungen

preferences-title = Deine Einstellungen auf diesem Server
preferences-text = Sie gelten nur für dich.

heading-language = Sprache
heading-pictures = Bilder
heading-mentions = Erwähnungen
heading-messages = Direktnachrichten
heading-acting = Bevor du handelst

preference-language =
    { $value ->
        [auto] Alles, was nur du siehst, ist in der Sprache deines Discord, wenn ich sie kann.
       *[other] Alles, was nur du siehst, ist in dieser Sprache: { $value }.
    }
preference-language-label =
    { $value ->
        [auto] Wie in meinem Discord
       *[other] { $value }
    }

preference-words =
    { $value ->
        [true] Ansichten sagen in Worten, was ihre Bilder zeigen.
       *[false] Ansichten sind ein Bild unter einer kurzen Zeile; **{ in-words }** sagt den Rest.
    }
preference-words-label =
    { $value ->
        [true] Bilder mit kurzer Zeile zeigen
       *[false] Alle Worte zu Bildern zeigen
    }
words-for-all = Auf diesem Server sagen Spielpläne und Ansichten für alle in Worten, was ihre Bilder zeigen.

preference-calls =
    { $value ->
        [turn] Immer, wenn eine Partie anfängt, auf dich zu warten. Ihr Spielplan wird jedes Mal neu gepostet.
        [never] Nie, sobald eine Partie begonnen hat; auch Erinnerungen erwähnen dich nicht. Herausforderungen schon.
       *[away] Wenn eine Partie auf dich wartet und du fünf Minuten lang nichts darin getan hast.
    }
preference-calls-label =
    { $value ->
        [turn] In jedem Zug
        [never] Nie
       *[away] Wenn ich weg bin
    }

preference-told =
    { $value ->
        [turn] Ich schreibe dir, wenn du am Zug und nicht da bist, höchstens einmal in der Stunde.
        [next] Ich schreibe dir, wenn du am Zug oder als Nächstes dran und nicht da bist, höchstens einmal in der Stunde.
       *[never] Ich schreibe dir nicht über deine Züge.
    }
preference-told-label =
    { $value ->
        [turn] Wenn ich am Zug bin
        [next] Auch kurz davor
       *[never] Nicht schreiben
    }
preference-told-more = Tagesliste

preference-careful =
    { $value ->
        [true] Vor Schlagzügen, Angriffen und großen Aktionen wirst du noch einmal gefragt.
       *[false] Schlagzüge, Angriffe und große Aktionen werden sofort ausgeführt.
    }
preference-careful-label =
    { $value ->
        [true] Vor Angriffen nicht fragen
       *[false] Vor Angriffen fragen
    }

preference-aims =
    { $value ->
        [true] Bei Stratego zeigt der erste Druck, wohin die Figur zöge, und der zweite spielt den Zug.
       *[false] Ein Druck spielt einen Zug in Stratego.
    }
preference-aims-label =
    { $value ->
        [true] Ein Druck je Zug
       *[false] Zweimal drücken je Zug
    }

## Ablehnungen

refusal-asked-too-often = Du hast { $name } in letzter Zeit mehrmals eingeladen, ohne Zusage. Fragen kannst du wieder <t:{ $until }:R>.
refusal-clock-not-offered = Diese Uhr bietet dieser Server nicht an. Du kannst wählen: { LIST($clocks) }.
clock-key-none = `none`
clock-key-daily = `daily`
clock-key-live = `live`
refusal-game-not-allowed = { $game } wird auf diesem Server nicht gespielt. Du kannst wählen: { LIST($games, type: "or") }.
refusal-no-clock-left = Mindestens eine Uhr muss es geben. Biete erst eine andere an, dann streich diese.
refusal-no-game-left = Mindestens ein Spiel muss erlaubt sein. Erlaube erst ein anderes, dann schließ dieses aus.
refusal-not-organiser = Nur Admins und Leute, die sie mit `/settings tournaments` nennen, können hier Turniere leiten.
not-organiser-of-role = Nur Admins und Leute mit der Rolle <@&{ $role }> leiten hier Turniere.
refusal-too-many-organisers = Du kannst höchstens { $limit } Leute nennen. Für mehr wähle eine Rolle: `/settings tournaments`.
refusal-not-a-starter = Nur Leute mit der Rolle <@&{ $role }> eröffnen hier Partien. Du kannst diesen beitreten.
refusal-not-an-admin = Das können nur Leute ändern, die diesen Server verwalten dürfen. Frag sie danach.
refusal-not-in-this-channel = In diesem Kanal finden keine Partien statt. Versuch es in { LIST($channels, type: "or") }.
refusal-too-fast = Du hast in kurzer Zeit viele Partien eröffnet. Die nächste geht <t:{ $until }:R>.
refusal-too-many-channels = Höchstens { $limit } Kanäle lassen sich nennen. Nenne eine Kategorie, um alle Kanäle darin zu erlauben.
