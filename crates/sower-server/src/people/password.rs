//! Passwords, hashed with argon2id and never kept otherwise.
//!
//! Each hash takes [`MEMORY`] on purpose, so only a few are reckoned at once, away from the threads that serve sockets; whoever
//! comes when there is no place waits for a bounded time.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// What a hash costs: 19 MiB, two passes, one lane, which the OWASP's Password Storage Cheat Sheet names as the least for argon2id.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// Hashes that are reckoned at once: about 40 MB at the most.
const AT_ONCE: usize = 2;

/// How long somebody waits for a place.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many characters a password has. What they are is its owner's affair.
pub const SHORTEST_PASSWORD: usize = 8;
/// The same.
pub const LONGEST_PASSWORD: usize = 128;

/// Every place is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crowded;

/// Whether a password is neither too short nor too long.
pub(crate) fn fits(password: &str) -> bool {
    // Four bytes a character at the most: nothing long is counted through.
    password.len() <= 4 * LONGEST_PASSWORD
        && (SHORTEST_PASSWORD..=LONGEST_PASSWORD).contains(&password.chars().count())
}

/// The places at which hashes are reckoned.
pub(crate) struct Passwords {
    places: Arc<Semaphore>,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords { places: Arc::new(Semaphore::new(AT_ONCE)) }
    }

    /// The hash of a new password.
    pub(crate) async fn hash(&self, password: String) -> Result<String, Crowded> {
        self.reckon(move || hash(&password)).await?.ok_or(Crowded)
    }

    /// Whether a password is the one of a hash. Where there is no hash, because nobody has that name, it takes as long.
    pub(crate) async fn verify(&self, password: String, kept: Option<String>) -> Result<bool, Crowded> {
        self.reckon(move || verify(&password, kept.as_deref())).await
    }

    async fn reckon<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Crowded> {
        let place = timeout(PATIENCE, Arc::clone(&self.places).acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(Crowded) };
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work()
        });
        done.await.map_err(|_| Crowded)
    }
}

fn hasher() -> Option<Argon2<'static>> {
    let params = Params::new(MEMORY, PASSES, LANES, None).ok()?;
    Some(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash(password: &str) -> Option<String> {
    let salt = crate::random::bytes::<16>();
    hasher()?.hash_password_with_salt(password.as_bytes(), &salt).ok().map(|hash| hash.to_string())
}

fn verify(password: &str, kept: Option<&str>) -> bool {
    static NOBODYS: OnceLock<String> = OnceLock::new();
    let Some(hasher) = hasher() else { return false };
    // A hash says itself with which parameters it was made, so that others can be chosen one day.
    match kept.and_then(|kept| PasswordHash::new(kept).ok()) {
        Some(hash) => hasher.verify_password(password.as_bytes(), &hash).is_ok(),
        None => {
            let text = NOBODYS.get_or_init(|| hash("nobody has this").unwrap_or_default());
            let hash = PasswordHash::new(text);
            let _ = hash.map(|hash| hasher.verify_password(password.as_bytes(), &hash));
            false
        }
    }
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
        assert_eq!(verify("nobody has this", None).await, Ok(false));
        assert_eq!(verify("anything", Some("damaged")).await, Ok(false));
    }

    #[test]
    fn only_the_length_of_a_password_matters() {
        assert!(fits("12345678") && fits("        ") && fits(&"ж".repeat(128)) && fits("пароль12"));
        assert!(!fits("1234567") && !fits(&"x".repeat(129)) && !fits(&"x".repeat(1 << 20)));
    }
}
