//! Open challenges, and how each ended.

use serde::{Deserialize, Serialize};

use super::sql::{Connection, Row, json, values};
use super::{Millis, Store, StoreError, StoredGame, WriteOutcome, games};
use crate::wire::{Control, SeatWish};

/// A challenge, or a player who waits for quick pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChallenge {
    /// Its number, as in its address.
    pub id: String,
    /// The number of the guest or account that posted it.
    pub maker: String,
    /// The number of the only player who may accept it; none if open to all.
    pub target: Option<String>,
    /// When it was posted.
    pub made: Millis,
    /// When it expires; extended while its maker is present.
    pub lapses: Millis,
    /// The game, the clock and the seats.
    pub terms: Terms,
}

/// The terms of a challenge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// The maker's name at that time.
    pub name: String,
    /// The maker's rating at that time.
    pub rating: Option<i32>,
    /// Whether the maker was a bot at that time.
    #[serde(default)]
    pub bot: bool,
    /// The addressee's name at that time.
    pub target_name: Option<String>,
    /// The game's name.
    pub game: String,
    /// Keys of the rules file that are changed.
    pub changes: Vec<String>,
    /// The time control.
    pub control: Control,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The seat that the maker wants.
    pub seat: SeatWish,
    /// Whether its maker waits for quick pairing.
    pub quick: bool,
}

/// The acceptance of a challenge.
#[derive(Clone, Debug)]
pub struct Taking {
    /// The challenge's number.
    pub challenge: String,
    /// The accepting player's own challenge, which must be open too, if both wait for quick pairing.
    pub also: Option<String>,
    /// When it happens, by the database's clock.
    pub at: Millis,
    /// The numbers of the two players.
    pub persons: [String; 2],
    /// The new game.
    pub game: Box<StoredGame>,
}

/// Stores a new challenge.
pub(super) async fn put(db: &mut dyn Connection, challenge: &StoredChallenge) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO challenges (id, maker, target, slow, made, lapses, details) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        values![
            &challenge.id,
            &challenge.maker,
            challenge.target.as_deref(),
            challenge.terms.control.is_slow(),
            challenge.made,
            challenge.lapses,
            json(db, &challenge.terms)?,
        ],
    )
    .await
    .map(|_| ())
}

/// Ends a challenge, unless it has already ended.
async fn end(db: &mut dyn Connection, id: &str, at: Millis, room: Option<&str>) -> Result<bool, StoreError> {
    let changed = db
        .run(
            "INSERT INTO challenge_ends (challenge, at, room) \
             SELECT id, $2, $3 FROM challenges WHERE id = $1 AND lapses > $2 ON CONFLICT (challenge) DO NOTHING",
            values![id, at, room],
        )
        .await?;
    Ok(changed > 0)
}

/// Withdraws or declines a challenge.
pub(super) async fn put_end(
    db: &mut dyn Connection,
    id: &str,
    at: Millis,
) -> Result<WriteOutcome, StoreError> {
    Ok(if end(db, id, at, None).await? { WriteOutcome::Kept } else { WriteOutcome::Taken })
}

/// Accepts a challenge; one insert decides races. Creates the game, and ends the two players' other challenges to live games.
pub(super) async fn take(db: &mut dyn Connection, taking: &Taking) -> Result<WriteOutcome, StoreError> {
    let room = taking.game.id.as_str();
    if !end(db, &taking.challenge, taking.at, Some(room)).await? {
        return Ok(WriteOutcome::Taken);
    }
    if let Some(also) = &taking.also
        && !end(db, also, taking.at, Some(room)).await?
    {
        // This is not visible yet, because all of it is one transaction.
        let undone = "DELETE FROM challenge_ends WHERE challenge = $1 AND room = $2";
        db.run(undone, values![&taking.challenge, room]).await?;
        return Ok(WriteOutcome::Taken);
    }
    games::put(db, &taking.game).await?;
    if !taking.game.control.is_slow() {
        let [one, other] = &taking.persons;
        db.run(
            "INSERT INTO challenge_ends (challenge, at, room) \
             SELECT id, $3, NULL FROM challenges WHERE (maker = $1 OR maker = $2) AND slow = 0 AND lapses > $3 \
             ON CONFLICT (challenge) DO NOTHING",
            values![one, other, taking.at],
        )
        .await?;
    }
    Ok(WriteOutcome::Kept)
}

