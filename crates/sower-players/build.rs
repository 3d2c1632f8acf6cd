//! Embeds the calibrated level parameters of the shipped games.

#[path = "../embed_games.rs"]
mod embed_games;

fn main() -> std::io::Result<()> {
    embed_games::embed("levels")
}
