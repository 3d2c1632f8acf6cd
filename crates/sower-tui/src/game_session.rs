//! A game with its players and where it is saved, ready to play.

use std::sync::Arc;

use sower_core::record::{
    MatchFileError, RULES_CHANGES, RULES_FILE, Record, RecordError, Tags, write_kept_match,
};
use sower_core::{Game, Match, Played, Rules, Side};
use sower_players::PlayerSpec;
use sower_text::message;

use crate::saved_games::{Keeping, SavedGame};
use crate::say::{self, say, talk};

/// A game, its players, and where it is saved.
#[derive(Clone, Debug)]
pub struct GameSession {
    /// The rounds of a match before the current one, each at its end.
    pub finished: Vec<Played>,
    /// The game with all its plies, or the current round of a match.
    pub played: Played,
    /// The players, South first.
    pub who: [PlayerSpec; 2],
    /// The tags of its record.
    pub tags: Tags,
    /// Where the game is saved.
    pub keeping: Keeping,
    /// The message to show first.
    pub notice: Option<String>,
    /// The side that moves first, if a coin toss just decided it. The toss is shown before the first move.
    pub toss: Option<Side>,
    /// Seed of the computer's random choices, if the player wants to repeat them.
    pub seed: Option<u64>,
}

/// Why a saved game cannot be resumed.
#[derive(Clone, Debug)]
pub(crate) enum Unreadable {
    /// Its record cannot be read.
    Record(String),
    /// Its rules have changed since.
    Rules {
        /// The game's name in the record.
        game: String,
        /// What is wrong with the rules.
        why: String,
    },
}

/// Why records cannot be continued under the given rules, in a sentence.
enum NotResumed {
    /// They were played under other rules.
    ForeignRules(String),
    /// Anything else.
    Unsound(String),
}

impl NotResumed {
    fn told(self) -> String {
        let (NotResumed::ForeignRules(told) | NotResumed::Unsound(told)) = self;
        told
    }
}

impl GameSession {
    /// The game of any record, under the rules that it names. External engines that it names are not run: a person plays instead.
    pub(crate) fn of_record(text: &str, number: u64) -> Result<GameSession, String> {
        let records = Record::parse_all(text).map_err(|error| talk(&error))?;
        let record = first(&records);
        let keeping = Keeping::new_saved_game(record.game_name().unwrap_or_default(), number);
        let rules = record.rules().map_err(|error| talk(&error))?;
        let mut seating = GameSession::of(&records, rules, keeping).map_err(NotResumed::told)?;
        for who in &mut seating.who {
            if let PlayerSpec::Engine(_) = who {
                *who = PlayerSpec::Human;
            }
        }
        Ok(seating)
    }

    /// The game of a record that was saved here.
    pub(crate) fn of_kept(kept: &SavedGame) -> Result<GameSession, Unreadable> {
        let records = Record::parse_all(&kept.text).map_err(|error| Unreadable::Record(talk(&error)))?;
        let record = first(&records);
        let keeping = || Keeping::SavedGames(kept.name.clone());
        let by_name = || {
            let rules = record.rules().map_err(|error| talk(&error))?;
            GameSession::of(&records, rules, keeping()).map_err(NotResumed::told)
        };
        let Some(own_rules) = &kept.own_rules else { return by_name().map_err(Unreadable::Record) };
        let file = record.tags().value(RULES_FILE).unwrap_or_default().to_owned();
        let why = match own_rules {
            Ok(rules) => match GameSession::of(&records, (**rules).clone(), keeping()) {
                Ok(seating) => return Ok(seating),
                Err(NotResumed::ForeignRules(_)) => message!("tui-rules-changed", file),
                Err(NotResumed::Unsound(told)) => return Err(Unreadable::Record(told)),
            },
            Err(reason) => message!("tui-rules-gone", file, reason = reason.clone()),
        };
        // A file that is a shipped game with changes need not exist: the record contains the changes.
        by_name().map_err(|_| Unreadable::Rules {
            game: record.game_name().unwrap_or_default().to_owned(),
            why: talk(&why),
        })
    }

