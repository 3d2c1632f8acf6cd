//! Search results as `info` and `bestmove` lines.

use sower_core::{Game, Position};

use sower_search::{Analysis, Candidate};

/// The output format for this client.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    /// The number of moves to report.
    pub(super) lines: usize,
    /// Whether moves are written without blanks, as Aualé does.
    pub(super) joined: bool,
}

/// The `info` lines of a completed depth.
pub(super) fn info(analysis: &Analysis, form: Form) -> String {
    let told = analysis.moves.iter().take(form.lines).enumerate();
    let lines: Vec<String> =
        told.map(|(index, candidate)| info_line(analysis, index, candidate, form)).collect();
    lines.join("\n")
}

fn info_line(analysis: &Analysis, index: usize, candidate: &Candidate, form: Form) -> String {
    let mut line = format!("info depth {}", analysis.depth);
    if form.lines > 1 {
        line.push_str(&format!(" multipv {}", index + 1));
    }
    // Turns -0.0 into 0.0.
    let seeds = candidate.seeds + 0.0;
    line.push_str(&format!(" score cp {:.0} seeds {seeds:+.2}", seeds * 100.0));
    if let Some(possession) = candidate.possession {
        line.push_str(&format!(" possession {possession:+}"));
    }
    if candidate.proven {
        line.push_str(" proven");
    }
    let per_second = analysis.nodes as f64 / analysis.seconds.max(1e-6);
    line.push_str(&format!(
        " nodes {} nps {per_second:.0} time {:.0} pv {}",
        analysis.nodes,
        analysis.seconds * 1000.0,
        moves(&candidate.line, form.joined)
    ));
    line
}

/// A line of moves.
fn moves(labels: &[String], joined: bool) -> String {
    let letters =
        labels.iter().all(|label| label.len() == 1 && label.bytes().all(|byte| byte.is_ascii_alphabetic()));
    labels.join(if joined && letters { "" } else { " " })
}

/// The answer to `go`: the best move, and the expected reply.
pub(super) fn best_move(game: &Game, position: &Position, best: Option<&Candidate>) -> String {
    let Some(best) = best else { return "bestmove 0000".to_owned() };
    let answered = game.play(position, best.played).is_ok_and(|after| after.side() != position.side());
    match best.line.get(1) {
        Some(answer) if answered => format!("bestmove {} ponder {answer}", best.label),
        _ => format!("bestmove {}", best.label),
    }
}

#[cfg(test)]
mod tests {
    use sower_core::{Move, Pit, library};

    use super::*;
    use sower_search::Score;

    fn candidate(name: &str, pits: &[u8], score: Score, proven: bool) -> (Game, Position, Candidate) {
        let game = Game::new(library::find(name).unwrap().rules(&[]).unwrap());
        let start = game.start();
        let moves = pits.iter().map(|pit| Move::Sow(Pit::new(*pit))).collect();
        let candidate = Candidate::new(&game, &start, moves, score, proven);
        (game, start, candidate)
    }

    fn told(candidate: Candidate, form: Form) -> String {
        info(&Analysis { depth: 7, nodes: 1200, seconds: 0.5, proven: false, moves: vec![candidate] }, form)
    }

    #[test]
    fn a_score_is_told_in_seeds_and_hundredths() {
        let (_, _, estimate) = candidate("oware", &[6, 6], Score::of_parts(-512 - 128), false);
        assert_eq!(
            told(estimate.clone(), Form { lines: 1, joined: false }),
            "info depth 7 score cp -125 seeds -1.25 nodes 1200 nps 2400 time 500 pv F f"
        );
        assert!(told(estimate, Form { lines: 3, joined: true }).starts_with("info depth 7 multipv 1 score"));
        let (_, _, proven) = candidate("oware", &[6, 6], Score::margin(8), true);
        let line = told(proven, Form { lines: 1, joined: true });
        assert!(
            line.contains(" score cp 800 seeds +8.00 proven nodes ") && line.ends_with(" pv Ff"),
            "{line}"
        );
    }

    #[test]
    fn what_decides_between_equal_margins_is_told() {
        let (_, _, proven) = candidate("ogidise", &[1], Score::with_sides(2, -5), true);
        assert!(
            told(proven, Form { lines: 1, joined: false }).contains(" seeds +2.00 possession -3 proven ")
        );
    }

    #[test]
    fn the_answer_names_what_the_other_side_is_expected_to_play() {
        let (game, start, best) = candidate("oware", &[6, 6], Score::LEVEL, false);
        assert_eq!(best_move(&game, &start, Some(&best)), "bestmove F ponder f");
        assert_eq!(best_move(&game, &start, None), "bestmove 0000");
        // Pit 3 gives an extra turn, so the next move is not a reply.
        let (game, start, best) = candidate("kalah", &[3, 6], Score::LEVEL, false);
        assert_eq!(best_move(&game, &start, Some(&best)), "bestmove 3");
    }
}
