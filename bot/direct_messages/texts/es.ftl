heading-turns =
    { $count ->
        [1] **Es tu turno.**
       *[other] **{ $count } partidas te esperan.**
    }
heading-daily =
    { $count ->
        [one] **Tu lista diaria:** { $count } partida te espera.
       *[other] **Tu lista diaria:** { $count } partidas te esperan.
    }

line = **{ $game }** contra { LIST($others) }: [partida { $number }]({ $link })
line-until = **{ $game }** contra { LIST($others) }: [partida { $number }]({ $link }), hasta { $due }
line-next = Te toca después de { $before }. **{ $game }** contra { LIST($others) }: [partida { $number }]({ $link })
more-matches = { $count } más: `/matches` en el servidor las muestra.

signature = -# Me pediste que te escribiera. **{ my-settings }** en `/help`, en el servidor, lo cambia.

not-delivered = Discord no me dejó escribirte, así que he dejado de hacerlo. Con **{ my-settings }** en `/help` puedo intentarlo otra vez, cuando tus ajustes de privacidad permitan mensajes directos de este servidor.
offer = Si quieres, te escribo cuando sea tu turno: **{ my-settings }** en `/help`.

daily-list = Tu lista diaria
about-daily-list = Una vez al día puedo escribirte una lista de las partidas que te esperan aquí, con enlaces y el tiempo que queda.
daily-list-off = { about-daily-list } Si nada te espera, no escribo.
daily-list-on =
    { about-daily-list }
    La tuya llega cada día a las **{ $time }** de tu hora, si algo te espera. Cuando empieza o termina el horario de verano, llega una hora después o antes.

write-daily-list = Quiero una lista diaria
no-daily-list = Sin lista diaria
hours-earlier =
    { $count ->
        [one] { $count } hora antes
       *[other] { $count } horas antes
    }
hours-later =
    { $count ->
        [one] { $count } hora después
       *[other] { $count } horas después
    }

saved = Guardado.
