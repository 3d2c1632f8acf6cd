//! What kind of game rules make, for lists: derived from the rules, so every rules file has its kinds.

use sower_core::Rules;
use sower_core::rules::{Across, Relay, Sides, SowStores};

use crate::layout::has_choice_of_way;
use crate::{Message, Say, message};

/// A property by which players look for games. A game has one or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// One ring; a turn is one lap.
    SingleLap,
    /// One ring; a lap that ends in seeds continues with them.
    Relay,
    /// The mover's store is sown.
    SownStores,
    /// A last seed captures the opposite pit.
    Across,
    /// The count of a pit decides whether it is captured.
    ByCount,
    /// Pits can belong to one player.
    OwnedPits,
    /// The player chooses the direction of sowing.
    Direction,
    /// A match has several rounds.
    Rounds,
    /// Three rows.
    ThreeRows,
    /// Four rows, without Bao.
    FourRows,
    /// Bao: seeds in hand and turns of two kinds.
    Bao,
}

impl Kind {
    /// All kinds, in the order of lists.
    pub const ALL: [Kind; 11] = [
        Kind::SingleLap,
        Kind::Relay,
        Kind::SownStores,
        Kind::Across,
        Kind::ByCount,
        Kind::OwnedPits,
        Kind::Direction,
        Kind::Rounds,
        Kind::ThreeRows,
        Kind::FourRows,
        Kind::Bao,
    ];

    /// The kind in one word, for programs.
    pub fn name(self) -> &'static str {
        match self {
            Kind::SingleLap => "single-lap",
            Kind::Relay => "relay",
            Kind::SownStores => "sown-stores",
            Kind::Across => "across",
            Kind::ByCount => "by-count",
            Kind::OwnedPits => "owned-pits",
            Kind::Direction => "direction",
            Kind::Rounds => "rounds",
            Kind::ThreeRows => "three-rows",
            Kind::FourRows => "four-rows",
            Kind::Bao => "bao",
        }
    }

    fn applies(self, rules: &Rules) -> bool {
        let has_one_ring = rules.board().rows < 4;
        let capture = rules.capture();
        match self {
            Kind::SingleLap => has_one_ring && rules.sow().relay == Relay::None,
            Kind::Relay => has_one_ring && rules.sow().relay != Relay::None,
            Kind::SownStores => has_one_ring && rules.sow().stores != SowStores::None,
            Kind::Across => has_one_ring && capture.across != Across::None,
            Kind::ByCount => has_one_ring && !(capture.last_makes.is_empty() && capture.passing.is_empty()),
            Kind::OwnedPits => {
                rules.home().at.is_some()
                    || rules.owned().at.is_some()
                    || rules.board().sides == Sides::Territory
            }
            // Bao's turns always name one.
            Kind::Direction => !rules.bao().play && has_choice_of_way(rules),
            Kind::Rounds => rules.matches().has_rounds(),
            Kind::ThreeRows => rules.board().rows == 3,
            Kind::FourRows => rules.has_own_rings(),
            Kind::Bao => rules.bao().play,
        }
    }
}

impl Say for Kind {
    fn message(&self) -> Message {
        match self {
            Kind::SingleLap => message!("kind-single-lap"),
            Kind::Relay => message!("kind-relay"),
            Kind::SownStores => message!("kind-sown-stores"),
            Kind::Across => message!("kind-across"),
            Kind::ByCount => message!("kind-by-count"),
            Kind::OwnedPits => message!("kind-owned-pits"),
            Kind::Direction => message!("kind-direction"),
            Kind::Rounds => message!("kind-rounds"),
            Kind::ThreeRows => message!("kind-three-rows"),
            Kind::FourRows => message!("kind-four-rows"),
            Kind::Bao => message!("kind-bao"),
        }
    }
}

/// The kinds of a game.
pub fn kinds(rules: &Rules) -> Vec<Kind> {
    Kind::ALL.into_iter().filter(|kind| kind.applies(rules)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use sower_core::library;

    fn kinds_of(name: &str) -> Vec<Kind> {
        kinds(&library::find(name).expect("a game").rules(&[]).expect("rules"))
    }

    #[test]
    fn a_game_has_the_kinds_of_its_rules() {
        assert_eq!(kinds_of("kalah"), [Kind::SingleLap, Kind::SownStores, Kind::Across]);
        assert_eq!(kinds_of("oware"), [Kind::SingleLap, Kind::ByCount]);
        assert_eq!(kinds_of("togyz-kumalak"), [Kind::SingleLap, Kind::ByCount, Kind::OwnedPits]);
        assert!(kinds_of("congkak-rounds").contains(&Kind::Rounds));
        assert!(kinds_of("hus").contains(&Kind::FourRows));
        assert!(kinds_of("bao-la-kiswahili").contains(&Kind::Bao));
    }

    #[test]
    fn every_game_has_a_kind_and_every_kind_a_game_and_a_name() {
        let mut seen = Vec::new();
        for listed in library::all_with_the_first_four_first() {
            let found = kinds(&listed.rules(&[]).expect("rules"));
            assert!(!found.is_empty(), "{}", listed.name);
            seen.extend(found);
        }
        for kind in Kind::ALL {
            assert!(seen.contains(&kind), "{}", kind.name());
            assert!(!Language::english().say(&kind, &sower_core::Words::default()).is_empty());
        }
    }
}
