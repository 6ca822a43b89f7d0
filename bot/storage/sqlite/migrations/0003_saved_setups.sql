-- 0003 saved_setups: arrangements that people keep under a name, to use them again in other matches.
--
-- Each belongs to one person, and only that person is ever shown it. `variant` says which form of the game it fits.

CREATE TABLE saved_setups (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id INTEGER NOT NULL,
    game    TEXT NOT NULL,
    variant TEXT NOT NULL,
    name    TEXT NOT NULL,
    text    TEXT NOT NULL,
    UNIQUE (user_id, game, variant, name)
) STRICT;
