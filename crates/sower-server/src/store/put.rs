//! What is to be kept, each by the file that has its statements.

use super::sql::Connection;
use super::{Fate, StoreError, Write, games, guests, own_rules};

/// Keeps one thing, in the transaction that a connection is in.
pub(super) async fn put(db: &mut dyn Connection, write: &Write) -> Result<Fate, StoreError> {
    match write {
        Write::Game(game) => games::put(db, game).await?,
        Write::Event { game, entry, opens } => {
            return games::put_event(db, game, entry, opens.as_deref()).await;
        }
        Write::Guest(guest) => guests::put(db, guest).await?,
        Write::Rules(own) => own_rules::put(db, own).await?,
        Write::RulesUsed { name, at } => own_rules::touch(db, name, *at).await?,
        Write::First { name, value } => return guests::put_first(db, name, value).await,
    }
    Ok(Fate::Kept)
}

/// Keeps all of a batch, in the transaction that a connection is in.
///
/// They are kept in the order of what they touch, so that of two processes whose batches meet in several games neither waits for
/// the other in a circle.
pub(super) async fn put_all(db: &mut dyn Connection, batch: &[Write]) -> Result<Vec<Fate>, StoreError> {
    let mut order: Vec<usize> = (0..batch.len()).collect();
    order.sort_by_key(|index| touches(&batch[*index]));
    let mut fates = vec![Fate::Kept; batch.len()];
    for index in order {
        fates[index] = put(db, &batch[index]).await?;
    }
    Ok(fates)
}

fn touches(write: &Write) -> &str {
    match write {
        Write::Event { game, .. } => game,
        Write::Game(game) => &game.id,
        Write::Guest(guest) => &guest.id,
        Write::Rules(own) => &own.rules.file,
        Write::RulesUsed { name, .. } => name,
        Write::First { name, .. } => name,
    }
}
