//! Describes each ply as text, once when it is played.

use sower_core::trace::{Cell, Event};
use sower_core::{Game, Move, NodeId, Played, Side, labels};
use sower_text::{Language, Message, message};

use sower_wire::Sowing;

/// One ply. A site has a hundred thousand of them, so it is small: its label is recomputed.
#[derive(Clone, Debug)]
struct Ply {
    node: NodeId,
    played: Move,
    /// Its notation, if that differs from its label.
    written: Option<Box<str>>,
    mover: Side,
    captured: u8,
    again: bool,
    /// The cell of its last seed.
    last: Option<Cell>,
    /// Whether the last seed made a home.
    makes_home: bool,
}

/// Capacity grows by this many plies at a time.
const PLIES: usize = 16;

/// The plies played so far.
#[derive(Clone, Debug, Default)]
pub struct MoveLog {
    plies: Vec<Ply>,
}

impl MoveLog {
    /// Updates the log after an event, which nearly always is one more ply.
    pub fn follow(&mut self, played: &Played) {
        let cursor = played.node(played.cursor());
        let known = self.plies.last().map_or(NodeId::START, |ply| ply.node);
        if cursor.ply() as usize == self.plies.len() + 1 && cursor.parent() == Some(known) {
            self.make_room(1);
            self.plies.extend(ply(played, known, played.cursor()));
            return;
        }
        self.follow_all(played);
    }

    /// Updates the log after any change.
    fn follow_all(&mut self, played: &Played) {
        let line = played.line_to(played.cursor());
        let ours = self.plies.iter().zip(line.iter().skip(1));
        let same = |(ply, id): &(&Ply, &NodeId)| {
            ply.node == **id
                && played.mover(**id) == Some(ply.mover)
                && played.node(**id).played() == Some(ply.played)
        };
        let kept = ours.take_while(same).count();
        self.plies.truncate(kept);
        self.make_room(line.len().saturating_sub(1 + kept));
        self.plies.extend(line.windows(2).skip(kept).filter_map(|pair| ply(played, pair[0], pair[1])));
    }

    fn make_room(&mut self, more: usize) {
        if self.plies.capacity() < self.plies.len() + more {
            self.plies.reserve_exact(more.next_multiple_of(PLIES));
        }
    }

    /// The plies as players write them.
    pub fn labels(&self, game: &Game) -> Vec<String> {
        self.plies.iter().map(|ply| ply.label(game)).collect()
    }

    /// The plies in the game's own notation.
    pub fn written(&self, game: &Game) -> Vec<String> {
        self.plies.iter().map(|ply| ply.written(game)).collect()
    }

    /// The side that played each ply.
    pub fn movers(&self) -> Vec<Side> {
        self.plies.iter().map(|ply| ply.mover).collect()
    }

    /// Each ply in words, addressed to the player of a side or to a spectator.
    pub fn told(&self, game: &Game, language: &Language, own: Option<Side>) -> Vec<String> {
        self.plies.iter().map(|ply| ply.told(game, language, own)).collect()
    }

    /// The last ply in notation and in words.
    pub fn last(&self, game: &Game, language: &Language, own: Option<Side>) -> Option<(String, String)> {
        self.plies.last().map(|ply| (ply.written(game), ply.told(game, language, own)))
    }
}

/// The last ply's text, computed once for each language and side, and its steps, computed once.
#[derive(Default)]
pub struct LastTold {
    said: Vec<(&'static Language, Option<Side>, (String, String))>,
    sowing: Option<Option<Sowing>>,
}

impl LastTold {
    /// The last ply step by step.
    pub fn sowing(&mut self, trace: impl FnOnce() -> Option<Sowing>) -> Option<Sowing> {
        self.sowing.get_or_insert_with(trace).clone()
    }

    /// The last ply in notation and in words.
    pub fn told(
        &mut self,
        move_log: &MoveLog,
        game: &Game,
        language: &'static Language,
        own: Option<Side>,
    ) -> Option<(String, String)> {
        let known =
            |(spoken, side, _): &&(&'static Language, Option<Side>, _)| *spoken == language && *side == own;
        if let Some((_, _, last)) = self.said.iter().find(known) {
            return Some(last.clone());
        }
        let last = move_log.last(game, language, own)?;
        self.said.push((language, own, last.clone()));
        Some(last)
    }
}

impl Ply {
    /// The ply as players write it.
    fn label(&self, game: &Game) -> String {
        game.label(self.mover, self.played)
    }

    fn written(&self, game: &Game) -> String {
        self.written.as_deref().map_or_else(|| self.label(game), str::to_owned)
    }

    /// Describes the move, where it ended and whether it made a home. Labels
    /// of the two rows can be equal, so the text names the pit's owner.
    fn told(&self, game: &Game, language: &Language, own: Option<Side>) -> String {
        let words = game.rules().words();
        let said = [Some(self.played(game)), self.ends(game, own), self.home(own)];
        said.iter().flatten().map(|talk| language.say(talk, words)).collect::<Vec<_>>().join(" ")
    }

    fn played(&self, game: &Game) -> Message {
        let (side, label, count) = (self.mover, self.label(game), self.captured);
        match (self.captured > 0, self.again) {
            (false, false) => message!("site-told", side, label),
            (true, false) => message!("site-told-takes", side, label, count),
            (false, true) => message!("site-told-again", side, label),
            (true, true) => message!("site-told-takes-again", side, label, count),
        }
    }

    fn ends(&self, game: &Game, own: Option<Side>) -> Option<Message> {
        Some(match self.last? {
            Cell::Pit(place) => message!(
                "site-told-ends",
                whose = whose(place.side, own),
                label = labels::label(game.rules(), place)
            ),
            Cell::Store(side) => message!("site-told-ends-in-store", whose = whose(side, own)),
        })
    }

    fn home(&self, own: Option<Side>) -> Option<Message> {
        self.makes_home.then(|| message!("site-told-home", whose = whose(self.mover, own)))
    }
}

/// How a sentence refers to a side, for a reader who plays `own` or watches.
fn whose(side: Side, own: Option<Side>) -> &'static str {
    match (own, side) {
        (Some(own), _) if own == side => "yours",
        (Some(_), _) => "theirs",
        (None, Side::South) => "south",
        (None, Side::North) => "north",
    }
}

fn ply(played: &Played, before: NodeId, after: NodeId) -> Option<Ply> {
    let position = played.node(before).position();
    let chosen = played.node(after).played()?;
    let trace = played.game().trace(position, chosen).ok()?;
    let mover = position.side();
    let written = Some(played.game().write_traced(chosen, &trace));
    let written =
        written.filter(|text| *text != played.game().label(mover, chosen)).map(String::into_boxed_str);
    let captured = trace.captured[mover];
    let makes_home = trace.steps.iter().any(|step| matches!(step.event, Event::HomeMade { .. }));
    let (again, last) = (trace.again, trace.last);
    Some(Ply { node: after, played: chosen, written, mover, captured, again, last, makes_home })
}
