clock-choice-none = Bez zegara
clock-no-limit = myśl, ile chcesz
clock-choice-daily = Dzienny
clock-choice-live = Na żywo

command-settings = W co, gdzie i z czyjej inicjatywy gra się na tym serwerze; dla administracji
command-settings-show = Pokaż wszystkie ustawienia, z przyciskami i listami do zmiany; widzisz to tylko ty
command-settings-channel = Wybierz kanały, na których można otwierać mecze
command-settings-channel-channel = Kanał albo kategoria ze wszystkimi kanałami; pomiń, żeby je zobaczyć
command-settings-channel-allowed = Czy można tam otwierać mecze
command-settings-game = Wybierz, w które gry można grać
command-settings-game-game = Która gra
command-settings-game-allowed = Czy można w nią tu grać
command-settings-clock = Wybierz, jakie zegary może mieć mecz
command-settings-clock-clock = Który zegar
command-settings-clock-offered = Czy można go wybrać
command-settings-starters = Wybierz, kto może otwierać mecze; przyjmować i dołączać może każdy
command-settings-starters-role = Rola, która może otwierać mecze, albo @everyone; pomiń, żeby zobaczyć obecną
command-settings-tournaments = Wybierz, kto jeszcze może otwierać i prowadzić turnieje: rola albo osoba
command-settings-tournaments-role = Rola, która może; pomiń oba pola, żeby zobaczyć, kto może
command-settings-tournaments-person = Osoba, która może
command-settings-tournaments-allowed = Czy może
command-settings-results = Wybierz kanał, na którym pojawiają się wyniki meczów rankingowych i turniejowych
command-settings-results-channel = Kanał; pomiń, żeby zobaczyć obecny albo wyłączyć ogłoszenia
command-settings-daily = Wybierz kanał, na którym raz dziennie pojawia się pozycja dnia
command-settings-daily-channel = { command-settings-results-channel }

command-settings-threads = Wybierz, czy każdy mecz dostaje własny wątek
command-settings-threads-on = Wł.: plansza jest w wątku pod kartą; wył.: zostaje na kanale
command-settings-keep = Wybierz, jak długo skończone mecze są przechowywane w całości
command-settings-keep-days = Potem zostaje tylko wynik
command-settings-late = Wybierz, co się dzieje, gdy komuś skończy się czas na turę
command-settings-late-rule = Gdy czas mija w cudzej turze, odpowiedź zawsze wybiera bot
command-settings-language = Wybierz język wszystkiego, co na tym serwerze widzą wszyscy
command-settings-language-rule = To, co widzi tylko jedna osoba, jest w jej języku
command-settings-words = Wybierz, czy plansze i panele mówią słowami to, co pokazują obrazy
command-settings-words-on = Wł.: wszystkie słowa, dla wszystkich; wył.: krótka linia, reszta pod przyciskiem { in-words }
command-settings-computers = Wybierz, czy w nowych meczach mogą grać gracze komputerowi
command-settings-computers-on = Wł.: każdy może grać z komputerem; wył.: ludzie grają tylko ze sobą
command-settings-takeback = Wybierz, czy można cofać ruchy, które niczego nie ujawniły
command-settings-takeback-on = Wł.: bez pytania, póki nikt nie odpowie; wył.: bez cofania. Rankingowe: nigdy
command-settings-ratings = Wybierz, które mecze zmieniają rankingi na tym serwerze
command-settings-ratings-rule = Mecze bez zegara i z graczami komputerowymi nigdy nie są rankingowe

settings-title = Ustawienia tego serwera
settings-text = Naciśnij, co chcesz zmienić. Otwarte mecze toczą się bez zmian.
settings-now = Teraz
all-settings = Wszystkie ustawienia
saved = Zapisano.
on = Włącz
off = Wyłącz

rule-channel = Kanały
rule-channel-all = Wszystkie, na których mogę pisać
rule-channel-hint = Nie wybieraj żadnego, żeby pozwolić na wszystkie. Kategoria obejmuje wszystkie swoje kanały.
any-channel = Kanały: wszystkie
all-channels = Wszystkie kanały

rule-game = Gry
rule-game-all = Wszystkie
rule-game-some = { LIST($games) }
rule-game-hint = Naciśnij grę, żeby na nią pozwolić albo ją wyłączyć.

rule-clock = Zegary
rule-clock-some = { LIST($clocks) }
rule-clock-hint = Naciśnij zegar, żeby go udostępnić albo wyłączyć.

