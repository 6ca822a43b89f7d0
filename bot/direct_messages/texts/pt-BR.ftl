heading-turns =
    { $count ->
        [1] **É a sua vez.**
       *[other] **{ $count } partidas esperam por você.**
    }
heading-daily =
    { $count ->
        [one] **Sua lista diária:** { $count } partida espera por você.
       *[other] **Sua lista diária:** { $count } partidas esperam por você.
    }

line = **{ $game }** contra { LIST($others) }: [partida { $number }]({ $link })
line-until = **{ $game }** contra { LIST($others) }: [partida { $number }]({ $link }), até { $due }
line-next = Depois de { $before }, é a sua vez. **{ $game }** contra { LIST($others) }: [partida { $number }]({ $link })
more-matches = Mais { $count }: `/matches` no servidor mostra todas.

signature = -# Você me pediu para escrever. **{ my-settings }** em `/help`, no servidor, muda isso.

not-delivered = O Discord não me deixou escrever para você, então parei. **{ my-settings }** em `/help` me deixa tentar de novo, quando a sua privacidade permitir mensagens diretas deste servidor.
offer = Se quiser, escrevo para você quando for a sua vez: **{ my-settings }** em `/help`.

daily-list = Sua lista diária
about-daily-list = Uma vez por dia, posso mandar para você uma lista das partidas que esperam por você aqui, com links e o tempo que resta.
daily-list-off = { about-daily-list } Se nada espera, não escrevo.
daily-list-on =
    { about-daily-list }
    A sua vem todo dia às **{ $time }** no seu relógio, a não ser que nada espere. Quando começa ou acaba o horário de verão, ela vem uma hora depois ou antes.

write-daily-list = Mandar uma lista diária
no-daily-list = Sem lista diária
hours-earlier =
    { $count ->
        [one] { $count } hora antes
       *[other] { $count } horas antes
    }
hours-later =
    { $count ->
        [one] { $count } hora depois
       *[other] { $count } horas depois
    }

saved = Salvo.
