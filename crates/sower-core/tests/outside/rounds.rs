//! The transitions between the rounds of recorded matches: who begins, which pits are filled, what stays in the stores, when a match ends
//! and who wins it.
//!
//! Only what follows a round is compared here, from its recorded end. So a game's other keys do not matter.

use serde_json::Value;
use sower_core::matches::{MatchScore, RoundEnd, match_result};
use sower_core::{Change, MatchEnd, MatchResult, Outcome, Place, Rules, RulesFile, Side, Termination};
use sower_testing::cases;

/// Rulesets with rounds that the keys of matches express.
const RULESETS: &[(&str, &str)] = &[
    ("Ali_Guli_Mane", "match.next=refill match.fill=outside match.least-pits=2"),
    ("Bechi", "match.next=refill match.fill=outside"),
    ("Bohnenspiel__Rounds", "match.next=same match.target=100 match.tally=points"),
    ("Bosh", "match.next=refill match.fill=right"),
    ("Centering", "match.next=same match.target=100 match.tally=seeds"),
    ("Dakon", "match.next=refill match.fill=right match.least-pits=4 match.starter=last-mover"),
    ("Dakon__Dakon_10", "match.next=refill match.fill=right match.least-pits=4 match.starter=last-mover"),
    ("Dakon__Dakon_4", "match.next=refill match.fill=right match.least-pits=4 match.starter=last-mover"),
    ("Dakon__Dakon_5", "match.next=refill match.fill=right match.least-pits=4 match.starter=last-mover"),
    ("Dakon__Dakon_6", "match.next=refill match.fill=right match.least-pits=4 match.starter=last-mover"),
    ("Dakon__Dakon_8", "match.next=refill match.fill=right match.least-pits=4 match.starter=last-mover"),
    ("Dakon__Dakon_9", "match.next=refill match.fill=right match.least-pits=4 match.starter=last-mover"),
    ("Endodoi__Rounds", "match.next=same match.target=100 match.tally=seeds"),
    ("Erherhe", "match.next=refill match.fill=outside match.least-pits=2 match.starter=loser"),
    ("Gelech", "match.next=same match.target=10"),
    ("Hoyito_I", "match.next=refill"),
    ("Hoyito_II", "match.next=refill"),
    ("Huroy", "match.next=same match.target=10"),
    ("Jongkak", "match.next=refill match.fill=loser-only match.starter=winner"),
    ("Krur__Rounds", "match.next=refill"),
    ("Lagerung", "match.next=refill match.least-pits=4 match.starter=loser sow.direction=clockwise"),
    ("Lami", "match.next=refill match.starter=loser"),
    ("Lamlameta", "match.next=refill match.least-pits=4 match.starter=loser"),
    ("Leab_El-akil", "match.next=same match.target=60 match.tally=margin"),
    ("Leab_El-akil__Equal", "match.next=same match.target=60 match.tally=margin"),
    ("Ohvulhu", "match.next=refill match.least-pits=4"),
    ("Ohvulhu__Ohvulhu_10", "match.next=refill match.least-pits=4"),
    ("Ohvulhu__Ohvulhu_6", "match.next=refill match.least-pits=2"),
    ("Ohvulhu__Ohvulhu_7", "match.next=refill match.least-pits=3"),
    ("Ohvulhu__Ohvulhu_9", "match.next=refill match.least-pits=4"),
    ("Olinda", "match.next=refill"),
    ("Pallam_Kuzhi", "match.next=refill"),
    ("Pallanguli", "match.next=refill match.fill=right match.least-pits=3"),
    ("Pallanguli__Longbeu-a-cha", "match.next=refill match.fill=right match.least-pits=3"),
    ("Pallanguli__Pandi", "match.next=refill match.fill=right match.least-pits=3"),
    ("Pandi", "match.next=refill"),
    ("Raja_Pasu", "match.next=refill match.fill=outside match.starter=last-mover"),
    ("Random-Kalah", "match.next=same match.target=4"),
    ("Rio_Kadalis", "match.next=refill match.fill=right"),
    ("Sadeqa", "match.next=same match.target=5 match.starter=loser"),
    ("SameSide", "match.next=same match.target=3"),
    ("Tegre", "match.next=refill match.fill=right match.unfilled=empty match.least-pits=4"),
    ("Urim", "match.next=same match.target=10 match.tally=points"),
    ("long_night_game", "match.next=same match.target=3"),
];

/// A board to which the changes are made.
const BASE: &str = r#"
name = "Recorded"
region = "-"
summary = "-"
source = ["-"]
[board]
stores = true
[cycle]
settle = "side-owner"
max-plies = 1000
"#;