rule-starters = Kto otwiera mecze
everybody = Każdy
rule-starters-role = Osoby z rolą <@&{ $role }> lub prawem zarządzania serwerem; dołączać i przyjmować może każdy
rule-starters-hint = Nie wybieraj roli, żeby mecze mógł otwierać każdy.

rule-tournaments = Kto prowadzi turnieje
rule-tournaments-some = { LIST($people) }
organisers-of-role = osoby z rolą <@&{ $role }>
organisers-of-server = osoby z prawem zarządzania serwerem
rule-tournaments-hint = Wybierz rolę, osoby albo jedno i drugie.
no-role = Bez roli
nobody-else = Nikt więcej
no-further-people = Bez innych osób

rule-results = Ogłoszenia wyników
no-posts = Brak
posts-in-channel = Na <#{ $channel }>
rule-results-hint = Na koniec każdego meczu rankingowego lub turniejowego pojawia się linia o tym, kto wygrywa. Mecze osób, które się ukrywają, są pomijane. Nie wybieraj kanału, żeby nic nie ogłaszać.
no-channel = Bez kanału

rule-daily = Ogłoszenia pozycji dnia
posts-refused = Na <#{ $channel }>, ale ostatniego nie udało się tam wysłać
rule-daily-hint = Każdy dzień ma jedną pozycję, wszędzie tę samą. Ogłaszam ją tuż po północy UTC, z przyciskiem, który otwiera ją prywatnie. Pierwsza pojawi się od razu.
rule-daily-hint-refused = Potrzebuję tam uprawnień do wysyłania wiadomości, podglądu linków i załączania plików. Potem wybierz kanał jeszcze raz.

rule-threads = Plansze
rule-threads-value =
    { $value ->
        [true] W osobnym wątku dla każdego meczu
       *[false] Na kanale karty
    }

rule-keep = Skończone mecze
rule-keep-value =
    { $value ->
        [365] Przechowywane przez rok; potem zostaje tylko wynik
       *[other] Przechowywane przez { $value } dni; potem zostaje tylko wynik
    }
days-to-keep =
    { $days ->
        [365] rok
        [one] { $days } dzień
       *[other] { $days } dni
    }

rule-late = Gdy skończy się czas
rule-late-value =
    { $value ->
        [claim] Przeciwnicy mogą zażądać wygranej albo dać więcej czasu
        [fallback] Za tę stronę gra bot; za trzecim razem z rzędu strona odpada
        [forfeit] Ta strona od razu odpada z meczu
       *[usual] Przy zegarze dziennym decydują przeciwnicy, na żywo gra bot
    }

rule-language = Język
rule-language-value =
    { $value ->
        [auto] Jak w Discordzie, jeśli ten serwer jest społecznością, a jeśli nie, to angielski
       *[other] { $value }
    }

rule-words = Słowa
rule-words-value =
    { $value ->
        [true] Przy każdym obrazie
       *[false] Pod przyciskiem *{ in-words }*
    }

rule-computers = Gracze komputerowi
rule-computers-value =
    { $value ->
        [true] W każdym meczu
       *[false] Brak
    }

rule-takeback = Cofanie
rule-takeback-value =
    { $value ->
        [true] Ruchy, które niczego nie ujawniły, póki nikt nie odpowie; nie w rankingowych i turniejach
       *[false] Tylko za zgodą przeciwników
    }

rule-ratings = Mecze rankingowe
rule-ratings-value =
    { $value ->
        [chosen] Mecze z zegarem, jeśli przy otwarciu wybrano rankingowy
        [off] Żadne
       *[usual] Mecze z zegarem, chyba że przy otwarciu wybrano towarzyski
    }

preferences-title = Twoje ustawienia na tym serwerze
preferences-text = Dotyczą tylko ciebie.

heading-language = Język
heading-pictures = Obrazy
heading-mentions = Wzmianki
heading-messages = Wiadomości prywatne
heading-acting = Zanim zagrasz

preference-language =
    { $value ->
        [auto] Wszystko, co widzisz tylko ty, jest w języku twojego Discorda, jeśli go znam.
       *[other] Wszystko, co widzisz tylko ty, jest w tym języku: { $value }.
    }
preference-language-label =
    { $value ->
        [auto] Jak w moim Discordzie
       *[other] { $value }
    }

preference-words =
    { $value ->
        [true] Panele mówią słowami to, co pokazują obrazy.
       *[false] Panel to obraz pod krótką linią; resztę pokazuje **{ in-words }**.
    }
preference-words-label =
    { $value ->
        [true] Obrazy z krótką linią
       *[false] Obrazy ze wszystkimi słowami
    }
