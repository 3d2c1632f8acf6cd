#![doc = include_str!("../README.md")]
mod annotate;
mod chart;
mod default_review;
mod judge;
mod opening;
mod plot;
mod reviewer;
mod score_sentence;
mod sentence;
mod turning;

use sower_core::{Game, Outcome, Side};
use sower_text::{Language, Message};

pub use annotate::annotate;
pub use chart::chart;
pub use default_review::{USUAL_MEMORY, USUAL_NODES, default_review};
pub use judge::{Because, Charge, Class, Ground, Judgement, Worth, accuracy, judge};
pub use opening::opening_plies;
pub use plot::plot_svg;
pub use reviewer::{Budget, Progress, Stopped, review, review_after};
pub use score_sentence::score_sentence;

use sower_search::Candidate;

/// A reviewed game.
#[derive(Clone, Debug)]
pub struct Review {
    /// The game's name, as the command line takes it.
    pub game: String,
    /// Every ply of the main line.
    pub plies: Vec<ReviewedPly>,
    /// Where it ended, or stands.
    pub end: ReviewedEnd,
    /// Each side, South first.
    pub sides: [SideReview; 2],
    /// Where most was lost, in the order of play.
    pub turning_points: Vec<TurningPoint>,
    /// Positions searched.
    pub nodes: u64,
    /// Seconds that took.
    pub seconds: f64,
    /// How many plies were an opening that the players were given: they are not judged.
    pub opening: usize,
}

/// What a position was worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Assessment {
    /// South's final margin in seeds.
    pub south: f64,
    /// The same in the view of whoever made the move.
    pub mover: f64,
    /// Whether that margin holds against any play.
    pub proven: bool,
    /// South's chance to win, from 0 to 1, a draw being half a win.
    pub chance: f64,
    /// Whether the result holds against any play, be the margin proven or not. `chance` says which result it is.
    pub decided: bool,
}

impl Assessment {
    /// A side's chance to win.
    pub fn chance_of(&self, side: Side) -> f64 {
        if side == Side::South { self.chance } else { 1.0 - self.chance }
    }
}

/// A move, and what was better.
#[derive(Clone, Debug)]
pub struct ReviewedPly {
    /// Which, from 1.
    pub ply: u32,
    /// The number that a record gives to it.
    pub turn: u32,
    /// Who moved.
    pub side: Side,
    /// The move as its players write it.
    pub label: String,
    /// The pit in the mover's own order, from 1; none for a swap.
    pub pit: Option<u8>,
    /// The position before it.
    pub position: String,
    /// How many legal moves there were.
    pub legal: usize,
    /// What the position was worth: that is the best move's score.
    pub before: Assessment,
    /// What the played move was worth, in the same search.
    pub after: Assessment,
    /// The best move.
    pub best: BestMove,
    /// The line that was expected after the played move, that move first.
    pub line: Vec<String>,
    /// Seeds of the final margin that were given away.
    pub lost: f64,
    /// What that was worth, from 0 to 1.
    pub cost: f64,
    /// What was at stake: the cost of a move chosen by chance.
    pub stake: f64,
    /// What the move was.
    pub class: Class,
    /// Whether every other move would have been a mistake or worse.
    pub alone: bool,
    /// The mark that annotators write, if the move deserves one.
    pub glyph: Option<&'static str>,
    /// Plies that were looked ahead.
    pub depth: u32,
    /// What made the move an error; none if it was not one.
    pub because: Option<Because>,
    /// What the position and the played move were worth to the mover: the numbers of `before` and `after`, unrounded.
    pub(crate) worths: [Worth; 2],
    pub(crate) chosen: Option<Candidate>,
    pub(crate) better: Option<Candidate>,
}

/// What should have been played.
#[derive(Clone, Debug)]
pub struct BestMove {
    /// The move.
    pub label: String,
    /// The pit in the mover's own order, from 1; none for a swap.
    pub pit: Option<u8>,
    /// The best line, that move first.
    pub line: Vec<String>,
}

/// The last position.
#[derive(Clone, Debug)]
pub struct ReviewedEnd {
    /// The position.
    pub position: String,
    /// South's final margin in seeds: the result's where the game was played to its end.
    pub south: f64,
    /// Whether that margin is sure.
    pub proven: bool,
    /// South's chance to win.
    pub chance: f64,
    /// Whether the result holds against any play, be the margin proven or not.
    pub decided: bool,
    /// The result, if there is one.
    pub outcome: Option<Outcome>,
}

/// How a side has played.
#[derive(Clone, Debug)]
pub struct SideReview {
    /// Which.
    pub side: Side,
    /// From 0 to 100; none if there was no move to choose.
    pub accuracy: Option<f64>,
    /// Moves that count: all but the only legal ones and those of the opening.
    pub counted: usize,
    /// Seeds given away in all.
    pub lost: f64,
    /// How many moves of each class.
    pub classes: Classes,
}

/// Moves by class.
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
    /// How many there are of one.
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
    /// Which ply, from 1.
    pub ply: u32,
    /// Who moved.
    pub side: Side,
    /// The move.
    pub label: String,
    /// What it was.
    pub class: Class,
    /// Seeds given away.
    pub lost: f64,
    /// The better line.
    pub better: Vec<String>,
    /// The line that was expected after what was played, that move first.
    pub played: Vec<String>,
    /// Why, in sentences of the program's language, or of the one that [`Review::say_in`] was given.
    pub why: Vec<String>,
    /// The same before they were sentences.
    pub reasons: Vec<Message>,
}

impl Review {
    /// South's margin before the first ply and after each.
    pub fn evaluations(&self) -> impl Iterator<Item = f64> {
        self.plies.iter().map(|ply| ply.before.south).chain([self.end.south])
    }

    /// Says everything in that language.
    pub fn say_in(&mut self, language: &Language, game: &Game) {
        for point in &mut self.turning_points {
            point.why = turning::rendered(&point.reasons, language, game);
        }
    }
}

impl SideReview {
    /// What the plies of a side come to.
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
