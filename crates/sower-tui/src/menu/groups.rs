//! Groups of games in the menu: by kind, or by part of the world. A game can be in several.

use sower_core::Rules;
use sower_text::{Area, Kind, kinds, message};

use crate::say::talk;

/// How the menu groups the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Grouping {
    /// One list.
    #[default]
    None,
    /// By kinds of rules.
    Kind,
    /// By where they are played.
    Area,
}

impl Grouping {
    /// The next one; after the last one the first.
    pub(super) fn next(self) -> Grouping {
        match self {
            Grouping::None => Grouping::Kind,
            Grouping::Kind => Grouping::Area,
            Grouping::Area => Grouping::None,
        }
    }
}

/// The games of one group, by their places in the list of games.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) title: String,
    pub(crate) games: Vec<usize>,
}

/// The groups that a game belongs to.
#[derive(Clone, Debug, Default)]
pub(super) struct Belongs {
    kinds: Vec<Kind>,
    areas: Vec<Area>,
}

impl Belongs {
    pub(super) fn of(rules: &Rules) -> Belongs {
        let mut areas: Vec<Area> = rules.about().countries.iter().filter_map(|code| Area::of(code)).collect();
        areas.sort_unstable();
        areas.dedup();
        Belongs { kinds: kinds(rules), areas }
    }

    /// The names of all its groups, for the search.
    pub(super) fn words(&self) -> String {
        let kinds = self.kinds.iter().map(talk);
        kinds.chain(self.areas.iter().map(talk)).collect::<Vec<_>>().join(" ")
    }
}

/// The groups of these games that are not empty. Games without a known country come last.
pub(super) fn groups(by: Grouping, games: &[(usize, &Belongs)]) -> Vec<Group> {
    let those = |belongs: &dyn Fn(&Belongs) -> bool| -> Vec<usize> {
        games.iter().filter(|(_, game)| belongs(game)).map(|(index, _)| *index).collect()
    };
    let mut found: Vec<Group> = match by {
        Grouping::None => return Vec::new(),
        Grouping::Kind => {
            let group =
                |kind: Kind| Group { title: talk(&kind), games: those(&|game| game.kinds.contains(&kind)) };
            Kind::ALL.into_iter().map(group).collect()
        }
        Grouping::Area => {
            let group =
                |area: Area| Group { title: talk(&area), games: those(&|game| game.areas.contains(&area)) };
            Area::all().map(group).collect()
        }
    };
    if by == Grouping::Area {
        found.push(Group {
            title: talk(&message!("tui-group-elsewhere")),
            games: those(&|game| game.areas.is_empty()),
        });
    }
    found.retain(|group| !group.games.is_empty());
    found
}
