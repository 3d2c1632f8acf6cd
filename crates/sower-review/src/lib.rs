#![doc = include_str!("../README.md")]
mod annotate;
mod chart;
mod default_review;
mod hint;
mod judge;
mod opening;
mod plot;
mod reviewer;
mod score_sentence;
mod sentence;
mod turning;

use sower_core::{Game, Outcome, Side};
use sower_text::{Language, LineOfPlay, Message};

pub use annotate::annotate;
pub use chart::chart;
pub use default_review::{USUAL_MEMORY, USUAL_NODES, default_review};
pub use hint::hint_sentence;
pub use judge::{Because, Charge, Class, Ground, Judgement, Worth, accuracy, judge};
pub use opening::opening_plies;
pub use plot::plot_svg;
pub use reviewer::{Budget, Progress, Stopped, review, review_after};
pub use score_sentence::score_sentence;

use sower_search::Candidate;

/// The review of one game.
#[derive(Clone, Debug)]
pub struct Review {
    /// The game's name on the command line.
    pub game: String,
    /// Every ply of the main line.
    pub plies: Vec<ReviewedPly>,
    /// The last position of the main line.
    pub end: ReviewedEnd,
    /// The summary of each side, South first.
    pub sides: [SideReview; 2],
    /// The most costly moves, in the order of play.
    pub turning_points: Vec<TurningPoint>,
    /// The number of positions searched.
    pub nodes: u64,
    /// The duration of the review in seconds.
    pub seconds: f64,
    /// The number of opening plies given to the players; they are not judged.
    pub opening: usize,
}

/// The evaluation of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assessment {
    /// South's final margin in seeds.
    pub south: f64,
    /// The final margin in seeds for the side that moved.
    pub mover: f64,
    /// Whether the margin is proven.
    pub proven: bool,
    /// South's winning chance from 0 to 1, with a draw as half a win.
    pub chance: f64,
    /// Whether the result is proven, even if the margin is not. `chance` says which result it is.
    pub decided: bool,
}

impl Assessment {
    /// A side's winning chance, from 0 to 1.
    pub fn chance_of(&self, side: Side) -> f64 {
        if side == Side::South { self.chance } else { 1.0 - self.chance }
    }
}

/// A played move and its review.
#[derive(Clone, Debug)]
pub struct ReviewedPly {
    /// The number of the ply, from 1.
    pub ply: u32,
    /// The move number in a record.
    pub turn: u32,
    /// The side that moved.
    pub side: Side,
    /// The move in the game's notation.
    pub label: String,
    /// The pit as the mover counts, from 1; `None` for a swap.
    pub pit: Option<u8>,
    /// The position before the move, as text.
    pub position: String,
    /// The number of legal moves.
    pub legal: usize,
    /// The evaluation of the position, which is the best move's.
    pub before: Assessment,
    /// The evaluation of the played move, from the same search.
    pub after: Assessment,
    /// The best move with its line.
    pub best: BestMove,
    /// The expected line after the played move, that move first.
    pub line: Vec<String>,
    /// The same line with the side that plays each move.
    pub play: LineOfPlay,
    /// Seeds of the final margin that the move lost.
    pub lost: f64,
    /// The cost of the move, from 0 to 1.
    pub cost: f64,
    /// The mean cost of a random legal move, from 0 to 1.
    pub stake: f64,
    /// The classification of the move.
    pub class: Class,
    /// Whether every other move would have been a mistake or worse.
    pub alone: bool,
    /// The annotation mark, if the move deserves one.
    pub glyph: Option<&'static str>,
    /// The depth of the search in plies.
    pub depth: u32,
    /// Why the move is an error; `None` if it is not one.
    pub because: Option<Because>,
    /// The values of the position and the played move for the mover: `before` and `after`, unrounded.
    pub(crate) worths: [Worth; 2],
    pub(crate) chosen: Option<Candidate>,
    pub(crate) better: Option<Candidate>,
}

/// The best move of a position.
#[derive(Clone, Debug)]
pub struct BestMove {
    /// The move in the game's notation.
    pub label: String,
    /// The pit as the mover counts, from 1; `None` for a swap.
    pub pit: Option<u8>,
    /// The principal variation, that move first.
    pub line: Vec<String>,
    /// The same line with the side that plays each move.
    pub play: LineOfPlay,
}

