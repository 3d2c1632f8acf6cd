//! Replays the games of one ruleset.

use std::path::Path;

use serde_json::Value;
use sower_core::rules::{Direction, LastFewTo, Sides};
use sower_core::{Game, Move, Pit, Position, Refusal, RulesFile, Setup, Side, Way};
use sower_import::{Missing, rules_file_of};

use crate::records::{self, State};

/// How a ruleset replays.
pub(crate) enum Verdict {
    /// The keys cannot express it.
    Missing(Vec<String>),
    /// Every turn is the same; so many ends of games differ.
    Same { turns: usize, ends: usize },
    /// Some turns differ.
    Differs { turns: usize, differ: usize, first: String },
}

/// A ruleset's game, and how its boards are read.
struct Reader {
    game: Game,
    pits: usize,
    clockwise: bool,
    /// Whether the rules refer to the side that had the first turn.
    keeps_first: bool,
}

impl Reader {
    /// The side and the index of a pit of the record.
    fn place(&self, pit: usize) -> (Side, usize) {
        let (side, index) = if pit < self.pits { (Side::South, pit) } else { (Side::North, pit - self.pits) };
        (side, if self.clockwise { self.pits - 1 - index } else { index })
    }

    fn read(&self, state: &State, side: Side, before: Option<&Position>) -> Position {
        let pits = self.pits;
        let mut setup = Setup {
            rows: [vec![0; pits], vec![0; pits]],
            stores: state.stores,
            homes: [None; 2],
            side,
            pie: sower_core::Pie::Closed,
            extra: sower_core::Extra::default(),
        };
        if let Some(before) = before {
            setup.extra.turns = before.extra().turns;
            setup.extra.way = before.extra().way;
            setup.extra.blocked = before.extra().blocked;
            setup.extra.last = before.extra().last;
        }
        setup.extra.first = Some(state.first).filter(|_| self.keeps_first);
        let rules = self.game.rules();
        for pit in 0..2 * pits {
            let (row, index) = self.place(pit);
            let mark = |text: &str| text.chars().nth(pit).unwrap_or('.');
            let mut seeds = state.board[pit];
            let owner = match mark(&state.children) {
                '0' => Some(Side::South),
                '1' => Some(Side::North),
                _ => None,
            };
            if let Some(owner) = owner {
                if rules.home().at.is_some() {
                    setup.homes[owner as usize] = Some(index as u8);
                    setup.stores[owner as usize] += seeds;
                    seeds = 0;
                } else {
                    setup.extra.owned[owner as usize][row as usize] |= 1 << index;
                }
            }
            if mark(&state.closed) == '1' {
                setup.extra.closed[row as usize] |= 1 << index;
            }
            let by_territory = match mark(&state.owners) {
                '0' => Some(Side::South),
                '1' => Some(Side::North),
                _ => None,
            };
            if rules.board().sides == Sides::Territory && by_territory.is_some_and(|owner| owner != row) {
                setup.extra.lost[row as usize] |= 1 << index;
            }
            setup.rows[row as usize][index] = seeds;
        }
        self.game.position(&setup).unwrap()
    }

    /// The moves of a text such as `012+2-`.
    fn moves(&self, text: &str, side: Side) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut rest = text.chars().peekable();
        while let Some(pit) = rest.next() {
            if pit == '$' {
                break;
            }
            let way = match rest.peek() {
                Some('+') => Some(Way::Anticlockwise),
                Some('-') => Some(Way::Clockwise),
                _ => None,
            };
            if way.is_some() {
                rest.next();
            }
            let (row, index) = self.place(usize::from(records::digit(pit)));
            let index = if row == side { index } else { index + self.pits };
            moves.push(Move::new(Pit::from_index(index as u8), way, sower_core::Choice::None));
        }
        moves
    }
}

fn side(value: &Value) -> Side {
    if value.as_u64() == Some(1) { Side::North } else { Side::South }
}

