//! From written keys to typed rules.

use super::entries::{Entry, Origin, Raw};
use super::file::RulesProblem;
use super::keys::KeyReader;
use super::sections::*;
use super::{Rules, Words};

impl KeyReader {
    /// Reads everything. `None` if something that nothing can stand for is missing.
    pub(super) fn rules(&mut self, id: &str) -> Option<Rules> {
        let about = self.about(id);
        let labels = self.choice("labels", Labels::Numbers);
        let notation = self.choice("notation", Notation::Plain);
        let board = self.board();
        let rules = Rules {
            about,
            labels,
            notation,
            sow: self.sow(),
            capture: self.capture(),
            home: Home {
                at: self.whole_or("home.at", "none", 2..=255, None),
                bars: self.choices("home.bars"),
            },
            turn: self.turn(),
            end: self.end(),
            cycle: self.cycle(),
            words: self.words(),
            view: self.view(),
            board: board?,
        };
        // What does not fit together is told only once every key has a value of its own.
        if self.problems.is_empty() {
            super::check::check(&rules, self);
        }
        Some(rules)
    }

    fn about(&mut self, id: &str) -> About {
        About {
            id: id.to_owned(),
            name: self.required_text("name"),
            also: self.texts("also"),
            aliases: self.texts("aliases"),
            region: self.required_text("region"),
            summary: self.required_text("summary"),
            source: self.sources(),
            notes: self.texts("notes"),
        }
    }

    fn board(&mut self) -> Option<Board> {
        let before = self.problems.len();
        let pits = self.whole("board.pits", 1..=15, None);
        let written = self.text("board.start");
        let seeds = match written {
            Some(_) => self.whole("board.seeds", 0..=255, Some(0)),
            None => self.whole("board.seeds", 0..=255, None),
        };
        let stores = self.flag("board.stores", false);
        let sides = self.choice("board.sides", Sides::Owned);
        if self.problems.len() > before {
            return None;
        }
        let pits = u8::try_from(pits).ok()?;
        let seeds = u8::try_from(seeds).ok()?;
        let start = match written {
            Some(text) => match start_rows(&text, usize::from(pits)) {
                Some(rows) => rows,
                None => {
                    self.refuse("board.start", RulesProblem::StartRows { count: pits });
                    return None;
                }
            },
            None => [vec![seeds; usize::from(pits)], vec![seeds; usize::from(pits)]],
        };
        let count: u32 = start.iter().flatten().map(|seeds| u32::from(*seeds)).sum();
        if count > 255 {
            let key = if self
                .asked
                .iter()
                .any(|(key, origin)| key == "board.start" && *origin != Origin::Default)
            {
                "board.start"
            } else {
                "board.seeds"
            };
            self.refuse(key, RulesProblem::TooManySeeds { count });
            return None;
        }
        Some(Board { pits, start, stores, sides })
    }

    fn sow(&mut self) -> Sow {
        Sow {
            direction: self.choice("sow.direction", Direction::Anticlockwise),
            lift: self.choice("sow.lift", Lift::All),
            least: self.byte("sow.least", 1..=255, 1),
            stores: self.choice("sow.stores", SowStores::None),
            skip_origin: self.flag("sow.skip-origin", false),
            relay: self.choice("sow.relay", Relay::None),
        }
    }

    fn capture(&mut self) -> Capture {
        let passing = self.listed("capture.passing", COUNTS);
        Capture {
            last_makes: self.counts("capture.last-makes"),
            last_makes_least: self.byte("capture.last-makes-least", 1..=255, 1),
            last_makes_side: self.choice("capture.last-makes-side", CaptureSide::Other),
            chain: self.choice("capture.chain", Chain::None),
            across: self.choice("capture.across", Across::None),
            across_needs: self.choice("capture.across-needs", AcrossNeeds::Seeds),
            beyond_gap: self.flag("capture.beyond-gap", false),
            passing,
            passing_to: self.choice("capture.passing-to", PassingTo::PitOwner),
            last_few: self.byte("capture.last-few", 0..=255, 0),
            grand_slam: self.choice("capture.grand-slam", GrandSlam::Captures),
        }
    }