/// The last position.
#[derive(Clone, Debug)]
pub struct ReviewedEnd {
    /// The position as text.
    pub position: String,
    /// South's final margin in seeds: the actual one if the game was played to its end.
    pub south: f64,
    /// Whether the margin is certain.
    pub proven: bool,
    /// South's winning chance, from 0 to 1.
    pub chance: f64,
    /// Whether the result is proven, even if the margin is not.
    pub decided: bool,
    /// The result; `None` if the game is not over.
    pub outcome: Option<Outcome>,
}

/// The summary of a side's play.
#[derive(Clone, Debug)]
pub struct SideReview {
    /// South or North.
    pub side: Side,
    /// The accuracy from 0 to 100; `None` without a move to judge.
    pub accuracy: Option<f64>,
    /// The number of judged moves: all but forced moves and those of the opening.
    pub counted: usize,
    /// Seeds lost in total.
    pub lost: f64,
    /// The number of moves in each class.
    pub classes: Classes,
}

/// The number of moves in each class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is explained at its class")]
pub struct Classes {
    pub best: usize,
    pub good: usize,
    pub only_move: usize,
    pub inaccuracy: usize,
    pub mistake: usize,
    pub missed_win: usize,
    pub blunder: usize,
    pub opening: usize,
}

impl Classes {
    /// The number of moves in one class.
    pub fn count(&self, class: Class) -> usize {
        match class {
            Class::Best => self.best,
            Class::Good => self.good,
            Class::OnlyMove => self.only_move,
            Class::Inaccuracy => self.inaccuracy,
            Class::Mistake => self.mistake,
            Class::MissedWin => self.missed_win,
            Class::Blunder => self.blunder,
            Class::Opening => self.opening,
        }
    }

    fn add(&mut self, class: Class) {
        *match class {
            Class::Best => &mut self.best,
            Class::Good => &mut self.good,
            Class::OnlyMove => &mut self.only_move,
            Class::Inaccuracy => &mut self.inaccuracy,
            Class::Mistake => &mut self.mistake,
            Class::MissedWin => &mut self.missed_win,
            Class::Blunder => &mut self.blunder,
            Class::Opening => &mut self.opening,
        } += 1;
    }
}

/// A move that turned the game.
#[derive(Clone, Debug)]
pub struct TurningPoint {
    /// The number of the ply, from 1.
    pub ply: u32,
    /// The side that moved.
    pub side: Side,
    /// The move in the game's notation.
    pub label: String,
    /// The classification of the move.
    pub class: Class,
    /// Seeds of the final margin that the move lost.
    pub lost: f64,
    /// The line of the best move, in the game's notation.
    pub better: Vec<String>,
    /// The same line with the side that plays each move.
    pub better_play: LineOfPlay,
    /// The expected line after the played move, that move first.
    pub played: Vec<String>,
    /// The explanation, in the program's language or the one passed to [`Review::say_in`].
    pub why: Vec<String>,
    /// The explanation as messages, not yet translated.
    pub reasons: Vec<Message>,
}

impl Review {
    /// South's margin before the first ply and after each ply.
    pub fn evaluations(&self) -> impl Iterator<Item = f64> {
        self.plies.iter().map(|ply| ply.before.south).chain([self.end.south])
    }

    /// Translates all sentences into a language.
    pub fn say_in(&mut self, language: &Language, game: &Game) {
        for point in &mut self.turning_points {
            point.why = turning::rendered(&point.reasons, language, game);
        }
    }
}

impl SideReview {
    /// The summary of a side's plies.
    fn of(side: Side, plies: &[ReviewedPly]) -> SideReview {
        let own = || plies.iter().filter(|ply| ply.side == side);
        let mut classes = Classes::default();
        own().for_each(|ply| classes.add(ply.class));
        let counted = || own().filter(|ply| !matches!(ply.class, Class::OnlyMove | Class::Opening));
        let charges: Vec<Charge> = counted().map(|ply| Charge { cost: ply.cost, stake: ply.stake }).collect();
        let tenth = |number: f64| (number * 10.0).round() / 10.0;
        let hundredth = |number: f64| (number * 100.0).round() / 100.0;
        SideReview {
            side,
            accuracy: accuracy(&charges).map(tenth),
            counted: charges.len(),
            lost: hundredth(counted().map(|ply| ply.lost).sum()),
            classes,
        }
    }
}
