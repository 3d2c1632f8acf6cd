//! Conformance of stores: accounts, results and ratings.

use sower_core::Side;

use super::some_game;
use sower_server::store::{
    AccountWrite, Counted, Ended, EndedSeat, Entry, Proof, Rated, ResultsAsked, Store, StoredAccount,
    StoredGame, StoredSession, Write, WriteOutcome,
};
use sower_server::wire::Event;

const DAY: u64 = 24 * 60 * 60 * 1000;

pub(super) fn account(id: &str, name: &str) -> StoredAccount {
    StoredAccount {
        id: id.to_owned(),
        name: name.to_owned(),
        key: name.to_lowercase(),
        password: format!("hash of {id}"),
        recovery: format!("code of {id}"),
        bot: false,
        created: 1,
        settings: "{}".to_owned(),
    }
}

pub(super) fn session(id: &str, account: &str, created: u64) -> StoredSession {
    StoredSession { id: id.to_owned(), account: account.to_owned(), created }
}

pub(super) async fn done(store: &dyn Store, write: AccountWrite) -> WriteOutcome {
    store.commit(&[Write::Account(Box::new(write))]).await.expect("the store answers")[0]
}

pub(super) async fn conforms(store: &dyn Store) {
    accounts_and_sessions(store).await;
    guests_become_accounts(store).await;
    games_end_once_and_move_ratings(store).await;
    what_does_not_count_moves_nothing(store).await;
    a_deleted_account_leaves_no_name(store).await;
}

async fn accounts_and_sessions(store: &dyn Store) {
    let ada = account("ada-id", "Ada");
    let up = |account: StoredAccount, id: &str| AccountWrite::SignUp {
        session: session(id, &account.id, 5),
        account,
    };
    assert_eq!(done(store, up(ada.clone(), "s1")).await, WriteOutcome::Kept);
    assert_eq!(store.account("ada-id").await, Ok(Some(ada.clone())));
    assert_eq!(store.account_named("ada").await, Ok(Some(ada.clone())));
    assert_eq!(store.account_named("eve").await, Ok(None));
    assert_eq!(store.session("s1", 5).await, Ok(Some(("ada-id".to_owned(), "Ada".to_owned(), false))));
    assert_eq!(store.session("s1", 6).await, Ok(None), "it has ended by its age");
    assert!(store.guest("ada-id").await.expect("it is read").is_some_and(|guest| guest.void));
    // A name is unique, and a guest has one account; the second attempt leaves nothing behind.
    assert_eq!(done(store, up(account("other-id", "ADA"), "s2")).await, WriteOutcome::Taken);
    assert_eq!(done(store, up(account("ada-id", "Adele"), "s2")).await, WriteOutcome::Taken);
    assert_eq!(store.session("s2", 0).await, Ok(None));
    assert_eq!(store.guest("other-id").await, Ok(None));
    // Sessions end individually and all at once, and their number is limited.
    for number in 0..60_u64 {
        let more = session(&format!("m{number}"), "ada-id", 10 + number);
        assert_eq!(
            done(store, AccountWrite::SignIn { session: more, guest: None }).await,
            WriteOutcome::Kept
        );
    }
    assert_eq!(store.sessions_of("ada-id").await.expect("they are read").len(), 50);
    assert_eq!(store.session("m9", 0).await, Ok(None));
    done(store, AccountWrite::SignOut { account: "ada-id".to_owned(), session: "m59".to_owned() }).await;
    assert_eq!(store.session("m59", 0).await, Ok(None));
    assert!(store.session("m58", 0).await.expect("it is read").is_some());
    done(store, AccountWrite::SignOutEverywhere { account: "ada-id".to_owned() }).await;
    assert_eq!(store.sessions_of("ada-id").await, Ok(vec![]));
    // A password changes only with a valid proof, and a recovery code works once.
    let change = |proof, session_id: &str| AccountWrite::Password {
        session: session(session_id, "ada-id", 100),
        proof,
        password: "new hash".to_owned(),
        recovery: Some("new code".to_owned()),
    };
    assert_eq!(done(store, change(Proof::Password("no".to_owned()), "p1")).await, WriteOutcome::Taken);
    let code = || Proof::Recovery("code of ada-id".to_owned());
    assert_eq!(done(store, change(code(), "p2")).await, WriteOutcome::Kept);
    assert_eq!(done(store, change(code(), "p3")).await, WriteOutcome::Taken);
    assert_eq!(store.sessions_of("ada-id").await, Ok(vec![100]));
    let settings = "{\"theme\":\"dark\"}".to_owned();
    done(store, AccountWrite::Settings { account: "ada-id".to_owned(), settings: settings.clone() }).await;
    let kept = store.account("ada-id").await.expect("it is read").expect("it is there");
    assert_eq!(
        (kept.password.as_str(), kept.recovery, kept.settings),
        ("new hash", "new code".to_owned(), settings)
    );
    // A new code, given the password.
    let code = |password: &str, recovery: &str| AccountWrite::Recovery {
        account: "ada-id".to_owned(),
        password: password.to_owned(),
        recovery: recovery.to_owned(),
    };
    assert_eq!(done(store, code("another hash", "stolen")).await, WriteOutcome::Taken);
    assert_eq!(done(store, code("new hash", "second")).await, WriteOutcome::Kept);
    let kept = store.account("ada-id").await.expect("it is read").expect("it is there");
    assert_eq!((kept.password.as_str(), kept.recovery.as_str()), ("new hash", "second"));
    assert_eq!(store.sessions_of("ada-id").await, Ok(vec![100]), "all sessions remain");
    done(store, AccountWrite::Reset { account: "ada-id".to_owned(), recovery: "third".to_owned() }).await;
    let kept = store.account("ada-id").await.expect("it is read").expect("it is there");
    assert_eq!((kept.password.as_str(), kept.recovery.as_str()), ("", "third"));
    assert_eq!(store.sessions_of("ada-id").await, Ok(vec![]));
    let listed = store.accounts("").await.expect("they are read");
    assert_eq!(listed.iter().map(|account| account.name.as_str()).collect::<Vec<_>>(), ["Ada"]);
}

