//! Applies writes: dispatches each kind to the file with its statements.

use super::sql::Connection;
use super::{
    Entry, StoreError, Write, WriteOutcome, accounts, arenas, challenges, custom_rules, games, guests,
    puzzles, results, tokens,
};

/// Applies one write, within the connection's transaction.
pub(super) async fn put(db: &mut dyn Connection, write: &Write) -> Result<WriteOutcome, StoreError> {
    match write {
        Write::Game(game) => games::put(db, game).await?,
        Write::Import { game, entries, ended } => {
            return games::import(db, game, entries, ended.as_deref()).await;
        }
        Write::Event { game, entry, opens, live } => {
            return games::put_event(db, game, entry, opens.as_deref(), live.as_deref()).await;
        }
        Write::End { game, entry, ended, live } => {
            let fate = games::put_event(db, game, entry, None, live.as_deref()).await?;
            if fate == WriteOutcome::Kept {
                results::put(db, game, ended, entry.v).await?;
            }
            return Ok(fate);
        }
        Write::Place { game, side, mark } => results::put_place(db, game, *side, mark).await?,
        Write::Account(write) => return accounts::put(db, write).await,
        Write::Token(write) => return tokens::put(db, write).await,
        Write::Puzzle(tried) => return puzzles::put(db, tried).await,
        Write::Guest(guest) => guests::put(db, guest).await?,
        Write::Rules(own) => custom_rules::put(db, own).await?,
        Write::RulesUsed { name, at } => custom_rules::touch(db, name, *at).await?,
        Write::Challenge(challenge) => challenges::put(db, challenge).await?,
        Write::ChallengeEnd { challenge, at } => return challenges::put_end(db, challenge, *at).await,
        Write::Take(taking) => return challenges::take(db, taking).await,
        Write::ClearChallenges { before } => challenges::clear(db, *before).await?,
        Write::Here { arena: None, person, now, until } => {
            challenges::put_off(db, person, *now, *until).await?;
        }
        Write::Here { arena: Some(arena), person, until, .. } => {
            arenas::put_off(db, arena, person, *until).await?;
        }
        Write::Arena(arena) => arenas::put(db, arena).await?,
        Write::ArenaJoin(joining) => return arenas::join(db, joining).await,
        Write::ArenaLeave { arena, person, at } => arenas::leave(db, arena, person, *at).await?,
        Write::ArenaRound(round) => return arenas::put_round(db, round).await,
        Write::ArenaClose { arena, at } => return arenas::close(db, arena, *at).await,
        Write::SweepGuests { now } => guests::sweep(db, *now).await?,
        Write::DeleteGame { game, v } => return games::delete(db, game, *v).await,
        Write::Trial { at } => guests::put_trial(db, *at).await?,
        Write::First { name, value } => return guests::put_first(db, name, value).await,
    }
    Ok(WriteOutcome::Kept)
}

/// Applies a batch, within the connection's transaction.
///
/// Writes are sorted by the keys they touch, so that two processes with overlapping batches cannot deadlock.
pub(super) async fn put_all(
    db: &mut dyn Connection,
    batch: &[Write],
) -> Result<Vec<WriteOutcome>, StoreError> {
    let mut order: Vec<usize> = (0..batch.len()).collect();
    order.sort_by_key(|index| touches(&batch[*index]));
    // Moves are nearly all writes. They are stored together, after the writes that they may depend on.
    let (moves, others): (Vec<usize>, Vec<usize>) =
        order.into_iter().partition(|index| only_adds(&batch[*index]).is_some());
    let mut fates = vec![WriteOutcome::Kept; batch.len()];
    for index in others {
        fates[index] = put(db, &batch[index]).await?;
    }
    let events: Vec<_> = moves.iter().filter_map(|index| only_adds(&batch[*index])).collect();
    for (index, fate) in moves.into_iter().zip(games::put_events(db, &events).await?) {
        fates[index] = fate;
    }
    Ok(fates)
}

/// Stores a batch of moves only, with one statement outside a transaction. Nearly
/// every batch is like this, and BEGIN and COMMIT would each cost a round trip.
///
/// `false` if the batch has other writes, or a number is taken. Then nothing is stored, and [`put_all`] handles the batch.
pub(super) async fn put_at_once(db: &mut dyn Connection, batch: &[Write]) -> Result<bool, StoreError> {
    let Some(mut events) = batch.iter().map(only_adds).collect::<Option<Vec<_>>>() else { return Ok(false) };
    if !(1..=games::MOST_ROWS).contains(&events.len()) {
        return Ok(false);
    }
    // Sorted by game, as all batches are.
    events.sort_by_key(|(game, _)| *game);
    match games::put_free_events(db, &events).await {
        Ok(()) => Ok(true),
        Err(StoreError::Exists { .. }) => Ok(false),
        Err(error) => Err(error),
    }
}

/// The event of a write that contains nothing else.
fn only_adds(write: &Write) -> Option<(&str, &Entry)> {
    match write {
        Write::Event { game, entry, opens: None, live: None } if entry.guest.is_none() => Some((game, entry)),
        _ => None,
    }
}

fn touches(write: &Write) -> &str {
    match write {
        Write::Event { game, .. }
        | Write::End { game, .. }
        | Write::Place { game, .. }
        | Write::DeleteGame { game, .. } => game,
        Write::Account(write) => write.touches(),
        Write::Token(write) => write.touches(),
        Write::Puzzle(tried) => &tried.account,
        Write::Game(game) | Write::Import { game, .. } => &game.id,
        Write::Guest(guest) => &guest.id,
        Write::Rules(own) => &own.rules.file,
        Write::RulesUsed { name, .. } => name,
        Write::Challenge(challenge) => &challenge.id,
        Write::ChallengeEnd { challenge, .. } => challenge,
        Write::Take(taking) => &taking.challenge,
        Write::ClearChallenges { .. } | Write::SweepGuests { .. } | Write::Trial { .. } => "",
        Write::Here { person, .. } => person,
        Write::Arena(arena) => &arena.id,
        Write::ArenaJoin(joining) => &joining.arena,
        Write::ArenaLeave { arena, .. } | Write::ArenaClose { arena, .. } => arena,
        Write::ArenaRound(round) => &round.arena,
        Write::First { name, .. } => name,
    }
}
