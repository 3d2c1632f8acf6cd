//! Verifies that a file is consistent with itself and with the rules.
//!
//! Every position is played one ply: its value must be the best of its moves. Where play can cycle that is not
//! enough, because two positions could promise each other a win. So a forced value must also come nearer to its
//! capture: a value better than endless play by at least one move, a worse one by every move that keeps it.

use std::path::Path;
use std::sync::Arc;

use sower_core::kernel::{Half, Packed, SharedRing};
use sower_core::{Game, Rules, notation, with_shared_ring};
use sower_search::endings::Cycles;

use crate::build::context::{BuildContext, Successor};
use crate::build::{LoadedLayer, Workers, load};
use crate::capture_steps::CaptureSteps;
use crate::error::VerifyError;
use crate::file::TableFile;
use crate::layer::{Board, Layer};
use crate::tables::layer_path;

/// The result of a successful verification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The number of positions checked.
    pub checked: u64,
    /// The number of positions in the layer.
    pub positions: u64,
}

/// Verifies a layer's file against the rules and the smaller layers: all of it, or a sample of evenly spread positions.
pub fn verify(
    game: &Game,
    folder: &Path,
    seeds: u8,
    sample: Option<u64>,
    workers: &Workers,
) -> Result<Verified, VerifyError> {
    with_shared_ring!(
        game.kernel(),
        kernel => verify_layer(game.rules(), kernel, folder, seeds, sample, workers),
        else Err(VerifyError::NoRing)
    )
}

fn verify_layer<H: Half>(
    rules: &Rules,
    kernel: &SharedRing<H>,
    folder: &Path,
    seeds: u8,
    sample: Option<u64>,
    workers: &Workers,
) -> Result<Verified, VerifyError> {
    let kernel = kernel.played_out();
    let (steps, cycles) = (CaptureSteps::of(rules), Cycles::of(rules));
    let board = Arc::new(Board::new(rules, &kernel, seeds));
    let read = |seeds: u8, distances: bool| -> Result<LoadedLayer<H>, VerifyError> {
        let path = layer_path(folder, seeds);
        let table = |error| VerifyError::Table { path: path.clone(), error };
        let file = TableFile::open(&path, rules.future_fingerprint(), seeds).map_err(table)?;
        let layer = Layer::new(board.clone(), seeds);
        load(layer, &file, distances, workers).map_err(table)
    };
    let below: Vec<u8> = steps.below(seeds).into_iter().filter(|seeds| !steps.is_over(*seeds)).collect();
    let solved =
        below.iter().map(|seeds| Ok(read(*seeds, false)?.solved)).collect::<Result<Vec<_>, VerifyError>>()?;
    let here = read(seeds, true)?;
    let context = BuildContext::new(&kernel, &here.solved.layer, &here.solved.encoding, &solved);
    let check = Check { context: &context, cycles, here: &here };
    let positions = here.solved.layer.len();
    let wanted = sample.unwrap_or(positions).min(positions);
    let faults = workers.in_pieces(wanted, 1 << 12, |piece, fault: &mut Option<(u64, Fault)>| {
        for number in piece {
            // A sample takes positions at equal distances, so that it covers every part of the layer.
            let index = (u128::from(number) * u128::from(positions) / u128::from(wanted.max(1))) as u64;
            if let Err(found) = check.position(index) {
                if fault.as_ref().is_none_or(|(first, _)| index < *first) {
                    *fault = Some((index, found));
                }
                return;
            }
        }
    });
    if workers.is_stopped() {
        return Err(VerifyError::Stopped);
    }
    match faults.into_iter().flatten().min_by_key(|(index, _)| *index) {
        None => Ok(Verified { checked: wanted, positions }),
        Some((index, fault)) => {
            let position = here.solved.layer.position(index).unpack(rules.board().pits);
            let position = notation::write_position(&position);
            Err(match fault {
                Fault::Value => VerifyError::Value { seeds, position },
                Fault::Distance => VerifyError::Distance { seeds, position },
            })
        }
    }
}

/// The kind of mistake in a position.
#[derive(Debug)]
enum Fault {
    Value,
    Distance,
}

struct Check<'a, H: Half> {
    context: &'a BuildContext<'a, H>,
    cycles: Cycles,
    here: &'a LoadedLayer<H>,
}

impl<H: Half> Check<'_, H> {
    fn position(&self, index: u64) -> Result<(), Fault> {
        let position = self.here.solved.layer.position(index);
        let roles = self.cycles.values();
        if let Some(passed) = self.passes(&position) {
            for role in 0..roles {
                let there = if roles == 1 { 0 } else { 1 - role };
                let turned = self.context.negated(self.value(there, passed));
                if self.value(role, index) != turned {
                    return Err(Fault::Value);
                }
                if self.distance(role, index) != self.distance(there, passed) {
                    return Err(Fault::Distance);
                }
            }
            return Ok(());
        }
        (0..roles).try_for_each(|role| self.role(role, index, &position))
    }

    fn passes(&self, position: &Packed<H>) -> Option<u64> {
        self.context.kernel.can_pass().then(|| self.context.after_pass(position)).flatten()
    }

    fn role(&self, role: usize, index: u64, position: &Packed<H>) -> Result<(), Fault> {
        let roles = self.cycles.values();
        let value = self.value(role, index);
        let (mut best, mut any) = (0, false);
        // The plies to the next capture after the moves that keep the value: the fewest and the most.
        let (mut least, mut most) = (u16::MAX, 0);
        self.context.kernel.for_each_child(position, |_, after| {
            any = true;
            let (worth, distance) = match self.context.successor(after, roles) {
                Successor::Solved(values) => (values[role], 0),
                Successor::SameLayer { index, same_side } => {
                    let there = if roles == 1 || same_side { role } else { 1 - role };
                    let worth = self.value(there, index);
                    let worth = if same_side { worth } else { self.context.negated(worth) };
                    (worth, self.distance(there, index))
                }
            };
            best = best.max(worth);
            if worth == value {
                (least, most) = (least.min(distance), most.max(distance));
            }
        });
        if !any {
            let over = self.context.final_value(position) == value;
            return if !over {
                Err(Fault::Value)
            } else if self.distance(role, index) != 0 {
                Err(Fault::Distance)
            } else {
                Ok(())
            };
        }
        if best != value {
            return Err(Fault::Value);
        }
        let wanted = match self.forced(role, value) {
            Forced::Mover => least.saturating_add(1),
            Forced::Other => most.saturating_add(1),
            Forced::None => 0,
        };
        if self.cycles != Cycles::None && self.distance(role, index) != wanted {
            return Err(Fault::Distance);
        }
        Ok(())
    }

    /// The side that forces a value.
    fn forced(&self, role: usize, value: u8) -> Forced {
        let encoding = self.context.encoding;
        match (self.cycles, role) {
            (Cycles::None, _) => Forced::None,
            (Cycles::Level, _) => match encoding.zero_code().map(|level| value.cmp(&level)) {
                Some(std::cmp::Ordering::Greater) => Forced::Mover,
                Some(std::cmp::Ordering::Less) => Forced::Other,
                _ => Forced::None,
            },
            (Cycles::Open, 0) if value > 0 => Forced::Mover,
            (Cycles::Open, 1) if value < encoding.max_code() => Forced::Other,
            (Cycles::Open, _) => Forced::None,
        }
    }

    fn value(&self, role: usize, index: u64) -> u8 {
        self.here.solved.values[role][index as usize]
    }

    fn distance(&self, role: usize, index: u64) -> u16 {
        self.here.distance(role, index)
    }
}

enum Forced {
    Mover,
    Other,
    None,
}
