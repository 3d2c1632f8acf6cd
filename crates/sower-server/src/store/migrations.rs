//! All migrations of the database schema. They are only ever appended to, and each runs once.
//!
//! One text serves both databases: SQLite's type names, which `for_postgres` converts. So a migration may use only tables, indexes and
//! plain statements that both support, and the types INTEGER (64 bits), REAL, TEXT and BLOB, in capitals.

use super::StoreError;

/// The migrations, oldest first.
pub(super) const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001-first.sql"),
    include_str!("migrations/0002-own-rules.sql"),
    include_str!("migrations/0003-people.sql"),
    include_str!("migrations/0004-meeting.sql"),
    include_str!("migrations/0005-tokens.sql"),
    include_str!("migrations/0006-sweeping.sql"),
    include_str!("migrations/0007-puzzles.sql"),
];

/// Converts a migration to PostgreSQL. Text is compared byte by byte there too, whatever the database's locale.
pub(super) fn for_postgres(form: &str) -> String {
    const WORDS: [(&str, &str); 4] = [
        ("INTEGER", "BIGINT"),
        ("REAL", "DOUBLE PRECISION"),
        ("BLOB", "BYTEA"),
        ("TEXT", "TEXT COLLATE \"C\""),
    ];
    let form = form.replace(") WITHOUT ROWID", ")");
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut out = String::with_capacity(form.len() * 2);
    for piece in form.split_inclusive(|c| !is_word(c)) {
        let word = piece.trim_end_matches(|c| !is_word(c));
        let meant = WORDS.iter().find(|(ours, _)| *ours == word).map_or(word, |(_, theirs)| theirs);
        out.push_str(meant);
        out.push_str(&piece[word.len()..]);
    }
    out
}

/// The schema version of a database, if this program knows it.
pub(super) fn known(database: &str, found: u64, migrations: &[&str]) -> Result<usize, StoreError> {
    match usize::try_from(found) {
        Ok(found) if found <= migrations.len() => Ok(found),
        _ => Err(StoreError::Newer {
            database: database.to_owned(),
            found: u32::try_from(found).unwrap_or(u32::MAX),
            known: migrations.len() as u32,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::for_postgres;

    #[test]
    fn only_whole_words_are_changed() {
        let form = "CREATE TABLE a (text TEXT NOT NULL, n INTEGER, b BLOB, PRIMARY KEY (n)) WITHOUT ROWID;";
        assert_eq!(
            for_postgres(form),
            "CREATE TABLE a (text TEXT COLLATE \"C\" NOT NULL, n BIGINT, b BYTEA, PRIMARY KEY (n));"
        );
    }
}
