//! A room without its members: the state of one game, folded from its events.
//!
//! The site keeps the events in its database and sends each to all members. A page keeps the events of a [`solo`] game in the browser.
//! Both fold them here, so a game ends, is taken back and is timed by the same code.

mod fold;
mod move_log;
mod opponent;
mod rounds;
pub mod solo;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use sower_core::record::{Tags, round_tags, write_match, write_record};
use sower_core::{Game, Match, Played, Side};
use sower_players::PlayerSpec;
use sower_text::{Language, Message, message};
use sower_wire::{Control, Event, NewRoom, ProblemCode, SeatKind};

pub use self::fold::{Before, FoldError, RoomFold, Sitter, left};
pub use self::move_log::{LastTold, MoveLog};
pub use self::opponent::{opponent_limits, opponent_seed};
pub use self::rounds::{game_ending, rounds_so_far};
use crate::custom_rules;
use crate::look::{play_all, position};
use crate::problem::{Problem, problem};

/// Milliseconds since 1970.
pub type Millis = u64;

/// The deepest minimax player that can be chosen as an opponent.
const DEEPEST_MINIMAX: u32 = 8;

/// The player of a seat when a game is created.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SeatPlan {
    /// Open to everyone with the invitation link.
    Open,
    /// A guest or an account.
    Guest {
        /// The number of the guest or account.
        guest: String,
        /// Their name at that time; empty for an account.
        name: String,
    },
    /// An engine player.
    Computer {
        /// The player's spec, such as `level:3`.
        player: String,
    },
}

/// What a room's state begins with, besides the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct RoomPlan {
    /// The number of the room.
    pub id: String,
    /// The starting position, if not that of the rules.
    pub start: Option<String>,
    /// Plies that were played before the room was created.
    pub moves: Vec<String>,
    /// South's seat, then North's.
    pub seats: [SeatPlan; 2],
    /// The time control.
    pub control: Control,
    /// When it was created.
    pub created: Millis,
    /// Whether the clock starts as soon as both seats are taken, not at the first ply.
    pub begins_at_once: bool,
}

/// An event with its number and time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number in the game, from 1.
    #[serde(skip)]
    pub v: u64,
    /// When the server received it.
    #[serde(skip)]
    pub at: Millis,
    /// The change that it makes.
    pub event: Event,
    /// The guest who took a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<String>,
    /// The clocks at that time, in milliseconds. Outages are excluded, so times alone do not determine them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<[u32; 2]>,
}

/// The start of a new room's game: a position, and the moves already played from there.
pub fn begin(game: &Arc<Game>, asked: &NewRoom, language: &Language) -> Result<Played, Problem> {
    let start = position(game, asked.position.as_deref(), language)?;
    let mut played = Played::from_position(Arc::clone(game), start);
    play_all(&mut played, &asked.moves, language)?;
    if played.outcome().is_some() {
        return Err(bad(&message!("site-begins-over"), language));
    }
    Ok(played)
}

/// Checks the limits of a time control.
pub fn check_control(control: Control, language: &Language) -> Result<(), Problem> {
    const DAY: u32 = 24 * 60 * 60;
    const TEN_MINUTES: u32 = 600;
    let fits = match control {
        Control::None => true,
        Control::Fischer { base, increment } => (1..=DAY).contains(&base) && increment <= TEN_MINUTES,
        Control::PerMove { each } => (1..=DAY).contains(&each),
        Control::Days { days } => (1..=14).contains(&days),
    };
    if fits { Ok(()) } else { Err(bad(&message!("site-bad-control"), language)) }
}

/// The seat of an engine player, if players may choose it.
pub fn computer_seat(player: &str, language: &Language) -> Result<SeatPlan, Problem> {
    let is_known = match player.parse() {
        Ok(PlayerSpec::Level(_) | PlayerSpec::Greedy | PlayerSpec::Random) => true,
        Ok(PlayerSpec::Minimax(depth)) => depth <= DEEPEST_MINIMAX,
        // External engines and files on this machine are not available over the network.
        _ => false,
    };
    match is_known {
        true => Ok(SeatPlan::Computer { player: player.to_owned() }),
        false => Err(bad(&message!("site-no-player", player = player.to_owned()), language)),
    }
}

/// The name of a computer player.
pub fn computer_name(player: &str, language: &Language) -> String {
    let say = |name: Message| language.say(&name, &sower_core::Words::default());
    match player.parse() {
        Ok(PlayerSpec::Level(level)) => say(message!("site-computer-level", level)),
        Ok(PlayerSpec::Minimax(depth)) => say(message!("site-computer-minimax", depth)),
        Ok(PlayerSpec::Greedy) => say(message!("site-computer-greedy")),
        Ok(PlayerSpec::Random) => say(message!("site-computer-random")),
        _ => player.to_owned(),
    }
}

/// The kind and the name of a seat's player. A guest without a name has a common one.
pub fn kind_and_name(sitter: &Sitter, language: &Language) -> (SeatKind, String) {
    match sitter {
        Sitter::Open => (SeatKind::Open, String::new()),
        Sitter::Guest { name, .. } if name.is_empty() => {
            (SeatKind::Person, language.say(&message!("site-guest"), &sower_core::Words::default()))
        }
        Sitter::Guest { name, .. } => (SeatKind::Person, name.clone()),
        Sitter::Computer { player } => (SeatKind::Computer, computer_name(player, language)),
    }
}

/// A game as a record: one round of a match, or without a number all of them, one after another. `names`: South's, then North's.
///
/// None if there is no such round.
pub fn room_record(
    rounds: &Match,
    round: Option<u32>,
    names: [&str; 2],
    created: Millis,
    changes: &[String],
) -> Option<String> {
    let mut tags = Tags::new();
    for (tag, name) in ["South", "North"].into_iter().zip(names) {
        tags.set(tag, name);
    }
    tags.set("Date", &date(created));
    custom_rules::note_changes(&mut tags, rounds.game(), changes);
    let Some(round) = round else { return Some(write_match(&tags, rounds)) };
    let number = round as usize;
    let played = rounds.rounds().nth(number.checked_sub(1)?)?;
    Some(write_record(&round_tags(&tags, rounds, number), played))
}

/// The viewer's side; none for spectators and in pass and play.
pub fn only(own: &[Side]) -> Option<Side> {
    match own {
        [side] => Some(*side),
        _ => None,
    }
}

fn bad(what: &Message, language: &Language) -> Problem {
    problem(ProblemCode::BadRequest, what, language)
}

/// The date of a time, as records write it.
fn date(at: Millis) -> String {
    // Days since 1 March of the year 0, by Howard Hinnant's civil_from_days.
    let days = (at / 86_400_000) as i64 + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let (month, turn) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}.{month:02}.{day:02}", year + era * 400 + turn)
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn a_time_has_its_day() {
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(951_782_400_000), "2000.02.29");
        assert_eq!(date(1_794_787_200_000), "2026.11.16");
    }
}
