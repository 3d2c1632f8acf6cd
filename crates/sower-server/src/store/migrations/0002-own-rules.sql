-- Rules files that guests have brought, and when each was last used. Its text is in rules; that goes when neither a guest has
-- it nor a game is played by it.
CREATE TABLE own_rules (
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    rules TEXT NOT NULL REFERENCES rules (hash),
    used INTEGER NOT NULL,
    PRIMARY KEY (guest, name)
) WITHOUT ROWID;

CREATE INDEX own_rules_by_use ON own_rules (used);
CREATE INDEX own_rules_by_name ON own_rules (name);
CREATE INDEX own_rules_by_rules ON own_rules (rules);
CREATE INDEX rules_by_file ON rules (file);
CREATE INDEX games_by_rules ON games (rules);
