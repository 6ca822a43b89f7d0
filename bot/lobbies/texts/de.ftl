## Befehle: höchstens 100 Zeichen

command-challenge = Fordere jemanden heraus; nenne ein Spiel oder wähle es danach
command-challenge-opponent = Gegen wen du spielen möchtest
command-challenge-game = Welches Spiel; ohne Angabe wählst du es mit Regeln und Uhr auf einer Seite
command-challenge-level = Wie stark ich spiele, wenn du mich herausforderst; ohne Angabe so, wie es zu dir passt
menu-challenge = Herausfordern
command-practice = Spiel gegen den Computer: Wähle Spiel, Stufe und wie viele, und leg sofort los
command-open = Eröffne eine Partie, der hier alle beitreten können; die Karte erscheint hier
command-open-players = Für wie viele; ohne Angabe geht es los, wenn genug dabei sind
command-muster = Spiel eine Partie mit den Leuten in deinem Sprachkanal; du stellst sie erst zusammen
command-any-game = Welches Spiel
command-any-options = Tippe etwas und sieh die Optionen; ohne Angabe das übliche Spiel
command-any-clock = Wie viel Zeit es gibt; ohne Angabe wie auf diesem Server üblich
command-block = Von wem du auf diesem Server keine Herausforderungen willst; nur du siehst es
command-block-add = Nimm von jemandem keine Herausforderungen mehr an; was zwischen euch offen ist, endet
command-block-add-person = Von wem du keine Herausforderungen willst
command-block-remove = Nimm von jemandem wieder Herausforderungen an
command-block-remove-person = Von wem du wieder Herausforderungen willst
command-block-list = Zeigt, wen du blockierst, und hebt es auf

## Stufen des Computers

about-beginner = Die Stufe Einstieg spielt wie in einer ersten Partie.
about-easy = Die Stufe Leicht denkt ein wenig voraus.
about-medium = Die Stufe Mittel denkt voraus.
about-hard = Die Stufe Schwer denkt so weit voraus, wie sie kann.

## Entwürfe

challenge-whom = Wen möchtest du herausfordern?
choose-game-next = Danach wählst du das Spiel.
choose-variant-next = Danach wählst du die Regeln von { $game }.
choose-somebody = Wähle jemanden
challenge-somebody = { $name } herausfordern
open-to-everybody = Eine Partie für alle öffnen
play-computer = Gegen den Computer spielen
ask-game = Welches Spiel?
rules-variant = Regeln
custom = Eigene
rules-conflict = Diese Regeln passen nicht zusammen
is-rated = Gewertet
rated-means = sie zählt für eure Wertungszahlen auf diesem Server.
is-unrated = Ungewertet
unrated-means = sie ändert keine Wertungszahl.
against = Gegen
computers-of-level = { LIST($names) }. { $about }
send-challenge = Herausforderung senden
open-to-all = Für alle öffnen
make-rated = Gewertet spielen
make-unrated = Ungewertet spielen
change-rule = Regel ändern
more-choices = Mehr Auswahl
play = Spielen
only-watch = Nur zuschauen
clock-none = Ohne Uhr
clock-daily = Tagesuhr
clock-live = Live-Uhr
opponents =
    { $count ->
        [one] Gegen 1 Computer
       *[other] Gegen { $count } Computer
    }
go-on-with = Weiter: { $game }, Partie { $match }
matches-under-way =
    { $count ->
        [1] Eine Partie von dir läuft noch.
       *[other] Einige Partien von dir laufen noch.
    }
rules-of-game = { $game }: Regeln
which-rule = Welche Regel möchtest du ändern?
rule-of-game = { $game }: { $rule }
choose-value = Wähle, was in dieser Partie gilt.
rule-value = { $rule }: { $value }
variant-value = { $variant }: { $terms }

## Karten von Herausforderungen

