list-title = Aprenda jogando
list-text = Você joga posições de verdade, passo a passo, contra um Treinador que segue um roteiro. Leva poucos minutos.
lesson-button = { $game }: { $state }
step-reached = passo { $number } de { $count }
done = concluída
steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passos
    }
start-game-again = Recomeçar { $game }

trainer = Treinador
step-heading = **Passo { $number } de { $count } · { $teaches }**
elsewhere = Você já fez outro passo nesse meio-tempo. É aqui que você está.
try-again = { $objection } Tente de novo.
footer = { $game } · lição
show-my-cards = Mostrar minhas cartas
show-the-table = Mostrar a mesa
all-lessons = Todas as lições
back-to-the-lesson = Voltar à lição
are-you-sure = Tem certeza?
yes = Sim
no-go-back = Não, voltar

you-have-done-it = **Você completou a lição.**
play-a-beginner = Jogar no nível iniciante
challenge-somebody = Desafiar alguém
start-again = Recomeçar

command-learn = Ensina um jogo passo a passo, jogando; só você vê
command-learn-game = Qual jogo; sem isso, todas as lições e até onde você foi

refusal-no-lesson = Não há lição de { $game }. `/rules` explica como se joga.
