//! Conformance of stores: tries at puzzles, their ratings, and streaks of days.

use sower_puzzles::{Day, Streak, starting_rating};
use sower_server::store::{AccountWrite, PuzzleTry, Store, Write, WriteOutcome};

fn tried(account: &str, position: &str, at: u64) -> PuzzleTry {
    PuzzleTry {
        account: account.to_owned(),
        game: "oware".to_owned(),
        position: position.to_owned(),
        starts_at: starting_rating(3),
        right: true,
        helped: false,
        daily: None,
        at,
    }
}

async fn put(store: &dyn Store, tried: PuzzleTry) -> WriteOutcome {
    store.commit(&[Write::Puzzle(Box::new(tried))]).await.expect("the store answers")[0]
}

async fn value(store: &dyn Store, account: &str) -> f64 {
    store.puzzle_players(account).await.expect("they are read")[0].rated.rating.value
}

pub(super) async fn conforms(store: &dyn Store) {
    super::tokens::sign_up(store, "pia").await;
    super::tokens::sign_up(store, "paul").await;
    assert_eq!(put(store, tried("nobody", "p1", 1)).await, WriteOutcome::Taken);
    assert_eq!(store.puzzle_rating("oware", "p1").await, Ok(None), "no account, no effect");

    // A first try rates the player and the puzzle.
    assert_eq!(put(store, tried("pia", "p1", 10)).await, WriteOutcome::Kept);
    let first = store.puzzle_result("pia", "oware", "p1").await.expect("it is read").expect("it is kept");
    assert_eq!((first.at, first.tries, first.solved, first.helped), (10, 1, true, false));
    assert_eq!(first.moved.0, 1500.0);
    assert_eq!(first.moved.1, value(store, "pia").await);
    assert!(first.moved.1 > 1500.0);
    let eased = store.puzzle_rating("oware", "p1").await.expect("it is read").expect("it is rated");
    assert!(eased.value < starting_rating(3).value);

    // Later tries change no rating, and a solved puzzle stays solved.
    put(store, PuzzleTry { right: false, ..tried("pia", "p1", 20) }).await;
    let again = store.puzzle_result("pia", "oware", "p1").await.expect("it is read");
    assert_eq!(again, Some(first));
    assert_eq!(store.puzzle_rating("oware", "p1").await, Ok(Some(eased)));

    // A wrong move or help lowers the rating. The puzzle can still be solved later.
    let before = value(store, "pia").await;
    put(store, PuzzleTry { right: false, ..tried("pia", "p2", 30) }).await;
    put(store, PuzzleTry { helped: true, ..tried("pia", "p3", 40) }).await;
    assert!(value(store, "pia").await < before);
    put(store, tried("pia", "p2", 50)).await;
    let results = store.puzzle_results("pia", Some("oware")).await.expect("they are read");
    let shown: Vec<(&str, u32, bool, bool)> =
        results.iter().map(|each| (each.position.as_str(), each.tries, each.solved, each.helped)).collect();
    assert_eq!(shown, [("p1", 1, true, false), ("p2", 2, true, false), ("p3", 1, true, true)]);
    assert_eq!(store.puzzle_results("pia", Some("kalah")).await, Ok(vec![]));
    assert_eq!(store.puzzle_players("pia").await.expect("they are read")[0].tries, 3);

    // Days in a row, each once, and only with a puzzle that was solved without help.
    for (position, day, helped) in [("d1", 7, false), ("d1", 7, false), ("d2", 8, false), ("d3", 9, true)] {
        let daily = Some(Day(day));
        put(store, PuzzleTry { daily, helped, ..tried("pia", position, 60) }).await;
    }
    let streak = Streak { last: Some(Day(8)), days: 2, best: 2 };
    assert_eq!(store.puzzle_streak("pia").await, Ok(streak));
    assert_eq!(store.puzzle_streak("paul").await, Ok(Streak::default()));

    // Two players in one batch rate one puzzle twice.
    super::tokens::sign_up(store, "per").await;
    let both = ["paul", "per"].map(|account| Write::Puzzle(Box::new(tried(account, "p9", 70))));
    assert_eq!(store.commit(&both).await, Ok(vec![WriteOutcome::Kept; 2]));
    assert_ne!(value(store, "paul").await, value(store, "per").await, "the second met an easier puzzle");

    // An account takes its results with it; the puzzles keep their ratings.
    for account in ["pia", "paul", "per"] {
        let delete = AccountWrite::Delete { account: account.to_owned() };
        store.commit(&[Write::Account(Box::new(delete))]).await.expect("it is deleted");
    }
    assert_eq!(store.puzzle_results("pia", None).await, Ok(vec![]));
    assert_eq!(store.puzzle_streak("pia").await, Ok(Streak::default()));
    assert_eq!(store.puzzle_rating("oware", "p1").await, Ok(Some(eased)));
}
