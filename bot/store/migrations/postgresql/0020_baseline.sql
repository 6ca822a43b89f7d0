-- 0020 baseline of PostgreSQL: what the files of SQLite hold after their migrations 0001 to 0020, which say what it means.
--
-- One set of tables holds all guilds: each key begins with the guild, whose id the transaction has set. Row-level security,
-- which is turned on for every table with a `guild_id` after a migration, shows a transaction this guild's rows only.

CREATE TABLE guilds (
    id      bigint PRIMARY KEY,
    commits bigint NOT NULL
);
-- The guilds that something is stored of. `commits` counts their transactions, so that after a lost connection it can be
-- told whether the last one was carried out. A transaction holds the lock of this row, so they follow one another.

CREATE TABLE numbers (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    name     text COLLATE "C" NOT NULL,
    last     bigint NOT NULL,
    PRIMARY KEY (guild_id, name)
);
-- The last number given in each table that numbers its rows. A number is never given again.

CREATE FUNCTION next_number(counted text) RETURNS bigint LANGUAGE sql VOLATILE AS $$
    INSERT INTO numbers (name, last) VALUES (counted, 1)
    ON CONFLICT (guild_id, name) DO UPDATE SET last = numbers.last + 1 RETURNING last
$$;

CREATE TABLE people (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    number bigint NOT NULL DEFAULT next_number('people'),
    user_id bigint,
    seal bytea NOT NULL,
    PRIMARY KEY (guild_id, number),
    UNIQUE (guild_id, user_id)
);

CREATE TABLE matches (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    id bigint NOT NULL DEFAULT next_number('matches'),
    channel_id bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    options bytea NOT NULL,
    teams text COLLATE "C" NOT NULL,
    status text COLLATE "C" NOT NULL,
    version bigint NOT NULL CHECK (version >= 0),
    created_at double precision NOT NULL,
    expires_at double precision,
    schema bigint NOT NULL,
    state bytea,
    fingerprint text COLLATE "C" NOT NULL,
    ending text COLLATE "C",
    ended_at double precision,
    since text COLLATE "C" NOT NULL DEFAULT '[]',
    timing text COLLATE "C" NOT NULL DEFAULT '{}',
    rated bigint NOT NULL DEFAULT 0,
    open_hands bigint NOT NULL DEFAULT 0 CHECK (open_hands IN (0, 1)),
    actions_stand bigint NOT NULL DEFAULT 0 CHECK (actions_stand IN (0, 1)),
    undoable text COLLATE "C" NOT NULL DEFAULT '[]',
    counters text COLLATE "C" NOT NULL DEFAULT '[]',
    PRIMARY KEY (guild_id, id)
);

CREATE INDEX matches_by_status ON matches (guild_id, status);

