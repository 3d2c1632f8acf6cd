//! `sower bench`: fixed work on one thread, so that two builds or two machines can be compared.

use std::io::Write as _;
use std::time::Instant;

use rand::{Rng, RngExt};
use serde::Serialize;
use sower_core::kernel::{Half, Kernel, Packed};
use sower_core::{Game, Rules, with_kernel};

use crate::args::{BenchArgs, BenchWhat, GameArgs, PlayoutsArgs};
use crate::failure::Failure;
use crate::output::{json_line, stdout};
use crate::{choose, players};

/// Perft's work: the game, the depth, the count that must come out, and the bar in million moves a second.
const PERFT: &[(&str, u32, u64, f64)] = &[
    ("kalah", 11, 65_870_758, 95.0),
    ("oware", 11, 91_558_687, 90.0),
    ("togyz-kumalak", 8, 25_166_174, 50.0),
];

/// Turns of random play in Ogidise, and the bar in nanoseconds a turn.
const TURNS: (u64, f64) = (10_000_000, 100.0);

/// Rounds of each measurement; the median is reported.
const ROUNDS: usize = 5;

#[derive(Serialize)]
struct Measured {
    work: String,
    count: u64,
    seconds: f64,
    fastest: f64,
    slowest: f64,
    per_second: f64,
    /// How many times the bar; more is better.
    of_bar: f64,
}

#[derive(Serialize)]
struct Playouts {
    game: String,
    games: u64,
    moves: u64,
    seconds: f64,
}

pub(crate) fn run(args: &BenchArgs) -> anyhow::Result<()> {
    if let Some(BenchWhat::Playouts(playouts)) = &args.what {
        return run_playouts(playouts, args.json);
    }
    for (name, depth, expected, bar) in PERFT {
        let game = shipped(name)?;
        let start = game.start();
        let (nodes, times) = rounds(|| game.perft(&start, *depth));
        if nodes != *expected {
            return Err(Failure::no(format!(
                "perft {name} {depth} gave {nodes}, not {expected}: this build is broken"
            )));
        }
        report(args.json, format!("perft {name} {depth}"), nodes, times, |per_second| {
            per_second / 1e6 / bar
        })?;
    }
    let game = shipped("ogidise")?;
    let (turns, bar) = TURNS;
    let (_, times) = rounds(|| match game.kernel() {
        sower_core::AnyKernel::Narrow(kernel) => random_turns(kernel, &Packed::pack(&game.start()), turns),
        sower_core::AnyKernel::Wide(kernel) => random_turns(kernel, &Packed::pack(&game.start()), turns),
    });
    report(args.json, "random turns of ogidise".to_owned(), turns, times, |per_second| {
        bar / (1e9 / per_second)
    })
}

fn shipped(name: &str) -> anyhow::Result<Game> {
    choose::game(&GameArgs { game: name.to_owned(), changes: Vec::new() })
}

/// Does the same work several times: its count and the sorted times.
fn rounds(mut work: impl FnMut() -> u64) -> (u64, Vec<f64>) {
    let mut count = 0;
    let mut times: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let begun = Instant::now();
            count = work();
            begun.elapsed().as_secs_f64()
        })
        .collect();
    times.sort_by(f64::total_cmp);
    (count, times)
}

fn report(
    json: bool,
    work: String,
    count: u64,
    times: Vec<f64>,
    of_bar: impl Fn(f64) -> f64,
) -> anyhow::Result<()> {
    let seconds = times[times.len() / 2];
    let per_second = count as f64 / seconds;
    let measured = Measured {
        work,
        count,
        seconds,
        fastest: times[0],
        slowest: times[times.len() - 1],
        per_second,
        of_bar: of_bar(per_second),
    };
    let mut out = stdout();
    if json {
        return json_line(&mut out, &measured);
    }
    writeln!(
        out,
        "{:<26} {:>11}  {:6.3} s ({:.3}–{:.3})  {:6.1} M/s  {:5.1} ns  {:.2} of the bar",
        measured.work,
        count,
        seconds,
        measured.fastest,
        measured.slowest,
        per_second / 1e6,
        1e9 / per_second,
        measured.of_bar
    )?;
    out.flush()?;
    Ok(())
}

/// Plays so many random turns, a new game after each end. A pit that would be sown for ever is met, counted and not
/// played. Returns the number of games, so that no compiler leaves the work out.
fn random_turns<H: Half>(kernel: &Kernel<H>, start: &Packed<H>, turns: u64) -> u64 {
    let mut rng = players::generator(1);
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

fn pick(rng: &mut impl Rng, moves: sower_core::kernel::Moves) -> usize {
    moves.nth(rng.random_range(0..moves.len() as u32))
}

fn run_playouts(args: &PlayoutsArgs, json: bool) -> anyhow::Result<()> {
    let game = choose::game(&args.game)?;
    let begun = Instant::now();
    let moves = with_kernel!(game.kernel(), kernel => {
        playouts(kernel, game.rules(), &Packed::pack(&game.start()), args.games, args.seed)
    });
    let seconds = begun.elapsed().as_secs_f64();
    let mut out = stdout();
    if args.json || json {
        let game = game.rules().about().id.clone();
        return json_line(&mut out, &Playouts { game, games: args.games, moves, seconds });
    }
    let per_second = moves as f64 / seconds / 1e6;
    writeln!(
        out,
        "{} random games, {moves} moves, {seconds:.3} s, {per_second:.1} million moves a second",
        args.games
    )?;
    out.flush()?;
    Ok(())
}

/// Plays random games to their end, repetition and cap included, and counts the moves.
fn playouts<H: Half>(kernel: &Kernel<H>, rules: &Rules, start: &Packed<H>, games: u64, seed: u64) -> u64 {
    let mut rng = players::generator(seed);
    let cap = rules.most_plies().unwrap_or(u32::MAX);
    let repeats = rules.cycle().repeats.map_or(usize::MAX, usize::from);
    let mut since_capture: Vec<Packed<H>> = Vec::new();
    let mut moves = 0;
    for _ in 0..games {
        let mut position = *start;
        since_capture.clear();
        for _ in 0..cap {
            let legal = kernel.legal(&position);
            if legal.is_empty() {
                break;
            }
            let after = kernel.play_unchecked(&position, pick(&mut rng, legal));
            moves += 1;
            if repeats < usize::MAX {
                if kernel.in_play(&after) < kernel.in_play(&position) {
                    since_capture.clear();
                }
                since_capture.push(after);
                if since_capture.len() >= 2 * repeats - 1
                    && since_capture.iter().filter(|seen| **seen == after).count() >= repeats
                {
                    break;
                }
            }
            position = after;
        }
    }
    moves
}
