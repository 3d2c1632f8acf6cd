-- Accounts. One's id is that of the guest who signed up, so that their games stay theirs. Two names that look alike have one key.
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    recovery TEXT NOT NULL,
    bot INTEGER NOT NULL,
    created INTEGER NOT NULL,
    settings TEXT NOT NULL
) WITHOUT ROWID;

-- A session is good as long as its row is there.
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id),
    created INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX sessions_by_account ON sessions (account, created);

-- Guests who have signed in, each with the account that replaces it.
CREATE TABLE aliases (
    guest TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX aliases_by_account ON aliases (account);

-- A player's rating in a game.
CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts (id),
    kind TEXT NOT NULL,
    value REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (account, kind)
) WITHOUT ROWID;

CREATE INDEX ratings_by_value ON ratings (kind, value);

-- How each finished game ended for each of its two. The primary key makes an end happen once. score: 2 won, 1 drawn, 0 lost;
-- rated: 'no', 'counted', or why it did not count.
CREATE TABLE results (
    game TEXT NOT NULL REFERENCES games (id),
    side INTEGER NOT NULL,
    person TEXT NOT NULL,
    opponent TEXT NOT NULL,
    player TEXT NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    score INTEGER NOT NULL,
    began INTEGER NOT NULL,
    rated TEXT NOT NULL,
    before REAL,
    after REAL,
    PRIMARY KEY (game, side)
) WITHOUT ROWID;

CREATE INDEX results_by_person ON results (person, at);
CREATE INDEX results_by_opponent ON results (opponent);

-- The networks and browsers of the players of a running rated game, as keyed hashes.
CREATE TABLE places (
    game TEXT NOT NULL REFERENCES games (id),
    side INTEGER NOT NULL,
    mark TEXT NOT NULL,
    PRIMARY KEY (game, side, mark)
) WITHOUT ROWID;
