//! Kernel speed: perft in the four main games, and Ogidise's long turns.
//!
//! ```sh
//! cargo bench -p sower-core
//! ```

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::kernel::{Kernel as _, Packed, PackedMove};
use sower_core::{AnyKernel, Game, Move, Position, library};

/// Random games whose turns are replayed.
const GAMES: usize = 50;
/// Plies after which a random game is abandoned.
const PLIES: usize = 200;

/// Turns of one round of [`general_turns`].
const GENERAL_TURNS: usize = 100_000;

fn main() {
    divan::main();
}

fn game(name: &str) -> Game {
    let listed = library::find(name).expect("the game is shipped");
    Game::new(listed.rules(&[]).expect("its rules are sound"))
}

/// Perft from the start; an item is a sequence of plies.
#[divan::bench(args = [("kalah", 7), ("oware", 7), ("togyz-kumalak", 5), ("ogidise", 6)])]
fn perft(bencher: Bencher, (name, depth): (&str, u32)) {
    let game = game(name);
    let start = game.start();
    bencher
        .counter(ItemsCount::new(game.perft(&start, depth)))
        .bench_local(|| game.perft(black_box(&start), depth));
}

/// Turns of random games of Ogidise; an item is a turn.
#[divan::bench]
fn ogidise_turns(bencher: Bencher) {
    sow_again(bencher, |turns| turns.len());
}

/// The same turns; an item is a lap.
#[divan::bench]
fn ogidise_laps(bencher: Bencher) {
    sow_again(bencher, |turns| turns.iter().map(|turn| turn.laps as usize).sum());
}

/// A played turn with its number of laps.
struct Turn {
    before: Packed<u64>,
    pit: usize,
    laps: u32,
}

fn sow_again(bencher: Bencher, count: impl Fn(&[Turn]) -> usize) {
    let game = game("ogidise");
    let AnyKernel::Narrow(kernel) = game.kernel() else { panic!("six pits a side are narrow") };
    let turns = random_turns(&game);
    bencher.counter(ItemsCount::new(count(&turns))).bench_local(|| {
        for turn in &turns {
            black_box(kernel.play_unchecked(black_box(&turn.before), turn.pit));
        }
    });
}

fn random_turns(game: &Game) -> Vec<Turn> {
    let mut rng = Pcg64::seed_from_u64(1);
    let mut turns = Vec::new();
    for _ in 0..GAMES {
        let mut position: Position = game.start();
        for _ in 0..PLIES {
            let moves = game.moves(&position);
            if moves.is_empty() {
                break;
            }
            let played = moves[rng.random_range(0..moves.len())];
            let trace = game.trace(&position, played).expect("a listed move is legal");
            if let Move::Sow(pit) = played {
                turns.push(Turn { before: Packed::pack(&position), pit: pit.index(), laps: trace.laps });
            }
            position = trace.after;
        }
    }
    turns
}

/// Random turns with move generation, game after game, without repetition; an item is a turn.
#[divan::bench(args = ["bao-la-kiswahili", "bao-malawi", "bao-kujifunza"])]
fn general_turns(bencher: Bencher, name: &str) {
    let game = game(name);
    let AnyKernel::General(kernel) = game.kernel() else { panic!("{name} needs the general kernel") };
    let start = game.start();
    bencher.counter(ItemsCount::new(GENERAL_TURNS)).bench_local(|| {
        let mut rng = Pcg64::seed_from_u64(3);
        let mut position = start;
        let mut moves: Vec<Move> = Vec::new();
        for _ in 0..GENERAL_TURNS {
            moves.clear();
            kernel.moves_into(&position, &mut moves);
            position = match moves.is_empty() {
                true => start,
                false => {
                    let drawn = moves[rng.random_range(0..moves.len())];
                    kernel.play_unchecked(&position, PackedMove::from(drawn))
                }
            };
        }
        black_box(position)
    });
}

/// Random turns that sow only the drawn one; an item is a turn.
#[divan::bench(args = ["bao-la-kiswahili", "bao-malawi", "bao-kujifunza"])]
fn drawn_turns(bencher: Bencher, name: &str) {
    let game = game(name);
    let AnyKernel::General(kernel) = game.kernel() else { panic!("{name} needs the general kernel") };
    let start = game.start();
    bencher.counter(ItemsCount::new(GENERAL_TURNS)).bench_local(|| {
        let mut rng = Pcg64::seed_from_u64(3);
        let mut position = start;
        for _ in 0..GENERAL_TURNS {
            let drawn = kernel.draw_turn(&position, &mut |below| rng.random_range(0..below));
            position = drawn.unwrap_or(start);
        }
        black_box(position)
    });
}

/// Random games through [`Game::play`], which checks legality; an item is a ply.
#[divan::bench(args = ["kalah", "oware", "togyz-kumalak", "ogidise"])]
fn checked_play(bencher: Bencher, name: &str) {
    let game = game(name);
    let plies = random_plies(&game);
    bencher.counter(ItemsCount::new(plies.len())).bench_local(|| {
        for (position, played) in &plies {
            black_box(game.play(black_box(position), *played).is_ok());
        }
    });
}

fn random_plies(game: &Game) -> Vec<(Position, Move)> {
    let mut rng = Pcg64::seed_from_u64(2);
    let mut plies = Vec::new();
    for _ in 0..GAMES {
        let mut position = game.start();
        for _ in 0..PLIES {
            let moves = game.moves(&position);
            if moves.is_empty() {
                break;
            }
            let played = moves[rng.random_range(0..moves.len())];
            plies.push((position, played));
            position = game.play(&position, played).expect("a listed move is legal");
        }
    }
    plies
}
