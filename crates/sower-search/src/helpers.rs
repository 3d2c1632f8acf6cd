//! Helper threads of a search.
//!
//! A native program starts them for each search. A WebAssembly module cannot start threads: its host starts workers on the same
//! memory, and each calls `help` and waits for searches. A module without shared memory has no helpers.
#![cfg_attr(
    all(target_family = "wasm", target_feature = "atomics"),
    expect(unsafe_code, reason = "a pool of threads runs borrowed work, which has no safe form")
)]

#[cfg(all(target_family = "wasm", target_feature = "atomics"))]
pub use pool::help;
#[cfg(all(target_family = "wasm", target_feature = "atomics"))]
pub(crate) use pool::with_helpers;

/// Runs `main` on this thread and `work` on `count` others. `main` has to make `work` return before it returns itself.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn with_helpers<R>(count: usize, work: &(dyn Fn(usize) + Sync), main: impl FnOnce() -> R) -> R {
    std::thread::scope(|scope| {
        for helper in 1..=count {
            scope.spawn(move || work(helper));
        }
        main()
    })
}

/// Runs `main` alone: there is no other thread.
#[cfg(all(target_family = "wasm", not(target_feature = "atomics")))]
pub(crate) fn with_helpers<R>(_: usize, _: &(dyn Fn(usize) + Sync), main: impl FnOnce() -> R) -> R {
    main()
}

#[cfg(all(target_family = "wasm", target_feature = "atomics"))]
mod pool {
    use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

    type Work = &'static (dyn Fn(usize) + Sync);

    struct Pool {
        /// The work of the current search, and how many helpers may still begin it.
        open: Option<(Work, usize)>,
        /// How many helpers are at it.
        at_work: usize,
        /// How many helpers wait for work.
        idle: usize,
    }

    static POOL: Mutex<Pool> = Mutex::new(Pool { open: None, at_work: 0, idle: 0 });
    static CHANGED: Condvar = Condvar::new();

    fn lock() -> MutexGuard<'static, Pool> {
        POOL.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait(pool: MutexGuard<'static, Pool>) -> MutexGuard<'static, Pool> {
        CHANGED.wait(pool).unwrap_or_else(PoisonError::into_inner)
    }

    /// Helps searches for as long as the worker lives. The host ends it with its worker.
    pub fn help() -> ! {
        let mut pool = lock();
        pool.idle += 1;
        loop {
            let Some((work, places @ 1..)) = pool.open else {
                pool = wait(pool);
                continue;
            };
            pool.open = Some((work, places - 1));
            pool.at_work += 1;
            pool.idle -= 1;
            drop(pool);
            work(places);
            pool = lock();
            pool.at_work -= 1;
            pool.idle += 1;
            CHANGED.notify_all();
        }
    }

    /// Runs `main` on this thread and `work` on up to `count` helpers. `main` has to make `work` return before it returns itself.
    pub(crate) fn with_helpers<R>(
        count: usize,
        work: &(dyn Fn(usize) + Sync),
        main: impl FnOnce() -> R,
    ) -> R {
        // SAFETY: only the lifetime changes. No helper begins the work once `open` is empty, and this function returns only when
        // `at_work` is zero, so every use ends within the borrow. A panic ends the whole module and unwinds nothing.
        let work: Work = unsafe { std::mem::transmute::<&(dyn Fn(usize) + Sync), Work>(work) };
        let mut pool = lock();
        pool.open = Some((work, count.min(pool.idle)));
        CHANGED.notify_all();
        drop(pool);
        let result = main();
        let mut pool = lock();
        pool.open = None;
        while pool.at_work > 0 {
            pool = wait(pool);
        }
        result
    }
}
