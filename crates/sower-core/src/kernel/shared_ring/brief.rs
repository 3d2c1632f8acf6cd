//! Predicts whether every turn near a position is short, so that a server can play it without blocking other work.

use super::SharedRing;
use super::half::Half;
use super::packed::Packed;
use super::sow::Sown;

impl<H: Half> SharedRing<H> {
    /// Whether every turn of either side ends within `laps` laps, and every turn that follows one of
    /// them. Playing a ply, tracing it or listing the legal moves sows no other turns.
    pub fn is_brief(&self, position: &Packed<H>, laps: u32) -> bool {
        let ends_soon = |after: &Packed<H>| self.turns_end_within(after, laps, |_| true);
        self.relay.is_none() || self.turns_end_within(position, laps, ends_soon)
    }

    /// Whether every turn of either side ends within `laps` laps and leads to an acceptable board.
    fn turns_end_within(
        &self,
        position: &Packed<H>,
        laps: u32,
        will_do: impl Fn(&Packed<H>) -> bool,
    ) -> bool {
        [*position, self.pass(position)].iter().all(|seen| {
            self.candidates(seen).indices().all(|pit| {
                self.sow_within(seen, pit, laps).is_some_and(|sown| {
                    let mut after = Packed { own: sown.own, other: sown.other, state: seen.state };
                    after.set_homes(sown.homes);
                    will_do(&after)
                })
            })
        })
    }

    /// Sows the turn of a pit, if it ends within `laps` laps.
    fn sow_within(&self, position: &Packed<H>, pit: usize, laps: u32) -> Option<Sown<H>> {
        let mut turn = Sown::begun(position, 0);
        let mut verdict = self.lap(&mut turn, self.lane_of(pit));
        for _ in 1..laps {
            let Some(lane) = self.next_lap(&mut turn, verdict) else { return Some(turn) };
            verdict = self.lap(&mut turn, lane);
        }
        self.next_lap(&mut turn, verdict).is_none().then_some(turn)
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Game;
    use crate::library;

    fn game(name: &str) -> Game {
        Game::new(library::find(name).unwrap().rules(&[]).unwrap())
    }

    #[test]
    fn games_of_one_lap_are_always_brief() {
        for name in ["kalah", "oware", "togyz-kumalak"] {
            let game = game(name);
            assert!(game.is_brief(&game.start()), "{name}");
        }
    }

    #[test]
    fn where_a_turn_is_long_it_is_not_brief() {
        let game = game("ogidise");
        let mut position = game.start();
        let (mut brief, mut long) = (0, 0);
        // Walks through several games: the first, second, third … legal move in turn.
        for step in 0..5_000 {
            let moves = game.moves(&position);
            let laps = |played: &crate::Move| game.trace(&position, *played).unwrap().laps;
            let most = moves.iter().map(laps).max().unwrap_or_default();
            match game.is_brief(&position) {
                true => {
                    brief += 1;
                    assert!(most <= crate::game::BRIEF, "{most} laps");
                }
                false => long += 1,
            }
            position = match moves.get(step % moves.len().max(1)) {
                Some(played) => game.play(&position, *played).unwrap(),
                None => game.start(),
            };
        }
        assert!(brief > 10 * long, "{brief} against {long}");
    }
}
