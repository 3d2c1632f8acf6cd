//! The engine: computer opponents, hints, analysis and reviews.
//!
//! A worker of a browser runs one search at a time, and cannot hear its page meanwhile. So an analysis runs in short steps;
//! between them the page may ask for another position. The transposition table stays, so each step and each position nearby
//! continues from what is known.

use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use sower_api::{ENGINE_MEMORY, ListedGame, Problem};
use sower_core::{Played, Words, shipped};
use sower_players::PlayerSpec;
use sower_players::player::LevelTable;
use sower_review::default_review;
use sower_search::evaluation::Weights;
use sower_search::{Limits, Probes, Root, Searcher, Settings, Stop};
use sower_text::message;
use sower_wire::{Analysis, GameSoFar, NewReview, ProblemCode, Review, ReviewProgress};

use crate::answers::{Answers, unless_missing};
use crate::request::{Answer, Request};

/// The longest search for one move of a computer opponent.
const LONGEST_MOVE: Duration = Duration::from_secs(5);

/// A request for a computer's move.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct MoveAsked {
    /// The player, as on the command line: `level:4`.
    player: String,
    /// The same for a whole game, so that a level misjudges a position consistently.
    seed: u64,
    /// The most milliseconds to think; the level's own limit if left out.
    #[serde(default)]
    millis: Option<u64>,
    /// The game and the moves that lead to the position.
    position: GameSoFar,
}

/// A position to analyse.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct AnalysisBegun {
    /// The number of threads that search.
    threads: usize,
    /// The most plies to search.
    #[serde(default)]
    depth: Option<u32>,
    position: GameSoFar,
}

/// A request to count the lines of play from a position.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PerftAsked {
    depth: u32,
    position: GameSoFar,
}

/// The current analysis.
struct Open {
    played: Played,
    searcher: Searcher,
    threads: usize,
    /// The most plies to search.
    most: Option<u32>,
    /// The deepest result that was reported.
    depth: u32,
    /// Positions and seconds of the steps before.
    nodes: u64,
    seconds: f64,
    done: bool,
}

/// Searches for a page.
#[derive(Default)]
pub struct Thinking {
    open: Option<Open>,
}

impl Thinking {
    /// Answers a request that needs a search; none if it is no such request. `report` gets each intermediate result as JSON.
    pub fn answer(
        &mut self,
        answers: &mut Answers,
        request: &Request<'_>,
        stop: &Stop,
        report: &mut dyn FnMut(&str),
    ) -> Option<Answer> {
        shipped::take_missing();
        let path: Vec<&str> = request.path.iter().map(String::as_str).collect();
        let answered = match path.as_slice() {
            ["engine", "move"] => choose(answers, request, stop),
            ["engine", "hint"] => hint(answers, request, stop),
            ["engine", "analysis"] => self.begin(answers, request),
            ["engine", "review"] => review(answers, request, stop, report),
            ["engine", "perft"] => perft(answers, request),
            _ => return None,
        };
        Some(unless_missing(answered.unwrap_or_else(Answer::from)))
    }

    /// Begins the analysis of a position. The table of the one before is kept if the game is the same.
    fn begin(&mut self, answers: &mut Answers, request: &Request<'_>) -> Result<Answer, Problem> {
        let AnalysisBegun { threads, depth: most, position } = request.read()?;
        let (listed, played) = played(answers, &position, request)?;
        if is_missing_files(&listed) {
            return Ok(Answer::json(&false));
        }
        let fingerprint = listed.game.rules().fingerprint();
        let kept = self.open.take().filter(|open| {
            open.threads == threads && open.searcher.game().rules().fingerprint() == fingerprint
        });
        let searcher = kept.map_or_else(
            || Searcher::new(Arc::clone(&listed.game), Settings::new(ENGINE_MEMORY, threads)),
            |open| open.searcher,
        );
        let done = played.outcome().is_some();
        self.open = Some(Open { played, searcher, threads, most, depth: 0, nodes: 0, seconds: 0.0, done });
        Ok(Answer::json(&!done))
    }

