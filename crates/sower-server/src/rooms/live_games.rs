//! Tracks running games between people, so that no player can ask the engine about their own game.
//!
//! Players are identified by their browser, so a player with two browsers or devices can evade this.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use futures_util::future::BoxFuture;
use sower_core::{Game, Played, Position, Setup, Side};
use sower_text::message;

use super::messages::RoomMessage;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::LiveRoom;

/// Unfinished games to look up for one guest. A guest with more is refused.
const MOST_ROOMS: u32 = 200;

/// Positions within this many plies of a running game count as near it.
const NEAR: u32 = 2;

/// Rooms remembered as irrelevant; beyond that they are looked up again.
const MOST_SETTLED: usize = 50_000;

/// A running game and its recent positions.
#[derive(Clone)]
struct TrackedGame {
    guests: Vec<String>,
    /// Whether it is a correspondence game.
    slow: bool,
    game: Arc<Game>,
    /// Its last positions, newest last; never empty.
    recent: Vec<Position>,
}

impl TrackedGame {
    fn is_played_by(&self, guest: &str) -> bool {
        self.guests.iter().any(|own| own == guest)
    }

    fn position(&self) -> &Position {
        self.recent.last().expect("a game has a position")
    }
}

#[derive(Default)]
struct Known {
    /// Running games in rooms in memory.
    games: HashMap<String, TrackedGame>,
    /// Rooms whose game is over or not between people, which never changes.
    settled: HashSet<String>,
}

/// The index of running games.
#[derive(Default)]
pub(crate) struct LiveGames {
    known: Mutex<Known>,
}

impl LiveGames {
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Updates a game's position.
    pub(crate) fn note(&self, room: &str, guests: [Option<&str>; 2], slow: bool, played: &Played) {
        let line = played.line_to(played.cursor());
        let recent = line[line.len().saturating_sub(1 + NEAR as usize)..].iter();
        let recent = recent.map(|id| *played.node(*id).position()).collect();
        let mut known = self.lock();
        match known.games.get_mut(room) {
            // A ply changes nothing else.
            Some(noted) if guests.iter().flatten().eq(&noted.guests) => noted.recent = recent,
            _ => {
                let guests = guests.into_iter().flatten().map(str::to_owned).collect();
                let live = TrackedGame { guests, slow, game: Arc::clone(played.game()), recent };
                known.games.insert(room.to_owned(), live);
            }
        }
    }

    /// Records that a game is over, or not between people.
    pub(crate) fn settle(&self, room: &str) {
        let mut known = self.lock();
        known.games.remove(room);
        if known.settled.len() >= MOST_SETTLED {
            known.settled.clear();
        }
        known.settled.insert(room.to_owned());
    }

    /// Removes a room that leaves memory or waits for its second player.
    pub(crate) fn forget(&self, room: &str) {
        self.lock().games.remove(room);
    }

    /// The number of games between people in rooms in memory.
    pub(crate) fn len(&self) -> usize {
        self.lock().games.len()
    }

    fn knows(&self, room: &str) -> bool {
        let known = self.lock();
        known.settled.contains(room) || known.games.contains_key(room)
    }

    fn games_of(&self, guest: &str) -> Vec<TrackedGame> {
        let known = self.lock();
        known.games.values().filter(|live| live.is_played_by(guest)).cloned().collect()
    }

    fn rooms_of(&self, guest: &str) -> Vec<LiveRoom> {
        let known = self.lock();
        let own = known.games.iter().filter(|(_, live)| live.is_played_by(guest));
        own.map(|(id, live)| LiveRoom { id: id.clone(), slow: live.slow }).collect()
    }
}

/// A request to the engine.
pub(crate) struct Asked {
    game: Arc<Game>,
    what: What,
}

enum What {
    /// A position, and the line that leads to it.
    Position { at: Position, line: Vec<Position> },
    /// All positions of a record.
    Record(Vec<Position>),
    /// The computer's reply in a game from the starting position. Players may not ask for it in a copy of a game that they are playing.
    Reply { at: Position, plies: usize },
}

/// Plies in which two games may coincide by chance.
const OPENING: usize = 4;

