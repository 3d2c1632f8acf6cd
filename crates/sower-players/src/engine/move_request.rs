//! A position and its legal moves as one JSON object: the request to a JSON player, and the answer to `moves`.
//!
//! Readers need no rules: each move includes the position after it.

use std::time::Duration;

use serde::Serialize;
use sower_core::notation::write_position;
use sower_core::{Game, Move, Outcome, Pit, Played, Position, Side};

use super::game_text::game_text;

/// The position at the cursor of a game, with its legal moves and history. Documented in
/// `docs/guide/your-own-player.md`.
#[derive(Clone, Debug, Serialize)]
pub struct MoveRequest {
    /// The rules, as `setoption name Game` accepts them.
    pub game: String,
    /// The current board, flattened into this object.
    #[serde(flatten)]
    pub board: Board,
    /// The mover's index in every pair: 0 for South, 1 for North.
    pub me: usize,
    /// The legal moves; none once the game is over.
    pub moves: Vec<LegalMove>,
    /// The starting position of the game, as text.
    pub start: String,
    /// The moves from there, in the game's notation.
    pub history: Vec<String>,
    /// The time for the answer in milliseconds; `None` without a limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
}

/// A position in a form that is easy to process.
#[derive(Clone, Debug, Serialize)]
pub struct Board {
    /// The position in Sower's text format.
    pub position: String,
    /// South's pits and North's, each in its owner's sowing order.
    pub board: [Vec<u8>; 2],
    /// The stores, South's first.
    pub stores: [u8; 2],
    /// South's home and North's: the number of the pit, in the opponent's row.
    pub homes: [Option<u8>; 2],
    /// The side to move.
    pub side: Side,
    /// Whether the game is over.
    pub over: bool,
    /// The final score, South's first; `None` until the game is over.
    pub score: Option<[u8; 2]>,
}

/// A legal move with the position after it.
#[derive(Clone, Debug, Serialize)]
pub struct LegalMove {
    /// The move in the game's notation.
    pub label: String,
    /// The pit in the mover's own order, from 1; none for a swap.
    pub pit: Option<u8>,
    /// The position after the move.
    #[serde(flatten)]
    pub after: Board,
}

impl MoveRequest {
    /// The request at the cursor of a game.
    pub fn at(played: &Played, time: Option<Duration>) -> MoveRequest {
        let game = played.game();
        let position = played.position();
        let side = position.side();
        MoveRequest {
            game: game_text(game.rules()),
            board: Board::of(position, played.outcome()),
            me: side as usize,
            moves: played.moves().into_iter().filter_map(|choice| LegalMove::of(played, choice)).collect(),
            start: write_position(played.start()),
            history: history(played),
            time_ms: time.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX)),
        }
    }

    /// The request as one line of JSON.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("numbers, texts and lists have a JSON form")
    }
}

impl LegalMove {
    fn of(played: &Played, choice: Move) -> Option<LegalMove> {
        let label = played.game().label(played.position().side(), choice);
        // On a clone, so that an end by repetition or the cap is included.
        let mut after = played.clone();
        after.play(choice).ok()?;
        Some(LegalMove { label, pit: pit(choice), after: Board::of(after.position(), after.outcome()) })
    }
}

impl Board {
    fn of(position: &Position, outcome: Option<Outcome>) -> Board {
        Board {
            position: write_position(position),
            board: Side::BOTH.map(|side| position.row(side).to_vec()),
            stores: Side::BOTH.map(|side| position.store(side)),
            homes: Side::BOTH.map(|side| position.home(side).map(|index| index + 1)),
            side: position.side(),
            over: outcome.is_some(),
            score: outcome.map(|outcome| outcome.score),
        }
    }
}

/// The number of a move's pit.
fn pit(choice: Move) -> Option<u8> {
    choice.pit().map(Pit::number)
}

/// The moves to the cursor, in the game's notation.
pub(super) fn history(played: &Played) -> Vec<String> {
    let line = played.line_to(played.cursor());
    let label = |id| {
        let (played_move, mover) = (played.node(id).played()?, played.mover(id)?);
        Some(played.game().label(mover, played_move))
    };
    line.into_iter().filter_map(label).collect()
}

/// Parses an answer into a legal move: a label, or else a pit number as the mover counts.
pub(super) fn read_answer(game: &Game, side: Side, legal: &[Move], answer: &str) -> Option<Move> {
    let labelled = |choice: &&Move| game.label(side, **choice).eq(answer);
    let numbered = |choice: &&Move| pit(**choice).is_some_and(|pit| answer.parse() == Ok(pit));
    legal.iter().find(labelled).or_else(|| legal.iter().find(numbered)).copied()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use serde_json::{Value, json};
    use sower_core::{Pit, library};

    use super::*;

    fn game(name: &str) -> Arc<Game> {
        Arc::new(Game::new(library::find(name).unwrap().rules(&[]).unwrap()))
    }

    fn asked(played: &Played, time: Option<Duration>) -> Value {
        serde_json::from_str(&MoveRequest::at(played, time).line()).unwrap()
    }

    #[test]
    fn a_question_has_the_board_and_what_each_move_leads_to() {
        let mut played = Played::new(game("kalah"));
        played.play(Move::Sow(Pit::new(3))).unwrap();
        let asked = asked(&played, Some(Duration::from_millis(1500)));
        assert_eq!(asked["game"], "kalah");
        assert_eq!(asked["position"], "4,4,0,5,5,5/4,4,4,4,4,4 1,0 S");
        assert_eq!(asked["board"], json!([[4, 4, 0, 5, 5, 5], [4, 4, 4, 4, 4, 4]]));
        assert_eq!(
            (&asked["stores"], &asked["side"], &asked["me"]),
            (&json!([1, 0]), &json!("S"), &json!(0))
        );
        assert_eq!((&asked["history"], &asked["time_ms"]), (&json!(["3"]), &json!(1500)));
        assert_eq!(asked["moves"].as_array().unwrap().len(), 5);
        let last = &asked["moves"][4];
        assert_eq!((&last["label"], &last["pit"], &last["side"]), (&json!("6"), &json!(6), &json!("N")));
        assert_eq!(last["position"], "4,4,0,5,5,0/5,5,5,5,4,4 2,0 N");
        assert_eq!(last["over"], false);
    }

    #[test]
    fn a_move_that_ends_the_game_has_its_score() {
        let oware = game("oware");
        let start = oware.read_position("0,0,0,0,0,1/1,0,0,0,0,1 23,22 S").unwrap();
        let mut played = Played::from_position(oware, start);
        let ending = &asked(&played, None)["moves"][0];
        assert_eq!((&ending["over"], &ending["score"]), (&json!(true), &json!([25, 22])));
        played.play(Move::Sow(Pit::new(6))).unwrap();
        let over = asked(&played, None);
        assert_eq!((&over["over"], &over["moves"]), (&json!(true), &json!([])));
        assert!(over.get("time_ms").is_none());
    }

    #[test]
    fn an_answer_is_a_label_or_else_a_number() {
        let ogidise = game("ogidise");
        let north = ogidise.start_with(Side::North);
        let legal = ogidise.moves(&north);
        let read = |answer: &str| read_answer(&ogidise, Side::North, &legal, answer);
        let second = Move::Sow(Pit::new(2));
        assert!(legal.contains(&second));
        assert_eq!((read("8"), read("2")), (Some(second), Some(second)));
        for nonsense in ["", "0", "13", "x", "2.0", "8 ", "swap"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