async fn guests_become_accounts(store: &dyn Store) {
    let game = some_game("of-a-guest", "gus", 50);
    store.commit(&[Write::Game(Box::new(game))]).await.expect("it is kept");
    for (number, id) in ["g1", "g2"].into_iter().enumerate() {
        // The second time changes nothing.
        let session = session(id, "ada-id", 200 + number as u64);
        let guest = Some("gus".to_owned());
        assert_eq!(done(store, AccountWrite::SignIn { session, guest }).await, WriteOutcome::Kept);
        let games = store.games_of("ada-id", u64::MAX, 10).await.expect("they are read");
        assert_eq!(games, [("of-a-guest".to_owned(), 50)]);
        assert_eq!(store.games_of("gus", u64::MAX, 10).await, Ok(vec![]));
    }
    let standing = store.standing("gus", "oware").await.expect("it is read").expect("it is Ada");
    assert_eq!((standing.id.as_str(), standing.games), ("ada-id", 0));
    assert_eq!(store.standing("nobody", "oware").await, Ok(None));
    // A guest with an account cannot sign up again, and neither another account's guest nor an account can be adopted.
    let up = AccountWrite::SignUp { account: account("gus", "Gus"), session: session("g3", "gus", 300) };
    assert_eq!(done(store, up).await, WriteOutcome::Taken);
    let ben = AccountWrite::SignUp { account: account("ben-id", "Ben"), session: session("b1", "ben-id", 1) };
    assert_eq!(done(store, ben).await, WriteOutcome::Kept);
    for guest in ["gus", "ada-id"] {
        let session = session(&format!("b-{guest}"), "ben-id", 301);
        let guest = Some(guest.to_owned());
        assert_eq!(done(store, AccountWrite::SignIn { session, guest }).await, WriteOutcome::Kept);
    }
    assert_eq!(store.games_of("ben-id", u64::MAX, 10).await, Ok(vec![]));
    let unknown = AccountWrite::SignIn { session: session("n1", "no-such-account", 1), guest: None };
    assert_eq!(done(store, unknown).await, WriteOutcome::Taken);
}

