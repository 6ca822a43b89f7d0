too-late-for-a-form = To trwało za długo. Naciśnij przycisk jeszcze raz.
not-understood = Nie rozumiem tego polecenia. Wybierz opcje z list.
our-fault = Coś poszło nie tak po naszej stronie; błąd jest już w dzienniku. Nic nie przepadło: naciśnij **{ my-hand }** albo użyj `/hand`, żeby zobaczyć, jak stoi mecz.
there-is-more = *To nie wszystko: naciśnij **{ in-words }**.*
earlier = Wcześniejsze
later = Późniejsze

permission-name = { $permission }
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-embed-links = Wyświetlanie podglądu linku
permission-attach-files = Załączanie plików
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-connect = Łączenie
