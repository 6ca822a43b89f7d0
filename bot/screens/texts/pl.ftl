### Słowniczek (jedno słowo na jedną rzecz):
###   match – mecz; game – gra; battle – bitwa; duel – pojedynek; round – runda; table – stolik
###   board – plansza; hand – ręka; panel – panel; log – dziennik; replay – powtórka; review – analiza
###   turn – tura; move – ruch; action – działanie; side – strona; team – drużyna; seat – miejsce; spectator – widz
###   clock – zegar; to pass – spasować; to resign – poddać mecz; to take back – cofnąć; draw – remis
###   challenge – wyzwanie; invitation – zaproszenie; lobby – poczekalnia; tournament – turniej; season – sezon
###   rated – rankingowy; unrated – towarzyski; rating – ranking (punkty); level – poziom; badge – odznaka
###   theater – front; faceup – odkryta; facedown – zakryta; uncovered (na wierzchu) – wierzchnia; covered – przykryta
###   to withdraw – wycofać się; to deploy – rozmieścić; to improvise – zaimprowizować; to flip – odwrócić
###   Supply – zapas; to reveal – ujawnić; to name – wskazać; to destroy – zniszczyć; strength – siła; deck – talia
###   critters – zwierzaki; woodland – las; throw – rzut; order – rozkaz; resource – surowiec; leaderboard – tabela liderów
###   set-up – rozstawienie (czynność), szyk (zapisany); settings – ustawienia; to mention – oznaczyć; mention – wzmianka
###   This Means War!: LABOR – PRACA; RESEARCH – NAUKA; AMMO – AMUNICJA; ARMY – ARMIA; FACTORY – FABRYKA; LAB – LAB;
###     SILO – SILOS; BARRACKS – KOSZARY; WALL – MUR; CITY – MIASTO; to assault – szturmować; to recycle – wymienić kartę
###   Fight, Flight, Bite: Fight – Pazur; Flight – Skrzydło; Bite – Kieł; cube – kostka; supply – pula; harvest – zbiory
###   Stratego: rank – ranga; formation – szyk; piece – figura; square – pole; rescue – powrót; to and fro – tam i z powrotem; chase – pościg
### Nazwa osoby stoi w mianowniku ("gracza Alice", "Tura: Alice"). Zdania o innych są w czasie teraźniejszym, bez rodzaju.

my-hand = Moja ręka
watch = Oglądaj
board = Plansza
log = Dziennik
rules = Zasady
replay = Powtórka
review = Analiza
rematch = Rewanż
proof = Dowód
in-words = Słowami
back = Wstecz
refresh = Odśwież
take-back = Cofnij
my-settings = Moje ustawienia
show-me-how = Pokaż, jak grać

nameless = Ktoś bez nazwy
reader-you = ty
quoted = „{ $text }”
ordinal = { $number }.
pairing = { $tournament }, runda { $round }, stolik { $table }
continued = { $heading }, ciąg dalszy
page-of = Strona { $page } z { $pages }

full-stop = { $text }.
side-by-side = { $first } { $second }
groups = { $first }; { $second }
with-note = { $text } ({ $note })
labelled = { $label }: { $value }
headed = **{ $heading }:** { $text }

choose = Wybierz, co chcesz zrobić
choose-one = wybierz jedno.
choices =
    { $count ->
        [one] 1 możliwość
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }
question-about = **{ $label }**: { $question }

shape-diamond = romb
shape-disc = koło
shape-triangle = trójkąt
shape-square = kwadrat

lead =
    { $bound ->
        [at_least] przewaga { $count } lub większa
        [at_most] przewaga { $count } lub mniejsza
       *[exactly] przewaga { $count }
    }
deficit =
    { $bound ->
        [at_least] strata { $count } lub mniejsza
        [at_most] strata { $count } lub większa
       *[exactly] strata { $count }
    }
level =
    { $bound ->
        [at_least] równo lub lepiej
        [at_most] równo lub gorzej
       *[exactly] równo
    }

resigned =
    { $name ->
        [you] Poddajesz mecz.
       *[other] { $name } poddaje mecz.
    }
resigned-for-your-team =
    { $name ->
        [you] Poddajesz mecz w imieniu swojej drużyny.
       *[other] { $name } poddaje mecz w imieniu twojej drużyny.
    }
resigned-for-team =
    { $name ->
        [you] Poddajesz mecz w imieniu drużyny: { $team }.
       *[other] { $name } poddaje mecz w imieniu drużyny: { $team }.
    }

