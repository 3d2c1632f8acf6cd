//! Embeds the calibrated level parameters of the shipped games.

mod embed_games;

fn main() -> std::io::Result<()> {
    embed_games::embed("levels")
}
