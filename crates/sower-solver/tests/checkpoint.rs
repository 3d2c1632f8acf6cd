//! A stopped proof resumes from its checkpoint and ends with the same answer. Checkpoints that do not fit are rejected.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::sync::Arc;

use sower_core::{Change, Game, library};
use sower_search::Stop;
use sower_solver::{Aim, Checkpoint, CheckpointError, Event, Settings, Solved, Solver};

fn kalah(pits: u8, seeds: u8) -> Arc<Game> {
    let changes = [format!("board.pits={pits}"), format!("board.seeds={seeds}")];
    let changes: Vec<Change> = changes.iter().map(|change| Change::parse(change).unwrap()).collect();
    Arc::new(Game::new(library::find("kalah").unwrap().rules(&changes).unwrap()))
}

fn solve(game: &Arc<Game>, nodes: Option<u64>, from: Option<&Checkpoint>) -> (Solved, Checkpoint) {
    let settings = Settings { memory: 8 << 20, threads: 1, nodes, time: None };
    let mut last = None;
    let mut solver =
        Solver::new(Arc::clone(game), settings).with_checkpoints(std::time::Duration::from_secs(60));
    let solved = solver.solve(&game.start(), Aim::Moves, from, &Stop::new(), &mut |event| {
        if let Event::Checkpoint(checkpoint) = event {
            last = Some(checkpoint.clone());
        }
    });
    (solved, last.unwrap())
}

#[test]
fn a_stopped_proof_goes_on_and_ends_with_the_same_answer() {
    let game = kalah(4, 4);
    let (whole, _) = solve(&game, None, None);
    assert!(whole.proven);
    let mut checkpoint = None;
    // Each run may search a little; its checkpoint takes the next one further.
    for stops in 0..500 {
        let (part, kept) = solve(&game, Some(20_000), checkpoint.as_ref());
        let bytes = kept.to_bytes(&game, &game.start());
        checkpoint = Some(Checkpoint::from_bytes(&bytes, &game, &game.start()).unwrap());
        assert_eq!(checkpoint.as_ref().unwrap(), &kept);
        if part.proven {
            assert_eq!((part.lower, part.upper, &part.best), (whole.lower, whole.upper, &whole.best));
            assert_eq!(part.moves, whole.moves);
            assert!(stops > 0, "{} nodes", whole.nodes);
            return;
        }
        // Bounds of an unfinished proof are correct too.
        assert!(part.lower <= whole.lower && whole.upper <= part.upper);
    }
    panic!("it does not end");
}

#[test]
fn what_does_not_fit_is_refused_with_the_reason() {
    let game = kalah(3, 3);
    let (_, checkpoint) = solve(&game, Some(500), None);
    let start = game.start();
    let bytes = checkpoint.to_bytes(&game, &start);
    let read = |bytes: &[u8]| Checkpoint::from_bytes(bytes, &game, &start);
    assert_eq!(read(&bytes).as_ref(), Ok(&checkpoint));
    assert_eq!(read(b""), Err(CheckpointError::Foreign));
    assert_eq!(read(b"SOWER"), Err(CheckpointError::Foreign));
    assert_eq!(read(b"PK\x03\x04 something else"), Err(CheckpointError::Foreign));
    for cut in [8, 12, 20, 40, bytes.len() / 2, bytes.len() - 1] {
        assert_eq!(read(&bytes[..cut]), Err(CheckpointError::Damaged), "{cut}");
    }
    for at in (12..bytes.len()).step_by(bytes.len() / 50 + 1) {
        let mut flipped = bytes.clone();
        flipped[at] ^= 0x10;
        assert_eq!(read(&flipped), Err(CheckpointError::Damaged), "{at}");
    }
    let mut later = bytes.clone();
    later[8] = 9;
    assert_eq!(read(&later), Err(CheckpointError::Version { found: 9 }));
    let other = kalah(3, 2);
    assert_eq!(Checkpoint::from_bytes(&bytes, &other, &other.start()), Err(CheckpointError::OtherRules));
    let elsewhere = game.read_position("0,4,4/3,3,3 1,0 N").unwrap();
    let found = Checkpoint::from_bytes(&bytes, &game, &elsewhere);
    assert!(matches!(found, Err(CheckpointError::OtherPosition { .. })), "{found:?}");
}
