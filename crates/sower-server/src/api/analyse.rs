//! The analysis board's socket: one position at a time; each request ends the previous one.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::Message;
use axum::response::Response;
use serde_json::Value;
use sower_core::Played;
use sower_search::{Limits, Root, Searcher, Stop};
use sower_text::message;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::look;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::http::socket::{self, SocketEntry, SocketHandler};
use crate::rooms::{Asked, check_may_analyse};
use crate::site::Site;
use crate::thinking::pool::{Asker, Kind};
use crate::wire::{Analysis, AnalysisAsked, AnalysisMessage, AnalysisReport};

/// The default and the longest search time.
const SECONDS: f64 = 10.0;
const MOST_SECONDS: f64 = 60.0;

pub(crate) async fn analyse(
    State(site): State<Arc<Site>>,
    locale: Locale,
    mut entry: SocketEntry,
) -> Response {
    let departed = entry.departed();
    let guest = entry.guest.as_ref().map(|guest| guest.id.clone());
    let asker = Asker { network: Some(entry.network), guest: guest.clone().unwrap_or_default() };
    let (answers, found) = mpsc::channel(16);
    let analyst =
        Analyst { site: Arc::clone(&site), locale, guest, asker, answers, found, stop: Stop::new() };
    entry.open(async move |socket| socket::serve(socket, &site, locale, departed, analyst).await)
}

/// The state of one analysis socket.
struct Analyst {
    site: Arc<Site>,
    locale: Locale,
    guest: Option<String>,
    asker: Asker,
    answers: mpsc::Sender<String>,
    found: mpsc::Receiver<String>,
    /// Stops the search of the last request.
    stop: Stop,
}

impl SocketHandler for Analyst {
    type Event = String;

    async fn next_event(&mut self) -> Result<String, Message> {
        Ok(self.found.recv().await.expect("the analyst holds a sender too"))
    }

    async fn on_event(&mut self, answer: String) -> Vec<String> {
        vec![answer]
    }

    async fn on_message(&mut self, text: &str) -> Option<String> {
        self.ask(text).await
    }

    fn refusal(&self, error: &ApiError) -> String {
        problem(&Value::Null, error)
    }

    async fn on_close(self) {
        self.stop.stop();
    }
}

impl Analyst {
    /// Handles a request. Only problems are answered at once.
    async fn ask(&mut self, text: &str) -> Option<String> {
        self.stop.stop();
        let asked: AnalysisAsked = match serde_json::from_str(text) {
            Ok(asked) => asked,
            Err(error) => {
                let talk = message!("site-bad-message", reason = error.to_string());
                return Some(problem(&Value::Null, &self.locale.error(Code::BadRequest, &talk)));
            }
        };
        let AnalysisAsked { id, seconds, position } = asked;
        let locale = self.locale;
        let found = match look::find_game(&position, &self.site, locale).await {
            Ok(game) => {
                self.site
                    .compute(locale, move |_| Ok(sower_api::play(&position, game, locale.language)?))
                    .await
            }
            Err(error) => Err(error),
        };
        let played = match found {
            Ok(played) => played,
            Err(error) => return Some(problem(&id, &error)),
        };
        let asked = Asked::at_cursor(&played);
        if let Err(error) = check_may_analyse(&self.site, self.guest.as_deref(), asked, locale).await {
            return Some(problem(&id, &error));
        }
        self.stop = Stop::new();
        let seconds = seconds.filter(|given| given.is_finite()).unwrap_or(SECONDS).clamp(0.05, MOST_SECONDS);
        let (answers, number, site) = (self.answers.clone(), id.clone(), Arc::clone(&self.site));
        let asked =
            self.site.thinking.pool.ask(Kind::Analysis, &self.asker, self.stop.clone(), move |stop| {
                think(&site, &played, Duration::from_secs_f64(seconds), stop, &number, &answers);
            });
        asked.err().map(|_| problem(&id, &locale.error(Code::Busy, &message!("site-busy"))))
    }
}

/// Searches run in slices; after each, a long-running one yields to queued ones.
const SLICE: Duration = Duration::from_secs(2);

fn think(
    site: &Site,
    played: &Played,
    time: Duration,
    stop: &Stop,
    id: &Value,
    answers: &mpsc::Sender<String>,
) {
    let tell = |report: AnalysisReport| {
        if answers.blocking_send(message(id, report)).is_err() {
            stop.stop();
        }
    };
    let shown = |found: &sower_search::Analysis| Analysis::new(played.game(), played.position(), found);
    if played.outcome().is_none() {
        let mut searcher =
            Searcher::new(Arc::clone(played.game()), site.search_settings(sower_api::ENGINE_MEMORY));
        let mut told = 0;
        let mut left = time;
        while !left.is_zero() && !stop.is_stopped() {
            let slice = left.min(SLICE);
            let begun = Instant::now();
            // The transposition table keeps the earlier slices' results, so they are found again at once.
            let last = searcher.analyze(&Root::of(played), &Limits::time(slice), stop, &mut |analysis| {
                if !stop.is_stopped() && analysis.depth > told {
                    told = analysis.depth;
                    tell(AnalysisReport::Analysis(shown(analysis)));
                }
            });
            if told == 0 && !stop.is_stopped() {
                tell(AnalysisReport::Analysis(shown(&last)));
            }
            // A search that ends early is complete.
            if begun.elapsed() < slice / 2 || site.thinking.pool.is_awaited(Kind::Analysis) {
                break;
            }
            left = left.saturating_sub(slice);
        }
    }
    if !stop.is_stopped() {
        tell(AnalysisReport::Done(true));
    }
}

fn problem(id: &Value, error: &ApiError) -> String {
    message(id, AnalysisReport::Problem(error.problem()))
}

fn message(id: &Value, report: AnalysisReport) -> String {
    let message = AnalysisMessage { id: id.clone(), report };
    serde_json::to_string(&message).expect("a message is made of numbers and text")
}
