command-privacy = Co o tobie przechowuję na tym serwerze i poza nim; widzisz to tylko ty
command-privacy-about = Zobacz, co o tobie przechowuję i jak długo
command-privacy-export = Pobierz wszystko, co o tobie przechowuję, w plikach, które widzisz tylko ty
command-privacy-hide = Ukryj, jak grasz: żaden profil, tabela ani lista nie pokaże cię innym
command-privacy-hide-on = Wł.: tylko ty widzisz, jak ci idzie; wył.: może każdy na tym serwerze
command-privacy-delete = Usuń, co o tobie przechowuję; najpierw powiem, co to znaczy, i zapytam jeszcze raz

about-title = Co o tobie przechowuję
about-text = Wszystko przechowuje osoba, która mnie prowadzi, osobno dla tego serwera. To, co robisz bez serwera, na którym jestem, jest przechowywane oddzielnie, tylko dla ciebie.

kept = Co przechowuję
kept-text = Twój identyfikator na Discordzie, nazwa, pod którą tu grasz, twoje mecze z każdym ruchem i jego czasem, twoje rankingi, turnieje, to, kogo blokujesz, zapisane szyki, rozpoczęte lekcje, próby pozycji dnia, twoje ustawienia, odpowiedzi udzielone z góry, podpowiedzi, dopóki trwa ich mecz, analizy twoich meczów oraz to, kiedy do ciebie piszę, jeśli o to prosisz. Nic z tego, co piszesz na kanałach.

how-long = Jak długo
how-long-text =
    { $days ->
        [365] Skończone mecze pozostają w całości przez rok; potem zostaje tylko wynik i twoje rankingi. Jeśli usuną mnie z serwera, po 30 dniach znika wszystko.
       *[other] Skończone mecze pozostają w całości przez { $days } dni; potem zostaje tylko wynik i twoje rankingi. Jeśli usuną mnie z serwera, po 30 dniach znika wszystko.
    }

your-choice = Twój wybór
your-choice-text = `/privacy export` daje ci to wszystko w pliku; `/privacy delete` to usuwa. `/privacy hide` ukrywa przed innymi, jak grasz: profil, rankingi, skończone mecze.

deletion-title = Usunąć to, co o tobie przechowuję?
deletion-text = Tego nie da się cofnąć. Dotyczy to tego serwera i tego, co robisz bez serwera:

ends-now = Co się kończy
ends-now-text = Poddajesz każdy swój mecz i opuszczasz każde wyzwanie, każdą poczekalnię i każdy turniej.

is-deleted = Co znika
is-deleted-text = Twój identyfikator, nazwa, rankingi, to, kogo blokujesz, zapisane szyki, lekcje, próby pozycji dnia, ustawienia i odpowiedzi udzielone z góry. Przez dzień pamiętam, że był tu twój ranking, ale nie wiem czyj.

backups = Kopie zapasowe
backups-text = W kopiach mojego dysku dane zostają, aż usunie je osoba, która mnie prowadzi.

stays = Co zostaje
stays-text = Ruchy z twoich meczów, żeby inni mogli nadal oglądać swoje; w nich i w moich wiadomościach nazywasz się wtedy na przykład „Dawny gracz 12”. To, co inni napisali na kanałach. To, że ktoś cię blokuje.

delete-all = Tak, usuń wszystko
keep-all = Nie, zachowaj

exported = To wszystko, co tu o tobie przechowuję.
nothing-kept = Nie przechowuję tu nic twojego, więc nie ma czego usuwać.
nothing-deleted = Nic nie usunięto.

gave-up-matches =
    { $count ->
        [one] Poddajesz { $count } mecz.
        [few] Poddajesz { $count } mecze.
       *[other] Poddajesz { $count } meczów.
    }
left-lobbies =
    { $count ->
        [one] Opuszczasz { $count } wyzwanie lub poczekalnię.
       *[other] Opuszczasz wyzwania i poczekalnie: { $count }.
    }
deleted = Wszystko, co o tobie tu było, jest usunięte. Jeśli zagrasz znowu, zaczniesz od zera jako nowa osoba.

hidden = Ukrywasz się na tym serwerze: twój profil i rankingi widzisz tylko ty, i nie ma cię w żadnej tabeli ani na liście. Osoby, z którymi grasz, nadal widzą cię w swoich meczach. Plansze już opublikowane się nie zmieniają.
shown = Znów cię widać: każdy na tym serwerze może zobaczyć twój profil i rankingi.

kept-apart = To, co robisz bez serwera, na którym jestem, jest przechowywane oddzielnie i stąd do tego nie sięgnę. Użyj tego samego polecenia w wiadomości prywatnej do mnie.

refusal-deleted-lately = Twoje dane usunięto tu mniej niż godzinę temu. Znów możesz to zrobić <t:{ $until }:R>; do tego czasu `/privacy export` pokazuje, co od tej pory przechowuję.
refusal-not-deleted = Tymczasem zaczął się kolejny twój mecz, więc nie wszystko jest już usunięte. Poproś o to jeszcze raz.
