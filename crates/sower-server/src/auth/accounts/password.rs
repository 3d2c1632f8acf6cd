//! Passwords, hashed with argon2id and stored only as hashes.
//!
//! A hash fills [`MEMORY`] on purpose. The buffers are allocated once and reused, because allocators would keep a copy for every thread.
//! At most [`AT_ONCE`] buffers are in use; further requests wait for a bounded time.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// The cost of a hash: 19 MiB, two passes, one lane, the minimum in OWASP's Password Storage Cheat Sheet for argon2id.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// Length of a hash, in bytes.
const HASH: usize = Params::DEFAULT_OUTPUT_LEN;

/// Hashes computed concurrently: 38 MiB at most.
const AT_ONCE: usize = 2;

/// How long a request waits for a buffer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The fewest characters of a password. There are no other requirements.
pub const SHORTEST_PASSWORD: usize = 8;
/// The most characters of a password.
pub const LONGEST_PASSWORD: usize = 128;

/// All buffers stayed in use for too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crowded;

/// Whether a password's length is allowed.
pub(crate) fn fits(password: &str) -> bool {
    // A character has at most four bytes, so very long input is rejected without counting.
    password.len() <= 4 * LONGEST_PASSWORD
        && (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.chars().count())
}

/// Computes password hashes, a few at a time.
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
    buffers: Arc<Buffers>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords { places: Arc::new(Semaphore::new(AT_ONCE)), buffers: Arc::default() }
    }

    /// Hashes a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Crowded> {
        self.compute(move |blocks| hash(&password, blocks)).await?.ok_or(Crowded)
    }

    /// Verifies a password. Without a stored hash, because no such account exists, it takes equally long.
    pub(crate) async fn verify(&self, password: String, stored: Option<String>) -> Result<bool, Crowded> {
        self.compute(move |blocks| verify(&password, stored.as_deref(), blocks)).await
    }

    async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut [Block]) -> T + Send + 'static,
    ) -> Result<T, Crowded> {
        let place = timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(Crowded) };
        let buffers = Arc::clone(&self.buffers);
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            buffers.lend(work)
        });
        done.await.map_err(|_| Crowded)
    }
}

/// Reusable buffers for hashing. There are never more than [`AT_ONCE`].
#[derive(Default)]
struct Buffers {
    free: Mutex<Vec<Vec<Block>>>,
}

impl Buffers {
    fn lend<T>(&self, work: impl FnOnce(&mut [Block]) -> T) -> T {
        let free = || self.free.lock().unwrap_or_else(PoisonError::into_inner);
        // Buffers are allocated only when the first person signs in.
        let kept = free().pop();
        let mut blocks = kept.unwrap_or_else(|| vec![Block::new(); MEMORY as usize]);
        let done = work(&mut blocks);
        // Erase what was derived from the password.
        blocks.fill(Block::new());
        free().push(blocks);
        done
    }
}

fn hasher(params: Params) -> Argon2<'static> {
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash(password: &str, blocks: &mut [Block]) -> Option<String> {
    let params = Params::new(MEMORY, PASSES, LANES, Some(HASH)).ok()?;
    let salt = crate::random::bytes::<16>();
    let mut hash = [0; HASH];
    hasher(params.clone())
        .hash_password_into_with_memory(password.as_bytes(), &salt, &mut hash, blocks)
        .ok()?;
    let stored = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(Output::new(&hash).ok()?),
    };
    Some(stored.to_string())
}

fn verify(password: &str, stored: Option<&str>, blocks: &mut [Block]) -> bool {
    static NO_ACCOUNTS: OnceLock<String> = OnceLock::new();
    match stored.and_then(|stored| PasswordHash::new(stored).ok()) {
        Some(stored) => is_hash_of(password, &stored, blocks).unwrap_or(false),
        None => {
            let text = NO_ACCOUNTS
                .get_or_init(|| hash("no account has this", blocks).expect("the parameters are sound"));
            let _ = PasswordHash::new(text).map(|stored| is_hash_of(password, &stored, blocks));
            false
        }
    }
}

/// Whether a hash is a password's; none if the hash is not Sower's. Hashes carry their parameters, so the cost of new ones can change. A
/// hash that needs more memory than a buffer has is not Sower's.
fn is_hash_of(password: &str, stored: &PasswordHash, blocks: &mut [Block]) -> Option<bool> {
    let (salt, hash) = (stored.salt.as_ref()?, stored.hash.as_ref()?);
    let params = Params::try_from(stored).ok()?;
    let is_ours = stored.algorithm == Algorithm::Argon2id.ident()
        && stored.version == Some(Version::V0x13.into())
        && params.block_count() <= blocks.len()
        && params.t_cost() <= 2 * PASSES;
    if !is_ours {
        return None;
    }
    let mut computed = vec![0; hash.len()];
    hasher(params).hash_password_into_with_memory(password.as_bytes(), salt, &mut computed, blocks).ok()?;
    // Constant-time comparison.
    Some(Output::new(&computed).ok()? == *hash)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_verified_by_its_hash_alone() {
        let passwords = Passwords::new();
        let hash = passwords.hash("correct horse".to_owned()).await.expect("a place");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert!(!hash.contains("horse"));
        assert_ne!(passwords.hash("correct horse".to_owned()).await, Ok(hash.clone()), "salted");
        let verify = |password: &str, hash: Option<&str>| {
            passwords.verify(password.to_owned(), hash.map(str::to_owned))
        };
        assert_eq!(verify("correct horse", Some(&hash)).await, Ok(true));
        assert_eq!(verify("Correct horse", Some(&hash)).await, Ok(false));
        assert_eq!(verify("no account has this", None).await, Ok(false));
        assert_eq!(verify("anything", Some("damaged")).await, Ok(false));
    }

    #[test]
    fn only_the_length_of_a_password_matters() {
        assert!(fits("12345678") && fits("        ") && fits(&"ж".repeat(128)) && fits("пароль12"));
        assert!(!fits("1234567") && !fits(&"x".repeat(129)) && !fits(&"x".repeat(1 << 20)));
    }

    #[test]
    fn a_buffer_is_allocated_once_and_wiped() {
        let buffers = Buffers::default();
        let first = buffers.lend(|blocks| {
            hash("correct horse", blocks).expect("a hash");
            blocks.as_ptr()
        });
        let is_empty = |block: &Block| block.as_ref().iter().all(|word| *word == 0);
        let (second, is_wiped) = buffers.lend(|blocks| (blocks.as_ptr(), blocks.iter().all(is_empty)));
        assert_eq!(first, second);
        assert!(is_wiped);
    }

    #[tokio::test]
    async fn a_hash_that_asks_for_more_memory_than_ours_is_refused() {
        let huge = "$argon2id$v=19$m=4194304,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$\
                    iWh06vD8Fy27wf9npn6FXWiCX4K6pW6Ue1Bnzz07Z8A";
        let checked = Passwords::new().verify("anything".to_owned(), Some(huge.to_owned())).await;
        assert_eq!(checked, Ok(false));
    }
}
