match-over = Mecz się skończył
board-over = { $game }: mecz się skończył
out = Nie grasz już w tym meczu
just-before = Chwilę wcześniej
panel-rests = Ten panel już się sam nie odświeża. Użyj na nim czegokolwiek, a ruszy znowu.
panel-replaced = Ten panel zastąpił nowszy.
took-back = Cofnięte. Tego, co teraz zrobisz, już nie cofniesz.
newcomer = Pierwszy raz tutaj? `/help` pokazuje gry i podpowiada, jak zacząć.
are-you-sure = Na pewno?
yes-choice = Tak: { $choice }
no-go-back = Nie, wróć
earlier = Wcześniejsze
later = Późniejsze
earlier-choices = Wcześniejsze możliwości
more-choices = Więcej możliwości
more-events =
    { $count ->
        [one] 1 zdarzenie więcej
        [few] { $count } zdarzenia więcej
       *[other] { $count } zdarzeń więcej
    }
since-last-move = Od twojego ostatniego ruchu
since-start = Od początku meczu
no-news = Od tego czasu nic się nie stało.
removed = Cofnięto: { $sentences }
log-title = Dziennik meczu { $number }
log-empty = Jeszcze nic się nie stało.
end-it = Zakończ
next-level = Następny poziom: { $level }

ended-early = Mecz zakończono przed czasem. Nikt go nie wygrał.
is-off = Mecz odwołany
called-off = Mecz odwołano, zanim obie strony wykonały ruch, więc nie ma wyniku i nie zmienia rankingu.

watching = Oglądasz. Obraz odświeża się sam.
watching-rests = Obraz już się sam nie odświeża. Naciśnij **{ refresh }**, a ruszy znowu.
watching-once = Ogląda zbyt wiele osób, żeby obraz sam się odświeżał. Naciśnij **{ refresh }**, żeby zobaczyć, jak jest.
watching-hands = Oglądasz. Wszystkie ręce są odkryte, takie jak całą turę temu.
watching-not-yet = Oglądasz. Ręce odkryją się przed widzami, gdy każda strona zakończy turę.
hand-of = Ręka: { $name }
hand-a-turn-ago = Ręka sprzed całej tury: { $name }

resign-title = Poddać mecz { $number }?
resign-yes = Tak, poddaję mecz
resign-abort = Odwołaj, bez wyniku
resign-no = Nie, gram dalej
cannot-undo = Tego nie da się cofnąć.
resign-asks = Od razu odpadasz i przegrywasz. Pozostali zdecydują, czy na twoim miejscu gra dalej komputer.
resign-last = Od razu odpadasz i zajmujesz ostatnie miejsce. Pozostali grają dalej.
resign-void = Gra się jeszcze nie zaczęła, więc mecz kończy się od razu i nikt nie wygrywa.
resign-team-asks = Od razu odpadasz i przegrywasz. Twoja drużyna ({ $team }) przegrywa mecz, chyba że pozostali pozwolą komputerowi grać dalej na twoim miejscu.
resign-loses = Mecz kończy się od razu, a ty przegrywasz.
resign-team-loses = Mecz kończy się od razu, a twoja drużyna ({ $team }) przegrywa.
may-abort = Twój pierwszy ruch jest jeszcze przed tobą, więc możesz zamiast tego odwołać mecz: bez wyniku i bez zmian w rankingu.

matches-title = Twoje mecze
matches-none = Nie masz tu żadnych meczów. `/challenge` zaczyna mecz, a `/help` pokazuje gry.
which-match = Który mecz?
which-match-text = Grasz tu w kilku meczach. Naciśnij ten, o który chodzi.
you-typed = Twój tekst:
board-comes = Oto plansza. Mecz toczy się dalej tutaj.
your-vote = twój głos
to-vote = głosują: { LIST($people) }
your-turn = twoja tura
to-move = tura: { LIST($people) }
awaits-your-answer = czeka na twoją odpowiedź
awaits-an-answer = czeka na odpowiedź
awaits-players = czeka na graczy
awaits-your-arrangement = czeka, aż go ułożysz
awaits-others = czeka na pozostałych
match-line = { $match }: { $state }
match-with = { $what } (z tobą: { LIST($friends) })
match-against = { $what } kontra { LIST($rivals) }
match-with-against = { $what }, w drużynie: { LIST($friends) } kontra { LIST($rivals) }
resign-what = { $match }.