/// A rated game of Ada (South) and Ben that ends at a time.
async fn ends(
    store: &dyn Store,
    id: &str,
    at: u64,
    winner: Option<Side>,
    rated: Rated,
    marks: [&str; 2],
) -> Counted {
    let game = StoredGame { rated: true, ..some_game(id, "ada-id", at) };
    store.commit(&[Write::Game(Box::new(game))]).await.expect("it is kept");
    for (side, mark) in Side::BOTH.into_iter().zip(marks) {
        let place = Write::Place { game: id.to_owned(), side, mark: mark.to_owned() };
        store.commit(&[place]).await.expect("it is kept");
    }
    let ended = Ended {
        kind: "oware".to_owned(),
        at,
        seats: ["ada-id", "ben-id"].map(|person| EndedSeat::Person(person.to_owned())),
        winner,
        began: Side::South,
        rated: Some(rated),
    };
    let event = Event::Resign { side: "N".to_owned() };
    let entry = Entry { v: 1, at, event, guest: None, left: None };
    let end = Write::End { game: id.to_owned(), entry, ended: Box::new(ended), live: None };
    assert_eq!(store.commit(std::slice::from_ref(&end)).await, Ok(vec![WriteOutcome::Kept]));
    let before = store.ratings_of("ada-id").await;
    // The same end again is late, and an end by another event changes nothing either.
    assert_eq!(store.commit(std::slice::from_ref(&end)).await, Ok(vec![WriteOutcome::Taken]));
    let Write::End { game, entry, ended, live } = end else { unreachable!("it is one") };
    let again = Write::End { game, entry: Entry { v: 2, ..entry }, ended, live };
    assert_eq!(store.commit(&[again]).await, Ok(vec![WriteOutcome::Kept]));
    assert_eq!(store.ratings_of("ada-id").await, before);
    store.rated_end(id).await.expect("it is read").expect("it has ended").counted
}

const FAIR: Rated = Rated { long_enough: true, from_one_place: false };

async fn games_end_once_and_move_ratings(store: &dyn Store) {
    assert_eq!(store.rated_end("r1").await, Ok(None));
    let counted = ends(store, "r1", DAY, Some(Side::South), FAIR, ["x", "y"]).await;
    assert_eq!(counted, Counted::Yes);
    let end = store.rated_end("r1").await.expect("it is read").expect("it has ended");
    let shown = end.moved.map(|moved| moved.map(|(before, after)| (before.round(), after.round())));
    assert_eq!(shown, [Some((1500.0, 1662.0)), Some((1500.0, 1338.0))]);
    assert_eq!(ends(store, "r2", DAY + 2, None, FAIR, ["x", "y"]).await, Counted::Yes);
    let ratings = store.ratings_of("ada-id").await.expect("they are read");
    assert_eq!((ratings.len(), ratings[0].0.as_str(), ratings[0].2), (1, "oware", 2));
    let history = store.rating_history("ada-id", "oware").await.expect("it is read");
    assert_eq!(history.iter().map(|(at, _)| *at).collect::<Vec<_>>(), [DAY + 2, DAY]);
    // An account with rated games as a person stays a person's.
    let mark = AccountWrite::Bot { account: "ada-id".to_owned(), bot: true };
    assert_eq!(done(store, mark).await, WriteOutcome::Taken);
    let leaders = store.leaders("oware", false).await.expect("they are read");
    assert_eq!(leaders.iter().map(|leader| leader.name.as_str()).collect::<Vec<_>>(), ["Ada", "Ben"]);
    assert_eq!(store.leaders("oware", true).await, Ok(vec![]));
    assert_eq!(store.began("ada-id", "ben-id", "oware").await, Ok([(2, 2), (2, 2)]));
    assert_eq!(store.began("ben-id", "ada-id", "oware").await, Ok([(0, 2), (0, 2)]));
    // Finished games are not open, except for queries that include recent ones.
    let open = async |since: u64| store.open_games_of("ada-id", since, 9).await.expect("they are read");
    assert_eq!(open(u64::MAX / 2).await, [("of-a-guest".to_owned(), false)]);
    let recent = [("r2", true), ("r1", true), ("of-a-guest", false)].map(|(id, over)| (id.to_owned(), over));
    assert_eq!(open(DAY).await, recent);
    // Filters of lists.
    let all = ResultsAsked { most: 10, ..ResultsAsked::default() };
    let ids = async |asked: ResultsAsked| {
        let listed = store.results_of("ada-id", &asked).await.expect("they are read");
        listed.into_iter().map(|result| result.game).collect::<Vec<_>>()
    };
    assert_eq!(ids(all.clone()).await, ["r2", "r1"]);
    assert_eq!(ids(ResultsAsked { score: Some(2), ..all.clone() }).await, ["r1"]);
    assert_eq!(ids(ResultsAsked { before: Some(DAY + 2), ..all.clone() }).await, ["r1"]);
    assert_eq!(ids(ResultsAsked { opponent: Some("ben-id".to_owned()), ..all.clone() }).await, ["r2", "r1"]);
    assert_eq!(
        ids(ResultsAsked { opponent: Some("nobody".to_owned()), ..all.clone() }).await,
        Vec::<String>::new()
    );
    assert_eq!(ids(ResultsAsked { rated: Some(false), ..all.clone() }).await, Vec::<String>::new());
    assert_eq!(
        ids(ResultsAsked { kind: Some("' OR 1=1 --".to_owned()), ..all.clone() }).await,
        Vec::<String>::new()
    );
    assert_eq!(ids(ResultsAsked { most: 1, ..all }).await, ["r2"]);
}

