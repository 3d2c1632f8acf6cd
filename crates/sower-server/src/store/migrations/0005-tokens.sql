-- Tokens, by which programs act for an account within their scopes. Only the hash of a token's secret is kept; used is when it was last
-- used, to the hour.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    account TEXT NOT NULL REFERENCES accounts (id),
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER
) WITHOUT ROWID;

CREATE INDEX tokens_by_account ON tokens (account, created);