all-setups = Wszystkie szyki
setups-title = Twoje szyki
setups-none = Nie masz tu zapisanych szyków. Szyk zapiszesz na panelu meczu, który zaczyna się od rozstawienia.
setup-name = Nazwa
setup-name-hint = Jeśli taka nazwa już jest, nowy szyk zastąpi stary
setups-private = Nikt inny ich nie widzi.
setup-line = { $name } ({ $game }, { $variant })
setup-saved = Zapisano: { $name }.
setup-deleted = Usunięto: { $name }.
delete-one = Usuń jeden
delete-title = Usunąć ten szyk?
delete-yes = Tak, usuń
delete-no = Nie, zostaw

command-hand = Pokaż swoją rękę i to, co możesz zrobić; widzisz to tylko ty
command-play = Zrób coś w meczu, wpisując ruch, np. b4 b5; odpowiedź widzisz tylko ty
command-play-action = Zacznij pisać, a zobaczysz, co możesz teraz zrobić
command-board = Opublikuj planszę meczu od nowa na tym kanale; tu mecz potoczy się dalej
command-matches = Lista twoich meczów i wyzwań albo meczów skończonych; widzisz ją tylko ty
command-matches-ended = Czyje skończone mecze; pomiń, żeby zobaczyć te, które teraz grasz
command-matches-game = Tylko skończone mecze tej gry
command-matches-opponent = Tylko skończone mecze z tą osobą
command-resign = Poddaj cały mecz; zapytam jeszcze, czy na pewno
command-clock = Zobacz, ile kto ma czasu; poproś o pauzę albo o więcej. Widzisz to tylko ty
command-match = Który mecz, jeśli grasz tu w kilku

refusal-no-match = Nie grasz tu teraz w żadnym meczu. `/challenge` zaczyna mecz, a `/help` pokazuje gry.
refusal-no-shortcut = W grze { $game } ten przycisk nic nie robi. Naciśnij **{ my-hand }**, żeby zobaczyć, co możesz zrobić.
refusal-no-such-move =
    { $count ->
        [0] { $text } nie jest ruchem, który możesz teraz zrobić. Zacznij pisać i wybierz z listy.
        [few] { $text } pasuje do { $count } twoich ruchów. Napisz więcej albo wybierz z listy.
       *[other] { $text } pasuje do { $count } twoich ruchów. Napisz więcej albo wybierz z listy.
    }
refusal-nothing-to-write = Nie ma teraz nic do rozstawienia. Naciśnij **{ my-hand }**, żeby zobaczyć, co możesz zrobić.
refusal-shortcut-unavailable = { $sentence }
refusal-time-over = W chwili naciśnięcia twój czas już minął. **{ my-hand }** wkrótce pokaże, co z tego wynika.
refusal-too-many-setups =
    { $limit ->
        [few] Masz już { $limit } szyki tego rodzaju, a więcej nie można. Naciśnij **{ all-setups }** i usuń któryś albo zapisz ten pod nazwą innego, żeby go zastąpić.
       *[other] Masz już { $limit } szyków tego rodzaju, a więcej nie można. Naciśnij **{ all-setups }** i usuń któryś albo zapisz ten pod nazwą innego, żeby go zastąpić.
    }
refusal-too-late-to-abort = Meczu nie da się już odwołać: był już twój ruch albo ruch obu stron. `/resign` poddaje mecz.
refusal-unknown-setup = Nie masz już tego szyku. Wybierz inny.