/// What was compared.
#[derive(Debug, Default, PartialEq, Eq)]
struct Counts {
    /// Rounds that were followed by another one.
    next: usize,
    /// Rounds that ended a match.
    last: usize,
    /// Matches that the other program left unfinished.
    cut: usize,
}

pub(crate) fn rounds_of_recorded_matches_follow_each_other() {
    let mut total = Counts::default();
    let mut faults = Vec::new();
    for (name, changes) in RULESETS {
        let mut counts = Counts::default();
        if let Err(fault) = ruleset(name, changes, &mut counts) {
            faults.push(format!("{name}: {fault} (after {counts:?})"));
        }
        total.next += counts.next;
        total.last += counts.last;
        total.cut += counts.cut;
    }
    println!("{} rulesets: {total:?}", RULESETS.len());
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), RULESETS.len(), faults.join("\n"));
}

fn ruleset(name: &str, changes: &str, counts: &mut Counts) -> Result<(), String> {
    let lines = cases::outside().values::<Value>(&format!("family/two-row/games/{name}.jsonl"));
    let rules = rules(&lines[0], changes)?;
    let mut score = MatchScore::default();
    let mut starter = Side::South;
    let (mut turn, mut owned) = (&Value::Null, &Value::Null);
    for line in &lines {
        if line.get("g").is_some() {
            score = MatchScore::default();
            starter = side(&line["p"])?;
        } else if line.get("r").is_some() {
            let end = round_end(&rules, turn, owned, starter)?;
            score = score.with(&rules, &end);
            check_tally(&rules, &score, turn)?;
            if let Some(result) = match_result(&rules, &score, &end) {
                return Err(format!("{turn} is followed by {line}, not by {result}"));
            }
            check_start(&rules, &end, line)
                .map_err(|fault| format!("{turn} is followed by {line}, not {fault}"))?;
            starter = side(&line["p"])?;
            counts.next += 1;
        } else if line.get("z").is_some() {
            match line["z"].as_str() {
                // The other program loses the seeds in hand where it gives up a turn as endless.
                _ if turn[6]["y"].as_str().is_some_and(|why| why.contains("endless")) => counts.cut += 1,
                Some("WIN" | "TIE") => {
                    let end = round_end(&rules, turn, owned, starter)?;
                    score = score.with(&rules, &end);
                    check_tally(&rules, &score, turn)?;
                    check_last(&rules, &score, &end, line)
                        .map_err(|fault| format!("{turn} {line}: {fault}"))?;
                    counts.last += 1;
                }
                _ => counts.cut += 1,
            }
        } else {
            turn = line;
        }
        owned = line.get("ch").or_else(|| line.get(6).and_then(|more| more.get("ch"))).unwrap_or(owned);
    }
    Ok(())
}

/// Rules with the board of a recorded start and the keys of its matches.
fn rules(start: &Value, changes: &str) -> Result<Rules, String> {
    let board = counts(&start["b"])?;
    let seeds = board.iter().max().copied().unwrap_or(0);
    let board = [format!("board.pits={}", board.len() / 2), format!("board.seeds={seeds}")];
    let changes: Vec<Change> =
        board.iter().map(String::as_str).chain(changes.split(' ')).filter_map(Change::parse).collect();
    RulesFile::parse("recorded.toml", "recorded", BASE)
        .and_then(|file| file.rules(None, &changes))
        .map_err(|error| error.to_string())
}

/// The digits of a board: `0`-`9`, `a`-`z`, `A`-`Z`.
fn counts(board: &Value) -> Result<Vec<u8>, String> {
    if let Some(list) = board.as_array() {
        return list.iter().map(number).collect();
    }
    let digits = board.as_str().ok_or_else(|| format!("{board} is no board"))?;
    let digit = |digit: char| match digit {
        '0'..='9' => Ok(digit as u8 - b'0'),
        'a'..='z' => Ok(digit as u8 - b'a' + 10),
        'A'..='Z' => Ok(digit as u8 - b'A' + 36),
        _ => Err(format!("{digit} is no count")),
    };
    digits.chars().map(digit).collect()
}

fn number(value: &Value) -> Result<u8, String> {
    value.as_u64().and_then(|number| u8::try_from(number).ok()).ok_or_else(|| format!("{value} is no count"))
}

fn pair(value: &Value) -> Result<[u8; 2], String> {
    Ok([number(&value[0])?, number(&value[1])?])
}

fn side(value: &Value) -> Result<Side, String> {
    Side::BOTH.get(usize::from(number(value)?)).copied().ok_or_else(|| format!("{value} is no side"))
}

