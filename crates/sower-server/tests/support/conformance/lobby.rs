//! Conformance of stores: challenges, tournaments and summaries of running games.

use sower_core::Side;

use super::people::{account, done, session};
use super::some_game;
use sower_server::store::{
    AccountWrite, ArenaTerms, Entry, Joining, LiveGame, Round, SeatPlan, Store, StoredArena, StoredChallenge,
    StoredGame, StoredPlayer, Taking, Terms, Write, WriteOutcome,
};
use sower_server::wire::{Control, Event, Format, SeatWish};

fn terms(control: Control) -> Terms {
    Terms {
        name: "Ann".to_owned(),
        rating: Some(1512),
        bot: true,
        target_name: None,
        game: "oware".to_owned(),
        changes: Vec::new(),
        control,
        rated: false,
        seat: SeatWish::Either,
        quick: false,
    }
}

fn challenge(id: &str, maker: &str, control: Control) -> StoredChallenge {
    let terms = terms(control);
    StoredChallenge {
        id: id.to_owned(),
        maker: maker.to_owned(),
        target: None,
        made: 100,
        lapses: 500,
        terms,
    }
}

const BLITZ: Control = Control::Fischer { base: 60, increment: 1 };

/// A game of two strangers.
fn met(id: &str, players: [&str; 2], created: u64) -> StoredGame {
    let seats = players.map(|guest| SeatPlan::Guest { guest: guest.to_owned(), name: String::new() });
    StoredGame {
        seats,
        public: true,
        moves: Vec::new(),
        control: BLITZ,
        ..some_game(id, players[0], created)
    }
}

fn take(challenge: &str, also: Option<&str>, room: &str, persons: [&str; 2]) -> Write {
    Write::Take(Taking {
        challenge: challenge.to_owned(),
        also: also.map(str::to_owned),
        at: 200,
        persons: persons.map(str::to_owned),
        game: Box::new(met(room, persons, 200)),
    })
}

/// Challenges end once: accepted, withdrawn, with another game, or by expiry.
pub(super) async fn challenges_end_once(store: &dyn Store) {
    let open = async |now| {
        let open = store.open_challenges(now, 10).await.expect("they are read");
        open.into_iter().map(|open| open.id).collect::<Vec<_>>()
    };
    let put = |each: StoredChallenge| Write::Challenge(Box::new(each));
    let slow = Control::Days { days: 3 };
    let for_ben = StoredChallenge { target: Some("m-ben".to_owned()), ..challenge("m-4", "m-cay", BLITZ) };
    let batch = [
        put(challenge("m-1", "m-ann", BLITZ)),
        put(challenge("m-2", "m-ann", BLITZ)),
        put(challenge("m-3", "m-ann", slow)),
        put(for_ben.clone()),
    ];
    store.commit(&batch).await.expect("they are kept");
    assert_eq!(open(150).await, ["m-1", "m-2", "m-3", "m-4"]);
    assert_eq!(store.count_challenges("m-ann", 150).await.expect("they are counted"), (3, 4));
    assert_eq!(store.count_challenges("m-nobody", 900).await.expect("they are counted"), (0, 0));
    assert_eq!(
        store.challenges_for("m-ben", 150, 5).await.expect("they are read"),
        std::slice::from_ref(&for_ben)
    );
    assert_eq!(store.open_challenge("m-4", 150).await.expect("it is read"), Some(for_ben));
    // Only one of two players can accept it; the maker's other challenges to live games end with it.
    let fates = store.commit(&[take("m-1", None, "m-room", ["m-ann", "m-ben"])]).await.expect("it is kept");
    assert_eq!(fates, [WriteOutcome::Kept]);
    let fates =
        store.commit(&[take("m-1", None, "m-late", ["m-ann", "m-cay"])]).await.expect("the store answers");
    assert_eq!(fates, [WriteOutcome::Taken]);
    assert!(store.game("m-room").await.expect("it is read").is_some());
    assert!(store.game("m-late").await.expect("it is read").is_none());
    assert_eq!(open(201).await, ["m-3", "m-4"]);
    assert_eq!(store.challenge_end("m-1").await.expect("it is read"), Some(Some("m-room".to_owned())));
    assert_eq!(store.challenge_end("m-2").await.expect("it is read"), Some(None));
    assert_eq!(store.challenge_end("m-3").await.expect("it is read"), None);
    // If one of two challenges is gone, the other stays open, and no game is created.
    let fates = store.commit(&[take("m-4", Some("m-2"), "m-none", ["m-cay", "m-ann"])]).await;
    assert_eq!(fates.expect("the store answers"), [WriteOutcome::Taken]);
    assert_eq!(open(201).await, ["m-3", "m-4"]);
    assert!(store.game("m-none").await.expect("it is read").is_none());
    // Presence extends a challenge; an expired one can be neither accepted nor extended.
    let here =
        |person: &str, now| Write::Here { arena: None, person: person.to_owned(), now, until: now + 400 };
    store.commit(&[here("m-cay", 400)]).await.expect("it is kept");
    assert_eq!(open(600).await, ["m-4"]);
    store.commit(&[here("m-cay", 900)]).await.expect("it is kept");
    assert_eq!(open(901).await, Vec::<String>::new());
    let end = Write::ChallengeEnd { challenge: "m-4".to_owned(), at: 950 };
    assert_eq!(store.commit(&[end]).await.expect("the store answers"), [WriteOutcome::Taken]);
    store.commit(&[Write::ClearChallenges { before: 10_000 }]).await.expect("it is done");
    assert_eq!(store.challenge_end("m-1").await.expect("it is read"), None);
}

