### Texts of the demo: a server on one's own computer, whose first message offers ways to begin.

welcome = Welcome
# The first message. $game is a game's name. The words in bold are the buttons `play-now` and `challenge` (of `bot/guidance`).
welcome-text =
    { "**" }Play now** begins a match of { $game } against a computer player who is a beginner, too.
    To play against people, open this page in another window, be somebody else there, and press **Challenge** here.
play-now = Play now
another-game = Another game
