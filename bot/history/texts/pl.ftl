match-begins = Mecz się zaczyna.
rules-changed = Zasady się od tego czasu zmieniły, więc widać tylko opis z tamtej chwili, bez obrazów.
step-of = Krok { $number } z { $total } · { $footer }
your-hand = Twoja ręka
hand-of = Ręka: { $name }
go-to = Przejdź do
as-spectator = Jako widz
from-my-seat = Z mojego miejsca
everything-open = Wszystko odkryte
gif = GIF
text = Tekst
record = Zapis
played-match =
    { $over ->
        [true] #{ $match } { $game }: { $sides }
       *[false] #{ $match } { $game }, w toku: { $sides }
    }

gif-of-match = Ruchomy obraz meczu { $match }
gif-about = Mecz tak, jak pokazuje go powtórka, obraz po obrazie.
text-of-match = Protokół meczu { $match }
text-about = Ruchy tak, jak opowiada je powtórka, każdy w osobnej linii.
record-of-match = Zapis meczu { $match }
record-about = Klucz i ruchy dla `python -m bot.tools.verify`, który odtwarza mecz z klucza.
share-here = Udostępnij tutaj
back-to-the-replay = Wróć do powtórki
shared-in-channel = Udostępnione na tym kanale.
making-gif = Powstaje GIF meczu { $match }…
pictures-drawn = Narysowane obrazy: { $drawn } z { $total }.
pictures-to-draw = Obrazy do narysowania: { $total }.
gif-failed = Nie udało się zrobić GIF-a. Spróbuj jeszcze raz za minutę.

gif-shared = **{ $game }, mecz { $match }: { $sides }** · ruchomy obraz, udostępnia { $name }
text-shared = **{ $game }, mecz { $match }: { $sides }** · protokół, udostępnia { $name }
record-shared = **{ $game }, mecz { $match }: { $sides }** · zapis, udostępnia { $name }
gif-shared-by-spectator = **{ $game }, mecz { $match }: { $sides }** · ruchomy obraz, udostępnia widz
text-shared-by-spectator = **{ $game }, mecz { $match }: { $sides }** · protokół, udostępnia widz
record-shared-by-spectator = **{ $game }, mecz { $match }: { $sides }** · zapis, udostępnia widz

sheet-title = { $game }, mecz { $match }

command-replay = Obejrzyj mecz krok po kroku; widzisz to tylko ty
command-replay-match = Który mecz; twój ostatni, jeśli nie wybierzesz innego

refusal-gif-busy = W tej chwili powstaje zbyt wiele GIF-ów. Spróbuj ponownie za minutę.
refusal-gif-gone = Nie mam już tego GIF-a. Wróć do powtórki i jeszcze raz naciśnij **{ gif }**.
refusal-gif-in-progress = Właśnie powstaje dla ciebie GIF. Spróbuj ponownie, gdy będzie gotowy.
refusal-no-pictures = Zasady się od tego meczu zmieniły, więc nie ma jego obrazów. Co zagrano, znajdziesz pod **{ text }**.
refusal-not-shared = Discord nie pozwolił mi tego tu opublikować. Spróbuj jeszcze raz albo na innym kanale.
refusal-nothing-to-keep-yet = GIF-y, protokoły i zapisy powstają, gdy mecz się skończy. Do tego czasu obejrzysz go przez `/replay`.
refusal-nothing-played = Nie masz tu jeszcze żadnego meczu. Podaj mecz w `match` albo wyzwij kogoś przez `/challenge`.
refusal-nothing-to-replay = Nie mam dla ciebie ruchów meczu { $match }: takiego meczu nie było, grano go tam, gdzie go nie widzisz, albo skończył się tak dawno, że został tylko wynik. Dostępne mecze pokazuje `/replay`.
refusal-not-open-yet = Wszystko widać, gdy mecz się skończy. Do tego czasu powtórka pokazuje to, co było widać z twojego miejsca.
refusal-has-to-be-remembered = W meczu { $match } trzeba pamiętać, co było widać. Powtórka będzie, gdy się skończy; obecny stan pokazuje **{ watch }**.