/// Summaries of running games are available without their rooms.
pub(super) async fn courses_are_known(store: &dyn Store) {
    let playing = async || store.playing(10).await.expect("they are read");
    assert_eq!(playing().await, ["m-room"]);
    assert_eq!(store.playing_since_before(201, 10).await.expect("they are read"), ["m-room"]);
    assert!(store.playing_since_before(200, 10).await.expect("they are read").is_empty());
    let met_last = store.last_met("m-ben", 5).await.expect("they are read");
    assert_eq!(met_last, [(200, ["m-ann".to_owned(), "m-ben".to_owned()])]);
    // A correspondence game: the player to move and the deadline; then its end.
    let slow = StoredGame {
        control: Control::Days { days: 1 },
        public: false,
        ..met("m-slow", ["m-ann", "m-ben"], 300)
    };
    store.commit(&[Write::Game(Box::new(slow))]).await.expect("it is kept");
    let due = 300 + 24 * 60 * 60 * 1000;
    let turns = async |person: &str| store.turns_of(person, 10).await.expect("they are read");
    assert_eq!(turns("m-ann").await, [("m-slow".to_owned(), Some(due))]);
    assert!(turns("m-ben").await.is_empty());
    assert!(store.overdue(due - 1, 10).await.expect("they are read").is_empty());
    assert_eq!(store.overdue(due, 10).await.expect("they are read"), ["m-slow"]);
    let live = LiveGame {
        players: ["m-ann".to_owned(), "m-ben".to_owned()],
        began: 300,
        public: false,
        arena: None,
        mover: Some("m-ben".to_owned()),
        due: Some(due + 7),
        over: None,
    };
    let event = |v, live: LiveGame| Write::Event {
        game: "m-slow".to_owned(),
        entry: Entry { v, at: 310, event: Event::Resign { side: "S".to_owned() }, guest: None, left: None },
        opens: None,
        live: Some(Box::new(live)),
    };
    store.commit(&[event(1, live.clone())]).await.expect("it is kept");
    assert_eq!(turns("m-ben").await, [("m-slow".to_owned(), Some(due + 7))]);
    // A late event does not change the summary either.
    let late = LiveGame { mover: Some("m-ann".to_owned()), ..live.clone() };
    assert_eq!(store.commit(&[event(1, late)]).await.expect("the store answers"), [WriteOutcome::Taken]);
    assert!(turns("m-ann").await.is_empty());
    let over = LiveGame { mover: None, due: None, over: Some((320, Some(Side::North))), ..live };
    store.commit(&[event(2, over)]).await.expect("it is kept");
    assert!(turns("m-ben").await.is_empty() && store.overdue(u64::MAX, 10).await.expect("read").is_empty());
}

fn arena(id: &str) -> StoredArena {
    StoredArena {
        id: id.to_owned(),
        maker: "m-ann".to_owned(),
        starts: 1000,
        closed: None,
        terms: ArenaTerms {
            name: String::new(),
            maker_name: "Ann".to_owned(),
            game: "oware".to_owned(),
            changes: Vec::new(),
            format: Format::Arena { minutes: 5 },
            control: BLITZ,
            rated: false,
            bots: true,
        },
    }
}

fn player(person: &str) -> StoredPlayer {
    StoredPlayer {
        person: person.to_owned(),
        name: String::new(),
        rating: None,
        joined: 900,
        plays: true,
        here: 2000,
        bot: false,
    }
}