    /// Continues the analysis for a while. Returns whether there is more to find.
    pub fn step(&mut self, time: Duration, stop: &Stop, report: &mut dyn FnMut(&str)) -> bool {
        let Some(open) = self.open.as_mut().filter(|open| !open.done) else { return false };
        let (before, nodes, played) = (open.seconds, open.nodes, &open.played);
        let shown = |found: &sower_search::Analysis| {
            let mut shown = Analysis::new(played.game(), played.position(), found);
            shown.nodes += nodes;
            shown.seconds += before;
            serde_json::to_string(&shown).expect("an analysis is made of numbers and text")
        };
        let mut told = open.depth;
        let limits = Limits { depth: open.most, ..Limits::time(time) };
        let last = open.searcher.analyze(&Root::of(played), &limits, stop, &mut |found| {
            if found.depth > told {
                told = found.depth;
                report(&shown(found));
            }
        });
        // The first step reports something however short it was.
        if told == 0 && !stop.is_stopped() {
            report(&shown(&last));
        }
        open.depth = told;
        open.nodes += last.nodes;
        open.seconds += last.seconds;
        // A search that ends early is complete.
        open.done = !stop.is_stopped() && last.seconds < time.as_secs_f64() / 2.0;
        !open.done
    }
}

/// The game of a request after its moves.
fn played(
    answers: &mut Answers,
    asked: &GameSoFar,
    request: &Request<'_>,
) -> Result<(ListedGame, Played), Problem> {
    let listed = answers.games.find(&asked.game, &asked.changes, request.language)?;
    let played = sower_api::play(asked, Arc::clone(&listed.game), request.language)?;
    Ok((listed, played))
}

/// Whether weights or levels of a game have yet to come; they are noted as missing.
fn is_missing_files(listed: &ListedGame) -> bool {
    let rules = listed.game.rules();
    let _ = (Weights::of(rules), LevelTable::of(rules));
    shipped::has_missing()
}

fn choose(answers: &mut Answers, request: &Request<'_>, stop: &Stop) -> Result<Answer, Problem> {
    let asked: MoveAsked = request.read()?;
    let (listed, played) = played(answers, &asked.position, request)?;
    if is_missing_files(&listed) {
        return Ok(Answer::json(&()));
    }
    let bad = |reason: String| Problem {
        code: ProblemCode::BadRequest,
        message: request.language.say(&message!("site-bad-body", reason), &Words::default()),
    };
    let who: PlayerSpec =
        asked.player.parse().map_err(|error: sower_players::UnknownPlayer| bad(error.to_string()))?;
    let player = who.player_with(&listed.game, asked.seed, Settings::new(ENGINE_MEMORY, 1));
    let mut player = player.ok_or_else(|| bad(asked.player.clone()))?;
    let time = asked.millis.map(|millis| Duration::from_millis(millis).min(LONGEST_MOVE));
    let limits = Limits { time, ..Limits::default() };
    let choice = player.choose(&played, &limits, stop).map_err(|error| bad(error.to_string()))?;
    Ok(Answer::json(&listed.game.label(played.position().side(), choice.played)))
}

/// The number of lines of so many plies, which shows that the module plays by the same rules as a native program. Only tests ask for it.
#[inline(never)]
fn perft(answers: &mut Answers, request: &Request<'_>) -> Result<Answer, Problem> {
    let PerftAsked { depth, position } = request.read()?;
    let (listed, played) = played(answers, &position, request)?;
    Ok(Answer::json(&listed.game.perft(played.position(), depth)))
}

/// A hint, as the room of a server sends it.
fn hint(answers: &mut Answers, request: &Request<'_>, stop: &Stop) -> Result<Answer, Problem> {
    let (listed, played) = played(answers, &request.read()?, request)?;
    if is_missing_files(&listed) {
        return Ok(Answer::json(&()));
    }
    Ok(Answer::json(&sower_api::hint(&played, Settings::new(ENGINE_MEMORY, 1), request.language, stop)))
}

/// Reviews a record. Reading it is in the second part of the module, so this is too.
#[inline(never)]
fn review(
    answers: &mut Answers,
    request: &Request<'_>,
    stop: &Stop,
    report: &mut dyn FnMut(&str),
) -> Result<Answer, Problem> {
    let language = request.language;
    let unreadable = |reason| sower_api::unreadable(None, reason, language);
    let NewReview::Record(text) = request.read()? else {
        return Err(unreadable(String::new()));
    };
    let found = answers.read_record(&text, None, request).map_err(unreadable)?;
    let _ = Weights::of(found.played.game().rules());
    if shipped::has_missing() {
        return Ok(Answer::json(&()));
    }
    let mut tell = |progress: sower_review::Progress| {
        let progress = ReviewProgress { done: progress.done as u32, of: progress.of as u32 };
        report(&serde_json::to_string(&progress).expect("two numbers"));
    };
    let review = default_review(&found.played, found.record.tags(), Probes::default(), stop, &mut tell);
    let Ok(mut review) = review else { return Ok(Answer::json(&())) };
    review.say_in(language, found.played.game());
    Ok(Answer::json(&Review::from(&review)))
}
