//! One game of the bot: asks its player for a move at each turn, and posts it.

use std::sync::Arc;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use serde_json::Value;
use sower_core::rules::Change;
use sower_core::{Game, Named as _, Played, RulesFile, Side};
use sower_players::{Player, PlayerSpec};
use sower_search::{ClockLeft, Limits, Settings, Stop};
use sower_wire::PostedMove;

use super::client::{Site, Trouble};

/// How often to post a move to an unavailable site, and the delay in between.
const TRIES: u32 = 5;
const BREATH: Duration = Duration::from_secs(1);

/// The bot's player and its settings.
#[derive(Clone)]
pub(super) struct Seat {
    pub(super) site: Site,
    pub(super) who: PlayerSpec,
    pub(super) settings: Settings,
    /// The longest search for a move.
    pub(super) time: Duration,
    pub(super) stop: Stop,
}

/// A game in progress.
struct Table {
    seat: Seat,
    room: String,
    game: Arc<Game>,
    player: Box<dyn Player>,
}

/// Plays a game as long as turns are signalled. Errors are reported, and the next turn retries.
pub(super) fn play(seat: Seat, room: String, turns: &Receiver<()>, complain: &dyn Fn(String)) {
    let mut table: Option<Table> = None;
    while turns.recv().is_ok() {
        // Turns that were signalled during the last search are the same turn.
        while turns.try_recv().is_ok() {}
        if seat.stop.is_stopped() {
            return;
        }
        if let Err(reason) = turn(&seat, &room, &mut table) {
            complain(format!("{room}: {reason}"));
        }
    }
}

fn turn(seat: &Seat, room: &str, table: &mut Option<Table>) -> Result<(), String> {
    let asked = Instant::now();
    let state = again(seat, || seat.site.get(&format!("/api/rooms/{room}")))?;
    let table = match table {
        Some(table) => table,
        None => table.insert(player(seat, room, &state)?),
    };
    let played = table.played(&state)?;
    let side = played.position().side();
    let is_ours = state["seats"][side as usize]["yours"] == true;
    if !is_ours || played.outcome().is_some() || !state["ending"].is_null() {
        return Ok(());
    }
    let limits = limits(&state["control"], &state["clocks"], side, asked.elapsed(), seat.time);
    let choice = match table.player.choose(&played, &limits, &seat.stop) {
        Ok(choice) => choice,
        Err(_) if seat.stop.is_stopped() => return Ok(()),
        Err(fault) => return Err(fault.to_string()),
    };
    let label = table.game.label(side, choice.played);
    let post = || {
        let posted = PostedMove { r#move: label.clone(), v: state["v"].as_u64() };
        table.seat.site.post(&format!("/api/rooms/{}/moves", table.room), &posted)
    };
    again(seat, post).map(|_| ())
}

/// Sends a request to a site that may be unavailable. If the board has changed meanwhile, the stream reports the new state.
fn again(seat: &Seat, ask: impl Fn() -> Result<Value, Trouble>) -> Result<Value, String> {
    let mut last = String::new();
    for _ in 0..TRIES {
        match ask() {
            Ok(answer) => return Ok(answer),
            Err(Trouble::Away(reason)) => last = reason,
            Err(other) => return Err(other.to_string()),
        }
        if seat.stop.is_stopped() {
            break;
        }
        std::thread::sleep(BREATH);
    }
    Err(last)
}

/// Creates the player, with the rules as the site has them.
fn player(seat: &Seat, room: &str, state: &Value) -> Result<Table, String> {
    let name = state["game"].as_str().unwrap_or_default();
    let path = format!("/api/games/{name}/rules.toml");
    let text = seat.site.text(&path).map_err(|trouble| trouble.to_string())?;
    let file = RulesFile::parse(name, name, &text).map_err(|error| error.to_string())?;
    // For a variant, the site sends a file with only that variant.
    let variant = file.variants().find(|variant| file.name_of(Some(variant)) == name).map(str::to_owned);
    let changes: Vec<Change> = texts(&state["changes"]).filter_map(Change::parse).collect();
    let rules = file.rules(variant.as_deref(), &changes).map_err(|error| error.to_string())?;
    let game = Arc::new(Game::new(rules));
    seat.who.check(&game).map_err(|fault| fault.to_string())?;
    // One seed per room, so that a level misjudges a position consistently during a game.
    let seed = room.bytes().fold(17_u64, |seed, byte| seed.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let player =
        seat.who.player_with(&game, seed, seat.settings.clone()).ok_or("a person cannot play here")?;
    Ok(Table { seat: seat.clone(), room: room.to_owned(), game, player })
}

fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}

impl Table {
    /// The game with all its plies so far.
    fn played(&self, state: &Value) -> Result<Played, String> {
        let start = state["start"].as_str().unwrap_or_default();
        let start = self.game.read_position(start).map_err(|error| error.to_string())?;
        let mut played = Played::from_position(Arc::clone(&self.game), start);
        for label in texts(&state["moves"]) {
            let found = self.game.read_move(played.position().side(), label);
            found.and_then(|found| played.play(found)).map_err(|refusal| refusal.to_string())?;
        }
        Ok(played)
    }
}

/// The limits of a search, of whose time a part has already passed.
fn limits(control: &Value, clocks: &Value, side: Side, passed: Duration, longest: Duration) -> Limits {
    let left = |side: usize| Duration::from_millis(clocks["left"][side].as_u64().unwrap_or_default());
    let mut left = [left(0), left(1)];
    left[side] = left[side].saturating_sub(passed);
    let time = match control["kind"].as_str() {
        Some("fischer") => {
            let increment = Duration::from_secs(control["increment"].as_u64().unwrap_or_default());
            let clock = ClockLeft { left, increment: [increment; 2] };
            let shared = Limits::on_clock(clock, side);
            return Limits { time: shared.time.map(|time| time.min(longest)), ..shared };
        }
        // The full time is available again at the next move; half of it is a safe limit.
        Some("per-move") => (left[side] / 2).min(longest),
        _ => longest,
    };
    Limits::time(time)
}

/// Parses a side.
pub(super) fn side(text: &Value) -> Option<Side> {
    text.as_str().and_then(Side::from_name)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_own_clock_is_heeded_and_no_move_takes_longer_than_was_said() {
        let longest = Duration::from_secs(5);
        let time = |control: Value, left: [u64; 2], passed: u64| {
            let clocks = json!({ "left": left });
            let passed = Duration::from_millis(passed);
            limits(&control, &clocks, Side::North, passed, longest).time.expect("a limit")
        };
        let fischer = json!({ "kind": "fischer", "base": 60, "increment": 0 });
        assert!(time(fischer.clone(), [1, 60_000], 0) <= Duration::from_millis(2400));
        assert!(time(fischer.clone(), [60_000, 500], 400) <= Duration::from_millis(10));
        assert_eq!(time(fischer, [1, 86_400_000], 0), longest);
        assert_eq!(time(json!({ "kind": "per-move", "each": 4 }), [1, 4000], 0), Duration::from_secs(2));
        assert_eq!(time(json!({ "kind": "none" }), [0, 0], 0), longest);
    }
}
