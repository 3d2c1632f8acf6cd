//! Tries at puzzles, and their effect on the ratings of players and puzzles and on streaks.
//!
//! A try with everything that it changes is one transaction. The row of the first try is the fence: only the write that inserts it
//! changes ratings.

use sower_puzzles::{Day, RatedAt, Streak, after_try};
use sower_ratings::Rating;

use super::sql::{Connection, Row, values};
use super::{Millis, Store, StoreError, WriteOutcome};

/// Results read for one game, and in total; more than all puzzles that exist.
const MOST_RESULTS: u64 = 20_000;

/// Games with a puzzle rating that are listed.
const MOST_GAMES: u64 = 200;

/// A try at a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleTry {
    /// The account's number.
    pub account: String,
    /// The game's name.
    pub game: String,
    /// The puzzle's position.
    pub position: String,
    /// The puzzle's rating if no player has tried it yet.
    pub starts_at: Rating,
    /// Whether the move was right.
    pub right: bool,
    /// Whether the player used a hint or gave up.
    pub helped: bool,
    /// The day, if it is that day's puzzle.
    pub daily: Option<Day>,
    /// When it happens, by the database's clock.
    pub at: Millis,
}

impl PuzzleTry {
    /// Whether the player has found the solution alone.
    fn is_solved(&self) -> bool {
        self.right && !self.helped
    }
}

/// A player's tries at one puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleResult {
    /// The game's name.
    pub game: String,
    /// The puzzle's position.
    pub position: String,
    /// When the player first tried it.
    pub at: Millis,
    /// Moves tried, including the solution.
    pub tries: u32,
    /// Whether the player has found the solution.
    pub solved: bool,
    /// Whether a hint or the solution was shown before that.
    pub helped: bool,
    /// The player's rating before and after the first try.
    pub moved: (f64, f64),
}

/// A player's rating in the puzzles of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzlePlayer {
    /// The game's name.
    pub game: String,
    /// The rating, and when it last changed.
    pub rated: RatedAt,
    /// Puzzles that were rated.
    pub tries: u32,
}

/// Applies a try, within the connection's transaction. Taken: the account no longer exists.
pub(super) async fn put(db: &mut dyn Connection, tried: &PuzzleTry) -> Result<WriteOutcome, StoreError> {
    let PuzzleTry { account, game, position, at, .. } = tried;
    // Locks the account until the end of the transaction, so that its tries are applied one after the other.
    let held = "UPDATE accounts SET created = created WHERE id = $1";
    if db.run(held, values![account]).await? == 0 {
        return Ok(WriteOutcome::Taken);
    }
    let again = "UPDATE puzzle_results SET tries = tries + CASE WHEN solved = 1 THEN 0 ELSE 1 END, \
                 helped = CASE WHEN solved = 1 THEN helped WHEN $4 = 1 THEN 1 ELSE helped END, \
                 solved = CASE WHEN $5 = 1 THEN 1 ELSE solved END \
                 WHERE account = $1 AND game = $2 AND position = $3";
    let right = tried.right;
    if db.run(again, values![account, game, position, tried.helped, right]).await? == 0 {
        let (before, after) = rate(db, tried).await?;
        db.run(
            "INSERT INTO puzzle_results (account, game, position, at, tries, solved, helped, before, after) \
             VALUES ($1, $2, $3, $4, 1, $5, $6, $7, $8)",
            values![account, game, position, *at, right, tried.helped, before, after],
        )
        .await?;
    }
    if let (Some(day), true) = (tried.daily, tried.is_solved()) {
        put_streak(db, account, day).await?;
    }
    Ok(WriteOutcome::Kept)
}

/// Changes both ratings; returns the player's value before and after.
async fn rate(db: &mut dyn Connection, tried: &PuzzleTry) -> Result<(f64, f64), StoreError> {
    let PuzzleTry { account, game, position, starts_at, at, .. } = tried;
    // Locks the puzzle's row, so that two players who try it at once both count.
    db.run(
        "INSERT INTO puzzle_ratings (game, position, value, deviation, volatility, tries) \
         VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT (game, position) DO UPDATE SET tries = puzzle_ratings.tries",
        values![game, position, starts_at.value, starts_at.deviation, starts_at.volatility],
    )
    .await?;
    let sql = "SELECT value, deviation, volatility FROM puzzle_ratings WHERE game = $1 AND position = $2";
    let puzzle = db.one(sql, values![game, position]).await?;
    let puzzle = puzzle.as_ref().map_or(Ok(*starts_at), |row| rating(row, 0))?;
    let sql = "SELECT value, deviation, volatility, at FROM puzzle_players WHERE account = $1 AND game = $2";
    let player = match db.one(sql, values![account, game]).await? {
        Some(row) => RatedAt { rating: rating(&row, 0)?, at: row.get(3)? },
        None => RatedAt { rating: Rating::default(), at: *at },
    };
    let (new_player, new_puzzle) =
        after_try(player, RatedAt { rating: puzzle, at: *at }, tried.is_solved(), *at);
    db.run(
        "INSERT INTO puzzle_players (account, game, value, deviation, volatility, tries, at) \
         VALUES ($1, $2, $3, $4, $5, 1, $6) ON CONFLICT (account, game) DO UPDATE SET \
         value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility, \
         tries = puzzle_players.tries + 1, at = excluded.at",
        values![account, game, new_player.value, new_player.deviation, new_player.volatility, *at],
    )
    .await?;
    db.run(
        "UPDATE puzzle_ratings SET value = $3, deviation = $4, volatility = $5, tries = tries + 1 \
         WHERE game = $1 AND position = $2",
        values![game, position, new_puzzle.value, new_puzzle.deviation, new_puzzle.volatility],
    )
    .await?;
    Ok((player.rating.value, new_player.value))
}

