//! What the module exports to its host, and imports from it. Texts are UTF-8 bytes in the module's memory.
//!
//! ```text
//!  host                         module
//!  alloc(len) ────────────────▶ address          the host writes a text there
//!  announce(text)               a list of paths, one per line
//!  provide(path, text)          a file
//!  answer(request) ───────────▶ status           answer_address(), answer_length(): the body
//!  step(milliseconds) ────────▶ 1 or 0           continues the analysis: is there more to find?
//! ```
#![expect(unsafe_code, reason = "the host passes addresses in the module's memory")]
#![expect(unreachable_pub, reason = "the host reaches these functions, not other crates")]

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sower_core::shipped;
use sower_search::{Stop, set_clock};

use crate::{Answer, Answers, Request, Thinking};

mod host {
    #[link(wasm_import_module = "host")]
    unsafe extern "C" {
        /// Milliseconds since any fixed moment.
        pub(super) safe fn now() -> f64;
        /// Whether the host wants the search to end: 1 or 0.
        pub(super) safe fn stopped() -> i32;
        /// Takes an intermediate result.
        pub(super) safe fn report(address: *const u8, length: usize);
    }
}

/// What the module keeps between two calls.
struct State {
    answers: Answers,
    thinking: Thinking,
    answer: Answer,
}

static STATE: Mutex<Option<State>> = Mutex::new(None);

fn lock() -> MutexGuard<'static, Option<State>> {
    STATE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn now() -> Duration {
    Duration::from_secs_f64(host::now().max(0.0) / 1000.0)
}

fn stop() -> Stop {
    Stop::polling(|| host::stopped() != 0)
}

fn report(text: &str) {
    host::report(text.as_ptr(), text.len());
}

/// Memory for a text of the host, which a call takes over.
#[unsafe(no_mangle)]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast::<u8>()
}

/// Takes over a text that the host has written. Bytes that are not UTF-8 become replacement characters.
///
/// # Safety
/// The address and length must be those of one call of [`alloc`], and must not be used again.
unsafe fn take(address: *mut u8, length: usize) -> String {
    // SAFETY: the caller passes what `alloc` made, once.
    let bytes = unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(address, length)) };
    String::from_utf8(bytes.into_vec())
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// Starts the module. The seed chooses exercises.
#[unsafe(no_mangle)]
pub extern "C" fn start(seed: u32) {
    set_clock(now);
    let answer = Answer { status: 200, body: String::new() };
    *lock() = Some(State { answers: Answers::new(seed.into()), thinking: Thinking::default(), answer });
}

/// Announces files, one path per line.
///
/// # Safety
/// As [`take`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn announce(address: *mut u8, length: usize) {
    // SAFETY: passed on from the host.
    unsafe { take(address, length) }.lines().for_each(shipped::announce);
}

/// Provides a file: the first line is its path.
///
/// # Safety
/// As [`take`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn provide(address: *mut u8, length: usize) {
    // SAFETY: passed on from the host.
    let text = unsafe { take(address, length) };
    if let Some((path, text)) = text.split_once('\n') {
        shipped::provide(path, text.to_owned());
    }
}

/// Answers a request and returns the status.
///
/// # Safety
/// As [`take`].
#[unsafe(no_mangle)]
pub unsafe extern "C" fn answer(address: *mut u8, length: usize) -> u32 {
    // SAFETY: passed on from the host.
    let text = unsafe { take(address, length) };
    let mut state = lock();
    let State { answers, thinking, answer } = state.as_mut().expect("the host starts the module first");
    *answer = match Request::parse(&text) {
        None => Answer { status: 400, body: String::new() },
        Some(request) => thinking
            .answer(answers, &request, &stop(), &mut |text| report(text))
            .unwrap_or_else(|| answers.answer(&request)),
    };
    answer.status.into()
}

/// The address of the last answer's body.
#[unsafe(no_mangle)]
pub extern "C" fn answer_address() -> *const u8 {
    lock().as_ref().map_or(std::ptr::null(), |state| state.answer.body.as_ptr())
}

/// The length of the last answer's body, in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn answer_length() -> usize {
    lock().as_ref().map_or(0, |state| state.answer.body.len())
}

/// Continues the analysis for this many milliseconds. Returns 1 if there is more to find.
#[unsafe(no_mangle)]
pub extern "C" fn step(milliseconds: u32) -> u32 {
    let mut state = lock();
    let State { thinking, .. } = state.as_mut().expect("the host starts the module first");
    let time = Duration::from_millis(milliseconds.into());
    thinking.step(time, &stop(), &mut |text| report(text)).into()
}

/// Helps the searches of the worker that answers. Never returns: the host ends it with its worker.
#[cfg(target_feature = "atomics")]
#[unsafe(no_mangle)]
pub extern "C" fn help() {
    sower_search::help()
}
