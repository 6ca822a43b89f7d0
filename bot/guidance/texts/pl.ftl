help-title = Gry wojenne na tym kanale
how-to-begin = Zacznij mecz przyciskiem poniżej. Gdy już trwa, naciśnij **{ my-hand }** pod jego planszą.
commands-to-know = Warto znać
commands =
    `/challenge` rzuca komuś wyzwanie · `/open` otwiera mecz dla każdego · `/muster` gra z twoim kanałem głosowym
    `/learn` uczy gry · `/practice` gra z komputerem · `/daily` to pozycja dnia
    `/hand` twój prywatny panel · `/matches` wszystkie twoje mecze · `/rules` i `/card` ściąga z zasad i kart
state =
    { $survives ->
        [true] Warroom { $version }. Twoje mecze przetrwają restart.
       *[false] Warroom { $version }.
    }
may-be-lost = ⚠️ Mecze mogą tu przepaść przy restarcie, bo dysk, na którym działam, nie jest trwały. Daj znać administracji serwera; więcej zobaczy w `/help`.
play-the-computer = Graj z komputerem
challenge = Wyzwij kogoś
open-to-all = Otwórz dla wszystkich

which-rules = Zasady której gry?
which-cards = Karty której gry?
or-type-a-card = Możesz też wpisać nazwę karty: `/card name`.
rules-title = { $game }: { $topic }
cards-title = { $game }: karty
no-cards = W tej grze nie ma kart.
previous-page = Poprzednia strona
next-page = Następna strona
look-up = Sprawdź, co widzisz
card-fact = { $heading }: { $text }
game-in-words = { $game }: { $gist }

command-help = W co można tu grać i jak zacząć; widzisz to tylko ty
command-rules = Zajrzyj do zasad gry; widzisz to tylko ty
command-rules-game = Która gra
command-rules-topic = O czym; pomiń, żeby zobaczyć przegląd
command-card = Sprawdź kartę albo zobacz wszystkie karty gry; widzisz to tylko ty
command-card-name = Zacznij pisać nazwę karty
command-card-game = Karty której gry pokazać

hint =
    { $count ->
        [one] Podpowiedź (jeszcze 1)
       *[other] Podpowiedź (jeszcze { $count })
    }
hint-button = Podpowiedź
hint-text = **Podpowiedź: { $choice }.** { $because }
hint-thinking = **Podpowiedź:** myślę nad twoim ruchem …
hint-forgotten = Nie mogę już odczytać podpowiedzi do tej pozycji, bo od tego czasu mam nowszą wersję. Ta się nie liczy.
hint-overtaken = Mecz potoczył się dalej, zanim podpowiedź była gotowa. Ta się nie liczy.
hint-failed = Nie udało się wymyślić podpowiedzi. Ta się nie liczy; naciśnij **{ hint-button }**, żeby spytać znowu.
hint-nothing-found = Żaden ruch się nie wyróżnia. Ta podpowiedź się nie liczy.
reason-certain =
    { $unanswered ->
        [true] W każdym wyobrażonym świecie, gdy nikt nie odpowiada: { $reason }
       *[false] W każdym wyobrażonym świecie: { $reason }
    }
reason-likely =
    { $unanswered ->
        [true] Prawdopodobnie, w { $worlds } z { $total } wyobrażonych światów, gdy nikt nie odpowiada: { $reason }
       *[false] Prawdopodobnie, w { $worlds } z { $total } wyobrażonych światów: { $reason }
    }
small-after-colon = Atakujesz Atakujący Bez Biegniesz Bierzesz Bitwa Brakuje Bronisz Czekasz Dobierasz Dostajesz Dowiadujesz Działa Figura Gra Idziesz Jeśli Już Karta Kartą Każdy Kontrolujesz Kończysz Kładziesz Losujesz Masz Mecz Możesz Musisz Na Nic Nie Nikomu Nikt Niszczysz O Obok Odbijasz Odchodzisz Oddajesz Odkrywasz Odpadasz Odrzucasz Odpowiadasz Oglądasz Opuszczasz Otwierasz Owoc Orzech Grzyb Pasujesz Po Poddajesz Poświęcasz Proponujesz Przegrywasz Przekazujesz Przenosisz Przesuwasz Przy Przywracasz Rezygnujesz Rozkaz Rzucasz Stać Stos Strona Sytuacja Szturmujesz Talia Tasujesz Ten To Tracisz Twoja Twoje Twój Ty Ujawniasz W Wchodzisz Wróg Wskazujesz Wspólna Wspólne Wszystkie Wybierasz Wycofujesz Wygrana Wygrywasz Wykluczasz Wymieniasz Wypychasz Wystawiasz Z Za Zbiory Kartę Zaczyna Zaczynasz Zagrano Zagrywasz Zakryta Zakrywasz Zamieniasz Zbierasz Zdobywasz Zmieniasz Znowu Zostaje Zostają Zostawiasz Zyskujesz Żadna

refusal-no-hint-now = Nie ma teraz nic do wyboru, więc nie ma czego podpowiadać. Poproś, gdy będzie twoja tura.
refusal-no-hints-here = Podpowiedzi są tylko w meczach z samym komputerem. Taki mecz zaczyna `/practice`.
refusal-no-hints-left = Wszystkie trzy podpowiedzi w tym meczu już za tobą. Co możesz tu zrobić, mówią **{ rules }**.
refusal-unknown-card = Nie znam karty { $name }. Zacznij pisać i wybierz z listy.
unclear-card = Nie znam karty { $name }. Czy chodzi o: { LIST($cards, type: "or") }?
refusal-unknown-topic = Nie mam zasad na temat { $topic }. Zacznij pisać i wybierz temat z listy.