challenge-title = { $game }: Herausforderung
challenges = **{ $challenger }** fordert **{ $opponent }** heraus.
answer-until = Antwort bis { $until }.
terms = Bedingungen
answer = Antwort
ratings = Wertungszahlen
you-are-challenged = { $people }: Du bist herausgefordert.
accept = Annehmen
decline = Ablehnen
cancel = Zurückziehen
challenge-closed-title = { $game }: Herausforderung beendet
challenge-ended-declined = { $opponent } hat abgelehnt. Frag an einem anderen Tag wieder, oder fordere jemand anders heraus.
challenge-ended-cancelled = { $challenger } hat die Herausforderung zurückgezogen.
challenge-ended-expired = Niemand hat rechtzeitig geantwortet, darum ist die Herausforderung abgelaufen. `/challenge` fragt noch einmal.
you-declined = Du hast abgelehnt. { $name } sieht es auf der Karte.
you-withdrew = Du hast deine Herausforderung zurückgezogen.

## Karten von Lobbys

who-joins = { $game }: Wer macht mit?
match-for = { $game }: eine Partie zu { $number ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $number }
    }
lobby-closed-title = { $game }: geschlossen
closed-cancelled = Sie wurde abgesagt. `/open` oder `/muster` beginnt eine neue.
closed-expired = Sie ist abgelaufen, bevor alle da waren. `/open` oder `/muster` beginnt eine neue.
opens-match = **{ $opener }** eröffnet eine Partie. Hier können alle beitreten.
invites = **{ $opener }** lädt { LIST($names) } ein.
looks-for-players = **{ $opener }** sucht Leute zum Mitspielen.
players = Dabei
players-joined = Dabei ({ $joined } von { $number })
team = Team { $team }
start = Beginn
now = Jetzt
until = Bis
nobody-yet = noch niemand
until-time = Bis { $until }.
starts-by-itself =
    { $count ->
        [one] Es geht von selbst los, sobald 1 Person dabei ist.
       *[other] Es geht von selbst los, sobald { $count } dabei sind.
    }
may-start-now = { $opener } kann jetzt beginnen.
may-start-with = { $opener } kann mit { LIST($sizes, type: "or") } Leuten beginnen.
may-start-if-teams-fit = { $opener } kann mit { LIST($sizes, type: "or") } Leuten beginnen, wenn die Teams aufgehen.
stays-open = Offen bis { $until }.
seats-free =
    { $count ->
        [one] 1 Platz ist frei. { $opener } kann eine Partie aus denen machen, die noch da sind.
       *[other] { $count } Plätze sind frei. { $opener } kann eine Partie aus denen machen, die noch da sind.
    }
seats-free-in-voice =
    { $count ->
        [one] 1 Platz ist frei. Wer im selben Sprachkanal ist, kann ihn nehmen, oder { $opener } macht eine Partie aus denen, die noch da sind.
       *[other] { $count } Plätze sind frei. Wer im selben Sprachkanal ist, kann einen nehmen, oder { $opener } macht eine Partie aus denen, die noch da sind.
    }
all-agree = Es geht los, wenn alle **{ i-play }** gedrückt haben.
waiting-for = { all-agree } Warten auf **{ LIST($names) }**.
do-you-play = { $people }: Spielst du mit?
i-play = Ich spiele mit
join = Beitreten
join-team = Zu Team { $team }
take-free-seat = Freien Platz nehmen
change-teams = Team wechseln
start-now = Jetzt beginnen
leave = Aussteigen
arrange = Zusammenstellen
computer-players = Computer
call-off = Absagen

## Computer in einer Lobby

computers-title = { $game }: Computer
no-computers = Noch spielt keiner mit.
computers-agree = Sie sind sofort mit allem einverstanden, was du zusammenstellst.
add-computer = { $name } dazunehmen
add-to-team = Team { $team }: { $name }
remove-computer = { $name } entfernen

## Zusammenstellen im Sprachkanal