/// Rounds of a tournament are paired once, and its size is limited.
pub(super) async fn tournaments_are_kept(store: &dyn Store) {
    let arena = arena("m-arena");
    store.commit(&[Write::Arena(Box::new(arena.clone()))]).await.expect("it is kept");
    assert_eq!(store.arena("m-arena").await.expect("it is read"), Some(arena.clone()));
    assert_eq!(store.open_arenas(5).await.expect("they are read"), [arena]);
    assert_eq!(store.count_arenas("m-ann").await.expect("they are counted"), 1);
    let join = async |person: &str| {
        let joining = Joining { arena: "m-arena".to_owned(), player: player(person), most: 2 };
        store.commit(&[Write::ArenaJoin(joining)]).await.expect("the store answers")[0]
    };
    assert_eq!([join("m-ann").await, join("m-ben").await], [WriteOutcome::Kept; 2]);
    assert_eq!([join("m-cay").await, join("m-ann").await], [WriteOutcome::Taken, WriteOutcome::Kept]);
    let leaving = Write::ArenaLeave { arena: "m-arena".to_owned(), person: "m-ben".to_owned(), at: 1200 };
    store.commit(&[leaving]).await.expect("it is kept");
    // A player who leaves before the start is removed.
    let before = Write::ArenaLeave { arena: "m-arena".to_owned(), person: "m-ann".to_owned(), at: 950 };
    store.commit(&[before]).await.expect("it is kept");
    assert_eq!(store.arena_players("m-arena").await.expect("they are read").len(), 1);
    assert_eq!(join("m-ann").await, WriteOutcome::Kept);
    let here = |person: &str| Write::Here {
        arena: Some("m-arena".to_owned()),
        person: person.to_owned(),
        now: 1500,
        until: 3000,
    };
    store.commit(&[here("m-ann"), here("m-ben")]).await.expect("it is kept");
    let players = store.arena_players("m-arena").await.expect("they are read");
    let seen: Vec<(bool, u64)> = players.iter().map(|player| (player.plays, player.here)).collect();
    assert_eq!(seen, [(true, 3000), (false, 2000)], "a player who left is not present");
    let round = |number, room: &str| {
        let game = StoredGame { arena: Some("m-arena".to_owned()), ..met(room, ["m-ann", "m-ben"], 1600) };
        Write::ArenaRound(Round { arena: "m-arena".to_owned(), number, at: 1600, games: vec![game] })
    };
    assert_eq!(store.commit(&[round(1, "m-r1")]).await.expect("it is kept"), [WriteOutcome::Kept]);
    assert_eq!(store.commit(&[round(1, "m-r2")]).await.expect("the store answers"), [WriteOutcome::Taken]);
    assert_eq!(store.arena_rounds("m-arena").await.expect("they are counted"), 1);
    let games = store.arena_games("m-arena").await.expect("they are read");
    assert_eq!(games.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["m-r1"]);
    let close = || Write::ArenaClose { arena: "m-arena".to_owned(), at: 1700 };
    assert_eq!(store.commit(&[close()]).await.expect("it is kept"), [WriteOutcome::Kept]);
    assert_eq!(store.commit(&[close()]).await.expect("the store answers"), [WriteOutcome::Taken]);
    assert_eq!(join("m-dan").await, WriteOutcome::Taken, "a finished tournament accepts no players");
    assert_eq!(store.closed_arenas(5).await.expect("they are read")[0].closed, Some(1700));
    assert!(store.open_arenas(5).await.expect("they are read").is_empty());
}

/// After signing in, an account has the guest's entry and games in a tournament, and never two entries.
pub(super) async fn a_guests_place_becomes_the_accounts(store: &dyn Store) {
    let id = "m-places";
    store.commit(&[Write::Arena(Box::new(arena(id)))]).await.expect("it is kept");
    for (name, number) in [("m-eva", "m-s1"), ("m-fay", "m-s2")] {
        let up = AccountWrite::SignUp { account: account(name, name), session: session(number, name, 1) };
        assert_eq!(done(store, up).await, WriteOutcome::Kept);
    }
    let here = |person: &str, joined, here| StoredPlayer { joined, here, ..player(person) };
    let left = StoredPlayer { plays: false, ..here("m-eva", 901, 2000) };
    for player in [left, here("m-gil", 902, 3000), here("m-hal", 903, 2500)] {
        let joining = Joining { arena: id.to_owned(), player, most: 9 };
        assert_eq!(store.commit(&[Write::ArenaJoin(joining)]).await, Ok(vec![WriteOutcome::Kept]));
    }
    let game = StoredGame { arena: Some(id.to_owned()), ..met("m-r9", ["m-gil", "m-hal"], 1600) };
    let round = Round { arena: id.to_owned(), number: 1, at: 1600, games: vec![game] };
    store.commit(&[Write::ArenaRound(round)]).await.expect("it is kept");
    for (guest, name, number) in [("m-gil", "m-eva", "m-s3"), ("m-hal", "m-fay", "m-s4")] {
        let into = AccountWrite::SignIn { session: session(number, name, 2), guest: Some(guest.to_owned()) };
        assert_eq!(done(store, into).await, WriteOutcome::Kept);
    }
    let players = store.arena_players(id).await.expect("they are read");
    let seen: Vec<_> = players
        .iter()
        .map(|player| {
            (player.person.as_str(), player.name.as_str(), player.joined, player.plays, player.here)
        })
        .collect();
    assert_eq!(seen, [("m-eva", "", 901, true, 3000), ("m-fay", "m-fay", 903, true, 2500)]);
    let games = store.arena_games(id).await.expect("they are read");
    assert_eq!(games[0].1.players, ["m-eva".to_owned(), "m-fay".to_owned()]);
}
