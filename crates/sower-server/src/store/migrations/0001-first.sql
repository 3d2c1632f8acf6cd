CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    void INTEGER NOT NULL
) WITHOUT ROWID;

-- Rules files by the hash of their text; games that share one share a row.
CREATE TABLE rules (
    hash TEXT PRIMARY KEY,
    file TEXT NOT NULL,
    text TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    created INTEGER NOT NULL,
    rules TEXT NOT NULL REFERENCES rules (hash),
    made TEXT NOT NULL
) WITHOUT ROWID;

-- The primary key is the fence: the process that inserts the next v has played it.
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    v INTEGER NOT NULL,
    at INTEGER NOT NULL,
    payload TEXT NOT NULL,
    PRIMARY KEY (game, v)
) WITHOUT ROWID;

-- Whose games are whose, for their lists.
CREATE TABLE players (
    guest TEXT NOT NULL,
    at INTEGER NOT NULL,
    game TEXT NOT NULL,
    PRIMARY KEY (guest, at, game)
) WITHOUT ROWID;
