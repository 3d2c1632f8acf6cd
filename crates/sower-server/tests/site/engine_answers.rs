//! The page's own engine answers as the site does: the same bytes and the same status, for every question of
//! `testdata/engine/questions.txt`. The browser tests ask the WebAssembly module the same questions.

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::http::Request;
use serde_json::Value;
use sower_server::{Limits, Site, SiteOptions, app};
use sower_text::Language;
use sower_wasm::Answers;
use tower::ServiceExt as _;

use crate::harness::serve_with;

const QUESTIONS: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/engine/questions.txt"));

/// More than the longest answer.
const LARGEST: usize = 4 << 20;

async fn of_site(site: &Arc<Site>, method: &str, address: &str, body: &str) -> (u16, String) {
    let request = Request::builder().method(method).uri(address).header("content-type", "application/json");
    let request = request.header("x-sower", "1").body(Body::from(body.to_owned())).expect("a request");
    let answer = app(Arc::clone(site)).oneshot(request).await.expect("an answer");
    let status = answer.status().as_u16();
    let bytes = to_bytes(answer.into_body(), LARGEST).await.expect("a body");
    (status, String::from_utf8(bytes.to_vec()).expect("text"))
}

fn of_engine(answers: &mut Answers, method: &str, address: &str, body: &str) -> (u16, String) {
    let text = format!("{method} {address}\n{body}");
    let answer = answers.answer(&sower_wasm::Request::parse(&text).expect("a request"));
    (answer.status, answer.body)
}

/// The first and the last legal move of a game at its start.
async fn ends_of_moves(site: &Arc<Site>, game: &str) -> [String; 2] {
    let (status, look) = of_site(site, "POST", "/api/look", &format!("{{\"game\":\"{game}\"}}")).await;
    assert_eq!(status, 200, "{look}");
    let look: Value = serde_json::from_str(&look).expect("JSON");
    let choices = look["choices"].as_array().unwrap_or_else(|| panic!("{look}"));
    let label =
        |choice: Option<&Value>| choice.expect("a move")["label"].as_str().expect("a label").to_owned();
    [label(choices.first()), label(choices.last())]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_engine_of_the_page_answers_as_the_site_does() {
    let limits = Limits::default().with("requests=1000000".parse().expect("a limit"));
    let served = serve_with(SiteOptions { limits, ..SiteOptions::default() }).await;
    let mut answers = Answers::new(1);
    let mut asked = 0;
    for listed in sower_core::library::all() {
        let [first, last] = ends_of_moves(&served.site, &listed.name).await;
        for question in QUESTIONS.lines().filter(|line| !line.starts_with('#')) {
            let question = question.replace("{game}", &listed.name);
            let question = question.replace("{first}", &first).replace("{last}", &last);
            let (method, rest) = question.split_once(' ').expect("a method");
            let (address, body) = rest.split_once(' ').unwrap_or((rest, ""));
            for tag in Language::tags() {
                let between = if address.contains('?') { '&' } else { '?' };
                let address = format!("{address}{between}lang={tag}");
                let site = of_site(&served.site, method, &address, body).await;
                assert_eq!(
                    of_engine(&mut answers, method, &address, body),
                    site,
                    "{method} {address} {body}"
                );
                asked += 1;
            }
        }
    }
    assert!(asked > 3000, "{asked}");
}
