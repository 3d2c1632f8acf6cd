//! The analysis board's wire: one question at a time, each ending the one before.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket};
use axum::response::Response;
use futures_util::future::BoxFuture;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};
use sower_core::Played;
use sower_search::{Limits, Root, Searcher, Stop};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval, timeout};

use super::entry::SocketEntry;
use super::look::Standing;
use crate::http::error::{Code, Fault};
use crate::http::locale::Reader;
use crate::limits::{Pace, Paced};
use crate::rooms::{Asked, check_may_analyse};
use crate::sentences::SiteTalk;
use crate::site::Site;
use crate::thinking::hint::MEMORY;
use crate::thinking::pool::{Asker, Kind};

/// How long is thought about a position, if nothing is said about it, and at most.
const SECONDS: f64 = 10.0;
const MOST_SECONDS: f64 = 60.0;

const SENDING: Duration = Duration::from_secs(10);
const PING_EVERY: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(50);

#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Question {
    #[serde(default)]
    id: Value,
    #[serde(default)]
    seconds: Option<f64>,
    #[serde(flatten)]
    standing: Standing,
}

pub(crate) async fn analyse(
    State(site): State<Arc<Site>>,
    reader: Reader,
    mut entry: SocketEntry,
) -> Response {
    let departed = entry.departed();
    let guest = entry.guest.as_ref().map(|guest| guest.id.clone());
    let asker = Asker { network: Some(entry.network), guest: guest.clone().unwrap_or_default() };
    entry
        .open(move |socket| Analyst { site, reader, guest, asker, stop: Stop::new() }.serve(socket, departed))
}

/// One who asks.
struct Analyst {
    site: Arc<Site>,
    reader: Reader,
    guest: Option<String>,
    asker: Asker,
    /// Stops what is being thought about.
    stop: Stop,
}

impl Analyst {
    async fn serve(mut self, socket: WebSocket, mut departed: BoxFuture<'static, ()>) {
        let (mut sink, mut stream) = socket.split();
        let (answers, mut found) = mpsc::channel::<String>(16);
        let mut pace = Pace::new(self.site.options.limits);
        let mut heard = Instant::now();
        let mut pings = interval(PING_EVERY);
        loop {
            let next = tokio::select! {
                answer = found.recv() => answer.map(Message::text),
                message = stream.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => match pace.step() {
                            Paced::Fine => self.ask(&text, &answers).await.map(Message::text),
                            Paced::TooFast => {
                                let fault = self.reader.fault(Code::TooMany, &SiteTalk::TooMany);
                                Some(Message::text(problem(&Value::Null, &fault)))
                            }
                            Paced::Flood => break,
                        },
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) if pace.step() != Paced::Flood => None,
                        _ => break,
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE {
                        break;
                    }
                    Some(Message::Ping(Default::default()))
                }
                () = &mut departed => break,
                () = self.site.shutdown.wait() => break,
            };
            if let Some(message) = next
                && !matches!(timeout(SENDING, sink.send(message)).await, Ok(Ok(())))
            {
                break;
            }
        }
        // Nobody watches any more.
        self.stop.stop();
        let _ = timeout(SENDING, sink.close()).await;
    }

    /// Takes a question. What is answered at once is a problem.
    async fn ask(&mut self, text: &str, answers: &mpsc::Sender<String>) -> Option<String> {
        self.stop.stop();
        let question: Question = match serde_json::from_str(text) {
            Ok(question) => question,
            Err(error) => {
                let talk = SiteTalk::BadMessage { reason: error.to_string() };
                return Some(problem(&Value::Null, &self.reader.fault(Code::BadRequest, &talk)));
            }
        };
        let Question { id, seconds, standing } = question;
        let reader = self.reader;
        let found = match standing.game(&self.site, reader).await {
            Ok(game) => self.site.reckon(reader, move |_| standing.played(game, reader)).await,
            Err(fault) => Err(fault),
        };
        let played = match found {
            Ok(played) => played,
            Err(fault) => return Some(problem(&id, &fault)),
        };
        let asked = Asked::at_cursor(&played);
        if let Err(fault) = check_may_analyse(&self.site, self.guest.as_deref(), asked, reader).await {
            return Some(problem(&id, &fault));
        }
        self.stop = Stop::new();
        let seconds = seconds.filter(|given| given.is_finite()).unwrap_or(SECONDS).clamp(0.05, MOST_SECONDS);
        let (answers, number, site) = (answers.clone(), id.clone(), Arc::clone(&self.site));
        let asked = self.site.pool.ask(Kind::Analysis, &self.asker, self.stop.clone(), move |stop| {
            think(&site, &played, Duration::from_secs_f64(seconds), stop, &number, &answers);
        });
        asked.err().map(|_| problem(&id, &reader.fault(Code::Busy, &SiteTalk::Busy)))
    }
}

/// Thinks in slices: after each, whoever has thought for long enough makes way for others who wait.
const SLICE: Duration = Duration::from_secs(2);

fn think(
    site: &Site,
    played: &Played,
    time: Duration,
    stop: &Stop,
    id: &Value,
    answers: &mpsc::Sender<String>,
) {
    let tell = |answer: Value| {
        if answers.blocking_send(answer.to_string()).is_err() {
            stop.stop();
        }
    };
    if played.outcome().is_none() {
        let mut searcher = Searcher::new(Arc::clone(played.game()), site.search_settings(MEMORY));
        let mut told = 0;
        let mut left = time;
        while !left.is_zero() && !stop.is_stopped() {
            let slice = left.min(SLICE);
            let begun = Instant::now();
            // The table remembers the slices before, so that what they found is found again at once.
            let last = searcher.analyse(&Root::of(played), &Limits::time(slice), stop, &mut |analysis| {
                if !stop.is_stopped() && analysis.depth > told {
                    told = analysis.depth;
                    tell(json!({ "id": id, "analysis": analysis }));
                }
            });
            if told == 0 && !stop.is_stopped() {
                tell(json!({ "id": id, "analysis": last }));
            }
            // What ends early has nothing left to find.
            if begun.elapsed() < slice / 2 || site.pool.is_awaited(Kind::Analysis) {
                break;
            }
            left = left.saturating_sub(slice);
        }
    }
    if !stop.is_stopped() {
        tell(json!({ "id": id, "done": true }));
    }
}

fn problem(id: &Value, fault: &Fault) -> String {
    json!({ "id": id, "problem": fault.problem() }).to_string()
}
