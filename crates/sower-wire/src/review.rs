//! A review of a finished game: how good each move was, what was better, and why.
//!
//! `sower review --json` prints a [`Review`], and the site's API returns the same. `docs/reference/review.md` explains the keys.

use serde::{Deserialize, Serialize};
use sower_core::{Side, Termination};
use sower_review as review;

use super::line::{LineTurn, line_turns};

/// What to review.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub enum NewReview {
    /// A record, as text.
    Record(String),
    /// A finished game on the site, by its room's number.
    Room(String),
}

/// A review that has started.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewBegun {
    /// Its number, by which the client polls for it.
    pub review: String,
}

/// The progress of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewProgress {
    /// Positions searched so far.
    pub done: u32,
    /// Positions in the game.
    pub of: u32,
}

/// A finished review, or its progress.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum ReviewState {
    /// The engine is still searching.
    UnderWay(ReviewProgress),
    /// The finished review.
    Done(Box<Review>),
}

/// A reviewed game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Review {
    /// The game's name, as the command line takes it.
    pub game: String,
    /// Every ply of the main line.
    pub plies: Vec<ReviewedPly>,
    /// The last position.
    pub end: ReviewedEnd,
    /// Each side, South first.
    pub sides: [SideReview; 2],
    /// The moves that lost most, in the order of play.
    pub turning_points: Vec<TurningPoint>,
    /// Positions searched for the whole review.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub nodes: u64,
    /// Seconds that the review took.
    pub seconds: f64,
    /// How many plies were an opening given to the players. The review does not judge them.
    pub opening: u32,
}

/// The value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Assessment {
    /// South's final margin in seeds.
    pub south: f64,
    /// The mover's final margin in seeds.
    pub mover: f64,
    /// Whether that margin holds against any play.
    pub proven: bool,
    /// South's chance to win, from 0 to 1; a draw is half a win.
    pub chance: f64,
    /// Whether the result holds against any play, even where the margin is not proven. `chance` says which result it is.
    pub decided: bool,
}

/// A move with its assessment, and the best alternative.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewedPly {
    /// Its number, from 1.
    pub ply: u32,
    /// The move number in the record.
    pub turn: u32,
    /// The side that played the move.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// The move as players write it.
    pub label: String,
    /// The pit in the mover's own order, from 1; none for a swap of seats.
    pub pit: Option<u8>,
    /// The position before the move, as text.
    pub position: String,
    /// How many legal moves there were.
    pub legal: u32,
    /// The value of the position before the move: the best move's score.
    pub before: Assessment,
    /// The value of the played move, in the same search.
    pub after: Assessment,
    /// The best move.
    pub best: BestMove,
    /// The expected line, the played move first.
    pub line: Vec<String>,
    /// The same line with the side that plays each move.
    pub turns: Vec<LineTurn>,
    /// Seeds of the final margin that the move gave away.
    pub lost: f64,
    /// What these seeds cost in winning chances, from 0 to 1.
    pub cost: f64,
    /// What was at stake: the cost of a random move, from 0 to 1.
    pub stake: f64,
    /// How good the move was.
    pub class: MoveClass,
    /// Whether every other move would have been a mistake or worse.
    pub alone: bool,
    /// The mark that annotators write, if the move deserves one.
    pub glyph: Option<String>,
    /// The search's depth in plies.
    pub depth: u32,
    /// What made the move an error; none if it was not one.
    pub because: Option<Because>,
}

/// The quality of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MoveClass {
    /// No move was better.
    Best,
    /// It lost almost nothing.
    Good,
    /// It lost a little.
    Inaccuracy,
    /// It lost a lot.
    Mistake,
    /// It lost so much that it may decide the game.
    Blunder,
    /// There was no other legal move.
    OnlyMove,
    /// It gave away a win for a draw or an open game.
    MissedWin,
    /// It belongs to an opening given to the players, and is not judged.
    Opening,
}

/// Why a move counts as an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// It changed the likely result.
    Result,
    /// It lost seeds, although the likely result hardly changed.
    Seeds,
}

/// The move that should have been played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BestMove {
    /// The move as players write it.
    pub label: String,
    /// The pit in the mover's own order, from 1; none for a swap of seats.
    pub pit: Option<u8>,
    /// The best line, that move first.
    pub line: Vec<String>,
    /// The same line with the side that plays each move.
    pub turns: Vec<LineTurn>,
}

/// The last position of a reviewed game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewedEnd {
    /// The position as text.
    pub position: String,
    /// South's final margin in seeds; the result's where the game was played to its end.
    pub south: f64,
    /// Whether that margin is certain.
    pub proven: bool,
    /// South's chance to win, from 0 to 1; a draw is half a win.
    pub chance: f64,
    /// Whether the result holds against any play, even where the margin is not proven.
    pub decided: bool,
    /// The result, if there is one.
    pub outcome: Option<Outcome>,
}

/// The result of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Outcome {
    /// Why it is over, in one word.
    #[cfg_attr(feature = "declarations", ts(type = "string"), schemars(with = "String"))]
    pub termination: Termination,
    /// Each side's seeds, South first, after the remaining ones have gone to their owners.
    pub score: [u8; 2],
    /// The tie-break between equal scores, where the game has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "declarations", ts(optional))]
    pub possession: Option<[u8; 2]>,
    /// The winner; none for a draw.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\" | null"),
        schemars(with = "Option<super::schema::SideLetter>")
    )]
    pub winner: Option<Side>,
}

