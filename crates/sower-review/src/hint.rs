//! A hint in one sentence: what the suggested move does, and the expected result.

use sower_core::trace::{Event, Trace};
use sower_core::{Game, Move, Pie, Position, Side};
use sower_search::Candidate;
use sower_text::{Message, message};

use super::score_sentence;

/// The fewest seeds that are worth a word about protection.
const WORTH_SAVING: u8 = 2;

/// The hint for a position: "3 gives another turn: South is ahead by about 2.6."
pub fn hint_sentence(game: &Game, position: &Position, best: &Candidate) -> Message {
    let score = score_sentence(best.score, position.side(), best.proven);
    let reasons = reasons(game, position, best);
    message!("hint-sentence", label = best.label.clone(), reasons, score)
}

/// What the move does; what it prepares or avoids if it does nothing at once.
fn reasons(game: &Game, position: &Position, best: &Candidate) -> Vec<Message> {
    let mover = position.side();
    let Ok(trace) = game.trace(position, best.played) else { return vec![message!("hint-quiet")] };
    let mut said = effects(&trace, mover);
    if let Some(count) = saved(game, position, best.played).filter(|count| *count >= WORTH_SAVING) {
        said.push(message!("hint-saves", count));
    }
    if said.is_empty() {
        said.push(match prepared(game, position, &best.moves) {
            Some(count) => message!("hint-prepares", count),
            None => message!("hint-quiet"),
        });
    }
    said
}

/// The effects of the move itself.
fn effects(trace: &Trace, mover: Side) -> Vec<Message> {
    let has = |wanted: fn(&Event) -> bool| trace.steps.iter().any(|step| wanted(&step.event));
    let mut said = Vec::new();
    if has(|event| matches!(event, Event::Swap { .. })) {
        said.push(message!("hint-swaps"));
    }
    if has(|event| matches!(event, Event::HomeMade { .. })) {
        said.push(message!("hint-makes-home"));
    }
    match captured(trace, mover) {
        0 => {}
        count => said.push(message!("hint-captures", count)),
    }
    if has(|event| matches!(event, Event::Again { .. })) {
        said.push(message!("hint-again"));
    }
    if has(|event| matches!(event, Event::FeedingForced { .. })) {
        said.push(message!("hint-feeds", other = !mover));
    }
    if has(|event| matches!(event, Event::End { .. })) {
        said.push(message!("hint-ends"));
    }
    said
}

/// The seeds that a side captures in a ply.
fn captured(trace: &Trace, side: Side) -> u8 {
    let won = |event: &Event| match event {
        Event::Capture { by, seeds, .. } if *by == side => *seeds,
        Event::HomeMade { owner, seeds, .. } if *owner == side => *seeds,
        _ => 0,
    };
    trace.steps.iter().map(|step| won(&step.event)).fold(0, u8::saturating_add)
}

/// The most that the side to move can capture in one ply.
fn largest_capture(game: &Game, position: &Position) -> u8 {
    let traces = game.turn(position).traces();
    traces.iter().map(|(_, trace)| captured(trace, position.side())).max().unwrap_or(0)
}

/// How many seeds fewer the opponent can capture at once than without the move.
fn saved(game: &Game, position: &Position, played: Move) -> Option<u8> {
    let mut setup = position.setup();
    setup.side = !setup.side;
    setup.pie = Pie::Closed;
    let threatened = largest_capture(game, &game.position(&setup).ok()?);
    let after = game.play(position, played).ok()?;
    // After an extra turn the opponent cannot answer yet.
    let answers = after.side() != position.side() && game.outcome(&after).is_none();
    answers.then(|| threatened.saturating_sub(largest_capture(game, &after)))
}

/// The seeds that the mover captures at the next turn of the expected line.
fn prepared(game: &Game, position: &Position, line: &[Move]) -> Option<u8> {
    let mover = position.side();
    let mut at = *position;
    let mut answered = false;
    for played in line {
        answered |= at.side() != mover;
        if answered && at.side() == mover {
            let trace = game.trace(&at, *played).ok()?;
            return Some(captured(&trace, mover)).filter(|count| *count > 0);
        }
        at = game.play(&at, *played).ok()?;
    }
    None
}

#[cfg(test)]
mod tests {
    use sower_core::library;
    use sower_search::Score;
    use sower_text::Language;

    use super::*;

    fn hint(name: &str, position: &str, moves: &[&str], language: &str) -> String {
        let game = Game::new(library::find(name).unwrap().rules(&[]).unwrap());
        let position = game.read_position(position).unwrap();
        let mut at = position;
        let mut line = Vec::new();
        for label in moves {
            let played = game.read_move(at.side(), label).unwrap();
            at = game.play(&at, played).unwrap();
            line.push(played);
        }
        let best = Candidate::new(&game, &position, line, Score::of_parts(1280), false);
        Language::of(language).unwrap().say(&hint_sentence(&game, &position, &best), game.rules().words())
    }

    #[test]
    fn a_hint_says_what_the_move_does_and_what_to_expect() {
        let end = "South is ahead by about 2.5.";
        let start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
        assert_eq!(hint("kalah", start, &["3"], "en"), format!("3 gives another turn: {end}"));
        let across = "4,0,0,0,0,4/4,5,4,4,4,4 5,6 S";
        assert_eq!(hint("kalah", across, &["1"], "en"), format!("1 captures six stones: {end}"));
        let quiet = hint("oware", start, &["A"], "en");
        assert_eq!(quiet, format!("A wins nothing now, but has the best prospects: {end}"));
    }

    #[test]
    fn a_hint_is_a_sentence_in_every_language() {
        let start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
        assert_eq!(hint("kalah", start, &["3"], "ru"), "3: даёт ещё один ход; Юг впереди примерно на 2,5.");
        assert_eq!(
            hint("kalah", start, &["3"], "kk"),
            "3: тағы бір жүріс береді; Оңтүстік шамамен 2,5 алда."
        );
    }
}
