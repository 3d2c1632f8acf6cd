//! Texts that people paste, and records that they take away.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use sower_core::notation::write_position;
use sower_core::played::Glyph;
use sower_core::record::{Record, Tags, write_record};
use sower_core::{Game, NodeId, Played};

use super::body::LargeBody;
use super::look::{MOST_MOVES, play_all, position};
use crate::fault::{Code, Fault};
use crate::reader::Reader;
use crate::site::Site;
use crate::talk::SiteTalk;
use crate::wire::{ReadText, TreeNode};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToRead {
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    changes: Vec<String>,
    text: String,
}

pub(crate) async fn read(
    State(site): State<Arc<Site>>,
    reader: Reader,
    LargeBody(asked): LargeBody<ToRead>,
) -> Result<Json<ReadText>, Fault> {
    site.reckon(reader, move |site| {
        let named = match &asked.game {
            Some(name) => Some(site.games.find(name, &asked.changes, reader)?),
            None => None,
        };
        let mut no_position = None;
        if let Some(shelved) = &named {
            match shelved.game.read_position(asked.text.trim()) {
                Ok(found) => {
                    let played = Played::from_position(Arc::clone(&shelved.game), found);
                    let (game, changes) = (shelved.name().to_owned(), shelved.changes.clone());
                    return Ok(Json(as_read(game, changes, &played, &Tags::new())));
                }
                Err(error) => no_position = Some(reader.say_of(&shelved.game, &error)),
            }
        }
        let own = named.as_ref().map(|shelved| &shelved.game);
        let (record, played) = play_text(&asked.text, own, reader).map_err(|record| {
            let talk = match no_position {
                Some(position) => SiteTalk::ReadsAsNeither { position, record },
                None => SiteTalk::ReadsAsNothing { record },
            };
            reader.fault(Code::BadRequest, &talk)
        })?;
        let (game, changes) = match &named {
            Some(shelved) if Arc::ptr_eq(&shelved.game, played.game()) => {
                (shelved.name().to_owned(), shelved.changes.clone())
            }
            _ => identity(played.game()),
        };
        Ok(Json(as_read(game, changes, &played, record.tags())))
    })
    .await
}

/// A record played by the rules that it names, or by those of a game that was chosen. What is wrong comes as a sentence.
pub(crate) fn play_text(
    text: &str,
    chosen: Option<&Arc<Game>>,
    reader: Reader,
) -> Result<(Record, Played), String> {
    let record = Record::parse(text).map_err(|error| reader.say(&error))?;
    let game = match (record.game_name(), chosen) {
        (None, Some(chosen)) => Arc::clone(chosen),
        (Some(_), Some(chosen)) if record.rules().is_err() => Arc::clone(chosen),
        _ => Arc::new(Game::new(record.rules().map_err(|error| reader.say(&error))?)),
    };
    let played = record.play(&game).map_err(|error| reader.say_of(&game, &error))?;
    Ok((record, played))
}

/// The name of a game, and what differs in it from the shipped one of that name.
pub(crate) fn identity(game: &Game) -> (String, Vec<String>) {
    let id = game.rules().about().id.clone();
    let base = sower_core::library::find(&id).ok().and_then(|listed| listed.rules(&[]).ok());
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
    // Depth first, children in their order, without recursion: a line may be long.
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

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ToWrite {
    game: String,
    #[serde(default)]
    changes: Vec<String>,
    #[serde(default)]
    position: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
    #[serde(default)]
    tree: Vec<TreeNode>,
    #[serde(default)]
    tags: Vec<(String, String)>,
}

#[derive(Debug, Serialize)]
pub(crate) struct Written {
    record: String,
}

pub(crate) async fn write(
    State(site): State<Arc<Site>>,
    reader: Reader,
    LargeBody(asked): LargeBody<ToWrite>,
) -> Result<Json<Written>, Fault> {
    site.reckon(reader, move |site| {
        let game = site.games.find(&asked.game, &asked.changes, reader)?.game;
        let start = position(&game, asked.position.as_deref(), reader)?;
        let mut played = Played::from_position(game, start);
        play_all(&mut played, &asked.moves, reader)?;
        grow(&mut played, &asked.tree, reader)?;
        let mut tags = Tags::new();
        for (name, value) in &asked.tags {
            tags.set(name, value);
        }
        Ok(Json(Written { record: write_record(&tags, &played) }))
    })
    .await
}

/// Plays every move of a tree, with what is said about it.
fn grow(played: &mut Played, tree: &[TreeNode], reader: Reader) -> Result<(), Fault> {
    if tree.len() > MOST_MOVES {
        return Err(reader.fault(Code::BadRequest, &SiteTalk::TooManyMoves { most: MOST_MOVES }));
    }
    let mut ids: Vec<NodeId> = Vec::new();
    for (index, node) in tree.iter().enumerate() {
        let id = match node.parent {
            None => NodeId::START,
            Some(parent) => {
                let bad = || reader.fault(Code::BadRequest, &SiteTalk::BadTree { node: index });
                played.go_to(*ids.get(parent as usize).ok_or_else(bad)?);
                play_all(played, std::slice::from_ref(&node.label), reader)?;
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
