//! A played game as a record.

use std::collections::VecDeque;

use super::identify::rules_tag;
use super::movetext::MOST_NESTING;
use super::result::is_players_doing;
use super::tags::Tags;
use super::wrap::Wrapped;
use crate::notation::write_position;
use crate::outcome::{Outcome, Termination};
use crate::played::{NodeId, Notes, Played, clock_text};
use crate::side::Side;

/// Tags that are made from the game itself, whatever was given.
const MADE: &[&str] = &["Game", "Rules", "Position", "FEN", "Result", "Termination", "Winner"];

/// Writes a game with all its variations and notes. Reading it back gives the same game.
///
/// The tags that the game itself tells are made from it: the game, its rules, where it began, how it ended. The players,
/// the date and all others are taken from `tags`.
pub fn write_record(tags: &Tags, played: &Played) -> String {
    let rules = played.game().rules();
    let mut head = Tags::new();
    head.set("Game", &rules.about().id);
    head.set("Rules", &rules_tag(rules));
    if *played.start() != played.game().start() {
        head.set("Position", &write_position(played.start()));
    }
    copy(&mut head, tags, &["South", "North", "Date"]);
    set_ending(&mut head, played);
    copy_others(&mut head, tags, MADE);
    format!("{head}\n{}", movetext(played))
}

/// Copies those of the named tags that are there.
pub(super) fn copy(head: &mut Tags, tags: &Tags, names: &[&str]) {
    for name in names {
        if let Some(value) = tags.value(name) {
            head.set(name, value);
        }
    }
}

/// Copies all tags but the named ones and those already there.
pub(super) fn copy_others(head: &mut Tags, tags: &Tags, but: &[&str]) {
    for (name, value) in tags.iter() {
        if !but.contains(&name) && head.value(name).is_none() {
            head.set(name, value);
        }
    }
}

/// The result of the main line.
pub(super) fn ending(played: &Played) -> Option<Outcome> {
    let last = played.main_line().last().copied().unwrap_or(NodeId::START);
    played.outcome_at(last)
}

/// Sets the result, and how it came about.
pub(super) fn set_ending(head: &mut Tags, played: &Played) {
    let outcome = ending(played);
    head.set("Result", &result_text(outcome));
    let Some(outcome) = outcome else { return };
    head.set("Termination", &outcome.termination.to_string());
    // A score cannot tell who has won where somebody gave up.
    if is_players_doing(outcome.termination) && outcome.termination != Termination::Agreement {
        let winner = match outcome.winner {
            Some(Side::South) => "South",
            Some(Side::North) => "North",
            None => "-",
        };
        head.set("Winner", winner);
    }
}

fn result_text(outcome: Option<Outcome>) -> String {
    outcome.map_or("*".to_owned(), |outcome| format!("{}-{}", outcome.score[0], outcome.score[1]))
}

/// The moves with everything noted at them, and the result.
pub(super) fn movetext(played: &Played) -> String {
    let mut writer = Writer { played, out: Wrapped::default() };
    writer.opening();
    if let Some(first) = played.node(NodeId::START).children().first() {
        // The main line is no variation, so none of its own is too deep.
        writer.line(*first, 0);
    }
    writer.out.word(&result_text(ending(played)));
    writer.out.finish()
}

struct Writer<'a> {
    played: &'a Played,
    out: Wrapped,
}

