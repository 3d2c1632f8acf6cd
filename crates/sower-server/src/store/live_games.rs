//! Summaries of running games: for spectators, "your turn" lists, correspondence
//! flags and tournament standings. The table is called `courses` in the database.

use sower_core::{Named as _, Side};

use super::sql::{Connection, Row, values};
use super::{Millis, SeatPlan, Store, StoreError, StoredGame};
use crate::wire::Control;

/// The summary of a running game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LiveGame {
    /// The numbers of South's and North's players.
    pub players: [String; 2],
    /// When it began.
    pub began: Millis,
    /// Whether anyone may watch.
    pub public: bool,
    /// The tournament that it belongs to.
    pub arena: Option<String>,
    /// The player to move, in a correspondence game.
    pub mover: Option<String>,
    /// When the mover's time runs out, in a correspondence game.
    pub due: Option<Millis>,
    /// When it ended, and the winner.
    pub over: Option<(Millis, Option<Side>)>,
}

impl LiveGame {
    /// The summary of a new game, if it needs one.
    pub(super) fn at_the_beginning(game: &StoredGame) -> Option<LiveGame> {
        let [SeatPlan::Guest { guest: south, .. }, SeatPlan::Guest { guest: north, .. }] = &game.seats else {
            return None;
        };
        let is_patient = is_patient(game.control);
        if south == north || !(game.public || is_patient) {
            return None;
        }
        // From a custom position, the first event says who is to move.
        let begins_as_usual = game.start.is_none() && game.moves.is_empty() && !game.toss;
        let due = match game.control {
            Control::Days { days } => Some(game.created + u64::from(days) * DAY),
            _ => None,
        };
        Some(LiveGame {
            players: [south.clone(), north.clone()],
            began: game.created,
            public: game.public,
            arena: game.arena.clone(),
            mover: (is_patient && begins_as_usual).then(|| south.clone()),
            due,
            over: None,
        })
    }
}

const DAY: Millis = 24 * 60 * 60 * 1000;

/// Whether players need not be present, so that other pages show whose turn it is.
pub(crate) fn is_patient(control: Control) -> bool {
    control.is_slow() || control == Control::None
}

/// Stores a game's summary.
pub(super) async fn put(db: &mut dyn Connection, game: &str, live: &LiveGame) -> Result<(), StoreError> {
    let [south, north] = &live.players;
    let winner = live.over.map(|(_, winner)| winner.map_or("-".to_owned(), |side| side.to_string()));
    db.run(
        "INSERT INTO courses (game, south, north, began, public, arena, mover, due, ended, winner) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (game) DO UPDATE SET \
         mover = excluded.mover, due = excluded.due, ended = excluded.ended, winner = excluded.winner",
        values![
            game,
            south,
            north,
            live.began,
            live.public,
            live.arena.as_deref(),
            live.mover.as_deref(),
            live.due,
            live.over.map(|(at, _)| at),
            winner,
        ],
    )
    .await
    .map(|_| ())
}

fn read(row: &Row) -> Result<(String, LiveGame), StoreError> {
    let winner: Option<String> = row.get(9)?;
    let over: Option<Millis> = row.get(8)?;
    let live = LiveGame {
        players: [row.get(1)?, row.get(2)?],
        began: row.get(3)?,
        public: row.get(4)?,
        arena: row.get(5)?,
        mover: row.get(6)?,
        due: row.get(7)?,
        over: over.map(|at| (at, winner.as_deref().and_then(Side::from_name))),
    };
    Ok((row.get(0)?, live))
}

impl dyn Store + '_ {
    /// Public running games, newest first.
    pub async fn playing(&self, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT game FROM courses WHERE public = 1 AND ended IS NULL ORDER BY began DESC LIMIT $1",
                values![most],
            )
            .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Public running games that began before a time, oldest first.
    pub async fn playing_since_before(&self, before: Millis, most: u32) -> Result<Vec<String>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT game FROM courses WHERE public = 1 AND ended IS NULL AND began < $1 AND due IS NULL \
                 ORDER BY began LIMIT $2",
                values![before, most],
            )
            .await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// Correspondence games in which it is a person's turn, nearest deadline first.
    pub async fn turns_of(
        &self,
        person: &str,
        most: u32,
    ) -> Result<Vec<(String, Option<Millis>)>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT game, due FROM courses \
                 WHERE mover = $1 OR mover IN (SELECT guest FROM aliases WHERE account = $1) \
                 ORDER BY CASE WHEN due IS NULL THEN 1 ELSE 0 END, due, began LIMIT $2",
                values![person, most],
            )
            .await?;
        rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?))).collect()
    }

    /// Games whose mover's time has run out, longest ago first.
    pub async fn overdue(&self, now: Millis, most: u32) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT game FROM courses WHERE due <= $1 ORDER BY due LIMIT $2";
        let rows = self.reader().await?.all(sql, values![now, most]).await?;
        rows.iter().map(|row| row.get(0)).collect()
    }

    /// The games of a tournament, oldest first.
    pub async fn arena_games(&self, arena: &str) -> Result<Vec<(String, LiveGame)>, StoreError> {
        let rows = self
            .reader()
            .await?
            .all(
                "SELECT game, south, north, began, public, arena, mover, due, ended, winner FROM courses \
                 WHERE arena = $1 ORDER BY began, game",
                values![arena],
            )
            .await?;
        rows.iter().map(read).collect()
    }

    /// A player's latest games from the lobby or tournaments: who was South in each, newest first.
    pub async fn last_met(&self, person: &str, most: u32) -> Result<Vec<(Millis, [String; 2])>, StoreError> {
        let mut reader = self.reader().await?;
        let mut met: Vec<(Millis, [String; 2])> = Vec::new();
        for sql in [
            "SELECT began, south, north FROM courses WHERE south = $1 AND public = 1 ORDER BY began DESC LIMIT $2",
            "SELECT began, south, north FROM courses WHERE north = $1 AND public = 1 ORDER BY began DESC LIMIT $2",
        ] {
            for row in reader.all(sql, values![person, most]).await? {
                met.push((row.get(0)?, [row.get(1)?, row.get(2)?]));
            }
        }
        met.sort_by_key(|(began, _)| std::cmp::Reverse(*began));
        met.truncate(most as usize);
        Ok(met)
    }
}
