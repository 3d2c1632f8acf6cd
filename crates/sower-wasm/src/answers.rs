//! Answers the requests that need no search: the same routes as the site's, with the same answers.

use sower_api::{Problem, UnplayedRecord, custom_rules};
use sower_core::Words;
use sower_core::shipped;
use sower_puzzles::Day;
use sower_search::Settings;
use sower_text::message;
use sower_wire::{
    DailyPuzzles, GameSoFar, ProblemCode, RecordToWrite, RulesKept, RulesText, TextToRead, TrainingAsked,
    TriedMove, TriedMoves, WhyAsked,
};

use crate::games::{Games, card};
use crate::request::{Answer, NEEDS_FILES, Request};

/// Memory of the search for the continuations of a puzzle, in bytes.
const PUZZLE_MEMORY: usize = 4 << 20;

/// Answers requests about games.
pub struct Answers {
    pub(crate) games: Games,
    /// Draws exercises; the host seeds it.
    pub(crate) rng: rand_pcg::Pcg64Mcg,
}

impl Answers {
    /// With a seed for the choice of exercises.
    pub fn new(seed: u64) -> Answers {
        Answers { games: Games::default(), rng: rand_pcg::Pcg64Mcg::new(u128::from(seed)) }
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
            ("GET", ["games"]) if request.value("only") == Some("main") => {
                Ok(Answer::json(&self.games.main(language)?))
            }
            ("GET", ["games"]) => Ok(Answer::json(&self.games.all(language)?)),
            ("GET", ["games", name]) => self.game_page(name, request),
            ("GET", ["games", name, "lessons"]) => {
                let game = self.games.find(name, &[], language)?.game;
                Ok(Answer::json(&sower_api::lessons(name, &game, language)?))
            }
            ("GET", ["games", name, "picture.svg"]) => {
                let listed = self.games.find(name, &request.values("set"), language)?;
                Ok(Answer::text(sower_api::picture(&listed, |key| request.value(key), language)?))
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
            ("POST", ["tasks", name, number]) => {
                let number = parsed(number, request)?;
                let game = self.games.find(name, &[], language)?.game;
                let tried: TriedMoves = request.read()?;
                Ok(Answer::json(&sower_api::judge_task(name, number, &tried, &game, language)?))
            }
            (_, ["puzzles", name, number, ..]) => {
                self.puzzle(name, parsed(number, request)?, &path[3..], request)
            }
            ("POST", ["train", name]) => self.train(name, request),
            ("POST", ["engine", "room", ..]) => self.room(&path[2..], request),
            _ => Err(no_such_page(request)),
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

    /// The trainer without tables: a search proves what it can.
    fn train(&mut self, name: &str, request: &Request<'_>) -> Result<Answer, Problem> {
        let language = request.language;
        if custom_rules::parts(name).is_some() {
            return Err(not_found(request, &message!("site-no-puzzles")));
        }
        let game = self.games.find(name, &[], language)?.game;
        let asked: TrainingAsked = request.read()?;
        let played = sower_api::exercise(&asked, game, None, &mut self.rng, language)?;
        Ok(Answer::json(&sower_api::training(&asked, &played, None, language)?))
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

/// The answer, or the list of files that were missing while it was made.
pub(crate) fn unless_missing(answer: Answer) -> Answer {
    match shipped::take_missing() {
        missing if missing.is_empty() => answer,
        missing => Answer { status: NEEDS_FILES, ..Answer::json(&missing) },
    }
}

/// The time that the page adds to a request, in milliseconds since 1970: a server would look at its clock.
fn time(request: &Request<'_>) -> Option<u64> {
    request.value("now")?.parse().ok()
}

fn parsed(number: &str, request: &Request<'_>) -> Result<usize, Problem> {
    number.parse().map_err(|_| no_such_page(request))
}

pub(crate) fn no_such_page(request: &Request<'_>) -> Problem {
    not_found(request, &message!("site-no-such-page"))
}

fn not_found(request: &Request<'_>, what: &sower_text::Message) -> Problem {
    Problem { code: ProblemCode::NotFound, message: request.language.say(what, &Words::default()) }
}