who-plays = { $game }: Wer spielt?
also-present = Auch in deinem Sprachkanal
choose-who-plays = Wähle, wer mit dir spielt: zusammen { LIST($sizes, type: "or") } Leute.
who-plays-including-you = Wer spielt (du zählst mit)
who-is-in-team-1 = Wer in Team 1 ist
team-method-random = Teams auslosen
team-method-hand = Teams von Hand
teams-random = Teams: ausgelost
teams-random-means = Ausgelost wird, wenn du die Einladungen sendest. Dieselben Leute bekommen dieselben Teams, bis sie eine Partie beendet haben; Absagen ändert also nichts.
teams-hand = Teams: von Hand
teams-hand-means = Wähle unten, wer in Team 1 ist. Alle anderen sind in Team 2.
send-invitations = Einladungen senden
invitations-to-send = Sende die Einladungen, wenn alles stimmt. Es geht los, wenn alle einverstanden sind.
invitations-sent = Die Einladungen sind gesendet. Wenn du etwas änderst, werden alle noch einmal gefragt.
people-drawn = { $present } von euch sind hier, und { $playing } können spielen, darum habe ich ausgelost, wer. Wähle andere, wenn du magst.

## Fragen

close-match = Diese Partie schließen?
closes-by-leaving = Nur du bist dabei; wenn du aussteigst, schließt sie, und niemand kann mehr beitreten.
yes-close = Ja, schließen
no-stay = Nein, bleiben
change-teams-with = Mit wem das Team wechseln?
change-teams-means = Ihr zwei tauscht die Plätze, und alle anderen werden noch einmal gefragt.

## Antworten

match-is-on = Die Partie läuft in { $channel }.
card-is-in = Die Karte ist in { $channel }.
drawn-anew = Das ist eine Übungspartie ab dieser Stellung. Was dir verborgen war, ist neu gezogen.
rematch-agreed = Um diese Revanche war schon gebeten, und jetzt bist du einverstanden. Es geht los, sobald alle einverstanden sind.
joined = Du bist dabei. Die Karte zeigt, wer noch dabei ist, und ich erwähne dich, wenn du am Zug bist.
left = Du bist ausgestiegen.
left-open = Du bist ausgestiegen. Inzwischen war jemand beigetreten, darum bleibt die Partie offen.
you-closed-match = Du hast die Partie geschlossen.
stayed = Du bist weiter dabei. Die Karte zeigt, wer noch dabei ist.
agreed = Danke. Es geht los, sobald alle einverstanden sind.
called-off = Du hast die Partie abgesagt.
changed-teams = Du hast das Team gewechselt. Alle anderen werden noch einmal gefragt.
invitations-are-in = Die Einladungen sind in { $channel }. Um etwas zu ändern, drück dort **{ arrange }**.
watched-ended = Die Partie ist vorbei. Niemand hat gewonnen.

## Blockieren

whom-you-block = Wen du blockierst
blocks-these = Von diesen Leuten nimmst du keine Herausforderungen an:
and-more-people =
    { $count ->
        [one] und { $count } weitere Person
       *[other] und { $count } weitere Leute
    }
blocks-nobody = Du nimmst von allen auf diesem Server Herausforderungen an. `/block add` ändert das.
unblock-somebody = Jemanden freigeben
somebody-who-left = Nicht mehr hier ({ $id })
blocked =
    { $name ->
        [them] Diese Person
       *[other] { $name }
    } kann dich nicht mehr herausfordern und erfährt nicht, warum. Offene Herausforderungen zwischen euch sind beendet, und du hast gemeinsame Lobbys verlassen; begonnene Partien gehen weiter. `/block remove` macht das rückgängig.
unblocked =
    { $name ->
        [them] Du nimmst von dieser Person wieder Herausforderungen an.
       *[other] Du nimmst von { $name } wieder Herausforderungen an.
    }

## Ablehnungen

here-is-the-card = hier ist die Karte
here-is-the-board = hier ist der Spielplan
sizes-against = { $one } gegen { $other }

