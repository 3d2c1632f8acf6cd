//! Embeds the tuned evaluation weights of the shipped games.

mod embed_games;

fn main() -> std::io::Result<()> {
    embed_games::embed("weights")
}
