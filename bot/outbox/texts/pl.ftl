your-move = { $people }, pora na ruch.
continues-here = [Mecz toczy się dalej tutaj]({ $link }).
continues-in = [Mecz toczy się dalej]({ $link }) tutaj: { $channel }.
cannot-show = Nie mogę pokazać planszy tutaj: { $channel }. Użyj `/board` tam, gdzie mecz ma się toczyć dalej.
emptied = Dane jednej z wymienionych tu osób usunięto na jej prośbę, dlatego ta wiadomość jest teraz pusta.
