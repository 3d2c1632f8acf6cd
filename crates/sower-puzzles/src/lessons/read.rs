//! Reads a lessons file and checks its positions and moves against the rules.

use sower_core::rules::{Expected, KeyReader, RulesError, RulesProblem};
use sower_core::{Game, Position, Side};
use sower_text::Heading;

use super::goal::{self, Condition, Goal};
use super::{Example, Lessons, Task, TextKey};

/// The most plies of a task.
const MOST_PLIES: i64 = 3;

impl Lessons {
    /// Reads a lessons file. `file` is its name in errors; every mistake is reported with its key and line.
    pub fn parse(file: &str, text: &str, game: &Game) -> Result<Lessons, RulesError> {
        let mut reader = LessonsReader { keys: KeyReader::parse(file, text)?, game };
        let lessons = Lessons {
            game: game.rules().about().id.clone(),
            story: reader.story(),
            examples: reader.each("examples", LessonsReader::example),
            tasks: reader.each("tasks", LessonsReader::task),
        };
        let problems = reader.keys.finish();
        if problems.is_empty() { Ok(lessons) } else { Err(RulesError { file: file.to_owned(), problems }) }
    }
}

struct LessonsReader<'a> {
    keys: KeyReader,
    game: &'a Game,
}

impl LessonsReader<'_> {
    /// The key of a text: the game, then the text's name.
    fn text(&self, rest: &str) -> TextKey {
        TextKey(format!("learn-{}-{rest}", self.game.rules().about().id))
    }

    fn story(&mut self) -> Vec<TextKey> {
        let names = self.keys.texts("story");
        names.iter().map(|name| self.text(&format!("story-{name}"))).collect()
    }

    /// Reads every table nested in this one, in the file's order. Skips invalid ones, which have reported their errors.
    fn each<T>(&mut self, table: &str, read: impl Fn(&mut Self, &str, String) -> Option<T>) -> Vec<T> {
        let names = self.keys.names_below(table);
        names.into_iter().filter_map(|name| read(self, &format!("{table}.{name}"), name)).collect()
    }

    fn example(&mut self, key: &str, name: String) -> Option<Example> {
        let heading = self.keys.choice(&format!("{key}.heading"), Heading::Board);
        let shows = self.keys.required_text(&format!("{key}.shows"));
        let label = self.keys.required_text(&format!("{key}.move"));
        let position = self.position(key)?;
        let text = self.text(&format!("example-{name}"));
        let example = Example { name, heading, shows, position, label, text };
        match example.trace(self.game) {
            Err(refusal) => {
                self.keys.refuse(&format!("{key}.move"), RulesProblem::Move(refusal));
            }
            Ok(trace) => {
                let seen = |step: &sower_core::trace::Step| step.rule == example.shows;
                if !heading.covers(&example.shows) || !trace.steps.iter().any(seen) {
                    let takes = trace.steps.iter().map(|step| step.rule).filter(|rule| heading.covers(rule));
                    let mut takes: Vec<&str> = takes.collect();
                    takes.sort_unstable();
                    takes.dedup();
                    let (found, takes) = (format!("{:?}", example.shows), Expected::OneOf(takes.join(", ")));
                    self.keys.refuse(&format!("{key}.shows"), RulesProblem::WrongValue { found, takes });
                }
            }
        }
        Some(example)
    }

    fn task(&mut self, key: &str, name: String) -> Option<Task> {
        let plies = self.keys.whole(&format!("{key}.plies"), 1..=MOST_PLIES, Some(1));
        let position = self.position(key);
        let player = position.map_or(Side::South, |position| position.side());
        let replies = self.replies(&format!("{key}.replies"), !player);
        let goal = self.goal(&format!("{key}.goal"), player);
        let text = |part: &str| self.text(&format!("{name}-{part}"));
        Some(Task {
            task: text("task"),
            hint: text("hint"),
            done: text("done"),
            name,
            position: position?,
            goal,
            plies: u8::try_from(plies).unwrap_or(1),
            replies,
        })
    }

    fn replies(&mut self, key: &str, side: Side) -> Vec<String> {
        let replies = self.keys.texts(key);
        if let Some(refusal) = replies.iter().find_map(|label| self.game.read_move(side, label).err()) {
            self.keys.refuse(key, RulesProblem::Move(refusal));
        }
        replies
    }

    fn position(&mut self, key: &str) -> Option<Position> {
        let key = format!("{key}.position");
        let text = self.keys.required_text(&key);
        match self.game.read_position(&text) {
            Ok(position) => Some(position),
            Err(error) => {
                self.keys.refuse(&key, RulesProblem::Position(error));
                None
            }
        }
    }

    fn goal(&mut self, key: &str, player: Side) -> Goal {
        let mut conditions = Vec::new();
        let counted: [fn(u8) -> Condition; 3] = [Condition::Again, Condition::Captured, Condition::Gained];
        for condition in counted {
            let key = format!("{key}.{}", condition(0).name());
            conditions.extend(self.keys.whole_or(&key, "none", 1..=255, None).map(condition));
        }
        let most = self.keys.whole_or(&format!("{key}.keeps-safe"), "none", 0..=255, None);
        conditions.extend(most.map(Condition::KeepsSafe));
        let laps = self.keys.whole_or::<u32>(&format!("{key}.laps"), "none", 1..=1_000_000, None);
        conditions.extend(laps.map(Condition::Laps));
        if let Some(label) = self.keys.text(&format!("{key}.last")) {
            if goal::cell(self.game.rules(), player, &label).is_none() {
                let takes = Expected::OneOf(format!("{:?}, or the label of a pit", goal::STORE));
                let found = format!("{label:?}");
                self.keys.refuse(&format!("{key}.last"), RulesProblem::WrongValue { found, takes });
            }
            conditions.push(Condition::Last(label));
        }
        for condition in
            [Condition::Best, Condition::MakesHome, Condition::Feeds, Condition::Ends, Condition::Wins]
        {
            if self.keys.flag(&format!("{key}.{}", condition.name()), false) {
                conditions.push(condition);
            }
        }
        if conditions.is_empty() {
            let takes = Expected::OneOf("at least one condition".to_owned());
            self.keys.refuse(key, RulesProblem::Missing { takes });
        }
        Goal(conditions)
    }
}
