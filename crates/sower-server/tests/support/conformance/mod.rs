//! The conformance suite of stores, as one function that the tests run on each of them.

mod lobby;
mod people;
mod puzzles;
mod tokens;

use sower_server::store::{
    CustomRules, CustomRulesBounds, Entry, FoundRules, KeptRules, Millis, SeatPlan, Store, StoredGame,
    StoredGuest, Write, WriteOutcome,
};
use sower_server::wire::{Control, Event};

/// A game to store.
pub(crate) fn some_game(id: &str, guest: &str, created: u64) -> StoredGame {
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
        rated: false,
        created,
        public: false,
        arena: None,
    }
}

fn entry(v: u64, label: &str) -> Entry {
    let event = Event::Move { label: label.to_owned(), side: "S".to_owned() };
    Entry { v, at: 1000 + v, event, guest: None, left: Some([1, 2]) }
}

fn event(game: &str, entry: Entry) -> Write {
    Write::Event { game: game.to_owned(), entry, opens: None, live: None }
}

/// Checks an empty store against everything the site relies on.
///
/// # Panics
/// If the store does not conform.
pub(crate) async fn conforms(store: &dyn Store) {
    // What was stored can be read unchanged.
    let game = some_game("one", "ann", 10);
    let kept = store.commit(&[Write::Game(Box::new(game.clone()))]).await.expect("it is kept");
    assert_eq!(kept, [WriteOutcome::Kept]);
    assert_eq!(store.game("one").await.expect("it is read"), Some(game));
    assert_eq!(store.game("two").await.expect("it is read"), None);

    // Events are returned in order, and only those after the given version.
    let batch = [event("one", entry(1, "A")), event("one", entry(2, "a"))];
    assert_eq!(store.commit(&batch).await.expect("they are kept"), [WriteOutcome::Kept; 2]);
    let all = store.events("one", 0).await.expect("they are read");
    assert_eq!(all, [entry(1, "A"), entry(2, "a")]);
    assert_eq!(store.events("one", 1).await.expect("they are read"), [entry(2, "a")]);

    // An event number is used once: the second is reported, and changes nothing else.
    let late = Write::Event {
        game: "one".to_owned(),
        entry: entry(2, "b"),
        opens: Some(Box::new(some_game("never", "ann", 11))),
        live: None,
    };
    let fates = store.commit(&[late, event("one", entry(3, "B"))]).await.expect("the rest is kept");
    assert_eq!(fates, [WriteOutcome::Taken, WriteOutcome::Kept]);
    assert_eq!(store.events("one", 1).await.expect("they are read"), [entry(2, "a"), entry(3, "B")]);
    assert_eq!(store.game("never").await.expect("it is read"), None);

    // The same for moves written together: each is reported separately.
    let begun = [Write::Game(Box::new(some_game("many", "mia", 13))), event("many", entry(2, "B"))];
    assert_eq!(store.commit(&begun).await.expect("both are kept"), [WriteOutcome::Kept; 2]);
    let some = [1, 2, 3].map(|v| event("many", entry(v, "x")));
    let fates = store.commit(&some).await.expect("the rest is kept");
    assert_eq!(fates, [WriteOutcome::Kept, WriteOutcome::Taken, WriteOutcome::Kept]);
    let found = store.events("many", 0).await.expect("they are read");
    assert_eq!(found, [entry(1, "x"), entry(2, "B"), entry(3, "x")]);
    let hundred: Vec<Write> = (4..104).map(|v| event("many", entry(v, "d"))).collect();
    assert_eq!(store.commit(&hundred).await.expect("all are kept"), [WriteOutcome::Kept; 100]);
    assert_eq!(store.events("many", 3).await.expect("they are read").len(), 100);

    // A batch is atomic: a second game with the same number fails it.
    let twice = [event("one", entry(4, "c")), Write::Game(Box::new(some_game("one", "ann", 12)))];
    store.commit(&twice).await.expect_err("there is such a game");
    assert_eq!(store.events("one", 3).await.expect("they are read"), []);

    // A rematch is stored with the event that opens it.
    let opening = Write::Event {
        game: "one".to_owned(),
        entry: Entry { event: Event::Rematch { room: "next".to_owned() }, ..entry(4, "") },
        opens: Some(Box::new(some_game("next", "ann", 20))),
        live: None,
    };
    store.commit(&[opening]).await.expect("it is kept");
    assert!(store.game("next").await.expect("it is read").is_some());

    // Guests are created, changed and revoked; players' games are listed newest first.
    let guest = |name: &str, void| StoredGuest { id: "ben".to_owned(), name: name.to_owned(), void, seen: 5 };
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

    rules_are_kept_within_bounds(store).await;
    what_was_never_used_goes(store).await;
    tokens::conforms(store).await;
    puzzles::conforms(store).await;
    people::conforms(store).await;
    lobby::challenges_end_once(store).await;
    lobby::courses_are_known(store).await;
    lobby::tournaments_are_kept(store).await;
    lobby::a_guests_place_becomes_the_accounts(store).await;

    // The key never changes.
    let key = store.signing_key().await.expect("there is one");
    assert_eq!(store.signing_key().await.expect("there is one"), key);
}