    fn turn(&mut self) -> Turn {
        Turn {
            again: self.choices("turn.again"),
            no_move: self.choice("turn.no-move", NoMove::End),
            endless: self.choice("turn.endless", Endless::Illegal),
            feed: self.choice("turn.feed", Feed::Free),
            pie: self.flag("turn.pie", false),
            toss: self.flag("turn.toss", false),
        }
    }

    fn end(&mut self) -> End {
        End {
            side_empty: self.flag("end.side-empty", false),
            majority: self.flag("end.majority", false),
            seeds_left: self.whole_or("end.seeds-left", "never", 0..=254, None),
            rest: self.choice("end.rest", Rest::SideOwner),
            cannot_feed: self.choice("end.cannot-feed", CannotFeed::SideOwner),
            decide: self.choice("end.decide", Decide::Seeds),
        }
    }

    fn cycle(&mut self) -> Cycle {
        Cycle {
            repeats: self.whole_or("cycle.repeats", "never", 2..=255, Some(3)),
            needs_both_sides: self.flag("cycle.needs-both-sides", false),
            settle: self.choice("cycle.settle", Settle::Split),
            max_plies: self.whole_or("cycle.max-plies", "none", 1..=1_000_000, None),
        }
    }

    fn words(&mut self) -> Words {
        let mut words = Words::default();
        for name in Words::NAMES {
            if let Some(text) = self.text(&format!("words.{name}"))
                && let Some(word) = words.word_mut(name)
            {
                *word = text;
            }
        }
        words
    }

    fn view(&mut self) -> View {
        View {
            shape: self.choice("view.shape", Shape::Rows),
            stores: self.choice("view.stores", StoresAt::Ends),
            seeds: self.choice("view.seeds", SeedsAs::Heap),
            colour: self.choice("view.colour", Colour::Teak),
        }
    }

    fn counts(&mut self, key: &str) -> Counts {
        if matches!(self.entries.get(key), Some(Entry { value: Raw::Text(text), .. }) if text == "even") {
            self.take(key);
            return Counts::Even;
        }
        Counts::Listed(self.listed(key, &format!("{COUNTS}, or \"even\"")))
    }

    /// A list of counts, ascending. A single one stands for a list of one, and `none` for an empty one.
    fn listed(&mut self, key: &str, takes: &str) -> Vec<u8> {
        let Some(entry) = self.take(key) else { return Vec::new() };
        let list = match &entry.value {
            Raw::Text(text) if text == "none" => return Vec::new(),
            Raw::List(list) => list.clone(),
            single => vec![single.clone()],
        };
        let mut counts = Vec::new();
        for item in &list {
            match item {
                Raw::Whole(number @ 1..=255) => counts.extend(u8::try_from(*number).ok()),
                other => {
                    self.wrong(key, other, takes.to_owned());
                    return Vec::new();
                }
            }
        }
        counts.sort_unstable();
        counts.dedup();
        counts
    }

    fn sources(&mut self) -> Vec<String> {
        let there = self.entries.contains_key("source");
        let sources = self.texts("source");
        if !there {
            self.refuse("source", RulesProblem::Missing { takes: "a list of texts".to_owned() });
        }
        sources
    }
}

const COUNTS: &str = "a list of counts from 1 to 255";

/// Two rows `4,4,5/4,4,4` of so many pits each.
fn start_rows(text: &str, pits: usize) -> Option<[Vec<u8>; 2]> {
    let (south, north) = text.split_once('/')?;
    let row = |text: &str| -> Option<Vec<u8>> {
        let row =
            text.split(',').map(|seeds| seeds.trim().parse::<u8>()).collect::<Result<Vec<_>, _>>().ok()?;
        (row.len() == pits).then_some(row)
    };
    Some([row(south)?, row(north)?])
}
