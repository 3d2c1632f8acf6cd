//! The legal moves and outcome of a position, and the explanation of a ply.

use std::sync::Arc;

use sower_core::{Game, Move, Place, Played, Position, Side};
use sower_text::{Language, message};
use sower_wire::{GameSoFar, Look, ProblemCode, Why, WhyAsked};

use crate::problem::{Problem, problem, problem_of, refused};

/// More plies than any real game has.
pub const MOST_MOVES: usize = 5000;

/// The requested game after its moves.
pub fn play(asked: &GameSoFar, game: Arc<Game>, language: &Language) -> Result<Played, Problem> {
    let start = position(&game, asked.position.as_deref(), language)?;
    let mut played = Played::from_position(game, start);
    play_all(&mut played, &asked.moves, language)?;
    Ok(played)
}

/// Plays moves by their labels; an error names the first that fails.
pub fn play_all(played: &mut Played, moves: &[String], language: &Language) -> Result<(), Problem> {
    if moves.len() > MOST_MOVES {
        let talk = message!("site-too-many-moves", most = MOST_MOVES);
        return Err(problem(ProblemCode::BadRequest, &talk, language));
    }
    for (index, label) in moves.iter().enumerate() {
        let game = Arc::clone(played.game());
        let side = played.position().side();
        game.read_move(side, label.trim()).and_then(|found| played.play(found)).map_err(|refusal| {
            let reason = language.say(&refusal, game.rules().words());
            problem(ProblemCode::Refused, &message!("site-move-fails", ply = index + 1, reason), language)
        })?;
    }
    Ok(())
}

/// Parses a position; the start if none is given. In addresses `_` replaces a space.
pub fn position(game: &Game, text: Option<&str>, language: &Language) -> Result<Position, Problem> {
    let Some(text) = text.filter(|text| !text.trim().is_empty()) else { return Ok(game.start()) };
    game.read_position(text).map_err(|error| problem_of(game, ProblemCode::BadRequest, &error, language))
}

/// A position with all that can be done in it.
pub fn look(asked: &GameSoFar, game: Arc<Game>, language: &Language) -> Result<Look, Problem> {
    let played = play(asked, game, language)?;
    let outcome = played.outcome();
    Ok(Look::at(played.game(), played.position(), outcome.as_ref(), language))
}

/// The requested move. A label names one of the mover's pits; a cell is any pit, so that players can ask about the opponent's pits.
fn chosen(asked: &WhyAsked, played: &Played, language: &Language) -> Result<Move, Problem> {
    let (game, position) = (played.game(), played.position());
    let (side, pits) = (position.side(), position.pits());
    match (&asked.r#move, asked.cell) {
        (Some(label), None) => {
            game.read_move(side, label.trim()).map_err(|refusal| refused(game, &refusal, language))
        }
        (None, Some(cell)) if cell < 2 * pits => {
            let owner = if cell < pits { Side::South } else { Side::North };
            Ok(Move::Sow(Place { side: owner, index: cell % pits }.seen_by(side, pits)))
        }
        _ => {
            let reason = format!("either move, or a cell below {}", 2 * pits);
            Err(problem(ProblemCode::BadRequest, &message!("site-bad-body", reason), language))
        }
    }
}

/// A ply step by step, in words.
pub fn why(asked: &WhyAsked, game: Arc<Game>, language: &Language) -> Result<Vec<Why>, Problem> {
    let played = play(&asked.position, game, language)?;
    let (game, position) = (played.game(), played.position());
    let chosen = chosen(asked, &played, language)?;
    let trace = match game.trace(position, chosen) {
        // For a clicked pit, the reason why it cannot be played is the answer, not an error.
        Err(refusal) if asked.cell.is_some() => {
            let sentence = language.say(&refusal, game.rules().words());
            return Ok(vec![Why { rule: String::new(), sentence }]);
        }
        traced => traced.map_err(|refusal| refused(game, &refusal, language))?,
    };
    let said = sower_text::trace_sentences(&trace, game.rules()).into_iter().map(|(message, rule)| Why {
        rule: rule.to_owned(),
        sentence: language.render(&message, game.rules().words()),
    });
    Ok(said.collect())
}
