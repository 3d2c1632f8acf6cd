//! Fills a database with finished games.

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use sower_core::{Game, Played, library};
use sower_server::store::{Entry, KeptRules, SeatPlan, Store, StoreError, StoredGame, Value, Write};
use sower_server::wire::{Control, Event};

use crate::GAMES;

/// Plies of a stored game before a player resigns.
const PLIES: usize = 20;

/// Distinct games of each kind; the rest are copies.
const EACH: usize = 16;

/// Games per commit.
const BATCH: usize = 50;

/// The number of players.
const PEOPLE: u32 = 5_000;

/// The prefix of these games' numbers.
const PREFIX: &str = "bench";

/// How many games are missing from the database.
pub async fn needs(store: &dyn Store, count: usize) -> Result<usize, String> {
    // All numbers with this prefix: both databases compare byte by byte.
    let sql = "SELECT COUNT(*) FROM games WHERE id >= $1 AND id < $2";
    let between = [PREFIX, "benci"].map(|text| Value::Text(Some(text.to_owned())));
    let told = |error: StoreError| error.to_string();
    let row = store.reader().await.map_err(told)?.one(sql, between.to_vec()).await.map_err(told)?;
    let there: Option<u64> = row.map(|row| row.get(0)).transpose().map_err(told)?;
    Ok(count.saturating_sub(there.unwrap_or(0) as usize))
}

/// Stores this many games.
pub async fn fill(store: &dyn Store, count: usize, mut tell: impl FnMut(usize)) -> Result<(), String> {
    let models = (0..EACH).flat_map(|_| GAMES).map(model).collect::<Result<Vec<_>, _>>()?;
    for first in (0..count).step_by(BATCH) {
        let mut batch = Vec::new();
        for number in first..(first + BATCH).min(count) {
            let (game, events) = &models[number % models.len()];
            let id = format!("{PREFIX}{:015x}", rand::rng().random::<u64>() >> 4);
            let mut game = StoredGame { id: id.clone(), ..game.clone() };
            for (seat, name) in game.seats.iter_mut().zip(["Ann", "Ben"]) {
                *seat = SeatPlan::Guest { guest: person(), name: name.to_owned() };
            }
            batch.push(Write::Game(Box::new(game)));
            let event = |entry: &Entry| Write::Event {
                game: id.clone(),
                entry: entry.clone(),
                opens: None,
                live: None,
            };
            batch.extend(events.iter().map(event));
        }
        store.commit(&batch).await.map_err(|error| error.to_string())?;
        tell((first + BATCH).min(count));
    }
    Ok(())
}

fn person() -> String {
    format!("{:032x}", rand::rng().random_range(0..PEOPLE))
}

/// A random game and its events.
fn model(name: &str) -> Result<(StoredGame, Vec<Entry>), String> {
    let listed = library::find(name).map_err(|error| error.to_string())?;
    let rules = listed.rules(&[]).map_err(|error| error.to_string())?;
    let fingerprint = rules.fingerprint().to_string();
    let mut played = Played::new(std::sync::Arc::new(Game::new(rules)));
    let created = 1_700_000_000_000;
    let mut events = Vec::new();
    while played.outcome().is_none() && events.len() < PLIES {
        let side = played.position().side();
        let Some(chosen) = played.moves().choose(&mut rand::rng()).copied() else { break };
        let label = played.game().label(side, chosen);
        played.play(chosen).map_err(|refusal| refusal.to_string())?;
        events.push(Event::Move { label, side: side.to_string() });
    }
    if played.outcome().is_none() {
        events.push(Event::Resign { side: played.position().side().to_string() });
    }
    let entry = |(index, event)| {
        let v = index as u64 + 1;
        Entry { v, at: created + 3000 * v, event, guest: None, left: None }
    };
    let game = StoredGame {
        id: String::new(),
        name: name.to_owned(),
        variant: listed.variant.clone(),
        changes: Vec::new(),
        fingerprint,
        rules: Some(KeptRules { file: listed.file.id().to_owned(), text: listed.file.text().to_owned() }),
        start: None,
        moves: Vec::new(),
        seats: [SeatPlan::Open, SeatPlan::Open],
        toss: false,
        control: Control::None,
        maker: person(),
        points: [0.0; 2],
        rated: false,
        public: false,
        arena: None,
        created,
    };
    Ok((game, events.into_iter().enumerate().map(entry).collect()))
}