words-for-all = Na tym serwerze plansze i panele mówią słowami to, co pokazują obrazy; tak jest dla wszystkich.

preference-calls =
    { $value ->
        [turn] Za każdym razem, gdy mecz zaczyna na ciebie czekać. Plansza pojawia się wtedy od nowa.
        [never] Nigdy, gdy mecz już trwa; przypomnienia też cię nie oznaczają. Wyzwania nadal tak.
       *[away] Gdy mecz na ciebie czeka, a od pięciu minut nic w nim nie robisz.
    }
preference-calls-label =
    { $value ->
        [turn] W każdej turze
        [never] Nigdy
       *[away] Oznacz, gdy mnie nie ma
    }

preference-told =
    { $value ->
        [turn] Piszę do ciebie, gdy jest twoja tura, a ciebie akurat nie ma, najwyżej raz na godzinę.
        [next] Piszę do ciebie, gdy jest twoja tura albo będzie następna, a ciebie akurat nie ma, najwyżej raz na godzinę.
       *[never] Nie piszę do ciebie o twoich turach.
    }
preference-told-label =
    { $value ->
        [turn] Gdy jest moja tura
        [next] Także gdy będzie następna
       *[never] Nie pisz do mnie
    }
preference-told-more = Codzienna lista

preference-careful =
    { $value ->
        [true] Przed biciem, atakiem i dużym zagraniem pytam jeszcze raz.
       *[false] Bicie, atak i duże zagranie liczą się od razu.
    }
preference-careful-label =
    { $value ->
        [true] Nie pytaj przed atakiem
       *[false] Pytaj mnie przed atakiem
    }

preference-aims =
    { $value ->
        [true] W Stratego pierwsze naciśnięcie pokazuje, dokąd pójdzie figura, a drugie wykonuje ruch.
       *[false] W Stratego jedno naciśnięcie wykonuje ruch.
    }
preference-aims-label =
    { $value ->
        [true] Ruch jednym naciśnięciem
       *[false] Ruch dwoma naciśnięciami
    }

refusal-asked-too-often = To już kilka zaproszeń dla gracza { $name } w krótkim czasie, a zgody nie ma. Możesz zaprosić ponownie <t:{ $until }:R>.
refusal-clock-not-offered = Tego zegara na tym serwerze nie ma. Możesz wybrać: { LIST($clocks) }.
clock-key-none = `none`
clock-key-daily = `daily`
clock-key-live = `live`
refusal-game-not-allowed = Na tym serwerze nie gra się w { $game }. Możesz wybrać: { LIST($games, type: "or") }.
refusal-no-clock-left = Co najmniej jeden zegar musi być dostępny. Najpierw udostępnij inny, a dopiero potem wyłącz ten.
refusal-no-game-left = Co najmniej jedna gra musi być dozwolona. Najpierw pozwól na inną, a dopiero potem wyłącz tę.
refusal-not-organiser = Turnieje prowadzi tu tylko administracja i osoby, które wskaże przez `/settings tournaments`.
not-organiser-of-role = Turnieje prowadzi tu tylko administracja i osoby z rolą <@&{ $role }>.
refusal-too-many-organisers =
    { $limit ->
        [one] Możesz wskazać najwyżej { $limit } osobę. Jeśli ma być więcej, wybierz rolę: `/settings tournaments`.
        [few] Możesz wskazać najwyżej { $limit } osoby. Jeśli ma być więcej, wybierz rolę: `/settings tournaments`.
       *[other] Możesz wskazać najwyżej { $limit } osób. Jeśli ma być więcej, wybierz rolę: `/settings tournaments`.
    }
refusal-not-a-starter = Mecze otwierają tu tylko osoby z rolą <@&{ $role }>. Możesz dołączać do tych, które otworzą.
refusal-not-an-admin = To mogą zmienić tylko osoby z prawem zarządzania tym serwerem. Poproś którąś z nich.
refusal-not-in-this-channel = Na tym kanale nie ma meczów. Spróbuj tutaj: { LIST($channels, type: "or") }.
refusal-too-fast = To już dużo nowych meczów jak na krótki czas. Następny możesz otworzyć <t:{ $until }:R>.
refusal-too-many-channels =
    { $limit ->
        [few] Można wskazać najwyżej { $limit } kanały. Wskaż kategorię, żeby pozwolić na wszystkie jej kanały.
       *[other] Można wskazać najwyżej { $limit } kanałów. Wskaż kategorię, żeby pozwolić na wszystkie jej kanały.
    }
