-- Challenges that wait in the lobby, those of quick pairing among them. One lapses unless its maker is there; who is to play
-- over days need not be.
CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    maker TEXT NOT NULL,
    target TEXT,
    slow INTEGER NOT NULL,
    made INTEGER NOT NULL,
    lapses INTEGER NOT NULL,
    details TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX challenges_by_lapse ON challenges (lapses);
CREATE INDEX challenges_by_maker ON challenges (maker);
CREATE INDEX challenges_by_target ON challenges (target);

-- How a challenge ended. The primary key is the fence: the process that inserts the row has accepted it.
CREATE TABLE challenge_ends (
    challenge TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    room TEXT
) WITHOUT ROWID;

CREATE INDEX challenge_ends_by_time ON challenge_ends (at);

-- The state of games that is needed while no room has them in memory: public games, tournament games and
-- correspondence games.
CREATE TABLE courses (
    game TEXT PRIMARY KEY REFERENCES games (id),
    south TEXT NOT NULL,
    north TEXT NOT NULL,
    began INTEGER NOT NULL,
    public INTEGER NOT NULL,
    arena TEXT,
    mover TEXT,
    due INTEGER,
    ended INTEGER,
    winner TEXT
) WITHOUT ROWID;

CREATE INDEX courses_by_mover ON courses (mover);
CREATE INDEX courses_by_due ON courses (due);
CREATE INDEX courses_by_public ON courses (public, ended, began);
CREATE INDEX courses_by_arena ON courses (arena);
CREATE INDEX courses_by_south ON courses (south, began);
CREATE INDEX courses_by_north ON courses (north, began);

CREATE TABLE arenas (
    id TEXT PRIMARY KEY,
    maker TEXT NOT NULL,
    starts INTEGER NOT NULL,
    closed INTEGER,
    details TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX arenas_by_close ON arenas (closed, starts);
CREATE INDEX arenas_by_maker ON arenas (maker);

CREATE TABLE arena_players (
    arena TEXT NOT NULL REFERENCES arenas (id),
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    rating INTEGER,
    joined INTEGER NOT NULL,
    plays INTEGER NOT NULL,
    here INTEGER NOT NULL,
    PRIMARY KEY (arena, person)
) WITHOUT ROWID;

CREATE INDEX arena_players_by_person ON arena_players (person);

-- The primary key is the fence: the process that inserts the next round has paired it.
CREATE TABLE arena_rounds (
    arena TEXT NOT NULL REFERENCES arenas (id),
    round INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (arena, round)
) WITHOUT ROWID;
