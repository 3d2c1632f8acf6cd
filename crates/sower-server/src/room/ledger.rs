//! What is told of each ply. It is worked out once, when the ply is made: later ones do not change it.

use sower_core::lang::Language;
use sower_core::{Game, Move, NodeId, Played, Side};

use crate::talk::SiteTalk;

/// One ply. A site holds a hundred thousand of them, so it is kept small: what it is called is worked out again.
#[derive(Clone, Debug)]
struct Ply {
    node: NodeId,
    played: Move,
    /// How it is written, where that is not what it is called.
    written: Option<Box<str>>,
    mover: Side,
    captured: u8,
    again: bool,
}

/// There is room for so many more plies at a time.
const PLIES: usize = 16;

/// The plies that stand on the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    plies: Vec<Ply>,
}

impl Ledger {
    /// Brings the ledger up to a game, of which it knows what stood before the last event. Nearly always that was the next ply.
    pub(crate) fn follow(&mut self, played: &Played) {
        let cursor = played.node(played.cursor());
        let known = self.plies.last().map_or(NodeId::START, |ply| ply.node);
        if cursor.ply() as usize == self.plies.len() + 1 && cursor.parent() == Some(known) {
            self.make_room(1);
            self.plies.extend(ply(played, known, played.cursor()));
            return;
        }
        self.follow_all(played);
    }

    /// The same whatever has happened.
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

    pub(crate) fn labels(&self, game: &Game) -> Vec<String> {
        self.plies.iter().map(|ply| ply.label(game)).collect()
    }

    pub(crate) fn written(&self, game: &Game) -> Vec<String> {
        self.plies.iter().map(|ply| ply.written(game)).collect()
    }

    pub(crate) fn movers(&self) -> Vec<Side> {
        self.plies.iter().map(|ply| ply.mover).collect()
    }

    /// Each ply in a sentence.
    pub(crate) fn told(&self, game: &Game, language: &Language) -> Vec<String> {
        self.plies.iter().map(|ply| ply.told(game, language)).collect()
    }

    /// The last ply as it is written, and in a sentence.
    pub(crate) fn last(&self, game: &Game, language: &Language) -> Option<(String, String)> {
        self.plies.last().map(|ply| (ply.written(game), ply.told(game, language)))
    }
}

/// The last ply as it is told to one after another, worked out again only where somebody speaks another language than the one before.
#[derive(Default)]
pub(crate) struct LastTold {
    said: Option<(&'static Language, (String, String))>,
}

impl LastTold {
    pub(crate) fn told(
        &mut self,
        ledger: &Ledger,
        game: &Game,
        language: &'static Language,
    ) -> Option<(String, String)> {
        if self.said.as_ref().is_none_or(|(spoken, _)| *spoken != language) {
            self.said = ledger.last(game, language).map(|last| (language, last));
        }
        self.said.as_ref().map(|(_, last)| last.clone())
    }
}

impl Ply {
    /// What players call it.
    fn label(&self, game: &Game) -> String {
        game.label(self.mover, self.played)
    }

    fn written(&self, game: &Game) -> String {
        self.written.as_deref().map_or_else(|| self.label(game), str::to_owned)
    }

    fn told(&self, game: &Game, language: &Language) -> String {
        let (side, label, count) = (self.mover, self.label(game), self.captured);
        let talk = match (self.captured > 0, self.again) {
            (false, false) => SiteTalk::Told { side, label },
            (true, false) => SiteTalk::ToldTakes { side, label, count },
            (false, true) => SiteTalk::ToldAgain { side, label },
            (true, true) => SiteTalk::ToldTakesAgain { side, label, count },
        };
        language.say(&talk, game.rules().words())
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
    Some(Ply { node: after, played: chosen, written, mover, captured, again: trace.again })
}
