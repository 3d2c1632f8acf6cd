-- A player's tries at a puzzle, which its position identifies. Only the first try is rated: before and after are the player's ratings.
CREATE TABLE puzzle_results (
    account TEXT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    position TEXT NOT NULL,
    at INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    helped INTEGER NOT NULL,
    before REAL NOT NULL,
    after REAL NOT NULL,
    PRIMARY KEY (account, game, position)
) WITHOUT ROWID;

-- A player's rating in the puzzles of a game.
CREATE TABLE puzzle_players (
    account TEXT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    tries INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account, game)
) WITHOUT ROWID;

-- A player's series of days with a solved puzzle of the day: its last day, counted from 1970, its length, and the longest so far.
CREATE TABLE puzzle_streaks (
    account TEXT PRIMARY KEY REFERENCES accounts (id),
    last INTEGER NOT NULL,
    days INTEGER NOT NULL,
    best INTEGER NOT NULL
) WITHOUT ROWID;

-- The ratings of puzzles that players have tried.
CREATE TABLE puzzle_ratings (
    game TEXT NOT NULL,
    position TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (game, position)
) WITHOUT ROWID;