impl Writer<'_> {
    /// Writes what is noted at the start. Nothing comes before it, so all of it comes after.
    fn opening(&mut self) {
        let notes = self.played.node(NodeId::START).notes();
        for glyph in &notes.glyphs {
            self.out.word(&glyph.to_string());
        }
        for comment in notes.before() {
            self.comment("", comment);
        }
        self.notes_after(notes);
    }

    /// Writes the line that begins with a move, and gives back the variations that lie too deep to be written inside.
    fn line(&mut self, first: NodeId, depth: usize) -> Vec<NodeId> {
        let mut too_deep = Vec::new();
        let mut at = first;
        let mut interrupted = true;
        loop {
            self.mov(at, interrupted);
            interrupted = self.notes_after(self.played.node(at).notes());
            for variation in self.variations_of(at) {
                if depth == MOST_NESTING {
                    too_deep.push(variation);
                } else {
                    self.variation(variation, depth + 1);
                    interrupted = true;
                }
            }
            match self.played.node(at).children().first() {
                Some(next) => at = *next,
                None => return too_deep,
            }
        }
    }

    /// What could have been played instead of a move, if that is the main one of its node.
    fn variations_of(&self, at: NodeId) -> Vec<NodeId> {
        let siblings = self.played.node(at).parent().map(|parent| self.played.node(parent).children());
        match siblings {
            Some([first, variations @ ..]) if *first == at => variations.to_vec(),
            _ => Vec::new(),
        }
    }

    /// Writes a variation. Those too deep to lie inside it follow as variations of their own that repeat its moves.
    fn variation(&mut self, first: NodeId, depth: usize) {
        let branch = self.played.node(first).parent();
        let mut waiting = VecDeque::from([first]);
        while let Some(begins) = waiting.pop_front() {
            self.out.before_next("(");
            let line = self.played.line_to(begins);
            let repeated = line.into_iter().skip_while(|id| Some(*id) != branch).skip(1);
            for (place, id) in repeated.take_while(|id| *id != begins).enumerate() {
                self.mov(id, place == 0);
            }
            waiting.extend(self.line(begins, depth));
            self.out.to_last(')');
        }
    }

    /// Writes a move, with its number where a reader needs it and with what is said before it.
    fn mov(&mut self, id: NodeId, interrupted: bool) {
        let played = self.played;
        let node = played.node(id);
        let (Some(parent), Some(mov)) = (node.parent(), node.played()) else { return };
        let before = played.node(parent).position();
        let south = before.side() == Side::South;
        let spoken = !node.notes().before().is_empty();
        if spoken || (south && node.begins_turn()) || (!south && interrupted) {
            self.out.word(&format!("{}{}", node.turn(), if south { "." } else { "..." }));
        }
        for comment in node.notes().before() {
            self.comment("", comment);
        }
        let game = played.game();
        let mut text = game.write_token(before, mov).unwrap_or_else(|_| game.label(before.side(), mov));
        let mut glyphs = node.notes().glyphs.iter().peekable();
        if let Some(mark) = glyphs.next_if(|glyph| glyph.is_mark()) {
            text.push_str(&mark.to_string());
        }
        self.out.word(&text);
        for glyph in glyphs {
            self.out.word(&glyph.to_string());
        }
    }

    /// Writes what is said after a move; tells whether there was anything.
    fn notes_after(&mut self, notes: &Notes) -> bool {
        let eval = notes.eval.map(|eval| format!("[%eval {eval}]"));
        let clock = notes.clock.map(|time| format!("[%clk {}]", clock_text(time)));
        let commands: Vec<String> = eval.into_iter().chain(clock).collect();
        let mut commands = commands.join(" ");
        for comment in notes.after() {
            self.comment(&std::mem::take(&mut commands), comment);
        }
        if !commands.is_empty() {
            self.comment(&commands, "");
        }
        !notes.after().is_empty() || notes.eval.is_some() || notes.clock.is_some()
    }

    /// Writes a comment, commands first. One with a brace in it cannot stand between braces.
    fn comment(&mut self, commands: &str, comment: &str) {
        if comment.contains('}') {
            if !commands.is_empty() {
                self.comment(commands, "");
            }
            return self.out.whole_line(&format!("; {comment}"));
        }
        self.out.before_next("{");
        for word in
            [commands, comment].iter().flat_map(|text| text.split(' ')).filter(|word| !word.is_empty())
        {
            self.out.word(word);
        }
        self.out.to_last('}');
    }
}
