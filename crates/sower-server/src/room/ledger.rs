//! What is told of each ply. It is worked out once, when the ply is made: later ones do not change it.

use sower_core::lang::Language;
use sower_core::{Game, Move, NodeId, Played, Side};

use crate::talk::SiteTalk;

/// One ply.
#[derive(Clone, Debug)]
struct Ply {
    node: NodeId,
    played: Move,
    label: String,
    written: String,
    mover: Side,
    captured: u8,
    again: bool,
}

/// The plies that stand on the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ledger {
    plies: Vec<Ply>,
}

impl Ledger {
    /// Brings the ledger up to a game.
    pub(crate) fn follow(&mut self, played: &Played) {
        let line = played.line_to(played.cursor());
        let ours = self.plies.iter().zip(line.iter().skip(1));
        let same = |(ply, id): &(&Ply, &NodeId)| {
            ply.node == **id
                && played.mover(**id) == Some(ply.mover)
                && played.node(**id).played() == Some(ply.played)
        };
        let kept = ours.take_while(same).count();
        self.plies.truncate(kept);
        self.plies.extend(line.windows(2).skip(kept).filter_map(|pair| ply(played, pair[0], pair[1])));
    }

    pub(crate) fn labels(&self) -> Vec<String> {
        self.plies.iter().map(|ply| ply.label.clone()).collect()
    }

    pub(crate) fn written(&self) -> Vec<String> {
        self.plies.iter().map(|ply| ply.written.clone()).collect()
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
        self.plies.last().map(|ply| (ply.written.clone(), ply.told(game, language)))
    }
}

impl Ply {
    fn told(&self, game: &Game, language: &Language) -> String {
        let (side, label, count) = (self.mover, self.label.clone(), self.captured);
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
    let label = played.game().label(position.side(), chosen);
    let written = played.game().write_token(position, chosen).unwrap_or_else(|_| label.clone());
    let mover = position.side();
    let captured = trace.captured[mover];
    Some(Ply { node: after, played: chosen, label, written, mover, captured, again: trace.again })
}