    /// The game or match of records under the given rules, or what is wrong with it.
    fn of(records: &[Record], rules: Rules, keeping: Keeping) -> Result<GameSession, NotResumed> {
        let game = Arc::new(Game::new(rules));
        let rounds = Record::resume_all(records, &game).map_err(|error| {
            let told = say(game.rules(), &error);
            match error {
                MatchFileError::Round { reason: RecordError::ForeignRules { .. }, .. } => {
                    NotResumed::ForeignRules(told)
                }
                _ => NotResumed::Unsound(told),
            }
        })?;
        let (finished, played) = rounds.into_rounds();
        let record = first(records);
        let who = Side::BOTH.map(|side| {
            let named = record.tags().player(side).and_then(|name| name.parse().ok());
            named.unwrap_or(PlayerSpec::Human)
        });
        Ok(GameSession {
            finished,
            played,
            who,
            tags: record.tags().clone(),
            keeping,
            notice: None,
            toss: None,
            seed: None,
        })
    }

    /// The record as it is saved.
    pub fn record(&self) -> String {
        let [south, north] = self.who.each_ref().map(PlayerSpec::to_string);
        write_kept_match(&self.rounds(), &self.tags, [&south, &north])
    }

    /// The rounds of a match; a game of one round is one.
    pub fn rounds(&self) -> Match {
        let rounds = self.finished.iter().chain([&self.played]).cloned();
        Match::of_rounds(rounds).expect("each round was begun from the one before")
    }

    /// Whether this is a match with another round to begin.
    pub(crate) fn has_next_round(&self) -> bool {
        self.played.game().rules().matches().has_rounds() && self.rounds().next_start().is_ok()
    }

    /// Begins the next round of a match. Returns whether there is one.
    pub(crate) fn begin_next_round(&mut self) -> bool {
        let mut rounds = self.rounds();
        let begun = rounds.begin_next_round().is_ok();
        if begun {
            (self.finished, self.played) = rounds.into_rounds();
        }
        begun
    }

    /// The record for other people, without the path of the rules file on this machine.
    pub(crate) fn record_for_others(&self) -> String {
        let mut tags = Tags::new();
        for (name, value) in self.tags.iter().filter(|(name, _)| ![RULES_FILE, RULES_CHANGES].contains(name))
        {
            tags.set(name, value);
        }
        GameSession { tags, ..self.clone() }.record()
    }

    /// The tags about the rules, for the record of another game under the same rules.
    pub(crate) fn rules_tags(&self) -> Tags {
        let mut tags = Tags::new();
        for name in [RULES_FILE, RULES_CHANGES] {
            if let Some(value) = self.tags.value(name) {
                tags.set(name, value);
            }
        }
        tags
    }

    /// Adds a coin toss to show, which decided the seats and who moves first.
    #[must_use]
    pub fn tossed(mut self, first: Side) -> GameSession {
        self.toss = Some(first);
        self.notice = Some(talk(&match self.lone_human() {
            None => message!("tui-coin-first", first),
            Some(side) if side == first => message!("tui-coin-you", side),
            Some(side) => message!("tui-coin-other", side, player = self.player(first)),
        }));
        self
    }

    /// A side's name with its player. Two people are shown by their sides only.
    pub(crate) fn player(&self, side: Side) -> String {
        if self.who.iter().all(PlayerSpec::is_human) {
            return say::side(side);
        }
        let who = say::who(&self.who[side], self.lone_human().is_some());
        talk(&message!("tui-player", side, who))
    }

    /// The side of the only person, if there is exactly one.
    pub(crate) fn lone_human(&self) -> Option<Side> {
        let mut humans = Side::BOTH.into_iter().filter(|side| self.who[*side].is_human());
        match (humans.next(), humans.next()) {
            (Some(side), None) => Some(side),
            _ => None,
        }
    }
}

/// The first record of a text, which names the game of all.
fn first(records: &[Record]) -> &Record {
    records.first().expect("a text is at least one record")
}
