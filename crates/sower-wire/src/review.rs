//! A review of a played game: what each move was worth, what was better, and why.
//!
//! `sower review --json` writes a [`Review`], and the site answers the same; `docs/reference/review.md` explains the keys.

use serde::{Deserialize, Serialize};
use sower_core::{Side, Termination};
use sower_review as review;

/// What to review.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub enum NewReview {
    /// A record.
    Record(String),
    /// A finished game, by its room.
    Room(String),
}

/// A review that has begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewBegun {
    /// Its number.
    pub review: String,
}

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewProgress {
    /// Positions that are done.
    pub done: u32,
    /// Positions in all.
    pub of: u32,
}

/// A review, or how far it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum ReviewState {
    /// It is under way.
    UnderWay(ReviewProgress),
    /// It is done.
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
    /// Positions searched.
    #[cfg_attr(feature = "declarations", ts(type = "number"))]
    pub nodes: u64,
    /// Seconds that took.
    pub seconds: f64,
    /// How many plies were an opening that the players were given: they are not judged.
    pub opening: u32,
}

/// What a position was worth.
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

/// A move, and what was better.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewedPly {
    /// Its number, from 1.
    pub ply: u32,
    /// The number that a record gives to it.
    pub turn: u32,
    /// Who moved.
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
    /// The position before it.
    pub position: String,
    /// How many legal moves there were.
    pub legal: u32,
    /// What the position was worth: the best move's score.
    pub before: Assessment,
    /// What the played move was worth, in the same search.
    pub after: Assessment,
    /// The best move.
    pub best: BestMove,
    /// The expected line, the played move first.
    pub line: Vec<String>,
    /// Seeds of the final margin that the move gave away.
    pub lost: f64,
    /// What that was worth, from 0 to 1.
    pub cost: f64,
    /// What was at stake: the cost of a random move.
    pub stake: f64,
    /// How good the move was.
    pub class: MoveClass,
    /// Whether every other move would have been a mistake or worse.
    pub alone: bool,
    /// The mark that annotators write, if the move deserves one.
    pub glyph: Option<String>,
    /// Plies searched.
    pub depth: u32,
    /// What made the move an error; none if it was not one.
    pub because: Option<Because>,
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MoveClass {
    /// Nothing was better.
    Best,
    /// It lost hardly anything.
    Good,
    /// It lost a little.
    Inaccuracy,
    /// It lost much.
    Mistake,
    /// It lost so much that it may decide the game.
    Blunder,
    /// There was no other legal move.
    OnlyMove,
    /// It gave away a win for a draw or an open game.
    MissedWin,
    /// It belongs to an opening that the players were given, and is not judged.
    Opening,
}

/// What made a move an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Because {
    /// The result changed, or is likely to.
    Result,
    /// The seeds that it lost.
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
}

/// The last position of a reviewed game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ReviewedEnd {
    /// The position.
    pub position: String,
    /// South's final margin in seeds; the result's where the game was played to its end.
    pub south: f64,
    /// Whether that margin is certain.
    pub proven: bool,
    /// South's chance to win.
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
    /// What decides between equal scores, where the game has it.
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

/// How a side has played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SideReview {
    /// The side.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// From 0 to 100; none if it never had a choice.
    pub accuracy: Option<f64>,
    /// Moves that count: all but the only legal ones and those of the opening.
    pub counted: u32,
    /// Seeds given away in all.
    pub lost: f64,
    /// How many moves of each class.
    pub classes: MoveClasses,
}

/// How many moves of each [`MoveClass`].
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

/// A move that turned the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TurningPoint {
    /// Its ply, from 1.
    pub ply: u32,
    /// Who moved.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\""),
        schemars(with = "super::schema::SideLetter")
    )]
    pub side: Side,
    /// The move as players write it.
    pub label: String,
    /// How good it was.
    pub class: MoveClass,
    /// Seeds given away.
    pub lost: f64,
    /// The better line.
    pub better: Vec<String>,
    /// The expected line after the played move, that move first.
    pub played: Vec<String>,
    /// Why, in sentences.
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
            },
            line: found.line.clone(),
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
            played: found.played.clone(),
            why: found.why.clone(),
        }
    }
}
