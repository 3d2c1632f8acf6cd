//! One game between two players, from its opening to its end.
//!
//! A player that answers with no legal move, or too late, loses the game at once, with the reason recorded. The played game
//! handles all other ends.

use std::time::{Duration, Instant};

use sower_core::played::Eval;
use sower_core::{Clock, Outcome, Played, Side};

use super::thinking_time::ThinkingTime;
use crate::player::{Choice, Player, PlayerError};
use sower_search::Stop;

/// A player at one side of the board.
pub struct Seat<'a> {
    /// The player at this side.
    pub player: &'a mut dyn Player,
    /// Whether it is an external engine, which manages its own time.
    pub foreign: bool,
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct Ended {
    /// The moves of the game.
    pub played: Played,
    /// The result, forfeits included.
    pub outcome: Outcome,
    /// The forfeit that ended the game, if one did.
    pub forfeit: Option<Forfeit>,
}

/// A game lost for breaking the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forfeit {
    /// The side that lost.
    pub by: Side,
    /// The broken rule.
    pub reason: Reason,
}

/// Why a game was forfeited.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Reason {
    /// The player returned no move.
    #[error(transparent)]
    PlayerError(#[from] PlayerError),
    /// The player returned an illegal move; the message.
    #[error("illegal move: {0}")]
    Illegal(String),
    /// The player's clock ran out.
    #[error("out of time")]
    Flag,
    /// A ply took longer than allowed.
    #[error("took {took} ms of {allowed} ms for a move")]
    Overstepped {
        /// The time that the ply took, in milliseconds.
        took: u128,
        /// The allowed time in milliseconds.
        allowed: u128,
    },
}

impl Reason {
    /// Whether the game was lost on time.
    pub fn is_time(&self) -> bool {
        matches!(self, Reason::Flag | Reason::Overstepped { .. })
    }
}

