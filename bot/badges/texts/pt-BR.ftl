-air-land-sea = Air, Land & Sea
-flies-lies-supplies = Flies, Lies & Supplies
-fight-flight-bite = Fight, Flight, Bite
-stratego = Stratego
-this-means-war = This Means War!

badge-air-land-sea = { -air-land-sea }
badge-flies-lies-supplies = { -flies-lies-supplies }
badge-fight-flight-bite = { -fight-flight-bite }
badge-stratego = { -stratego }
badge-this-means-war = { -this-means-war }
badge-all-games = Todos os cinco
badge-campaign = Campanha
badge-single-battle = Uma batalha
badge-flag = Bandeira tomada
badge-no-moves = Sem saída
badge-points = Barriga cheia
badge-throws = Último lance
badge-city = Metrópole
badge-last-standing = De pé no fim
badge-turn-limit = Paciência
badge-matches-10 = Dez partidas
badge-matches-50 = Cinquenta partidas
badge-matches-200 = 200 partidas
badge-streak = Cinco seguidas
badge-hard = Máquina vencida
badge-all-hard = Cinco máquinas
badge-sharp = Olho vivo
badge-team = Lado a lado
badge-large = Mesa cheia
badge-tournament = Torneio
badge-tournament-win = Torneio vencido
badge-champion = Topo do ranking

goal-air-land-sea = Vença uma partida de { -air-land-sea }.
goal-flies-lies-supplies = Vença uma partida de { -flies-lies-supplies }.
goal-fight-flight-bite = Vença uma partida de { -fight-flight-bite }.
goal-stratego = Vença uma partida de { -stratego }.
goal-this-means-war = Vença uma partida de { -this-means-war }
goal-all-games = Vença uma partida de cada jogo.
goal-campaign = Vença em { -air-land-sea } ou { -flies-lies-supplies } ao longo de várias batalhas.
goal-single-battle = Vença em { -air-land-sea } ou { -flies-lies-supplies } em uma só batalha.
goal-flag = Vença em { -stratego } tomando a Bandeira.
goal-no-moves = Vença em { -stratego } deixando o inimigo sem lances.
goal-points = Vença em { -fight-flight-bite } por pontos.
goal-throws = Vença em { -fight-flight-bite } por lances.
goal-city = Vença em { -this-means-war } por CIDADE.
goal-last-standing = Vença em { -this-means-war } com a última CIDADE de pé.
goal-turn-limit = Vença em { -this-means-war } no limite de turnos.
goal-matches =
    { $number ->
        [one] Termine { $number } partida contra pessoas.
       *[other] Termine { $number } partidas contra pessoas.
    }
goal-streak =
    { $number ->
        [one] Vença { $number } partida contra pessoas.
       *[other] Vença { $number } partidas seguidas contra pessoas.
    }
goal-hard = Vença uma partida contra um computador de nível difícil.
goal-all-hard = Vença em cada jogo contra um computador de nível difícil.
goal-sharp = Tenha { $number } análises do seu jogo sem deslize nem erro grave, com { $choices } escolhas ou mais.
goal-team = Vença uma partida em equipe.
goal-large = Vença uma partida de três lados ou mais.
goal-tournament = Fique em um torneio até o fim.
goal-tournament-win = Vença um torneio.
goal-champion = Termine uma temporada no topo de um ranking.

page-title = { $name }: { $earned } de { $all } insígnias
line = **{ $badge }**: { $goal }
no-badge = Nenhuma insígnia ainda.
to-earn = A conquistar
alt-earned = { $badge }: conquistada.
alt-not-earned = { $badge }: ainda não.
profile = Perfil

badges = Insígnias
earned-badges = { $earned } de { $all }: { LIST($badges) }
