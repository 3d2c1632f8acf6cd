//! Results of games, and their effect on ratings.
//!
//! A game's end, its two results and both ratings are one transaction. A game ends once; storing the end again changes nothing. Whether
//! a rated game counts is also decided within this transaction.

use sower_core::Side;
use sower_ratings::{PROVISIONAL, Rating};

use super::sql::{Connection, Row, values};
use super::{Millis, Store, StoreError};

/// Rated games of a pair that count per day, and the length of a day in milliseconds.
const MOST_OF_A_PAIR: u64 = 10;
const DAY: Millis = 24 * 60 * 60 * 1000;

/// Marks of one kind stored per side of a game. Marks are signed or come from connections, so clients cannot invent many.
const MOST_PLACES: u64 = 256;

/// Recent games that decide who moves first.
const LATELY: u64 = 20;

/// Lines of a leaderboard, and points of a graph.
const LEADERS: u64 = 100;
const POINTS: u64 = 1000;

/// The player of a seat when a game ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndedSeat {
    /// A guest or an account, by number.
    Person(String),
    /// An engine player, as `level:3`.
    Computer(String),
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The game's name; ratings are per game.
    pub kind: String,
    /// When it happens, by the database's clock.
    pub at: Millis,
    /// South's player, then North's.
    pub seats: [EndedSeat; 2],
    /// The winner; none for a draw.
    pub winner: Option<Side>,
    /// The side that moved first.
    pub began: Side,
    /// For a rated game, what decides whether it counts.
    pub rated: Option<Rated>,
}

/// What decides whether a rated game counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Whether each side has made two moves.
    pub long_enough: bool,
    /// Whether games between two players at one place count too.
    pub from_one_place: bool,
}

/// Whether a rated game counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The game was not rated.
    No,
    /// It changed both ratings.
    Yes,
    /// A player made fewer than two moves.
    TooShort,
    /// Both players used one browser or address.
    OnePlace,
    /// The pair has reached its limit of counted games per day.
    TooOften,
    /// A player has no account any more.
    Gone,
}

impl Counted {
    const ALL: [(Counted, &'static str); 6] = [
        (Counted::No, "no"),
        (Counted::Yes, "counted"),
        (Counted::TooShort, "short"),
        (Counted::OnePlace, "place"),
        (Counted::TooOften, "often"),
        (Counted::Gone, "gone"),
    ];

    fn word(self) -> &'static str {
        Counted::ALL.iter().find(|(known, _)| *known == self).map_or("no", |(_, word)| word)
    }

    fn read(word: &str) -> Counted {
        Counted::ALL.iter().find(|(_, known)| *known == word).map_or(Counted::No, |(counted, _)| *counted)
    }
}

/// A game's effect on ratings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedEnd {
    /// Whether the game counted, or why not.
    pub counted: Counted,
    /// South's and North's rating before and after.
    pub moved: [Option<(f64, f64)>; 2],
}

/// A finished game in a player's list.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredResult {
    /// The number of its room.
    pub game: String,
    /// The game's name.
    pub kind: String,
    /// When it ended.
    pub at: Millis,
    /// The player's side.
    pub side: Side,
    /// 2 won, 1 drawn, 0 lost.
    pub score: u32,
    /// The opponent's name, if they have an account.
    pub opponent: Option<String>,
    /// The engine player's spec, if the opponent was one.
    pub player: Option<String>,
    /// Whether it counted for ratings.
    pub counted: Counted,
    /// The player's rating before and after.
    pub moved: Option<(f64, f64)>,
}

/// A filter for finished games.
#[derive(Clone, Debug, Default)]
pub struct ResultsAsked {
    /// Only this game, by name.
    pub kind: Option<String>,
    /// Only results with this score.
    pub score: Option<u32>,
    /// Only those that counted for ratings, or that did not.
    pub rated: Option<bool>,
    /// Only games against this account.
    pub opponent: Option<String>,
    /// Only games that ended before this time.
    pub before: Option<Millis>,
    /// How many results at most.
    pub most: u32,
}

/// An account and its rating in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The account's number.
    pub id: String,
    /// The account's name.
    pub name: String,
    /// Whether it is a bot's.
    pub bot: bool,
    /// The rating with its uncertainty.
    pub rating: Rating,
    /// Rated games so far.
    pub games: u32,
}

