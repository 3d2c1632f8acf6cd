//! The game screen: a game, its players, and all commands during play.

mod actions;
mod animation;
mod animation_timing;
mod displayed_board;
mod exercise;
mod explain;
mod keys;
mod move_list;
mod move_values;
mod picking;
mod position_info;
mod review;
mod toss;

use std::time::Duration;

use sower_core::trace::Trace;
use sower_core::{Game, NodeId, Outcome, Place, Rules, Side, Termination};
use sower_players::Choice;
use sower_text::{message, result_sentence};

pub(crate) use animation::Animation;
pub use animation_timing::{Speed, UnknownSpeed};
pub(crate) use displayed_board::DisplayedBoard;
pub(crate) use exercise::{Activity, PUZZLE_KEYS, TRAINER_KEYS, Tone};
pub(crate) use keys::KEYS;
pub(crate) use move_list::{Line, ListedPly};
pub(crate) use move_values::{MoveValues, margin_text, short_value_text, value_text};
pub(crate) use position_info::{LastPly, PositionInfo};
pub(crate) use review::REVIEW_KEYS;
use review::{ReviewWalk, Reviewing};
pub(crate) use toss::{Face, HEIGHT as TOSS_HEIGHT, Toss};

use crate::app::{Context, Message, Ticket};
use crate::game_session::GameSession;
use crate::saved_games::Keeping;
use crate::say::{self, render, side as side_name, talk};

/// A game in progress or under review.
#[derive(Debug)]
pub struct GameScreen {
    pub(crate) seating: GameSession,
    pub(crate) sight: PositionInfo,
    pub(crate) line: Line,
    pub(crate) advice: MoveValues,
    pub(crate) animation: Option<Animation>,
    /// The coin toss, while it is shown.
    pub(crate) toss: Option<Toss>,
    /// The pit that Enter would sow.
    pub(crate) selected: Option<Place>,
    /// Whether the player has moved the selection since the last ply.
    pub(crate) choosing: bool,
    /// What Enter would do, in words.
    pub(crate) preview: Option<String>,
    /// A message that is shown once.
    pub(crate) notice: Option<String>,
    /// Whether the notice stays until the next key, even if a computer moves meanwhile.
    notice_stays: bool,
    /// Why a computer player returned no move and lost.
    fault: Option<String>,
    /// The beginning of a label, and when its last letter was typed.
    pub(crate) typed: Option<(String, Duration)>,
    /// The pit with several moves of which the player chooses one.
    picking: Option<picking::Picking>,
    /// Whether the computer waits because the player is browsing the game.
    pub(crate) paused: bool,
    speed: Speed,
    thinking: Option<(Ticket, Duration)>,
    /// A move that arrived while the previous one was still being animated.
    chosen: Option<Choice>,
    /// The earliest time for the next computer move, so that the player can follow.
    not_before: Duration,
    /// Whether the review was already offered at this end.
    reviewed: bool,
    reviewing: Reviewing,
    /// The open review: the cursor moves through the game and its better lines.
    pub(crate) walk: Option<Box<ReviewWalk>>,
    /// A game, puzzles, or an endgame against perfect play.
    pub(crate) activity: Activity,
}

impl GameScreen {
    pub(crate) fn new(seating: GameSession, speed: Speed, context: &mut Context) -> GameScreen {
        GameScreen::with(seating, Activity::Game, speed, context)
    }

    fn with(mut seating: GameSession, activity: Activity, speed: Speed, context: &mut Context) -> GameScreen {
        let notice = seating.notice.take();
        let coin = seating.toss.take().zip(notice.clone());
        let toss = coin.and_then(|(first, said)| Toss::new(first, said, speed, context.now));
        let begins_at = toss.as_ref().map_or(context.now, Toss::ends_at);
        let sight = PositionInfo::of(&seating.played, None);
        let mut table = GameScreen {
            sight,
            line: Line::default(),
            advice: MoveValues::default(),
            animation: None,
            toss,
            selected: None,
            choosing: false,
            preview: None,
            notice_stays: notice.is_some(),
            fault: None,
            notice,
            typed: None,
            picking: None,
            paused: false,
            speed,
            thinking: None,
            chosen: None,
            not_before: begins_at + Duration::from_millis(400),
            reviewed: true,
            reviewing: Reviewing::default(),
            walk: None,
            activity,
            seating,
        };
        table.line.list(&table.seating.played);
        table.select_something();
        table.ask_computer(context);
        table
    }

