//! Answers the requests that need no search: the same routes as the site's, with the same answers. [`crate::rare`] has the rest.

use sower_api::Problem;
use sower_core::Words;
use sower_core::shipped;
use sower_text::message;
use sower_wire::{GameSoFar, ProblemCode, TriedMoves, WhyAsked};

use crate::games::{Games, card};
use crate::rare::SmallTables;
use crate::request::{Answer, NEEDS_FILES, Request};

/// Answers requests about games.
pub struct Answers {
    pub(crate) games: Games,
    /// Draws exercises; the host seeds it.
    pub(crate) rng: rand_pcg::Pcg64Mcg,
    pub(crate) tables: SmallTables,
}

impl Answers {
    /// With a seed for the choice of exercises.
    pub fn new(seed: u64) -> Answers {
        Answers {
            games: Games::default(),
            rng: rand_pcg::Pcg64Mcg::new(u128::from(seed)),
            tables: SmallTables::default(),
        }
    }

    /// Answers a request, or lists the files that it needs first.
    pub fn answer(&mut self, request: &Request<'_>) -> Answer {
        shipped::take_missing();
        let answer = self.route(request).unwrap_or_else(Answer::from);
        unless_missing(answer)
    }

    fn route(&mut self, request: &Request<'_>) -> Result<Answer, Problem> {
        let path: Vec<&str> = request.path.iter().map(String::as_str).collect();
        let language = request.language;
        match (request.method, path.as_slice()) {
            ("GET", ["games", name]) => self.game_page(name, request),
            ("GET", ["games", name, "lessons"]) => {
                let game = self.games.find(name, &[], language)?.game;
                Ok(Answer::json(&sower_api::lessons(name, &game, language)?))
            }
            ("GET", ["games", name, "rules.toml"]) => {
                let listed = self.games.find(name, &[], language)?;
                let text = listed.file.text_of(listed.variant.as_deref());
                text.map(Answer::text).ok_or_else(|| no_such_page(request))
            }
            ("GET", ["games", name, "puzzles"]) => {
                let game = self.games.find(name, &[], language)?.game;
                Ok(Answer::json(&sower_api::puzzles(&game, language)?))
            }
            ("POST", ["look"]) => {
                let asked: GameSoFar = request.read()?;
                let game = self.games.find(&asked.game, &asked.changes, language)?.game;
                Ok(Answer::json(&sower_api::look(&asked, game, language)?))
            }
            ("POST", ["why"]) => {
                let asked: WhyAsked = request.read()?;
                let game = self.games.find(&asked.position.game, &asked.position.changes, language)?.game;
                Ok(Answer::json(&sower_api::why(&asked, game, language)?))
            }
            ("POST", ["tasks", name, number]) => {
                let number = parsed(number, request)?;
                let game = self.games.find(name, &[], language)?.game;
                let tried: TriedMoves = request.read()?;
                Ok(Answer::json(&sower_api::judge_task(name, number, &tried, &game, language)?))
            }
            (method, path) => self.rare(method, path, request),
        }
    }

    fn game_page(&mut self, name: &str, request: &Request<'_>) -> Result<Answer, Problem> {
        let language = request.language;
        let listed = self.games.find(name, &request.values("set"), language)?;
        let mut variants = Vec::new();
        if listed.variant.is_none() {
            for variant in listed.file.variants() {
                let name = listed.file.name_of(Some(variant));
                variants.push(card(&self.games.find(&name, &[], language)?, language));
            }
        }
        Ok(Answer::json(&sower_api::game_page(&listed, card(&listed, language), variants, language)))
    }
}

/// The answer, or the list of files that were missing while it was made.
pub(crate) fn unless_missing(answer: Answer) -> Answer {
    match shipped::take_missing() {
        missing if missing.is_empty() => answer,
        missing => Answer { status: NEEDS_FILES, ..Answer::json(&missing) },
    }
}

pub(super) fn parsed(number: &str, request: &Request<'_>) -> Result<usize, Problem> {
    number.parse().map_err(|_| no_such_page(request))
}

pub(crate) fn no_such_page(request: &Request<'_>) -> Problem {
    not_found(request, &message!("site-no-such-page"))
}

pub(super) fn not_found(request: &Request<'_>, what: &sower_text::Message) -> Problem {
    Problem { code: ProblemCode::NotFound, message: request.language.say(what, &Words::default()) }
}
