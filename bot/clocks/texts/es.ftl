match-of-game = { $game }, partida { $number }
reminder = ⏰ { $match } te espera hasta { $due }. Pulsa **{ my-hand }** para seguir, o mira `/clock`.
reminder-without-clock = ⏰ { $match } te espera desde { $since }. Pulsa **{ my-hand }** para seguir, o mira `/clock`.

overdue =
    { $ends ->
        [true] ⏰ { $match }: a { $name } se le acabó el tiempo y no se jugó nada. Puedes reclamar la victoria o dar más tiempo.
       *[false] ⏰ { $match }: a { $name } se le acabó el tiempo y no se jugó nada. Puedes seguir sin { $name } o dar más tiempo.
    }
claim-match = Reclamar la victoria
go-on-without = Seguir sin { $name }
end-match = Terminar la partida
give-more-time = Dar más tiempo

proposal-pause = { $match }: { $name } pide parar el reloj. ¿Te parece bien?
proposal-hands = { $match }: { $name } pide mostrar todas las manos al público. { open-hands-mean } ¿Te parece bien?
proposal-time = { $match }: { $name } pide más tiempo. ¿Te parece bien?
proposal-take-back =
    { $match }: { $undo }
    ¿Te parece bien?
undo-asked =
    { $name } pide deshacer esto:
    { $actions }
    Lo que alguien viera por ello, visto queda.
agree = De acuerdo
not-now = Ahora no

open-hands-mean = Quien no juega podrá pulsar **{ watch }** y ver todas las cartas y piezas ocultas tal como estaban hace un turno entero, antes del último turno de cada bando. Podría contarle a alguien de la partida lo que siga oculto desde entonces. Cualquier bando puede terminarlo al instante con `/clock`.

take-over = Que juegue la computadora
take-over-asked =
    { $match }: { $left } ¿Ocupa la computadora ese puesto? { $ends ->
        [true] Si alguien no está de acuerdo, la partida termina.
       *[false] Si alguien no está de acuerdo, se sigue sin { $name }.
    }{ $rated ->
        [true] { " " }Con la computadora en juego, la partida deja de ser puntuable.
       *[false] { "" }
    }
take-over-agreed = Dijiste que sí. Faltan respuestas de los demás.
taken-over = Todo el mundo dijo que sí. La computadora sigue jugando.
left-empty = La computadora no ocupa el puesto.

panel-title = El reloj de la partida { $number }
clock-none = Sin reloj: cada cual se toma el tiempo que quiera y recibe un aviso al cabo de un día y otro a los tres.
clock-daily = Reloj diario: { $times }.
clock-live = Reloj en vivo: { $times }.
match-over = La partida ha terminado.
when-to-mention = Cuándo mencionarme
claim-time-over = Reclamar: tiempo agotado de { $name }
give-name-more-time = Dar más tiempo a { $name }
go-on = Reanudar
ask-pause = Pedir una pausa
ask-time = Pedir más tiempo
ask-hands = Pedir mostrar las manos al público
ask-take-back = Pedir deshacer una jugada
hide-hands = Ocultar las manos al público
withdraw-proposal = Retirar lo que pediste
refresh = Actualizar

asked = Se lo he preguntado a tus rivales. Todos tienen que estar de acuerdo.
asked-hands = { asked } { open-hands-mean }
refused = El reloj sigue en marcha como antes.
refused-hands = Las manos siguen ocultas.
refused-take-back = Lo hecho, hecho está.
hands-hidden = El público ya no ve las manos.
running-again = El reloj vuelve a correr.
given = Qué amable. { $name } vuelve a tener el mismo tiempo.
claimed-win = La partida ha terminado. Ganas.
claimed = Hecho. La partida sigue.
agreed = Dijiste que sí. Faltan respuestas de los demás.
agreed-take-back = Todo el mundo dijo que sí. Queda deshecho.
agreed-hands = Todo el mundo dijo que sí. El público ve todas las manos, con un turno entero de retraso.
agreed-pause = Todo el mundo dijo que sí. El reloj está parado.
agreed-time = Todo el mundo dijo que sí. Hay más tiempo.
took-back = Deshecho, hasta tu última acción.

pass-for-me = Pasar por mí
answer-myself = Responder yo
stopped-by-clock = Para dejarlo, pulsa **{ answer-myself }** en `/clock`.
passes = Paso por ti al cabo de { $seconds } segundos, tengas lo que tengas.
passes-alone = Paso por ti en menos de un segundo, tengas lo que tengas.
passes-when = { LIST($replies) }: { $passes }
by-hand-again = Vuelves a responder tú.

refusal-asked-already = { $name } ya ha pedido algo, que va primero. `/clock` lo muestra.
refusal-asked-lately = Eso se rechazó o se retiró hace unos minutos. Tu bando podrá pedirlo otra vez <t:{ $until }:R>.
refusal-no-time-runs = Tu tiempo no corre ahora, así que no necesitas más.
refusal-not-asked = Solo tus rivales pueden responder a eso.
refusal-not-late = Ahí no se le ha acabado el tiempo a nadie. `/clock` muestra cómo está todo.
refusal-binding = Esta partida es puntuable o de un torneo, así que lo hecho, hecho está.
refusal-hands-are-open = Mientras el público vea las manos, lo hecho, hecho está. `/clock` las oculta.
refusal-choosing-at-once = Ahora mismo elige más de una persona, así que no se puede deshacer nada anterior.
refusal-nothing-to-take-back = No has hecho nada en esta partida que se pueda deshacer.
refusal-learnt-since =
    Eso no se puede deshacer, porque reveló algo a alguien o intervino el azar:
    { $actions }
refusal-not-undoable = Eso ya no se puede deshacer: alguien ha actuado desde entonces, o ya lo deshiciste. Con `/clock` puedes preguntar a los demás.
refusal-not-paused = El reloj no está parado.
refusal-nothing-asked = Ya nadie pide eso. `/clock` muestra cómo está todo.
refusal-hands-open-already = El público ya ve las manos. Cualquier bando puede terminarlo con `/clock`.
refusal-hands-stay-closed = Aquí las manos siguen ocultas: la computadora, o quien ha borrado sus datos, no puede dar su acuerdo. En una partida puntuable de un torneo, podría estar mirando quien juegue después contra ti.
refusal-other-rules = El bot juega con reglas más nuevas que las de esta partida, así que nada de ella se puede deshacer.
refusal-paused-already = El reloj ya está parado. Cualquiera de la partida puede reanudarlo con `/clock`.
refusal-take-over-open = { $name } se ha ido. Primero hay que decidir si la computadora sigue jugando: **{ my-hand }** te lo pregunta.
