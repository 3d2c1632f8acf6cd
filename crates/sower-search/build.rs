//! Lists the tuned weights of games.

#[path = "../embed_games.rs"]
mod embed_games;

fn main() -> std::io::Result<()> {
    embed_games::embed("weights")
}
