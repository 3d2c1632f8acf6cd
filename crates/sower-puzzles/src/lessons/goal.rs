//! The goal of a task, as conditions on the traces of its plies.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use sower_core::rules::Rules;
use sower_core::trace::{Cell, Event};
use sower_core::{Game, Refusal, Side, labels};
use sower_text::{Message, message};

use super::attempt::Ply;

/// A single condition. Those with a number count all plies of the player; the others apply to the latest one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// At least this many extra turns.
    Again(u8),
    /// At least this many captured seeds.
    Captured(u8),
    /// At least this many seeds added to the store, by any means.
    Gained(u8),
    /// At least this many laps.
    Laps(u32),
    /// The last seed falls here: a label, or `store` for the player's store.
    Last(String),
    /// No other legal move captures as many seeds.
    Best,
    /// The opponent's next ply can capture at most this many seeds.
    KeepsSafe(u8),
    /// A pit becomes the player's home.
    MakesHome,
    /// The opponent has seeds in their pits afterwards.
    Feeds,
    /// The game ends.
    Ends,
    /// The game ends and the player wins.
    Wins,
}

impl Condition {
    /// The condition's key in a lessons file.
    pub fn name(&self) -> &'static str {
        match self {
            Condition::Again(_) => "again",
            Condition::Captured(_) => "captured",
            Condition::Gained(_) => "gained",
            Condition::Laps(_) => "laps",
            Condition::Last(_) => "last",
            Condition::Best => "best",
            Condition::KeepsSafe(_) => "keeps-safe",
            Condition::MakesHome => "makes-home",
            Condition::Feeds => "feeds",
            Condition::Ends => "ends",
            Condition::Wins => "wins",
        }
    }

    /// What is missing after the player's plies, of which there is at least one.
    fn miss(&self, game: &Game, plies: &[&Ply]) -> Result<Option<Message>, Refusal> {
        let Some(latest) = plies.last() else { return Ok(None) };
        let (trace, player) = (&latest.trace, latest.trace.mover);
        let happened = |what: &dyn Fn(&Event) -> bool| trace.steps.iter().any(|step| what(&step.event));
        let missing = |holds: bool, miss: Message| Ok((!holds).then_some(miss));
        match self {
            Condition::Again(wanted) => {
                let found: u8 = plies.iter().map(|ply| u8::from(ply.trace.again)).sum();
                missing(found >= *wanted, message!("miss-again", found, wanted = *wanted))
            }
            Condition::Captured(wanted) => {
                let found: u8 = plies.iter().map(|ply| ply.trace.captured[player]).sum();
                let refused = happened(&|event| matches!(event, Event::SlamRefused { .. }));
                let too_few = message!("miss-captured", found, wanted = *wanted);
                missing(found >= *wanted, if refused { message!("miss-slam") } else { too_few })
            }
            Condition::Gained(wanted) => {
                let gained = |ply: &Ply| ply.trace.after.store(player) - ply.before.store(player);
                let found: u8 = plies.iter().map(|ply| gained(ply)).sum();
                missing(found >= *wanted, message!("miss-gained", found, wanted = *wanted))
            }
            Condition::Laps(wanted) => {
                let found: u32 = plies.iter().map(|ply| ply.trace.laps).sum();
                missing(found >= *wanted, message!("miss-laps", found, wanted = *wanted))
            }
            Condition::Last(label) => {
                let fell = trace.last.map(|cell| named(game.rules(), cell));
                let wanted = if label == STORE {
                    message!("miss-store")
                } else {
                    message!("miss-pit", label = label.clone())
                };
                let (fell, wanted) = (fell.unwrap_or_else(|| message!("miss-store")), wanted);
                missing(cell(game.rules(), player, label) == trace.last, message!("miss-last", fell, wanted))
            }
            Condition::Best => missing(is_best(game, latest)?, message!("miss-best")),
            Condition::KeepsSafe(most) => unsafe_by(game, latest, *most),
            Condition::MakesHome => {
                let made = happened(&|event| matches!(event, Event::HomeMade { .. }));
                let barred = happened(&|event| matches!(event, Event::HomeBarred { .. }));
                missing(made, if barred { message!("miss-home-barred") } else { message!("miss-no-home") })
            }
            Condition::Feeds => {
                missing(trace.after.on_side(!player) > 0, message!("miss-not-fed", other = !player))
            }
            Condition::Ends => missing(trace.outcome.is_some(), message!("miss-no-end")),
            Condition::Wins => {
                let won = trace.outcome.is_some_and(|outcome| outcome.winner == Some(player));
                missing(won, message!("miss-no-win"))
            }
        }
    }
}

/// The name of the player's store in a lessons file.
pub(super) const STORE: &str = "store";

/// The cell that `last` names, for a player.
pub(super) fn cell(rules: &Rules, player: Side, label: &str) -> Option<Cell> {
    if label == STORE {
        return Some(Cell::Store(player));
    }
    labels::place(rules, player, label).map(Cell::Pit)
}

fn named(rules: &Rules, cell: Cell) -> Message {
    match cell {
        Cell::Pit(place) => message!("miss-pit", label = labels::label(rules, place)),
        Cell::Store(_) => message!("miss-store"),
    }
}

/// Whether every other legal move captures less.
fn is_best(game: &Game, ply: &Ply) -> Result<bool, Refusal> {
    let player = ply.trace.mover;
    for other in game.moves(&ply.before) {
        if other != ply.played
            && game.trace(&ply.before, other)?.captured[player] >= ply.trace.captured[player]
        {
            return Ok(false);
        }
    }
    Ok(true)
}

/// A message with the opponent's best capture after a ply, if it exceeds `most`.
fn unsafe_by(game: &Game, ply: &Ply, most: u8) -> Result<Option<Message>, Refusal> {
    let (after, other) = (&ply.trace.after, !ply.trace.mover);
    if ply.trace.outcome.is_some() {
        return Ok(None);
    }
    if after.side() != other {
        return Ok(Some(message!("miss-turn-goes-on")));
    }
    let mut worst = None;
    for answer in game.moves(after) {
        let found = game.trace(after, answer)?.captured[other];
        if found > worst.as_ref().map_or(most, |(found, _)| *found) {
            worst = Some((found, game.label(other, answer)));
        }
    }
    Ok(worst.map(|(found, label)| message!("miss-unsafe", other, label, found)))
}

/// All conditions of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal(pub Vec<Condition>);

impl Goal {
    /// The first unmet condition after the player's plies.
    pub(super) fn miss(&self, game: &Game, plies: &[&Ply]) -> Result<Option<Message>, Refusal> {
        for condition in &self.0 {
            if let Some(miss) = condition.miss(game, plies)? {
                return Ok(Some(miss));
            }
        }
        Ok(None)
    }
}

/// Serialises to the same table as in the file.
impl Serialize for Goal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for condition in &self.0 {
            let name = condition.name();
            match condition {
                Condition::Again(count)
                | Condition::Captured(count)
                | Condition::Gained(count)
                | Condition::KeepsSafe(count) => map.serialize_entry(name, count)?,
                Condition::Laps(count) => map.serialize_entry(name, count)?,
                Condition::Last(label) => map.serialize_entry(name, label)?,
                Condition::Best
                | Condition::MakesHome
                | Condition::Feeds
                | Condition::Ends
                | Condition::Wins => map.serialize_entry(name, &true)?,
            }
        }
        map.end()
    }
}
