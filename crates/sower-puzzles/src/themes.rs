//! The themes of a puzzle, found by tracing its solution and the opponent's replies.

use sower_core::trace::{Event, Trace};
use sower_core::{Game, Move, Position};

use crate::puzzle::Puzzle;
use crate::result::GameResult;

/// What makes the solution of a puzzle work. The rules alone decide it, so every game has the themes that its rules allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// The move captures.
    Capture,
    /// The mover moves again.
    ExtraTurn,
    /// The move takes or strands everything that the opponent has.
    GrandSlam,
    /// A pit becomes the mover's home.
    Home,
    /// A quiet move after which the opponent captures less than after any other.
    Defence,
    /// The opponent captures more in return than the move gains, although another move would give less.
    Sacrifice,
    /// The sowing goes all the way around the board.
    FullLap,
    /// The opponent has no move and must pass.
    Pass,
    /// The move ends the game.
    Finish,
    /// No move wins; this one saves the draw.
    Draw,
}

impl Theme {
    /// All themes, in the order in which they are listed.
    pub const ALL: [Theme; 10] = [
        Theme::Capture,
        Theme::ExtraTurn,
        Theme::GrandSlam,
        Theme::Home,
        Theme::Defence,
        Theme::Sacrifice,
        Theme::FullLap,
        Theme::Pass,
        Theme::Finish,
        Theme::Draw,
    ];

    /// The theme's name in JSON and in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Capture => "capture",
            Theme::ExtraTurn => "extra-turn",
            Theme::GrandSlam => "grand-slam",
            Theme::Home => "home",
            Theme::Defence => "defence",
            Theme::Sacrifice => "sacrifice",
            Theme::FullLap => "full-lap",
            Theme::Pass => "pass",
            Theme::Finish => "finish",
            Theme::Draw => "draw",
        }
    }
}

/// The least loss that makes a defence or a sacrifice, in seeds. A single seed changes hands in nearly every ply.
const SERIOUS: u8 = 2;

impl Puzzle {
    /// The themes of the solution, in the order of [`Theme::ALL`].
    pub fn themes(&self, game: &Game) -> Vec<Theme> {
        let Ok(trace) = game.trace(&self.position, self.solution) else { return Vec::new() };
        let replies = Replies::of(game, self, &trace);
        Theme::ALL.into_iter().filter(|theme| self.has(*theme, &trace, &replies)).collect()
    }

    fn has(&self, theme: Theme, trace: &Trace, replies: &Replies) -> bool {
        let gained = trace.captured[trace.mover];
        let happens = |what: fn(&Event) -> bool| trace.steps.iter().any(|step| what(&step.event));
        match theme {
            Theme::Capture => gained > 0,
            Theme::ExtraTurn => trace.again,
            Theme::GrandSlam => {
                happens(|event| matches!(event, Event::SlamRefused { .. } | Event::SlamLeft { .. }))
                    || gained > 0
                        && is_bare(&trace.after, !trace.mover)
                        && !is_bare(&self.position, !trace.mover)
            }
            Theme::Home => happens(|event| matches!(event, Event::HomeMade { .. })),
            Theme::Defence => {
                gained == 0
                    && !trace.again
                    && replies.others.iter().all(|other| replies.solution < *other)
                    && replies.others.iter().any(|other| *other >= replies.solution + SERIOUS)
            }
            Theme::Sacrifice => {
                replies.solution >= gained + SERIOUS
                    && replies.others.iter().any(|other| other + SERIOUS <= replies.solution)
            }
            Theme::FullLap => {
                let around = 2 * self.position.pits();
                trace
                    .steps
                    .iter()
                    .any(|step| matches!(step.event, Event::Lift { seeds, .. } if seeds >= around))
            }
            Theme::Pass => happens(|event| matches!(event, Event::Pass { .. })),
            Theme::Finish => trace.outcome.is_some(),
            Theme::Draw => self.aim == GameResult::Draw,
        }
    }
}

/// The most that the opponent can capture with the next ply: after the solution, and after each other move.
struct Replies {
    solution: u8,
    others: Vec<u8>,
}

