//! Reads pasted positions and records, and writes records.

use std::sync::Arc;

use sower_core::notation::write_position;
use sower_core::played::Glyph;
use sower_core::record::{Record, Tags, write_record};
use sower_core::{Game, NodeId, Played, RecordError, Rules, Words, library};
use sower_text::{Language, message};
use sower_wire::{ProblemCode, ReadText, RecordText, RecordToWrite, TreeNode};

use crate::custom_rules;
use crate::listed_game::ListedGame;
use crate::look::{MOST_MOVES, play_all, position};
use crate::problem::{Problem, problem};

/// A record, replayed under the rules of its game.
pub struct FoundRecord {
    /// The record's tags and moves.
    pub record: Record,
    /// The game, played to its end.
    pub played: Played,
    /// The game's name and its rule changes.
    game: String,
    changes: Vec<String>,
}

impl FoundRecord {
    /// The record as an answer.
    pub fn read_text(self) -> ReadText {
        read_text(self.game, self.changes, &self.played, self.record.tags())
    }
}

/// A text that is a position of the given game; otherwise the reason why it is not.
pub fn read_position(listed: &ListedGame, text: &str, language: &Language) -> Result<ReadText, String> {
    let found = listed.game.read_position(text.trim());
    let found = found.map_err(|error| language.say(&error, listed.game.rules().words()))?;
    let played = Played::from_position(Arc::clone(&listed.game), found);
    Ok(read_text(listed.name().to_owned(), listed.changes.clone(), &played, &Tags::new()))
}

/// The problem with a text that is neither a position nor a record.
pub fn unreadable(no_position: Option<String>, no_record: String, language: &Language) -> Problem {
    let talk = match no_position {
        Some(position) => message!("site-reads-as-neither", position, record = no_record),
        None => message!("site-reads-as-nothing", record = no_record),
    };
    problem(ProblemCode::BadRequest, &talk, language)
}

/// A record before it is replayed: its rules may be those of a shipped game, or of another one that the caller has to find.
pub struct UnplayedRecord {
    record: Record,
    /// The shipped rules that the record names, or why there are none.
    shipped: Result<Rules, String>,
}

impl UnplayedRecord {
    /// Parses a record; an error is a sentence. Of a match it takes the last round.
    pub fn parse(text: &str, language: &Language) -> Result<UnplayedRecord, String> {
        let told = |error| language.say(&error, &Words::default());
        let record = match Record::parse_all(text) {
            Ok(mut records) if records.len() > 1 => records.pop(),
            _ => None,
        };
        let record = record.map_or_else(|| Record::parse(text), Ok).map_err(told)?;
        let shipped = record.rules().map_err(told);
        Ok(UnplayedRecord { record, shipped })
    }

    /// The name and the changes of the game that the record names, if it is not a shipped one.
    pub fn other_game(&self) -> Option<(&str, Vec<String>)> {
        let name = self.record.game_name().filter(|_| self.shipped.is_err())?;
        Some((name, custom_rules::noted_changes(&self.record)))
    }

    /// Replays the record under the shipped rules that it names, or under the first other game that it fits.
    pub fn play(self, others: &[ListedGame], language: &Language) -> Result<FoundRecord, String> {
        play_by_first(self.record, self.shipped, others, language)
    }
}

fn play_by_first(
    record: Record,
    shipped: Result<Rules, String>,
    others: &[ListedGame],
    language: &Language,
) -> Result<FoundRecord, String> {
    let told = |game: &Game, error| language.say(&error, game.rules().words());
    let mut wrong = match shipped {
        Ok(rules) => {
            let game = Arc::new(Game::new(rules));
            let played = record.play(&game).map_err(|error| told(&game, error))?;
            let (game, changes) = identity(&game);
            return Ok(FoundRecord { record, played, game, changes });
        }
        Err(wrong) => (record.game_name().is_some()).then_some(wrong),
    };
    for other in others {
        match record.play(&other.game) {
            Ok(played) => {
                let (game, changes) = (other.name().to_owned(), other.changes.clone());
                return Ok(FoundRecord { record, played, game, changes });
            }
            Err(error) => wrong = wrong.or_else(|| Some(told(&other.game, error))),
        }
    }
    Err(wrong.unwrap_or_else(|| language.say(&RecordError::NoGame, &Words::default())))
}