/// Stores the result of a game with the number of its last event, unless it is already stored.
pub(super) async fn put(
    db: &mut dyn Connection,
    game: &str,
    ended: &Ended,
    events: u64,
) -> Result<(), StoreError> {
    // Ratings change only once. The rest may be repeated, because existing rows are kept.
    let is_rated = ended.rated.is_some();
    if is_rated && db.one("SELECT 1 FROM results WHERE game = $1", values![game]).await?.is_some() {
        return Ok(());
    }
    let counted = match (&ended.seats, ended.rated) {
        ([EndedSeat::Person(south), EndedSeat::Person(north)], Some(rated)) => {
            counts(db, game, ended, rated, [south, north]).await?
        }
        _ => Counted::No,
    };
    let moved = match (&ended.seats, counted) {
        ([EndedSeat::Person(south), EndedSeat::Person(north)], Counted::Yes) => {
            rate(db, ended, [south, north]).await?.map(Some)
        }
        _ => [None; 2],
    };
    for side in Side::BOTH {
        let EndedSeat::Person(person) = &ended.seats[side] else { continue };
        let (opponent, player) = match &ended.seats[!side] {
            EndedSeat::Person(other) => (other.as_str(), ""),
            EndedSeat::Computer(player) => ("", player.as_str()),
        };
        let (before, after) = (moved[side].map(|(before, _)| before), moved[side].map(|(_, after)| after));
        db.run(
            "INSERT INTO results (game, side, person, opponent, player, kind, at, score, began, rated, before, after, events) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) ON CONFLICT (game, side) DO NOTHING",
            values![
                game,
                number(side),
                person,
                opponent,
                player,
                &ended.kind,
                ended.at,
                score(ended.winner, side),
                ended.began == side,
                counted.word(),
                before,
                after,
                events
            ],
        )
        .await?;
    }
    // Places are recorded only for rated games.
    if is_rated {
        db.run("DELETE FROM places WHERE game = $1", values![game]).await?;
    }
    Ok(())
}

/// Records where a player of a rated game comes from.
pub(super) async fn put_place(
    db: &mut dyn Connection,
    game: &str,
    side: Side,
    mark: &str,
) -> Result<(), StoreError> {
    db.run(
        "INSERT INTO places (game, side, mark) SELECT $1, $2, $3 \
         WHERE (SELECT COUNT(*) FROM places WHERE game = $1 AND side = $2 AND substr(mark, 1, 1) = substr($3, 1, 1)) < $4 \
         AND NOT EXISTS (SELECT 1 FROM results WHERE game = $1) ON CONFLICT (game, side, mark) DO NOTHING",
        values![game, number(side), mark, MOST_PLACES],
    )
    .await
    .map(|_| ())
}

async fn counts(
    db: &mut dyn Connection,
    game: &str,
    ended: &Ended,
    rated: Rated,
    [south, north]: [&String; 2],
) -> Result<Counted, StoreError> {
    // Lock both accounts in the order of their numbers, so that two processes
    // cannot deadlock. The locks last until the end of the transaction.
    let mut both = [south, north];
    both.sort();
    for account in both {
        let held = "UPDATE accounts SET created = created WHERE id = $1";
        if db.run(held, values![account]).await? == 0 {
            return Ok(Counted::Gone);
        }
    }
    if south == north || !rated.long_enough {
        return Ok(Counted::TooShort);
    }
    Ok(doubt(db, game, [south, north], ended.at, rated.from_one_place).await?.unwrap_or(Counted::Yes))
}

/// Why a game of these two would not count if it ended now; none if it would.
async fn doubt(
    db: &mut dyn Connection,
    game: &str,
    [south, north]: [&str; 2],
    at: Millis,
    from_one_place: bool,
) -> Result<Option<Counted>, StoreError> {
    let shared = "SELECT COUNT(*) FROM places AS one JOIN places AS other \
                  ON one.game = other.game AND one.mark = other.mark AND one.side < other.side WHERE one.game = $1";
    if !from_one_place && count(db, shared, values![game]).await? > 0 {
        return Ok(Some(Counted::OnePlace));
    }
    let often = "SELECT COUNT(*) FROM results \
                 WHERE person = $1 AND opponent = $2 AND rated = 'counted' AND at > $3";
    let had = count(db, often, values![south, north, at.saturating_sub(DAY)]).await?;
    Ok((had >= MOST_OF_A_PAIR).then_some(Counted::TooOften))
}

async fn count(
    db: &mut dyn Connection,
    sql: &'static str,
    values: Vec<super::Value>,
) -> Result<u64, StoreError> {
    db.one(sql, values).await?.map_or(Ok(0), |row| row.get(0))
}