impl Asked {
    /// A request to analyse the position at the cursor.
    pub(crate) fn at_cursor(played: &Played) -> Asked {
        let line = played.line_to(played.cursor());
        let line = line.iter().map(|id| *played.node(*id).position()).collect();
        Asked { game: Arc::clone(played.game()), what: What::Position { at: *played.position(), line } }
    }

    /// A request to review a whole record.
    pub(crate) fn all_of(played: &Played) -> Asked {
        let positions = played.nodes().map(|node| *node.position()).collect();
        Asked { game: Arc::clone(played.game()), what: What::Record(positions) }
    }

    /// A request for the computer's reply.
    pub(crate) fn reply_to(played: &Played) -> Asked {
        let from_start = Sight::of(played.start()) == Sight::of(&played.game().start());
        if !from_start {
            return Asked::at_cursor(played);
        }
        let plies = played.moves_played().len();
        Asked { game: Arc::clone(played.game()), what: What::Reply { at: *played.position(), plies } }
    }

    /// Whether an answer would help in a running game.
    fn helps_in(&self, live: &TrackedGame) -> bool {
        match &self.what {
            What::Position { at, line } => {
                // Every line passes through the starting position.
                let start = Sight::of(&live.game.start());
                let passes = |position: &Position| {
                    let sight = Sight::of(position);
                    sight != start && sight == Sight::of(live.position())
                };
                (line.iter().any(passes) && self.resembles(live, live.position())) || self.is_near(at, live)
            }
            What::Record(positions) => {
                let start = Sight::of(&live.game.start());
                let recent = live.recent.iter().filter(|position| Sight::of(position) != start);
                let shares = |recent: &Position| {
                    positions.iter().any(|position| Sight::of(position) == Sight::of(recent))
                        && self.resembles(live, recent)
                };
                // A record that starts mid-game may start right after the position.
                let begins_near = positions.first().is_some_and(|first| {
                    Sight::of(first) != Sight::of(&self.game.start()) && self.is_near(first, live)
                });
                recent.into_iter().any(shares) || begins_near
            }
            What::Reply { at, plies } => {
                *plies > OPENING
                    && Sight::of(at) == Sight::of(live.position())
                    && self.resembles(live, live.position())
            }
        }
    }

    /// Whether a position is within a few plies of a running game's.
    fn is_near(&self, at: &Position, live: &TrackedGame) -> bool {
        let (here, now) = (Sight::of(at), Sight::of(live.position()));
        if live.recent.iter().any(|recent| Sight::of(recent) == here) && self.resembles(live, at) {
            return true;
        }
        leads_to(&live.game, live.position(), here, NEAR) && self.resembles(live, at)
            || leads_to(&self.game, at, now, NEAR) && self.resembles(live, live.position())
    }

    /// Whether this game's rules reveal much about a running game's position.
    fn resembles(&self, live: &TrackedGame, position: &Position) -> bool {
        plays_alike(&live.game, position, &self.game)
    }
}

/// Whether play leads from a position to a board within this many plies.
fn leads_to(game: &Game, from: &Position, to: Sight, plies: u32) -> bool {
    let turn = game.turn(from);
    plies > 0
        && turn
            .moves()
            .filter_map(|chosen| turn.play(chosen).ok())
            .any(|next| Sight::of(&next) == to || leads_to(game, &next, to, plies - 1))
}

/// A board from the mover's view. Stores and sides do not affect the best move, so they are left out.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sight {
    rows: [[u8; sower_core::MOST_PITS]; 2],
    pits: u8,
    homes: [Option<u8>; 2],
}

impl Sight {
    fn of(position: &Position) -> Sight {
        let own = position.side();
        let sides = [own, !own];
        let mut rows = [[0; sower_core::MOST_PITS]; 2];
        for (row, side) in rows.iter_mut().zip(sides) {
            let seeds = position.row(side);
            row[..seeds.len()].copy_from_slice(seeds);
        }
        Sight { rows, pits: position.pits(), homes: sides.map(|side| position.home(side)) }
    }
}

