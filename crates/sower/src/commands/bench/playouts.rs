//! `sower bench playouts`: random games and turns, which measure the kernel.

use std::hint::black_box;
use std::io::Write as _;
use std::time::Instant;

use clap::Args as ClapArgs;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng as _};
use serde::Serialize;
use sower_core::kernel::{General, Half, Kernel as _, Packed, PackedMove, SharedRing};
use sower_core::{AnyKernel, Move, Position, Rules};

use crate::args::{GameArgs, JsonArgs};
use crate::choose;
use crate::numbers::{self, number};
use crate::output::{json_line, stdout};

#[derive(Debug, ClapArgs)]
pub(crate) struct PlayoutsArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Number of games.
    #[arg(long, default_value_t = 100_000, value_parser = number::<u64>(0..=u64::MAX, 1000))]
    pub(crate) games: u64,
    /// Seed of the random moves.
    #[arg(long, default_value_t = 1, value_parser = numbers::seed(u64::MAX))]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) output: JsonArgs,
}

#[derive(Serialize)]
struct Playouts {
    game: String,
    games: u64,
    moves: u64,
    seconds: f64,
}

pub(super) fn run(args: &PlayoutsArgs, json: bool) -> anyhow::Result<()> {
    let game = choose::game(&args.game)?;
    let begun = Instant::now();
    let moves = match game.kernel() {
        AnyKernel::Narrow(kernel) => {
            playouts(kernel, game.rules(), &Packed::pack(&game.start()), args.games, args.seed)
        }
        AnyKernel::Wide(kernel) => {
            playouts(kernel, game.rules(), &Packed::pack(&game.start()), args.games, args.seed)
        }
        AnyKernel::General(kernel) => {
            general_playouts(kernel, game.rules(), &game.start(), args.games, args.seed)
        }
    };
    let seconds = begun.elapsed().as_secs_f64();
    let mut out = stdout();
    if args.output.json || json {
        let game = game.rules().about().id.clone();
        return json_line(&mut out, &Playouts { game, games: args.games, moves, seconds });
    }
    let per_second = moves as f64 / seconds / 1e6;
    writeln!(
        out,
        "{} random games, {moves} moves, {seconds:.3} s, {per_second:.1} million moves per second",
        args.games
    )?;
    out.flush()?;
    Ok(())
}

/// Games played in parallel, so that one game's memory latency overlaps with the others.
const AT_ONCE: usize = 4;

/// Plays random games to their end, including repetition and the ply limit, and counts the moves.
fn playouts<H: Half>(kernel: &SharedRing<H>, rules: &Rules, start: &Packed<H>, games: u64, seed: u64) -> u64 {
    let mut rng = dice(seed);
    let mut to_begin = games;
    let mut moves = 0;
    let mut tables: Vec<Playout<H>> = (0..AT_ONCE).map(|_| Playout::new(rules, start)).collect();
    tables.truncate(usize::try_from(games).unwrap_or(AT_ONCE));
    to_begin -= tables.len() as u64;
    while !tables.is_empty() {
        let mut ended = None;
        for (index, table) in tables.iter_mut().enumerate() {
            match table.go_on(kernel, &mut rng) {
                true => moves += 1,
                false => {
                    black_box(kernel.outcome(&table.position));
                    ended = Some(index);
                }
            }
        }
        if let Some(index) = ended {
            if to_begin > 0 {
                tables[index].begin(start);
                to_begin -= 1;
            } else {
                tables.swap_remove(index);
            }
        }
    }
    moves
}

/// Plays random games of the general kernel, and counts the moves.
fn general_playouts(kernel: &General, rules: &Rules, start: &Position, games: u64, seed: u64) -> u64 {
    let mut rng = dice(seed);
    let cap = rules.most_plies().unwrap_or(u32::MAX);
    let repeats = rules.cycle().repeats.map_or(usize::MAX, usize::from);
    let mut total = 0;
    let mut since_capture: Vec<Position> = Vec::new();
    let mut moves: Vec<Move> = Vec::new();
    for _ in 0..games {
        let mut position = *start;
        since_capture.clear();
        for _ in 0..cap {
            moves.clear();
            kernel.moves_into(&position, &mut moves);
            if moves.is_empty() {
                break;
            }
            let drawn = ((u128::from(rng.next_u64()) * moves.len() as u128) >> 64) as usize;
            let after = kernel.play_unchecked(&position, PackedMove::from(moves[drawn]));
            total += 1;
            if after.in_play() != position.in_play() {
                since_capture.clear();
            }
            position = after;
            since_capture.push(position);
            if since_capture.iter().filter(|seen| **seen == position).count() >= repeats {
                break;
            }
        }
        black_box(kernel.outcome(&position));
    }
    total
}

