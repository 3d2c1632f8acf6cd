//! Writes a review into the game: evaluations, marks, notes, and better lines as variations.

use sower_core::played::{Eval, Glyph};
use sower_core::{NodeId, Played};
use sower_text::{Arg, Decimal, Language, Message, message, move_name};

use super::{Review, ReviewedPly};

/// The most plies of a better line to write.
const LONGEST_LINE: usize = 8;

/// Writes a review into its game. Keeps the main line and all other comments and marks; replaces the notes of an
/// earlier review.
pub fn annotate(played: &mut Played, review: &Review) {
    let line = played.main_line();
    let cursor = played.cursor();
    for (place, (pair, ply)) in line.windows(2).zip(&review.plies).enumerate() {
        let (south, proven) = review
            .plies
            .get(place + 1)
            .map_or((review.end.south, review.end.proven), |next| (next.before.south, next.before.proven));
        let eval =
            if proven { Eval::proven(south as i16) } else { Eval::estimated((south * 100.0).round() as i32) };
        let note = ply.class.is_error().then(|| note(played, review, ply));
        write(played, pair[1], eval, ply.glyph, note.as_deref());
        if ply.class.is_error() {
            add_better_line(played, pair[0], ply);
        }
    }
    played.go_to(cursor);
}

/// The note after a move; for a turning point also the reason.
fn note(played: &Played, review: &Review, ply: &ReviewedPly) -> String {
    let words = played.game().rules().words();
    let say = |sentence: Message| Language::spoken().say(&sentence, words);
    let note = say(message!("review-note", class = ply.class.message(), lost = shown(ply.lost)));
    let label = &ply.best.label;
    let named = played.game().read_move(ply.side, label).map(|best| move_name(played.game(), ply.side, best));
    let better_move = named.map_or_else(|_| Arg::from(label.clone()), Arg::from);
    let better = || say(message!("review-better-quietly", better_move));
    let point = review.turning_points.iter().find(|point| point.ply == ply.ply);
    // The evaluations already show the margin before the move.
    let why = point.map_or_else(|| vec![better()], |point| point.why.iter().skip(1).cloned().collect());
    std::iter::once(note).chain(why).collect::<Vec<_>>().join(" ")
}

/// Seeds to a tenth, without a trailing zero.
fn shown(seeds: f64) -> Decimal {
    let tenths = (seeds * 10.0).round();
    Decimal::new(tenths / 10.0, usize::from(tenths % 10.0 != 0.0))
}

fn write(played: &mut Played, id: NodeId, eval: Eval, glyph: Option<&str>, note: Option<&str>) {
    // An earlier review may have used another language.
    let words = played.game().rules().words();
    let marks: Vec<String> =
        Language::all().iter().map(|language| language.say(&message!("review-note-mark"), words)).collect();
    let notes = played.notes_mut(id);
    notes.eval = Some(eval);
    let (before, after) = (notes.before().to_vec(), notes.after().to_vec());
    let is_own = |comment: &String| marks.iter().any(|mark| comment.starts_with(mark));
    if after.iter().any(is_own) {
        notes.glyphs.clear();
    }
    notes.clear_comments();
    before.iter().for_each(|comment| notes.add_before(comment));
    after.iter().filter(|comment| !is_own(comment)).for_each(|comment| notes.add_after(comment));
    if let Some(note) = note {
        notes.add_after(note);
    }
    if notes.glyphs.is_empty() {
        notes.glyphs.extend(glyph.and_then(Glyph::parse));
    }
}

/// Adds the better line as a variation of the move that it replaces.
fn add_better_line(played: &mut Played, from: NodeId, ply: &ReviewedPly) {
    let Some(better) = &ply.better else { return };
    played.go_to(from);
    for mov in better.moves.iter().take(LONGEST_LINE) {
        if played.play(*mov).is_err() {
            break;
        }
    }
}