/// Whether two games continue alike from a position: at least half of the moves legal in both lead to the same board. Rules may differ
/// in name, in the end of the game or in a rare capture, and still reveal the best move.
fn plays_alike(live: &Game, position: &Position, other: &Game) -> bool {
    if live.rules().fingerprint() == other.rules().fingerprint() {
        return true;
    }
    // South moves in both, so that labels and sides are comparable.
    let position = if position.side() == Side::South { *position } else { position.rotated() };
    let plain = Setup { pie: sower_core::Pie::Closed, ..position.setup() };
    let [Ok(ours), Ok(theirs)] = [live.position(&plain), other.position(&plain)] else { return false };
    let (mut both, mut alike) = (0, 0);
    for chosen in live.moves(&ours) {
        let (Ok(here), Ok(there)) = (live.play(&ours, chosen), other.play(&theirs, chosen)) else { continue };
        let seen = |next: &Position| (Sight::of(next), next.side() == Side::South);
        both += 1;
        alike += usize::from(seen(&here) == seen(&there));
    }
    both > 0 && 2 * alike >= both
}

/// Refuses to analyse a game for one of its players while it is in progress, whether or not its room is in memory.
///
/// Boxed, because rooms call this and it may open rooms: a future cannot contain itself.
pub(crate) fn check_may_analyse<'a>(
    site: &'a Arc<Site>,
    guest: Option<&'a str>,
    asked: Asked,
    locale: Locale,
) -> BoxFuture<'a, Result<(), ApiError>> {
    Box::pin(check(site, guest, asked, locale))
}

async fn check(site: &Arc<Site>, guest: Option<&str>, asked: Asked, locale: Locale) -> Result<(), ApiError> {
    let Some(guest) = guest else { return Ok(()) };
    if track_games_of(site, guest, locale).await? >= MOST_ROOMS as usize {
        return Err(locale.error(Code::Refused, &message!("site-too-many-games")));
    }
    let games = site.rooms.live.games_of(guest);
    if games.is_empty() {
        return Ok(());
    }
    let helps = move |_: &Arc<Site>| Ok(games.iter().any(|live| asked.helps_in(live)));
    match site.compute(locale, helps).await? {
        true => Err(locale.error(Code::Refused, &message!("site-no-analysis"))),
        false => Ok(()),
    }
}

/// Loads a guest's running games, so that the index has them all; returns how many were found.
async fn track_games_of(site: &Arc<Site>, guest: &str, locale: Locale) -> Result<usize, ApiError> {
    let listed = site.db.store.unfinished_games_of(guest, MOST_ROOMS).await;
    let listed = listed.map_err(|error| site.storage_error(&error, locale))?;
    for room in &listed {
        if !site.rooms.live.knows(room) {
            // A game that cannot be read cannot be played either.
            let _ = site.rooms.ask(site, room, locale, |tell| RoomMessage::Wake { tell }).await;
        }
    }
    Ok(listed.len())
}

