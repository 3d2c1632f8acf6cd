//! Parameters as keys of a rules file.

use std::fmt;

use crate::Parameters;

/// A parameter that the keys cannot express.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// The parameter with its value.
    pub parameter: String,
    /// What it means.
    pub meaning: String,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.meaning, self.parameter)
    }
}

/// What the keys can say of a game.
#[derive(Clone, Debug, Default)]
pub struct Translation {
    /// The keys that differ from their default, each with its value in TOML.
    pub keys: Vec<(String, String)>,
    /// How pits are named.
    pub labels: &'static str,
    /// The parameters that the keys cannot express.
    pub missing: Vec<Missing>,
    /// Parameters that concern matches of several rounds, not the play of one.
    pub of_matches: Vec<String>,
}

struct Translator<'a> {
    from: &'a Parameters,
    to: Translation,
}

/// Translates the parameters of a game.
pub fn translate(parameters: &Parameters) -> Translation {
    let mut translator =
        Translator { from: parameters, to: Translation { labels: "numbers", ..Translation::default() } };
    translator.unknown();
    translator.board();
    translator.sowing();
    translator.relay();
    translator.captures();
    translator.across_and_gaps();
    translator.owned();
    translator.turns();
    translator.end();
    translator.matches();
    translator.to
}

fn list(numbers: &[u64]) -> String {
    format!("[{}]", numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(", "))
}

