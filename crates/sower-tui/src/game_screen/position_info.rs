//! Everything shown about the position at the cursor, computed once per ply.

use sower_core::trace::{Cell, Event, Trace};
use sower_core::{Move, Outcome, Place, Played, Refusal, Side};
use sower_text::message;

use super::animation::is_noteworthy;
use crate::say::{capitalised, render, say};

/// The last ply.
#[derive(Clone, Debug)]
pub(crate) struct LastPly {
    pub(crate) mover: Side,
    pub(crate) token: String,
    pub(crate) from: Option<Place>,
    pub(crate) to: Option<Cell>,
    pub(crate) laps: u32,
    /// Noteworthy events, in words.
    pub(crate) happened: Vec<String>,
}

/// Information about the position at the cursor.
#[derive(Clone, Debug)]
pub(crate) struct PositionInfo {
    pub(crate) side: Side,
    /// The legal pits.
    pub(crate) legal: Vec<Place>,
    pub(crate) may_swap: bool,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) last: Option<LastPly>,
    /// Why this side is to move, or why only some pits may be played.
    pub(crate) reasons: Vec<String>,
    /// Who received the remaining seeds at the end, which the stores do not show.
    pub(crate) swept: Option<String>,
}

impl PositionInfo {
    /// Computes the information; `last` is the trace of the last ply, if available.
    pub(crate) fn of(played: &Played, last: Option<&Trace>) -> PositionInfo {
        let game = played.game();
        let position = played.position();
        let (side, pits) = (position.side(), position.pits());
        let outcome = played.outcome();
        let moves = played.moves();
        let legal = moves.iter().filter_map(|played| played.pit().map(|pit| Place::of(side, pit, pits)));
        let refusals = if outcome.is_some() { Vec::new() } else { game.turn(position).refused() };
        let traced = match last {
            Some(trace) => Some(trace.clone()),
            None => trace_of_last(played),
        };
        let mut reasons = Vec::new();
        if outcome.is_none() {
            reasons.extend(traced.iter().flat_map(|trace| turn_reasons(played, trace)));
            let feeding = |refusal: &Refusal| matches!(refusal, Refusal::MustFeed { .. });
            if refusals.iter().any(|(_, refusal)| feeding(refusal)) {
                let sentence = say(game.rules(), &message!("step-feeding-forced", other = !side));
                reasons.push(capitalised(&sentence));
            }
        }
        let swept = traced.as_ref().filter(|_| outcome.is_some()).and_then(|trace| {
            let sweep = trace.steps.iter().find(|step| matches!(step.event, Event::Sweep { .. }))?;
            Some(capitalised(&render(game.rules(), &sower_text::step_sentence(sweep, game.rules()))))
        });
        PositionInfo {
            swept,
            side,
            legal: legal.collect(),
            may_swap: moves.contains(&Move::Swap),
            outcome,
            last: traced.and_then(|trace| last_ply(played, &trace)),
            reasons,
        }
    }
}

/// The trace of the ply that led to the cursor.
pub(crate) fn trace_of_last(played: &Played) -> Option<Trace> {
    let node = played.node(played.cursor());
    let before = played.node(node.parent()?).position();
    played.game().trace(before, node.played()?).ok()
}

fn last_ply(played: &Played, trace: &Trace) -> Option<LastPly> {
    let game = played.game();
    let node = played.node(played.cursor());
    let before = played.node(node.parent()?).position();
    let made = node.played()?;
    let from = made.pit().map(|pit| Place::of(trace.mover, pit, before.pits()));
    let happened = |event: &Event| {
        // The turn line already says who moves next and who receives the remaining seeds.
        let elsewhere = matches!(event, Event::Again { .. } | Event::Pass { .. } | Event::Sweep { .. });
        // Seeds that drop into homes are visible in the stores, and there may be many.
        is_noteworthy(event) && !elsewhere && !matches!(event, Event::IntoHome { .. })
    };
    Some(LastPly {
        mover: trace.mover,
        token: game.write_token(before, made).unwrap_or_else(|_| game.label(trace.mover, made)),
        from,
        to: trace.last,
        laps: trace.laps,
        happened: trace
            .steps
            .iter()
            .filter(|step| happened(&step.event))
            .map(|step| render(game.rules(), &sower_text::step_sentence(step, game.rules())))
            .collect(),
    })
}

/// Why this side is to move: an extra turn or a pass.
fn turn_reasons(played: &Played, trace: &Trace) -> Vec<String> {
    let rules = played.game().rules();
    trace
        .steps
        .iter()
        .filter(|step| matches!(step.event, Event::Again { .. } | Event::Pass { .. }))
        .map(|step| capitalised(&render(rules, &sower_text::step_sentence(step, rules))))
        .collect()
}
