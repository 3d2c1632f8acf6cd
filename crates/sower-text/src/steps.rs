//! The steps of a ply as sentences.

use sower_core::labels::label;
use sower_core::rules::{Labels, Rules, SowStores};
use sower_core::trace::{Cell, Event, How, Step, Trace};
use sower_core::{Game, Move, Place, Side};

use crate::{Message, message, outcome_sentence};

/// One step of a ply as a sentence, with the labels of its game.
pub fn step_sentence(step: &Step, rules: &Rules) -> Message {
    let name = |place: Place| named(rules, place);
    match &step.event {
        Event::FeedingForced { other } => message!("step-feeding-forced", other = *other),
        Event::Lift { from, seeds, left: 0 } => message!("step-lift", place = name(*from), count = *seeds),
        Event::Lift { from, seeds, .. } if rules.bao().play => {
            message!("step-lift", place = name(*from), count = *seeds)
        }
        Event::Lift { from, seeds, .. } => {
            message!("step-lift-leaving", place = name(*from), count = *seeds)
        }
        Event::Drop { to, count, .. } => message!("step-drop", place = cell(rules, *to), count = *count),
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
        Event::Stop { at, count } => message!("step-drop", place = cell(rules, *at), count = *count),
        Event::Capture { by, pits, seeds, how, .. } => capture(rules, *by, pits, *seeds, *how),
        Event::SownOn { pits, seeds, from, .. } => {
            let cells: Vec<Cell> = pits.iter().map(|pit| Cell::Pit(*pit)).collect();
            message!("step-sown-on", places = listed(rules, &cells), count = *seeds, from = name(*from))
        }
        Event::PutIn { at, count, .. } => message!("step-put-in", place = name(*at), count = *count),
        Event::SownFrom { pit, seeds, first, .. } => {
            message!("step-sown-from", place = name(*pit), count = *seeds, from = name(*first))
        }
        Event::Tax { at, left } => message!("step-tax", place = name(*at), count = *left),
        Event::HouseStop { at, seeds } => message!("step-house-stop", place = name(*at), count = *seeds),
        Event::HousePlayed { at, seeds } => message!("step-house-played", place = name(*at), count = *seeds),
        Event::HouseLost { at } => message!("step-house-lost", place = name(*at), owner = at.side),
        Event::Blocked { at } => message!("step-blocked", place = name(*at), owner = at.side),
        Event::SlamRefused { other, seeds } => message!("step-slam-refused", other = *other, count = *seeds),
        Event::SlamLeft { at } => message!("step-slam-left", place = name(*at), other = at.side),
        Event::HomeMade { at, owner, seeds } => {
            message!("step-home-made", place = name(*at), owner = *owner, count = *seeds)
        }
        Event::OwnedMade { pits, owner } => {
            let cells: Vec<Cell> = pits.iter().map(|pit| Cell::Pit(*pit)).collect();
            message!("step-owned-made", place = listed(rules, &cells), owner = *owner)
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
            [first, ..] if is_relay(first) => (step_sentence(first, rules), first.rule),
            [step] => (step_sentence(step, rules), step.rule),
            _ => (drops(rules, run), "sow.direction"),
        })
        .collect()
}

/// Whether both sides have the same labels, so that a label alone does not say which pit is meant.
fn labels_repeat(rules: &Rules) -> bool {
    *rules.labels() == Labels::Numbers
}

/// A pit by name, with its owner if the label is ambiguous.
fn named(rules: &Rules, place: Place) -> Message {
    let label = label(rules, place);
    if labels_repeat(rules) {
        message!("place-owned-pit", label, owner = place.side)
    } else {
        message!("place-pit", label)
    }
}

/// The name of a move in a sentence: its pit, with the owner if the label is ambiguous.
pub fn move_name(game: &Game, side: Side, played: Move) -> Message {
    match played.pit() {
        Some(pit) => named(game.rules(), Place::of(side, pit, game.rules().board().pits)),
        None => message!("move-swap"),
    }
}

/// A pit or a store by name.
fn cell(rules: &Rules, cell: Cell) -> Message {
    match cell {
        Cell::Pit(place) => named(rules, place),
        Cell::Store(owner) => message!("place-store", owner),
    }
}

/// Several cells by name. Neighbours with the same owner are named together.
fn listed(rules: &Rules, cells: &[Cell]) -> Message {
    let together = |one: &Cell, next: &Cell| match (one, next) {
        (Cell::Pit(one), Cell::Pit(next)) => one.side == next.side || !labels_repeat(rules),
        _ => false,
    };
    let mut groups: Vec<Message> = cells.chunk_by(together).map(|run| group(rules, run)).collect();
    let last = groups.pop();
    let before = groups.into_iter().reduce(|first, then| message!("places-list", first, then));
    match (before, last) {
        (Some(first), Some(then)) => message!("places-and", first, then),
        (None, Some(only)) => only,
        (_, None) => message!("place-pits", labels = String::new(), count = 0_u8),
    }
}

/// Neighbouring pits, or one store.
fn group(rules: &Rules, run: &[Cell]) -> Message {
    let pits = run.iter().filter_map(|cell| match cell {
        Cell::Pit(place) => Some(label(rules, *place)),
        Cell::Store(_) => None,
    });
    let labels: Vec<String> = pits.collect();
    let (count, labels) = (labels.len(), labels.join(", "));
    match run.first() {
        Some(Cell::Store(owner)) => message!("place-store", owner = *owner),
        Some(Cell::Pit(place)) if labels_repeat(rules) => {
            message!("place-owned-pits", labels, count, owner = place.side)
        }
        _ => message!("place-pits", labels, count),
    }
}

fn drops(rules: &Rules, run: &[Step]) -> Message {
    let drops = run.iter().filter_map(|step| match &step.event {
        Event::Drop { to, count, .. } => Some((*to, *count)),
        _ => None,
    });
    let (cells, counts): (Vec<Cell>, Vec<u8>) = drops.unzip();
    let last = cells.last().map(|last| cell(rules, *last)).expect("a run of drops has a last one");
    let count = counts.last().copied().unwrap_or(0);
    message!("step-drops", places = listed(rules, &cells), last, count)
}

fn capture(rules: &Rules, by: Side, pits: &[Place], seeds: u8, how: How) -> Message {
    let first = pits.first().copied().unwrap_or(Place { side: by, index: 0 });
    let place = named(rules, first);
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
                places = listed(rules, &cells),
                pits_taken = pits.len(),
                count = seeds
            )
        }
        How::Across => {
            let opposite = named(rules, first.opposite(rules.board().pits));
            match seeds {
                0 | 1 => message!("step-capture-lone", place, opposite),
                _ => message!("step-capture-across", place, opposite, count = seeds - 1, total = seeds),
            }
        }
        How::BeyondGap => message!("step-capture-beyond", place, count = seeds),
        How::Passing => message!("step-capture-passing", place, count = seeds, side = by),
        How::LastFew => message!("step-capture-last-few", count = seeds),
        How::Front => {
            let cells: Vec<Cell> = pits.iter().map(|pit| Cell::Pit(*pit)).collect();
            message!("step-capture-front", places = listed(rules, &cells), count = seeds)
        }
        How::Chosen => message!("step-capture-chosen", place, count = seeds),
        How::Before | How::Matching | How::Besides | How::Raid => {
            message!("step-capture-more", place, count = seeds)
        }
        How::GivenRest => message!("step-given-rest", count = seeds, side = by),
    }
}
