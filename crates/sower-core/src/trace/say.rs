//! The steps of a ply as sentences.

use super::{Cell, Event, How, Step, Trace};
use crate::labels::label;
use crate::lang::{Message, Say, messages};
use crate::rules::{Labels, Rules};
use crate::side::{Place, Side};

messages! {
    /// One step of a ply.
    pub enum StepSentence {
        /// Only moves that feed were legal.
        FeedingForced {
            /// The bare side.
            other: Side,
        } = "step-feeding-forced",
        /// Seeds lifted.
        Lift {
            /// From where.
            place: Message,
            /// How many.
            count: u8,
        } = "step-lift",
        /// Seeds lifted, one left.
        LiftLeaving {
            /// From where.
            place: Message,
            /// How many.
            count: u8,
        } = "step-lift-leaving",
        /// A seed in a pit.
        Drop {
            /// Where.
            place: Message,
            /// What lies there now.
            count: u8,
        } = "step-drop",
        /// A seed in each of several places.
        Drops {
            /// Where.
            places: Message,
            /// What the last of them holds now.
            count: u8,
        } = "step-drops",
        /// A seed in the store.
        DropInStore {
            /// What lies there now.
            count: u8,
        } = "step-drop-in-store",
        /// A seed in a home.
        IntoHome {
            /// Where.
            place: Message,
            /// Whose.
            owner: Side,
        } = "step-into-home",
        /// The turn goes on.
        Relay {
            /// The pit.
            place: Message,
            /// What it holds.
            count: u8,
        } = "step-relay",
        /// The turn stops at an empty pit.
        StopEmpty {
            /// The pit.
            place: Message,
        } = "step-stop-empty",
        /// The turn stops.
        Stop {
            /// The pit.
            place: Message,
            /// What lies there.
            count: u8,
        } = "step-stop",
        /// The turn stops in a pit whose count does not matter.
        StopHere {
            /// The pit.
            place: Message,
        } = "step-stop-here",
        /// One pit captured by its count.
        CaptureCount {
            /// The pit.
            place: Message,
            /// Whose.
            owner: Side,
            /// What it held.
            count: u8,
        } = "step-capture-count",
        /// A chain captured.
        CaptureChain {
            /// The pits.
            places: Message,
            /// How many pits.
            pits_taken: usize,
            /// How many seeds.
            count: u8,
        } = "step-capture-chain",
        /// A capture across.
        CaptureAcross {
            /// Where the last seed fell.
            place: Message,
            /// Opposite.
            opposite: Message,
            /// What lay opposite.
            count: u8,
            /// What it makes together.
            total: u8,
        } = "step-capture-across",
        /// A lone seed captured.
        CaptureLone {
            /// Where it fell.
            place: Message,
            /// Opposite.
            opposite: Message,
        } = "step-capture-lone",
        /// A capture beyond a gap.
        CaptureBeyond {
            /// The pit.
            place: Message,
            /// What it held.
            count: u8,
        } = "step-capture-beyond",
        /// A capture in passing.
        CapturePassing {
            /// The pit.
            place: Message,
            /// What it held.
            count: u8,
            /// Who gets it.
            side: Side,
        } = "step-capture-passing",
        /// The last few.
        CaptureLastFew {
            /// How many.
            count: u8,
        } = "step-capture-last-few",
        /// The rest after a grand slam.
        GivenRest {
            /// How many.
            count: u8,
            /// Who gets them.
            side: Side,
        } = "step-given-rest",
        /// A grand slam that captures nothing.
        SlamRefused {
            /// Whose seeds.
            other: Side,
            /// How many stay.
            count: u8,
        } = "step-slam-refused",
        /// A grand slam that leaves a pit.
        SlamLeft {
            /// The pit.
            place: Message,
            /// Whose.
            other: Side,
        } = "step-slam-left",
        /// A home made.
        HomeMade {
            /// The pit.
            place: Message,
            /// Whose home now.
            owner: Side,
            /// What it held.
            count: u8,
        } = "step-home-made",
        /// A home barred.
        HomeBarred {
            /// The pit.
            place: Message,
            /// What stays.
            count: u8,
        } = "step-home-barred",
        /// Another turn by the store.
        AgainStore {
            /// Who.
            side: Side,
        } = "step-again-store",
        /// Another turn by a capture.
        AgainCapture {
            /// Who.
            side: Side,
        } = "step-again-capture",
        /// Seats swapped.
        Swap {
            /// Who.
            side: Side,
        } = "step-swap",
        /// An endless turn that leaves the board as it is.
        Stays {
            /// The pit.
            place: Message,
        } = "step-stays",
        /// A pass for want of seeds.
        PassEmpty {
            /// Who.
            side: Side,
        } = "step-pass-empty",
        /// A pass because every pit is endless.
        PassEndless {
            /// Who.
            side: Side,
        } = "step-pass-endless",
        /// A pit of the mover's, or one whose label nobody else has.
        Pit {
            /// The label.
            label: String,
        } = "place-pit",
        /// A pit of the other side that has a label of the mover's too.
        OtherPit {
            /// The label.
            label: String,
            /// Whose.
            owner: Side,
        } = "place-other-pit",
        /// Several pits of one side whose labels the other has too.
        OtherPits {
            /// The labels.
            labels: Vec<Message>,
            /// Whose.
            owner: Side,
        } = "place-other-pits",
        /// A list as it is.
        Places {
            /// The labels.
            labels: Vec<Message>,
        } = "places",
        /// A pit in a list, where the list says that it is of pits.
        Listed {
            /// The label.
            label: String,
        } = "place-listed",
        /// A store in a list.
        Store = "place-store",
        /// A list that goes on with another.
        PlacesThen {
            /// What comes first.
            first: Message,
            /// What follows.
            then: Message,
        } = "places-then",
        /// What was left, to both.
        SweepBoth {
            /// South's.
            south: u8,
            /// North's.
            north: u8,
        } = "step-sweep-both",
        /// What was left, to one.
        SweepOne {
            /// Who.
            side: Side,
            /// How many.
            count: u8,
        } = "step-sweep-one",
    }
}

