//! Plays every row of `docs/reference/options.md`, so that the page stays correct.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64;
use sower_core::{Change, Game, Move, Rules, library};

const PAGE: &str = include_str!("../../../docs/reference/options.md");

/// Plies after which a random game is abandoned: some of these games last until their cap.
const PLIES: usize = 400;

/// One row: a game, its settings, and the equivalent variant.
#[derive(Debug)]
struct Row {
    game: String,
    changes: Vec<String>,
    variant: Option<String>,
}

impl Row {
    fn rules(&self) -> Rules {
        let changes: Vec<Change> = self
            .changes
            .iter()
            .map(|text| Change::parse(text).unwrap_or_else(|| panic!("{self:?}: {text} is no key=value")))
            .collect();
        rules(&self.game, &changes)
    }
}

fn rules(name: &str, changes: &[Change]) -> Rules {
    let listed = library::find(name).unwrap_or_else(|error| panic!("{error}"));
    listed.rules(changes).unwrap_or_else(|error| panic!("{error}"))
}

/// The texts between backticks.
fn code(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The rows of every table under a heading that names a game.
fn page() -> Vec<Row> {
    let mut game = None;
    let mut rows = Vec::new();
    for line in PAGE.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            game = code(heading).pop();
        }
        let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
        if let (Some(game), [_, set, _, variant]) = (&game, cells.as_slice())
            && set.contains('=')
        {
            rows.push(Row { game: game.clone(), changes: code(set), variant: code(variant).pop() });
        }
    }
    rows
}

#[test]
fn every_option_changes_the_rules_and_can_be_played() {
    let mut rng = Pcg64::seed_from_u64(1);
    for row in page() {
        let changed = row.rules();
        assert_ne!(changed, rules(&row.game, &[]), "{row:?} changes nothing");
        let game = Game::new(changed);
        let mut position = game.start();
        for _ in 0..PLIES {
            let moves: Vec<Move> = game.moves(&position);
            if moves.is_empty() {
                break;
            }
            let played = moves[rng.random_range(0..moves.len())];
            let trace = game.trace(&position, played).unwrap_or_else(|refusal| panic!("{row:?}: {refusal}"));
            position = game.play(&position, played).expect("what can be traced can be played");
            assert_eq!(position, trace.after, "{row:?}");
        }
    }
}

#[test]
fn an_option_that_has_a_name_is_the_variant_of_that_name() {
    let named: Vec<Row> = page().into_iter().filter(|row| row.variant.is_some()).collect();
    for row in &named {
        let variant = rules(row.variant.as_deref().unwrap_or_default(), &[]);
        assert_eq!(row.rules().fingerprint(), variant.fingerprint(), "{row:?}");
    }
    let has_a_table = |game: &str| named.iter().any(|row| row.game == game);
    for listed in library::all() {
        if listed.variant.is_some() && has_a_table(listed.file.id()) {
            assert!(named.iter().any(|row| row.variant == listed.variant), "{} has no row", listed.name);
        }
    }
}

#[test]
fn the_page_lists_all_four_games() {
    for game in ["kalah", "oware", "togyz-kumalak", "ogidise"] {
        assert!(page().iter().any(|row| row.game == game), "{game}");
    }
}
