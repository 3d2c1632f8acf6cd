//! What every store must do, as one function that is run on each of them.

use super::{Entry, Fate, KeptRules, SeatPlan, Store, StoredGame, StoredGuest, Write};
use crate::wire::{Control, Event};

/// A game to keep.
pub fn some_game(id: &str, guest: &str, created: u64) -> StoredGame {
    StoredGame {
        id: id.to_owned(),
        name: "oware".to_owned(),
        variant: None,
        changes: vec!["board.seeds=3".to_owned()],
        fingerprint: "0123456789abcdef".to_owned(),
        rules: Some(KeptRules { file: "oware".to_owned(), text: "name = \"Oware\"".to_owned() }),
        start: None,
        moves: vec!["A".to_owned()],
        seats: [
            SeatPlan::Guest { guest: guest.to_owned(), name: "Ann".to_owned() },
            SeatPlan::Computer { player: "level:3".to_owned() },
        ],
        toss: false,
        control: Control::Fischer { base: 60, increment: 1 },
        maker: guest.to_owned(),
        points: [0.5, 1.5],
        created,
    }
}

fn entry(v: u64, label: &str) -> Entry {
    let event = Event::Move { label: label.to_owned(), side: "S".to_owned() };
    Entry { v, at: 1000 + v, event, guest: None, left: Some([1, 2]) }
}

fn event(game: &str, entry: Entry) -> Write {
    Write::Event { game: game.to_owned(), entry, opens: None }
}

/// Holds an empty store to all that the site counts on.
///
/// # Panics
/// Where the store does not conform.
pub async fn conforms(store: &dyn Store) {
    // What was kept is there, as it was.
    let game = some_game("one", "ann", 10);
    let kept = store.commit(&[Write::Game(Box::new(game.clone()))]).await.expect("it is kept");
    assert_eq!(kept, [Fate::Kept]);
    assert_eq!(store.game("one").await.expect("it is read"), Some(game));
    assert_eq!(store.game("two").await.expect("it is read"), None);

    // Events come back in order, and after a number only what follows it.
    let batch = [event("one", entry(1, "A")), event("one", entry(2, "a"))];
    assert_eq!(store.commit(&batch).await.expect("they are kept"), [Fate::Kept; 2]);
    let all = store.events("one", 0).await.expect("they are read");
    assert_eq!(all, [entry(1, "A"), entry(2, "a")]);
    assert_eq!(store.events("one", 1).await.expect("they are read"), [entry(2, "a")]);

    // A number is given once: the second is told, and neither what it opens nor its neighbours are touched.
    let late = Write::Event {
        game: "one".to_owned(),
        entry: entry(2, "b"),
        opens: Some(Box::new(some_game("never", "ann", 11))),
    };
    let fates = store.commit(&[late, event("one", entry(3, "B"))]).await.expect("the rest is kept");
    assert_eq!(fates, [Fate::Taken, Fate::Kept]);
    assert_eq!(store.events("one", 1).await.expect("they are read"), [entry(2, "a"), entry(3, "B")]);
    assert_eq!(store.game("never").await.expect("it is read"), None);

    // A batch is kept whole or not at all: a second game of one number fails.
    let twice = [event("one", entry(4, "c")), Write::Game(Box::new(some_game("one", "ann", 12)))];
    store.commit(&twice).await.expect_err("there is such a game");
    assert_eq!(store.events("one", 3).await.expect("they are read"), []);

    // A rematch comes with the event that opens it.
    let opening = Write::Event {
        game: "one".to_owned(),
        entry: Entry { event: Event::Rematch { room: "next".to_owned() }, ..entry(4, "") },
        opens: Some(Box::new(some_game("next", "ann", 20))),
    };
    store.commit(&[opening]).await.expect("it is kept");
    assert!(store.game("next").await.expect("it is read").is_some());

    // Guests are made, changed and voided; who joins is listed with their games, newest first.
    let guest = |name: &str, void| StoredGuest { id: "ben".to_owned(), name: name.to_owned(), void };
    assert_eq!(store.guest("ben").await.expect("it is read"), None);
    store.commit(&[Write::Guest(guest("Ben", false))]).await.expect("it is kept");
    store.commit(&[Write::Guest(guest("", true))]).await.expect("it is kept");
    assert_eq!(store.guest("ben").await.expect("it is read"), Some(guest("", true)));
    let join = Event::Join { side: "N".to_owned(), name: "Ben".to_owned() };
    let joined = Entry { event: join, guest: Some("ben".to_owned()), ..entry(5, "") };
    store.commit(&[event("one", joined)]).await.expect("it is kept");
    let listed = store.games_of("ben", u64::MAX, 10).await.expect("they are read");
    assert_eq!(listed, [("one".to_owned(), 1005)]);
    let of_ann = store.games_of("ann", u64::MAX, 10).await.expect("they are read");
    assert_eq!(of_ann, [("next".to_owned(), 20), ("one".to_owned(), 10)]);
    assert_eq!(store.games_of("ann", 20, 10).await.expect("they are read"), [("one".to_owned(), 10)]);

    // The key stays what it is.
    let key = store.signing_key().await.expect("there is one");
    assert_eq!(store.signing_key().await.expect("there is one"), key);
}
