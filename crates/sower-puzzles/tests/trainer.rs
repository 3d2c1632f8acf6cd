//! Plays out endgames against perfect defence.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::sync::Arc;

use sower_core::{Game, library};
use sower_puzzles::{GameResult, NotTrainable, Puzzle, Trainer};
use sower_search::{Probe as _, Stop};
use sower_tables::{CACHE_BYTES, EndgameTables, Workers, build_starter, rules_folder};

fn game(name: &str) -> Arc<Game> {
    Arc::new(Game::new(library::find(name).unwrap().rules(&[]).unwrap()))
}

fn small_tables(game: &Game) -> (tempfile::TempDir, Arc<EndgameTables>) {
    let all = tempfile::tempdir().unwrap();
    build_starter(game, all.path(), &Workers::new(2, Stop::new()), |_| {}).unwrap();
    let tables =
        EndgameTables::open(game, &rules_folder(game.rules().future_fingerprint(), all.path()), CACHE_BYTES);
    (all, Arc::new(tables))
}

fn puzzles(name: &str, tables: &EndgameTables, aim: GameResult, count: usize) -> Vec<&'static Puzzle> {
    let all = sower_puzzles::of(name).unwrap().all().iter();
    let known = all.filter(|puzzle| puzzle.aim == aim && puzzle.position.in_play() <= tables.most_seeds());
    known.step_by(3).take(count).collect()
}

/// A pupil who tries every move, and takes back every mistake, wins in the end. It takes no fewer moves than the
/// shortest win.
#[test]
fn a_won_endgame_is_won_by_a_pupil_who_takes_back_every_mistake() {
    let game = game("kalah");
    let (_folder, tables) = small_tables(&game);
    let some = puzzles("kalah", &tables, GameResult::Win, 20);
    assert!(some.len() >= 10, "{}", some.len());
    for puzzle in some {
        let mut trainer =
            Trainer::new(Arc::clone(&game), Some(Arc::clone(&tables)), puzzle.position).unwrap();
        assert_eq!(trainer.aim(), GameResult::Win);
        while !trainer.is_over() {
            let moves = trainer.played().moves();
            let kept = moves.into_iter().find(|played| {
                let keeps = trainer.play(*played).unwrap().keeps;
                keeps || !trainer.take_back()
            });
            assert!(kept.is_some(), "one move keeps the win: {puzzle:?}");
        }
        let shortest = trainer.shortest().unwrap();
        assert!(trainer.own_moves() >= shortest, "{} of {shortest}: {puzzle:?}", trainer.own_moves());
        let said = trainer.result()[0].key;
        let wanted = if trainer.own_moves() == shortest { "train-won-shortest" } else { "train-won-longer" };
        assert_eq!(said, wanted, "{puzzle:?}");
    }
}

#[test]
fn the_only_right_move_keeps_and_every_other_slips() {
    for (name, aim) in
        [("kalah", GameResult::Draw), ("oware", GameResult::Win), ("togyz-kumalak", GameResult::Win)]
    {
        let game = game(name);
        let (_folder, tables) = small_tables(&game);
        for puzzle in puzzles(name, &tables, aim, 12) {
            for (played, _) in &puzzle.moves {
                let mut trainer =
                    Trainer::new(Arc::clone(&game), Some(Arc::clone(&tables)), puzzle.position).unwrap();
                let answered = trainer.play(*played).unwrap();
                assert_eq!(answered.keeps, *played == puzzle.solution, "{name}: {puzzle:?}");
                assert_eq!(answered.told.is_empty(), answered.keeps, "{name}: {puzzle:?}");
                assert!(answered.keeps || answered.replies.is_empty());
                assert_eq!(trainer.slips(), u32::from(!answered.keeps));
            }
        }
    }
}

#[test]
fn what_is_lost_over_or_beyond_the_tables_is_no_exercise() {
    let game = game("kalah");
    let (_folder, tables) = small_tables(&game);
    let refused = |position: &str| {
        let position = game.read_position(position).unwrap();
        Trainer::new(Arc::clone(&game), Some(Arc::clone(&tables)), position).err()
    };
    assert_eq!(refused("0,0,0,0,0,1/1,0,0,0,0,0 10,36 S"), Some(NotTrainable::Lost));
    assert_eq!(refused("0,0,0,0,0,0/1,0,0,0,0,0 11,36 S"), Some(NotTrainable::Over));
    assert_eq!(refused("4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"), Some(NotTrainable::Beyond { seeds: 48 }));
}
