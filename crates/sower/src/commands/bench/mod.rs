//! `sower bench`: fixed work on one thread, so that two builds or two machines can be compared.

mod server;

use std::hint::black_box;
use std::io::{self, IsTerminal as _, Write as _};
use std::time::Instant;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng as _};
use serde::Serialize;
use sower_core::kernel::{Half, Kernel, Packed};
use sower_core::lang::Language;
use sower_core::{Game, Rules, Words, with_kernel};

use sower_search::bench::{WORK, Work};
use sower_search::{Limits, Settings};

pub(crate) use server::ServerBenchArgs;

use crate::args::{BenchArgs, BenchWhat, GameArgs, PlayoutsArgs, SearchBenchArgs};
use crate::choose;
use crate::failure::Failure;
use crate::output::{json_line, stdout};
use crate::talk::Talk;

/// Perft's work: the game, the depth, the count that must come out, and the bar in million moves a second.
const PERFT: &[(&str, u32, u64, f64)] = &[
    ("kalah", 11, 65_870_758, 95.0),
    ("oware", 11, 91_558_687, 90.0),
    ("togyz-kumalak", 8, 25_166_174, 50.0),
];

/// Turns of random play in Ogidise, and the bar in million turns a second: 100 ns each.
const TURNS: (u64, f64) = (10_000_000, 10.0);

/// Rounds of each measurement. The work is always the same, so whatever makes a round slower than another is not Sower: the
/// fastest is its speed, and the median and the slowest tell how quiet the machine was.
const ROUNDS: usize = 7;

#[derive(Serialize)]
struct Measured {
    work: String,
    count: u64,
    fastest: f64,
    median: f64,
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
    match &args.what {
        Some(BenchWhat::Playouts(playouts)) => return run_playouts(playouts, args.json),
        Some(BenchWhat::Search(search)) => return run_search(search, args.json || search.json),
        Some(BenchWhat::Server(load)) => return server::run(load, args.json || load.json),
        None => {}
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
        report(args.json, format!("perft {name} {depth}"), nodes, times, *bar)?;
    }
    let game = shipped("ogidise")?;
    let (turns, bar) = TURNS;
    let (_, times) = rounds(|| match game.kernel() {
        sower_core::AnyKernel::Narrow(kernel) => random_turns(kernel, &Packed::pack(&game.start()), turns),
        sower_core::AnyKernel::Wide(kernel) => random_turns(kernel, &Packed::pack(&game.start()), turns),
    });
    report(args.json, "random turns of ogidise".to_owned(), turns, times, bar)?;
    run_search(&SearchBenchArgs::default(), args.json)
}

/// The bars of the search, in million positions a second on one thread.
const SEARCH_BARS: [(&str, f64); 2] = [("kalah", 12.0), ("oware", 12.0)];

#[derive(Serialize)]
struct Searched {
    game: &'static str,
    depth: u32,
    threads: u16,
    /// The checksum of the search's behaviour; on several threads the count differs from run to run.
    nodes: u64,
    seconds: f64,
    per_second: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    of_bar: Option<f64>,
}

fn run_search(args: &SearchBenchArgs, json: bool) -> anyhow::Result<()> {
    let settings = Settings::new(crate::memory::bytes(args.memory)?, usize::from(args.threads));
    let mut signature = 0;
    say_aside(&Talk::BenchRounds { rounds: SEARCH_ROUNDS });
    for work in WORK {
        let limits = args.time.map_or_else(|| Limits::depth(work.depth), Limits::time);
        // The count is the same each time; the fastest time is the least disturbed one.
        let rounds = (1..=SEARCH_ROUNDS).map(|round| {
            show_passing(&Talk::BenchRound { game: work.game, round, rounds: SEARCH_ROUNDS });
            work.run(settings.clone(), &limits)
        });
        let fastest = rounds.max_by(|a, b| (a.0 as f64 / a.1).total_cmp(&(b.0 as f64 / b.1)));
        let (nodes, seconds) = fastest.unwrap_or((0, 1.0));
        clear_passing();
        signature += nodes;
        let per_second = nodes as f64 / seconds;
        let bar = SEARCH_BARS.iter().find(|(game, _)| *game == work.game).map(|(_, bar)| *bar);
        let of_bar = bar.map(|bar| per_second / 1e6 / bar);
        let Work { game, depth, .. } = work;
        let mut out = stdout();
        if json {
            json_line(
                &mut out,
                &Searched { game, depth, threads: args.threads, nodes, seconds, per_second, of_bar },
            )?;
            continue;
        }
        let how_far = args.time.map_or_else(|| format!("to depth {depth}"), |_| "by time".to_owned());
        let bar = of_bar.map_or_else(String::new, |times| format!("  {times:.2} × the bar of 12 M/s"));
        writeln!(
            out,
            "search {game:<17}{nodes:>11}  {seconds:.3} s {how_far}  {:5.1} M nodes/s{bar}",
            per_second / 1e6
        )?;
        out.flush()?;
    }
    if !json && args.time.is_none() && args.threads == 1 {
        writeln!(stdout(), "signature {signature}")?;
    }
    Ok(())
}

