//! The public search API: a game, a transposition table and threads.

use std::sync::Arc;
use std::time::Duration;

use sower_core::kernel::{Board as _, Kernel, PackedMove};
use sower_core::{Game, Move, Position, with_kernel};

use crate::analysis::{Analysis, Candidate};
use crate::endings::PathEndings;
use crate::evaluation::{Evaluation, Weights};
use crate::extend_pv::prolonged;
use crate::from_tables::known;
use crate::helpers::with_helpers;
use crate::limits::{Limits, Stop};
use crate::probe::{PackedProbe, Probe, Probes};
use crate::root::Root;
use crate::score::Score;
pub use crate::search::Noise;
use crate::search::{Aim, Ranking, RootMove, Shared, StopSignal, deepen};
use crate::transposition::TranspositionTable;

/// The resources of a search.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The size of the transposition table in bytes.
    pub memory: usize,
    /// The number of search threads; they share the table.
    pub threads: usize,
    /// Endgame tables or other exact values.
    pub probes: Probes,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::new(64 << 20, 1)
    }
}

impl Settings {
    /// Memory in bytes and threads, without probes: results depend on the search alone.
    pub fn new(memory: usize, threads: usize) -> Settings {
        Settings { memory, threads, probes: Probes::default() }
    }

    /// Replaces the probes.
    pub fn with_probes(self, probes: Probes) -> Settings {
        Settings { probes, ..self }
    }

    /// All processors and a moderate table, for a single player on this machine.
    pub fn of_this_machine() -> Settings {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Settings::new(256 << 20, threads)
    }
}

/// The thinking time of [`Searcher::best_move`].
const ONE_SECOND: Duration = Duration::from_secs(1);

/// Searches positions of one game, and keeps its transposition table between searches.
pub struct Searcher {
    game: Arc<Game>,
    evaluation: Arc<Evaluation>,
    table: TranspositionTable,
    threads: usize,
    noise: Noise,
    probe: Option<Arc<dyn Probe>>,
}

impl Searcher {
    /// A searcher with an empty table and the game's default weights.
    pub fn new(game: Arc<Game>, settings: Settings) -> Searcher {
        let evaluation = Arc::new(Evaluation::new(game.rules(), &Weights::of(game.rules())));
        Searcher::with_evaluation(game, evaluation, settings)
    }

    /// A searcher with a custom evaluation.
    pub fn with_evaluation(game: Arc<Game>, evaluation: Arc<Evaluation>, settings: Settings) -> Searcher {
        Searcher {
            probe: settings.probes.of(&game),
            game,
            evaluation,
            table: TranspositionTable::new(settings.memory),
            threads: settings.threads.max(1),
            noise: Noise::default(),
        }
    }

    /// The game whose positions this searches.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// Adds noise to the evaluation from now on.
    pub fn set_noise(&mut self, noise: Noise) {
        self.table.clear();
        self.noise = noise;
    }

    /// Empties the transposition table.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// The best move after at most a second of thinking; `None` if the game is over. [`Searcher::best`] takes other limits
    /// and the game's history, and also returns the score and the expected line.
    pub fn best_move(&mut self, position: &Position) -> Option<Move> {
        let root = Root::alone(*position);
        self.best(&root, &Limits::time(ONE_SECOND), &Stop::new()).best().map(|best| best.played)
    }

    /// The best move with its score and line; other moves are searched only to refute them. No moves if the game is over.
    pub fn best(&mut self, root: &Root, limits: &Limits, stop: &Stop) -> Analysis {
        self.best_told(root, limits, stop, &mut |_| {})
    }

    /// Like [`Searcher::best`], and calls `report` after every completed depth.
    pub fn best_told(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        self.search(root, limits, stop, Aim::Best, report)
    }

    /// Every legal move with its score and line, best first. Calls `report` after every completed depth.
    pub fn analyze(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &Stop,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        self.search(root, limits, stop, Aim::Every, report)
    }

    fn search(
        &mut self,
        root: &Root,
        limits: &Limits,
        stop: &Stop,
        aim: Aim,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let asked = self.probe.as_deref().and_then(|probe| known(&self.game, probe, root));
        if let Some(mut found) = asked {
            if aim == Aim::Best {
                found.moves.truncate(1);
            }
            report(&found);
            return found;
        }
        let probe = self.probe.as_deref();
        with_kernel!(self.game.kernel(), kernel => {
            let probe = probe.map(|probe| (probe as &dyn PackedProbe<_>, probe.most_seeds()));
            self.search_with(kernel, probe, root, limits, stop, aim, report)
        })
    }

    #[expect(clippy::too_many_arguments, reason = "one call, and each is something else")]
    fn search_with<K: Kernel>(
        &self,
        kernel: &K,
        probe: Option<(&dyn PackedProbe<K::Board>, u8)>,
        root: &Root,
        limits: &Limits,
        stop: &Stop,
        aim: Aim,
        report: &mut dyn FnMut(&Analysis),
    ) -> Analysis {
        let position = K::Board::pack(&root.position);
        let past: Vec<K::Board> = root.past.iter().map(K::Board::pack).collect();
        self.table.grow_older();
        let rules = self.game.rules();
        let path = PathEndings::new(rules, root.ply, past.len());
        let stop = StopSignal::start(limits, stop);
        let mut shared = Shared::new(rules, kernel, &self.evaluation, &self.table, path, self.noise, stop);
        if let Some((probe, most_seeds)) = probe {
            shared = shared.with_probe(probe, most_seeds);
        }
        let deepest = limits.depth.unwrap_or(u32::MAX);
        let mut last = Analysis { depth: 0, nodes: 0, seconds: 0.0, proven: false, moves: Vec::new() };
        let help = |helper: usize| {
            let skew = helper as u32 % 2;
            deepen(&shared, &position, &past, aim, u32::MAX, skew, &mut |_, _| {});
        };
        with_helpers(self.threads - 1, &help, || {
            let mut tell = |depth: u32, ranking: &Ranking<K>| {
                last = self.analysis(&shared, root, depth, aim, ranking);
                report(&last);
            };
            let ranking = deepen(&shared, &position, &past, aim, deepest, 0, &mut tell);
            let depth = last.depth;
            shared.stop.end();
            last = self.analysis(&shared, root, depth, aim, &ranking);
        });
        last
    }

    fn analysis<K: Kernel>(
        &self,
        shared: &Shared<'_, K>,
        root: &Root,
        depth: u32,
        aim: Aim,
        ranking: &Ranking<K>,
    ) -> Analysis {
        let wanted = if aim == Aim::Best { 1 } else { ranking.moves.len() };
        let candidate = |found: &RootMove<K>| {
            let line = if found.proven {
                prolonged(shared, &K::Board::pack(&root.position), &found.line)
            } else {
                found.line.clone()
            };
            let line = line.into_iter().filter_map(PackedMove::unpack);
            let score = Score::of_parts(found.score);
            Candidate::new(&self.game, &root.position, line.collect(), score, found.proven)
        };
        let Ranking { moves, proven } = ranking;
        let mut moves: Vec<Candidate> = moves.iter().take(wanted).map(candidate).collect();
        moves.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
        Analysis { depth, nodes: shared.stop.nodes(), seconds: shared.stop.seconds(), proven: *proven, moves }
    }
}
