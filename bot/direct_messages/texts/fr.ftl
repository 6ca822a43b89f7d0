## Un message privé

heading-turns = { $count ->
        [1] **C’est ton tour.**
       *[other] **{ $count } parties t’attendent.**
    }
heading-daily = **Ta liste du jour :** { $count ->
        [one] { $count } partie t’attend.
       *[other] { $count } parties t’attendent.
    }

line = **{ $game }** contre { LIST($others) } : [partie { $number }]({ $link })
line-until = **{ $game }** contre { LIST($others) } : [partie { $number }]({ $link }), jusqu’au { $due }
line-next = Tu joues juste après { $before }. **{ $game }** contre { LIST($others) } : [partie { $number }]({ $link })
more-matches = Encore { $count } : `/matches`, sur le serveur, en donne la liste.

signature = -# Je t’écris à ta demande. **{ my-settings }**, dans `/help` sur le serveur, change cela.

## Sur le panneau d’une partie

not-delivered = Discord ne m’a pas laissé t’écrire, alors j’ai arrêté. **{ my-settings }**, dans `/help`, me laisse réessayer, une fois que tes paramètres de confidentialité autorisent les messages privés de ce serveur.
offer = Si tu veux, je t’écris quand c’est ton tour : **{ my-settings }** dans `/help`.

## La liste du jour

daily-list = Ta liste du jour
about-daily-list = Une fois par jour, je peux t’écrire la liste des parties qui t’attendent ici, avec les liens et le temps restant.
daily-list-off = { about-daily-list } Si rien ne t’attend, je n’écris pas.
daily-list-on =
    { about-daily-list }
    La tienne arrive chaque jour à **{ $time }** à ton horloge, sauf si rien ne t’attend. Au passage à l’heure d’été ou d’hiver, elle arrive une heure plus tard ou plus tôt.

write-daily-list = M’écrire une liste du jour
no-daily-list = Pas de liste du jour
hours-earlier = { $count ->
        [one] { $count } heure plus tôt
       *[other] { $count } heures plus tôt
    }
hours-later = { $count ->
        [one] { $count } heure plus tard
       *[other] { $count } heures plus tard
    }

saved = Enregistré.
