//! Requests that pages with a server seldom make, or never: games and puzzles without it, records, the trainer, the check of rules files.
//!
//! What only these functions call is in a second module, which a page loads when it first calls one of them (`web/split.mjs`). So they
//! must not be inlined into others.

mod rooms;
mod tables;

pub(crate) use tables::SmallTables;

use sower_api::{Problem, UnplayedRecord, custom_rules};
use sower_puzzles::Day;
use sower_search::Settings;
use sower_text::message;
use sower_wire::{
    DailyPuzzles, ProblemCode, RecordToWrite, RulesKept, RulesText, TextToRead, TrainingAsked, TriedMove,
};

use crate::answers::{Answers, no_such_page, not_found, parsed};
use crate::request::{Answer, Request};

/// Memory of the search for the continuations of a puzzle, in bytes.
const PUZZLE_MEMORY: usize = 4 << 20;

impl Answers {
    #[inline(never)]
    pub(crate) fn rare(
        &mut self,
        method: &str,
        path: &[&str],
        request: &Request<'_>,
    ) -> Result<Answer, Problem> {
        let language = request.language;
        match (method, path) {
            ("GET", ["games"]) if request.value("only") == Some("main") => {
                Ok(Answer::json(&self.games.main(language)?))
            }
            ("GET", ["games"]) => Ok(Answer::json(&self.games.all(language)?)),
            ("GET", ["games", name, "picture.svg"]) => {
                let listed = self.games.find(name, &request.values("set"), language)?;
                Ok(Answer::text(sower_api::picture(&listed, |key| request.value(key), language)?))
            }
            ("POST", ["read"]) => self.read_text(request),
            ("POST", ["write"]) => {
                let asked: RecordToWrite = request.read()?;
                let game = self.games.find(&asked.game, &asked.changes, language)?.game;
                Ok(Answer::json(&sower_api::write_text(&asked, game, language)?))
            }
            ("POST", ["rules"]) => {
                let RulesText { text } = request.read()?;
                custom_rules::check(&text, language).map_err(|mistakes| Problem {
                    code: ProblemCode::BadRequest,
                    message: custom_rules::told(&mistakes),
                })?;
                Ok(Answer::json(&RulesKept { name: custom_rules::name(&text) }))
            }
            ("GET", ["puzzles", "daily"]) => self.daily(request),
            ("POST", ["rules", "check"]) => {
                let RulesText { text } = request.read()?;
                Ok(Answer::json(&sower_api::check_rules(&text, language)?))
            }
            (_, ["puzzles", name, number, ..]) => {
                self.puzzle(name, parsed(number, request)?, &path[3..], request)
            }
            ("POST", ["train", name]) => self.train(name, request),
            ("POST", ["engine", "room", ..]) => self.room(&path[2..], request),
            _ => Err(no_such_page(request)),
        }
    }

    fn puzzle(
        &mut self,
        name: &str,
        number: usize,
        rest: &[&str],
        request: &Request<'_>,
    ) -> Result<Answer, Problem> {
        let language = request.language;
        let game = self.games.find(name, &[], language)?.game;
        let settings = Settings::new(PUZZLE_MEMORY, 1);
        match (request.method, rest) {
            ("GET", []) => Ok(Answer::json(&sower_api::puzzle_page(&game, number, language)?)),
            ("POST", []) => {
                let tried: TriedMove = request.read()?;
                let mut answer = sower_api::answer_puzzle(&game, number, &tried, settings, language)?;
                if let Some(now) = time(request) {
                    sower_api::rate_here(&mut answer, &tried, (&game, name), number, now);
                }
                Ok(Answer::json(&answer))
            }
            ("GET", ["solution"]) => {
                Ok(Answer::json(&sower_api::puzzle_solution(&game, number, settings, language)?))
            }
            _ => Err(no_such_page(request)),
        }
    }

    /// Every game's puzzle of the day.
    fn daily(&mut self, request: &Request<'_>) -> Result<Answer, Problem> {
        let language = request.language;
        let day = Day::of_millis(time(request).ok_or_else(|| no_such_page(request))?);
        let mut puzzles = Vec::new();
        for card in self.games.all(language)? {
            let game = self.games.find(&card.name, &[], language)?.game;
            puzzles.extend(sower_api::daily_puzzle(&game, &card.name, day, language));
        }
        Ok(Answer::json(&DailyPuzzles { day: day.0, puzzles }))
    }

    /// The trainer. A search proves what it can, and a small table what it cannot.
    fn train(&mut self, name: &str, request: &Request<'_>) -> Result<Answer, Problem> {
        let language = request.language;
        if custom_rules::parts(name).is_some() {
            return Err(not_found(request, &message!("site-no-puzzles")));
        }
        let game = self.games.find(name, &[], language)?.game;
        let asked: TrainingAsked = request.read()?;
        let tables = self.tables.of(&game);
        let played = sower_api::exercise(&asked, game, tables.as_deref(), &mut self.rng, language)?;
        Ok(Answer::json(&sower_api::training(&asked, &played, tables, language)?))
    }

    fn read_text(&mut self, request: &Request<'_>) -> Result<Answer, Problem> {
        let language = request.language;
        let asked: TextToRead = request.read()?;
        let named = match &asked.game {
            Some(name) => Some(self.games.find(name, &asked.changes, language)?),
            None => None,
        };
        let mut no_position = None;
        if let Some(listed) = &named {
            match sower_api::read_position(listed, &asked.text, language) {
                Ok(read) => return Ok(Answer::json(&read)),
                Err(reason) => no_position = Some(reason),
            }
        }
        let found = self.read_record(&asked.text, named, request);
        let found = found.map_err(|reason| sower_api::unreadable(no_position, reason, language))?;
        Ok(Answer::json(&found.read_text()))
    }

    /// Reads a record and replays it; the reason if that is not possible.
    #[inline(never)]
    pub(crate) fn read_record(
        &mut self,
        text: &str,
        chosen: Option<sower_api::ListedGame>,
        request: &Request<'_>,
    ) -> Result<sower_api::FoundRecord, String> {
        let record = UnplayedRecord::parse(text, request.language)?;
        let mut others = Vec::new();
        if let Some((name, changes)) = record.other_game() {
            // If there is no such game, the record's own error is more helpful.
            others.extend(self.games.find(name, &changes, request.language));
        }
        others.extend(chosen);
        record.play(&others, request.language)
    }
}

/// The time that the page adds to a request, in milliseconds since 1970: a server would look at its clock.
fn time(request: &Request<'_>) -> Option<u64> {
    request.value("now")?.parse().ok()
}
