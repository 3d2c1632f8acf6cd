//! EndgameTables held to a plain solver, position by position, in every rules file.
//!
//! The solver lists all positions of a layer, plays every move through [`Game`], and goes over the layer until nothing
//! changes: once with endless play counted as lost for the mover and once as won. It knows nothing of numbers, rounds or
//! parents.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::HashMap;

use sower_core::{Change, Game, Pie, Position, Setup, Side, library};
use sower_search::endings::Cycles;
use sower_search::{Score, Stop};
use sower_tables::{BuildOptions, CACHE_BYTES, EndgameTables, Packing, Workers, build, plan, verify};

/// All positions of the layers below this are compared.
const MOST_POSITIONS: u64 = if cfg!(debug_assertions) { 2_000 } else { 15_000 };

/// What is left of a position when the stores are emptied and the mover is South.
fn bare(position: &Position) -> Setup {
    let mover = position.side();
    Setup {
        rows: [position.row(mover).to_vec(), position.row(!mover).to_vec()],
        stores: [0, 0],
        homes: [position.home(mover), position.home(!mover)],
        side: Side::South,
        pie: Pie::Closed,
    }
}

/// All ways to lay seeds on a board, with every pair of homes.
fn setups(pits: usize, seeds: u8, homes: bool) -> Vec<Setup> {
    fn lay(board: &mut Vec<u8>, pit: usize, left: u8, found: &mut Vec<Vec<u8>>) {
        if pit + 1 == board.len() {
            board[pit] = left;
            found.push(board.clone());
            return;
        }
        for seeds in 0..=left {
            board[pit] = seeds;
            lay(board, pit + 1, left - seeds, found);
        }
    }
    let mut boards = Vec::new();
    lay(&mut vec![0; 2 * pits], 0, seeds, &mut boards);
    let place = || std::iter::once(None).chain((0..pits as u8).map(Some).filter(|_| homes));
    let homes: Vec<_> = place().flat_map(|mine| place().map(move |theirs| [mine, theirs])).collect();
    boards
        .iter()
        .flat_map(|board| {
            let rows = [board[..pits].to_vec(), board[pits..].to_vec()];
            homes.iter().map(move |homes| Setup {
                rows: rows.clone(),
                stores: [0, 0],
                homes: *homes,
                side: Side::South,
                pie: Pie::Closed,
            })
        })
        .collect()
}

type Key = ([Vec<u8>; 2], [Option<u8>; 2]);

fn key(setup: &Setup) -> Key {
    (setup.rows.clone(), setup.homes)
}

/// What one move leads to: something of the same layer, or a value for the worst and the best of endless play.
enum After {
    Here { index: usize, same: bool },
    Known([Score; 2]),
}

/// The values of everything with fewer seeds, for the worst and the best of endless play.
type Values = HashMap<Key, [Score; 2]>;

fn solve_layer(game: &Game, seeds: u8, values: &mut Values) -> Vec<Position> {
    let pits = usize::from(game.rules().board().pits);
    let positions: Vec<Position> = setups(pits, seeds, game.rules().home().at.is_some())
        .iter()
        .filter_map(|setup| game.position(setup).ok())
        .filter(|position| position.side() == Side::South)
        .collect();
    let index: HashMap<Key, usize> =
        positions.iter().enumerate().map(|(index, position)| (key(&bare(position)), index)).collect();
    let after: Vec<Vec<After>> =
        positions.iter().map(|position| moves(game, position, &index, values)).collect();
    let most = Score::with_sides(i32::from(seeds), 255);
    let solve = |endless: [Score; 2]| {
        // By index: the value if endless play is lost for the mover, and if it is won.
        let mut found = vec![endless; positions.len()];
        loop {
            let mut changed = false;
            for (index, after) in after.iter().enumerate() {
                let value = |role: usize| {
                    let values = after.iter().map(|after| match after {
                        After::Known(values) => values[role],
                        After::Here { index, same: true } => found[*index][role],
                        After::Here { index, same: false } => -found[*index][1 - role],
                    });
                    values.max().unwrap()
                };
                let now = [value(0), value(1)];
                changed |= now != found[index];
                found[index] = now;
            }
            if !changed {
                return found;
            }
        }
    };
    let bounds = solve([-most, most]);
    for (position, [least, most]) in positions.iter().zip(bounds) {
        let least = least.max(Score::margin(-i32::from(seeds)));
        let most = most.min(Score::margin(i32::from(seeds)));
        let level = match Cycles::of(game.rules()) {
            Cycles::Open => [least, most],
            // Whoever can force more than endless play gives does so; else it is played.
            _ if least > Score::LEVEL => [least; 2],
            _ if most < Score::LEVEL => [most; 2],
            _ => [Score::LEVEL; 2],
        };
        values.insert(key(&bare(position)), level);
    }
    positions
}

