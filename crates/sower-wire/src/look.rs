//! A position with everything a screen needs to let a player move: legal moves, their effects, and reasons for illegal ones.

use serde::{Deserialize, Serialize, Serializer};
use sower_core::trace::{Cell, Trace};
use sower_core::{Game, Move, Outcome, Pit, Place, Position, Side, Termination, Way};
use sower_text::Language;

use super::board::{Board, cell_number};
use super::sowing::Sowing;

/// A game and the moves played so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct GameSoFar {
    /// The game's or variant's name.
    pub game: String,
    /// Keys of the rules file that are changed, as `key=value`.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<String>>"))]
    pub changes: Vec<String>,
    /// The starting position, if not the game's own.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable))]
    pub position: Option<String>,
    /// The moves from there, by label.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional, as = "Option<Vec<String>>"))]
    pub moves: Vec<String>,
}

/// A ply to explain: a move by its label, or a pit by its cell, which may be one that cannot be played.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WhyAsked {
    /// The game and the moves that lead to the position.
    #[serde(flatten)]
    pub position: GameSoFar,
    /// The move to explain, by its label.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable))]
    pub r#move: Option<String>,
    /// The pit to explain, by its cell number.
    #[serde(default)]
    #[cfg_attr(feature = "declarations", ts(optional = nullable))]
    pub cell: Option<u8>,
}

/// A legal move and its effects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Choice {
    /// The move as players write it.
    pub label: String,
    /// The pit that is sown; none for a swap of seats.
    pub cell: Option<u8>,
    /// The direction, where the player chooses it: `<` or `>`, as in the label. Absent where there is no choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "declarations",
        ts(optional, type = "\"<\" | \">\""),
        schemars(with = "Option<super::schema::DirectionSign>")
    )]
    pub direction: Option<Way>,
    /// What the player chooses within the turn: `safari` to sow the house on, or the cell of a pit to capture as well. Absent where
    /// there is no choice, and for the move without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(
        feature = "declarations",
        ts(optional, type = "\"safari\" | number"),
        schemars(with = "Option<super::schema::TurnOption>")
    )]
    pub option: Option<TurnOption>,
    /// The cell of its last seed.
    pub last: Option<u8>,
    /// The number of laps.
    pub laps: u32,
    /// Seeds that the mover captures.
    pub captured: u8,
    /// Whether the mover moves again.
    pub again: bool,
    /// Whether it ends the game.
    pub ends: bool,
    /// The position after the move.
    pub to: Board,
    /// The move step by step, for animation.
    pub sowing: Sowing,
}

/// What a player chooses within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnOption {
    /// To sow the house on.
    Safari,
    /// The cell of a pit to capture as well.
    Cell(u8),
}

impl Serialize for TurnOption {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            TurnOption::Safari => serializer.serialize_str("safari"),
            TurnOption::Cell(cell) => serializer.serialize_u8(*cell),
        }
    }
}

/// A pit that has seeds and may not be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Refused {
    /// The pit's cell number.
    pub cell: u8,
    /// The pit as players write it.
    pub label: String,
    /// Why it may not be played.
    pub message: String,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Ending {
    /// Why it is over, in one word.
    #[cfg_attr(feature = "declarations", ts(type = "string"), schemars(with = "String"))]
    pub termination: Termination,
    /// Each side's seeds, South first, after the remaining ones have gone to their owners.
    pub score: [u8; 2],
    /// The tie-break between equal scores, where the game has one.
    pub possession: Option<[u8; 2]>,
    /// The winner; none for a draw.
    #[cfg_attr(
        feature = "declarations",
        ts(type = "\"S\" | \"N\" | null"),
        schemars(with = "Option<super::schema::SideLetter>")
    )]
    pub winner: Option<Side>,
    /// The result in a sentence.
    pub sentence: String,
}

impl Ending {
    /// An outcome in words and numbers.
    pub fn of(outcome: &Outcome, game: &Game, language: &Language) -> Ending {
        Ending {
            termination: outcome.termination,
            score: outcome.score,
            possession: outcome.possession,
            winner: outcome.winner,
            sentence: language
                .render(&sower_text::outcome_sentence(outcome, game.rules()), game.rules().words()),
        }
    }
}

/// A step of a ply in words, with the rule behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Why {
    /// The key of the rules file; empty if the sentence says why a pit may not be played.
    pub rule: String,
    /// What happened, in the reader's language.
    pub sentence: String,
}

/// A position with its legal moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "declarations", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Look {
    /// The position, cell by cell.
    pub board: Board,
    /// How the game ended, if it did.
    pub ending: Option<Ending>,
    /// The legal moves in the order of the pits.
    pub choices: Vec<Choice>,
    /// The pits that may not be played although they have seeds.
    pub refused: Vec<Refused>,
}

impl Look {
    /// Describes a position. `outcome` is the game's, which may have ended by resignation or time.
    pub fn at(game: &Game, position: &Position, outcome: Option<&Outcome>, language: &Language) -> Look {
        let over = outcome.is_some();
        let turn = game.turn(position);
        let (traces, refused) = if over { (Vec::new(), Vec::new()) } else { (turn.traces(), turn.refused()) };
        let pits = position.pits();
        let number = |played: Move| {
            played.pit().map(|pit| cell_number(Cell::Pit(Place::of(position.side(), pit, pits)), pits))
        };
        let choice = |(played, trace): (Move, Trace)| Choice::of(game, played, &trace);
        Look {
            board: Board::of(game.rules(), position),
            ending: outcome.map(|outcome| Ending::of(outcome, game, language)),
            choices: traces.into_iter().map(choice).collect(),
            refused: refused
                .into_iter()
                .filter_map(|(pit, refusal)| {
                    Some(Refused {
                        cell: number(Move::Sow(pit))?,
                        label: game.label(position.side(), Move::Sow(pit)),
                        message: language.say(&refusal, game.rules().words()),
                    })
                })
                .collect(),
        }
    }
}

impl Choice {
    fn of(game: &Game, played: Move, trace: &Trace) -> Choice {
        let (rules, pits) = (game.rules(), game.rules().board().pits);
        let cell = |pit: Pit| cell_number(Cell::Pit(Place::of(trace.mover, pit, pits)), pits);
        Choice {
            label: game.label(trace.mover, played),
            cell: played.pit().map(cell),
            direction: played.way(),
            option: match played.choice() {
                sower_core::Choice::None => None,
                sower_core::Choice::Safari => Some(TurnOption::Safari),
                sower_core::Choice::Pit(pit) => Some(TurnOption::Cell(cell(pit))),
            },
            last: trace.last.map(|last| cell_number(last, pits)),
            laps: trace.laps,
            captured: trace.captured[trace.mover],
            again: trace.again,
            ends: trace.outcome.is_some(),
            to: Board::of(rules, &trace.after),
            sowing: Sowing::of(rules, trace),
        }
    }
}
