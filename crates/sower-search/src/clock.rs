//! The time since something began.
//!
//! WebAssembly has no clock of its own, and std's panics there. So the host of such a module gives one ([`set_clock`]); until it does, no time
//! passes and limits of time never end a search.

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

    /// Sets the clock of this module: a function that gives the time since any fixed moment. It can be set once.
    pub fn set_clock(clock: fn() -> Duration) {
        // The first one stays: times of two clocks cannot be compared.
        let _ = CLOCK.set(clock);
    }

    /// A moment of the host's clock.
    #[derive(Clone, Copy, Debug)]
    pub struct Instant(Duration);

    impl Instant {
        /// This moment.
        pub fn now() -> Instant {
            Instant(CLOCK.get().map_or(Duration::ZERO, |clock| clock()))
        }

        /// The time that has passed since.
        pub fn elapsed(self) -> Duration {
            Instant::now().0.saturating_sub(self.0)
        }
    }
}