/// Plays a game to its end; `None` if stopped. `margin` is how far an external engine may exceed its time for a
/// move without losing.
pub fn play_game(
    mut played: Played,
    mut seats: [Seat<'_>; 2],
    pace: &ThinkingTime,
    margin: Duration,
    stop: &Stop,
) -> Option<Ended> {
    let mut forfeit = None;
    // Start-up time of an engine does not count.
    for side in Side::BOTH {
        if forfeit.is_none()
            && let Err(fault) = seats[side].player.prepare(&played, stop)
        {
            forfeit = Some(Forfeit { by: side, reason: Reason::PlayerError(fault) });
        }
    }
    if stop.is_stopped() {
        return None;
    }
    let begun = Instant::now();
    let mut clock = Clock::new(pace.control());
    clock.start(played.position().side(), Duration::ZERO);
    // Bound: rules whose games need not end have a ply cap.
    while forfeit.is_none() && played.outcome().is_none() {
        if stop.is_stopped() {
            return None;
        }
        let side = played.position().side();
        let seat = &mut seats[side];
        let left = Side::BOTH.map(|side| clock.remaining(side, begun.elapsed()));
        let limits = pace.limits(left, side, seat.foreign);
        let asked = Instant::now();
        let answer = seat.player.choose(&played, &limits, stop);
        let took = asked.elapsed();
        // A player whose search was stopped from outside does not forfeit.
        if stop.is_stopped() {
            return None;
        }
        let now = begun.elapsed();
        let late = limits.time.filter(|time| seat.foreign && took > time.saturating_add(margin));
        let reason = match (answer, late) {
            (Err(fault), _) => Some(Reason::PlayerError(fault)),
            _ if clock.flagged(now).is_some() => Some(Reason::Flag),
            (Ok(_), Some(time)) if matches!(pace, ThinkingTime::Each(_)) => {
                Some(Reason::Overstepped { took: took.as_millis(), allowed: time.as_millis() })
            }
            (Ok(choice), _) => make(&mut played, side, &choice).err(),
        };
        match reason {
            Some(reason) => forfeit = Some(Forfeit { by: side, reason }),
            None => {
                // `flagged` was checked at the same instant, so this cannot fail.
                let _ = clock.press(played.position().side(), now);
                let cursor = played.cursor();
                // Milliseconds are precise enough for a clock.
                let left =
                    clock.remaining(side, now).map(|left| Duration::from_millis(left.as_millis() as u64));
                played.notes_mut(cursor).clock = left;
            }
        }
    }
    if let Some(Forfeit { by, reason }) = &forfeit {
        let cursor = played.cursor();
        played.notes_mut(cursor).add_after(&reason.to_string());
        let lost = if reason.is_time() { played.flag(*by) } else { played.abandon(*by) };
        lost.expect("the game was not over when the player was asked");
    }
    let outcome = played.outcome().expect("the loop ends when the game does");
    Some(Ended { played, outcome, forfeit })
}

/// Plays the chosen move and notes the player's evaluation.
fn make(played: &mut Played, side: Side, choice: &Choice) -> Result<(), Reason> {
    let made = played.play(choice.played).map_err(|refusal| Reason::Illegal(refusal.to_string()))?;
    if let Some(score) = choice.score {
        let souths = if side == Side::South { score } else { -score };
        played.notes_mut(made).eval = Some(match i16::try_from(souths.whole()) {
            Ok(seeds) if choice.proven => Eval::proven(seeds),
            _ => Eval::estimated((souths.seeds() * 100.0).round() as i32),
        });
    }
    Ok(())
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};
    use std::sync::{Arc, Mutex};
    use std::thread;

    use sower_core::record::{Record, Tags, write_record};
    use sower_core::{Move, Pit, Termination};

    use super::super::book::tests::game;
    use super::*;
    use crate::player::{Greedy, Random, Silence};
    use sower_search::Limits;
    use sower_search::Score;

    /// A player whose moves come from a closure, which gets the number of its ply.
    pub(in super::super) struct Mock<F>(pub(in super::super) F, u32);

    pub(in super::super) fn mock<F>(act: F) -> Mock<F>
    where
        F: FnMut(u32, &Played, &Limits) -> Result<Choice, PlayerError> + Send,
    {
        Mock(act, 0)
    }

    impl<F> Player for Mock<F>
    where
        F: FnMut(u32, &Played, &Limits) -> Result<Choice, PlayerError> + Send,
    {
        fn choose(&mut self, played: &Played, limits: &Limits, _: &Stop) -> Result<Choice, PlayerError> {
            self.1 += 1;
            (self.0)(self.1, played, limits)
        }
    }

    fn first(played: &Played) -> Choice {
        Choice::plain(played.moves()[0])
    }

    fn play(south: &mut dyn Player, north: &mut dyn Player, foreign: bool, pace: ThinkingTime) -> Ended {
        let seats = [Seat { player: south, foreign }, Seat { player: north, foreign }];
        play_game(Played::new(game("oware")), seats, &pace, Duration::from_millis(200), &Stop::new()).unwrap()
    }

    const FREE: ThinkingTime =
        ThinkingTime::Each(Limits { time: None, nodes: None, depth: None, clock: None });

    /// A forfeited game can be written and read like any other.
    fn replays(ended: &Ended) {
        let text = write_record(&Tags::new(), &ended.played);
        let again = Record::parse(&text).unwrap().play(ended.played.game()).unwrap();
        assert_eq!(again.outcome(), Some(ended.outcome), "{text}");
    }

    #[test]
    fn a_game_goes_on_until_the_rules_end_it() {
        let ended = play(&mut Random::new(1), &mut Greedy::new(2), false, FREE);
        assert_eq!(ended.forfeit, None);
        assert_eq!(ended.played.outcome(), Some(ended.outcome));
        replays(&ended);
    }

    #[test]
    fn an_illegal_move_loses_the_game_and_says_so() {
        let mut bad = mock(|ply, played, _| {
            Ok(if ply < 3 { first(played) } else { Choice::plain(Move::Sow(Pit::new(12))) })
        });
        let ended = play(&mut Random::new(1), &mut bad, false, FREE);
        let forfeit = ended.forfeit.clone().unwrap();
        assert_eq!(forfeit.by, Side::North);
        assert!(matches!(&forfeit.reason, Reason::Illegal(why) if why.contains("South's")), "{forfeit:?}");
        assert_eq!(
            (ended.outcome.winner, ended.outcome.termination),
            (Some(Side::South), Termination::Abandoned)
        );
        assert!(write_record(&Tags::new(), &ended.played).contains("{illegal move: "));
        replays(&ended);
    }

    #[test]
    fn a_fault_loses_the_game_even_before_the_first_move() {
        for fault in [
            PlayerError::Died("signal 9".to_owned()),
            PlayerError::Silent(Silence { waited: Duration::from_millis(100), last_words: None }),
            PlayerError::Nonsense("} what?".to_owned()),
            PlayerError::NoMove,
            PlayerError::Stopped,
        ] {
            let told = fault.clone();
            let ended = play(&mut mock(|_, _, _| Err(told.clone())), &mut Random::new(1), true, FREE);
            assert_eq!(ended.forfeit, Some(Forfeit { by: Side::South, reason: Reason::PlayerError(fault) }));
            assert_eq!(ended.outcome.winner, Some(Side::North));
            replays(&ended);
        }
    }

    #[test]
    fn another_program_that_oversteps_its_time_loses_and_our_own_does_not() {
        let pace = ThinkingTime::Each(Limits::time(Duration::from_millis(1)));
        let slow = || {
            mock(|ply, played, _| {
                if ply == 2 {
                    thread::sleep(Duration::from_millis(300));
                }
                Ok(first(played))
            })
        };
        let ended = play(&mut slow(), &mut slow(), true, pace);
        let forfeit = ended.forfeit.clone().unwrap();
        assert!(matches!(forfeit.reason, Reason::Overstepped { allowed: 1, took: 300.. }), "{forfeit:?}");
        assert_eq!((forfeit.by, ended.outcome.termination), (Side::South, Termination::Time));
        assert_eq!(ended.outcome.winner, Some(Side::North));
        replays(&ended);
        assert_eq!(play(&mut slow(), &mut slow(), false, pace).forfeit, None);
    }

    #[test]
    fn a_player_whose_clock_runs_out_loses() {
        let pace = ThinkingTime::Clock { base: Duration::from_millis(500), increment: Duration::ZERO };
        let mut slow = mock(|_, played, _| {
            thread::sleep(Duration::from_millis(600));
            Ok(first(played))
        });
        let ended = play(&mut Random::new(1), &mut slow, false, pace);
        assert_eq!(ended.forfeit, Some(Forfeit { by: Side::North, reason: Reason::Flag }));
        assert_eq!((ended.outcome.winner, ended.outcome.termination), (Some(Side::South), Termination::Time));
        replays(&ended);
    }

    #[test]
    fn with_a_clock_players_are_given_a_share_of_it_and_the_record_has_what_is_left() {
        let pace = ThinkingTime::Clock { base: Duration::from_secs(100), increment: Duration::from_secs(1) };
        let given = Arc::new(Mutex::new(Vec::new()));
        let seen = Arc::clone(&given);
        let mut player = mock(move |_, played, limits| {
            seen.lock().unwrap().push(limits.time.unwrap());
            Ok(first(played))
        });
        let ended = play(&mut player, &mut Random::new(1), false, pace);
        assert_eq!(ended.forfeit, None);
        let first = given.lock().unwrap()[0];
        assert!(first > Duration::from_secs(4) && first < Duration::from_secs(5), "{first:?}");
        assert!(write_record(&Tags::new(), &ended.played).contains("[%clk 0:01:"));
    }

    #[test]
    fn what_a_player_thinks_is_noted_from_souths_side() {
        let think = |proven| {
            mock(move |_, played: &Played, _| {
                Ok(Choice { score: Some(Score::margin(3)), proven, ..first(played) })
            })
        };
        let ended = play(&mut think(false), &mut think(true), false, FREE);
        let line = ended.played.main_line();
        let eval = |ply: usize| ended.played.node(line[ply]).notes().eval.unwrap();
        assert_eq!((eval(1), eval(2)), (Eval::estimated(300), Eval::proven(-3)));
        replays(&ended);
    }

    #[test]
    fn a_game_that_is_stopped_has_no_result() {
        let stop = Stop::new();
        let asked = AtomicU32::new(0);
        let mut player = mock(|_, played, _| {
            if asked.fetch_add(1, Ordering::Relaxed) == 3 {
                stop.stop();
                return Err(PlayerError::Stopped);
            }
            Ok(first(played))
        });
        let mut other = Random::new(1);
        let seats =
            [Seat { player: &mut player, foreign: false }, Seat { player: &mut other, foreign: false }];
        let played = Played::new(game("oware"));
        assert!(play_game(played, seats, &FREE, Duration::ZERO, &stop).is_none());
    }
}
