//! Lists the tuned weights and calibrated levels of games.

#[path = "../embed_games.rs"]
mod embed_games;

fn main() -> std::io::Result<()> {
    embed_games::embed("weights")?;
    embed_games::embed("levels")
}
