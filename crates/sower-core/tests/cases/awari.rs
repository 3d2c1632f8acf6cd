//! Awari: every position with few stones, solved, against the published number of positions of each value.

use std::collections::{BTreeMap, HashMap};

use sower_core::{Game, Pie, Position, Setup, Side, library};
use sower_testing::cases;

/// Stones up to which every position is solved.
const MOST_STONES: u8 = if cfg!(debug_assertions) { 5 } else { 8 };

/// The final margin for South to move, of every position with no stone in store, by its row of houses.
type Values = HashMap<Vec<u8>, i32>;

#[test]
fn positions_with_few_stones_have_their_published_values() {
    let rows = cases::inside().rows("awari/value_histograms.csv");
    let mut published: BTreeMap<u8, BTreeMap<i32, usize>> = BTreeMap::new();
    for row in &rows {
        let value = row.number("value_for_player_to_move");
        published.entry(row.number("stones")).or_default().insert(value, row.number("positions"));
    }
    let rules = library::find("awari").expect("awari is shipped").rules(&[]).expect("its rules are sound");
    let game = Game::new(rules);
    let mut values = Values::new();
    for stones in 0..=MOST_STONES {
        let solved = solve(&game, stones, &values);
        let mut histogram: BTreeMap<i32, usize> = BTreeMap::new();
        for value in solved.values() {
            *histogram.entry(*value).or_default() += 1;
        }
        assert_eq!(Some(&histogram), published.get(&stones), "{stones} stones");
        values.extend(solved);
    }
}

/// What the positions with so many stones lead to.
struct Layer {
    positions: Vec<Vec<u8>>,
    /// Of each: the margins of the moves and ends that leave this layer, and the positions that the others lead to.
    settled: Vec<Vec<i32>>,
    going_on: Vec<Vec<usize>>,
}

/// Solves all positions with so many stones; those with fewer are known.
///
/// For each margin from the greatest down, those who can force it win, and those who cannot escape it lose; both sets grow
/// until nothing changes. Who does neither for any margin can go round for ever, which is worth nothing.
fn solve(game: &Game, stones: u8, known: &Values) -> Values {
    let layer = Layer::new(game, stones, known);
    let count = layer.positions.len();
    let mut values = vec![0; count];
    for margin in (1..=i32::from(stones)).rev() {
        let (mut wins, mut loses) = (vec![false; count], vec![false; count]);
        let mut changed = true;
        // Bound: every round but the last adds a position to one of the sets.
        while changed {
            changed = false;
            for index in 0..count {
                let (settled, going_on) = (&layer.settled[index], &layer.going_on[index]);
                let can_win =
                    settled.iter().any(|found| *found >= margin) || going_on.iter().any(|next| loses[*next]);
                let must_lose =
                    settled.iter().all(|found| *found <= -margin) && going_on.iter().all(|next| wins[*next]);
                changed |= can_win != wins[index] || must_lose != loses[index];
                wins[index] = can_win;
                loses[index] = must_lose;
            }
        }
        for index in 0..count {
            match values[index] {
                0 if wins[index] => values[index] = margin,
                0 if loses[index] => values[index] = -margin,
                _ => {}
            }
        }
    }
    layer.positions.into_iter().zip(values).collect()
}

impl Layer {
    fn new(game: &Game, stones: u8, known: &Values) -> Layer {
        let positions = placings(stones, 2 * game.rules().board().pits);
        let numbers: HashMap<&[u8], usize> =
            positions.iter().enumerate().map(|(index, houses)| (houses.as_slice(), index)).collect();
        let (mut settled, mut going_on) = (Vec::new(), Vec::new());
        for houses in &positions {
            let position = position(game, houses);
            let (mut margins, mut nexts) = (Vec::new(), Vec::new());
            if let Some(outcome) = game.outcome(&position) {
                margins.push(i32::from(outcome.score[0]) - i32::from(outcome.score[1]));
            }
            for played in game.moves(&position) {
                let after = game.play(&position, played).expect("a listed move is legal");
                let seen_by_mover = houses_of_mover(&after);
                match after.store(Side::South) {
                    0 => nexts.push(numbers[seen_by_mover.as_slice()]),
                    captured => margins.push(i32::from(captured) - known[&seen_by_mover]),
                }
            }
            settled.push(margins);
            going_on.push(nexts);
        }
        drop(numbers);
        Layer { positions, settled, going_on }
    }
}

fn position(game: &Game, houses: &[u8]) -> Position {
    let (south, north) = houses.split_at(houses.len() / 2);
    let setup = Setup {
        rows: [south.to_vec(), north.to_vec()],
        stores: [0; 2],
        homes: [None; 2],
        side: Side::South,
        pie: Pie::Closed,
    };
    game.position(&setup).expect("few stones fit any board")
}

fn houses_of_mover(position: &Position) -> Vec<u8> {
    let mover = position.side();
    [position.row(mover), position.row(!mover)].concat()
}

/// Every way to lay so many stones into so many houses.
fn placings(stones: u8, houses: u8) -> Vec<Vec<u8>> {
    if houses == 0 {
        return if stones == 0 { vec![Vec::new()] } else { Vec::new() };
    }
    (0..=stones)
        .flat_map(|first| {
            placings(stones - first, houses - 1).into_iter().map(move |rest| [vec![first], rest].concat())
        })
        .collect()
}