async fn what_does_not_count_moves_nothing(store: &dyn Store) {
    let before = store.ratings_of("ada-id").await;
    let short = Rated { long_enough: false, ..FAIR };
    assert_eq!(ends(store, "r3", DAY + 3, None, short, ["x", "y"]).await, Counted::TooShort);
    assert_eq!(ends(store, "r4", DAY + 4, None, FAIR, ["x", "x"]).await, Counted::OnePlace);
    assert_eq!(store.ratings_of("ada-id").await, before);
    let at_club = Rated { from_one_place: true, ..FAIR };
    assert_eq!(ends(store, "r5", DAY + 5, None, at_club, ["x", "x"]).await, Counted::Yes);
    // Three games of this day count already. Seven follow; the eleventh counts only tomorrow.
    for number in 0..7 {
        let id = format!("often{number}");
        assert_eq!(ends(store, &id, DAY + 10 + number, None, FAIR, ["x", "y"]).await, Counted::Yes);
    }
    assert_eq!(ends(store, "r6", DAY + 30, None, FAIR, ["x", "y"]).await, Counted::TooOften);
    assert_eq!(ends(store, "r7", 2 * DAY + 30, None, FAIR, ["x", "y"]).await, Counted::Yes);
}

async fn a_deleted_account_leaves_no_name(store: &dyn Store) {
    assert_eq!(done(store, AccountWrite::Delete { account: "ada-id".to_owned() }).await, WriteOutcome::Kept);
    assert_eq!(store.account("ada-id").await, Ok(None));
    assert_eq!(store.ratings_of("ada-id").await, Ok(vec![]));
    assert_eq!(store.standing("gus", "oware").await, Ok(None));
    assert!(store.guest("ada-id").await.expect("it is read").is_some_and(|guest| guest.void));
    let of_ben = store.results_of("ben-id", &ResultsAsked { most: 1, ..ResultsAsked::default() }).await;
    assert_eq!(of_ben.expect("they are read")[0].opponent, None);
    assert_eq!(ends(store, "r8", 5 * DAY, None, FAIR, ["x", "y"]).await, Counted::Gone);
    // The name is free again, and its new owner starts without ratings.
    let again =
        AccountWrite::SignUp { account: account("new-id", "Ada"), session: session("new", "new-id", 1) };
    assert_eq!(done(store, again).await, WriteOutcome::Kept);
    assert_eq!(store.ratings_of("new-id").await, Ok(vec![]));
}
