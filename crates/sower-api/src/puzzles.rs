//! A game's puzzles: the list, one puzzle, and why a move is right or wrong.

use std::sync::Arc;

use sower_core::notation::write_position;
use sower_core::{Game, Move};
use sower_puzzles::{Day, Puzzle, Puzzles, RatedAt, Streak, Why, after_try, daily, starting_rating};
use sower_ratings::Rating;
use sower_search::{Searcher, Settings, Stop};
use sower_text::{Language, LineOfPlay, message};
use sower_wire::{
    DailyPuzzle, KeptByGuest, KeptRating, ProblemCode, PuzzleAnswer, PuzzleLine, PuzzlePage, PuzzleRated,
    PuzzleStreak, TriedMove, line_turns,
};

use crate::problem::{Problem, problem, refused};

fn missing(language: &Language) -> Problem {
    problem(ProblemCode::NotFound, &message!("site-no-puzzles"), language)
}

fn of(game: &Game, language: &Language) -> Result<&'static Puzzles, Problem> {
    sower_puzzles::of_game(game).ok_or_else(|| missing(language))
}

/// The puzzle with that number, from 1.
pub fn find_puzzle(game: &Game, number: usize, language: &Language) -> Result<&'static Puzzle, Problem> {
    of(game, language)?.number(number).ok_or_else(|| missing(language))
}

/// A game's puzzles, easy ones first.
pub fn puzzles(game: &Game, language: &Language) -> Result<Vec<PuzzleLine>, Problem> {
    let lines = of(game, language)?.all().iter().zip(1..).map(|(puzzle, number)| PuzzleLine {
        number,
        grade: puzzle.grade(),
        position: write_position(&puzzle.position),
        themes: themes(game, puzzle),
    });
    Ok(lines.collect())
}

/// A puzzle; they count from 1.
pub fn puzzle_page(game: &Game, number: usize, language: &Language) -> Result<PuzzlePage, Problem> {
    let puzzle = find_puzzle(game, number, language)?;
    let words = game.rules().words();
    Ok(PuzzlePage {
        number: number as u32,
        of: of(game, language)?.all().len() as u32,
        grade: puzzle.grade(),
        rating: starting_rating(puzzle.grade()).shown(),
        plies: puzzle.length,
        position: write_position(&puzzle.position),
        task: language.say(&puzzle.task(), words),
        hint: puzzle.hint(game).map(|hint| language.say(&hint, words)),
    })
}

/// Whether a move is the solution, and why. The search with these settings finds the continuation.
pub fn answer_puzzle(
    game: &Arc<Game>,
    number: usize,
    tried: &TriedMove,
    settings: Settings,
    language: &Language,
) -> Result<PuzzleAnswer, Problem> {
    let puzzle = find_puzzle(game, number, language)?;
    let Some(label) = &tried.r#move else {
        // Giving up is never right, although the answer is the solution.
        let answer = explained(game, puzzle, puzzle.solution, settings, language)?;
        return Ok(PuzzleAnswer { right: false, ..answer });
    };
    let played = game.read_move(puzzle.position.side(), label.trim());
    explained(game, puzzle, played.map_err(|refusal| refused(game, &refusal, language))?, settings, language)
}

/// The solution, with its explanation.
pub fn puzzle_solution(
    game: &Arc<Game>,
    number: usize,
    settings: Settings,
    language: &Language,
) -> Result<PuzzleAnswer, Problem> {
    let puzzle = find_puzzle(game, number, language)?;
    explained(game, puzzle, puzzle.solution, settings, language)
}

fn explained(
    game: &Arc<Game>,
    puzzle: &Puzzle,
    played: Move,
    settings: Settings,
    language: &Language,
) -> Result<PuzzleAnswer, Problem> {
    let mut searcher = Searcher::new(Arc::clone(game), settings);
    let why = Why::of(game, puzzle, played, &mut searcher, &Stop::new());
    let why = why.map_err(|refusal| refused(game, &refusal, language))?;
    let words = game.rules().words();
    Ok(PuzzleAnswer {
        right: why.right,
        label: game.label(puzzle.position.side(), played),
        why: why.told_without_line().map(|message| language.render(message, words)).collect(),
        line: game.labels(&puzzle.position, &why.line),
        turns: line_turns(&LineOfPlay::new(game, &puzzle.position, &why.line)),
        themes: themes(game, puzzle),
        rated: None,
        streak: None,
    })
}

fn themes(game: &Game, puzzle: &Puzzle) -> Vec<String> {
    puzzle.themes(game).into_iter().map(|theme| theme.name().to_owned()).collect()
}

