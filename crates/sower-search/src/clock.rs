//! A monotonic clock that also works in WebAssembly.
//!
//! WebAssembly has no clock and std's panics there, so the host of such a module provides one (`set_clock`). Until it does, no time
//! passes and time limits never end a search.

#[cfg(not(target_family = "wasm"))]
pub use std::time::Instant;

#[cfg(target_family = "wasm")]
pub use host::Instant;
#[cfg(target_family = "wasm")]
pub use host::set_clock;

#[cfg(target_family = "wasm")]
mod host {
    use std::sync::OnceLock;
    use std::time::Duration;

    static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

    /// Sets the clock of this module: a function that returns the time since any fixed moment. Only the first call has an effect.
    pub fn set_clock(clock: fn() -> Duration) {
        // The first one stays: times of two clocks cannot be compared.
        let _ = CLOCK.set(clock);
    }

    /// A moment of the host's clock.
    #[derive(Clone, Copy, Debug)]
    pub struct Instant(Duration);

    impl Instant {
        /// The current time.
        pub fn now() -> Instant {
            Instant(CLOCK.get().map_or(Duration::ZERO, |clock| clock()))
        }

        /// The time since this moment.
        pub fn elapsed(self) -> Duration {
            Instant::now().0.saturating_sub(self.0)
        }
    }
}