refusal-agreed-already = Du bist schon einverstanden. Es fehlt noch: { LIST($names) }.
refusal-alone-in-voice = Du bist allein in deinem Sprachkanal. Warte auf die anderen, oder nimm `/open` für eine öffentliche Lobby.
refusal-blocked-here = Dieser Partie kannst du nicht beitreten. `/open` beginnt eine neue.
refusal-blocked-pair = { LIST($names) } können nicht in einer Partie spielen. Bitte lass eine der beiden Personen weg.
refusal-blocked-you = { $name } nimmt keine Herausforderungen an. Bitte fordere jemand anders heraus.
refusal-bot-challenge = { $name } ist ein Bot, der nicht spielen kann. Fordere einen Menschen heraus, oder spiel mit `/practice` gegen mich.
refusal-bot-invited = { $name } ist ein Bot und kann nicht spielen. Wähle nur Menschen.
refusal-cannot-start = So kann die Partie nicht beginnen: Es braucht { LIST($sizes, type: "or") } Leute.
cannot-start-in-teams = So kann die Partie nicht beginnen: Es braucht { LIST($sizes, type: "or") } Leute in Teams der richtigen Größe.
refusal-cannot-swap = Gerade ist niemand da, mit dem du das Team wechseln kannst. Die Karte zeigt die Teams.
refusal-challenge-closed =
    { $status ->
        [live] Diese Herausforderung wurde schon angenommen, und die Partie läuft. `/board` zeigt sie.
        [over] Diese Herausforderung wurde angenommen, und ihre Partie ist vorbei. `/challenge` beginnt eine neue.
        [declined] Diese Herausforderung wurde abgelehnt. `/challenge` fragt noch einmal.
        [cancelled] Diese Herausforderung wurde zurückgezogen. `/challenge` macht eine neue.
       *[expired] { refusal-challenge-expired }
    }
refusal-challenge-expired = Diese Herausforderung ist abgelaufen. `/challenge` macht eine neue.
refusal-challenged-already = Dazu hast du { $name } schon herausgefordert, und die Antwort steht noch aus: { $card }.
refusal-computers-not-allowed = Die Admins dieses Servers erlauben keine Computer. Spiel mit Menschen: Fordere jemanden mit `/challenge` heraus, oder öffne mit `/open` eine Partie für alle.
refusal-former-player = { $name } spielt hier nicht mehr, darum gibt es keine Revanche. Fordere mit `/challenge` jemand anders heraus.
refusal-joined-already = Du bist schon dabei. Die Karte zeigt, wer noch fehlt.
refusal-level-of-a-person = { $name } ist kein Computer, darum gibt es keine Stufe zu wählen. Fordere mich heraus, um auf einer Stufe zu spielen.
refusal-lobby-closed =
    { $status ->
        [live] Diese Partie hat begonnen. Wenn du mitspielst, drück unter ihrem Spielplan **{ my-hand }**.
        [over] Diese Partie ist schon vorbei. `/open` beginnt eine neue.
        [cancelled] Diese Partie wurde abgesagt. `/open` oder `/muster` beginnt eine neue.
       *[expired] Diese Partie ist abgelaufen, bevor alle da waren. `/open` oder `/muster` beginnt eine neue.
    }
refusal-lobby-full = Alle Plätze sind besetzt. Mit `/open` beginnst du eine eigene Partie.
refusal-no-voice = Geh zuerst in einen Sprachkanal, dann nimm `/muster` für eine Partie mit den Leuten darin.
refusal-not-a-member = Diese Person ist nicht mehr auf diesem Server. Fordere jemand anders heraus.
refusal-rematch-stands = Darum hast du schon gebeten, und es sind noch nicht alle einverstanden: { $card }.
refusal-not-blocked =
    { $name ->
        [them] Du blockierst diese Person nicht, darum ist nichts geändert.
       *[other] Du blockierst { $name } nicht, darum ist nichts geändert.
    }
refusal-not-complete =
    { $count ->
        [one] Die Partie ist nicht vollständig: { $count } Platz ist frei. Zustimmen kannst du, sobald er besetzt ist.
       *[other] Die Partie ist nicht vollständig: { $count } Plätze sind frei. Zustimmen kannst du, sobald sie besetzt sind.
    }
teams-not-made = Die Teams stehen noch nicht. Zustimmen kannst du, sobald sie stehen.
refusal-not-in-lobby = Du gehörst nicht zu dieser Partie. Das können nur die Leute tun, die auf ihrer Karte stehen.
refusal-not-in-that-voice = Der freie Platz ist für jemanden im Sprachkanal dieser Partie. Geh dorthin und drück noch einmal.
refusal-not-in-voice =
    { $count ->
        [one] { LIST($names) } ist nicht in deinem Sprachkanal. Wähle Leute, die dort sind, oder warte, bis alle da sind.
       *[other] { LIST($names) } sind nicht in deinem Sprachkanal. Wähle Leute, die dort sind, oder warte, bis alle da sind.
    }
