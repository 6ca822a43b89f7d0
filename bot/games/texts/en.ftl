### Texts of a game that has no presenter of its own yet. The rest of its screens are words of its program, in English.

# $game is its name.
no-rules = I have no rules text for { $game } yet.
# The topic of these rules.
overview = overview
usual-terms = The usual terms
your-turn = Your turn
waiting = Waiting
# Values: an empty one, and true and false.
none = none
yes = yes
no = no
# Something of an unknown kind.
something-happened = Something happened
