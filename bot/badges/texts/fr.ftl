-air-land-sea = Air, Land & Sea
-flies-lies-supplies = Flies, Lies & Supplies
-fight-flight-bite = Fight, Flight, Bite
-stratego = Stratego
-this-means-war = This Means War!

## Noms des badges

badge-air-land-sea = { -air-land-sea }
badge-flies-lies-supplies = { -flies-lies-supplies }
badge-fight-flight-bite = { -fight-flight-bite }
badge-stratego = { -stratego }
badge-this-means-war = { -this-means-war }
badge-all-games = Les cinq
badge-campaign = Campagne
badge-single-battle = Une bataille
badge-flag = Drapeau pris
badge-no-moves = Coup de filet
badge-points = Ventre plein
badge-throws = Dernier lancer
badge-city = Grande ville
badge-last-standing = Dernière ville
badge-turn-limit = Patience
badge-matches-10 = Dix parties
badge-matches-50 = Cinquante parties
badge-matches-200 = 200 parties
badge-streak = Cinq de suite
badge-hard = Machine battue
badge-all-hard = Cinq machines
badge-sharp = Œil de lynx
badge-team = Ensemble
badge-large = Table pleine
badge-tournament = Tournoi
badge-tournament-win = Tournoi gagné
badge-champion = Au sommet

## Comment les gagner

goal-air-land-sea = Gagne une partie d’{ -air-land-sea }.
goal-flies-lies-supplies = Gagne une partie de { -flies-lies-supplies }.
goal-fight-flight-bite = Gagne une partie de { -fight-flight-bite }.
goal-stratego = Gagne une partie de { -stratego }.
goal-this-means-war = Gagne une partie de { -this-means-war }
goal-all-games = Gagne une partie de chaque jeu.
goal-campaign = Gagne à { -air-land-sea } ou à { -flies-lies-supplies } en plusieurs batailles.
goal-single-battle = Gagne à { -air-land-sea } ou à { -flies-lies-supplies } en une seule bataille.
goal-flag = Gagne à { -stratego } en prenant le Drapeau.
goal-no-moves = Gagne à { -stratego } en ne laissant plus aucun coup à l’adversaire.
goal-points = Gagne à { -fight-flight-bite } aux points.
goal-throws = Gagne à { -fight-flight-bite } aux lancers.
goal-city = Gagne à { -this-means-war } grâce à ta VILLE.
goal-last-standing = Gagne à { -this-means-war } avec la dernière VILLE debout.
goal-turn-limit = Gagne à { -this-means-war } quand les tours sont épuisés.
goal-matches = Finis { $number } parties contre des personnes.
goal-streak = Gagne { $number } parties de suite contre des personnes.
goal-hard = Gagne une partie contre un ordinateur de niveau difficile.
goal-all-hard = Gagne à chaque jeu contre un ordinateur de niveau difficile.
goal-sharp = Obtiens { $number } analyses de ton jeu sans imprécision ni gaffe, d’au moins { $choices } choix chacune.
goal-team = Gagne une partie en équipe.
goal-large = Gagne une partie à trois camps ou plus.
goal-tournament = Joue un tournoi jusqu’au bout.
goal-tournament-win = Gagne un tournoi.
goal-champion = Finis une saison en tête d’un classement.

## La page des badges

page-title = { $name } : { $earned } badges sur { $all }
line = **{ $badge }** : { $goal }
no-badge = Pas encore de badge.
to-earn = À gagner
alt-earned = { $badge } : gagné.
alt-not-earned = { $badge } : pas encore.
profile = Profil

badges = Badges
earned-badges = { $earned } sur { $all } : { LIST($badges) }
