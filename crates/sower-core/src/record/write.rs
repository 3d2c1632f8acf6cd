//! Writes a played game as a record.

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

/// Tags computed from the game; given values are ignored.
const MADE: &[&str] = &["Game", "Rules", "Position", "FEN", "Result", "Termination", "Winner"];

/// Writes a game with all variations and notes. Reading it back gives the same game.
///
/// The tags for the game, its rules, its start and its result are computed. The players,
/// the date and all others come from `tags`.
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

/// Copies the named tags that exist.
pub(super) fn copy(head: &mut Tags, tags: &Tags, names: &[&str]) {
    for name in names {
        if let Some(value) = tags.value(name) {
            head.set(name, value);
        }
    }
}

/// Copies all tags except the named ones and those already present.
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

/// Sets the result and the termination.
pub(super) fn set_ending(head: &mut Tags, played: &Played) {
    let outcome = ending(played);
    head.set("Result", &result_text(outcome));
    let Some(outcome) = outcome else { return };
    head.set("Termination", &outcome.termination.to_string());
    // After a resignation the score does not show the winner.
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

/// The moves with their notes, and the result.
pub(super) fn movetext(played: &Played) -> String {
    let end = played.main_line().last().copied().unwrap_or(NodeId::START);
    let mut writer = Writer { played, end, out: Wrapped::default() };
    writer.opening();
    if let Some(first) = writer.children(NodeId::START).first() {
        // The main line has depth 0, so none of its variations is too deep.
        writer.line(*first, 0);
    }
    writer.set_aside();
    writer.out.word(&result_text(ending(played)));
    writer.out.finish()
}

struct Writer<'a> {
    played: &'a Played,
    /// The end of the main line.
    end: NodeId,
    out: Wrapped,
}

impl<'a> Writer<'a> {
    /// Writes the notes of the start, all of them after it.
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

