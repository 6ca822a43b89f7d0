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
line-next = Jesteś na ruchu zaraz po graczu { $before }. **{ $game }** kontra { LIST($others) }, [mecz { $number }]({ $link })
more-matches =
    { $count ->
        [one] Jeszcze { $count } mecz: `/matches` na serwerze pokazuje całą listę.
        [few] Jeszcze { $count } mecze: `/matches` na serwerze pokazuje całą listę.
       *[other] Jeszcze { $count } meczów: `/matches` na serwerze pokazuje całą listę.
    }

signature = -# Piszę na twoją prośbę. **{ my-settings }** w `/help` na serwerze to zmienia.

not-delivered = Discord nie pozwolił mi do ciebie napisać, więc już nie piszę. **{ my-settings }** w `/help` pozwala spróbować znowu, gdy twoje ustawienia prywatności dopuszczą wiadomości z tego serwera.
offer = Jeśli chcesz, napiszę, gdy będzie twoja tura: **{ my-settings }** w `/help`.

daily-list = Twoja codzienna lista
about-daily-list = Raz dziennie mogę przysłać ci listę meczów, które tu na ciebie czekają, z linkami i pozostałym czasem.
daily-list-off = { about-daily-list } Jeśli nic nie czeka, nie piszę.
daily-list-on =
    { about-daily-list }
    Twoja przychodzi codziennie o **{ $time }** według twojego zegara, chyba że nic nie czeka. Po zmianie czasu na letni lub zimowy przychodzi godzinę później lub wcześniej.

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