refusal-already-out = Nie grasz już w tym meczu. Możesz oglądać, jak się skończy.
refusal-bad-options =
    Te opcje nie działają:
    { $problems }
    Zacznij pisać w `options` i wybierz z listy.
bad-option = • { $option }: { $problem }
refusal-broken-match = Tego meczu nie da się odczytać, więc nic się nie zmieniło. Daj znać administracji serwera.
refusal-damaged-file = Plik z meczami tego serwera jest uszkodzony, więc go nie ruszam. Daj znać osobie, która mnie prowadzi: trzeba przywrócić kopię zapasową.
refusal-duplicate = Już to mam, więc nic więcej nie robię.
refusal-match-over = Ten mecz się skończył. Naciśnij **{ rematch }** pod jego planszą albo użyj `/challenge`, żeby zagrać znowu.
refusal-missing-permissions = Nie mogę jeszcze prowadzić meczu na tym kanale. Poproś administrację, żeby dała mi tu uprawnienia: { LIST($permissions) }. Potem spróbuj ponownie.
refusal-newer-file = Mecze tego serwera zapisała nowsza wersja bota. Poproś osobę, która mnie prowadzi, żeby znów ją zainstalowała.
refusal-unknown-tournament = Nie ma już takiego turnieju. `/tournament show` pokazuje te, które trwają.
refusal-not-away = To działa tylko na serwerze, na którym jestem. Bez niego masz `/practice`, `/daily`, `/learn`, `/replay`, `/rules` i `/card`.
refusal-only-in-messages = Stąd nie sięgnę do tego, co dla ciebie przechowuję. Użyj tego polecenia w wiadomości prywatnej do mnie.
refusal-not-offered = Teraz to niemożliwe. Naciśnij **{ my-hand }**, żeby zobaczyć, co możesz zrobić.
refusal-not-saved = Nie udało się tego zapisać, więc nic się nie zmieniło. Spróbuj ponownie; jeśli to się powtarza, daj znać administracji.
refusal-not-seated = Nie grasz w tym meczu. Własny zaczniesz przez `/challenge`.
refusal-not-started = Ten mecz się jeszcze nie zaczął: jego karta wciąż czeka na odpowiedź.
refusal-not-your-turn = To nie twoja tura. Oznaczę cię, gdy przyjdzie.
refusal-may-not-write = Na tym kanale nie możesz pisać lub dołączać plików, więc nic tu za ciebie nie publikuję.
refusal-shared-lately = Przed chwilą już się to tu pojawiło.
refusal-shared-too-much = Dużo udostępniasz w ostatniej minucie. Odczekaj minutę, zanim udostępnisz coś jeszcze.
refusal-hands-closed = Widzowie nie widzą rąk w tym meczu, więc nie ma czego ukrywać.
refusal-overloaded =
    { $seconds ->
        [one] Gra teraz zbyt wiele osób, więc nic się nie stało. Spróbuj ponownie za sekundę.
        [few] Gra teraz zbyt wiele osób, więc nic się nie stało. Spróbuj ponownie za { $seconds } sekundy.
       *[other] Gra teraz zbyt wiele osób, więc nic się nie stało. Spróbuj ponownie za { $seconds } sekund.
    }
refusal-posted-lately = Plansza pojawiła się tu przed chwilą: { $board }. Znów możesz o nią poprosić <t:{ $until }:R>.
here-it-is = oto ona
refusal-restarting = Właśnie się restartuję. Nic nie przepadło: spróbuj ponownie za pół minuty.
refusal-stale = Od tamtej chwili mecz potoczył się dalej, więc nic się nie zmieniło.
stale-answered = { $name } odpowiada szybciej i decyduje za twoją drużynę, więc nic się nie zmieniło.
stale-now = Tak to wygląda teraz.
refusal-starting = Dopiero się uruchamiam, więc nic się nie stało. Spróbuj ponownie za chwilę.
refusal-too-busy =
    { $seconds ->
        [one] Za dużo naraz, więc nic się nie stało. Spróbuj ponownie za sekundę.
        [few] Za dużo naraz, więc nic się nie stało. Spróbuj ponownie za { $seconds } sekundy.
       *[other] Za dużo naraz, więc nic się nie stało. Spróbuj ponownie za { $seconds } sekund.
    }
refusal-unknown-game = Nie znam gry { $game }. Zacznij pisać i wybierz z listy.
refusal-unknown-match = Nie ma tu takiego meczu. Twoje pokazuje `/matches`.