/// Updates both ratings, and returns the changes.
async fn rate(
    db: &mut dyn Connection,
    ended: &Ended,
    both: [&String; 2],
) -> Result<[(f64, f64); 2], StoreError> {
    let mut before = [(Rating::default(), ended.at); 2];
    for (side, account) in Side::BOTH.into_iter().zip(both) {
        let sql = "SELECT value, deviation, volatility, at FROM ratings WHERE account = $1 AND kind = $2";
        if let Some(row) = db.one(sql, values![account, &ended.kind]).await? {
            let rating = Rating { value: row.get(0)?, deviation: row.get(1)?, volatility: row.get(2)? };
            before[side] = (rating, row.get(3)?);
        }
    }
    let mut moved = [(0.0, 0.0); 2];
    for (side, account) in Side::BOTH.into_iter().zip(both) {
        let (own, since) = before[side];
        let periods = ended.at.saturating_sub(since) as f64 / DAY as f64;
        let points = f64::from(score(ended.winner, side)) / 2.0;
        let after = own.after(periods, &[(before[!side].0, points)]);
        db.run(
            "INSERT INTO ratings (account, kind, value, deviation, volatility, games, at) \
             VALUES ($1, $2, $3, $4, $5, 1, $6) ON CONFLICT (account, kind) DO UPDATE SET \
             value = excluded.value, deviation = excluded.deviation, volatility = excluded.volatility, \
             games = ratings.games + 1, at = excluded.at",
            values![account, &ended.kind, after.value, after.deviation, after.volatility, ended.at],
        )
        .await?;
        moved[side] = (own.value, after.value);
    }
    Ok(moved)
}

fn number(side: Side) -> i64 {
    match side {
        Side::South => 0,
        Side::North => 1,
    }
}

fn side_of(number: i64) -> Side {
    if number == 0 { Side::South } else { Side::North }
}

fn score(winner: Option<Side>, side: Side) -> u32 {
    match winner {
        Some(winner) if winner == side => 2,
        Some(_) => 0,
        None => 1,
    }
}

fn pair(row: &Row, column: usize) -> Result<Option<(f64, f64)>, StoreError> {
    let (before, after): (Option<f64>, Option<f64>) = (row.get(column)?, row.get(column + 1)?);
    Ok(before.zip(after))
}

/// Parses name, bot, value, deviation, volatility and games from a row; defaults for a player without games.
fn standing(row: &Row) -> Result<Standing, StoreError> {
    let start = Rating::default();
    let rating = Rating {
        value: row.get::<Option<f64>>(3)?.unwrap_or(start.value),
        deviation: row.get::<Option<f64>>(4)?.unwrap_or(start.deviation),
        volatility: row.get::<Option<f64>>(5)?.unwrap_or(start.volatility),
    };
    let games = row.get::<Option<u32>>(6)?.unwrap_or(0);
    Ok(Standing { id: row.get(0)?, name: row.get(1)?, bot: row.get(2)?, rating, games })
}