    pub(crate) fn game(&self) -> &Game {
        self.seating.played.game()
    }

    pub(crate) fn rules(&self) -> &Rules {
        self.game().rules()
    }

    /// The animation speed.
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// The game in progress.
    pub fn played(&self) -> &sower_core::Played {
        &self.seating.played
    }

    /// Whether a ply is being animated.
    pub fn is_animated(&self) -> bool {
        self.animation.is_some()
    }

    /// The pit that Enter would sow.
    pub fn selected(&self) -> Option<Place> {
        self.selected
    }

    /// The message on the status line, if any.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Whether there is an unfinished game here that the player may want to resume.
    pub(crate) fn is_unfinished(&self) -> bool {
        let is_open = self.played_game().outcome().is_none() || self.seating.has_next_round();
        let is_begun = !self.line.plies.is_empty() || !self.seating.finished.is_empty();
        is_open && is_begun && !self.is_exercise()
    }

    /// The game, also while a review shows other positions.
    fn played_game(&self) -> &sower_core::Played {
        self.walk.as_ref().map_or(&self.seating.played, |walk| walk.game())
    }

    /// Where the game is saved.
    pub(crate) fn keeping(&self) -> Keeping {
        self.seating.keeping.clone()
    }

    /// The board as drawn now.
    pub(crate) fn shown(&self) -> DisplayedBoard {
        match &self.animation {
            Some(animation) => animation.shown.clone(),
            None => DisplayedBoard::of(self.seating.played.position()),
        }
    }

    /// Whether a person plays a side. In an exercise the player has one side only.
    pub(crate) fn is_human(&self, side: Side) -> bool {
        self.seating.who[side].is_human() && self.exercise_side().is_none_or(|own| own == side)
    }

    /// Whether the game waits for a person's move.
    pub(crate) fn is_persons_turn(&self) -> bool {
        self.sight.outcome.is_none()
            && self.is_human(self.sight.side)
            && !self.is_showing()
            && self.walk.is_none()
            && self.exercise_waits()
    }

    /// Whether an animation is running that a key would skip.
    pub(crate) fn is_showing(&self) -> bool {
        self.animation.is_some() || self.toss.is_some()
    }

    /// Since when the computer has been thinking.
    pub(crate) fn thinks_since(&self) -> Option<Duration> {
        self.thinking.map(|(_, since)| since)
    }

    /// A side's name with its player.
    pub(crate) fn player(&self, side: Side) -> String {
        if let Activity::Puzzles(_) = &self.activity {
            return side_name(side);
        }
        if let Some(own) = self.exercise_side() {
            let who = talk(&match own == side {
                true => message!("tui-who-you"),
                false => message!("tui-who-perfect"),
            });
            return talk(&message!("tui-player", side, who));
        }
        self.seating.player(side)
    }

    /// Whose turn it is, as a sentence without its full stop.
    pub(crate) fn turn_text(&self, side: Side) -> String {
        let own = self.exercise_side().or_else(|| self.seating.lone_human());
        talk(&match own {
            Some(own) if own == side => message!("tui-turn-yours"),
            Some(_) => message!("tui-turn-computer"),
            None => message!("tui-turn-side", side),
        })
    }

    /// How the game ended. A player's program that failed did not leave the game by choice, so the fault is the reason.
    pub(crate) fn ending(&self, outcome: &Outcome) -> String {
        match (&self.fault, outcome.termination) {
            (Some(fault), Termination::Abandoned | Termination::Time) => {
                format!("{fault} {}", render(self.rules(), &result_sentence(outcome)))
            }
            _ => say::outcome(self.rules(), outcome),
        }
    }

