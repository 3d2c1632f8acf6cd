//! Analyses the start of a game to a depth with the code of the WebAssembly module, as a native program. `script/wasm-speed` compares
//! the two.
//!
//!     cargo run --release -p sower-wasm --example speed -- oware 17

use std::time::{Duration, Instant};

use sower_search::Stop;
use sower_wasm::{Answers, Request, Thinking};

/// Longer than any search to a depth that is worth comparing.
const LONG: Duration = Duration::from_secs(600);

/// Seconds that this thread has run. Linux knows, whatever else the machine does; elsewhere it is the time that has passed.
fn running(begun: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| begun.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "kalah".to_owned());
    let depth = arguments.next().unwrap_or_else(|| "8".to_owned());
    let body = format!("{{\"threads\":1,\"depth\":{depth},\"position\":{{\"game\":\"{game}\"}}}}");
    let text = format!("POST /api/engine/analysis\n{body}");
    let request = Request::parse(&text).expect("this form is fixed");
    let (mut answers, mut thinking) = (Answers::new(1), Thinking::default());
    let answer = thinking.answer(&mut answers, &request, &Stop::new(), &mut |_| {}).expect("an analysis");
    if answer.status != 200 {
        eprintln!("{}", answer.body);
        std::process::exit(2);
    }
    let begun = Instant::now();
    let before = running(begun);
    let mut last = String::new();
    thinking.step(LONG, &Stop::new(), &mut |found| found.clone_into(&mut last));
    println!("{{\"seconds\":{},\"found\":{last}}}", running(begun) - before);
}