impl Step {
    /// This step of a ply by that mover as a message, with the labels of its game.
    pub fn message(&self, rules: &Rules, mover: Side) -> Message {
        let name = |place: Place| named(rules, mover, place);
        let sentence = match &self.event {
            Event::FeedingForced { other } => StepSentence::FeedingForced { other: *other },
            Event::Lift { from, seeds, left: 0 } => StepSentence::Lift { place: name(*from), count: *seeds },
            Event::Lift { from, seeds, .. } => {
                StepSentence::LiftLeaving { place: name(*from), count: *seeds }
            }
            Event::Drop { to: Cell::Pit(place), count, .. } => {
                StepSentence::Drop { place: name(*place), count: *count }
            }
            Event::Drop { to: Cell::Store(_), count, .. } => StepSentence::DropInStore { count: *count },
            Event::IntoHome { at, owner, .. } => StepSentence::IntoHome { place: name(*at), owner: *owner },
            Event::Relay { at, seeds } => StepSentence::Relay { place: name(*at), count: *seeds },
            Event::Stop { at: Cell::Pit(place), count: 0 | 1 } => {
                StepSentence::StopEmpty { place: name(*place) }
            }
            Event::Stop { at: Cell::Pit(place), .. } if rules.capture().last_makes.is_empty() => {
                StepSentence::StopHere { place: name(*place) }
            }
            Event::Stop { at: Cell::Pit(place), count } => {
                StepSentence::Stop { place: name(*place), count: *count }
            }
            Event::Stop { at: Cell::Store(_), count } => StepSentence::DropInStore { count: *count },
            Event::Capture { by, pits, seeds, how } => return capture(rules, mover, *by, pits, *seeds, *how),
            Event::SlamRefused { other, seeds } => StepSentence::SlamRefused { other: *other, count: *seeds },
            Event::SlamLeft { at } => StepSentence::SlamLeft { place: name(*at), other: at.side },
            Event::HomeMade { at, owner, seeds } => {
                StepSentence::HomeMade { place: name(*at), owner: *owner, count: *seeds }
            }
            Event::HomeBarred { at, seeds } => StepSentence::HomeBarred { place: name(*at), count: *seeds },
            Event::Again { side } if rules.sow().stores == crate::rules::SowStores::Own => {
                StepSentence::AgainStore { side: *side }
            }
            Event::Again { side } => StepSentence::AgainCapture { side: *side },
            Event::Swap { side } => StepSentence::Swap { side: *side },
            Event::Stays { at } => StepSentence::Stays { place: name(*at) },
            Event::Pass { side } if self.rule == "turn.no-move" => StepSentence::PassEmpty { side: *side },
            Event::Pass { side } => StepSentence::PassEndless { side: *side },
            Event::Sweep { shares: [south, 0] } => {
                StepSentence::SweepOne { side: Side::South, count: *south }
            }
            Event::Sweep { shares: [0, north] } => {
                StepSentence::SweepOne { side: Side::North, count: *north }
            }
            Event::Sweep { shares: [south, north] } => {
                StepSentence::SweepBoth { south: *south, north: *north }
            }
            Event::End { outcome } => return outcome.message(rules),
        };
        sentence.message()
    }
}