/// A summary of one side's play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SideReview {
    /// The side that it is about.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// From 0 to 100; none if the side never had a choice.
    pub accuracy: Option<f64>,
    /// Moves that count: all except forced moves and the given opening.
    pub counted: u32,
    /// Total seeds given away.
    pub lost: f64,
    /// The number of moves of each class.
    pub classes: MoveClasses,
}

/// The number of moves of each [`MoveClass`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is explained at its class")]
pub struct MoveClasses {
    pub best: u32,
    pub good: u32,
    pub only_move: u32,
    pub inaccuracy: u32,
    pub mistake: u32,
    pub missed_win: u32,
    pub blunder: u32,
    pub opening: u32,
}

/// A move that changed the course of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TurningPoint {
    /// The ply's number, from 1.
    pub ply: u32,
    /// The side that played the move.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// The move as players write it.
    pub label: String,
    /// The quality of the move.
    pub class: MoveClass,
    /// Seeds of the final margin that the move gave away.
    pub lost: f64,
    /// The best line, which the player missed.
    pub better: Vec<String>,
    /// The same line with the side that plays each move.
    pub better_turns: Vec<LineTurn>,
    /// The expected line after the played move, that move first.
    pub played: Vec<String>,
    /// The explanation, in sentences.
    pub why: Vec<String>,
}

impl From<&review::Review> for Review {
    fn from(found: &review::Review) -> Review {
        Review {
            game: found.game.clone(),
            plies: found.plies.iter().map(ReviewedPly::from).collect(),
            end: ReviewedEnd {
                position: found.end.position.clone(),
                south: found.end.south,
                proven: found.end.proven,
                chance: found.end.chance,
                decided: found.end.decided,
                outcome: found.end.outcome.map(Outcome::from),
            },
            sides: [&found.sides[0], &found.sides[1]].map(SideReview::from),
            turning_points: found.turning_points.iter().map(TurningPoint::from).collect(),
            nodes: found.nodes,
            seconds: found.seconds,
            opening: found.opening as u32,
        }
    }
}

impl From<review::Assessment> for Assessment {
    fn from(found: review::Assessment) -> Assessment {
        let review::Assessment { south, mover, proven, chance, decided } = found;
        Assessment { south, mover, proven, chance, decided }
    }
}

impl From<&review::ReviewedPly> for ReviewedPly {
    fn from(found: &review::ReviewedPly) -> ReviewedPly {
        ReviewedPly {
            ply: found.ply,
            turn: found.turn,
            side: found.side,
            label: found.label.clone(),
            pit: found.pit,
            position: found.position.clone(),
            legal: found.legal as u32,
            before: found.before.into(),
            after: found.after.into(),
            best: BestMove {
                label: found.best.label.clone(),
                pit: found.best.pit,
                line: found.best.line.clone(),
                turns: line_turns(&found.best.play),
            },
            line: found.line.clone(),
            turns: line_turns(&found.play),
            lost: found.lost,
            cost: found.cost,
            stake: found.stake,
            class: found.class.into(),
            alone: found.alone,
            glyph: found.glyph.map(str::to_owned),
            depth: found.depth,
            because: found.because.map(|because| match because {
                review::Because::Result => Because::Result,
                review::Because::Seeds => Because::Seeds,
            }),
        }
    }
}

impl From<review::Class> for MoveClass {
    fn from(class: review::Class) -> MoveClass {
        use review::Class;
        match class {
            Class::Best => MoveClass::Best,
            Class::Good => MoveClass::Good,
            Class::Inaccuracy => MoveClass::Inaccuracy,
            Class::Mistake => MoveClass::Mistake,
            Class::Blunder => MoveClass::Blunder,
            Class::OnlyMove => MoveClass::OnlyMove,
            Class::MissedWin => MoveClass::MissedWin,
            Class::Opening => MoveClass::Opening,
        }
    }
}

impl From<sower_core::Outcome> for Outcome {
    fn from(outcome: sower_core::Outcome) -> Outcome {
        let sower_core::Outcome { termination, score, possession, winner } = outcome;
        Outcome { termination, score, possession, winner }
    }
}

impl From<&review::SideReview> for SideReview {
    fn from(found: &review::SideReview) -> SideReview {
        let count = |class| found.classes.count(class) as u32;
        SideReview {
            side: found.side,
            accuracy: found.accuracy,
            counted: found.counted as u32,
            lost: found.lost,
            classes: MoveClasses {
                best: count(review::Class::Best),
                good: count(review::Class::Good),
                only_move: count(review::Class::OnlyMove),
                inaccuracy: count(review::Class::Inaccuracy),
                mistake: count(review::Class::Mistake),
                missed_win: count(review::Class::MissedWin),
                blunder: count(review::Class::Blunder),
                opening: count(review::Class::Opening),
            },
        }
    }
}

impl From<&review::TurningPoint> for TurningPoint {
    fn from(found: &review::TurningPoint) -> TurningPoint {
        TurningPoint {
            ply: found.ply,
            side: found.side,
            label: found.label.clone(),
            class: found.class.into(),
            lost: found.lost,
            better: found.better.clone(),
            better_turns: line_turns(&found.better_play),
            played: found.played.clone(),
            why: found.why.clone(),
        }
    }
}
