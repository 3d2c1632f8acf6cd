//! Accounts: signing up and in, what is refused, and what happens to a guest's earlier games.

use std::time::Instant;

use crate::harness::{Person, Served, serve, serve_with};
use axum::http::StatusCode;
use serde_json::{Value, json};
use sower_server::SiteOptions;

const PASSWORD: &str = "correct horse";

impl Served {
    /// Signs a person up; returns the response.
    pub(crate) async fn sign_up(&self, person: &mut Person, name: &str) -> Value {
        let (status, told) = self.post(person, "/api/account", credentials(name, PASSWORD)).await;
        assert_eq!(status, StatusCode::OK, "{told}");
        told
    }

    async fn sign_in(&self, person: &mut Person, name: &str, password: &str) -> (StatusCode, Value) {
        self.post(person, "/api/session", credentials(name, password)).await
    }

    async fn delete(&self, person: &mut Person, path: &str, body: Value) -> StatusCode {
        self.ask(person, "DELETE", path, body).await.0
    }

    async fn my_name(&self, person: &mut Person) -> Value {
        let (_, me) = self.get(person, "/api/me").await;
        if me["account"] == true { me["name"].clone() } else { Value::Null }
    }
}

fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_signs_up_out_in_and_out_everywhere() {
    let served = serve().await;
    let [mut ann, mut phone] = [Person::default(), Person::default()];
    let told = served.sign_up(&mut ann, "Ann").await;
    assert_eq!(told["name"], "Ann");
    assert_eq!(told["code"].as_str().map(str::len), Some(23), "{told}");
    assert_eq!(served.my_name(&mut ann).await, "Ann");
    // A signed-in person has the account's name and cannot choose another.
    assert_eq!(served.post(&mut ann, "/api/me", json!({ "name": "Zed" })).await.0, StatusCode::CONFLICT);
    assert_eq!(
        served.post(&mut ann, "/api/account", credentials("Zed", PASSWORD)).await.0,
        StatusCode::CONFLICT
    );
    let settings = json!({ "theme": "dark", "sound": false });
    assert_eq!(served.post(&mut ann, "/api/me/settings", settings.clone()).await.0, StatusCode::NO_CONTENT);
    for bad in [json!({ "x": [1] }), json!({ "x": "y".repeat(3000) })] {
        assert_eq!(served.post(&mut ann, "/api/me/settings", bad).await.0, StatusCode::BAD_REQUEST);
    }
    // On another device, with the name in another case: settings are there too.
    let (status, me) = served.sign_in(&mut phone, "ANN", PASSWORD).await;
    assert_eq!((status, &me["name"], &me["settings"]), (StatusCode::OK, &json!("Ann"), &settings));
    let stolen = phone.clone();
    assert_eq!(served.delete(&mut phone, "/api/session", Value::Null).await, StatusCode::NO_CONTENT);
    assert_eq!(served.my_name(&mut phone).await, Value::Null);
    assert_eq!(served.my_name(&mut stolen.clone()).await, Value::Null, "the cookie is good no more");
    assert_eq!(served.my_name(&mut ann).await, "Ann");
    served.sign_in(&mut phone, "ann", PASSWORD).await;
    assert_eq!(served.delete(&mut phone, "/api/sessions", Value::Null).await, StatusCode::NO_CONTENT);
    assert_eq!(served.my_name(&mut ann).await, Value::Null);
    assert_eq!(served.sign_in(&mut ann, "Ann", PASSWORD).await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_had_once_and_is_one_word() {
    let served = serve().await;
    served.sign_up(&mut Person::default(), "Iris").await;
    for (name, status) in [
        ("iris", StatusCode::CONFLICT),
        ("lris", StatusCode::CONFLICT),
        ("1ris", StatusCode::CONFLICT),
        ("x", StatusCode::BAD_REQUEST),
        ("<script>alert(1)</script>", StatusCode::BAD_REQUEST),
        ("<img/src=x>", StatusCode::BAD_REQUEST),
        ("' OR 1=1 --", StatusCode::BAD_REQUEST),
        ("Robert'); DROP", StatusCode::BAD_REQUEST),
        ("guest", StatusCode::BAD_REQUEST),
    ] {
        let tried = served.post(&mut Person::default(), "/api/account", credentials(name, PASSWORD)).await;
        assert_eq!(tried.0, status, "{name}: {}", tried.1);
    }
    for password in ["1234567", &"x".repeat(129)] {
        let asked = credentials("Zed", password);
        assert_eq!(
            served.post(&mut Person::default(), "/api/account", asked).await.0,
            StatusCode::BAD_REQUEST
        );
    }
    // An invalid name finds no account, whatever it contains.
    for name in ["'%20OR%201=1%20--", "%25", "%00", "..%2f..", "%3Cb%3E", "x".repeat(5000).as_str()] {
        for path in [format!("/api/people/{name}"), format!("/api/people/{name}/games")] {
            assert_eq!(
                served.get(&mut Person::default(), &path).await.0,
                StatusCode::NOT_FOUND,
                "{path:.40}"
            );
        }
    }
    for query in ["game=' OR 1=1", "opponent=' OR 1=1", "game=%27%3B--"] {
        let path = format!("/api/people/Iris/games?{}", query.replace(' ', "%20"));
        assert_eq!(served.get(&mut Person::default(), &path).await, (StatusCode::OK, json!([])));
    }
    for (query, right) in [
        ("result=' OR 1=1", "result=won|drawn|lost"),
        ("rated=1", "rated=yes|no"),
        ("before=x", "before=1790000000000"),
        ("before=-1", "before=1790000000000"),
    ] {
        let path = format!("/api/people/Iris/games?{}", query.replace(' ', "%20"));
        let (status, answer) = served.get(&mut Person::default(), &path).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        assert!(answer.to_string().contains(&format!("expected {right}")), "{answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_passwords_does_not_reveal_which_names_exist() {
    let served = serve().await;
    served.sign_up(&mut Person::default(), "Ann").await;
    let mut eve = Person::default();
    let mut answers = Vec::new();
    for (name, password) in [("Ann", "wrong password"), ("Nobody", "wrong password"), ("Ann", ""), ("", "")] {
        let began = Instant::now();
        answers.push((served.sign_in(&mut eve, name, password).await, began.elapsed()));
    }
    let [(known, of_known), (_, of_unknown), ..] = &answers[..] else { panic!("four answers") };
    assert_eq!(known.0, StatusCode::FORBIDDEN);
    assert!(answers.iter().all(|(answer, _)| answer == known), "one answer for all");
    // A hash takes tens of milliseconds, and everything else almost nothing.
    let ratio = of_known.as_secs_f64() / of_unknown.as_secs_f64();
    assert!((0.2..5.0).contains(&ratio), "{of_known:?} and {of_unknown:?}");
    let recover =
        |name: &str| json!({ "name": name, "code": "00000-00000-00000-00000", "password": PASSWORD });
    let of_known = served.post(&mut eve, "/api/account/recover", recover("Ann")).await;
    assert_eq!(of_known.0, StatusCode::FORBIDDEN);
    assert_eq!(served.post(&mut eve, "/api/account/recover", recover("Nobody")).await, of_known);
    assert_eq!(served.my_name(&mut eve).await, Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_cannot_be_tried_for_long() {
    let served = serve().await;
    let mut eve = Person::default();
    served.sign_up(&mut Person::default(), "Ann").await;
    let recover = json!({ "name": "ann", "code": "x", "password": PASSWORD });
    let mut refused = 0;
    for _ in 0..30 {
        let (status, _) = served.post(&mut eve, "/api/account/recover", recover.clone()).await;
        refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(refused, 10, "twenty tries a name");
    // However the name is written, and even with the right password; another name has its own attempts.
    assert_eq!(served.sign_in(&mut eve, "ANN", PASSWORD).await.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(served.sign_in(&mut eve, "Ben", "wrong one").await.0, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_in_replaces_a_session_that_the_client_already_has() {
    let served = serve().await;
    let mut mallory = Person::default();
    served.sign_up(&mut mallory, "Mallory").await;
    let session = |person: &Person| {
        let cookie = person.cookie.clone().unwrap_or_default();
        cookie.split("; ").find(|pair| pair.starts_with("session=")).map(str::to_owned)
    };
    served.sign_up(&mut Person::default(), "Ann").await;
    // An attacker planted Mallory's session, or an invented one, in Ann's browser.
    for planted in
        [session(&mallory).expect("a session"), format!("session={}.{}", "0".repeat(32), "0".repeat(32))]
    {
        let mut ann = Person { cookie: Some(planted.clone()) };
        assert_eq!(served.sign_in(&mut ann, "Ann", PASSWORD).await.0, StatusCode::OK);
        assert_ne!(session(&ann), Some(planted.clone()));
        assert_eq!(served.my_name(&mut ann).await, "Ann");
        assert_eq!(served.my_name(&mut Person { cookie: Some(planted) }).await, Value::Null);
    }
    // Changing the password starts a new session.
    let mut ann = Person::default();
    served.sign_in(&mut ann, "Ann", PASSWORD).await;
    let old = ann.clone();
    let change = json!({ "old": PASSWORD, "new": "another horse" });
    assert_eq!(served.post(&mut ann, "/api/account/password", change).await.0, StatusCode::NO_CONTENT);
    assert_eq!(served.my_name(&mut ann).await, "Ann");
    assert_eq!(served.my_name(&mut old.clone()).await, Value::Null);
    assert_eq!(served.sign_in(&mut Person::default(), "Ann", PASSWORD).await.0, StatusCode::FORBIDDEN);
    assert_eq!(served.sign_in(&mut Person::default(), "Ann", "another horse").await.0, StatusCode::OK);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_code_opens_an_account_once() {
    let served = serve().await;
    let mut ann = Person::default();
    let told = served.sign_up(&mut ann, "Ann").await;
    let typed = told["code"].as_str().expect("a code").to_uppercase().replace('-', " ");
    let recover = |code: &str| json!({ "name": "ann", "code": code, "password": "another horse" });
    let mut again = Person::default();
    let (status, next) = served.post(&mut again, "/api/account/recover", recover(&typed)).await;
    assert_eq!((status, &next["name"]), (StatusCode::OK, &json!("Ann")));
    assert_eq!(served.my_name(&mut again).await, "Ann");
    assert_eq!(served.my_name(&mut ann).await, Value::Null, "all others are signed out");
    let (status, _) = served.post(&mut Person::default(), "/api/account/recover", recover(&typed)).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let code = next["code"].as_str().expect("a code");
    assert_eq!(
        served.post(&mut Person::default(), "/api/account/recover", recover(code)).await.0,
        StatusCode::OK
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_password_gives_a_new_recovery_code() {
    let served = serve().await;
    let mut ann = Person::default();
    let told = served.sign_up(&mut ann, "Ann").await;
    let ask = |password: &str| json!({ "password": password });
    let refused = served.post(&mut ann, "/api/account/code", ask("a wrong one")).await;
    assert_eq!((refused.0, &refused.1["code"]), (StatusCode::FORBIDDEN, &json!("not-yours")));
    let (status, next) = served.post(&mut ann, "/api/account/code", ask(PASSWORD)).await;
    assert_eq!((status, &next["name"]), (StatusCode::OK, &json!("Ann")));
    assert_eq!(served.my_name(&mut ann).await, "Ann", "all sessions remain");
    for (code, status) in [(&told["code"], StatusCode::FORBIDDEN), (&next["code"], StatusCode::OK)] {
        let recover = json!({ "name": "Ann", "code": code, "password": "another horse" });
        let tried = served.post(&mut Person::default(), "/api/account/recover", recover).await;
        assert_eq!(tried.0, status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_may_only_what_is_theirs() {
    let served = serve().await;
    let [mut stranger, mut guest, mut ann, mut ben] = [(); 4].map(|()| Person::default());
    served.get(&mut guest, "/api/me").await;
    served.sign_up(&mut ann, "Ann").await;
    served.sign_up(&mut ben, "Ben").await;
    let password = json!({ "old": "whatever it is", "new": "another horse" });
    for person in [&mut stranger, &mut guest] {
        for (method, path, body) in [
            ("POST", "/api/me/settings", json!({})),
            ("GET", "/api/me/export", Value::Null),
            ("POST", "/api/account/password", password.clone()),
            ("DELETE", "/api/account", json!({ "password": PASSWORD })),
            ("DELETE", "/api/sessions", Value::Null),
        ] {
            let (status, told) = served.ask(person, method, path, body).await;
            assert_eq!(
                (status, &told["code"]),
                (StatusCode::FORBIDDEN, &json!("not-yours")),
                "{method} {path}"
            );
        }
    }
    // Another account can change only itself, and nothing without its password.
    assert_eq!(served.post(&mut ben, "/api/account/password", password).await.0, StatusCode::FORBIDDEN);
    assert_eq!(
        served.delete(&mut ben, "/api/account", json!({ "password": "not mine" })).await,
        StatusCode::FORBIDDEN
    );
    assert_eq!(served.delete(&mut ben, "/api/me", Value::Null).await, StatusCode::CONFLICT);
    served.delete(&mut ben, "/api/sessions", Value::Null).await;
    assert_eq!(served.my_name(&mut ann).await, "Ann");
    // Everyone can read public profiles; only the owner is "you".
    for (person, you) in [(&mut stranger, false), (&mut guest, false), (&mut ann, true), (&mut ben, false)] {
        let (status, profile) = served.get(person, "/api/people/ann").await;
        assert_eq!((status, &profile["name"], &profile["you"]), (StatusCode::OK, &json!("Ann"), &json!(you)));
        assert!(profile.get("password").is_none() && profile.get("id").is_none(), "{profile}");
        assert_eq!(served.get(person, "/api/people/Ann/games").await.0, StatusCode::OK);
        assert_eq!(served.get(person, "/api/people/Ann/ratings/kalah").await.0, StatusCode::OK);
        assert_eq!(served.get(person, "/api/leaders/kalah").await, (StatusCode::OK, json!([])));
    }
    assert_eq!(served.get(&mut stranger, "/api/leaders/nothing").await.0, StatusCode::NOT_FOUND);
    // Another site's page can change nothing for a signed-in person.
    let foreign = served.by_foreign_page(&ann, "http://evil.example", "POST", "/api/account/password").await;
    assert_eq!(foreign, StatusCode::FORBIDDEN);
    for (method, path) in [
        ("POST", "/api/account"),
        ("POST", "/api/session"),
        ("DELETE", "/api/session"),
        ("DELETE", "/api/sessions"),
        ("DELETE", "/api/account"),
        ("POST", "/api/account/recover"),
        ("POST", "/api/me/settings"),
    ] {
        assert_eq!(
            served.by_foreign_page(&ann, "http://evil.example", method, path).await,
            StatusCode::FORBIDDEN
        );
    }
    assert_eq!(served.my_name(&mut ann).await, "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guests_games_move_to_the_account_and_continue() {
    let served = serve().await;
    // Ben plays as a guest against Ann, who signs up during the game.
    let (id, [mut ann, mut ben], [mut first, mut second]) = served.two_people(json!({})).await;
    first.play("3").await;
    first.event("move").await;
    second.event("move").await;
    served.sign_up(&mut ann, "Ann").await;
    assert_eq!(second.state().await["seats"][0]["name"], "Ann");
    // Ben signs in to an existing account during the game: his seat and socket move to it.
    served.sign_up(&mut Person::default(), "Benny").await;
    let mut old_ben = ben.clone();
    assert_eq!(served.sign_in(&mut ben, "Benny", PASSWORD).await.0, StatusCode::OK);
    loop {
        let seats = second.state().await["seats"].clone();
        if seats[1]["name"] == "Benny" {
            assert_eq!((&seats[1]["yours"], &seats[1]["account"]), (&json!(true), &json!(true)));
            break;
        }
    }
    first.play("1").await;
    first.event("move").await;
    second.event("move").await;
    second.play("6").await;
    let room = second.event("move").await;
    assert_eq!(room["moves"].as_array().map(Vec::len), Some(3), "{room}");
    let (_, games) = served.get(&mut ben, "/api/me/games").await;
    assert_eq!((games.as_array().map(Vec::len), &games[0]["id"]), (Some(1), &json!(id)));
    assert_eq!(served.get(&mut ben, &format!("/api/rooms/{id}")).await.0, StatusCode::OK);
    // The former guest has lost access, and the account's number is not a valid guest.
    assert_eq!(served.get(&mut old_ben, &format!("/api/rooms/{id}")).await.0, StatusCode::NOT_FOUND);
    assert_eq!(served.get(&mut old_ben, "/api/me/games").await.1, json!([]));
    // The game ends unrated, and is in both players' lists.
    second.say("resign", Value::Null, second.v).await;
    let room = second.event("resign").await;
    assert_eq!((&room["rated"], &room["rated_end"]), (&json!(false), &Value::Null));
    let (_, mine) = served.get(&mut ben, "/api/people/benny/games").await;
    assert_eq!((&mine[0]["score"], &mine[0]["opponent"]), (&json!("lost"), &json!("Ann")));
    assert_eq!(
        served.get(&mut Person::default(), "/api/people/benny/games").await.1,
        json!([]),
        "it was theirs alone"
    );
    let (_, profile) = served.get(&mut ann, "/api/people/Benny").await;
    assert_eq!(profile["ratings"], json!([]));
    // Signing out removes a player from the room at once.
    assert_eq!(served.delete(&mut ben, "/api/session", Value::Null).await, StatusCode::NO_CONTENT);
    while second.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_exported_and_deleted_with_its_name() {
    let served = serve().await;
    let mut ann = Person::default();
    served.sign_up(&mut ann, "Ann").await;
    let (id, [_, mut ben], [mut first, mut second]) =
        served.two_people_as([ann.clone(), Person::default()], json!({})).await;
    first.play("1").await;
    second.event("move").await;
    let (status, all) = served.get(&mut ann, "/api/me/export").await;
    assert_eq!((status, &all["name"]), (StatusCode::OK, &json!("Ann")));
    assert!(
        all["games"][0]["record"].as_str().is_some_and(|record| record.contains("[South \"Ann\"]")),
        "{all}"
    );
    assert!(!all.to_string().contains("argon2"), "no secret leaves");
    let gone = served.delete(&mut ann.clone(), "/api/account", json!({ "password": PASSWORD })).await;
    assert_eq!(gone, StatusCode::NO_CONTENT);
    while first.next().await.is_some() {}
    assert_eq!(served.get(&mut Person::default(), "/api/people/Ann").await.0, StatusCode::NOT_FOUND);
    assert_eq!(served.my_name(&mut ann).await, Value::Null);
    let (_, room) = served.get(&mut ben, &format!("/api/rooms/{id}")).await;
    assert_eq!((&room["seats"][0]["name"], &room["seats"][0]["account"]), (&json!("Guest"), &json!(false)));
    assert_eq!(served.sign_in(&mut ann, "Ann", PASSWORD).await.0, StatusCode::FORBIDDEN);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_attacker_cannot_lock_an_owner_out_of_their_account() {
    let options = SiteOptions { behind_proxy: true, ..SiteOptions::default() };
    let served = serve_with(options).await;
    let mut ann = Person::default();
    served.sign_up(&mut ann, "Ann").await;
    let sign_in = async |from: &str, password: &str| {
        let headers = format!("X-Sower: 1\r\nX-Forwarded-For: {from}\r\n");
        crate::http::status(served.address, "POST", "/api/session", &headers, &credentials("Ann", password))
            .await
    };
    let mut last = 0;
    for _ in 0..25 {
        last = sign_in("192.0.2.66", "a wrong one").await;
    }
    assert_eq!(last, 429, "the guesser is slowed down");
    assert_eq!(sign_in("192.0.2.7", PASSWORD).await, 200, "other clients are not");
    // A signed-in person can change the password, whatever other clients attempt.
    let asked = json!({ "old": PASSWORD, "new": "another password" });
    let headers = format!(
        "X-Sower: 1\r\nX-Forwarded-For: 192.0.2.66\r\nCookie: {}\r\n",
        ann.cookie.clone().unwrap_or_default()
    );
    let changed =
        crate::http::status(served.address, "POST", "/api/account/password", &headers, &asked).await;
    assert_eq!(changed, 204);
}