/// A game's puzzle of a day; none if the game has no puzzles.
pub fn daily_puzzle(game: &Game, name: &str, day: Day, language: &Language) -> Option<DailyPuzzle> {
    let puzzles = sower_puzzles::of_game(game)?;
    let number = daily(name, puzzles.all().len(), day)?;
    let puzzle = puzzles.number(number)?;
    Some(DailyPuzzle {
        game: name.to_owned(),
        title: language.about(game.rules()).name,
        number: number as u32,
        grade: puzzle.grade(),
        position: write_position(&puzzle.position),
    })
}

/// Rates a guest's try, if it is the first, from what their browser keeps. Continues their streak if it solves the puzzle of `day`.
pub fn rate_guest(
    guest: &KeptByGuest,
    puzzle: Rating,
    solved: bool,
    day: Option<Day>,
    now: u64,
) -> (Option<PuzzleRated>, Option<PuzzleStreak>) {
    let new = RatedAt { rating: Rating::default(), at: now };
    let before = guest.rating.map_or(new, |kept| {
        let rating = Rating { value: kept.value, deviation: kept.deviation, volatility: kept.volatility };
        // A browser may send anything.
        RatedAt { rating: rating.clamped(), at: kept.at.min(now) }
    });
    let (after, _) = after_try(before, RatedAt { rating: puzzle, at: now }, solved, now);
    let rated = PuzzleRated {
        before: before.rating.shown(),
        after: after.shown(),
        provisional: after.is_provisional(),
        kept: kept(RatedAt { rating: after, at: now }),
    };
    let PuzzleStreak { last, days, best } = guest.streak.unwrap_or_default();
    let before = Streak { last: last.map(Day), days, best };
    (guest.first.then_some(rated), day.filter(|_| solved).map(|day| streak(before.solved(day))))
}

/// Rates a guest's try where no server knows the puzzle's rating.
pub fn rate_here(
    answer: &mut PuzzleAnswer,
    tried: &TriedMove,
    (game, name): (&Game, &str),
    number: usize,
    now: u64,
) {
    let (Some(guest), Some(puzzles)) = (&tried.kept, sower_puzzles::of_game(game)) else { return };
    let Some(puzzle) = puzzles.number(number) else { return };
    let solved = answer.right && !tried.helped && tried.r#move.is_some();
    let today = Day::of_millis(now);
    let day = (daily(name, puzzles.all().len(), today) == Some(number)).then_some(today);
    (answer.rated, answer.streak) = rate_guest(guest, starting_rating(puzzle.grade()), solved, day, now);
}

/// A rating as a guest's browser keeps it.
pub fn kept(RatedAt { rating: Rating { value, deviation, volatility }, at }: RatedAt) -> KeptRating {
    KeptRating { value, deviation, volatility, at }
}

/// A streak as clients receive it.
pub fn streak(Streak { last, days, best }: Streak) -> PuzzleStreak {
    PuzzleStreak { last: last.map(|day| day.0), days, best }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(rating: Option<KeptRating>, streak: Option<PuzzleStreak>) -> KeptByGuest {
        KeptByGuest { first: true, rating, streak }
    }

    #[test]
    fn a_guest_s_numbers_continue_from_answer_to_answer() {
        let puzzle = starting_rating(3);
        let (one, streak) = rate_guest(&first(None, None), puzzle, true, Some(Day(7)), 1000);
        let one = one.expect("a first try is rated");
        assert_eq!((one.before, one.after > 1500), (1500, true));
        assert_eq!(streak, Some(PuzzleStreak { last: Some(7), days: 1, best: 1 }));
        let kept = first(Some(one.kept), streak);
        let (two, streak) = rate_guest(&kept, puzzle, true, Some(Day(8)), 2000);
        assert_eq!(two.expect("a first try is rated").before, one.after);
        assert_eq!(streak.map(|streak| streak.days), Some(2));
        let again = KeptByGuest { first: false, ..kept };
        let (rated, streak) = rate_guest(&again, puzzle, false, Some(Day(8)), 2000);
        assert_eq!((rated, streak), (None, None), "a second try, and not solved");
    }

    #[test]
    fn numbers_that_a_browser_made_up_stay_within_bounds() {
        let rating = KeptRating { value: 1e300, deviation: -5.0, volatility: 0.0, at: u64::MAX };
        let streak = PuzzleStreak { last: Some(u32::MAX), days: u32::MAX, best: 0 };
        let kept = first(Some(rating), Some(streak));
        let (rated, _) = rate_guest(&kept, starting_rating(1), true, Some(Day(u32::MAX)), 5);
        let rated = rated.expect("a first try is rated");
        assert!((100..=4000).contains(&rated.after), "{rated:?}");
        assert!(rated.kept.volatility > 0.0 && rated.kept.deviation >= 30.0, "{rated:?}");
    }
}