/// A guest's running games against people, whether or not their rooms are in memory.
pub(crate) async fn live_rooms_of(
    site: &Arc<Site>,
    guest: &str,
    locale: Locale,
) -> Result<Vec<LiveRoom>, ApiError> {
    track_games_of(site, guest, locale).await?;
    let mut rooms = site.rooms.live.rooms_of(guest);
    rooms.sort_unstable_by(|one, other| one.id.cmp(&other.id));
    Ok(rooms)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sower_core::notation::write_position;
    use sower_core::{Change, library};

    fn game(name: &str, changes: &[&str]) -> Arc<Game> {
        let changes: Vec<Change> =
            changes.iter().map(|text| Change::parse(text).expect("a change")).collect();
        let rules = library::find(name).expect("a game").rules(&changes).expect("sound rules");
        Arc::new(Game::new(rules))
    }

    fn played(game: &Arc<Game>, position: Option<&str>, labels: &[&str]) -> Played {
        let start = position.map_or(game.start(), |text| game.read_position(text).expect("a position"));
        let mut played = Played::from_position(Arc::clone(game), start);
        for label in labels {
            let chosen = game.read_move(played.position().side(), label).expect("a move");
            played.play(chosen).expect("it is legal");
        }
        played
    }

    fn live(game: &Arc<Game>, labels: &[&str]) -> TrackedGame {
        let live = LiveGames::default();
        live.note("room", [Some("ann"), None], false, &played(game, None, labels));
        live.games_of("ann").remove(0)
    }

    #[test]
    fn what_helps_in_ones_own_game_is_found_in_every_disguise() {
        let kalah = game("kalah", &[]);
        // After South's 1, the board is 0,5,5,5,5,4/4,4,4,4,4,4 and South's store is 0.
        let own = live(&kalah, &["1"]);
        let now = "0,5,5,5,5,4/4,4,4,4,4,4 0,0 N";
        assert_eq!(write_position(own.position()), now);
        let helps = |asked: &Played| Asked::at_cursor(asked).helps_in(&own);
        assert!(helps(&played(&kalah, None, &["1"])), "itself");
        assert!(helps(&played(&kalah, Some(now), &[])), "as a position");
        assert!(helps(&played(&kalah, None, &["1", "1", "2"])), "a line that leads through it");
        assert!(
            helps(&played(&kalah, Some("4,4,4,4,4,4/0,5,5,5,5,4 0,0 S"), &[])),
            "seen from across the board"
        );
        assert!(helps(&played(&kalah, Some("0,5,5,5,5,4/4,4,4,4,4,4 9,3 N"), &[])), "with other stores");
        let next = played(&kalah, None, &["1", "2"]);
        assert!(helps(&played(&kalah, Some(&write_position(next.position())), &[])), "one move later");
        let other = game("kalah", &["cycle.max-plies=77"]);
        assert!(helps(&played(&other, Some(now), &[])), "by rules that end elsewhere");
        for change in ["capture.across-needs=nothing", "capture.across=either"] {
            assert!(
                helps(&played(&game("kalah", &[change]), Some(now), &[])),
                "by {change}, nearly the same here"
            );
        }
        assert!(helps(&played(&kalah, None, &[])), "one move earlier");
        let later = write_position(played(&kalah, None, &["1", "2", "3"]).position());
        assert!(helps(&played(&kalah, Some(&later), &[])), "two moves later");
    }

    #[test]
    fn a_copy_of_ones_own_game_gets_no_reply_beyond_the_opening() {
        let kalah = game("kalah", &[]);
        let line = ["1", "1", "3", "3", "4", "4"];
        for plies in 1..=line.len() {
            let own = live(&kalah, &line[..plies]);
            let helps = Asked::reply_to(&played(&kalah, None, &line[..plies])).helps_in(&own);
            assert_eq!(helps, plies > OPENING, "{plies}");
        }
        let own = live(&kalah, &line);
        assert!(!Asked::reply_to(&played(&kalah, None, &["1", "1", "3", "3", "4", "5"])).helps_in(&own));
        // From a custom position, a reply is as good as an analysis.
        let before = write_position(played(&kalah, None, &line[..5]).position());
        assert!(Asked::reply_to(&played(&kalah, Some(&before), &["4"])).helps_in(&own));
        assert!(Asked::reply_to(&played(&kalah, Some(&before), &[])).helps_in(&own));
    }

    #[test]
    fn what_does_not_help_stays_open() {
        let (kalah, oware) = (game("kalah", &[]), game("oware", &[]));
        let own = live(&kalah, &["1"]);
        assert!(!Asked::at_cursor(&played(&kalah, None, &["2"])).helps_in(&own));
        // Oware boards can look the same.
        assert!(
            !Asked::at_cursor(&played(&oware, Some("0,5,5,5,5,4/4,4,4,4,4,4 0,0 N"), &[])).helps_in(&own)
        );
        // A game that has just begun must not block all reviews.
        let own = live(&kalah, &[]);
        assert!(!Asked::all_of(&played(&kalah, None, &["2", "3", "4"])).helps_in(&own));
        assert!(Asked::at_cursor(&played(&kalah, None, &[])).helps_in(&own));
        assert!(!Asked::at_cursor(&played(&oware, None, &[])).helps_in(&own));
    }

    #[test]
    fn a_record_that_leads_through_the_game_is_not_reviewed() {
        let kalah = game("kalah", &[]);
        let own = live(&kalah, &["1", "1"]);
        assert!(Asked::all_of(&played(&kalah, None, &["1", "1", "3", "3"])).helps_in(&own));
        assert!(Asked::all_of(&played(&kalah, None, &["1"])).helps_in(&own), "it ends one move earlier");
        assert!(!Asked::all_of(&played(&kalah, None, &["2", "2", "1"])).helps_in(&own));
    }
}