/// A random game in progress.
struct Playout<H: Half> {
    position: Packed<H>,
    plies_left: u32,
    cap: u32,
    /// The number of occurrences of a position that ends the game; 0 for never.
    repeats: usize,
    since_capture: Vec<Packed<H>>,
    /// A few hash bits of each position in rows of sixteen, padded with zeros, so that a row is compared at once.
    marks: Vec<[u32; 16]>,
    repeated: bool,
}

impl<H: Half> Playout<H> {
    fn new(rules: &Rules, start: &Packed<H>) -> Playout<H> {
        let cap = rules.most_plies().unwrap_or(u32::MAX);
        let repeats = rules.cycle().repeats.map_or(0, usize::from);
        Playout {
            position: *start,
            plies_left: cap,
            cap,
            repeats,
            since_capture: Vec::new(),
            marks: vec![[0; 16]],
            repeated: false,
        }
    }

    fn begin(&mut self, start: &Packed<H>) {
        self.position = *start;
        self.plies_left = self.cap;
        self.forget();
        self.repeated = false;
    }

    /// Plays a random move; false if the game is over.
    #[inline(always)]
    fn go_on(&mut self, kernel: &SharedRing<H>, rng: &mut SmallRng) -> bool {
        let legal = kernel.legal(&self.position);
        if legal.is_empty() || self.plies_left == 0 || self.repeated {
            return false;
        }
        let after = kernel.play_unchecked(&self.position, pick(rng, legal));
        self.plies_left -= 1;
        if self.repeats > 0 {
            if after.own_store() + after.other_store()
                != self.position.own_store() + self.position.other_store()
            {
                self.forget();
            }
            self.remember(&after);
        }
        self.position = after;
        true
    }

    /// Forgets the positions before a capture, which cannot recur.
    fn forget(&mut self) {
        self.since_capture.clear();
        self.marks.truncate(1);
        self.marks[0] = [0; 16];
    }

    #[inline(always)]
    fn remember(&mut self, position: &Packed<H>) {
        // Never zero, which marks padding.
        let mark = (position.own().mix(position.other()) >> 32) as u32 | 1;
        let alike: u32 =
            self.marks.iter().map(|row| row.iter().map(|seen| u32::from(*seen == mark)).sum::<u32>()).sum();
        self.repeated = alike as usize + 1 >= self.repeats
            && self.since_capture.iter().filter(|seen| *seen == position).count() + 1 >= self.repeats;
        let place = self.since_capture.len() % 16;
        if let Some(row) = self.marks.last_mut() {
            row[place] = mark;
        }
        if place == 15 {
            self.marks.push([0; 16]);
        }
        self.since_capture.push(*position);
    }
}

/// Plays this many random turns, starting a new game after each end. A pit that would be sown for ever is counted and not played.
/// Returns the number of games, so that the compiler cannot remove the work.
pub(super) fn random_turns<H: Half>(kernel: &SharedRing<H>, start: &Packed<H>, turns: u64) -> u64 {
    let mut rng = dice(1);
    let mut position = *start;
    let mut games = 1;
    for _ in 0..turns {
        let mut candidates = kernel.open_candidates(&position);
        if candidates.is_empty() {
            position = *start;
            games += 1;
            candidates = kernel.open_candidates(&position);
        }
        if let Some(after) = kernel.play_if_it_ends(&position, pick(&mut rng, candidates)) {
            position = after;
        }
    }
    games
}

/// A random move: the high half of a product, uniform to within 2⁻⁶⁰.
fn pick(rng: &mut impl Rng, moves: sower_core::kernel::Moves) -> usize {
    moves.nth(((u128::from(rng.next_u64()) * moves.len() as u128) >> 64) as u32)
}

/// A fast generator, because the benchmark measures the game.
fn dice(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}
