//! The trainer's thread: prepares an endgame, checks the pupil's moves and replies to them.

use std::fmt;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};

use rand::SeedableRng as _;
use rand_pcg::Pcg64;
use sower_core::{Game, Move, Position};
use sower_puzzles::{NotTrainable, Trainer};
use sower_search::Stop;
use sower_tables::EndgameTables;
use sower_text::message;

use crate::app::{Endgame, Message, Ticket, TrainerAnswer};
use crate::say::say;

/// The most positions to try before the trainer gives up.
const MOST_TRIES: u32 = 8;

/// Finds a game's endgame tables, and builds small ones if there are none.
#[derive(Clone)]
pub struct TableSource(Arc<FindTables>);

type FindTables = dyn Fn(&Arc<Game>, &Stop) -> Result<Option<Arc<EndgameTables>>, String> + Send + Sync;

impl TableSource {
    /// A source that calls a function. The function may take seconds; it should return early once it is stopped.
    pub fn new(
        find: impl Fn(&Arc<Game>, &Stop) -> Result<Option<Arc<EndgameTables>>, String> + Send + Sync + 'static,
    ) -> TableSource {
        TableSource(Arc::new(find))
    }
}

impl fmt::Debug for TableSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TableSource")
    }
}

/// The endgame to prepare.
pub(super) struct Wanted {
    pub(super) ticket: Ticket,
    pub(super) game: Arc<Game>,
    pub(super) from: Option<Position>,
    pub(super) seed: u64,
}

/// A request to the trainer.
pub(super) enum Request {
    Check(Ticket, Move),
    Reply(Ticket),
    TakeBack,
}

/// The trainer's thread: prepares the endgame, then answers requests until the channel closes.
pub(super) fn train(
    wanted: Wanted,
    source: &TableSource,
    stop: &Stop,
    asked: &Receiver<Request>,
    told: &Sender<Message>,
) {
    let (ticket, game) = (wanted.ticket, Arc::clone(&wanted.game));
    let mut trainer = match prepare(wanted, source, stop) {
        Ok(trainer) => trainer,
        Err(reason) => {
            let _ = told.send(Message::TrainerReady { ticket, endgame: Err(reason) });
            return;
        }
    };
    let endgame = Endgame { game, from: *trainer.played().position(), task: trainer.task() };
    let _ = told.send(Message::TrainerReady { ticket, endgame: Ok(endgame) });
    while let Ok(request) = asked.recv() {
        let (ticket, answer) = match request {
            Request::Check(ticket, played) => match trainer.play(played) {
                Ok(feedback) => {
                    (ticket, answer(&mut trainer, feedback.keeps, feedback.told, feedback.replies))
                }
                // The screen plays legal moves only.
                Err(_) => continue,
            },
            Request::Reply(ticket) => {
                let replies = trainer.reply();
                (ticket, answer(&mut trainer, true, Vec::new(), replies))
            }
            Request::TakeBack => {
                trainer.take_back();
                continue;
            }
        };
        if stop.is_stopped()
            || told.send(Message::TrainerAnswered { ticket, answer: Box::new(answer) }).is_err()
        {
            return;
        }
    }
}

/// The trainer of a position: the given one, or any that can be won.
fn prepare(wanted: Wanted, source: &TableSource, stop: &Stop) -> Result<Trainer, String> {
    let Wanted { game, from, seed, .. } = wanted;
    let rules = game.rules();
    let tables = (source.0)(&game, stop)?;
    let told = |reason: NotTrainable| say(rules, &reason.sentence());
    if let Some(from) = from {
        return Trainer::new(Arc::clone(&game), tables, from).map_err(told);
    }
    let mut puzzles = sower_puzzles::of_game(&game).map(|puzzles| puzzles.all().to_vec()).unwrap_or_default();
    if tables.is_none() {
        // Without tables only a search proves the result, which succeeds more often with few seeds.
        puzzles.sort_by_key(|puzzle| puzzle.position.in_play());
        puzzles.truncate(puzzles.len().div_ceil(8));
    }
    let mut rng = Pcg64::seed_from_u64(seed);
    let id = rules.about().id.clone();
    let has_tables = tables.is_some();
    for _ in 0..MOST_TRIES {
        let Some(from) = sower_puzzles::exercise(&game, tables.as_deref(), &puzzles, &mut rng) else { break };
        if let Ok(trainer) = Trainer::new(Arc::clone(&game), tables.clone(), from) {
            return Ok(trainer);
        }
        if stop.is_stopped() {
            break;
        }
    }
    Err(say(
        rules,
        &match has_tables {
            true => message!("tui-trainer-none"),
            false => message!("train-no-small-table", game = id),
        },
    ))
}

fn answer(
    trainer: &mut Trainer,
    keeps: bool,
    told: Vec<sower_text::Message>,
    replies: Vec<Move>,
) -> TrainerAnswer {
    let over = keeps && trainer.is_over();
    let result = over.then(|| trainer.result());
    TrainerAnswer { keeps, told, replies, result, mistakes: trainer.slips() }
}
