//! The finished review as a page: both sides, the plot, the turning points, every move.

use sower_core::Side;
use sower_review::{Class, Classes, Review, SideReview, chart};
use sower_text::{Decimal, Message, Say as _, message};

use super::super::GameScreen;
use crate::game_screen::margin_text;
use crate::page::Paragraph;
use crate::say::{render, say, talk};

/// Columns of the plot, as wide as a page on the smallest terminal.
const PLOT: usize = 72;
/// Moves to show of a better line.
const BETTER: usize = 6;

impl GameScreen {
    pub(super) fn judged(&self, review: &Review) -> Vec<Paragraph> {
        let mut paragraphs = Vec::new();
        for side in Side::BOTH {
            paragraphs.push(Paragraph::Blank);
            paragraphs.push(Paragraph::Heading(self.player(side)));
            paragraphs.push(Paragraph::Text(self.side_line(&review.sides[side])));
        }
        paragraphs.push(Paragraph::Blank);
        paragraphs.extend(chart(self.game(), review, PLOT).into_iter().map(Paragraph::Fixed));
        paragraphs.extend([Paragraph::Blank, Paragraph::Heading(talk(&message!("tui-review-turning")))]);
        for point in &review.turning_points {
            let from = review.plies.iter().find(|ply| ply.ply == point.ply).map_or("", |ply| &ply.position);
            let label = self.written(from, &point.label);
            let token = format!("{label}{}", point.class.glyph().unwrap_or_default());
            let (ply, side, class) = (point.ply, point.side, point.class.message());
            let better = point.better_play.first(BETTER).message();
            paragraphs.push(Paragraph::Text(say(
                self.rules(),
                &message!("tui-review-point", ply, side, token, class, better),
            )));
            paragraphs.extend(point.why.iter().cloned().map(Paragraph::Item));
        }
        if review.turning_points.is_empty() {
            paragraphs.push(Paragraph::Text(talk(&message!("tui-review-no-turning"))));
        }
        paragraphs.extend([Paragraph::Blank, Paragraph::Heading(talk(&message!("tui-review-moves")))]);
        paragraphs.extend(self.every_move(review).into_iter().map(Paragraph::Fixed));
        if review.plies.iter().any(|ply| ply.glyph.is_some()) {
            paragraphs.extend([Paragraph::Blank, Paragraph::Text(talk(&message!("review-glyphs")))]);
        }
        paragraphs
    }

    /// A side's accuracy, lost seeds, and moves by class. Each number follows its word, which then needs no plural.
    fn side_line(&self, side: &SideReview) -> String {
        let classes: Vec<String> = Class::ALL
            .into_iter()
            .filter(|class| side.classes.count(*class) > 0)
            .map(|class| format!("{} {}", self.name_of(&class.message()), side.classes.count(class)))
            .collect();
        let (lost, classes) = (Decimal::new(side.lost, 1), classes.join(", "));
        say(
            self.rules(),
            &match side.accuracy {
                Some(accuracy) => {
                    message!("tui-review-accuracy", accuracy = Decimal::new(accuracy, 1), lost, classes)
                }
                None if side.classes == Classes::default() => {
                    message!("tui-review-not-moved", side = side.side)
                }
                None => message!("tui-review-no-choice", side = side.side),
            },
        )
    }

    /// A move in the move list's notation.
    fn written(&self, from: &str, label: &str) -> String {
        let game = self.game();
        let written = || {
            let from = game.read_position(from).ok()?;
            let played = game.read_move(from.side(), label).ok()?;
            game.write_token(&from, played).ok()
        };
        written().unwrap_or_else(|| label.to_owned())
    }

    fn name_of(&self, class: &Message) -> String {
        render(self.rules(), class)
    }

    fn every_move(&self, review: &Review) -> Vec<String> {
        review
            .plies
            .iter()
            .map(|ply| {
                let side = crate::say::side(ply.side);
                let label = self.written(&ply.position, &ply.label);
                let token = format!("{label}{}", ply.glyph.unwrap_or_default());
                let mut worth = margin_text(ply.after.mover, ply.after.proven);
                // A proven margin is already marked.
                if ply.after.decided && !ply.after.proven {
                    worth.push('✓');
                }
                let class = self.name_of(&ply.class.message());
                let better = match ply.class.is_error() {
                    true => talk(&ply.best.play.first(BETTER)),
                    false => String::new(),
                };
                let line = format!("{:>4}  {side:<6} {token:<8} {worth:>7}  {class:<12} {better}", ply.ply);
                line.trim_end().to_owned()
            })
            .collect()
    }
}