impl Trace {
    /// The ply in sentences, each with the key of its rule. What a hand drops without anything else happening is one
    /// sentence, and so is a relay with the lift that follows it.
    pub fn sentences(&self, rules: &Rules) -> Vec<(Message, &'static str)> {
        let is_drop = |step: &Step| matches!(step.event, Event::Drop { .. });
        let is_relay = |step: &Step| matches!(step.event, Event::Relay { .. });
        self.steps
            .chunk_by(|one, next| (is_drop(one) && is_drop(next)) || is_relay(one))
            .map(|run| match run {
                [first, ..] if is_relay(first) => (first.message(rules, self.mover), first.rule),
                [step] => (step.message(rules, self.mover), step.rule),
                _ => (drops(rules, self.mover, run), "sow.direction"),
            })
            .collect()
    }
}

/// A pit by name. Where both sides have the same labels, the other side's is told as theirs.
fn named(rules: &Rules, mover: Side, place: Place) -> Message {
    let label = label(rules, place);
    if place.side != mover && *rules.labels() == Labels::Numbers {
        StepSentence::OtherPit { label, owner: place.side }.message()
    } else {
        StepSentence::Pit { label }.message()
    }
}

/// Several cells by name, those of one side together.
fn listed(rules: &Rules, mover: Side, cells: &[Cell]) -> Message {
    let theirs = |cell: &Cell| {
        matches!(cell, Cell::Pit(place) if place.side != mover) && *rules.labels() == Labels::Numbers
    };
    let name = |cell: &Cell| match cell {
        Cell::Pit(place) => StepSentence::Listed { label: label(rules, *place) }.message(),
        Cell::Store(_) => StepSentence::Store.message(),
    };
    cells
        .chunk_by(|one, next| theirs(one) == theirs(next))
        .enumerate()
        .map(|(turn, run)| {
            let labels = run.iter().map(name).collect();
            match run.first() {
                Some(first) if theirs(first) => StepSentence::OtherPits { labels, owner: !mover }.message(),
                // Back from the other side, the mover's own are told as theirs too.
                _ if turn > 0 => StepSentence::OtherPits { labels, owner: mover }.message(),
                _ => StepSentence::Places { labels }.message(),
            }
        })
        .reduce(|first, then| StepSentence::PlacesThen { first, then }.message())
        .unwrap_or_else(|| StepSentence::Places { labels: Vec::new() }.message())
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
    StepSentence::Drops { places: listed(rules, mover, &cells), count: held }.message()
}

fn capture(rules: &Rules, mover: Side, by: Side, pits: &[Place], seeds: u8, how: How) -> Message {
    let first = pits.first().copied().unwrap_or(Place { side: by, index: 0 });
    let place = named(rules, mover, first);
    let sentence = match how {
        How::Count if pits.len() == 1 => {
            // Whose pit it is is said by the sentence itself.
            let place = StepSentence::Pit { label: label(rules, first) }.message();
            StepSentence::CaptureCount { place, owner: first.side, count: seeds }
        }
        How::Count => {
            let cells: Vec<Cell> = pits.iter().map(|pit| Cell::Pit(*pit)).collect();
            StepSentence::CaptureChain {
                places: listed(rules, mover, &cells),
                pits_taken: pits.len(),
                count: seeds,
            }
        }
        How::Across => {
            let opposite = named(rules, mover, first.opposite(rules.board().pits));
            match seeds {
                0 | 1 => StepSentence::CaptureLone { place, opposite },
                _ => StepSentence::CaptureAcross { place, opposite, count: seeds - 1, total: seeds },
            }
        }
        How::BeyondGap => StepSentence::CaptureBeyond { place, count: seeds },
        How::Passing => StepSentence::CapturePassing { place, count: seeds, side: by },
        How::LastFew => StepSentence::CaptureLastFew { count: seeds },
        How::GivenRest => StepSentence::GivenRest { count: seeds, side: by },
    };
    sentence.message()
}