CREATE TABLE keys (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    key bytea NOT NULL,
    PRIMARY KEY (guild_id, match_id),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE TABLE seats (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    seat bigint NOT NULL CHECK (seat >= 0),
    person bigint NOT NULL,
    name text COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, match_id, seat),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE INDEX seats_by_person ON seats (guild_id, person, match_id);

CREATE TABLE log (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    number bigint NOT NULL CHECK (number >= 0),
    kind text COLLATE "C" NOT NULL,
    at double precision NOT NULL,
    person bigint,
    seat bigint,
    action bytea,
    fingerprint text COLLATE "C" NOT NULL,
    rules_version bigint NOT NULL,
    reports bytea NOT NULL,
    interaction_id bigint,
    seal bytea NOT NULL,
    previous bytea NOT NULL,
    hash bytea NOT NULL,
    board bigint NOT NULL DEFAULT 0,
    head bytea NOT NULL DEFAULT '',
    PRIMARY KEY (guild_id, match_id, number),
    UNIQUE (guild_id, interaction_id),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE TABLE lobbies (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    kind text COLLATE "C" NOT NULL,
    size bigint,
    team_method text COLLATE "C" NOT NULL,
    posted bigint NOT NULL,
    voice_id bigint,
    play_channel_id bigint,
    started bigint,
    PRIMARY KEY (guild_id, match_id),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE TABLE lobby_seats (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    seat bigint NOT NULL CHECK (seat >= 0),
    team bigint,
    agreed bigint NOT NULL,
    captain bigint NOT NULL,
    PRIMARY KEY (guild_id, match_id, seat),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE TABLE boards (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    message_id bigint,
    wanted bigint NOT NULL,
    shown bigint NOT NULL,
    posted_at double precision,
    outdated bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, match_id),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE INDEX boards_behind ON boards (guild_id, match_id) WHERE shown <> wanted OR outdated > 0;

CREATE TABLE notices (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    id bigint NOT NULL DEFAULT next_number('notices'),
    match_id bigint NOT NULL,
    kind text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    channel_id bigint,
    message_id bigint,
    is_over bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, id),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE INDEX notices_by_match ON notices (guild_id, match_id);

CREATE INDEX notices_behind ON notices (guild_id, id) WHERE (is_over <> 0) = (message_id IS NOT NULL);

CREATE TABLE waits (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    seat bigint NOT NULL CHECK (seat >= 0),
    kind text COLLATE "C" NOT NULL,
    since double precision NOT NULL,
    due double precision,
    step bigint NOT NULL,
    next_at double precision,
    version bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, match_id, seat),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE INDEX waits_by_time ON waits (guild_id, next_at) WHERE next_at IS NOT NULL;

CREATE TABLE blocks (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    blocker bigint NOT NULL,
    blocked bigint NOT NULL,
    PRIMARY KEY (guild_id, blocker, blocked)
);

CREATE TABLE saved_setups (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    id bigint NOT NULL DEFAULT next_number('saved_setups'),
    user_id bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    variant text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    text text COLLATE "C" NOT NULL,
    PRIMARY KEY (guild_id, id),
    UNIQUE (guild_id, user_id, game, variant, name)
);

CREATE TABLE house_rules (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    id bigint NOT NULL CHECK (id = 1),
    channels text COLLATE "C" NOT NULL,
    games text COLLATE "C" NOT NULL,
    clocks text COLLATE "C" NOT NULL,
    starter_role bigint,
    keep_days bigint NOT NULL,
    threads bigint NOT NULL,
    when_late text COLLATE "C" NOT NULL,
    words bigint NOT NULL DEFAULT 0,
    computers bigint NOT NULL DEFAULT 1,
    organiser_role bigint,
    ratings text COLLATE "C" NOT NULL DEFAULT 'usual',
    taking_back bigint NOT NULL DEFAULT 1,
    PRIMARY KEY (guild_id, id)
);

CREATE TABLE departure (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    id bigint NOT NULL CHECK (id = 1),
    at double precision NOT NULL,
    PRIMARY KEY (guild_id, id)
);

CREATE TABLE results (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    teams text COLLATE "C" NOT NULL,
    ending text COLLATE "C" NOT NULL,
    ended_at double precision NOT NULL,
    number bigint,
    with_computers bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, match_id)
);

CREATE UNIQUE INDEX results_by_number ON results (guild_id, number) WHERE number IS NOT NULL;

CREATE INDEX results_by_end ON results (guild_id, ended_at);

CREATE INDEX results_by_game ON results (guild_id, game, ended_at);

CREATE TABLE result_seats (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    seat bigint NOT NULL CHECK (seat >= 0),
    person bigint NOT NULL,
    team bigint NOT NULL DEFAULT 0,
    outcome text COLLATE "C" NOT NULL DEFAULT 'void',
    has_left bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, match_id, seat),
    FOREIGN KEY (guild_id, match_id) REFERENCES results (guild_id, match_id) ON DELETE CASCADE
);

CREATE INDEX result_seats_by_person ON result_seats (guild_id, person, match_id);

CREATE TABLE calls (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    person bigint NOT NULL,
    version bigint NOT NULL,
    PRIMARY KEY (guild_id, match_id, person),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE TABLE drawn_teams (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    people text COLLATE "C" NOT NULL,
    key bytea NOT NULL,
    PRIMARY KEY (guild_id, people)
);

CREATE TABLE preferences (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    user_id bigint NOT NULL,
    words bigint NOT NULL CHECK (words IN (0, 1)),
    calls text COLLATE "C" NOT NULL CHECK (calls IN ('away', 'turn', 'never')),
    hidden bigint NOT NULL DEFAULT 0,
    careful bigint NOT NULL DEFAULT 0,
    aims bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, user_id)
);

CREATE TABLE tournaments (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    id bigint NOT NULL DEFAULT next_number('tournaments'),
    channel_id bigint NOT NULL,
    name text COLLATE "C" NOT NULL,
    game text COLLATE "C" NOT NULL,
    options bytea NOT NULL,
    clock text COLLATE "C" NOT NULL,
    format text COLLATE "C" NOT NULL,
    days bigint NOT NULL,
    planned bigint,
    opener bigint NOT NULL,
    key bytea NOT NULL,
    created_at double precision NOT NULL,
    interaction_id bigint,
    status text COLLATE "C" NOT NULL,
    version bigint NOT NULL CHECK (version >= 0),
    rounds text COLLATE "C" NOT NULL DEFAULT '[]',
    round_ends_at double precision,
    ended_at double precision,
    message_id bigint,
    shown bigint NOT NULL DEFAULT -1,
    shown_rounds bigint NOT NULL DEFAULT 0,
    outdated bigint NOT NULL DEFAULT 0,
    event_id bigint,
    event_until double precision,
    PRIMARY KEY (guild_id, id),
    UNIQUE (guild_id, interaction_id)
);

CREATE TABLE tournament_people (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    tournament_id bigint NOT NULL,
    place bigint NOT NULL CHECK (place >= 0),
    person bigint NOT NULL,
    name text COLLATE "C" NOT NULL,
    has_left bigint NOT NULL CHECK (has_left IN (0, 1)),
    PRIMARY KEY (guild_id, tournament_id, place),
    FOREIGN KEY (guild_id, tournament_id) REFERENCES tournaments (guild_id, id) ON DELETE CASCADE
);

CREATE INDEX tournament_people_by_person ON tournament_people (guild_id, person, tournament_id);

CREATE TABLE tournament_matches (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    tournament_id bigint NOT NULL,
    round bigint NOT NULL CHECK (round >= 0),
    table_number bigint NOT NULL CHECK (table_number >= 0),
    PRIMARY KEY (guild_id, match_id),
    UNIQUE (guild_id, tournament_id, round, table_number),
    FOREIGN KEY (guild_id, tournament_id) REFERENCES tournaments (guild_id, id) ON DELETE CASCADE,
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE TABLE organisers (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    user_id bigint NOT NULL,
    PRIMARY KEY (guild_id, user_id)
);

CREATE TABLE ratings (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    game text COLLATE "C" NOT NULL,
    person bigint NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    at double precision NOT NULL,
    matches bigint NOT NULL,
    PRIMARY KEY (guild_id, game, person)
);

CREATE INDEX ratings_by_person ON ratings (guild_id, person);

CREATE TABLE rating_changes (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    person bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    match_id bigint NOT NULL,
    before double precision NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    at double precision NOT NULL,
    matches bigint NOT NULL,
    PRIMARY KEY (guild_id, person, game, number)
);

CREATE INDEX rating_changes_by_match ON rating_changes (guild_id, match_id);

CREATE TABLE leavers (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    seat bigint NOT NULL CHECK (seat >= 0),
    person bigint NOT NULL,
    name text COLLATE "C" NOT NULL,
    how text COLLATE "C" NOT NULL,
    version bigint NOT NULL,
    PRIMARY KEY (guild_id, match_id, seat),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE INDEX leavers_by_person ON leavers (guild_id, person, match_id);

CREATE TABLE lessons (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    user_id bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    steps bigint NOT NULL CHECK (steps > 0),
    PRIMARY KEY (guild_id, user_id, game)
);

CREATE TABLE time_left (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    seat bigint NOT NULL,
    version bigint NOT NULL,
    seconds double precision NOT NULL,
    PRIMARY KEY (guild_id, match_id, seat),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE TABLE hints (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    seat bigint NOT NULL CHECK (seat >= 0),
    version bigint NOT NULL,
    action bytea,
    because text COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (guild_id, match_id, seat, version),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE TABLE auto_replies (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    match_id bigint NOT NULL,
    seat bigint NOT NULL CHECK (seat >= 0),
    until text COLLATE "C" NOT NULL,
    answer text COLLATE "C" NOT NULL,
    since double precision NOT NULL,
    PRIMARY KEY (guild_id, match_id, seat, until),
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE TABLE old_messages (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    message_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    kind text COLLATE "C" NOT NULL,
    match_id bigint,
    tournament_id bigint,
    is_stale bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, message_id),
    FOREIGN KEY (guild_id, tournament_id) REFERENCES tournaments (guild_id, id) ON DELETE CASCADE,
    FOREIGN KEY (guild_id, match_id) REFERENCES matches (guild_id, id) ON DELETE CASCADE
);

CREATE INDEX old_messages_by_match ON old_messages (guild_id, match_id);

CREATE INDEX old_messages_by_tournament ON old_messages (guild_id, tournament_id);

CREATE INDEX old_messages_stale ON old_messages (guild_id, channel_id) WHERE is_stale <> 0;

CREATE TABLE recent_deletions (
    guild_id bigint NOT NULL DEFAULT current_setting('warroom.guild')::bigint,
    person bigint NOT NULL,
    seal bytea NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (guild_id, person)
);

