//! The animation of a ply, seed by seed.

use std::time::Duration;

use sower_core::trace::{Cell, Event, Trace};
use sower_core::{Place, Position, Rules, Side};

use super::animation_timing::{Frame, Speed, schedule};
use super::displayed_board::DisplayedBoard;
use crate::say;

/// How long the last frame stays.
const HOLD: Duration = Duration::from_millis(180);

/// A ply that is being animated.
#[derive(Clone, Debug)]
pub(crate) struct Animation {
    trace: Trace,
    frames: Vec<Frame>,
    began: Duration,
    /// The index of the next frame.
    next_frame: usize,
    /// Steps already shown.
    done: usize,
    pub(crate) shown: DisplayedBoard,
    /// Seeds in the hand.
    pub(crate) hand: u8,
    /// The cell that the hand is over.
    pub(crate) at: Option<Cell>,
    /// The pit that the seeds came from.
    pub(crate) from: Option<Place>,
    /// Laps started so far.
    pub(crate) laps: u32,
    /// The latest noteworthy event, in words.
    pub(crate) said: Option<String>,
}

impl Animation {
    /// The animation of a ply; `None` if there is nothing to show.
    pub(crate) fn new(before: &Position, trace: &Trace, speed: Speed, now: Duration) -> Option<Animation> {
        let frames = schedule(&trace.steps, speed);
        (!frames.is_empty()).then(|| Animation {
            trace: trace.clone(),
            frames,
            began: now,
            next_frame: 0,
            done: 0,
            shown: DisplayedBoard::of(before),
            hand: 0,
            at: None,
            from: None,
            laps: 0,
            said: None,
        })
    }

    pub(crate) fn mover(&self) -> Side {
        self.trace.mover
    }

    pub(crate) fn all_laps(&self) -> u32 {
        self.trace.laps
    }

    /// When the next frame is due. The last frame stays for a moment before the animation ends.
    pub(crate) fn next_at(&self) -> Duration {
        match self.frames.get(self.next_frame) {
            Some(frame) => self.began + frame.at,
            None => self.ends_at(),
        }
    }

    /// When the animation ends unless it is skipped.
    pub(crate) fn ends_at(&self) -> Duration {
        self.began + self.frames.last().map_or(Duration::ZERO, |last| last.at) + HOLD
    }

    /// Advances to the given time; returns whether the animation continues.
    pub(crate) fn go_on(&mut self, now: Duration, rules: &Rules) -> bool {
        while let Some(frame) = self.frames.get(self.next_frame) {
            if self.began + frame.at > now {
                return true;
            }
            let steps = frame.steps;
            self.next_frame += 1;
            while self.done < steps {
                self.step(rules);
            }
        }
        now < self.next_at()
    }

    fn step(&mut self, rules: &Rules) {
        let step = &self.trace.steps[self.done];
        self.done += 1;
        self.shown.follow(&step.event);
        match &step.event {
            Event::Lift { from, seeds, .. } => {
                self.hand = *seeds;
                self.from = Some(*from);
                self.at = Some(Cell::Pit(*from));
                self.laps += 1;
            }
            Event::PutIn { at, .. } => (self.at, self.from) = (Some(Cell::Pit(*at)), Some(*at)),
            Event::SownFrom { pit, seeds, .. } => {
                self.hand = *seeds;
                self.at = Some(Cell::Pit(*pit));
                self.laps += 1;
            }
            Event::Drop { to, hand, .. } => (self.at, self.hand) = (Some(*to), *hand),
            Event::IntoHome { at, hand, .. } => (self.at, self.hand) = (Some(Cell::Pit(*at)), *hand),
            Event::Relay { at, .. } => self.at = Some(Cell::Pit(*at)),
            _ => {}
        }
        if is_noteworthy(&step.event) {
            self.said = Some(say::render(rules, &sower_text::step_sentence(step, rules)));
        }
    }
}

/// Whether to point an event out: captures, homes, extra turns, passes.
pub(crate) fn is_noteworthy(event: &Event) -> bool {
    !matches!(
        event,
        Event::Lift { .. }
            | Event::Drop { .. }
            | Event::PutIn { .. }
            | Event::Relay { .. }
            | Event::Stop { .. }
            | Event::FeedingForced { .. }
            | Event::End { .. }
    )
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _};
    use sower_core::{Game, Move, library};

    use super::*;

    /// Following the events of a trace from the position before it must lead to the position after it.
    #[test]
    fn the_events_of_every_ply_lead_to_the_board_after_it_in_every_game() {
        for listed in library::all() {
            let game = Game::new(listed.rules(&[]).expect("a shipped game is sound"));
            let mut rng = rand_pcg::Pcg64::seed_from_u64(5);
            let mut position = game.start();
            for ply in 0..120 {
                let moves: Vec<Move> = game.moves(&position);
                if moves.is_empty() {
                    break;
                }
                let played = moves[rng.random_range(0..moves.len())];
                let trace = game.trace(&position, played).expect("a listed move is legal");
                let mut shown = DisplayedBoard::of(&position);
                for step in &trace.steps {
                    shown.follow(&step.event);
                }
                if !trace.shortened {
                    assert_eq!(shown, DisplayedBoard::of(&trace.after), "{} ply {ply}", listed.name);
                }
                position = trace.after;
            }
        }
    }

    #[test]
    fn an_animation_ends_and_ends_with_the_board_after_the_ply() {
        let game = Game::new(library::find("kalah").expect("shipped").rules(&[]).expect("sound"));
        let before = game.start();
        let played = game.moves(&before)[2];
        let trace = game.trace(&before, played).expect("legal");
        let mut animation = Animation::new(&before, &trace, Speed::Normal, Duration::ZERO)
            .expect("there is something to show");
        assert!(animation.go_on(Duration::ZERO, game.rules()));
        assert_eq!((animation.hand, animation.laps), (4, 1));
        assert!(animation.go_on(Duration::from_millis(500), game.rules()));
        assert!(animation.hand < 4);
        assert!(!animation.go_on(Duration::from_secs(10), game.rules()));
        assert_eq!(animation.shown, DisplayedBoard::of(&trace.after));
    }
}