/// A game's name, and its differences from the shipped game of that name.
fn identity(game: &Game) -> (String, Vec<String>) {
    let id = game.rules().about().id.clone();
    let base = library::find(&id).ok().and_then(|listed| listed.rules(&[]).ok());
    let changes = base.map_or_else(Vec::new, |base| {
        game.rules().changes_from(&base).into_iter().map(|(key, value)| format!("{key}={value}")).collect()
    });
    (id, changes)
}

/// A played game with its branches and comments.
fn read_text(game: String, changes: Vec<String>, played: &Played, tags: &Tags) -> ReadText {
    let label = |id: NodeId| {
        let node = played.node(id);
        match (node.played(), played.mover(id)) {
            (Some(chosen), Some(mover)) => played.game().label(mover, chosen),
            _ => String::new(),
        }
    };
    let moves = played.main_line().into_iter().skip(1).map(label).collect();
    let mut tree = Vec::new();
    // Depth first and in order, without recursion, because a line may be long.
    let mut open: Vec<(NodeId, Option<u32>)> = vec![(NodeId::START, None)];
    while let Some((id, parent)) = open.pop() {
        let node = played.node(id);
        let notes = node.notes();
        let number = tree.len() as u32;
        tree.push(TreeNode {
            parent,
            label: label(id),
            comments: notes.before().iter().chain(notes.after()).cloned().collect(),
            glyphs: notes.glyphs.iter().map(Glyph::to_string).collect(),
        });
        open.extend(node.children().iter().rev().map(|child| (*child, Some(number))));
    }
    let tags = tags.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    ReadText { game, changes, position: write_position(played.start()), moves, tree, tags }
}

/// Writes a record.
pub fn write_text(
    asked: &RecordToWrite,
    game: Arc<Game>,
    language: &Language,
) -> Result<RecordText, Problem> {
    let start = position(&game, asked.position.as_deref(), language)?;
    let mut played = Played::from_position(game, start);
    play_all(&mut played, &asked.moves, language)?;
    grow(&mut played, &asked.tree, language)?;
    let mut tags = Tags::new();
    for (name, value) in &asked.tags {
        tags.set(name, value);
    }
    custom_rules::note_changes(&mut tags, played.game(), &asked.changes);
    Ok(RecordText { record: write_record(&tags, &played) })
}

/// Plays every move of a tree, with its comments and marks.
fn grow(played: &mut Played, tree: &[TreeNode], language: &Language) -> Result<(), Problem> {
    if tree.len() > MOST_MOVES {
        let talk = message!("site-too-many-moves", most = MOST_MOVES);
        return Err(problem(ProblemCode::BadRequest, &talk, language));
    }
    let mut ids: Vec<NodeId> = Vec::new();
    for (index, node) in tree.iter().enumerate() {
        let id = match node.parent {
            None => NodeId::START,
            Some(parent) => {
                let talk = message!("site-bad-tree", node = index);
                let bad = || problem(ProblemCode::BadRequest, &talk, language);
                played.go_to(*ids.get(parent as usize).ok_or_else(bad)?);
                play_all(played, std::slice::from_ref(&node.label), language)?;
                played.cursor()
            }
        };
        let notes = played.notes_mut(id);
        node.comments.iter().for_each(|comment| notes.add_after(comment));
        notes.glyphs.extend(node.glyphs.iter().filter_map(|text| Glyph::parse(text)));
        ids.push(id);
    }
    if let Some(last) = played.main_line().last() {
        played.go_to(*last);
    }
    Ok(())
}