impl Replies {
    fn of(game: &Game, puzzle: &Puzzle, solution: &Trace) -> Replies {
        let others = puzzle.moves.iter().filter(|(played, _)| *played != puzzle.solution);
        let others = others.filter_map(|(played, _)| game.trace(&puzzle.position, *played).ok());
        Replies {
            solution: most_captured(game, solution),
            others: others.map(|trace| most_captured(game, &trace)).collect(),
        }
    }
}

/// The most that the mover's opponent captures with the next ply; nothing if it is not the opponent's turn.
fn most_captured(game: &Game, trace: &Trace) -> u8 {
    let after = &trace.after;
    if trace.outcome.is_some() || after.side() == trace.mover {
        return 0;
    }
    let captured = |(_, reply): (Move, Trace)| reply.captured[after.side()];
    game.turn(after).traces().into_iter().map(captured).max().unwrap_or(0)
}

/// Whether a side has no seeds in its pits.
fn is_bare(position: &Position, side: sower_core::Side) -> bool {
    position.row(side).iter().all(|seeds| *seeds == 0)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sower_core::library;

    use super::*;
    use crate::value_range::ValueRange;

    fn game(name: &str) -> Game {
        Game::new(library::find(name).unwrap().rules(&[]).unwrap())
    }

    /// The themes of a move as if it were the only one that wins.
    fn themes(name: &str, position: &str, label: &str) -> Vec<Theme> {
        let game = game(name);
        let position = game.read_position(position).unwrap();
        let solution = game.read_move(position.side(), label).unwrap();
        let value = |played: Move| if played == solution { "+2" } else { "-2" };
        let moves = game.moves(&position).into_iter();
        let moves: Vec<(Move, ValueRange)> =
            moves.map(|played| (played, value(played).parse().unwrap())).collect();
        Puzzle::new(position, moves, 1, 1).unwrap().themes(&game)
    }

    #[test]
    fn a_move_is_named_by_what_it_does() {
        // The last stone falls into the store.
        assert_eq!(themes("kalah", "1,0,0,0,1,1/0,0,0,0,0,3 20,22 S", "6"), [Theme::ExtraTurn]);
        // The stone in 2 captures the five opposite and its own.
        let themes_of_capture = themes("kalah", "1,1,0,0,0,1/0,1,0,5,0,0 20,19 S", "2");
        assert!(themes_of_capture.contains(&Theme::Capture), "{themes_of_capture:?}");
        // Three in the opponent's first pit make a home.
        let themes_of_home = themes("togyz-kumalak", "9,9,9,9,9,9,9,9,2/2,9,9,9,9,9,9,9,9 4,3 S", "9");
        assert!(themes_of_home.contains(&Theme::Home), "{themes_of_home:?}");
    }

    #[test]
    fn giving_up_more_than_necessary_is_a_sacrifice_and_giving_up_least_a_defence() {
        // North's stone in 1 reaches the empty pit opposite South's 5 and takes the five stones there, unless South plays them.
        let position = "1,1,0,0,5,0/1,0,0,0,0,1 20,19 S";
        assert!(themes("kalah", position, "5").contains(&Theme::Defence));
        assert!(themes("kalah", position, "1").contains(&Theme::Sacrifice));
    }

    #[test]
    fn every_shipped_puzzle_is_explained_by_the_rules_of_its_game() {
        for name in ["kalah", "oware", "togyz-kumalak", "ogidise"] {
            let (game, puzzles) = (game(name), crate::of(name).unwrap());
            let all: Vec<Vec<Theme>> = puzzles.all().iter().map(|puzzle| puzzle.themes(&game)).collect();
            let different: BTreeSet<Theme> = all.iter().flatten().copied().collect();
            assert!(different.len() >= 3, "{name}: {different:?}");
            let named = all.iter().filter(|themes| !themes.is_empty()).count();
            assert!(4 * named > all.len(), "{name}: {named} of {} have a theme", all.len());
        }
    }
}