refusal-no-game-chosen = Optionen gehören zu einem Spiel. Gib auch `game` an, oder lass die Optionen weg und wähle sie danach.
refusal-not-over = Diese Partie läuft noch. Bring sie erst zu Ende, dann bitte um eine Revanche.
refusal-no-picks = Teams werden nicht mehr reihum gewählt. **{ arrange }** auf der Karte stellt sie zusammen; drücken kann das, wer eröffnet hat.
refusal-no-computers = Ich selbst spiele gerade nicht. Spiel mit Menschen: Fordere jemanden mit `/challenge` heraus, oder öffne mit `/open` eine Partie für alle.
refusal-not-the-challenger = Diese Herausforderung kann nur zurückziehen, wer sie gesendet hat: { $name }.
refusal-not-the-opener = Das kann nur, wer diese Partie eröffnet hat: { $name }.
refusal-not-the-opponent = Diese Herausforderung ist für { $name }, und nur { $name } kann sie beantworten.
refusal-not-yours-to-end = Beenden kann sie nur, wer diese Partie begonnen hat, oder wer diesen Server als Admin verwaltet.
refusal-posted-already = Die Einladungen sind schon unterwegs. Was du hier änderst, zeigt sich auf ihrer Karte.
refusal-rated-with-computers = Eine Partie mit einem Computer wird nie gewertet. Lass `rated` weg, oder fordere einen Menschen heraus.
refusal-self-block = Dich selbst kannst du nicht blockieren. Nenne jemand anders.
refusal-self-challenge = Du kannst nicht gegen dich selbst spielen. Fordere jemand anders auf diesem Server heraus.
refusal-team-full = Team { $team } ist voll. Geh ins andere, oder bitte jemanden um einen Tausch.
refusal-too-many-open =
    { $limit ->
        [one] { $name } hat hier schon { $limit } offene Partie, mehr geht nicht. Fordere jemand anders heraus, oder versuch es später wieder.
       *[other] { $name } hat hier schon { $limit } offene Partien, mehr geht nicht. Fordere jemand anders heraus, oder versuch es später wieder.
    }
refusal-too-many-yours =
    { $limit ->
        [one] Du hast hier schon { $limit } offene Partie, mehr geht nicht. Bring eine zu Ende, oder zieh eine Herausforderung zurück; `/matches` zeigt sie.
       *[other] Du hast hier schon { $limit } offene Partien, mehr geht nicht. Bring eine zu Ende, oder zieh eine Herausforderung zurück; `/matches` zeigt sie.
    }
refusal-uneven-teams = Diese Teams passen nicht: Es muss { LIST($splits, type: "or") } sein. Wähle noch einmal, wer in Team 1 ist.
refusal-unknown-option = Die Option { $option } verstehe ich nicht. Tippe etwas und wähle aus der Liste.
unknown-option-of-game = Die Option { $option } verstehe ich nicht. Es gibt { LIST($options) }, geschrieben wie `{ $example }=…`. Tippe etwas und wähle aus der Liste.
unknown-option-meant = Die Option { $option } verstehe ich nicht. Meinst du { LIST($suggestions, type: "or") }?
refusal-wrong-size = Mit diesen Optionen ist { $game } für { LIST($sizes, type: "or") } Leute. Wähle so viele, oder andere Optionen.
refusal-watched-already = Auf diesem Server spielen schon Computer gegeneinander: { $board }. Schau ihnen zu, oder warte, bis sie fertig sind.
refusal-you-blocked = Du blockierst { $name }. Hebe das erst mit `/block remove` auf, dann fordere heraus.
refusal-you-blocked-here = Du blockierst { $name }, und diese Person ist in dieser Partie. Hebe das erst mit `/block remove` auf, dann tritt bei.