fn moves(game: &Game, position: &Position, index: &HashMap<Key, usize>, below: &Values) -> Vec<After> {
    if let Some(outcome) = game.outcome(position) {
        return vec![After::Known([Score::of_outcome(&outcome, Side::South); 2])];
    }
    let moves = game.moves(position).into_iter();
    moves
        .map(|played| {
            let after = game.play(position, played).unwrap();
            let same = after.side() == Side::South;
            let left = bare(&after);
            if after.in_play() == position.in_play() {
                return After::Here { index: index[&key(&left)], same };
            }
            if let Some(outcome) = game.outcome(&after) {
                return After::Known([Score::of_outcome(&outcome, Side::South); 2]);
            }
            let gain = i32::from(after.store(Side::South)) - i32::from(after.store(Side::North));
            let add = |score: Score| Score::of_parts(score.parts() + Score::margin(gain).parts());
            let [least, most] = below[&key(&left)];
            After::Known(if same { [add(least), add(most)] } else { [add(-most), add(-least)] })
        })
        .collect()
}

/// Compares every position of every layer that is small enough.
fn compare(name: &str, changes: &[&str]) -> usize {
    let mut changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
    // Values are those of play to the end.
    changes.push(Change::parse("end.majority=false").unwrap());
    let game = Game::new(library::find(name).unwrap().rules(&changes).unwrap());
    let seeds = (0..40)
        .take_while(|seeds| {
            plan(&game, *seeds).iter().map(|layer| layer.positions).sum::<u64>() < MOST_POSITIONS
        })
        .last()
        .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let order = BuildOptions { folder: folder.path(), seeds, packing: Packing::Compressed, memory: 1 << 30 };
    let workers = Workers::new(2, Stop::new());
    build(&game, &order, &workers, |_| {}).unwrap();
    for layer in plan(&game, seeds) {
        let verified = verify(&game, folder.path(), layer.seeds, None, &workers).unwrap();
        assert_eq!(verified.checked, layer.positions);
    }
    let tables = EndgameTables::open(&game, folder.path(), CACHE_BYTES);
    assert!(tables.refused().is_empty());
    let mut values = Values::new();
    let mut compared = 0;
    for layer in plan(&game, seeds) {
        for position in solve_layer(&game, layer.seeds, &mut values) {
            let found = tables.look_up(&position).unwrap().unwrap();
            let wanted = values[&key(&bare(&position))];
            let text = sower_core::notation::write_position(&position);
            assert_eq!([found.lower, found.upper], wanted, "{name} {text}");
            compared += 1;
        }
    }
    println!("{name}: {compared} positions with up to {seeds} seeds");
    compared
}

#[test]
fn tables_are_what_a_plain_solver_finds_in_every_game() {
    for listed in library::all() {
        let small = ["board.pits=2", "board.pits=3"].map(|change| compare(&listed.name, &[change]));
        let compared = compare(&listed.name, &[]) + small.iter().sum::<usize>();
        assert!(compared > 300, "{}: only {compared} positions", listed.name);
    }
}

#[test]
fn tables_are_what_a_plain_solver_finds_where_possession_decides() {
    let compared = compare("ogidise", &["board.pits=3", "end.seeds-left=4"]);
    assert!(compared > 300, "only {compared} positions");
}