/// Replays all games of a ruleset.
pub(crate) fn ruleset(folder: &Path, name: &str) -> Verdict {
    let parameters = records::parameters(folder, name);
    let text = match rules_file_of(&parameters) {
        Ok(text) => text,
        Err(missing) => return Verdict::Missing(missing.iter().map(Missing::to_string).collect()),
    };
    let file = RulesFile::parse("imported.toml", "imported", &text).unwrap();
    let rules = match file.rules(None, &[]) {
        Ok(rules) => rules,
        Err(error) => return Verdict::Missing(vec![error.to_string().replace('\n', " ")]),
    };
    let reader = Reader {
        pits: usize::from(rules.board().pits),
        clockwise: rules.sow().direction == Direction::Clockwise,
        keeps_first: rules.capture().last_few_to == LastFewTo::Starter,
        game: Game::new(rules),
    };
    let lines = records::lines(folder, name);
    let mut state = State::none();
    let mut known: Option<Position> = None;
    let (mut turns, mut differ, mut ends, mut first) = (0, 0, 0, String::new());
    for (number, line) in lines.iter().enumerate() {
        if line.is_object() {
            if line["b"].is_null() {
                continue;
            }
            state.update(&line["b"], &line["s"], line);
            state.first = side(&line["p"]);
            known = None;
            continue;
        }
        let (mover, more) = (side(&line[0]), &line[6]);
        let before = state.clone();
        state.update(&line[3], &line[4], more);
        if more["y"].as_str().is_some_and(|why| why.contains("endless")) || line[2] == "pass" {
            continue;
        }
        turns += 1;
        let problem = turn(&reader, &before, &state, line, mover, &mut known, lines.get(number + 1));
        if let Err(problem) = problem {
            if problem.starts_with("end:") {
                ends += 1;
                if std::env::var_os("SOWER_RULESET").is_some() && ends < 6 {
                    eprintln!("line {}: {problem}", number + 1);
                }
                continue;
            }
            differ += 1;
            if std::env::var_os("SOWER_RULESET").is_some() && differ < 6 {
                eprintln!("line {}: {problem}", number + 1);
            }
            if first.is_empty() {
                first = format!("line {}: {problem}", number + 1);
            }
        }
    }
    if differ > 0 { Verdict::Differs { turns, differ, first } } else { Verdict::Same { turns, ends } }
}

/// Compares one turn: the legal moves, the board after it, who moves next, and whether the game is over.
fn turn(
    reader: &Reader,
    before: &State,
    after: &State,
    line: &Value,
    mover: Side,
    known: &mut Option<Position>,
    next: Option<&Value>,
) -> Result<(), String> {
    let game = &reader.game;
    let position = reader.read(before, mover, known.as_ref());
    let more = &line[6];
    let played = reader.moves(line[2].as_str().unwrap(), mover);
    *known = None;
    let Some(played) = played.first() else { return Err(format!("{} is not a move here", line[2])) };
    if position.side() != mover {
        return Err(format!("{mover:?} has to pass in {before:?}"));
    }
    let mut theirs = reader.moves(line[1].as_str().unwrap(), mover);
    // The other program plays turns that never end; they are exempt.
    theirs.retain(|played| {
        !matches!(game.check(&position, *played), Err(Refusal::Endless { .. } | Refusal::TooLong { .. }))
    });
    let mut ours = game.moves(&position);
    theirs.sort();
    ours.sort();
    let label = |moves: &[Move]| moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ");
    if ours != theirs {
        return Err(format!("legal {} | {} in {before:?}", label(&ours), label(&theirs)));
    }
    let reached = game.play(&position, *played).map_err(|refusal| refusal.to_string())?;
    *known = Some(reached);
    // Before the rest was shared out.
    let mut plain = after.clone();
    if !more["mb"].is_null() {
        plain.update(&more["mb"], &more["ms"], &Value::Null);
    }
    let again = more["a"].as_u64() == Some(1);
    let over = !more["w"].is_null();
    let mut expected_side = if again { mover } else { !mover };
    if let Some(next) = next.filter(|next| next.is_array() && !over) {
        expected_side = side(&next[0]);
        if next[2] == "pass" {
            expected_side = !expected_side;
        }
    }
    let expected = reader.read(&plain, expected_side, Some(&reached));
    let rows = |position: &Position| {
        let row = |side| position.row(side).iter().map(u8::to_string).collect::<Vec<_>>().join(",");
        let owned = position.extra().owned;
        let stores = [position.store(Side::South), position.store(Side::North)];
        format!("{} / {} {stores:?} {owned:?}", row(Side::South), row(Side::North))
    };
    if rows(&reached) != rows(&expected) {
        return Err(format!(
            "{played} {mover:?} after {} | {} from {}",
            rows(&reached),
            rows(&expected),
            rows(&position)
        ));
    }
    let outcome = game.outcome(&reached);
    if let Some(outcome) = outcome.filter(|_| !over) {
        return Err(format!("over here, not in the record: {outcome} at {}", rows(&reached)));
    }
    if over || outcome.is_some() {
        let scores = after.stores;
        let ours = outcome.map(|outcome| outcome.score);
        let children = after.children.contains(['0', '1']);
        let winner = more["v"].as_u64().map(|winner| side(&Value::from(winner)));
        return match outcome {
            Some(outcome) if over && outcome.winner == winner => {
                let same = Some(scores) == ours
                    || children
                    || game.rules().end().goal != sower_core::rules::Goal::Seeds;
                if same {
                    Ok(())
                } else {
                    Err(format!("end: {ours:?} | {scores:?} {} {}", more["y"], rows(&reached)))
                }
            }
            _ => Err(format!("end: {outcome:?} | {over} {winner:?} {} {}", more["y"], rows(&reached))),
        };
    }
    if reached.side() != expected.side() {
        return Err(format!(
            "{played} {mover:?} next {:?} | {:?} at {}",
            reached.side(),
            expected.side(),
            rows(&reached)
        ));
    }
    Ok(())
}