    pub(crate) fn tell(&mut self, notice: String) {
        self.notice = Some(notice);
    }

    /// When the screen changes without input.
    pub(crate) fn wakes_at(&self, now: Duration) -> Option<Duration> {
        /// How often the waiting indicator changes.
        const PULSE: Duration = Duration::from_millis(250);
        let animation = self.animation.as_ref().map(Animation::next_at);
        let typed = self.typed.as_ref().map(|(_, since)| *since + keys::LABEL_WAIT);
        let chosen = (self.chosen.is_some() && self.animation.is_none()).then_some(self.not_before);
        let pulse = (self.thinking.is_some() || self.advice.is_waiting()).then_some(now + PULSE);
        let toss = self.toss.as_ref().map(|toss| toss.next_at(now));
        [animation, typed, chosen, pulse, toss, self.exercise_wakes_at()].into_iter().flatten().min()
    }

    /// Handles a message that is not a key.
    pub(crate) fn told(&mut self, message: Message, context: &mut Context) {
        match message {
            Message::Tick => self.pass_time(context),
            Message::Thought { ticket, choice } => self.thought(ticket, choice, context),
            Message::Seen { ticket, analysis, done } => self.seen(ticket, analysis, done),
            Message::ReviewCame { ticket, done } => self.review_came(ticket, done),
            Message::Reviewed { ticket, review } => self.review_done(ticket, review),
            Message::Explained { ticket, why } => self.explained(ticket, &why, context),
            Message::TrainerAnswered { ticket, answer } => self.trainer_answered(ticket, *answer),
            Message::ProgressNotKept(reason) => {
                self.tell(talk(&message!("tui-progress-not-kept", reason)));
            }
            Message::NotKept(reason) => self.tell(talk(&message!("tui-not-kept", reason))),
            Message::Saved { file, fault } => {
                let file = file.display().to_string();
                self.tell(talk(&match fault {
                    None => message!("tui-saved", file),
                    Some(reason) => message!("tui-not-saved", file, reason),
                }));
            }
            _ => {}
        }
    }

    fn pass_time(&mut self, context: &mut Context) {
        self.toss = self.toss.take().filter(|toss| context.now < toss.ends_at());
        if let Some(animation) = &mut self.animation
            && !animation.go_on(context.now, self.seating.played.game().rules())
        {
            self.finish_animation(context);
        }
        let waited = |(_, since): &(String, Duration)| *since + keys::LABEL_WAIT <= context.now;
        if self.typed.as_ref().is_some_and(waited) {
            self.play_typed(context);
        }
        if self.animation.is_none()
            && self.not_before <= context.now
            && let Some(choice) = self.chosen.take()
        {
            self.play(choice.played, context);
        }
        self.exercise_time(context);
    }

    /// Skips a running animation.
    pub(crate) fn skip(&mut self, context: &mut Context) {
        if self.toss.take().is_some() {
            self.not_before = context.now + Duration::from_millis(400);
        }
        self.finish_animation(context);
    }

    /// Ends the animation and shows the board after the ply.
    fn finish_animation(&mut self, context: &mut Context) {
        if self.animation.take().is_some() {
            self.not_before = context.now + Duration::from_millis(150);
            self.offer_review(context);
        }
    }

    /// Recomputes the position's information after the cursor has moved.
    fn look_again(&mut self, last: Option<&Trace>, context: &mut Context) {
        self.sight = PositionInfo::of(&self.seating.played, last);
        self.line.list(&self.seating.played);
        self.mark_moves();
        self.typed = None;
        self.picking = None;
        self.choosing = false;
        self.advice.forget();
        self.select_something();
        self.ask_computer(context);
        self.analyze_if_wanted(context);
    }

    /// Moves the cursor to any ply of the list.
    pub(crate) fn go_to(&mut self, node: NodeId, context: &mut Context) {
        if self.animation.is_some() || self.is_exercise() || node == self.seating.played.cursor() {
            return;
        }
        if self.walk.is_some() {
            return self.walk_to(node, context);
        }
        self.seating.played.go_to(node);
        self.moved_by_hand(context);
    }
}
