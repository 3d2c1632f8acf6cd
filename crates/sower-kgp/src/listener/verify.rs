//! Tests whether a client knows the rules: it receives positions with a move and reports the result.

use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::seq::IndexedRandom as _;
use sower_core::{Game, Move, Position};

use super::ServerState;
use super::connection::{Connection, Disconnected};
use crate::board::Board;
use crate::command::{Argument, Command};

/// How long a client may take for one answer.
const ANSWERING: Duration = Duration::from_secs(30);

/// Random moves to try before a board counts as having no problems.
const MOST_TRIES: usize = 1000;

/// A position and a move, with the expected result.
struct Problem {
    position: Position,
    pit: u8,
    after: Board,
    again: bool,
}

pub(crate) fn verify(house: &Arc<ServerState>, mut guest: Connection) {
    let mut position = house.options.game.start();
    let mut wrong = 0;
    for _ in 0..house.options.problems {
        let Some(problem) = next(&house.options.game, &mut position) else {
            return guest.dismiss("on this board every move ends the game");
        };
        match ask(&mut guest, &problem, house) {
            Ok(true) => {}
            Ok(false) => wrong += 1,
            Err(Disconnected) => return,
        }
    }
    let told = format!("{} of {} right", house.options.problems - wrong, house.options.problems);
    let _ = guest.say(Command::new("ok", [Argument::Text(told)]));
    guest.farewell();
}

/// The next problem from a random game, which starts over when it ends.
///
/// Moves that end the game are skipped: the protocol does not say whether the remaining seeds are gathered first.
fn next(game: &Game, position: &mut Position) -> Option<Problem> {
    for _ in 0..MOST_TRIES {
        let Some(Move::Sow(pit)) = game.moves(position).choose(&mut rand::rng()).copied() else {
            *position = game.start();
            continue;
        };
        let Ok(after) = game.play(position, Move::Sow(pit)) else {
            *position = game.start();
            continue;
        };
        let before = std::mem::replace(position, after);
        if game.outcome(&after).is_some() {
            *position = game.start();
            continue;
        }
        let mover = before.side();
        let (after, again) = (Board::seen_by(&after, mover), after.side() == mover);
        return Some(Problem { position: before, pit: pit.number(), after, again });
    }
    None
}

/// Sends a problem and checks the answer.
fn ask(guest: &mut Connection, problem: &Problem, house: &ServerState) -> Result<bool, Disconnected> {
    let arguments =
        [Argument::from(&Board::of(&problem.position)), Argument::Integer(i64::from(problem.pit))];
    let id = guest.say(Command::new("problem", arguments))?;
    let until = Instant::now() + ANSWERING;
    while let Some(answer) = guest.hear(until, &house.ends)? {
        if answer.name != "solution" {
            guest.complain("a solution is expected, as in solution <board> 0", &answer)?;
            continue;
        }
        if answer.reference.is_some_and(|reference| reference != id) {
            guest.complain("that is not the problem that was put", &answer)?;
            continue;
        }
        let board = answer.board(0).and_then(|numbers| Board::read(numbers).ok());
        let (Some(board), Some(again)) = (board, answer.integer(1)) else {
            guest.complain("a solution is a board and 0 or 1, as in solution <board> 0", &answer)?;
            continue;
        };
        let right = board == problem.after && (again != 0) == problem.again;
        if right {
            guest.say(Command::new("ok", [Argument::Text("right".to_owned())]).answering(answer.id))?;
        } else {
            let told = format!("it is {} {}", Argument::from(&problem.after), u8::from(problem.again));
            guest.complain(&told, &answer)?;
        }
        return Ok(right);
    }
    guest.dismiss("no solution came");
    Err(Disconnected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::kalah;

    #[test]
    fn problems_are_moves_of_games_that_go_on() {
        let game = kalah(3, 2).unwrap();
        let mut position = game.start();
        let mut agains = 0;
        for _ in 0..500 {
            let Problem { position, pit, after, again } = next(&game, &mut position).unwrap();
            let played = game.play(&position, Move::Sow(sower_core::Pit::new(pit))).unwrap();
            assert!(game.outcome(&played).is_none());
            assert_eq!(after, Board::seen_by(&played, position.side()));
            agains += usize::from(again);
        }
        assert!((1..499).contains(&agains), "some moves give another turn, some do not: {agains}");
    }

    #[test]
    fn a_board_on_which_every_move_ends_the_game_has_no_problems() {
        let game = kalah(1, 1).unwrap();
        assert!(next(&game, &mut game.start()).is_none());
    }
}
