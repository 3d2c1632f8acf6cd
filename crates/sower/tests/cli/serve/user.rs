//! `sower user` for the operator.

use serde_json::{Value, json};

use super::process::Home;

#[test]
fn an_account_is_reset_while_the_site_runs() {
    let home = Home::folder();
    let nothing = home.command(&["user", "list"]).output().unwrap();
    assert_eq!(nothing.status.code(), Some(2), "there is no site yet, and none is made");
    let served = home.serve();
    let sign_up = json!({ "name": "Ann", "password": "forgotten by now" }).to_string();
    let (status, _, body) = served.ask("POST", "/api/account", None, &sign_up);
    assert_eq!(status, 200, "{body}");
    let old: Value = serde_json::from_str(&body).unwrap();
    let listed = home.command(&["user", "list"]).output().unwrap();
    assert_eq!(String::from_utf8(listed.stdout).unwrap(), "Ann\n");
    let missing = home.command(&["user", "reset", "Zed"]).output().unwrap();
    assert_eq!(missing.status.code(), Some(1));
    let reset = home.command(&["user", "reset", "ann"]).output().unwrap();
    assert!(reset.status.success());
    let code = String::from_utf8(reset.stdout).unwrap();
    let recover = |code: &str| {
        let body = json!({ "name": "Ann", "code": code.trim(), "password": "another horse" }).to_string();
        served.ask("POST", "/api/account/recover", None, &body).0
    };
    assert_eq!(served.ask("POST", "/api/session", None, &sign_up).0, 403, "the password is good no more");
    assert_eq!(recover(old["code"].as_str().unwrap()), 403);
    assert_eq!(recover(&code), 200);
}