/// Extends the challenges of a person who is present.
pub(super) async fn put_off(
    db: &mut dyn Connection,
    person: &str,
    now: Millis,
    until: Millis,
) -> Result<(), StoreError> {
    let sql = "UPDATE challenges SET lapses = $3 WHERE maker = $1 AND slow = 0 AND lapses > $2";
    db.run(sql, values![person, now, until]).await.map(|_| ())
}

/// Deletes the challenges of a person whose data is deleted.
pub(super) async fn forget(db: &mut dyn Connection, person: &str) -> Result<(), StoreError> {
    db.run("DELETE FROM challenges WHERE maker = $1 OR target = $1", values![person]).await.map(|_| ())
}

/// Deletes challenges that ended long ago.
pub(super) async fn clear(db: &mut dyn Connection, before: Millis) -> Result<(), StoreError> {
    db.run(
        "DELETE FROM challenges WHERE lapses < $1 OR id IN (SELECT challenge FROM challenge_ends WHERE at < $1)",
        values![before],
    )
    .await?;
    db.run("DELETE FROM challenge_ends WHERE at < $1", values![before]).await.map(|_| ())
}

fn read(row: &Row) -> Result<StoredChallenge, StoreError> {
    Ok(StoredChallenge {
        id: row.get(0)?,
        maker: row.get(1)?,
        target: row.get(2)?,
        made: row.get(3)?,
        lapses: row.get(4)?,
        terms: row.json(5)?,
    })
}

impl dyn Store + '_ {
    /// Open challenges, oldest first.
    pub async fn open_challenges(&self, now: Millis, most: u32) -> Result<Vec<StoredChallenge>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT c.id, c.maker, c.target, c.made, c.lapses, c.details FROM challenges c \
                 LEFT JOIN challenge_ends e ON e.challenge = c.id \
                 WHERE e.challenge IS NULL AND c.lapses > $1 ORDER BY c.made, c.id LIMIT $2",
                values![now, most],
            )
            .await?;
        rows.iter().map(read).collect()
    }

    /// A challenge by its number, if it is open.
    pub async fn open_challenge(&self, id: &str, now: Millis) -> Result<Option<StoredChallenge>, StoreError> {
        let row = self
            .reader()
            .await?
            .one(
                "SELECT c.id, c.maker, c.target, c.made, c.lapses, c.details FROM challenges c \
                 LEFT JOIN challenge_ends e ON e.challenge = c.id \
                 WHERE c.id = $1 AND e.challenge IS NULL AND c.lapses > $2",
                values![id, now],
            )
            .await?;
        row.as_ref().map(read).transpose()
    }

    /// Challenges to one person, oldest first.
    pub async fn challenges_for(
        &self,
        person: &str,
        now: Millis,
        most: u32,
    ) -> Result<Vec<StoredChallenge>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT c.id, c.maker, c.target, c.made, c.lapses, c.details FROM challenges c \
                 LEFT JOIN challenge_ends e ON e.challenge = c.id \
                 WHERE c.target = $1 AND e.challenge IS NULL AND c.lapses > $2 ORDER BY c.made, c.id LIMIT $3",
                values![person, now, most],
            )
            .await?;
        rows.iter().map(read).collect()
    }

    /// The number of a person's open challenges, and of all.
    pub async fn count_challenges(&self, maker: &str, now: Millis) -> Result<(u32, u32), StoreError> {
        let row = self
            .reader()
            .await?
            .one(
                "SELECT CAST(SUM(CASE WHEN c.maker = $1 THEN 1 ELSE 0 END) AS BIGINT), COUNT(*) FROM challenges c \
                 LEFT JOIN challenge_ends e ON e.challenge = c.id WHERE e.challenge IS NULL AND c.lapses > $2",
                values![maker, now],
            )
            .await?;
        let Some(row) = row else { return Ok((0, 0)) };
        Ok((row.get::<Option<u32>>(0)?.unwrap_or(0), row.get(1)?))
    }

    /// How a challenge ended: the room, if it was accepted. None if it is open, or ended long ago.
    pub async fn challenge_end(&self, id: &str) -> Result<Option<Option<String>>, StoreError> {
        let sql = "SELECT room FROM challenge_ends WHERE challenge = $1";
        let row = self.reader().await?.one(sql, values![id]).await?;
        row.map(|row| row.get(0)).transpose()
    }
}
