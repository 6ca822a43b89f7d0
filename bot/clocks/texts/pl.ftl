match-of-game = { $game }, mecz { $number }
reminder = ⏰ { $match } czeka na ciebie do { $due }. Naciśnij **{ my-hand }**, żeby grać dalej, albo zajrzyj do `/clock`.
reminder-without-clock = ⏰ { $match } czeka na ciebie od { $since }. Naciśnij **{ my-hand }**, żeby grać dalej, albo zajrzyj do `/clock`.

overdue =
    { $ends ->
        [true] ⏰ { $match }: { $name } nie ma już czasu, a ruchu nie było. Możesz zażądać wygranej albo dać więcej czasu.
       *[false] ⏰ { $match }: { $name } nie ma już czasu, a ruchu nie było. Możesz grać dalej bez tego gracza albo dać więcej czasu.
    }
claim-match = Zażądaj wygranej
go-on-without = Graj dalej bez: { $name }
end-match = Zakończ mecz
give-more-time = Daj więcej czasu

proposal-pause = { $match }: { $name } prosi o zatrzymanie zegara. Zgadzasz się?
proposal-hands = { $match }: { $name } prosi, żeby pokazać widzom wszystkie ręce. { open-hands-mean } Zgadzasz się?
proposal-time = { $match }: { $name } prosi o więcej czasu. Zgadzasz się?
proposal-take-back =
    { $match }: { $undo }
    Zgadzasz się?
undo-asked =
    { $name } prosi, żeby to cofnąć:
    { $actions }
    Co ktoś dzięki temu zobaczył, tego nie da się odzobaczyć.
agree = Zgoda
not-now = Nie teraz

open-hands-mean = Kto nie gra w tym meczu, będzie mógł nacisnąć **{ watch }** i obejrzeć wszystkie ukryte karty i figury w stanie sprzed całej tury, czyli sprzed ostatniej tury każdej strony. Mógłby więc zdradzić graczowi to, co od tego czasu jest ukryte. Każda strona może to od razu wyłączyć przez `/clock`.

take-over = Niech gra komputer
take-over-asked =
    { $match }: { $left } Czy komputer ma zająć to miejsce? { $ends ->
        [true] Jeśli nie wszyscy się zgodzą, mecz się skończy.
       *[false] Jeśli nie wszyscy się zgodzą, gracie dalej bez gracza { $name }.
    }{ $rated ->
        [true] { " " }Z komputerem mecz nie jest rankingowy.
       *[false] { "" }
    }
take-over-agreed = Zgoda zapisana. Nie wszyscy jeszcze odpowiedzieli.
taken-over = Wszyscy się zgadzają. Komputer gra dalej.
left-empty = Komputer nie zajmuje tego miejsca.

panel-title = Zegar meczu { $number }
clock-none = Bez zegara: każdy może myśleć, ile chce, a przypomnienie przychodzi po jednym dniu i po trzech.
clock-daily = Zegar dzienny: { $times }.
clock-live = Zegar na żywo: { $times }.
match-over = Mecz się skończył.
when-to-mention = Kiedy mnie oznaczać
claim-time-over = Czas minął: { $name }
give-name-more-time = Więcej czasu dla: { $name }
go-on = Wznów
ask-pause = Poproś o pauzę
ask-time = Poproś o więcej czasu
ask-hands = Poproś o pokazanie rąk widzom
ask-take-back = Poproś o cofnięcie ruchu
hide-hands = Ukryj ręce przed widzami
withdraw-proposal = Wycofaj prośbę
refresh = Odśwież

asked = Pytam przeciwników. Muszą się zgodzić wszyscy.
asked-hands = { asked } { open-hands-mean }
refused = Zegar chodzi jak dotąd.
refused-hands = Ręce zostają zakryte.
refused-take-back = Nic się nie cofa.
hands-hidden = Widzowie nie widzą już rąk.
running-again = Zegar znowu chodzi.
given = To miły gest. { $name } znowu ma tyle samo czasu.
claimed-win = Mecz się skończył. Wygrywasz.
claimed = Gotowe. Mecz toczy się dalej.
agreed = Zgoda zapisana. Nie wszyscy jeszcze odpowiedzieli.
agreed-take-back = Wszyscy się zgadzają. Cofnięte.
agreed-hands = Wszyscy się zgadzają. Widzowie widzą wszystkie ręce, z opóźnieniem całej tury.
agreed-pause = Wszyscy się zgadzają. Zegar stoi.
agreed-time = Wszyscy się zgadzają. Jest więcej czasu.
took-back = Cofnięte, razem z twoim ostatnim działaniem.

pass-for-me = Pasuj za mnie
answer-myself = Odpowiadam osobiście
stopped-by-clock = Żeby to wyłączyć, naciśnij **{ answer-myself }** w `/clock`.
passes =
    { $seconds ->
        [one] Pasuję za ciebie po sekundzie, cokolwiek masz na ręce.
        [few] Pasuję za ciebie po { $seconds } sekundach, cokolwiek masz na ręce.
       *[other] Pasuję za ciebie po { $seconds } sekundach, cokolwiek masz na ręce.
    }
passes-alone = Pasuję za ciebie w ciągu sekundy, cokolwiek masz na ręce.
passes-when = { LIST($replies) }: { $passes }
by-hand-again = Znowu odpowiadasz osobiście.

refusal-asked-already = Najpierw czeka inna prośba ({ $name }). Pokazuje ją `/clock`.
refusal-asked-lately = Kilka minut temu ta prośba została odrzucona lub wycofana. Twoja strona może ją ponowić <t:{ $until }:R>.
refusal-no-time-runs = Twój czas teraz nie biegnie, więc nie potrzebujesz go więcej.
refusal-not-asked = Na to mogą odpowiedzieć tylko twoi przeciwnicy.
refusal-not-late = Nikomu nie skończył się tu czas. Jak jest, pokazuje `/clock`.
refusal-binding = Ten mecz jest rankingowy albo turniejowy, więc nic się nie cofa.
refusal-hands-are-open = Dopóki widzowie widzą ręce, nic się nie cofa. Ukryjesz je przez `/clock`.
refusal-choosing-at-once = Właśnie wybiera kilka osób naraz, więc nie da się cofnąć nic wcześniejszego.
refusal-nothing-to-take-back = W tym meczu nie ma jeszcze twojego ruchu, który dałoby się cofnąć.
refusal-learnt-since =
    To zostaje, bo ktoś się dzięki temu czegoś dowiedział albo zadecydował los:
    { $actions }
refusal-not-undoable = Tego nie da się już cofnąć: ktoś zdążył coś zrobić albo to już cofnięte. Przez `/clock` możesz poprosić pozostałych.
refusal-not-paused = Zegar nie stoi.
refusal-nothing-asked = Nikt już o to nie prosi. Jak jest, pokazuje `/clock`.
refusal-hands-open-already = Widzowie już widzą ręce. Każda strona może to wyłączyć przez `/clock`.
refusal-hands-stay-closed = Ręce zostają tu zakryte: komputer albo ktoś, czyje dane usunięto, nie może wyrazić zgody. A w rankingowym meczu turnieju mógłby patrzeć następny przeciwnik.
refusal-other-rules = Bot gra według nowszych zasad niż te, od których zaczął się mecz, więc nie da się w nim niczego cofnąć.
refusal-paused-already = Zegar już stoi. Każdy, kto gra, może go uruchomić przez `/clock`.
refusal-take-over-open = { $name } już nie gra. Najpierw zdecydujcie, czy komputer gra dalej: pyta o to **{ my-hand }**.