    /// Writes the line that begins with a move. Returns the variations that are nested too deeply to write inside.
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
            match self.children(at).first() {
                Some(next) => at = *next,
                None => return too_deep,
            }
        }
    }

    /// The alternatives to a move, if it is the main one of its node.
    fn variations_of(&self, at: NodeId) -> Vec<NodeId> {
        let siblings = self.played.node(at).parent().map(|parent| self.children(parent));
        match siblings {
            Some([first, variations @ ..]) if *first == at => variations.to_vec(),
            _ => Vec::new(),
        }
    }

    /// A node's children. A declared end outside the main line is not recorded, so
    /// the children that it set aside are included.
    fn children(&self, id: NodeId) -> &'a [NodeId] {
        match self.played.set_aside() {
            Some((at, children)) if at == id && at != self.end => children,
            _ => self.played.node(id).children(),
        }
    }

    /// Writes the moves that had been taken back where the players ended the game. They cannot follow the last move, because
    /// the game ended there. So they become a variation that repeats that move, or one before the first move.
    fn set_aside(&mut self) {
        let Some((at, children)) = self.played.set_aside().filter(|(at, _)| *at == self.end) else { return };
        let branch = self.played.node(at).parent().unwrap_or(NodeId::START);
        for child in children {
            self.variation_from(branch, *child, 1);
        }
    }

    /// Writes a variation.
    fn variation(&mut self, first: NodeId, depth: usize) {
        if let Some(branch) = self.played.node(first).parent() {
            self.variation_from(branch, first, depth);
        }
    }

    /// Writes a variation with the moves that lead to it from a branch. Variations nested too deeply follow
    /// separately and repeat its moves.
    fn variation_from(&mut self, branch: NodeId, first: NodeId, depth: usize) {
        let mut waiting = VecDeque::from([first]);
        while let Some(begins) = waiting.pop_front() {
            self.out.before_next("(");
            let line = self.played.line_to(begins);
            let repeated = line.into_iter().skip_while(|id| *id != branch).skip(1);
            for (place, id) in repeated.take_while(|id| *id != begins).enumerate() {
                self.mov(id, place == 0);
            }
            waiting.extend(self.line(begins, depth));
            self.out.attach(')');
        }
    }

    /// Writes a move, with its number where a reader needs it and the comments before it.
    fn mov(&mut self, id: NodeId, interrupted: bool) {
        let played = self.played;
        let node = played.node(id);
        let (Some(parent), Some(mov)) = (node.parent(), node.played()) else { return };
        let before = played.node(parent).position();
        let south = before.side() == Side::South;
        let spoken = !node.notes().before().is_empty();
        let numbered = if south { node.begins_turn() } else { interrupted || self.needs_number(id) };
        if spoken || numbered {
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

    /// Whether a move of North's needs a number to show that it begins a turn: a side has sown more than once under this
    /// number, so counting plies does not show whose move it is.
    fn needs_number(&self, id: NodeId) -> bool {
        let node = self.played.node(id);
        let before = node.parent().map(|parent| self.played.node(parent));
        let souths_turn_went_on =
            before.is_some_and(|before| before.played().is_some() && !before.begins_turn());
        let goes_on = node.children().first().is_some_and(|next| !self.played.node(*next).begins_turn());
        node.begins_turn() && (souths_turn_went_on || goes_on)
    }

    /// Writes the comments after a move. Returns whether there were any.
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

    /// Writes a comment, commands first. A comment that contains a brace cannot be written in braces.
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
        self.out.attach('}');
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{game, play};
    use super::*;

    /// Reads a movetext and writes it again, without its tags.
    fn moves_of(name: &str, text: &str) -> String {
        movetext(&play(name, text).unwrap_or_else(|error| panic!("{error:?}")))
    }

    #[test]
    fn numbers_stand_before_souths_turns_and_where_north_was_interrupted() {
        assert_eq!(moves_of("kalah", "1 1 2"), "1. 1 1 2. 2 *\n");
        assert_eq!(moves_of("oware", "F {why} f B"), "1. F {why} 1... f 2. B *\n");
        assert_eq!(moves_of("oware", "F f (a B) B"), "1. F f (1... a 2. B) 2. B *\n");
        let north = "[Position \"4,4,4,4,4,4/4,4,4,4,4,4 0,0 N\"] a A b";
        assert_eq!(moves_of("oware", north), "1... a 2. A b *\n");
    }

    #[test]
    fn norths_turn_is_numbered_where_a_side_sows_more_than_once() {
        assert_eq!(moves_of("kalah", "3 1 1 2"), "1. 3 1 1... 1 2. 2 *\n");
        assert_eq!(moves_of("kalah", "1 3 6 2 1"), "1. 1 1... 3 6 2. 2 1 *\n");
    }

    #[test]
    fn notes_are_written_as_they_are_read() {
        for text in [
            "{before all} 1. F! $3 {[%eval -2.5] [%clk 0:04:10] said} {more} 1... f *\n",
            "1. {before} F 1... {before} f {[%eval =8]} *\n",
            "1. F\n; a } in it\n1... f (1... {first} a?! {last}) *\n",
        ] {
            assert_eq!(moves_of("oware", text), text);
        }
    }

    #[test]
    fn the_game_makes_its_own_tags_and_keeps_the_others() {
        let mut tags = Tags::new();
        for (name, value) in
            [("Zeta", "z"), ("Result", "1-1"), ("North", "Ben"), ("Game", "go"), ("South", "Ann")]
        {
            tags.set(name, value);
        }
        let mut played = play("oware", "[Position \"3,0,0,0,0,0/4,0,0,0,0,0 21,20 S\"]").unwrap();
        played.resign(Side::South).unwrap();
        let expected = format!(
            "\
[Game \"oware\"]
[Rules \"{}\"]
[Position \"3,0,0,0,0,0/4,0,0,0,0,0 21,20 S\"]
[South \"Ann\"]
[North \"Ben\"]
[Result \"21-20\"]
[Termination \"resignation\"]
[Winner \"North\"]
[Zeta \"z\"]

21-20
",
            game("oware").rules().fingerprint()
        );
        assert_eq!(write_record(&tags, &played), expected);
    }

    #[test]
    fn a_long_comment_is_broken_into_lines() {
        let comment = "word ".repeat(40);
        let text = moves_of("oware", &format!("F {{{comment}}} f"));
        assert!(text.lines().count() > 2 && text.lines().all(|line| line.len() <= 80), "{text}");
        assert_eq!(moves_of("oware", &text), text);
    }
}
