//! The steps of a ply as sentences.

use sower_core::labels::label;
use sower_core::rules::{Labels, Rules, SowStores};
use sower_core::trace::{Cell, Event, How, Step, Trace};
use sower_core::{Place, Side};

use crate::{Message, message, outcome_sentence};

/// One step of a ply by `mover` as a sentence, with the labels of its game.
pub fn step_sentence(step: &Step, rules: &Rules, mover: Side) -> Message {
    let name = |place: Place| named(rules, mover, place);
    match &step.event {
        Event::FeedingForced { other } => message!("step-feeding-forced", other = *other),
        Event::Lift { from, seeds, left: 0 } => message!("step-lift", place = name(*from), count = *seeds),
        Event::Lift { from, seeds, .. } => {
            message!("step-lift-leaving", place = name(*from), count = *seeds)
        }
        Event::Drop { to: Cell::Pit(place), count, .. } => {
            message!("step-drop", place = name(*place), count = *count)
        }
        Event::Drop { to: Cell::Store(_), count, .. } => message!("step-drop-in-store", count = *count),
        Event::IntoHome { at, owner, .. } => message!("step-into-home", place = name(*at), owner = *owner),
        Event::Relay { at, seeds } => message!("step-relay", place = name(*at), count = *seeds),
        Event::Stop { at: Cell::Pit(place), count: 0 | 1 } => {
            message!("step-stop-empty", place = name(*place))
        }
        Event::Stop { at: Cell::Pit(place), .. } if rules.capture().last_makes.is_empty() => {
            message!("step-stop-here", place = name(*place))
        }
        Event::Stop { at: Cell::Pit(place), count } => {
            message!("step-stop", place = name(*place), count = *count)
        }
        Event::Stop { at: Cell::Store(_), count } => message!("step-drop-in-store", count = *count),
        Event::Capture { by, pits, seeds, how } => capture(rules, mover, *by, pits, *seeds, *how),
        Event::SlamRefused { other, seeds } => message!("step-slam-refused", other = *other, count = *seeds),
        Event::SlamLeft { at } => message!("step-slam-left", place = name(*at), other = at.side),
        Event::HomeMade { at, owner, seeds } => {
            message!("step-home-made", place = name(*at), owner = *owner, count = *seeds)
        }
        Event::HomeBarred { at, seeds } => message!("step-home-barred", place = name(*at), count = *seeds),
        Event::Again { side } if rules.sow().stores == SowStores::Own => {
            message!("step-again-store", side = *side)
        }
        Event::Again { side } => message!("step-again-capture", side = *side),
        Event::Swap { side } => message!("step-swap", side = *side),
        Event::Stays { at } => message!("step-stays", place = name(*at)),
        Event::Pass { side } if step.rule == "turn.no-move" => message!("step-pass-empty", side = *side),
        Event::Pass { side } => message!("step-pass-endless", side = *side),
        Event::Sweep { shares: [south, 0] } => {
            message!("step-sweep-one", side = Side::South, count = *south)
        }
        Event::Sweep { shares: [0, north] } => {
            message!("step-sweep-one", side = Side::North, count = *north)
        }
        Event::Sweep { shares: [south, north] } => {
            message!("step-sweep-both", south = *south, north = *north)
        }
        Event::End { outcome } => outcome_sentence(outcome, rules),
    }
}

/// The ply in sentences, each with the key of its rule. Drops without another effect are combined into one
/// sentence, and so are a relay and the lift that follows it.
pub fn trace_sentences(trace: &Trace, rules: &Rules) -> Vec<(Message, &'static str)> {
    let is_drop = |step: &Step| matches!(step.event, Event::Drop { .. });
    let is_relay = |step: &Step| matches!(step.event, Event::Relay { .. });
    trace
        .steps
        .chunk_by(|one, next| (is_drop(one) && is_drop(next)) || is_relay(one))
        .map(|run| match run {
            [first, ..] if is_relay(first) => (step_sentence(first, rules, trace.mover), first.rule),
            [step] => (step_sentence(step, rules, trace.mover), step.rule),
            _ => (drops(rules, trace.mover, run), "sow.direction"),
        })
        .collect()
}

/// A pit by name. If both sides have the same labels, it names the owner of an opponent's pit.
fn named(rules: &Rules, mover: Side, place: Place) -> Message {
    let label = label(rules, place);
    if place.side != mover && *rules.labels() == Labels::Numbers {
        message!("place-other-pit", label, owner = place.side)
    } else {
        message!("place-pit", label)
    }
}

/// Several cells by name, grouped by side.
fn listed(rules: &Rules, mover: Side, cells: &[Cell]) -> Message {
    let theirs = |cell: &Cell| {
        matches!(cell, Cell::Pit(place) if place.side != mover) && *rules.labels() == Labels::Numbers
    };
    let name = |cell: &Cell| match cell {
        Cell::Pit(place) => message!("place-listed", label = label(rules, *place)),
        Cell::Store(_) => message!("place-store"),
    };
    cells
        .chunk_by(|one, next| theirs(one) == theirs(next))
        .enumerate()
        .map(|(turn, run)| {
            let labels: Vec<Message> = run.iter().map(name).collect();
            match run.first() {
                Some(first) if theirs(first) => message!("place-other-pits", labels, owner = !mover),
                // After the opponent's pits, the mover's pits need their owner named too.
                _ if turn > 0 => message!("place-other-pits", labels, owner = mover),
                _ => message!("places", labels),
            }
        })
        .reduce(|first, then| message!("places-then", first, then))
        .unwrap_or_else(|| message!("places", labels = Vec::<Message>::new()))
}

fn drops(rules: &Rules, mover: Side, run: &[Step]) -> Message {
    let mut cells = Vec::new();
    let mut held = 0;
    for step in run {
        if let Event::Drop { to, count, .. } = &step.event {
            held = *count;
            cells.push(*to);
        }
    }
    message!("step-drops", places = listed(rules, mover, &cells), count = held)
}

fn capture(rules: &Rules, mover: Side, by: Side, pits: &[Place], seeds: u8, how: How) -> Message {
    let first = pits.first().copied().unwrap_or(Place { side: by, index: 0 });
    let place = named(rules, mover, first);
    match how {
        How::Count if pits.len() == 1 => {
            // The sentence itself names the pit's owner.
            let place = message!("place-pit", label = label(rules, first));
            message!("step-capture-count", place, owner = first.side, count = seeds)
        }
        How::Count => {
            let cells: Vec<Cell> = pits.iter().map(|pit| Cell::Pit(*pit)).collect();
            message!(
                "step-capture-chain",
                places = listed(rules, mover, &cells),
                pits_taken = pits.len(),
                count = seeds
            )
        }
        How::Across => {
            let opposite = named(rules, mover, first.opposite(rules.board().pits));
            match seeds {
                0 | 1 => message!("step-capture-lone", place, opposite),
                _ => message!("step-capture-across", place, opposite, count = seeds - 1, total = seeds),
            }
        }
        How::BeyondGap => message!("step-capture-beyond", place, count = seeds),
        How::Passing => message!("step-capture-passing", place, count = seeds, side = by),
        How::LastFew => message!("step-capture-last-few", count = seeds),
        How::GivenRest => message!("step-given-rest", count = seeds, side = by),
    }
}