/// Uploaded rules files replace each other, except for those that a game uses.
async fn rules_are_kept_within_bounds(store: &dyn Store) {
    let kept = |name: &str| KeptRules { file: name.to_owned(), text: format!("text of {name}") };
    let found = |used| FoundRules { text: "text of own-a".to_owned(), used };
    let bounds = CustomRulesBounds { of_a_guest: 2, in_all: 3, since: 100 };
    let brought = |guest: &str, name: &str, used| {
        Write::Rules(CustomRules { guest: guest.to_owned(), rules: kept(name), used, bounds })
    };
    let names = async |guest: &str| {
        let rules = store.rules_of(guest).await.expect("they are read");
        rules.into_iter().map(|rules| rules.file).collect::<Vec<_>>()
    };
    let is_there = async |name: &str| store.rules(name).await.expect("it is read").is_some();

    assert_eq!(store.rules("own-a").await.expect("it is read"), None);
    store.commit(&[brought("cay", "own-a", 101)]).await.expect("it is kept");
    assert_eq!(store.rules("own-a").await.expect("it is read"), Some(found(Some(101))));
    // Uploading the same file again only renews it.
    store.commit(&[brought("cay", "own-a", 103), brought("cay", "own-b", 102)]).await.expect("they are kept");
    assert_eq!(names("cay").await, ["own-a", "own-b"]);
    // A guest's third file replaces the least recently used one.
    store.commit(&[brought("cay", "own-c", 104)]).await.expect("it is kept");
    assert_eq!(names("cay").await, ["own-c", "own-a"]);
    assert!(!is_there("own-b").await);
    // A file of two guests stays until both have lost it.
    store.commit(&[brought("dan", "own-a", 105)]).await.expect("it is kept");
    store.commit(&[Write::RulesUsed { name: "own-c".to_owned(), at: 106 }]).await.expect("it is kept");
    store.commit(&[brought("cay", "own-d", 107)]).await.expect("it is kept");
    assert_eq!(names("cay").await, ["own-d", "own-c"]);
    assert!(is_there("own-a").await);
    // The total is limited, and files that a game uses stay.
    let played = StoredGame { rules: Some(kept("own-a")), ..some_game("by-a", "dan", 30) };
    store.commit(&[Write::Game(Box::new(played))]).await.expect("it is kept");
    store.commit(&[brought("eve", "own-e", 108)]).await.expect("it is kept");
    assert_eq!(names("dan").await, Vec::<String>::new());
    assert_eq!(store.rules("own-a").await.expect("it is read"), Some(found(None)));
    // Unused files expire, and a deleted guest's files lose their owner.
    let gone = StoredGuest { id: "eve".to_owned(), name: String::new(), void: true, seen: 5 };
    store.commit(&[Write::Guest(gone)]).await.expect("it is kept");
    assert!(names("eve").await.is_empty() && is_there("own-e").await);
    let later = CustomRulesBounds { since: 200, ..bounds };
    let last = CustomRules { guest: "fay".to_owned(), rules: kept("own-f"), used: 201, bounds: later };
    store.commit(&[Write::Rules(last)]).await.expect("it is kept");
    assert!(names("cay").await.is_empty() && !is_there("own-e").await && is_there("own-f").await);
}

/// Only games without moves and guests who never played can be deleted.
async fn what_was_never_used_goes(store: &dyn Store) {
    const DAY: Millis = 24 * 60 * 60 * 1000;
    let now = 1000 * DAY;
    for (id, created) in [("unused-a", now), ("unused-b", 1), ("unused-c", 1)] {
        let mut game = some_game(id, "lee", created);
        // Against a friend; games against the computer do not matter to others.
        game.seats[1] = SeatPlan::Open;
        store.commit(&[Write::Game(Box::new(game))]).await.expect("it is kept");
    }
    let found = store.old_games_after("unused", now, 2).await.expect("they are read");
    assert_eq!(found, [("unused-a".to_owned(), false), ("unused-b".to_owned(), true)]);
    assert_eq!(store.unfinished_games_of("lee", 10).await.expect("they are read"), Vec::<String>::new());
    let delete = |v| Write::DeleteGame { game: "unused-b".to_owned(), v };
    let first = Entry { v: 1, at: 2, event: Event::Back { plies: 0 }, guest: None, left: None };
    let event = Write::Event { game: "unused-b".to_owned(), entry: first, opens: None, live: None };
    store.commit(&[event]).await.expect("it is kept");
    assert_eq!(store.unfinished_games_of("lee", 10).await.expect("they are read"), ["unused-b"]);
    let fates = store.commit(&[delete(0)]).await.expect("it is asked for");
    assert_eq!(fates, [WriteOutcome::Taken], "something has happened meanwhile");
    assert_eq!(store.commit(&[delete(1)]).await.expect("it is asked for"), [WriteOutcome::Kept]);
    assert_eq!(store.game("unused-b").await.expect("it is read"), None);
    assert_eq!(store.events("unused-b", 0).await.expect("they are read"), []);
    assert_eq!(store.games_of("lee", u64::MAX, 10).await.expect("they are read").len(), 2);

    let guest = |id: &str, void, seen| {
        Write::Guest(StoredGuest { id: id.to_owned(), name: "X".to_owned(), void, seen })
    };
    let seen_then = now - 31 * DAY;
    let guests = [
        guest("lee", false, seen_then),
        guest("never-played", false, seen_then),
        guest("just-came", false, now - DAY),
        guest("forgotten", true, seen_then),
        guest("long-forgotten", true, now - 401 * DAY),
        guest("of-old", false, 0),
    ];
    store.commit(&guests).await.expect("they are kept");
    store.commit(&[Write::SweepGuests { now }]).await.expect("it is done");
    for (id, stays) in [
        ("lee", true),
        ("never-played", false),
        ("just-came", true),
        ("forgotten", true),
        ("long-forgotten", false),
        ("of-old", true),
    ] {
        assert_eq!(store.guest(id).await.expect("it is read").is_some(), stays, "{id}");
    }
    let of_old = store.guest("of-old").await.expect("it is read").expect("it is there");
    assert_eq!(of_old.seen, now, "it counts as seen now");
}