fn said(talk: &Talk) -> String {
    Language::spoken().say(talk, &Words::default())
}

fn say_aside(talk: &Talk) {
    // A terminal that is gone is no reason to stop measuring.
    let _ = writeln!(io::stderr(), "{}", said(talk));
}

/// Says on a terminal what is going on, until something else is said.
fn show_passing(talk: &Talk) {
    if io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "\r\x1b[K{}", said(talk));
    }
}

fn clear_passing() {
    if io::stderr().is_terminal() {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
}

/// Rounds of the search's work.
const SEARCH_ROUNDS: usize = 3;

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

fn report(json: bool, work: String, count: u64, times: Vec<f64>, bar: f64) -> anyhow::Result<()> {
    let per_second = count as f64 / times[0];
    let measured = Measured {
        work,
        count,
        fastest: times[0],
        median: times[times.len() / 2],
        slowest: times[times.len() - 1],
        per_second,
        of_bar: per_second / 1e6 / bar,
    };
    let mut out = stdout();
    if json {
        return json_line(&mut out, &measured);
    }
    writeln!(
        out,
        "{:<24}{:>11}  {:.3} s (to {:.3}, median {:.3})  {:5.1} M/s  {:4.1} ns  {:.2} × the bar of {} M/s",
        measured.work,
        count,
        measured.fastest,
        measured.slowest,
        measured.median,
        per_second / 1e6,
        1e9 / per_second,
        measured.of_bar,
        bar
    )?;
    out.flush()?;
    Ok(())
}

/// Plays so many random turns, a new game after each end. A pit that would be sown for ever is met, counted and not
/// played. Returns the number of games, so that no compiler leaves the work out.
fn random_turns<H: Half>(kernel: &Kernel<H>, start: &Packed<H>, turns: u64) -> u64 {
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

/// One of the moves: the high half of a product, which is even to within 2⁻⁶⁰.
fn pick(rng: &mut impl Rng, moves: sower_core::kernel::Moves) -> usize {
    moves.nth(((u128::from(rng.next_u64()) * moves.len() as u128) >> 64) as u32)
}

/// A quick generator: what is measured is the game, not the dice.
fn dice(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
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

/// Games that are played side by side: while one waits for its dice and tables, the others go on.
const AT_ONCE: usize = 4;

/// Plays random games to their end, repetition and cap included, and counts the moves.
fn playouts<H: Half>(kernel: &Kernel<H>, rules: &Rules, start: &Packed<H>, games: u64, seed: u64) -> u64 {
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

/// One random game on its way.
struct Playout<H: Half> {
    position: Packed<H>,
    plies_left: u32,
    cap: u32,
    /// The occurrence of a position that ends the game; 0 for never.
    repeats: usize,
    since_capture: Vec<Packed<H>>,
    /// A few bits of each of those in rows of sixteen, filled up with zeros: a row is looked through at once.
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

    /// Makes a random move; false if the game is over.
    #[inline(always)]
    fn go_on(&mut self, kernel: &Kernel<H>, rng: &mut SmallRng) -> bool {
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

    /// Nothing before a capture can come again.
    fn forget(&mut self) {
        self.since_capture.clear();
        self.marks.truncate(1);
        self.marks[0] = [0; 16];
    }

    #[inline(always)]
    fn remember(&mut self, position: &Packed<H>) {
        // Never zero, which stands for nothing.
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