async fn put_streak(db: &mut dyn Connection, account: &str, day: Day) -> Result<(), StoreError> {
    let sql = "SELECT last, days, best FROM puzzle_streaks WHERE account = $1";
    let before = db.one(sql, values![account]).await?;
    let before = before.as_ref().map_or(Ok(Streak::default()), streak)?;
    let Streak { last, days, best } = before.solved(day);
    db.run(
        "INSERT INTO puzzle_streaks (account, last, days, best) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (account) DO UPDATE SET last = excluded.last, days = excluded.days, best = excluded.best",
        values![account, last.map_or(0, |day| day.0), days, best],
    )
    .await
    .map(|_| ())
}

/// Deletes everything about an account's puzzles. The puzzles keep their ratings.
pub(super) async fn forget(db: &mut dyn Connection, account: &str) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM puzzle_results WHERE account = $1",
        "DELETE FROM puzzle_players WHERE account = $1",
        "DELETE FROM puzzle_streaks WHERE account = $1",
    ] {
        db.run(sql, values![account]).await?;
    }
    Ok(())
}

/// Value, deviation and volatility, from a column on.
fn rating(row: &Row, from: usize) -> Result<Rating, StoreError> {
    Ok(Rating { value: row.get(from)?, deviation: row.get(from + 1)?, volatility: row.get(from + 2)? })
}

fn streak(row: &Row) -> Result<Streak, StoreError> {
    Ok(Streak { last: Some(Day(row.get(0)?)), days: row.get(1)?, best: row.get(2)? })
}

fn result(row: &Row) -> Result<PuzzleResult, StoreError> {
    Ok(PuzzleResult {
        game: row.get(0)?,
        position: row.get(1)?,
        at: row.get(2)?,
        tries: row.get(3)?,
        solved: row.get(4)?,
        helped: row.get(5)?,
        moved: (row.get(6)?, row.get(7)?),
    })
}

impl dyn Store + '_ {
    /// A player's tries at one puzzle.
    pub async fn puzzle_result(
        &self,
        account: &str,
        game: &str,
        position: &str,
    ) -> Result<Option<PuzzleResult>, StoreError> {
        let sql = "SELECT game, position, at, tries, solved, helped, before, after FROM puzzle_results \
                   WHERE account = $1 AND game = $2 AND position = $3";
        let row = self.reader().await?.one(sql, values![account, game, position]).await?;
        row.as_ref().map(result).transpose()
    }

    /// A player's tries at the puzzles of a game, or of all games.
    pub async fn puzzle_results(
        &self,
        account: &str,
        game: Option<&str>,
    ) -> Result<Vec<PuzzleResult>, StoreError> {
        let sql = "SELECT game, position, at, tries, solved, helped, before, after FROM puzzle_results \
                   WHERE account = $1 AND ($2 = '' OR game = $2) ORDER BY game, position LIMIT $3";
        let values = values![account, game.unwrap_or_default(), MOST_RESULTS];
        self.reader().await?.all(sql, values).await?.iter().map(result).collect()
    }

    /// A player's puzzle ratings, by game.
    pub async fn puzzle_players(&self, account: &str) -> Result<Vec<PuzzlePlayer>, StoreError> {
        let sql = "SELECT game, value, deviation, volatility, at, tries FROM puzzle_players \
                   WHERE account = $1 ORDER BY game LIMIT $2";
        let rows = self.reader().await?.all(sql, values![account, MOST_GAMES]).await?;
        let player = |row: &Row| {
            let rated = RatedAt { rating: rating(row, 1)?, at: row.get(4)? };
            Ok(PuzzlePlayer { game: row.get(0)?, rated, tries: row.get(5)? })
        };
        rows.iter().map(player).collect()
    }

    /// A player's streak of days.
    pub async fn puzzle_streak(&self, account: &str) -> Result<Streak, StoreError> {
        let sql = "SELECT last, days, best FROM puzzle_streaks WHERE account = $1";
        let row = self.reader().await?.one(sql, values![account]).await?;
        row.as_ref().map_or(Ok(Streak::default()), streak)
    }

    /// A puzzle's rating, if a player has tried it.
    pub async fn puzzle_rating(&self, game: &str, position: &str) -> Result<Option<Rating>, StoreError> {
        let sql = "SELECT value, deviation, volatility FROM puzzle_ratings WHERE game = $1 AND position = $2";
        let row = self.reader().await?.one(sql, values![game, position]).await?;
        row.as_ref().map(|row| rating(row, 0)).transpose()
    }
}