/// The place of a recorded pit: rows are in sowing order, and recorded ones from their owner's left.
fn place(rules: &Rules, pit: usize) -> Place {
    let pits = rules.board().pits;
    let pit = u8::try_from(pit).expect("a board has few pits");
    let (side, from_left) = if pit < pits { (Side::South, pit) } else { (Side::North, pit - pits) };
    let index = match rules.sow().direction {
        sower_core::rules::Direction::Anticlockwise => from_left,
        sower_core::rules::Direction::Clockwise => pits - 1 - from_left,
    };
    Place { side, index }
}

/// A recorded end of a round.
fn round_end(rules: &Rules, turn: &Value, owned: &Value, starter: Side) -> Result<RoundEnd, String> {
    let mut score = pair(&turn[4])?;
    let mut setup = sower_core::Game::new(plain(rules)?).start().setup();
    for (pit, seeds) in counts(&turn[3])?.into_iter().enumerate() {
        let place = place(rules, pit);
        let owner =
            owned.as_str().and_then(|owned| owned.as_bytes().get(pit)).and_then(|owner| match owner {
                b'0' => Some(Side::South),
                b'1' => Some(Side::North),
                _ => None,
            });
        // The seeds of an owned pit are its owner's.
        let row = &mut setup.rows[place.side][usize::from(place.index)];
        match owner {
            Some(owner) => (*row, score[owner]) = (0, score[owner] + seeds),
            None => *row = seeds,
        }
    }
    setup.stores = score;
    let position =
        sower_core::Game::new(plain(rules)?).position(&setup).map_err(|error| error.to_string())?;
    let winner = match &turn[6]["v"] {
        Value::Null => None,
        winner => Some(side(winner)?),
    };
    let outcome = Outcome { termination: Termination::Stuck, score, possession: None, winner };
    Ok(RoundEnd { outcome, position, starter, last_mover: side(&turn[0])? })
}

/// The same board in a game of one round.
fn plain(rules: &Rules) -> Result<Rules, String> {
    let board = [format!("board.pits={}", rules.board().pits), "board.seeds=1".to_owned()];
    let changes: Vec<Change> = board.iter().filter_map(|change| Change::parse(change)).collect();
    let file = RulesFile::parse("recorded.toml", "recorded", BASE).map_err(|error| error.to_string())?;
    file.rules(None, &changes).map_err(|error| error.to_string())
}

fn check_tally(rules: &Rules, score: &MatchScore, turn: &Value) -> Result<(), String> {
    use sower_core::rules::TalliedBy;
    let at = match rules.matches().tally {
        TalliedBy::Wins => 0,
        TalliedBy::Seeds => 1,
        TalliedBy::Margin => 2,
        TalliedBy::Points => 3,
    };
    let Some(tally) = turn[6].get("ra").and_then(|all| all.get(at)) else { return Ok(()) };
    let recorded = [tally[0].as_u64(), tally[1].as_u64()];
    let ours = score.tally(rules).map(|count| Some(u64::from(count)));
    if ours == recorded { Ok(()) } else { Err(format!("{turn}: the tally is {recorded:?}, not {ours:?}")) }
}

fn check_start(rules: &Rules, end: &RoundEnd, line: &Value) -> Result<(), String> {
    let start = end.next_start(rules);
    let told = || format!("{start:?}");
    // Some games have a random or forced start, which is taken as given.
    let is_refilled = rules.matches().next == sower_core::rules::NextRound::Refill;
    let ours: Vec<u8> =
        (0..usize::from(rules.board().pits) * 2).map(|pit| start.seeds(place(rules, pit))).collect();
    let closed = line["bl"].as_str().unwrap_or_default();
    let is_closed = |pit: usize| closed.as_bytes().get(pit) == Some(&b'1');
    let same_closed = (0..ours.len()).all(|pit| is_closed(pit) == start.is_closed(place(rules, pit)));
    let same_stores = Side::BOTH.map(|side| start.store(side)) == pair(&line["s"])?;
    if start.side() != side(&line["p"])? {
        return Err(format!("with {:?} to begin", start.side()));
    }
    let same_board = !is_refilled || ours == counts(&line["b"])?;
    if same_board && same_closed && same_stores { Ok(()) } else { Err(told()) }
}

fn check_last(rules: &Rules, score: &MatchScore, end: &RoundEnd, line: &Value) -> Result<(), String> {
    let unplayable = || {
        // The player who would begin the next round has nothing to sow.
        let start = end.next_start(rules);
        let over = MatchResult { end: MatchEnd::Unplayable, tally: score.tally(rules), winner: end.leader() };
        (start.on_side(start.side()) == 0).then_some(over)
    };
    let result = match_result(rules, score, end).or_else(unplayable).ok_or("the match goes on")?;
    let winner = match &line["v"] {
        Value::Null => None,
        winner => Some(side(winner)?),
    };
    if result.winner == winner { Ok(()) } else { Err(format!("{result}")) }
}
