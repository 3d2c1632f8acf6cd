//! Plays a game between a client and Sower, or between two clients.

use std::sync::Arc;

use rand::RngExt as _;
use rand::seq::IndexedRandom as _;
use sower_core::{Move, Played, Side};
use sower_players::Player;
use sower_search::{Limits, Stop};

use super::connection::{Connection, Disconnected};
use super::{Finished, ServerState, set};
use crate::command::Argument;

/// The player of a side.
enum Seat<'a> {
    Connection(&'a mut Connection),
    Sower(Box<dyn Player>),
}

/// Plays against Sower with alternating sides, until all games are played or the client leaves.
pub(crate) fn against_sower(house: &Arc<ServerState>, mut guest: Connection) {
    let Some(who) = &house.options.opponent else { return };
    let name = format!("Sower {who}");
    for game in 0..house.options.games {
        let seed = rand::rng().random();
        let sits = house.think(|settings| who.player_with(&house.options.game, seed, settings));
        let Some(sower) = sits else { return guest.dismiss("no opponent is available") };
        let own = if game % 2 == 0 { Side::South } else { Side::North };
        let names = match own {
            Side::South => [guest.name().to_owned(), name.clone()],
            Side::North => [name.clone(), guest.name().to_owned()],
        };
        let seats = match own {
            Side::South => [Seat::Connection(&mut guest), Seat::Sower(sower)],
            Side::North => [Seat::Sower(sower), Seat::Connection(&mut guest)],
        };
        if play(house, seats, names).is_err() {
            return;
        }
    }
    guest.farewell();
}

/// Lets two clients play each other with alternating sides.
pub(crate) fn of_two(house: &Arc<ServerState>, mut guests: [Connection; 2]) {
    for _ in 0..house.options.games {
        let names = [guests[0].name().to_owned(), guests[1].name().to_owned()];
        let [south, north] = &mut guests;
        if let Err(left) = play(house, [Seat::Connection(south), Seat::Connection(north)], names) {
            guests[!left].dismiss("the opponent has left");
            return;
        }
        guests.reverse();
    }
    guests.iter_mut().for_each(Connection::farewell);
}

/// Plays one game to its end; returns the side that left early, if any.
fn play(house: &ServerState, mut seats: [Seat<'_>; 2], names: [String; 2]) -> Result<(), Side> {
    let game = &house.options.game;
    let number = house.next_game();
    let mut played = Played::new(Arc::clone(game));
    let mut left = None;
    for side in Side::BOTH {
        if let Seat::Connection(guest) = &mut seats[side]
            && announce(house, guest, number, &names[!side]).is_err()
        {
            left = Some(side);
        }
    }
    while played.outcome().is_none() && left.is_none() {
        let side = played.position().side();
        let chosen = match &mut seats[side] {
            Seat::Connection(guest) => guest.ask(game, played.position(), house.options.time, &house.ends),
            Seat::Sower(player) => Ok(house.think(|_| {
                player
                    .choose(&played, &Limits::time(house.options.time), &Stop::new())
                    .ok()
                    .map(|choice| choice.played)
            })),
        };
        let Ok(chosen) = chosen else {
            left = Some(side);
            break;
        };
        // If a client chose no move, the server plays any legal move, as the protocol requires.
        let moves: Vec<Move> = played.moves();
        let Some(chosen) = chosen.or_else(|| moves.choose(&mut rand::rng()).copied()) else { break };
        if played.play(chosen).is_err() {
            break;
        }
    }
    house.report(finished(&played, names, left));
    left.map_or(Ok(()), Err)
}

/// Tells a client the game's number, its opponent and the time per move.
fn announce(
    house: &ServerState,
    guest: &mut Connection,
    number: usize,
    opponent: &str,
) -> Result<(), Disconnected> {
    let seconds = i64::try_from(house.options.time.as_secs().max(1)).unwrap_or(i64::MAX);
    let told = [
        set("game:id", Argument::Text(number.to_string())),
        set("game:opponent", Argument::Text(opponent.to_owned())),
        set("time:mode", Argument::Word("relative".to_owned())),
        set("time:clock", Argument::Integer(seconds)),
    ];
    told.into_iter().try_for_each(|line| guest.say(line).map(|_| ()))
}

fn finished(played: &Played, names: [String; 2], left: Option<Side>) -> Finished {
    let position = played.position();
    let outcome = played.outcome();
    let seeds = outcome.map_or_else(|| Side::BOTH.map(|side| position.store(side)), |outcome| outcome.score);
    let winner = match left {
        Some(side) => Some(!side),
        None => outcome.and_then(|outcome| outcome.winner),
    };
    Finished { names, seeds, winner, left, plies: played.moves_played().len() }
}
