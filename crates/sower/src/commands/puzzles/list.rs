//! Lists the puzzles.

use std::io::Write as _;

use serde::Serialize;
use sower_core::notation::write_position;
use sower_core::{Game, Move, library};
use sower_puzzles::ValueRange;
use sower_text::message;

use super::args::SolveArgs;
use super::chosen;
use super::keep::Kept;
use crate::forms::{Value, pit_number};
use crate::output::{json_line, stdout};
use crate::say;

#[derive(Serialize)]
struct Listed {
    number: usize,
    grade: u8,
    depth: u32,
    length: u32,
    position: String,
    aim: &'static str,
    solution: String,
    moves: Vec<Valued>,
    solved: bool,
}

#[derive(Serialize)]
struct Valued {
    label: String,
    pit: Option<u8>,
    /// The mover's final margin, if it does not depend on how endless play is scored.
    value: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    between: Option<[Value; 2]>,
}

/// Prints every puzzle of a game, one JSON object per line.
pub(super) fn json(args: &SolveArgs) -> anyhow::Result<()> {
    let (game, puzzles) = chosen(args)?;
    let kept = Kept::of(&game)?;
    let mut out = stdout();
    for (index, puzzle) in puzzles.all().iter().enumerate() {
        let number = index + 1;
        let wanted = args.number.is_none_or(|wanted| wanted as usize == number)
            && args.grade.is_none_or(|grade| grade == puzzle.grade());
        if wanted {
            let side = puzzle.position.side();
            let listed = Listed {
                number,
                grade: puzzle.grade(),
                depth: puzzle.depth,
                length: puzzle.length,
                position: write_position(&puzzle.position),
                aim: puzzle.aim.name(),
                solution: puzzle.label(&game),
                moves: puzzle
                    .moves
                    .iter()
                    .map(|(played, worth)| valued(&game, side, *played, *worth))
                    .collect(),
                solved: kept.progress.is_solved(puzzle),
            };
            json_line(&mut out, &listed)?;
        }
    }
    Ok(())
}

fn valued(game: &Game, side: sower_core::Side, played: Move, worth: ValueRange) -> Valued {
    let exact = worth.lower == worth.upper;
    Valued {
        label: game.label(side, played),
        pit: pit_number(played),
        value: exact.then(|| Value::of(game, worth.lower)),
        between: (!exact).then(|| [Value::of(game, worth.lower), Value::of(game, worth.upper)]),
    }
}

/// Lists the number of puzzles of each game, and the player's progress.
pub(super) fn games() -> anyhow::Result<()> {
    let mut out = stdout();
    for listed in library::all_with_the_first_four_first() {
        let Some(puzzles) = sower_puzzles::of(&listed.name).filter(|_| listed.variant.is_none()) else {
            continue;
        };
        let game = Game::new(listed.rules(&[])?);
        let solved: usize = Kept::of(&game)?.progress.tally(puzzles).iter().map(|tally| tally.solved).sum();
        let talk = message!("puzzles-game", game = listed.name.clone(), count = puzzles.all().len(), solved);
        writeln!(out, "{}", say::sentence(&game, &talk))?;
    }
    Ok(())
}
