//! Prints the sentences of the web page in one language as JSON, for a page of your own.
//!
//! `cargo run -p sower-text --example page_sentences -- kk`

use sower_text::Language;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let tag = std::env::args().nth(1).unwrap_or_else(|| "en".to_owned());
    println!("{}", serde_json::to_string(&Language::of(&tag)?.page_catalogue())?);
    Ok(())
}