impl Translator<'_> {
    fn set(&mut self, key: &str, value: impl fmt::Display) {
        self.to.keys.push((key.to_owned(), value.to_string()));
    }

    fn name(&mut self, key: &str, value: &str) {
        self.set(key, format!("\"{value}\""));
    }

    fn miss(&mut self, parameter: &str, meaning: &str) {
        let value = self.from.number(parameter);
        self.to
            .missing
            .push(Missing { parameter: format!("{parameter} = {value}"), meaning: meaning.to_owned() });
    }

    /// Reports a value other than 0 of a parameter that no key expresses.
    fn cannot(&mut self, parameter: &str, meaning: &str) {
        if self.from.number(parameter) != 0 {
            self.miss(parameter, meaning);
        }
    }

    fn number(&self, key: &str) -> i64 {
        self.from.number(key)
    }

    fn is_territory(&self) -> bool {
        self.number("goal") == 2
    }

    fn unknown(&mut self) {
        for parameter in self.from.unknown() {
            self.to.missing.push(Missing { parameter, meaning: "an unknown parameter".to_owned() });
        }
    }

    fn board(&mut self) {
        self.set("board.pits", self.from.holes);
        if self.from.class == "NorthSouthCycle" {
            self.name("sow.rows", "own");
        } else if self.from.class != "Mancala" {
            self.to.missing.push(Missing {
                parameter: format!("game_class = {}", self.from.class),
                meaning: "another board, or another kind of turn".to_owned(),
            });
        }
        match self.number("start_pattern") {
            0 => self.set("board.seeds", self.from.start),
            pattern => match self.start(pattern) {
                Some(start) => self.set("board.start", format!("\"{start}\"")),
                None if matches!(pattern, 6 | 12) => self.start_by_chance(),
                None => {
                    self.set("board.seeds", 1);
                    self.miss("start_pattern", "another start");
                }
            },
        }
        if self.from.flag("stores") || self.number("sow_stores") > 0 {
            self.set("board.stores", true);
        }
        if self.from.flag("blocks") && self.number("rounds") != 0 {
            self.set("board.closing", true);
        }
        if self.from.flag("no_sides") {
            self.name("board.sides", "shared");
            self.to.labels = "board-numbers";
        }
        if self.is_territory() {
            self.name("board.sides", "territory");
            self.to.labels = "board-numbers";
        }
    }

    /// A start by chance has the seeds spread evenly instead.
    fn start_by_chance(&mut self) {
        let pits = 2 * self.from.holes;
        let (even, more) = (self.from.start / pits, self.from.start % pits);
        let row = |from: u64| {
            let seeds = (from..from + self.from.holes).map(|pit| even + u64::from(pit < more));
            seeds.map(|seeds| seeds.to_string()).collect::<Vec<_>>().join(",")
        };
        let start = format!("\"{}/{}\"", row(0), row(self.from.holes));
        self.set("board.start", start);
        self.to.of_matches.push("the seeds are spread by chance at the start".to_owned());
    }

    /// The rows of a start that is not even.
    fn start(&self, pattern: i64) -> Option<String> {
        let (holes, seeds) = (usize::try_from(self.from.holes).ok()?, self.from.start);
        let mut rows = [vec![seeds; holes], vec![seeds; holes]];
        match pattern {
            // From South's third pit on, every other pit; the middle one of them lies opposite.
            1 if holes % 2 == 0 => {
                for (side, row) in rows.iter_mut().enumerate() {
                    for (index, pit) in row.iter_mut().enumerate() {
                        *pit = if index % 2 == 0 && side + index > 0 { seeds } else { 0 };
                    }
                }
                rows[1][holes / 2] = 0;
                rows[0][holes / 2 - 1] = seeds;
            }
            // Every other pit; North has one with a single seed, South one less.
            3 if holes % 2 == 0 && holes > 4 => {
                rows.iter_mut().for_each(|row| row.iter_mut().step_by(2).for_each(|pit| *pit = 0));
                rows[0][holes - 3] = 0;
                rows[1][3] = 1;
            }
            // Every other pit; two seeds of North's last one lie in South's first.
            7 if holes % 2 == 0 && seeds > 2 => {
                rows.iter_mut().for_each(|row| row.iter_mut().step_by(2).for_each(|pit| *pit = 0));
                rows[0][0] = 2;
                rows[1][holes - 1] -= 2;
            }
            // No first turn can end in the store.
            11 if holes == 6 && seeds == 4 => rows.iter_mut().for_each(|row| {
                row[2] += 1;
                row[4] -= 1;
            }),
            // Two empty pits at the right.
            5 => rows.iter_mut().for_each(|row| row[holes - 2..].fill(0)),
            // Groups of three with the first of each empty.
            4 => rows.iter_mut().for_each(|row| row.iter_mut().step_by(3).for_each(|pit| *pit = 0)),
            8 => rows.iter_mut().for_each(|row| row[holes - 1] += 1),
            _ => return None,
        }
        let text = |row: &[u64]| row.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        Some(format!("{}/{}", text(&rows[0]), text(&rows[1])))
    }

    fn sowing(&mut self) {
        let choice: Vec<u64> = self.from.numbers("udir_holes").iter().map(|index| index + 1).collect();
        let all = choice.len() as u64 == self.from.holes && self.from.holes > 0;
        match self.number("sow_direct") {
            -1 if self.number("sow_stores") > 0 => {
                self.miss("sow_direct", "stores on the far side of a clockwise lap")
            }
            -1 if !choice.is_empty() && !all => self.miss("sow_direct", "clockwise with some chosen pits"),
            -1 if !all => self.name("sow.direction", "clockwise"),
            1 | -1 if all => self.name("sow.ways", "chosen"),
            0 if all => self.name("sow.ways", "chosen"),
            0 => {
                self.name("sow.ways", "split");
                let middle = if self.from.holes % 2 == 1 { self.from.holes / 2 + 1 } else { 0 };
                let others: Vec<u64> = choice.into_iter().filter(|pit| *pit != middle).collect();
                if !others.is_empty() {
                    self.set("sow.choice-pits", list(&others));
                }
                let no_undo = self.number("min_move") <= 1
                    && !others.contains(&1)
                    && !others.contains(&self.from.holes);
                if no_undo {
                    self.set("turn.may-return", false);
                }
            }
            1 if !choice.is_empty() => self.set("sow.choice-pits", list(&choice)),
            1 => {}
            2 => self.name("sow.ways", "first-mover"),
            3 => self.name("sow.ways", "parity"),
            _ => self.miss("sow_direct", "sowing to the centre"),
        }
        if self.from.flag("sow_start") {
            self.name("sow.lift", "leave-one");
        }
        if self.from.flag("sow_start") && !self.from.flag("move_one") && self.number("min_move") < 2 {
            self.miss("sow_start", "a single seed is sown into its own pit");
        }
        if self.number("min_move") > 1 {
            self.set("sow.least", self.number("min_move"));
        }
        match self.number("sow_stores") {
            0 => {}
            1 => {
                self.name("sow.stores", "own");
            }
            _ => self.miss("sow_stores", "both stores are sown"),
        }
        if self.from.flag("skip_start") {
            self.set("sow.skip-origin", true);
        }
        let n = self.number("sow_param");
        match self.number("sow_rule") {
            0 | 3 | 4 | 8 | 9 | 11 | 14 | 15 => {}
            5 => self.set("sow.skip-counts", format!("[{n}]")),
            6 => self.set("sow.turns-back", true),
            7 => self.set("sow.full-at", n),
            12 => self.name("capture.after", "sow-on"),
            1 | 2 => self.miss("sow_rule", "pits are closed while sowing"),
            _ => self.miss("sow_rule", "a special rule of sowing"),
        }
        self.cannot("prescribed", "another rule for the first turns");
        self.cannot("play_locs", "seeds played from the store");
    }

    fn relay(&mut self) {
        match self.number("mlaps") {
            0 => return,
            1 => self.name("sow.relay", "last"),
            _ => self.name("sow.relay", "next"),
        }
        let n = self.number("mlap_param");
        match self.number("mlap_cont") {
            // A last seed in a store ends a lap in any case.
            0 | 6 => {}
            1 => self.set("sow.relay-on", format!("[{n}]")),
            2 => self.set("sow.relay-least", n),
            3 => self.name("sow.relay-side", "own"),
            4 => self.name("sow.relay-side", "other"),
            5 => self.name("sow.relay-side", "visited"),
            _ => self.miss("mlap_cont", "another condition for a further lap"),
        }
    }

    /// The side whose pits are captured.
    fn side(&self) -> &'static str {
        match self.number("capt_side") {
            0 => "either",
            2 | 4 | 6 => "own",
            _ => "other",
        }
    }

    /// The counts that are captured: listed, or all even ones.
    fn counts(&self) -> Option<String> {
        let listed = self.from.numbers("capt_on");
        if self.from.flag("evens") {
            return Some("\"even\"".to_owned());
        }
        if !listed.is_empty() {
            return Some(list(&listed));
        }
        let (least, most) = (self.number("capt_min"), self.number("capt_max"));
        (least > 0 || most > 0).then(|| {
            let most = if most > 0 { most } else { 255 };
            let all: Vec<u64> = (least.max(1)..=most).filter_map(|count| u64::try_from(count).ok()).collect();
            list(&all)
        })
    }

    fn passing(&self) -> bool {
        matches!(self.number("sow_rule"), 3 | 4 | 14 | 15)
    }

    fn captures(&mut self) {
        let kind = self.number("capt_type");
        let across = self.number("crosscapt") > 0;
        let counts = self.counts();
        if let Some(counts) = &counts {
            if self.passing() {
                self.passing_captures(counts);
            }
            // With laps from the next pit the count of the last pit captures only in passing.
            let by_count = !across && kind == 0;
            if by_count {
                self.set("capture.last-makes", counts);
                self.limits("capture.last-makes");
                self.name("capture.last-makes-side", self.side());
            }
        }
        if self.number("multicapt") != 0 && !across && kind == 0 && counts.is_some() {
            self.name("capture.chain", if self.number("capt_dir") == 1 { "forward" } else { "back" });
            if self.number("multicapt") > 1 {
                self.set("capture.chain-most", self.number("multicapt"));
            }
            if matches!(self.number("capt_side"), 3 | 4) {
                self.set("capture.chain-crosses", true);
            }
            if self.number("capt_dir") == 2 {
                self.miss("capt_dir", "a chain of captures in both directions");
            }
        }
        match self.number("sow_rule") {
            8 => self.name("capture.after", "go-on"),
            10 => self.miss("sow_rule", "the opponent takes what falls on his side near the end"),
            _ => {}
        }
        match kind {
            0 | 2 => {}
            3 => self.set("capture.matching", true),
            _ => self.miss("capt_type", "another kind of capture"),
        }
        self.besides(kind);
        if self.number("nocaptmoves") > 0 {
            self.set("capture.from-turn", self.number("nocaptmoves"));
        }
        if self.from.flag("nosinglecapt") {
            self.set("capture.by-single", false);
        }
        self.cannot("moveunlock", "pits that cannot be captured before they were played");
        match self.number("presowcapt") {
            0 => {}
            1 => self.name("capture.before", "one-of-each"),
            2 => self.name("capture.before", "opposite-singles"),
            _ => self.name("capture.before", "opposite-lifted"),
        }
        match self.number("grandslam") {
            0 => {}
            1 => self.name("capture.grand-slam", "illegal"),
            2 => self.name("capture.grand-slam", "captures-nothing"),
            3 => self.name("capture.grand-slam", "gives-rest"),
            5 => self.name("capture.grand-slam", "leaves-last"),
            _ => self.miss("grandslam", "another effect of taking all"),
        }
    }

    /// The least and the most of counts that are even.
    fn limits(&mut self, key: &str) {
        if !self.from.flag("evens") {
            return;
        }
        if self.number("capt_min") > 0 {
            self.set(&format!("{key}-least"), self.number("capt_min"));
        }
        if self.number("capt_max") > 0 {
            self.set(&format!("{key}-most"), self.number("capt_max"));
        }
    }

    fn passing_captures(&mut self, counts: &str) {
        if counts.starts_with('"') {
            return self.miss("sow_rule", "even counts captured in passing");
        }
        self.set("capture.passing", counts);
        let rule = self.number("sow_rule");
        match rule {
            14 => {
                self.name("capture.passing-to", "sower");
                self.name("capture.passing-side", self.side());
            }
            15 => {
                self.name("capture.passing-to", "sower");
                self.name("capture.passing-side", "own");
            }
            _ => {}
        }
        if matches!(rule, 4 | 14) {
            self.set("capture.passing-last", true);
        }
    }

    fn besides(&mut self, kind: i64) {
        let start = self.from.start;
        match self.number("pickextra") {
            0 => {}
            1 => self.name("capture.besides", "opposite"),
            2 if kind == 0 => self.name("capture.besides", "same-count"),
            3 => {
                self.set("capture.last-few", start);
                self.name("capture.last-few-to", "mover");
            }
            4 => {
                self.set("capture.last-few", 2 * start);
                self.name("capture.last-few-to", "starter");
            }
            5 => self.name("capture.besides", "last"),
            _ => self.miss("pickextra", "more is captured"),
        }
    }

    fn across_and_gaps(&mut self) {
        let chains = self.number("multicapt") != 0;
        if self.number("crosscapt") > 0 {
            if self.number("crosscapt") == 2 {
                self.miss("crosscapt", "captures across from any pit");
            }
            self.name(
                "capture.across",
                match self.side() {
                    "other" => "own",
                    "own" => "other",
                    _ => "either",
                },
            );
            match self.number("xcpickown") {
                0 => self.name("capture.across-last", "stays"),
                1 => {}
                _ => self.name("capture.across-needs", "nothing"),
            }
            if self.from.flag("evens") || !self.from.numbers("capt_on").is_empty() {
                let counts = self.counts().unwrap_or_default();
                self.set("capture.across-counts", counts);
            }
            if self.number("capt_max") > 0 {
                self.set("capture.across-most", self.number("capt_max"));
            }
            if chains {
                self.name(
                    "capture.across-chain",
                    if self.number("crosscapt") == 3 { "any" } else { "empty" },
                );
            }
            self.cannot("xc_sown", "captures only after the row of the opponent was reached");
        }
        if self.number("capt_type") == 2 {
            self.set("capture.beyond-gap", true);
            if chains {
                self.set("capture.gap-chain", true);
            }
        }
    }

    fn owned(&mut self) {
        let kind = self.number("child_type");
        if kind == 0 {
            return;
        }
        let at = self.number("child_cvt");
        if kind == 3 && self.number("child_rule") == 1 && self.from.flag("stores") {
            self.set("home.at", at);
            return match self.number("child_locs") {
                8 => self.set("home.bars", "[\"last-pit\", \"same-number\"]"),
                9 => self.set("home.bars", "[\"last-pit\", \"facing\"]"),
                0 => {}
                _ => self.miss("child_locs", "other places of homes"),
            };
        }
        if at > 0 && self.number("child_locs") != 11 {
            self.set("owned.at", at);
        }
        match kind {
            1 => {}
            3 => self.set("owned.one", true),
            4 => self.set("owned.raid", true),
            5 => self.name("owned.by", "pair"),
            6 => self.name("owned.by", "facing"),
            _ => self.miss("child_type", "another kind of owned pits"),
        }
        match self.number("child_rule") {
            0 => {}
            1 | 4 => self.name("owned.side", "other"),
            2 | 5 => self.name("owned.side", "own"),
            3 => {
                self.name("owned.side", "other");
                self.set("owned.by-single", false);
            }
            _ => self.miss("child_rule", "another condition for owned pits"),
        }
        match self.number("child_locs") {
            0 => {}
            2 => self.name("owned.places", "not-ends"),
            3 => self.name("owned.places", "own-middle"),
            4 => self.name("owned.places", "ends-and-next"),
            11 => self.miss("child_locs", "owned pits from the start"),
            _ => self.miss("child_locs", "other places of owned pits"),
        }
        match self.number("sow_rule") {
            9 => self.name("owned.sown", "none"),
            11 => self.name("owned.sown", "last"),
            _ => {}
        }
        if !self.from.flag("stores") && matches!(kind, 1 | 3) {
            self.set("owned.keeps-captures", true);
        }
    }

    fn turns(&mut self) {
        let mut again = Vec::new();
        if self.number("sow_stores") > 0 {
            again.push("\"own-store\"");
        }
        match self.number("capt_rturn") {
            0 => {}
            1 => again.push("\"capture\""),
            _ => self.miss("capt_rturn", "only one extra turn by capture"),
        }
        if !again.is_empty() {
            self.set("turn.again", format!("[{}]", again.join(", ")));
        }
        if self.from.flag("mustpass") {
            self.name("turn.no-move", "pass");
        }
        if self.from.flag("mustshare") {
            self.name("turn.feed", "must-feed");
        }
        let conditions = match self.number("allow_rule") {
            0 => return,
            1 => "[\"reaches-or-empty\"]",
            2 => "[\"single-to-empty\"]",
            3 => "[\"singles-last\"]",
            4 => "[\"single-to-empty\", \"singles-last\"]",
            5 => "[\"twos-last\"]",
            10 => "[\"not-opposite-single\"]",
            11 => "[\"occupied\"]",
            _ => return self.miss("allow_rule", "another condition for a pit to be played"),
        };
        self.set("turn.may-move", conditions);
    }

    fn end(&mut self) {
        let start = self.from.start;
        let feeds = self.from.flag("mustshare");
        match self.number("goal") {
            0 if self.number("rounds") == 0 => self.set("end.majority", true),
            1 | 9 => self.name("end.goal", "deprive"),
            3 | 8 => self.name("end.goal", "clear"),
            10 => self.name("end.goal", "immobile"),
            _ => {}
        }
        match self.number("end_cond") {
            0 => {}
            1 => self.name("end.cleared", "own"),
            2 => self.name("end.cleared", "other"),
            3 => self.set("end.seeds-left", self.number("end_param")),
            _ => self.miss("end_cond", "another end"),
        }
        let by_goal = matches!(self.number("goal"), 1 | 3 | 8 | 9 | 10);
        // Too few seeds for any capture end the game.
        let can_run_out = self.number("sow_stores") == 0
            && !feeds
            && !matches!(self.number("pickextra"), 3 | 4)
            && self.number("min_move") < 2
            && self.number("child_type") == 0
            && (self.number("capt_type") == 2 || self.number("crosscapt") > 0);
        let has_limit = matches!(self.number("rounds"), 3 | 4) || self.number("end_cond") == 3;
        if can_run_out && !has_limit && !by_goal {
            self.set("end.seeds-left", 1);
        }
        match self.number("rounds") {
            1 => self.set("end.majority", true),
            3 => self.set("end.seeds-left", start),
            4 => self.set("end.seeds-left", 2 * start),
            _ => {}
        }
        if by_goal {
            return;
        }
        let unclaimed = self.number("unclaimed");
        let rest = match unclaimed {
            _ if self.from.flag("no_sides") => "nobody",
            0 => "side-owner",
            1 | 3 => "nobody",
            2 => "last-mover",
            _ => "split",
        };
        self.name("end.rest", rest);
        if feeds && matches!(unclaimed, 2 | 3) {
            self.name("end.cannot-feed", "unfed");
        }
    }

    /// Parameters of matches of several rounds.
    fn matches(&mut self) {
        for key in ["rounds", "round_fill", "round_starter", "goal_param", "blocks"] {
            if self.number(key) != 0 {
                self.to.of_matches.push(format!("{key} = {}", self.number(key)));
            }
        }
        let stated = self.number("sow_stores") == 0
            || self.to.keys.iter().any(|(key, _)| {
                key.starts_with("sow.ways") || key.starts_with("sow.choice") || key == "sow.turns-back"
            });
        if stated {
            self.set("cycle.max-plies", 1000);
        }
    }
}
