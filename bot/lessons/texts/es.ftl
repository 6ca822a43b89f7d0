list-title = Aprende jugando
list-text = Juegas posiciones reales paso a paso, contra un Instructor que sigue un guion. Son unos minutos.
lesson-button = { $game }: { $state }
step-reached = paso { $number } de { $count }
done = hecha
steps =
    { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    }
start-game-again = Empezar { $game } de nuevo

trainer = Instructor
step-heading = **Paso { $number } de { $count } · { $teaches }**
elsewhere = Entretanto hiciste otro paso. Estás aquí.
try-again = { $objection } Prueba otra vez.
footer = { $game } · lección
show-my-cards = Mostrar mis cartas
show-the-table = Mostrar la mesa
all-lessons = Todas las lecciones
back-to-the-lesson = Volver a la lección
are-you-sure = ¿Lo confirmas?
yes = Sí
no-go-back = No, volver

you-have-done-it = **Has terminado la lección.**
play-a-beginner = Jugar en nivel principiante
challenge-somebody = Retar a alguien
start-again = Empezar de nuevo

command-learn = Aprende un juego jugándolo paso a paso; solo lo ves tú
command-learn-game = Qué juego; déjalo vacío para ver todas las lecciones y por dónde vas

refusal-no-lesson = No hay lección de { $game }. `/rules` dice cómo se juega.
