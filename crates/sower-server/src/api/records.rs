//! Reads pasted positions and records, and writes records.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use sower_core::notation::write_position;
use sower_core::played::Glyph;
use sower_core::record::{Record, Tags, write_record};
use sower_core::{Game, NodeId, Played, RecordError, Rules, library};
use sower_text::message;

use super::body::LargeBody;
use super::look::{MOST_MOVES, play_all, position};
use crate::custom_rules;
use crate::game_library::ListedGame;
use crate::http::error::{ApiError, Code};
use crate::http::locale::Locale;
use crate::site::Site;
use crate::wire::{ReadText, RecordText, RecordToWrite, TextToRead, TreeNode};

pub(crate) async fn read(
    State(site): State<Arc<Site>>,
    locale: Locale,
    LargeBody(asked): LargeBody<TextToRead>,
) -> Result<Json<ReadText>, ApiError> {
    let named = match &asked.game {
        Some(name) => Some(site.find(name, &asked.changes, locale).await?),
        None => None,
    };
    let mut no_position = None;
    if let Some(listed) = &named {
        match listed.game.read_position(asked.text.trim()) {
            Ok(found) => {
                let played = Played::from_position(Arc::clone(&listed.game), found);
                let (game, changes) = (listed.name().to_owned(), listed.changes.clone());
                return Ok(Json(as_read(game, changes, &played, &Tags::new())));
            }
            Err(error) => no_position = Some(locale.say_of(&listed.game, &error)),
        }
    }
    let found = read_record(&site, asked.text, named, locale).await.map_err(|unread| match unread {
        Unread::Record(record) => {
            let talk = match no_position {
                Some(position) => message!("site-reads-as-neither", position, record),
                None => message!("site-reads-as-nothing", record),
            };
            locale.error(Code::BadRequest, &talk)
        }
        Unread::ApiError(error) => error,
    })?;
    Ok(Json(as_read(found.game, found.changes, &found.played, found.record.tags())))
}

/// A record, replayed under the rules of its game.
pub(crate) struct FoundRecord {
    pub(crate) record: Record,
    pub(crate) played: Played,
    /// The game's name and its rule changes.
    game: String,
    changes: Vec<String>,
}

/// Why a text could not be replayed.
pub(crate) enum Unread {
    /// It is not a valid record, for this reason.
    Record(String),
    /// The server could not check it.
    ApiError(ApiError),
}

/// Reads a record and replays it under the rules that it names: a shipped game's,
/// another one's of the site, an uploaded file's, or else those of the selected game.
pub(crate) async fn read_record(
    site: &Arc<Site>,
    text: String,
    chosen: Option<ListedGame>,
    locale: Locale,
) -> Result<FoundRecord, Unread> {
    let parsed = site.compute(locale, move |_| Ok(Record::parse(&text))).await.map_err(Unread::ApiError)?;
    let record = parsed.map_err(|error| Unread::Record(locale.say(&error)))?;
    let shipped = record.rules().map_err(|error| locale.say(&error));
    let mut others = Vec::new();
    if let (Err(_), Some(name)) = (&shipped, record.game_name()) {
        match site.find(name, &custom_rules::noted_changes(&record), locale).await {
            Ok(listed) => others.push(listed),
            // The record's own error is more helpful.
            Err(ApiError { code: Code::NotFound | Code::BadRequest, .. }) => {}
            Err(error) => return Err(Unread::ApiError(error)),
        }
    }
    others.extend(chosen);
    let play = move |_: &Arc<Site>| Ok(play_by_first(record, shipped, others, locale));
    site.compute(locale, play).await.map_err(Unread::ApiError)?.map_err(Unread::Record)
}

/// Replays a record under the shipped rules that it names, or under the first other game that it fits.
fn play_by_first(
    record: Record,
    shipped: Result<Rules, String>,
    others: Vec<ListedGame>,
    locale: Locale,
) -> Result<FoundRecord, String> {
    let told = |game: &Game, error| locale.say_of(game, &error);
    let mut wrong = match shipped {
        Ok(rules) => {
            let game = Arc::new(Game::new(rules));
            let played = record.play(&game).map_err(|error| told(&game, error))?;
            let (game, changes) = identity(&game);
            return Ok(FoundRecord { record, played, game, changes });
        }
        Err(wrong) => (record.game_name().is_some()).then_some(wrong),
    };
    for other in &others {
        match record.play(&other.game) {
            Ok(played) => {
                let (game, changes) = (other.name().to_owned(), other.changes.clone());
                return Ok(FoundRecord { record, played, game, changes });
            }
            Err(error) => wrong = wrong.or_else(|| Some(told(&other.game, error))),
        }
    }
    Err(wrong.unwrap_or_else(|| locale.say(&RecordError::NoGame)))
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

fn as_read(game: String, changes: Vec<String>, played: &Played, tags: &Tags) -> ReadText {
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

pub(crate) async fn write(
    State(site): State<Arc<Site>>,
    locale: Locale,
    LargeBody(asked): LargeBody<RecordToWrite>,
) -> Result<Json<RecordText>, ApiError> {
    let game = site.find(&asked.game, &asked.changes, locale).await?.game;
    site.compute(locale, move |_| {
        let start = position(&game, asked.position.as_deref(), locale)?;
        let mut played = Played::from_position(game, start);
        play_all(&mut played, &asked.moves, locale)?;
        grow(&mut played, &asked.tree, locale)?;
        let mut tags = Tags::new();
        for (name, value) in &asked.tags {
            tags.set(name, value);
        }
        custom_rules::note_changes(&mut tags, played.game(), &asked.changes);
        Ok(Json(RecordText { record: write_record(&tags, &played) }))
    })
    .await
}

/// Plays every move of a tree, with its comments and marks.
fn grow(played: &mut Played, tree: &[TreeNode], locale: Locale) -> Result<(), ApiError> {
    if tree.len() > MOST_MOVES {
        return Err(locale.error(Code::BadRequest, &message!("site-too-many-moves", most = MOST_MOVES)));
    }
    let mut ids: Vec<NodeId> = Vec::new();
    for (index, node) in tree.iter().enumerate() {
        let id = match node.parent {
            None => NodeId::START,
            Some(parent) => {
                let bad = || locale.error(Code::BadRequest, &message!("site-bad-tree", node = index));
                played.go_to(*ids.get(parent as usize).ok_or_else(bad)?);
                play_all(played, std::slice::from_ref(&node.label), locale)?;
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
