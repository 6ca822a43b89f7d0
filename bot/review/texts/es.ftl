verdict-better = Mejor
verdict-good = Buena
verdict-slip = Desliz
verdict-blunder = Error grave

chance = { $percent }{ "\u00a0" }%
axis-chance = { $percent }%

axis-beginning = Comienzo
axis-title = Prob. de ganar
axis-end = Final

curve-alt =
    { $choices ->
        [one] Curva de la probabilidad de ganar en 1 decisión
       *[other] Curva de la probabilidad de ganar en { $choices } decisiones
    }: empezó en { $first }, bajó hasta { $lowest }, subió hasta { $highest } y acabó en { $result ->
        [win] victoria
        [loss] derrota
       *[draw] empate
    }.

title = Análisis de la partida { $match } · { $game }
choices-judged =
    { $choices ->
        [one] 1 decisión valorada: { $verdicts }.
       *[other] { $choices } decisiones valoradas: { $verdicts }.
    }
count-better =
    { $count ->
        [one] { $count } mejor
       *[other] { $count } mejores
    }
count-good =
    { $count ->
        [one] { $count } buena
       *[other] { $count } buenas
    }
count-slip =
    { $count ->
        [one] { $count } desliz
       *[other] { $count } deslices
    }
count-blunder =
    { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }
change = { $verdict }, { $before } → { $after }.
then-change = Luego { $before } → { $after }.
moment-line = **{ $number }.** { $change }
moment-line-at = **{ $number }.** { $when }: { $change }
no-choices = En esta partida no tuviste ninguna decisión que se pudiera valorar.
no-moments = Ninguna decisión tuya cambió mucho.
known-then = Valorado por lo que sabías en ese momento, no por lo que estaba oculto.
moment = Momento { $number }

moment-title = Momento { $number } de { $of }: { $verdict }
moment-title-at = Momento { $number } de { $of } · { $when }: { $verdict }
you-played = **Jugaste:** { $played }. La jugada: { $before } → { $after }.
hard-same = El nivel `difícil` habría jugado lo mismo.
hard-otherwise = **El nivel `difícil` habría jugado:** { $best }.
why = **Por qué:** { $reason }
why-yours = **Por qué la tuya:** { $reason }
no-reason = No destaca ningún motivo concreto.
until-next = **Hasta tu siguiente decisión:** { $before } → { $after }, por { LIST($causes) }.
cause-draw = el robo de cartas
cause-shown = lo que salió a la luz
cause-others =
    { $count ->
        [one] lo que hizo { LIST($names) }
       *[other] lo que hicieron { LIST($names) }
    }
curve = Curva
share-here = Compartir aquí
try-it = Probar desde aquí
back-to-moment = Volver al momento

shared = Compartido en este canal.
shared-title = { $game }, partida { $match }: { $sides } · un momento de { $name }
against = { $one } contra { $other }
shared-moment = Momento { $number }: { $change }
shared-moment-at = Momento { $number }, { $when }: { $change }
shared-played = Se jugó: { $played }.
shared-hard-otherwise = El nivel `difícil` habría jugado: { $best }.
judged-then = Valorado por lo que sabía en ese momento quien jugaba.

progress-title = Análisis de la partida { $match }
looking-at = Miro la decisión { $done } de { $number }…
to-look-at =
    { $number ->
        [one] Queda 1 decisión por mirar…
       *[other] Quedan { $number } decisiones por mirar…
    }
looking-again = Miro otra vez los momentos que más pudieron decidir…
follows = Esta página se actualiza sola.
failed = No pude terminar este análisis. Pulsa **{ review }** para intentarlo otra vez.

refusal-no-reviews = Ahora mismo no puedo analizar partidas, porque aquí no hay computadoras.
refusal-review-busy = Ahora mismo se hacen demasiados análisis. Inténtalo otra vez en unos minutos.
refusal-review-not-yours = Un análisis muestra la partida como la vio alguien que la jugó, así que es para quienes la jugaron hasta el final. **{ replay }** te la muestra paso a paso.
refusal-review-rules-changed = Las reglas han cambiado desde esa partida, así que ya no puedo repetirla. **{ log }** muestra lo que se contó entonces.
refusal-review-too-early = Una partida se analiza cuando ha terminado.
refusal-review-no-start = Desde ese momento no se puede seguir jugando: no te tocaba elegir.
refusal-review-gone = Ese análisis ya no está. Pulsa **{ review }** en el tablero de la partida para hacerlo otra vez.