impl dyn Store + '_ {
    /// Why a running rated game will not count, if that is already known.
    pub async fn rating_doubt(
        &self,
        game: &str,
        players: [&str; 2],
        now: Millis,
        from_one_place: bool,
    ) -> Result<Option<Counted>, StoreError> {
        doubt(&mut *self.reader().await?, game, players, now, from_one_place).await
    }

    /// The number of events when a game ended; none if it is running, or if that was not stored.
    pub async fn events_at_end(&self, game: &str) -> Result<Option<u64>, StoreError> {
        let sql = "SELECT MAX(events) FROM results WHERE game = $1";
        let row = self.reader().await?.one(sql, values![game]).await?;
        row.map_or(Ok(None), |row| row.get(0))
    }

    /// The effect of a game on ratings, if it has ended.
    pub async fn rated_end(&self, game: &str) -> Result<Option<RatedEnd>, StoreError> {
        let sql = "SELECT side, rated, before, after FROM results WHERE game = $1";
        let rows = self.reader().await?.all(sql, values![game]).await?;
        let mut end: Option<RatedEnd> = None;
        for row in &rows {
            let counted = Counted::read(&row.get::<String>(1)?);
            let end = end.get_or_insert(RatedEnd { counted, moved: [None; 2] });
            end.moved[side_of(row.get(0)?)] = pair(row, 2)?;
        }
        Ok(end)
    }

    /// The account of a person's number and its rating in a game; none for guests.
    pub async fn standing(&self, person: &str, kind: &str) -> Result<Option<Standing>, StoreError> {
        let sql = "SELECT accounts.id, name, bot, value, deviation, volatility, games FROM accounts \
                   LEFT JOIN ratings ON ratings.account = accounts.id AND ratings.kind = $2 \
                   WHERE accounts.id = $1 OR accounts.id = (SELECT account FROM aliases WHERE guest = $1)";
        self.reader().await?.one(sql, values![person, kind]).await?.as_ref().map(standing).transpose()
    }

    /// An account's ratings, most played game first.
    pub async fn ratings_of(&self, account: &str) -> Result<Vec<(String, Rating, u32)>, StoreError> {
        let sql = "SELECT kind, value, deviation, volatility, games FROM ratings WHERE account = $1 \
                   ORDER BY games DESC, kind LIMIT $2";
        let rows = self.reader().await?.all(sql, values![account, LEADERS]).await?;
        rows.iter()
            .map(|row| {
                let rating = Rating { value: row.get(1)?, deviation: row.get(2)?, volatility: row.get(3)? };
                Ok((row.get(0)?, rating, row.get(4)?))
            })
            .collect()
    }

    /// An account's rating changes in a game, latest first.
    pub async fn rating_history(
        &self,
        account: &str,
        kind: &str,
    ) -> Result<Vec<(Millis, (f64, f64))>, StoreError> {
        let sql = "SELECT at, before, after FROM results WHERE person = $1 AND kind = $2 AND rated = 'counted' \
                   AND before IS NOT NULL AND after IS NOT NULL ORDER BY at DESC, game LIMIT $3";
        let rows = self.reader().await?.all(sql, values![account, kind, POINTS]).await?;
        rows.iter().map(|row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?)))).collect()
    }

    /// The highest-rated people or bots in a game. Provisional ratings come last.
    pub async fn leaders(&self, kind: &str, bots: bool) -> Result<Vec<Standing>, StoreError> {
        let sql = "SELECT accounts.id, name, bot, value, deviation, volatility, games FROM ratings \
                   JOIN accounts ON accounts.id = ratings.account WHERE kind = $1 AND bot = $2 \
                   ORDER BY CASE WHEN deviation > $3 THEN 1 ELSE 0 END, value DESC, name LIMIT $4";
        let rows = self.reader().await?.all(sql, values![kind, bots, PROVISIONAL, LEADERS]).await?;
        rows.iter().map(standing).collect()
    }

    /// A player's finished games, newest first.
    pub async fn results_of(
        &self,
        person: &str,
        asked: &ResultsAsked,
    ) -> Result<Vec<StoredResult>, StoreError> {
        let sql = "SELECT game, results.kind, at, side, score, accounts.name, player, rated, before, after \
                   FROM results LEFT JOIN accounts ON accounts.id = results.opponent \
                   WHERE person = $1 AND at < $2 AND ($3 = '' OR results.kind = $3) AND ($4 < 0 OR score = $4) \
                   AND ($5 < 0 OR $5 = CASE WHEN rated = 'counted' THEN 1 ELSE 0 END) \
                   AND ($6 = '' OR opponent = $6) ORDER BY at DESC, game LIMIT $7";
        let values = values![
            person,
            asked.before.unwrap_or(Millis::MAX),
            asked.kind.as_deref().unwrap_or_default(),
            asked.score.map_or(-1, i64::from),
            asked.rated.map_or(-1, i64::from),
            asked.opponent.as_deref().unwrap_or_default(),
            asked.most
        ];
        let rows = self.reader().await?.all(sql, values).await?;
        rows.iter()
            .map(|row| {
                let player: String = row.get(6)?;
                Ok(StoredResult {
                    game: row.get(0)?,
                    kind: row.get(1)?,
                    at: row.get(2)?,
                    side: side_of(row.get(3)?),
                    score: row.get(4)?,
                    opponent: row.get(5)?,
                    player: Some(player).filter(|player| !player.is_empty()),
                    counted: Counted::read(&row.get::<String>(7)?),
                    moved: pair(row, 8)?,
                })
            })
            .collect()
    }

    /// How often a player moved first in recent rated games, against one opponent and against all: (that, of how many).
    pub async fn began(&self, person: &str, other: &str, kind: &str) -> Result<[(u32, u32); 2], StoreError> {
        let sql = "SELECT began, opponent FROM results WHERE person = $1 AND kind = $2 AND rated <> 'no' \
                   AND ($3 = '' OR opponent = $3) ORDER BY at DESC, game LIMIT $4";
        let mut told = [(0, 0); 2];
        for (told, against) in told.iter_mut().zip([other, ""]) {
            for row in self.reader().await?.all(sql, values![person, kind, against, LATELY]).await? {
                told.0 += u32::from(row.get::<bool>(0)?);
                told.1 += 1;
            }
        }
        Ok(told)
    }
}
