//! Tables of endgames are asked where they may know, and with them positions are solved from above.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sower_core::{Game, Position, library};
use sower_search::{Probe, Score, Stop};
use sower_solver::{Aim, Settings, Solver};

/// Says of every small position that its mover gets all that is in play.
struct Generous {
    asked: AtomicU64,
}

impl Probe for Generous {
    fn most_seeds(&self) -> u8 {
        8
    }

    fn probe(&self, position: &Position) -> Option<Score> {
        self.asked.fetch_add(1, Ordering::Relaxed);
        assert!(position.in_play() <= 8);
        let mover = position.side();
        let margin = i32::from(position.store(mover)) - i32::from(position.store(!mover));
        Some(Score::margin(margin + i32::from(position.in_play())))
    }
}

#[test]
fn what_the_probe_knows_is_proven_even_where_play_cycles() {
    let game = Arc::new(Game::new(library::find("oware").unwrap().rules(&[]).unwrap()));
    let probe = Arc::new(Generous { asked: AtomicU64::new(0) });
    let settings = Settings { memory: 1 << 20, threads: 1, nodes: Some(10_000), time: None };
    let mut solver = Solver::new(Arc::clone(&game), settings);
    solver.ask(Arc::clone(&probe) as Arc<dyn Probe>);
    // Whatever South plays, North is to move with six seeds in play and is said to get them all.
    let position = game.read_position("1,1,1,0,0,0/1,1,1,0,0,0 21,21 S").unwrap();
    let solved = solver.solve(&position, Aim::Value, None, &Stop::new(), &mut |_| {});
    assert!(solved.proven && probe.asked.load(Ordering::Relaxed) > 0);
    assert_eq!([solved.lower, solved.upper], [Score::margin(-6); 2]);
    assert_eq!(solved.best.len(), 3);
}
