heading-turns =
    { $count ->
        [1] **Twoja tura.**
        [few] **Czekają na ciebie { $count } mecze.**
       *[other] **Czeka na ciebie { $count } meczów.**
    }
heading-daily =
    { $count ->
        [one] **Twoja codzienna lista:** czeka na ciebie { $count } mecz.
        [few] **Twoja codzienna lista:** czekają na ciebie { $count } mecze.
       *[other] **Twoja codzienna lista:** czeka na ciebie { $count } meczów.
    }

line = **{ $game }** kontra { LIST($others) }, [mecz { $number }]({ $link })
line-until = **{ $game }** kontra { LIST($others) }, [mecz { $number }]({ $link }), do { $due }
line-next = Twoja tura będzie następna, zaraz po turze gracza { $before }. **{ $game }** kontra { LIST($others) }, [mecz { $number }]({ $link })
more-matches =
    { $count ->
        [one] Jeszcze { $count } mecz: całą listę pokazuje `/matches` na serwerze.
        [few] Jeszcze { $count } mecze: całą listę pokazuje `/matches` na serwerze.
       *[other] Jeszcze { $count } meczów: całą listę pokazuje `/matches` na serwerze.
    }

signature = -# Piszę na twoją prośbę. Zmienisz to w `/help` na serwerze: **{ my-settings }**.

not-delivered = Discord nie pozwolił mi do ciebie napisać, więc już nie piszę. Gdy w swoich ustawieniach prywatności dopuścisz wiadomości z tego serwera, wróć do `/help` i naciśnij **{ my-settings }**: spróbuję znowu.
offer = Jeśli chcesz, napiszę, gdy będzie twoja tura: **{ my-settings }** w `/help`.

daily-list = Twoja codzienna lista
about-daily-list = Raz dziennie mogę przysłać ci listę meczów, które tu na ciebie czekają, z linkami i pozostałym czasem.
daily-list-off = { about-daily-list } Jeśli nic nie czeka, nie napiszę.
daily-list-on =
    { about-daily-list }
    Twoja lista przychodzi codziennie o **{ $time }** według twojego zegara, chyba że nic nie czeka. Po zmianie czasu na letni lub zimowy przychodzi godzinę później lub wcześniej.

write-daily-list = Przysyłaj mi codzienną listę
no-daily-list = Bez codziennej listy
hours-earlier =
    { $count ->
        [one] Godzinę wcześniej
        [few] { $count } godziny wcześniej
       *[other] { $count } godzin wcześniej
    }
hours-later =
    { $count ->
        [one] Godzinę później
        [few] { $count } godziny później
       *[other] { $count } godzin później
    }

saved = Zapisano.
